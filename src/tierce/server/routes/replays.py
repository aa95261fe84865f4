"""Deals that were played: looking through one, and taking its record home."""

from __future__ import annotations

import hmac
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from tierce.server import wire
from tierce.server.desk import Desk
from tierce.server.replaying import deal_record, is_over, replay
from tierce.server.replies import AnyRequest, Refusal
from tierce.server.room import Room

KEY: Final = "replay-key"
"""The header in which the key of a deal is shown: in an address it would be logged."""


def routes(desk: Desk) -> list[ControllerRouterHandler]:
    """What is asked by those who were at a table, and by those who were given the key of one deal."""

    @get("/api/tables/{table:str}/deals/{deal:int}")
    async def look(table: FromPath[str], deal: FromPath[int], request: AnyRequest) -> wire.Replay:
        room, seat = await _viewing(desk, request, table, deal)
        key = desk.replay_key(room.id, deal)
        return await room.read(lambda played: replay(played, room.seating, deal, seat, key))

    @get("/api/tables/{table:str}/deals/{deal:int}/record.rhh", media_type="text/plain; charset=utf-8")
    async def record(table: FromPath[str], deal: FromPath[int], request: AnyRequest) -> Response[str]:
        room, seat = await _viewing(desk, request, table, deal)
        told = await room.read(
            lambda played: deal_record(room.seating.marked(played.record(seat, full=False)), deal).to_text()
        )
        headers = {"content-disposition": f'attachment; filename="{room.id}-{deal}.rhh"'}
        return Response(told, media_type="text/plain; charset=utf-8", headers=headers)

    return [look, record]


async def _viewing(desk: Desk, request: AnyRequest, table: str, deal: int) -> tuple[Room, int | None]:
    """The room of a deal, and the seat of who looks: they are at the table, or show the key of the deal."""
    room = await desk.room(table)
    fits = hmac.compare_digest(
        request.headers.get(KEY, "").encode(errors="replace"), desk.replay_key(room.id, deal).encode()
    )
    if fits and await room.read(lambda played: is_over(played, deal)):
        return room, room.seating.seat_of(await desk.token(request))
    _, seat = await desk.visiting(request, table)
    if seat is None and not room.seating.manners.spectators:
        raise Refusal(403, "no_spectators", "no-spectators", "table")
    if not await room.read(lambda played: 1 <= deal <= played.deal):
        raise Refusal(404, "no_deal", "no-deal", "deal")
    return room, seat
