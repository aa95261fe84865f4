"""What happened at a table, seen from one seat."""

from __future__ import annotations

from typing import Literal

from tierce.server.wire.base import Wire
from tierce.server.wire.cards import Meld, Result, Slot


class Marked(Wire, kw_only=True):
    """What may be said of every event: ``stand_in`` when a bot played it for the person who sits there."""

    stand_in: bool = False


class Event(Marked, tag_field="type"):
    """Something that happened at the table; ``seq`` numbers the events of a table from 1."""

    seq: int
    deal: int


class Dealt(Event, tag="dealt"):
    """Cards were dealt to a seat; ``cards`` is null where this viewer may not see them."""

    seat: int
    count: int
    cards: list[str] | None


class Cut(Event, tag="cut"):
    """A seat cut the deck and turned this card; a joker it keeps, as one of the cards it is dealt."""

    seat: int
    card: str


class TurnedUp(Event, tag="turned_up"):
    """The dealer turned the first card of the discard pile up."""

    seat: int
    card: str


class Drew(Event, tag="drew"):
    """A seat drew from the stock; ``card`` is null where this viewer may not see it."""

    seat: int
    card: str | None


class Took(Event, tag="took"):
    """A seat took the top card of the discard pile."""

    seat: int
    card: str


class Touched(Event, tag="touched"):
    """A seat touched the discard pile before it drew."""

    seat: int


class Renewed(Event, tag="renewed"):
    """The stock had run out for this seat: ``count`` cards of the pile are the new one, its top stays."""

    seat: int
    count: int


class Melded(Event, tag="melded"):
    """A seat laid a meld; ``passport`` marks the one with which it has its passport, or opens."""

    seat: int
    meld: int
    kind: Literal["run", "set"]
    slots: list[Slot]
    passport: bool


class LaidOff(Event, tag="laid_off"):
    """A seat laid a card off on a meld.

    ``slid`` when it took a joker's place and pushed the joker to ``end``; ``passport`` when only with this
    card the opening stands.
    """

    seat: int
    card: str
    stands_for: str | None
    meld: int
    end: Literal["<", ">"] | None
    slid: bool
    passport: bool


class Swapped(Event, tag="swapped"):
    """A seat put a natural in a joker's place and took the joker to hand."""

    seat: int
    card: str
    meld: int


class Borrowed(Event, tag="borrowed"):
    """A seat took cards off a meld of the table, for a new meld of its own.

    ``slots`` are their places in the meld as it lay, from 0.
    """

    seat: int
    cards: list[str]
    meld: int
    slots: list[int]


class Discarded(Event, tag="discarded"):
    """A seat discarded a card; ``carte`` when it said that it holds one more."""

    seat: int
    card: str
    carte: bool


class Penalised(Event, tag="penalised"):
    """A seat forgot to announce its last card and drew two; ``cards`` is null where this viewer sees none."""

    seat: int
    count: int
    cards: list[str] | None


class Passed(Event, tag="passed"):
    """A seat left the card that was offered."""

    seat: int


class Knocked(Event, tag="knocked"):
    """A seat knocked: it threw ``card`` (big gin throws none), and showed its melds and its deadwood."""

    seat: int
    card: str | None
    melds: list[Meld]
    left: list[str]
    deadwood: int


class Shown(Event, tag="shown"):
    """The other seat showed its melds after a knock, and what is left beside them."""

    seat: int
    melds: list[Meld]
    left: list[str]
    deadwood: int


class TurnEnded(Event, tag="turn_ended"):
    """A seat ended its turn."""

    seat: int


class Died(Event, tag="died"):
    """A seat is dead.

    ``passport`` is false when it never had one, ``auto`` when the table said it for the seat.
    """

    seat: int
    passport: bool
    auto: bool


class WentOut(Event, tag="went_out"):
    """A seat emptied its hand: Game."""

    seat: int


class DealEnded(Event, tag="deal_ended"):
    """The deal is over; hands are shown."""

    result: Result


AnyEvent = (
    Dealt
    | Cut
    | TurnedUp
    | Drew
    | Took
    | Touched
    | Renewed
    | Melded
    | LaidOff
    | Swapped
    | Borrowed
    | Discarded
    | Penalised
    | Passed
    | Knocked
    | Shown
    | TurnEnded
    | Died
    | WentOut
    | DealEnded
)
