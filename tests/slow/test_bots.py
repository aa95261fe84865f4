"""A thousand deals of Penang and 200 matches of each Rami, by every kind of bot: nobody illegal.

What is printed can be read with ``pytest -m slow -n 0 -s tests/slow/test_bots.py``.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from rami_atrandom import any_house
from tierce import Table, engine
from tierce.arena import Played, Summary, mirrored, play_deal, play_match
from tierce.bots import kinds_of, make
from tierce.game.actions import Action, LayMeld, LayOff
from tierce.game.scoring import Ending
from tierce.rules.knobs import DRAW_MELD_DISCARD, SHED
from tierce.table.view import View

pytestmark = pytest.mark.slow

DEALS = 1_000
NO_PASSPORT = 5.576e-4  # tests/test_passport.py
NO_PASSPORT_OF_25 = 1.27e-7


def deals_of(lineups: Sequence[Sequence[str]]) -> list[Played]:
    """A thousand deals, the line-ups taking turns. An illegal action would raise."""
    return [play_deal("penang", lineups[deal % len(lineups)], deal, 0) for deal in range(DEALS)]


def told(name: str, deals: list[Played], seats: int) -> str:
    """What happened, in a line."""
    dry = sum(not one.game for one in deals) / len(deals)
    half = 1.96 * math.sqrt(dry * (1 - dry) / len(deals))
    points = sum(sum(one.points) for one in deals) / len(deals) / seats
    missed = sum(one.unopened for one in deals)
    decisions = sum(one.decisions for one in deals) / len(deals)
    return (
        f"{name}: {len(deals)} deals at {seats} seats, no Game {dry:.1%} +-{half:.1%}, {points:.1f} points "
        f"a seat, {missed} of {len(deals) * seats} passports missed, {decisions:.0f} decisions a deal"
    )


def passports_missed_as_often_as_chance_has_it(deals: list[Played], seats: int) -> bool:
    """Whether the number lies where a Poisson number of that mean is found but once in 10,000."""
    mean = len(deals) * seats * (NO_PASSPORT_OF_25 if seats == 3 else NO_PASSPORT)
    missed = sum(one.unopened for one in deals)
    return missed <= mean + 4 * math.sqrt(mean) + 3


@pytest.mark.parametrize("kind", kinds_of(SHED))
def test_a_thousand_deals_of_each_kind_at_four_seats(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    deals = deals_of([[kind] * 4])
    with capsys.disabled():
        print("\n" + told(kind, deals, 4))
    dry = sum(not one.game for one in deals) / len(deals)
    assert dry > (0.9 if kind == "random" else 0.5)
    assert passports_missed_as_often_as_chance_has_it(deals, 4)


class Crude:
    """Lays the first thing it finds until nothing goes: who lays all without thought seldom goes out."""

    def choose(self, view: View) -> Action:
        acts = [act for act in view.steps if isinstance(act, LayMeld | LayOff)]
        return acts[0] if acts else view.steps[0]


def test_a_thousand_deals_of_those_who_lay_all_without_thought(capsys: pytest.CaptureFixture[str]) -> None:
    deals = [play_deal("penang", ["crude"] * 4, deal, 0, lambda *_: Crude()) for deal in range(DEALS)]
    with capsys.disabled():
        print("\n" + told("crude", deals, 4))
    assert sum(not one.game for one in deals) / len(deals) > 0.9


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_a_thousand_deals_of_mixed_tables(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    kinds = kinds_of(SHED)
    deals = deals_of([[kinds[(first + seat) % 3] for seat in range(seats)] for first in range(3)])
    with capsys.disabled():
        print("\n" + told("mixed", deals, seats))
    if seats <= 4:  # Three packs have another chance.
        assert passports_missed_as_often_as_chance_has_it(deals, seats)


def test_the_ladder_holds_in_a_mixed_field(capsys: pytest.CaptureFixture[str]) -> None:
    report = mirrored(["keeper", "greedy", "random", "random"], range(DEALS // 4))
    with capsys.disabled():
        print(f"\n{report}")
    keeper, greedy, floor = (report.margin[kind] for kind in ("keeper", "greedy", "random"))
    assert keeper.mean - keeper.half > greedy.mean + greedy.half
    assert greedy.mean - greedy.half > floor.mean + floor.half


# -- Rami ----------------------------------------------------------------------------------------------------

MATCHES = 200
SHORT = "+match.target=201"
"""A match of Rami 51 to 1000 takes five times as long, and its deals are the same."""
RAMI = ("rami51", "rami51_circular", "rami71", "rami81", "arbaatash", "thousand")
LINEUPS = (("keeper", "greedy"), ("keeper", "greedy", "keeper"), ("keeper", "greedy", "greedy", "keeper"))


@pytest.mark.parametrize("preset", RAMI)
def test_200_matches_of_each_preset(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    rules = preset if preset in ("thousand", "arbaatash") else preset + SHORT
    matches = [play_match(rules, LINEUPS[number % 3], number, number // 3) for number in range(MATCHES)]
    deals = [deal for match in matches for deal in match.deals]
    with capsys.disabled():
        print(f"\n{preset}: {MATCHES} matches, {len(deals)} deals: {Summary.of(deals)}")
    assert all(match.winners for match in matches)
    assert Summary.of(deals).endings[Ending.GAME] > 0.98


@pytest.mark.parametrize("number", range(300))
def test_nobody_is_illegal_under_any_house_rules_of_rami(number: int) -> None:
    rng = random.Random(1_000 + number)
    rules, seats, _ = any_house(rng)
    table = Table(rules, seats=seats, seed=number)
    players = [make(rng.choice(kinds_of(DRAW_MELD_DISCARD)), seat) for seat in range(seats)]
    while not table.over:
        view = table.view(table.turn)
        action = players[table.turn].choose(view)
        assert engine.check(view.state, action, table.turn) is None
        table.play(action)


@pytest.mark.parametrize(("better", "worse", "deals"), [("greedy", "random", 100), ("keeper", "greedy", 400)])
def test_the_ladder_holds_at_rami(
    better: str, worse: str, deals: int, capsys: pytest.CaptureFixture[str]
) -> None:
    report = mirrored([better, worse], range(deals), rules="rami51")
    with capsys.disabled():
        print(f"\n{report}")
    assert report.margin[better].mean > report.margin[better].half
