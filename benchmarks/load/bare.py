"""A bare fan-out in the framework of the server: each message that comes in sends recorded ones to a room.

python -m benchmarks.load.bare PORT FILE
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from tierce.server.run import listen


class Recorded(msgspec.Struct):
    """A table as it was recorded: the views of all seats, then of each action the messages to each seat."""

    first: list[str]
    actions: list[list[list[str]]]


def app(recorded: list[Recorded]) -> Litestar:
    """The application, with as many rooms as are asked for."""
    sockets: dict[tuple[int, int], WebSocket[Any, Any, Any]] = {}
    told: dict[int, Iterator[list[list[str]]]] = {}

    @websocket("/rooms/{room:int}/{seat:int}")
    async def fan_out(socket: WebSocket[Any, Any, Any], room: FromPath[int], seat: FromPath[int]) -> None:
        await socket.accept()
        sockets[room, seat] = socket
        table = recorded[room % len(recorded)]
        actions = told.setdefault(room, cycle(table.actions))
        await socket.send_text(table.first[seat])
        try:
            while True:
                await socket.receive_text()
                for other, texts in enumerate(next(actions)):
                    for text in texts:
                        await sockets[room, other].send_text(text)
        except WebSocketDisconnect:
            return

    return Litestar([fan_out], openapi_config=None, logging_config=None)


def main(port: int, file: Path) -> None:
    """Run it."""
    recorded = msgspec.json.decode(file.read_bytes(), type=list[Recorded])
    config = uvicorn.Config(
        app(recorded),
        ws="websockets-sansio",
        ws_max_size=256 * 1024,
        ws_per_message_deflate=True,
        access_log=False,
        log_config=None,
        server_header=False,
    )
    uvicorn.Server(config).run(sockets=[listen("127.0.0.1", port)])


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
