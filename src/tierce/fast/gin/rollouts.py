"""Whole deals of gin in one call: thousands that are dealt, or thousands that go on as they lie."""

from __future__ import annotations

import numpy as np

from tierce.fast.compiled import bare
from tierce.fast.gin.acts import apply
from tierce.fast.gin.moves import LONGEST_LISTING
from tierce.fast.gin.policies import choose
from tierce.fast.gin.rows import LENGTH, OVER, PHASE, POINTS, ROW, deal, shuffled
from tierce.fast.lots import Ints


def rollouts(law: Ints, policies: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
    """Shuffle, deal and play as many deals as there are rows of ``points``, the seats dealing in turn.

    What each seat won goes to ``points``, how many moves were made to ``lengths``.
    """
    dealt_and_played(law, policies, lots, np.arange(52), *room(), points, lengths)


def playouts(rows: Ints, law: Ints, policies: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
    """Play each of the deals, one a row, on to its end; the rows stay as they are."""
    played_on(rows, law, policies, lots, *room(), points, lengths)


def room() -> tuple[Ints, Ints, Ints]:
    """A row, room for a listing, and a trace that is not written."""
    return (
        np.zeros(ROW, dtype=np.int64),
        np.zeros(LONGEST_LISTING, dtype=np.int64),
        np.zeros(0, dtype=np.int64),
    )


@bare
def rollout(row: Ints, law: Ints, policies: Ints, lots: Ints, out: Ints, trace: Ints) -> None:
    """Play the deal on to its end, one policy a seat; the moves stand in ``trace``, as many as it has room.

    ``out`` is room for a listing.
    """
    played = 0
    while row[PHASE] != OVER:
        move = choose(row, law, policies, lots, out)
        if played < len(trace):
            trace[played] = move
        played += 1
        apply(row, law, move)


@bare
def dealt_and_played(
    law: Ints,
    policies: Ints,
    lots: Ints,
    order: Ints,
    row: Ints,
    out: Ints,
    trace: Ints,
    points: Ints,
    lengths: Ints,
) -> None:
    """The work of :func:`rollouts` with room that is given."""
    for number in range(len(points)):
        shuffled(order, lots)
        deal(row, law, order, number % 2)
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
        for place in range(ROW):
            row[place] = rows[number, place]
        rollout(row, law, policies, lots, out, trace)
        told(row, points, lengths, number)


@bare
def told(row: Ints, points: Ints, lengths: Ints, number: int) -> None:
    """Write down what a deal that is over came to."""
    points[number, 0], points[number, 1] = row[POINTS], row[POINTS + 1]
    lengths[number] = row[LENGTH]
