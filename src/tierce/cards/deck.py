"""The full deck of a deal, in the numbered order that the shuffle starts from."""

from __future__ import annotations

from tierce.cards.card import FACES, JOKER, Card


def numbered_deck(packs: int, jokers: int) -> tuple[Card, ...]:
    """The unshuffled deck: pack after pack in hand order (clubs ace to king, ..., spades), then the jokers.

    A card's place here is its number in *rummy-shuffle-1*; the order must never change, or old seeds deal
    other cards.

    >>> [str(card) for card in numbered_deck(2, 6)[50:54]], len(numbered_deck(2, 6))
    (['Qs', 'Ks', 'Ac', '2c'], 110)
    """
    return FACES[:52] * packs + (JOKER,) * jokers
