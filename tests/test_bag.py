"""Bags of cards: counts, containment, sums and differences."""

from __future__ import annotations

import copy
import pickle

import pytest

from says import exactly
from tierce.cards import FACES, JOKER, UNKNOWN, Card, Cards

SEVEN = Card.parse("7h")


def bag(text: str) -> Cards:
    return Cards.parse(text)


def test_reading_and_writing() -> None:
    assert str(bag("Jk7h2c7h??")) == "2c7h7hJk??"
    assert str(Cards()) == ""
    assert repr(bag("7hAc")) == "Cards.parse('Ac7h')"
    assert eval(repr(bag("7hAc")), {"Cards": Cards}) == bag("Ac7h")
    assert list(bag("7hAc7h")) == [Card.parse("Ac"), SEVEN, SEVEN]
    assert bag("7hAc7hJk").faces() == [Card.parse("Ac"), SEVEN, JOKER]


def test_text_that_is_no_bag() -> None:
    with pytest.raises(ValueError, match=exactly("'7hA': cards are two characters each, and this is 3")):
        bag("7hA")
    with pytest.raises(ValueError, match=r"^'Xh' is no card"):
        bag("7hXh")


def test_counting() -> None:
    cards = bag("7h7h7sJkJk??")
    assert (len(cards), cards.count(SEVEN), cards.count(Card.parse("7c")), cards.jokers) == (6, 2, 0, 2)
    assert [cards.count(face) for face in FACES].count(0) == 50
    assert (bool(cards), bool(Cards())) == (True, False)
    assert Cards.unknown(3) == bag("??????")
    assert Cards.unknown(0) == Cards()
    assert Cards.unknown(3).count(UNKNOWN) == 3


def test_containment() -> None:
    cards = bag("7h7h8sJk")
    for inside in ("", "7h", "7h7h", "8sJk", "7h7h8sJk"):
        assert bag(inside) in cards
    for outside in ("7h7h7h", "9s", "8s8s", "JkJk", "Ac", "??"):
        assert bag(outside) not in cards
    assert SEVEN in cards
    assert Card.parse("7s") not in cards
    assert "7h" not in cards
    assert Cards() in Cards()


def test_every_face_alone() -> None:
    for face in FACES:
        one = Cards([face])
        assert (list(one), one.count(face), len(one)) == ([face], 1, 1)
        assert face in one
        assert one + face == Cards([face, face])
        assert one - face == Cards()
        assert one not in Cards()


def test_sums_and_differences() -> None:
    assert bag("7h") + bag("7h8s") == bag("7h7h8s")
    assert bag("7h") + SEVEN == bag("7h7h")
    assert bag("7h7h8s") - bag("7h8s") == bag("7h")
    assert bag("7h7h8s") - SEVEN == bag("7h8s")
    assert bag("7h7h8s") & bag("7h9c7h7h") == bag("7h7h")
    assert bag("7h7h8s").without(bag("7h9c")) == bag("7h8s")
    assert bag("7h8s").without(bag("7h7h")) == bag("8s")


def test_nothing_that_is_not_there_is_taken() -> None:
    with pytest.raises(ValueError, match=exactly("9c is not in 7h8s")):
        _ = bag("7h8s") - Card.parse("9c")
    with pytest.raises(ValueError, match=exactly("7h7h is not in 7h8s")):
        _ = bag("7h8s") - bag("7h7h")
    with pytest.raises(ValueError, match=exactly("9c is not in an empty bag")):
        _ = Cards() - Card.parse("9c")


def test_no_more_than_127_of_a_face() -> None:
    full = Cards([SEVEN] * 127)
    assert (len(full), full.count(SEVEN)) == (127, 127)
    assert full + bag("8h6h") == Cards([SEVEN] * 127 + list(bag("8h6h")))
    with pytest.raises(ValueError, match=exactly("more than 127 copies of 7h in one bag")):
        Cards([SEVEN] * 128)
    for more in (SEVEN, bag("7h"), full):
        with pytest.raises(ValueError, match=exactly("more than 127 copies of a card in one bag")):
            _ = full + more


def test_equal_bags() -> None:
    assert bag("7h8s") == bag("8s7h")
    assert hash(bag("7h8s")) == hash(bag("8s7h"))
    assert bag("7h8s") != bag("7h8s8s")
    assert bag("7h") != "7h"
    assert {bag("7h8s"): 1}[bag("8s7h")] == 1


def test_copies() -> None:
    cards = bag("7h7hJk??")
    assert copy.copy(cards) == copy.deepcopy(cards) == pickle.loads(pickle.dumps(cards)) == cards
