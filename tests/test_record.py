"""RHH: the example of the notation, canonical text, and every broken field with its line and column."""

from __future__ import annotations

import datetime
from dataclasses import replace

import pytest

from says import exactly
from tierce.cards import ParseError
from tierce.rules import load
from tierce.table import Record, RecordError, Table
from tierce.table.lines import Line
from tierce.table.record import DealRecord

EXAMPLE = """\
rhh = 1
rules = "penang@1"              # preset and version; what differs goes in [changes]
seats = ["Aina", "Boris"]
date = 2026-11-30
[changes]
"deal.hand_size" = 12

[[deal]]
dealer = 2
actions = [
  "d deal p1 2c6c7cJcQc5h7h2s3sTsQsQs",
  "d deal p2 2d5d7d7d3h4hJhJh5s9sKsJk",
  "p1 meld QcQsQs            # the passport; two queens of spades are fine here",
  "p1 end",
  "p2 meld 3h4hJk=5h",
  "p2 end",
  "p1 swap 5h m2             # the joker comes to hand; an action is still owed",
  "p1 lay Jk m1",
  "p1 end",
  "p2 dead",
  "p1 dead",
]
result = [47, 65]               # a check, not a source: readers recompute and compare
"""
RULES = load("penang+deal.hand_size=12")
CANONICAL = f"""\
rhh = 1
rules = "penang@1"
seats = ["Aina", "Boris"]
date = 2026-11-30
digest = "{RULES.digest}"

[changes]
"deal.hand_size" = "12"

[[deal]]
dealer = 2
actions = [
  "d deal p1 2c6c7cJcQc5h7h2s3sTsQsQs",
  "d deal p2 2d5d7d7d3h4hJhJh5s9sKsJk",
  "p1 meld QcQsQs # the passport; two queens of spades are fine here",
  "p1 end",
  "p2 meld 3h4hJk=5h",
  "p2 end",
  "p1 swap 5h m2 # the joker comes to hand; an action is still owed",
  "p1 lay Jk m1",
  "p1 end",
  "p2 dead",
  "p1 dead",
]
result = [47, 65]
"""


def test_the_example_is_read() -> None:
    record = Record.from_text(EXAMPLE)
    assert record.rules == RULES
    assert record.seats == ("Aina", "Boris")
    assert (record.date, record.seen_by, record.extra) == (datetime.date(2026, 11, 30), None, {})
    (deal,) = record.deals
    assert (deal.dealer, deal.out, deal.result, deal.extra) == (1, (), (47, 65), {})
    assert deal.lines[2] == Line("p1", "meld QcQsQs", "the passport; two queens of spades are fine here")
    assert deal.lines[3] == Line("p1", "end")
    assert [line.seat for line in deal.lines[:5]] == [-1, -1, 0, 0, 1]


def test_the_example_is_replayed() -> None:
    table = Table.replay(Record.from_text(EXAMPLE))
    assert table.over
    assert table.match.totals == (47, 65)
    assert table.names == ("Aina", "Boris")
    assert [str(lies.meld) for lies in table.state.table] == ["QcQsQsJk=Q", "3h4h5h"]


def test_the_example_is_written() -> None:
    record = Record.from_text(EXAMPLE)
    assert record.to_text() == CANONICAL
    assert Record.from_text(CANONICAL) == record
    assert Record.from_text(CANONICAL).to_text() == CANONICAL
    # What a table writes is the same without the comments.
    assert Table.replay(record).record() == record.without_comments()
    assert "#" not in record.without_comments().to_text()


def test_the_position_in_the_middle_of_the_example() -> None:
    record = Record.from_text(EXAMPLE)
    (deal,) = record.deals
    table = Table.replay(replace(record, deals=(replace(deal, lines=deal.lines[:4], result=None),)))
    assert table.position == (
        "penang@1+deal.hand_size=12 p2 play d2 2c6c7cJc5h7h2s3sTs/2d5d7d7d3h4hJhJh5s9sKsJk - - "
        "m1:p1:QcQsQs new:p2 0/0"
    )


def test_a_half_played_turn_is_replayed_as_one() -> None:
    record = Record.from_text(EXAMPLE)
    (deal,) = record.deals
    table = Table.replay(replace(record, deals=(replace(deal, lines=deal.lines[:3], result=None),)))
    assert [str(action) for action in table.draft] == ["meld QcQsQs"]
    assert len(table.record().deals[0].lines) == 2


