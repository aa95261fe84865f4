"""Time at a table: whose turn runs, the clock, who is here, who has asked for a pause, for whom a bot plays.

It only says what is so and how long it is until something is due; the room acts upon it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tierce.server.attendance import Attendance
from tierce.server.clock import Clock
from tierce.server.play import Play
from tierce.server.seating import Seating


class Moment(NamedTuple):
    """A turn: its deal, its number, its seat."""

    deal: int
    turn: int
    seat: int


class Pace:
    """The time of one table."""

    def __init__(self, seating: Seating, now: Callable[[], float]) -> None:
        """Nobody is here and no turn runs."""
        self._now = now
        self.attendance = Attendance(now)
        self.clock = Clock(seating.manners.clock, len(seating.seats), now)
        self.moment: Moment | None = None
        """The running turn."""
        self.paused: int | None = None
        """The seat that asked for a pause."""
        self._overdue: Moment | None = None
        """The turn whose time was up: a bot plays it."""

    def update(self, play: Play | None, seating: Seating) -> None:
        """Bring the clock up to date with the cards and the seats."""
        if play is None or play.table.over or seating.stage != "playing":
            self.moment = None
            self.clock.turn(None)
            return
        play.count()
        moment = Moment(play.table.deal, play.turns, play.table.turn)
        if moment != self.moment:
            if self.moment is None or self.moment.deal != moment.deal:
                self.clock.deal()
            self.moment, self._overdue = moment, None
            self.clock.turn(None if seating.seats[moment.seat].bot else moment.seat)
        if self.paused is not None or self.bot_plays(seating, moment.seat):
            self.clock.stop()
        else:
            self.clock.run()

    def time_is_up(self) -> None:
        """A bot plays the running turn to its end."""
        self._overdue = self.moment

    def bot_plays(self, seating: Seating, seat: int) -> bool:
        """Whether a bot plays for a seat: its own, one that stands in, or one that ends an overdue turn."""
        one = seating.seats[seat]
        overdue = self._overdue is not None and self._overdue == self.moment and self._overdue.seat == seat
        return one.bot is not None or one.stand_in or overdue

    def bot_to_play(self, seating: Seating) -> int | None:
        """The seat whose turn it is, if a bot plays it now."""
        if self.moment is None or self.paused is not None:
            return None
        return self.moment.seat if self.bot_plays(seating, self.moment.seat) else None

    @property
    def time_left(self) -> float | None:
        """Seconds until the time of the running turn is up; ``None`` where it never is."""
        return self.clock.left

    def absent(self, seating: Seating) -> list[tuple[int, float]]:
        """The seats for whose person a bot will play, and in how many seconds."""
        patience = seating.manners.absence
        if patience is None or self.moment is None or self.paused is not None:
            return []
        people = [n for n, one in enumerate(seating.seats) if one.token is not None and not one.stand_in]
        gone = [(seat, self.attendance.since(seat)) for seat in people]
        now = self._now()
        return [(seat, since + patience - now) for seat, since in gone if since is not None]

    def due(self, seating: Seating) -> float | None:
        """Seconds until something happens by itself."""
        left = [self.time_left, *(left for _, left in self.absent(seating))]
        return min((max(0.0, one) for one in left if one is not None), default=None)

    def told(self) -> object:
        """What of it a page must hear of anew when it changes; what it can count itself is not in it."""
        return self.paused, (self.clock.seat, self.moment, self._overdue) if self.clock.on else None

    def kept(self) -> dict[str, Any] | None:
        """What a server must know to go on after it was killed."""
        if not self.clock.on and self.paused is None:
            return None
        return {**self.clock.kept(), "paused": self.paused}

    def restore(self, kept: Mapping[str, Any] | None) -> None:
        """Go on where ``kept`` was told."""
        if kept is not None:
            self.clock.restore(kept)
            self.paused = kept["paused"]
