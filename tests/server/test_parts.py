"""The small parts: the bucket, a line that is slow, who sits where."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tierce import Table
from tierce.server import auth, messages, wire
from tierce.server.link import MOST_WAITING, Bucket, Link


def test_a_bucket_gives_so_much_at_once_and_so_much_a_second() -> None:
    now = [0.0]
    bucket = Bucket(3, 2, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def view(seq: int) -> wire.ViewMessage:
    table = Table("penang", seats=2, seed=1)
    facts = messages.Facts("t", table.rules, table.names, (None, None), table.match, 1, seq, seq)
    return messages.view_message(table.view(0), facts, ())


def sent_on(link: Link) -> list[wire.ToPage]:
    """What a line sends before it closes."""
    sent: list[wire.ToPage] = []

    async def send(data: bytes) -> None:
        sent.append(msgspec.json.decode(data, type=wire.ToPage))

    link.close(1000, "done")
    asyncio.run(link.pump(send))
    return sent


def news(seat: int | None, since: int, until: int) -> list[wire.AnyEvent]:
    return [wire.TurnEnded(seq, 1, 1) for seq in range(since + 1, until + 1)]


def test_a_slow_line_gets_the_last_view_with_the_news_of_all() -> None:
    link = Link(b"me", 0, 2, news)
    for message in (view(3), wire.Ack("a", 3), view(5), view(6), wire.Ack("b", 6)):
        link.say(message)
    first, shown, last = sent_on(link)
    assert (first, last) == (wire.Ack("a", 3), wire.Ack("b", 6))
    assert isinstance(shown, wire.ViewMessage)
    assert shown.seq == 6
    assert [event.seq for event in shown.news] == [3, 4, 5, 6]


def test_a_line_that_takes_nothing_is_cut() -> None:
    link = Link(b"me", 0, 0, news)
    for number in range(MOST_WAITING + 1):
        link.say(wire.Ack(str(number), 0))
    assert link.closed is not None
    assert link.closed[0] == 1008
    assert sent_on(link) == []


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "a:1", True), ("http://a:1", "a:1", True), ("https://A", "a", True), ("", "a:1", False),
        ("http://a:2", "a:1", False), ("null", "a:1", False), ("http://a:1", None, False),
    ],
)  # fmt: skip
def test_where_a_request_comes_from(origin: str | None, host: str | None, same: bool) -> None:
    assert auth.same_origin(origin, host) is same


def test_secrets_are_drawn_and_read_back() -> None:
    token = auth.new_token()
    assert token != auth.new_token()
    cookies = auth.Cookies("ab", b"key")
    assert cookies.header(token, secure=True).endswith("; Secure")
    signed = cookies.header(token, secure=False).split(";")[0].partition("=")[2]
    assert cookies.token({"tierce_ab": signed}) == token
    for wrong in ({"tierce_cd": signed}, {"tierce_ab": signed + "x"}, {"tierce_ab": token}, {}):
        assert cookies.token(wrong) is None
    assert auth.Cookies("ab", b"other").token({"tierce_ab": signed}) is None
    assert cookies.unsigned({"tierce_ab": token}) == token
    assert cookies.unsigned({"tierce_ab": signed}) is None
    assert len({auth.new_table_id() for _ in range(200)}) == 200
