"""The search for the best melds: the walk of :mod:`tierce.melds.walk`, place after place.

A *spot* is where a walk stands between two places: the groups of open runs, the jokers left, whether a pure
run is there, the aces left for the high place, and the cards kept, in one number:

    groups 4 x 10 | jokers 4 | pure 1 | aces 12 | kept 5

The cheapest spot is looked at first, so the first end reached is the best.
"""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.lots import Ints
from tierce.fast.solver.hands import lay_out, lost, needs
from tierce.fast.solver.rooms import (
    ALONE,
    ASKS,
    COST,
    COSTS,
    DID,
    DUE,
    FRESH,
    FROM,
    HEAP,
    HELD,
    HERE,
    HERE_SIZE,
    IS,
    JOKER,
    JOKERS,
    KEPT,
    KEY,
    KNOWN,
    LAST,
    LAST_PURE,
    LEADS,
    LIMIT,
    LISTED,
    LISTS,
    MOST,
    MOST_HERE,
    MOST_NODES,
    NODE,
    NODE_SIZE,
    NODES,
    NOW,
    PARENT,
    PLACE,
    PLACES,
    POINTS,
    RUN,
    SEEKS,
    SET,
    SLOTS,
    TAKES,
    TOO_MUCH,
    TOOK,
    WAITING,
    WAY,
    WAY_SIZE,
    WHOLE,
    WILD_RUN,
    WILD_SET,
    WORTH,
)
from tierce.fast.solver.sets import missing, sets_of, suit_count, total
from tierce.fast.solver.ways import AT_FIRST, NATURALS, PURE, TO, WILDS, group_after, manner
from tierce.melds.law import HIGH_ACE
from tierce.melds.ways import UNIT

LEFT, HAS_PURE, ACES, STAYED = 40, 44, 45, 57
"""The first bits of the parts of a spot."""
ALL_GROUPS: Final = (1 << LEFT) - 1
ONE_WAY: Final = 15
"""So many bits has the number of a way, where those of the four suits stand together."""
WILD_SETS, ALONE_JOKERS = 6, 11
"""Behind the naturals in sets, the first bits of the jokers in them, and of those in melds of their own."""
FIRST_SLOTS: Final = 256
JOKERS_TOO: Final = 12
"""The first bit of the jokers that stand beside naturals by suit."""
PLACE_BITS, NUMBER_BITS = 4, 20
"""A spot is 16 times its cost, plus its place; one that waits is its cost, how far from the end, and its
number."""


@bare
def search(room: Ints, worth: Ints, hand: Ints, must: Ints, need: int, keep: int, fresh: int) -> int:
    """The number of the last spot of the best way, or -1 where there is none."""
    room[POINTS] = -1
    if not lay_out(room, worth, hand, must, keep, fresh) or room[TOO_MUCH]:
        return -1
    room[LIMIT] = room[WHOLE] - need * UNIT
    room[NODES], room[WAITING], room[SLOTS] = 0, 0, FIRST_SLOTS
    for slot in range(KNOWN, KNOWN + FIRST_SLOTS):
        room[slot] = -1
    room[FROM], room[NOW] = -1, 0
    _reach(room, room[JOKERS] << LEFT | (not room[SEEKS]) << HAS_PURE, 0, 0, 0)
    while room[WAITING]:
        first = _pop(room)
        node = first & (1 << NUMBER_BITS) - 1
        if not first >> NUMBER_BITS & 15:
            room[POINTS] = (room[WHOLE] - (first >> NUMBER_BITS + PLACE_BITS)) // UNIT
            return int(node)
        if room[NODE + NODE_SIZE * node + COST] >= 0:
            _go_on(room, node)
        if room[TOO_MUCH]:
            return -1
    return -1


@bare
def _go_on(room: Ints, node: int) -> None:
    """Reach all that can be reached from a spot in one step."""
    at = NODE + NODE_SIZE * node
    spot, cost = room[at + KEY], room[at + COST] >> PLACE_BITS
    place = _next_place(room, spot, room[at + COST] & 15)
    room[FROM], room[NOW] = node, place
    if place > room[LAST]:
        _end(room, spot, cost)
    elif spot >> HAS_PURE & 1 or place - 1 <= room[LAST_PURE]:
        held = room[PLACES + PLACE * place + HELD] if place < HIGH_ACE else spot >> ACES & 4095
        room[LISTS] = 0
        for suit in range(4):
            _list(room, spot, suit, held)
        jokers, rest = spot >> LEFT & 15, spot & ~(ALL_GROUPS | 15 << LEFT)
        _choose(room, 0, rest, cost, held | jokers << JOKERS_TOO, jokers, 0)


