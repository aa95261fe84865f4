"""Deals that were played: looking through one, and taking its record home."""

from __future__ import annotations

import hmac
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from tierce.server import wire
from tierce.server.branching import NoStep, branch
from tierce.server.desk import Desk
from tierce.server.replaying import deal_record, is_over, replay
from tierce.server.replies import AnyRequest, Refusal
from tierce.server.room import Room
from tierce.server.seating import LONGEST_NAME, Seat, clean_name

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

    @post("/api/tables/{table:str}/deals/{deal:int}/what-if")
    async def go_on(
        table: FromPath[str], deal: FromPath[int], data: JSONBody[wire.WhatIf], request: AnyRequest
    ) -> Response[wire.Created]:
        desk.count(request, desk.limits.tables)
        room, _ = await _viewing(desk, request, table, deal)
        if not await room.read(lambda played: is_over(played, deal)):
            raise Refusal(409, "deal_runs", "deal-runs", "deal")
        name = clean_name(data.you)
        if name is None:
            raise Refusal(400, "refused", "name", "you", most=LONGEST_NAME)
        seats = len(room.seats)
        if not 1 <= data.seat <= seats:
            raise Refusal(400, "refused", "number", "seat", low=1, high=seats, found=data.seat)
        me = Seat(name, None, await desk.opener(request))
        try:
            new = await room.read(
                lambda played: branch(played, room.seating, deal, data.step, data.seat - 1, me)
            )
        except NoStep as wrong:
            raise Refusal(400, "refused", "number", "step", low=0, high=wrong.last, found=data.step) from None
        made = await desk.rooms.open(new)
        created = wire.Created(made.id, made.seating.invite)
        return Response(created, status_code=201, headers={"location": f"/t/{made.id}"})

    return [look, record, go_on]


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
