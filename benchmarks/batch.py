"""Thousands of deals at once: played to their ends by the kernel, and stepped with masks."""

from __future__ import annotations

import random
from collections.abc import Iterator

from benchmarks.gin import Play, openspiel, openspiel_alone
from benchmarks.rotation import Contender, Row, a_second
from tierce.envs.batch import Batch

DEALS = 1024
"""How many deals lie side by side."""
STEPS = 100


def rows() -> Iterator[Row]:
    """Random hands of gin by OpenSpiel's rules, and moves of Penang."""
    others = {"OpenSpiel from Python": openspiel(), "OpenSpiel's own loop": openspiel_alone()}
    yield _row(
        "random gin, whole deals",
        {"tierce, a thousand deals in one call": whole_deals()} | others,
        "From the shuffle to the score, nobody looking on.",
    )
    yield _row(
        "random gin, stepped together",
        {
            "tierce, with masks": stepped(observed=False),
            "tierce, with masks and observations": stepped(observed=True),
        }
        | others,
        f"{DEALS} deals side by side, a move in each at every step, and new deals where some ended. "
        "OpenSpiel makes no observations here.",
    )

    yield Row(
        "random Penang, 4 seats, stepped together",
        "moves a second",
        tuple(
            Contender(who, a_second(moves(kernels=kernels)))
            for who, kernels in (("tierce, kernels", True), ("tierce, plain engine", False))
        ),
        "With masks and observations. Nobody else has this game.",
        more_is_better=True,
    )


def _row(name: str, plays: dict[str, Play], note: str) -> Row:
    contenders = tuple(Contender(who, a_second(play)) for who, play in plays.items())
    return Row(name, "hands a second", contenders, note, more_is_better=True)


def whole_deals() -> Play:
    """The kernel of rollouts."""
    batch = Batch("gin_openspiel", size=1, seed=1)
    batch.play(1)

    def play(rng: random.Random) -> int:
        return len(batch.play(DEALS).lengths)

    return play


def stepped(*, observed: bool) -> Play:
    """Steps with a mask for every deal, with an observation too or without."""
    batch = Batch("gin_openspiel", size=DEALS, seed=1)

    def play(rng: random.Random) -> int:
        done = 0
        for _ in range(STEPS):
            _, ended = batch.step(batch.choices())
            done += int(ended.sum())
            if observed:
                assert batch.observations.shape[0] == DEALS
        return done

    # Compiled, and no longer all at the same point of a deal.
    play(random.Random(1))
    return play


def moves(*, kernels: bool) -> Play:
    """Steps of Penang."""
    batch = Batch("penang", seats=4, size=64, seed=1, kernels=kernels)

    def play(rng: random.Random) -> int:
        batch.step(batch.choices())
        return len(batch.observations)

    play(random.Random(1))
    return play
