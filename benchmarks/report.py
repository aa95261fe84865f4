"""What was measured, as a page: ratios first, then every number with what it was measured on."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from itertools import groupby
from pathlib import Path

from benchmarks.rotation import Measured

PACKAGES = ("open-spiel", "rlcard", "pettingzoo", "highspy", "ortools", "rummikub-solver")


def page(measured: Sequence[Measured], rounds: int, commit: str) -> str:
    """The whole page."""
    by_row = [list(group) for _, group in groupby(measured, key=lambda one: one.row)]
    return "\n".join(
        [
            "# Benchmarks",
            "",
            f"Made by `make bench`: one rotation on one core, medians of {rounds} rounds. Only the ratios",
            "mean something on another machine.",
            "",
            *ratios(by_row),
            "",
            "## What was measured",
            "",
            *numbers(by_row),
            "",
            "## On what",
            "",
            *on_what(commit),
            "",
        ]
    )


def ratios(by_row: Sequence[Sequence[Measured]]) -> Iterator[str]:
    """How much the others cost where the first of the row costs 1."""
    yield "| | costs 1 | and beside it |"
    yield "|---|---|---|"
    for first, *others in by_row:
        if others:
            told = ", ".join(f"{one.contender.name} **{digits(one.cost(first))}**" for one in others)
            yield f"| {first.row.name} | {first.contender.name} | {told} |"


def numbers(by_row: Sequence[Sequence[Measured]]) -> Iterator[str]:
    """Every median with the least and the most of the rounds."""
    yield "| | | | median | least | most |"
    yield "|---|---|---|---:|---:|---:|"
    for row in by_row:
        for one in row:
            cells = " | ".join(map(digits, (one.median, min(one.rounds), max(one.rounds))))
            yield f"| {one.row.name} | {one.contender.name} | {one.row.unit} | {cells} |"
    for first, *_ in by_row:
        if first.row.note:
            yield f"\n*{first.row.name}*: {first.row.note}"


def on_what(commit: str) -> Iterator[str]:
    """Versions, Python and processor."""
    yield f"* tierce at {commit}"
    yield f"* {platform.python_implementation()} {platform.python_version()} on {processor()}"
    yield "* " + ", ".join(f"{name} {version(name)}" for name in PACKAGES)


def processor() -> str:
    """The processor's model, where the system tells."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text().splitlines() if told.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor() or platform.machine()


def digits(number: float) -> str:
    """Three digits that count."""
    places = 0 if abs(number) >= 100 else 1 if abs(number) >= 10 else 2 if abs(number) >= 1 else 3
    return f"{number:,.{places}f}"
