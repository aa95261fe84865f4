"""Events: what happened, one value each; the log, the wire, a bot's ears and the replay all speak them.

An event says all that is needed to bring any state up to date (:func:`tierce.game.fold.fold`), the full one
or the
part that one seat knows. What others may not see is in ``Dealt``, ``Stocked``, ``Drew``, ``Penalised`` and
``Renewed``.
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
class Cut(Event):
    """A seat cut the pack and turned this card; a joker is kept (B1.4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The dealer turned the first discard up (B1.6)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stocked(Event):
    """The dealer put the rest down as the stock, next card first."""

    stock: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Touched(Event):
    """A seat touched the discard pile (C3.14)."""


@dataclass(frozen=True, slots=True)
class RanOut(Event):
    """A card must be drawn and the stock is empty: chance renews it from the discards (B9.1)."""


@dataclass(frozen=True, slots=True)
class Renewed(Event):
    """The stock was made anew from the discards, next card first."""

    stock: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A seat drew from the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took the top discard."""

    card: Card


@dataclass(frozen=True, slots=True)
class Borrowed(Event):
    """A seat took the cards in these slots off a meld, for a new one (B7)."""

    cards: tuple[Card, ...]
    meld: int
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A seat discarded a card; ``carte`` when it holds one more and that was announced (B8.1)."""

    card: Card
    carte: bool = False


@dataclass(frozen=True, slots=True)
class Penalised(Event):
    """A seat that forgot to announce its last card drew these (B8.1)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat left the card that was offered."""


@dataclass(frozen=True, slots=True)
class Knocked(Event):
    """A seat knocked: it threw ``card`` (big gin throws none) and showed its melds, ``left`` beside them."""

    card: Card | None
    melds: tuple[Meld, ...]
    left: Cards


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """The other seat showed its melds after a knock, and ``left`` beside them."""

    melds: tuple[Meld, ...]
    left: Cards


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
    """A seat emptied its hand, by this last discard if there was one."""

    discard: Card | None = None


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over; ``seat`` is who acted last. The hands are shown in the result."""

    result: DealResult
