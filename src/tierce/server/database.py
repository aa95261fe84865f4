"""Where the tables are kept: a SQLite file, or a PostgreSQL database named by its URL.

The connections are made here, and here it is seen to that one server alone writes: a file has a second one
beside it that is locked while the server lives, and in PostgreSQL the connection that writes holds a lock.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from tierce.cards import TierceError

POSTGRESQL: Final = ("postgresql", "postgres", "postgresql+psycopg")
LOCK: Final = 8_436_001
"""The number of the advisory lock: any, as long as it stays."""
LOCK_NOT_AVAILABLE: Final = "55P03"
PATIENCE: Final = 3.0
"""Seconds that a start waits for the server before it: one that was killed may still be on its way out."""
SESSION: Final = {
    "synchronous_commit": "on",
    # A connection that was cut off, and its lock with it, lives half a minute at most.
    "tcp_keepalives_idle": 20,
    "tcp_keepalives_interval": 5,
    "tcp_keepalives_count": 3,
}
"""What is set in PostgreSQL for the connection that writes."""


class StoreError(TierceError):
    """A database that cannot be used."""


class Database:
    """One database. ``place`` is a path, or ``postgresql://user:password@host/name``."""

    def __init__(self, place: Path | str, *, synchronous: str = "FULL") -> None:
        """Nothing is opened yet. Raises ``StoreError`` for a URL of anything else."""
        self.synchronous = synchronous
        self.file: Path | None = None
        """The SQLite file; none in PostgreSQL."""
        url = _url(place)
        self._password = "" if url is None else url.password or ""
        if url is None:
            self.file = Path(place).expanduser()
            self.shown = str(self.file)
            """Where the tables are, without a password: for messages."""
            self._url = sa.URL.create("sqlite", database=str(self.file))
        else:
            shown = sa.URL.create("postgresql", url.username, None, url.host, url.port, url.database)
            self.shown = shown.render_as_string()
            self._url = url.set(drivername="postgresql+psycopg")

    @property
    def missing(self) -> bool:
        """Whether there is no such file."""
        return self.file is not None and not self.file.exists()

    def engine(self, *, alone: bool) -> Engine:
        """The engine, with one connection at most; one that is ``alone`` keeps every other such one out.

        Raises ``StoreError`` where the driver is missing or the file cannot be made.
        """
        try:
            return self._postgresql(alone) if self.file is None else self._sqlite(self.file, alone)
        except ImportError:
            text = "it needs psycopg: pip install 'tierce[postgres]'"
            raise self.unusable(text) from None
        except (OSError, sqlite3.Error) as wrong:
            raise self.unusable(wrong) from None

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """One transaction beside a server that may be running. Raises ``StoreError``."""
        engine = self.engine(alone=False)
        try:
            with engine.begin() as connection:
                yield connection
        except sa.exc.SQLAlchemyError as wrong:
            raise self.unusable(wrong) from None
        finally:
            engine.dispose()

    def unusable(self, wrong: object) -> StoreError:
        """An error that says what is wrong with this database, and no password."""
        text = str(getattr(wrong, "orig", None) or wrong).strip()
        if self._password:
            text = text.replace(self._password, "***")
        return StoreError(f"{self.shown} cannot be used as the database: {text}")

    # -- SQLite --------------------------------------------------------------------------------------------

    def _sqlite(self, file: Path, alone: bool) -> Engine:
        file.parent.mkdir(parents=True, exist_ok=True)
        private(file)
        lock = self._locked(file) if alone else None
        engine = sa.create_engine(
            self._url, poolclass=sa.pool.StaticPool, connect_args={"check_same_thread": False}
        )

        @sa.event.listens_for(engine, "connect")
        def connected(raw: Any, _: object) -> None:
            raw.isolation_level = None  # transactions are begun below, not by the driver
            for pragma in (f"synchronous={self.synchronous}", "foreign_keys=ON", "busy_timeout=5000"):
                raw.execute(f"PRAGMA {pragma}")
            raw.execute("PRAGMA secure_delete=ON")  # a name that is deleted is overwritten too
            raw.execute("PRAGMA journal_mode=WAL")

        @sa.event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        @sa.event.listens_for(engine, "engine_disposed")
        def disposed(_: Engine) -> None:
            if lock is not None:
                lock.close()

        return engine

    def _locked(self, file: Path) -> sqlite3.Connection:
        """An empty database whose exclusive lock the system takes back when this process ends, however."""
        beside = file.with_name(f"{file.name}.lock")
        private(beside)
        lock = sqlite3.connect(beside, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as wrong:
            lock.close()
            if wrong.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            raise self.unusable("another tierce is running on it") from None
        return lock

    # -- PostgreSQL ----------------------------------------------------------------------------------------

    def _postgresql(self, alone: bool) -> Engine:
        engine = sa.create_engine(
            self._url,
            isolation_level="READ COMMITTED" if alone else "REPEATABLE READ",
            pool_size=1,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={"connect_timeout": 10},
        )

        @sa.event.listens_for(engine, "connect")
        def connected(raw: Any, _: object) -> None:
            if alone:
                self._lock(raw)

        return engine

    def _lock(self, raw: Any) -> None:
        """Lock on the very connection that writes: who has lost the lock cannot write either."""
        try:
            for name, value in SESSION.items():
                raw.execute(f"SET {name} = {value}")
            raw.execute(f"SET lock_timeout = '{PATIENCE:g}s'")
            raw.execute("SELECT pg_advisory_lock(%s)", [LOCK])
            raw.execute("SET lock_timeout = 0")
            raw.commit()
        except raw.OperationalError as wrong:
            raw.close()
            if wrong.sqlstate == LOCK_NOT_AVAILABLE:
                raise self.unusable("another tierce is running on it") from None
            raise


def private(file: Path) -> None:
    """Make a file that its owner alone may read, if it is missing: the hands are in it.

    One that is there is not even opened: closing it would take SQLite's locks in this process away.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _url(place: Path | str) -> sa.URL | None:
    """The URL, or nothing for a path. Raises ``StoreError`` for a URL that is none of PostgreSQL."""
    if isinstance(place, Path) or "://" not in place:
        return None
    try:
        url = sa.make_url(place)
        if url.drivername in POSTGRESQL and url.database:
            return url
    except (sa.exc.ArgumentError, ValueError):
        pass
    scheme = place.partition("://")[0]
    raise StoreError(
        f"{scheme}://... is no database; expected a file or postgresql://user:password@host/name"
    )
