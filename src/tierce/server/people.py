"""Who is at a table, as the wire tells it."""

from __future__ import annotations

from tierce.server import messages, wire
from tierce.server.pace import Pace
from tierce.server.seating import Seating


def room_message(
    table: str, seating: Seating, pace: Pace, *, seat: int | None, watchers: int
) -> wire.RoomMessage:
    """The people of a table, its manners and its clock, for who sits on ``seat``."""
    rules = seating.rules
    low, high = rules.span
    return wire.RoomMessage(
        table=table,
        stage=seating.stage,
        game=rules.name,
        title=rules.title,
        changes=messages.changes(rules, len(seating.seats)),
        seats=list(range(low, high + 1)),
        you=None if seat is None else seat + 1,
        host=seating.host + 1,
        places=[_place(number, seating, pace) for number in range(len(seating.seats))],
        manners=seating.manners,
        paused=None if pace.paused is None else pace.paused + 1,
        clock=pace.clock.ticking(),
        watchers=watchers,
        invite=seating.invite,
        next=seating.next,
        purpose=seating.purpose,
    )


def _place(number: int, seating: Seating, pace: Pace) -> wire.Place:
    seat = seating.seats[number]
    person = seat.token is not None
    return wire.Place(
        seat=number + 1,
        name=seat.name,
        bot=seat.bot,
        taken=person,
        here=pace.attendance.here(number) if person else seat.bot is not None,
        away=pace.attendance.away(number) if person else None,
        stand_in=seat.stand_in,
        bank=pace.clock.bank(number),
    )
