from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from postgresql import PostgreSQL
from serving import Server

BACKENDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL of the tests' own, started by the first test that asks for it."""
    with PostgreSQL() as running:
        yield running


def database_of(backend: str, request: pytest.FixtureRequest, folder: Path) -> Path | str:
    """A new database: a file in this folder, or the URL of an empty one."""
    if backend == "sqlite":
        return folder / "tierce.db"
    cluster: PostgreSQL = request.getfixturevalue("postgresql")
    return cluster.database()


@pytest.fixture(params=BACKENDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A new database, once as a file and once in PostgreSQL: the same code, the same tests."""
    return database_of(request.param, request, tmp_path)


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that only look at their own table, on SQLite if nothing else is said."""
    backend = getattr(request, "param", "sqlite")
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(database_of(backend, request, folder)) as running:
        yield running
