"""The melds that hands are looked at for, as numbers: quick enough to ask what every draw would bring.

A hand is an integer with four bits a face. A pattern is a small meld, with one joker at most; longer runs are
several patterns side by side. What is legal is always asked of the engine.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

from tierce.bots.ahead import worths
from tierce.cards import FACES, JOKER, Card
from tierce.cards.card import SUITS
from tierce.game.solved import opening_values
from tierce.game.state import meld_law
from tierce.melds import Meld, MeldKind, MeldLaw
from tierce.melds.meld import place_face
from tierce.rules import Terms

UNIT: Final = tuple(1 << (4 * index) for index in range(len(FACES)))
GUARDS: Final = sum(unit << 3 for unit in UNIT)
MOST: Final = 7
"""More copies of a face than so many are not looked at."""
LONGEST: Final = 5


class Pattern(NamedTuple):
    """A meld, or a card for the table, and what it is good for."""

    bits: int
    size: int
    points: int
    """What it counts for an opening."""
    cost: int
    """What its cards cost in hand."""
    pure: bool


class Patterns(NamedTuple):
    """All patterns of a rule book."""

    whole: tuple[Pattern, ...]
    nearly: tuple[tuple[int, int, Pattern], ...]
    """Every pattern without one of its naturals: the bits that are left, that natural's index, the whole."""


def bits(cards: Iterable[Card]) -> int:
    """A bag of cards as an integer."""
    counts = [0] * len(FACES)
    for card in cards:
        counts[card.index] = min(MOST, counts[card.index] + 1)
    return sum(count * unit for count, unit in zip(counts, UNIT, strict=True))


def holds(hand: int, part: int) -> bool:
    """Whether a hand has all cards of a part."""
    return ((hand | GUARDS) - part) & GUARDS == GUARDS


@lru_cache(maxsize=16)
def patterns(terms: Terms) -> Patterns:
    """The patterns of a rule book."""
    law, values, costs = meld_law(terms), opening_values(terms), worths(terms)
    whole: list[Pattern] = []
    nearly: list[tuple[int, int, Pattern]] = []
    for meld in _melds(law):
        if law.shape(meld) is not None or law.jokers(meld) is not None:
            continue
        if meld.is_run and meld.jokers and law.in_run == "burnt":
            continue
        cost = sum(costs[card.index] for card in meld.cards)
        pure = meld.is_run and not meld.jokers
        one = Pattern(bits(meld.cards), len(meld.cards), values.of(meld), cost, pure)
        whole.append(one)
        naturals = {card.index for card in meld.cards if card is not JOKER}
        nearly += [(one.bits - UNIT[face], face, one) for face in naturals]
    return Patterns(tuple(whole), tuple(nearly))


def _melds(law: MeldLaw) -> Iterable[Meld]:
    for suit in SUITS:
        for size in range(3, LONGEST + 1):
            for low in range(1, 14 if law.circular else law.highest - size + 2):
                faces = tuple(place_face(suit, low + place) for place in range(size))
                for cards in _wild(faces):
                    yield Meld(MeldKind.RUN, cards, low, suit)
    choose = combinations if law.set_suits == "distinct" else combinations_with_replacement
    for rank in range(1, 14):
        for size in (3, 4):
            naturals = [tuple(Card.of(rank, suit) for suit in suits) for suits in choose(SUITS, size)]
            yield from (Meld.set_of(rank, cards) for cards in naturals)
        for size in (2, 3):
            naturals = [tuple(Card.of(rank, suit) for suit in suits) for suits in choose(SUITS, size)]
            yield from (Meld.set_of(rank, (*cards, JOKER)) for cards in naturals)


def _wild(faces: tuple[Card, ...]) -> Iterable[tuple[Card, ...]]:
    """The cards, and the cards with a joker in one place."""
    yield faces
    for place in range(len(faces)):
        yield (*faces[:place], JOKER, *faces[place + 1 :])
