"""Whole deals of Penang in one call: thousands that are dealt, or thousands that go on as they lie."""

from __future__ import annotations

from typing import Final

import numpy as np

from tierce.fast.compiled import bare
from tierce.fast.lots import Ints, shuffle
from tierce.fast.penang.acts import apply, deal
from tierce.fast.penang.law import PLAYERS
from tierce.fast.penang.policies import choose
from tierce.fast.penang.rows import LENGTH, OVER, POINTS, ROW

ROOM: Final = 256
"""How many moves are looked at together; the results are the same with any number."""


def rollouts(law: Ints, policies: Ints, order: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
    """Shuffle, deal and play as many deals as there are rows of ``points``, the seats dealing in turn.

    ``order`` is the deck (:func:`tierce.fast.penang.numbered`), which stays shuffled. What each seat counts
    goes to ``points``, how many moves were made to ``lengths``.
    """
    row, out, trace = room()
    dealt_and_played(law, policies, order, lots, row, out, trace, points, lengths)


def playouts(rows: Ints, law: Ints, policies: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
    """Play each of the deals, one a row, on to its end; the rows stay as they are."""
    row, out, trace = room()
    played_on(rows, law, policies, lots, row, out, trace, points, lengths)


def room() -> tuple[Ints, Ints, Ints]:
    """A row, room for moves, and a trace that is not written."""
    return np.zeros(ROW, dtype=np.int64), np.zeros(ROOM, dtype=np.int64), np.zeros(0, dtype=np.int64)


@bare
def rollout(row: Ints, law: Ints, policies: Ints, lots: Ints, out: Ints, trace: Ints) -> None:
    """Play the deal on to its end, one policy a seat; the moves stand in ``trace``, as many as it has room.

    ``out`` is room for some moves.
    """
    played = 0
    while not row[OVER]:
        move = choose(row, law, policies, lots, out)
        if played < len(trace):
            trace[played] = move
        played += 1
        apply(row, law, move)


@bare
def dealt_and_played(
    law: Ints,
    policies: Ints,
    order: Ints,
    lots: Ints,
    row: Ints,
    out: Ints,
    trace: Ints,
    points: Ints,
    lengths: Ints,
) -> None:
    """The work of :func:`rollouts` with room that is given."""
    for number in range(len(points)):
        shuffle(order, lots)
        deal(row, law, order, number % law[PLAYERS], 0)
        rollout(row, law, policies, lots, out, trace)
        told(row, points, lengths, number)


@bare
def played_on(
    rows: Ints,
    law: Ints,
    policies: Ints,
    lots: Ints,
    row: Ints,
    out: Ints,
    trace: Ints,
    points: Ints,
    lengths: Ints,
) -> None:
    """The work of :func:`playouts` with room that is given."""
    for number in range(len(rows)):
        for place in range(len(row)):
            row[place] = rows[number, place]
        rollout(row, law, policies, lots, out, trace)
        told(row, points, lengths, number)


@bare
def told(row: Ints, points: Ints, lengths: Ints, number: int) -> None:
    """Write down what a deal that is over came to."""
    for seat in range(points.shape[1]):
        points[number, seat] = row[POINTS + seat]
    lengths[number] = row[LENGTH]
