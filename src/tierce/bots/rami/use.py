"""What a card is good for beside the others of a hand."""

from __future__ import annotations

from tierce.cards import JOKER, Card, Cards
from tierce.melds.law import HIGH_ACE


def links(card: Card, hand: Cards) -> int:
    """How closely the hand's other cards go with a natural: two for each that needs one card more for a meld
    at two places, one for each that needs it at one.
    """
    others = [other for other in (hand - card).faces() if other is not JOKER]
    found = 0
    for other in others:
        if other.rank is card.rank:
            found += 2 * (other is not card)
        elif other.suit is card.suit:
            found += max(0, 3 - distance(card, other))
    return found


def distance(one: Card, other: Card) -> int:
    """How many places two naturals of a suit lie apart, the ace at both ends."""
    low, high = sorted((int(one.rank), int(other.rank)))
    return min(high - low, HIGH_ACE - high) if low == 1 else high - low
