"""The page of whoever keeps the server: all its tables, what was played there, and what is to go."""

from __future__ import annotations

from typing import Final

from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler

from tierce.rules import load
from tierce.server import archive, hosting, saved, visitors, wire
from tierce.server.desk import Desk
from tierce.server.replies import AnyRequest, Refusal, expected
from tierce.server.room import Room

MOST_DAYS: Final = 36_500


def routes(desk: Desk) -> list[ControllerRouterHandler]:
    """What is asked by a browser that has shown the key of the server."""

    @post("/api/host", status_code=204)
    async def unlock(data: JSONBody[wire.HostKey], request: AnyRequest) -> None:
        desk.count(request, desk.limits.keys)
        token = await desk.welcome(request)
        if not await desk.store.run(lambda connection: visitors.add_host(connection, token, data.key)):
            raise Refusal(403, "no_key", "no-key", "key")

    @get("/api/host/tables")
    async def tables(request: AnyRequest) -> list[wire.HostRow]:
        await desk.host(request)
        rooms = {room.id: room for room in desk.rooms.loaded}
        rows = await desk.store.run(hosting.all_tables)
        return [_row(one, rooms.get(one.table)) for one in rows]

    @post("/api/host/tables/{table:str}/open", status_code=200)
    async def look_in(table: FromPath[str], request: AnyRequest) -> wire.Created:
        token = await desk.host(request)
        room = await desk.room(table)
        await desk.store.run(lambda connection: saved.let_in(connection, room.id, token))
        return wire.Created(room.id, room.seating.invite)

    @post("/api/host/tables/{table:str}/close", status_code=204)
    async def close(table: FromPath[str], request: AnyRequest) -> None:
        await desk.host(request)
        await (await desk.room(table)).shut()

    @get("/api/host/tables/{table:str}/export.rhh", media_type="text/plain; charset=utf-8")
    async def export(table: FromPath[str], request: AnyRequest) -> Response[bytes]:
        await desk.host(request)
        room = await desk.room(table)
        return _file(f"{room.id}.rhh", await room.truth(), "text/plain; charset=utf-8")

    @get("/api/host/tables/{table:str}/export.json")
    async def export_all(table: FromPath[str], request: AnyRequest) -> Response[bytes]:
        await desk.host(request)
        room = await desk.room(table)
        found = await desk.store.run(lambda connection: archive.export(connection, room.id))
        if found is None:
            raise Refusal(404, "no_table", "no-table", "table")
        return _file(f"{room.id}.json", found.file, "application/json")

    @delete("/api/host/tables/{table:str}")
    async def remove(table: FromPath[str], request: AnyRequest) -> None:
        await desk.host(request)
        room = await desk.room(table)
        await desk.store.run(lambda connection: hosting.delete_table(connection, room.id))
        desk.rooms.drop(room.id)

    @post("/api/host/prune", status_code=200)
    async def prune(data: JSONBody[wire.Prune], request: AnyRequest) -> wire.Pruned:
        await desk.host(request)
        if not 1 <= data.days <= MOST_DAYS:
            raise expected("days", f"1 to {MOST_DAYS}")
        gone = await desk.store.run(lambda connection: hosting.prune(connection, data.days))
        for table in gone:
            desk.rooms.drop(table)
        return wire.Pruned(len(gone))

    return [unlock, tables, look_in, close, export, export_all, remove, prune]


def _file(name: str, text: str, media: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=media, headers=headers)


def _row(row: hosting.Row, room: Room | None) -> wire.HostRow:
    rules = load(row.rules)
    lines = [] if room is None else [link.seat for link in room.audience.links]
    return wire.HostRow(
        table=row.table,
        game=rules.name,
        title=rules.title,
        names=list(row.names),
        stage=row.stage,
        deal=row.deal,
        over=row.over,
        created=row.created,
        touched=row.touched,
        here=len({seat for seat in lines if seat is not None}),
        watchers=lines.count(None),
    )
