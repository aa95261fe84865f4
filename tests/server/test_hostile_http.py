"""A hostile client of the plain requests: whatever it asks, nothing breaks and no table of others changes."""

from __future__ import annotations

import logging
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from openapi import document
from serving import Server, get
from tierce.server import limits
from tierce.server.limits import Rate
from visiting import Browser, rows

THEIRS = ("tables", "seats", "events", "drafts", "done", "codes")
"""What is kept of a table, beside who was let in."""


class House:
    """A server with two tables of people of good will, and those who ask for everything.

    A stranger; a guest of both tables; somebody with tables of their own; and one who has the server's key,
    but does nothing to the two tables.
    """

    def __init__(self, server: Server) -> None:
        self.server = server
        self.aina = Browser(server)
        self.playing, invite = self.aina.open("greedy", "greedy")
        self.gathering, key = self.aina.open(None, "greedy")
        self.code = self.aina.post(f"/api/tables/{self.playing}/code").json()["code"]
        self.guest, self.owner, self.keeper = (Browser(server) for _ in range(3))
        self.guest.enter(self.playing, invite)
        self.guest.enter(self.gathering, key)
        self.own = [self.owner.open(*bots, you="Boris")[0] for bots in (("greedy",), (None,))]
        self.tables = [*self.own, self.playing, self.gathering, "abcdefghij"]
        self.keeper.post("/api/host", {"key": ""})
        ((host_key,),) = rows(server, "SELECT value FROM about WHERE name = 'host_key'")
        assert self.keeper.post("/api/host", {"key": host_key}).status_code == 204
        self.name = self.aina.cookie.partition("=")[0]
        self.statuses: Counter[int] = Counter()
        self.paths: Counter[str] = Counter()
        self.asked = 0

    def kept(self) -> list[Any]:
        """All that is kept of the two tables, and what is told of them."""
        told = [self.aina.get("/api/tables").json()]
        for table in (self.playing, self.gathering):
            told.append(self.aina.get(f"/api/tables/{table}/rules").json())
            for name in THEIRS:
                column = "id" if name == "tables" else "table_id"
                found = rows(self.server, f"SELECT * FROM {name} WHERE {column} = :table", table=table)
                told.append(sorted(found, key=repr))
        return [*told, self.aina.get(f"/api/tables/{self.playing}/record.rhh").text]

    def ask(self, case: Case[Any], who: Browser | None, client: httpx.Client) -> None:
        """Send what was thought up, under the cookie of somebody or one that was thought up too."""
        sent = case.as_transport_kwargs(base_url=self.server.url)
        if case.operation.label == "DELETE /api/me":
            who = None  # all of them are still needed
        if who is self.keeper and any(table in sent["url"] for table in (self.playing, self.gathering)):
            who = self.owner  # the keeper may delete them
        cookies = {self.name: who.cookie.partition("=")[2]} if who is not None else case.cookies
        self.asked += 1
        headers = {**sent["headers"], "x-forwarded-for": f"198.51.{self.asked >> 8 & 255}.{self.asked & 255}"}
        headers["cookie"] = "; ".join(f"{name}={value}" for name, value in (cookies or {}).items())
        try:
            request = client.build_request(
                sent["method"], sent["url"], params=sent.get("params"), headers=headers,
                json=sent.get("json"), content=sent.get("data"),
            )  # fmt: skip
        except (UnicodeEncodeError, httpx.InvalidURL, TypeError):
            self.statuses[0] += 1  # nothing that could be sent
            return
        answer = client.send(request)
        self.statuses[answer.status_code] += 1
        self.paths[case.operation.label] += 1
        assert answer.status_code < 500, (answer.request, answer.text)
        assert "Traceback" not in answer.text
        if answer.status_code >= 400 and answer.headers.get("content-type") == "application/json":
            assert answer.json()["problems"], answer.text
        if who in (None, self.owner):
            assert self.aina.secret not in answer.text
            assert '"names":["Aina"' not in answer.text


def hostile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, examples: int) -> House:
    """So many requests of each kind, valid ones and others, each of them by everybody."""
    endless = Rate(10**9, 10**9)
    for name in ("TABLES", "INVITATIONS", "CODES", "KEYS", "GUESSES", "SQUARES"):
        monkeypatch.setattr(limits, name, endless)  # more is let in than would be
    with Server(tmp_path / "t.db") as server, httpx.Client(verify=False, timeout=60) as client:
        house = House(server)
        before = house.kept()
        schema = schemathesis.openapi.from_dict(document(house.name, house.tables))
        operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
        modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
        for operation in operations:

            @settings(
                max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )  # fmt: skip
            @given(st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes]))
            def ask(case: Case[Any]) -> None:
                for who in (None, house.guest, house.owner, house.keeper):
                    house.ask(case, who, client)

            ask()
        assert get(f"{server.url}/health").is_success
        assert house.kept() == before
        phone = Browser(server)
        assert phone.post("/api/codes", {"code": house.code}).json() == {"table": house.playing}
        assert len(house.paths) == len(operations)
    return house


def check_log(logged: pytest.LogCaptureFixture) -> None:
    """That nothing broke is told by the log, which was listened to."""
    said = {one.getMessage() for one in logged.records if one.name.startswith("tierce")}
    assert "table_opened" in said
    assert not [one for one in logged.records if one.levelno >= logging.ERROR or one.exc_info]


def test_whatever_is_asked_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "tierce"):
        house = hostile(tmp_path, monkeypatch, 7)
    assert {200, 201, 204, 400, 403, 404, 409} <= set(house.statuses)
    check_log(caplog)


@pytest.mark.slow
def test_fifty_thousand_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "tierce"):
        house = hostile(tmp_path, monkeypatch, 700)
    print(house.asked, dict(house.statuses), dict(house.paths))
    assert house.asked > 50_000
    check_log(caplog)
