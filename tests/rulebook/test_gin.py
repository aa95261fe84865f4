"""The rules of gin rummy, one test a rule: its number in the name, the rule in a line, and what breaks if it
is not kept.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gin import PACK, cards_of, dead_hand, gin_at, knocked, scored, won
from positions import ended, events, hand, legal, match_of, new_table, play, points, refusal, verbs, verdict
from tierce.cards import UNKNOWN, Card, Cards, numbered_deck
from tierce.game import Ending, Phase, State, engine
from tierce.game.events import Knocked, Shown
from tierce.game.scoring import counts
from tierce.melds.deadwood import deadwood
from tierce.rules import load
from tierce.table import Match, Table

HAND = "5c5d5h 9sTsJs As2s3s 6d Kc"
"""Eleven cards that knock by throwing Kc or 6d."""
OTHER = "4c4d4h 6c7c8c Kd Qh 2d Ac"
KNOCK = "knock Kc 5c5d5h As2s3s 9sTsJs / 6d"
GIN_HAND, GIN = "5c5d5h 9sTsJs As2s3s4s Kc", "knock Kc 5c5d5h As2s3s4s 9sTsJs / -"


def dealt(rules: str = "gin", dealer: int = 0) -> State:
    return engine.deal(load(rules).at(2), seats=2, dealer=dealer, order=numbered_deck(1, 0))


def knocks(state: State) -> list[str]:
    return [action for action in legal(state) if action.startswith("knock")]


def thrown(state: State) -> set[str]:
    """The cards that may be thrown with a knock."""
    return {action.split(" ")[1] for action in knocks(state)}


# --- G1  Deck, deal and offer -------------------------------------------------------------------------------


def test_G1_1_two_with_one_pack() -> None:
    """Two play, with one pack of 52 cards and no jokers."""
    assert [seats for seats in range(1, 9) if not load("gin").problems(seats)] == [2]
    state = new_table("gin", seats=2)
    everything = sum(state.hands, Cards(state.stock)) + Cards(state.pile)
    assert everything == PACK


def test_G1_2_ten_each_and_an_upcard() -> None:
    """Ten cards each, one by one, the dealer last; the next is turned up, the other 31 are the stock."""
    order = numbered_deck(1, 0)
    state = dealt(dealer=0)
    assert state.hands == (Cards(order[1:20:2]), Cards(order[0:20:2]))
    assert (state.pile, state.upcard, state.stock) == ((order[20],), order[20], tuple(order[21:]))
    assert len(state.stock) == 31


def test_G1_3_the_upcard_is_offered() -> None:
    """The other seat may take the upcard or pass, then the dealer may; who takes it discards."""
    state = dealt(dealer=0)
    assert (state.turn, legal(state)) == (1, ["take", "pass"])
    taken = play(state, "take")
    assert (taken.turn, taken.phase, len(taken.hands[1])) == (1, Phase.PLAY, 11)
    passed = play(state, "pass")
    assert (passed.turn, legal(passed)) == (0, ["take", "pass"])
    taken = play(passed, "take")
    assert (taken.turn, taken.phase, len(taken.hands[0])) == (0, Phase.PLAY, 11)
    after = play(taken, f"discard {hand(taken)[:2]}")
    assert (after.turn, legal(after)) == (1, ["draw", "take"])


def test_G1_4_both_pass() -> None:
    """If both pass, the first of them draws from the stock: the upcard is no longer to be had."""
    state = play(dealt(dealer=0), "pass", "pass")
    assert (state.turn, legal(state)) == (1, ["draw"])
    assert verdict(state, "take") == "upcard_passed"
    after = play(state, "draw")
    after = play(after, f"discard {hand(after, 1)[:2]}")
    assert legal(after) == ["draw", "take"]


def test_G1_5_no_upcard_but_an_eleventh_card() -> None:
    """Elsewhere no card is turned up; the seat that begins has eleven, and its first turn is a discard."""
    state = dealt("gin+deal.upcard=no+deal.extra=1+deal.starter_first_turn=discard_only", dealer=0)
    assert (state.turn, state.phase, state.pile) == (1, Phase.PLAY, ())
    assert ([len(one) for one in state.hands], len(state.stock)) == ([10, 11], 31)
    assert verbs(state) == {"discard"}


# --- G2  The turn -------------------------------------------------------------------------------------------


def test_G2_1_one_card_and_one_discard() -> None:
    """A turn is one card, from the top of the stock or of the discard pile, then a discard, or a knock."""
    state = gin_at("9c+", phase="draw", pile="7h", stock="5h6h")
    drawn = play(state, "draw")
    assert Card.parse("5h") in drawn.hands[0]
    assert verdict(drawn, "draw") == verdict(drawn, "take") == verdict(drawn, "pass") == "phase"
    assert verdict(state, "discard 9c") == "phase"
    after = play(drawn, "discard 9c")
    assert (after.turn, after.phase, str(after.top), len(after.hands[0])) == (1, Phase.DRAW, "9c", 10)
    taken = play(state, "take")
    assert Card.parse("7h") in taken.hands[0]
    assert (taken.pile, taken.stock) == ((), state.stock)
    bare = gin_at("9c+", phase="draw", pile="")
    assert (legal(bare), verdict(bare, "take")) == (["draw"], "phase")


def test_G2_2_not_thrown_back() -> None:
    """A card taken from the discards is not thrown back in the same turn; a table may allow it."""
    state = play(gin_at("9c+", phase="draw", pile="7h"), "take")
    assert verdict(state, "discard 7h") == "throw_back"
    assert "discard 7h" not in legal(state)
    later = play(state, "discard 9c", "draw")
    later = play(later, f"discard {hand(later, 1)[:2]}", "draw")
    assert verdict(later, "discard 7h") == "legal"
    allowed = play(gin_at("9c+", phase="draw", pile="7h", rules="draw.throw_back=yes"), "take")
    assert verdict(allowed, "discard 7h") == "legal"
    offered = play(gin_at("9c+", phase="offer", pile="7h", upcard="7h"), "take")
    assert verdict(offered, "discard 7h") == "throw_back"


def test_G2_3_what_was_taken_is_known() -> None:
    """All have seen what was taken from the discards, so all know that card until it comes out."""
    state = play(gin_at("9c+", phase="draw", pile="7h"), "take")
    assert state.known[0] == Cards.parse("7h")
    later = play(state, "discard 9c", "draw")
    assert later.known == (Cards.parse("7h"), Cards())
    later = play(later, f"discard {hand(later, 1)[:2]}", "draw", "discard 7h")
    assert later.known == (Cards(), Cards())


def test_G2_4_two_cards_thrown_back() -> None:
    """Two seats that throw back one after the other may go on for ever, or that ends the deal."""

    def thrown_back(rules: str, *words: str) -> State:
        rules = f"draw.throw_back=yes+{rules}"
        return play(gin_at("9c+", phase="draw", pile="7h", rules=rules), "take", "discard 7h", *words)

    ends = "draw.mutual_return=ends"
    assert thrown_back("draw.mutual_return=plays_on", "take", "discard 7h").phase is Phase.DRAW
    over = thrown_back(ends, "take", "discard 7h")
    assert (ended(over).how, points(over)) == (Ending.BLOCKED, (0, 0))
    between = thrown_back(ends, "draw")
    between = play(between, f"discard {hand(between, 1)[-2:]}", "take")
    assert not play(between, f"discard {between.go.lifted}").over


def test_G2_5_so_many_cards_taken() -> None:
    """The take that reaches the number ends the deal before the card moves; the upcard is not counted."""
    rules = "draw.takes=2"
    state = play(gin_at("9cKh+", phase="offer", pile="7h", upcard="7h", rules=rules), "take", "discard 9c")
    state = play(state, "take", f"discard {hand(play(state), 1)[:2]}")
    over = play(state, "take")
    assert (ended(over).how, points(over), over.turn) == (Ending.BLOCKED, (0, 0), state.turn)
    assert (over.pile, ended(over).unopened) == (state.pile, (False, False))


# --- G3  Melds and deadwood ---------------------------------------------------------------------------------


def test_G3_1_a_set() -> None:
    """A set is three or four cards of one rank."""
    state = gin_at("5c5d5h5s 9s9d KcKdKh 2s Qh", rules="knock.limit=40")
    said = "knock Qh {} / -"
    assert verdict(state, "knock Qh 5c5d5h KcKdKh / 5s9d9s2s") == "legal"
    assert verdict(state, "knock Qh 5c5d5h5s KcKdKh / 9d9s2s") == "legal"
    assert verdict(state, said.format("9d9s")) == "bad_set"


def test_G3_2_a_run() -> None:
    """A run is three or more of one suit in sequence; the ace is below the two and nowhere else."""
    state = gin_at("AsQsKs2s3s 4h5h6h 7c 7d Qd", rules="knock.limit=90")
    assert verdict(state, "knock Qd As2s3s 4h5h6h") == "legal"
    for wrong in ("QsKsAs", "KsAs2s", "2s3s", "4h5h", "2s3s4h", "4h6h5h7c"):
        assert verdict(state, f"knock Qd {wrong}") == "bad_run", wrong
    assert deadwood(Cards.parse("AsQsKs")) == 21


def test_G3_3_melds_are_kept() -> None:
    """Melds are kept in the hand until somebody knocks, and a card counts in one meld only."""
    state = gin_at("5c5d5h 6h7h 9sTsJs Kc 2d 3c")
    assert verbs(state) == {"discard"}
    assert not state.table
    assert (
        verdict(gin_at("5c5d5h 6h7h 9sTsJs Kc 2d 3c"), "knock Kc 5c5d5h 5h6h7h 9sTsJs") == "card_not_in_hand"
    )
    assert deadwood(Cards.parse("5c5d5h6h7h")) == 10


def test_G3_4_what_cards_count() -> None:
    """An ace counts 1, 2 to 10 their number, court cards 10."""
    for card, worth in {"Ac": 1, "2d": 2, "9h": 9, "Ts": 10, "Jc": 10, "Qd": 10, "Kh": 10}.items():
        assert scored(Ending.GIN, "", card)[0] - 25 == worth
    assert scored(Ending.GIN, "", "AcKh", rules="gin+values.ace_in_hand=15+values.court=5")[0] == 45


def test_G3_5_the_least_that_melds_leave() -> None:
    """The deadwood of a hand is what its melds leave, chosen so that this is least."""
    assert deadwood(Cards.parse("6s7s8s6c7c8c8d")) == 8
    after = knocked(HAND, "6s7s8s 6c7c8c 8d Kd Qh 2d", KNOCK, "done")
    assert (str(ended(after).left[1]), after.turn) == ("2d8dKdQh", 1)
    # With court cards at 25 the run of clubs leaves less than the tens; with ten it would be the same.
    after = knocked(HAND, "TcTdTh Jc Qc 2d 4h 6s 8d Ah", KNOCK, "done", rules="values.court=25")
    assert str(ended(after).left[1]) == "2d8dTdAh4hTh6s"
    state = gin_at("TcTdTh Jc Qc As2s3s 5h 6s Kd", rules="values.court=25+knock.limit=31")
    assert play(state, "knock Kd") == play(state, "knock Kd TcJcQc As2s3s / Td5hTh6s")


# --- G4  The knock ------------------------------------------------------------------------------------------


def test_G4_1_ten_at_most() -> None:
    """A seat that has drawn may throw one card face down and knock with ten at most."""
    assert thrown(gin_at("5c5d5h 9sTsJs As2s3s Td Kc")) == {"Td", "Kc"}
    eleven = gin_at("5c5d5h 9sTsJs Ac 2d 4h 4s Kc")
    assert refusal(eleven, "knock Kc").numbers == {"have": 11, "need": 10}
    assert verdict(gin_at("5c5d5h 9sTsJs As2s3s 6d", phase="draw"), "knock 6d") == "phase"
    after = knocked(HAND, OTHER, KNOCK)
    assert str(after.top) == "Kc"
    assert thrown(gin_at("5c5d5h 9sTsJs Ac 2d 4h 4s Kc", rules="knock.limit=11")) == {"Kc"}


def test_G4_2_any_melds_within_the_limit() -> None:
    """It shows its melds and its deadwood, any that leave few enough, also others than the best."""
    state = gin_at(GIN_HAND, OTHER)
    assert {one for one in knocks(state) if one.startswith("knock Kc")} == {
        GIN,
        "knock Kc 5c5d5h As2s3s 9sTsJs / 4s",
        "knock Kc 5c5d5h 2s3s4s 9sTsJs / As",
        "knock Kc 5c5d5h 9sTsJs / As2s3s4s",
    }
    # In whichever order they are said.
    sets = gin_at("5c5d5h 4d4h4s As2s3s 6d Kc")
    said = play(sets, "knock Kc 3s2sAs 5h5c5d 4s4d4h")
    assert said == play(sets, "knock Kc 4d4h4s 5c5d5h As2s3s / 6d")
    assert [str(lies.meld) for lies in said.table] == ["4d4h4s", "5c5d5h", "As2s3s"]
    after = play(state, "knock Kc 5c5d5h As2s3s 9sTsJs / 4s")
    assert [str(lies.meld) for lies in after.table] == ["5c5d5h", "As2s3s", "9sTsJs"]
    assert (after.known[0], after.turn, after.phase) == (Cards.parse("4s"), 1, Phase.LAYOFF)
    assert verdict(state, "knock Kc 5c5d5h / As2s3s4s9sTsJs") == "deadwood"
    assert verdict(state, "knock Kc 5c5d5h As2s3s 9sTsJs / 3s") == "card_not_in_hand"


def test_G4_3_nobody_has_to_knock() -> None:
    """Nobody has to knock."""
    state = gin_at(HAND)
    assert verbs(state) == {"discard", "knock"}
    assert play(state, "discard Kc").phase is Phase.DRAW


def test_G4_4_not_with_a_knock_either() -> None:
    """The card just taken from the discards is not thrown with a knock either."""
    state = gin_at(HAND, lifted="Kc")
    assert thrown(state) == {"6d"}
    assert verdict(state, KNOCK) == "throw_back"
    assert thrown(gin_at(HAND, lifted="Kc", rules="knock.throw_back=yes")) == {"6d", "Kc"}
    assert verdict(gin_at(HAND, lifted="Kc", rules="knock.throw_back=yes"), "discard Kc") == "throw_back"


def test_G4_5_a_knock_without_its_melds() -> None:
    """A knock that says only what it throws means the melds that leave least; if several do, it is
    ambiguous.
    """
    state = gin_at(HAND, OTHER)
    assert play(state, "knock Kc") == play(state, KNOCK)
    both = gin_at("7c7d7h 6c8c 9sTsJs As2s Kd", rules="knock.limit=20")
    refused = refusal(both, "knock Kd")
    assert refused.reason == "ambiguous"
    assert [str(one) for one in refused.readings] == [
        "knock Kd 7c7d7h 9sTsJs / 6c8cAs2s",
        "knock Kd 6c7c8c 9sTsJs / 7d7hAs2s",
    ]


# --- G5  Gin and big gin ------------------------------------------------------------------------------------


def test_G5_1_gin() -> None:
    """A knock that leaves no deadwood is gin."""
    over = knocked(GIN_HAND, OTHER, GIN)
    assert (ended(over).how, over.turn) == (Ending.GIN, 1)
    assert ended(knocked(HAND, OTHER, KNOCK, "done")).how is Ending.KNOCK


def test_G5_2_nothing_is_laid_off_on_gin() -> None:
    """Against gin nothing is laid off."""
    other = "4c4d4h 6c7c8c Kd Qh 2d 8s"
    found = events(gin_at(GIN_HAND, other), GIN)
    assert [type(one) for one in found[:2]] == [Knocked, Shown]
    assert ended(knocked(GIN_HAND, other, GIN)).left[1] == Cards.parse("2dKdQh8s")


def test_G5_3_big_gin() -> None:
    """Big gin: all eleven cards are in melds, all are shown, and none is thrown."""
    cards, melds = "As2s3s4s 5c5d5h 9hThJhQh", "biggin 5c5d5h 9hThJhQh As2s3s4s"
    state = gin_at(cards, pile="Kh")
    assert [one for one in legal(state) if one.startswith("biggin")] == [melds]
    after = play(state, melds)
    assert (ended(after).how, after.pile) == (Ending.BIG_GIN, state.pile)
    assert verdict(state, "biggin 5c5d5h 9hThJhQh As2s3s") == "not_melded"
    assert verdict(gin_at(HAND), "biggin 5c5d5h 9sTsJs As2s3s") == "not_melded"
    assert verdict(gin_at(cards, rules="score.big_gin=none"), melds) == "phase"
    # Where every meld has three, no card can be spared: big gin, or no knock at all.
    threes = gin_at("KcKdKh QcQdQh", "Ac2d4h6s8c", rules="knock.limit=5")
    assert [one for one in legal(threes) if not one.startswith("discard")] == ["biggin QcQdQh KcKdKh"]


def test_G5_4_gin_need_not_be_shown() -> None:
    """Who could have gin need not show it, unless it must; big gin stays open."""
    state = gin_at(GIN_HAND, OTHER)
    assert verdict(state, "discard Kc") == "legal"
    must = gin_at(GIN_HAND, OTHER, rules="knock.gin=must")
    assert legal(must) == [GIN]
    assert verdict(must, "discard Kc") == "must_knock"
    assert verdict(must, "knock Kc 5c5d5h As2s3s 9sTsJs / 4s") == "must_knock"
    assert verdict(gin_at(GIN_HAND, OTHER, rules="knock.gin=must"), "knock 4s") == "must_knock"
    for cards in (HAND, "5c5d5h 9sTsJs 2s3s4s Ad Kc"):
        near = gin_at(cards, rules="knock.gin=must")
        assert verdict(near, "discard Kc") == verdict(near, "knock Kc") == "legal"
    big = gin_at("As2s3s4s 5c5d5h 9hThJhQh", rules="knock.gin=must")
    assert verbs(big) == {"knock", "biggin"}


# --- G6  Lay-offs -------------------------------------------------------------------------------------------


def test_G6_1_on_the_knockers_melds() -> None:
    """The fourth card on a set, the next at either end of a run, also beside a card just laid off."""
    after = knocked(HAND, "5s 4s 9h 8s Qs Ks 7h 7d 2c 2h", KNOCK)
    assert [one for one in legal(after) if one.startswith("lay")] == [
        "lay 5s m1", "lay 4s m2>", "lay 8s m3<", "lay Qs m3>",
    ]  # fmt: skip
    assert verdict(after, "lay Ks m3") == "bad_run"
    assert verdict(after, "lay 7h m1") == "bad_set"
    assert verdict(after, "lay 4s m3") == verdict(after, "lay 8s m3>") == "bad_run"
    assert verdict(after, "lay 5s m4") == "no_such_meld"
    assert verdict(after, "lay 6s m2") == "card_not_in_hand"
    assert verdict(after, "lay Qs m3", "lay Ks m3", "lay 4s m2", "lay 5s m2") == "legal"


def test_G6_2_own_melds_may_be_broken() -> None:
    """The defender's own melds may be broken for it."""
    after = knocked(HAND, "8s8c8d 5s 4h4c Kd Qh 2d Ah", KNOCK)
    assert ended(play(after, "done")).left[1] == Cards.parse("4c2dKd4hAhQh5s")
    broken = play(after, "lay 8s m3", "done")
    assert ended(broken).left[1] == Cards.parse("4c8c2d8dKd4hAhQh5s")


