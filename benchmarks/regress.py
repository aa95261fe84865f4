"""``make regress``: two commits in one rotation, by the rows of tierce itself as they are measured now.

    make regress ARGS='HEAD~5 HEAD'                 all that both can do
    make regress ARGS='--rounds 15 main HEAD gin'   the rows with these words in their names

Each commit is laid out in a folder of its own and measured by a process that stays, so that both are warm.
What one of them cannot do, such as a game that it has not, is left out and said.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import statistics
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.report import digits
from benchmarks.rotation import Contender, Measure, Measured, Row, pin, rotate

ROOT = Path(__file__).parents[1]
FAMILIES = ("gin", "deals", "arrangements", "memory", "start")


class Worker:
    """A process that measures the sources in a folder."""

    def __init__(self, source: Path, words: Sequence[str]) -> None:
        """It begins to try which rows it can do."""
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.regress", "--measure", *words],
            env=os.environ | {"PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            text=True,
        )

    def heard(self) -> Any:
        """What it says next: first the rows it can do, with their units and whether more is better."""
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a commit failed while it was measured; what it said stands above")
        return json.loads(line)

    def measure(self, name: str) -> Measure:
        """How a row is measured there."""

        def measure(rng: random.Random) -> float:
            assert self._process.stdin is not None
            print(json.dumps([name, rng.randrange(2**31)]), file=self._process.stdin, flush=True)
            return float(self.heard())

        return measure

    def end(self) -> None:
        """It is asked nothing more."""
        self._process.communicate()


def measuring(words: Sequence[str]) -> None:
    """What the process does."""
    found = {f"{row.name}: {one.name}": (row, one) for row, one in own(words)}
    print(json.dumps({name: (row.unit, row.more_is_better) for name, (row, _) in found.items()}), flush=True)
    for line in sys.stdin:
        name, seed = json.loads(line)
        print(found[name][1].measure(random.Random(seed)), flush=True)


def own(words: Sequence[str]) -> Iterator[tuple[Row, Contender]]:
    """What the sources can do, each tried once."""
    for family in FAMILIES:
        try:
            for row in importlib.import_module(f"benchmarks.{family}").rows():
                for one in row.contenders:
                    if one.ours and row.has(words):
                        one.measure(random.Random(0))
                        yield row, one
        except Exception as missing:
            print(f"{family}: {missing!r}", file=sys.stderr)


@contextmanager
def laid_out(commit: str, tree: Path) -> Iterator[Path]:
    """The sources of a commit in a folder, for a while."""
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(tree), commit], check=True)
    try:
        yield tree / "src"
    finally:
        subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def compare(before: Path, after: Path, words: Sequence[str], rounds: int) -> list[Measured]:
    """Both in one rotation, in pairs."""
    old, new = Worker(before, words), Worker(after, words)
    try:
        there, here = old.heard(), new.heard()
        rows = []
        for name in filter(there.__contains__, here):
            pair = Contender("before", old.measure(name)), Contender("after", new.measure(name))
            rows.append(Row(name, here[name][0], pair, more_is_better=here[name][1]))
        return rotate(rows, rounds)
    finally:
        old.end()
        new.end()


def table(measured: Sequence[Measured]) -> Iterator[str]:
    """A line a row: both medians, and what the later commit costs where the earlier costs 1."""
    yield f"{'':<52} {'before':>10} {'after':>10}  {'costs':>6} {'least':>6} {'most':>6}"
    for old, new in zip(measured[::2], measured[1::2], strict=True):
        pairs = zip(old.rounds, new.rounds, strict=True)
        costs = [one / other if new.row.more_is_better else other / one for one, other in pairs]
        numbers = f"{digits(old.median):>10} {digits(new.median):>10}"
        told = " ".join(f"{digits(cost):>6}" for cost in (statistics.median(costs), min(costs), max(costs)))
        yield f"{old.row.name:<52} {numbers}  {told}  {old.row.unit}"


def main() -> None:
    """Compare and print."""
    if sys.argv[1:2] == ["--measure"]:
        measuring(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(prog="make regress", description="tierce beside itself.")
    parser.add_argument("before")
    parser.add_argument("after")
    parser.add_argument("words", nargs="*", metavar="ROW", help="words of the rows to measure")
    parser.add_argument("--rounds", type=int, default=9)
    asked = parser.parse_args()
    pin()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        before = stack.enter_context(laid_out(asked.before, folder / "before"))
        after = stack.enter_context(laid_out(asked.after, folder / "after"))
        print("\n".join(table(compare(before, after, asked.words, asked.rounds))))


if __name__ == "__main__":
    main()
