"""What the end of a deal costs where cards are drawn: the table of exits, flats, factors and the bonus."""

from __future__ import annotations

from fractions import Fraction

import pytest

from positions import match_of
from rami import gone_out
from tierce.cards import Cards
from tierce.game import DealResult, Ending
from tierce.game.scoring import Count, counts
from tierce.rules import load

ODD = "Kc7h"
"""Seventeen points."""


def told(result: DealResult, rules: str, seat: int = 1) -> Count:
    """How the score of a seat came about."""
    found = counts(result, load(rules).at(len(result.left)))[seat]
    assert found is not None
    return found


def scores(rules: str, **exit: bool | int) -> tuple[int | None, int | None]:
    """What 17 points in the hand of who has opened count, and what a hand of who has not."""
    _, opened, unopened = gone_out(ODD, "2c", new="p3", **exit).points(load(rules).at(3))
    return opened, unopened


@pytest.mark.parametrize(
    ("rules", "cards", "points"),
    [
        ("rami51", "Ah2h9hThJhQhKh", 11 + 2 + 9 + 40),
        ("rami51", "JkAh", 31),
        ("rami51", "JkJk", 40),
        ("arbaatash", "JkAh", 30),
        ("rami51+values.joker_in_hand=doubles_hand", "JkAh", 22),
        ("rami51+values.joker_in_hand=doubles_hand", "JkJkAh", 22),
    ],
)
def test_what_is_left_in_hand(rules: str, cards: str, points: int) -> None:
    assert gone_out(cards).points(load(rules).at(2)) == (0, points)


@pytest.mark.parametrize(
    ("rules", "plain", "once", "joker", "both"),
    [
        # Not at once; at once; with a joker as last discard; at once with one.
        ("rami51", (17, 100), (34, 200), (17, 100), (68, 400)),
        ("rami51+score.joker_finish=double", (17, 100), (34, 200), (34, 200), (68, 400)),
        ("rami51+score.joker_finish=flat_200", (17, 100), (34, 200), (200, 200), (68, 400)),
        ("rami51+score.at_once=flat_100", (17, 100), (100, 100), (17, 100), (200, 200)),
        ("rami51+score.at_once_factor=3+score.at_once_joker_factor=3",
         (17, 100), (51, 300), (17, 100), (51, 300)),
        ("rami51+score.unopened=150", (17, 150), (34, 300), (17, 150), (68, 600)),
        ("arbaatash", (17, 100), (17, 100), (17, 100), (17, 100)),
    ],
)  # fmt: skip
def test_the_table_of_exits(
    rules: str, plain: tuple[int, int], once: tuple[int, int], joker: tuple[int, int], both: tuple[int, int]
) -> None:
    assert scores(rules) == plain
    assert scores(rules, at_once=True) == once
    assert scores(rules, joker_last=True) == joker
    assert scores(rules, at_once=True, joker_last=True) == both
    # That nobody else had opened is a name, not a price.
    assert scores(rules, at_once=True, alone=True) == once


@pytest.mark.parametrize(
    ("table", "rounding", "expected"),
    [
        ("rising", "half_up", [(17, 100), (26, 150), (34, 200), (34, 200)]),
        ("rising", "down", [(17, 100), (25, 150), (34, 200), (34, 200)]),
        ("falling", "half_up", [(34, 200), (26, 150), (17, 100), (17, 100)]),
        ("literal", "half_up", [(17, 100), (26, 150), (17, 200), (17, 200)]),
    ],
)
def test_a_dry_exit_by_the_jokers_used(table: str, rounding: str, expected: list[tuple[int, int]]) -> None:
    rules = f"arbaatash+score.dry_table={table}+score.rounding={rounding}"
    assert [scores(rules, at_once=True, jokers=jokers) for jokers in range(4)] == expected
    # Out in a later turn the jokers do not matter.
    assert scores(rules, jokers=2) == (17, 100)
    # A joker as last discard is not among those used (C3.12).
    assert scores(rules, at_once=True, jokers=1, joker_last=True) == expected[1]