def test_a_result_may_be_left_out_but_not_be_wrong() -> None:
    assert Table.replay(Record.from_text(EXAMPLE.replace("result = [47, 65]", ""))).match.totals == (47, 65)
    with pytest.raises(
        RecordError,
        match=exactly("deal 1: the result is given as (47, 66), and the actions lead to (47, 65)"),
    ):
        Table.replay(Record.from_text(EXAMPLE.replace("[47, 65]", "[47, 66]")))
    unfinished = EXAMPLE.replace('  "p1 end",\n  "p2 dead",\n  "p1 dead",\n', "")
    with pytest.raises(
        RecordError, match=exactly("deal 1: the result is given as (47, 65), and the actions lead to None")
    ):
        Table.replay(Record.from_text(unfinished))


def test_lines() -> None:
    assert Line.parse("  p1   meld   7h8h9h  ") == Line("p1", "meld 7h8h9h")
    assert Line.parse("p1 end # why # not ") == Line("p1", "end", "why # not")
    assert Line.parse("p1 end #") == Line("p1", "end", "")
    assert str(Line("p1", "end", "last")) == "p1 end # last"
    assert str(Line("d", "deal p1 7h")) == "d deal p1 7h"
    assert (Line.parse("p9 end").seat, Line.parse("d deal p1 7h").seat) == (8, -1)
    for text in ("", "end", "p0 end", "p1", "p1 ", "# p1 end", "p10 end", "q1 end"):
        with pytest.raises(
            ParseError,
            match=exactly(
                f"line 1, column 1: expected an actor (d, p1, p2, ...) and what it does, found {text!r}"
            ),
        ):
            Line.parse(text)


HEAD = 'rhh = 1\nrules = "penang@1"\nseats = ["a", "b"]\n'
DEAL = "\n[[deal]]\ndealer = 1\n"


def test_keys_that_begin_with_an_underscore_are_kept() -> None:
    text = HEAD + (
        '_site = "here"\n_n = [1, 2.5, true, false]\n_when = 2026-11-30T07:32:00\n_day = 2026-11-30\n'
        '_clock = 07:32:00\n_more = { x = 1, "y z" = [] }\n"_two words" = "a\\"b\\\\c\\u0007"\n'
    )
    text += DEAL + "actions = []\n_seed = 7\n"
    record = Record.from_text(text)
    assert set(record.extra) == {"_site", "_n", "_when", "_day", "_clock", "_more", "_two words"}
    assert record.extra["_two words"] == 'a"b\\c\x07'
    assert record.deals[0].extra == {"_seed": 7}
    assert Record.from_text(record.to_text()) == record
    written = record.to_text()
    assert '_more = { "x" = 1, "y z" = [] }' in written
    assert '"_two words" = "a\\"b\\\\c\\u0007"' in written
    assert "_n = [1, 2.5, true, false]" in written


def test_text_of_any_kind_in_names() -> None:
    names = ("Åse\tB", "\U000e0001 \u200b\x7f")
    record = Record(load("penang"), names)
    assert Record.from_text(record.to_text()) == record
    assert '"Åse\\u0009B"' in record.to_text()
    assert "\\U000e0001" in record.to_text()


def test_what_has_no_text() -> None:
    record = Record(load("penang"), ("a", "b"), extra={"_x": object})
    with pytest.raises(TypeError, match=r"has no TOML text$"):
        record.to_text()


def test_a_seats_copy_is_marked() -> None:
    record = Record.from_text(HEAD + "seen_by = 2\n")
    assert record.seen_by == 1
    assert "seen_by = 2\n" in record.to_text()
    assert "seen_by" not in replace(record, seen_by=None).to_text()


def test_seats_out_of_the_match_and_their_scores() -> None:
    text = 'rhh = 1\nrules = "penang@1"\nseats = ["a", "b", "c"]\n' + DEAL
    text += 'out = [3]\nactions = []\nresult = [1, 0, "-"]\n'
    record = Record.from_text(text)
    assert (record.deals[0].out, record.deals[0].result) == ((2,), (1, 0, None))
    assert "out = [3]\n" in record.to_text()
    assert 'result = [1, 0, "-"]\n' in record.to_text()


def test_reading_is_lenient() -> None:
    text = EXAMPLE.replace('"p1 end"', "'  p1   end  # x'").replace("seats", "  seats", 1)
    assert Record.from_text(text).without_comments() == Record.from_text(EXAMPLE).without_comments()
    assert Record.from_text(HEAD).deals == ()
    assert Record.from_text(HEAD + DEAL).deals == (DealRecord(0, ()),)


LONG = (
    "unknown key 'fly'; expected rhh, rules, seats, date, digest, seen_by, changes, deal "
    "or one that begins with _"
)


