"""The rules of Rami 51 and its relatives, one test a rule: its number in the name, the rule in a line, and
what breaks if it is not kept.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from positions import (
    closed,
    ended,
    events,
    hand,
    legal,
    match_of,
    new_table,
    play,
    points,
    readings,
    refusal,
    table,
    verbs,
    verdict,
)
from rami import at_the_pile, gone_out, guarded, last, priced, rami_at, renewed, turn
from tierce.cards import JOKER, UNKNOWN, Card, Cards, ParseError, numbered_deck
from tierce.cards.card import FACES
from tierce.game import CHANCE, Ending, Phase, State, engine
from tierce.game.actions import parse_actions
from tierce.game.events import Drew, Penalised, TurnEnded
from tierce.rules import RulesError, load
from tierce.table import Table, project

EVERYBODY = "p1,p2,p3,p4"
OPENING = ("meld 6s7s8s", "meld AcAdAh")
"""54 points and a pure run."""


def dealt_in_order(rules: str = "rami51", dealer: int = 1, seats: int = 4) -> State:
    terms = load(rules).at(seats)
    order = numbered_deck(terms.deck.packs, terms.deck.jokers)
    return engine.deal(terms, seats=seats, dealer=dealer, order=order)


def with_an_opening(*melds: str, cards: str = "", new: str = EVERYBODY, **more: str) -> State:
    return rami_at(f"8s7s6s AdAcAh {cards} +", *melds, new=new, **more)


# --- B1  Cards, deal and order ------------------------------------------------------------------------------


def test_B1_1_two_to_five_seats() -> None:
    """Two to five may play; more where the table adds a pack."""
    rules = load("rami51")
    assert [seats for seats in range(1, 9) if not rules.problems(seats)] == [2, 3, 4, 5]
    more = load("rami51+deal.seats=2-8+deck.packs=3")
    assert [seats for seats in range(1, 9) if not more.problems(seats)] == [2, 3, 4, 5, 6, 7, 8]


def test_B1_2_two_packs_and_four_jokers() -> None:
    """108 cards: every card twice, and four jokers."""
    state = new_table("rami51")
    everything = sum(state.hands, Cards(state.stock))
    assert (len(everything), everything.jokers) == (108, 4)
    assert {everything.count(face) for face in FACES[:52]} == {2}


def test_B1_3_the_deal_goes_round() -> None:
    """The first dealer is drawn by lot, and afterwards the next seat deals."""
    dealers = Counter(Table("rami51", seats=4, seed=seed).state.dealer for seed in range(60))
    assert set(dealers) == {0, 1, 2, 3}
    assert match_of("rami51", 4, 2, closed(1, 30, 0, 40, 39)).next_dealer() == 3
    assert match_of("rami51", 4, 3, closed(1, 30, 0, 40, 39)).next_dealer() == 0


def test_B1_4_a_joker_at_the_cut() -> None:
    """The dealer's left cuts; some let it keep a joker that it turns up, and deal it one card fewer."""
    kept = 0
    for seed in range(60):
        rules = "rami51+deal.cut_joker=kept+deck.jokers=16+deck.packs=1+deal.hand_size=4"
        state = Table(rules, seats=4, seed=seed).state
        left = state.after(state.dealer)
        assert len(state.hands[left]) == 4
        assert state.known[left] in (Cards(), Cards([JOKER]))
        kept += state.known[left].jokers
        plain = Table(rules.replace("kept", "ignored"), seats=4, seed=seed).state
        assert not any(plain.known)
    assert kept


def test_B1_5_thirteen_cards_and_one_more() -> None:
    """Thirteen each, one by one, and one more for the seat that begins, which comes last."""
    order = numbered_deck(2, 4)
    state = dealt_in_order(dealer=1)
    for place, seat in enumerate((2, 3, 0)):
        assert state.hands[seat] == Cards(order[place:52:4])
    assert state.hands[1] == Cards(order[3:52:4]) + order[52]
    assert state.stock == tuple(order[53:])
    assert [len(one) for one in dealt_in_order("rami51+deal.hand_size=10", dealer=3).hands] == [
        10,
        10,
        10,
        11,
    ]


def test_B1_6_the_dealer_begins_and_only_discards() -> None:
    """The dealer's first turn is a discard, after which it too holds thirteen; the pile begins with that."""
    state = dealt_in_order(dealer=2)
    assert (state.turn, state.phase, state.pile, state.turns) == (2, Phase.PLAY, (), (0, 0, 1, 0))
    assert verbs(state) == {"discard"}
    after = play(state, last(state))
    assert (len(after.hands[2]), len(after.pile), after.turn, after.phase) == (13, 1, 3, Phase.DRAW)
    assert dealt_in_order("rami51+deal.starter=next", dealer=2).turn == 3
    up = dealt_in_order("rami51+deal.upcard=yes", dealer=2)
    assert (up.pile, len(up.stock)) == ((numbered_deck(2, 4)[53],), 54)
    full = rami_at("8s7s6s +", new=EVERYBODY, dealer="d1", special="turns:1/0/0/0")
    assert verbs(full) == {"discard"}
    full = rami_at("8s7s6s +", new=EVERYBODY, dealer="d1", special="turns:1/0/0/0",
                   rules="deal.starter_first_turn=full")  # fmt: skip
    assert verbs(full) == {"discard", "meld"}


def test_B1_7_clockwise() -> None:
    """Cards and turns go round clockwise, or the other way."""
    assert play(rami_at("+"), last(rami_at("+"))).turn == 1
    other = rami_at("+", rules="deal.direction=anticlockwise")
    assert play(other, last(other)).turn == 3
    state = dealt_in_order("rami51+deal.direction=anticlockwise", dealer=1)
    assert state.hands[0] == Cards(numbered_deck(2, 4)[0:52:4])


# --- B2  A turn ---------------------------------------------------------------------------------------------


def test_B2_1_one_draw() -> None:
    """A turn begins with exactly one card, from the stock or from the pile."""
    state = at_the_pile("8h9h +", pile="2cTh", stock="5d")
    assert verbs(state) == {"draw", "take"}
    for early in ("meld 8h9hTh", "discard 8h", "lay 8h m1", "swap 8h m1", "borrow 8h m1"):
        assert verdict(state, early) == "phase"
    drawn = play(state, "draw")
    assert drawn.hands[0] == state.hands[0] + Cards.parse("5d")
    assert (drawn.pile, drawn.go.from_pile) == (state.pile, False)
    taken = play(state, "take")
    assert taken.hands[0] == state.hands[0] + Cards.parse("Th")
    assert ("".join(map(str, taken.pile)), taken.go.from_pile, str(taken.go.took)) == ("2c", True, "Th")
    for after in (drawn, taken):
        assert (verdict(after, "draw"), verdict(after, "take")) == ("phase", "phase")
    assert verdict(at_the_pile("8h +", pile=""), "take") == "phase"


def test_B2_2_the_discard_is_laid_at_once() -> None:
    """The top discard is taken only to be laid in this turn: in a new meld, laid off, or for a joker."""
    state = at_the_pile("8h9h QdKd 2c +", "p2:Js Jk=Qs Ks".replace(" ", ""), "p3:5d5c5s", pile="Th")
    assert turn(state, "take", "meld 8h9hTh") == "legal"
    assert turn(state, "take") == "discard_unused"
    state = at_the_pile("2c +", "p3:5d5c5s", pile="5h")
    assert turn(state, "take", "lay 5h m1") == "legal"
    state = at_the_pile("QdKd 2c +", "p2:JsJk=QsKs", pile="Qs")
    assert turn(state, "take", "swap Qs m1", "meld QdKdJk=Ad") == "legal"


def test_B2_3_a_take_that_leads_nowhere_is_not_listed() -> None:
    """A taken card is never held nor discarded; a milder habit lets it go into the hand."""
    state = at_the_pile("4c9d +", "p2:7c7d7h", pile="Ks")
    assert guarded(state, "take") == "discard_unused"
    assert verdict(state, "take", "discard Ks") == "discard_unused"
    free = at_the_pile("4c9d +", "p2:7c7d7h", pile="Ks", rules="draw.take=free")
    assert guarded(free, "take") == "legal"
    kept = play(free, "take", "discard 4c")
    assert kept.known[0] == Cards.parse("Ks")
    assert verdict(free, "take", "discard Ks") == "legal"


def test_B2_4_a_seat_that_has_not_opened_takes_only_to_open() -> None:
    """Unopened, the card is taken only with an opening that it is part of."""
    state = at_the_pile("8s7s AdAcAh +", "p2:5h6h7h", pile="6s", new="p1")
    assert turn(state, "take", *OPENING) == "legal"
    assert guarded(state, "take") == "legal"
    # A lay-off that would fit does not open.
    state = at_the_pile("2c +", "p2:5h6h7h", pile="8h", new="p1")
    assert guarded(state, "take") == "open_points"
    assert turn(state, "take", "lay 8h m1") == "open_points"