def test_G6_3_the_knocker_lays_nothing_off() -> None:
    """The knocker lays nothing off."""
    after = knocked("5c5d5h 9sTsJs As2s3s 6d Kc", "6h6c6s 2d 3h 4c Kd Qh 2h Ac", KNOCK)
    assert after.turn == 1
    over = play(after, "done")
    assert ended(over).left[0] == Cards.parse("6d")


def test_G6_4_the_defender_shows() -> None:
    """Then the defender shows its melds: the best are shown for it, or those that it says."""
    after = knocked(HAND, OTHER, KNOCK)
    assert verdict(after, "done 4c4d4h") == "phase"
    (shown, _) = events(after, "done")
    assert isinstance(shown, Shown)
    assert [str(meld) for meld in shown.melds] == ["4c4d4h", "6c7c8c"]
    said = knocked(HAND, OTHER, KNOCK, rules="knock.defender=chosen")
    assert verdict(said, "done") == "phase"
    assert [one for one in legal(said) if one.startswith("done")] == [
        "done -", "done 4c4d4h", "done 4c4d4h 6c7c8c", "done 6c7c8c",
    ]  # fmt: skip
    assert points(play(said, "done 6c7c8c")) == (29, 0)
    assert points(play(said, "done -")) == (50, 0)
    assert verdict(said, "done 4c4d4s") == "card_not_in_hand"
    assert verdict(said, "done 4c4d") == "bad_set"


