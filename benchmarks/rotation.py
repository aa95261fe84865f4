"""The rotation: in each round every contender of every row is measured once, in an order that moves on.

What disturbs a machine for a while then disturbs all alike. All stay on one core, and what counts is the time
that they had it. The medians over the rounds are compared.
"""

from __future__ import annotations

import gc
import os
import random
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from time import process_time as clock
from typing import Any, Generic, TypeVar

Measure = Callable[[random.Random], float]
"""One measurement. What it draws by lot is the same for all contenders of a row in a round."""
T = TypeVar("T")


@dataclass(frozen=True)
class Contender:
    """Somebody measured."""

    name: str
    measure: Measure

    @property
    def ours(self) -> bool:
        """Whether it is tierce."""
        return "tierce" in self.name


@dataclass(frozen=True)
class Row:
    """One thing that several can do, measured in one unit."""

    name: str
    unit: str
    contenders: tuple[Contender, ...]
    """The others are compared with the first."""
    note: str = ""
    more_is_better: bool = False

    def has(self, words: Sequence[str]) -> bool:
        """Whether one of the words is in its name, or none is asked."""
        return not words or any(word in self.name for word in words)


@dataclass(frozen=True)
class Measured:
    """What a contender came to, round by round."""

    row: Row
    contender: Contender
    rounds: tuple[float, ...]

    @property
    def median(self) -> float:
        """The round in the middle."""
        return statistics.median(self.rounds)

    def cost(self, first: Measured) -> float:
        """How many times as much it costs as the first does, in time or memory."""
        return first.median / self.median if self.row.more_is_better else self.median / first.median


def rotate(rows: Sequence[Row], rounds: int) -> list[Measured]:
    """Measure all, after one round that does not count."""
    turns = [(row, contender) for row in rows for contender in row.contenders]
    found: dict[tuple[str, str], list[float]] = {(row.name, one.name): [] for row, one in turns}
    for number in range(rounds + 1):
        first = number * len(turns) // (rounds + 1)
        for row, contender in turns[first:] + turns[:first]:
            gc.collect()
            measured = contender.measure(random.Random(f"{row.name}, round {number}"))
            if number:
                found[row.name, contender.name].append(measured)
    return [Measured(row, one, tuple(found[row.name, one.name])) for row, one in turns]


def pin() -> int | None:
    """Stay on one core, where the system lets one choose; which it is."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def a_second(act: Callable[[random.Random], int], seconds: float = 0.5) -> Measure:
    """How many things are done in a second; ``act`` says how many it did."""

    def measure(rng: random.Random) -> float:
        done, began = 0, clock()
        while (passed := clock() - began) < seconds:
            done += act(rng)
        return done / passed

    return measure


@dataclass(frozen=True)
class Answer(Generic[T]):
    """How somebody answers a case."""

    answer: Callable[[Any], object]
    given: Callable[[T], Any] = lambda case: case
    """The case as it is put to them; this takes no time that is counted."""

    def milliseconds(self, cases: Iterable[T]) -> float:
        """How long an answer takes: the case in the middle."""
        taken = []
        for case in [self.given(one) for one in cases]:
            began = clock()
            self.answer(case)
            taken.append(1000 * (clock() - began))
        return statistics.median(taken)


@dataclass(frozen=True)
class Question(Generic[T]):
    """What all contenders of a row answer alike."""

    name: str
    cases: Callable[[random.Random], Iterable[T]]
    answers: Mapping[str, Answer[T]]
    note: str = ""
    unit: str = "milliseconds"

    @property
    def row(self) -> Row:
        """The row that measures it."""
        contenders = (Contender(name, self._measure(one)) for name, one in self.answers.items())
        return Row(self.name, self.unit, tuple(contenders), self.note)

    def _measure(self, one: Answer[T]) -> Measure:
        return lambda rng: one.milliseconds(self.cases(rng))
