"""Who is at a table, and how it is kept."""

from __future__ import annotations

from typing import Literal

import msgspec

from tierce.server.wire.base import Wire
from tierce.server.wire.cards import Change

Stage = Literal["gathering", "playing", "closed"]
Purpose = Literal["match", "lesson", "what_if"]
"""What is played at a table: a match that counts, the deal of a lesson that begins one, or how else a deal
might have gone on.
"""


class Clock(Wire):
    """How long one may think: ``turn`` seconds for each turn, and then of ``bank`` seconds for each deal.

    With both at 0 there is no clock. ``hard``: when the time is up a bot plays the turn; else it is only
    shown.
    """

    turn: int = 0
    bank: int = 0
    hard: bool = False


class Manners(Wire):
    """How a table is kept, beside its rules.

    ``absence``: seconds after which a bot plays for somebody whose line is lost; null waits. ``stand_in`` is
    the kind of that bot. ``spectators`` may watch the public cards, ``chat`` allows words of one's own,
    ``hints`` lets everybody ask what could be done.
    """

    clock: Clock = msgspec.field(default_factory=Clock)
    absence: int | None = None
    stand_in: str = "keeper"
    spectators: bool = True
    chat: bool = False
    hints: bool = True


class Place(Wire):
    """A seat, beside its cards: who sits there, and whether they are here.

    A seat with neither a ``bot`` nor a person (``taken``) is open to guests, and its ``name`` is empty.
    ``here``: a line to this person is open (bots always are); ``away`` counts the seconds since it was lost.
    ``stand_in``: a bot plays for this person now. ``bank`` are the milliseconds that the seat's bank held
    when this was sent, null without one.
    """

    seat: int
    name: str
    bot: str | None
    taken: bool
    here: bool
    away: int | None
    stand_in: bool
    bank: int | None


class Ticking(Wire):
    """The clock of the running turn: whose it is, and the milliseconds left when this was sent.

    ``turn`` are those of the turn itself, ``bank`` those of the bank after them; both run below zero where
    the clock is not hard. A clock that is not ``running`` stands still: there is a pause.
    """

    seat: int
    turn: int
    bank: int
    running: bool


class RoomMessage(Wire, tag_field="type", tag="room"):
    """Who is at the table and how it is kept; sent at once, and whenever something of it changes.

    While people gather (``stage``) no cards are dealt and no ``view`` is sent. ``you`` is one's own seat,
    null for a guest or a spectator; ``host`` the seat that may free seats, put bots and start. ``paused``
    names the seat that asked for the pause. ``watchers`` counts the spectators. ``invite`` is the key that
    opens the table to a guest: ``/t/<table>#<invite>``. ``next`` is the table of the next match, once there
    is one. What is played for another ``purpose`` than a match does not count.
    """

    table: str
    stage: Stage
    game: str
    title: str
    changes: list[Change]
    seats: list[int]
    you: int | None
    host: int
    places: list[Place]
    manners: Manners
    paused: int | None
    clock: Ticking | None
    watchers: int
    invite: str
    next: str | None
    purpose: Purpose


class SaidMessage(Wire, tag_field="type", tag="said"):
    """Somebody said something: a ``phrase`` of the list (message ``phrase-<phrase>``), or words of their own.

    ``n`` numbers what is said at a table; what is sent again after a break has the number it had. ``before``:
    it was said before this line was opened.
    """

    n: int
    seat: int
    phrase: str | None
    text: str | None
    before: bool = False


class UnsaidMessage(Wire, tag_field="type", tag="unsaid"):
    """What was said under this number was taken away."""

    n: int
