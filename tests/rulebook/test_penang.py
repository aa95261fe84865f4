"""The rules of Penang Rummy, one test a rule: its number in the name, the rule in a line, and what breaks
if it is not kept.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from positions import (
    all_dead,
    at,
    closed,
    ended,
    events,
    hand,
    legal,
    match_of,
    new_table,
    play,
    playout,
    points,
    readings,
    refusal,
    table,
    verbs,
    verdict,
)
from tierce.cards import JOKER, Cards, ParseError, numbered_deck
from tierce.cards.card import FACES
from tierce.game import CHANCE, Ending, Phase, State, chance, engine
from tierce.game.actions import parse_actions
from tierce.game.events import Dealt, Died, LaidOff, WentOut
from tierce.game.scoring import card_points, count
from tierce.game.state import meld_law, new_deal
from tierce.melds import Meld
from tierce.rules import RulesError, load
from tierce.table import Table, position_of, project, view_of

NOBODY_OPENED = "new:p1,new:p2,new:p3,new:p4"
TWO_TO_KING = "2h3h4h5h6h7h8h9hThJhQhKh"
SLIDE = "wild.rebind=slide"


# --- A1  Equipment, players, deal ---------------------------------------------------------------------------


def test_A1_1_two_to_six_seats() -> None:
    """Two to six may play, and four is what you get unless you ask."""
    rules = load("penang")
    for seats in range(2, 7):
        assert rules.problems(seats) == []
        assert new_table(seats=seats).seats == seats
    for seats in (1, 7):
        assert [one.where for one in rules.problems(seats)] == ["seats"]
        with pytest.raises(RulesError):
            Table("penang", seats=seats)
    assert Table("penang").seats == 4


def test_A1_2_two_packs_and_six_jokers() -> None:
    """Up to four players share two packs and six jokers, 110 cards; with eight jokers there are 112."""
    for seats in (2, 3, 4):
        deck = load("penang").at(seats).deck
        assert (deck.packs, deck.jokers, 52 * deck.packs + deck.jokers) == (2, 6, 110)
    state = new_table("penang+deck.jokers=8")
    assert state.aside is not None
    everything = sum(state.hands, state.aside)
    assert (len(everything), everything.jokers) == (112, 8)


def test_A1_3_three_packs_from_five_players() -> None:
    """Five and six players need a third pack, and nine jokers, or twelve."""
    for seats in (5, 6):
        state = new_table(seats=seats)
        assert state.aside is not None
        everything = sum(state.hands, state.aside)
        assert (len(everything), everything.jokers) == (165, 9)
        assert {everything.count(face) for face in FACES[:52]} == {3}
        assert load("penang+deck.jokers=12").at(seats).deck.jokers == 12


def test_A1_4_only_printed_jokers_are_wild() -> None:
    """No card but a printed joker stands for another; no rank is turned up as wild."""
    for other in [face for face in FACES[:52] if face.rank != 7]:
        state = at(f"7c7d{other} {'Kh' if other.rank != 13 else '2h'}", "p1:8c8d8h")
        assert verdict(state, f"meld 7c7d{other}") == "bad_run"
    assert verdict(at("7c7dJk Kh", "p1:8c8d8h"), "meld 7c7dJk") == "legal"
    with pytest.raises(ParseError):
        parse_actions("meld 7c7d2h=7h")


def test_A1_5_hand_sizes() -> None:
    """Everybody gets twenty cards, but three players get twenty-five each."""
    for seats, size in ((2, 20), (3, 25), (4, 20), (5, 20), (6, 20)):
        assert [len(one) for one in new_table(seats=seats).hands] == [size] * seats


def test_A1_6_one_card_at_a_time_from_the_dealers_left() -> None:
    """The deal runs clockwise from the dealer's left, a card at a time, the dealer last."""
    terms = load("penang").at(4)
    order = numbered_deck(2, 6)
    state = engine.deal(terms, seats=4, dealer=1, order=order)
    for place, seat in enumerate((2, 3, 0, 1)):
        assert state.hands[seat] == Cards(order[place:80:4])
    start = new_deal(terms, seats=4, dealer=1)
    (dealt,) = chance.dealing(start, order)
    step = engine.apply(start, dealt)
    assert [event.seat for event in step.events if isinstance(event, Dealt)] == [2, 3, 0, 1]
    assert state.aside == Cards(order[80:])


def test_A1_7_undealt_cards_are_never_used_nor_shown() -> None:
    """What is not dealt lies face down to the end: nobody plays it and nobody ever learns it."""
    state = new_table(seed=4)
    aside = state.aside
    for before, _, step in playout(state, seed=4):
        assert step.state.aside == aside
        for seat in (None, 0, 1, 2, 3):
            view = view_of(step.state, seat)
            assert view.state.aside is None
            assert view.aside_count == 30
        assert before.aside_count == 30
        state = step.state
    assert state.over
    assert ended(state).how in (Ending.ALL_DEAD, Ending.GAME)
    for seat in (None, 0):
        assert position_of(view_of(state, seat)).split(" ")[5:7] == ["-", "-"]


# --- A2  Who deals ------------------------------------------------------------------------------------------


def test_A2_1_the_first_dealer_is_drawn_by_lot() -> None:
    """Chance alone says who deals first."""
    dealers = Counter(
        Table("penang+deal.hand_size=3", seats=4, seed=seed).state.dealer for seed in range(200)
    )
    assert set(dealers) == {0, 1, 2, 3}
    # Chi-square with three degrees of freedom: 16.3 is passed by one in a thousand fair lots.
    assert sum((seen - 50) ** 2 / 50 for seen in dealers.values()) < 16.3
    with pytest.raises(ValueError, match="by lot"):
        match_of("penang", 4, 0).next_dealer()


def test_A2_2_the_worst_loser_deals() -> None:
    """Where deals stand alone, the seat with the most points deals next."""
    assert match_of("penang+match.kind=independent", 4, 0, closed(1, 30, 0, 40, 39)).next_dealer() == 2
    assert match_of("penang+match.dealer=worst_loser", 4, 0, closed(1, 30, 0, 40, 39)).next_dealer() == 2


