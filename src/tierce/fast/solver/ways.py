"""How the open runs of a suit grow together at one place, found out once for each group of them.

Runs that are open together are their states in order, ten bits each; such a group gets a number when a
search first reaches it. A *way* to play a place is three numbers. What it takes, and the group after it:

    group 10 | naturals 3 | jokers 4 | the pure run begins 1

then what each run does, lowest first, in digits of three (0 ends, 1 takes a natural, 2 takes a joker), how
many runs begin with a natural and with a joker, and whether one of these is to be pure; then the runs after.
"""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.lots import Ints
from tierce.fast.solver.rooms import (
    BEGUN,
    ENDS,
    GROUP,
    GROUPS,
    GROWN,
    GROWS,
    MANNERS,
    MOST_GROUPS,
    MOST_OPEN,
    MOST_WAYS,
    NUMBER_SLOTS,
    NUMBERS,
    SEEKS,
    STATE,
    STATES,
    TABLE_COPIES,
    TABLE_JOKERS,
    TOO_MUCH,
    WAY,
    WAY_SIZE,
    WAYS,
)

NATURALS, WILDS, PURE = 10, 13, 17
"""The first bits of the parts of a way."""
TO: Final = (1 << NATURALS) - 1
ACTS, BEGIN_NATURAL, BEGIN_WILD, BEGIN_PURE = 0, 10, 13, 17
"""The first bits of the parts of what its runs do; the last is 1 for a natural, 2 for a joker."""
ONE_RUN: Final = (1 << 10) - 1
FULL: Final = 1 << 10 * MOST_OPEN
"""Marks more runs than a group can have; six of them stand beside it."""
UNNUMBERED: Final = TO
"""Stands for the number of a group that no search has reached."""
NO_LEAD, ONLY_TO_ACE, FREE = range(3)
"""Whether jokers may begin runs."""
AT_FIRST: Final = 3
"""Added at the first place."""
IDLE: Final = 0
"""The first way: nothing is there, and nothing is done."""


@bare
def forget(room: Ints, jokers: int, copies: int) -> None:
    """Forget all ways, so as to find those for so many jokers, and copies of a card."""
    for slot in range(NUMBERS, NUMBERS + NUMBER_SLOTS):
        room[slot] = -1
    for place in range(GROWS, WAY):
        room[place] = 0
    room[GROUPS], room[WAYS] = 0, 1
    room[WAY + IDLE] = number(room, 0)
    room[TABLE_JOKERS], room[TABLE_COPIES] = jokers, copies


@bare
def number(room: Ints, runs: int) -> int:
    """The number of a group of runs, given to it when it is first seen."""
    slot = (runs ^ runs >> 11 ^ runs >> 23 ^ runs >> 37) % NUMBER_SLOTS
    while room[NUMBERS + slot] >= 0:
        group = room[NUMBERS + slot]
        if room[GROUP + group] == runs:
            return int(group)
        slot = (slot + 1) % NUMBER_SLOTS
    group = room[GROUPS]
    if group == MOST_GROUPS:
        room[TOO_MUCH] = 1
        return 0
    room[NUMBERS + slot], room[GROUP + group] = group, runs
    room[GROUPS] += 1
    return int(group)


@bare
def joined(runs: int, state: int) -> int:
    """The runs with one more, or -1 where there is no such state."""
    if runs < 0 or state < 0:
        return -1
    if runs >= FULL >> 10:
        return runs | FULL
    below, shift = 0, 0
    while runs >> shift and (runs >> shift & ONE_RUN) - 1 <= state:
        below |= (runs >> shift & ONE_RUN) << shift
        shift += 10
    return int(below | state + 1 << shift | runs >> shift << shift + 10)


@bare
def manner(room: Ints, group: int, leads: int) -> int:
    """Where it stands which ways of a group there are; they are found if they are asked for first."""
    place = GROWS + 2 * (MANNERS * group + leads)
    if not room[place]:
        first = room[WAYS]
        _find(room, room[GROUP + group], leads, first)
        room[place], room[place + 1] = first, room[WAYS] - first
    return place


@bare
def _find(room: Ints, runs: int, leads: int, first: int) -> None:
    """All ways to go on, end and begin."""
    open_runs = 0
    while runs >> 10 * open_runs:
        open_runs += 1
    most_naturals, most_wilds = room[TABLE_COPIES], room[TABLE_JOKERS]
    for acts in range(3**open_runs):
        after, left, digits, naturals, wilds = 0, runs, acts, 0, 0
        while left and after >= 0:
            state, act = (left & ONE_RUN) - 1, digits % 3
            if not act:
                after = after if room[STATES + STATE * state + ENDS] else -1
            else:
                after = joined(after, room[STATES + STATE * state + GROWN + act - 1])
            naturals += act == 1
            wilds += act == 2
            left >>= 10
            digits //= 3
        if after >= 0 and naturals <= most_naturals and wilds <= most_wilds:
            _begin(room, after, naturals, wilds, acts, leads, first)


@bare
def _begin(room: Ints, after: int, naturals: int, wilds: int, acts: int, leads: int, first: int) -> None:
    """All ways to begin runs beside those that go on."""
    at_first, led = leads >= AT_FIRST, leads % AT_FIRST == ONLY_TO_ACE
    natural, wild = BEGUN + at_first, BEGUN + 8 + 2 * led + at_first
    for pure in range(3 if room[SEEKS] else 1):
        begun = after
        if pure == 1:
            begun = joined(after, room[natural + 4])
        elif pure == 2:
            begun = joined(after, room[wild + 4]) if leads % AT_FIRST else -1
        hand = naturals + (pure == 1)
        while begun >= 0 and hand <= room[TABLE_COPIES]:
            runs, jokers = begun, wilds + (pure == 2)
            while runs >= 0 and jokers <= room[TABLE_JOKERS]:
                more = hand - naturals - (pure == 1) << BEGIN_NATURAL
                more |= jokers - wilds - (pure == 2) << BEGIN_WILD
                _add(room, runs, hand, jokers, pure, acts | more | pure << BEGIN_PURE, first)
                runs = joined(runs, room[wild]) if leads % AT_FIRST else -1
                jokers += 1
            begun = joined(begun, room[natural])
            hand += 1


@bare
def group_after(room: Ints, way: int) -> int:
    """The number of the group after a way."""
    place = WAY + WAY_SIZE * way
    if room[place] & TO == UNNUMBERED:
        if room[place + 2] >= FULL:
            room[TOO_MUCH] = 1
            return 0
        room[place] += number(room, room[place + 2]) - UNNUMBERED
    return int(room[place] & TO)


@bare
def _add(room: Ints, runs: int, naturals: int, wilds: int, pure: int, did: int, first: int) -> None:
    """Add a way, unless another comes to the same."""
    way = UNNUMBERED | naturals << NATURALS | wilds << WILDS | (pure > 0) << PURE
    for known in range(first, room[WAYS]):
        place = WAY + WAY_SIZE * known
        if room[place] | UNNUMBERED == way and room[place + 2] == runs:
            return
    if room[WAYS] == MOST_WAYS:
        room[TOO_MUCH] = 1
        return
    place = WAY + WAY_SIZE * room[WAYS]
    room[place], room[place + 1], room[place + 2] = way, did, runs
    room[WAYS] += 1
