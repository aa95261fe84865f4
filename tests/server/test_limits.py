"""How much one address may ask for."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from serving import Server
from tierce.server import limits
from tierce.server.limits import Limit, Lines, Rate, neighbourhood
from visiting import Browser, refused


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "192.0.2.7"), ("fe80::1%eth0", "fe80::"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"), ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"), ("testclient", "testclient"), ("", ""),
    ],
)  # fmt: skip
def test_which_address_is_counted(host: str, counted: str) -> None:
    assert neighbourhood(host) == counted


def test_each_address_has_its_own_and_all_have_one_together() -> None:
    now = [0.0]
    limit = Limit(Rate(2, 60), Rate(5, 60), lambda: now[0])
    assert [limit.take("a") for _ in range(3)] == [True, True, False]
    assert [limit.take("b") for _ in range(3)] == [True, True, False]
    assert [limit.take("c") for _ in range(3)] == [True, False, False]
    now[0] = 1.0
    assert [limit.take("a") for _ in range(2)] == [True, False]


def test_what_an_address_is_refused_is_not_taken_from_the_others() -> None:
    limit = Limit(Rate(1, 1), Rate(3, 1), lambda: 0.0)
    assert [limit.take("a") for _ in range(50)].count(True) == 1
    assert limit.take("b")


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 10)
    limit = Limit(Rate(1, 1), now=lambda: 0.0)
    assert limit.take("first")
    assert limit.take("second")
    for number in range(100):
        assert not limit.take("first")  # heard of all the time
        assert limit.take(str(number))
    assert limit.take("second")  # forgotten meanwhile
    assert len(limit._buckets) == 10


def test_lines_are_counted_while_they_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_LINES", 2)
    lines = Lines()
    with lines.one_more("a") as first, lines.one_more("a") as second, lines.one_more("a") as third:
        assert (first, second, third) == (True, True, False)
        with lines.one_more("b") as other:
            assert other
    with lines.one_more("a") as again:
        assert again
    with ExitStack() as here:
        assert all(here.enter_context(lines.one_more("127.0.0.1")) for _ in range(9))
    assert not lines._open


def test_codes_can_be_guessed_ten_times_a_minute(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        guesser = Browser(server, address="203.0.113.5")
        answers = [refused(guesser.post("/api/codes", {"code": "aaaaaa"})) for _ in range(12)]
        assert answers == [(404, "no_code")] * 10 + [(429, "too_fast")] * 2
        other = Browser(server, address="203.0.113.6")
        assert refused(other.post("/api/codes", {"code": "aaaaaa"})) == (404, "no_code")
        for number in range(7, 25):
            crowd = Browser(server, address=f"203.0.113.{number}")
            for _ in range(10):
                last = refused(crowd.post("/api/codes", {"code": "aaaaaa"}))
        assert last == (429, "too_fast")  # a hundred from all together


def test_keys_and_invitations_and_squares_are_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        aina = Browser(server)
        table, invite = aina.open(None)
        guesser = Browser(server, address="2001:db8::1")
        for path, body, most in (
            ("/api/host", {"key": "x"}, 10),
            (f"/api/tables/{table}/guests", {"invite": "x"}, 60),
            ("/api/qr", {"text": "x"}, 60),
        ):
            answers = [guesser.post(path, body).status_code for _ in range(most + 5)]
            assert 429 not in answers[:most]
            assert answers[-1] == 429
        neighbour = Browser(server, address="2001:db8::2")
        assert refused(neighbour.post("/api/host", {"key": "x"})) == (429, "too_fast")
        Browser(server, address="2001:db8:0:1::1").enter(table, invite)


def test_a_browser_has_so_many_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tierce.server.desk.MOST_TABLES", 2)
    with Server(tmp_path / "t.db") as server:
        aina = Browser(server)
        first, _ = aina.open(None)
        aina.open(None)
        asked = {"game": "penang", "you": "Aina", "bots": [None]}
        assert refused(aina.post("/api/tables", asked)) == (429, "too_many_tables")
        Browser(server).open(None)
        with aina.line(first) as line:
            assert line.say("close")["type"] == "ack"
        aina.open(None)


def test_an_address_has_so_many_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_LINES", 3)
    with Server(tmp_path / "t.db") as server, ExitStack() as lines:
        aina = Browser(server, address="203.0.113.5")
        table, _ = aina.open(None)
        for _ in range(3):
            assert lines.enter_context(aina.line(table)).hear("room")["you"] == 1
        assert lines.enter_context(aina.line(table)).closed() == 1013
        neighbour = Browser(server, cookie=aina.cookie, address="203.0.113.6")
        assert lines.enter_context(neighbour.line(table)).hear("room")["you"] == 1
        lines.pop_all().close()
        with aina.line(table) as line:
            assert line.hear("room")["you"] == 1
