"""Ten thousand full random deals without a fault, and how often each branch of the rules was taken in them.

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

from atrandom import play_many
from branches import BRANCHES, table_of
from test_branches import DOCUMENT

DEALS = int(os.environ.get("TIERCE_RANDOM_DEALS", "10000"))
"""How many deals; fewer only to try the test itself."""
CHUNK = 250


@pytest.mark.slow
def test_ten_thousand_random_deals(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    chunks = [(first, min(CHUNK, DEALS - first)) for first in range(0, DEALS, CHUNK)]
    counts: Counter[str] = Counter()
    # Fresh interpreters, since a worker of pytest has threads; two of them for two cores.
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(2, os.cpu_count() or 1), mp_context=spawned) as pool:
        for found in pool.map(play_many, *zip(*chunks, strict=True)):
            counts += found
    seconds = time.monotonic() - began
    with capsys.disabled():
        # The error stream is the terminal's also in the workers of a parallel run.
        print(
            f"\n{DEALS:,} random deals in {seconds:.0f} s\n{table_of(counts)}\n", file=sys.stderr, flush=True
        )
    zero = [branch.key for branch in BRANCHES if not counts[branch.key]]
    assert not zero, "branches that no deal has taken"
    rules = set(re.findall(r"^\| (A[1-9]\.\d+|A11 \([^)]*\)) \|", DOCUMENT.read_text(encoding="utf-8"), re.M))
    assert rules <= {branch.id for branch in BRANCHES}
