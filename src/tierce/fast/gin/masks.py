"""Concealed hands as masks: melds, the least deadwood, and the melds that leave it.

A hand is an integer, bit ``suit * 13 + rank - 1`` for each card, as in :mod:`tierce.melds.deadwood`, of which
this is the twin. What the cards count is in the law (:mod:`tierce.fast.gin.law`).
"""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.gin.law import DEAREST, EACH, WEIGHTS
from tierce.fast.lots import Ints
from tierce.melds.deadwood import KINGS, RANK, STARTS, SUIT

PACK: Final = RANK * SUIT
SUITS: Final = SUIT + 1
"""A suit's cards begin at a power of this."""
LONGEST: Final = 5
"""The longest run among the first melds of a hand (G12.6)."""


@bare
def ones(mask: int) -> int:
    """How many cards the mask has. The compiler knows this loop and makes one instruction of it."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@bare
def lowest(mask: int) -> int:
    """The index of the first card of a mask that has one."""
    return ones((mask & -mask) - 1)


@bare
def points(mask: int, law: Ints) -> int:
    """What the cards count together: by the bits of what each counts."""
    return (
        ones(mask & law[WEIGHTS])
        + 2 * ones(mask & law[WEIGHTS + 1])
        + 4 * ones(mask & law[WEIGHTS + 2])
        + 8 * ones(mask & law[WEIGHTS + 3])
        + 16 * ones(mask & law[WEIGHTS + 4])
    )


@bare
def running(mask: int) -> int:
    """The cards that lie in runs."""
    starts = mask & mask >> 1 & mask >> 2 & STARTS
    return starts | starts << 1 | starts << 2


@bare
def paired(mask: int) -> int:
    """The ranks that make a set, as clubs."""
    diamonds, hearts, spades = mask >> 13, mask >> 26, mask >> 39
    return (mask & diamonds & (hearts | spades) | hearts & spades & (mask | diamonds)) & SUIT


@bare
def chosen(mask: int, law: Ints) -> int:
    """The cards in sets in the melds that leave the least: of many choices the one that the solver finds."""
    in_runs, ranks = running(mask), paired(mask)
    sets, contested, left = 0, 0, ranks
    while left:
        rank = left & -left
        left ^= rank
        cards = mask & rank * RANK
        if cards & in_runs:
            contested |= rank
        else:
            sets |= cards
    if not contested:
        return sets
    return searched(mask, sets, contested, in_runs, law) & PACK


@bare
def searched(mask: int, sets: int, contested: int, in_runs: int, law: Ints) -> int:
    """The best of all ways to make sets of contested ranks: what is left above the pack, the sets below."""
    if not contested:
        rest = mask ^ sets
        return points(rest & ~running(rest), law) << 52 | sets
    rank = contested & -contested
    cards = mask & rank * RANK
    best = searched(mask, sets | cards, contested ^ rank, in_runs, law)
    if ones(cards) == 4:
        spared = cards & in_runs
        for suit in range(3, -1, -1):
            card = rank << 13 * suit
            if spared & card:
                found = searched(mask, sets | cards ^ card, contested ^ rank, in_runs, law)
                if found >> 52 < best >> 52:
                    best = found
    if ones(cards & ~in_runs) < 3:
        found = searched(mask, sets, contested ^ rank, in_runs, law)
        if found >> 52 < best >> 52:
            best = found
    return best


@bare
def left_over(mask: int, law: Ints) -> int:
    """The cards that the best melds leave."""
    rest = mask ^ chosen(mask, law)
    return rest & ~running(rest)


@bare
def deadwood(mask: int, law: Ints) -> int:
    """The least points that melds leave."""
    return points(left_over(mask, law), law)


@bare
def within(mask: int, limit: int, law: Ints) -> int:
    """The cards after whose discard the rest leaves at most ``limit`` points."""
    loose = mask & ~(running(mask) | paired(mask) * RANK)
    # Most hands are far from a knock, and this sum says so.
    if points(loose, law) - law[DEAREST] > limit:
        return 0
    dead = left_over(mask, law)
    least = points(dead, law) - limit
    found, left = 0, mask
    while left:
        card = left & -left
        left ^= card
        # A card less spares at most what it counts, and a card that no meld takes exactly that.
        if law[EACH + lowest(card)] >= least and (dead & card or deadwood(mask ^ card, law) <= limit):
            found |= card
    return found


# -- melds, one by one --------------------------------------------------------------------------------------


@bare
def longest(mask: int, low: int) -> int:
    """The longest run among these cards from its lowest card on."""
    run = low
    high = low
    while not high & KINGS and high << 1 & mask:
        high <<= 1
        run |= high
    return run


@bare
def best_melds(mask: int, law: Ints, melds: Ints, at: int) -> int:
    """Put down, from place ``at`` on, the melds of the solver's ``arrangement``; their count."""
    sets, count = chosen(mask, law), 0
    ranks = (sets | sets >> 13) & SUIT
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        melds[at + count] = sets & rank * RANK
        count += 1
    rest = mask ^ sets
    in_runs = running(rest)
    while in_runs:
        melds[at + count] = longest(in_runs, in_runs & -in_runs)
        in_runs ^= melds[at + count]
        count += 1
    return count


