"""Where one turn ends and the next begins, in the log and in the film."""

from __future__ import annotations

from tierce.game.events import Died, Discarded, Event, Knocked, Passed, Shown, TurnEnded, WentOut
from tierce.rules import Terms


def ends_turn(event: Event, terms: Terms) -> bool:
    """Whether a turn ended with this: where one knocks, a discard does it, and whatever shows a hand."""
    if terms.knocks:
        return isinstance(event, Discarded | Passed | Knocked | Shown)
    return isinstance(event, TurnEnded | Died | WentOut)
