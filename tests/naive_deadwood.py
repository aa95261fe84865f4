"""The slow twin of the deadwood of gin: melds by definition, every choice of them, every order of lay-offs.
It imports nothing above ``cards``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import cache
from itertools import combinations

from tierce.cards import Card

Held = frozenset[Card]
Worth = Callable[[Card], int]
Step = tuple[Card, int]


def is_meld(cards: Collection[Card]) -> bool:
    """A set of three or four suits, or a run of three and more with the ace low."""
    if len(cards) < 3:
        return False
    ranks = sorted(int(card.rank) for card in cards)
    if len({card.suit for card in cards}) == 1:
        return ranks == list(range(ranks[0], ranks[0] + len(ranks)))
    return len(set(ranks)) == 1


@cache
def melds(held: Held) -> tuple[Held, ...]:
    """Every meld among these cards."""
    sizes = range(3, len(held) + 1)
    return tuple(
        frozenset(some) for size in sizes for some in combinations(sorted(held), size) if is_meld(some)
    )


def choices(held: Held) -> Iterator[frozenset[Held]]:
    """Every choice of disjoint melds, each once."""

    def grow(chosen: tuple[Held, ...], others: tuple[Held, ...]) -> Iterator[frozenset[Held]]:
        yield frozenset(chosen)
        for at, meld in enumerate(others):
            yield from grow((*chosen, meld), tuple(other for other in others[at + 1 :] if not other & meld))

    return grow((), melds(held))


def left(held: Held, chosen: Collection[Held], worth: Worth) -> int:
    return sum(map(worth, held.difference(*chosen)))


def deadwood(held: Held, worth: Worth) -> int:
    return min(left(held, chosen, worth) for chosen in choices(held))


def throws(held: Held, worth: Worth, limit: int) -> set[Card]:
    return {card for card in held if deadwood(held - {card}, worth) <= limit}


def lay_offs(held: Held, table: tuple[Held, ...]) -> Iterator[tuple[Held, tuple[Held, ...]]]:
    """What may be held, and what may lie, after any lay-offs."""
    seen = {(held, table)}
    open_ = list(seen)
    while open_:
        yield (now := open_.pop())
        hand, lies = now
        for card in hand:
            for at, meld in enumerate(lies):
                if is_meld(meld | {card}):
                    after = (hand - {card}, (*lies[:at], meld | {card}, *lies[at + 1 :]))
                    if after not in seen:
                        seen.add(after)
                        open_.append(after)


def answer(held: Held, table: tuple[Held, ...], worth: Worth) -> tuple[int, int]:
    """The least deadwood after lay-offs, and how few cards laid off do for it."""
    return min((deadwood(hand, worth), len(held - hand)) for hand, _ in lay_offs(held, table))