def test_A2_3_the_last_winner_deals() -> None:
    """Where points are kept, whoever won the deal deals next."""
    assert match_of("penang", 4, 0, closed(1, 30, 0, 40, 39)).next_dealer() == 1
    independent = "penang+match.kind=independent+match.dealer=last_winner"
    assert match_of(independent, 4, 0, closed(1, 30, 0, 40, 39)).next_dealer() == 1


def test_A2_4_the_deal_may_go_round() -> None:
    """Or the next seat clockwise deals, whoever won."""
    rules = "penang+match.dealer=next"
    assert match_of(rules, 4, 2, closed(1, 30, 0, 40, 39)).next_dealer() == 3
    assert match_of(rules, 4, 3, closed(1, 30, 0, 40, 39)).next_dealer() == 0


def test_A2_5_winner_and_worst_of_a_deal_that_nobody_closed() -> None:
    """The fewest points win it; of tied seats the first from the old dealer's left counts."""
    assert match_of("penang", 4, 0, all_dead(50, 42, 41, 73)).next_dealer() == 2
    tied = all_dead(42, 50, 42, 50)
    assert tied.winners(load("penang").at(4)) == (0, 2)
    worst = "penang+match.dealer=worst_loser"
    for dealer, winner, loser in ((0, 2, 1), (1, 2, 3), (2, 0, 3), (3, 0, 1)):
        assert match_of("penang", 4, dealer, tied).next_dealer() == winner
        assert match_of(worst, 4, dealer, tied).next_dealer() == loser
    for dealer, winner in ((0, 2), (1, 0), (2, 0), (3, 2)):
        assert match_of("penang+deal.direction=anticlockwise", 4, dealer, tied).next_dealer() == winner


# --- A3  The turn -------------------------------------------------------------------------------------------


def test_A3_1_the_dealers_left_begins_and_the_dead_are_passed_over() -> None:
    """The seat left of the dealer begins; then clockwise, without the dead."""
    for dealer in range(4):
        assert new_table(dealer=dealer).turn == (dealer + 1) % 4
    state = at("7s Kc", "7c7d7h", special="dead:p2,dead:p3")
    assert play(state, "lay 7s m1", "end").turn == 3
    assert play(at("Kc Qd", "7c7d7h", special="dead:p4,dead:p2"), "dead").turn == 2


def test_A3_2_meld_lay_off_and_swap_and_nothing_else() -> None:
    """A live seat melds, lays off and swaps; it never draws, discards or passes."""
    seen = {action.verb for seed in range(6) for _, action, _ in playout(new_table(seed=seed), seed)}
    assert seen == {"meld", "lay", "swap", "end"}
    state = at("7s Kc9d", "7c7d7h7s")
    for words in ("draw", "take", "touch", "discard Kc", "borrow 7h m1", "pass", "knock Kc"):
        assert verdict(state, words) == "phase"
    for words in ("draw 7h", "fold", "take 7h"):
        with pytest.raises(ParseError):
            parse_actions(words)


def test_A3_3_a_turn_ends_after_an_action() -> None:
    """At least one meld or lay-off stands between two ends of turns."""
    state = at("7s Kc9d", "7c7d7h", "p2:4hJk=5h6h")
    assert verdict(state, "end") == "no_action"
    assert "end" not in legal(state)
    assert verdict(state, "lay 7s m1", "end") == "legal"
    assert verdict(play(state, "lay 7s m1", "end"), "end") == "no_action"


def test_A3_4_any_number_of_actions_in_any_order() -> None:
    """No limit to what one turn may lay once the passport is made, in whichever order."""
    state = at("2c2d2h 3s4s5s 6s7s 5h9c TcTd Ac", "p2:4hJk=5h6h", "p3:9d9h9s")
    after = play(
        state, "lay 9c m2", "meld 3s4s5s", "swap 5h m1", "lay 6s7s m3>", "meld 2c2d2h", "meld TcTdJk"
    )
    assert (hand(after), len(after.table)) == ("Ac", 5)
    assert verdict(after, "end") == "legal"


def test_A3_5_nobody_must_do_more_than_one_action() -> None:
    """One action is enough, and three aces in hand may be kept apart and laid off singly."""
    state = at("AsAhAd Kc", "AcAdAs")
    assert verdict(state, "lay As m1", "end") == "legal"
    assert "meld AdAhAs" in legal(state)


def test_A3_6_laid_cards_stay() -> None:
    """A meld on the table is never split, joined, moved or taken back; it only grows, or gives a joker."""
    swaps = 0
    for seed in range(4):
        for before, action, step in playout(new_table(seed=seed), seed):
            for old, new in zip(before.table, step.state.table, strict=False):
                assert (old.owner, old.meld.kind, old.meld.suit) == (new.owner, new.meld.kind, new.meld.suit)
                kept = old.meld.bag if action.verb != "swap" else old.meld.bag.without(Cards([JOKER]))
                assert kept in new.meld.bag
                swaps += action.verb == "swap"
            assert len(step.state.table) >= len(before.table)
    assert swaps
    assert legal(at("9h Kc", "3h4h5h", "p2:6h7h8h")) == ["lay 9h m2>"]


# --- A4  Runs and sets --------------------------------------------------------------------------------------


def free(cards: str, rules: str = "") -> State:
    """Someone with a passport who holds these cards and something else."""
    return at(f"{cards} +", "p1:8c8d8h", rules=rules)


def test_A4_1_runs() -> None:
    """A run is three to fourteen consecutive cards of a suit; the ace is low, high or both, never between."""
    for cards in ("2s3s4s", "As2s3s", "QsKsAs", "As2s3s4s5s6s7s8s9sTsJsQsKsAs"):
        assert verdict(free(cards), f"meld {cards}") == "legal"
    for cards in ("2s3s", "2s3s5s", "2s3s4h", "KsAs2s", "QsKsAs2s", "2s2s3s4s", "7sJk9c"):
        assert verdict(free(cards), f"meld {cards}") == "bad_run"