def test_G6_5_fewer_lay_offs() -> None:
    """Some play without lay-offs, or with so many at each end of a run."""
    other = "5s 8s 7s 6s Qs Ks 7h 7d 2c 2h"
    none = knocked(HAND, other, KNOCK, rules="knock.layoffs=no")
    assert none.over
    chosen = knocked(HAND, other, KNOCK, rules="knock.layoffs=no+knock.defender=chosen")
    assert verbs(chosen) == {"done"}
    assert verdict(chosen, "lay 5s m1") == "phase"
    one = knocked(HAND, other, KNOCK, "lay 8s m3", rules="knock.layoffs_per_end=1")
    assert verdict(one, "lay 7s m3") == "full"
    assert [action for action in legal(one) if action.startswith("lay")] == ["lay 5s m1", "lay Qs m3>"]
    two = knocked(HAND, other, KNOCK, "lay 8s m3", "lay 7s m3", "lay Qs m3", rules="knock.layoffs_per_end=2")
    assert verdict(two, "lay 6s m3") == "full"
    assert verdict(two, "lay Ks m3") == verdict(two, "lay 5s m1") == "legal"


# --- G7  The dead hand and the wall -------------------------------------------------------------------------


def test_G7_1_a_dead_hand() -> None:
    """When two cards are left in the stock and the seat discards without a knock, nobody scores."""
    three = gin_at("9c+", phase="draw", left=3)
    over = play(three, "draw", "discard 9c")
    assert (ended(over).how, points(over)) == (Ending.BLOCKED, (0, 0))
    assert (ended(over).winners(over.terms), over.turn) == ((), 0)
    assert not play(three, "take", "discard 9c").over
    assert not play(gin_at("9c+", phase="draw", left=4), "draw", "discard 9c").over
    knocks = gin_at(HAND, OTHER, left=2)
    assert points(play(knocks, KNOCK, "done")) == (17, 0)
    assert not play(gin_at("9c+", phase="draw", left=3, rules="draw.last=1"), "draw", "discard 9c").over


