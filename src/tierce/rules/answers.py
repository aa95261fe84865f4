"""What an answer to a knob may be: a choice of words, a number, yes or no, a span of seats.

Each kind reads an answer from a rules file or a form (:meth:`read`) and writes it back as one word
(:meth:`text`); ``read(text(value)) == value`` holds for all of them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

Answer = str | int | bool | None | tuple[int, int]


class Kind(Protocol):
    """A kind of answer."""

    @property
    def choices(self) -> tuple[str, ...]:
        """The answers that are words, in the order in which a form offers them."""

    def read(self, said: object) -> Answer:
        """The answer meant by ``said`` (a TOML value or its text).

        Raises ``ValueError`` with the valid answers.
        """

    def text(self, answer: Answer) -> str:
        """The answer as one word without spaces."""

    def valid(self) -> str:
        """The valid answers, for an error text."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    choices: tuple[str, ...]

    def read(self, said: object) -> Answer:
        """The word. Raises ``ValueError`` for any other."""
        if isinstance(said, str) and said in self.choices:
            return said
        raise ValueError(self.valid())

    def text(self, answer: Answer) -> str:
        """The word."""
        return str(answer)

    def valid(self) -> str:
        """All the words."""
        return "one of " + ", ".join(self.choices)


@dataclass(frozen=True, slots=True)
class YesNo:
    """Yes or no: ``True`` or ``False`` inside."""

    choices: tuple[str, ...] = ("yes", "no")

    def read(self, said: object) -> Answer:
        """Also TOML's ``true`` and ``false``. Raises ``ValueError`` for anything else."""
        if isinstance(said, bool):
            return said
        if isinstance(said, str) and said in self.choices:
            return said == "yes"
        raise ValueError(self.valid())

    def text(self, answer: Answer) -> str:
        """``yes`` or ``no``."""
        return "yes" if answer else "no"

    def valid(self) -> str:
        """Both words."""
        return "yes or no"


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within limits, or one word beside it.

    ``absent`` is the word for "no such number" (``any``, ``none``) and reads as ``None``; ``word`` is another
    answer than a number and stays a word. ``only`` limits the numbers to a few.
    """

    low: int
    high: int
    absent: str | None = None
    word: str | None = None
    only: tuple[int, ...] = ()

    @property
    def choices(self) -> tuple[str, ...]:
        """The words, and the numbers when they are few."""
        words = tuple(word for word in (self.absent, self.word) if word is not None)
        return tuple(map(str, self.only)) + words

    def read(self, said: object) -> Answer:
        """A number or one of the words. Raises ``ValueError`` for anything else."""
        if said is None or (self.absent is not None and said == self.absent):
            if self.absent is not None:
                return None
        elif self.word is not None and said == self.word:
            return self.word
        elif not isinstance(said, bool) and isinstance(said, int | str):
            digits = str(said)
            bare = digits.removeprefix("-")
            if bare.isascii() and bare.isdigit() and len(bare) <= 6:
                number = int(digits)
                if self.low <= number <= self.high and (not self.only or number in self.only):
                    return number
        raise ValueError(self.valid())

    def text(self, answer: Answer) -> str:
        """The digits or the word."""
        return str(self.absent) if answer is None else str(answer)

    def valid(self) -> str:
        """The limits and the words."""
        numbers = (
            " or ".join(map(str, self.only))
            if self.only
            else f"a whole number from {self.low} to {self.high}"
        )
        words = [word for word in (self.absent, self.word) if word is not None]
        return " or ".join([numbers, *words])


@dataclass(frozen=True, slots=True)
class Span:
    """A range of seats, ``2-6``; one number means just that many."""

    low: int
    high: int
    choices: tuple[str, ...] = ()

    def read(self, said: object) -> Answer:
        """``(2, 6)``. Raises ``ValueError`` for anything that is no range within the limits."""
        if isinstance(said, int | str) and not isinstance(said, bool):
            ends = str(said).split("-")
            if len(ends) <= 2 and all(end.isascii() and end.isdigit() and len(end) <= 2 for end in ends):
                low, high = int(ends[0]), int(ends[-1])
                if self.low <= low <= high <= self.high:
                    return (low, high)
        raise ValueError(self.valid())

    def text(self, answer: Answer) -> str:
        """``2-6``."""
        if not isinstance(answer, tuple):
            raise ValueError(self.valid())
        return f"{answer[0]}-{answer[1]}"

    def valid(self) -> str:
        """The widest range."""
        return f"a range of seats within {self.low}-{self.high}, such as 2-4"
