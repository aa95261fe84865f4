"""From a search back to melds, each a number as in :mod:`tierce.fast.laid`."""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.laid import run
from tierce.fast.lots import Ints
from tierce.fast.solver.rooms import (
    ALONE,
    BEGUN,
    COST,
    DID,
    DUE,
    GROWN,
    HELD,
    KEY,
    NODE,
    NODE_SIZE,
    OPEN,
    PARENT,
    PATH,
    PLACE,
    PLACES,
    RISING,
    STATE,
    STATES,
    TOOK,
    WAY,
    WAY_SIZE,
    WORTH,
)
from tierce.fast.solver.sets import missing, tell_sets
from tierce.fast.solver.walk import ACES, ALONE_JOKERS, ONE_WAY, WILD_SETS
from tierce.fast.solver.ways import (
    ACTS,
    BEGIN_NATURAL,
    BEGIN_PURE,
    BEGIN_WILD,
    NATURALS,
)
from tierce.melds.law import HIGH_ACE

ROW: Final = 16
"""Of a suit, in ``OPEN``: how many runs are open, then two numbers each."""


@bare
def tell(room: Ints, last: int, out: Ints, at: int) -> int:
    """Write the melds of the way to a spot from place ``at`` of ``out`` on; how many they are."""
    length, node = 0, last
    while node > 0:
        room[PATH + length] = node
        node = room[NODE + NODE_SIZE * node + PARENT]
        length += 1
    for suit in range(4):
        room[OPEN + ROW * suit] = 0
    end = at
    for step in range(length - 1, -1, -1):
        spot = NODE + NODE_SIZE * room[PATH + step]
        place = room[spot + COST] & 15
        before = room[NODE + NODE_SIZE * room[spot + PARENT] + KEY]
        held = before >> ACES & 4095 if place == HIGH_ACE else room[PLACES + PLACE * place + HELD]
        left = held
        for suit in range(4):
            way = room[spot + DID] >> ONE_WAY * suit & (1 << ONE_WAY) - 1
            left -= (room[WAY + WAY_SIZE * way] >> NATURALS & 7) << 3 * suit
            end = _grow(room, suit, place, room[WAY + WAY_SIZE * way + 1], out, end)
        naturals, wilds = room[spot + TOOK] & 63, room[spot + TOOK] >> WILD_SETS & 31
        if naturals:
            due = room[PLACES + PLACE * place + DUE]
            if due:
                whole = room[PLACES + PLACE * place + HELD]
                due = missing(due, whole - left)
            end += tell_sets(room, (place - 1) % 13 + 1, left, due, naturals, wilds, out, end)
    for suit in range(4):
        for slot in range(room[OPEN + ROW * suit]):
            end = _close(room, suit, slot, out, end)
    alone = room[NODE + NODE_SIZE * last + TOOK] >> ALONE_JOKERS
    while alone:
        out[end] = room[WORTH + ALONE + 3 * alone + 1]
        alone -= room[WORTH + ALONE + 3 * alone + 2]
        end += 1
    return end - at


@bare
def _grow(room: Ints, suit: int, place: int, did: int, out: Ints, end: int) -> int:
    """Let the open runs of a suit do what a way says, and write those that end."""
    row = OPEN + ROW * suit
    count, digits = room[row], did >> ACTS & (1 << BEGIN_NATURAL) - 1
    room[row] = 0
    for slot in range(count):
        act = digits % 3
        digits //= 3
        if not act:
            end = _close(room, suit, slot, out, end)
            continue
        state, going = room[row + 1 + 2 * slot], room[row + 2 + 2 * slot]
        if act == 2:
            going |= 1 << place + 7
        _open(room, row, room[STATES + STATE * state + GROWN + act - 1], going + (1 << 4))
    pure = did >> BEGIN_PURE
    natural = BEGUN + (place == 1)
    wild = BEGUN + 8 + 2 * (room[WORTH + RISING + place] > 0) + (place == 1)
    jokers = 1 << place + 7
    if pure == 1:
        _open(room, row, room[natural + 4], place | 1 << 4)
    elif pure == 2:
        _open(room, row, room[wild + 4], place | 1 << 4 | jokers)
    for _ in range(did >> BEGIN_NATURAL & 7):
        _open(room, row, room[natural], place | 1 << 4)
    for _ in range(did >> BEGIN_WILD & 15):
        _open(room, row, room[wild], place | 1 << 4 | jokers)
    return end


@bare
def _open(room: Ints, row: int, state: int, going: int) -> None:
    """Put a run among the open ones, behind those of no higher state.

    It is its first place, four bits each for that and its size, and a bit for each place with a joker.
    """
    slot = row + 1 + 2 * room[row]
    while slot > row + 1 and room[slot - 2] > state:
        room[slot], room[slot + 1] = room[slot - 2], room[slot - 1]
        slot -= 2
    room[slot], room[slot + 1] = state, going
    room[row] += 1


@bare
def _close(room: Ints, suit: int, slot: int, out: Ints, end: int) -> int:
    """Write a run that has ended."""
    going = room[OPEN + ROW * suit + 2 + 2 * slot]
    out[end] = run(suit, going & 15, going >> 4 & 15, going >> 8)
    return end + 1
