"""The real server, but with tables dealt from a seed that is given, so that a test can be played again.

Only tests have this: the server itself has no such setting, and its seeds come from the system. Its bots
think in a thread, which is there at once; tests/server tries those that have processes of their own.
"""

from __future__ import annotations

import hashlib
import itertools
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

from tierce.server import app, opening, opponents, page, run


def main(port: int, database: str, seed: str) -> None:
    """Serve until told to end."""
    count = itertools.count(1)

    def token_bytes(size: int) -> bytes:
        return hashlib.sha512(f"{seed}/{next(count)}".encode()).digest()[:size]

    def new_table_id() -> str:
        return token_bytes(5).hex()

    def threads(workers: int, **_: object) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(workers)

    folder = Path(os.environ.get("PAGE_OF_ANOTHER_VERSION", page.FOLDER))
    chance = SimpleNamespace(token_bytes=token_bytes, token_urlsafe=secrets.token_urlsafe)
    # The table's id has a part in the order of its cards.
    with (
        mock.patch.object(opening, "secrets", chance),
        mock.patch.object(opening, "new_table_id", new_table_id),
        mock.patch.object(opponents, "ProcessPoolExecutor", threads),
        mock.patch.object(run, "create_app", partial(app.create_app, folder=folder)),
    ):
        run.serve("127.0.0.1", port, database)
