"""A socket of a page, as light as it can be: what comes in is handed on at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri


class Line(asyncio.Protocol):
    """One open socket. ``heard`` gets every text that comes."""

    def __init__(self, address: str, cookie: str, heard: Callable[[bytes], None], *, deflate: bool) -> None:
        """A socket that is to be opened at this ``ws://`` address."""
        extensions = [ClientPerMessageDeflateFactory()] if deflate else None
        self._protocol = ClientProtocol(parse_uri(address), extensions=extensions, max_size=None)
        self._cookie, self._heard = cookie, heard
        self._transport: asyncio.WriteTransport
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the socket."""
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Hand on what it holds."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard(bytes(event.data))
            elif isinstance(event, Response) and not self.open.done():
                if self._protocol.handshake_exc is None:
                    self.open.set_result(None)
                else:
                    self.open.set_exception(self._protocol.handshake_exc)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """It was closed."""
        self.lost = True

    def say(self, text: bytes) -> None:
        """Send a text."""
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._transport.write(data)


async def opened(
    host: str, port: int, path: str, cookie: str, heard: Callable[[bytes], None], *, deflate: bool
) -> Line:
    """An open socket."""
    line = Line(f"ws://{host}:{port}{path}", cookie, heard, deflate=deflate)
    await asyncio.get_running_loop().create_connection(lambda: line, host, port)
    await line.open
    return line