def test_B2_5_a_carte_takes_nothing() -> None:
    """With one card in hand the discard may not be taken."""
    assert verdict(at_the_pile("9h", "p2:5h6h7h", pile="8h"), "take") == "a_carte"
    assert verdict(at_the_pile("9h2c", "p2:5h6h7h", pile="8h"), "take") == "legal"


def test_B2_6_any_card_is_discarded() -> None:
    """One discard ends the turn: any card, a joker too, and one that fits on the table."""
    state = rami_at("Jk8h2c +", "p2:5h6h7h")
    for card in ("Jk", "8h", "2c"):
        after = play(state, f"discard {card}")
        assert (str(after.pile[-1]), after.turn, after.phase) == (card, 1, Phase.DRAW)
    assert verdict(state, "discard Kh") == "card_not_in_hand"


def test_B2_7_a_discarded_joker_is_taken() -> None:
    """A joker on the pile is taken like any card."""
    state = at_the_pile("KhKs2c +", pile="Jk")
    assert turn(state, "take", "meld KhKsJk") == "legal"
    closed_ = at_the_pile("KhKs2c +", pile="Jk", rules="draw.take_joker=no")
    assert verdict(closed_, "take") == "phase"


def test_B2_8_the_first_rounds_are_open() -> None:
    """From the first turn on one may open and take; elsewhere the first rounds are closed."""
    for rules, said in (("", "legal"), ("opening.from_round=3", "phase")):
        assert verdict(with_an_opening(rules=rules, special="turns:2/2/2/2"), "meld 6s7s8s") == said
    for rules, said in (("", "legal"), ("draw.take_from_round=3", "phase")):
        state = at_the_pile("8s7s AdAcAh +", pile="6s", new=EVERYBODY, rules=rules)
        assert verdict(state, "take") == said


# --- B3  Melds ----------------------------------------------------------------------------------------------


def laying(cards: str, rules: str = "") -> str:
    return verdict(rami_at(f"{cards} 2dKs +", "p2:TcTdTh", rules=rules), f"meld {cards}")


def test_B3_1_sets_of_different_suits() -> None:
    """Three or four of a rank, all suits different."""
    assert laying("7c7d7h") == laying("7c7d7h7s") == "legal"
    assert laying("7c7d7d") == "dup_suit"
    assert laying("7c7d7h7s7c") == "dup_suit"
    assert laying("7c7d") == "bad_set"
    assert verdict(rami_at("7c +", "7c7d7h"), "lay 7c m1") == "dup_suit"
    assert verdict(rami_at("7c +", "7c7d7h7s"), "lay 7c m1") == "full"


def test_B3_2_runs() -> None:
    """Three or more of a suit in sequence, ace low or high; the longest has both aces."""
    for cards in ("Ac2c3c", "QcKcAc", "Ac2c3c4c5c6c7c8c9cTcJcQcKcAc"):
        assert laying(cards) == "legal"
    for cards in ("2c3c", "2c3c4d", "2c3c5c"):
        assert laying(cards) == "bad_run"
    assert laying("Ac2c3c4c5c6c7c8c9cTcJcQcKcAc", "melds.run_max=13") == "bad_run"


def test_B3_3_nothing_goes_round_the_corner() -> None:
    """No run passes the ace, and an ace keeps its place."""
    assert laying("KcAc2c") == "bad_run"
    assert laying("KcAc2c", "melds.circular=yes") == "legal"
    state = rami_at("2cKd +", "QcKcAc", "Ad2d3d")
    assert (verdict(state, "lay 2c m1"), verdict(state, "lay Kd m2")) == ("bad_run", "bad_run")


def test_B3_4_one_joker_in_a_meld() -> None:
    """One joker at most in a run and in a set, lay-offs included."""
    assert laying("7cJk9c") == laying("7c7dJk") == "legal"
    assert laying("7cJkJkTc") == laying("7c7dJkJk") == "too_many_jokers"
    state = rami_at("Jk2d +", "7cJk=8c9c", "4c4dJk=4")
    assert verdict(state, "lay Jk m1>") == "too_many_jokers"
    assert verdict(state, "lay Jk m2") == "too_many_jokers"
    assert laying("7cJkJkTc", "wild.max_in_run=2") == "legal"
    assert laying("7cJkJkTc", "wild.max_in_run=2+wild.adjacent=no") == "bad_run"
    assert laying("7cJk9c", "wild.in_run=ends") == "bad_run"


def test_B3_5_what_a_joker_stands_for() -> None:
    """In a run one exact card; in a square the missing suit; in a three no one suit."""
    assert table(play(rami_at("7c9cJk +"), "meld 7cJk9c")) == ["7cJk=8c9c"]
    assert readings(rami_at("7c8cJk +"), "meld 7c8cJk") == ["meld Jk=6c7c8c", "meld 7c8cJk=9c"]
    square = rami_at("9h9c +", "9c9d9sJk=9")
    assert (verdict(square, "swap 9h m1"), verdict(square, "swap 9c m1")) == ("legal", "joker_mismatch")
    assert verdict(rami_at("9h +", "9c9sJk=9"), "swap 9h m1") == "joker_brelan"


def test_B3_6_equal_melds_lie_side_by_side() -> None:
    """Two packs, two equal melds."""
    state = rami_at("7c7d7h +", "p2:7c7d7h")
    assert table(play(state, "meld 7c7d7h")) == ["7c7d7h", "7c7d7h"]


# --- B4  The opening ----------------------------------------------------------------------------------------


def test_B4_1_51_points_and_a_pure_run_in_one_turn() -> None:
    """The first laying counts 51 of one's own new cards and has a pure run in it."""
    state = with_an_opening(cards="KcKdKh")
    assert turn(state, *OPENING) == "legal"
    assert turn(state, "meld 6s7s8s") == "open_points"
    assert turn(state, "meld AcAdAh", "meld KcKdKh") == "open_pure"
    assert turn(state, "meld AcAdAh") == "open_points"
    assert turn(state) == "legal"
    free = with_an_opening(rules="opening.kind=none")
    assert turn(free, "meld 6s7s8s") == "legal"


def test_B4_2_the_pure_run() -> None:
    """A new run of three or more without a joker, all of it from the hand."""
    aces = "AcAdAh KcKd"
    assert turn(rami_at(f"6s7sJk {aces} +", new=EVERYBODY), "meld 6s7sJk=8s", "meld AcAdAh") == "open_pure"
    # Cards laid off on a run of somebody else make no pure run, nor does a run with a borrowed card.
    on_others = rami_at(f"6s7s8s {aces}Kh +", "p2:3s4s5s", new="p1")
    assert turn(on_others, "lay 6s7s8s m1>", "meld AcAdAh") == "open_pure"
    borrowed = rami_at(f"6s8s {aces}Kh +", "p2:7c7d7h7s", new="p1")
    lines = ("borrow 7s m1", "meld 6s7s8s", "meld AcAdAh", "meld KcKdKh")
    assert turn(borrowed, *lines) == "open_pure"
    subrun = rami_at(f"6s7s8sJk {aces} +", new=EVERYBODY, rules="opening.pure_run=subrun")
    assert turn(subrun, "meld 6s7s8sJk=9s", "meld AcAdAh") == "legal"
    no_three = rami_at(f"6s7s9sJk {aces} +", new=EVERYBODY, rules="opening.pure_run=subrun")
    assert turn(no_three, "meld 6s7sJk9s", "meld AcAdAh") == "open_pure"
    off = rami_at(f"{aces}Kh +", new=EVERYBODY, rules="opening.pure_run=off")
    assert turn(off, "meld AcAdAh", "meld KcKdKh") == "legal"


def test_B4_3_exactly_51() -> None:
    """51 is enough, 50 is not."""
    assert turn(rami_at("6d7d8d TsThTc +", new=EVERYBODY), "meld 6d7d8d", "meld TcThTs") == "legal"
    state = rami_at("5d6d7d 8s8h8d8c +", new=EVERYBODY)
    assert turn(state, "meld 5d6d7d", "meld 8c8d8h8s") == "open_points"


def test_B4_4_only_new_cards_of_ones_own_count() -> None:
    """Lay-offs and borrowing may be part of it; what was picked up counts nothing."""
    state = rami_at("9sTsJs 4s4d4c Kh +", "p2:KsKdKc", new="p1")
    assert turn(state, "meld 9sTsJs", "meld 4c4d4s", "lay Kh m1") == "legal"
    state = rami_at("TcJcQc 6h8h +", "p2:7c7d7h7s", new="p1")
    assert play(state, "meld TcJcQc", "borrow 7h m1", "meld 6h7h8h").go.points == 44


def test_B4_5_what_cards_count() -> None:
    """Pips; courts ten; an ace one, but eleven after a king and in a set; laid off, by its place."""

    def counted(cards: str, *lines: str) -> int:
        return play(rami_at(f"{cards} +", "p2:2c3c4c", "p3:JdQdKd", "p4:AsAhAc", new="p1"), *lines).go.points

    assert counted("2s3s4s", "meld 2s3s4s") == 9
    assert counted("9sTsJs", "meld 9sTsJs") == 29
    assert counted("As2s3s", "meld As2s3s") == 6
    assert counted("QsKsAs", "meld QsKsAs") == 31
    assert counted("AcAdAh", "meld AcAdAh") == 33
    assert counted("AcAdAh", "lay Ac m1<") == 1
    assert counted("AcAdAh", "lay Ad m2>") == 11
    assert counted("AcAdAh", "lay Ad m3") == 11


