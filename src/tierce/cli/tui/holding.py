"""The own hand while melds are held back: its best melds, its deadwood, and the ways to show it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tierce.cards import UNKNOWN, Card, Cards
from tierce.game.actions import BigGin, Done, Knock
from tierce.game.policies import knock
from tierce.melds import Meld
from tierce.melds.deadwood import arrangement, deadwood
from tierce.rules import Terms
from tierce.table import View

Showing = Knock | BigGin | Done


class Holding(NamedTuple):
    """The best that a hand can be arranged to."""

    melds: tuple[Meld, ...]
    points: int
    """What is left beside the melds."""
    thrown: Card | None = None
    """The card that is thrown for it, where there is one too many."""


def holding(view: View, thrown: Card | None = None) -> Holding:
    """The best of the seat's own hand; a card too many is ``thrown``, or the one that leaves the least."""
    hand, worth = view.hand, knock.points(view.terms)
    if len(hand) > view.terms.deal.hand_size:
        if thrown is None and deadwood(hand, worth):
            thrown = _best_throw(view)
        hand = hand if thrown is None else hand - thrown
    melds, left = arrangement(hand, worth)
    return Holding(melds, worth.of(left), thrown)


def _best_throw(view: View) -> Card:
    hand, worth = view.hand, knock.points(view.terms)
    kept = None if view.terms.knock.throw_back else view.go.lifted
    return min(
        (card for card in hand.faces() if card is not kept),
        key=lambda card: (deadwood(hand - card, worth), -worth.each[card.index]),
    )


def groups(hand: Cards, terms: Terms) -> list[list[Card]]:
    """The known cards of a hand in order; a whole one where melds are held back by its best melds first."""
    known = [card for card in hand if card is not UNKNOWN]
    if not terms.knocks or len(known) < len(hand):
        return [known]
    melds, left = arrangement(hand, knock.points(terms))
    return [*(list(meld.cards) for meld in melds), list(left)]


def points(cards: Iterable[Card], view: View) -> int:
    """What cards count as deadwood."""
    return knock.points(view.terms).of(Cards(cards))


def left_by(action: Showing, view: View) -> Cards:
    """The deadwood beside the melds that are shown."""
    return view.hand.without(Cards(action.cards))


def knocks(view: View, card: Card) -> list[Showing]:
    """Every knock that throws this card, the best first."""
    return _best_first(
        (one for one in view.legal_actions if isinstance(one, Knock) and one.card is card), view
    )


def big_gins(view: View) -> list[Showing]:
    """Every way to show big gin."""
    return [one for one in view.legal_actions if isinstance(one, BigGin)]


def shows(view: View) -> list[Showing]:
    """Every way to show the hand after a knock of the other seat, the best first."""
    return _best_first((one for one in view.legal_actions if isinstance(one, Done)), view)


def _best_first(actions: Iterable[Showing], view: View) -> list[Showing]:
    return sorted(actions, key=lambda action: points(left_by(action, view), view))


def least(ways: Sequence[Showing], view: View) -> list[Showing]:
    """Those of these ways, the best first, that leave as little as the first."""
    return [way for way in ways if points(left_by(way, view), view) == points(left_by(ways[0], view), view)]
