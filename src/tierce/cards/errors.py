"""What can go wrong, from the ground up: every error of tierce is a ``TierceError``.

* ``ParseError``      text that is no card, action, position or record: line, column, what was expected
* ``RulesError``      rules that cannot be played, with every contradiction (``tierce.rules``)
* ``IllegalAction``   an action the rules refuse, with its reason (``tierce.game``)
* ``RecordError``     a record that does not replay (``tierce.table``)
"""

from __future__ import annotations


class TierceError(Exception):
    """The root of all errors that tierce raises on purpose."""


class ParseError(TierceError):
    """Text that cannot be read. ``line`` and ``column`` count from 1."""

    def __init__(self, message: str, *, column: int = 1, line: int = 1) -> None:
        """What was found and what was expected, and where."""
        super().__init__(message)
        self.message, self.line, self.column = message, line, column

    def __str__(self) -> str:
        """The sentence with its place."""
        return f"line {self.line}, column {self.column}: {self.message}"

    def at(self, line: int, column: int = 1) -> ParseError:
        """The same error in a larger text: this text began at that line and column."""
        return type(self)(self.message, line=line, column=column + self.column - 1)