def test_B4_6_what_a_joker_counts() -> None:
    """As the card it stands for: eleven as an ace in a set, one as a low ace."""

    def counted(words: str, rules: str = "") -> int:
        return play(rami_at("2s3sKs QsAcAdJk 9c +", new=EVERYBODY, rules=rules), words).go.points

    assert counted("meld Jk=As2s3s") == 6
    assert counted("meld QsKsJk=As") == 31
    assert counted("meld AcAdJk") == 33
    assert counted("meld AcAdJk", "opening.joker_counts=zero") == 22
    assert counted("meld AcAdJk", "opening.joker_counts=thirty_five") == 57


def test_B4_7_a_freed_joker_opens_nothing() -> None:
    """Freeing a joker needs an opening, so it cannot help to open."""
    state = rami_at("8s7s6s 5hKdKh +", "p2:4hJk=5h6h", new="p1")
    assert verdict(state, "meld 6s7s8s", "swap 5h m1") == "not_opened"
    assert "swap" not in verbs(play(state, "meld 6s7s8s"))


def test_B4_8_an_opening_is_one_turn() -> None:
    """What was laid in a turn that did not open is no part of a later opening: it cannot stay."""
    state = with_an_opening()
    assert turn(state, "meld AcAdAh") == "open_points"
    table_ = Table("rami51", seats=2, seed=5)
    assert not any(table_.state.opened)


def test_B4_9_afterwards_any_meld() -> None:
    """Once opened, a seat lays melds of any worth, with jokers or without."""
    state = rami_at("2c2d2h 3sJk5s Kd +", "p1:9c9d9h")
    assert turn(state, "meld 2c2d2h") == "legal"
    assert turn(state, "meld 3sJk5s") == "legal"


# --- B5  Laying later, and laying off -----------------------------------------------------------------------


def test_B5_1_any_number_on_anybodys_melds() -> None:
    """New melds and lay-offs on everybody's melds, as many as one likes."""
    state = rami_at("2c2d2h 8h9hTh 7s 4hKd", "p1:7c7d7h", "p2:5h6h7h")
    assert turn(state, "lay 8h9hTh m2>", "meld 2c2d2h", "lay 7s m1", "lay 4h m2<") == "legal"


def test_B5_2_no_joker_on_an_opponents_run() -> None:
    """Own runs and all sets of three naturals take a joker; a run of somebody else does not."""
    state = rami_at("Jk2d +", "p1:7c8c9c", "p2:5h6h7h", "p3:4c4d4h")
    said = [verdict(state, f"lay Jk {where}") for where in ("m1>", "m2>", "m3")]
    assert said == ["legal", "joker_opp_run", "legal"]


def test_B5_3_whose_meld_it_is() -> None:
    """A meld is its builder's, also where it was built from borrowed cards; the rest keeps its owner."""
    state = rami_at("5h6hJk +", "p2:7s7h7d7c")
    after = play(state, "borrow 7h m1", "meld 5h6h7h")
    assert [lies.owner for lies in after.table] == [1, 0]
    assert verdict(after, "lay Jk m2>") == "legal"
    assert play(rami_at("8h +", "p2:5h6h7h"), "lay 8h m1").table[0].owner == 1


def test_B5_4_a_card_remains_for_the_discard() -> None:
    """The last card is discarded and not laid."""
    state = rami_at("5d6d", "2d3d4d")
    assert verdict(state, "lay 5d m1", "lay 6d m1") == "keep_card"
    assert verdict(rami_at("5d6d7d", "p2:2c3c4c"), "meld 5d6d7d") == "keep_card"
    assert verdict(rami_at("5d6d7d", "p2:2c3c4c", rules="out.discard=optional"), "meld 5d6d7d") == "legal"


# --- B6  Freeing a joker ------------------------------------------------------------------------------------


def test_B6_1_the_exact_card_for_the_joker() -> None:
    """The exact card goes in the joker's place, on one's own meld and on others'."""
    state = rami_at("6h6d QdKd 2c +", "p1:5hJk=6h7h", "p2:5dJk=6d7d")
    assert turn(state, "swap 6h m1", "meld QdKdJk=Ad") == "legal"
    assert turn(state, "swap 6d m2", "meld QdKdJk=Ad") == "legal"
    assert verdict(state, "swap 6d m1") == "joker_mismatch"


def test_B6_2_only_after_the_opening() -> None:
    """Only a seat that has opened swaps; in the turn of opening once the opening stands."""
    state = with_an_opening("p2:5hJk=6h7h", cards="6hQdKd", new="p1")
    assert verdict(state, "swap 6h m1") == "not_opened"
    assert verdict(state, "meld 6s7s8s", "swap 6h m1") == "not_opened"
    assert turn(state, *OPENING, "swap 6h m1", "meld QdKdJk=Ad") == "legal"
    later = with_an_opening("p2:5hJk=6h7h", cards="6hQdKd", new="p1", rules="swap.same_turn=no")
    assert verdict(later, *OPENING, "swap 6h m1") == "not_opened"


def test_B6_3_never_from_a_three() -> None:
    """The joker of three of a kind is not freed."""
    state = rami_at("9d9h +", "9c9sJk=9")
    assert (verdict(state, "swap 9d m1"), verdict(state, "swap 9h m1")) == ("joker_brelan", "joker_brelan")
    assert verdict(rami_at("9d +", "9c9sJk=9", rules="swap.from_set=rank"), "swap 9d m1") == "legal"


def test_B6_4_from_a_square_by_the_missing_suit() -> None:
    """Both missing suits, one laid off and one swapped, free the joker of a three, also in one turn."""
    state = rami_at("9d9h QhKh 2c +", "p2:9c9sJk=9")
    assert turn(state, "lay 9d m1", "swap 9h m1", "meld QhKhJk=Ah") == "legal"
    old = rami_at("9h QhKh 2c +", "p2:9c9d9sJk=9")
    assert verdict(old, "swap 9h m1") == "legal"
    both = rami_at("9h QhKh 2c +", "p2:9c9d9sJk=9", rules="swap.from_set=square_both")
    assert verdict(both, "swap 9h m1") == "joker_brelan"
    never = rami_at("9h QhKh 2c +", "p2:9c9d9sJk=9", rules="swap.from_set=never")
    assert verdict(never, "swap 9h m1") == "joker_brelan"


def test_B6_5_the_joker_goes_into_a_new_meld() -> None:
    """In the same turn, checked at its end; other steps may lie between."""
    state = rami_at("6h7s QdKd 2c +", "p1:5hJk=6h7h", "p2:7c7d7h", "p1:2d3d4d")
    assert turn(state, "swap 6h m1", "lay 7s m2", "meld QdKdJk=Ad") == "legal"
    assert turn(state, "swap 6h m1", "lay 7s m2") == "joker_unused"
    assert turn(state, "swap 6h m1", "lay Jk m2") == "joker_unused"
    any_ = rami_at("6h7s 2c +", "p1:5hJk=6h7h", "p2:7c7d7h", rules="swap.use=any")
    assert turn(any_, "swap 6h m1", "lay Jk m2") == "legal"


def test_B6_6_not_back_to_the_hand_nor_to_the_pile() -> None:
    """A freed joker is neither kept nor discarded."""
    state = rami_at("6h QdKd 2c +", "p1:5hJk=6h7h")
    assert verdict(state, "swap 6h m1", "discard 2c") == "joker_unused"
    assert verdict(state, "swap 6h m1", "discard Jk") == "joker_unused"
    keep = rami_at("6h QdKd 2c +", "p1:5hJk=6h7h", rules="swap.use=keep")
    assert verdict(keep, "swap 6h m1", "discard 2c") == "legal"


# --- B7  Borrowing from melds -------------------------------------------------------------------------------


def test_B7_1_three_must_remain() -> None:
    """Naturals leave a meld if a meld of three remains: any card of a square, the end cards of a run."""
    square = rami_at("5h6h +", "7c7d7h7s")
    assert {str(one) for one in engine.steps(square) if one.verb == "borrow"} == {
        f"borrow 7{suit} m1" for suit in "cdhs"
    }
    run = rami_at("2dKs +", "p2:4s5s6s7s8s")
    said = {words: verdict(run, f"borrow {words}") for words in ("4s m1", "8s m1", "7s8s m1", "4s5s m1")}
    assert set(said.values()) == {"legal"}
    for words in ("6s m1", "5s m1", "6s7s8s m1"):
        assert verdict(run, f"borrow {words}") == "remainder"
    assert verdict(rami_at("2dKs +", "p2:4s5s6s"), "borrow 6s m1") == "remainder"


