"""The plain requests as an OpenAPI document, for programs that try everything that one could ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute

from tierce.rules import KNOBS
from tierce.server import wire
from tierce.server.app import create_app
from tierce.server.settings import Settings

Document = dict[str, Any]
GAMES = {"enum": ["penang", "rami51", "gin"]}


def document(cookie: str, tables: list[str]) -> Document:
    """What the routes of the server say of themselves, and what they do not.

    They say their addresses, bodies and answers. Not what is read field by field (opening a table, the rules
    of a half-filled form), nor that each takes a cookie of this name. ``tables`` are ids that are there.
    What is valid is told narrowly: everything else is thought up by whoever reads this, as what is not.
    """
    app = create_app(Settings(database=Path("never-opened.db")))
    served = [one for route in app.routes if isinstance(route, HTTPRoute) for one in route.route_handlers]
    handlers = [one for one in dict.fromkeys(served) if "OPTIONS" not in one.http_methods]
    config = OpenAPIConfig("tierce", "1", create_examples=False)
    told = Litestar(handlers, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    text = {"type": "string"}
    create = msgspec.json.schema_components([wire.Create], ref_template="#/components/schemas/{name}")
    told["components"]["schemas"] |= create[1]
    fields = told["components"]["schemas"]["Create"]["properties"]
    fields["game"] = GAMES
    fields["you"] = {"type": "string", "pattern": "^[A-Za-z]{1,24}$"}
    fields["bots"] = {"type": "array", "minItems": 1, "maxItems": 2, "items": {"enum": ["greedy", None]}}
    fields["changes"] = {"enum": [{}, {"deal.hand_size": "9"}]}
    fields["manners"] = {"enum": [{}, {"absence": 60, "chat": True}]}
    body = {"content": {"application/json": {"schema": create[0][0]}}, "required": True}
    told["paths"]["/api/tables"]["post"]["requestBody"] = body
    form = [{"name": name, "in": "query", "schema": text} for name in ("seats", *sorted(KNOBS)[:5])]
    told["paths"]["/api/games/{game}/rules"]["get"]["parameters"] += form
    told["paths"] = {path: methods for path, methods in told["paths"].items() if path.startswith("/api/")}
    for path, methods in told["paths"].items():
        for method in methods.values():
            method.setdefault("parameters", []).append({"name": cookie, "in": "cookie", "schema": text})
            for one in method["parameters"]:
                if one["name"] == "table":
                    one["schema"] = {"enum": tables}
                if one["name"] == "game":
                    one["schema"] = GAMES
            method["responses"] = {"default": {"description": path}}
    return dict(told)
