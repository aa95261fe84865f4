"""Those who are at a table, each at a line, and what each of them is shown."""

from __future__ import annotations

from collections.abc import Iterable

from tierce.server import wire
from tierce.server.arrangements import Arrangements
from tierce.server.link import Link
from tierce.server.pace import Pace
from tierce.server.people import room_message
from tierce.server.play import Play
from tierce.server.seating import Seating


class Audience:
    """The lines of one table."""

    def __init__(self, table: str, hands: Arrangements) -> None:
        """Nobody is there yet."""
        self.links: set[Link] = set()
        self._table, self._hands = table, hands
        self._lies: dict[int, wire.HandMessage] = {}
        """What each seat was last told of how its hand lies."""
        self._told: object = None
        """The facts of the last room message, and of the last views that were sent to all."""
        self._seen: object = None

    @property
    def watchers(self) -> int:
        """How many have no seat."""
        return sum(link.seat is None for link in self.links)

    def greet(self, link: Link, seating: Seating, pace: Pace, play: Play | None, version: int) -> None:
        """Tell a new line all that it may know."""
        link.say(self._room(link.seat, seating, pace))
        if play is not None and _may_see(link, seating):
            link.say(play.view(link.seat, seating, version))
            if link.seat is not None:
                link.say(self._hands.message(link.seat, play))

    def show(self, seating: Seating, pace: Pace, play: Play | None, version: int) -> None:
        """Show everybody the table as it is on disk now."""
        self.tell(seating, pace)
        if play is None:
            return
        # A half-played turn is seen by its own seat alone: nobody else is told of its steps.
        seen, turn = (play.table.seq, seating), play.table.turn
        alike, self._seen = seen == self._seen, seen
        seeing = [link for link in self.links if _may_see(link, seating) and (link.seat == turn or not alike)]
        views = {seat: play.view(seat, seating, version) for seat in {link.seat for link in seeing}}
        for link in seeing:
            link.say(views[link.seat])
        self.lay(play)

    def lay(self, play: Play) -> None:
        """Tell each seat how its hand lies, if that has changed."""
        for seat in {link.seat for link in self.links if link.seat is not None}:
            lies = self._hands.message(seat, play)
            if lies != self._lies.get(seat):
                self._lies[seat] = lies
                for link in self.links:
                    if link.seat == seat:
                        link.say(lies)

    def tell(self, seating: Seating, pace: Pace) -> None:
        """Tell everybody who is here, if that has changed."""
        pace.attendance.settle(link.seat for link in self.links if link.seat is not None)
        here = tuple(pace.attendance.here(seat) for seat in range(len(seating.seats)))
        facts = (seating, here, self.watchers, pace.told())
        if facts != self._told:
            self._told = facts
            told = {seat: self._room(seat, seating, pace) for seat in {link.seat for link in self.links}}
            for link in self.links:
                link.say(told[link.seat])

    def say(self, messages: Iterable[wire.SaidMessage | wire.UnsaidMessage]) -> None:
        """Say something to all."""
        for message in messages:
            for link in self.links:
                link.say(message)

    def reseat(self, seating: Seating) -> None:
        """Others sit here now: each line is at the seat of its person."""
        for link in self.links:
            if link.seat != (seat := seating.seat_of(link.token)):
                link.reseat(seat)
                if seat is not None:
                    self._lies.pop(seat, None)

    def close(self, code: int, reason: str) -> None:
        """Close every line."""
        for link in self.links:
            link.close(code, reason)

    def _room(self, seat: int | None, seating: Seating, pace: Pace) -> wire.RoomMessage:
        return room_message(self._table, seating, pace, seat=seat, watchers=self.watchers)


def _may_see(link: Link, seating: Seating) -> bool:
    """Whether the cards that lie open are for this line."""
    return link.seat is not None or seating.manners.spectators
