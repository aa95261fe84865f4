"""Options that several commands share, and what they mean."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

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
    """``--language fr``: one of those that are spoken here."""
    return click.option(
        "--language",
        default="en",
        show_default=True,
        metavar="CODE",
        callback=_spoken,
        help="The language: en, or a draft of ours in another.",
    )(command)


def _spoken(ctx: click.Context, param: click.Parameter, language: str) -> str:
    from tierce.words import languages

    if language not in languages():
        raise click.BadParameter(f"{language!r} is not spoken here. Choose one of {', '.join(languages())}.")
    return language