@bare
def _next_place(room: Ints, spot: int, place: int) -> int:
    """The next place where something can be done."""
    place += 1
    if spot & ALL_GROUPS:
        return place
    aces = spot >> ACES & 4095
    while place <= room[LAST]:
        row = PLACES + PLACE * place
        if room[row + HELD] or room[row + LEADS] or (place == HIGH_ACE and aces):
            break
        place += 1
    return place


# -- a step --------------------------------------------------------------------------------------------------


@bare
def _list(room: Ints, spot: int, suit: int, held: int) -> None:
    """List the ways of a suit that its cards and the jokers allow, if there is anything to do."""
    place, jokers, naturals = room[NOW], spot >> LEFT & 15, suit_count(held, suit)
    group = spot >> 10 * suit & TO
    leads = room[PLACES + PLACE * place + LEADS] >> 2 * suit & 3 if jokers else 0
    if not group and not naturals and not leads:
        return
    here = HERE + HERE_SIZE * MOST_HERE * room[LISTS]
    natural = room[WORTH + MOST + place] - room[WORTH + RUN + place]
    wild = room[WORTH + JOKER] - room[WORTH + WILD_RUN + place]
    table = manner(room, group, leads + AT_FIRST * (place == 1))
    count, pure = 0, spot >> HAS_PURE & 1
    for way in range(room[table], room[table] + room[table + 1]):
        did = room[WAY + WAY_SIZE * way]
        hand, jokers_in = did >> NATURALS & 7, did >> WILDS & 15
        if hand > naturals or jokers_in > jokers or (did >> PURE and pure):
            continue
        asks = jokers_in + needs(room, room[WAY + WAY_SIZE * way + 2], suit, place)
        if asks > jokers:
            continue
        if count == MOST_HERE:
            room[TOO_MUCH] = 1
            return
        room[here] = group_after(room, way) << 10 * suit | (did >> PURE) << HAS_PURE
        room[here + TAKES], room[here + ASKS] = hand << 3 * suit | jokers_in << JOKERS_TOO, asks
        room[here + COSTS], room[here + IS] = hand * natural + jokers_in * wild, way << ONE_WAY * suit
        here += HERE_SIZE
        count += 1
    room[LISTED + room[LISTS]] = count
    room[LISTS] += 1


@bare
def _choose(room: Ints, number: int, after: int, cost: int, left: int, jokers: int, did: int) -> None:
    """Try the ways of a list and of those behind it with what is left of the rank, the jokers beside it.

    Of these so many are not asked for yet by the runs of other suits.
    """
    if number == room[LISTS]:
        after |= left >> JOKERS_TOO << LEFT
        left &= 4095
        if room[NOW] == 1 and room[LAST] == HIGH_ACE:
            _reach(room, after | left << ACES, cost, did, 0)
        else:
            _gather(room, after, cost, left, did)
        return
    first, has_pure = HERE + HERE_SIZE * MOST_HERE * number, after & 1 << HAS_PURE
    for here in range(first, first + HERE_SIZE * room[LISTED + number], HERE_SIZE):
        if room[here + ASKS] <= jokers and not room[here] & has_pure:
            _choose(
                room,
                number + 1,
                after + room[here],
                cost + room[here + COSTS],
                left - room[here + TAKES],
                jokers - room[here + ASKS],
                did | room[here + IS],
            )


@bare
def _gather(room: Ints, after: int, cost: int, left: int, did: int) -> None:
    """Reach the spots after the sets of what the runs leave of a rank.

    These hold for each number of jokers the most naturals, and fewer while cards must be kept.
    """
    place, jokers, kept = room[NOW], after >> LEFT & 15, after >> STAYED
    row, all_left = PLACES + PLACE * place, total(left)
    if place == HIGH_ACE:
        after &= ~(4095 << ACES)
    due = room[row + DUE]
    if due:
        due = missing(due, room[row + HELD] - left)
    most, of_set = room[WORTH + MOST + place], room[WORTH + SET + place]
    wild = room[WORTH + JOKER] - room[WORTH + WILD_SET + place]
    for spent in range((jokers if all_left + jokers > 2 else 0) + 1):
        for laid in range(all_left if all_left + spent > 2 else 0, -1, -1):
            if sets_of(room, left, due, laid, spent) < 0:
                continue
            stay = all_left - laid
            then = cost + all_left * most - laid * of_set + spent * wild
            spot = after - (spent << LEFT) + (min(room[KEPT], kept + stay) - kept << STAYED)
            _reach(room, spot, then, did, laid | spent << WILD_SETS)
            if kept >= room[KEPT]:
                break


