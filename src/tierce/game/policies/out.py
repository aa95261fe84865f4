"""Whether a seat may leave the deal by its last card (`out`, `draw.touch`, `score.joker_finish`).

Also how many melds it may lay in one turn.
"""

from __future__ import annotations

from tierce.cards import JOKER, Card
from tierce.game.state import State
from tierce.melds import Reason


def forfeited(state: State, seat: int) -> bool:
    """Whether the seat has lost the dry exit by touching the discard pile and drawing (C3.14)."""
    return state.touched[seat] or (state.go.touched and not state.go.from_pile)


def may_not_leave(state: State) -> bool:
    """Whether the seat whose turn it is may not go out in this deal at all."""
    return state.terms.draw.touch == "no_exit_this_deal" and forfeited(state, state.turn)


def melds_left(state: State) -> int | None:
    """How many new melds may still be laid in this turn; ``None`` for any number (D2.5)."""
    most = state.terms.out.new_melds
    return None if most is None else most - state.go.melds


def refused_last(state: State, discard: Card | None) -> Reason | None:
    """Why the seat may not leave by this last discard, or by laying its last card (B5.4, B10.6)."""
    if may_not_leave(state) or (discard is None and state.terms.out.discard == "required"):
        return Reason.KEEP_CARD
    if discard is JOKER and state.terms.score.joker_finish == "forbidden":
        return Reason.JOKER_FINISH
    return None
