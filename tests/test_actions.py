"""The words of actions: read, written, refused with the column."""

from __future__ import annotations

import pytest

from says import exactly
from tierce.cards import JOKER, Card, Cards, ParseError, Rank
from tierce.game.actions import (
    Action,
    BigGin,
    Deal,
    Die,
    Done,
    EndTurn,
    Knock,
    LayMeld,
    LayOff,
    Pass,
    Swap,
    parse_actions,
)
from tierce.melds import Laid, MeldEnd

SEVEN = Card.parse("7h")
FIVES, SPADES = tuple(Cards.parse("5c5d5h")), tuple(Cards.parse("2s3s4s"))


@pytest.mark.parametrize(
    ("words", "action"),
    [
        ("end", EndTurn()),
        ("dead", Die()),
        ("meld 7hJkJk=9h", LayMeld((Laid(SEVEN), Laid(JOKER), Laid(JOKER, Card.parse("9h"))))),
        ("lay 7h m1", LayOff(SEVEN, 1)),
        ("lay 7h m12<", LayOff(SEVEN, 12, MeldEnd.LOW)),
        ("lay 7h m999>", LayOff(SEVEN, 999, MeldEnd.HIGH)),
        ("lay Jk=7h m1", LayOff(JOKER, 1, None, SEVEN)),
        ("lay Jk=7 m1", LayOff(JOKER, 1, None, Rank.SEVEN)),
        ("swap 7h m2", Swap(SEVEN, 2)),
        ("swap 7h m2<", Swap(SEVEN, 2, MeldEnd.LOW)),
        ("pass", Pass()),
        ("knock 7h", Knock(SEVEN)),
        ("knock 7h 5c5d5h 2s3s4s / Ac2d", Knock(SEVEN, (FIVES, SPADES), Cards.parse("Ac2d"))),
        ("knock 7h 5c5d5h 2s3s4s / -", Knock(SEVEN, (FIVES, SPADES), Cards())),
        ("knock 7h 5c5d5h", Knock(SEVEN, (FIVES,))),
        ("knock 7h / Ac2d", Knock(SEVEN, (), Cards.parse("Ac2d"))),
        ("biggin 5c5d5h 2s3s4s", BigGin((FIVES, SPADES))),
        ("done", Done()),
        ("done -", Done(())),
        ("done 5c5d5h 2s3s4s", Done((FIVES, SPADES))),
    ],
)
def test_one_action(words: str, action: Action) -> None:
    assert parse_actions(words) == (action,)
    assert Action.parse(words) == action
    assert str(action) == words
    assert eval(repr(action), {"Action": Action}) == action
    assert action.verb == words.split(" ")[0]


def test_several_cards_go_outwards() -> None:
    def words(text: str) -> list[str]:
        return [str(action) for action in parse_actions(text)]

    assert words("lay 8h9h m1>") == ["lay 8h m1>", "lay 9h m1>"]
    assert words("lay 3h4h m1<") == ["lay 4h m1<", "lay 3h m1<"]
    assert words("lay 3h8h m1") == ["lay 3h m1", "lay 8h m1"]
    assert words("lay Jk=7h8h m1>") == ["lay Jk=7h m1>", "lay 8h m1>"]
    with pytest.raises(
        ParseError, match=exactly("line 1, column 5: 2 cards are laid off here; one action lays off one")
    ):
        Action.parse("lay 8h9h m1>")


def test_several_actions_in_a_line() -> None:
    assert [str(one) for one in parse_actions("swap 6h m1; lay Jk8h m2>; end")] == [
        "swap 6h m1",
        "lay Jk m2>",
        "lay 8h m2>",
        "end",
    ]


def test_the_cards_of_an_action() -> None:
    assert LayOff(SEVEN, 1).cards == Swap(SEVEN, 1).cards == (SEVEN,)
    assert LayMeld((Laid(SEVEN), Laid(JOKER, SEVEN))).cards == (SEVEN, JOKER)
    assert EndTurn().cards == Die().cards == Pass().cards == Done().cards == ()
    assert Knock(SEVEN).cards == (SEVEN,)
    assert Knock(SEVEN, (FIVES,), Cards.parse("Ac")).cards == (SEVEN, *FIVES)
    assert BigGin((FIVES, SPADES)).cards == Done((FIVES, SPADES)).cards == (*FIVES, *SPADES)


def test_a_deal() -> None:
    deal = Deal((Cards.parse("7h8h"), Cards(), Cards.parse("9c")))
    assert str(deal) == "deal p1 7h8h p3 9c"
    assert deal.cards == tuple(map(Card.parse, ("7h", "8h", "9c")))
    assert eval(repr(deal), {"Deal": Deal, "Cards": Cards}) == deal


