"""Who sits where: a secret in a cookie, of which only the hash is stored.

A browser has one secret for all its seats. It is drawn when its first table is opened and kept in a cookie
that scripts cannot read. Whoever shows it sits on every seat that was taken with it.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{43}")
FOR_DAYS: Final = 400
"""As long as browsers keep a cookie at most."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_token() -> str:
    """A new secret of 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A new table's id: nobody guesses it, and it can be read out on the telephone."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def hashed(token: str) -> bytes:
    """What is stored of a secret; its own 256 random bits are all the salt it needs."""
    return hashlib.sha256(token.encode()).digest()


def cookie_name(server: str) -> str:
    """The cookie of one server: browsers share cookies between the ports of a host."""
    return f"tierce_{server}"


def token_in(cookies: Mapping[str, str], server: str) -> str | None:
    """The secret a request shows, if it has the shape of one."""
    token = cookies.get(cookie_name(server), "")
    return token if SHAPE.fullmatch(token) else None


def cookie(server: str, token: str, *, secure: bool) -> str:
    """The header that keeps the secret: unseen by scripts, not sent with other sites' requests."""
    parts = [f"{cookie_name(server)}={token}", "Path=/", f"Max-Age={FOR_DAYS * 86400}", "HttpOnly"]
    parts.append("SameSite=Lax")
    return "; ".join([*parts, "Secure"] if secure else parts)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    if origin is None:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()
