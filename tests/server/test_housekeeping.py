"""Tables that nobody touched for long go by themselves, where the server is told so."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import logging
from pathlib import Path

import pytest
import sqlalchemy as sa

from serving import Here, opening_of
from tierce import Table
from tierce.server import hosting, housekeeping
from tierce.server.desk import Desk
from tierce.server.room import Services
from tierce.server.rooms import Rooms
from tierce.server.rows import tables
from tierce.server.settings import Settings
from tierce.server.store import Store

AGES = {"new": 0, "young": 29, "old": 31}


async def kept_after(folder: Path, days: int) -> tuple[list[str], list[str]]:
    """Which tables are left of three, and which of their rooms in memory."""
    store = Store(folder / "tierce.db")
    store.open()
    desk = Desk(Settings(prune_days=days), store, Rooms(Services(store, Here(), 0)))
    now = datetime.datetime.now(datetime.UTC)
    for id, age in AGES.items():
        opening = opening_of(Table("penang", seats=2, seed=1, id=id))
        await store.run(opening.write)
        then = (now - datetime.timedelta(days=age)).isoformat(timespec="seconds")
        chosen = sa.update(tables).where(tables.c.id == id).values(touched=then)
        await store.run(lambda connection, chosen=chosen: connection.execute(chosen))  # type: ignore[misc]
        desk.rooms.add(opening.loaded())
    keeping = asyncio.create_task(housekeeping.keep_house(desk, pause=0))
    for _ in range(10):  # the store does one thing after the other
        await asyncio.sleep(0)
        await store.run(lambda connection: None)
    keeping.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await keeping
    left = await store.run(lambda connection: connection.execute(sa.select(tables.c.id)).scalars().all())
    rooms = [room.id for room in desk.rooms.loaded]
    desk.rooms.close()
    store.close()
    return sorted(left), sorted(rooms)


@pytest.mark.parametrize(
    ("days", "left"), [(0, ["new", "old", "young"]), (30, ["new", "young"]), (1, ["new"])]
)
def test_old_tables_go(tmp_path: Path, days: int, left: list[str]) -> None:
    assert asyncio.run(kept_after(tmp_path, days)) == (left, left)


def test_it_goes_on_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real, failures = hosting.prune, [1, 2]

    def prune(connection: sa.Connection, days: int) -> list[str]:
        if failures:  # what fails among others is tried once more by itself
            failures.pop()
            raise sa.exc.OperationalError("SELECT 'Ah'", {}, OSError("the disk is away"))
        return real(connection, days)

    monkeypatch.setattr("tierce.server.hosting.prune", prune)
    with caplog.at_level(logging.ERROR):
        assert asyncio.run(kept_after(tmp_path, 30))[0] == ["new", "young"]
    said = {(record.getMessage(), vars(record)["wrong"]) for record in caplog.records}
    assert said == {("not_pruned", "OperationalError")}
