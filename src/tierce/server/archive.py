"""A table as a file: the record of all that happened (RHH), and everything that a server needs (JSON).

What a file says is checked and played again before it is a table: the whole of it in one transaction, or
nothing. Nobody's secret is in a file; whoever sat there comes back by the link.
"""

from __future__ import annotations

import datetime
import json
import secrets
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tierce.bots import kinds_of
from tierce.cards import ParseError, TierceError
from tierce.rules import Rules, load
from tierce.server import create, hands, saved, wire
from tierce.server.auth import TABLE_ID, new_table_id
from tierce.server.opening import Opening, new_invite
from tierce.server.rows import drafts, events, tables
from tierce.server.saved import Change
from tierce.server.seating import LONGEST_NAME, Seat, Seating, clean_name
from tierce.server.store import Conflict
from tierce.server.why import Refused
from tierce.table import Record, Table
from tierce.table.lines import Line, check_words
from tierce.table.shuffle import SEED_SIZE

FORMAT: Final = 1
MOST_BYTES: Final = 32_000_000
"""More than any table comes to."""


class ArchiveError(TierceError):
    """A file that is no table: what is wrong, and where in the file."""

    def __init__(self, where: str, text: str) -> None:
        """``where`` is the path inside the file: ``events[12].line``."""
        super().__init__(f"{where}: {text}")


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """A seat: a name, and the kind of bot."""

    name: str
    bot: str | None


class Event(msgspec.Struct, forbid_unknown_fields=True):
    """An event as it is kept; seats count from 1."""

    deal: int
    dealer: int
    kind: str
    line: str | None
    stand_in: bool


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """How a person has laid the hand of a deal."""

    seat: int
    deal: int
    groups: list[wire.Group]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """Everything of a table but the secrets of its people."""

    tierce: int
    table: str
    rules: str
    seed: str
    created: str
    stage: wire.Stage
    host: int
    manners: dict[str, Any]
    seats: list[Kept]
    events: list[Event]
    draft: list[str]
    purpose: wire.Purpose = "match"
    hands: list[Laid] = []


@dataclass(frozen=True, slots=True)
class Exported:
    """A table as two texts; there is no record before the first deal."""

    record: str | None
    file: str


@dataclass(frozen=True, slots=True)
class Imported:
    """A table that came from a file: its id, and the key that opens it to guests."""

    table: str
    invite: str

    @property
    def path(self) -> str:
        """The link to it, behind the address of the server."""
        return f"/t/{self.table}#{self.invite}"


# -- out -----------------------------------------------------------------------------------------------------


def export(connection: Connection, id: str) -> Exported | None:
    """The table as text, ``None`` for one that is not there. Raises ``TierceError`` if it does not replay."""
    loaded = saved.load_table(connection, id)
    if loaded is None:
        return None
    row = connection.execute(sa.select(tables.c.rules, tables.c.created).where(tables.c.id == id)).one()
    chosen = sa.select(events.c.deal, events.c.dealer, events.c.kind, events.c.line, events.c.stand_in)
    words = connection.execute(sa.select(drafts.c.words).where(drafts.c.table_id == id)).scalar_one()
    file = File(
        tierce=FORMAT,
        table=id,
        rules=row.rules,
        seed=loaded.seed.hex(),
        created=row.created,
        stage=loaded.seating.stage,
        host=loaded.seating.host + 1,
        manners=msgspec.to_builtins(loaded.seating.manners),
        seats=[Kept(seat.name, seat.bot) for seat in loaded.seating.seats],
        events=[
            Event(one.deal, one.dealer + 1, one.kind, one.line, one.stand_in)
            for one in connection.execute(chosen.where(events.c.table_id == id).order_by(events.c.seq))
        ],
        draft=list(words),
        purpose=loaded.seating.purpose,
        hands=[Laid(seat + 1, one.deal, list(one.groups)) for seat, one in loaded.hands.items()],
    )
    text = msgspec.json.format(msgspec.json.encode(file), indent=1).decode()
    record = None if loaded.table is None else loaded.seating.marked(loaded.table.record()).to_text()
    return Exported(record, f"{text}\n")


