"""The store: every event of every table, on disk before it is acknowledged.

One thread holds the only connection. What waits while it commits goes into the next commit together.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from tierce.server.copies import copy
from tierce.server.database import Database, StoreError
from tierce.server.migrations import EMPTY, HEAD, is_known, revision_of, upgrade
from tierce.server.rows import about
from tierce.server.settings import default_database

__all__ = ["Conflict", "Store", "StoreError", "beside", "there"]

log = logging.getLogger(__name__)

T = TypeVar("T")
MOST_AT_ONCE: Final = 500
"""Jobs in one commit."""


class Conflict(StoreError):
    """Another process has written to the table since this one read it."""


class _Job(Generic[T]):
    def __init__(self, work: Callable[[Connection], T]) -> None:
        self.work = work
        self.future: Future[T] = Future()


class Store:
    """The database of one server. ``run`` gives work to its thread and returns when it is on disk."""

    def __init__(self, database: Path | str, *, synchronous: str = "FULL") -> None:
        """The store in this file, or behind this ``postgresql://`` URL; ``open`` makes what is missing.

        Raises ``StoreError`` for a URL of anything else.
        """
        self._database = Database(database, synchronous=synchronous)
        self.shown = self._database.shown
        """Where the tables are, without a password."""
        self.server = ""
        """The name of this server, made once for each database."""
        self.observe: Callable[[float, int], None] | None = None
        """Told of each commit: how many seconds it took, and how many jobs it held."""
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    def open(self) -> None:
        """Open the database, bring its schema up to date, and start the thread.

        Raises ``StoreError``: it cannot be used, another server runs on it, a newer version made it.
        """
        engine = self._database.engine(alone=True)
        try:
            self.server = _prepare(self._database, engine)
        except BaseException:
            engine.dispose()
            raise
        self._thread = threading.Thread(target=self._write, args=(engine,), name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what waits and close the database."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join()
            self._thread = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do the work inside a transaction; when this returns it is committed, and on disk."""
        job = _Job(work)
        self._jobs.put(job)
        return await asyncio.wrap_future(job.future)

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
                if len(batch) >= MOST_AT_ONCE:
                    break
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
            if batch:
                began = time.perf_counter()
                _commit(engine, batch)
                if self.observe is not None:
                    self.observe(time.perf_counter() - began, len(batch))
        engine.dispose()


def _commit(engine: Engine, batch: list[_Job[Any]]) -> None:
    """All of it in one transaction; where one job fails, each in its own.

    Where the connection is lost nobody knows whether the commit was done: then all have failed, and whoever
    asked reads anew. So they have where there is no connection at all.
    """
    begun = False
    try:
        with engine.begin() as connection:
            begun = True
            results = [job.work(connection) for job in batch]
    except Exception as wrong:
        lost = not begun or (isinstance(wrong, sa.exc.DBAPIError) and wrong.connection_invalidated)
        if len(batch) == 1 or lost:
            for job in batch:
                job.future.set_exception(wrong)
            return
        for job in batch:
            _commit(engine, [job])
        return
    for job, result in zip(batch, results, strict=True):
        job.future.set_result(result)


def there(place: Path | str) -> Database:
    """The database at this place. Raises ``StoreError`` where there is none."""
    database = Database(place)
    if database.missing:
        raise StoreError(f"there is no database at {database.shown}")
    return database


@contextmanager
def beside(place: Path | str, *, make: bool = False) -> Iterator[Connection]:
    """One transaction for a command, beside a server that may be running.

    An older database is brought up to date first; one that is missing is made if so told. Raises
    ``StoreError``.
    """
    database = Database(place) if make else there(place)
    with database.begin() as connection:
        found = revision_of(connection)
    if found != HEAD:
        store = Store(place)
        store.open()
        store.close()
    with database.begin() as connection:
        yield connection


def _prepare(database: Database, engine: Engine) -> str:
    """Bring the schema up to date, after a copy where there is something to lose; the server's name.

    Raises ``StoreError``.
    """
    try:
        with engine.begin() as connection:
            found = revision_of(connection)
            if not is_known(found):
                text = f"a newer version of tierce made it (schema {found}; this version reads {HEAD})"
                raise database.unusable(text)
            if found not in (EMPTY, HEAD):
                kept = _spare(database)
                copy(database, kept)
                log.info("database_copied", extra={"copy": str(kept), "from": found, "to": HEAD})
                print(f"{database.shown} is brought from schema {found} to {HEAD}; as it was it is kept in "
                      f"{kept}", file=sys.stderr, flush=True)  # fmt: skip
            if found != HEAD:
                upgrade(connection)
            return _named(connection)
    except sa.exc.SQLAlchemyError as wrong:
        raise database.unusable(wrong) from None


def _spare(database: Database) -> Path:
    """A file that is not there yet, beside the database or in the data folder."""
    file = database.file or default_database().with_name("postgresql.db")
    file.parent.mkdir(parents=True, exist_ok=True)
    base, number = file.with_name(f"{file.name}.before-{HEAD}"), 1
    spare = base
    while spare.exists():
        number += 1
        spare = base.with_name(f"{base.name}-{number}")
    return spare


def _named(connection: Connection) -> str:
    """The server's name, drawn when the database is made."""
    known = connection.execute(sa.select(about.c.value).where(about.c.name == "server")).scalar()
    if known is None:
        known = secrets.token_hex(4)
        facts = {"schema": HEAD, "server": known}
        connection.execute(sa.insert(about), [{"name": n, "value": v} for n, v in facts.items()])
    return str(known)
