"""Environments on kernels: at every moment they look and go on as on the plain engine."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

from envs.presets import at_random
from gin_atrandom import any_house
from tierce import load, position_of
from tierce.envs.aec import DealEnv, env
from tierce.envs.compiled import KernelMoment, rows_of
from tierce.envs.encodings import Encoding, encoding
from tierce.envs.episode import Chance, dealt
from tierce.envs.moments import PlainMoment
from tierce.envs.numbers import action_table
from tierce.fast import gin
from tierce.rules import Rules


def beside(rules: Rules, seed: int, seats: int = 2) -> None:
    """A deal played at both, begun anew from a position now and then."""
    terms, rng = rules.at(seats), random.Random(seed)
    luck, rows = Chance(seed), rows_of(terms)
    assert rows is not None
    plain = PlainMoment(dealt(terms, luck), action_table(terms))
    kernel = KernelMoment.of(plain, rows)
    encodings = [encoding(name, terms) for name in ("planes-1", "compact-1")]
    while True:
        _alike(plain, kernel, encodings)
        if plain.points is not None:
            return
        number = _sought(plain, rng)
        after, compiled = plain.after(number, luck), kernel.after(number, luck)
        assert after is not None
        assert compiled is not None
        plain, kernel = after, compiled
        if rng.random() < 0.1 and plain.points is None:
            kernel = KernelMoment.of(plain, rows)


def _sought(moment: PlainMoment, rng: random.Random) -> int:
    """Any number, but a knock where there is one, now and then."""
    knocks = [number for number, action in moment.legal.items() if str(action).startswith(("knock", "big"))]
    return rng.choice(knocks if knocks and rng.random() < 0.5 else sorted(moment.legal))


def _alike(plain: PlainMoment, kernel: KernelMoment, encodings: list[Encoding]) -> None:
    assert kernel.turn == plain.turn
    assert kernel.points == plain.points
    assert kernel.mask().tobytes() == plain.mask().tobytes()
    for seat in range(plain.state.seats):
        for encode in encodings:
            assert kernel.seen(seat, encode).tobytes() == plain.seen(seat, encode).tobytes()


@pytest.mark.parametrize("preset", ["gin", "gin_openspiel", "gin_rlcard", "gin_oklahoma"])
def test_a_deal_looks_the_same(preset: str) -> None:
    for seed in range(3):
        beside(load(preset), seed)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_deal_of_penang_looks_the_same(seats: int) -> None:
    for seed in range(2):
        beside(load("penang"), seed, seats)
    beside(load("penang+melds.set_suits=distinct+melds.run_max=13+swap.from_set=square"), 3, seats)


def any_known(rng: random.Random) -> Rules:
    """House rules that the kernels know."""
    while True:
        rules, *_ = any_house(rng)
        if not gin.unsupported(rules.at(2)):
            return rules


def test_under_house_rules() -> None:
    rng = random.Random(4)
    for seed in range(15):
        beside(any_known(rng), seed)


@pytest.mark.slow
def test_under_many_house_rules() -> None:
    rng = random.Random(5)
    for seed in range(2_000):
        beside(any_known(rng), seed)


@pytest.fixture
def on_kernels(monkeypatch: pytest.MonkeyPatch) -> DealEnv:
    monkeypatch.setattr("tierce.envs.aec.ready", lambda: True)
    made = env("gin")
    made.reset(seed=3)
    return made


def test_an_environment_plays_on_kernels_where_it_may(
    on_kernels: DealEnv, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(on_kernels.moment, KernelMoment)
    monkeypatch.setattr("tierce.envs.aec.ready", lambda: True)
    for other in (env("gin", kernels=False), env("gin+deal.hand_size=13"), env("rami51", seats=2)):
        other.reset(seed=3)
        assert isinstance(other.moment, PlainMoment)


def test_a_whole_deal_is_the_same_on_either(on_kernels: DealEnv) -> None:
    plain = env("gin", kernels=False)
    plain.reset(seed=3)
    rng = random.Random(3)
    for agent in on_kernels.agent_iter():
        seen, *paid = on_kernels.last()
        other, *also = plain.last()
        assert agent == plain.agent_selection
        assert paid == also
        for key, array in seen.items():
            assert np.array_equal(array, other[key])
        done = on_kernels.terminations[agent]
        number = None if done else rng.choice(seen["action_mask"].nonzero()[0].tolist())
        on_kernels.step(number)
        plain.step(number)
    assert plain.agents == []


def test_copies_words_and_refusals(on_kernels: DealEnv) -> None:
    list(at_random(on_kernels, random.Random(2), 60))
    for twin in (on_kernels.copy(), copy.deepcopy(on_kernels), pickle.loads(pickle.dumps(on_kernels))):
        assert position_of(twin.moment.state) == position_of(on_kernels.moment.state)
        number = int(twin.mask(twin.agent_selection).argmax())
        action = on_kernels.legal[number]
        twin.step(number)
        also = on_kernels.copy()
        also.play(action)
        assert position_of(twin.moment.state) == position_of(also.moment.state)
    illegal = int((on_kernels.moment.mask() == 0).argmax())
    for number in (illegal, 421, -1):
        assert on_kernels.moment.after(number, Chance(0)) is None
    with pytest.raises(ValueError, match="may not play"):
        on_kernels.step(illegal)
    mask = on_kernels.mask(on_kernels.agent_selection)
    mask[:] = 0
    assert on_kernels.mask(on_kernels.agent_selection).any()


def test_what_has_no_row_is_refused() -> None:
    terms = load("gin").at(2)
    moment = PlainMoment(dealt(terms, Chance(1)), action_table(terms))
    rng = random.Random(1)
    while moment.points is None:
        after = moment.after(rng.choice(sorted(moment.legal)), Chance(1))
        assert after is not None
        moment = after
    with pytest.raises(ValueError, match="nobody is to act: the deal is at over"):
        gin.row_of(moment.state)
    assert rows_of(load("gin+deal.hand_size=13").at(2)) is None
    assert rows_of(load("rami51").at(2)) is None
