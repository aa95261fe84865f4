"""What the server does by itself once a day: the tables go that nobody touched for as long as it was told."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from tierce.server import hosting
from tierce.server.desk import Desk

log = logging.getLogger(__name__)

DAY: Final = 86_400.0


async def keep_house(desk: Desk, pause: float = DAY) -> None:
    """Delete old tables now and every day from now on, where the settings say how old."""
    days = desk.settings.prune_days
    while days:
        try:
            gone = await desk.store.run(lambda connection: hosting.prune(connection, days))
        except Exception as wrong:
            log.error("not_pruned", extra={"wrong": type(wrong).__name__})
        else:
            for table in gone:
                desk.rooms.drop(table)
            log.info("pruned", extra={"tables": len(gone), "days": days})
        await asyncio.sleep(pause)
