"""The moves of Penang by their numbers in the action table of the environments.

The table (:class:`tierce.envs.numbers.ActionTable`) is told by an array: where its sections begin, how many
choices their parts have. A number may stand for several moves and means the first that is listed.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.fast.compiled import bare
from tierce.fast.laid import DISTINCT, LOW_END, first, is_run, jokers, of_suit, size, suit_of
from tierce.fast.lots import Ints
from tierce.fast.penang.listing import listing
from tierce.fast.penang.moves import DIE, END, LAY_OFF, MELD, NUMBER, card_of, end_of, place_of

Marks = NDArray[np.int8]
(
    END_AT,
    DEAD_AT,
    RUN_AT,
    LENGTHS,
    RUN_JOKERS,
    SET_AT,
    NATURALS,
    SET_JOKERS,
    LAY_AT,
    TABLE_MELDS,
    SWAP_AT,
    LOW_SWAP_AT,
) = range(12)
TOLD: Final = 12
"""How long the array is. A section that a game does not have is at 0, and none of its numbers comes up."""
SHORTEST: Final = 3
MARKED, PASSED = 1, 2


@bare
def number_of(move: int, law: Ints, told: Ints) -> int:
    """The number of a move."""
    kind = move & ~NUMBER
    if kind == MELD:
        return meld_number(move & NUMBER, law, told)
    if kind == END:
        return int(told[END_AT])
    if kind == DIE:
        return int(told[DEAD_AT])
    card, place, low = card_of(move), place_of(move), end_of(move) == LOW_END
    if kind == LAY_OFF:
        return int(told[LAY_AT] + (card * told[TABLE_MELDS] + place) * 2 + (0 if low else 1))
    if low:
        return int(told[LOW_SWAP_AT] + card // 13 * told[TABLE_MELDS] + place)
    return int(told[SWAP_AT] + card * told[TABLE_MELDS] + place)


@bare
def meld_number(meld: int, law: Ints, told: Ints) -> int:
    """The number of a new meld: wherever the jokers of a run lie, whichever suits a set of any suits has."""
    if is_run(meld):
        place = suit_of(meld) * 13 + first(meld) - 1
        shape = place * told[LENGTHS] + size(meld) - SHORTEST
        return int(told[RUN_AT] + shape * told[RUN_JOKERS] + jokers(meld))
    which = size(meld) - jokers(meld)
    if law[DISTINCT]:
        which = of_suit(meld, 0) | of_suit(meld, 1) << 1 | of_suit(meld, 2) << 2 | of_suit(meld, 3) << 3
    return int(told[SET_AT] + ((first(meld) - 1) * told[NATURALS] + which) * told[SET_JOKERS] + jokers(meld))


@bare
def marked(row: Ints, law: Ints, told: Ints, out: Ints, marks: Marks) -> int:
    """Put a 1 into a mask of zeros for each legal number, and count them; ``out`` is room for some moves."""
    total, skip, count = 1, 0, 0
    while skip < total:
        total = listing(row, law, out, skip)
        for place in range(min(len(out), total - skip)):
            number = number_of(out[place], law, told)
            count += marks[number] == 0
            marks[number] = MARKED
        skip += len(out)
    return count


@bare
def meant(row: Ints, law: Ints, told: Ints, out: Ints, number: int) -> int:
    """The move that a legal number means: the first that is listed; -1 if there is none."""
    total, skip = 1, 0
    while skip < total:
        total = listing(row, law, out, skip)
        for place in range(min(len(out), total - skip)):
            if number_of(out[place], law, told) == number:
                return int(out[place])
        skip += len(out)
    return -1


@bare
def nth(row: Ints, law: Ints, told: Ints, out: Ints, marks: Marks, wanted: int) -> int:
    """The legal number before which so many others are listed; the mask is as before."""
    total, skip, found = 1, 0, -1
    while skip < total and found < 0:
        total = listing(row, law, out, skip)
        for place in range(min(len(out), total - skip)):
            number = number_of(out[place], law, told)
            if marks[number] == MARKED:
                if wanted == 0:
                    found = number
                    break
                wanted -= 1
                marks[number] = PASSED
        skip += len(out)
    for number in range(len(marks)):
        marks[number] = min(marks[number], MARKED)
    return found
