"""A whole world that a seat cannot rule out, for bots that think ahead."""

from __future__ import annotations

import random

from tierce.cards import UNKNOWN, Cards, numbered_deck
from tierce.game.state import State
from tierce.table.view import View


def determinize(view: View, rng: random.Random) -> State:
    """One state with the same view: the cards the seat has not seen, dealt at random into the gaps.

    Every way to deal the unseen cards is equally likely. What the others' play suggests is not weighed: a
    seat that died
    may be given cards it could have played.
    """
    unseen = Cards(numbered_deck(view.terms.deck.packs, view.terms.deck.jokers))
    unseen -= sum((one.meld.bag for one in view.table), Cards(view.pile))
    unseen -= sum(view.go.borrowed, Cards())
    for hand in view.hands:
        unseen -= hand.without(Cards.unknown(hand.count(UNKNOWN)))
    cards = list(unseen)
    rng.shuffle(cards)
    hands = []
    for hand in view.hands:
        gaps = hand.count(UNKNOWN)
        hands.append(hand - Cards.unknown(gaps) + Cards(cards[:gaps]))
        del cards[:gaps]
    stock = tuple(cards[: len(view.stock)])
    return view.state._replace(hands=tuple(hands), stock=stock, aside=Cards(cards[len(stock) :]))