def test_G7_2_the_wall() -> None:
    """The other seat may take that discard if it can knock with it, and must then knock; or it passes."""
    waits = gin_at("6d+", "5c5d5h 9sTsJs As2s Kc Qd", left=2, rules="draw.wall=knock")
    idle = play(waits, "discard 6d")
    assert (idle.phase, idle.turn, legal(idle)) == (Phase.WALL, 1, ["pass"])
    refused = refusal(idle, "take")
    assert (refused.reason, refused.cards, refused.numbers) == ("deadwood", cards_of("6d"), {"need": 10})
    over = play(idle, "pass")
    assert (ended(over).how, points(over), over.turn) == (Ending.BLOCKED, (0, 0), 1)
    useful = play(gin_at("3s+", "5c5d5h 9sTsJs As2s Kc Qd", left=2, rules="draw.wall=knock"), "discard 3s")
    assert legal(useful) == ["take", "pass"]
    taken = play(useful, "take")
    assert verbs(taken) == {"knock"}
    assert thrown(taken) == {"Kc", "Qd"}
    assert verdict(taken, "discard Kc") == "must_knock"
    assert play(taken, "knock Kc").phase is Phase.LAYOFF
    # If the knock could throw nothing but the very card, there is none.
    hands = ("Kd+", "5c5d5h 9sTsJs As2s3s 6d")
    for rules, may in (("no", ["pass"]), ("yes", ["take", "pass"])):
        rules = f"draw.wall=knock+knock.limit=9+knock.throw_back={rules}"
        assert legal(play(gin_at(*hands, left=2, rules=rules), "discard Kd")) == may