NO_ACTION = (
    "is no action; expected draw, take, touch, meld, lay, swap, borrow, discard, "
    "pass, knock, biggin, done, end, dead"
)
NO_MELD = "expected a table meld such as m1, m2< or m3>, found"


@pytest.mark.parametrize(
    ("words", "column", "message"),
    [
        ("", 1, f"'' {NO_ACTION}"),
        ("fly 7h", 1, f"'fly' {NO_ACTION}"),
        ("End", 1, f"'End' {NO_ACTION}"),
        ("deal p1 7h", 1, f"'deal' {NO_ACTION}"),
        ("end 7h", 4, "expected `end`, found 'end 7h'"),
        ("dead now", 5, "expected `dead`, found 'dead now'"),
        ("meld", 5, "expected `meld CARDS`, found 'meld'"),
        ("meld ", 5, "expected `meld CARDS`, found 'meld '"),
        ("meld 7h 8h", 5, "expected `meld CARDS`, found 'meld 7h 8h'"),
        ("lay 7h", 4, "expected `lay CARDS mK`, found 'lay 7h'"),
        ("lay  m1", 4, "expected `lay CARDS mK`, found 'lay  m1'"),
        ("swap 7h", 5, "expected `swap CARD mK`, found 'swap 7h'"),
        ("meld 7hXh", 8, "'Xh' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        ("lay 7hXh m1", 7, "'Xh' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        ("lay 7h x1", 8, f"{NO_MELD} 'x1'"),
        ("lay 7h m", 8, f"{NO_MELD} 'm'"),
        ("lay 7h m0", 8, f"{NO_MELD} 'm0'"),
        ("lay 7h m<", 8, f"{NO_MELD} 'm<'"),
        ("lay 7h m1000", 8, f"{NO_MELD} 'm1000'"),
        ("lay 7h m1!", 8, f"{NO_MELD} 'm1!'"),
        ("lay 7h m²", 8, f"{NO_MELD} 'm²'"),
        ("lay 7h m１", 8, f"{NO_MELD} 'm１'"),
        ("lay 7h8h m1<>", 10, f"{NO_MELD} 'm1<>'"),
        ("swap 7h8h m1", 6, "a swap takes one natural card"),
        ("swap Jk=7h m1", 6, "a swap takes one natural card"),
        ("pass 7h", 5, "expected `pass`, found 'pass 7h'"),
        ("knock", 7, "expected natural cards, found ''"),
        ("knock -", 7, "'-' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        ("biggin -", 8, "'-' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        ("knock 7h8h", 6, "expected `knock CARD MELD... / DEADWOOD`, found 'knock 7h8h'"),
        ("knock 7h 5c5dXh / Ac", 14, "'Xh' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        ("knock 7h 5c5d5h  / Ac", 17, "expected natural cards, found ''"),
        ("knock 7h 5c5dJk / Ac", 10, "expected natural cards, found '5c5dJk'"),
        ("knock 7h 5c5d5h / Ac 2d", 21, "' 2' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        ("knock 7h 5c5d5h / ", 19, "expected natural cards, found ''"),
        ("biggin", 8, "expected natural cards, found ''"),
        ("biggin 5c5d5h / Ac", 7, "expected `biggin MELD...`, found 'biggin 5c5d5h / Ac'"),
        ("done 5c5d5h / Ac", 5, "expected `done`, found 'done 5c5d5h / Ac'"),
        ("done 5c5dJk", 6, "expected natural cards, found '5c5dJk'"),
        ("end; fly", 6, f"'fly' {NO_ACTION}"),
        ("end; meld 7hXh", 13, "'Xh' is no card; write rank and suit (7h, Ts), Jk, or ??"),
        ("swap 6h m1; end; lay 7h", 21, "expected `lay CARDS mK`, found 'lay 7h'"),
    ],
)
def test_words_that_say_nothing(words: str, column: int, message: str) -> None:
    with pytest.raises(ParseError) as wrong:
        parse_actions(words)
    assert (wrong.value.message, wrong.value.column, wrong.value.line) == (message, column, 1)


def test_actions_are_values() -> None:
    assert LayOff(SEVEN, 1) != LayOff(SEVEN, 2)
    assert LayOff(SEVEN, 1) == LayOff(SEVEN, 1)
    assert len({EndTurn(), EndTurn(), Die()}) == 2
    with pytest.raises(AttributeError):
        LayOff(SEVEN, 1).meld = 3  # type: ignore[misc]
