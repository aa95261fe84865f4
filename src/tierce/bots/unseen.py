"""The cards that a seat cannot see: those that may still come."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from tierce.cards import FACES, UNKNOWN, Card, Cards, numbered_deck
from tierce.rules import Terms
from tierce.table.view import View


def unseen(view: View) -> list[int]:
    """How many copies of each face lie where the seat cannot see them, by its index."""
    counts = list(_deck(view.terms))
    seen: tuple[Iterable[Card], ...] = (
        *view.hands,
        *(lies.meld.cards for lies in view.table),
        view.pile,
        *view.go.borrowed,
    )
    for cards in seen:
        for card in cards:
            counts[card.index] -= 1
    counts[UNKNOWN.index] = 0
    return counts


@lru_cache(maxsize=64)
def _deck(terms: Terms) -> tuple[int, ...]:
    deck = Cards(numbered_deck(terms.deck.packs, terms.deck.jokers))
    return tuple(map(deck.count, FACES))