def test_A4_2_sets() -> None:
    """A set is three or more of a rank; suits do not matter and may repeat."""
    for cards in ("7c7d7h", "7c7c7d", "7c7c7d7d7h7h7s7s", "7c7dJk"):
        assert verdict(free(cards), f"meld {cards}") == "legal"
    for cards in ("7c7d", "7c7c"):
        assert verdict(free(cards), f"meld {cards}") == "bad_set"
    for cards in ("7c7d9h", "7c7d8h"):
        assert verdict(free(cards), f"meld {cards}") == "bad_run"


@pytest.mark.parametrize(("packs", "jokers", "size"), [(2, 6, 14), (2, 8, 16), (3, 9, 21)])
def test_A4_3_the_largest_set(packs: int, jokers: int, size: int) -> None:
    """A set ends only where the deck does: its eight naturals and all the jokers, fourteen cards."""
    law = meld_law(load(f"penang+deck.packs={packs}+deck.jokers={jokers}").at(4))
    cards = tuple(card for card in numbered_deck(packs, jokers) if card is JOKER or card.rank == 8)
    assert len(cards) == size
    whole = Meld.set_of(8, cards)
    assert (law.shape(whole), law.jokers(whole), law.is_full(whole)) == (None, None, False)


def test_A4_4_any_number_of_jokers_side_by_side() -> None:
    """Neither a run nor a set limits its jokers, and they may lie beside each other."""
    assert verdict(free("7sJkJkJkJk"), "meld 7sJk=8sJk=9sJk=TsJk=Js") == "legal"
    assert verdict(free("7sJkJkJkJkJk"), "meld 7sJk=7Jk=7Jk=7Jk=7Jk=7") == "legal"


def test_A4_5_one_natural_at_least() -> None:
    """Jokers alone make no meld."""
    state = free("JkJkJkJk")
    for words in ("meld JkJkJk", "meld Jk=7Jk=7Jk=7", "meld Jk=7cJk=8cJk=9c"):
        assert verdict(state, words) == "all_jokers"
    melds = [action for action in engine.steps(state) if action.verb == "meld"]
    assert melds
    assert all(set(action.cards) != {JOKER} for action in melds)
    assert verdict(free("7cJkJk"), "meld 7cJk=7Jk=7") == "legal"


def test_A4_6_a_joker_in_a_run_is_one_card() -> None:
    """In a run a joker is one suit and place from the moment it lies there."""
    after = play(free("5hJk7h"), "meld 5hJk7h")
    assert table(after)[-1] == "5hJk=6h7h"
    assert verdict(at("6d +", "5hJk=6h7h"), "swap 6d m1") == "joker_mismatch"
    assert verdict(at("8h +", "5hJk=6h7h"), "swap 8h m1") == "joker_mismatch"
    assert verdict(at("6h +", "5hJk=6h7h"), "swap 6h m1") == "legal"


def test_A4_7_a_joker_in_a_set_is_the_rank() -> None:
    """In a set a joker is of the rank and of no suit."""
    for card in ("9c", "9d", "9h", "9s"):
        assert verdict(at(f"{card} +", "9c9sJk=9"), f"swap {card} m1") == "legal"
    with pytest.raises(ParseError):
        parse_actions("meld 9c9sJk=")
    assert verdict(free("9c9sJk"), "meld 9c9sJk=9d") == "bad_run"


def test_A4_8_two_readings_are_refused_with_both() -> None:
    """What can be read in two legal ways must be said; gaps inside a new meld fill themselves."""
    assert readings(free("4h5hJk"), "meld 4h5hJk") == ["meld Jk=3h4h5h", "meld 4h5hJk=6h"]
    assert verdict(free("4h5hJk"), "meld 4h5hJk=6h") == "legal"
    assert verdict(free("4h6hJk"), "meld 4h6hJk") == "legal"
    # An inner gap takes the first joker, so that only the second is in doubt.
    assert readings(free("4h6hJkJk"), "meld 4h6hJkJk") == ["meld Jk=3h4hJk=5h6h", "meld 4hJk=5h6hJk=7h"]
    # With one reading against the law there is no doubt.
    assert verdict(free("QhKhJk"), "meld QhKhJk") == "ambiguous"
    assert verdict(free("KhAhJk"), "meld KhAhJk") == "legal"
    assert readings(at("Jk +", "4h5h6h"), "lay Jk m1") == ["lay Jk m1<", "lay Jk m1>"]
    assert verdict(at("Jk +", "QhKhAh"), "lay Jk m1") == "legal"


def test_A4_9_a_joker_does_not_move() -> None:
    """A joker keeps its place when the run grows: the card it stands for is no lay-off, only a swap."""
    state = at("6h8h4h +", "5hJk=6h7h")
    assert verdict(state, "lay 6h m1") == "bad_run"
    assert table(play(state, "lay 8h m1>", "lay 4h m1<")) == ["4h5hJk=6h7h8h"]
    state = at("6h8h4h +", "5hJk=6h7h", rules=SLIDE)
    assert table(play(state, "lay 6h m1>")) == ["5h6h7hJk=8h"]


def test_A4_10_a_joker_may_double_cards_that_all_lie_there() -> None:
    """A joker may stand for a card of which every copy is on the table."""
    state = at("5hJk7h +", "6h7h8h", "p2:6h6c6d")
    assert verdict(state, "meld 5hJk7h") == "legal"
    burnt = at("5hJk7h9hJk +", "6h7h8h", "p2:6h6c6d", rules="wild.in_run=burnt")
    assert verdict(burnt, "meld 5hJk7h") == "legal"
    assert verdict(burnt, "meld 7hJk9h") == "not_burnt"


# --- A5  The passport ---------------------------------------------------------------------------------------


def unopened(cards: str, *melds: str, rules: str = "") -> State:
    """p1 without a passport, the others with theirs."""
    return at(cards, *melds, special="new:p1", rules=rules)


def test_A5_1_the_first_action_is_a_meld() -> None:
    """On its first turn a seat lays a meld, of any worth, jokers in it or not."""
    state = unopened("2s2h2c JkAc Kh", "p2:7d8d9d")
    assert verbs(state) == {"meld"}
    assert verdict(state, "end") == "no_action"
    assert play(state, "meld 2s2h2c").opened[0]
    after = play(state, "meld 2s2hJk")
    assert after.opened[0]
    assert after.go.opened


