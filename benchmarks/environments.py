"""Environments: random gin with an observation and a mask at every decision, and what a copy costs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from benchmarks.gin import Play, pettingzoo, rlcard
from benchmarks.rotation import Contender, Measure, Row, a_second
from tierce.envs.aec import env
from tierce.fast.warmth import warm


def rows() -> Iterator[Row]:
    """Gin beside others, and what a copy costs."""
    hands = {
        "tierce": ours("gin_openspiel"),
        "tierce, RLCard's rules": ours("gin_rlcard"),
        "tierce, RLCard's rules, plain engine": ours("gin_rlcard", kernels=False),
        "OpenSpiel from Python": openspiel(),
        "RLCard": rlcard(),
        "PettingZoo": pettingzoo(),
    }
    yield Row(
        "random gin for learners",
        "hands a second",
        tuple(Contender(name, a_second(play)) for name, play in hands.items()),
        "With the observation and the mask of the seat to act at every decision, as arrays.",
        more_is_better=True,
    )
    for preset, seats in (("gin", 2), ("penang", 4), ("rami51", 3)):
        yield Row(
            f"copy of an environment of {preset}",
            "microseconds",
            (Contender("tierce", copies(preset, seats)),),
            "In the middle of a deal.",
        )


def ours(preset: str, *, kernels: bool = True) -> Play:
    """PettingZoo's manners, by the plain engine or the kernels of gin."""
    if kernels:
        warm()
    deal = env(preset, kernels=kernels)

    def play(rng: random.Random) -> int:
        return _played(deal, rng)

    return play


def _played(deal: Any, rng: random.Random) -> int:
    deal.reset(seed=rng.randrange(2**31))
    for _ in deal.agent_iter():
        seen, _, ended, cut, _ = deal.last()
        done = ended or cut
        deal.step(None if done else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
    return 1


def openspiel() -> Play:
    """OpenSpiel through its bindings, its observation of 644 numbers and its mask as arrays."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                np.asarray(state.observation_tensor(state.current_player()), dtype=np.float32)
                np.asarray(state.legal_actions_mask(), dtype=np.int8)
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return 1

    return play


def copies(preset: str, seats: int) -> Measure:
    """The time of a copy, of a thousand."""
    from time import process_time as clock

    deal = env(preset, seats=seats)

    def measure(rng: random.Random) -> float:
        deal.reset(seed=rng.randrange(2**31))
        for _ in range(20):
            deal.step(rng.choice(deal.moment.mask().nonzero()[0].tolist()))
        began = clock()
        for _ in range(1000):
            deal.copy()
        return 1000 * (clock() - began)

    return measure
