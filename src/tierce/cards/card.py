"""A card's face: a rank and a suit, or a joker.

Faces are values and there is one object for each, so ``is`` and ``==`` agree and a face costs nothing to
hash.
Copies of a face in several packs are equal: a bag (:mod:`tierce.cards.bag`) counts them.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from functools import total_ordering
from typing import Final


class Suit(StrEnum):
    """The four suits, in the order in which a hand is written."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


class Rank(IntEnum):
    """The thirteen ranks.

    The number is the rank's place in a run, the ace being low (its high place is 14).
    """

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    def __str__(self) -> str:
        """The one letter of the notation: ``A 2 .. 9 T J Q K``."""
        return RANK_LETTERS[self - 1]

    @classmethod
    def parse(cls, letter: str) -> Rank:
        """The rank written as ``letter``. Raises ``ValueError`` for any other text."""
        place = RANK_LETTERS.find(letter) if len(letter) == 1 else -1
        if place < 0:
            raise ValueError(f"{letter!r} is no rank; the ranks are {RANK_LETTERS}")
        return cls(place + 1)


RANK_LETTERS: Final = "A23456789TJQK"
SUITS: Final = tuple(Suit)
RANKS: Final = tuple(Rank)


@total_ordering
class Card:
    """A face: ``7h``, ``Ts``, the joker ``Jk``, or the unknown card ``??`` of a partial view.

    Order is the order of a written hand: clubs, diamonds, hearts, spades, each from the ace up, then jokers.

    >>> Card.parse("7h").rank, Card.parse("7h").suit
    (<Rank.SEVEN: 7>, <Suit.HEARTS: 'h'>)
    """

    __slots__ = ("_rank", "_suit", "index", "is_joker", "text")

    index: int
    """The face's number, 0 to 51 for naturals, 52 for the joker, 53 for the unknown card."""
    text: str
    """The two characters of the notation."""
    is_joker: bool

    def __init__(self) -> None:
        """There is one object a face, so cards are not made but found: ``Card.parse``, ``Card.of``."""
        raise TypeError("cards are found, not made: use Card.parse or Card.of")

    @classmethod
    def of(cls, rank: Rank | int, suit: Suit) -> Card:
        """The natural card of this rank and suit."""
        return FACES[SUITS.index(suit) * 13 + rank - 1]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card written as ``text`` (two characters). Raises ``ValueError`` naming the text."""
        try:
            return BY_TEXT[text]
        except KeyError:
            raise ValueError(f"{text!r} is no card; write rank and suit (7h, Ts), Jk, or ??") from None

    @property
    def rank(self) -> Rank:
        """The rank of a natural card. Raises ``ValueError`` for a joker or an unknown card."""
        if self._rank is None:
            raise ValueError(f"{self.text} has no rank")
        return self._rank

    @property
    def suit(self) -> Suit:
        """The suit of a natural card. Raises ``ValueError`` for a joker or an unknown card."""
        if self._suit is None:
            raise ValueError(f"{self.text} has no suit")
        return self._suit

    _rank: Rank | None
    _suit: Suit | None

    def __lt__(self, other: object) -> bool:
        """Hand order."""
        return self.index < other.index if isinstance(other, Card) else NotImplemented

    def __str__(self) -> str:
        """The notation."""
        return self.text

    def __repr__(self) -> str:
        """An expression that finds the card again."""
        return f"Card.parse({self.text!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Copies and pickles are the one object again."""
        return (Card.parse, (self.text,))


def _face(index: int, text: str, rank: Rank | None, suit: Suit | None) -> Card:
    card = object.__new__(Card)
    card.index, card.text, card._rank, card._suit = index, text, rank, suit
    card.is_joker = text == "Jk"
    return card


FACES: tuple[Card, ...] = tuple(
    _face(13 * s + r, f"{rank}{suit}", rank, suit)
    for s, suit in enumerate(SUITS)
    for r, rank in enumerate(RANKS)
)
FACES += (_face(52, "Jk", None, None), _face(53, "??", None, None))
"""Every face by its index."""

BY_TEXT: Final = {card.text: card for card in FACES}
JOKER: Final = FACES[52]
UNKNOWN: Final = FACES[53]
