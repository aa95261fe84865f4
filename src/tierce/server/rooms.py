"""All the rooms of this server: opened, found, read from the store when they are first needed."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tierce.server import saved
from tierce.server.auth import TABLE_ID
from tierce.server.opening import Opening, opened
from tierce.server.room import Room, Services
from tierce.server.saved import Loaded
from tierce.server.seating import Seating

log = logging.getLogger(__name__)

QUIET: Final = 600.0
"""Seconds after which a room that nobody is in leaves the memory; the store keeps the table."""


class Rooms:
    """The rooms by the id of their table."""

    def __init__(self, services: Services) -> None:
        """No room yet; each is read from the store when it is asked for."""
        self._services = services
        self.metrics = services.metrics
        """What is measured here."""
        self._rooms: dict[str, Room] = {}
        self._reading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def loaded(self) -> list[Room]:
        """The rooms that are in memory."""
        return list(self._rooms.values())

    async def create(self, seating: Seating) -> Room:
        """A new table; when this returns it is on disk. Raises ``RulesError`` with every problem."""
        return await self.open(opened(seating))

    async def open(self, new: Opening) -> Room:
        """The same of a table that was made already."""
        await self._services.store.run(new.write)
        facts = {"table": new.id, "rules": new.seating.rules.label, "seats": len(new.seating.seats)}
        log.info("table_opened", extra=facts)
        return self.add(new.loaded())

    def add(self, loaded: Loaded) -> Room:
        """The room of a table as it was loaded; what goes on by itself goes on."""
        room = Room(loaded, self._services, gone=self._drop)
        self._rooms[room.id] = room
        room.start()
        return room

    async def find(self, id: str) -> Room | None:
        """The room of a table, or ``None`` where there is no such table."""
        if id in self._rooms:
            return self._rooms[id]
        if not TABLE_ID.fullmatch(id):
            return None
        if id not in self._reading:
            self._reading[id] = asyncio.create_task(self._read(id))
            self._reading[id].add_done_callback(lambda _: self._reading.pop(id, None))
        return await asyncio.shield(self._reading[id])

    def drop(self, id: str) -> None:
        """The table was deleted: whoever is there hears that it is gone."""
        room = self._rooms.pop(id, None)
        if room is not None:
            room.close(4404, "the table was deleted")

    def start(self) -> None:
        """Read every table at which a match is played, and begin to forget rooms that stand empty."""
        self._tasks = [asyncio.create_task(self._reopen()), asyncio.create_task(self._forget())]

    def close(self) -> None:
        """Close every room."""
        for task in self._tasks:
            task.cancel()
        for room in self.loaded:
            room.close()
        self._rooms.clear()

    async def _read(self, id: str) -> Room | None:
        loaded = await self._services.store.run(lambda connection: saved.load_table(connection, id))
        return None if loaded is None else self.add(loaded)

    def _drop(self, room: Room) -> None:
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    async def _reopen(self) -> None:
        """Clocks, bots and who stands in for the absent go on, whether anybody comes or not."""
        for id in await self._services.store.run(saved.open_tables):
            try:
                await self.find(id)
            except Exception as wrong:
                self.metrics.unread()
                log.error("not_read", extra={"table": id, "wrong": type(wrong).__name__})

    async def _forget(self) -> None:
        while True:
            await asyncio.sleep(QUIET / 10)
            for room in self.loaded:
                if room.idle and self._services.now() - room.quiet_since > QUIET:
                    room.close()
                    self._drop(room)