# -- in ------------------------------------------------------------------------------------------------------


def restore(connection: Connection, data: bytes) -> Imported:
    """The table of a JSON file, under its id or a new one where that is taken; the seats of people are open.

    Raises ``ArchiveError``.
    """
    file = _read(data)
    seating = _seating(file)
    _check_events(file)
    taken = connection.execute(sa.select(tables.c.id).where(tables.c.id == file.table)).first()
    id = file.table if taken is None else new_table_id()
    saved.create(connection, id, bytes.fromhex(file.seed), seating, Change(1))
    rows = [
        {"table_id": id, "seq": seq, **msgspec.structs.asdict(one), "dealer": one.dealer - 1}
        for seq, one in enumerate(file.events, start=1)
    ]
    if rows:
        connection.execute(sa.insert(events), rows)
    _finish(connection, id, _moment(file), file.draft)
    table = _replayed(connection, id)
    for place, (told, one) in enumerate(zip(file.events, table.log() if table else (), strict=False)):
        line = None if one.line is None else str(one.line)
        found = Event(one.deal, told.dealer, type(one.event).__name__, line, told.stand_in)
        if told != found:
            raise ArchiveError(f"events[{place}]", f"expected {_text(found)}, found {_text(told)}")
    played = () if table is None else tuple(map(str, table.draft))
    if played != tuple(file.draft):
        raise ArchiveError("draft", "expected the steps of a turn that is not over")
    for place, laid in enumerate(file.hands):
        _lay(connection, id, f"hands[{place}]", laid, seating, table)
    return Imported(id, seating.invite)


def open_record(connection: Connection, record: Record) -> Imported:
    """A table that goes on where a record ends, every seat open. Raises ``TierceError``."""
    for place, name in enumerate(record.seats):
        _check_name(f"seats[{place}]", name)
    id, seed = new_table_id(), secrets.token_bytes(SEED_SIZE)
    table = Table.replay(record, seed=seed, id=id)
    seating = Seating(record.rules, tuple(map(Seat, record.seats)), invite=new_invite(), stage="playing")
    Opening(id, seed, seating, table).write(connection)
    day = record.date or datetime.datetime.now(datetime.UTC).date()
    _finish(connection, id, f"{day}T00:00:00+00:00", list(map(str, table.draft)))
    _replayed(connection, id)
    return Imported(id, seating.invite)


def _finish(connection: Connection, id: str, created: str, draft: list[str]) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == id).values(created=created))
    connection.execute(sa.update(drafts).where(drafts.c.table_id == id).values(words=draft))


def _lay(
    connection: Connection, id: str, where: str, told: Laid, seating: Seating, table: Table | None
) -> None:
    """Lay a hand as it lay, for who takes the seat."""
    people = [seat for seat, one in enumerate(seating.seats, start=1) if one.bot is None]
    if table is None or told.seat not in people:
        raise ArchiveError(f"{where}.seat", "expected the seat of a person who was dealt cards")
    if not 1 <= told.deal <= table.deal:
        raise ArchiveError(f"{where}.deal", f"expected 1 to {table.deal}, found {told.deal}")
    try:
        groups = hands.read(told.groups, table.state.terms)
        hands.keep(connection, id, told.seat - 1, hands.Hand(told.deal, 1, tuple(groups)))
    except Refused as wrong:
        raise ArchiveError(f"{where}.groups", wrong.why.text) from None
    except Conflict:
        raise ArchiveError(f"{where}.seat", f"seat {told.seat} is there twice") from None


def _replayed(connection: Connection, id: str) -> Table | None:
    """The table as it will be read, and what the list of tables shows of it, written from that."""
    try:
        loaded = saved.load_table(connection, id)
    except TierceError as wrong:
        raise ArchiveError("events", f"they do not replay: {wrong}") from None
    table = None if loaded is None else loaded.table
    if table is not None:
        turn = None if table.over else table.turn
        shown = {"deal": table.deal, "turn": turn, "over": table.match.over}
        connection.execute(sa.update(tables).where(tables.c.id == id).values(shown))
    return table