def test_G7_3_declared_dead() -> None:
    """It may take the discard and play on with it, the other then having the same choice, or declare."""
    state = play(gin_at("6d+", "Kc+", left=2, rules="draw.wall=declare"), "discard 6d")
    assert (state.phase, legal(state)) == (Phase.WALL, ["take", "pass"])
    after = play(state, "take", "discard Kc")
    assert (after.phase, after.turn, legal(after)) == (Phase.WALL, 0, ["take", "pass"])
    assert ended(play(after, "pass")).how is Ending.BLOCKED


def test_G7_4_a_deal_without_end() -> None:
    """Two seats that only take discards could go on for ever: after 400 turns the hand is dead."""
    state, turns = gin_at("9c+", "Kc+", phase="draw", pile="2h", left=31), 0
    while not state.over:
        state = play(state, "take")
        card = next(one for one in state.hands[state.turn] if one is not state.go.lifted)
        state, turns = play(state, f"discard {card}"), turns + 1
    assert (turns, len(state.stock), ended(state).how) == (400, 31, Ending.BLOCKED)
    offer = gin_at("9c+", phase="offer", pile="7h", upcard="7h", left=31, rules="out.max_turns=50")
    state, turns = play(offer, "take", "discard 9c"), 0
    while not state.over:
        state = play(state, "draw")
        state, turns = play(state, f"discard {hand(state, state.turn)[:2]}"), turns + 1
    # The stock was at its end before the number of turns was.
    assert (turns, len(state.stock)) == (29, 2)


# --- G8  The score of a deal --------------------------------------------------------------------------------


def test_G8_1_the_difference() -> None:
    """If the knocker has less deadwood than the defender, it scores the difference."""
    assert scored(Ending.KNOCK, "6d", "KdQh2dAc") == (17, 0)


def test_G8_2_undercut() -> None:
    """Otherwise it is undercut: the defender scores the difference and 25 more."""
    assert scored(Ending.KNOCK, "9d", "3d") == (0, 31)


def test_G8_3_a_tie_is_an_undercut() -> None:
    """Equal deadwood is an undercut; some score nothing then."""
    assert scored(Ending.KNOCK, "7d", "7h") == (0, 25)
    assert scored(Ending.KNOCK, "7d", "7h", rules="gin+score.tie=nothing") == (0, 0)


def test_G8_4_gin() -> None:
    """Gin scores the defender's deadwood and 25 more."""
    assert scored(Ending.GIN, "", "KdTh") == (45, 0)
    assert scored(Ending.GIN, "", "") == (25, 0)


def test_G8_5_big_gin() -> None:
    """Big gin scores the defender's deadwood and 31 more."""
    assert scored(Ending.BIG_GIN, "", "KdTh") == (51, 0)


def test_G8_6_no_deadwood_after_a_knock() -> None:
    """A defender that has no deadwood after a knock has undercut; it has no gin."""
    assert scored(Ending.KNOCK, "2h", "", rules="gin+score.gin=40") == (0, 27)


def test_G8_7_the_older_prices() -> None:
    """The older prices: gin 20, undercut 10, no big gin, a box 20, a shutout 100."""
    terms = load("gin_traditional").at(2)
    assert (terms.score.gin, terms.score.undercut, terms.score.big_gin) == (20, 10, None)
    assert (terms.match.box, terms.match.shutout) == (20, "plus_100")
    assert scored(Ending.GIN, "", "Kd", rules="gin_traditional") == (30, 0)
    assert scored(Ending.KNOCK, "9d", "3d", rules="gin_traditional") == (0, 16)


# --- G9  Oklahoma -------------------------------------------------------------------------------------------


def test_G9_1_the_upcard_says_the_limit() -> None:
    """What the card turned up counts is what a knocker may keep, whoever takes the card."""
    for upcard, need in {"6h": 6, "2c": 2, "Th": 10, "Kd": 10}.items():
        state = gin_at("5c5d5h 9sTsJs 7h 8d 4c Jd Qc", upcard=upcard, preset="gin_oklahoma")
        assert refusal(state, "knock Qc").numbers["need"] == need
    offer = gin_at("5c5d5h 9sTsJs As2s3s 7d", pile="6h", upcard="6h", phase="offer", preset="gin_oklahoma")
    assert verdict(offer, "take", "knock 7d") == "legal"
    other = play(offer, "pass", "take")
    assert refusal(other, f"knock {hand(other, 1)[:2]}").numbers["need"] == 6


def test_G9_2_an_ace_turned_up() -> None:
    """An ace turned up allows one; or nothing, so that only gin will do."""
    cards = "5c5d5h 9sTsJs 2s3s4s Ad Kc"
    assert thrown(gin_at(cards, upcard="Ah", preset="gin_oklahoma")) == {"Kc"}
    gin_only = "knock.upcard_ace=gin_only"
    assert not thrown(gin_at(cards, upcard="Ah", preset="gin_oklahoma", rules=gin_only))
    cards = "5c5d5h 9sTsJs 2s3s4s5s Kc"
    assert thrown(gin_at(cards, upcard="Ah", preset="gin_oklahoma", rules=gin_only)) == {"Kc"}