def test_B7_2_by_those_who_have_opened_or_open() -> None:
    """By a seat that has opened, or inside its opening; from anyone's melds, one's own too."""
    for owner in ("p1", "p2"):
        state = rami_at("7h7d 2c +", f"{owner}:4s5s6s7s")
        assert turn(state, "borrow 7s m1", "meld 7d7h7s") == "legal"
    opens = with_an_opening("p2:4h5h6h7h", cards="7c7d 2c", new="p1")
    assert turn(opens, *OPENING, "borrow 7h m1", "meld 7c7d7h") == "legal"
    assert turn(opens, "borrow 7h m1", "meld 7c7d7h", *OPENING) == "legal"
    assert turn(opens, "borrow 7h m1", "meld 7c7d7h") == "open_points"


def test_B7_3_into_one_new_meld_with_a_card_from_hand() -> None:
    """All that is picked up goes into a new meld with a card from the hand; never into the hand."""
    state = rami_at("7h7d 2c +", "p2:4s5s6s7s", "p3:3s4s5s6s7s8s")
    assert turn(state, "borrow 7s m1") == "take_use"
    after = play(state, "borrow 7s m1")
    assert Cards.parse("7s") not in after.hands[0]
    assert verdict(after, "lay 7s m2>") == "card_not_in_hand"
    assert verdict(after, "discard 7s") in ("take_use", "card_not_in_hand")
    only_table = rami_at("2cKd +", "p2:4s5s6s7s8s9sTs")
    assert verdict(only_table, "borrow 8s9sTs m1", "meld 8s9sTs") == "take_use"
    # A freed joker is no card from the hand, a card just drawn or taken is.
    freed = rami_at("6h 2c +", "p1:5hJk=6h7h", "p2:4s5s6s7s8s")
    assert verdict(freed, "swap 6h m1", "borrow 7s8s m2", "meld 7s8sJk=9s") == "take_use"
    taken = at_the_pile("2c7d +", "p2:4s5s6s7s", pile="7h")
    assert turn(taken, "take", "borrow 7s m1", "meld 7d7h7s") == "legal"
    ace = rami_at("2s3s 9d +", "p2:JsQsKsAs")
    assert table(play(ace, "borrow As m1", "meld As2s3s")) == ["JsQsKs", "As2s3s"]


def test_B7_4_not_out_of_the_middle() -> None:
    """What remains is one meld, even where both halves of a run would be long enough."""
    melds = "3c4c5c6c7c8c9c"
    assert verdict(rami_at("6s6h +", melds), "borrow 6c m1") == "remainder"
    split = rami_at("6s6h +", melds, rules="borrow.split=yes")
    after = play(split, "borrow 6c m1", "meld 6c6h6s")
    assert sorted(table(after)) == ["3c4c5c", "6c6h6s", "7c8c9c"]
    assert {lies.owner for lies in after.table} == {0}
    assert verdict(rami_at("6s6h +", "3c4c5c6c7c8c", rules="borrow.split=yes"), "borrow 6c m1") == "remainder"


def test_B7_5_jokers_stay() -> None:
    """A joker is not borrowed; naturals may leave a meld that holds one."""
    state = rami_at("KsKd 4d4c +", "p2:4h5h6h7hJk=8h")
    assert verdict(state, "borrow Jk m1") == "take_joker"
    assert verdict(state, "borrow 7hJk m1") == "take_joker"
    assert turn(state, "borrow 4h m1", "meld 4c4d4h") == "legal"
    no = rami_at("KsKd 4d4c +", "p2:4h5h6h7hJk=8h", rules="borrow.from_joker_meld=no")
    assert verdict(no, "borrow 4h m1") == "take_joker"
    yes = rami_at("KsKd 4d4c +", "p2:4h5h6h7hJk=8h", rules="borrow.joker=yes")
    assert turn(yes, "borrow Jk m1", "meld KdKsJk") == "legal"


def test_B7_6_a_square_becomes_a_three_again() -> None:
    """A joker square that gives a natural is a three, and its joker stands for no one suit."""
    state = rami_at("7d8d9h 2c +", "9c9s9dJk=9")
    after = play(state, "borrow 9d m1", "meld 7d8d9d")
    assert (table(after)[0], verdict(after, "swap 9h m1")) == ("9c9sJk=9", "joker_brelan")


def test_B7_7_some_tables_never_borrow() -> None:
    """Where nothing is rearranged, nothing is borrowed."""
    state = rami_at("5h6h +", "7c7d7h7s", rules="borrow.kind=off")
    assert verdict(state, "borrow 7h m1") == "take_use"
    assert "borrow" not in verbs(state)


# --- B8  One card left --------------------------------------------------------------------------------------


def two_cards(rules: str = "", **more: str) -> State:
    return rami_at("Kc4d", "2d3d4d", rules=rules, **more)


def test_B8_1_carte() -> None:
    """Who leaves one card says so; who does not draws two at once."""
    state = two_cards(stock="7c8h")
    assert hand(play(state, "discard 4d carte")) == "Kc"
    assert hand(play(state, "discard 4d")) == "7cKc8h"
    happened = events(state, "discard 4d")
    assert [type(one).__name__ for one in happened] == ["Discarded", "Penalised", "TurnEnded"]


def test_B8_2_carte_by_itself_or_not_at_all() -> None:
    """The table may say it by itself, or have no such word."""
    for carte in ("auto", "off"):
        assert hand(play(two_cards(f"out.carte={carte}"), "discard 4d")) == "Kc"
    assert hand(play(two_cards(), "discard 4d")) != "Kc"
    (auto,) = (one for one in events(two_cards("out.carte=auto"), "discard 4d") if hasattr(one, "carte"))
    assert auto.carte
    (off,) = (one for one in events(two_cards("out.carte=off"), "discard 4d carte") if hasattr(one, "carte"))
    assert not off.carte


def test_B8_3_where_the_two_cards_come_from() -> None:
    """From a renewed stock if need be; where there are fewer, what is there."""
    state = two_cards(stock=".", pile="9h")
    waiting = play(state, "discard 4d")
    assert (waiting.phase, waiting.go.penalty) == (Phase.RENEW, 2)
    below = waiting.pile[:-1]
    after = renewed(waiting, below)
    assert after.hands[0] == Cards.parse("Kc") + below[0] + below[1]
    assert (str(after.pile[-1]), after.turn, after.phase) == ("4d", 1, Phase.DRAW)
    # No renewal is left: one card is all there is.
    short = two_cards("draw.renewals=0", stock="7c.", pile="9h")
    after = play(short, "discard 4d")
    assert (hand(after), after.stock, after.turn) == ("7cKc", (), 1)


# --- B9  The stock ------------------------------------------------------------------------------------------


def test_B9_1_the_discards_become_the_stock() -> None:
    """The pile is shuffled into a new stock; its top stays."""
    state = at_the_pile("+", "2d3d4d", pile="9h", stock=".")
    waiting = play(state, "draw")
    assert (waiting.phase, waiting.waiting_for, engine.steps(waiting)) == (Phase.RENEW, (CHANCE,), ())
    after = renewed(waiting, state.pile[:-1])
    assert ("".join(map(str, after.pile)), after.renewals) == ("9h", 1)
    assert sum(after.hands, Cards(after.stock)) + Cards.parse("9h2d3d4d") == Cards(numbered_deck(2, 4))
    whole = at_the_pile("+", "2d3d4d", pile="9h", stock=".", rules="draw.renew_keeps_top=no")
    after = renewed(play(whole, "draw"), whole.pile)
    assert (after.pile, len(after.stock)) == ((), len(whole.pile) - 1)


ONE_PACK = "deck.packs=1+deck.jokers=0+deal.hand_size=17"


def test_B9_2_nothing_to_draw() -> None:
    """Then the discard may be taken as always; else the deal is blocked, and all score as losers."""
    state = at_the_pile("+", "2d3d4d", others=("+", "+"), pile="", stock=".", rules=ONE_PACK, new="p3")
    after = play(state, "draw")
    assert (ended(after).how, ended(after).went_out, ended(after).exit) == (Ending.BLOCKED, None, None)
    assert (points(after)[0], points(after)[2]) == (priced(hand(after))[0], 100)
    # Under the standard pack a number of renewals may be all there is.
    state = at_the_pile("+", "2d3d4d", pile="5d", stock=".", rules="draw.renewals=1", special="renewed:1")
    assert set(legal(state)) == {"draw", "take"}
    assert verdict(state, "take", "lay 5d m1") == "legal"
    assert ended(play(state, "draw")).how is Ending.BLOCKED


def test_B9_3_four_hundred_turns() -> None:
    """A deal without end is blocked after a number of turns."""
    state, turns = new_table("rami51+out.max_turns=50", seed=3), 0
    while not state.over:
        if state.phase is Phase.DRAW:
            step = engine.apply_step(state, parse_actions("draw")[0])
        elif state.phase is Phase.RENEW:
            state = renewed(state, state.pile[:-1])
            continue
        else:
            step = engine.apply_step(state, parse_actions(last(state))[0])
        turns += sum(isinstance(event, TurnEnded) for event in step.events)
        state = step.state
    assert (ended(state).how, turns) == (Ending.BLOCKED, 50)
    assert points(state) == (100,) * 4


# --- B10  The end of a deal and its score -------------------------------------------------------------------