@pytest.mark.parametrize(
    ("text", "line", "column", "message"),
    [
        ("rhh = ", 1, 7, "Invalid value"),
        ('rhh = 1\nrules = "penang@1\n', 2, 18, "Illegal character '\\n'"),
        ('rhh = 1\nseats = ["a",', 2, 14, "Invalid value"),
        ("", 1, 1, "expected rhh = 1, found None"),
        ('rules = "penang@1"\nrhh = 2\n', 2, 1, "expected rhh = 1, found 2"),
        ("rhh = true\n", 1, 1, "expected rhh = 1, found True"),
        (HEAD + "fly = 1\n", 4, 1, LONG),
        ("rhh = 1\n", 1, 1, "expected a preset and its version such as penang@1, found None"),
        ("rhh = 1\nrules = 3\n", 2, 1, "expected a preset and its version such as penang@1, found 3"),
        ('rhh = 1\nrules = "penang@7"\n', 2, 1, "preset: penang has version 1, not '7'"),
        (HEAD.replace('["a", "b"]', '"a"'), 3, 1, "expected the names of 2 to 8 seats, found 'a'"),
        (HEAD.replace('["a", "b"]', '["a"]'), 3, 1, "expected the names of 2 to 8 seats, found ['a']"),
        (
            HEAD.replace('["a", "b"]', '["a", "b", "c", "d", "e", "f", "g", "h", "i"]'),
            3,
            1,
            "expected the names of 2 to 8 seats, found ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']",
        ),
        (
            HEAD.replace('["a", "b"]', '["a", "b", "c", "d", "e", "f", "g"]'),
            3,
            1,
            "seats: Penang Rummy is for 2 to 6 seats, not 7",
        ),
        (HEAD.replace('"b"]', "2]"), 3, 1, "expected the names of 2 to 8 seats, found ['a', 2]"),
        (HEAD + "date = 3\n", 4, 1, "expected a date such as 2026-11-30, found 3"),
        (
            HEAD + "date = 2026-11-30T07:32:00\n",
            4,
            1,
            "expected a date such as 2026-11-30, found datetime.datetime(2026, 11, 30, 7, 32)",
        ),
        (
            HEAD + 'digest = "00"\n',
            4,
            1,
            "the rules named here do not give this digest: rules or changes were altered",
        ),
        (HEAD + "seen_by = 3\n", 4, 1, "expected a seat from 1 to 2, found 3"),
        (HEAD + "seen_by = 0\n", 4, 1, "expected a seat from 1 to 2, found 0"),
        (HEAD + "seen_by = true\n", 4, 1, "expected a seat from 1 to 2, found True"),
        (HEAD + "changes = 3\n", 4, 1, "changes are a table of knobs and answers"),
        (
            HEAD + '[changes]\n"deal.hand_size" = 99\n',
            5,
            1,
            "deal.hand_size: 99 is no answer here: a whole number from 3 to 40",
        ),
        (HEAD + '[changes]\n"deal.seats" = "3-4"\n', 3, 1, "seats: Penang Rummy is for 3 to 4 seats, not 2"),
        (HEAD + "deal = 3\n", 4, 1, "deals are [[deal]] tables"),
        (HEAD + "deal = [3]\n", 4, 1, "deals are [[deal]] tables"),
        (HEAD + "\n[[deal]]\n", 1, 1, "expected a seat from 1 to 2, found None"),
        (HEAD + "\n[[deal]]\ndealer = 3\n", 6, 1, "expected a seat from 1 to 2, found 3"),
        (HEAD + DEAL + DEAL.replace("1", '"1"'), 9, 1, "expected a seat from 1 to 2, found '1'"),
        (HEAD + DEAL + "out = 2\n", 7, 1, "expected seats from 1 to 2 that do not deal, found 2"),
        (HEAD + DEAL + "out = [3]\n", 7, 1, "expected seats from 1 to 2 that do not deal, found [3]"),
        (HEAD + DEAL + "out = [1]\n", 7, 1, "expected seats from 1 to 2 that do not deal, found [1]"),
        (HEAD + DEAL + "fly = 1\n", 7, 1, "unknown key 'fly'; expected dealer, out, actions, stand_in, "
         "result or one that begins with _"),
        (HEAD + DEAL + 'actions = "p1 end"\n', 7, 1, 'expected a list of lines such as "p1 end"'),
        (HEAD + DEAL + "actions = [1]\n", 7, 1, 'expected a list of lines such as "p1 end"'),
        (HEAD + DEAL + 'actions = ["p1 end"]\nresult = 3\n', 8, 1, "expected 2 scores, found 3"),
        (HEAD + DEAL + "result = [3]\n", 7, 1, "expected 2 scores, found [3]"),
        (HEAD + DEAL + "result = [3, -1.0]\n", 7, 1, "expected 2 scores, found [3, -1.0]"),
        (HEAD + DEAL + "result = [3, true]\n", 7, 1, "expected 2 scores, found [3, True]"),
        (HEAD + DEAL + 'result = [3, "x"]\n', 7, 1, "expected 2 scores, found [3, 'x']"),
        (
            HEAD + DEAL + 'actions = [\n  "p1 end",\n  "end",\n]\n',
            9,
            4,
            "expected an actor (d, p1, p2, ...) and what it does, found 'end'",
        ),
        (HEAD + DEAL + 'actions = [\n  "p3 end",\n]\n', 8, 4, "there is no seat p3; the seats are p1 to p2"),
        (
            HEAD + DEAL + 'actions = [\n  "p1 fly",\n]\n',
            8,
            7,
            "'fly' is no action; expected draw, take, touch, meld, lay, swap, borrow, discard, "
         "pass, knock, biggin, done, end, dead",
        ),
        (
            HEAD + DEAL + 'actions = [\n  "p1 lay 7h m0",\n]\n',
            8,
            14,
            "expected a table meld such as m1, m2< or m3>, found 'm0'",
        ),
        (
            HEAD + DEAL + 'actions = [\n  "d deal p1 7hXh",\n]\n',
            8,
            14,
            "'Xh' is no card; write rank and suit (7h, Ts), Jk, or ??",
        ),
        (
            HEAD + DEAL + 'actions = [\n  "d draw 7h",\n]\n',
            8,
            6,
            "expected `d deal pN CARDS`, found 'd draw 7h'",
        ),
        (
            HEAD + DEAL + 'actions = [\n  "d deal p0 7h",\n]\n',
            8,
            6,
            "expected `d deal pN CARDS`, found 'd deal p0 7h'",
        ),
        (
            HEAD + DEAL + 'actions = [\n  "d deal p1",\n]\n',
            8,
            6,
            "expected `d deal pN CARDS`, found 'd deal p1'",
        ),
        # The second of two equal lines, and one written with escapes.
        (
            HEAD + DEAL + 'actions = ["p1 end", "p1 end", "p3 end"]\n',
            7,
            33,
            "there is no seat p3; the seats are p1 to p2",
        ),
        (
            HEAD + DEAL + 'actions = [\n  "p1 fl\\u0079",\n]\n',
            7,
            4,
            "'fly' is no action; expected draw, take, touch, meld, lay, swap, borrow, discard, "
         "pass, knock, biggin, done, end, dead",
        ),
    ],
)  # fmt: skip
def test_what_is_no_record(text: str, line: int, column: int, message: str) -> None:
    with pytest.raises(ParseError) as wrong:
        Record.from_text(text)
    assert (wrong.value.message, wrong.value.line, wrong.value.column) == (message, line, column)


