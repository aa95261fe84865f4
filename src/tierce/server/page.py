"""The page: the files that Vite built, and what is said to every browser about them."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Response
from litestar.types import Message, Scope

from tierce.server import packing
from tierce.server.replies import AnyRequest

FOLDER: Final = Path(__file__).parent / "page"
HTML: Final = "text/html"
KEPT: Final = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of what is in them."""
ASKED: Final = "no-cache"
PACKED: Final = ("text/", "image/svg", "application/manifest")
"""Kinds of files that become smaller."""

STYLE: Final = """
:root { color-scheme: light dark; --felt: #1f6b4a; --deep: #134a33; --ink: #f4f1e6; --gold: #e6c65c }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; color: var(--ink);
  background: radial-gradient(circle at 50% 35%, var(--felt), var(--deep));
  font: 1.05rem/1.6 system-ui, sans-serif }
main { max-width: 32rem; padding: 2rem }
h1 { margin: 0 0 .25em; font-size: 1.9rem; letter-spacing: .02em }
.cards { font-size: 2.4rem; letter-spacing: .3em; color: var(--gold) }
code { padding: .15em .5em; border-radius: .4em; background: #0004; font-size: 1.05em; white-space: nowrap }
a { color: var(--gold) }
"""
UNBUILT: Final = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>tierce</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<p class="cards" aria-hidden="true">♠♥♦♣</p>
<h1>The table is not laid yet</h1>
<p>The server is running, but its page has not been built. In the project's folder, run</p>
<p><code>make play</code></p>
<p>and load this page again. It needs no Node and no npm of yours.</p>
<p>Meanwhile the terminal needs no page: <code>tierce play penang</code></p>
</main>
</body>
</html>
"""


def policy(style: str = "'self'") -> str:
    """What a page from here may load: its own files and its own socket, and no script inside the page."""
    return (
        "default-src 'none'; script-src 'self'; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
        f"img-src 'self' data:; style-src {style}; style-src-attr 'unsafe-inline'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


HEADERS: Final = {
    b"content-security-policy": policy().encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=()",
}


ONLY_TLS: Final = {
    b"strict-transport-security": b"max-age=31536000",
    b"cross-origin-opener-policy": b"same-origin",
}
"""Said under TLS only: at home, over plain http, a browser would not find the table again after the first,
and complains of the second."""
PRIVATE: Final = {b"cache-control": b"no-store"}
"""For what is asked by scripts: it is of one moment, and for one person."""


async def protect(message: Message, scope: Scope) -> None:
    """Put the headers that protect a browser on every answer, and the cookie that it is to keep."""
    if message["type"] == "http.response.start":
        headers = list(message["headers"])
        there = {name.lower() for name, _ in headers}
        said = HEADERS | (ONLY_TLS if scope["scheme"] == "https" else {})
        said |= PRIVATE if scope["path"].startswith("/api/") else {}
        headers += [(name, value) for name, value in said.items() if name not in there]
        if cookie := scope["state"].get("cookie"):
            headers.append((b"set-cookie", cookie.encode()))
        message["headers"] = headers


def index(request: AnyRequest, folder: Path = FOLDER) -> Response[bytes]:
    """The page, or one that says how to build it."""
    try:
        return _file(folder / "index.html", HTML, ASKED, request)
    except OSError:
        digest = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
        headers = {"cache-control": "no-store", "content-security-policy": policy(f"'sha256-{digest}'")}
        return Response(UNBUILT.encode(), media_type=HTML, headers=headers)


def asset(request: AnyRequest, folder: Path = FOLDER) -> Response[bytes] | None:
    """The file of the page that is asked for; ``None`` where there is none."""
    file = (folder / request.url.path.lstrip("/")).resolve()
    if not file.is_relative_to(folder.resolve()) or not file.is_file():
        return None
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return _file(file, media, KEPT if file.parent.name == "assets" else ASKED, request)


def _file(file: Path, media: str, cache: str, request: AnyRequest) -> Response[bytes]:
    if media.startswith(PACKED):
        return packing.answer(file.read_bytes(), media, request, **{"cache-control": cache})
    return Response(file.read_bytes(), media_type=media, headers={"cache-control": cache})
