"""What is the same for everybody is sent compressed to who can read that.

What is of one person is sent as it is: it mixes secrets with what others wrote, and its length would tell of
them.
"""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from typing import Final

from litestar import Response

from tierce.server.replies import AnyRequest

NEVER: Final = re.compile(r"q *= *0(\.0*)?$")


def answer(body: bytes, media: str, request: AnyRequest, **headers: str) -> Response[bytes]:
    """An answer with this body, compressed if the browser says that it can unpack it."""
    headers["vary"] = "accept-encoding"
    if _unpacks(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        body = _packed(body)
    return Response(body, media_type=media, headers=headers)


def _unpacks(accepts: str) -> bool:
    found = (one.partition(";") for one in accepts.lower().split(","))
    return any(name.strip() == "gzip" and not NEVER.search(how.strip()) for name, _, how in found)


@lru_cache
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
