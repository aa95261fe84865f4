"""Golden games: records with a story, read, replayed to their results, and written back to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from tierce.game import Ending
from tierce.table import Record, Table

GAMES = sorted((Path(__file__).parent / "games").glob("*.rhh"))


def replayed(name: str) -> tuple[Record, Table]:
    path = Path(__file__).parent / "games" / f"{name}.rhh"
    record = Record.from_text(path.read_text(encoding="utf-8"))
    return record, Table.replay(record)


def said(record: Record) -> list[str]:
    return [f"{line.actor} {line.words}" for deal in record.deals for line in deal.lines]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.from_text(text)
    assert record.to_text() == text
    assert record.extra["_story"]
    assert any(line.comment for deal in record.deals for line in deal.lines)
    table = Table.replay(record)
    assert table.over
    assert [row.scores for row in table.match.rows] == [deal.result for deal in record.deals]
    again = table.record().without_comments()
    assert again.deals == record.without_comments().deals


def test_there_are_games() -> None:
    assert [path.stem for path in GAMES] == [
        "a_passport_missed",
        "a_swap_keeps_a_seat_alive",
        "all_dead_with_a_tie",
        "elimination",
        "game_in_mid_turn",
        "three_aces_one_by_one",
    ]


def test_a_swap_keeps_a_seat_alive() -> None:
    record, table = replayed("a_swap_keeps_a_seat_alive")
    lines = said(record)
    at = lines.index("p2 swap 6h m1")
    assert lines[at : at + 3] == ["p2 swap 6h m1", "p2 lay Jk m2", "p2 end"]
    assert lines[at - 1] == "p1 dead"
    assert table.match.totals == (21, 14)


def test_a_passport_missed() -> None:
    _, table = replayed("a_passport_missed")
    assert table.result is not None
    assert table.result.no_passport == (False, True, False)
    assert table.match.totals == (19, 80, 10)


def test_game_in_mid_turn() -> None:
    record, table = replayed("game_in_mid_turn")
    assert said(record)[-1] == "p2 lay 5s m1"
    assert table.result is not None
    assert (table.result.how, table.result.went_out) == (Ending.GAME, 1)


def test_three_aces_one_by_one() -> None:
    record, table = replayed("three_aces_one_by_one")
    assert [line for line in said(record) if line.startswith("p2 lay")] == [
        "p2 lay As m1",
        "p2 lay Ah m1",
        "p2 lay Ad m1",
    ]
    assert table.match.totals == (10, 39)


def test_all_dead_with_a_tie() -> None:
    record, table = replayed("all_dead_with_a_tie")
    first, second = table.match.rows
    assert (first.result.how, first.winners, first.scores) == (Ending.ALL_DEAD, (2, 3), (19, 20, 12, 12))
    assert (second.dealer, second.result.went_out) == (2, 3)
    assert [deal.dealer for deal in record.deals] == [0, 2]


def test_elimination() -> None:
    record, table = replayed("elimination")
    assert [deal.out for deal in record.deals] == [(), (), (2,)]
    assert (table.match.over, table.match.winners, table.match.out) == (True, (0,), (1, 2))
    assert table.match.totals == (99, 141, 118)
