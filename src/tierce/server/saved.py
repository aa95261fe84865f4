"""A table as rows, and rows as a table again."""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tierce.rules import load
from tierce.server import hands, wire
from tierce.server.hands import Hand
from tierce.server.rows import done, drafts, events, guests, hosts, seats, tables
from tierce.server.seating import Seat, Seating
from tierce.server.store import Conflict, StoreError
from tierce.table import Logged, Record, Table
from tierce.table.lines import Line, dealt_hand
from tierce.table.record import DealRecord

REMEMBERED: Final = 500
"""How many ids of a table are kept; a page sends again only what it sent last."""
FORGOTTEN_EVERY: Final = 50
"""After how many acts of a table the older ids are deleted."""
MOST_ROWS: Final = 200
"""The longest list of tables."""

# What every act executes, made once: making such a statement takes longer than the database does.
MOVE: Final = (
    sa.update(drafts)
    .where(drafts.c.table_id == sa.bindparam("table"), drafts.c.version == sa.bindparam("before"))
    .values(version=sa.bindparam("after"), words=sa.bindparam("said"), clock=sa.bindparam("shown"))
)
FOLLOW: Final = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table"))
    .values(
        deal=sa.bindparam("dealt"),
        turn=sa.bindparam("acts"),
        over=sa.bindparam("ended"),
        touched=sa.bindparam("now"),
    )
)
LOG: Final = sa.insert(events)
DO: Final = sa.insert(done)


@dataclass(frozen=True, slots=True)
class Change:
    """What one act adds to a table: to its seating where that is not ``None``, and to its cards."""

    version: int
    """The table's version after it, one more than before."""
    done: tuple[int, str] | None = None
    """The seat and the id of the message that did it."""
    seating: Seating | None = None
    freed: tuple[int, ...] = ()
    """The seats from which somebody has gone."""
    clock: dict[str, Any] | None = None
    log: tuple[Logged, ...] = ()
    dealers: tuple[int, ...] = ()
    """Who dealt each deal of the match."""
    draft: tuple[str, ...] = ()
    deal: int = 0
    turn: int | None = None
    over: bool = False

    @classmethod
    def of(
        cls,
        table: Table,
        version: int,
        since: int,
        done: tuple[int, str] | None = None,
        *,
        seating: Seating | None = None,
        freed: tuple[int, ...] = (),
        clock: dict[str, Any] | None = None,
        of_bot: bool = False,
    ) -> Change:
        """What is to be written of a table after event number ``since``.

        A bot's half-played turn is not kept: it thinks the same again.
        """
        return cls(
            version=version,
            done=done,
            seating=seating,
            freed=freed,
            clock=clock,
            log=tuple(table.log(since)),
            dealers=tuple(deal.dealer for deal in table.record().deals),
            draft=() if of_bot else tuple(map(str, table.draft)),
            deal=table.deal,
            turn=None if table.over else table.turn,
            over=table.match.over,
        )


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table from the store, its half-played turn on it; no cards while people gather."""

    id: str
    seed: bytes
    seating: Seating
    table: Table | None
    version: int
    done: frozenset[tuple[int, str]]
    clock: dict[str, Any] | None
    hands: dict[int, Hand] = field(default_factory=dict)
    """How the people have laid their hands, by seat."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table in the list of those one sits at, or watches (``seat`` is ``None``)."""

    table: str
    rules: str
    names: tuple[str, ...]
    stage: wire.Stage
    seat: int | None
    deal: int
    turn: int | None
    over: bool
    touched: str


def create(connection: Connection, id: str, seed: bytes, seating: Seating, first: Change) -> None:
    """Write a new table, with its first deal where that is dealt."""
    now = moment()
    connection.execute(
        sa.insert(tables).values(
            id=id, rules=seating.rules.label, seed=seed, created=now, touched=now, invite=seating.invite,
            purpose=seating.purpose, deal=first.deal, turn=first.turn, over=first.over, **_kept(seating),
        )
    )  # fmt: skip
    _insert_seats(connection, id, seating)
    connection.execute(
        sa.insert(drafts).values(
            table_id=id, version=first.version, words=list(first.draft), clock=first.clock
        )
    )
    if first.log:
        _insert_events(connection, id, first)


