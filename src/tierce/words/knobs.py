"""House rules in words: a knob's name, its help, and its answers, also those that depend on something."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tierce.rules import KNOBS, Rules
from tierce.rules.answers import Answer
from tierce.rules.rules import ELSE, Given
from tierce.words.catalogue import Words


def dashed(name: str) -> str:
    """A path or an answer as it stands in the id of a message."""
    return name.replace(".", "-").replace("_", "-")


def label(words: Words, path: str) -> str:
    """The name of a knob: "Cards in a hand"."""
    return words.text(f"knob-{dashed(path)}")


def help(words: Words, path: str) -> str:
    """One sentence about a knob."""
    return words.text(f"knob-{dashed(path)}-help")


def group(words: Words, name: str) -> str:
    """The question that a group of knobs answers."""
    return words.text(f"group-{dashed(name)}")


def title(words: Words, rules: Rules) -> str:
    """The name of a preset: in the catalogue for those of tierce, in the file for others."""
    id = f"preset-{dashed(rules.name)}"
    return words.text(id) if id in words else rules.title


def answer(words: Words, path: str, value: Answer) -> str:
    """An answer: "as many as one likes", "yes", "2 to 6", "300"."""
    if isinstance(value, tuple):
        low, high = value
        return str(low) if low == high else words.text("answer-span", low=low, high=high)
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    said = dashed(KNOBS[path].kind.text(value))
    own = f"choice-{dashed(path)}-{said}"
    return words.text(own if own in words else f"choice-{said}")


def given(words: Words, path: str, value: Given) -> str:
    """An answer that may depend on something: "25 with 3 players, otherwise 20"."""
    if not isinstance(value, Mapping):
        return answer(words, path, value)
    by = str(KNOBS[path].by)
    cases: dict[str, list[str]] = {}
    for case, one in value.items():
        if case != ELSE:
            cases.setdefault(answer(words, path, one), []).append(case)
    said = []
    for text, when in cases.items():
        if by == "seats":
            said.append(words.text("answer-seats", answer=text, seats=seats(words, map(int, when))))
        else:
            named = (answer(words, by, KNOBS[by].kind.read(case)) for case in when)
            said.append(words.text("answer-case", answer=text, case=words.listed(named, "or")))
    said.append(words.text("answer-else", answer=answer(words, path, value[ELSE])))
    return words.joined(said)


def seats(words: Words, numbers: Iterable[int]) -> str:
    """Numbers of players: "4", "2 to 4", "2, 4, 5 or 6"."""
    found = sorted(numbers)
    if len(found) > 2 and found == list(range(found[0], found[-1] + 1)):
        return words.text("seats-span", low=found[0], high=found[-1])
    return words.listed(map(str, found), "or")