def test_G9_3_a_spade_doubles() -> None:
    """A spade turned up doubles what the deal scores, with its bonus, and no box."""
    for how, mine, yours, plain in (
        (Ending.KNOCK, "2d", "Kd", (8, 0)),
        (Ending.KNOCK, "9d", "3d", (0, 31)),
        (Ending.GIN, "", "Kd", (35, 0)),
        (Ending.BIG_GIN, "", "Kd", (41, 0)),
    ):
        assert scored(how, mine, yours, rules="gin_oklahoma", upcard="7d") == plain
        doubled = tuple(2 * one for one in plain)
        assert scored(how, mine, yours, rules="gin_oklahoma", upcard="7s") == doubled
        assert scored(how, mine, yours, rules="gin", upcard="7s") == plain
    gin = knocked(GIN_HAND, OTHER, GIN, upcard="9s", preset="gin_oklahoma")
    (won_by, lost_by) = counts(ended(gin), gin.terms)
    assert won_by is not None
    assert lost_by is not None
    assert (won_by.total, won_by.bonus, int(won_by.factor), won_by.score) == (0, 25, 2, 2 * (23 + 25))
    assert (lost_by.total, lost_by.bonus, int(lost_by.factor), lost_by.score) == (23, 0, 1, 0)
    spade = knocked(HAND, OTHER, KNOCK, "done", upcard="9s", preset="gin_oklahoma")
    assert points(spade) == (34, 0)
    match = Match(load("gin_oklahoma"), 2).after(0, ended(spade), spade.terms)
    assert [entry.boxes for entry in match.sheet[0].entries] == [1]


def test_G9_4_to_150() -> None:
    """The match is to 150."""
    assert not match_of("gin_oklahoma", 2, 0, won(0, 149)).over
    assert match_of("gin_oklahoma", 2, 0, won(0, 150)).over


def test_G9_5_extra_boxes() -> None:
    """Some give an undercut one box more, and gin two more."""

    def boxes(over: State, rules: str) -> int:
        match = Match(load(rules), 2).after(0, ended(over), over.terms)
        return match.sheet[0].entries[0].boxes

    undercut = knocked(HAND, "4c4d4h 6c7c8c 2d2h2c Ad", KNOCK, "done")
    plain, gin = knocked(HAND, OTHER, KNOCK, "done"), knocked(GIN_HAND, OTHER, GIN)
    assert [boxes(one, "gin+match.extra_boxes=yes") for one in (plain, undercut, gin)] == [1, 2, 3]
    assert [boxes(one, "gin") for one in (plain, undercut, gin)] == [1, 1, 1]


# --- G10  The match and Hollywood ---------------------------------------------------------------------------


def test_G10_1_to_a_hundred() -> None:
    """Points are won and added up; the match ends when a total reaches 100."""
    match = match_of("gin", 2, 0, won(0, 60), won(1, 99), won(0, 39))
    assert (match.totals, match.over) == ((99, 99), False)
    match = match_of("gin", 2, 0, won(0, 60), won(1, 99), won(0, 40))
    assert (match.totals, match.over, match.winners) == ((100, 99), True, (0,))


def test_G10_2_the_game_bonus() -> None:
    """Who has reached it gets the game bonus, 100."""
    match = match_of("gin", 2, 0, won(0, 60), won(1, 50), won(0, 40))
    assert [tally.bonus for tally in match.sheet[0].tallies] == [100, 0]
    running = match_of("gin", 2, 0, won(0, 60), won(1, 50))
    assert [tally.bonus for tally in running.sheet[0].tallies] == [0, 0]


def test_G10_3_boxes() -> None:
    """Each deal that a seat has won is a box, which counts 25 when the match is over."""
    match = match_of("gin", 2, 0, won(0, 60), won(1, 50), won(0, 40))
    assert [tally.boxes for tally in match.sheet[0].tallies] == [50, 25]
    assert match.finals == (100 + 100 + 50, 50 + 25)


def test_G10_4_a_shutout() -> None:
    """A shutout doubles points and game bonus before the boxes are added; others count it otherwise."""

    def final(shutout: str) -> int:
        match = match_of(f"gin+match.shutout={shutout}", 2, 0, won(0, 60), won(0, 44))
        assert match.over
        return match.finals[0]

    assert final("double_before_boxes") == 2 * (104 + 100) + 50
    assert final("double_all") == 2 * (104 + 100 + 50)
    assert final("double_bonus") == 104 + 200 + 50
    assert final("plus_100") == 104 + 100 + 50 + 100
    assert final("none") == 104 + 100 + 50
    scored_once = match_of("gin", 2, 0, won(0, 60), won(1, 2), won(0, 44))
    assert scored_once.finals[0] == 104 + 100 + 50


def test_G10_5_who_deals() -> None:
    """Who has lost a deal deals the next, or the winner; a dead hand is dealt again by the same seat."""
    for dealer in (0, 1):
        assert match_of("gin", 2, dealer, won(0, 20)).next_dealer() == 1
        assert match_of("gin+match.dealer=last_winner", 2, dealer, won(0, 20)).next_dealer() == 0
        for rules in ("gin", "gin+match.dealer=last_winner", "gin+match.dealer=next"):
            assert match_of(rules, 2, dealer, dead_hand()).next_dealer() == dealer
    first = Counter(Table("gin", seats=2, seed=seed).state.dealer for seed in range(40))
    assert set(first) == {0, 1}


def test_G10_6_three_columns() -> None:
    """A seat's first win goes to the first column, its second to the first two, others to all three."""
    match = match_of("gin_hollywood", 2, 0, won(0, 25), won(1, 9), won(0, 18), won(0, 36))
    assert [column.totals for column in match.sheet] == [(79, 9), (54, 0), (36, 0)]


def test_G10_7_each_column_is_a_game() -> None:
    """Each column is a game of its own; when it has a winner nothing more is entered there."""
    match = match_of("gin_hollywood", 2, 0, won(0, 60), won(0, 50), won(1, 30), won(1, 20))
    first, second, third = match.sheet
    assert (first.totals, first.closed) == ((110, 0), True)
    # The seat that was blanked in the first column begins in the second.
    assert (second.totals, second.closed) == ((50, 50), False)
    assert third.totals == (0, 20)
    assert not match.over
    more = match_of("gin_hollywood", 2, 0, *[won(0, 60)] * 3, won(0, 60))
    assert [column.closed for column in more.sheet] == [True, True, True]
    assert more.over


def test_G10_8_everything_added_up() -> None:
    """Whoever has the most when everything is added up has won."""
    match = match_of("gin", 2, 0, won(0, 60), won(1, 90), won(0, 40))
    assert (match.over, match.winners) == (True, (0,))
    assert match.finals == (100 + 100 + 50, 90 + 25)


# --- G11  Rulings -------------------------------------------------------------------------------------------


