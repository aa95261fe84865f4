"""The page and its files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from tierce.server import page
from tierce.server.replies import AnyRequest, Refusal

PLACES: Final = ["/", "/t/{table:str}", "/r/{table:str}/{deal:int}", "/me", "/host", "/code"]


def routes(folder: Path) -> list[ControllerRouterHandler]:
    """The page from this folder, at each of its addresses."""

    @get(PLACES, sync_to_thread=False, include_in_schema=False)
    def index(request: AnyRequest) -> Response[bytes]:
        return page.index(request, folder)

    @get(["/assets/{path:path}", "/{path:str}"], sync_to_thread=False, include_in_schema=False)
    def asset(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
        found = page.asset(request, folder)
        if found is None:
            raise Refusal(404, "not_found", "no-place", request.url.path[:60])
        return found

    return [index, asset]
