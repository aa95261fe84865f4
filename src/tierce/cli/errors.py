"""What the command line says when something cannot be done: every problem, where it is, and no traceback.

Exit codes: 2 for a command that cannot be meant so, 1 for one that failed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

import click

P = ParamSpec("P")
R = TypeVar("R")


class Misused(click.ClickException):
    """A command that cannot be meant so, for reasons in one or more lines."""

    exit_code = 2


def told(command: Callable[P, R]) -> Callable[P, R]:
    """The command with tierce's own errors turned into sentences."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        from tierce.cards import TierceError
        from tierce.rules import RulesError

        try:
            return command(*args, **kwargs)
        except RulesError as wrong:
            lines = [f"{one.where}: {one.text}" for one in wrong.problems]
            raise Misused("\n       ".join(lines)) from None
        except TierceError as wrong:
            raise click.ClickException(str(wrong)) from None

    return run
