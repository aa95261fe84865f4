"""``make bench``: measure what is asked for, print it, and write it to ``benchmarks/results.md``.

make bench                           every row
make bench ARGS='gin'                the rows with these words in their names; results.md stays as it was
make bench ARGS='load'               the server under load, in five minutes
make bench ARGS='page'               how long the page lets a person wait on a slow phone
make bench ARGS='--rounds 3 start'   fewer rounds than 9
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

from benchmarks import (
    arrangements,
    batch,
    deals,
    environments,
    gin,
    memory,
    openspiel,
    page,
    report,
    rollouts,
    start,
)
from benchmarks.load import rows as load
from benchmarks.rotation import pin, rotate

FAMILIES = (gin, environments, openspiel, batch, rollouts, deals, arrangements, memory, start, page, load)
RESULTS = Path(__file__).with_name("results.md")


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(prog="make bench", description="tierce beside others.")
    parser.add_argument("words", nargs="*", metavar="ROW", help="words of the rows to measure")
    parser.add_argument("--rounds", type=int, default=9)
    asked = parser.parse_args()
    pin()
    rows = [row for family in FAMILIES for row in family.rows() if row.has(asked.words)]
    measured = rotate(rows, asked.rounds)
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False
    ).stdout.strip()
    told = report.page(measured, asked.rounds, commit)
    print(told)
    if not asked.words:
        RESULTS.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
