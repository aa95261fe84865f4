"""Melds slot by slot, and laid cards with what they stand for."""

from __future__ import annotations

import pytest

from says import exactly
from tierce.cards import JOKER, Card, Cards, ParseError, Rank, Suit
from tierce.melds import Laid, Meld, MeldEnd, MeldKind
from tierce.melds.meld import place_face


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(text[i : i + 2]) for i in range(0, len(text), 2))


def run(text: str, low: int) -> Meld:
    found = cards(text)
    suit = next(card.suit for card in found if card is not JOKER)
    return Meld(MeldKind.RUN, found, low, suit)


def test_reading_laid_cards() -> None:
    assert Laid.parse_many("3hJkJk=5hJk=9") == (
        Laid(Card.parse("3h")),
        Laid(JOKER),
        Laid(JOKER, Card.parse("5h")),
        Laid(JOKER, Rank.NINE),
    )
    assert Laid.parse_many("") == ()
    for text in ("3h", "Jk", "Jk=5h", "Jk=9", "Jk=T", "Jk=TsJk=9Jk7c", "Jk=AJk=Kc"):
        assert "".join(map(str, Laid.parse_many(text))) == text


NO_CARD = "is no card; write rank and suit (7h, Ts), Jk, or ??"
NEITHER = "after `Jk=` a card or a rank is expected:"
RANKS = "is no rank; the ranks are A23456789TJQK"


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("7hXh", 3, f"'Xh' {NO_CARD}"),
        ("7", 1, f"'7' {NO_CARD}"),
        ("7hJk=6h7", 8, f"'7' {NO_CARD}"),
        ("7h??", 3, "an unknown card cannot be laid"),
        ("Jk=??", 4, f"{NEITHER} '?' {RANKS}"),
        ("3h7h=8h", 5, "7h stands for itself; only a joker takes `=`"),
        ("Jk=", 4, f"{NEITHER} '' {RANKS}"),
        (
            "3hJk=x",
            6,
            f"{NEITHER} 'x' {RANKS}",
        ),
        ("3hJk=1h", 6, f"'1h' {NO_CARD}"),
        ("Jk=9Xh", 5, f"'Xh' {NO_CARD}"),
        ("Jk=9cXh", 6, f"'Xh' {NO_CARD}"),
    ],
)
def test_laid_cards_that_cannot_be_read(text: str, column: int, message: str) -> None:
    with pytest.raises(ParseError) as wrong:
        Laid.parse_many(text)
    assert (wrong.value.message, wrong.value.column, wrong.value.line) == (message, column, 1)


def test_a_run() -> None:
    meld = run("5hJk7h", 5)
    assert (meld.is_run, meld.high, meld.jokers, meld.bag) == (True, 7, 1, Cards.parse("5h7hJk"))
    assert [meld.stands_for(slot) for slot in range(3)] == list(cards("5h6h7h"))
    assert meld.laid == (Laid(Card.parse("5h")), Laid(JOKER, Card.parse("6h")), Laid(Card.parse("7h")))
    assert str(meld) == "5hJk=6h7h"
    assert meld.face(14) is Card.parse("Ah")


def test_a_set() -> None:
    meld = Meld.set_of(9, cards("9sJk9c"))
    assert (meld.is_run, meld.cards, meld.suit, meld.low) == (False, cards("9c9sJk"), None, 9)
    assert meld.stands_for(2) is Rank.NINE
    assert str(meld) == "9c9sJk=9"
    with pytest.raises(ValueError, match=exactly("a set has no places")):
        meld.face(9)
    assert type(Meld.set_of(Rank.NINE, cards("9c9d9h")).low) is int


@pytest.mark.parametrize(
    ("rank", "text", "square"),
    [
        (9, "9c9d9hJk", True),
        (9, "9c9dJkJk", False),
        (9, "9c9c9dJk", False),
        (9, "9c9d9h9s", False),
        (9, "9c9dJk", False),
        (9, "9c9d9h9sJk", False),
    ],
)
def test_joker_squares(rank: int, text: str, square: bool) -> None:
    assert Meld.set_of(rank, cards(text)).is_joker_square is square


def test_a_run_is_no_square() -> None:
    assert not run("5h6h7hJk", 5).is_joker_square
    assert not Meld(MeldKind.RUN, cards("5c6d7hJk"), 5, Suit.CLUBS).is_joker_square


def test_growing() -> None:
    meld = run("5h6h7h", 5)
    assert meld.grown(Card.parse("4h"), MeldEnd.LOW) == run("4h5h6h7h", 4)
    assert meld.grown(Card.parse("8h"), MeldEnd.HIGH) == run("5h6h7h8h", 5)
    assert meld.grown(Card.parse("8h"), None) == run("5h6h7h8h", 5)
    assert Meld.set_of(9, cards("9d9h9s")).grown(Card.parse("9c"), None) == Meld.set_of(9, cards("9c9d9h9s"))
    assert Meld.set_of(9, cards("9d9hJk")).grown(Card.parse("9c"), MeldEnd.LOW).low == 9


def test_swapping() -> None:
    assert run("5hJk7h", 5).swapped(1, Card.parse("6h")) == run("5h6h7h", 5)
    assert run("Jk6h7h", 5).swapped(0, Card.parse("5h")) == run("5h6h7h", 5)
    assert run("5h6hJk", 5).swapped(2, Card.parse("7h")) == run("5h6h7h", 5)
    assert Meld.set_of(9, cards("9d9hJk")).swapped(2, Card.parse("9c")).cards == cards("9c9d9h")


def test_places_wrap() -> None:
    for place, text in ((1, "As"), (2, "2s"), (13, "Ks"), (14, "As"), (15, "2s"), (0, "Ks"), (26, "Ks")):
        assert place_face(Suit.SPADES, place) is Card.parse(text)
