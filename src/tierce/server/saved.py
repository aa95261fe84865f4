"""A table as rows, and rows as a table again."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tierce.rules import load
from tierce.server.rows import done, drafts, events, seats, tables
from tierce.server.store import Conflict, StoreError
from tierce.table import Logged, Record, Table
from tierce.table.lines import Line, dealt_hand
from tierce.table.record import DealRecord

REMEMBERED = 500
"""How many ids of a table are kept; a page sends again only what it sent last."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits on a seat: a name, and the kind of bot or the hash of a person's secret."""

    name: str
    bot: str | None = None
    token: bytes | None = None


@dataclass(frozen=True, slots=True)
class Change:
    """What one action adds to a table."""

    version: int
    """The table's version after it, one more than before."""
    log: tuple[Logged, ...]
    dealers: tuple[int, ...]
    """Who dealt each deal of the match."""
    draft: tuple[str, ...]
    done: tuple[int, str] | None
    """The seat and the id of the message that did it."""
    deal: int
    turn: int | None
    over: bool


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table from the store, its half-played turn on it."""

    table: Table
    seats: tuple[Seat, ...]
    version: int
    done: frozenset[tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Row:
    """A table in the list of those one sits at."""

    table: str
    rules: str
    names: tuple[str, ...]
    seat: int
    deal: int
    turn: int | None
    over: bool


def create(connection: Connection, table: Table, sitting: tuple[Seat, ...], first: Change) -> None:
    """Write a new table with its first deal."""
    connection.execute(
        sa.insert(tables).values(
            id=table.id,
            rules=table.rules.label,
            seed=table.seed,
            created=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
            deal=first.deal,
            turn=first.turn,
            over=first.over,
        )
    )
    connection.execute(
        sa.insert(seats),
        [
            {"table_id": table.id, "seat": number, "name": one.name, "bot": one.bot, "token": one.token}
            for number, one in enumerate(sitting)
        ],
    )
    connection.execute(sa.insert(drafts).values(table_id=table.id, version=first.version, words=[]))
    _insert_events(connection, table.id, first)


def append(connection: Connection, table: str, change: Change) -> None:
    """Write what an action added.

    Raises ``Conflict`` when the table is not as it was read: another process has been here.
    """
    moved = connection.execute(
        sa.update(drafts)
        .where(drafts.c.table_id == table, drafts.c.version == change.version - 1)
        .values(version=change.version, words=list(change.draft))
    )
    if moved.rowcount != 1:
        raise Conflict(f"table {table} is no longer at version {change.version - 1}")
    if change.log:
        try:
            _insert_events(connection, table, change)
        except sa.exc.IntegrityError:
            raise Conflict(f"table {table} has event {change.log[0].seq} already") from None
        connection.execute(
            sa.update(tables)
            .where(tables.c.id == table)
            .values(deal=change.deal, turn=change.turn, over=change.over)
        )
        connection.execute(
            sa.delete(done).where(done.c.table_id == table, done.c.version < change.version - REMEMBERED)
        )
    if change.done is not None:
        seat, id = change.done
        connection.execute(sa.insert(done).values(table_id=table, seat=seat, id=id, version=change.version))


def load_table(connection: Connection, id: str) -> Loaded | None:
    """The table as its events and its draft tell it; ``None`` for one that is not there."""
    row = connection.execute(
        sa.select(tables.c.rules, tables.c.seed, tables.c.created).where(tables.c.id == id)
    ).one_or_none()
    if row is None:
        return None
    sitting = tuple(
        Seat(name, bot, token)
        for name, bot, token in connection.execute(
            sa.select(seats.c.name, seats.c.bot, seats.c.token)
            .where(seats.c.table_id == id)
            .order_by(seats.c.seat)
        )
    )
    logged = connection.execute(
        sa.select(events.c.seq, events.c.deal, events.c.dealer, events.c.line)
        .where(events.c.table_id == id)
        .order_by(events.c.seq)
    ).all()
    record = Record(
        rules=load(row.rules),
        seats=tuple(one.name for one in sitting),
        deals=tuple(
            _deal(list(rows), len(sitting)) for _, rows in groupby(logged, key=lambda one: one.deal)
        ),
        date=datetime.datetime.fromisoformat(row.created).date(),
    )  # fmt: skip
    table = Table.replay(record, seed=row.seed, id=id)
    if table.seq != len(logged):
        raise StoreError(f"table {id} has {len(logged)} events, and its lines lead to {table.seq}")
    version, words = connection.execute(
        sa.select(drafts.c.version, drafts.c.words).where(drafts.c.table_id == id)
    ).one()
    for said in words:
        table.play(said)
    ids = connection.execute(sa.select(done.c.seat, done.c.id).where(done.c.table_id == id))
    return Loaded(table, sitting, version, frozenset((seat, one) for seat, one in ids))


def my_tables(connection: Connection, token: bytes) -> list[Row]:
    """The tables at which this secret has a seat, the newest first."""
    mine = connection.execute(
        sa.select(tables, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.token == token)
        .order_by(tables.c.created.desc(), tables.c.id)
        .limit(200)
    ).all()
    ids = [one.id for one in mine]
    names: dict[str, list[str]] = {id: [] for id in ids}
    told = sa.select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    for id, name in connection.execute(told):
        names[id].append(name)
    return [
        Row(one.id, one.rules, tuple(names[one.id]), one.seat, one.deal, one.turn, one.over) for one in mine
    ]


def is_known(connection: Connection, token: bytes) -> bool:
    """Whether any seat was taken with this secret."""
    return (
        connection.execute(sa.select(seats.c.seat).where(seats.c.token == token).limit(1)).first() is not None
    )


def _insert_events(connection: Connection, table: str, change: Change) -> None:
    connection.execute(
        sa.insert(events),
        [
            {
                "table_id": table,
                "seq": one.seq,
                "deal": one.deal,
                "dealer": change.dealers[one.deal - 1],
                "kind": type(one.event).__name__,
                "line": None if one.line is None else str(one.line),
            }
            for one in change.log
        ],
    )


def _deal(rows: list[Any], count: int) -> DealRecord:
    """The deal; the seats that were dealt no cards are out of the match."""
    lines = tuple(Line.parse(row.line) for row in rows if row.line is not None)
    dealt = {dealt_hand(line)[0] for line in lines if line.words.startswith("deal ")}
    return DealRecord(rows[0].dealer, lines, tuple(seat for seat in range(count) if seat not in dealt))
