"""Whether the discard pile may be taken from, and how it makes a new stock (`draw`)."""

from __future__ import annotations

from tierce.cards import JOKER, Card
from tierce.game.policies import opening
from tierce.game.state import State
from tierce.melds import Reason


def refused(state: State) -> Reason | None:
    """Why the top discard may not be taken, whatever it would be used for (B2.5, B2.7, B2.8)."""
    draw, seat = state.terms.draw, state.turn
    closed = not state.pile or state.turns[seat] < draw.take_from_round
    if closed or (state.top is JOKER and not draw.take_joker):
        return Reason.PHASE
    return Reason.A_CARTE if len(state.hands[seat]) == 1 and not draw.take_with_one else None


def must_be_laid(state: State) -> bool:
    """Whether a card taken now must be laid in this turn (B2.2 to B2.4)."""
    return state.terms.draw.take == "must_lay" or opening.unopened(state)


def thrown_back(state: State, card: Card) -> bool:
    """Whether discarding this card would throw back the one just taken, where that is forbidden (D2.4).

    Of equal cards another is thrown, so it would only if the hand has no second.
    """
    return (
        not state.terms.draw.throw_back
        and card is state.go.lifted
        and state.hands[state.turn].count(card) == 1
    )


def renewable(state: State) -> tuple[Card, ...]:
    """The discards that a new stock would be made of; none where it may not be made again (B9.1, B9.2).

    Where the whole pile is *taken* its top goes along: the seat whose turn it is has the choice to take that
    card, or to turn all of them and draw the first (D4.3).
    """
    draw = state.terms.draw
    if draw.renewals is not None and state.renewals >= draw.renewals:
        return ()
    return state.pile[:-1] if draw.renew_keeps_top and draw.renew != "taken" else state.pile


def turned(state: State) -> tuple[Card, ...] | None:
    """The new stock where the discards are turned over as they lie, so that the oldest is drawn first (D4.1).

    ``None`` where they are shuffled, which chance does.
    """
    return None if state.terms.draw.renew == "shuffled" else renewable(state)