def test_A5_2_nothing_before_the_passport() -> None:
    """Before it no lay-off and no swap."""
    state = unopened("Td6h2s2h2c Kh", "p2:7d8d9d", "p3:5hJk=6h7h")
    assert verdict(state, "lay Td m1") == "need_passport"
    assert verdict(state, "swap 6h m2") == "need_passport"
    # The passport is asked for before the cards and the meld are looked at (B12).
    assert verdict(state, "lay Ks m9") == "need_passport"
    assert verdict(state, "swap Ks m9") == "need_passport"
    assert verbs(state) == {"meld"}


def test_A5_3_everything_after_the_passport() -> None:
    """After it the same turn is free: lay-offs, swaps and further melds."""
    state = unopened("Td6h 2s2h2c 3s3h3c Kh", "p2:7d8d9d", "p3:5hJk=6h7h")
    after = play(state, "meld 2s2h2c")
    assert verbs(after) >= {"lay", "swap", "meld", "end"}
    assert verdict(after, "lay Td m1", "swap 6h m2", "meld 3c3h3s", "end") == "legal"


def test_A5_4_no_passport_means_dead() -> None:
    """Who cannot make it is dead at once, and the others go on."""
    state = unopened("2s4s 6hKh", "p2:7d8d9d")
    assert legal(state) == ["dead"]
    after = play(state, "dead")
    assert (after.dead[0], after.opened[0], after.turn, after.phase) == (True, False, 1, Phase.PLAY)
    # The same by itself where the table declares it.
    state = at(
        "8s Kd",
        "8c8d8h8h",
        others=("2s4s6hQcTc +", "8s +", "+"),
        special="new:p2",
        rules="idle.auto_dead=yes",
    )
    after = play(state, "lay 8s m1", "end")
    assert (after.dead, after.opened[1], after.turn) == ((False, True, False, False), False, 2)


def test_A5_5_who_can_must() -> None:
    """A seat with a possible passport may not be dead."""
    state = unopened("2s2h2c Kh", "p2:7d8d9d")
    assert verdict(state, "dead") == "has_moves"
    assert verdict(unopened("2s2hJk Kh", "p2:7d8d9d"), "dead") == "has_moves"
    # A lay-off that would fit is no passport.
    assert verdict(unopened("Td2s4h Kh", "p2:7d8d9d"), "dead") == "legal"


# --- A6  Laying off -----------------------------------------------------------------------------------------


def test_A6_1_onto_any_meld_card_by_card() -> None:
    """Onto one's own and everybody else's melds, as many cards as one likes."""
    state = at("7sTdJh +", "7c7d7h", "p2:7d8d9d", "p3:JcJdJs")
    assert verdict(state, "lay 7s m1", "lay Td m2", "lay Jh m3", "end") == "legal"
    assert [type(event) for event in events(at("8h9h +", "5h6h7h"), "lay 8h9h m1")] == [LaidOff, LaidOff]


def test_A6_2_a_run_grows_at_both_ends() -> None:
    """A run takes the next card at either end, several in a chain, jokers among them."""
    state = at("8h9hJkTh 4h3h +", "5h6h7h")
    assert table(play(state, "lay 8h9hJk=Th m1>", "lay 3h4h m1<")) == ["3h4h5h6h7h8h9hJk=Th"]
    assert verdict(at("9h +", "5h6h7h"), "lay 9h m1") == "bad_run"
    assert verdict(at("6h +", "5h6h7h"), "lay 6h m1") == "bad_run"


def test_A6_3_a_set_takes_its_rank() -> None:
    """A set takes any card of its rank, a suit that lies there already too, and jokers."""
    state = at("8s8s8hJk 9s +", "8c8c8h")
    assert len(play(state, "lay 8s8s8hJk m1").table[0].meld.cards) == 7
    assert verdict(state, "lay 9s m1") == "bad_set"


def test_A6_4_an_ace_that_fits_twice_is_given_an_end() -> None:
    """Of a run from two to king the ace's end must be named."""
    state = at("Ah Kc +", TWO_TO_KING)
    assert readings(state, "lay Ah m1") == ["lay Ah m1<", "lay Ah m1>"]
    assert table(play(state, "lay Ah m1<")) == [f"Ah{TWO_TO_KING}"]
    assert table(play(state, "lay Ah m1>")) == [f"{TWO_TO_KING}Ah"]


def test_A6_5_jokers_go_anywhere() -> None:
    """A joker may be laid off on anybody's meld, run or set."""
    state = at("JkJkJk +", "7c7d7h", "p2:7d8d9d", "p3:JcJdJs")
    assert verdict(state, "lay Jk m1", "lay Jk m2>", "lay Jk m3", "end") == "legal"


# --- A7  Swapping a joker -----------------------------------------------------------------------------------


def test_A7_1_a_natural_from_hand_for_a_joker_on_the_table() -> None:
    """In one's turn, with a passport: card down, joker up, whosever meld it is."""
    state = at("6h2c +", "2s3s4s", "p2:5hJk=6h7h")
    after = play(state, "swap 6h m2")
    assert (after.hands[0].jokers, table(after)) == (1, ["2s3s4s", "5h6h7h"])
    assert after.table[1].owner == 1
    assert after.known[0] == Cards([JOKER])
    assert verdict(state, "swap 6h m2", seat=2) == "turn"
    assert verdict(state, "swap 6h m1") == "joker_mismatch"
    with pytest.raises(ParseError):
        parse_actions("swap Jk=6h m2")


def test_A7_2_the_card_must_fit() -> None:
    """In a run the very card, either copy; in a set any card of the rank."""
    for card, said in (("6h", "legal"), ("6d", "joker_mismatch"), ("5h", "joker_mismatch")):
        assert verdict(at(f"{card} +", "p2:5hJk=6h7h"), f"swap {card} m1") == said
    for card, said in (("9c", "legal"), ("9h", "legal"), ("8c", "joker_mismatch")):
        assert verdict(at(f"{card} +", "p2:9c9sJk=9"), f"swap {card} m1") == said


