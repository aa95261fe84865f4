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
    LOST,
    MASKS,
    MAX_IN_RUN,
    MAX_IN_SET,
    MOST,
    MOST_COPIES,
    MOST_GROUPS,
    MOST_JOKERS,
    MOST_KEPT,
    MOST_WAYS,
    NEEDS,
    PLACE,
    PLACES,
    RISING,
    SEEKS,
    SIZES,
    STATE,
    STATES,
    TABLE_COPIES,
    TABLE_JOKERS,
    TOO_MUCH,
    WAYS,
    WEIGHTS,
    WHOLE,
    WORTH,
)
from tierce.fast.solver.ways import FREE, FULL, ONE_RUN, ONLY_TO_ACE, forget
from tierce.melds.law import HIGH_ACE


@bare
def lay_out(room: Ints, worth: Ints, hand: Ints, must: Ints, keep: int, fresh: int) -> bool:
    """Lay the hand out; false where what must be laid, kept or pure cannot be."""
    for place in range(WEIGHTS):
        room[WORTH + place] = worth[place]
    jokers = hand[WILD]
    room[TOO_MUCH] = jokers > MOST_JOKERS
    room[JOKERS], room[FRESH] = jokers, max(fresh, must[WILD])
    room[WHOLE] = room[WORTH + JOKER] * jokers
    kept, copies = keep, 2
    _survey(room, hand)
    for place in range(1, room[LAST] + 1):
        room[PLACES + PLACE * place + HELD] = room[PLACES + PLACE * place + DUE] = 0
    for suit in range(4):
        near = _near(room, suit, jokers)
        for rank in range(13):
            count, due = hand[13 * suit + rank], must[13 * suit + rank]
            if not near >> rank & 1:
                kept -= count
                count = 0
            if due > count:
                return False
            if count:
                copies = max(copies, count)
                room[WHOLE] += room[WORTH + MOST + rank + 1] * count
                _put(room, rank + 1, suit, count, due)
                if not rank and room[LAST] == HIGH_ACE:
                    _put(room, HIGH_ACE, suit, count, due)
    room[KEPT] = max(0, kept)
    if room[KEPT] > MOST_KEPT or copies > MOST_COPIES:
        room[TOO_MUCH] = 1
    if room[SEEKS] and room[LAST_PURE] < 0:
        return False
    if room[TOO_MUCH]:
        return True
    full = room[GROUPS] > MOST_GROUPS // 2 or room[WAYS] > MOST_WAYS // 2
    if full or room[TABLE_JOKERS] < jokers or room[TABLE_COPIES] < copies:
        forget(room, max(jokers, room[TABLE_JOKERS]), max(copies, room[TABLE_COPIES]))
    _look_ahead(room)
    for left in range(min(2, jokers)):
        _give_up(room, left)
    return True


@bare
def _put(room: Ints, place: int, suit: int, count: int, due: int) -> None:
    """So many cards of a suit at a place, and how many of them must be laid."""
    room[PLACES + PLACE * place + HELD] |= count << 3 * suit
    room[PLACES + PLACE * place + DUE] |= due << 3 * suit


@bare
def _survey(room: Ints, hand: Ints) -> None:
    """See where cards are, how many of each rank could lie in one set, and where three lie side by side."""
    room[LAST_PURE] = -1
    for suit in range(4):
        mask = 0
        for rank in range(13):
            mask |= (hand[13 * suit + rank] > 0) << rank
        if room[LAST] == HIGH_ACE:
            mask |= (mask & 1) << 13
        room[MASKS + suit] = mask
        while (mask & mask >> 1 & mask >> 2) >> room[LAST_PURE] + 1:
            room[LAST_PURE] += 1
    ones, twos, threes = 0, 0, 0
    for rank in range(13):
        size = 0
        for face in range(rank, 52, 13):
            size += hand[face] > 0 if room[DISTINCT] else hand[face]
        ones |= (size > 0) << rank
        twos |= (size > 1) << rank
        threes |= (size > 2) << rank
    room[SIZES], room[SIZES + 1], room[SIZES + 2] = threes, twos, ones


@bare
def _near(room: Ints, suit: int, jokers: int) -> int:
    """The ranks of a suit whose cards are near enough to others for a meld with so many jokers, as bits."""
    mask = room[MASKS + suit]
    wilds = min(jokers, room[MAX_IN_RUN])
    windows = mask & mask >> 1 & mask >> 2
    if wilds == 1:
        # Beyond the last place nothing is, so that only here windows would be too far up.
        windows = (mask & mask >> 1 | mask & mask >> 2 | mask >> 1 & mask >> 2) & (1 << room[LAST] - 2) - 1
    elif wilds > 1:
        windows = mask
    found = (windows | windows << 1 | windows << 2) & mask
    found = (found | found >> 13) & 8191
    return int(found | room[SIZES + min(2, min(jokers, room[MAX_IN_SET]))])


@bare
def _give_up(room: Ints, jokers: int) -> None:
    """What of each suit, from each place on, stays for sure when so few jokers are left and no run is open.

    An ace is not counted: it may lie at either end.
    """
    for suit in range(4):
        lost, far = 0, ~_near(room, suit, jokers)
        for place in range(room[LAST], -1, -1):
            room[LOST + 64 * jokers + 4 * place + suit] = lost
            if 1 < place < HIGH_ACE and far >> place - 1 & 1:
                lost += room[WORTH + MOST + place] * (room[PLACES + PLACE * place + HELD] >> 3 * suit & 7)


@bare
def lost(room: Ints, spot: int, place: int, jokers: int) -> int:
    """What stays for sure after a place where only so many jokers are left, at least."""
    if jokers >= min(2, room[JOKERS]):
        return 0
    row, least = LOST + 64 * jokers + 4 * place, 0
    for suit in range(4):
        if not spot >> 10 * suit & ONE_RUN:
            least += room[row + suit]
    return int(least)


@bare
def _look_ahead(room: Ints) -> None:
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
            led = room[WORTH + RISING + place] > 0
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
