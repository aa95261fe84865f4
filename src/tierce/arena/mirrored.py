"""Mirrored deals: each deal is played once for every rotation of the players around the table.

What is luck of the cards or of the seat then falls on all alike. Results of one deal belong together, so an
interval is that of the deals' means (pair-clustered).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

from tierce.arena.played import Maker, Played, play_deal
from tierce.arena.summary import Summary
from tierce.bots import make
from tierce.rules import load

Z = 1.96
CHUNK = 5
"""Deals to a piece of work, keyed by their seeds, so that a piece can be done again."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean with its 95 % interval."""

    mean: float
    half: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Figure:
        """The mean of independent values."""
        mean = math.fsum(values) / len(values)
        if len(values) < 2:
            return cls(mean, math.inf)
        spread = math.fsum((value - mean) ** 2 for value in values) / (len(values) - 1)
        return cls(mean, Z * math.sqrt(spread / len(values)))

    def __str__(self) -> str:
        """``+4.21 +-0.80``."""
        return f"{self.mean:+.3f} +-{self.half:.3f}"


@dataclass(frozen=True, slots=True)
class Report:
    """What mirrored deals say about each kind of player in a line-up."""

    lineup: tuple[str, ...]
    deals: int
    margin: dict[str, Figure]
    """How many points it is ahead of the mean of the others, by kind."""
    points: dict[str, Figure]
    wins: dict[str, Figure]
    """A player's share of wins, a tie split; even is one over the number of seats."""
    summary: Summary
    """How the deals went, all rotations together."""

    def __str__(self) -> str:
        """A few lines for people."""
        lines = [f"{' '.join(self.lineup)}: {self.deals} deals, {self.summary.deals} times played"]
        for kind, margin in self.margin.items():
            points, wins = self.points[kind], self.wins[kind]
            lines.append(f"  {kind:8} ahead by {margin}   points {points}   wins {wins}")
        lines.append(f"  {self.summary}")
        return "\n".join(lines)


def mirrored(
    lineup: Sequence[str],
    deals: Iterable[int],
    *,
    rules: str = "penang",
    workers: int = 1,
    maker: Maker = make,
) -> Report:
    """Play each deal in every rotation of the line-up. The deals are the seeds of their tables."""
    numbers = list(deals)
    if len(lineup) < 2 or not numbers:
        raise ValueError("a measurement needs two players and a deal")
    pieces = [numbers[at : at + CHUNK] for at in range(0, len(numbers), CHUNK)]
    work = partial(_piece, rules, tuple(lineup), maker)
    if workers == 1:
        done = list(map(work, pieces))
    else:
        with ProcessPoolExecutor(workers) as pool:
            done = list(pool.map(work, pieces))
    highest = load(rules).at(len(lineup)).highest_wins
    played = [rotations for piece in done for rotations in piece]
    return _report(tuple(lineup), played, sign=-1 if highest else 1)


def _piece(rules: str, lineup: tuple[str, ...], maker: Maker, numbers: list[int]) -> list[list[Played]]:
    return [
        [play_deal(rules, lineup, number, turned, maker) for turned in range(len(lineup))]
        for number in numbers
    ]


def _report(lineup: tuple[str, ...], deals: list[list[Played]], *, sign: int) -> Report:
    """The figures of these deals; ``sign`` is -1 where points are won, not counted against a seat."""
    kinds = tuple(dict.fromkeys(lineup))
    seats = len(lineup)

    def figure(kind: str, value: Callable[[Played, int], float]) -> Figure:
        places = [place for place, one in enumerate(lineup) if one == kind]
        return Figure.of(
            [
                math.fsum(value(one, place) for one in rotations for place in places)
                / (len(rotations) * len(places))
                for rotations in deals
            ]
        )

    def margin(one: Played, place: int) -> float:
        return sign * ((sum(one.points) - one.points[place]) / (seats - 1) - one.points[place])

    return Report(
        lineup=lineup,
        deals=len(deals),
        margin={kind: figure(kind, margin) for kind in kinds},
        points={kind: figure(kind, lambda one, place: one.points[place]) for kind in kinds},
        wins={kind: figure(kind, lambda one, place: one.wins[place]) for kind in kinds},
        summary=Summary.of(one for rotations in deals for one in rotations),
    )
