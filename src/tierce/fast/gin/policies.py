"""Policies of gin for kernels: random, and greedy."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.friends import befriended
from tierce.fast.gin.law import EACH, KNOCK_AT_WALL, PLACES, WALL
from tierce.fast.gin.masks import deadwood, left_over, lowest
from tierce.fast.gin.moves import (
    BIG_GIN,
    DISCARD,
    DONE,
    DRAW,
    KNOCK,
    LAY_OFF,
    PASS,
    TAKE,
    listing,
)
from tierce.fast.gin.rows import (
    AT_WALL,
    DRAWING,
    HAND,
    LAYING_OFF,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    TURN,
)
from tierce.fast.lots import Ints, draw
from tierce.fast.policies import GREEDY, Policy


def greedy(knock_at: int = 100) -> Policy:
    """The policy that takes what it can meld, throws what is dear and useless, and knocks when it may.

    With more deadwood left than ``knock_at`` it plays on: 0 waits for gin.
    """
    return Policy(GREEDY, knock_at)


@bare
def choose(row: Ints, law: Ints, policies: Ints, lots: Ints, out: Ints) -> int:
    """What the seat whose turn it is does by its policy; ``out`` is room for the listing."""
    seat = row[TURN]
    count = listing(row, law, out)
    if policies[seat, 0] == GREEDY:
        return greedily(row, law, policies[seat, 1], out, count)
    return int(out[draw(lots, count) if count > 1 else 0])


@bare
def greedily(row: Ints, law: Ints, knock_at: int, out: Ints, count: int) -> int:
    """The greedy move among those listed."""
    phase, hand = row[PHASE], row[HAND + row[TURN]]
    if phase == PLAYING:
        knock = good_knock(hand, law, knock_at, out, count)
        return knock if knock >= 0 else useless(hand, law, out, count)
    if phase == LAYING_OFF:
        left = left_over(hand, law)
        for place in range(count - 1):
            if left >> (out[place] - LAY_OFF) // law[PLACES] & 1:
                return int(out[place])
        return DONE
    if count > 1:
        top = row[PILE + row[PILED] - 1]
        to_knock = phase == AT_WALL and law[WALL] == KNOCK_AT_WALL
        if to_knock or deadwood(hand | 1 << top, law) < deadwood(hand, law) + law[EACH + top]:
            return TAKE
    return DRAW if phase == DRAWING else PASS


@bare
def good_knock(hand: int, law: Ints, knock_at: int, out: Ints, count: int) -> int:
    """Big gin, or the first knock that leaves the least, if that is little enough or a must; else -1."""
    if out[count - 1] == BIG_GIN:
        return BIG_GIN
    best, least = -1, 0
    for place in range(count):
        if out[place] >= KNOCK:
            left = deadwood(hand ^ 1 << out[place] - KNOCK, law)
            if best < 0 or left < least:
                best, least = out[place], left
    return int(best) if least <= knock_at or out[0] >= KNOCK else -1


@bare
def useless(hand: int, law: Ints, out: Ints, count: int) -> int:
    """The dearest discard, the last of such: rather of no meld, and rather without a friend among such."""
    thrown = 0
    for place in range(count):
        if out[place] < KNOCK:
            thrown |= 1 << out[place] - DISCARD
    dead = left_over(hand, law)
    alone = dead & ~befriended(dead)
    kept = thrown & alone if thrown & alone else thrown & dead if thrown & dead else thrown
    best, most = 0, 0
    while kept:
        card = lowest(kept)
        kept &= kept - 1
        if law[EACH + card] >= most:
            best, most = card, law[EACH + card]
    return DISCARD + best