@pytest.mark.parametrize(
    ("rules", "used", "forfeited", "expected"),
    [
        ("rami51", True, False, (34, 200)),
        ("rami51+out.at_once_may_use_table=no", True, False, (17, 100)),
        ("rami51+out.at_once_may_use_table=no", False, False, (34, 200)),
        ("rami51", False, True, (17, 100)),
        ("arbaatash", False, True, (17, 100)),
    ],
)
def test_what_spoils_an_exit_at_once(
    rules: str, used: bool, forfeited: bool, expected: tuple[int, int]
) -> None:
    assert scores(rules, at_once=True, jokers=2, used_table=used, forfeited=forfeited) == expected


def test_a_count_says_how_it_came_about() -> None:
    result = gone_out(ODD, "JkAh", new="p3", at_once=True, joker_last=True)
    listed = {seat: told(result, "rami51", seat).cards for seat in (1, 2)}
    assert [points for _, points in listed[1]] == [10, 7]
    assert told(result, "rami51") == Count(listed[1], 17, factor=Fraction(4), score=68)
    assert told(result, "rami51", 2) == Count(listed[2], 31, flat=100, factor=Fraction(4), score=400)
    flat = told(result, "rami51+score.at_once=flat_100")
    assert flat == Count(listed[1], 17, flat=200, score=200)
    half = told(gone_out(ODD, at_once=True, jokers=1), "arbaatash")
    assert half == Count(listed[1], 17, factor=Fraction(3, 2), score=26)
    doubled = told(gone_out("JkAh"), "rami51+values.joker_in_hand=doubles_hand")
    assert (doubled.total, doubled.doubled, doubled.score) == (11, True, 22)


def test_the_bonus_is_the_winners_alone() -> None:
    rules = "rami51+score.winner_bonus=-20"
    result = gone_out(ODD, at_once=True)
    winner = told(result, rules, 0)
    assert (winner.bonus, winner.score) == (-20, -20)
    assert result.points(load(rules).at(2)) == (-20, 34)
    assert told(result, rules).bonus == 0


def test_a_blocked_deal_has_no_winner() -> None:
    hands = (Cards.parse("2c"), None, Cards.parse(ODD), Cards.parse("Jk"))
    result = DealResult(Ending.BLOCKED, hands, (False, False, False, True))
    terms = load("rami51+score.winner_bonus=-20").at(3)
    assert result.points(terms) == (2, None, 17, 100)
    assert result.winners(terms) == ()
    assert gone_out(ODD).winners(terms) == (0,)


# --- The match ----------------------------------------------------------------------------------------------


def test_totals_may_fall_below_nothing() -> None:
    rules = "rami51+score.winner_bonus=-50+match.target=100"
    match = match_of(rules, 2, 0, gone_out(ODD))
    assert (match.totals, match.over, match.winners) == ((-50, 17), False, (0,))
    match = match_of(rules, 2, 0, gone_out(ODD), gone_out("KcQcJc9c"), gone_out("KcQcJc9c"))
    assert (match.totals, match.over, match.winners) == ((-150, 95), False, (0,))
    match = match.after(match.next_dealer(), gone_out("5c"), match.terms)
    assert (match.totals, match.over, match.winners) == ((-200, 100), True, (0,))


def test_the_last_deal_multiplies_the_bonus_too() -> None:
    rules = "thousand+score.winner_bonus=-10"
    match = match_of(rules, 2, 0, *[gone_out("5c")] * 4)
    assert (match.over, match.totals) == (True, (-30 - 10_000, 15 + 5_000))


def test_a_blocked_deal_passes_the_deal_on() -> None:
    blocked = DealResult(
        Ending.BLOCKED, (Cards.parse("2c"), Cards.parse("9c3c"), Cards.parse("9c")), (False,) * 3
    )
    for rotation, dealer in (("next", 1), ("last_winner", 0), ("worst_loser", 1)):
        match = match_of(f"rami51+match.dealer={rotation}", 3, 0, blocked)
        assert (match.rows[0].winners, match.totals) == ((), (2, 12, 9))
        assert (match.next_dealer(), match.over) == (dealer, False)


def test_seats_drop_out_of_a_match_of_rami() -> None:
    rules = "rami51+match.elimination=yes+match.target=100"
    match = match_of(rules, 3, 0, gone_out(ODD, "2c", new="p3"))
    assert (match.out, match.playing, match.totals) == ((2,), (0, 1), (0, 17, 100))
    assert match.terms.players == 2