def append(connection: Connection, table: str, change: Change) -> None:
    """Write what an act added.

    Raises ``Conflict`` when the table is not as it was read: another process has been here.
    """
    moved = connection.execute(
        MOVE,
        {
            "table": table,
            "before": change.version - 1,
            "after": change.version,
            "said": list(change.draft),
            "shown": change.clock,
        },
    )
    if moved.rowcount != 1:
        raise Conflict(f"table {table} is no longer at version {change.version - 1}")
    if change.log:
        try:
            _insert_events(connection, table, change)
        except sa.exc.IntegrityError:
            raise Conflict(f"table {table} has event {change.log[0].seq} already") from None
    if change.version % FORGOTTEN_EVERY == 0:
        connection.execute(
            sa.delete(done).where(done.c.table_id == table, done.c.version < change.version - REMEMBERED)
        )
    if change.log or change.seating is not None:
        facts = {"table": table, "dealt": change.deal, "acts": change.turn, "ended": change.over}
        connection.execute(FOLLOW, {**facts, "now": moment()})
    if change.seating is not None:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(**_kept(change.seating)))
        connection.execute(sa.delete(seats).where(seats.c.table_id == table))
        _insert_seats(connection, table, change.seating)
    if change.freed:
        hands.forget(connection, table, change.freed)
    if change.done is not None:
        seat, id = change.done
        connection.execute(DO, {"table_id": table, "seat": seat, "id": id, "version": change.version})


def load_table(connection: Connection, id: str) -> Loaded | None:
    """The table as its events and its draft tell it; ``None`` for one that is not there."""
    row = connection.execute(sa.select(tables).where(tables.c.id == id)).one_or_none()
    if row is None:
        return None
    sitting = connection.execute(
        sa.select(seats.c.name, seats.c.bot, seats.c.token, seats.c.stand_in)
        .where(seats.c.table_id == id)
        .order_by(seats.c.seat)
    )
    seating = Seating(
        rules=load(row.rules),
        seats=tuple(Seat(*one) for one in sitting),
        manners=msgspec.json.decode(row.manners, type=wire.Manners),
        invite=row.invite,
        stage=row.stage,
        host=row.host,
        next=row.next,
        purpose=row.purpose,
    )
    version, words, clock = connection.execute(
        sa.select(drafts.c.version, drafts.c.words, drafts.c.clock).where(drafts.c.table_id == id)
    ).one()
    table = _table(connection, id, row, seating)
    if table is not None:
        for said in words:
            table.play(said)
    ids = connection.execute(sa.select(done.c.seat, done.c.id).where(done.c.table_id == id))
    known = frozenset((seat, one) for seat, one in ids)
    laid = hands.load(connection, id)
    return Loaded(id, row.seed, seating, table, version, known, clock, laid)


def _table(connection: Connection, id: str, row: Any, seating: Seating) -> Table | None:
    """The cards as the events tell them; none before the first deal."""
    logged = connection.execute(
        sa.select(events.c.seq, events.c.deal, events.c.dealer, events.c.line, events.c.stand_in)
        .where(events.c.table_id == id)
        .order_by(events.c.seq)
    ).all()
    if not logged:
        return None
    record = Record(
        rules=seating.rules,
        seats=seating.names,
        deals=tuple(
            _deal(list(rows), len(seating.seats)) for _, rows in groupby(logged, key=lambda one: one.deal)
        ),
        date=datetime.datetime.fromisoformat(row.created).date(),
    )  # fmt: skip
    table = Table.replay(record, seed=row.seed, id=id)
    if table.seq != len(logged):
        raise StoreError(f"table {id} has {len(logged)} events, and its lines lead to {table.seq}")
    return table


def open_tables(connection: Connection) -> list[str]:
    """The tables at which a match is played, those first that were touched last."""
    chosen = sa.select(tables.c.id).where(tables.c.stage == "playing", sa.not_(tables.c.over))
    return list(connection.execute(chosen.order_by(tables.c.touched.desc(), tables.c.id)).scalars())


