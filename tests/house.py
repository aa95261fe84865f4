"""A store with rooms in it, and people who come, are told things, and go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from serving import Here, on
from tierce.rules import load
from tierce.server import wire
from tierce.server.link import Link
from tierce.server.room import Room, Services
from tierce.server.rooms import Rooms
from tierce.server.seating import Seat, Seating
from tierce.server.store import Store
from tierce.server.why import Refused

T = TypeVar("T")
AINA, BORIS, MEI = b"aina", b"boris", b"mei"
SMALL = "penang+deal.hand_size=12+deal.starter=next+match.deals=1"
WATCHED = wire.Manners()


class Person:
    """Somebody at a line, and all that was said to them."""

    def __init__(self, room: Room, link: Link) -> None:
        self.room, self.link = room, link
        self.heard: list[Any] = []
        self.number = 0
        self.pump = asyncio.create_task(link.pump(self._hear))

    async def _hear(self, data: bytes) -> None:
        self.heard.append(msgspec.json.decode(data, type=wire.ToPage))

    async def last(self, kind: type[T]) -> T:
        await asyncio.sleep(0.02)
        return next(one for one in reversed(self.heard) if isinstance(one, kind))

    async def told(self) -> wire.RoomMessage:
        return await self.last(wire.RoomMessage)

    async def view(self) -> wire.ViewMessage:
        return await self.last(wire.ViewMessage)

    async def sees(self, true: Callable[[wire.ViewMessage], bool]) -> wire.ViewMessage:
        """The first view of which this holds; a bot may have to play before."""
        for _ in range(500):
            if true(view := await self.view()):
                return view
        raise AssertionError("it is never seen")

    async def turn(self) -> int:
        """The seat whose turn it is."""
        turn = (await self.view()).turn
        assert turn is not None
        return turn - 1

    def id(self) -> str:
        self.number += 1
        return f"{id(self)}-{self.number}"

    def gone(self) -> None:
        self.room.leave(self.link)
        self.pump.cancel()


class House:
    """A store, its rooms, and people who come and go."""

    def __init__(self, store: Store, bots: Here | None = None) -> None:
        self.store, self.bots = store, bots or Here()
        self.rooms = Rooms(Services(store, self.bots, 0))

    async def table(self, others: int, manners: wire.Manners = WATCHED, rules: str = SMALL) -> Room:
        """A table of Aina's with so many open seats."""
        seats = (Seat("Aina", None, AINA), *[Seat()] * others)
        return await self.rooms.create(Seating(load(rules), seats, manners))

    async def comes(self, room: Room, token: bytes) -> Person:
        return Person(room, await room.join(token, 0))

    async def again(self, room: Room) -> Room:
        """The room as another process reads it from the disk."""
        room.close()
        self.rooms = Rooms(Services(self.store, self.bots, 0))
        found = await self.rooms.find(room.id)
        assert found is not None
        return found

    async def three(self, manners: wire.Manners = WATCHED, rules: str = SMALL) -> tuple[Room, list[Person]]:
        """A table of three people that has begun."""
        room = await self.table(2, manners, rules)
        people = [await self.comes(room, token) for token in (AINA, BORIS, MEI)]
        await room.sit(people[1].link, people[1].id(), 1, "Boris")
        await room.sit(people[2].link, people[2].id(), 2, "Mei")
        await room.begin(people[0].link, people[0].id())
        return room, people


def in_house(tmp_path: Path, work: Callable[[House], Awaitable[None]], bots: Here | None = None) -> None:
    async def run(store: Store) -> None:
        house = House(store, bots)
        try:
            await work(house)
        finally:
            house.rooms.close()

    on(tmp_path / "t.db", run)


async def refused(act: Awaitable[object]) -> str:
    with pytest.raises(Refused) as why:
        await act
    assert why.value.why.text
    return why.value.why.code
