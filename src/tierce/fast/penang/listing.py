"""Which moves of Penang are legal, and whether there is any but swaps."""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.laid import WILD
from tierce.fast.lots import Ints
from tierce.fast.penang.law import MAY_DIE, SWAPS_COUNT
from tierce.fast.penang.laying import melds, next_layoff, next_swap, put, swap
from tierce.fast.penang.moves import DIE, END, END_BITS, card_of, place_of
from tierce.fast.penang.rows import ACTED, HANDS, OVER, TABLE, TRIED, TURN

ANY_JOKERS: Final = 64
"""More jokers than there are."""
PAST_ALL: Final = 1 << 40
"""More moves than there are."""


@bare
def listing(row: Ints, law: Ints, out: Ints, skip: int) -> int:
    """How many moves are legal; as many as ``out`` has room for are put there, the first ``skip`` left out.

    Their order is that of the plain engine.
    """
    if row[OVER]:
        return 0
    count = melds(row, law, ANY_JOKERS, out, skip, PAST_ALL)
    move = next_layoff(row, law, 0)
    while move >= 0:
        count = put(out, skip, count, move)
        move = next_layoff(row, law, move + 1)
    acts = count
    move = next_swap(row, law, 0)
    while move >= 0:
        count = put(out, skip, count, move)
        move = next_swap(row, law, move + 1)
    if row[ACTED]:
        return put(out, skip, count, END)
    if law[MAY_DIE] or not (acts or (law[SWAPS_COUNT] and swaps_lead_on(row, law))):
        count = put(out, skip, count, DIE)
    return count


# -- whether there is a move ---------------------------------------------------------------------------------


@bare
def has_move(row: Ints, law: Ints) -> bool:
    """Whether a meld or a lay-off can be reached in this turn, counting swaps (A8.1)."""
    return can_act(row, law) or swaps_lead_on(row, law)


@bare
def can_act(row: Ints, law: Ints) -> bool:
    """Whether the seat whose turn it is can meld or lay off."""
    return next_layoff(row, law, 0) >= 0 or melds(row, law, ANY_JOKERS, row, PAST_ALL, 1) > 0


@bare
def swaps_lead_on(row: Ints, law: Ints) -> bool:
    """Whether swaps can lead to a meld or a lay-off.

    What a few swaps lead to is the same in any order, so each is followed by later ones or equal ones only.
    """
    depth, least, found = TRIED, 0, False
    while not found:
        move = next_swap(row, law, least)
        if move >= 0:
            row[depth], row[depth + 1] = move, row[TABLE + place_of(move)]
            swap(row, move)
            depth, least = depth + 2, move & ~END_BITS
            found = can_act(row, law)
        elif depth > TRIED:
            least = row[depth - 2] + 1
            depth = taken_back(row, depth)
        else:
            break
    while depth > TRIED:
        depth = taken_back(row, depth)
    return found


@bare
def taken_back(row: Ints, depth: int) -> int:
    """Take back the swap that was tried last; where the room for the next one begins."""
    move, hand = row[depth - 2], HANDS + 53 * row[TURN]
    row[TABLE + place_of(move)] = row[depth - 1]
    row[hand + card_of(move)] += 1
    row[hand + WILD] -= 1
    row[depth - 2], row[depth - 1] = 0, 0
    return depth - 2
