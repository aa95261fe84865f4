"""The sets that the cards of one rank make: how many cards they take, for each number of jokers."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tierce.melds.law import SHORTEST, MeldLaw

Four = tuple[int, int, int, int]
"""Something of each suit."""
NONE: Four = (0, 0, 0, 0)


class Gathered(NamedTuple):
    """A set: its naturals from hand and from the table by suit, and its jokers."""

    hand: Four
    lent: Four
    jokers: int


class Gathering(NamedTuple):
    """Disjoint sets of one rank: the jokers in them, the naturals from hand in them and those left."""

    jokers: int
    laid: int
    left: int
    sets: tuple[Gathered, ...]


@lru_cache(maxsize=20_000)
def gatherings(
    law: MeldLaw, hand: Four, lent: Four, due: Four, jokers: int, every: bool
) -> tuple[Gathering, ...]:
    """For each number of jokers the sets that take most naturals from hand, all ``lent`` ones among them.

    ``due`` says how many from hand must be laid of each suit. With ``every`` also the sets that take fewer.
    """
    if law.set_suits == "repeat":  # Suits do not matter: all cards count as of one.
        hand, lent, due = (sum(hand), 0, 0, 0), (sum(lent), 0, 0, 0), (sum(due), 0, 0, 0)
    total = sum(hand)
    most: dict[tuple[int, int], Gathering] = {}
    for (wild, laid), sets in _gather(law, hand, lent, jokers).items():
        if all(map(int.__ge__, laid, due)):
            count = sum(laid)
            key = (wild, count if every else 0)
            if key not in most or most[key].laid < count:
                most[key] = Gathering(wild, count, total - count, sets)
    return tuple(most.values())


@lru_cache(maxsize=20_000)
def _gather(
    law: MeldLaw, hand: Four, lent: Four, jokers: int
) -> dict[tuple[int, Four], tuple[Gathered, ...]]:
    """The sets by their jokers and by what they take from hand; each meets the law and takes all ``lent``."""
    found: dict[tuple[int, Four], tuple[Gathered, ...]] = {} if any(lent) else {(0, NONE): ()}
    if sum(hand) + sum(lent) + jokers < SHORTEST:
        return found
    for one in _sets(law, hand, lent, jokers):
        rest, owed = _minus(hand, one.hand), _minus(lent, one.lent)
        for (wild, laid), sets in _gather(law, rest, owed, jokers - one.jokers).items():
            key = (wild + one.jokers, _plus(laid, one.hand))
            found.setdefault(key, (one, *sets))
    return found


@lru_cache(maxsize=20_000)
def _sets(law: MeldLaw, hand: Four, lent: Four, jokers: int) -> tuple[Gathered, ...]:
    """Every set of these cards."""
    most = 1 if law.set_suits == "distinct" else None
    ways = [
        [
            (mine, theirs)
            for mine in range(own + 1)
            for theirs in range(other + 1)
            if most is None or mine + theirs <= most
        ]
        for own, other in zip(hand, lent, strict=True)
    ]
    wilds = jokers if law.max_in_set is None else min(jokers, law.max_in_set)
    found = []
    for suits in product(*ways):
        mine, theirs = (sum(part) for part in zip(*suits, strict=True))
        if mine + theirs < max(1, law.min_naturals):
            continue
        for wild in range(max(0, SHORTEST - mine - theirs), wilds + 1):
            if law.largest_set is not None and mine + theirs + wild > law.largest_set:
                break
            if mine + wild:
                own, other = zip(*suits, strict=True)
                found.append(Gathered(own, other, wild))
    return tuple(found)


def by_suit(
    law: MeldLaw, sets: tuple[Gathered, ...], hand: Four, lent: Four, due: Four
) -> tuple[Gathered, ...]:
    """The sets with the suits of their cards, where these did not matter; ``due`` cards come first."""
    if law.set_suits == "distinct":
        return sets
    free = _minus(hand, due)
    mine = [suit for counts in (due, free) for suit in range(4) for _ in range(counts[suit])]
    theirs = [suit for suit in range(4) for _ in range(lent[suit])]
    found = []
    for one in sets:
        own, mine = mine[: one.hand[0]], mine[one.hand[0] :]
        other, theirs = theirs[: one.lent[0]], theirs[one.lent[0] :]
        found.append(Gathered(_four(own), _four(other), one.jokers))
    return tuple(found)


def _four(suits: list[int]) -> Four:
    return (suits.count(0), suits.count(1), suits.count(2), suits.count(3))


def _minus(one: Four, other: Four) -> Four:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def _plus(one: Four, other: Four) -> Four:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])
