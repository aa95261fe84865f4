"""A conversation on a socket: what comes in is read, checked and given to the room."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tierce.server import saved, why, wire
from tierce.server.link import Bucket, Link
from tierce.server.metrics import Metrics
from tierce.server.room import Room
from tierce.server.rooms import Rooms
from tierce.server.seating import Seating
from tierce.server.store import Store
from tierce.server.why import Refused

log = logging.getLogger(__name__)

MOST_BYTES: Final = 16 * 1024
"""The longest message, and the longest body of a request."""
BURST, RATE = 100, 50
"""Messages at once, and a second."""
PATIENCE: Final = 100
"""Messages that are refused for coming too fast before the line is cut."""
LONGEST_ID: Final = 64

READER: Final = msgspec.json.Decoder(wire.FromPage)
AnySocket = WebSocket[Any, Any, Any]


async def talk(socket: AnySocket, rooms: Rooms, store: Store, table: str, token: bytes | None) -> None:
    """Serve an accepted socket of whoever has this secret until it is closed."""
    try:
        room = await rooms.find(table)
        if room is None:
            await _turn_away(socket, 4404, why.plain("no_table", table=table[:40]))
            return
        if not await _welcome(room, store, token):
            await _turn_away(socket, 4403, why.plain("not_invited"))
            return
        since = socket.query_params.get("since", "0")
        known = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
        link = await room.join(token, known)
    except Exception as wrong:
        rooms.metrics.unread()
        log.error("not_read", extra={"table": table[:40], "wrong": type(wrong).__name__})
        await _turn_away(socket, 1011, why.plain("broken"))
        return
    try:
        acting = asyncio.Lock()
        await _both(_hear(socket, room, link, rooms.metrics, acting), _speak(socket, link), acting=acting)
    finally:
        room.leave(link)


async def _welcome(room: Room, store: Store, token: bytes | None) -> bool:
    """Whether this person has a seat at the table, or was let in as a guest."""
    if token is None:
        return False
    if room.seating.seat_of(token) is not None:
        return True
    return await store.run(lambda connection: saved.is_guest(connection, room.id, token))


async def _both(*talks: Any, acting: asyncio.Lock) -> None:
    """Run both until one ends, and an act that was begun is carried out, for which ``acting`` is held.

    Half of one would have the table read anew, and cut everybody's line.
    """
    tasks = [asyncio.ensure_future(one) for one in talks]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await acting.acquire()
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for one in ended:
        # A line that was lost while something was said to it is no fault.
        if isinstance(one, Exception) and not isinstance(one, OSError | WebSocketDisconnect):
            log.error("socket_failed", extra={"wrong": type(one).__name__})


async def _speak(socket: AnySocket, link: Link) -> None:
    async def send(data: bytes) -> None:
        await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    code, reason = await link.pump(send)
    await socket.close(code, reason)


async def _hear(socket: AnySocket, room: Room, link: Link, metrics: Metrics, acting: asyncio.Lock) -> None:
    bucket = Bucket(BURST, RATE)
    refused, received = 0, 0.0

    def reply(message: wire.ToPage) -> None:
        metrics.answered(message, received)
        link.say(message)

    while True:
        await asyncio.sleep(0)  # let others, and the answers to this one, have their turn
        message = await socket.receive()
        received = time.perf_counter()
        if message["type"] == "websocket.disconnect":
            return
        if link.closed is not None:
            continue
        if not bucket.take():
            refused += 1
            reply(wire.ErrorMessage(_id(message.get("text")), why.plain("too_fast")))
            if refused > PATIENCE:
                link.close(1008, "too many messages")
            continue
        text = message.get("text")
        if not isinstance(text, str):
            reply(wire.ErrorMessage(None, why.plain("binary")))
            continue
        if len(text) > MOST_BYTES or len(text.encode()) > MOST_BYTES:
            reply(wire.ErrorMessage(None, why.plain("too_large", most=MOST_BYTES)))
            link.close(1009, "the message is too long")
            continue
        async with acting:
            reply(await answer(room, link, text))


async def answer(room: Room, link: Link, text: str) -> wire.ToPage:
    """Do what a message says, and what is to be said to it. Never raises for what the message holds."""
    id = _id(text)
    try:
        return await _do(room, link, _read(text))
    except Refused as wrong:
        return wire.ErrorMessage(id, wrong.why)
    except Exception as wrong:
        log.error("broken", extra={"table": room.id, "wrong": type(wrong).__name__})
        return wire.ErrorMessage(id, why.plain("broken"))


async def _do(room: Room, link: Link, said: wire.FromPage) -> wire.ToPage:
    match said:
        case wire.Ask(n=n, cards=cards):
            return room.ask(link, n, cards)
        case wire.Best(n=n):
            return await room.best(link, n)
        case wire.Hint(n=n):
            return await room.hint(link, n)
        case wire.Arrange(id=id, deal=deal, groups=groups):
            return await room.arrange(link, id, deal, groups)
        case wire.Play(id=id, words=words):
            return await room.play(link, id, words)
        case wire.Undo(id=id, all=all):
            return await room.undo(link, id, all)
        case wire.Next(id=id):
            return await room.next(link, id)
        case wire.Sit(id=id, seat=seat, name=name):
            return await room.sit(link, id, seat - 1, name)
        case wire.Start(id=id):
            return await room.begin(link, id)
        case wire.Pause(id=id, on=on):
            return await room.pause(link, id, on)
        case wire.StandIn(id=id, seat=seat, on=on):
            return await room.stand_in(link, id, seat - 1, on)
        case wire.Rematch(id=id):
            return await room.rematch(link, id)
        case wire.Say(id=id, phrase=phrase, text=text):
            return await room.say(link, id, phrase, text)
        case wire.Unsay(id=id, n=n):
            return await room.unsay(link, id, n)
        case _:
            return await room.reseat(link, said.id, _reseated(said))


def _reseated(said: wire.Reseats) -> Callable[[Seating, int], Seating]:
    """What a person of the table does to its seating."""
    match said:
        case wire.Leave():
            return Seating.leave
        case wire.FreeSeat(seat=seat):
            return lambda seating, by: seating.free(by, seat - 1)
        case wire.DropSeat(seat=seat):
            return lambda seating, by: seating.drop(by, seat - 1)
        case wire.PutBot(seat=seat, kind=kind):
            return lambda seating, by: seating.put_bot(by, seat - 1, kind)
        case wire.PassHost(seat=seat):
            return lambda seating, by: seating.pass_host(by, seat - 1)
        case wire.CloseTable():
            return Seating.shut


def _read(text: str) -> wire.FromPage:
    try:
        said = READER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as wrong:
        raise Refused(why.plain("malformed", text=str(wrong)[:200])) from None
    if not isinstance(said, wire.Ask | wire.Best | wire.Hint) and not _is_id(said.id):
        raise Refused(why.plain("malformed", text=f"expected an id of 1 to {LONGEST_ID} characters"))
    return said


class _Named(msgspec.Struct):
    id: str | None = None


def _id(text: object) -> str | None:
    """The id of a message that may be no message at all, so that its sender knows which was refused."""
    if not isinstance(text, str) or len(text) > MOST_BYTES:
        return None
    try:
        id = msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return id if id is not None and _is_id(id) else None


def _is_id(text: str) -> bool:
    """Whether this may be an id: no database keeps a NUL for us."""
    return 1 <= len(text) <= LONGEST_ID and text.isprintable()


async def _turn_away(socket: AnySocket, code: int, told: wire.Why) -> None:
    await socket.send(
        {
            "type": "websocket.send",
            "text": msgspec.json.encode(wire.ErrorMessage(None, told)).decode(),
            "bytes": None,
        }
    )
    await socket.close(code, told.code)
