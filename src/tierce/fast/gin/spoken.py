"""Gin up to a knock in OpenSpiel's numbers: which of its 241 are legal, and its 644 numbers of what is seen.

What comes after *knock* is said in parts, of which a row knows nothing.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.fast.compiled import bare
from tierce.fast.gin.acts import apply
from tierce.fast.gin.law import DECLARE_AT_WALL, THROW_BACK, WALL
from tierce.fast.gin.masks import lowest
from tierce.fast.gin.moves import (
    ALL_MELDS,
    DISCARD,
    DRAW,
    MUST,
    PASS,
    TAKE,
    knocking,
    last_would_knock,
)
from tierce.fast.gin.rows import (
    AT_WALL,
    DRAWING,
    DRAWN,
    HAND,
    LIFTED,
    MOST,
    MUST_DRAW,
    OFFERED,
    OVER,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    RETURNS,
    TURN,
)
from tierce.fast.lots import Ints

Numbers = NDArray[np.float32]
TAKES, DRAWS, PASSES, KNOCKS = 52, 53, 54, 55
LONGEST: Final = 16
"""No more numbers are legal at once before a knock is said."""
SPADES: Final = 39
"""The first spade among our cards, which is the first of all among theirs."""
WHO, OWN, TURNS, LIMIT, UPCARD, DISCARDS, STOCK = 0, 2, 106, 108, 118, 170, 222
"""Where in the 644 numbers stands what."""
MOST_KEPT: Final = 10


@bare
def allowed(row: Ints, law: Ints, out: Ints) -> int:
    """Put down the legal numbers in their order, and count them: none when the deal is over."""
    phase = row[PHASE]
    if phase == PLAYING:
        return thrown(row, law, out)
    if phase == DRAWING:
        count = 0
        if not row[MUST_DRAW] and row[PILED]:
            out[0] = TAKES
            count = 1
        out[count] = DRAWS
        return count + 1
    if phase == OFFERED:
        out[0], out[1] = TAKES, PASSES
        return 2
    if phase == AT_WALL:
        out[0], out[1] = PASSES, KNOCKS
        return 2 if law[WALL] == DECLARE_AT_WALL or last_would_knock(row, law) else 1
    return 0


@bare
def thrown(row: Ints, law: Ints, out: Ints) -> int:
    """The discards, spades first, then *knock*."""
    hand, knocks, count = row[HAND + row[TURN]], knocking(row, law), 0
    if not knocks & MUST:
        left = turned(hand if law[THROW_BACK] else hand & ~row[LIFTED])
        while left:
            out[count] = lowest(left)
            left &= left - 1
            count += 1
    if knocks & ALL_MELDS - 1:
        out[count] = KNOCKS
        count += 1
    return count


@bare
def turned(mask: int) -> int:
    """A mask of cards in their order of suits."""
    return (mask & (1 << SPADES) - 1) << 13 | mask >> SPADES


@bare
def said(row: Ints, law: Ints, number: int, out: Ints) -> int:
    """Carry a legal number out that is no *knock*, and put down and count what is legal then."""
    if number == DRAWS:
        apply(row, law, DRAW)
    elif number == TAKES:
        apply(row, law, TAKE)
    elif number == PASSES:
        apply(row, law, PASS)
    else:
        apply(row, law, DISCARD + (number + SPADES) % 52)
    return allowed(row, law, out)


@bare
def seen(row: Ints, seat: int, out: Numbers) -> None:
    """Write what there is to see before a knock into an array of zeros."""
    phase, turn, beneath = row[PHASE], row[TURN], row[PILED]
    if phase == OVER and row[RETURNS] > 1:
        turn = 1 - turn  # The discard that ended the deal had passed the turn on.
    out[WHO + seat] = 1
    left = turned(row[HAND + seat])
    while left:
        out[OWN + 52 * seat + lowest(left)] = 1
        left &= left - 1
    out[TURNS + turn] = 1
    for place in range(min(row[MOST], MOST_KEPT)):
        out[LIMIT + place] = 1
    if phase != PLAYING and beneath:
        beneath -= 1
        out[UPCARD + (row[PILE + beneath] + 13) % 52] = 1
    for place in range(beneath):
        out[DISCARDS + (row[PILE + place] + 13) % 52] = 1
    for place in range(52 - row[DRAWN]):
        out[STOCK + place] = 1
