"""Cards: faces, immutable bags of them, and the full numbered deck."""

from tierce.cards.bag import Cards
from tierce.cards.card import FACES, JOKER, UNKNOWN, Card, Rank, Suit
from tierce.cards.deck import numbered_deck
from tierce.cards.errors import ParseError, TierceError

__all__ = [
    "FACES",
    "JOKER",
    "UNKNOWN",
    "Card",
    "Cards",
    "ParseError",
    "Rank",
    "Suit",
    "TierceError",
    "numbered_deck",
]