@bare
def keeps(rest: int, meld: int, left: int, law: Ints) -> bool:
    """Whether the melds of the rest can still leave so little when this is one of them."""
    return rest & meld == meld and deadwood(rest ^ meld, law) == left


@bare
def first_melds(mask: int, law: Ints, melds: Ints, at: int) -> int:
    """Put down, from place ``at`` on, the first listed of the melds that leave the least; their count.

    A meld that no such choice has beside those put down is in none that is made of later ones either, so one
    walk through the melds in their order finds the first choice.
    """
    left, count, rest = deadwood(mask, law), 0, mask
    ranks = paired(mask)
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        cards = mask & rank * RANK
        if ones(cards) == 4:
            for suit in range(3, -1, -1):
                if keeps(rest, cards ^ rank << 13 * suit, left, law):
                    melds[at + count] = cards ^ rank << 13 * suit
                    rest ^= melds[at + count]
                    count += 1
        if keeps(rest, cards, left, law):
            melds[at + count] = cards
            rest ^= cards
            count += 1
    starts = mask & mask >> 1 & mask >> 2 & STARTS
    while starts:
        start = starts & -starts
        starts ^= start
        whole, run = longest(mask, start), start * 7
        while run <= whole:
            if keeps(rest, run, left, law):
                melds[at + count] = run
                rest ^= run
                count += 1
            run |= run << 1
    return count


# -- the test of a knock by the first melds -----------------------------------------------------------------


@bare
def tested(mask: int, law: Ints) -> int:
    """What the first melds of a hand leave, less the dearest card (G12.6).

    The twin of :func:`tierce.game.policies.knock.left_by_first_melds`, in the order of its melds.
    """
    left = deadwood(mask, law)
    rest = first_sets(mask, mask, left, law)
    for size in range(LONGEST, 2, -1):
        for turn in range(4):
            suit = (turn + 3) % 4  # Spades, clubs, diamonds, hearts.
            for low in range(14 - size):
                run = ((1 << size) - 1) << low + 13 * suit
                if keeps(rest, run, left, law):
                    rest ^= run
    dearest = 0
    while rest:
        card = rest & -rest
        rest ^= card
        dearest = max(dearest, law[EACH + lowest(card)])
    return left - dearest


@bare
def first_sets(mask: int, rest: int, left: int, law: Ints) -> int:
    """What the first sets of a hand leave: fours and what stands beside them, then the other threes."""
    for other in range(2):
        for rank in range(13):
            column = RANK << rank
            cards = mask & column
            if ones(cards) < 3:
                continue
            if not other and keeps(rest, column, left, law):
                rest ^= column
            # A three without diamonds, then one without clubs, where the hand holds the fourth card.
            for lacking in (1, 0, 2, 3):
                card = 1 << rank + 13 * lacking
                early = lacking < 2 and cards & card != 0
                if early != bool(other) and keeps(rest, column ^ card, left, law):
                    rest ^= column ^ card
    return rest
