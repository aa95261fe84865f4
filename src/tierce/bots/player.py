"""What a bot is: somebody who is shown a view and says an action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from tierce.game import engine
from tierce.game.actions import Action
from tierce.game.events import Event
from tierce.table.view import View


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
    """The first of these steps that the guarded door lets pass, else the first that it lists.

    The guarded door may have to search (a freed joker that must still be laid), so it is asked about one
    action at a time.

    Raises ``ValueError`` when it is not this seat's turn.
    """
    for action in wishes:
        if view.terms.swap.use == "keep" or engine.check(view.state, action) is None:
            return action
    if not view.legal_actions:
        raise ValueError("a player is asked when it is not its turn")
    return view.legal_actions[0]