def test_G11_1_a_card_that_fits_twice() -> None:
    """A card that fits a set and a run of the knocker goes where the defender says."""
    after = knocked("7c7d7s 8h9hTh As2s3s 6d Kc", "7h 6h 2d 4c Kd Qh Qs 9c 9d Jc", "knock Kc")
    assert [one for one in legal(after) if "7h" in one] == ["lay 7h m1", "lay 7h m2<"]
    assert verdict(after, "lay 7h m2", "lay 6h m2") == "legal"
    assert verdict(after, "lay 7h m1", "lay 6h m2") == "bad_run"


def test_G11_2_the_offer_begins_with_who_begins() -> None:
    """The offer begins with the seat that begins the deal, also where that is the dealer."""
    state = dealt("gin+deal.starter=dealer", dealer=0)
    assert (state.turn, state.phase) == (0, Phase.OFFER)
    passed = play(state, "pass")
    assert (passed.turn, legal(passed)) == (1, ["take", "pass"])
    after = play(passed, "pass")
    assert (after.turn, legal(after)) == (0, ["draw"])


def test_G11_3_no_knock_in_a_first_discard() -> None:
    """A first turn that is only for a discard allows no knock and no big gin."""
    rules = "deal.upcard=no+deal.extra=1+deal.starter_first_turn=discard_only"
    state = gin_at("As2s3s4s 5c5d5h 9hThJhQh", pile="", rules=rules)
    assert verbs(state) == {"discard"}
    for words in ("knock As", "biggin 5c5d5h 9hThJhQh As2s3s4s"):
        assert verdict(state, words) == "phase"
    full = gin_at("As2s3s4s 5c5d5h 9hThJhQh", pile="", rules="deal.upcard=no+deal.extra=1")
    assert verbs(full) == {"discard", "knock", "biggin"}
    # The other seat may knock with the first discard, though the pile is as empty then.
    taken = play(gin_at("Kc 9d+", "5c5d5h 9sTsJs As2s3s 6d", pile="", rules=rules), "discard Kc", "take")
    assert thrown(taken) == {"6d"}
    # With a card turned up it is a first turn all the same.
    rules = rules.replace("upcard=no", "upcard=yes")
    assert verbs(gin_at("As2s3s4s 5c5d5h 9hThJhQh", pile="Kd", upcard="Kd", rules=rules)) == {"discard"}


def test_G11_4_big_gin_throws_nothing() -> None:
    """Big gin throws nothing, so no ban on throwing a card back touches it."""
    state = gin_at("As2s3s4s 5c5d5h 9hThJhQh", lifted="As")
    assert verdict(state, "biggin 5c5d5h 9hThJhQh As2s3s4s") == "legal"
    assert "As" not in thrown(state)


def test_G11_5_gin_that_cannot_be_had() -> None:
    """If gin could be had only by throwing a card that may not be thrown, nobody has to have it."""
    state = gin_at(GIN_HAND, OTHER, lifted="Kc", rules="knock.gin=must")
    assert thrown(state) == {"As", "4s"}
    assert verdict(state, "discard 4s") == "legal"


REFUSED = [
    ("knock 9h", "card_not_in_hand", "9h", {}, {}),
    ("knock Kc 5c5d4h / -", "card_not_in_hand", "4h", {}, {"lifted": "Kc"}),
    ("knock Kc 5c5d / -", "throw_back", "Kc", {}, {"lifted": "Kc"}),
    ("knock Kc 5c5d / -", "bad_set", "5c5d", {}, {}),
    ("knock Kc 5c5d5h 9sTs / -", "bad_run", "9sTs", {}, {}),
    ("knock Kc 5c5d5h As2s3s 9sTsJs / 6d9h", "card_not_in_hand", "9h", {}, {}),
    ("knock Kc 5c5d5h As2s3s / 6d9sTs", "card_not_in_hand", "Js", {}, {}),
    ("knock Kc 5c5d5h / As2s3s9sTsJs6d", "deadwood", "6dAs2s3s9sTsJs", {"have": 41, "need": 10}, {}),
    ("knock 9s", "deadwood", "Kc6dTsJs", {"have": 36, "need": 10}, {}),
    ("discard 9h", "card_not_in_hand", "9h", {}, {}),
    ("discard Kc", "throw_back", "Kc", {}, {"lifted": "Kc"}),
    ("discard Kc", "must_knock", "", {}, {"lifted": "Kc", "must_knock": True}),
    ("discard Kc carte", "phase", "", {}, {}),
    ("draw", "phase", "", {}, {}),
    ("lay Kc m1", "phase", "", {}, {}),
    ("meld 5c5d5h", "phase", "", {}, {}),
    ("end", "phase", "", {}, {}),
    ("biggin 9s9h9c", "card_not_in_hand", "9c9h", {}, {}),
    ("biggin 9sTs", "bad_run", "9sTs", {}, {}),
    ("biggin 5c5d5h 9sTsJs", "not_melded", "Kc6dAs2s3s", {}, {}),
]


@pytest.mark.parametrize(("words", "reason", "cards", "numbers", "go"), REFUSED)
def test_G11_6_which_reason(
    words: str, reason: str, cards: str, numbers: dict[str, int], go: dict[str, Any]
) -> None:
    """First the phase, then what is not there, the bans, the shape, the deadwood, and what must be."""
    refused = refusal(gin_at(HAND, **go), words)
    assert (refused.reason, Cards(refused.cards), refused.numbers) == (
        reason,
        Cards(cards_of(cards)),
        numbers,
    )


def test_G11_6_which_cards_are_named() -> None:
    """A refusal names the cards that it is about, and the meld."""
    passed = refusal(gin_at("9c+", phase="draw", pile="7h", must_draw=True), "take")
    assert (passed.reason, passed.cards) == ("upcard_passed", cards_of("7h"))
    after = knocked(
        HAND, "5s 8s 7s 6s Qs Ks 7h 7d 2c 2h", KNOCK, "lay 8s m3", rules="knock.layoffs_per_end=1"
    )
    full = refusal(after, "lay 7s m3")
    assert (full.reason, full.cards, full.numbers) == ("full", cards_of("7s"), {"meld": 3})
    unclear = refusal(gin_at("7c7d7h 6c8c 9sTsJs As2s Kd", rules="knock.limit=20"), "knock Kd")
    assert unclear.cards == cards_of("Kd")
    hidden = gin_at(HAND)._replace(phase=Phase.LAYOFF, hands=(Cards.unknown(10), Cards()))
    nobody_knows = refusal(hidden, "done")
    assert (nobody_knows.reason, nobody_knows.cards) == ("card_not_in_hand", (UNKNOWN,))