def test_an_unknown_knob_is_named_with_its_line() -> None:
    with pytest.raises(ParseError) as wrong:
        Record.from_text(HEAD + '_x = 1\n[changes]\n"deal.hand" = 9\n')
    assert wrong.value.line == 6
    assert wrong.value.message.startswith("deal.hand: no such knob; did you mean deal.hand_size")
    with pytest.raises(ParseError) as wrong:
        Record.from_text(HEAD + "[changes]\nfly.high = 9\n")
    assert (wrong.value.line, wrong.value.message[:22]) == (4, "fly: no such knob; The")


def test_changes_that_contradict_each_other() -> None:
    with pytest.raises(ParseError) as wrong:
        Record.from_text(HEAD + '[changes]\n"match.target" = "none"\n')
    assert wrong.value.message == (
        "match.deals: the match has neither a target nor a number of deals, so never ends"
    )
    assert wrong.value.line == 4


@pytest.mark.parametrize(
    ("said", "instead", "message"),
    [
        ('"p1 end",\n  "p2 meld', '"p2 meld', "deal 1, action 4: p2 meld 3h4hJk=5h: meld 3h4hJk=5h: turn"),
        ("QcQsQs ", "QcQsQd ", "deal 1, action 3: p1 meld QcQsQd # the passport; two queens of spades are "
         "fine here: meld QcQsQd: card_not_in_hand"),
        ("p2 meld 3h4hJk=5h", "p2 meld 3h4hJk", "deal 1, action 5: p2 meld 3h4hJk: meld 3h4hJk: ambiguous "
         "(meld Jk=2h3h4h, meld 3h4hJk=5h)"),
        ('"p2 end"', '"p2 end", "d deal p1 7h"', "deal 1, action 7: d deal p1 7h: "
         "chance has nothing to do here"),
        ("d deal p2 2d", "d deal p1 2d", "deal 1, action 2: d deal p1 2d5d7d7d3h4hJhJh5s9sKsJk: "
         "no such hand to deal"),
        ("d deal p2 2d5d", "d deal p2 2d", "deal 1: expected a hand of 12 for each of p1, p2"),
        ("d deal p2 2d5d", "d deal p2 QsQs", "deal 1: QsQs dealt more often than the deck has"),
        ("dealer = 2", "dealer = 1", "deal 1, action 3: p1 meld QcQsQs # the passport; two queens of spades "
         "are fine here: meld QcQsQs: turn"),
        ("dealer = 2", "dealer = 2\nout = [1]", "deal 1: out is p1, and nobody have dropped out"),
        ('"p1 dead",', '"p1 dead", "p1 end",', "deal 1, action 12: p1 end: end: phase"),
    ],
)  # fmt: skip
def test_a_record_that_does_not_replay(said: str, instead: str, message: str) -> None:
    text = EXAMPLE.replace(said, instead, 1)
    assert text != EXAMPLE
    with pytest.raises(RecordError, match=exactly(message)):
        Table.replay(Record.from_text(text))


