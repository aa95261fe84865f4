"""The sets that the cards of one rank make, beside the runs.

Counts by suit are one number, three bits a suit (:func:`suit_count`).
"""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.laid import same_rank
from tierce.fast.lots import Ints
from tierce.fast.solver.rooms import DISTINCT, MAX_IN_SET, MIN_NATURALS


@bare
def suit_count(counts: int, suit: int) -> int:
    """How many of a suit."""
    return counts >> 3 * suit & 7


@bare
def total(counts: int) -> int:
    """How many of all suits."""
    return (counts & 7) + (counts >> 3 & 7) + (counts >> 6 & 7) + (counts >> 9)


@bare
def missing(due: int, laid: int) -> int:
    """What of ``due`` is not laid yet, suit by suit."""
    left = 0
    for suit in range(4):
        left |= max(0, suit_count(due, suit) - suit_count(laid, suit)) << 3 * suit
    return left


@bare
def sets_of(room: Ints, left: int, due: int, naturals: int, wilds: int) -> int:
    """In how many sets so many of the naturals left can lie, with jokers and all that are due; or -1."""
    if not naturals:
        return -1 if wilds or due else 0
    if room[DISTINCT]:
        for sets in range(1, naturals // room[MIN_NATURALS] + 1):
            if _lie_apart(room, left, due, naturals, wilds, sets):
                return sets
        return -1
    most = room[MAX_IN_SET]
    if total(due) > naturals or (wilds and not most):
        return -1
    sets = max(1, (wilds + most - 1) // most) if most else 1
    return int(sets) if sets * room[MIN_NATURALS] <= naturals and 3 * sets <= naturals + wilds else -1


@bare
def _lie_apart(room: Ints, left: int, due: int, naturals: int, wilds: int, sets: int) -> bool:
    """Whether they fill so many sets of distinct suits: then they do so with the naturals evenly spread."""
    most = 0
    for suit in range(4):
        if suit_count(due, suit) > sets:
            return False
        most += min(sets, suit_count(left, suit))
    if not total(due) <= naturals <= most:
        return False
    fewer, larger = naturals // sets, naturals % sets
    least_wilds, most_wilds = 0, 0
    for size in range(fewer, fewer + 1 + (larger > 0)):
        count = larger if size > fewer else sets - larger
        least, room_left = max(0, 3 - size), min(room[MAX_IN_SET], 4 - size)
        if least > room_left:
            return False
        least_wilds += count * least
        most_wilds += count * room_left
    return least_wilds <= wilds <= most_wilds


@bare
def tell_sets(
    room: Ints, rank: int, left: int, due: int, naturals: int, wilds: int, out: Ints, at: int
) -> int:
    """Write the sets from place ``at`` on, cards that are due in them first; their number."""
    sets = sets_of(room, left, due, naturals, wilds)
    laid = _laid(room, left, due, naturals, sets)
    for one in range(sets):
        size = naturals // sets + (one < naturals % sets)
        cards, laid = _one_set(room, laid, size)
        if room[DISTINCT]:
            jokers = _spare(room, naturals, wilds, sets, one)
        else:
            jokers = wilds // sets + (sets - 1 - one < wilds % sets)
        held = same_rank(
            rank,
            suit_count(cards, 0),
            suit_count(cards, 1),
            suit_count(cards, 2),
            suit_count(cards, 3),
            jokers,
        )
        out[at + one] = held
    return sets


@bare
def _laid(room: Ints, left: int, due: int, naturals: int, sets: int) -> int:
    """Which naturals lie in the sets: those that are due, then by suit."""
    laid, more = due, naturals - total(due)
    for suit in range(4):
        most = suit_count(left, suit)
        if room[DISTINCT]:
            most = min(most, sets)
        added = min(more, most - suit_count(due, suit))
        laid += added << 3 * suit
        more -= added
    return laid


@bare
def _one_set(room: Ints, laid: int, size: int) -> tuple[int, int]:
    """The naturals of the next set, those first of which there are most, and the naturals of the others."""
    cards = 0
    for _ in range(size):
        chosen = 0
        for suit in range(4):
            if room[DISTINCT] and suit_count(cards, suit):
                continue
            if suit_count(laid, suit) > suit_count(laid, chosen) or (
                room[DISTINCT] and suit_count(cards, chosen)
            ):
                chosen = suit
        cards += 1 << 3 * chosen
        laid -= 1 << 3 * chosen
    return cards, laid


@bare
def _spare(room: Ints, naturals: int, wilds: int, sets: int, which: int) -> int:
    """How many jokers lie in one of the sets of distinct suits: what it needs, then what is left over."""
    spare, jokers = wilds, 0
    for one in range(sets):
        spare -= max(0, 3 - naturals // sets - (one < naturals % sets))
    for one in range(which + 1):
        size = naturals // sets + (one < naturals % sets)
        needed = max(0, 3 - size)
        more = min(spare, min(room[MAX_IN_SET], 4 - size) - needed)
        jokers = needed + more
        spare -= more
    return int(jokers)
