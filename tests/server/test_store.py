"""The store and the room on it: together to disk, alone when it fails, and read anew."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import Connection
from websockets.sync.client import connect

from serving import Here, Seat, Server, on, opening_of
from tierce import Illegal, Reason, Table, load
from tierce.server import rooms as rooms_module
from tierce.server import saved, why
from tierce.server.room import Services
from tierce.server.rooms import Rooms
from tierce.server.rows import about
from tierce.server.saved import Change
from tierce.server.store import Conflict, Store, StoreError
from tierce.server.why import Refused


def insert(name: str) -> Any:
    return lambda connection: connection.execute(sa.insert(about).values(name=name, value="x"))


def names(connection: Connection) -> set[str]:
    return set(connection.execute(sa.select(about.c.name)).scalars()) - {"schema", "server"}


def test_what_waits_together_is_written_together(database: Path | str) -> None:
    commits = []

    async def work(store: Store) -> None:
        sa.event.listen(sa.engine.Engine, "commit", lambda _: commits.append(1))
        await asyncio.gather(*(store.run(insert(f"n{i}")) for i in range(100)))
        assert len(await store.run(names)) == 100

    on(database, work)
    assert len(commits) < 50


def test_each_commit_is_observed(tmp_path: Path) -> None:
    seen: list[tuple[float, int]] = []

    async def work(store: Store) -> None:
        store.observe = lambda seconds, jobs: seen.append((seconds, jobs))
        await asyncio.gather(*(store.run(insert(f"n{i}")) for i in range(20)))

    on(tmp_path / "t.db", work)
    assert sum(jobs for _, jobs in seen) == 20
    assert all(0 < seconds < 60 for seconds, _ in seen)


def test_work_that_fails_takes_nobody_with_it(database: Path | str) -> None:
    async def work(store: Store) -> None:
        jobs: list[Coroutine[Any, Any, Any]] = [store.run(insert(name)) for name in "abacab"]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        failed = [isinstance(one, sa.exc.IntegrityError) for one in results]
        assert failed == [False, False, True, False, True, True]
        assert await store.run(names) == {"a", "b", "c"}

    on(database, work)


def test_the_server_keeps_its_name(database: Path | str) -> None:
    found = set()
    for _ in range(2):
        store = Store(database)
        store.open()
        found.add(store.server)
        store.close()
    assert len(found) == 1


def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    store = Store(tmp_path / "t.db")
    store.open()
    store.close()
    with sqlite3.connect(tmp_path / "t.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '99'")
    connection.close()
    with pytest.raises(StoreError, match="a newer version of tierce made it"):
        Store(tmp_path / "t.db").open()


def test_a_table_is_the_same_when_it_is_read_again(database: Path | str) -> None:
    """Whole matches, seats dropping out of them too, are read back from their events as they were."""
    label = "penang+match.target=100+match.elimination=yes+deal.hand_size=12"
    table = Table(load(label), seats=4, seed=3, names=tuple("ABCD"), id="t")

    opening = opening_of(table, [None, "greedy", "greedy", "greedy"])

    async def work(store: Store) -> None:
        version = 1
        await store.run(opening.write)
        seq = table.seq
        while not table.match.over:
            if table.over:
                table.next_deal()
            else:
                table.play(table.view(table.turn).legal_actions[-1])
            version += 1
            change = Change.of(table, version, seq, (0, f"id{version}"))
            await store.run(partial(saved.append, table="t", change=change))
            seq = table.seq
            if version % 25 == 0 or table.match.over:
                again = await store.run(lambda connection: saved.load_table(connection, "t"))
                assert again is not None
                assert again.table is not None
                assert again.table.state == table.state
                assert again.table.draft == table.draft
                assert again.table.log() == table.log()
                assert again.table.match == table.match
                assert again.seating == opening.seating
                assert again.version == version
                assert (0, f"id{version}") in again.done
        assert table.match.out

    on(database, work)


def test_a_table_that_another_process_has_moved_is_refused(database: Path | str) -> None:
    table = Table("penang", seats=2, seed=3, names=("A", "B"), id="t")

    async def work(store: Store) -> None:
        await store.run(opening_of(table).write)
        late = Change.of(table, 3, table.seq)
        with pytest.raises(Conflict):
            await store.run(lambda connection: saved.append(connection, "t", late))
        same = Change.of(table, 2, 0)
        with pytest.raises(Conflict):
            await store.run(lambda connection: saved.append(connection, "t", same))
        again = await store.run(lambda connection: saved.load_table(connection, "t"))
        assert again is not None
        assert again.version == 1
        assert await store.run(lambda connection: saved.load_table(connection, "none")) is None

    on(database, work)


def test_what_could_not_be_written_has_not_happened(database: Path | str) -> None:
    """The room is given up, the page told, and the table read as it is on disk."""

    async def work(store: Store) -> None:
        rooms = Rooms(Services(store, Here(), 0))
        opening = opening_of(table := Table("penang", seats=2, seed=3, names=("A", "B"), id="t"))
        await store.run(opening.write)
        room = rooms.add(opening.loaded())
        mine = table.names[table.turn].encode()
        link = await room.join(mine, 0)
        words = str(next(iter(table.view(table.turn).steps)))
        # Another process moves the table on.
        other = Change.of(table, 2, table.seq)
        await store.run(lambda connection: saved.append(connection, room.id, other))
        with pytest.raises(Refused) as refused:
            await room.play(link, "1", words)
        assert refused.value.why.code == "store"
        assert link.closed is not None
        assert link.closed[0] == 1012
        again = await rooms.find(room.id)
        assert again is not None
        assert again is not room
        fresh = await again.join(mine, 0)
        ack = await again.play(fresh, "1", words)
        assert ack.id == "1"
        assert fresh.closed is None
        rooms.close()

    on(database, work)


def test_a_room_that_breaks_is_read_anew_and_its_log_names_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object) -> None:
        raise RuntimeError("the hand is 7h8h9h")

    with Server(tmp_path / "t.db") as server:
        seat = Seat(server.url)
        with seat.page() as page:
            before = page.my_turn()
            with monkeypatch.context() as broken:
                broken.setattr(Table, "play", breaks)
                assert page.play(page.words("meld")[0])["why"]["code"] == "broken"
                assert page.closed() == 1012
        with seat.page() as page:
            assert {**page.view, "news": []} == {**before, "news": []}
            assert page.play(page.words("meld")[0])["type"] == "ack"
    (logged,) = [one for one in caplog.records if one.getMessage() == "broken"]
    assert "7h" not in str(vars(logged))


def test_a_room_that_nobody_is_in_leaves_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms_module, "QUIET", 0.05)

    async def work(store: Store) -> None:
        rooms = Rooms(Services(store, Here(), 0))
        rooms.start()
        opening = opening_of(Table("penang", seats=2, seed=3, names=("A", "B"), id="t"))
        await store.run(opening.write)
        room = rooms.add(opening.loaded())
        link = await room.join(b"A", 0)
        await asyncio.sleep(0.2)
        assert await rooms.find(room.id) is room
        room.leave(link)
        await asyncio.sleep(0.2)
        assert await rooms.find(room.id) is not room
        rooms.close()

    on(tmp_path / "t.db", work)


def test_a_sentence_that_cannot_be_made_hides_no_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object, **__: object) -> None:
        raise KeyError("7h")

    monkeypatch.setattr("tierce.words.sentences.Sentences.refusal", fails)
    table = Table("penang", seats=2, seed=1)
    found = why.illegal(Illegal(Reason.NO_ACTION), table.view(table.turn), table.names)
    assert (found.code, found.text) == ("no_action", "no_action")


def test_a_table_whose_events_do_not_replay_is_not_shown(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        seat = Seat(server.url)
    with sqlite3.connect(tmp_path / "t.db") as connection:
        connection.execute("UPDATE events SET line = 'd deal p1 7h7h7h' WHERE seq = 1")
    connection.close()
    with Server(tmp_path / "t.db") as server:
        seat.url = server.url
        assert seat.record().startswith('{"code":"broken"')
        address = f"ws://127.0.0.1:{server.port}/api/tables/{seat.table}/socket"
        with connect(address, additional_headers={"Cookie": seat.cookie}) as socket:
            assert '"code":"broken"' in str(socket.recv())
        assert Seat(server.url).record()
