"""What the main line speaks of, and what it says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tierce.cards import Cards
from tierce.game import choices, engine
from tierce.game.actions import Action
from tierce.game.illegal import Illegal
from tierce.table import View


@dataclass(frozen=True, slots=True)
class Moment:
    """What the main line speaks of."""

    view: View
    mine: bool
    """Whether the person must act."""
    match_over: bool = False
    picked: Cards = field(default_factory=Cards)
    ways: Sequence[choices.Way] = ()
    illegal: Illegal | None = None
    """Why the chosen cards cannot be played."""
    carte: bool = False
    """Whether the person will say that one card is left."""
    borrowing: bool = False
    """Whether a meld to borrow from is being looked for."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Keys with what they do, the first by Enter too; else a sentence. And what is said beside it."""

    offers: tuple[tuple[str, str], ...] = ()
    said: str = ""
    message: str = ""


def allowed(view: View, *actions: Action) -> list[Action]:
    """Those of these actions that are legal as the next step."""
    return [action for action in actions if engine.check_step(view.state, action) is None]
