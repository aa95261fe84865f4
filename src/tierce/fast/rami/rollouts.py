"""Whole deals of Rami in one call."""

from __future__ import annotations

import numpy as np

from tierce.fast.compiled import bare
from tierce.fast.lots import Ints, shuffle
from tierce.fast.rami.acts import apply, renew
from tierce.fast.rami.arrangements import ROOM
from tierce.fast.rami.law import JOKERS, PACKS, SEATS
from tierce.fast.rami.policies import MOST_ACTS, choose
from tierce.fast.rami.rows import LENGTH, OVER, PHASE, RENEWING, ROW, SCORE, deal, number_deck


def rollout(row: Ints, law: Ints, policies: Ints, lots: Ints) -> None:
    """Play the deal on to its end, one policy a seat, from any moment at which a turn owes nothing."""
    played_on(row, law, policies, lots, *workspace())


def rollouts(law: Ints, policies: Ints, lots: Ints, scores: Ints, lengths: Ints) -> None:
    """Shuffle, deal and play as many deals as there are rows of ``scores``, the seats dealing in turn.

    What each seat scored goes to ``scores``, how many acts the seats made to ``lengths``.
    """
    row, order = np.zeros(ROW, dtype=np.int64), np.zeros(52 * law[PACKS] + law[JOKERS], dtype=np.int64)
    played(law, policies, lots, row, order, *workspace(), scores, lengths)


def playouts(rows: Ints, law: Ints, policies: Ints, lots: Ints, scores: Ints) -> None:
    """Play each of these deals on to its end; what each seat scored goes to ``scores``."""
    all_played_on(rows, law, policies, lots, *workspace(), scores)


def workspace() -> tuple[Ints, Ints, Ints]:
    """The room that policies need: for a row, for the acts of a turn, for the solver."""
    return (
        np.zeros(ROW, dtype=np.int64),
        np.zeros(MOST_ACTS, dtype=np.int64),
        np.zeros(ROOM, dtype=np.int64),
    )


@bare
def played_on(row: Ints, law: Ints, policies: Ints, lots: Ints, spare: Ints, acts: Ints, room: Ints) -> None:
    """The work of :func:`rollout` with room that is given."""
    while row[PHASE] != OVER:
        if row[PHASE] == RENEWING:
            renew(row, law, lots)
            continue
        for number in range(choose(row, law, policies, lots, spare, acts, room)):
            apply(row, law, acts[number])


@bare
def all_played_on(
    rows: Ints, law: Ints, policies: Ints, lots: Ints, spare: Ints, acts: Ints, room: Ints, scores: Ints
) -> None:
    """The work of :func:`playouts` with room that is given."""
    for number in range(len(rows)):
        row = rows[number]
        played_on(row, law, policies, lots, spare, acts, room)
        for seat in range(law[SEATS]):
            scores[number, seat] = row[SCORE + seat]


@bare
def played(
    law: Ints,
    policies: Ints,
    lots: Ints,
    row: Ints,
    order: Ints,
    spare: Ints,
    acts: Ints,
    room: Ints,
    scores: Ints,
    lengths: Ints,
) -> None:
    """The work of :func:`rollouts` with room that is given."""
    number_deck(order, law)
    for number in range(len(scores)):
        shuffle(order, lots)
        deal(row, law, order, number % law[SEATS])
        played_on(row, law, policies, lots, spare, acts, room)
        for seat in range(law[SEATS]):
            scores[number, seat] = row[SCORE + seat]
        lengths[number] = row[LENGTH]
