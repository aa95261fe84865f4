"""The server that is killed, in a process of its own, and faults that it can be given."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from tierce.server import saved, store
from tierce.server.rows import done
from tierce.server.run import serve


def run(database: str, port: int, fault: Callable[[], None] | None) -> None:
    """The server in a process of its own; with a fault in it that the test must notice."""
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    if fault is not None:
        fault()
    serve("127.0.0.1", port, database)


def acknowledges_first() -> None:
    """A store that answers before it has committed."""

    def hasty(engine: Any, batch: list[Any]) -> None:
        with engine.begin() as connection:
            for job in batch:
                try:
                    job.future.set_result(job.work(connection))
                except Exception as wrong:
                    job.future.set_exception(wrong)
            time.sleep(0.03)

    store._commit = hasty


def forgets_ids() -> None:
    """A store that keeps no ids of what was done: what comes again is done again."""
    real = saved.append

    def append(connection: Any, table: str, change: saved.Change) -> None:
        real(connection, table, change)
        connection.execute(sa.delete(done))

    saved.append = append
