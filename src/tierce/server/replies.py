"""What is answered to a request that is not carried out: why, in words, and nothing of the inside."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from tierce.rules import RulesError
from tierce.server import wire
from tierce.server.create import BadRequest
from tierce.server.talk import MOST_BYTES
from tierce.server.tongue import words
from tierce.server.why import Refused

log = logging.getLogger(__name__)

AnyRequest = Request[Any, Any, Any]

CODES: Final = {
    404: ("not_found", "no-place"),
    405: ("not_found", "no-place"),
    413: ("too_large", "too-large"),
}
UNABLE: Final = {"store": 503, "broken": 500}
"""Refusals of a table that are no fault of whoever asked."""


class Refusal(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, status: int, code: str, id: str, where: str = "request", **args: str | int) -> None:
        """The status, the code of the refusal, and the message ``problem-<id>`` about a field."""
        super().__init__(code)
        self.status = status
        self.refused = wire.Refused(code, [wire.Problem(where, words().text(f"problem-{id}", **args))])


def expected(where: str, text: str) -> Refusal:
    """A field that is not what it should be."""
    return Refusal(400, "malformed", "expected", where, text=text)


def refusal(request: AnyRequest, wrong: Exception) -> Response[wire.Refused]:
    """The answer to a request in which this went wrong."""
    match wrong:
        case Refusal():
            return _answer(wrong.status, wrong.refused)
        case BadRequest():
            return _answer(400, wrong.refused)
        case RulesError():
            problems = [wire.Problem(one.where, one.text) for one in wrong.problems]
            return _answer(400, wire.Refused("refused", problems))
        case Refused(why=why):
            problems = [wire.Problem("table", why.text)]
            return _answer(UNABLE.get(why.code, 409), wire.Refused(why.code, problems))
        case ValidationException(extra=list(found)):
            return _answer(400, wire.Refused("malformed", list(_unread(found))))
    status = wrong.status_code if isinstance(wrong, HTTPException) else 500
    if status >= 500:
        # The text of an error may name cards: its kind and place are enough.
        log.error("request_failed", extra={"path": request.url.path, "wrong": type(wrong).__name__})
        return refusal(request, Refusal(500, "broken", "broken"))
    code, id = CODES.get(status, ("malformed", "unread"))
    where = request.url.path[:60]
    return refusal(request, Refusal(status, code, id, where, most=MOST_BYTES))


def _unread(found: Iterable[Any]) -> Iterable[wire.Problem]:
    """What is wrong with the fields of a body, as the reader of the wire says it."""
    for one in found:
        yield wire.Problem(str(one.get("key") or "body")[:60], str(one.get("message"))[:200])


def _answer(status: int, refused: wire.Refused) -> Response[wire.Refused]:
    return Response(refused, status_code=status, media_type="application/json")
