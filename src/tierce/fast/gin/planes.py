"""What a seat sees of a deal of gin, in the encoding ``planes-1``."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.fast.compiled import bare
from tierce.fast.gin.law import PLACES
from tierce.fast.gin.masks import lowest, ones
from tierce.fast.gin.rows import (
    AT_WALL,
    DEALER,
    DRAWING,
    DRAWN,
    HAND,
    KNOWN,
    LAYING_OFF,
    LIFTED,
    MELD,
    MELDS,
    MUST_DRAW,
    MUST_KNOCK,
    OFFERED,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    STARTER,
    TAKEN,
    TURN,
    TURNED_UP,
)
from tierce.fast.lots import Ints

Array = NDArray[np.int16]
LINE: Final = 53
"""Each line of cards has a place for every face, the joker's being empty."""
OWN, OTHERS, TOP, DISCARDS, UP, TAKEN_NOW, FIRST_MELD = 0, 1, 2, 3, 4, 5, 7
"""The lines of cards."""
PHASES: Final = 9
"""So many phases have a number; of gin are these:"""
OFFER_NUMBER, DRAW_NUMBER, PLAY_NUMBER, WALL_NUMBER, LAYOFF_NUMBER, OVER_NUMBER = 2, 3, 5, 6, 7, 8


@bare
def planes(row: Ints, law: Ints, seat: int, out: Array) -> None:
    """Write what there is to see into an array of zeros."""
    other = 1 - seat
    mark(row[HAND + seat], OWN, out)
    mark(row[KNOWN + other], OTHERS, out)
    for place in range(row[PILED]):
        out[DISCARDS * LINE + row[PILE + place]] = 1
    if row[PILED]:
        out[TOP * LINE + row[PILE + row[PILED] - 1]] = 1
    if row[TURNED_UP] >= 0:
        out[UP * LINE + row[TURNED_UP]] = 1
    mark(row[LIFTED], TAKEN_NOW, out)
    for meld in range(row[MELDS]):
        mark(row[MELD + meld], FIRST_MELD + 2 * meld, out)
    # Both hands may lie there when the deal is over: half of the places are melds, each with two lines.
    scalars(row, seat, out, (FIRST_MELD + 2 * law[PLACES]) * LINE)


@bare
def mark(mask: int, line: int, out: Array) -> None:
    """Mark the cards of a mask in a line."""
    while mask:
        out[line * LINE + lowest(mask)] = 1
        mask &= mask - 1


@bare
def scalars(row: Ints, seat: int, out: Array, at: int) -> None:
    """The numbers after the lines; those that are always zero in gin are left so."""
    phase = row[PHASE]
    out[at + phase_number(phase)] = 1
    told = at + PHASES
    out[told] = row[TURN] != seat
    out[told + 1] = row[DEALER] != seat
    out[told + 2] = 52 - row[DRAWN]
    out[told + 3] = row[PILED]
    out[told + 5] = row[TAKEN]
    out[told + 12] = row[MUST_DRAW]
    out[told + 13] = row[MUST_KNOCK]
    for step in range(2):
        one = seat if step == 0 else 1 - seat
        out[told + 16 + 5 * step] = ones(row[HAND + one])
        out[told + 19 + 5 * step] = row[STARTER] == one


@bare
def phase_number(phase: int) -> int:
    """The number of a phase in the encoding."""
    if phase == OFFERED:
        return OFFER_NUMBER
    if phase == DRAWING:
        return DRAW_NUMBER
    if phase == PLAYING:
        return PLAY_NUMBER
    if phase == AT_WALL:
        return WALL_NUMBER
    return LAYOFF_NUMBER if phase == LAYING_OFF else OVER_NUMBER
