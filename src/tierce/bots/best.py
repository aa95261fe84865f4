"""The best melds in a hand, for whoever holds it and wants them put together."""

from __future__ import annotations

from tierce.bots.rami.plan import MOST_IN_A_CIRCLE
from tierce.cards import Cards
from tierce.game.policies import knock, opening
from tierce.game.policies.wild import burnt_cards
from tierce.game.scoring import card_points
from tierce.game.solved import opening_values
from tierce.game.state import meld_law
from tierce.melds import Meld
from tierce.melds.arrange import Pure, Values, arrange
from tierce.melds.arrange import opening as find_opening
from tierce.melds.deadwood import arrangement
from tierce.table.view import View


def best_melds(view: View, hand: Cards) -> tuple[tuple[Meld, ...], Cards]:
    """The melds of these cards that count most, an opening if there is one, and the cards that they leave.

    Asked of a seat's view, in its turn or out of it. What a seat can open with counts as for its opening, all
    else as it would cost in hand.
    """
    terms, seat = view.terms, view.seat
    if seat is None:
        return (), hand
    if terms.knocks:
        return arrangement(hand, knock.points(terms))
    law, wild = meld_law(terms), burnt_cards(view.state, Cards())
    if len(hand) > MOST_IN_A_CIRCLE:
        law = law._replace(circular=False)  # it would take too long
    values = Values.by_card(lambda card: card_points(card, terms))
    if need := opening.lacking(view.state, seat):
        values, pure = opening_values(terms), _pure(view)
        need -= view.go.points if seat == view.turn else 0
        found = find_opening(hand, law, max(0, need), values=values, pure=pure, wild=wild)
        if found is not None:
            return found.melds, found.deadwood
    found = arrange(hand, law, values, wild=wild)
    return ((), hand) if found is None else (found.melds, found.deadwood)


def _pure(view: View) -> Pure:
    """The pure run that the opening of this seat still lacks."""
    laid = view.seat == view.turn and opening.is_pure(view.state)
    return "off" if laid else view.terms.opening.pure_run
