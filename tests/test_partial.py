"""A seat's own copy of a record, replayed to what that seat knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from says import exactly
from test_record import EXAMPLE
from test_table import small
from tierce.cards import Cards
from tierce.rules import load
from tierce.table import Record, RecordError, Table
from tierce.table.lines import Line
from tierce.table.partial import heard, is_partial, view_from

FULL = Record.from_text(EXAMPLE)


def copy(seat: int | None, lines: int) -> tuple[Record, Table]:
    """The copy of a seat after so many lines of the example, and the table itself."""
    (deal,) = FULL.deals
    table = Table.replay(replace(FULL, deals=(replace(deal, lines=deal.lines[:lines], result=None),)))
    return table.record(seat, full=False), table


@pytest.mark.parametrize("lines", [2, 4, 6])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_copy_gives_the_view(seat: int | None, lines: int) -> None:
    record, table = copy(seat, lines)
    view = view_from(Record.from_text(record.to_text()))
    assert view == table.view(seat)
    assert view.state.aside is None


def test_what_was_heard() -> None:
    record, table = copy(0, 6)
    told = heard(record)
    assert told.match == table.match
    assert (told.start.dealer, told.start.aside) == (table.state.dealer, None)
    assert list(told.events) == [one.event for one in table.events(0, 0)]
    assert is_partial(record)
    assert not is_partial(FULL)


def test_a_joker_that_all_saw_is_known() -> None:
    table = small("deal.hand_size=7", "d deal p1 5h7hJk8h9hKc2c", "d deal p2 6h8c8d8s3d4s9c")
    table.play("meld 5h7hJk; end")
    table.play("meld 8c8d8s; swap 6h m1; end")
    record = table.record(0, full=False)
    view = view_from(record)
    assert view == table.view(0)
    assert view.hands[1] == Cards.parse("Jk") + Cards.unknown(3)
    assert view.turn == 0


def test_earlier_deals_are_whole() -> None:
    rules = "deal.hand_size=4+idle.auto_dead=no"
    table = small(rules, "d deal p1 7c7d7h7s", "d deal p2 8c8d8hKs")
    table.play("meld 7c7d7h; lay 7s m1")
    table.next_deal()
    record = table.record(1, full=False)
    assert view_from(record) == table.view(1)
    assert view_from(record).totals == (0, 34)


def test_a_death_is_believed() -> None:
    (deal,) = FULL.deals
    record, _ = copy(0, 6)
    lines = (*record.deals[0].lines, Line.parse("p1 swap 5h m2; lay Jk m1; end"), Line.parse("p2 dead"))
    view = view_from(replace(record, deals=(replace(deal, lines=lines, result=None),)))
    assert view.dead == (False, True)
    assert view.turn == 0


def test_a_record_without_a_deal() -> None:
    with pytest.raises(ValueError, match=exactly("the record has no deal")):
        view_from(Record(load("penang"), ("a", "b"), seen_by=0))


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("d deal p1 2c", "deal 1, action 7: d deal p1 2c: no such hand to deal"),
        ("p2 end", "deal 1, action 7: p2 end: it is not the turn of p2"),
        ("p1 end", "deal 1, action 7: p1 end: end: no_action"),
        ("p1 lay Ks m1", "deal 1, action 7: p1 lay Ks m1: lay Ks m1: card_not_in_hand"),
        ("p1 swap 5h m9", "deal 1, action 7: p1 swap 5h m9: swap 5h m9: no_such_meld"),
    ],
)
def test_lines_that_cannot_follow(line: str, message: str) -> None:
    record, _ = copy(0, 6)
    (deal,) = record.deals
    broken = replace(record, deals=(replace(deal, lines=(*deal.lines, Line.parse(line))),))
    with pytest.raises(RecordError, match=exactly(message)):
        view_from(broken)


def test_more_unknown_cards_than_there_are_cannot_be_laid() -> None:
    record, _ = copy(0, 4)
    (deal,) = record.deals
    meld = Line.parse("p2 meld 3c4c5c6c7c8c9cTcJcQcKcAc2c")
    with pytest.raises(RecordError, match=r"action 5: p2 meld .*: card_not_in_hand$"):
        view_from(replace(record, deals=(replace(deal, lines=(*deal.lines, meld)),)))
    hands = (deal.lines[0], deal.lines[1], Line.parse("p1 end"))
    other_dealer = replace(record, deals=(replace(deal, dealer=0, lines=hands),))
    with pytest.raises(RecordError, match=r"action 3: p1 end: it is not the turn of p1$"):
        view_from(other_dealer)


def test_a_deal_that_is_over_belongs_whole_in_the_record() -> None:
    record, _ = copy(0, 6)
    (deal,) = record.deals
    ends = ("p1 swap 5h m2; lay Jk m1; end", "p2 dead", "p1 dead")
    lines = (*deal.lines, *map(Line.parse, ends))
    with pytest.raises(
        RecordError,
        match=exactly("deal 1: the deal is over, so its hands were shown and belong in the record"),
    ):
        view_from(replace(record, deals=(replace(deal, lines=lines),)))
