from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only look at their own table."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(folder / "tierce.db") as running:
        yield running
