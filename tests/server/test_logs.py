"""What the server says of itself: enough to find a fault by, and nothing that a player may not know."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from serving import Seat, get, post
from starting import started
from tierce import IllegalAction, Table
from tierce.server.logs import JsonLine, Line

CARD = re.compile(r"(?<!\w)(?:[2-9TJQKA][cdhs]|10[cdhs]|Jk)(?!\w)|(?:[2-9TJQKA][cdhs]|Jk){2}")


def record(**facts: object) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": "bot_failed", "levelname": "WARNING", **facts})


def test_a_line_is_words_with_values() -> None:
    line = Line().format(record(table="abc", wrong='no "answer"\nat all', empty="", none=None))
    told = 'level=warning event=bot_failed table=abc wrong="no \\"answer\\"\\nat all" empty="" none=None'
    assert re.fullmatch(rf"time=\d{{4}}-\d\d-\d\dT\d\d:\d\d:\d\d {re.escape(told)}", line)


def test_a_line_of_json() -> None:
    line = JsonLine().format(record(table="abc", seat=2, where=Path("é")))
    found = json.loads(line)
    assert found.pop("time")
    assert found == {"level": "warning", "event": "bot_failed", "table": "abc", "seat": 2, "where": "é"}
    assert "\n" not in line


@pytest.mark.parametrize("form", [Line, JsonLine])
def test_what_an_error_says_is_not_told(form: type[Line]) -> None:
    with pytest.raises(IllegalAction) as wrong:
        Table("penang", seats=2, seed=1).play("meld AhKs7d")
    assert CARD.search(str(wrong.value))
    caught = (wrong.type, wrong.value, wrong.tb)
    line = form().format(record(msg="Exception in ASGI application\n", exc_info=caught))
    assert "Exception in ASGI application" in line
    assert re.search(r"IllegalAction.*game/engine.py:\d+ \w+", line)
    assert not CARD.search(line)

    async def lost() -> None:
        raise ValueError("AhKs7d")

    async def forget() -> str:
        task = asyncio.ensure_future(lost())
        await asyncio.wait([task])
        text = form().format(record(msg=f"Task exception was never retrieved\nfuture: {task!r}"))
        assert CARD.search(repr(task.exception()))
        return text

    line = asyncio.run(forget())
    assert "never retrieved" in line
    assert not CARD.search(line)


@pytest.mark.parametrize("form", ["text", "json"])
def test_nothing_that_is_logged_names_a_card_a_secret_or_a_person(tmp_path: Path, form: str) -> None:
    secrets = {"Aina", "Boris"}
    with started(tmp_path, TIERCE_LOG="debug", TIERCE_LOG_FORMAT=form, TIERCE_BOT_TIMEOUT="0.1") as server:
        seat = Seat(server.url, ["greedy", "keeper"])
        secrets |= of_cookie(seat.cookie)
        with seat.page() as page:
            page.play("meld AhKs7d; end")
            page.send("Ah Ks 7d")
            page.send(b"Ah Ks 7d")
            page.play_deal()
            frames = "".join(page.frames)
        gathering = {"game": "penang", "you": "Aina", "bots": [None]}
        opened = post(f"{server.url}/api/tables", json=gathering, headers={"cookie": seat.cookie})
        secrets.add(opened.json()["invite"])
        invited = f"{server.url}/api/tables/{opened.json()['table']}/guests"
        guest = post(invited, json={"invite": opened.json()["invite"]})
        assert guest.status_code == 204
        cookie = guest.headers["set-cookie"].split(";")[0]
        secrets |= of_cookie(cookie)
        code = post(f"{server.url}/api/tables/{seat.table}/code", headers={"cookie": seat.cookie}).json()[
            "code"
        ]
        secrets |= {code, "wrong-invite", "wrong-key", "wrong-code"}
        assert post(f"{server.url}/api/codes", json={"code": code}, headers={"cookie": cookie}).is_success
        post(invited, json={"invite": "wrong-invite"})
        post(f"{server.url}/api/codes", json={"code": "wrong-code"})
        post(f"{server.url}/api/host", json={"key": "wrong-key"})
        post(f"{server.url}/api/tables", content=b'{"you": "Boris"')
        get(f"{server.url}/t/{opened.json()['table']}?invite={opened.json()['invite']}")
        told = server.printed
    with closing(sqlite3.connect(tmp_path / ".local/share/tierce/tierce.db")) as database, database:
        database.execute("UPDATE events SET line = 'p1 meld AhKs7d AhAh' WHERE line LIKE 'p1 %'")
    with started(tmp_path, TIERCE_LOG="debug", TIERCE_LOG_FORMAT=form) as server:
        assert (
            get(f"{server.url}/api/tables/{seat.table}/rules", headers={"cookie": cookie}).status_code == 500
        )
        told += server.printed
    events = {"table_opened", "bot_failed", "not_read", "request_failed"}
    assert {event for event in events if event not in told} == set()
    assert "Traceback" not in told
    assert CARD.search(frames)
    assert CARD.findall(told) == []
    assert [secret for secret in secrets if secret in told] == []


def of_cookie(cookie: str) -> set[str]:
    """What must not be told of it: the whole of it, the secret alone, and the hash that is stored."""
    value = cookie.partition("=")[2]
    secret = value.partition(".")[0]
    assert len(secret) > 30
    return {value, secret, hashlib.sha256(secret.encode()).hexdigest()}