def test_A7_3_swap_is_not_an_action() -> None:
    """A swap does not pay the turn: an action is owed before it and after it."""
    state = at("6h2c +", "p2:5hJk=6h7h")
    after = play(state, "swap 6h m1")
    assert not after.go.acted
    assert verdict(after, "end") == "no_action"
    assert verdict(after, "lay Jk m1>", "end") == "legal"
    assert verdict(play(at("6h8h2c +", "p2:5hJk=6h7h"), "lay 8h m1"), "swap 6h m1", "end") == "legal"


def test_A7_4_any_number_of_swaps() -> None:
    """As many swaps a turn as there are fitting cards, before and after actions."""
    state = at("6h9d9hTs 2c", "p2:5hJk=6h7h", "p3:9c9sJk=9Jk=9", "8s9sJk=Ts")
    after = play(state, "swap 6h m1", "swap 9d m2", "lay Jk m1>", "swap 9h m2", "swap Ts m3")
    assert hand(after) == "2cJkJkJk"
    assert verdict(after, "end") == "legal"


def test_A7_5_the_joker_may_be_kept() -> None:
    """It need not be played at once, and counts its points if it stays in hand."""
    state = play(at("6h8h 2c", "p2:5hJk=6h7h"), "swap 6h m1", "lay 8h m1", "end")
    assert state.go.owed == 0
    assert count(state.hands[0], state.terms).score == 22


def test_A7_6_a_swap_keeps_the_number_of_cards() -> None:
    """A hand is as long after a swap as before, so no swap goes out."""
    state = at("6h", "p2:5hJk=6h7h", "8c8d8s")
    after = play(state, "swap 6h m1")
    assert (hand(after), after.over) == ("Jk", False)


def test_A7_7_dead_after_a_swap_keeps_the_joker() -> None:
    """Who finds nothing to do after a swap is dead, the joker in hand."""
    # Both melds are full and the other cards make nothing, so the joker cannot be laid anywhere.
    full = "Ah" + TWO_TO_KING + "Jk=Ah"
    state = at("Ah 4c9d", full, "p2:" + full.replace("h", "s"))
    assert legal(state) == ["swap Ah m1", "dead"]
    after = play(state, "swap Ah m1", "dead")
    assert (after.dead[0], hand(after)) == (True, "4c9dJk")
    assert count(after.hands[0], after.terms).score == 33


# --- A8  Dead, Game, the end --------------------------------------------------------------------------------


def test_A8_1_dead_only_when_nothing_can_be_reached() -> None:
    """No meld and no lay-off may be possible, also not by way of swaps."""
    melds = ("p2:5hJk=6h7h", "8c8d8s")
    assert verdict(at("6h", *melds), "dead") == "has_moves"
    assert verdict(at("6d", *melds), "dead") == "legal"
    assert verdict(at("8h", *melds), "dead") == "has_moves"
    # Two swaps together: the jokers and the four make a set, neither swap alone does.
    assert verdict(at("9d", "p2:9c9sJk=9"), "dead") == "has_moves"


def test_A8_2_nobody_dies_by_choice() -> None:
    """While there is a move one must play."""
    state = at("7s Kc +", "7c7d7h")
    assert verdict(state, "dead") == "has_moves"
    assert "dead" not in legal(state)
    state = at("7s Kc +", "7c7d7h", rules="idle.voluntary_dead=yes")
    assert verdict(state, "dead") == "legal"


def test_A8_3_the_dead_are_out_and_count_everything() -> None:
    """A dead seat plays no more, shows nothing, and all its cards count, whatever melds appear later."""
    state = at("Kc9d", "2c3c4c", others=("KdKh 4d8h5h", "+", "+"))
    after = play(state, "dead")
    view = view_of(after, 1)
    assert str(view.hands[0]) == "????"
    assert verdict(after, "lay Kc m1", seat=0) == "turn"
    assert count(after.hands[0], after.terms).score == 19
    assert after.opened[0]


def test_A8_4_the_table_may_declare_it() -> None:
    """A seat without a move is declared dead at the start of its turn."""
    rules = "idle.auto_dead=yes"
    state = at("7s Qs", "7c7d7h", others=("4c9d", "4d9h7d", "+"), rules=rules)
    happened = events(state, "lay 7s m1", "end")
    assert happened[-1] == Died(1, auto=True)
    after = play(state, "lay 7s m1", "end")
    assert (after.dead, after.turn) == ((False, True, False, False), 2)
    quiet = at("7s Qs", "7c7d7h", others=("4c9d", "4d9h7d", "+"))
    assert play(quiet, "lay 7s m1", "end").turn == 1


def test_A8_5_an_empty_hand_is_game() -> None:
    """The last card ends the deal on the spot, in the middle of the turn, without a discard."""
    state = at("7s", "7c7d7h")
    happened = events(state, "lay 7s m1")
    assert isinstance(happened[1], WentOut)
    after = play(state, "lay 7s m1")
    assert (after.over, ended(after).how, ended(after).went_out) == (True, Ending.GAME, 0)
    assert ended(after).winners(after.terms) == (0,)
    melded = play(at("3c3d3h", "7c7d7h"), "meld 3c3d3h")
    assert ended(melded).went_out == 0


def test_A8_6_nobody_plays_after_game() -> None:
    """Melds that others still hold count against them."""
    after = play(at("7s", "7c7d7h", others=("AsAhAd", "7s +", "+")), "lay 7s m1")
    for seat, words in ((1, "meld AdAhAs"), (2, "lay 7s m1"), (1, "end"), (1, "dead")):
        assert verdict(after, words, seat=seat) == "phase"
    assert points(after)[1] == 45


