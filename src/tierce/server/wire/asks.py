"""What the page says on the socket of a table."""

from __future__ import annotations

from tierce.server.wire.base import Wire
from tierce.server.wire.hand import Group


class Play(Wire, tag_field="type", tag="play"):
    """Play these words in the running turn, all or nothing.

    ``meld ..``, ``lay .. m1>``, ``swap .. m2``, ``end``, ``dead``; where one draws and discards, ``draw``,
    ``take``, ``touch``, ``borrow .. m3<``, ``discard ..``, ``discard .. carte``; where one knocks, ``pass``,
    ``knock ..``, ``biggin ..``, ``done``.
    """

    id: str
    words: str


class Undo(Wire, tag_field="type", tag="undo"):
    """Take the last step of the half-played turn back, or all of them."""

    id: str
    all: bool = False


class Ask(Wire, tag_field="type", tag="ask"):
    """How can exactly these cards be played now? Changes nothing."""

    n: int
    cards: list[str]


class Arrange(Wire, tag_field="type", tag="arrange"):
    """Keep the hand of this deal as it lies now, in groups; the last one to say so counts."""

    id: str
    deal: int
    groups: list[Group]


class Best(Wire, tag_field="type", tag="best"):
    """Which are the best melds in my hand? Changes nothing."""

    n: int


class Hint(Wire, tag_field="type", tag="hint"):
    """What could I do now? Changes nothing."""

    n: int


class Next(Wire, tag_field="type", tag="next"):
    """Deal the next deal of the match."""

    id: str


class Sit(Wire, tag_field="type", tag="sit"):
    """Take an open seat under this name."""

    id: str
    seat: int
    name: str


class Leave(Wire, tag_field="type", tag="leave"):
    """Stand up for good: the seat is open again."""

    id: str


class Start(Wire, tag_field="type", tag="start"):
    """The host deals the first deal; no seat may be open."""

    id: str


class FreeSeat(Wire, tag_field="type", tag="free"):
    """The host frees a seat: whoever sat there is a guest again."""

    id: str
    seat: int


class DropSeat(Wire, tag_field="type", tag="drop"):
    """The host takes an open seat away before the start, where the rules allow so few."""

    id: str
    seat: int


class PutBot(Wire, tag_field="type", tag="bot"):
    """The host puts a bot of this kind on a seat, also in the place of a person."""

    id: str
    seat: int
    kind: str


class PassHost(Wire, tag_field="type", tag="host"):
    """The host makes another person the host."""

    id: str
    seat: int


class Pause(Wire, tag_field="type", tag="pause"):
    """Stop the clock and the bots for all, or go on. Everybody at the table may."""

    id: str
    on: bool


class StandIn(Wire, tag_field="type", tag="stand_in"):
    """Let a bot play for a seat whose person is away, or for oneself; or take one's own seat back."""

    id: str
    seat: int
    on: bool


class Rematch(Wire, tag_field="type", tag="rematch"):
    """After a match: another one with the same people on the same seats, at a new table."""

    id: str


class CloseTable(Wire, tag_field="type", tag="close"):
    """The host closes the table; what was played stays to be read."""

    id: str


class Say(Wire, tag_field="type", tag="say"):
    """Say a phrase of the list, or words of one's own where the table allows them."""

    id: str
    phrase: str | None = None
    text: str | None = None


class Unsay(Wire, tag_field="type", tag="unsay"):
    """The host takes away what was said under this number."""

    id: str
    n: int


Reseats = Leave | FreeSeat | DropSeat | PutBot | PassHost | CloseTable
"""What changes who sits at the table."""

FromPage = (
    Play
    | Undo
    | Ask
    | Arrange
    | Best
    | Hint
    | Next
    | Sit
    | Leave
    | Start
    | FreeSeat
    | DropSeat
    | PutBot
    | PassHost
    | Pause
    | StandIn
    | Rematch
    | CloseTable
    | Say
    | Unsay
)
