"""What a bot is: somebody who is shown a view and says an action."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Final, Protocol, runtime_checkable

from tierce.game import engine
from tierce.game.actions import Action, Discard, Draw, Touch
from tierce.game.events import Event
from tierce.game.fold import fold
from tierce.game.state import State
from tierce.game.turns.draw_meld_discard import can_complete
from tierce.table.view import View

LONGEST_SEARCH: Final = 15
"""The most cards with which a player goes out at once where nothing less opens: that is searched for."""


class Player(Protocol):
    """A player sees what its seat may know and nothing else.

    Whatever chance it needs comes through its constructor, so that the same seed and the same views give the
    same actions. It looks at no clock.
    """

    def choose(self, view: View) -> Action:
        """One action that is legal in this view. Asked until the turn is over."""


@runtime_checkable
class Listener(Protocol):
    """A player that also wants to hear what happens, each event as its seat hears it."""

    def hear(self, event: Event) -> None:
        """Something happened."""


def first_legal(view: View, wishes: Iterable[Action]) -> Action:
    """The first of these actions that the guarded door lets pass, else the first step that it does.

    The guarded door may have to search (a freed joker that must still be laid), so it is asked about one
    action at a time.

    Raises ``ValueError`` when it is not this seat's turn.
    """
    if view.seat == view.turn:
        for action in chain(wishes, view.steps if view.terms.draws else view.legal_actions):
            if passes(view.state, action):
                return action
    raise ValueError("a player is asked when it is not its turn")


def passes(state: State, action: Action) -> bool:
    """Whether the guarded door lets the action pass. It is not asked why not, which can take long."""
    if not state.terms.draws:
        return state.terms.swap.use == "keep" or engine.check(state, action) is None
    event = engine.judge(state, action)
    if not isinstance(event, Event):
        return False
    if isinstance(action, Draw | Touch | Discard):
        return True
    seat = state.turn
    whole_hand = state.terms.opening.kind == "none" and not state.opened[seat]
    if whole_hand and len(state.hands[seat]) > LONGEST_SEARCH:
        return False
    return can_complete(fold(state, event))
