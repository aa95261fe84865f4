"""The games of this server, their house rules, and the rules in prose."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from tierce.server import create, packing, wire
from tierce.server.prose import rules_text
from tierce.server.replies import AnyRequest, Refusal
from tierce.server.talk import MOST_BYTES


def routes() -> list[ControllerRouterHandler]:
    """What anybody may ask before there is a table."""

    @get("/api/games", sync_to_thread=False)
    def games(request: AnyRequest) -> Response[bytes]:
        return packing.answer(msgspec.json.encode(create.games()), "application/json", request)

    @get("/api/games/{game:str}/rules", sync_to_thread=False)
    def rules(game: FromPath[str], request: AnyRequest) -> wire.RulesText:
        if len(request.scope["query_string"]) > MOST_BYTES:
            raise Refusal(413, "too_large", "too-large", most=MOST_BYTES)
        found, seats = create.rules_of(game, dict(request.query_params.multi_items()))
        return rules_text(found, seats)

    return [games, rules]
