"""Cases that show what an answer to a knob does.

A case plays the same fixed thing twice, under a preset as it stands and with one answer changed, and says
what must come of it the second time. It must differ from what comes of it the first time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tierce.rules import KNOBS, load
from tierce.rules.answers import Number, Span

Outcome = Callable[[str], object]
"""What comes of a case under the preset with these house rules (none: an empty text)."""


@dataclass(frozen=True)
class Case:
    path: str
    answer: str
    outcome: Outcome
    expected: object

    def __str__(self) -> str:
        return f"{self.path}={self.answer}"

    def check(self) -> None:
        assert self.outcome(str(self)) == self.expected
        assert self.outcome("") != self.expected


class Cases(list[Case]):
    """The cases of one preset."""

    def __init__(self, preset: str, *, depending: tuple[str, ...] = ()) -> None:
        """``depending`` names knobs whose own answer depends on another, so that each answer is a change."""
        super().__init__()
        self.preset = preset
        self.depending = depending

    def case(
        self, path: str, outcome: Outcome, said: Mapping[str, object] | None = None, **expected: object
    ) -> None:
        """For each answer (with ``_`` before a number, ``-`` written ``to``) what must come of it."""
        for word, value in {**(said or {}), **expected}.items():
            number = word.startswith("_")
            answer = word.removeprefix("_").replace("to", "-") if number else word
            self.append(Case(path, answer, outcome, value))

    def missing(self, path: str) -> set[str]:
        """The answers that need a case and have none.

        Every word, the least and the greatest number, not the preset's own.
        """
        kind = KNOBS[path].kind
        answers = set(kind.choices)
        if isinstance(kind, Number):
            answers |= {str(kind.low), str(kind.high)}
        if isinstance(kind, Span):
            answers |= {f"{kind.low}-{kind.low}", f"{kind.high}-{kind.high}"}
        if path not in self.depending:
            preset = load(self.preset).answer(path, 4)
            answers = {answer for answer in answers if kind.read(answer) != preset}
        return answers - {one.answer for one in self if one.path == path}


def both(*house_rules: str) -> str:
    """House rules in one text, the empty ones left out."""
    return "+".join(filter(None, house_rules))