# -- what a file says ----------------------------------------------------------------------------------------


def _read(data: bytes) -> File:
    try:
        told = json.loads(data)
    except (ValueError, RecursionError) as wrong:
        raise ArchiveError("the file", f"expected JSON: {wrong}") from None
    if not isinstance(told, dict) or told.get("tierce") != FORMAT:
        raise ArchiveError("tierce", f"expected a table of tierce, format {FORMAT}")
    try:
        return msgspec.convert(told, File)
    except msgspec.ValidationError as wrong:
        text, _, place = str(wrong).partition(" - at `$.")
        raise ArchiveError(place.rstrip("`") or "the file", text) from None


def _seating(file: File) -> Seating:
    if not TABLE_ID.fullmatch(file.table):
        raise ArchiveError("table", "expected the id of a table: letters and digits")
    if not _is_seed(file.seed):
        raise ArchiveError("seed", f"expected {SEED_SIZE} bytes, as {2 * SEED_SIZE} digits from 0 to f")
    rules = _rules(file)
    seats = []
    for place, one in enumerate(file.seats):
        if one.name:
            _check_name(f"seats[{place}].name", one.name)
        if one.bot is not None and one.bot not in kinds_of(rules.grammar):
            kinds = ", ".join(kinds_of(rules.grammar))
            raise ArchiveError(f"seats[{place}].bot", f"expected one of {kinds}, found {one.bot[:40]!r}")
        seats.append(Seat(one.name, one.bot))
    if not 1 <= file.host <= len(seats):
        raise ArchiveError("host", f"expected a seat from 1 to {len(seats)}, found {file.host}")
    if (file.stage == "gathering") != (not file.events) and file.stage != "closed":
        raise ArchiveError("stage", f"{file.stage}, and there are {len(file.events)} events")
    problems: list[wire.Problem] = []
    manners = create.read_manners({"manners": file.manners}, rules, problems)
    if manners is None:
        raise ArchiveError(problems[0].where, problems[0].text)
    return Seating(
        rules, tuple(seats), manners, new_invite(), file.stage, file.host - 1, purpose=file.purpose
    )


def _rules(file: File) -> Rules:
    try:
        rules = load(file.rules)
    except TierceError as wrong:
        raise ArchiveError("rules", str(wrong)) from None
    if problems := rules.problems(len(file.seats)):
        raise ArchiveError("seats", "; ".join(f"{one.where}: {one.text}" for one in problems))
    return rules


def _check_events(file: File) -> None:
    deal = 1
    for place, one in enumerate(file.events):
        where = f"events[{place}]"
        if one.deal not in ((deal, deal + 1) if place else (1,)):
            raise ArchiveError(f"{where}.deal", f"expected {deal} or the next, found {one.deal}")
        deal = one.deal
        if not 1 <= one.dealer <= len(file.seats):
            raise ArchiveError(f"{where}.dealer", f"expected 1 to {len(file.seats)}, found {one.dealer}")
        if one.line is not None:
            try:
                line = Line.parse(one.line)
                check_words(line)
            except ParseError as wrong:
                raise ArchiveError(f"{where}.line", wrong.message) from None
            if line.seat >= len(file.seats):
                raise ArchiveError(f"{where}.line", f"there is no seat {line.actor}")


def _check_name(where: str, name: str) -> None:
    if clean_name(name) != name:
        raise ArchiveError(where, f"expected a name of 1 to {LONGEST_NAME} characters, found {name[:40]!r}")


def _is_seed(text: str) -> bool:
    return len(text) == 2 * SEED_SIZE and not set(text) - set("0123456789abcdef")


def _moment(file: File) -> str:
    try:
        return (
            datetime.datetime.fromisoformat(file.created).astimezone(datetime.UTC).isoformat("T", "seconds")
        )
    except (ValueError, OverflowError):
        raise ArchiveError("created", "expected a moment such as 2026-11-30T19:30:00+00:00") from None


def _text(event: Event) -> str:
    return msgspec.json.encode(event).decode()[:200]
