"""All tables of a server, for whoever keeps it: the list, and what is to go."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tierce.server.rows import metadata, seats, tables
from tierce.server.wire import Stage

THEIRS: Final = [one for one in reversed(metadata.sorted_tables) if "table_id" in one.c]
"""What is kept of a table beside its own row, what depends on other rows first."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table in the list of all."""

    table: str
    rules: str
    names: tuple[str, ...]
    stage: Stage
    deal: int
    over: bool
    created: str
    touched: str


def all_tables(connection: Connection) -> list[Row]:
    """Every table, those first that were touched last."""
    names: dict[str, list[str]] = {}
    sitting = sa.select(seats.c.table_id, seats.c.name).order_by(seats.c.table_id, seats.c.seat)
    for id, name in connection.execute(sitting):
        names.setdefault(id, []).append(name)
    found = connection.execute(
        sa.select(
            tables.c.id, tables.c.rules, tables.c.stage, tables.c.deal, tables.c.over, tables.c.created,
            tables.c.touched,
        ).order_by(tables.c.touched.desc(), tables.c.created.desc(), tables.c.id)
    )  # fmt: skip
    return [Row(id, rules, tuple(filter(None, names.get(id, ()))), *rest) for id, rules, *rest in found]


def delete_table(connection: Connection, table: str) -> None:
    """Delete a table with everything that is kept of it."""
    for one in THEIRS:
        connection.execute(sa.delete(one).where(one.c.table_id == table))
    connection.execute(sa.delete(tables).where(tables.c.id == table))


def untouched(connection: Connection, days: int) -> list[str]:
    """The tables at which nothing has happened for so many days."""
    then = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=days)
    chosen = sa.select(tables.c.id).where(tables.c.touched < then.isoformat(timespec="seconds"))
    return list(connection.execute(chosen.order_by(tables.c.id)).scalars())


def prune(connection: Connection, days: int) -> list[str]:
    """Delete the tables at which nothing has happened for so many days; which they were."""
    found = untouched(connection, days)
    for table in found:
        delete_table(connection, table)
    return found
