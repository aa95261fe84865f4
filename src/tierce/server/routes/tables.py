"""Tables: opening one, those one is at, what can be read of one, and its socket."""

from __future__ import annotations

from typing import Any

from litestar import Response, WebSocket, get, post, websocket
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from tierce.rules import load
from tierce.server import create, saved, wire
from tierce.server.desk import Desk
from tierce.server.prose import rules_text
from tierce.server.replies import AnyRequest, Refusal
from tierce.server.talk import talk

AnySocket = WebSocket[Any, Any, Any]


def routes(desk: Desk) -> list[ControllerRouterHandler]:
    """What is asked by those who sit at a table or watch."""

    @get("/api/tables")
    async def mine(request: AnyRequest) -> list[wire.TableRow]:
        token = await desk.token(request)
        if token is None:
            return []
        rows = await desk.store.run(lambda connection: saved.my_tables(connection, token))
        return [_row(one) for one in rows]

    @post("/api/tables")
    async def open_table(request: AnyRequest) -> Response[wire.Created]:
        desk.count(request, desk.limits.tables)
        wish = create.read(await request.body())
        room = await desk.rooms.create(wish.seating(await desk.opener(request)))
        created = wire.Created(room.id, room.seating.invite)
        return Response(created, status_code=201, headers={"location": f"/t/{room.id}"})

    @get("/api/tables/{table:str}/rules")
    async def rules(table: FromPath[str], request: AnyRequest) -> wire.RulesText:
        room, _ = await desk.visiting(request, table)
        return rules_text(room.seating.rules, len(room.seats))

    @get("/api/tables/{table:str}/record.rhh", media_type="text/plain; charset=utf-8")
    async def record(table: FromPath[str], request: AnyRequest) -> Response[str]:
        room, seat = await desk.visiting(request, table)
        if seat is None and not room.seating.manners.spectators:
            raise Refusal(403, "no_spectators", "no-spectators", "table")
        headers = {"content-disposition": f'inline; filename="{room.id}.rhh"'}
        return Response(await room.record(seat), media_type="text/plain; charset=utf-8", headers=headers)

    @websocket("/api/tables/{table:str}/socket")
    async def socket(socket: AnySocket, table: FromPath[str]) -> None:
        if not desk.is_ours(socket):
            await socket.close(1008)
            return
        with desk.limits.lines.one_more(desk.address(socket)) as free:
            await socket.accept()
            if free:
                await talk(socket, desk.rooms, desk.store, table, await desk.token(socket))
            else:
                await socket.close(1013, "too many lines from one address")

    return [mine, open_table, rules, record, socket]


def _row(row: saved.Row) -> wire.TableRow:
    rules = load(row.rules)
    return wire.TableRow(
        table=row.table,
        game=rules.name,
        title=rules.title,
        names=list(row.names),
        stage=row.stage,
        seat=None if row.seat is None else row.seat + 1,
        deal=row.deal,
        your_turn=row.stage == "playing" and row.seat is not None and row.turn == row.seat,
        over=row.over,
        touched=row.touched,
    )
