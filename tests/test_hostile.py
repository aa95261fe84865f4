"""Text from outside, broken at random: refused with a place, never with another error."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import pytest

from positions import at, play
from test_gin_view import EXAMPLE as GIN_EXAMPLE
from test_gin_view import KNOCKED, OFFER, OVER, PLAY, copy
from test_position import LINE
from test_record import CANONICAL, EXAMPLE
from tierce.cards import ParseError
from tierce.game.actions import parse_actions
from tierce.rules import RulesError, load
from tierce.table import Record, RecordError, Table, parse_position, position_of, view_of
from tierce.table.partial import view_from

ODD = "0123456789AJKTQcdhs?=<>m:p,/-+# \"'\\[]{}\n\t²é\x00"


def broken(text: str, rng: random.Random) -> str:
    """The text with a few characters dropped, doubled, exchanged or replaced, or a piece of it moved."""
    letters = list(text)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(letters))
        match rng.randrange(5):
            case 0:
                del letters[place]
            case 1:
                letters.insert(place, rng.choice(ODD))
            case 2:
                letters[place] = rng.choice(ODD)
            case 3:
                other = rng.randrange(len(letters))
                letters[place], letters[other] = letters[other], letters[place]
            case 4:
                length = rng.randint(1, 12)
                piece = letters[place : place + length]
                letters[place : place + length] = []
                there = rng.randint(0, len(letters))
                letters[there:there] = piece
    return "".join(letters)


def read_record(text: str) -> None:
    record = Record.from_text(text)
    assert Record.from_text(record.to_text()) == record
    with suppress(RecordError, RulesError):
        Table.replay(record)
    if record.deals:
        with suppress(RecordError):
            view_from(record)


def read_position(text: str) -> None:
    state, totals = parse_position(text)
    again, same = parse_position(position_of(state, totals))
    assert (again, same) == (state, totals)


def read_words(text: str) -> None:
    assert parse_actions("; ".join(map(str, parse_actions(text)))) == parse_actions(text)


def read_rules(text: str) -> None:
    with suppress(RulesError):
        rules = load(text)
        assert load(rules.label) == rules


SEEN = position_of(view_of(play(at("6h2c +", "p2:5hJk=6h7h", "2s3s4s"), "swap 6h m1"), 1))


@pytest.mark.parametrize(
    ("text", "read", "times"),
    [
        (EXAMPLE, read_record, 150),
        (CANONICAL, read_record, 150),
        (LINE, read_position, 250),
        (SEEN, read_position, 200),
        (GIN_EXAMPLE, read_record, 150),
        (copy(0, 7).to_text(), read_record, 150),
        (OFFER, read_position, 100),
        (PLAY, read_position, 100),
        (KNOCKED, read_position, 250),
        (OVER, read_position, 150),
        ("swap 6h m1; lay Jk=7h8h m2>; meld Jk=5Jk5c; end", read_words, 300),
        ("knock 6c 5c5d5h TcTdTs / Ac4c; biggin 2c3c4c; done 5c5d5h; done -; pass", read_words, 300),
        ("penang@1+deal.hand_size=3:25,else:12+match.dealer=next+deal.seats=2-4", read_rules, 300),
    ],
)
def test_broken_text_is_refused_with_its_place(text: str, read: Callable[[str], None], times: int) -> None:
    read(text)
    rng = random.Random(times)
    refused: list[tuple[str, ParseError]] = []
    for _ in range(times):
        said = broken(text, rng)
        try:
            read(said)
        except ParseError as wrong:
            refused.append((said, wrong))
    for said, error in refused:
        assert 1 <= error.line <= said.count("\n") + 1
        assert error.column >= 1
        assert error.message
    assert read is read_rules or len(refused) > times // 3
