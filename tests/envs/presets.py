"""The games that the tests of environments go through, each at its fewest and its most seats."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tierce import load, preset_names
from tierce.envs.aec import DealEnv
from tierce.rules.knobs import DRAW_MELD_DISCARD

GAMES = [(preset, seats) for preset in preset_names() for seats in dict.fromkeys(load(preset).span)]
"""Every preset, as few and as many as may play."""
QUICK = [
    game
    if load(game[0]).grammar != DRAW_MELD_DISCARD or game == ("rami51", 2)
    # Listing all that Rami allows takes milliseconds: the others of its kind wait for `make slow`.
    else pytest.param(*game, marks=pytest.mark.slow)
    for game in GAMES
]


def at_random(env: DealEnv, rng: random.Random, most: int = 10**9) -> Iterator[int]:
    """Play legal numbers at random until the deal is over, or so many: each before it is played."""
    while most and not any(env.terminations.values()) and not any(env.truncations.values()):
        number = rng.choice(sorted(env.legal))
        yield number
        env.step(number)
        most -= 1
