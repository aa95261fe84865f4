"""Gin with OpenSpiel's manners, ours and OpenSpiel's own: what a learner in Python sees at every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np

from benchmarks.gin import Play
from benchmarks.rotation import Contender, Row, a_second
from tierce.envs.openspiel import load_game
from tierce.fast.warmth import warm


def rows() -> Iterator[Row]:
    """Random hands with the 644 numbers of the player whose turn it is."""
    hands = {
        "tierce": ours(kernels=True),
        "tierce, plain engine": ours(kernels=False),
        "OpenSpiel from Python, arrays": theirs(arrays=True),
        "OpenSpiel from Python, lists": theirs(arrays=False),
    }
    yield Row(
        "random gin, OpenSpiel's manners",
        "hands a second",
        tuple(Contender(name, a_second(play)) for name, play in hands.items()),
        "List, look, choose, apply: OpenSpiel's own rules, actions and observation. Ours are arrays.",
        more_is_better=True,
    )


def ours(*, kernels: bool) -> Play:
    """Our states."""
    if kernels:
        warm()
    game = load_game("gin_openspiel", kernels=kernels)

    def play(rng: random.Random) -> int:
        state = game.new_initial_state(seed=rng.randrange(2**31))
        while not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return 1

    return play


def theirs(*, arrays: bool) -> Play:
    """OpenSpiel's states; the list that they give made an array, or not."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                seen = state.observation_tensor(state.current_player())
                if arrays:
                    np.asarray(seen, dtype=np.float32)
            state.apply_action(rng.choice(state.legal_actions()))
        state.returns()
        return 1

    return play