def test_B10_1_out_with_the_last_discard() -> None:
    """A deal ends when a seat discards its last card."""
    state = rami_at("5d6d", "2d3d4d")
    assert [type(one).__name__ for one in events(state, "lay 5d m1", "discard 6d")][-2:] == [
        "WentOut",
        "DealEnded",
    ]
    after = play(state, "lay 5d m1", "discard 6d")
    assert (ended(after).how, ended(after).went_out, points(after)[0]) == (Ending.GAME, 0, 0)
    optional = rami_at("5d6d", "2d3d4d", rules="out.discard=optional")
    assert ended(play(optional, "lay 5d6d m1")).went_out == 0


def test_B10_2_what_is_left_in_hand() -> None:
    """Pips, courts ten, an ace eleven, a joker twenty."""
    assert priced("2c9d", "KcQdJhTs", "As", "Jk") == (11, 40, 11, 20)


def test_B10_3_a_hundred_for_an_unopened_seat() -> None:
    """Who has not opened scores 100, whatever is held."""
    assert priced("2c", "2c", new="p3") == (2, 100)
    assert priced("KcKdKhKsJkJkJk", new="p2") == (100,)


def test_B10_4_at_once_doubles() -> None:
    """Out in the turn of the first laying: twice the score, 200 for those not opened."""
    state = rami_at("8s7s6s AdAcAh 2c", "p2:3d4d5d", others=("KcQcJcTc", "+", "+"), new="p1,p3")
    assert points(play(state, *OPENING, "discard 2c"))[1:3] == (80, 200)
    assert priced("KcQc", "2c", new="p3", at_once=True) == (40, 200)
    later = rami_at("6d7d", "2d3d4d5d", others=("KcQc", "+", "+"))
    assert points(play(later, "lay 6d m1", "discard 7d"))[1] == 20


def test_B10_5_at_once_with_a_joker_counts_four_times() -> None:
    """When the last discard is a joker, four times; a joker among the cards laid does not count."""
    state = rami_at("8s7s6s AdAcAh Jk", "p2:3d4d5d", others=("KcQcJcTc", "+", "+"), new="p1,p3")
    assert points(play(state, *OPENING, "discard Jk"))[1:3] == (160, 400)
    state = rami_at("8s7s6s AdAcJk 2c", "p2:3d4d5d", others=("KcQcJcTc", "+", "+"), new="p1,p3")
    assert points(play(state, "meld 6s7s8s", "meld AcAdJk", "discard 2c"))[1:3] == (80, 200)


def test_B10_6_a_joker_as_last_discard_otherwise() -> None:
    """Not at once it means nothing, unless the table says so."""
    assert priced("KcQc", "2c", new="p3", joker_last=True) == (20, 100)
    finish = "rami51+score.joker_finish="
    assert priced("KcQc", "2c", rules=finish + "double", new="p3", joker_last=True) == (40, 200)
    assert priced("KcQc", "2c", rules=finish + "flat_200", new="p3", joker_last=True) == (200, 200)
    state = rami_at("5dJk", "2d3d4d", rules="score.joker_finish=forbidden")
    assert verdict(state, "lay 5d m1", "discard Jk") == "joker_finish"


def test_B10_7_rami_sec() -> None:
    """At once while nobody else has opened: a name, and everybody scores 200 or 400."""
    for card, score in (("2c", 200), ("Jk", 400)):
        after = play(rami_at(f"8s7s6s AdAcAh {card}", new=EVERYBODY), *OPENING, f"discard {card}")
        exit = ended(after).exit
        assert exit is not None
        assert (exit.at_once, exit.alone, points(after)) == (True, True, (0, score, score, score))


CHEAP = ("meld Ah2h3h4h", "meld 2c2d2s", "meld 3c3d3s", "meld 4c4d4s")
CHEAP_HAND = "Ah2h3h4h 2s2d2c 3s3d3c 4s4d4c 9s"


def test_B10_8_at_once_needs_what_an_opening_needs() -> None:
    """51 and a pure run, unless the table waives the points, or both, for going out at once."""
    for needs, said in (("points_and_run", "open_points"), ("run_only", "legal"), ("none", "legal")):
        state = rami_at(CHEAP_HAND, new=EVERYBODY, rules=f"out.at_once_needs={needs}")
        assert turn(state, *CHEAP) == said
    sets = "2s2d2c2h 3s3d3c3h 4s4d4c4h 9s9d"
    for needs, said in (("run_only", "open_pure"), ("none", "legal")):
        state = rami_at("2s2d2c2h 3s3d3c 4s4d4c 5s5d5c 9s", new=EVERYBODY, rules=f"out.at_once_needs={needs}")
        assert turn(state, "meld 2c2d2h2s", "meld 3c3d3s", "meld 4c4d4s", "meld 5c5d5s") == said
    assert len(sets.replace(" ", "")) == 28


def test_B10_9_the_table_may_be_used() -> None:
    """Laying off, borrowing and swapping take nothing away from going out at once."""
    assert priced("KcQc", at_once=True, used_table=True) == (40,)
    no = "rami51+out.at_once_may_use_table=no"
    assert priced("KcQc", "2c", rules=no, new="p3", at_once=True, used_table=True) == (20, 100)
    assert priced("KcQc", rules=no, at_once=True) == (40,)


def test_B10_10_a_bonus_and_a_doubling_joker() -> None:
    """Some give the winner points off, some let a joker in hand double it."""
    bonus = load("rami51+score.winner_bonus=-20").at(2)
    assert gone_out("KcQc").points(bonus) == (-20, 20)
    assert priced("KcJk", rules="rami51+values.joker_in_hand=doubles_hand") == (20,)


# --- B11  The match -----------------------------------------------------------------------------------------


def test_B11_1_the_lowest_total_wins() -> None:
    """Points are added up, and the fewest win."""
    match = match_of("rami51+match.deals=2", 3, 0, closed(0, 0, 40, 30), closed(1, 100, 0, 30))
    assert (match.over, match.totals, match.winners) == (True, (100, 40, 60), (1,))


def test_B11_2_a_thousand_ends_it() -> None:
    """A match ends when a total reaches 1,000, or after a number of deals; some drop out at the number."""
    for total, over in ((999, False), (1000, True)):
        assert match_of("rami51", 2, 0, closed(0, 0, total)).over is over
    drops = match_of("rami51+match.elimination=yes+match.target=100", 3, 0, closed(1, 40, 0, 110))
    assert (drops.over, drops.playing) == (False, (0, 1))


def test_B11_3_ties_are_shared() -> None:
    """Equal totals share the match."""
    match = match_of("rami51+match.deals=2", 3, 0, closed(0, 0, 20, 30), closed(1, 20, 0, 30))
    assert match.winners == (0, 1)


# --- B12  Which reason is reported --------------------------------------------------------------------------


def test_B12_the_order_of_the_reasons() -> None:
    """Seat and phase, the cards and melds named, the shape, the jokers, the table, and last the debts."""
    state = rami_at("9cJkJk 2d +", "p2:5h6h7h", "p3:9c9sJk=9")
    assert verdict(state, "meld KcKdKh", seat=1) == "turn"
    assert verdict(state, "draw") == "phase"
    assert verdict(state, "meld KcKd2d") == "card_not_in_hand"
    assert verdict(state, "lay 2d m9") == "no_such_meld"
    assert verdict(state, "lay Kd m9") == "card_not_in_hand"
    assert verdict(state, "swap Kd m1") == "card_not_in_hand"
    assert verdict(state, "meld 9c2dJk") == "bad_run"
    assert verdict(state, "meld 9cJkJk") == "too_many_jokers"
    assert verdict(state, "lay Jk m1") == "joker_opp_run"
    assert verdict(state, "lay Jk m2") == "too_many_jokers"
    unopened = rami_at("9c 2d +", "p2:5h6h7h", new="p1")
    assert verdict(unopened, "swap Kd m9") == "not_opened"
    full = rami_at("Kc4c +", "Ac2c3c4c5c6c7c8c9cTcJcQcKcAc")
    assert verdict(full, "lay 4c m1") == verdict(full, "lay Kc m1") == "full"


def test_B12_the_order_of_the_debts() -> None:
    """A borrowed card, a freed joker, the taken card, points, and last the pure run."""
    melds = ("p1:5hJk=6h7h", "p2:7c7d7h7s")
    state = at_the_pile("6h QdKd 2c +", *melds, pile="9d")
    taken = play(state, "take")
    freed = play(taken, "swap 6h m1")
    assert turn(taken) == "discard_unused"
    assert turn(freed) == "joker_unused"
    assert turn(freed, "borrow 7h m2") == "take_use"
    new = at_the_pile("KcKdKh 2c +", "p2:7c7d7h7s", pile="9d", new="p1")
    assert turn(new, "take", "meld KcKdKh") == "discard_unused"
    new = at_the_pile("KcKdKh 2c +", "p2:7c7d7h7s", pile="Ks", new="p1")
    assert turn(new, "take", "meld KcKdKhKs") == "open_points"


# --- B13  Rulings -------------------------------------------------------------------------------------------