def my_tables(connection: Connection, token: bytes) -> list[Row]:
    """The tables at which this secret has a seat or is a guest; those that were touched last come first."""
    sat = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.token == token)
    mine = {one.table_id: one.seat for one in connection.execute(sat)}
    watched = connection.execute(sa.select(guests.c.table_id).where(guests.c.token == token)).scalars()
    ids = sorted({*mine, *watched})
    found = connection.execute(
        sa.select(tables)
        .where(tables.c.id.in_(ids))
        .order_by(tables.c.touched.desc(), tables.c.created.desc(), tables.c.id)
        .limit(MOST_ROWS)
    ).all()
    names: dict[str, list[str]] = {one.id: [] for one in found}
    told = sa.select(seats.c.table_id, seats.c.name).where(seats.c.table_id.in_(names))
    for id, name in connection.execute(told.order_by(seats.c.table_id, seats.c.seat)):
        names[id].append(name)
    return [
        Row(
            one.id, one.rules, tuple(filter(None, names[one.id])), one.stage, mine.get(one.id), one.deal,
            one.turn, one.over, one.touched,
        )
        for one in found
    ]  # fmt: skip


def is_known(connection: Connection, token: bytes) -> bool:
    """Whether any seat was taken with this secret, or any table visited."""
    there = (sa.select(one.c.token).where(one.c.token == token).limit(1) for one in (seats, guests, hosts))
    return any(connection.execute(one).first() is not None for one in there)


def is_guest(connection: Connection, table: str, token: bytes) -> bool:
    """Whether this secret was let in at the table."""
    chosen = sa.select(guests.c.token).where(guests.c.table_id == table, guests.c.token == token)
    return connection.execute(chosen).first() is not None


def let_in(connection: Connection, table: str, token: bytes) -> None:
    """Let this secret in at the table; it may be there already."""
    if not is_guest(connection, table, token):
        connection.execute(sa.insert(guests).values(table_id=table, token=token))


def let_same_in(connection: Connection, old: str, new: str) -> None:
    """Let in at a new table who was let in at an old one."""
    there = sa.select(sa.literal(new), guests.c.token).where(guests.c.table_id == old)
    connection.execute(sa.insert(guests).from_select(["table_id", "token"], there))


def moment(later: int = 0) -> str:
    """Now or so many seconds later, in UTC, as the database keeps times: texts that sort."""
    then = datetime.datetime.now(datetime.UTC) + datetime.timedelta(seconds=later)
    return then.isoformat(timespec="seconds")


def _kept(seating: Seating) -> dict[str, Any]:
    return {
        "stage": seating.stage,
        "host": seating.host,
        "manners": msgspec.json.encode(seating.manners).decode(),
        "next": seating.next,
    }


def _insert_seats(connection: Connection, table: str, seating: Seating) -> None:
    rows = [
        {"table_id": table, "seat": number, "name": one.name, "bot": one.bot, "token": one.token,
         "stand_in": one.stand_in}
        for number, one in enumerate(seating.seats)
    ]  # fmt: skip
    connection.execute(sa.insert(seats), rows)


def _insert_events(connection: Connection, table: str, change: Change) -> None:
    connection.execute(
        LOG,
        [
            {
                "table_id": table,
                "seq": one.seq,
                "deal": one.deal,
                "dealer": change.dealers[one.deal - 1],
                "kind": type(one.event).__name__,
                "line": None if one.line is None else str(one.line),
                "stand_in": one.stand_in,
            }
            for one in change.log
        ],
    )


def _deal(rows: list[Any], count: int) -> DealRecord:
    """The deal; the seats that were dealt no cards are out of the match."""
    told = [row for row in rows if row.line is not None]
    lines = tuple(Line.parse(row.line) for row in told)
    marks = tuple(number for number, row in enumerate(told, start=1) if row.stand_in)
    dealt = {dealt_hand(line)[0] for line in lines if line.words.startswith("deal ")}
    out = tuple(seat for seat in range(count) if seat not in dealt)
    return DealRecord(rows[0].dealer, lines, out, stand_in=marks)
