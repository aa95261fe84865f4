"""Events: what happened, one value each; the log, the wire, a bot's ears and the replay all speak them.

An event says all that is needed to bring any state up to date (:func:`tierce.game.fold.fold`), the full one
or the
part that one seat knows. Only ``Dealt`` holds cards that others may not see.
"""

from __future__ import annotations

from dataclasses import dataclass

from tierce.cards import Card, Cards
from tierce.game.scoring import DealResult
from tierce.melds import Meld, MeldEnd


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; ``seat`` is who did it or whom it befell."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """Cards were dealt to a seat; unknown cards where the listener may not see them."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MeldLaid(Event):
    """A seat laid a new meld, which gets the next number."""

    meld: Meld


@dataclass(frozen=True, slots=True)
class LaidOff(Event):
    """A seat laid a card off on a meld.

    ``slid`` when it took a joker's place and the joker went to ``end``.
    """

    card: Card
    meld: int
    end: MeldEnd | None
    slid: bool = False


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A seat put a natural into slot ``slot`` of a meld and took the joker that lay there."""

    card: Card
    meld: int
    slot: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat ended its turn."""


@dataclass(frozen=True, slots=True)
class Died(Event):
    """A seat is dead; ``auto`` when the table said so for it (A8.4)."""

    auto: bool = False


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat emptied its hand."""


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over; ``seat`` is who acted last. The hands are shown in the result."""

    result: DealResult
