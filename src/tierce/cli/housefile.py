"""House rules in a TOML file: the paths of the knobs as dotted keys or as tables.

    draw.touch = "no_dry_this_deal"

    [opening]
    points = 71

An answer by cases is a table: ``deal.hand_size = { 3 = 14, else = 13 }``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tierce.rules import KNOBS, Problem, Rules, RulesError, load


def rules_of(
    game: str, house_rules: Sequence[str], seats: int | None = None, file: Path | None = None
) -> Rules:
    """The rule book meant, with the house rules of a file and those said outright, which count more.

    Raises ``RulesError`` with everything that is wrong with them; what is in the file is named with it.
    """
    rules = load(game)
    changes, wrong_in_file = read_house_rules(file) if file else ({}, [])
    from_file = set(changes)
    problems = [_in_file(one, file) for one in wrong_in_file]
    said_before: set[str] = set()
    for said in house_rules:
        path, equals, answer = said.partition("=")
        if not equals:
            problems.append(Problem(said, "is no house rule: write KNOB=ANSWER, such as deal.hand_size=12"))
        elif path in said_before:
            problems.append(Problem(path, "is answered twice"))
        else:
            said_before.add(path)
            changes[path] = answer
    from_file -= said_before
    try:
        rules = rules.with_(changes) if changes else rules
    except RulesError as wrong:
        problems += [_in_file(one, file) if one.where in from_file else one for one in wrong.problems]
    if not problems and seats is not None:
        problems += rules.problems(seats)
    if problems:
        raise RulesError(problems)
    return rules


def _in_file(problem: Problem, file: Path | None) -> Problem:
    """The same problem, with the file that it is in."""
    return Problem(f"{file}: {problem.where}", problem.text)


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
