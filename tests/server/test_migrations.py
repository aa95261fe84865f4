"""Migrations: they lead to the schema as it is written down, and nothing is risked on the way."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from tierce.server import migrations, rows
from tierce.server.copies import copy
from tierce.server.database import Database
from tierce.server.migrations import EMPTY, HEAD, revision_of, upgrade
from tierce.server.store import Store, StoreError

OLD = Path(__file__).parent / "old"
REVISIONS = [str(number) for number in range(1, int(HEAD) + 1)]


def made_by(sql: str, file: Path) -> Path:
    """The database of which this is the dump."""
    connection = sqlite3.connect(file)
    connection.executescript((OLD / sql).read_text())
    connection.close()
    return file


def at(place: Path | str, revision: str) -> None:
    """Bring a database to a revision, no further."""
    with Database(place).begin() as connection:
        upgrade(connection, revision)


def fill(place: Path | str) -> None:
    """A table in a database at its first revision."""
    told = {"seed": b"seed", "token": b"secret", "words": '["meld 7h8h9h"]', "over": False}
    with Database(place).begin() as connection:
        for sql in (
            "INSERT INTO about VALUES ('schema', '1'), ('server', 'abcdef01')",
            "INSERT INTO tables VALUES ('t1', 'penang', :seed, '2026-01-02T03:04:05+00:00', 1, 0, :over)",
            "INSERT INTO seats VALUES ('t1', 0, 'Aina', NULL, :token)",
            "INSERT INTO drafts VALUES ('t1', 3, :words)",
            "INSERT INTO events VALUES ('t1', 1, 1, 0, 'Dealt', 'd deal p1 7h8h9h')",
        ):
            connection.execute(sa.text(sql), told)


def described(connection: Connection) -> dict[str, object]:
    """Every column with its type, its default and whether it may be empty, and every key."""
    there = sa.inspect(connection)
    found: dict[str, object] = {}
    for name in set(there.get_table_names()) - {migrations.REVISIONS}:
        columns = [
            (one["name"], str(one["type"]), one["nullable"], one["default"])
            for one in there.get_columns(name)
        ]
        keys = [(one["constrained_columns"], one["referred_table"]) for one in there.get_foreign_keys(name)]
        found[name] = (sorted(columns), there.get_pk_constraint(name)["constrained_columns"], keys)
    return found


def test_they_are_one_line_to_the_newest() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert [one.revision for one in scripts.walk_revisions()] == REVISIONS[::-1]


def test_they_lead_to_the_schema_that_is_written_down(database: Path | str) -> None:
    with Database(database).begin() as connection:
        rows.metadata.create_all(connection)
        written = described(connection)
        rows.metadata.drop_all(connection)
        upgrade(connection)
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, rows.metadata) == []
        assert described(connection) == written
        assert revision_of(connection) == HEAD
        # It would see a difference.
        connection.exec_driver_sql("ALTER TABLE tables DROP COLUMN next")
        assert compare_metadata(context, rows.metadata) != []
        assert described(connection) != written


def test_what_was_there_stays_and_is_copied_before(
    database: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    at(database, "1")
    fill(database)
    store = Store(database)
    store.open()
    store.close()
    assert store.server == "abcdef01"
    with Database(database).begin() as connection:
        (table,) = connection.execute(sa.select(rows.tables)).all()
        assert (table.stage, table.host, table.manners, table.touched) == (
            "playing", 0, "{}", "2026-01-02T03:04:05+00:00",
        )  # fmt: skip
        (seat,) = connection.execute(sa.select(rows.seats)).all()
        assert (seat.name, bytes(seat.token), seat.stand_in) == ("Aina", b"secret", False)
    (kept,) = [file for file in tmp_path.rglob("*.before-*") if file.suffix != ".lock"]
    assert kept.name.endswith(f".before-{HEAD}")
    assert kept.stat().st_mode & 0o777 == 0o600
    said = capsys.readouterr().err
    assert str(kept) in said
    assert store.shown in said
    before = sqlite3.connect(kept)
    assert before.execute("SELECT id, rules, seed FROM tables").fetchall() == [("t1", "penang", b"seed")]
    assert before.execute("SELECT words FROM drafts").fetchall() == [('["meld 7h8h9h"]',)]
    assert [column[1] for column in before.execute("PRAGMA table_info(tables)")][-1] == "over"
    before.close()
    # The copy is a database of its own, and goes the same way.
    again = Store(kept)
    again.open()
    again.close()
    assert again.server == "abcdef01"


def test_an_empty_database_needs_no_copy(database: Path | str, tmp_path: Path) -> None:
    for _ in range(2):
        store = Store(database)
        store.open()
        store.close()
    assert not list(tmp_path.rglob("*.before-*"))


def test_no_copy_is_written_over_another(tmp_path: Path) -> None:
    file = tmp_path / "t.db"
    for _ in range(2):
        file.unlink(missing_ok=True)
        made_by("schema1.sql", file)
        store = Store(file)
        store.open()
        store.close()
    assert (tmp_path / f"t.db.before-{HEAD}-2").exists()
    with pytest.raises(StoreError, match="is there already"):
        copy(Database(file), tmp_path / f"t.db.before-{HEAD}")


@pytest.mark.parametrize(("sql", "revision"), [("schema1.sql", "1"), ("schema2-first.sql", "2")])
def test_a_database_from_before_the_revisions_is_known_by_its_columns(
    tmp_path: Path, sql: str, revision: str
) -> None:
    place = made_by(sql, tmp_path / "t.db")
    with Database(place).begin() as connection:
        assert revision_of(connection) == revision
        upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), rows.metadata) == []
        assert "" not in connection.execute(sa.select(rows.tables.c.touched)).scalars().all()
        # Those who know no revisions see that it is none of theirs.
        schema = sa.select(rows.about.c.value).where(rows.about.c.name == "schema")
        assert connection.execute(schema).scalar() == "3"


def test_a_migration_that_fails_leaves_everything_as_it_was(
    database: Path | str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    at(database, "1")
    fill(database)
    with Database(database).begin() as connection:
        connection.exec_driver_sql("CREATE TABLE codes (strange INTEGER)")  # in the way of the second
    with pytest.raises(StoreError, match="codes"):
        Store(database).open()
    with Database(database).begin() as connection:
        assert revision_of(connection) == "1"
        assert "guests" not in sa.inspect(connection).get_table_names()
        connection.exec_driver_sql("DROP TABLE codes")
    store = Store(database)
    store.open()
    store.close()


@pytest.mark.parametrize("newer", ["99", "abc"])
def test_a_database_of_a_newer_version_is_refused(database: Path | str, newer: str) -> None:
    at(database, HEAD)
    with Database(database).begin() as connection:
        connection.exec_driver_sql(f"UPDATE alembic_version SET version_num = '{newer}'")
    said = rf"a newer version of tierce made it \(schema {newer}; this version reads {HEAD}\)"
    with pytest.raises(StoreError, match=said):
        Store(database).open()
    with Database(database).begin() as connection:
        assert revision_of(connection) == newer


def test_nothing_is_an_empty_database(database: Path | str) -> None:
    with Database(database).begin() as connection:
        assert revision_of(connection) == EMPTY
