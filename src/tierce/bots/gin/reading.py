"""What the other seat may hold, read from what it took and what it left lying."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from tierce.bots.unseen import unseen
from tierce.cards import FACES, JOKER, Card, Suit
from tierce.table.view import View

LEFT_LYING = 0.3
"""How much less likely two cards are with a seat that left a third lying which made them a meld."""


class Reading:
    """How likely each card is with the other seat, and each two of them together."""

    def __init__(self, view: View) -> None:
        """What this view says of the other hand."""
        other = 1 - (view.seat or 0)
        counts = unseen(view)
        known = view.known[other]
        hidden = len(view.hands[other]) - len(known)
        share = hidden / max(1, sum(counts))
        self._likely = [share * count for count in counts]
        for card in known:
            self._likely[card.index] = 1.0
        self._lying = frozenset(view.pile)

    def uses(self, card: Card) -> float:
        """How likely the other can make a meld with this card."""
        spared = 1.0
        for one, two in partners(card):
            chance = self._likely[one.index] * self._likely[two.index]
            if chance and self._lying.intersection(thirds(one, two)):
                chance *= LEFT_LYING
            spared *= 1.0 - chance
        return 1.0 - spared


@cache
def partners(card: Card) -> tuple[tuple[Card, Card], ...]:
    """Every two cards that make a meld of three with this one."""
    return tuple(_partners(card))


def _partners(card: Card) -> Iterator[tuple[Card, Card]]:
    yield from combinations([Card.of(card.rank, suit) for suit in Suit if suit is not card.suit], 2)
    for low in range(max(1, card.rank - 2), min(11, card.rank) + 1):
        one, two = (Card.of(rank, card.suit) for rank in range(low, low + 3) if rank != card.rank)
        yield one, two


@cache
def thirds(one: Card, two: Card) -> frozenset[Card]:
    """Every card that makes a meld of three with these two."""
    return frozenset(card for card in FACES[: JOKER.index] if {one, two} in map(set, partners(card)))
