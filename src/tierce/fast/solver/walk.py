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
    COST,
    DID,
    DUE,
    FRESH,
    HEAP,
    HELD,
    HERE,
    JOKER,
    JOKERS,
    KEPT,
    KEY,
    KNOWN,
    LAST,
    LAST_PURE,
    LEADS,
    MOST,
    MOST_HERE,
    MOST_NODES,
    NODE,
    NODE_SIZE,
    NODES,
    PARENT,
    PLACE,
    PLACES,
    POINTS,
    RUN,
    SEEKS,
    SET,
    SLOTS,
    TOO_MUCH,
    TOOK,
    WAITING,
    WAY,
    WAY_SIZE,
    WHOLE,
    WILD_RUN,
    WILD_SET,
)
from tierce.fast.solver.sets import missing, sets_of, suit_count, total
from tierce.fast.solver.ways import AT_FIRST, IDLE, NATURALS, PURE, TO, WILDS, group_after, manner
from tierce.melds.ways import UNIT

LEFT, HAS_PURE, ACES, STAYED = 40, 44, 45, 57
"""The first bits of the parts of a spot."""
ALL_GROUPS: Final = (1 << LEFT) - 1
IN_SETS, WILD_SETS, ALONE_JOKERS = 20, 26, 31
"""The first bits of the parts of what a spot took, behind the way of the last suit."""
PLACE_BITS, NUMBER_BITS = 4, 20
"""A spot is 16 times its cost, plus its place; one that waits is its cost, how far from the end, and its
number."""
NEED: Final = 18
"""The first bit of the jokers that a way needs later, where the ways of a suit are listed."""
NUMBER: Final = 25


@bare
def search(room: Ints, worth: Ints, hand: Ints, must: Ints, need: int, keep: int, fresh: int) -> int:
    """The number of the last spot of the best way, or -1 where there is none."""
    room[POINTS] = -1
    if not lay_out(room, worth, hand, must, keep, fresh) or room[TOO_MUCH]:
        return -1
    limit = room[WHOLE] - need * UNIT
    room[NODES], room[WAITING], room[SLOTS] = 0, 0, 64
    for slot in range(KNOWN, KNOWN + 64):
        room[slot] = -1
    _reach(room, room[JOKERS] << LEFT | (not room[SEEKS]) << HAS_PURE, 0, 0, -1, 0, 0, limit)
    while room[WAITING]:
        first = _pop(room)
        node = first & (1 << NUMBER_BITS) - 1
        if not first >> NUMBER_BITS & 15:
            room[POINTS] = (room[WHOLE] - (first >> NUMBER_BITS + PLACE_BITS)) // UNIT
            return int(node)
        at = NODE + NODE_SIZE * node
        if room[at + COST] < 0:
            continue
        spot, cost, place = room[at + KEY], room[at + COST] >> PLACE_BITS, room[at + COST] & 15
        place = _next_place(room, spot, place)
        if place > room[LAST]:
            _end(room, worth, node, spot, cost, limit)
        elif spot >> HAS_PURE & 1 or place - 1 <= room[LAST_PURE]:
            _step(room, worth, node, spot, cost, place, limit)
        if room[TOO_MUCH]:
            return -1
    return -1


@bare
def _next_place(room: Ints, spot: int, place: int) -> int:
    """The next place where something can be done."""
    place += 1
    if spot & ALL_GROUPS:
        return place
    aces = spot >> ACES & 4095
    while place <= room[LAST]:
        row = PLACES + PLACE * place
        if room[row + HELD] or room[row + LEADS] or (place == 14 and aces):
            break
        place += 1
    return place


# -- a step --------------------------------------------------------------------------------------------------


@bare
def _step(room: Ints, worth: Ints, node: int, spot: int, cost: int, place: int, limit: int) -> None:
    """Reach every spot after the next place."""
    row = PLACES + PLACE * place
    held = spot >> ACES & 4095 if place == 14 else room[row + HELD]
    jokers = spot >> LEFT & 15
    natural = worth[MOST + place] - worth[RUN + place]
    wild = worth[JOKER] - worth[WILD_RUN + place]
    clubs = _list(room, spot, 0, held, place, jokers)
    diamonds = _list(room, spot, 1, held, place, jokers)
    hearts = _list(room, spot, 2, held, place, jokers)
    spades = _list(room, spot, 3, held, place, jokers)
    for a in range(HERE, HERE + clubs):
        first = room[a]
        for b in range(HERE + MOST_HERE, HERE + MOST_HERE + diamonds):
            second = room[b]
            if _asks(first) + _asks(second) > jokers:
                continue
            for c in range(HERE + 2 * MOST_HERE, HERE + 2 * MOST_HERE + hearts):
                third = room[c]
                if _asks(first) + _asks(second) + _asks(third) > jokers:
                    continue
                for d in range(HERE + 3 * MOST_HERE, HERE + 3 * MOST_HERE + spades):
                    fourth = room[d]
                    if _asks(first) + _asks(second) + _asks(third) + _asks(fourth) > jokers:
                        continue
                    pure = (first >> PURE & 1) + (second >> PURE & 1)
                    pure += (third >> PURE & 1) + (fourth >> PURE & 1)
                    if pure + (spot >> HAS_PURE & 1) > 1 and pure:
                        continue
                    taken = (first >> NATURALS & 7) + ((second >> NATURALS & 7) << 3)
                    taken += ((third >> NATURALS & 7) << 6) + ((fourth >> NATURALS & 7) << 9)
                    spent = (first >> WILDS & 15) + (second >> WILDS & 15)
                    spent += (third >> WILDS & 15) + (fourth >> WILDS & 15)
                    total_cost = cost + total(taken) * natural + spent * wild
                    if total_cost > limit:
                        continue
                    after = (first & TO) | (second & TO) << 10 | (third & TO) << 20 | (fourth & TO) << 30
                    after |= jokers - spent << LEFT | ((spot >> HAS_PURE & 1) + pure) << HAS_PURE
                    did = first >> NUMBER | second >> NUMBER << 20 | third >> NUMBER << 40
                    left = held - taken
                    if place == 1 and room[LAST] == 14:
                        after |= left << ACES | spot >> STAYED << STAYED
                        _reach(room, after, total_cost, place, node, did, fourth >> NUMBER, limit)
                    else:
                        _gather(
                            room,
                            worth,
                            node,
                            spot,
                            after,
                            total_cost,
                            place,
                            limit,
                            left,
                            did,
                            fourth >> NUMBER,
                        )


