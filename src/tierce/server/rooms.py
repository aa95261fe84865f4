"""All the rooms of this server: opened, found, read from the store when they are first needed."""

from __future__ import annotations

import asyncio
import datetime
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final

from tierce.rules import Rules
from tierce.server import saved
from tierce.server.auth import new_table_id
from tierce.server.opponents import Opponents
from tierce.server.room import Room, change_of
from tierce.server.saved import Loaded, Seat
from tierce.server.store import Store
from tierce.table import Table
from tierce.table.shuffle import SEED_SIZE

log = logging.getLogger(__name__)

QUIET: Final = 600.0
"""Seconds after which a room that nobody is in leaves the memory; the store keeps the table."""


class Rooms:
    """The rooms by the id of their table."""

    def __init__(self, store: Store, opponents: Opponents, *, pause: float) -> None:
        """No room yet; each is read from the store when it is asked for."""
        self._store, self._opponents, self._pause = store, opponents, pause
        self._rooms: dict[str, Room] = {}
        self._reading: dict[str, asyncio.Task[Room | None]] = {}
        self._sweep: asyncio.Task[None] | None = None

    def open(self, rules: Rules, sitting: Sequence[Seat]) -> Table:
        """A new table, dealt but not written yet. Raises ``RulesError`` with every problem."""
        return Table(
            rules,
            seats=len(sitting),
            seed=secrets.token_bytes(SEED_SIZE),
            names=tuple(one.name for one in sitting),
            id=new_table_id(),
            date=datetime.datetime.now(datetime.UTC).date(),
        )

    async def keep(self, table: Table, sitting: Sequence[Seat]) -> Room:
        """Write a new table; when this returns it is on disk."""
        first = change_of(table, 1, 0, None)
        await self._store.run(lambda connection: saved.create(connection, table, tuple(sitting), first))
        room = self._room(Loaded(table, tuple(sitting), 1, frozenset()))
        log.info("table_opened", extra={"table": table.id, "rules": table.rules.label, "seats": table.seats})
        return room

    async def find(self, id: str) -> Room | None:
        """The room of a table, or ``None`` where there is no such table."""
        if id in self._rooms:
            return self._rooms[id]
        if id not in self._reading:
            self._reading[id] = asyncio.create_task(self._read(id))
            self._reading[id].add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    def start(self) -> None:
        """Begin to forget rooms that stand empty."""
        self._sweep = asyncio.create_task(self._forget())

    def close(self) -> None:
        """Close every room."""
        if self._sweep is not None:
            self._sweep.cancel()
        for room in list(self._rooms.values()):
            room.close()
        self._rooms.clear()

    async def _read(self, id: str) -> Room | None:
        loaded = await self._store.run(lambda connection: saved.load_table(connection, id))
        return None if loaded is None else self._room(loaded)

    def _room(self, loaded: Loaded) -> Room:
        room = Room(loaded, self._store, self._opponents, pause=self._pause, gone=self._drop)
        self._rooms[room.id] = room
        room.start()
        return room

    def _drop(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(QUIET / 10)
            for room in list(self._rooms.values()):
                if room.idle and time.monotonic() - room.quiet_since > QUIET:
                    room.close()
                    self._drop(room)