def test_A8_7_the_last_survivor_plays_on() -> None:
    """The deal ends when all are dead; the last one alive plays alone until Game or death."""
    state = at("8sKc", "8c8d8h", special="dead:p2,dead:p3,dead:p4")
    after = play(state, "lay 8s m1", "end")
    assert (after.turn, after.phase) == (0, Phase.PLAY)
    assert verdict(after, "dead") == "legal"
    assert ended(play(after, "dead")).how is Ending.ALL_DEAD
    again = play(at("8s8s", "8c8d8h", special="dead:p2,dead:p3,dead:p4"), "lay 8s m1", "end", "lay 8s m1")
    assert ended(again).how is Ending.GAME


def test_A8_8_every_deal_ends() -> None:
    """Each finished turn lays a card or kills a seat, so the turns of a deal are bounded by the cards."""
    for seats in (2, 3, 6):
        state = new_table(seats=seats, seed=seats)
        left = sum(map(len, state.hands)) + len(state.alive)
        for before, action, step in playout(state, seats, lazy=1.0):
            now = sum(map(len, step.state.hands)) + len(step.state.alive)
            if action.verb == "end":
                assert now < left
                left = now
            state = before
        turns = sum(action.verb in ("end", "dead") for _, action, _ in playout(new_table(seats=seats), 1))
        assert turns <= state.terms.deal.hand_size * seats + seats


# --- A9  Points, match, ties, stakes ------------------------------------------------------------------------


def test_A9_1_card_points() -> None:
    """Two to ten count their pips, court cards ten, an ace fifteen, a joker twenty."""
    terms = load("penang").at(4)
    worth = {face.text: card_points(face, terms) for face in FACES[:53]}
    assert worth.pop("Jk") == 20
    expected = dict(zip("A23456789TJQK", (15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10), strict=True))
    assert all(points_ == expected[text[0]] for text, points_ in worth.items())


def test_A9_2_the_hand_is_the_score() -> None:
    """Everybody counts the cards still held; whoever said Game counts nothing."""
    after = play(at("7s", "7c7d7h", others=("AsKdJk", "2c3d", "+")), "lay 7s m1")
    assert points(after)[:3] == (0, 45, 5)
    dead = play(at("Ks4d", "7c7d7h", special="dead:p2,dead:p3,dead:p4"), "dead")
    assert points(dead) == tuple(count(one, dead.terms).score for one in dead.hands)
    assert points(dead)[0] == 14


def test_A9_3_dying_costs_nothing_more() -> None:
    """No penalty for death or for a missed passport beyond the cards."""
    for missed in ((), (0,)):
        assert all_dead(14, 20, missed=missed).points(load("penang").at(2)) == (14, 20)
    for penalty, score in (("plus_50", 64), ("double", 28)):
        terms = load(f"penang+score.no_passport={penalty}").at(2)
        assert all_dead(14, 20, missed=(0,)).points(terms) == (score, 20)


def test_A9_4_the_low_score_wins() -> None:
    """Fewest points win the deal and the match."""
    assert all_dead(30, 12, 40, 13).winners(load("penang").at(4)) == (1,)
    match = match_of("penang+match.deals=2", 3, 0, all_dead(30, 12, 40), all_dead(1 + 1, 30, 3))
    assert (match.totals, match.over, match.winners) == ((32, 42, 43), True, (0,))


def test_A9_5_independent_deals_or_running_totals() -> None:
    """Totals are kept to 300 or for a number of deals, or each deal is a game of its own."""
    match = match_of("penang", 2, 0, closed(0, 0, 150), closed(0, 0, 149))
    assert (match.totals, match.over) == ((0, 299), False)
    match = match_of("penang", 2, 0, closed(0, 0, 150), closed(0, 0, 150))
    assert (match.totals, match.over, match.winners) == ((0, 300), True, (0,))
    match = match_of("penang+match.deals=1", 2, 0, closed(0, 0, 15))
    assert match.over
    independent = "penang+match.kind=independent+match.deals=3"
    results = (closed(0, 0, 290), closed(1, 20, 0), closed(1, 20, 0))
    match = match_of(independent, 2, 0, *results)
    assert (match.totals, match.over, match.winners) == ((0, 0), True, (1,))
    assert not match_of(independent, 2, 0, *results[:2]).over


def test_A9_6_ties_are_shared() -> None:
    """Seats with the same lowest score share the deal, or the match."""
    assert all_dead(20, 12, 40, 12).winners(load("penang").at(4)) == (1, 3)
    match = match_of("penang+match.deals=1", 4, 0, all_dead(20, 12, 40, 12))
    assert (match.over, match.winners) == (True, (1, 3))
    extra = match_of("penang+match.deals=1+match.ties=extra_deal", 4, 0, all_dead(20, 12, 40, 12))
    assert not extra.over


def test_A9_7_settlement_sums_to_nothing() -> None:
    """No money; where a settlement is asked for, every seat pays each better one the difference."""
    result = all_dead(20, 12, 40)
    assert list(result.settlement(load("penang").at(3))) == [0, 0, 0]
    difference = result.settlement(load("penang+match.settlement=difference").at(3))
    assert list(difference) == [-8 + 20, 8 + 28, -28 - 20]
    winner = result.settlement(load("penang+match.settlement=winner_takes_difference").at(3))
    assert list(winner) == [-8, 36, -28]
    assert sum(difference) == sum(winner) == 0


# --- A10  The state machine ---------------------------------------------------------------------------------


def test_A10_a_new_seat_melds_or_dies() -> None:
    """NEW: every meld, or death where there is none."""
    assert verbs(unopened("2s2h2c Kh", "p2:7d8d9d")) == {"meld"}
    assert verbs(unopened("2s4h6c Kh", "p2:7d8d9d")) == {"dead"}


