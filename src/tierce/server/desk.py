"""The desk that every request comes to first: who asks, from where, and whether it is too much."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection

from tierce.server import saved, visitors
from tierce.server.auth import Cookies, hashed, new_token, read_key, same_origin
from tierce.server.limits import MOST_TABLES, Limit, Limits, neighbourhood
from tierce.server.replies import Refusal
from tierce.server.room import Room
from tierce.server.rooms import Rooms
from tierce.server.settings import Settings
from tierce.server.store import Store

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]

ASKING: Final = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing."""


class Desk:
    """What the routes of one server share."""

    def __init__(self, settings: Settings, store: Store, rooms: Rooms) -> None:
        """A desk that is opened when the store is."""
        self.settings, self.store, self.rooms = settings, store, rooms
        self.limits = Limits()
        self._key = b""
        self._cookies = Cookies("", self._key)

    async def open(self) -> None:
        """Get ready to read cookies."""
        self._key = await self.store.run(visitors.cookie_key)
        self._cookies = Cookies(self.store.server, self._key)

    # -- who asks ------------------------------------------------------------------------------------------

    async def token(self, connection: AnyConnection) -> bytes | None:
        """Who asks, as the hash of the secret they show; ``None`` for somebody who is new here.

        A cookie without a signature, of a version before there were any, counts where it is known, and the
        answer brings a signed one.
        """
        secret = self._cookies.token(connection.cookies)
        if secret is None:
            secret = self._cookies.unsigned(connection.cookies)
            if secret is None or not await self._is_known(hashed(secret)):
                return None
            self._give(connection, secret)
        return hashed(secret)

    async def welcome(self, request: AnyRequest) -> bytes:
        """The same, and who is new is given a secret."""
        secret = None if await self.token(request) is None else self._shown(request)
        secret = secret or new_token()
        self._give(request, secret)
        return hashed(secret)

    async def opener(self, request: AnyRequest) -> bytes:
        """The same, of somebody who opens a table; refused where they have too many already."""
        token = await self.welcome(request)
        running = await self.store.run(lambda connection: visitors.running_tables(connection, token))
        if len(running) >= MOST_TABLES:
            raise Refusal(429, "too_many_tables", "too-many-tables", most=MOST_TABLES)
        return token

    async def host(self, request: AnyRequest) -> bytes:
        """Who asks, if they may see all tables of this server."""
        token = await self.token(request)
        if token is None or not await self.is_host(token):
            raise Refusal(403, "not_host", "not-host")
        return token

    async def is_host(self, token: bytes | None) -> bool:
        """Whether this person may see all tables of the server."""
        if token is None:
            return False
        return await self.store.run(lambda connection: visitors.is_host(connection, token))

    def take_leave(self, request: AnyRequest) -> None:
        """The answer makes the browser forget its secret."""
        request.state.cookie = self._cookies.cleared(secure=_is_secure(request))

    def _shown(self, request: AnyRequest) -> str | None:
        return self._cookies.token(request.cookies) or self._cookies.unsigned(request.cookies)

    def _give(self, connection: AnyConnection, secret: str) -> None:
        connection.state.cookie = self._cookies.header(secret, secure=_is_secure(connection))

    async def _is_known(self, token: bytes) -> bool:
        return await self.store.run(lambda connection: saved.is_known(connection, token))

    # -- from where, and how often -------------------------------------------------------------------------

    async def check_origin(self, request: AnyRequest) -> None:
        """Refuse what a page of another site sends and what could change something."""
        if request.method not in ASKING and not self.is_ours(request):
            raise Refusal(403, "elsewhere", "elsewhere")

    def is_ours(self, connection: AnyConnection) -> bool:
        """Whether this comes from our own page, or from no page."""
        return same_origin(connection.headers.get("origin"), connection.headers.get("host"))

    def address(self, connection: AnyConnection) -> str:
        """The address that is counted."""
        return neighbourhood("" if connection.client is None else connection.client.host)

    def count(self, request: AnyRequest, limit: Limit) -> None:
        """Count one more request of a kind, and refuse it where it is too much."""
        if not limit.take(self.address(request)):
            raise Refusal(429, "too_fast", "too-fast")

    # -- at which table ------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table."""
        room = await self.rooms.find(table)
        if room is None:
            raise Refusal(404, "no_table", "no-table", "table")
        return room

    async def seated(self, request: AnyRequest, table: str) -> tuple[Room, int, bytes]:
        """The room of a table, the seat of who asks there, and who that is."""
        room = await self.room(table)
        token = await self.token(request)
        seat = room.seating.seat_of(token)
        if token is None or seat is None:
            raise Refusal(403, "not_seated", "not-seated", "table")
        return room, seat, token

    async def visiting(self, request: AnyRequest, table: str) -> tuple[Room, int | None]:
        """The room of a table for its people and its guests, and the seat of who asks; guests have none."""
        room = await self.room(table)
        token = await self.token(request)
        seat = room.seating.seat_of(token)
        if seat is None and not await self._is_guest(room.id, token):
            raise Refusal(403, "not_invited", "not-invited", "table")
        return room, seat

    def replay_key(self, table: str, deal: int) -> str:
        """The key that opens the replay of one deal to whoever shows it."""
        return read_key(self._key, table, deal)

    async def _is_guest(self, table: str, token: bytes | None) -> bool:
        if token is None:
            return False
        return await self.store.run(lambda connection: saved.is_guest(connection, table, token))


def _is_secure(connection: AnyConnection) -> bool:
    return connection.url.scheme in ("https", "wss")
