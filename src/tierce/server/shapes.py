"""What the groups of a hand would be as melds.

Everything is judged from the view of the seat itself, in its turn and out of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tierce.cards import JOKER, Card, Cards
from tierce.game.policies import opening
from tierce.game.policies.wild import burnt_cards
from tierce.game.state import meld_law
from tierce.melds import Laid, Meld
from tierce.melds.readings import shapes
from tierce.server import messages, wire
from tierce.server.hands import Hand
from tierce.table import View


class Shapes:
    """What the hand of one seat looked like last: it is judged anew when something of it has changed."""

    def __init__(self) -> None:
        """Nothing was judged yet."""
        self._of: object = None
        self._told: wire.HandMessage

    def message(self, hand: Hand, view: View, deal: int) -> wire.HandMessage:
        """How the hand lies in this deal, each group with the meld that it would be."""
        lies = hand.in_deal(deal)
        need = 0 if view.seat is None else opening.lacking(view.state, view.seat)
        burnt = burnt_cards(view.state, Cards())
        of = (lies, deal, view.hand, need, burnt)
        if of != self._of:
            found = [shape(cards, view) for cards in there(lies.groups, view.hand)]
            self._told = wire.HandMessage(deal, lies.n, list(lies.groups), found, need or None)
            self._of = of
        return self._told


def there(groups: Iterable[wire.Group], hand: Cards) -> list[list[Card]]:
    """The cards of each group that are in the hand; of equal cards the first places have them."""
    found: list[list[Card]] = []
    for group in groups:
        found.append([])
        for card in map(Card.parse, group.cards):
            if card in hand:
                hand -= card
                found[-1].append(card)
    return found


def shape(cards: Sequence[Card], view: View) -> wire.Shape | None:
    """The dearest meld that just these cards are, ``None`` where they are none."""
    melds = readings(cards, view)
    if not melds:
        return None
    dearest = max(melds, key=lambda meld: (messages.meld_points(meld, view.terms), meld.low))
    return wire.Shape(
        kind=messages.kind_of(dearest),
        points=messages.meld_points(dearest, view.terms),
        slots=[messages.slot(one) for one in dearest.laid],
    )


def readings(cards: Sequence[Card], view: View) -> list[Meld]:
    """Every meld that may be made of just these cards now."""
    law, burnt = meld_law(view.terms), burnt_cards(view.state, Cards(cards))
    found = shapes([Laid(card) for card in cards], law)
    if not isinstance(found, list):
        return []
    return [meld for meld in found if law.jokers(meld) is None and _stand(meld, burnt)]


def _stand(meld: Meld, burnt: frozenset[Card] | None) -> bool:
    """Whether the jokers of a run stand for cards for which they may."""
    if burnt is None or not meld.is_run:
        return True
    return all(one.card is not JOKER or one.stands_for in burnt for one in meld.laid)
