"""The page of whoever keeps the server: who may, and what."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Server
from tierce import Record
from visiting import Browser, refused, rows

ASKED = [
    ("GET", "/api/host/tables", None), ("POST", "/api/host/tables/{}/open", None),
    ("POST", "/api/host/tables/{}/close", None), ("GET", "/api/host/tables/{}/export.rhh", None),
    ("GET", "/api/host/tables/{}/export.json", None), ("DELETE", "/api/host/tables/{}", None),
    ("POST", "/api/host/prune", {"days": 1}),
]  # fmt: skip


@pytest.fixture
def house(database: Path | str) -> Iterator[Server]:
    with Server(database) as server:
        yield server


def host_of(server: Server) -> Browser:
    """A browser that has shown the key."""
    (key,) = key_of(server)
    host = Browser(server)
    assert host.post("/api/host", {"key": key}).status_code == 204
    return host


def key_of(server: Server) -> list[str]:
    Browser(server, address="203.0.113.1").post(
        "/api/host", {"key": ""}
    )  # it is made when it is first asked for
    return [value for (value,) in rows(server, "SELECT value FROM about WHERE name = 'host_key'")]


@pytest.mark.parametrize(("method", "path", "body"), ASKED)
def test_without_the_key_there_is_nothing(server: Server, method: str, path: str, body: object) -> None:
    aina, stranger = Browser(server), Browser(server)
    table, _ = aina.open("greedy")
    for browser in (aina, stranger):
        assert refused(browser.ask(method, path.format(table), body)) == (403, "not_host")
    assert [row["stage"] for row in aina.get("/api/tables").json()] == ["playing"]


def test_the_key_is_made_once_and_only_it_opens(house: Server) -> None:
    (key,) = key_of(house)
    assert len(key) >= 32
    for wrong in ("", "x", key[:-1], f"{key}x", key.swapcase(), "ä", "\x00"):
        stranger = Browser(house, address="203.0.113.9" if len(wrong) > 2 else "203.0.113.8")
        assert refused(stranger.post("/api/host", {"key": wrong})) == (403, "no_key")
        assert refused(stranger.get("/api/host/tables")) == (403, "not_host")
        assert stranger.get("/api/server").json()["host"] is False
    host = host_of(house)
    assert host.get("/api/server").json()["host"] is True
    assert host.post("/api/host", {"key": key}).status_code == 204  # again
    assert key_of(house) == [key]


def test_all_tables_are_listed(house: Server) -> None:
    host, aina, boris = host_of(house), Browser(house), Browser(house)
    first, invite = aina.open(None, "greedy")
    second, _ = boris.open("greedy", you="Boris")
    boris.enter(first, invite)
    with aina.line(first) as line, boris.line(first) as watching:
        line.hear("room")
        watching.hear("room")
        found = {row["table"]: row for row in host.get("/api/host/tables").json()}
    assert set(found) == {first, second}
    gathering, playing = found[first], found[second]
    assert (gathering["names"], gathering["stage"], gathering["deal"]) == (["Aina", "Mei"], "gathering", 0)
    assert (gathering["here"], gathering["watchers"]) == (1, 1)
    assert (playing["names"], playing["stage"], playing["deal"]) == (["Boris", "Mei"], "playing", 1)
    assert (playing["here"], playing["watchers"], playing["over"]) == (0, 0, False)
    assert (playing["game"], playing["title"]) == ("penang", "Penang Rummy")
    assert playing["touched"] >= playing["created"] > "2020"
    assert not {"seed", "invite", "token"} & set(playing)


def test_the_host_comes_in_as_a_guest(house: Server) -> None:
    host, aina = host_of(house), Browser(house)
    table, invite = aina.open("greedy", manners={"spectators": False})
    assert host.post(f"/api/host/tables/{table}/open").json() == {"table": table, "invite": invite}
    with host.line(table) as line:
        assert line.hear("room")["you"] is None
    assert refused(host.get(f"/api/tables/{table}/record.rhh")) == (403, "no_spectators")


def test_a_table_is_closed(house: Server) -> None:
    host, aina = host_of(house), Browser(house)
    table, _ = aina.open("greedy")
    with aina.line(table) as line:
        assert line.hear("room")["stage"] == "playing"
        assert host.post(f"/api/host/tables/{table}/close").status_code == 204
        while line.hear("room")["stage"] != "closed":
            pass
        assert line.say("play", words="end")["why"]["code"] == "closed"
    assert "seen_by = 1" in aina.get(f"/api/tables/{table}/record.rhh").text


def test_a_table_is_exported_whole(house: Server) -> None:
    host, aina = host_of(house), Browser(house)
    table, _ = aina.open("greedy")
    record = host.get(f"/api/host/tables/{table}/export.rhh")
    assert "?" not in record.text
    assert Record.from_text(record.text).seats == ("Aina", "Mei")
    assert record.headers["content-disposition"] == f'attachment; filename="{table}.rhh"'
    file = host.get(f"/api/host/tables/{table}/export.json")
    assert file.headers["content-type"] == "application/json"
    assert json.loads(file.text)["table"] == table
    assert aina.secret not in file.text
    waiting, _ = aina.open(None)
    assert refused(host.get(f"/api/host/tables/{waiting}/export.rhh")) == (409, "not_started")
    assert host.get(f"/api/host/tables/{waiting}/export.json").is_success


def test_a_table_is_deleted_and_its_lines_are_closed(house: Server) -> None:
    host, aina = host_of(house), Browser(house)
    table, _ = aina.open("greedy")
    other, _ = aina.open("greedy")
    aina.post(f"/api/tables/{table}/code")
    with aina.line(table) as line:
        line.hear("view")
        assert host.delete(f"/api/host/tables/{table}").status_code == 204
        assert line.closed() == 4404
    assert refused(aina.get(f"/api/tables/{table}/rules")) == (404, "no_table")
    assert refused(host.delete(f"/api/host/tables/{table}")) == (404, "no_table")
    assert [row["table"] for row in aina.get("/api/tables").json()] == [other]
    for name in ("seats", "guests", "events", "drafts", "done", "codes"):
        assert rows(house, f"SELECT * FROM {name} WHERE table_id = :table", table=table) == []
    assert rows(house, "SELECT id FROM tables") == [(other,)]


@pytest.mark.parametrize("days", [0, -1, 36_501, 10**30, 1.5, "x", None])
def test_ages_that_are_none(house: Server, days: object) -> None:
    host, aina = host_of(house), Browser(house)
    aina.open("greedy")
    assert refused(host.post("/api/host/prune", {"days": days})) == (400, "malformed")
    assert len(host.get("/api/host/tables").json()) == 1


def test_old_tables_are_pruned(house: Server) -> None:
    host, aina = host_of(house), Browser(house)
    old, _ = aina.open(None)
    young, _ = aina.open(None)
    rows(house, "UPDATE tables SET touched = '2020-01-01T00:00:00+00:00' WHERE id = :old", old=old)
    with aina.line(old) as line:
        line.hear("room")
        assert host.post("/api/host/prune", {"days": 36_500}).json() == {"tables": 0}
        assert host.post("/api/host/prune", {"days": 30}).json() == {"tables": 1}
        assert line.closed() == 4404
    assert [row["table"] for row in host.get("/api/host/tables").json()] == [young]
    assert host.post("/api/host/prune", {"days": 30}).json() == {"tables": 0}
