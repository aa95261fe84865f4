"""Lessons: the same deal for everybody, with something of all that is to be learned, and not counted."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from serving import Here, Message, Page, Seat, Server, post
from tierce import Record
from tierce.bots.process import choose_words
from tierce.server import archive, saved
from tierce.server.database import Database
from tierce.server.lessons import LESSONS


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tierce.db"


@pytest.fixture
def school(database: Path) -> Server:
    """A server whose bots think as they do at home."""
    return Server(database, opponents=Here(choose_words))


def lesson(server: Server, game: str) -> Seat:
    return Seat(server.url, game=game, lesson=True)


def purpose(page: Page) -> str:
    told = map(json.loads, page.frames)
    return str(next(one["purpose"] for one in told if one["type"] == "room"))


def is_pure(step: Message) -> bool:
    return step["verb"] == "meld" and step["kind"] == "run" and not any(step["stands_for"])


def first(page: Page, found: Callable[[Message], bool]) -> str:
    words = [step["words"] for step in page.my_turn()["steps"] if found(step)]
    assert words, "the deal of the lesson has lost what it was searched for"
    return str(words[0])


def test_penang_has_a_pure_run_a_layoff_and_a_joker_to_swap(school: Server) -> None:
    with school, lesson(school, "penang").page() as page:
        page.do(first(page, is_pure))
        page.do("end")
        page.do(first(page, lambda step: step["verb"] == "lay" and step["cards"] != ["Jk"]))
        page.do("end")
        page.do(first(page, lambda step: step["verb"] == "swap"))
        page.do(first(page, lambda step: step["verb"] in ("lay", "meld")))
        page.do("end")


def test_rami_opens_with_a_joker_and_lays_off_in_the_next_turn(school: Server) -> None:
    with school, lesson(school, "rami51").page() as page:
        page.my_turn()
        page.do("draw")
        page.do(first(page, is_pure))
        assert not page.view["opening"]["stands"], "a pure run alone should not be enough"
        page.do(
            first(
                page, lambda step: step["verb"] == "meld" and "Jk" in step["cards"] and step["points"] >= 33
            )
        )
        assert page.view["opening"]["stands"]
        page.do(first(page, lambda step: step["verb"] == "discard"))
        page.my_turn()
        page.do("draw")
        page.do(first(page, lambda step: step["verb"] == "lay" and step["cards"] != ["Jk"]))


@pytest.mark.parametrize("game", LESSONS)
def test_everybody_is_dealt_the_same_and_it_does_not_count(school: Server, database: Path, game: str) -> None:
    with school:
        one, other = lesson(school, game), lesson(school, game)
        assert one.table != other.table
        with one.page() as page, other.page() as another:
            assert page.my_turn()["hand"] == another.my_turn()["hand"]
            assert page.view["table"] == one.table
            assert purpose(page) == "lesson"
        with Seat(school.url, game=game).page() as page:
            assert page.my_turn()["hand"] != another.view["hand"]
            assert purpose(page) == "match"
        assert '_purpose = "lesson"' in one.record()
        assert "_purpose" not in Seat(school.url, game=game).record()
    with Database(database).begin() as connection:
        exported = archive.export(connection, one.table)
        assert exported is not None
        again = archive.restore(connection, exported.file.encode())
        loaded = saved.load_table(connection, again.table)
    assert Record.from_text(exported.record or "").extra == {"_purpose": "lesson"}
    assert loaded is not None
    assert loaded.seating.purpose == "lesson"


def test_nothing_else_can_be_asked_of_a_lesson(server: Server) -> None:
    asked = {"game": "gin", "you": "Aina", "lesson": True, "bots": ["keeper"], "changes": {}}
    answer = post(f"{server.url}/api/tables", json=asked)
    assert answer.status_code == 400
    assert [one["where"] for one in answer.json()["problems"]] == ["bots", "changes", "game"]
    answer = post(f"{server.url}/api/tables", json={**asked, "lesson": "yes"})
    assert "lesson" in [one["where"] for one in answer.json()["problems"]]
