"""Whole deals of gin in one call."""

from __future__ import annotations

import numpy as np

from tierce.fast.compiled import bare
from tierce.fast.gin.acts import apply
from tierce.fast.gin.moves import LONGEST_LISTING
from tierce.fast.gin.policies import choose
from tierce.fast.gin.rows import LENGTH, OVER, PHASE, POINTS, ROW, deal, shuffled
from tierce.fast.lots import Ints


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


def rollouts(law: Ints, policies: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
    """Shuffle, deal and play as many deals as there are rows of ``points``, the seats dealing in turn.

    What each seat won goes to ``points``, how many moves were made to ``lengths``.
    """
    row, order = np.zeros(ROW, dtype=np.int64), np.arange(52)
    out, trace = np.zeros(LONGEST_LISTING, dtype=np.int64), np.zeros(0, dtype=np.int64)
    played(law, policies, lots, row, order, out, trace, points, lengths)


@bare
def played(
    law: Ints,
    policies: Ints,
    lots: Ints,
    row: Ints,
    order: Ints,
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
        points[number, 0], points[number, 1] = row[POINTS], row[POINTS + 1]
        lengths[number] = row[LENGTH]
