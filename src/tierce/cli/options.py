"""Options that several commands share, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from tierce.cli.housefile import read_house_rules
from tierce.rules import Problem, Rules, RulesError, load

F = TypeVar("F", bound=Callable[..., Any])


def rule_option(command: F) -> F:
    """``--rule KNOB=ANSWER``, as often as one likes, and ``--rules FILE`` with many of them."""
    file = click.option(
        "--rules",
        "house_file",
        type=click.Path(exists=True, dir_okay=False, path_type=Path),
        metavar="FILE.toml",
        help="A file of house rules; --rule counts more.",
    )
    one = click.option(
        "--rule",
        "-r",
        "house_rules",
        multiple=True,
        metavar="KNOB=ANSWER",
        help="A house rule, such as deal.hand_size=12 or opening.points=71. May be given again.",
    )
    return one(file(command))


def language_option(command: F) -> F:
    """``--language fr``: one of those that the rules are said in."""
    return click.option(
        "--language",
        default="en",
        show_default=True,
        metavar="CODE",
        callback=_spoken,
        help="The language: en, or a draft of ours in fr, es or da.",
    )(command)


def _spoken(ctx: click.Context, param: click.Parameter, language: str) -> str:
    from tierce.words import drafts, languages

    there = [*languages(), *drafts()]
    if language not in there:
        raise click.BadParameter(f"{language!r} is not spoken here. Choose one of {', '.join(there)}.")
    return language


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
