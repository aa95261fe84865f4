"""The cookie: who is believed, and who is not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serving import Server
from tierce.server import auth
from tierce.server.store import Store
from visiting import Browser, refused


def test_a_forged_cookie_is_refused_before_the_database_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(tmp_path / "t.db") as server:
        forge(server, monkeypatch)


def forge(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    aina = Browser(server)
    table, _ = aina.open(None)
    name, _, value = aina.cookie.partition("=")
    secret, _, signature = value.partition(".")
    forged = [
        f"{auth.new_token()}.{signature}", f"{secret}.{signature[::-1]}", f"{secret}.", f"{secret}.{secret}",
        f"{value}x", f"{value}.{signature}", f".{signature}", "%C3%A9", "x" * 4000,
    ]  # fmt: skip
    asked: list[object] = []
    run = Store.run

    async def watched(store: Store, work: Any) -> Any:
        asked.append(work)
        return await run(store, work)

    monkeypatch.setattr(Store, "run", watched)
    for one in forged:
        mallory = Browser(server, cookie=f"{name}={one}")
        with mallory.line(table) as line:
            assert line.closed() == 4403
        assert refused(mallory.get(f"/api/tables/{table}/record.rhh")) == (403, "not_invited")
        assert refused(mallory.post(f"/api/tables/{table}/code")) == (403, "not_seated")
        assert mallory.get("/api/tables").json() == []
    assert asked == []
    assert len(aina.get("/api/tables").json()) == 1
    assert len(asked) == 1


def test_a_cookie_of_another_server_is_nothing_here(server: Server, tmp_path: Path) -> None:
    aina = Browser(server)
    aina.open("greedy")
    with Server(tmp_path / "other.db") as other:
        there = Browser(other)
        there.open("greedy")
        name = there.cookie.partition("=")[0]
        assert name != aina.cookie.partition("=")[0]
        stranger = Browser(other, cookie=f"{name}={aina.cookie.partition('=')[2]}")
        assert stranger.get("/api/tables").json() == []


def test_a_cookie_of_the_version_before_is_believed_once_more_and_signed(server: Server) -> None:
    aina = Browser(server)
    table, _ = aina.open("greedy")
    name = aina.cookie.partition("=")[0]
    old = Browser(server, cookie=f"{name}={aina.secret}")
    with old.line(table) as line:
        assert line.hear("view")["seat"] == 1
    assert old.get("/api/server").is_success
    assert old.cookie == aina.cookie
    assert [row["table"] for row in old.get("/api/tables").json()] == [table]
    unknown = Browser(server, cookie=f"{name}={auth.new_token()}")
    assert unknown.get("/api/tables").json() == []
    assert unknown.cookie == f"{name}={unknown.secret}"  # nothing was given for it


def test_a_stolen_cookie_opens_no_seat_that_has_moved(server: Server) -> None:
    aina = Browser(server)
    table, _ = aina.open("greedy", manners={"spectators": False})
    other, _ = aina.open("greedy")
    thief = Browser(server, cookie=aina.cookie)
    phone = Browser(server)
    code = aina.post(f"/api/tables/{table}/code").json()["code"]
    assert phone.post("/api/codes", {"code": code}).json() == {"table": table}
    with thief.line(table) as line:
        assert line.hear("room")["you"] is None
        assert line.say("play", words="end")["why"]["code"] == "no_seat_yours"
    assert refused(thief.get(f"/api/tables/{table}/record.rhh")) == (403, "no_spectators")
    assert refused(thief.post(f"/api/tables/{table}/code")) == (403, "not_seated")
    with phone.line(table) as line:
        assert line.hear("view")["seat"] == 1
    assert [row["seat"] for row in aina.get("/api/tables").json() if row["table"] == other] == [1]


def test_secure_is_said_under_tls_only(server: Server) -> None:
    home, away = Browser(server), Browser(server, tls=True)
    for browser, secure in ((home, False), (away, True)):
        asked = {"game": "penang", "you": "Aina", "bots": ["greedy"]}
        answer = browser.post("/api/tables", asked)
        words = answer.headers["set-cookie"].split("; ")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(words)
        assert ("Secure" in words) is secure
        assert ("strict-transport-security" in answer.headers) is secure
        assert answer.headers["cache-control"] == "no-store"


def test_the_key_of_the_cookies_outlives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        aina = Browser(server)
        table, _ = aina.open("greedy")
    with Server(tmp_path / "t.db") as server:
        again = Browser(server, cookie=aina.cookie)
        assert [row["table"] for row in again.get("/api/tables").json()] == [table]


def test_no_secret_stands_in_an_address() -> None:
    """Every route that takes one takes it in its body: addresses are what proxies log."""
    from tierce.server.app import create_app
    from tierce.server.settings import Settings

    app = create_app(Settings(database=Path("unused.db")))
    asked = {name for route in app.routes for name in getattr(route, "path_parameters", {})}
    assert asked <= {"table", "game", "path", "deal"}