def test_A10_a_live_seat_ends_after_an_action_and_dies_only_before_one() -> None:
    """LIVE: melds, lay-offs and swaps; the end after an action; death before one, with nothing in reach."""
    state = at("7s7s2c2d2h Kc6h", "7c7d7h", "p2:5hJk=6h7h")
    assert verbs(state) == {"meld", "lay", "swap"}
    assert verbs(play(state, "lay 7s m1")) == {"meld", "lay", "swap", "end"}
    acted = play(at("7s Kc 2d", "7c7d7h"), "lay 7s m1")
    assert legal(acted) == ["end"]
    assert verdict(acted, "dead") == "phase"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_A10_invariants_hold_all_through_a_deal(seats: int) -> None:
    """Cards are conserved, melds stay lawful, a swap keeps the hand's size, other acts shrink it."""
    state = new_table(seats=seats, seed=seats + 10)
    deck = Cards(numbered_deck(state.terms.deck.packs, state.terms.deck.jokers))
    law = meld_law(state.terms)
    for before, action, step in playout(state, seats):
        after = step.state
        assert after.aside is not None
        zones = sum(after.hands, after.aside)
        for lies in after.table:
            zones += lies.meld.bag
            assert (law.shape(lies.meld), law.jokers(lies.meld)) == (None, None)
        assert zones == deck
        change = len(after.hands[before.turn]) - len(before.hands[before.turn])
        cost = {"meld": -len(action.cards), "lay": -1, "swap": 0, "end": 0, "dead": 0}
        assert change == cost[action.verb]
        assert after.phase is Phase.OVER or after.alive


def test_A10_the_deal_is_over_with_nobody_left() -> None:
    """Game, or no seat in NEW or LIVE."""
    state = at("Kc4d", "7c7d7h", special="dead:p2,dead:p3,dead:p4")
    after = play(state, "dead")
    assert (after.over, after.alive, after.waiting_for) == (True, [], ())


# --- A11  Rulings -------------------------------------------------------------------------------------------


def test_A11_on_A4_8_the_order_of_cards_does_not_matter() -> None:
    """Cards of a meld may be said in any order; a run of thirteen with one ace is read as written."""
    for words in ("meld 7s5s6s", "meld 6s5s7s", "meld 5s6s7s"):
        assert table(play(free("5s6s7s"), words))[-1] == "5s6s7s"
    low = "As2s3s4s5s6s7s8s9sTsJsQsKs"
    high = "2s3s4s5s6s7s8s9sTsJsQsKsAs"
    state = free(low)
    assert table(play(state, f"meld {low}"))[-1] == low
    assert table(play(state, f"meld {high}"))[-1] == high
    mixed = "3s2sAs4s5s6s7s8s9sTsJsQsKs"
    assert readings(state, f"meld {mixed}") == [f"meld {low}", f"meld {high}"]
    state = free(low.replace("As", "").replace("4s", "") + "JkJk")
    stated = "Jk=As2s3sJk=4s5s6s7s8s9sTsJsQsKs"
    assert table(play(state, f"meld {stated}"))[-1] == stated
    moved = "2s3sJk=4s5s6s7s8s9sTsJsQsKsJk=As"
    assert table(play(state, f"meld {moved}"))[-1] == moved
    assert verdict(state, "meld Jk=4sJk=As2s3s5s6s7s8s9sTsJsQsKs") == "ambiguous"


def test_A11_on_A6_1_several_cards_go_outwards_from_the_meld() -> None:
    """With > or on a set from the left, with < from the right; all or nothing, each with one reading."""
    assert table(play(at("3h4h +", "5h6h7h"), "lay 3h4h m1<")) == ["3h4h5h6h7h"]
    assert verdict(at("3h4h +", "5h6h7h"), "lay 4h3h m1<") == "bad_run"
    assert verdict(at("3h4h +", "5h6h7h"), "lay 3h4h m1") == "bad_run"
    assert table(play(at("3h4h +", "5h6h7h"), "lay 4h3h m1")) == ["3h4h5h6h7h"]
    assert table(play(at("2h7h +", "3h4h5h6h"), "lay 2h7h m1")) == ["2h3h4h5h6h7h"]
    assert verdict(at("7hJk +", "3h4h5h6h"), "lay 7hJk m1") == "ambiguous"
    assert verdict(at("7hJk +", "3h4h5h6h"), "lay 7hJk m1>") == "legal"


def test_A11_on_A6_4_a_named_end_binds() -> None:
    """An end that does not fit is refused, even if the other would; on a set an end means nothing."""
    assert verdict(at("8h +", "5h6h7h"), "lay 8h m1<") == "bad_run"
    assert verdict(at("8h +", "5h6h7h"), "lay 8h m1>") == "legal"
    state = at("8h +", "8c8d8s")
    assert verdict(state, "lay 8h m1<") == "legal"
    assert "lay 8h m1" in legal(state)
    assert [one for one in legal(state) if "<" in one or ">" in one] == []


def test_A11_on_A7_2_two_jokers_at_both_aces() -> None:
    """Where both aces of a run are jokers the swap names the end; nothing else to swap is a mismatch."""
    run = f"Jk=Ah{TWO_TO_KING}Jk=Ah"
    state = at("Ah Kc +", run)
    assert readings(state, "swap Ah m1") == ["swap Ah m1<", "swap Ah m1>"]
    assert table(play(state, "swap Ah m1<")) == [f"Ah{TWO_TO_KING}Jk=Ah"]
    assert table(play(state, "swap Ah m1>")) == [f"Jk=Ah{TWO_TO_KING}Ah"]
    assert verdict(at("8h +", "5h6h7h"), "swap 8h m1") == "joker_mismatch"
    assert verdict(at("Jk +", "5hJk=6h7h"), "swap Jk m1") == "joker_mismatch"


def test_A11_on_A4_9_slide() -> None:
    """The natural takes the joker's place and the joker goes to a free end: named, or the only one."""
    state = at("6h9d +", "5hJk=6h7h", rules=SLIDE)
    assert readings(state, "lay 6h m1") == ["lay 6h m1<", "lay 6h m1>"]
    after = play(state, "lay 6h m1<")
    assert table(after) == ["Jk=4h5h6h7h"]
    assert verdict(after, "end") == "legal"
    assert verdict(at("Qh9d +", "Jk=QhKhAh", rules=SLIDE), "lay Qh m1>") == "bad_run"
    assert table(play(at("Qh9d +", "Jk=QhKhAh", rules=SLIDE), "lay Qh m1")) == ["Jk=JhQhKhAh"]
    # No free end, no slide.
    full = f"Ah{TWO_TO_KING.replace('6h', 'Jk=6h')}Ah"
    assert verdict(at("6h9d +", full, rules=SLIDE), "lay 6h m1") == "full"
    # An ace that fits a free end is laid there.
    half = f"Jk=Ah{TWO_TO_KING}"
    assert table(play(at("Ah9d +", half, rules=SLIDE), "lay Ah m1")) == [f"{half}Ah"]
    assert verdict(at("Jk9d +", "5hJk=6h7h", rules=SLIDE), "lay Jk m1") == "ambiguous"


