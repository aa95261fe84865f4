"""Who is who: a secret in a signed cookie, of which only the hash is stored.

A browser has one secret for all its seats. It is drawn when its first table is opened or visited, and kept in
a cookie that scripts cannot read. Whoever shows it sits on every seat that was taken with it. The signature
tells a cookie of this server from a made-up one before the database is asked; it opens nothing by itself.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer

SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{43}")
FOR_DAYS: Final = 400
"""As long as browsers keep a cookie at most."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""What can be read out on the telephone."""
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""What may be a table's id; no other is looked for."""


def new_token() -> str:
    """A new secret of 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """A new table's id: nobody guesses it, and it can be read out on the telephone."""
    return drawn(10)


def drawn(length: int) -> str:
    """So many letters by chance."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def hashed(token: str) -> bytes:
    """What is stored of a secret; its own 256 random bits are all the salt it needs."""
    return hashlib.sha256(token.encode()).digest()


def read_key(key: bytes, table: str, deal: int) -> str:
    """What opens the replay of one deal to people who are not at its table; it opens nothing else.

    It follows from the key of the server, so that nothing is kept of it.
    """
    digest = hmac.digest(key, f"replay {table} {deal}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:18]).decode()


class Cookies:
    """The cookies of one server. Browsers share them between the ports of a host, so each has its name."""

    def __init__(self, server: str, key: bytes) -> None:
        """Those of the server of this name, signed with this key."""
        self.name = f"tierce_{server}"
        self._signer = Signer(key, salt="tierce cookie", key_derivation="hmac", digest_method=hashlib.sha256)

    def token(self, cookies: Mapping[str, str]) -> str | None:
        """The secret that a request shows in a cookie which was signed here."""
        try:
            token = self._signer.unsign(cookies.get(self.name, "")).decode()
        except (BadSignature, UnicodeError):
            return None
        return token if SHAPE.fullmatch(token) else None

    def unsigned(self, cookies: Mapping[str, str]) -> str | None:
        """What has the shape of a secret as it stood in a cookie before there were signatures."""
        token = cookies.get(self.name, "")
        return token if SHAPE.fullmatch(token) else None

    def header(self, token: str, *, secure: bool) -> str:
        """The header that keeps the secret: unseen by scripts, not sent with other sites' requests."""
        return self._header(self._signer.sign(token).decode(), FOR_DAYS * 86400, secure)

    def cleared(self, *, secure: bool) -> str:
        """The header that lets the browser forget it."""
        return self._header("", 0, secure)

    def _header(self, value: str, seconds: int, secure: bool) -> str:
        parts = [f"{self.name}={value}", "Path=/", f"Max-Age={seconds}", "HttpOnly", "SameSite=Lax"]
        return "; ".join([*parts, "Secure"] if secure else parts)


def same_origin(origin: str | None, host: str | None) -> bool:
    """Whether a request comes from our own page, or from no page at all.

    Programs send no ``Origin``; a browser leaves it out of no request to another site that could change
    something, and out of no socket. So one without it is nobody's whom a foreign page could have sent.
    """
    if origin is None:
        return True
    return host is not None and urlsplit(origin).netloc.lower() == host.lower()
