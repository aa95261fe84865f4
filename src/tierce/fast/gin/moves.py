"""The moves of gin in small numbers, and which of them are legal.

A knock is said by the card that it throws, and shows of the melds that leave the least deadwood those that
the plain engine lists first; so do big gin, and the end of laying off where the other seat chooses its melds.
The numbers are those of :class:`tierce.envs.numbers.ActionTable`.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.fast.compiled import bare
from tierce.fast.gin.law import (
    BIG_GIN_BONUS,
    DECLARE_AT_WALL,
    DISCARD_FIRST,
    EXTRA,
    FIRST_MELDS,
    GIN_MUST,
    KNOCK_THROW_BACK,
    LAYOFFS,
    NONE,
    PER_END,
    PLACES,
    THROW_BACK,
    TURN_UP,
    WALL,
)
from tierce.fast.gin.masks import deadwood, lowest, ones, tested, within
from tierce.fast.gin.rows import (
    AT_WALL,
    DRAWING,
    ENDS,
    HAND,
    KNOCKED_MELDS,
    LAYING_OFF,
    LIFTED,
    MELD,
    MOST,
    MUST_DRAW,
    MUST_KNOCK,
    OFFERED,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    TURN,
)
from tierce.fast.lots import Ints
from tierce.melds.deadwood import ACES, KINGS, RANK, SUIT

Marks = NDArray[np.int8]
DRAW, TAKE, PASS, DONE, BIG_GIN = range(5)
DISCARD: Final = 5
"""The discard of the first card; those of the others follow."""
KNOCK: Final = DISCARD + 52
"""The knock that throws the first card."""
LAY_OFF: Final = KNOCK + 52
"""The first card laid off on the first meld at the low end; then at the high end, or on a set; then melds."""
LONGEST_LISTING: Final = 64
"""No more moves are ever legal at once."""

ALL_MELDS: Final = 1 << 52
"""Beside the cards that may be thrown with a knock: big gin may be shown."""
MUST: Final = 1 << 53
"""Beside them: one of these knocks must be made."""


@bare
def listing(row: Ints, law: Ints, out: Ints) -> int:
    """Put down the legal moves in the order in which the plain engine lists them, and count them."""
    phase = row[PHASE]
    if phase == PLAYING:
        return plays(row, law, out)
    if phase == DRAWING:
        out[0], out[1] = DRAW, TAKE
        return 1 if row[MUST_DRAW] or not row[PILED] else 2
    if phase == OFFERED:
        out[0], out[1] = TAKE, PASS
        return 2
    if phase == AT_WALL:
        if law[WALL] == DECLARE_AT_WALL or last_would_knock(row, law):
            out[0], out[1] = TAKE, PASS
            return 2
        out[0] = PASS
        return 1
    return after_the_knock(row, law, out) if phase == LAYING_OFF else 0


@bare
def marked(row: Ints, law: Ints, out: Ints, mask: Marks) -> None:
    """Put a 1 into a mask of zeros for each legal move; ``out`` is room for a listing."""
    for number in range(listing(row, law, out)):
        mask[out[number]] = 1


@bare
def plays(row: Ints, law: Ints, out: Ints) -> int:
    """The discards, then the knocks, then big gin; only these where a knock must be made."""
    hand, knocks, count = row[HAND + row[TURN]], knocking(row, law), 0
    if not knocks or not (knocks & MUST or row[MUST_KNOCK]):
        left = hand if law[THROW_BACK] else hand & ~row[LIFTED]
        while left:
            out[count] = DISCARD + lowest(left)
            left &= left - 1
            count += 1
    left = knocks & ALL_MELDS - 1
    while left:
        out[count] = KNOCK + lowest(left)
        left &= left - 1
        count += 1
    if knocks & ALL_MELDS:
        out[count] = BIG_GIN
        count += 1
    return count


@bare
def knocking(row: Ints, law: Ints) -> int:
    """The cards that a knock may throw now, with ``ALL_MELDS`` and ``MUST`` where these hold."""
    lifted = row[LIFTED]
    if law[DISCARD_FIRST] and law[EXTRA] and not lifted and row[PILED] == law[TURN_UP]:
        return 0
    hand = row[HAND + row[TURN]]
    found = throwable(hand, row[MOST], lifted, law)
    big_gin = law[BIG_GIN_BONUS] != NONE
    if not found and (not big_gin or ones(hand) % 3):
        return 0
    if law[GIN_MUST]:
        gin = throwable(hand, 0, lifted, law)
        if gin:
            found = gin | MUST
    if big_gin and deadwood(hand, law) == 0:
        found |= ALL_MELDS
    return found


@bare
def throwable(hand: int, most: int, lifted: int, law: Ints) -> int:
    """The cards whose throwing lets the seat knock with no more than this deadwood."""
    found = within(hand, most, law)
    if found and law[FIRST_MELDS] and tested(hand, law) > most:
        return 0
    return found if law[KNOCK_THROW_BACK] else found & ~lifted


@bare
def last_would_knock(row: Ints, law: Ints) -> bool:
    """Whether the discard that lies at the wall would let the seat knock."""
    last = 1 << row[PILE + row[PILED] - 1]
    return throwable(row[HAND + row[TURN]] | last, row[MOST], last, law) != 0


@bare
def after_the_knock(row: Ints, law: Ints, out: Ints) -> int:
    """The lay-offs by meld and card, then ``done``."""
    count, seat = 0, row[TURN]
    if law[LAYOFFS] and row[HAND + 1 - seat]:
        for meld in range(row[KNOCKED_MELDS]):
            count = layoffs(row, law, meld, out, count)
    out[count] = DONE
    return count + 1


@bare
def layoffs(row: Ints, law: Ints, meld: int, out: Ints, count: int) -> int:
    """Put down, behind those that are there, the lay-offs on one of the knocker's melds."""
    hand, cards = row[HAND + row[TURN]], row[MELD + meld]
    if cards & cards >> 1:
        low, high = cards & -cards, (cards & ~(cards >> 1))
        if not low & ACES and low >> 1 & hand and row[ENDS + 2 * meld] < law[PER_END]:
            out[count] = LAY_OFF + lowest(low >> 1) * law[PLACES] + 2 * meld
            count += 1
        if not high & KINGS and high << 1 & hand and row[ENDS + 2 * meld + 1] < law[PER_END]:
            out[count] = LAY_OFF + lowest(high << 1) * law[PLACES] + 2 * meld + 1
            count += 1
        return count
    fourth = hand & ~cards & ((cards | cards >> 13) & SUIT) * RANK
    if fourth:
        out[count] = LAY_OFF + lowest(fourth) * law[PLACES] + 2 * meld + 1
        count += 1
    return count