def test_A11_on_A3_3_ending_without_a_passport() -> None:
    """`end` by a seat without passport is no_action; cards of one rank that make no set are bad_set."""
    state = unopened("2s2h2c Kh", "p2:7d8d9d")
    assert verdict(state, "end") == "no_action"
    assert verdict(free("7c7d"), "meld 7c7d") == "bad_set"
    assert verdict(free("7c8d9h"), "meld 7c8d9h") == "bad_run"


def test_A11_on_A8_1_without_counting_swaps_both_ways_are_open() -> None:
    """Where swaps do not count, the position is judged as it stands and the swap stays legal beside dead."""
    state = at("6h", "p2:5hJk=6h7h", "8c8d8s", rules="idle.dead_counts_swaps=no")
    assert legal(state) == ["swap 6h m1", "dead"]
    assert verdict(state, "swap 6h m1", "dead") == "has_moves"
    # A swap is legal even if nothing can follow.
    full = f"Ah{TWO_TO_KING}Jk=Ah"
    assert verdict(at("Ah9c", full), "swap Ah m1") == "legal"


def test_A11_on_A8_2_dead_after_an_action_has_no_place() -> None:
    """After an action `dead` is phase, also where it is free; before, a NEW seat then missed its passport."""
    rules = "idle.voluntary_dead=yes"
    state = at("7s Kc +", "7c7d7h", rules=rules)
    assert verdict(state, "lay 7s m1", "dead") == "phase"
    assert verdict(state, "dead") == "legal"
    after = play(unopened("2s2h2c Kh", "p2:7d8d9d", rules=rules), "dead")
    assert (after.dead[0], after.opened[0]) == (True, False)


def test_A11_on_A8_4_the_table_declares_only_at_the_start_of_a_turn() -> None:
    """After a swap that leads nowhere the seat itself says dead."""
    full = f"Ah{TWO_TO_KING}Jk=Ah"
    state = at("Ah9c 4d", full, rules="idle.auto_dead=yes")
    after = play(state, "swap Ah m1")
    assert (after.turn, after.dead[0]) == (0, False)
    assert legal(after) == ["dead"]
    acted = play(at("7s Kc +", "7c7d7h", rules="idle.auto_dead=yes"), "lay 7s m1")
    assert (acted.turn, acted.dead[0]) == (0, False)


def test_A11_on_A8_7_a_new_seat_is_alive_and_scored() -> None:
    """Where the deal ends with the last survivor, one without passport counts as alive, and is scored."""
    state = at(
        "Kc4d", "p3:7c7d7h7s", "8c8d8h8s", others=("Qc9dTh4s5s6s", "+", "+"),
        special="new:p2,dead:p3,dead:p4", rules="out.last_survivor=ends",
    )  # fmt: skip
    after = play(state, "dead")
    assert (ended(after).how, ended(after).unopened) == (Ending.LAST_SURVIVOR, (False,) * 4)
    assert points(after)[1] == count(after.hands[1], after.terms).score > 0


def test_A11_on_A9_3_the_penalty_is_for_the_dead_without_passport() -> None:
    """Only seats declared dead before their passport pay it, and it is part of the score everywhere."""
    rules = "score.no_passport=plus_50"
    state = at(
        "7s", "7c7d7h", "p4:8c8d8h8s", others=("Qc9dTh4s5s6s", "Kc9sTd4h5h6c", "+"),
        special="new:p2,new:p3,dead:p2", rules=rules,
    )  # fmt: skip
    after = play(state, "lay 7s m1")
    assert ended(after).unopened == (False, True, False, False)
    assert points(after)[1] == 94
    assert points(after)[2] == 44
    result = all_dead(20, 30, missed=(0,))
    assert result.winners(load(f"penang+{rules}").at(2)) == (1,)
    assert result.winners(load("penang").at(2)) == (0,)
    worst = f"penang+{rules}+match.dealer=worst_loser"
    assert match_of(worst, 2, 0, result).next_dealer() == 0
    assert match_of(worst, 2, 0, result).totals == (70, 30)


def test_A11_on_A9_6_an_extra_deal_breaks_a_tied_match() -> None:
    """All play on, deal by deal, until one total is lowest; a tied deal stays shared."""
    rules = "penang+match.ties=extra_deal+match.target=50"
    match = match_of(rules, 3, 0, all_dead(20, 20, 60))
    assert (match.over, match.playing, match.winners) == (False, (0, 1, 2), (0, 1))
    assert match.rows[0].winners == (0, 1)
    match = match_of(rules, 3, 0, all_dead(20, 20, 60), all_dead(10, 10, 2))
    assert not match.over
    match = match_of(rules, 3, 0, all_dead(20, 20, 60), all_dead(10, 12, 2))
    assert (match.over, match.winners) == (True, (0,))


def test_A11_on_A9_7_tied_winners_split_exactly() -> None:
    """Each payment to tied winners is divided without rounding."""
    terms = load("penang+match.settlement=winner_takes_difference").at(4)
    got = all_dead(10, 10, 15, 12).settlement(terms)
    assert list(got) == [Fraction(7, 2), Fraction(7, 2), -5, -2]


def test_A11_the_deal_itself_is_an_action_of_chance() -> None:
    """Before the cards are dealt chance acts, and what a seat hears of others' cards is their number."""
    start = new_deal(load("penang").at(4), seats=4, dealer=0)
    assert start.waiting_for == (CHANCE,)
    heard = project(Dealt(1, Cards.parse("7h7s")), 0)
    assert isinstance(heard, Dealt)
    assert str(heard.cards) == "????"
    assert refusal(at("Kc +", "7c7d7h"), "dead", seat=1).reason == "turn"
