"""The server as an ASGI application: what it is made of, and in which order that begins and ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from litestar import Litestar

from tierce.server import page
from tierce.server.desk import Desk
from tierce.server.housekeeping import keep_house
from tierce.server.metrics import Metrics
from tierce.server.opponents import Opponents
from tierce.server.replies import refusal
from tierce.server.room import Services
from tierce.server.rooms import Rooms
from tierce.server.routes import facts, games, guests, hosting, measures, pages, replays, statistics, tables
from tierce.server.settings import Settings
from tierce.server.store import Store
from tierce.server.talk import MOST_BYTES
from tierce.server.tongue import spoken


def create_app(
    settings: Settings,
    *,
    store: Store | None = None,
    opponents: Opponents | None = None,
    folder: Path = page.FOLDER,
) -> Litestar:
    """The server as an ASGI application. It opens ``store`` if that was not done, and closes it."""
    kept = store or Store(settings.database, synchronous=settings.synchronous)
    metrics = Metrics()
    kept.observe = metrics.committed
    bots = opponents or Opponents(workers=settings.bot_workers, timeout=settings.bot_timeout, metrics=metrics)
    desk = Desk(settings, kept, Rooms(Services(kept, bots, settings.bot_pause, metrics=metrics)))
    return Litestar(
        [
            *pages.routes(folder),
            *facts.routes(desk),
            *games.routes(),
            *tables.routes(desk),
            *replays.routes(desk),
            *statistics.routes(desk),
            *guests.routes(desk),
            *hosting.routes(desk),
            *measures.routes(desk),
        ],
        lifespan=[lambda _: _lifespan(desk, bots)],
        middleware=[spoken],
        before_request=desk.check_origin,
        before_send=[page.protect],
        exception_handlers={Exception: refusal},
        request_max_body_size=MOST_BYTES,
        openapi_config=None,
        logging_config=None,
    )


@asynccontextmanager
async def _lifespan(desk: Desk, opponents: Opponents) -> AsyncIterator[None]:
    if not desk.store.server:
        desk.store.open()
    await desk.open()
    desk.rooms.start()
    keeping = asyncio.create_task(keep_house(desk))
    try:
        yield
    finally:
        keeping.cancel()
        desk.rooms.close()
        opponents.close()
        desk.store.close()
