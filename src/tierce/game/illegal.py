"""A refusal: the reason code with the cards and numbers that make it a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tierce.cards import Card, TierceError
from tierce.game.actions import Action
from tierce.melds import Reason

__all__ = ["Illegal", "IllegalAction", "Reason"]


@dataclass(frozen=True, slots=True)
class Illegal:
    """Why an action is refused. Every field speaks of what the acting seat may know."""

    reason: Reason
    cards: tuple[Card, ...] = ()
    """The cards that the sentence is about."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """The numbers of the sentence: ``meld``, ``have``, ``need``, ``most``."""
    readings: tuple[Action, ...] = ()
    """For ``ambiguous``: each legal reading, fully stated."""


class IllegalAction(TierceError):
    """An action was refused; nothing changed."""

    def __init__(self, action: Action, illegal: Illegal) -> None:
        """The action as it was said, and why not."""
        said = ", ".join(map(str, illegal.readings))
        super().__init__(f"{action}: {illegal.reason}" + (f" ({said})" if said else ""))
        self.action, self.illegal = action, illegal
        self.reason, self.cards, self.numbers = illegal.reason, illegal.cards, illegal.numbers
        self.readings = illegal.readings
