"""How long it takes to begin, beside bare Python, with what Python compiled before."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.rotation import Contender, Measure, Row

TIMES = 5
"""How often in a round."""


def rows() -> Iterator[Row]:
    """A process each."""
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "import tierce": [sys.executable, "-c", "import tierce"],
        "tierce.load('penang')": [sys.executable, "-c", "import tierce; tierce.load('penang')"],
        "tierce.Table('penang')": [sys.executable, "-c", "import tierce; tierce.Table('penang', seats=4)"],
        "tierce --help": [str(Path(sys.executable).with_name("tierce")), "--help"],
    }
    contenders = tuple(Contender(name, run(command)) for name, command in commands.items())
    yield Row("start", "milliseconds", contenders, "From start to end of a process.")


def run(command: Sequence[str]) -> Measure:
    """How long the command takes: the run in the middle."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def measure(rng: object) -> float:
        taken = []
        for _ in range(TIMES):
            began = time.perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env=env)
            taken.append(1000 * (time.perf_counter() - began))
        return statistics.median(taken)

    return measure
