"""An immutable bag of cards: equal cards counted, order forgotten.

A bag is one Python int, a byte a face: seven bits of count and a guard bit, so that "is this contained in
that" is one subtraction. Nothing outside this module knows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from typing import Final, TypeVar

from tierce.cards.card import FACES, JOKER, UNKNOWN, Card

SIZE: Final = len(FACES)
GUARDS: Final = int.from_bytes(b"\x80" * SIZE, "little")
UNITS: Final = tuple(1 << (8 * index) for index in range(SIZE))
PACK: Final = 52
BEYOND_A_PACK: Final = ~int.from_bytes(b"\x01" * PACK, "little")
DIGITS: Final = int.from_bytes(b"0" * PACK, "little")
MOST: Final = 127
"""The most copies of one face a bag can hold."""


T = TypeVar("T")


class Cards:
    """An immutable bag of cards, duplicates allowed.

    >>> hand = Cards.parse("8h8h8cJk")
    >>> str(hand), len(hand), hand.count(Card.parse("8h"))
    ('8c8h8hJk', 4, 2)
    >>> str(hand - Cards.parse("8h"))
    '8c8hJk'
    """

    __slots__ = ("_bits",)
    _bits: int

    def __init__(self, cards: Iterable[Card] = ()) -> None:
        """The bag of these cards. Raises ``ValueError`` for more than 127 of one face."""
        counts = bytearray(SIZE)
        for card in cards:
            if counts[card.index] == MOST:
                raise ValueError(f"more than {MOST} copies of {card} in one bag")
            counts[card.index] += 1
        self._bits = int.from_bytes(counts, "little")

    @classmethod
    def parse(cls, text: str) -> Cards:
        """The bag written as ``text``, two characters a card. Raises ``ValueError`` naming the bad card."""
        if len(text) % 2:
            raise ValueError(f"{text!r}: cards are two characters each, and this is {len(text)}")
        return cls(Card.parse(text[i : i + 2]) for i in range(0, len(text), 2))

    @classmethod
    def unknown(cls, count: int) -> Cards:
        """A bag of ``count`` unknown cards."""
        if count > MOST:
            raise ValueError(f"more than {MOST} copies of {UNKNOWN} in one bag")
        return _bag(count * UNITS[UNKNOWN.index])

    def __len__(self) -> int:
        """How many cards."""
        return sum(self._bits.to_bytes(SIZE, "little"))

    def __bool__(self) -> bool:
        """Whether any card is there."""
        return self._bits != 0

    def __iter__(self) -> Iterator[Card]:
        """Every card, copies repeated, in hand order."""
        for index, count in enumerate(self._bits.to_bytes(SIZE, "little")):
            if count:
                yield from (FACES[index],) * count

    def faces(self) -> list[Card]:
        """Each face that is there, once, in hand order."""
        return self.choose(FACES)

    def choose(self, options: Sequence[T]) -> list[T]:
        """Of ``options``, one for each face by its index, those whose face is there, in hand order."""
        return list(compress(options, self._bits.to_bytes(SIZE, "little")))

    @property
    def mask(self) -> int:
        """The cards of one pack as an int, bit ``Card.index`` for each.

        Raises ``ValueError`` for a second copy, a joker or an unknown card.

        >>> Cards.parse("Ac3cAd").mask == 1 << 0 | 1 << 2 | 1 << 13
        True
        """
        if self._bits & BEYOND_A_PACK:
            raise ValueError(f"{self} is not of one pack without jokers")
        # The counts, 0 and 1, are written as digits, the last face first, and read as one binary number.
        return int((self._bits + DIGITS).to_bytes(PACK, "big"), 2)

    def count(self, card: Card) -> int:
        """How many copies of ``card``."""
        return self._bits >> (8 * card.index) & 0x7F

    @property
    def counts(self) -> bytes:
        """How many of each face, by ``Card.index``.

        >>> list(Cards.parse("Ac3cAcJk").counts[:4])
        [2, 0, 1, 0]
        """
        return self._bits.to_bytes(SIZE, "little")

    @property
    def jokers(self) -> int:
        """How many jokers."""
        return self.count(JOKER)

    def __contains__(self, other: object) -> bool:
        """Whether a card, or every card of a bag with its copies, is in here."""
        if isinstance(other, Cards):
            return ((self._bits | GUARDS) - other._bits) & GUARDS == GUARDS
        return isinstance(other, Card) and self.count(other) > 0

    def __add__(self, other: Cards | Card) -> Cards:
        """Both bags, or the bag and one card more. Raises ``ValueError`` past 127 of a face."""
        bits = self._bits + (UNITS[other.index] if isinstance(other, Card) else other._bits)
        if bits & GUARDS:
            raise ValueError(f"more than {MOST} copies of a card in one bag")
        return _bag(bits)

    def __sub__(self, other: Cards | Card) -> Cards:
        """What is left without those. Raises ``ValueError`` when one is not there."""
        bits = UNITS[other.index] if isinstance(other, Card) else other._bits
        left = (self._bits | GUARDS) - bits
        if left & GUARDS != GUARDS:
            raise ValueError(f"{other} is not in {self or 'an empty bag'}")
        return _bag(left ^ GUARDS)

    def without(self, other: Cards) -> Cards:
        """What is left when as many of ``other`` as are there are taken away."""
        return self - (self & other)

    def __and__(self, other: Cards) -> Cards:
        """The cards both have, each as often as in the one that has fewer."""
        mine, yours = self._bits.to_bytes(SIZE, "little"), other._bits.to_bytes(SIZE, "little")
        return _bag(int.from_bytes(bytes(map(min, mine, yours)), "little"))

    def __eq__(self, other: object) -> bool:
        """Whether the same faces are there as often."""
        return self._bits == other._bits if isinstance(other, Cards) else NotImplemented

    def __hash__(self) -> int:
        """Equal bags hash equal."""
        return hash(self._bits)

    def __str__(self) -> str:
        """The notation, in hand order."""
        return "".join(card.text for card in self)

    def __repr__(self) -> str:
        """An expression that rebuilds the bag."""
        return f"Cards.parse({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[int]]:
        """Copies and pickles carry the counts."""
        return (_bag, (self._bits,))


def _bag(bits: int) -> Cards:
    bag = object.__new__(Cards)
    bag._bits = bits
    return bag