def test_B13_on_B2_B4_1_B6_2_one_turn_is_one_plan() -> None:
    """All own new cards of a turn count, and the opening stands from the step after which both parts hold."""
    state = with_an_opening("p2:5hJk=6h7h", cards="6hQdKd", new="p1")
    assert [play(state, *OPENING[:n]).opened[0] for n in (0, 1, 2)] == [False, False, True]
    assert not play(state, OPENING[1]).opened[0]
    assert play(state, OPENING[1], OPENING[0]).opened[0]
    after = play(state, *OPENING)
    assert (after.go.opened, after.go.points) == (True, 54)


def test_B13_on_B4_2_a_joker_later_undoes_nothing() -> None:
    """A joker laid off on the pure run after the opening stands takes nothing back; before it does."""
    state = with_an_opening(cards="Jk2c")
    assert turn(state, *OPENING, "lay Jk m1>") == "legal"
    assert turn(state, OPENING[0], "lay Jk m1>", OPENING[1]) == "open_pure"


def test_B13_on_B2_2_B6_5_B7_3_equal_cards_are_equal() -> None:
    """The first card of its face pays a debt, and a meld takes borrowed copies before those of the hand."""
    state = at_the_pile("8h 7h 2c +", "p2:5h6h7h", pile="8h")
    after = play(state, "take", "lay 8h m1")
    assert (after.go.took, turn(after)) == (None, "legal")
    # One of two jokers pays for the freed one.
    freed = rami_at("6hJk KcKd 2c +", "p1:5hJk=6h7h")
    assert turn(freed, "swap 6h m1", "meld KcKdJk") == "legal"
    copies = rami_at("7h 5h6h 2c +", "p2:7c7d7h7s")
    after = play(copies, "borrow 7h m1", "meld 5h6h7h")
    assert (after.go.borrowed, Cards.parse("7h") in after.hands[0]) == ((), True)


def test_B13_on_B2_4_B6_2_the_taken_card_frees_a_joker() -> None:
    """A seat that has not opened may use the taken card only to free a joker, if it opens without it."""
    state = at_the_pile("8s7s6s AdAcAh QdKd +", "p2:5hJk=6h7h", pile="6h", new="p1")
    assert turn(state, "take", *OPENING, "swap 6h m1", "meld QdKdJk=Ad") == "legal"
    assert verdict(state, "take", "swap 6h m1") == "not_opened"


def test_B13_on_B7_1_every_step_leaves_melds() -> None:
    """Cards are laid off in an order that fits, and nothing is borrowed on credit."""
    state = rami_at("8h9h 2c +", "p2:5h6h7h")
    assert verdict(state, "lay 9h m1") == "bad_run"
    assert verdict(state, "lay 8h m1", "lay 9h m1") == "legal"
    assert verdict(rami_at("7s 5h6h +", "p2:7c7d7h"), "borrow 7h m1") == "remainder"
    assert verdict(rami_at("7s 5h6h +", "p2:7c7d7h"), "lay 7s m1", "borrow 7h m1", "meld 5h6h7h") == "legal"


def test_B13_on_B7_3_each_borrow_goes_whole_into_one_meld() -> None:
    """Several borrows a turn, several into one meld, and other steps between are fine."""
    state = rami_at("8h 2d2h2s Kc +", "p2:4h5h6h7h", "p3:9c9d9h9s")
    after = play(state, "borrow 7h m1", "borrow 9h m2", "meld 2d2h2s", "meld 7h8h9h")
    assert (after.go.borrowed, turn(after)) == ((), "legal")
    two = rami_at("9h 7d Kc +", "p2:4h5h6h7h8h", "p3:7c8c9cTc")
    # Seven and eight were borrowed together: neither goes into a meld without the other.
    assert verdict(two, "borrow 7h8h m1", "meld 7h8h9h") == "legal"
    apart = rami_at("7d7s 2c +", "p2:4h5h6h7h8h")
    assert verdict(apart, "borrow 7h8h m1", "meld 7d7h7s") == "take_use"


def test_B13_on_B4_4_a_card_counts_where_it_was_first_laid() -> None:
    """An own card that is laid and then borrowed in the same turn counts once."""
    state = with_an_opening(cards="5s4s TdTh")
    after = play(state, "meld 4s5s6s7s8s", "borrow 4s m1")
    assert after.go.points == 30
    state = rami_at("7s8s9sTs TdTh AcAdAh +", new=EVERYBODY)
    after = play(state, "meld 7s8s9sTs", "borrow Ts m1", "meld TdThTs")
    assert after.go.points == 54


def test_B13_on_B3_2_read_as_written() -> None:
    """A run written from low to high is read as written, and an ace keeps the value it had when laid."""
    thirteen = "Ac2c3c4c5c6c7c8c9cTcJcQcKc"
    assert table(play(rami_at(f"{thirteen} 2d +"), f"meld {thirteen}")) == [thirteen]
    high = thirteen[2:] + "Ac"
    assert table(play(rami_at(f"{thirteen} 2d +"), f"meld {high}")) == [high]
    jumbled = "2cAc" + thirteen[4:]
    assert verdict(rami_at(f"{thirteen} 2d +"), f"meld {jumbled}") == "ambiguous"
    circle = rami_at(f"{thirteen} 2d +", preset="rami51_circular")
    begun = thirteen[8:] + thirteen[:8]
    assert table(play(circle, f"meld {begun}")) == [begun]
    ace = play(rami_at("AhKh2h3h +", new=EVERYBODY, preset="rami51_circular"), "meld Ah2h3h", "lay Kh m1<")
    assert ace.go.points == 16
    lay = rami_at("3h4h 2c +", "p2:5h6h7h")
    assert table(play(lay, "lay 3h4h m1<")) == ["3h4h5h6h7h"]


def test_B13_on_B3_4_jokers_are_judged_on_the_whole_meld() -> None:
    """Where jokers lie is judged on the whole meld after each step; sliding is as in A11."""
    ends = rami_at("4h +", "Jk=5h6h7h", rules="wild.in_run=ends")
    assert verdict(ends, "lay 4h m1<") == "bad_run"
    assert verdict(ends, "lay 4h m1") == "bad_run"
    apart = rami_at("JkKc +", "5h6h7hJk=8h", rules="wild.max_in_run=2+wild.adjacent=no")
    assert verdict(apart, "lay Jk m1>") == "bad_run"
    assert verdict(apart, "lay Jk m1<") == "legal"
    slide = rami_at("6hKc +", "5hJk=6h7h", rules="wild.rebind=slide")
    assert table(play(slide, "lay 6h m1>")) == ["5h6h7hJk=8h"]


def test_B13_on_B3_5_B6_4_squares_and_two_jokers() -> None:
    """In a square with two jokers neither is freed; square_both asks for a natural laid in this turn."""
    two = rami_at("9h9d +", "9c9sJk=9Jk=9", rules="wild.max_in_set=2")
    assert verdict(two, "swap 9h m1") == "joker_brelan"
    both = "swap.from_set=square_both"
    assert verdict(rami_at("9h9d +", "9c9sJk=9", rules=both), "lay 9d m1", "swap 9h m1") == "legal"
    assert verdict(rami_at("9h +", "9c9d9sJk=9", rules=both), "swap 9h m1") == "joker_brelan"
    assert verdict(rami_at("Jk9h +", "9c9d9s", rules=both), "lay Jk m1", "swap 9h m1") == "joker_brelan"


def test_B13_on_B8_a_false_carte() -> None:
    """Announced with more cards or with none it means nothing, and one card never takes the discard."""
    state = rami_at("Kc4d9h", "2d3d4d")
    assert hand(play(state, "discard 4d carte")) == "Kc9h"
    assert ended(play(rami_at("Kc", "2d3d4d"), "discard Kc carte")).went_out == 0
    for carte in ("manual", "auto", "off"):
        assert (
            verdict(at_the_pile("9h", "5h6h7h", pile="8h", rules=f"out.carte={carte}"), "take") == "a_carte"
        )


def test_B13_on_B9_2_take_or_be_blocked() -> None:
    """Where nothing can be drawn, the seat takes, or the deal is blocked."""
    rules = "draw.renewals=0"
    state = at_the_pile("2cKd +", "p2:5h6h7h", pile="8h", stock=".", rules=rules)
    assert turn(state, "take", "lay 8h m1") == "legal"
    happened = events(state, "draw")
    assert [type(one).__name__ for one in happened] == ["DealEnded"]
    assert ended(play(state, "draw")).how is Ending.BLOCKED


def test_B13_on_B10_6_joker_finishes() -> None:
    """Double doubles every loser; flat_200 only when not at once; forbidden bars a joker as last discard."""
    finish = "rami51+score.joker_finish="
    assert priced("KcQc", "2c", rules=finish + "double", new="p3", joker_last=True) == (40, 200)
    assert priced("KcQc", rules=finish + "double", at_once=True, joker_last=True) == (80,)
    assert priced("KcQc", rules=finish + "flat_200", at_once=True, joker_last=True) == (80,)
    state = rami_at("8s7s6s AdAcAh Jk", new=EVERYBODY, rules="score.joker_finish=forbidden")
    assert verdict(state, *OPENING, "discard Jk") == "joker_finish"
    assert verdict(rami_at("Jk2c +", rules="score.joker_finish=forbidden"), "discard Jk") == "legal"


