"""The tables at which somebody sits: who sits there with them, and how many deals are over."""

from __future__ import annotations

from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tierce.server.rows import seats, tables
from tierce.server.saved import MOST_ROWS
from tierce.server.wire import Purpose


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table with cards at which somebody sits, on ``seat``; ``bots`` are the kinds, seat by seat."""

    table: str
    purpose: Purpose
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    seat: int
    ended: int
    """How many deals are over."""
    over: bool
    touched: str


def sittings(connection: Connection, token: bytes) -> list[Sitting]:
    """The tables at which this secret sits; those that were touched last come first."""
    mine = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.token == token).subquery()
    found = connection.execute(
        sa.select(
            tables.c.id,
            tables.c.purpose,
            tables.c.deal,
            tables.c.turn,
            tables.c.over,
            tables.c.touched,
            mine.c.seat,
        )
        .join(mine, mine.c.table_id == tables.c.id)
        .where(tables.c.deal > 0)
        .order_by(tables.c.touched.desc(), tables.c.created.desc(), tables.c.id)
        .limit(MOST_ROWS)
    ).all()
    sitting: dict[str, list[tuple[str, str | None]]] = {one.id: [] for one in found}
    told = sa.select(seats.c.table_id, seats.c.name, seats.c.bot).where(seats.c.table_id.in_(sitting))
    for id, name, bot in connection.execute(told.order_by(seats.c.table_id, seats.c.seat)):
        sitting[id].append((name, bot))
    return [
        Sitting(
            table=one.id,
            purpose=one.purpose,
            names=tuple(name or f"p{place}" for place, (name, _) in enumerate(sitting[one.id], start=1)),
            bots=tuple(bot for _, bot in sitting[one.id]),
            seat=one.seat,
            ended=one.deal - (one.turn is not None),
            over=one.over,
            touched=one.touched,
        )
        for one in found
    ]
