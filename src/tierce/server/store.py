"""The store: every event of every table, on disk before it is acknowledged.

One thread holds the only connection. What waits while it commits goes into the next commit together.
"""

from __future__ import annotations

import asyncio
import os
import queue
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from tierce.cards import TierceError
from tierce.server.rows import about, metadata

SCHEMA: Final = "1"
T = TypeVar("T")


class StoreError(TierceError):
    """A database that cannot be used."""


class Conflict(StoreError):
    """Another process has written to the table since this one read it."""


class _Job(Generic[T]):
    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.future: Future[T] = Future()


class Store:
    """The database of one server. ``run`` gives work to its thread and returns when it is on disk."""

    def __init__(self, database: Path, *, synchronous: str = "FULL") -> None:
        """The store in this file; ``open`` makes it where it is missing."""
        self.database, self.synchronous = database, synchronous
        self.server = ""
        """The name of this server, made once for each database."""
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def open(self) -> None:
        """Open the file and start the thread. Raises ``StoreError``."""
        try:
            self.database.parent.mkdir(parents=True, exist_ok=True)
            # The hands are in here: nobody else on this machine may read them.
            os.close(os.open(self.database, os.O_CREAT | os.O_RDWR, 0o600))
            engine = self._engine()
            with engine.begin() as connection:
                metadata.create_all(connection)
                self.server = _named(connection)
        except (OSError, sa.exc.SQLAlchemyError) as wrong:
            text = getattr(wrong, "orig", None) or wrong
            raise StoreError(f"{self.database} cannot be used as the database: {text}") from None
        self._thread = threading.Thread(target=self._write, args=(engine,), name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what waits and close the file."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do the work inside a transaction; when this returns it is committed, and on disk."""
        job = _Job(work)
        self._jobs.put(job)
        return await asyncio.wrap_future(job.future)

    def _engine(self) -> Engine:
        engine = sa.create_engine(
            f"sqlite:///{self.database}",
            poolclass=sa.pool.StaticPool,
            connect_args={"check_same_thread": False},
        )

        @sa.event.listens_for(engine, "connect")
        def connected(raw: Any, _: object) -> None:
            raw.isolation_level = None  # transactions are begun below, not by the driver
            for pragma in (f"synchronous={self.synchronous}", "foreign_keys=ON", "busy_timeout=5000"):
                raw.execute(f"PRAGMA {pragma}")
            raw.execute("PRAGMA journal_mode=WAL")

        @sa.event.listens_for(engine, "begin")
        def begun(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN IMMEDIATE")

        return engine

    def _write(self, engine: Engine) -> None:
        last = False
        while not last:
            batch: list[_Job[Any]] = []
            job = self._jobs.get()
            while True:
                if job is None:
                    last = True
                elif job.future.set_running_or_notify_cancel():
                    batch.append(job)
                if len(batch) >= 500:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                _commit(engine, batch)
        engine.dispose()


def _commit(engine: Engine, batch: list[_Job[Any]]) -> None:
    """All of it in one transaction; where one job fails, each in its own."""
    try:
        with engine.begin() as connection:
            results = [job.work(connection) for job in batch]
    except Exception as wrong:
        if len(batch) == 1:
            batch[0].future.set_exception(wrong)
            return
        for job in batch:
            _commit(engine, [job])
        return
    for job, result in zip(batch, results, strict=True):
        job.future.set_result(result)


def _named(connection: Connection) -> str:
    """The server's name, after a look at the schema's number."""
    rows = connection.execute(sa.select(about.c.name, about.c.value))
    known = {str(row.name): str(row.value) for row in rows}
    if not known:
        known = {"schema": SCHEMA, "server": secrets.token_hex(4)}
        connection.execute(sa.insert(about), [{"name": n, "value": v} for n, v in known.items()])
    if known.get("schema") != SCHEMA:
        raise OSError(f"it is of schema {known.get('schema')}, and this version of tierce reads {SCHEMA}")
    return known["server"]
