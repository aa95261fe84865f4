"""A small crowd under load: nothing is lost, nothing comes twice or in the wrong order."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from benchmarks.load.crowd import SEATS, Said, Table, at_a_pace, at_once
from benchmarks.load.session import Session

TABLES = 12


class News(msgspec.Struct):
    """The events of a view, of which the numbers are enough."""

    seq: int


class View(Said):
    """A view, with its news; every other message has neither."""

    version: int = 0
    news: tuple[News, ...] = ()


@pytest.fixture
def session() -> Iterator[Session]:
    session = Session(TABLES, warm=10)
    yield session
    session.close()


def heard(table: Table, seat: int) -> list[View]:
    """All that was recorded for a seat."""
    return [msgspec.json.decode(text, type=View) for act in table.recorded or () for text in act[seat]]


@pytest.mark.slow
def test_nothing_is_lost_under_load(session: Session) -> None:
    tables = session.tables("tierce")
    for table in tables:
        table.recorded = []
    start = {table: [msgspec.json.decode(text, type=Said).seq for text in table.latest] for table in tables}
    rushed = session.run(at_once(tables, 5))
    paced = session.run(at_a_pace(tables, 40, 5))
    assert rushed.refused == paced.refused == 0
    assert rushed.actions > TABLES
    assert TABLES < paced.actions <= 200
    for table in tables:
        acks = [one.id for seat in range(SEATS) for one in heard(table, seat) if one.type == "ack"]
        assert len(acks) == len(set(acks)) == len(table.recorded or ())
        ends, news = set(), set()
        for seat in range(SEATS):
            views = [one for one in heard(table, seat) if one.type == "view"]
            versions = [one.version for one in views]
            assert versions == sorted(set(versions))
            told = [event.seq for one in views for event in one.news]
            assert told == sorted(set(told))
            assert views[-1].seq > start[table][seat]
            ends.add(views[-1].seq)
            news.add(tuple(told))
        assert len(ends) == len(news) == 1
