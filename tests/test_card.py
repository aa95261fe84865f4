"""Faces, ranks, suits, the numbered deck, and errors with their place."""

from __future__ import annotations

import copy
import pickle

import pytest

from says import exactly
from tierce.cards import FACES, JOKER, UNKNOWN, Card, ParseError, Rank, Suit, TierceError, numbered_deck


def test_faces_in_hand_order() -> None:
    assert "".join(face.text for face in FACES[:14]) == "Ac2c3c4c5c6c7c8c9cTcJcQcKcAd"
    assert [face.text for face in FACES[25:27]] == ["Kd", "Ah"]
    assert [face.text for face in FACES[51:]] == ["Ks", "Jk", "??"]
    assert len(FACES) == 54
    assert [face.index for face in FACES] == list(range(54))
    assert sorted(FACES[27:] + FACES[:27]) == list(FACES)


def test_a_face_is_one_object() -> None:
    for face in FACES:
        assert Card.parse(face.text) is face
        assert copy.deepcopy(face) is face
        assert pickle.loads(pickle.dumps(face)) is face
        assert eval(repr(face), {"Card": Card}) is face
        assert str(face) == face.text
    assert Card.of(7, Suit.HEARTS) is Card.of(Rank.SEVEN, Suit.HEARTS) is Card.parse("7h")
    assert Card.of(Rank.ACE, Suit.CLUBS) is FACES[0]
    assert Card.of(Rank.KING, Suit.SPADES) is FACES[51]


def test_rank_and_suit() -> None:
    assert (Card.parse("Ts").rank, Card.parse("Ts").suit) == (Rank.TEN, Suit.SPADES)
    assert [face.is_joker for face in FACES] == [False] * 52 + [True, False]
    for face in (JOKER, UNKNOWN):
        with pytest.raises(ValueError, match=exactly(f"{face.text} has no rank")):
            _ = face.rank
        with pytest.raises(ValueError, match=exactly(f"{face.text} has no suit")):
            _ = face.suit


def test_order_is_only_among_cards() -> None:
    assert Card.parse("Kc") < Card.parse("Ad")
    assert Card.parse("Ac") <= Card.parse("Ac")
    assert Card.parse("Ks") < JOKER
    with pytest.raises(TypeError):
        _ = JOKER < 3


def test_cards_are_not_made() -> None:
    with pytest.raises(TypeError, match=exactly("cards are found, not made: use Card.parse or Card.of")):
        Card()


@pytest.mark.parametrize("text", ["", "7", "7H", "7hh", "1h", "hh", "jk", "JK", "Jk=7h", "?", "7 "])
def test_no_card(text: str) -> None:
    message = f"{text!r} is no card; write rank and suit (7h, Ts), Jk, or ??"
    with pytest.raises(ValueError, match=exactly(message)) as wrong:
        Card.parse(text)
    assert wrong.value.__cause__ is None


def test_ranks() -> None:
    assert "".join(map(str, Rank)) == "A23456789TJQK"
    assert [int(rank) for rank in Rank] == list(range(1, 14))
    assert all(Rank.parse(str(rank)) is rank for rank in Rank)
    for text in ("", "1", "10", "A2", "a", "Z"):
        with pytest.raises(ValueError, match=exactly(f"{text!r} is no rank; the ranks are A23456789TJQK")):
            Rank.parse(text)


def test_suits() -> None:
    assert [str(suit) for suit in Suit] == ["c", "d", "h", "s"]


def test_the_numbered_deck() -> None:
    deck = numbered_deck(2, 3)
    assert deck == FACES[:52] + FACES[:52] + (JOKER,) * 3
    assert numbered_deck(1, 0) == FACES[:52]


def test_an_error_has_its_place() -> None:
    wrong = ParseError("no card")
    assert (wrong.message, wrong.line, wrong.column) == ("no card", 1, 1)
    assert str(wrong) == "line 1, column 1: no card"
    assert isinstance(wrong, TierceError)
    inner = ParseError("no card", column=4)
    outer = inner.at(7, 11)
    assert (outer.line, outer.column, outer.message) == (7, 14, "no card")
    assert (inner.at(3).line, inner.at(3).column) == (3, 4)
    assert str(ParseError("x", line=2, column=3)) == "line 2, column 3: x"
