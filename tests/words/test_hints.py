"""Hints in three sentences, each more open than the one before; none that could be made is missing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from gin import gin_at
from positions import at
from rami import at_the_pile, rami_at
from tierce.bots.process import choose_words
from tierce.game import State
from tierce.game.actions import Action
from tierce.rules import load
from tierce.table import Table, view_of
from tierce.words import Words
from tierce.words.hints import Hints

NAMES = ["Aina", "Boris", "Chen", "Dewi"]
SAY = Hints(Words(), NAMES)


def case(state: Callable[[], State], words: str, *said: str) -> object:
    return pytest.param(state, words, said, id=words)


here, penang, gin, draws = (partial(partial, one) for one in (rami_at, at, gin_at, at_the_pile))
HINTS = [
    case(
        here("5h 6h 7h 9c 2d", new="p1"), "meld 5h6h7h",
        "You can begin your opening.", "Look at your hearts.", "Meld 5♥ 6♥ 7♥ (18)",
    ),
    case(
        here("9h 9c 2d", "p2:6h7h8h9h"), "borrow 9h m1>",
        "You can borrow a card from the table.", "Look at Boris’s run 6♥–9♥.",
        "Borrow 9♥ from Boris’s run 6♥–9♥",
    ),
    case(
        here("9c 2d +"), "discard 2d",
        "It is time to discard.", "One of your diamonds can go.", "Discard 2♦",
    ),
    case(
        here("Jk 2d +"), "discard Jk",
        "It is time to discard.", "A joker can go.", "Discard Joker",
    ),
    case(
        draws("5h 6h 9c", pile="2c 7h"), "take",
        "The top discard helps you.", "Look at your hearts.", "Take 7♥",
    ),
    case(
        draws("5h 9c 2d", "p2:8h9hTh", pile="2c 7h"), "take",
        "The top discard helps you.", "Look at Boris’s run 8♥–10♥.", "Take 7♥",
    ),
    case(
        draws("5h 6h 9c", pile="2c Ks"), "draw",
        "It is best to draw from the stock.", "You can leave K♠ where it lies.", "Draw a card",
    ),
    case(
        penang("5h 6h 7h +"), "meld 5h6h7h",
        "You can lay a meld.", "Look at your hearts.", "Meld 5♥ 6♥ 7♥ (18)",
    ),
    case(
        penang("5h 5d Jk +"), "meld 5h5dJk=5",
        "You can lay a meld.", "Look at your fives and a joker.", "Meld 5♥ 5♦ ★5 (30)",
    ),
    case(
        penang("Jk Jk 9s +"), "meld Jk=8s9sJk=Ts",
        "You can lay a meld.", "Look at your spades and 2 jokers.", "Meld ★8♠ 9♠ ★10♠ (49)",
    ),
    case(
        penang("4h +", "p2:5h6h7h"), "lay 4h m1<",
        "You can lay a card off.", "Look at Boris’s run 5♥–7♥.", "Lay 4♥ on Boris’s run 5♥–7♥",
    ),
    case(
        penang("6h +", "p2:5hJk=6h7h"), "swap 6h m1",
        "You can take a joker from the table.", "Look at the joker of Boris’s run 5♥–7♥.",
        "Swap 6♥ for the joker of Boris’s run 5♥–7♥",
    ),
    case(
        penang("4h 4c +", special="acted"), "end",
        "Nothing more pays in this turn.", "What you still hold is better kept for later turns.", "End turn",
    ),
    case(
        penang("4h 9c +"), "dead",
        "You have no move left.", "Neither your hand nor the table holds a move.", "Declare dead",
    ),
    case(
        gin("5c5d5h 9sTsJs As2s3s 6d Kc", "4c4d4h 6c7c8c KdQh2dAc"), "knock Kc 5c5d5h 9sTsJs As2s3s / 6d",
        "You can knock.", "Your deadwood can be 6 points.",
        "Knock, throwing K♣, with 5♣ 5♦ 5♥, 9♠ 10♠ J♠, and A♠ 2♠ 3♠; deadwood 6♦, 6 points",
    ),
    case(
        gin("5c5d5h5s 9sTsJs As2s3s Kc", "4c4d4h 6c7c8c KdQh2dAc"), "knock Kc 5c5d5h5s 9sTsJs As2s3s / -",
        "You have gin.", "All your cards can lie in melds.",
        "Gin, throwing K♣: 5♣ 5♦ 5♥ 5♠, 9♠ 10♠ J♠, and A♠ 2♠ 3♠",
    ),
    case(
        gin("5c5d5h 9sTsJs As2s3s 6d Kc", "4c4d4h 6c7c8c KdQh2dAc"), "discard Kc",
        "It is time to discard.", "One of your clubs can go.", "Discard K♣",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("state", "words", "said"), HINTS)
def test_each_sentence_is_more_open_than_the_one_before(
    state: Callable[[], State], words: str, said: tuple[str, ...]
) -> None:
    there = state()
    assert SAY.hint(Action.parse(words), view_of(there, there.turn)) == said


def test_with_how_many_points_one_can_open_is_said() -> None:
    view = view_of(rami_at("5h 6h 7h 9c 2d", new="p1"), 0)
    told = SAY.hint(Action.parse("meld 5h6h7h"), view, opens=57)
    assert told.that == "You can open with 57 points of 51."
    told = SAY.hint(Action.parse("discard 2d"), view, opens=57)
    assert told.that == "You could open with 57 points of 51, but it may pay to wait."


def test_a_step_back_is_a_hint_too() -> None:
    assert SAY.back() == (
        "From here your turn cannot be ended.", "Your last step is in the way.", "Take the last step back.",
    )  # fmt: skip


@pytest.mark.parametrize("label", ["penang", "rami51", "arbaatash", "basic", "gin"])
def test_whatever_the_keeper_does_is_said(label: str) -> None:
    """The three sentences differ, and none falls back to the general case."""
    table = Table(load(label), seats=2, seed=4, names=("Aina", "Boris"))
    say, verbs = Hints(Words(), table.names), set()
    for _ in range(60):
        if table.over:
            break
        view = table.view(table.turn)
        action = Action.parse(choose_words("keeper", view, b""))
        hint = say.hint(action, view)
        assert len(set(hint)) == 3
        assert hint.that != "You can do something."
        verbs.add(action.verb)
        table.play(action)
    assert len(verbs) >= 3