def test_B13_on_B10_8_the_waiver_is_known_at_the_end() -> None:
    """It covers 51, 71 and 81 alike, only when the turn goes out, and never opens the way to a swap."""
    for preset in ("rami51", "rami71", "rami81"):
        state = rami_at(CHEAP_HAND, new=EVERYBODY, preset=preset, rules="out.at_once_needs=run_only")
        assert turn(state, *CHEAP) == "legal"
    swaps = rami_at("Ah2h3h 6h QdKd 9s", "p2:5hJk=6h7h", new="p1", rules="out.at_once_needs=run_only")
    assert verdict(swaps, "meld Ah2h3h", "swap 6h m1") == "not_opened"


def test_B13_on_C3_10_jokers_used() -> None:
    """Every joker that the winner put on the table in this turn counts, wherever; the discard does not."""
    state = rami_at(
        "8s7s6s AdAcAh Jk 2c", "p2:9c9d9h", others=("KcQcJc7d", "+", "+"), new="p1,p3", preset="arbaatash"
    )
    after = play(state, *OPENING, "lay Jk m1", "discard 2c")
    assert points(after)[1:3] == (56, 150)
    state = rami_at("8s7s6s AdAcAh Jk", "p2:9c9d9h", others=("KcQcJc7d", "+", "+"), new="p1,p3",
                    preset="arbaatash")  # fmt: skip
    after = play(state, *OPENING, "discard Jk")
    assert points(after)[1:3] == (37, 100)


def test_B13_on_B10_C1_B10_10_what_multiplies_what() -> None:
    """An unopened hand has the factor of the others; flat_100 is 100, or 200; the bonus comes last."""
    assert priced("2c", rules="rami51+score.unopened=60", new="p2", at_once=True) == (120,)
    assert priced("2c", rules="arbaatash+score.unopened=60", new="p2", at_once=True, jokers=1) == (90,)
    flat = "rami51+score.at_once=flat_100+score.unopened=60"
    assert priced("KcQc", "2c", rules=flat, new="p3", at_once=True) == (100, 100)
    assert priced("KcQc", "2c", rules=flat, new="p3", at_once=True, joker_last=True) == (200, 200)
    bonus = load("rami51+score.winner_bonus=-50").at(2)
    assert gone_out("KcQc", at_once=True).points(bonus) == (-50, 40)
    last_deal = "thousand+score.winner_bonus=-50+match.deals=1"
    assert match_of(last_deal, 2, 0, gone_out("KcQc", at_once=True)).totals == (-50_000, 40_000)


def test_B13_on_B11_2_reaching_the_number() -> None:
    """Reaching it is enough; elimination ends with one seat left, or with none: then the lowest wins."""
    assert match_of("rami51+match.target=100", 2, 0, closed(0, 0, 100)).over
    drops = "rami51+match.elimination=yes+match.target=100"
    one = match_of(drops, 3, 0, closed(1, 100, 0, 110))
    assert (one.over, one.winners) == (True, (1,))
    both = match_of("rami51+match.target=100+match.deals=2", 2, 0, closed(0, 0, 20), closed(0, 0, 20))
    assert both.over


def test_B13_on_B2_8_a_round_is_a_turn_of_the_seat() -> None:
    """Round n is the n-th turn of the seat concerned."""
    rules = "opening.from_round=2"
    first = with_an_opening(rules=rules, special="turns:1/2/2/2")
    second = with_an_opening(rules=rules, special="turns:2/1/1/1")
    assert (verdict(first, OPENING[0]), verdict(second, OPENING[0])) == ("phase", "legal")


def test_B13_on_B1_4_B1_5_B1_6_the_order_of_the_deal() -> None:
    """The seat after the dealer first, the extra card last, an upcard after it."""
    order = numbered_deck(2, 4)
    state = dealt_in_order("rami51+deal.starter=next+deal.upcard=yes", dealer=0)
    assert state.hands[1] == Cards(order[0:52:4]) + order[52]
    assert (state.pile, state.stock) == ((order[53],), tuple(order[54:]))


def test_B13_on_C3_14_touch_comes_before_the_draw() -> None:
    """Followed by a stock draw it forfeits; followed by taking the discard it does nothing."""
    state = at_the_pile("8h9h 2c +", pile="Th", preset="arbaatash")
    assert verdict(play(state, "draw"), "touch") == "phase"
    assert play(state, "touch", "draw", "discard 2c").touched == (True, False, False, False)
    assert play(state, "touch", "take", "meld 8h9hTh", "discard 2c").touched == (False,) * 4
    assert verdict(at_the_pile("8h9h 2c +", pile="Th"), "touch") == "phase"


def test_B13_on_C3_8_71_for_those_who_have_opened() -> None:
    """Where the discard always asks for its points, an opened seat counts the new cards of its turn."""
    rules = "opening.discard_points_always=yes"
    state = at_the_pile("TsJs KhKdKc 2d +", "p2:5h6h7h", pile="Qs", preset="arbaatash", rules=rules)
    assert turn(state, "take", "meld TsJsQs", "meld KcKdKh") == "open_points"
    state = at_the_pile("TsJs KhKdKc 4c4d4h 2d +", "p2:5h6h7h", pile="Qs", preset="arbaatash", rules=rules)
    assert turn(state, "take", "meld TsJsQs", "meld KcKdKh", "meld 4c4d4h") == "legal"


def test_B13_on_B2_3_free_discards() -> None:
    """Where discards are free, a taken card may stay; a seat that has not opened still takes only to open."""
    free = at_the_pile("4c9d +", "p2:7c7d7h", pile="Ks", rules="draw.take=free")
    assert turn(free, "take") == "legal"
    new = at_the_pile("4c9d +", "p2:7c7d7h", pile="Ks", rules="draw.take=free", new="p1")
    assert guarded(new, "take") == turn(new, "take") == "discard_unused"
    fits = at_the_pile("4c9d +", "p2:7c7d7h", pile="7s", rules="draw.take=free", new="p1")
    assert guarded(fits, "take") == turn(fits, "take", "lay 7s m1") == "open_points"
    opens = at_the_pile("8s7s AdAcAh +", "p2:7c7d7h", pile="6s", rules="draw.take=free", new="p1")
    assert turn(opens, "take", *OPENING) == "legal"


# --- C  The variants ----------------------------------------------------------------------------------------


def test_C1_the_questions_that_the_text_names() -> None:
    """Eleven questions, each with its answer in Rami 51."""
    rules = load("rami51")
    answers = {
        "deal.hand_size": 13,
        "opening.points": 51,
        "values.joker_in_hand": 20,
        "opening.joker_counts": "replaced",
        "out.discard": "required",
        "out.at_once_needs": "points_and_run",
        "out.at_once_may_use_table": True,
        "melds.circular": False,
        "score.at_once": "multiply",
        "score.at_once_factor": 2,
        "score.at_once_joker_factor": 4,
        "score.unopened": 100,
    }
    assert {path: rules.answer(path, 4) for path in answers} == answers
    circle = rami_at("QhKhAh2h3h +", new=EVERYBODY, preset="rami51_circular")
    assert play(circle, "meld QhKhAh2h3h").go.points == 36
    assert priced("KcQc", "2c", rules="rami51+score.at_once=flat_100", new="p3", at_once=True) == (100, 100)


def test_C2_the_questions_of_other_pages() -> None:
    """Every further question, with its answer in Rami 51."""
    rules = load("rami51")
    answers = {
        "deal.cut_joker": "ignored",
        "deal.upcard": False,
        "deal.starter": "dealer",
        "deal.starter_first_turn": "discard_only",
        "deal.direction": "clockwise",
        "opening.from_round": 1,
        "draw.take_from_round": 1,
        "draw.take": "must_lay",
        "draw.take_joker": True,
        "draw.renew_keeps_top": True,
        "draw.renewals": None,
        "wild.max_in_run": 1,
        "wild.max_in_set": 1,
        "wild.adjacent": True,
        "wild.in_run": "anywhere",
        "wild.rebind": "fixed",
        "swap.from_set": "square",
        "swap.use": "new_meld",
        "swap.same_turn": True,
        "layoff.joker_on_opponent": "sets",
        "borrow.kind": "single",
        "borrow.split": False,
        "borrow.joker": False,
        "borrow.from_joker_meld": True,
        "opening.pure_run": "new",
        "values.ace_in_hand": 11,
        "score.winner_bonus": 0,
        "score.joker_finish": "plain",
        "match.elimination": False,
        "out.carte": "manual",
        "out.max_turns": 400,
    }
    assert {path: rules.answer(path, 4) for path in answers} == answers


def fourteen(cards: str, *melds: str, **more: Any) -> State:
    return rami_at(cards, *melds, preset="arbaatash", **more)


def test_C3_1_fourteen_cards() -> None:
    """Fourteen each; the seat that begins has fifteen and discards first, without drawing."""
    state = dealt_in_order("arbaatash", dealer=2)
    assert [len(one) for one in state.hands] == [14, 15, 14, 14]
    assert verbs(state) == {"discard"}


