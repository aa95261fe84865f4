"""Where a refusal leads: the rule that it rests on is told in the rules of that very table."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from positions import at
from tierce.game.state import State
from tierce.rules import load
from tierce.words import Words
from tierce.words.rulebook import rulebook
from words import test_gin_sentences, test_rami_sentences, test_sentences


@cache
def stated(rules: str, seats: int) -> set[str]:
    sections = rulebook(load(rules), Words(), seats)
    return {rule for section in sections for one in section.paragraphs for rule in one.rules}


def penang(values: tuple[Any, ...]) -> tuple[State, str]:
    _, _, hand, table, more, _, rule = values
    return at(hand, *table, **more), rule


def with_a_stock(values: tuple[Any, ...]) -> tuple[State, str]:
    _, state, _, _, rule = values
    return state(), rule


CASES = [
    *((penang, one) for one in test_sentences.REFUSALS),
    *((with_a_stock, one) for one in test_rami_sentences.REFUSALS),
    *((with_a_stock, one) for one in test_gin_sentences.REFUSALS),
]


@pytest.mark.parametrize(("read", "one"), [pytest.param(*case, id=case[1].id) for case in CASES])
def test_a_refusal_leads_to_a_paragraph_of_its_table(read: Any, one: Any) -> None:
    state, rule = read(one.values)
    assert rule in stated(state.terms.rules, state.terms.players)
