"""Gin at a table: what stays on the draft, what is settled at once, who hears what, and the match."""

from __future__ import annotations

import pytest

from tierce.cards import UNKNOWN, Card, Cards
from tierce.game import Ending, IllegalAction, Phase
from tierce.game.events import DealEnded, Drew, Knocked, LaidOff, Passed, Shown, Took
from tierce.table import Record, Table

DEALT = """\
rhh = 1
rules = "{rules}"
seats = ["Aina", "Boris"]

[[deal]]
dealer = 2
actions = [
  "d deal p1 5c5d9sTsJsAs2s3s9dKc",
  "d deal p2 4c4d4h6c7c8cAd2d5sQs",
  "d turn 5h",
  {lines}
]
"""


def table_of(*lines: str, rules: str = "gin@1") -> Table:
    """A deal in which p1 misses one five, after these lines."""
    said = "\n  ".join(f'"{line}",' for line in lines)
    return Table.replay(Record.from_text(DEALT.format(rules=rules, lines=said)))


def refused(table: Table, words: str, seat: int | None = None) -> str:
    """The reason of a refusal, after which nothing must have changed."""
    before = (table.state, table.draft, table.seq)
    with pytest.raises(IllegalAction) as wrong:
        table.play(words, seat)
    assert (table.state, table.draft, table.seq) == before
    return wrong.value.reason.value


def test_a_take_can_be_taken_back() -> None:
    table = table_of()
    seq, offered, theirs = table.seq, table.state, table.view(1)
    table.play("take", 0)
    assert (len(table.draft), table.seq, table.view(1)) == (1, seq, theirs)
    assert table.view(0).hand == offered.hands[0] + Card.parse("5h")
    assert table.view(0).known[0] == Cards.parse("5h")
    table.undo(0)
    assert (table.state, table.seq) == (offered, seq)
    table.play("take; discard Kc", 0)
    assert (table.draft, table.turn, table.state.phase) == ((), 1, Phase.DRAW)
    assert next(type(one.event) for one in table.events(seq, 1)) is Took


def test_a_pass_and_a_draw_are_settled() -> None:
    table = table_of()
    table.play("pass")
    assert (table.draft, table.turn) == ((), 1)
    with pytest.raises(IllegalAction):
        table.undo()
    table.play("pass")
    assert (table.turn, table.state.go.must_draw) == (0, True)
    assert refused(table, "take") == "upcard_passed"
    table.play("draw")
    (mine,), (theirs,) = (
        [one.event for one in table.events(0, seat) if isinstance(one.event, Drew)] for seat in (0, 1)
    )
    assert mine.card is not UNKNOWN
    assert theirs.card is UNKNOWN
    assert sum(isinstance(one.event, Passed) for one in table.log()) == 2


def test_a_knock_is_settled_and_lay_offs_are_not() -> None:
    table = table_of()
    table.play("take; knock Kc")
    assert (table.draft, table.turn, table.state.phase) == ((), 1, Phase.LAYOFF)
    heard = next(one.event for one in table.events(0, 1) if isinstance(one.event, Knocked))
    assert (str(heard.card), str(heard.left)) == ("Kc", "9d")
    assert [str(lies.meld) for lies in table.state.table] == ["5c5d5h", "As2s3s", "9sTsJs"]
    assert table.view(1).hands[0] == Cards.parse("9d")
    assert table.view(0).hands[1] == Cards.unknown(10)
    assert refused(table, "lay 9d m3", 0) == "turn"
    assert refused(table, "discard 5s") == "phase"
    assert refused(table, "lay 5s m2") == "bad_run"
    seq, knocked = table.seq, table.state
    table.play("lay 5s m1; lay Qs m3")
    assert (table.seq, table.view(0).table) == (seq, knocked.table)
    table.undo(all=True)
    assert table.state == knocked
    table.play("lay 5s m1; lay Qs m3; done")
    assert [type(one.event) for one in table.log(seq)] == [LaidOff, LaidOff, Shown, DealEnded]
    assert (table.over, table.match.totals) == (True, (0, 31))
    lines = [str(line) for line in table.record().deals[0].lines[-5:]]
    assert lines == [
        "p1 take 5h",
        "p1 knock Kc 5c5d5h As2s3s 9sTsJs / 9d",
        "p2 lay 5s m1",
        "p2 lay Qs m3>",
        "p2 done",
    ]


def test_what_is_shown_by_itself_has_no_line() -> None:
    table = table_of(
        "p1 take 5h", "p1 discard 9d", "p2 draw 4s", "p2 discard Qs", "p1 take Qs", "p1 knock Kc"
    )
    assert table.result is not None
    assert (table.result.how, table.match.totals) == (Ending.GIN, (33, 0))
    assert str(table.record().deals[0].lines[-1]) == "p1 knock Kc 5c5d5h As2s3s 9sTsJsQs / -"
    assert table.log()[-2].line is None
    assert refused(table, "done") == "phase"
    table.next_deal()
    assert table.state.dealer == 1  # Who has lost deals.


def test_the_defender_may_say_its_melds() -> None:
    table = table_of("p1 take 5h", "p1 knock Kc", rules="gin_openspiel@1")
    assert refused(table, "done") == "phase"
    assert refused(table, "done 4c4d4h 4c4d4h") == "card_not_in_hand"
    assert refused(table, "done 4c4d5s") == "bad_run"
    table.play("done 4c4d4h")
    assert table.result is not None
    assert str(table.result.left[1]) == "6c7c8cAd2d5sQs"
    assert table.match.totals == (30, 0)


def test_a_dead_hand_is_dealt_again_by_the_same_seat() -> None:
    table = Table("gin+draw.last=20", seats=2, seed=1)
    dealer = table.state.dealer
    table.play("pass")
    table.play("pass")
    while not table.over:
        table.play("draw")
        table.play(f"discard {max(table.state.hands[table.turn], key=lambda card: card.rank)}")
    assert (len(table.state.stock), table.match.totals) == (20, (0, 0))
    table.next_deal()
    assert table.state.dealer == dealer
