"""PostgreSQL: locked out, cut off, and secretive about its password."""

from __future__ import annotations

import asyncio
import builtins
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from postgresql import PASSWORD, PostgreSQL
from serving import Process, Seat, Server, free_port
from tierce.server import database as database_module
from tierce.server.rows import about
from tierce.server.store import Store, StoreError

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}'"


@pytest.fixture
def store(postgresql: PostgreSQL) -> Iterator[Store]:
    store = Store(postgresql.database())
    store.open()
    yield store
    store.close()


def name_of(store: Store) -> str:
    return store.shown.rsplit("/", 1)[1]


def insert(name: str) -> Any:
    return lambda connection: connection.execute(sa.insert(about).values(name=name, value="x"))


def names(connection: Connection) -> set[str]:
    return set(connection.execute(sa.select(about.c.name)).scalars())


def test_a_lost_connection_loses_what_it_was_doing_and_nothing_else(
    postgresql: PostgreSQL, store: Store
) -> None:
    def cut_off(connection: Connection) -> None:
        connection.execute(sa.insert(about).values(name="during", value="x"))
        postgresql.tell(CUT.format(name_of(store)))
        connection.execute(sa.select(about.c.name))

    async def work() -> None:
        await store.run(insert("before"))
        # All that would have been one commit: nobody knows what became of it, so all have failed.
        results = await asyncio.gather(
            store.run(cut_off), *(store.run(insert(f"with {i}")) for i in range(3)), return_exceptions=True
        )
        assert isinstance(results[0], sa.exc.OperationalError)
        told = {f"with {i}" for i, one in enumerate(results[1:]) if not isinstance(one, Exception)}
        found = await store.run(names)
        assert found - {"schema", "server"} == {"before", *told}
        await store.run(insert("after"))
        # Cut off while nobody used it: the next finds a new one.
        postgresql.tell(CUT.format(name_of(store)))
        assert "after" in await store.run(names)

    asyncio.run(work())


def test_a_database_that_is_away_is_found_again(tmp_path: Path) -> None:
    with PostgreSQL() as own:
        store = Store(own.database())
        store.open()

        async def work() -> None:
            await store.run(insert("a"))
            own.stop()
            for _ in range(2):
                with pytest.raises(sa.exc.OperationalError) as failed:
                    await store.run(insert("b"))
                assert PASSWORD not in str(failed.value)
            own.start()
            assert "a" in await store.run(names)
            await store.run(insert("c"))
            assert await store.run(names) == {"schema", "server", "a", "c"}

        asyncio.run(work())
        store.close()


def test_one_server_alone_uses_it(
    postgresql: PostgreSQL, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "PATIENCE", 0.2)
    for place in (postgresql.database(), tmp_path / "t.db"):
        first, second = Store(place), Store(place)
        first.open()
        with pytest.raises(StoreError, match="another tierce is running on it"):
            second.open()
        first.close()
        second.open()
        second.close()


def test_a_server_that_was_refused_leaves_the_other_its_lock(tmp_path: Path) -> None:
    """Closing a file takes a process's locks on it away: a second try must not do that to the first."""
    place = tmp_path / "t.db"
    first = Store(place)
    first.open()
    with pytest.raises(StoreError):
        Store(place).open()
    code = f"from tierce.server.store import Store; Store({str(place)!r}).open()"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "another tierce is running on it" in other.stderr
    first.close()


def test_who_comes_while_another_goes_waits_for_it(postgresql: PostgreSQL) -> None:
    place = postgresql.database()
    first, second = Store(place), Store(place)
    first.open()
    threading.Timer(0.5, first.close).start()
    began = time.monotonic()
    second.open()
    assert time.monotonic() - began > 0.4
    second.close()


def test_a_server_whose_lock_was_taken_writes_no_more(
    postgresql: PostgreSQL, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database_module, "PATIENCE", 0.2)
    other = Store(postgresql.url(name_of(store)))

    async def work() -> None:
        await store.run(insert("a"))
        postgresql.tell(CUT.format(name_of(store)))
        other.open()
        began = time.monotonic()
        results = await asyncio.gather(*(store.run(insert("b")) for _ in range(50)), return_exceptions=True)
        assert all(isinstance(one, StoreError) and "another tierce" in str(one) for one in results)
        assert time.monotonic() - began < 5  # not one after the other
        assert "b" not in await other.run(names)
        other.close()
        await store.run(insert("b"))

    asyncio.run(work())


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("postgresql://tierce:wrong-one@/tables?host={folder}", "password authentication failed"),
        ("postgresql://tierce:wrong-one@127.0.0.1:1/tables", "cannot be used as the database"),
        ("postgresql://tierce:wrong-one@/tables?host={folder}&nonsense=1", "nonsense"),
        ("postgresql://tierce:wrong-one@127.0.0.1:port/tables", "postgresql://... is no database"),
        ("postgresql://tierce:wrong-one@host", "expected a file or postgresql://"),
        ("mysql://tierce:wrong-one@host/tables", "mysql://... is no database"),
    ],
)
def test_no_password_in_what_it_says(postgresql: PostgreSQL, place: str, said: str) -> None:
    with pytest.raises(StoreError) as wrong:
        Store(place.format(folder=postgresql.folder)).open()
    assert said in str(wrong.value)
    assert "wrong-one" not in f"{wrong.value}{wrong.value.__cause__}"


def test_the_driver_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def missing(name: str, *more: Any, **others: Any) -> Any:
        if name.partition(".")[0] == "psycopg":
            raise ImportError(name)
        return real(name, *more, **others)

    for name in [one for one in sys.modules if one.partition(".")[0] == "psycopg"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(builtins, "__import__", missing)
    with pytest.raises(StoreError, match=r"pip install 'tierce\[postgres\]'"):
        Store("postgresql://tierce@/tables").open()


def test_commits_are_synchronous_whatever_the_database_is_told(postgresql: PostgreSQL) -> None:
    def asked(connection: Connection) -> Any:
        return connection.exec_driver_sql("SHOW synchronous_commit").scalar()

    store = Store(postgresql.database())
    postgresql.tell(f"ALTER DATABASE {name_of(store)} SET synchronous_commit = off")
    store.open()
    assert asyncio.run(store.run(asked)) == "on"
    store.close()


def test_the_server_says_where_it_is_but_no_password(postgresql: PostgreSQL) -> None:
    server = Process(postgresql.database(), free_port())
    try:
        assert Seat(server.url).record()
    finally:
        output = server.end()
    assert "postgresql://tierce@/tables" in output
    assert PASSWORD not in output


def test_hostile_text_is_kept_from_the_database(postgresql: PostgreSQL) -> None:
    """PostgreSQL takes no NUL: whoever sends one as an id harms nobody."""
    with Server(postgresql.database()) as server, Seat(server.url).page() as page:
        page.my_turn()
        version = page.view["version"]
        said = {"type": "play", "id": "a\0b", "words": page.words("meld")[0]}
        refused = page.send(json.dumps(said))
        assert (refused["type"], refused["why"]["code"]) == ("error", "malformed")
        assert page.view["version"] == version
        assert page.play(page.words("meld")[0])["type"] == "ack"