@bare
def _asks(way: int) -> int:
    """The jokers that a way takes, and that its runs need later."""
    return (way >> WILDS & 15) + (way >> NEED & 127)


@bare
def _list(room: Ints, spot: int, suit: int, held: int, place: int, jokers: int) -> int:
    """List the ways of a suit that its cards and the jokers allow; their number."""
    here = HERE + MOST_HERE * suit
    group = spot >> 10 * suit & TO
    naturals = suit_count(held, suit)
    leads = room[PLACES + PLACE * place + LEADS] >> 2 * suit & 3 if jokers else 0
    if not group and not naturals and not leads:
        room[here] = IDLE
        return 1
    table = manner(room, group, leads + AT_FIRST * (place == 1))
    first, count = room[table], 0
    pure = spot >> HAS_PURE & 1
    for way in range(first, first + room[table + 1]):
        took = room[WAY + WAY_SIZE * way]
        if took >> NATURALS & 7 > naturals or took >> WILDS & 15 > jokers or (took >> PURE and pure):
            continue
        need = needs(room, room[WAY + WAY_SIZE * way + 2], suit, place)
        if need + (took >> WILDS & 15) > jokers:
            continue
        if count == MOST_HERE:
            room[TOO_MUCH] = 1
            return 0
        took = took & ~TO | group_after(room, way)
        room[here + count] = took | need << NEED | way << NUMBER
        count += 1
    return count


@bare
def _gather(
    room: Ints,
    worth: Ints,
    node: int,
    spot: int,
    after: int,
    cost: int,
    place: int,
    limit: int,
    left: int,
    did: int,
    last_way: int,
) -> None:
    """Reach the spots after the sets of what the runs leave of a rank.

    These hold for each number of jokers the most naturals, and fewer while cards must be kept.
    """
    jokers, kept = after >> LEFT & 15, spot >> STAYED
    after |= 0 if place == 14 else (spot >> ACES & 4095) << ACES
    due = room[PLACES + PLACE * place + DUE]
    if due:
        held = room[PLACES + PLACE * place + HELD]
        due = missing(due, held - left)
    all_left = total(left)
    most, of_set = worth[MOST + place], worth[SET + place]
    wild = worth[JOKER] - worth[WILD_SET + place]
    every = kept < room[KEPT]
    for spent in range((jokers if all_left + jokers > 2 else 0) + 1):
        for laid in range(all_left if all_left + spent > 2 else 0, -1, -1):
            if sets_of(room, left, due, laid, spent) < 0:
                continue
            stay = all_left - laid
            then = cost + laid * (most - of_set) + stay * most + spent * wild
            took = last_way | laid << IN_SETS | spent << WILD_SETS
            spot_after = after - (spent << LEFT) | min(room[KEPT], kept + stay) << STAYED
            _reach(room, spot_after, then, place, node, did, took, limit)
            if not every:
                break


@bare
def _end(room: Ints, worth: Ints, node: int, spot: int, cost: int, limit: int) -> None:
    """Let the best end of a spot wait, where all that is owed is done."""
    jokers = spot >> LEFT & 15
    best, best_alone = -1, 0
    if not spot >> HAS_PURE & 1:
        return
    for alone in range(jokers + 1):
        weight = worth[ALONE + 3 * alone]
        left = jokers - alone
        if weight < 0 or room[JOKERS] - left < room[FRESH] or (spot >> STAYED) + left < room[KEPT]:
            continue
        then = cost + jokers * worth[JOKER] - weight
        if then <= limit and (best < 0 or then < best):
            best, best_alone = then, alone
    if best >= 0:
        room[NODE + NODE_SIZE * node + TOOK] |= best_alone << ALONE_JOKERS
        _push(room, best << NUMBER_BITS + PLACE_BITS | node)


# -- spots that are known, and those that wait ---------------------------------------------------------------


@bare
def _reach(
    room: Ints, spot: int, cost: int, place: int, parent: int, did: int, took: int, limit: int
) -> None:
    """Let a spot wait, unless it comes to more than the limit or is known to be reached as cheaply."""
    least = cost + lost(room, spot, place, spot >> LEFT & 15)
    if least > limit:
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
    room[at + KEY], room[at + PARENT], room[at + COST] = spot, parent, cost << PLACE_BITS | place
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
