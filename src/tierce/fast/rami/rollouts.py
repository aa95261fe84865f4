"""Whole deals of Rami in one call."""

from __future__ import annotations

import numpy as np

from tierce.fast.compiled import bare
from tierce.fast.lots import Ints, shuffle
from tierce.fast.rami.acts import KIND, RENEW, apply, renew, renewable
from tierce.fast.rami.law import JOKERS, PACKS, SEATS
from tierce.fast.rami.policies import choose
from tierce.fast.rami.rows import LENGTH, OVER, PHASE, RENEWING, ROW, SCORE, STOCK, deal, number_deck
from tierce.fast.rami.tools import Tools


def rollouts(law: Ints, policies: Ints, lots: Ints, tools: Tools, scores: Ints, lengths: Ints) -> None:
    """Shuffle, deal and play as many deals as there are rows of ``scores``, the seats dealing in turn.

    What each seat scored goes to ``scores``, how many acts the seats made to ``lengths``.
    """
    row, order = np.zeros(ROW, dtype=np.int64), np.zeros(52 * law[PACKS] + law[JOKERS], dtype=np.int64)
    played(law, policies, lots, row, order, tools, scores, lengths)


@bare
def rollout(row: Ints, law: Ints, policies: Ints, lots: Ints, tools: Tools, trace: Ints) -> int:
    """Play the deal on to its end, one policy a seat, from any moment at which a turn owes nothing.

    What was done stands in ``trace`` as far as that has room: the acts, and for a renewal ``RENEW`` with the
    number of cards and then the new stock, its next card first. How many numbers that is.
    """
    told = 0
    while row[PHASE] != OVER:
        if row[PHASE] == RENEWING:
            count = renewable(row, law)
            renew(row, law, lots)
            told = tell(trace, told, RENEW | count << KIND)
            for place in range(count - 1, -1, -1):
                told = tell(trace, told, row[STOCK + place])  # What was drawn at once is still written there.
            continue
        for number in range(choose(row, law, policies, lots, tools)):
            told = tell(trace, told, tools.acts[number])
            apply(row, law, tools.acts[number])
    return told


@bare
def tell(trace: Ints, told: int, number: int) -> int:
    """Write a number down where there is room; how many were told then."""
    if told < len(trace):
        trace[told] = number
    return told + 1


@bare
def playouts(rows: Ints, law: Ints, policies: Ints, lots: Ints, tools: Tools, scores: Ints) -> None:
    """Play each of these deals on to its end; what each seat scored goes to ``scores``."""
    for number in range(len(rows)):
        row = rows[number]
        rollout(row, law, policies, lots, tools, tools.nothing)
        for seat in range(law[SEATS]):
            scores[number, seat] = row[SCORE + seat]


@bare
def played(
    law: Ints,
    policies: Ints,
    lots: Ints,
    row: Ints,
    order: Ints,
    tools: Tools,
    scores: Ints,
    lengths: Ints,
) -> None:
    """The work of :func:`rollouts` with room that is given."""
    number_deck(order, law)
    for number in range(len(scores)):
        shuffle(order, lots)
        deal(row, law, order, number % law[SEATS])
        rollout(row, law, policies, lots, tools, tools.nothing)
        for seat in range(law[SEATS]):
            scores[number, seat] = row[SCORE + seat]
        lengths[number] = row[LENGTH]
