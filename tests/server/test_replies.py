"""What is answered when something goes wrong: never what it was inside."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

from serving import Server
from tierce.server import talk
from tierce.server.store import Store
from visiting import Browser, refused


def test_a_fault_of_the_server_is_told_by_its_kind_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Server(tmp_path / "t.db") as server:
        aina = Browser(server)
        table, _ = aina.open(None)
        with monkeypatch.context() as patched:
            patched.setattr(Store, "run", broken)
            answers = [aina.get("/api/tables"), aina.post("/api/tables", ASKED), aina.get("/health")]
            closing = aina.post(f"/api/tables/{table}/guests", {"invite": "x"})
        assert [refused(one) for one in answers] == [(500, "broken")] * 3
        assert refused(closing) == (403, "not_invited")  # that needs no database
        assert "7h" not in "".join(one.text for one in answers)
        assert len(aina.get("/api/tables").json()) == 1
    failed = [one for one in caplog.records if one.getMessage() == "request_failed"]
    assert [(vars(one)["path"], vars(one)["wrong"]) for one in failed] == [
        ("/api/tables", "RuntimeError"), ("/api/tables", "RuntimeError"), ("/health", "RuntimeError"),
    ]  # fmt: skip
    assert not any(one.exc_info for one in failed)


ASKED = {"game": "penang", "you": "Aina", "bots": ["greedy"]}


async def broken(store: Store, work: Any) -> Any:
    raise RuntimeError("the hand is 7h8h9h")


def test_what_a_table_could_not_write_is_no_fault_of_who_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    with Server(tmp_path / "t.db") as server:
        aina, phone = Browser(server), Browser(server)
        table, _ = aina.open(None)
        code = aina.post(f"/api/tables/{table}/code").json()["code"]

        def unwritten(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr("tierce.server.saved.append", unwritten)
            assert refused(phone.post("/api/codes", {"code": code})) == (503, "store")
        assert [row["seat"] for row in aina.get("/api/tables").json()] == [1]
        code = aina.post(f"/api/tables/{table}/code").json()["code"]
        assert phone.post("/api/codes", {"code": code}).is_success


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (WebSocketDisconnect(detail=""), []),
        (ConnectionResetError(), []),
        (RuntimeError("7h"), ["socket_failed"]),
    ],
    ids=lambda one: type(one).__name__,
)
def test_a_line_that_is_lost_while_it_is_told_something_is_no_fault(
    wrong: Exception, told: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    async def speaks() -> None:
        raise wrong

    asyncio.run(talk._both(speaks(), asyncio.sleep(60), acting=asyncio.Lock()))
    assert [one.getMessage() for one in caplog.records] == told


def test_an_act_is_carried_out_when_the_line_is_lost_meanwhile() -> None:
    """Somebody who reloads the page while the last move is being written loses nothing, nor do the others."""
    done: list[str] = []

    async def talks() -> None:
        begun, written, acting = asyncio.Event(), asyncio.Event(), asyncio.Lock()

        async def hears() -> None:
            async with acting:
                begun.set()
                await written.wait()
                done.append("written")
            await asyncio.sleep(60)
            done.append("heard more")

        async def speaks() -> None:
            await begun.wait()
            raise WebSocketDisconnect(detail="")

        both = asyncio.ensure_future(talk._both(hears(), speaks(), acting=acting))
        await begun.wait()
        await asyncio.sleep(0.01)
        assert not both.done()
        written.set()
        await both

    asyncio.run(talks())
    assert done == ["written"]