@bare
def _end(room: Ints, spot: int, cost: int) -> None:
    """Let the best end of a spot wait, where all that is owed is done."""
    jokers, best, best_alone = spot >> LEFT & 15, room[LIMIT] + 1, 0
    if not spot >> HAS_PURE & 1:
        return
    for alone in range(jokers + 1):
        weight = room[WORTH + ALONE + 3 * alone]
        left = jokers - alone
        if weight < 0 or room[JOKERS] - left < room[FRESH] or (spot >> STAYED) + left < room[KEPT]:
            continue
        then = cost + jokers * room[WORTH + JOKER] - weight
        if then < best:
            best, best_alone = then, alone
    if best <= room[LIMIT]:
        room[NODE + NODE_SIZE * room[FROM] + TOOK] |= best_alone << ALONE_JOKERS
        _push(room, best << NUMBER_BITS + PLACE_BITS | room[FROM])


# -- spots that are known, and those that wait ---------------------------------------------------------------


@bare
def _reach(room: Ints, spot: int, cost: int, did: int, took: int) -> None:
    """Let a spot wait, unless it comes to more than the limit or is known to be reached as cheaply."""
    place = room[NOW]
    least = cost + lost(room, spot, place, spot >> LEFT & 15)
    if least > room[LIMIT]:
        return
    if 2 * room[NODES] > room[SLOTS]:
        _more_slots(room)
    slot = _slot(room, spot, place)
    known = room[slot]
    if known >= 0:
        before = NODE + NODE_SIZE * known + COST
        if room[before] >> PLACE_BITS <= cost:
            return
        room[before] = -1
    node = room[NODES]
    if node == MOST_NODES:
        room[TOO_MUCH] = 1
        return
    room[NODES] += 1
    room[slot] = node
    at = NODE + NODE_SIZE * node
    room[at + KEY], room[at + PARENT], room[at + COST] = spot, room[FROM], cost << PLACE_BITS | place
    room[at + DID], room[at + TOOK] = did, took
    _push(room, (least << PLACE_BITS | 15 - place) << NUMBER_BITS | node)


@bare
def _slot(room: Ints, spot: int, place: int) -> int:
    """Where the number of a spot of this place stands, or could."""
    mixed = ((spot ^ spot >> 30 ^ place << 26) & (1 << 30) - 1) * 625_341_585 >> 22
    slot = mixed & room[SLOTS] - 1
    while room[KNOWN + slot] >= 0:
        at = NODE + NODE_SIZE * room[KNOWN + slot]
        if room[at + KEY] == spot and room[at + COST] & 15 == place:
            break
        slot = slot + 1 & room[SLOTS] - 1
    return int(KNOWN + slot)


@bare
def _more_slots(room: Ints) -> None:
    """Four times the slots, with all spots that count."""
    room[SLOTS] = min(4 * room[SLOTS], 2 * MOST_NODES)
    for slot in range(KNOWN, KNOWN + room[SLOTS]):
        room[slot] = -1
    for node in range(room[NODES]):
        at = NODE + NODE_SIZE * node
        if room[at + COST] >= 0:
            room[_slot(room, room[at + KEY], room[at + COST] & 15)] = node


@bare
def _push(room: Ints, waiting: int) -> None:
    """Into the heap of those that wait."""
    place = room[WAITING]
    room[WAITING] += 1
    while place:
        above = (place - 1) // 2
        if room[HEAP + above] <= waiting:
            break
        room[HEAP + place] = room[HEAP + above]
        place = above
    room[HEAP + place] = waiting


@bare
def _pop(room: Ints) -> int:
    """The first of those that wait, out of the heap."""
    first = room[HEAP]
    room[WAITING] -= 1
    size = room[WAITING]
    last, place = room[HEAP + size], 0
    while 2 * place + 1 < size:
        below = 2 * place + 1
        if below + 1 < size and room[HEAP + below + 1] < room[HEAP + below]:
            below += 1
        if room[HEAP + below] >= last:
            break
        room[HEAP + place] = room[HEAP + below]
        place = below
    room[HEAP + place] = last
    return int(first)
