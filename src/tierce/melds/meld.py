"""A meld: a run or a set, slot by slot, each joker with what it stands for."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import NamedTuple

from tierce.cards import JOKER, UNKNOWN, Card, Cards, ParseError, Rank, Suit


class MeldKind(StrEnum):
    """The two kinds of meld."""

    RUN = "run"
    SET = "set"


class MeldEnd(StrEnum):
    """The two ends of a run."""

    LOW = "<"
    HIGH = ">"


class Laid(NamedTuple):
    """A card as it is laid, with what it stands for where that is said: a card in a run, a rank in a set."""

    card: Card
    stands_for: Card | Rank | None = None

    def __str__(self) -> str:
        """The notation: ``7h``, ``Jk``, ``Jk=6h``, ``Jk=9``."""
        return self.card.text if self.stands_for is None else f"{self.card.text}={self.stands_for}"

    @classmethod
    def parse_many(cls, text: str) -> tuple[Laid, ...]:
        """The cards written one after the other, each joker perhaps with ``=`` and what it stands for.

        Raises ``ParseError`` with the column.

        >>> [str(one) for one in Laid.parse_many("3h4hJk=5hJk=9")]
        ['3h', '4h', 'Jk=5h', 'Jk=9']
        """
        found: list[Laid] = []
        at = 0
        while at < len(text):
            card = _card_at(text, at)
            at += 2
            if text[at : at + 1] != "=":
                found.append(cls(card))
                continue
            if card is not JOKER:
                raise ParseError(f"{card} stands for itself; only a joker takes `=`", column=at + 1)
            if text[at + 2 : at + 3] in tuple(Suit):
                found.append(cls(card, _card_at(text, at + 1)))
                at += 3
            else:
                try:
                    found.append(cls(card, Rank.parse(text[at + 1 : at + 2])))
                except ValueError as wrong:
                    raise ParseError(
                        f"after `Jk=` a card or a rank is expected: {wrong}", column=at + 2
                    ) from None
                at += 2
        return tuple(found)


class Meld(NamedTuple):
    """A run or a set as it lies on the table.

    A run has a suit and ``low``, the place of its first card: ace 1, two 2, ..., king 13, high ace 14 (in
    circular rules places go on past 14:
    15 is the two). ``cards`` are its cards from low to high. A set has no suit, ``low`` is its rank, and
    ``cards`` are in hand order.

    >>> from tierce.cards import Card, JOKER, Suit
    >>> print(Meld(MeldKind.RUN, (Card.parse("5h"), JOKER, Card.parse("7h")), 5, Suit.HEARTS))
    5hJk=6h7h
    """

    kind: MeldKind
    cards: tuple[Card, ...]
    low: int
    suit: Suit | None = None

    @classmethod
    def set_of(cls, rank: int, cards: tuple[Card, ...]) -> Meld:
        """A set of this rank, its cards put in hand order."""
        return cls(MeldKind.SET, tuple(sorted(cards)), int(rank))

    @property
    def is_run(self) -> bool:
        """Whether it is a run."""
        return self.kind is MeldKind.RUN

    @property
    def high(self) -> int:
        """The place of a run's last card."""
        return self.low + len(self.cards) - 1

    @property
    def jokers(self) -> int:
        """How many jokers it holds."""
        return sum(card is JOKER for card in self.cards)

    @property
    def is_joker_square(self) -> bool:
        """Whether it is a set of three suits and a joker, so that the joker stands for the fourth (B3.5)."""
        suits = {card.suit for card in self.cards if card is not JOKER}
        return not self.is_run and len(self.cards) == 4 and self.jokers == 1 and len(suits) == 3

    @property
    def bag(self) -> Cards:
        """Its cards as a bag."""
        return Cards(self.cards)

    def face(self, place: int) -> Card:
        """The natural card of a run's place."""
        if self.suit is None:
            raise ValueError("a set has no places")
        return place_face(self.suit, place)

    def stands_for(self, index: int) -> Card | Rank:
        """What the card in slot ``index`` is here: an exact card in a run, the rank in a set."""
        return self.face(self.low + index) if self.suit is not None else Rank(self.low)

    @property
    def laid(self) -> tuple[Laid, ...]:
        """Every slot, the jokers with what they stand for."""
        return tuple(
            Laid(card, self.stands_for(index) if card is JOKER else None)
            for index, card in enumerate(self.cards)
        )

    def grown(self, card: Card, end: MeldEnd | None) -> Meld:
        """With one card more: at an end of a run (the high one where none is named), anywhere in a set."""
        if self.suit is None:
            return Meld.set_of(self.low, (*self.cards, card))
        if end is MeldEnd.LOW:
            return self._replace(cards=(card, *self.cards), low=self.low - 1)
        return self._replace(cards=(*self.cards, card))

    def swapped(self, index: int, card: Card) -> Meld:
        """With ``card`` in slot ``index`` in place of what lies there."""
        cards = (*self.cards[:index], card, *self.cards[index + 1 :])
        return self._replace(cards=cards if self.is_run else tuple(sorted(cards)))

    def __str__(self) -> str:
        """The notation, jokers stated."""
        return "".join(map(str, self.laid))


@cache
def place_face(suit: Suit, place: int) -> Card:
    """The natural card of a place in a run of ``suit``.

    Places wrap, so 0 is the king, 14 the ace, 15 the two.
    """
    return Card.of((place - 1) % 13 + 1, suit)


def _card_at(text: str, at: int) -> Card:
    try:
        card = Card.parse(text[at : at + 2])
    except ValueError as wrong:
        raise ParseError(str(wrong), column=at + 1) from None
    if card is UNKNOWN:
        raise ParseError("an unknown card cannot be laid", column=at + 1)
    return card
