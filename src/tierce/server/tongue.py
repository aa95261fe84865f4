"""The language in which a request, or what comes on a socket, is answered.

It is asked for by the page: with ``lang=fr`` in the address (a socket has no headers of ours), or with
``accept-language``. Whatever is answered while that is carried out is said in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Final
from urllib.parse import parse_qs

from litestar.types import ASGIApp, Receive, Scope, Send

from tierce.words import Words
from tierce.words.catalogue import ENGLISH, nearest

_ASKED: ContextVar[str] = ContextVar("language", default=ENGLISH)
LONGEST: Final = 200
"""Of a header, as much is read as any browser sends."""


def words() -> Words:
    """The words of the language that is spoken now."""
    return _words(_ASKED.get())


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Answer in this language; in English where it is not known."""
    token = _ASKED.set(nearest([language]))
    try:
        yield
    finally:
        _ASKED.reset(token)


def spoken(app: ASGIApp) -> ASGIApp:
    """The application, which answers each in the language they ask for."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        with speaking(asked(scope)):
            await app(scope, receive, send)

    return answered


def asked(scope: Scope) -> str:
    """The language that a request or a socket asks for."""
    query = scope.get("query_string", b"").decode("ascii", "replace")
    if "lang=" in query[:LONGEST] and (named := parse_qs(query[:LONGEST]).get("lang")):
        return nearest(named)
    header = next((value for name, value in scope.get("headers", ()) if name == b"accept-language"), b"")
    return nearest(wishes(header.decode("ascii", "replace")[:LONGEST]))


def wishes(header: str) -> list[str]:
    """The languages of an ``accept-language``, the dearest first: ``fr-CH, fr;q=0.9, en;q=0.8``."""
    found: list[tuple[float, str]] = []
    for part in header.split(","):
        name, _, weight = part.partition(";q=")
        try:
            found.append((-float(weight or 1), name.strip()))
        except ValueError:
            continue
    return [name for _, name in sorted(found, key=lambda one: one[0])]


@cache
def _words(language: str) -> Words:
    return Words(language)
