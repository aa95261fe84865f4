"""The engine against its naive twin: the same steps at both doors, the same endings and the same scores."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import naive
from strategies import rules_and_seats
from tierce import Rules, State, Table, engine, load
from twin import naive_position


def walk(rules: Rules, seats: int, seed: int, most: int, *, guarded: bool) -> None:
    """Play a random deal and ask both at every step, at the guarded door where a turn can owe something."""
    rng = random.Random(seed)
    table = Table(rules, seats=seats, seed=seed)
    asked = 0
    while not table.over and asked < most:
        compare(table.state, guarded=guarded)
        table.play(rng.choice(table.view(table.turn).legal_actions))
        asked += 1
    if table.over and table.result is not None:
        position = naive_position(table.state)
        assert [score or 0 for score in table.result.points(table.state.terms)] == naive.scores(position)


def compare(state: State, *, guarded: bool) -> None:
    """Both list the same steps, and a step leads both to the same position."""
    twin = naive_position(state)
    listed = engine.steps(state)
    assert len(set(listed)) == len(listed)
    assert {str(action) for action in listed} == naive.steps(twin), state
    if guarded and state.terms.swap.use != "keep":
        assert {str(action) for action in engine.legal_actions(state)} == naive.guarded(twin), state
    for action in listed[:: max(1, len(listed) // 5)]:
        after = engine.apply_step(state, action).state
        assert naive_position(after) == naive.play(twin, [str(action)]), (state, action)


@given(rules_and_seats(most_cards=8), st.integers(0, 10**6))
def test_any_rules_on_small_hands(rules_and_seats: tuple[Rules, int], seed: int) -> None:
    rules, seats = rules_and_seats
    walk(rules, seats, seed, 40, guarded=True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_penang_with_full_hands(seats: int) -> None:
    walk(penang({}), seats, seats, 60, guarded=False)


def penang(changes: dict[str, object]) -> Rules:
    """Penang with these answers changed."""
    return load("penang").with_(changes)


# Many jokers and few faces: swaps, squares and debts in nearly every turn.
CROWDED: dict[str, object] = {
    "deck.packs": 1,
    "deck.jokers": 12,
    "deal.hand_size": 6,
    "idle.auto_dead": False,
    "idle.voluntary_dead": False,
}
KINDS = [
    {},
    {"swap.use": "new_meld"},
    {"swap.use": "any"},
    {"swap.from_set": "square"},
    {"swap.from_set": "square_both", "swap.use": "new_meld"},
    {"swap.from_set": "never"},
    {"melds.set_suits": "distinct"},
    {"melds.circular": True},
    {"melds.circular": True, "wild.rebind": "slide"},
    {"wild.rebind": "slide"},
    {"wild.in_run": "ends", "wild.rebind": "slide"},
    {"wild.in_run": "burnt"},
    {"wild.adjacent": False},
    {"melds.min_naturals": 0},
    {"melds.min_naturals": 2, "wild.max_in_run": 1},
    {"layoff.joker_on_opponent": "none"},
    {"layoff.joker_on_opponent": "sets"},
    {"swap.same_turn": False},
    {"idle.dead_counts_swaps": False},
    {"idle.voluntary_dead": True},
    {"idle.auto_dead": True, "swap.use": "new_meld"},
    {"melds.run_max": 13},
    {"out.last_survivor": "ends"},
    {"deal.direction": "anticlockwise", "deal.starter": "dealer"},
]


@pytest.mark.parametrize(
    "kind", KINDS, ids=lambda kind: ",".join(f"{k}={v}" for k, v in kind.items()) or "plain"
)
def test_crowded_tables(kind: dict[str, object]) -> None:
    for seed in range(12):
        walk(penang(CROWDED | kind), 2 + seed % 3, seed, 40, guarded=True)


@pytest.mark.slow
@given(rules_and_seats(most_cards=10), st.integers(0, 10**6))
def test_any_rules_many_times(rules_and_seats: tuple[Rules, int], seed: int) -> None:
    rules, seats = rules_and_seats
    walk(rules, seats, seed, 60, guarded=True)
