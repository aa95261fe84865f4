"""A hand laid out by places for the search, without the cards that lie in no meld."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.laid import WILD
from tierce.fast.lots import Ints
from tierce.fast.solver.rooms import (
    AHEAD,
    BEGUN,
    DISTINCT,
    DUE,
    ENDS,
    FRESH,
    GROUPS,
    HELD,
    JOKER,
    JOKERS,
    KEPT,
    LACKS,
    LAST,
    LAST_PURE,
    LEADS,
    LED,
    MAX_IN_RUN,
    MAX_IN_SET,
    MOST,
    MOST_COPIES,
    MOST_GROUPS,
    MOST_JOKERS,
    MOST_KEPT,
    NEEDS,
    PLACE,
    PLACES,
    RISING,
    SEEKS,
    STATE,
    STATES,
    TABLE_COPIES,
    TABLE_JOKERS,
    TOO_MUCH,
    WHOLE,
)
from tierce.fast.solver.ways import FREE, FULL, ONE_RUN, ONLY_TO_ACE, forget


@bare
def lay_out(room: Ints, worth: Ints, hand: Ints, must: Ints, keep: int, fresh: int) -> bool:
    """Lay the hand out; false where what must be laid, kept or pure cannot be."""
    jokers = hand[WILD]
    room[TOO_MUCH] = jokers > MOST_JOKERS
    room[JOKERS], room[FRESH] = jokers, max(fresh, must[WILD])
    room[WHOLE] = worth[JOKER] * jokers
    kept, copies = keep, 2
    runs, sets = _near_in_runs(room, hand), _near_in_sets(room, hand)
    for place in range(1, room[LAST] + 1):
        held, due = 0, 0
        for suit in range(4):
            face = suit * 13 + (place - 1) % 13
            count = hand[face]
            near = runs >> face & 1 or sets >> (place - 1) % 13 & 1
            if must[face] > (count if near else 0):
                return False
            due |= must[face] << 3 * suit
            if near:
                held |= count << 3 * suit
            if place > 13:
                continue
            if near:
                copies = max(copies, count)
                room[WHOLE] += worth[MOST + place] * count
            else:
                kept -= count
        row = PLACES + PLACE * place
        room[row + HELD], room[row + DUE] = held, due
    room[KEPT] = max(0, kept)
    if room[KEPT] > MOST_KEPT or copies > MOST_COPIES:
        room[TOO_MUCH] = 1
    if room[SEEKS] and room[LAST_PURE] < 0:
        return False
    if room[TOO_MUCH]:
        return True
    if room[TABLE_JOKERS] < jokers or room[TABLE_COPIES] < copies or room[GROUPS] > MOST_GROUPS // 2:
        forget(room, max(jokers, room[TABLE_JOKERS]), max(copies, room[TABLE_COPIES]))
    _look_ahead(room, worth)
    return True


@bare
def _suit_mask(room: Ints, hand: Ints, suit: int) -> int:
    """The places of a suit where a natural is, bit 0 being place 1."""
    mask = 0
    for rank in range(13):
        mask |= (hand[13 * suit + rank] > 0) << rank
    return int(mask | (mask & 1) << 13) if room[LAST] == 14 else int(mask)


@bare
def _near_in_runs(room: Ints, hand: Ints) -> int:
    """The faces near enough to others for a run; and the last place where a pure run can begin."""
    near, wilds = 0, min(hand[WILD], room[MAX_IN_RUN])
    room[LAST_PURE] = -1
    for suit in range(4):
        mask = _suit_mask(room, hand, suit)
        # Beyond the last place nothing is, so that only the first windows can be cut short.
        whole = mask & mask >> 1 & mask >> 2
        while whole >> room[LAST_PURE] + 1:
            room[LAST_PURE] += 1
        if wilds >= 2:
            found = mask
        else:
            windows = whole
            if wilds:
                windows = (mask & mask >> 1 | mask & mask >> 2 | mask >> 1 & mask >> 2) & (
                    1 << room[LAST] - 2
                ) - 1
            found = (windows | windows << 1 | windows << 2) & mask
        near |= ((found | found >> 13) & 8191) << 13 * suit
    return near


@bare
def _near_in_sets(room: Ints, hand: Ints) -> int:
    """The ranks of which there are enough cards for a set, as bits."""
    near, wilds = 0, min(hand[WILD], room[MAX_IN_SET])
    for rank in range(13):
        size = wilds
        for face in range(rank, 52, 13):
            size += hand[face] > 0 if room[DISTINCT] else hand[face]
        near |= (size >= 3) << rank
    return near


@bare
def _look_ahead(room: Ints, worth: Ints) -> None:
    """For each place what comes after it, and how jokers may begin runs there."""
    last, jokers = room[LAST], room[JOKERS]
    for suit in range(4):
        row = PLACES + PLACE * (last + 1)
        ahead, lacks = 0, 0
        for place in range(last, -1, -1):
            row -= PLACE
            room[row + AHEAD + suit], room[row + LACKS + suit] = ahead & 7, lacks
            there = room[row + HELD] >> 3 * suit & 7 if place else 0
            ahead = ahead << 1 | (there > 0)
            lacks += not there
    for place in range(1, last + 1):
        row = PLACES + PLACE * place
        leads = 0
        if jokers:
            led = worth[RISING + place] > 0
            begun = room[BEGUN + 8 + 2 * led + (place == 1)]
            for suit in range(4):
                if begun >= 0 and needs(room, begun + 1, suit, place) < jokers:
                    leads |= (ONLY_TO_ACE if led else FREE) << 2 * suit
        room[row + LEADS] = leads


@bare
def needs(room: Ints, runs: int, suit: int, place: int) -> int:
    """The fewest jokers that, as far as one can see, make melds of the runs of a suit after this place."""
    count, open_runs, row = 0, 0, PLACES + PLACE * place
    window = 8 * min(3, room[LAST] - place) + room[row + AHEAD + suit]
    runs &= FULL - 1
    while runs:
        state = STATES + STATE * ((runs & ONE_RUN) - 1)
        need = room[state + NEEDS + window]
        if room[state + LED]:
            need = max(need, room[row + LACKS + suit])
        count += need
        # A run that may not end takes a card at the next place, where there may be too few naturals.
        open_runs += not room[state + ENDS]
        runs >>= 10
    if place < room[LAST]:
        count = max(count, open_runs - (room[row + PLACE + HELD] >> 3 * suit & 7))
    return int(count)
