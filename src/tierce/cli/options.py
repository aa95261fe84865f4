"""Options that several commands share, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from tierce.rules import Problem, Rules, RulesError, load

F = TypeVar("F", bound=Callable[..., Any])


def rule_option(command: F) -> F:
    """``--rule KNOB=ANSWER``, as often as one likes."""
    return click.option(
        "--rule",
        "-r",
        "house_rules",
        multiple=True,
        metavar="KNOB=ANSWER",
        help="A house rule, such as deal.hand_size=12 or swap.from_set=never. May be given again.",
    )(command)


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


def rules_of(game: str, house_rules: Sequence[str], seats: int | None = None) -> Rules:
    """The rule book meant. Raises ``RulesError`` with everything that is wrong with it."""
    rules = load(game)
    problems: list[Problem] = []
    changes: dict[str, object] = {}
    for said in house_rules:
        path, equals, answer = said.partition("=")
        if not equals:
            problems.append(Problem(said, "is no house rule: write KNOB=ANSWER, such as deal.hand_size=12"))
        elif path in changes:
            problems.append(Problem(path, "is answered twice"))
        else:
            changes[path] = answer
    try:
        rules = rules.with_(changes) if changes else rules
    except RulesError as wrong:
        problems += wrong.problems
    if not problems and seats is not None:
        problems += rules.problems(seats)
    if problems:
        raise RulesError(problems)
    return rules
