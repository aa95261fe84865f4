"""Those who are measured side by side give the same answers."""

from __future__ import annotations

import random
from typing import Any

import pytest

from benchmarks import arrangements, gin
from benchmarks.rotation import Question


def answers(question: Question[Any]) -> list[list[Any]]:
    """What each contender says to the cases of a round."""
    cases = list(question.cases(random.Random(12)))
    return [[one.answer(one.given(case)) for case in cases] for one in question.answers.values()]


@pytest.mark.slow
def test_solvers_find_as_many_points() -> None:
    for question in arrangements.questions():
        ours, *others = answers(question)
        assert all(theirs == ours for theirs in others), question.name


@pytest.mark.slow
def test_no_solver_lays_more_tiles() -> None:
    ours, *kernels, theirs = answers(arrangements.rack())
    assert all(found == ours for found in kernels)
    assert all(their <= our for our, their in zip(ours, theirs, strict=True))
    assert sum(map(int.__eq__, ours, theirs)) > len(ours) // 2


@pytest.mark.slow
def test_deadwood_is_the_same_by_all_engines() -> None:
    ours, *others = answers(gin.question())
    assert all(theirs == ours for theirs in others)