def test_G11_7_a_dead_hand_is_worth_nothing() -> None:
    """A dead hand, however it came about, is worth nothing to either and brings no box."""
    match = match_of("gin", 2, 0, dead_hand(), won(1, 10))
    assert match.totals == (0, 10)
    assert len(match.sheet[0].entries) == 1
    assert match.rows[0].winners == ()


# --- G12  As other programs play it -------------------------------------------------------------------------


def test_G12_1_openspiel_throws_back() -> None:
    """A taken card may be thrown back, also with a knock; when both do so in succession the deal ends."""
    state = gin_at("9c+", phase="draw", pile="7h", preset="gin_openspiel")
    over = play(state, "take", "discard 7h", "take", "discard 7h")
    assert ended(over).how is Ending.BLOCKED
    assert thrown(gin_at(HAND, lifted="Kc", preset="gin_openspiel")) >= {"Kc"}


def test_G12_2_openspiel_counts_takes() -> None:
    """The fiftieth card taken from the discards ends the deal without a score."""
    assert play(gin_at("9c+", phase="draw", pile="7h", takes=49, preset="gin_openspiel"), "take").over
    assert not play(gin_at("9c+", phase="draw", pile="7h", takes=48, preset="gin_openspiel"), "take").over


def test_G12_3_openspiel_has_the_wall() -> None:
    """At the end of the stock there is the wall of tournaments."""
    state = play(gin_at("3s+", "5c5d5h 9sTsJs As2s Kc Qd", left=2, preset="gin_openspiel"), "discard 3s")
    assert legal(state) == ["take", "pass"]
    # The very discard may be thrown with the knock.
    state = gin_at("Kd+", "5c5d5h 9sTsJs As2s3s 6c", left=2, preset="gin_openspiel")
    assert thrown(play(state, "discard Kd", "take")) == {"Kd", "6c"}


def test_G12_4_openspiel_has_no_tie_and_no_big_gin() -> None:
    """Equal deadwood scores nothing, and there is no big gin."""
    assert scored(Ending.KNOCK, "7d", "7h", rules="gin_openspiel") == (0, 0)
    assert "biggin" not in verbs(gin_at("As2s3s4s 5c5d5h 9hThJhQh", preset="gin_openspiel"))


def test_G12_5_openspiel_lets_the_defender_say() -> None:
    """Two cards are laid off at each end of a run at most, and the defender says which melds it shows."""
    after = knocked(HAND, "5s 8s 7s 6s Qs Ks 7h 7d 2c 2h", KNOCK, "lay 8s m3", "lay 7s m3",
                    preset="gin_openspiel")  # fmt: skip
    assert verdict(after, "lay 6s m3") == "full"
    assert verdict(after, "done -") == "legal"


def test_G12_6_openspiel_asks_the_first_melds() -> None:
    """Whether eleven cards allow a knock is asked of one arrangement only."""
    cards = "2s4s5s6s4c5c6c3d4d6dAh"
    assert "knock" not in verbs(gin_at(cards, preset="gin_openspiel"))
    refused = refusal(gin_at(cards, preset="gin_openspiel"), "knock 6d 4c5c6c 4s5s6s / 3d4dAh2s")
    assert refused.reason == "deadwood"
    assert thrown(gin_at(cards, preset="gin_openspiel", rules="knock.test=exact")) == {"6d"}


def test_G12_7_rlcard_turns_no_card_up() -> None:
    """No card is turned up; the seat that begins has eleven cards and discards, or knocks at once."""
    state = dealt("gin_rlcard", dealer=0)
    assert (state.turn, len(state.hands[1]), state.pile, verbs(state)) == (1, 11, (), {"discard"})
    assert verbs(gin_at(HAND, pile="", preset="gin_rlcard")) == {"discard", "knock"}


def test_G12_8_rlcard_throws_back_with_a_knock() -> None:
    """A taken card may be thrown with a knock, but not discarded."""
    state = gin_at(HAND, lifted="Kc", preset="gin_rlcard", pile="2h3h")
    assert "Kc" in thrown(state)
    assert verdict(state, "discard Kc") == "throw_back"


def test_G12_9_rlcard_wants_gin() -> None:
    """Whoever can have gin must."""
    state = gin_at(GIN_HAND, preset="gin_rlcard", pile="2h3h")
    assert legal(state) == [GIN]


def test_G12_10_rlcard_lays_nothing_off() -> None:
    """Nothing is laid off, and there is no big gin."""
    after = knocked(HAND, "5s 8s 7s 6s Qs Ks 7h 7d 2c 2h", KNOCK, preset="gin_rlcard", pile="3h4h")
    assert after.over
    assert "biggin" not in verbs(gin_at("As2s3s4s 5c5d5h 9hThJhQh", preset="gin_rlcard", pile="2h3h"))


def test_G12_11_rlcard_declares() -> None:
    """At the end of the stock a seat takes the discard or declares the hand dead."""
    state = play(gin_at("6d+", "Kc+", left=2, preset="gin_rlcard"), "discard 6d")
    assert legal(state) == ["take", "pass"]
    assert play(state, "take", "discard Kc").phase is Phase.WALL


def test_G12_12_rlcard_ends_after_a_hundred_turns() -> None:
    """After 200 moves, which are a hundred turns, the hand is dead."""
    state = play(gin_at("9c+", "Kc+", pile="", left=31, preset="gin_rlcard"), "discard 9c")
    turns = 1
    while not state.over:
        state = play(state, "take")
        card = next(one for one in state.hands[state.turn] if one is not state.go.lifted)
        state, turns = play(state, f"discard {card}"), turns + 1
    assert (turns, ended(state).how) == (100, Ending.BLOCKED)