def test_C3_2_two_jokers() -> None:
    """106 cards."""
    state = dealt_in_order("arbaatash")
    assert len(sum(state.hands, Cards(state.stock))) == 106
    assert load("arbaatash").at(4).deck.jokers == 2


def test_C3_3_anticlockwise() -> None:
    """The seat at the dealer's right begins, turns go anticlockwise, and a cut joker is kept."""
    state = dealt_in_order("arbaatash", dealer=2)
    assert state.turn == 1
    assert play(state, last(state)).turn == 0
    assert load("arbaatash").at(4).deal.cut_joker == "kept"


def test_C3_4_aces_count_ten() -> None:
    """In melds and in hand; their places in runs are the same."""
    assert play(fourteen("Ah2h3h +", new=EVERYBODY), "meld Ah2h3h").go.points == 15
    assert play(fourteen("QhKhAh +", new=EVERYBODY), "meld QhKhAh").go.points == 30
    assert priced("AhAs", rules="arbaatash") == (20,)
    assert verdict(fourteen("KhAh2h +"), "meld KhAh2h") == "bad_run"


def test_C3_5_burnt() -> None:
    """In a run a joker stands only for a card of which both copies lie in melds, also of this very turn."""
    assert verdict(fourteen("5sJk7s +", "p2:6s6h6d"), "meld 5sJk=6s7s") == "not_burnt"
    both = ("p2:6s6h6d", "p3:6s7s8s")
    assert verdict(fourteen("5sJk7s +", *both), "meld 5sJk=6s7s") == "legal"
    now = fourteen("5sJk7s 6s6c6d +", "p2:6s7s8s")
    assert verdict(now, "meld 6c6d6s", "meld 5sJk=6s7s") == "legal"
    assert verdict(now, "meld 5sJk=6s7s") == "not_burnt"
    # The same for lay-offs; sets are free; and discards count where the table says so.
    lay = fourteen("Jk2d +", "p1:3s4s5s", "p2:6s6h6d")
    assert verdict(lay, "lay Jk m1>") == "not_burnt"
    assert verdict(fourteen("6d6cJk +"), "meld 6c6dJk") == "legal"
    pile = at_the_pile("5sJk7s +", "p2:6s6h6d", pile="6s2c", stock="Kd", preset="arbaatash",
                       rules="wild.burnt_counts_discards=yes")  # fmt: skip
    assert verdict(pile, "draw", "meld 5sJk=6s7s") == "legal"


def test_C3_6_a_joker_in_a_run_is_never_freed() -> None:
    """No copy of a burnt card is left; only squares give jokers back."""
    state = fourteen("9hQcQd 2c +", "p2:6s6h6d", "p3:6s7s8s", "p2:5sJk=6s7s", "p3:9c9d9sJk=9")
    swaps = {str(one) for one in engine.steps(state) if one.verb == "swap"}
    assert swaps == {"swap 9h m4"}


def test_C3_7_71_from_the_discard() -> None:
    """A seat that has not opened takes the discard only to open with 71; from the stock it is 51."""
    state = at_the_pile("TsJs KhKdKc +", pile="Qs", stock="Qs", new=EVERYBODY, preset="arbaatash")
    lines = ("meld TsJsQs", "meld KcKdKh")
    assert turn(state, "take", *lines) == "open_points"
    after = play(state, "take", *lines)
    assert refusal(after, last(after)).numbers == {"have": 60, "need": 71}
    assert turn(state, "draw", *lines) == "legal"


def test_C3_8_opened_seats_need_no_71() -> None:
    """A seat that has opened takes the discard as ever; some ask for 71 every time."""
    for rules, said in (("", "legal"), ("opening.discard_points_always=yes", "open_points")):
        state = at_the_pile("2c +", "p2:5h6h7h", pile="8h", preset="arbaatash", rules=rules)
        assert turn(state, "take", "lay 8h m1>") == said


DRY = "8s7s6s AdAcAh JhQh 2c"


def out_dry(*lines: str, cards: str = DRY, rules: str = "", **more: str) -> State:
    state = fourteen(cards, "p2:6h7h8h9hTh", others=("KcQcJc7d", "+", "+"), new="p1,p3", rules=rules, **more)
    return play(state, *lines)


def test_C3_9_dry_rummy() -> None:
    """Everything in one turn, whether or not others have opened, and onto their melds."""
    after = out_dry(*OPENING, "lay JhQh m1>", "discard 2c")
    exit = ended(after).exit
    assert exit is not None
    assert (exit.at_once, exit.alone) == (True, False)
    assert points(after)[1:3] == (37, 100)


def test_C3_10_dry_is_scored_by_jokers() -> None:
    """None: once and 100; one: one and a half times and 150; two: twice and 200. Two other tables exist."""
    wanted = {
        "rising": [(37, 100), (56, 150), (74, 200), (74, 200)],
        "falling": [(74, 200), (56, 150), (37, 100), (37, 100)],
        "literal": [(37, 100), (56, 150), (37, 200), (37, 200)],
    }
    for name, scores in wanted.items():
        rules = f"arbaatash+score.dry_table={name}"
        assert [
            priced("KcQcJc7d", "2c", rules=rules, new="p3", at_once=True, jokers=jokers)
            for jokers in range(4)
        ] == scores


def test_C3_11_halves_are_rounded_up() -> None:
    """Or down, where the table says so."""
    assert priced("7d", rules="arbaatash", at_once=True, jokers=1) == (11,)
    assert priced("7d", rules="arbaatash+score.rounding=down", at_once=True, jokers=1) == (10,)


def test_C3_12_nothing_is_doubled_besides() -> None:
    """The table of dry exits stands instead of twice and four times."""
    assert priced("KcQc", "2c", rules="arbaatash", new="p3", at_once=True, joker_last=True) == (20, 100)


def test_C3_13_no_show() -> None:
    """All cards must be laid before the last is discarded: a hand that would be complete ends nothing."""
    after = play(fourteen("7s7h7d9c", "p1:2c3c4c"), "discard 9c")
    assert (after.over, hand(after)) == (False, "7d7h7s")
    with pytest.raises(ParseError):
        parse_actions("show 7s7h7d")


def test_C3_14_touching_the_pile() -> None:
    """Who touches it and then draws from the stock has no dry rummy in this deal; or other losses."""
    lines = (*OPENING, "meld QdQhJk", "discard 2c")
    for touch, scores in (
        ("no_dry_this_deal", (37, 100)),
        ("no_dry_this_turn", (37, 100)),
    ):
        more = {"cards": "8s7s6s AdAcAh JkQhQd", "phase": "draw", "pile": "5c", "stock": "2c"}
        rules = f"draw.touch={touch}"
        assert points(out_dry("draw", *lines, rules=rules, **more))[1:3] == (56, 150)
        touched = out_dry("touch", "draw", *lines, rules=rules, **more)
        assert points(touched)[1:3] == scores
    exit = ended(touched).exit
    assert exit is not None
    assert exit.forfeited
    no_exit = rami_at("5d6d", "2d3d4d", preset="arbaatash", rules="draw.touch=no_exit_this_deal",
                      special="touched:p1")  # fmt: skip
    assert verdict(no_exit, "lay 5d m1", "discard 6d") != "legal"


def test_C3_15_to_201() -> None:
    """A total of 201 ends the match."""
    for total, over in ((200, False), (201, True)):
        assert match_of("arbaatash", 2, 0, closed(0, 0, total)).over is over


def test_C3_16_a_joker_in_hand() -> None:
    """Twenty, as in Rami."""
    assert priced("Jk", rules="arbaatash") == (20,)
    assert priced("Jk", rules="arbaatash+values.joker_in_hand=50") == (50,)


def test_C3_17_the_longest_run() -> None:
    """Fourteen cards, or thirteen."""
    long = "Ac2c3c4c5c6c7c8c9cTcJcQcKc"
    assert verdict(fourteen("Ac2d +", long), "lay Ac m1>") == "legal"
    assert verdict(fourteen("Ac2d +", long, rules="melds.run_max=13"), "lay Ac m1>") == "full"


def test_C4_the_last_deal_counts_a_thousandfold() -> None:
    """The last deal is multiplied after everything else; which it is must be known, so no target."""
    match = match_of(
        "thousand+match.deals=2", 2, 0, gone_out("KcQc", at_once=True), gone_out("2c", at_once=True)
    )
    assert (match.over, match.totals) == (True, (0, 4040))
    with pytest.raises(RulesError):
        load("thousand+match.target=1000")
    with pytest.raises(RulesError):
        load("thousand+match.deals=none")


def test_what_a_seat_hears() -> None:
    """Others hear that a card was drawn, and how many a forgotten carte cost, not which."""
    seven, eight = Card.parse("7c"), Card.parse("8h")
    assert project(Drew(0, seven), 1) == Drew(0, UNKNOWN)
    assert project(Penalised(0, (seven, eight)), 1) == Penalised(0, (UNKNOWN, UNKNOWN))
    assert project(Penalised(0, (seven, eight)), 0) == Penalised(0, (seven, eight))
