"""House rules in a TOML file: the paths of the knobs as dotted keys or as tables.

    draw.touch = "no_dry_this_deal"

    [opening]
    points = 71

An answer by cases is a table: ``deal.hand_size = { 3 = 14, else = 13 }``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from tierce.rules import KNOBS, Problem, RulesError


def read_house_rules(file: Path) -> tuple[dict[str, object], list[Problem]]:
    """The answers in a file by the paths of their knobs, and what in it can be no answer.

    Raises ``RulesError`` for a file that is no TOML.
    """
    try:
        data = tomllib.loads(file.read_bytes().decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise RulesError([Problem(str(file), f"this is no TOML: {wrong}")]) from None
    answers: dict[str, object] = {}
    problems: list[Problem] = []
    for path, said in _answers(data):
        if path in answers:
            problems.append(Problem(path, "is answered twice"))
        answers[path] = said
    return answers, problems


def _answers(table: Mapping[str, object], under: str = "") -> Iterator[tuple[str, object]]:
    """The answers of a table, those of the tables in it included."""
    for key, said in table.items():
        path = f"{under}.{key}" if under else key
        if isinstance(said, Mapping) and path not in KNOBS:
            yield from _answers(said, path)
        else:
            yield path, said
