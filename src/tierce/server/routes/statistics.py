"""What I have played: my matches deal by deal, and my statistics."""

from __future__ import annotations

import asyncio

from litestar import get
from litestar.types import ControllerRouterHandler

from tierce.server import saved, wire
from tierce.server.desk import Desk
from tierce.server.played import Shelf, Story, story_of
from tierce.server.replies import AnyRequest
from tierce.server.sittings import Sitting, sittings
from tierce.server.statistics import Match, Whose, games


def routes(desk: Desk) -> list[ControllerRouterHandler]:
    """The one request."""
    shelf = Shelf()

    @get("/api/me")
    async def played(request: AnyRequest) -> wire.Played:
        token = await desk.token(request)
        if token is None:
            return wire.Played([], [])
        found = await desk.store.run(lambda connection: sittings(connection, token))
        known = [(one, await _story(desk, shelf, one)) for one in found]
        told = [(one, story) for one, story in known if story is not None]
        counted = [Match(story, _seats(one)) for one, story in told if one.purpose == "match"]
        return wire.Played([_match(one, story) for one, story in told], games(counted))

    return [played]


async def _story(desk: Desk, shelf: Shelf, one: Sitting) -> Story | None:
    """What was played at a table; ``None`` if it was deleted meanwhile."""
    if (kept := shelf.find(one.table, one.ended)) is not None:
        return kept
    loaded = await desk.store.run(lambda connection: saved.load_table(connection, one.table))
    if loaded is None or loaded.table is None:
        return None
    story = await asyncio.to_thread(story_of, loaded.table)
    shelf.put(one.table, story)
    return story


def _seats(one: Sitting) -> tuple[Whose, ...]:
    def whose(seat: int, bot: str | None) -> Whose:
        return "me" if seat == one.seat else "people" if bot is None else "bots"

    return tuple(whose(seat, bot) for seat, bot in enumerate(one.bots))


def _match(one: Sitting, story: Story) -> wire.PlayedMatch:
    return wire.PlayedMatch(
        table=one.table,
        game=story.rules.name,
        title=story.rules.title,
        purpose=one.purpose,
        names=list(one.names),
        seat=one.seat + 1,
        touched=one.touched,
        over=one.over,
        totals=list(story.totals),
        winners=[seat + 1 for seat in story.winners],
        deals=[
            wire.PlayedDeal(deal.number, deal.ending, [seat + 1 for seat in deal.winners], list(deal.scores))
            for deal in story.deals
        ],
    )
