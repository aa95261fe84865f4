"""Perft files: the engine counts what is written there, and so does the naive twin."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import pytest

import naive
import naive_gin
import naive_rami
from gin import naive_gin_position
from tierce import State, engine, parse_position
from twin import naive_position, naive_rami_position, with_stock

FOLDER = Path(__file__).parent / "perft"
QUICK = 250
"""The naive twin counts up to here in the default run; the slow one counts everything."""


@dataclass(frozen=True)
class Block:
    """One position of a perft file."""

    name: str
    position: str
    counts: tuple[tuple[int, int], ...]


def read(text: str) -> list[Block]:
    """The blocks of a perft file."""
    blocks: list[Block] = []
    for part in text.split("\n\n"):
        lines = [line.partition(" ")[::2] for line in part.splitlines() if line and not line.startswith("#")]
        if lines:
            words = dict(lines)
            counts = [tuple(map(int, rest.split())) for word, rest in lines if word == "perft"]
            blocks.append(Block(words["id"], words["pos"], tuple((depth, count) for depth, count in counts)))
    return blocks


BLOCKS = [
    block for file in sorted(FOLDER.glob("*.perft")) for block in read(file.read_text(encoding="utf-8"))
]
CASES = [
    pytest.param(block.position, depth, count, id=f"{block.name}-{depth}")
    for block in BLOCKS
    for depth, count in block.counts
]


def divide(state: State, depth: int) -> dict[str, int]:
    """How many sequences begin with each action: the first thing to print when a count is off."""
    return {
        str(action): perft(with_stock(engine.apply(state, action).state), depth - 1)
        for action in engine.legal_actions(state)
    }


def perft(state: State, depth: int) -> int:
    """How many sequences of guarded actions of this length there are."""
    if depth == 0:
        return 1
    listed = engine.legal_actions(state)
    return len(listed) if depth == 1 else sum(divide(state, depth).values())


def counted_slowly(state: State, depth: int) -> tuple[int, dict[str, int]]:
    """The same by the naive twin of the game, and how it comes about."""
    if state.terms.knocks:
        gin = naive_gin_position(state)
        return naive_gin.perft(gin, depth), naive_gin.divide(gin, depth)
    if state.terms.draws:
        rami = naive_rami_position(state)
        return naive_rami.perft(rami, depth), naive_rami.divide(rami, depth)
    penang = naive_position(state)
    return naive.perft(penang, depth), naive.divide(penang, depth)


def test_the_files_are_read() -> None:
    assert len(BLOCKS) >= 17
    assert all(block.counts and block.counts[0][0] == 1 for block in BLOCKS)


@pytest.mark.parametrize(("position", "depth", "count"), CASES)
def test_engine(position: str, depth: int, count: int) -> None:
    state, _ = parse_position(position)
    counted = divide(state, depth)
    assert sum(counted.values()) == count, counted


@pytest.mark.parametrize(("position", "depth", "count"), [c for c in CASES if int(str(c.values[2])) <= QUICK])
def test_naive_twin(position: str, depth: int, count: int) -> None:
    state, _ = parse_position(position)
    counted, divided = counted_slowly(state, depth)
    assert counted == count, divided


@pytest.mark.slow
@pytest.mark.parametrize(("position", "depth", "count"), CASES)
def test_naive_twin_on_everything(position: str, depth: int, count: int) -> None:
    state, _ = parse_position(position)
    assert counted_slowly(state, depth)[0] == count
