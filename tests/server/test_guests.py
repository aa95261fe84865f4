"""Coming in by an invitation: what it opens, and what stays shut."""

from __future__ import annotations

import pytest

from serving import Server
from visiting import Browser, refused

OPEN = (None, "greedy")


def test_an_invitation_opens_the_table_and_its_rules(server: Server) -> None:
    aina, boris = Browser(server), Browser(server)
    table, invite = aina.open(*OPEN)
    assert len(invite) >= 16
    rules = f"/api/tables/{table}/rules"
    assert refused(boris.get(rules)) == (403, "not_invited")
    with boris.line(table) as line:
        assert line.hear()["why"]["code"] == "not_invited"
        assert line.closed() == 4403
    boris.enter(table, invite)
    assert boris.cookie
    assert boris.get(rules).json() == aina.get(rules).json()
    with boris.line(table) as line:
        room = line.hear("room")
    assert (room["you"], room["stage"], room["invite"]) == (None, "gathering", invite)
    (row,) = boris.get("/api/tables").json()
    assert (row["table"], row["seat"], row["stage"]) == (table, None, "gathering")


def test_a_guest_who_sits_down_has_a_seat_in_the_list_too(server: Server) -> None:
    aina, boris = Browser(server), Browser(server)
    table, invite = aina.open(*OPEN)
    boris.sit(table, invite, 2, "Boris")
    (row,) = boris.get("/api/tables").json()
    assert (row["seat"], row["names"][:2], row["your_turn"]) == (2, ["Aina", "Boris"], False)
    boris.enter(table, invite)  # again, and nothing changes
    assert boris.get("/api/tables").json() == [row]


@pytest.mark.parametrize("shown", ["", "x", "ä" * 16, "\x00", "0" * 16])
def test_an_invitation_that_is_none(server: Server, shown: str) -> None:
    aina, boris = Browser(server), Browser(server)
    table, invite = aina.open(*OPEN)
    guests = f"/api/tables/{table}/guests"
    for said in (shown, invite[:-1], invite + "a", invite.swapcase()):
        assert refused(boris.post(guests, {"invite": said})) == (403, "not_invited")
    assert boris.cookie == ""
    assert refused(boris.post("/api/tables/abcdefghij/guests", {"invite": invite})) == (404, "no_table")
    other, _ = aina.open(*OPEN)
    assert refused(boris.post(f"/api/tables/{other}/guests", {"invite": invite})) == (403, "not_invited")


@pytest.mark.parametrize("body", [None, [], {}, {"invite": 7}, {"invite": "x", "more": 1}, "x"])
def test_a_body_that_is_none(server: Server, body: object) -> None:
    aina = Browser(server)
    table, _ = aina.open(*OPEN)
    for path in (f"/api/tables/{table}/guests", "/api/codes", "/api/host", "/api/qr", "/api/host/prune"):
        assert refused(aina.post(path, body)) == (400, "malformed"), path


def test_a_guest_has_the_spectators_record(server: Server) -> None:
    aina, boris = Browser(server), Browser(server)
    table, invite = aina.open("greedy", "greedy")
    boris.enter(table, invite)
    record = f"/api/tables/{table}/record.rhh"
    assert refused(Browser(server).get(record)) == (403, "not_invited")
    mine, theirs = aina.get(record).text, boris.get(record).text
    assert "seen_by = 1" in mine
    assert [line.count("?") > 0 for line in theirs.splitlines() if " deal p" in line] == [True] * 3
    assert sum("?" not in line for line in mine.splitlines() if " deal p" in line) == 1


def test_where_nobody_may_watch_a_guest_has_no_record(server: Server) -> None:
    aina, boris = Browser(server), Browser(server)
    table, invite = aina.open("greedy", manners={"spectators": False})
    boris.enter(table, invite)
    assert refused(boris.get(f"/api/tables/{table}/record.rhh")) == (403, "no_spectators")
    assert boris.get(f"/api/tables/{table}/rules").is_success
    assert "seen_by = 1" in aina.get(f"/api/tables/{table}/record.rhh").text


def test_before_the_start_there_is_no_record(server: Server) -> None:
    aina = Browser(server)
    table, _ = aina.open(*OPEN)
    assert refused(aina.get(f"/api/tables/{table}/record.rhh")) == (409, "not_started")


@pytest.mark.parametrize("table", ["abcdefghij", "a" * 41, "%00", "..", "%F0%9F%83%8F", "a'b"])
def test_tables_that_are_not_there(server: Server, table: str) -> None:
    aina = Browser(server)
    aina.open("greedy")
    for path in ("rules", "record.rhh"):
        assert aina.get(f"/api/tables/{table}/{path}").status_code == 404
    for path in ("guests", "code"):
        assert aina.post(f"/api/tables/{table}/{path}", {"invite": "x"}).status_code == 404
    if table != "..":
        with aina.line(table) as line:
            assert line.hear("error")["why"]["code"] == "no_table"
            assert line.closed() == 4404


def test_other_sites_can_do_nothing(server: Server) -> None:
    aina = Browser(server)
    table, invite = aina.open(*OPEN)
    origin = {"origin": "https://elsewhere.example"}
    asked = [
        ("POST", "/api/tables", {"game": "penang", "you": "Aina", "bots": ["greedy"]}),
        ("POST", f"/api/tables/{table}/guests", {"invite": invite}),
        ("POST", f"/api/tables/{table}/code", None),
        ("POST", "/api/codes", {"code": "abcdef"}),
        ("POST", "/api/qr", {"text": "x"}),
        ("POST", "/api/host", {"key": "x"}),
        ("POST", f"/api/host/tables/{table}/open", None),
        ("POST", f"/api/host/tables/{table}/close", None),
        ("POST", "/api/host/prune", {"days": 1}),
        ("DELETE", f"/api/host/tables/{table}", None),
        ("DELETE", "/api/me", None),
    ]
    for method, path, body in asked:
        assert refused(aina.ask(method, path, body, **origin)) == (403, "elsewhere"), path
        assert refused(aina.ask(method, path, body, origin="null")) == (403, "elsewhere"), path
    (row,) = aina.get("/api/tables").json()
    assert (row["table"], row["names"]) == (table, ["Aina", "Mei"])
