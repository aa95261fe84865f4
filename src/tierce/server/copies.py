"""A copy of a whole database in a SQLite file, made while a server goes on writing."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import sqlalchemy as sa

from tierce.server.database import Database, StoreError, private
from tierce.server.migrations import REVISIONS, revision_of, upgrade

AT_ONCE = 1000
"""Rows that are copied at once."""


def copy(database: Database, file: Path) -> None:
    """Copy everything, as it is at one moment, into this new file that its owner only may read.

    The file has its name when it is complete. Raises ``StoreError`` where it cannot be made or is there
    already.
    """
    part = file.with_name(f".{file.name}.part")
    try:
        if file.exists():
            raise StoreError(f"{file} is there already; a copy is never written over another file")
        part.unlink(missing_ok=True)
        private(part)
        if database.file is not None:
            _copy_pages(database.file, part)
        else:
            _copy_rows(database, part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.rename(file)
    except (OSError, sqlite3.Error) as wrong:
        raise StoreError(f"the copy {file} cannot be written: {wrong}") from None
    finally:
        part.unlink(missing_ok=True)


def _copy_pages(file: Path, into: Path) -> None:
    source, target = sqlite3.connect(file), sqlite3.connect(into)
    try:
        source.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")
    finally:
        source.close()
        target.close()


def _copy_rows(database: Database, into: Path) -> None:
    """Into tables as the migrations make them, at the revision of what is copied."""
    with database.begin() as source, Database(into, synchronous="OFF").begin() as target:
        upgrade(target, revision_of(source))
        found = sa.MetaData()
        found.reflect(source)
        for table in found.sorted_tables:
            if table.name == REVISIONS:
                continue
            same = sa.table(table.name, *(sa.column(c.name, c.type.as_generic()) for c in table.columns))
            for rows in source.execute(sa.select(table)).partitions(AT_ONCE):
                target.execute(sa.insert(same), [dict(row._mapping) for row in rows])
    part = sqlite3.connect(into)
    part.execute("PRAGMA journal_mode=DELETE")
    part.close()
