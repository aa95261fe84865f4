"""Ten thousand full random deals of each game without a fault, and how often each branch of the rules was
taken.

Half are played by the book with full hands, half under house rules, and every match to its end or to a number
of deals. Every accepted step is compared between the table and the engine, every refusal must leave the table
as it was, cards are conserved and melds lawful every fiftieth step and after each deal, deals end in time,
and every tenth match replays from its record.
"""

from __future__ import annotations

import multiprocessing
import os
import re
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

import test_gin_branches
import test_rami_branches
from atrandom import PENANG_GAME, Game, play_many
from gin_atrandom import GIN_GAME
from rami_atrandom import RAMI_GAME
from test_branches import DOCUMENT

DEALS = int(os.environ.get("TIERCE_RANDOM_DEALS", "10000"))
"""How many deals; fewer only to try the test itself."""
CHUNK = 250


def play_all(game: str, first: int, deals: int) -> Counter[str]:
    """A chunk of the deals, in a process of its own."""
    return play_many(GAMES[game], first, deals)


GAMES: dict[str, Game] = {"penang": PENANG_GAME, "rami": RAMI_GAME, "gin": GIN_GAME}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_ten_thousand_random_deals(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    branches = GAMES[game].branches
    chunks = [(game, first, min(CHUNK, DEALS - first)) for first in range(0, DEALS, CHUNK)]
    counts: Counter[str] = Counter()
    # Fresh interpreters, since a worker of pytest has threads; two of them for two cores.
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1), mp_context=spawned) as pool:
        for found in pool.map(play_all, *zip(*chunks, strict=True)):
            counts += found
    seconds = time.monotonic() - began
    with capsys.disabled():
        # The error stream is the terminal's also in the workers of a parallel run.
        print(
            f"\n{DEALS:,} random deals of {game} in {seconds:.0f} s\n{branches.table_of(counts)}\n",
            file=sys.stderr,
            flush=True,
        )
    zero = [branch.key for branch in branches if not counts[branch.key]]
    assert not zero, "branches that no deal has taken"


def test_every_rule_has_a_branch() -> None:
    penang = set(
        re.findall(r"^\| (A[1-9]\.\d+|A11 \([^)]*\)) \|", DOCUMENT.read_text(encoding="utf-8"), re.M)
    )
    assert penang <= {branch.id for branch in PENANG_GAME.branches}
    assert {branch.id for branch in RAMI_GAME.branches} == test_rami_branches.RULES
    assert {branch.id for branch in GIN_GAME.branches} == test_gin_branches.RULES
