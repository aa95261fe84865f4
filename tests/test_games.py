"""Golden games: records with a story, read, replayed to their results, and written back to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

from tierce.game import Ending
from tierce.game.events import Discarded, MeldLaid
from tierce.game.scoring import Exit, counts
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
        "a_blocked_deal",
        "a_dead_hand",
        "a_knock_at_the_wall",
        "a_passport_missed",
        "a_swap_keeps_a_seat_alive",
        "all_dead_with_a_tie",
        "an_opening_of_exactly_51",
        "an_undercut_by_breaking_a_meld",
        "big_gin",
        "carte_forgotten",
        "dry_with_none_one_and_two_jokers",
        "elimination",
        "game_in_mid_turn",
        "gin_by_the_upcard",
        "oklahoma_with_a_spade_turned_up",
        "rami_sec_with_a_joker_last",
        "rummy_after_the_stock_is_turned",
        "the_joker_of_a_three_is_freed",
        "the_stock_is_renewed_twice",
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
    assert table.result.unopened == (False, True, False)
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


# --- Rami ---------------------------------------------------------------------------------------------------


def how_out(table: Table, deal: int = 1) -> Exit:
    exit = table.match.rows[deal - 1].result.exit
    assert exit is not None
    return exit


def test_an_opening_of_exactly_51() -> None:
    _, table = replayed("an_opening_of_exactly_51")
    before = next(one.seq for one in table.log() if isinstance(one.event, Discarded) and one.event.seat == 0)
    points = [one.event for one in table.log()[: before - 1] if isinstance(one.event, MeldLaid)]
    assert [str(event.meld) for event in points] == ["6d7d8d", "ThTsJk=T"]
    assert (table.match.totals, how_out(table).at_once) == ((0, 100), False)


def test_the_joker_of_a_three_is_freed() -> None:
    record, table = replayed("the_joker_of_a_three_is_freed")
    lines = said(record)
    at = lines.index("p2 lay 9d m2")
    assert lines[at : at + 3] == ["p2 lay 9d m2", "p2 swap 9h m2", "p2 meld QhKhJk=Ah"]
    assert [str(lies.meld) for lies in table.state.table] == ["3c4c5c6c", "9c9d9h9s", "TsJsQsKs", "QhKhJk=Ah"]


def test_rami_sec_with_a_joker_last() -> None:
    _, table = replayed("rami_sec_with_a_joker_last")
    exit = how_out(table)
    assert (exit.at_once, exit.alone, exit.joker_last, exit.jokers) == (True, True, True, 0)
    assert table.match.totals == (0, 400, 400)


def test_dry_with_none_one_and_two_jokers() -> None:
    record, table = replayed("dry_with_none_one_and_two_jokers")
    assert [how_out(table, deal).jokers for deal in (1, 2, 3)] == [0, 1, 2]
    assert [row.scores for row in table.match.rows] == [(0, 17, 100), (26, 150, 0), (200, 0, 46)]
    assert [deal.dealer for deal in record.deals] == [0, 2, 1]


def test_carte_forgotten() -> None:
    record, table = replayed("carte_forgotten")
    lines = said(record)
    assert lines[lines.index("p1 discard Kc") + 1] == "d penalty p1 3h8c"
    assert "p1 discard 3h carte" in lines
    assert table.result is not None
    assert table.result.went_out == 0


def test_the_stock_is_renewed_twice() -> None:
    record, table = replayed("the_stock_is_renewed_twice")
    assert [line for line in said(record) if line.startswith("d renew")] == ["d renew 2s", "d renew 6c"]
    assert (table.state.renewals, how_out(table).at_once) == (2, True)


def test_a_blocked_deal() -> None:
    record, table = replayed("a_blocked_deal")
    assert said(record)[-1] == "p2 draw"
    assert table.result is not None
    assert (table.result.how, table.result.went_out, table.result.exit) == (Ending.BLOCKED, None, None)
    assert table.result.winners(table.state.terms) == ()
    assert table.match.totals == (20, 100, 100, 100, 100)


def test_rummy_after_the_stock_is_turned() -> None:
    record, table = replayed("rummy_after_the_stock_is_turned")
    lines = said(record)
    turned = lines.index("d renew 5hTdTc")
    assert lines[turned - 1] == "p3 discard Ts"
    assert table.state.pile[-1].text == "Ts"
    assert table.result is not None
    assert table.result.exit is not None
    assert table.result.exit.at_once
    held = sum(
        sum(points for _, points in count.cards) for count in counts(table.result, table.state.terms) if count
    )
    assert table.match.rows[0].scores == (0, 0, 0, 2 * held, 0, 0)


# --- Gin ----------------------------------------------------------------------------------------------------


def how_knocked(table: Table, deal: int = 1) -> tuple[Ending, int | None]:
    result = table.match.rows[deal - 1].result
    return result.how, result.went_out


def test_an_undercut_by_breaking_a_meld() -> None:
    record, table = replayed("an_undercut_by_breaking_a_meld")
    assert [line for line in said(record) if line.startswith("p2 lay")] == [
        "p2 lay 8s m3>",
        "p2 lay 9s m3>",
        "p2 lay 8c m2<",
        "p2 lay 7c m2<",
    ]
    assert [str(lies.meld) for lies in table.state.table if lies.owner == 1] == ["2c2d2h2s"]
    assert (how_knocked(table), table.match.totals) == ((Ending.KNOCK, 0), (0, 26))


def test_big_gin() -> None:
    record, table = replayed("big_gin")
    assert (how_knocked(table), table.match.totals) == ((Ending.BIG_GIN, 0), (99, 0))
    assert sum(len(lies.meld.cards) for lies in table.state.table) == 11
    assert said(record)[-1].startswith("p1 biggin")


def test_gin_by_the_upcard() -> None:
    record, table = replayed("gin_by_the_upcard")
    assert said(record)[-2:] == ["p1 take Ts", "p1 knock Kc 3c3d3h JcJdJh 7s8s9sTs / -"]
    assert (how_knocked(table), table.match.totals, table.state.takes) == ((Ending.GIN, 0), (76, 0), 0)


def test_a_dead_hand() -> None:
    record, table = replayed("a_dead_hand")
    first, second = table.match.rows
    assert (first.result.how, first.scores, first.winners) == (Ending.BLOCKED, (0, 0), ())
    draws = [line for line in record.deals[0].lines if line.words.startswith("draw")]
    assert len(draws) == 29
    assert first.dealer == second.dealer


def test_a_knock_at_the_wall() -> None:
    record, table = replayed("a_knock_at_the_wall")
    assert len(table.state.stock) == 2
    assert [line.partition(" ")[2].partition(" ")[0] for line in said(record)[-5:]] == [
        "discard",
        "take",
        "knock",
        "lay",
        "done",
    ]
    assert (how_knocked(table), table.match.totals) == ((Ending.KNOCK, 1), (0, 19))


def test_oklahoma_with_a_spade_turned_up() -> None:
    _, table = replayed("oklahoma_with_a_spade_turned_up")
    assert str(table.state.upcard) == "6s"
    assert (how_knocked(table), table.match.totals) == ((Ending.KNOCK, 0), (70, 0))
