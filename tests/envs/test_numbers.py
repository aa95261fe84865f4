"""The action table: one number for each listed action, and what the numbers say."""

from __future__ import annotations

import random

import pytest

from envs.presets import QUICK, at_random
from rami import rami_at
from tierce import Action, engine, load
from tierce.cards import JOKER
from tierce.envs.aec import env
from tierce.envs.numbers import ActionTable, action_table
from tierce.game.actions import Borrow, Done, Knock, LayMeld


@pytest.mark.parametrize(("preset", "seats"), QUICK)
def test_what_shares_a_number_says_the_same(preset: str, seats: int) -> None:
    """Listed actions share a number only as the table says, and each number is one of it."""
    made = env(preset, seats=seats)
    made.reset(seed=21)
    for _ in at_random(made, random.Random(21), 60):
        first: dict[int, Action] = {}
        for action in engine.legal_actions(made.moment.state):
            number = made.table.number(action, made.moment.state.table)
            assert 0 <= number < made.table.size
            other = first.setdefault(number, action)
            assert _alike(action, other), (str(action), str(other))


def _alike(one: Action, other: Action) -> bool:
    if one == other:
        return True
    match one, other:
        case LayMeld(laid=mine), LayMeld(laid=yours):
            same = len(mine) == len(yours)
            return same and sum(x.card is JOKER for x in mine) == sum(x.card is JOKER for x in yours)
        case Knock(card=mine), Knock(card=yours):
            return mine is yours
        case Done(), Done():
            return True
        case Borrow(meld=mine), Borrow(meld=yours):
            return mine == yours
    return False


@pytest.mark.parametrize(("preset", "seats"), QUICK)
def test_the_sections_follow_each_other(preset: str, seats: int) -> None:
    table = action_table(load(preset).at(seats))
    start = 0
    for section in table.sections:
        assert section.start == start
        start += section.size
    assert table.size == start
    said = [table.text(number) for number in range(table.size)]
    assert len(set(said)) == len(said)
    for number in (-1, table.size):
        with pytest.raises(ValueError, match=f"{number} is no action"):
            table.text(number)


def test_the_numbers_of_gin() -> None:
    """They are published: a change of any is a new version of the table."""
    table = ActionTable(load("gin").at(2))
    assert table.size == 421
    said = {
        "draw": 0, "take": 1, "pass": 2, "done": 3, "biggin Ac2c3c": 4,
        "discard Ac": 5, "discard Ks": 56, "knock Ac 2c3c4c / -": 57, "lay Ac m1<": 109, "lay Ac m1>": 110,
        "lay Ac m2": 112, "lay Ks m3>": 420,
    }  # fmt: skip
    assert {words: table.number(Action.parse(words)) for words in said} == said
    with pytest.raises(ValueError, match="gin@1 has no action such as `meld 3h4h5h`"):
        table.number(Action.parse("meld 3h4h5h"))


@pytest.mark.parametrize(
    ("preset", "seats", "words", "said"),
    [
        ("penang", 4, "meld 3h4hJk=5h", "meld 3h..5h with a joker"),
        ("penang", 4, "meld Jk=3h4hJk=5h", "meld 3h..5h with 2 jokers"),
        ("penang", 4, "meld QhKhAh", "meld Qh..Ah"),
        ("penang", 4, "meld 7c7c7dJk=7", "meld 3 x 7 with a joker"),
        ("penang", 4, "swap Ah m2<", "swap Ah m2<"),
        ("penang", 4, "end", "end"),
        ("rami51", 2, "meld 7c7d7s", "meld 7c7d7s"),
        ("rami51", 2, "discard 5h carte", "discard 5h carte"),
        ("rami51", 2, "lay Jk=4h m36<", "lay Jk m36<"),
    ],
)
def test_what_a_number_says(preset: str, seats: int, words: str, said: str) -> None:
    table = action_table(load(preset).at(seats))
    assert table.text(table.number(Action.parse(words))) == said


def test_a_knock_is_the_one_with_the_least_deadwood() -> None:
    made = env("gin")
    for seed in range(200):
        made.reset(seed=seed)
        for number in at_random(made, random.Random(seed), 200):
            meant = made.legal[number]
            if isinstance(meant, Knock):
                left = [
                    _deadwood(action)
                    for action in engine.legal_actions(made.moment.state)
                    if isinstance(action, Knock) and action.card is meant.card
                ]
                if min(left) < max(left):
                    assert _deadwood(meant) == min(left)
                    return
    pytest.fail("no knock had a choice")


def _deadwood(action: Knock) -> int:
    return sum(min(card.rank, 10) for card in action.left or ())


@pytest.mark.parametrize(
    ("meld", "rules", "said"),
    [
        (
            "p2:4s5s6s7s8s",
            "",
            {"4s": (1, 0, 0), "8s": (0, 0, 1), "4s5s": (2, 0, 0), "7s8s": (0, 0, 2), "4s8s": (1, 0, 1)},
        ),
        (
            "p2:3s4s5s6s7s8s9sTs",
            "borrow.split=yes",
            {"6s": (0, 1, 0), "7s": (0, 1, 0), "3s7s": (1, 1, 0), "6s7s": (0, 2, 0), "3s4s5s": (3, 0, 0)},
        ),
    ],
)
def test_borrows_from_a_run_are_numbered_by_how_many_they_take(
    meld: str, rules: str, said: dict[str, tuple[int, int, int]]
) -> None:
    state = rami_at("2c9d +", meld, rules=rules)
    numbers = action_table(state.terms)
    listed = [action for action in engine.steps(state) if isinstance(action, Borrow)]
    told = {str(action).split()[1]: numbers.text(numbers.number(action, state.table)) for action in listed}
    assert (
        said.items()
        <= {
            cards: tuple(int(word) for word in words.split() if word.isdigit())
            for cards, words in told.items()
        }.items()
    )
    # Each listed number means one of its own actions, the first.
    for number, action in numbers.numbered(state, listed).items():
        assert action == next(one for one in listed if numbers.number(one, state.table) == number)


def test_borrows_from_a_set_are_numbered_by_suit_and_size() -> None:
    state = rami_at("2c9d +", "p2:7c7h7h7s7sJk=7", rules="melds.set_suits=repeat+borrow.joker=yes")
    numbers = action_table(state.terms)
    listed = [action for action in engine.steps(state) if isinstance(action, Borrow)]
    told = {str(action).split()[1]: numbers.text(numbers.number(action, state.table)) for action in listed}
    assert told["7c"] == "borrow 1 from set m1, first c"
    assert told["7h7s"] == "borrow 2 from set m1, first h"
    assert told["Jk"] == "borrow 1 from set m1, first J"
