"""The routes: the page, a few plain requests, and the socket of a table."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from tierce.rules import RulesError, load
from tierce.server import auth, create, page, saved, wire
from tierce.server.create import BadRequest
from tierce.server.link import Bucket
from tierce.server.opponents import Opponents
from tierce.server.prose import rules_text
from tierce.server.room import Room, Services
from tierce.server.rooms import Rooms
from tierce.server.settings import Settings
from tierce.server.store import Store
from tierce.server.talk import MOST_BYTES, talk
from tierce.server.why import WORDS

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]


def create_app(
    settings: Settings,
    *,
    store: Store | None = None,
    opponents: Opponents | None = None,
    folder: Path = page.FOLDER,
) -> Litestar:
    """The server as an ASGI application. It opens ``store`` if that was not done, and closes it."""
    kept = store or Store(settings.database, synchronous=settings.synchronous)
    bots = opponents or Opponents(workers=settings.bot_workers, timeout=settings.bot_timeout)
    rooms = Rooms(Services(kept, bots, settings.bot_pause))
    return Litestar(
        [*_page(folder), *_tables(kept, rooms)],
        lifespan=[lambda _: _lifespan(kept, rooms, bots)],
        before_send=[page.protect],
        exception_handlers={Exception: _failed},
        request_max_body_size=MOST_BYTES,
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def _lifespan(store: Store, rooms: Rooms, opponents: Opponents) -> AsyncIterator[None]:
    if not store.server:
        store.open()
    rooms.start()
    try:
        yield
    finally:
        rooms.close()
        opponents.close()
        store.close()


# -- the page ------------------------------------------------------------------------------------------------


def _page(folder: Path) -> list[ControllerRouterHandler]:
    @get(["/", "/t/{table:str}"], sync_to_thread=False)
    def index() -> Response[bytes]:
        return page.index(folder)

    @get(["/assets/{path:path}", "/{path:str}"], sync_to_thread=False)
    def asset(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        found = page.asset(request.url.path, folder)
        return found or refuse(404, "not_found", "no-place", where=request.url.path)

    return [index, asset]


# -- tables --------------------------------------------------------------------------------------------------


def _tables(store: Store, rooms: Rooms) -> list[ControllerRouterHandler]:
    opened = Bucket(burst=200, rate=5)

    @get("/health")
    async def health() -> dict[str, str]:
        await store.run(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        return {"status": "ok"}

    @get("/api/games", sync_to_thread=False)
    def games() -> list[wire.Game]:
        return create.games()

    @get("/api/games/{game:str}/rules", sync_to_thread=False)
    def game_rules(game: FromPath[str], request: AnyRequest) -> Response[Any]:
        if len(request.scope["query_string"]) > MOST_BYTES:
            return refuse(413, "too_large", "too-large", most=MOST_BYTES)
        rules, seats = create.rules_of(game, dict(request.query_params.multi_items()))
        return _json(200, rules_text(rules, seats), {"cache-control": "no-store"})

    @get("/api/tables")
    async def mine(request: AnyRequest) -> list[wire.TableRow]:
        token = auth.token_in(request.cookies, store.server)
        if token is None:
            return []
        rows = await store.run(lambda connection: saved.my_tables(connection, auth.hashed(token)))
        return [_row(one) for one in rows]

    @post("/api/tables")
    async def open_table(request: AnyRequest) -> Response[wire.Created | wire.Refused]:
        if not auth.same_origin(request.headers.get("origin"), request.headers.get("host")):
            return refuse(403, "elsewhere", "elsewhere")
        if not opened.take():
            return refuse(429, "too_fast", "too-fast")
        wish = create.read(await request.body())
        token = auth.token_in(request.cookies, store.server)
        known = token is not None and await store.run(
            lambda connection: saved.is_known(connection, auth.hashed(token or ""))
        )
        if token is None or not known:
            token = auth.new_token()
        try:
            room = await rooms.create(wish.seating(auth.hashed(token)))
        except RulesError as wrong:
            problems = [wire.Problem(one.where, one.text) for one in wrong.problems]
            return _json(400, wire.Refused("refused", problems))
        secure = request.url.scheme == "https"
        cookie = auth.cookie(store.server, token, secure=secure)
        headers = {"set-cookie": cookie, "location": f"/t/{room.id}"}
        return _json(201, wire.Created(room.id, room.seating.invite), headers)

    async def mine_at(table: str, request: AnyRequest) -> tuple[Room, int] | Response[Any]:
        """The room of a table and my seat there, or why not."""
        room = await rooms.find(table)
        if room is None:
            return refuse(404, "no_table", "no-table", where="table")
        token = auth.token_in(request.cookies, store.server)
        seat = room.seating.seat_of(None if token is None else auth.hashed(token))
        if seat is None:
            return refuse(403, "not_seated", "not-seated", where="table")
        return room, seat

    @get("/api/tables/{table:str}/record.rhh")
    async def record(table: FromPath[str], request: AnyRequest) -> Response[Any]:
        found = await mine_at(table, request)
        if isinstance(found, Response):
            return found
        room, seat = found
        headers = {"content-disposition": f'inline; filename="{table}.rhh"', "cache-control": "no-store"}
        return Response(await room.record(seat), media_type="text/plain; charset=utf-8", headers=headers)

    @get("/api/tables/{table:str}/rules")
    async def table_rules(table: FromPath[str], request: AnyRequest) -> Response[Any]:
        found = await mine_at(table, request)
        if isinstance(found, Response):
            return found
        room, _ = found
        return _json(200, rules_text(room.seating.rules, len(room.seats)), {"cache-control": "no-store"})

    @websocket("/api/tables/{table:str}/socket")
    async def socket(socket: AnySocket, table: FromPath[str]) -> None:
        if not auth.same_origin(socket.headers.get("origin"), socket.headers.get("host")):
            await socket.close(1008)
            return
        await socket.accept()
        token = auth.token_in(socket.cookies, store.server)
        await talk(socket, rooms, store, table, None if token is None else auth.hashed(token))

    return [health, games, game_rules, mine, open_table, record, table_rules, socket]


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
        your_turn=row.seat is not None and row.turn == row.seat,
        over=row.over,
        touched=row.touched,
    )


# -- answers that refuse -------------------------------------------------------------------------------------

CODES: Final = {
    404: ("not_found", "no-place"),
    405: ("not_found", "no-place"),
    413: ("too_large", "too-large"),
}


def refuse(status: int, code: str, id: str, where: str = "request", **args: str | int) -> Response[Any]:
    """An answer that says in words why it is none."""
    return _json(status, wire.Refused(code, [wire.Problem(where, WORDS.text(f"problem-{id}", **args))]))


def _json(status: int, body: Any, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def _failed(request: AnyRequest, wrong: Exception) -> Response[Any]:
    if isinstance(wrong, BadRequest):
        return _json(400, wrong.refused)
    status = wrong.status_code if isinstance(wrong, HTTPException) else 500
    if status >= 500:
        # The text of an error may name cards: its kind and place are enough.
        log.error("request_failed", extra={"path": request.url.path, "wrong": type(wrong).__name__})
        return refuse(500, "broken", "broken")
    code, id = CODES.get(status, ("malformed", "no-place"))
    return refuse(status, code, id, where=request.url.path[:60], most=MOST_BYTES)
