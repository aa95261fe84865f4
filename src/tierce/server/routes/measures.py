"""``/metrics``: what is measured, for whoever may read it."""

from __future__ import annotations

import ipaddress

from litestar import Response, get
from litestar.types import ControllerRouterHandler

from tierce.server.desk import Desk
from tierce.server.metrics import TYPE, stages
from tierce.server.replies import AnyRequest, Refusal


def routes(desk: Desk) -> list[ControllerRouterHandler]:
    """The one request."""

    @get("/metrics", include_in_schema=False)
    async def measures(request: AnyRequest) -> Response[bytes]:
        client = None if request.client is None else request.client.host
        if not admitted(desk.settings.metrics, client, forwarded="x-forwarded-for" in request.headers):
            raise Refusal(404, "not_found", "no-place", request.url.path)
        links = [link for room in desk.rooms.loaded for link in room.audience.links]
        guests = sum(link.seat is None for link in links)
        text = desk.rooms.metrics.text(
            stages=await desk.store.run(stages),
            rooms=len(desk.rooms.loaded),
            seats=len(links) - guests,
            guests=guests,
        )
        return Response(text, headers={"content-type": TYPE, "cache-control": "no-store"})

    return [measures]


def admitted(audience: str, client: str | None, *, forwarded: bool) -> bool:
    """Whether a client may read them. What a proxy forwards is not of this machine, though the proxy be."""
    if audience != "local":
        return audience == "everyone"
    try:
        address = ipaddress.ip_address(client or "")
    except ValueError:
        return False
    return address.is_loopback and not forwarded