def test_deals_after_one_another() -> None:
    record = Record.from_text(EXAMPLE)
    (deal,) = record.deals
    unchanging = load("penang+deal.hand_size=12+match.dealer=worst_loser")
    twice = Table.replay(replace(record, rules=unchanging, deals=(deal, deal)))
    assert (twice.deal, twice.match.totals) == (2, (94, 130))
    with pytest.raises(RecordError, match=exactly("deal 2: p2 deals, and by the rules p1 does")):
        Table.replay(replace(record, deals=(deal, deal)))
    short = replace(deal, lines=deal.lines[:4], result=None)
    with pytest.raises(RecordError, match=exactly("deal 2: the deal before it is not over")) as wrong:
        Table.replay(replace(record, deals=(short, deal)))
    assert (wrong.value.deal, wrong.value.line) == (2, 0)
    once = replace(record, rules=load("penang+deal.hand_size=12+match.deals=1"), deals=(deal, deal))
    with pytest.raises(RecordError, match=exactly("deal 2: the match was over")):
        Table.replay(once)


def test_what_happens_by_itself_is_passed_over_but_not_contradicted() -> None:
    # The last lines of the example are the table's own doing under `auto_dead`.
    table = Table.replay(Record.from_text(EXAMPLE.replace('  "p2 dead",\n  "p1 dead",\n', "")))
    assert table.match.totals == (47, 65)
    with pytest.raises(
        RecordError,
        match=exactly("deal 1, action 10: p2 meld 2d5d7d stands where p2 dead happens by itself"),
    ):
        Table.replay(Record.from_text(EXAMPLE.replace("p2 dead", "p2 meld 2d5d7d")))


def test_what_a_bot_played_for_a_person_is_marked() -> None:
    """The marks are read, written and replayed; a seat's own copy counts its own lines."""
    table = Table("rami51", seats=2, seed=3)
    for turn in range(6):
        played = table.turn
        while table.turn == played:
            table.play(table.view(played).legal_actions[0], stand_in=turn in (1, 4))
    record = table.record()
    (deal,) = record.deals
    assert len(deal.stand_in) == 4  # twice a draw and a discard
    assert {deal.lines[number - 1].seat for number in deal.stand_in} == {
        deal.lines[-1].seat,
        deal.lines[-3].seat,
    }
    assert [one.stand_in for one in table.log()].count(True) >= 4
    text = record.to_text()
    assert f"stand_in = [{', '.join(map(str, deal.stand_in))}]\n" in text
    assert Record.from_text(text) == record
    again = Table.replay(Record.from_text(text))
    assert again.log() == table.log()
    assert again.record() == record
    (mine,) = table.record(0, full=False).deals
    assert len(mine.lines) < len(deal.lines)  # the order of the stock is in no seat's copy
    assert [mine.lines[n - 1].words.split()[0] for n in mine.stand_in] == ["draw", "discard"] * 2
    with pytest.raises(ParseError, match="expected numbers of actions from 1 to"):
        Record.from_text(text.replace("stand_in = [", "stand_in = [0, "))
