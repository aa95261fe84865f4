"""Who sits at a table and how it is kept, beside the cards: a value, and what may be done to it.

Every act gives a new seating or raises ``Refused`` with the reason; nothing here knows of sockets or of the
store. Seats count from 0 here, and from 1 on the wire.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field, replace
from typing import Final

from tierce.bots import kinds_of
from tierce.rules import Rules
from tierce.server import why, wire
from tierce.server.tongue import words
from tierce.server.why import Refused
from tierce.table import Record

LONGEST_NAME: Final = 24
PURPOSE: Final = "_purpose"
"""Where a record says for what it was played."""
BOT_NAMES: Final = ("Mei", "Ravi", "Aisyah", "Jun", "Priya", "Hassan", "Lin", "Devi")
"""Names for bots: those of the people whom one meets in Penang."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat: a name, and the kind of bot or the hash of a person's secret.

    ``stand_in``: a bot plays for the person now. With neither a bot nor a person the seat is open.
    """

    name: str = ""
    bot: str | None = None
    token: bytes | None = None
    stand_in: bool = False

    @property
    def open(self) -> bool:
        """Whether a guest may sit down here."""
        return self.bot is None and self.token is None


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats of a table, its host and manners, and whether it gathers, plays or is closed."""

    rules: Rules
    seats: tuple[Seat, ...]
    manners: wire.Manners = field(default_factory=wire.Manners)
    invite: str = ""
    stage: wire.Stage = "gathering"
    host: int = 0
    next: str | None = None
    purpose: wire.Purpose = "match"

    # -- what is asked of it -------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each seat, also for an open one."""
        return tuple(one.name or f"p{seat}" for seat, one in enumerate(self.seats, start=1))

    def seat_of(self, token: bytes | None) -> int | None:
        """The seat that this secret sits on."""
        return next((n for n, one in enumerate(self.seats) if token is not None and one.token == token), None)

    def marked(self, record: Record) -> Record:
        """The record of what is played here; what does not count as a match is named in its head."""
        if self.purpose == "match":
            return record
        return replace(record, extra={**record.extra, PURPOSE: self.purpose})

    def gone_from(self, before: Seating) -> tuple[int, ...]:
        """The seats from which somebody has gone since; who moves to another device has not."""
        both = enumerate(zip(before.seats, self.seats, strict=False))
        return tuple(seat for seat, (old, new) in both if old.token is not None and new.token is None)

    # -- what may be done ----------------------------------------------------------------------------------

    def sit(self, seat: int, token: bytes, name: str) -> Seating:
        """A guest takes an open seat."""
        self._not_closed()
        there = self._at(seat)
        if there.token == token:
            return self
        if not there.open:
            raise Refused(why.plain("seat_taken", seat=seat + 1))
        if self.seat_of(token) is not None:
            raise Refused(why.plain("seated_already"))
        return self._with(seat, Seat(self._free_name(name), None, token))

    def leave(self, seat: int) -> Seating:
        """A person stands up for good."""
        self._not_closed()
        return self._with(seat, Seat())

    def start(self, by: int) -> Seating:
        """The host begins the match."""
        self._hosts(by)
        if self.stage != "gathering":
            raise Refused(why.plain("started"))
        if count := sum(one.open for one in self.seats):
            raise Refused(why.plain("seats_open", count=count))
        return replace(self, stage="playing")

    def free(self, by: int, seat: int) -> Seating:
        """The host frees a seat."""
        self._hosts(by)
        self._at(seat)
        return self._with(seat, Seat())

    def drop(self, by: int, seat: int) -> Seating:
        """The host takes an open seat away before the start."""
        self._hosts(by)
        if self.stage != "gathering":
            raise Refused(why.plain("started"))
        if not self._at(seat).open:
            raise Refused(why.plain("seat_taken", seat=seat + 1))
        seats = (*self.seats[:seat], *self.seats[seat + 1 :])
        if problems := self.rules.problems(len(seats)):
            raise Refused(why.plain("too_few_seats", text=problems[0].text))
        return replace(self, seats=seats, host=self.host - (seat < self.host))._settled()

    def put_bot(self, by: int, seat: int, kind: str) -> Seating:
        """The host puts a bot on a seat, also in the place of another person."""
        self._hosts(by)
        self._at(seat)
        kinds = kinds_of(self.rules.grammar)
        if kind not in kinds:
            raise Refused(why.plain("no_bot", kind=kind[:40], kinds=words().joined(kinds)))
        if seat == by:
            raise Refused(why.plain("not_yours"))
        taken = {one.name.casefold() for n, one in enumerate(self.seats) if n != seat}
        name = next(name for name in BOT_NAMES if name.casefold() not in taken)
        return self._with(seat, Seat(name, kind))

    def pass_host(self, by: int, seat: int) -> Seating:
        """The host makes another person the host."""
        self._hosts(by)
        if self._at(seat).token is None:
            raise Refused(why.plain("nobody_there", seat=seat + 1))
        return replace(self, host=seat)

    def stand_in(self, seat: int, on: bool) -> Seating:
        """A bot plays for the person of a seat from now on, or no more."""
        there = self._at(seat)
        if there.token is None:
            raise Refused(why.plain("nobody_there", seat=seat + 1))
        return self._with(seat, replace(there, stand_in=on))

    def move(self, seat: int, token: bytes) -> Seating:
        """A person goes on at another device."""
        there = self._at(seat)
        if there.token is None:
            raise Refused(why.plain("nobody_there", seat=seat + 1))
        if self.seat_of(token) not in (None, seat):
            raise Refused(why.plain("seated_already"))
        return self._with(seat, replace(there, token=token, stand_in=False))

    def forget(self, token: bytes) -> Seating:
        """Nobody is known here by this secret any more, nor by the name it sat under."""
        seats = tuple(Seat() if one.token == token else one for one in self.seats)
        return replace(self, seats=seats)._settled()

    def shut(self, by: int | None = None) -> Seating:
        """The table is closed: by its host, or (``None``) by who keeps the server."""
        if by is not None:
            self._hosts(by)
        return replace(self, stage="closed")

    # -- beneath -------------------------------------------------------------------------------------------

    def _with(self, seat: int, there: Seat) -> Seating:
        seats = (*self.seats[:seat], there, *self.seats[seat + 1 :])
        return replace(self, seats=seats)._settled()

    def _settled(self) -> Seating:
        """A table whose host has gone has the first of its people as host."""
        if self.seats[self.host].token is not None:
            return self
        first = next((n for n, one in enumerate(self.seats) if one.token is not None), self.host)
        return replace(self, host=min(first, len(self.seats) - 1))

    def _at(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise Refused(why.plain("no_seat", seat=seat + 1, most=len(self.seats)))
        return self.seats[seat]

    def _hosts(self, by: int) -> None:
        self._not_closed()
        if by != self.host:
            raise Refused(why.plain("not_host", name=self.names[self.host]))

    def _not_closed(self) -> None:
        if self.stage == "closed":
            raise Refused(why.plain("closed"))

    def _free_name(self, said: str) -> str:
        name = clean_name(said)
        if name is None:
            raise Refused(why.plain("name", most=LONGEST_NAME))
        if any(name.casefold() == one.name.casefold() for one in self.seats if not one.open):
            raise Refused(why.plain("name_taken", name=name))
        return name


def clean_name(said: object) -> str | None:
    """A name as it is kept; ``None`` for what is none."""
    name = unicodedata.normalize("NFC", said).strip() if isinstance(said, str) else ""
    fine = 1 <= len(name) <= LONGEST_NAME and not any(unicodedata.category(c)[0] == "C" for c in name)
    return name if fine else None
