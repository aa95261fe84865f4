"""A hostile client on the socket: it changes nothing, nobody else feels it, and the server stays up."""

from __future__ import annotations

import json
import logging
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serving import PATIENCE, Seat, Server, get, post
from tierce.server import wire
from tierce.server.talk import BURST

ASKS = wire.FromPage.__args__
FIELDS = {one.__struct_config__.tag: one.__struct_fields__ for one in ASKS}
WORDS = (
    "meld 7h8h9h", "lay 8h m1>", "swap 5h m2", "end", "dead", "draw", "take", "discard 7c carte", "pass",
    "knock 6c 5c5d5h / Ac", "done", "borrow 7h m1<", "lay Jk=6h m999", "meld " + "Jk" * 40, "end; end",
)  # fmt: skip
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.integers(-3, 9),
    st.floats(allow_nan=False),
    st.text(max_size=40),
    st.sampled_from([*WORDS, "", "x" * 300, "\u0000", "\u202e", "<script>", "' OR 1=1 --", "🂡"]),
    st.lists(st.sampled_from(["7h", "Jk", "??", "zz", "", "7h7h"]), max_size=30),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
    st.lists(
        st.fixed_dictionaries(
            {"cards": st.lists(st.sampled_from(["7h", "Jk", "??", "zz", "7h7h"]), max_size=30)},
            optional={"keep": st.booleans()},
        ),
        max_size=45,
    ),
)


@st.composite
def nearly(draw: st.DrawFn) -> str:
    """A message with the fields of one that is known, and anything in them."""
    tag = draw(st.sampled_from(sorted(FIELDS)))
    body: dict[str, Any] = {"type": tag}
    for name in FIELDS[tag]:
        if draw(st.integers(0, 9)):
            body[name] = draw(ODD)
    if draw(st.integers(0, 9)) == 0:
        body[draw(st.text(max_size=10))] = draw(ODD)
    return json.dumps(body)


@st.composite
def torn(draw: st.DrawFn) -> str:
    """A message that is cut, doubled or has a character in it that does not belong there."""
    text = draw(nearly())
    at = draw(st.integers(0, len(text)))
    return (
        text[:at] + draw(st.sampled_from(["", text, "\\u0000", "}", "[" * 50, '"', "\U0010ffff"])) + text[at:]
    )


ANYTHING = st.one_of(
    nearly(),
    torn(),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.just("[" * 8000),
    st.just('{"type":"play","id":"' + "a" * 15000 + '"}'),
    ODD.map(json.dumps),
)


