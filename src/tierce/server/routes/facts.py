"""What the page asks of its server, whoever it is: what it can do, whether it is well, and a drawing."""

from __future__ import annotations

from importlib.metadata import version

from litestar import get, post
from litestar.params import JSONBody
from litestar.types import ControllerRouterHandler

from tierce.server import wire
from tierce.server.desk import Desk
from tierce.server.phrases import PHRASES
from tierce.server.replies import AnyRequest, expected
from tierce.server.squares import LONGEST, square


def routes(desk: Desk) -> list[ControllerRouterHandler]:
    """What anybody may ask."""

    @get("/health")
    async def health() -> dict[str, str]:
        await desk.store.run(lambda connection: connection.exec_driver_sql("SELECT 1").scalar())
        return {"status": "ok"}

    @get("/api/server")
    async def server(request: AnyRequest) -> wire.ServerFacts:
        return wire.ServerFacts(
            version=version("tierce"),
            address=desk.settings.shown_address,
            phrases=list(PHRASES),
            host=await desk.is_host(await desk.token(request)),
        )

    @post("/api/qr", status_code=200)
    async def draw(data: JSONBody[wire.Link], request: AnyRequest) -> wire.Square:
        desk.count(request, desk.limits.squares)
        if not 1 <= len(data.text) <= LONGEST:
            raise expected("text", f"1 to {LONGEST} characters")
        return square(data.text)

    return [health, server, draw]
