"""Whether the discard pile may be taken from, and whether it can make a new stock (`draw`)."""

from __future__ import annotations

from tierce.cards import JOKER, Card
from tierce.game.state import State
from tierce.melds import Reason


def refused(state: State) -> Reason | None:
    """Why the top discard may not be taken, whatever it would be used for (B2.5, B2.7, B2.8)."""
    draw, seat = state.terms.draw, state.turn
    closed = not state.pile or state.turns[seat] < draw.take_from_round
    if closed or (state.top is JOKER and not draw.take_joker):
        return Reason.PHASE
    return Reason.A_CARTE if len(state.hands[seat]) == 1 else None


def must_be_laid(state: State) -> bool:
    """Whether a card taken now must be laid in this turn (B2.2 to B2.4)."""
    return state.terms.draw.take == "must_lay" or not state.opened[state.turn]


def renewable(state: State) -> tuple[Card, ...]:
    """The discards that a new stock would be made of; none where it may not be made again (B9.1, B9.2)."""
    draw = state.terms.draw
    if draw.renewals is not None and state.renewals >= draw.renewals:
        return ()
    return state.pile[:-1] if draw.renew_keeps_top else state.pile