class House:
    """A server with a table at which a person of good will plays, and a guest who has no seat."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.seat = Seat(server.url, ["greedy", "greedy"])
        invite = self.seat.invite
        let_in = post(f"{server.url}/api/tables/{self.seat.table}/guests", json={"invite": invite})
        assert let_in.status_code == 204, let_in.text
        self.guest = let_in.headers["set-cookie"].split(";")[0]
        self.codes: Counter[str] = Counter()
        self.sent = 0

    def open(self, cookie: str) -> ClientConnection:
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{self.seat.table}/socket"
        return connect(address, additional_headers={"Cookie": cookie}, max_size=None, compression=None)

    def says(self, cookie: str, messages: list[str | bytes]) -> None:
        """Say all of it on one line; each is answered, or the line is closed for it."""
        with self.open(cookie) as line:
            for message in messages:
                try:
                    line.send(message)
                    self.sent += 1
                    self.codes[answered(line)] += 1
                except ConnectionClosed as closed:
                    self.codes[f"closed {closed.rcvd.code if closed.rcvd else 0}"] += 1
                    return


def answered(line: ClientConnection) -> str:
    """What is said to a message: the code of the refusal, or the type of another answer."""
    while True:
        said = json.loads(line.recv(timeout=PATIENCE))
        if said["type"] in ("error", "answer", "ack"):
            return str(said["why"]["code"] if said["type"] == "error" else said["type"])


def hostile(server: Server, examples: int) -> House:
    """So many lines, each with many messages, from a guest and from a stranger's cookie."""
    house = House(server)
    with house.seat.page() as page:
        before = page.my_turn()
        record, rows = house.seat.record(), house.seat.get("/api/tables").json()

        @settings(
            max_examples=examples, deadline=None, database=None, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(st.lists(ANYTHING, min_size=BURST - 5, max_size=BURST - 5))
        def say(messages: list[str | bytes]) -> None:
            house.says(house.guest, messages)

        say()
        assert get(f"{server.url}/health").is_success
        assert house.seat.record() == record
        assert house.seat.get("/api/tables").json() == rows
        page.play(page.words("meld")[0])
        assert page.view["version"] == before["version"] + 1
        assert page.view["draft"]
    return house


def test_a_guest_who_says_anything_changes_nothing(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        house = hostile(server, 12)
    assert house.sent > 700
    assert {"malformed", "no_seat_yours", "binary"} <= set(house.codes)
    assert not house.codes["ack"]
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


@pytest.mark.slow
def test_a_hundred_thousand_messages(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING), Server(tmp_path / "t.db") as server:
        house = hostile(server, 1200)
    print(house.sent, dict(house.codes))
    assert house.sent > 100_000
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


# -- seats that are not one's own ----------------------------------------------------------------------------


def test_a_seat_cannot_act_for_another(server: Server) -> None:
    """Whatever a page says of seats, it acts for its own: no message names who acts."""
    for ask in ASKS:
        acts_on = {"sit", "free", "drop", "bot", "host", "stand_in"}
        assert "seat" not in ask.__struct_fields__ or ask.__struct_config__.tag in acts_on
    house = House(server)
    with house.seat.page() as page:
        before = page.my_turn()
        with house.open(house.guest) as line:
            for ask in (
                "free",
                "drop",
                "host",
                "bot",
                "stand_in",
                "leave",
                "start",
                "close",
                "pause",
                "undo",
            ):
                fields = {"seat": 1, "kind": "greedy", "on": True, "n": 1, "phrase": "hello"}
                known = {name: fields[name] for name in FIELDS[ask] if name in fields}
                line.send(json.dumps({"type": ask, "id": f"x-{ask}", **known}))
                assert answered(line) == "no_seat_yours", ask
        assert page.say("ask", cards=[])["type"] == "answer"
        assert page.view["version"] == before["version"]


@pytest.mark.parametrize("change", [str.upper, lambda one: one[:-1], lambda one: one + "x", lambda _: "="])
def test_a_forged_cookie_opens_nothing(server: Server, change: Any) -> None:
    house = House(server)
    name, _, secret = house.seat.cookie.partition("=")
    with house.open(f"{name}={change(secret)}") as line:
        assert json.loads(line.recv())["why"]["code"] == "not_invited"
        with pytest.raises(ConnectionClosed, match="4403"):
            line.recv()


# -- lines that do not read, or read slowly ------------------------------------------------------------------


@contextmanager
def deaf(house: House) -> Iterator[socket.socket]:
    """A line that is opened and then never read."""
    host = urlsplit(house.server.url).netloc
    line = socket.create_connection(("127.0.0.1", house.server.port), timeout=PATIENCE)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    asked = (
        f"GET /api/tables/{house.seat.table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {house.guest}\r\n\r\n"
    )
    line.sendall(asked.encode())
    try:
        yield line
    finally:
        line.close()


def test_lines_that_never_read_or_send_slowly_cost_nothing_to_others(server: Server) -> None:
    house = House(server)
    with ExitStack() as lines, house.seat.page() as page:
        for _ in range(20):
            lines.enter_context(deaf(house))
        slow = lines.enter_context(deaf(house))
        page.my_turn()
        for _ in range(30):
            slow.sendall(b"\x81")  # the first byte of a frame that never comes to its end
            assert page.play(page.words("meld")[0])["type"] == "ack"
            assert page.say("undo")["type"] == "ack"
        assert page.play_deal()["phase"] in ("deal_over", "match_over")


def flood(line: ClientConnection, told: Counter[str]) -> None:
    """Say far too much, and hear what is said to it until the line is closed."""
    for number in range(5 * BURST):
        line.send(f'{{"type":"say","id":"{number}","phrase":"hello"}}')
    while True:
        told[json.loads(line.recv(timeout=PATIENCE)).get("why", {}).get("code", "")] += 1


def test_who_floods_is_cut_and_others_play_on(server: Server) -> None:
    house = House(server)
    with house.seat.page() as page:
        page.my_turn()
        with house.open(house.guest) as line:
            told: Counter[str] = Counter()
            with pytest.raises(ConnectionClosed, match="1008"):
                flood(line, told)
            assert told["too_fast"] > BURST
        assert page.play(page.words("meld")[0])["type"] == "ack"


def test_the_answers_to_junk_are_of_the_wire(server: Server) -> None:
    """Every refusal can be read as a message of the wire, and says something in words."""
    house = House(server)
    junk = ("", "{", "[]", '{"type":"play"}', '{"type":"nothing"}', '{"type":"sit","id":"a","seat":2.5}')
    with house.open(house.guest) as line:
        for message in junk:
            line.send(message)
            said: wire.ToPage | None = None
            while not isinstance(said, wire.ErrorMessage):
                said = msgspec.json.decode(line.recv(), type=wire.ToPage)
            assert said.why.code == "malformed"
            assert said.why.text
