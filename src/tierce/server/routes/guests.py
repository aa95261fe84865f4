"""Coming in by an invitation, going on at another device, and being forgotten."""

from __future__ import annotations

import hmac
from contextlib import suppress

from litestar import delete, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from tierce.server import saved, visitors, wire
from tierce.server.desk import Desk
from tierce.server.replies import AnyRequest, Refusal
from tierce.server.why import Refused


def routes(desk: Desk) -> list[ControllerRouterHandler]:
    """What is asked by people on their way to a seat, or away from all of them."""

    @post("/api/tables/{table:str}/guests", status_code=204)
    async def come_in(table: FromPath[str], data: JSONBody[wire.Invitation], request: AnyRequest) -> None:
        desk.count(request, desk.limits.invitations)
        room = await desk.room(table)
        key = room.seating.invite
        if not key or not hmac.compare_digest(key.encode(), data.invite.encode(errors="replace")):
            raise Refusal(403, "not_invited", "not-invited", "invite")
        token = await desk.welcome(request)
        await desk.store.run(lambda connection: saved.let_in(connection, room.id, token))

    @post("/api/tables/{table:str}/code", status_code=200)
    async def make_code(table: FromPath[str], request: AnyRequest) -> wire.Code:
        room, seat, token = await desk.seated(request, table)
        code = await desk.store.run(lambda connection: visitors.make_code(connection, room.id, seat, token))
        return wire.Code(code, visitors.CODE_SECONDS)

    @post("/api/codes", status_code=200)
    async def use_code(data: JSONBody[wire.Typed], request: AnyRequest) -> wire.Moved:
        desk.count(request, desk.limits.codes)
        found = await desk.store.run(lambda connection: visitors.use_code(connection, data.code))
        if found is None:
            raise Refusal(404, "no_code", "no-code", "code")
        table, seat = found
        room = await desk.room(table)
        await room.move(seat, await desk.welcome(request))
        return wire.Moved(table)

    @delete("/api/me")
    async def forget_me(request: AnyRequest) -> None:
        token = await desk.token(request)
        desk.take_leave(request)
        if token is not None:
            await forget(desk, token)

    return [come_in, make_code, use_code, forget_me]


async def forget(desk: Desk, token: bytes) -> None:
    """Delete a person everywhere: first where a match goes on, then in every row, then what is in memory."""
    for table in await desk.store.run(lambda connection: visitors.running_tables(connection, token)):
        room = await desk.rooms.find(table)
        if room is not None:
            await room.forget(token)
    await desk.store.run(lambda connection: visitors.forget(connection, token))
    for room in desk.rooms.loaded:
        if room.seating.seat_of(token) is not None:
            with suppress(Refused):  # it is read anew, without them
                await room.forget(token)
