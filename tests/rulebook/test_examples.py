"""The worked examples P01 to P40 of the rules of Penang Rummy, each a test named by its number.

They are read with `auto_dead=no`, four seats, and p1 to act with a passport, unless an example says
otherwise.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from positions import (
    at,
    ended,
    events,
    hand,
    legal,
    play,
    points,
    readings,
    refusal,
    table,
    verbs,
    verdict,
)
from tierce.cards import Cards, ParseError, numbered_deck
from tierce.game import Ending, Phase, State, engine
from tierce.game.actions import parse_actions
from tierce.game.scoring import DealResult, count
from tierce.rules import load
from tierce.table import Match, shuffle

Example = Callable[[], None]
EXAMPLES: dict[str, Example] = {}


def example(number: str) -> Callable[[Example], Example]:
    def keep(function: Example) -> Example:
        assert number not in EXAMPLES
        EXAMPLES[number] = function
        return function

    return keep


@pytest.mark.parametrize("number", [f"P{n:02}" for n in range(1, 41)])
def test_example(number: str) -> None:
    EXAMPLES[number]()


def dealt(seats: int, dealer: int = 0) -> State:
    terms = load("penang+idle.auto_dead=no").at(seats)
    deck = numbered_deck(terms.deck.packs, terms.deck.jokers)
    order = shuffle.shuffled(deck, shuffle.seed_of(seats))
    return engine.deal(terms, seats=seats, dealer=dealer, order=order)


def check_deal(seats: int, size: int, aside: int, total: int) -> None:
    state = dealt(seats)
    assert [len(one) for one in state.hands] == [size] * seats
    assert state.aside is not None
    assert (len(state.aside), state.aside_count) == (aside, aside)
    assert size * seats + aside == total
    assert sum(state.hands, state.aside) == Cards(
        numbered_deck(state.terms.deck.packs, state.terms.deck.jokers)
    )
    assert (state.phase, state.turn, state.opened) == (Phase.PLAY, 1, (False,) * seats)


@example("P01")
def four_seats() -> None:
    check_deal(4, size=20, aside=30, total=110)


@example("P02")
def three_seats() -> None:
    check_deal(3, size=25, aside=35, total=110)


@example("P03")
def five_seats() -> None:
    check_deal(5, size=20, aside=65, total=165)


@example("P04")
def a_passport_has_no_minimum() -> None:
    state = at("4c5c6c Ks9d", special="new:p1,new:p2,new:p3,new:p4")
    after = play(state, "meld 4c5c6c")
    assert after.opened == (True, False, False, False)
    assert table(after) == ["4c5c6c"]
    assert "end" in legal(after)
    assert play(after, "end").turn == 1


def no_passport_yet() -> State:
    return at("Td 2s2h2c Kh9c", "p2:7d8d9d", special="new:p1")


@example("P05")
def no_lay_off_before_the_passport() -> None:
    state = no_passport_yet()
    assert verdict(state, "lay Td m1") == "need_passport"
    assert verbs(state) == {"meld"}


@example("P06")
def a_lay_off_after_the_passport() -> None:
    after = play(no_passport_yet(), "meld 2s2h2c", "lay Td m1")
    assert table(after) == ["7d8d9dTd", "2c2h2s"]
    assert "end" in legal(after)


def joker_run_and_no_passport() -> State:
    return at("6h 3s3d3c Kh9c", "p2:5hJk=6h7h", special="new:p1")


@example("P07")
def no_swap_before_the_passport() -> None:
    assert verdict(joker_run_and_no_passport(), "swap 6h m1") == "need_passport"


@example("P08")
def a_swap_after_the_passport_in_the_same_turn() -> None:
    after = play(joker_run_and_no_passport(), "meld 3s3d3c", "swap 6h m1")
    assert hand(after) == "9cKhJk"
    assert table(after) == ["5h6h7h", "3c3d3s"]
    assert "end" in legal(after)


def joker_run(cards: str = "6h 2c9d") -> State:
    return at(cards, "p2:5hJk=6h7h", "2s3s4s")


@example("P09")
def a_swap_is_no_action() -> None:
    state = joker_run()
    assert verdict(state, "swap 6h m1", "end") == "no_action"
    assert "end" not in legal(play(state, "swap 6h m1"))


@example("P10")
def a_swap_and_then_an_action() -> None:
    after = play(joker_run(), "swap 6h m1", "lay Jk m1>", "end")
    assert table(after)[0] == "5h6h7hJk=8h"
    assert len(after.hands[0]) == 2
    assert after.turn == 1


@example("P11")
def sets_may_repeat_suits() -> None:
    after = play(at("8h8h8c8s 2d", "p1:JcQcKc"), "meld 8h8h8c8s")
    assert table(after)[-1] == "8c8h8h8s"


@example("P12")
def nothing_follows_the_high_ace() -> None:
    state = at("TsJsQsKsAs2s 4d", "p1:8c8d8h")
    assert verdict(state, "meld TsJsQsKsAs2s") == "bad_run"
    assert verdict(state, "meld TsJsQsKsAs") == "legal"


@example("P13")
def the_ace_is_low() -> None:
    assert table(play(at("As2s3s4s5s 9d", "p1:8c8d8h"), "meld As2s3s4s5s"))[-1] == "As2s3s4s5s"


TWO_TO_KING = "2h3h4h5h6h7h8h9hThJhQhKh"


@example("P14")
def an_ace_at_both_ends() -> None:
    after = play(at("AhAh 4c", TWO_TO_KING), "lay Ah m1<", "lay Ah m1>")
    assert table(after) == [f"Ah{TWO_TO_KING}Ah"]
    assert len(after.table[0].meld.cards) == 14


@example("P15")
def a_run_of_fourteen_is_full() -> None:
    state = play(at("AhAhJk 4c", TWO_TO_KING), "lay Ah m1<", "lay Ah m1>")
    assert verdict(state, "lay Jk m1") == "full"
    assert verdict(state, "lay Jk m1>") == "full"
    assert verdict(state, "lay 4c m1") == "full"


@example("P16")
def fourteen_in_a_set() -> None:
    state = at("Jk 4c5d", "8c8c8d8d8h8h8s8sJk=8Jk=8Jk=8Jk=8Jk=8")
    after = play(state, "lay Jk m1")
    assert len(after.table[0].meld.cards) == 14
    # All eights and all jokers of the deck lie there, so nobody holds a card that fits.
    on_table = after.table[0].meld.bag
    deck = Cards(numbered_deck(2, 6))
    assert not [card for card in deck.without(on_table).faces() if card.is_joker or card.rank == 8]


@example("P17")
def an_ace_that_fits_both_ends() -> None:
    state = at("Ah 4c5d", TWO_TO_KING)
    assert readings(state, "lay Ah m1") == ["lay Ah m1<", "lay Ah m1>"]


def seven_and_two_jokers() -> State:
    return at("7sJkJk 4c5d", "p1:QcQdQh")


@example("P18")
def jokers_side_by_side() -> None:
    after = play(seven_and_two_jokers(), "meld 7sJk=8sJk=9s")
    assert table(after)[-1] == "7sJk=8sJk=9s"


@example("P19")
def a_meld_that_may_be_four_things() -> None:
    assert readings(seven_and_two_jokers(), "meld 7sJkJk") == [
        "meld 7sJk=7Jk=7",
        "meld Jk=5sJk=6s7s",
        "meld Jk=6s7sJk=8s",
        "meld 7sJk=8sJk=9s",
    ]


@example("P20")
def jokers_alone() -> None:
    state = at("JkJkJk 4c5d", "p1:QcQdQh")
    assert verdict(state, "meld JkJkJk") == "all_jokers"
    assert verdict(state, "meld Jk=7Jk=7Jk=7") == "all_jokers"
    state = at("JkJkJk 4c5d", "p1:QcQdQh", rules="melds.min_naturals=0")
    assert table(play(state, "meld Jk=7Jk=7Jk=7"))[-1] == "Jk=7Jk=7Jk=7"
    assert table(play(state, "meld Jk=7cJk=8cJk=9c"))[-1] == "Jk=7cJk=8cJk=9c"


@example("P21")
def the_wrong_suit_wins_no_joker_of_a_run() -> None:
    assert verdict(joker_run("6d 2c9d"), "swap 6d m1") == "joker_mismatch"


@example("P22")
def either_copy_wins_the_joker_of_a_run() -> None:
    assert hand(play(joker_run("6h 2c9d"), "swap 6h m1")) == "2c9dJk"
    # Both copies of 6h in one hand: the one that is put down is like the other.
    assert hand(play(joker_run("6h6h2c9d"), "swap 6h m1")) == "2c9d6hJk"


@example("P23")
def the_rank_wins_the_joker_of_a_set() -> None:
    after = play(at("9c 2d4h", "p2:9c9sJk=9", "p1:JcQcKc"), "swap 9c m1")
    assert hand(after) == "2d4hJk"
    assert table(after)[0] == "9c9c9s"


@example("P24")
def two_swaps_and_game() -> None:
    state = at("6h9d4s", "p1:5hJk=6h7h", "p2:9c9sJk=9", others=("+", "Ks4d", "+"))
    after = play(state, "swap 6h m1", "swap 9d m2", "meld 4sJk=4Jk=4")
    result = ended(after)
    assert (result.how, result.went_out) == (Ending.GAME, 0)
    assert (points(after)[0], points(after)[2]) == (0, 14)
    assert hand(after) == ""


def three_to_six(cards: str) -> State:
    return at(cards, "3h4h5h6h")


@example("P25")
def several_cards_and_both_ends() -> None:
    after = play(three_to_six("7h8h9h2h Kc"), "lay 7h8h9h m1>", "lay 2h m1<")
    assert table(after) == ["2h3h4h5h6h7h8h9h"]
    assert len(after.table[0].meld.cards) == 8


@example("P26")
def a_joker_bridges_the_gap() -> None:
    state = three_to_six("8hJk Kc")
    assert verdict(state, "lay 8h m1") == "bad_run"
    assert verdict(state, "lay 8h m1>") == "bad_run"
    assert table(play(state, "lay Jk=7h8h m1>")) == ["3h4h5h6hJk=7h8h"]


@example("P27")
def a_jokers_place_is_taken() -> None:
    state = at("7h8h Kc", "5h6hJk=7h")
    assert verdict(state, "lay 7h m1>") == "bad_run"
    assert hand(play(state, "swap 7h m1")) == "Kc8hJk"
    assert table(play(state, "lay 8h m1>")) == ["5h6hJk=7h8h"]


@example("P28")
def dead_with_nothing_that_fits() -> None:
    state = at("Ks4d", "p2:8c8d8h", "p1:5c6c7c")
    assert legal(state) == ["dead"]
    after = play(state, "dead")
    assert after.dead == (True, False, False, False)
    assert count(after.hands[0], after.terms).score == 14


@example("P29")
def not_dead_with_a_card_that_fits() -> None:
    state = at("Ks4d", "TsJsQs")
    assert verdict(state, "dead") == "has_moves"
    assert legal(state) == ["lay Ks m1>"]


@example("P30")
def not_dead_with_a_swap_that_helps() -> None:
    melds = ("5hJk=6h7h", "p2:8c8d8s")
    assert verdict(at("6h", *melds), "dead") == "has_moves"
    state = at("6h", *melds, rules="idle.dead_counts_swaps=no")
    assert verdict(state, "dead") == "legal"
    assert legal(state) == ["swap 6h m1", "dead"]


PAIRS = "2s2h 4s4h 6s6h 8s8h TsTh QsQh AsAh 3d3c 5d5c 7d7c"


@example("P31")
def no_passport_in_ten_pairs() -> None:
    state = at(PAIRS, special="new:p1,new:p2,new:p3,new:p4")
    assert legal(state) == ["dead"]
    after = play(state, "dead")
    assert (after.dead[0], after.opened[0]) == (True, False)
    assert count(after.hands[0], after.terms).score == 140


@example("P32")
def a_joker_makes_any_pair_a_passport() -> None:
    state = at(PAIRS.replace("2s", "Jk", 1), special="new:p1,new:p2,new:p3,new:p4")
    assert verbs(state) == {"meld"}
    assert set(legal(state)) >= {
        f"meld {pair}Jk={pair[0]}" for pair in ("4h4s", "6h6s", "8h8s", "ThTs", "QhQs", "AhAs", "3c3d")
    }


@example("P33")
def nobody_melds_after_game() -> None:
    state = at("Ts", "TcTdTh", others=("AsAhAcJk", "+", "+"))
    after = play(state, "lay Ts m1")
    assert after.over
    assert verdict(after, "meld AsAhAc", seat=1) == "phase"
    assert verdict(after, "meld AsAhAc") == "phase"
    assert points(after)[1] == 65
    assert engine.steps(after) == ()


@example("P34")
def a_shared_deal_and_the_next_dealer() -> None:
    state = at(
        "TcJcQcKc4d6d",
        "5c5d5h",
        "p2:5c5d5h5s5s",
        "p3:9c9d9h9s",
        "p4:9c9d9sJk=9",
        others=("TdJdQdKd2d", "ThJhQhKh2h", "KsKsQsQdJcJdTh3d"),
        special="dead:p1,dead:p2,dead:p3",
        turn="p4",
        dealer="d1",
    )
    after = play(state, "dead")
    assert ended(after).how is Ending.ALL_DEAD
    assert points(after) == (50, 42, 42, 73)
    assert ended(after).winners(after.terms) == (1, 2)
    for rotation, dealer in (("last_winner", 1), ("worst_loser", 3)):
        rules = load(f"penang+match.dealer={rotation}")
        match = Match(rules, 4).after(0, ended(after), rules.at(4))
        assert match.next_dealer() == dealer


@example("P35")
def three_aces_one_by_one() -> None:
    state = at(
        "AsAhAd9c",
        "AcAdAs",
        "p2:2c3c4c",
        "p3:2d3d4d",
        "p4:2h3h4h",
        "p1:8s9sTs",
        others=("5c6cKd", "5d6dKs", "5h6hKc"),
    )
    assert "meld AdAhAs" in legal(state)
    for ace, turns in (
        ("As", ("lay 5c m2>", "lay 5d m3>", "lay 5h m4>")),
        ("Ah", ("lay 6c m2>", "lay 6d m3>", "lay 6h m4>")),
    ):
        state = play(state, f"lay {ace} m1", "end")
        for words in turns:
            state = play(state, words, "end")
        assert (state.turn, state.dead[0]) == (0, False)
    state = play(state, "lay Ad m1", "end")
    assert (hand(state), state.dead[0], len(state.table[0].meld.cards)) == ("9c", False, 6)


@example("P36")
def the_last_survivor_plays_on() -> None:
    def before_the_third_death(rules: str = "") -> State:
        return at(
            "9s2sKh",
            "JcJdJh",
            "p3:3h4h5h",
            "p2:JcJdJs",
            "p4:3c4c5c",
            others=("KdTd8d", "QdTh8d", "5c6c7c"),
            special="dead:p1,dead:p2",
            turn="p3",
            rules=rules,
        )

    state = play(before_the_third_death(), "dead")
    assert (state.phase, state.turn, state.alive) == (Phase.PLAY, 3, [3])
    after = play(state, "meld 5c6c7c")
    assert (ended(after).how, ended(after).went_out, points(after)[3]) == (Ending.GAME, 3, 0)
    after = play(before_the_third_death("out.last_survivor=ends"), "dead")
    assert (ended(after).how, ended(after).went_out) == (Ending.LAST_SURVIVOR, None)
    assert points(after)[3] == 18


@example("P37")
def a_joker_may_be_kept() -> None:
    state = at("6h8h 2c", "p2:5hJk=6h7h", "2s3s4s")
    after = play(state, "swap 6h m1", "lay 8h m1>", "end")
    assert (hand(after), after.turn) == ("2cJk", 1)
    assert count(after.hands[0], after.terms).score == 22


@example("P38")
def melds_are_never_joined() -> None:
    state = at("9h Kc", "3h4h5h", "p2:6h7h8h")
    assert legal(state) == ["lay 9h m2>"]
    for words in ("join m1 m2", "lay m1 m2", "borrow 6h m2", "meld 3h4h5h6h7h8h"):
        try:
            parse_actions(words)
        except ParseError:
            continue
        assert verdict(state, words) == ("phase" if words.startswith("borrow") else "card_not_in_hand")
    assert table(play(state, "lay 9h m2>")) == ["3h4h5h", "6h7h8h9h"]


@example("P39")
def game_in_mid_turn() -> None:
    state = at("5d5d", "5c5h5s")
    happened = events(state, "lay 5d5d m1")
    assert [type(event).__name__ for event in happened] == ["LaidOff", "LaidOff", "WentOut", "DealEnded"]
    after = play(state, "lay 5d5d m1")
    assert (ended(after).went_out, points(after)[0]) == (0, 0)


@example("P40")
def the_dead_stay_out() -> None:
    state = at(
        "4dKsKhQh2h",
        "8c8d8h",
        "p2:JcJdJh",
        "p3:JcJdJs",
        others=("5d6d7d9c", "8sKc3c", "8sQc3c"),
        special="dead:p1",
        turn="p2",
    )
    state = play(state, "meld 5d6d7d")
    for _ in range(2):
        assert verdict(state, "lay 4d m4", seat=0) == "turn"
        state = play(state, "end", "lay 8s m1")
    assert state.turn == 3
    # p1 is passed over, though 4d would fit now.
    state = play(state, "end")
    assert (state.turn, hand(state)) == (1, "4d2hQhKhKs")
    assert verdict(state, "lay 4d m4", seat=0) == "turn"


def test_every_example_is_here() -> None:
    assert sorted(EXAMPLES) == [f"P{n:02}" for n in range(1, 41)]


def test_results_are_facts() -> None:
    terms = load("penang").at(2)
    result = DealResult(Ending.ALL_DEAD, (Cards.parse("Ks"), Cards.parse("4d")), (False, False))
    assert result.points(terms) == (10, 4)
    assert refusal(at("Ks4d", "TsJsQs"), "dead").reason == "has_moves"
