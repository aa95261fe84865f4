"""What every turn grammar offers to the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from tierce.game.actions import Action
from tierce.game.events import Event
from tierce.game.illegal import Illegal
from tierce.game.state import State


class TurnGrammar(Protocol):
    """The shape of a turn: which acts it has and what each brings about."""

    def judge(self, state: State, action: Action, /) -> Event | Illegal:
        """What the action of the seat whose turn it is would bring about, or why it is refused."""

    def steps(self, state: State, most_melds: int | None = None, /) -> Iterable[Action]:
        """Every action that ``judge`` accepts, fully stated, each once, in a stable order.

        Of new melds no more than so many.
        """

    def guarded(self, state: State, listed: Iterable[Action], /) -> Iterable[Action]:
        """Those of the steps after which the turn can still be completed."""

    def unfinished(self, state: State, event: Event, /) -> Illegal | None:
        """Why the turn cannot be completed after this event, or ``None``; ``state`` is the one after it."""

    def follows(self, state: State, event: Event, /) -> Event | None:
        """What the table does by itself after this event, if anything; ``state`` is the state after it."""
