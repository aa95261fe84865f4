"""The rules of a table in prose, made from its answers: sections of short paragraphs with their rule ids.

Which paragraphs there are stands in the outline of the grammar. Every knob changes the text of the paragraphs
that name it there. A paragraph that differs from the preset's is marked, and says what the preset answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from tierce.rules import KNOBS, Rules
from tierce.rules.answers import Answer
from tierce.rules.knobs import SHED
from tierce.words import knobs
from tierce.words.catalogue import Given, Words
from tierce.words.outlines import OUTLINES, Part, cited, why


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences of the rules."""

    id: str
    text: str
    rules: tuple[str, ...]
    """The ids of the rules it states, to be found in ``docs/rules/``."""
    knobs: tuple[str, ...] = ()
    """The paths of the knobs whose answers it states."""
    instead: str | None = None
    """What the preset answers to the same knobs, where this table differs from it."""
    why: str | None = None
    """What speaks for the rule, where sources differ."""

    @property
    def changed(self) -> bool:
        """Whether a house rule changed it."""
        return self.instead is not None


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


class Difference(NamedTuple):
    """One house rule in words."""

    path: str
    label: str
    answer: str
    instead: str
    """The preset's answer."""


def rulebook(rules: Rules, words: Words, seats: int | None = None) -> list[Section]:
    """The rules of a table of ``seats``, or of any number of players where none is named.

    Paragraphs that a house rule changed say what the preset answers.
    """
    book = _Book(rules, words, seats)
    return [
        Section(id, words.text(f"rules-section-{id}"), tuple(paragraphs))
        for id, paragraphs in book.sections()
    ]


def differences(rules: Rules, words: Words) -> list[Difference]:
    """The house rules of a table in words, in the order of the knobs."""
    return [
        Difference(
            path,
            knobs.label(words, path),
            knobs.given(words, path, given),
            knobs.given(words, path, rules.preset(path)),
        )
        for path, given in rules.changes.items()
    ]


class _Book:
    """The rules while they are written."""

    def __init__(self, rules: Rules, words: Words, seats: int | None) -> None:
        preset = {path: rules.preset(path) for path in rules.knobs}
        self.rules, self.words = rules, words
        self.preset = Rules(rules.name, rules.version, rules.title, rules.grammar, preset)
        self.title, self.outline = knobs.title(words, rules), OUTLINES[rules.grammar]
        self.counts = _counts(rules) if seats is None else _at_table(rules, seats)
        self.facts: dict[tuple[int, ...], dict[str, Given]] = {}
        self.jokers = any(rules.answer("deck.jokers", count) for count in self.counts)

    def sections(self) -> Iterable[tuple[str, list[Paragraph]]]:
        for id, parts in self.outline.sections.items():
            if id == "jokers" and not self.jokers:
                yield id, [self.paragraph(self.outline.no_jokers)]
            elif self.jokers or id not in self.outline.needs_jokers:
                yield id, [self.paragraph(part) for part in parts if self.speaks(part)]

    def speaks(self, part: Part) -> bool:
        """Whether there is anything to say: for one of the numbers of players at least."""
        when = not part.when or any(self.answers(part.when))
        return when and not (part.unless and all(self.answers(part.unless)))

    def answers(self, house_rule: str) -> list[bool]:
        """Whether the knob is answered so (``wild.in_run=burnt``), for each number of players."""
        path, _, answer = house_rule.partition("=")
        kind = KNOBS[path].kind
        return [kind.text(self.rules.answer(path, count)) == answer for count in self.counts]

    def paragraph(self, part: Part) -> Paragraph:
        groups = self.groups(part) if part.split else [self.counts]
        told = [self.said(part, counts, usual=counts is groups[0]) for counts in groups]
        ids = cited(part, self.rules)
        reason = why(part, self.rules)
        speaks_for = self.words.text(reason) if reason in self.words else None
        text = self.words.joined((re.sub("[ \n]+", " ", one).strip() for one in told), "sentences")
        return Paragraph(part.id, text, ids, part.knobs, self.instead(part), speaks_for)

    def groups(self, part: Part) -> list[list[int]]:
        """The numbers of players, those with the same answers together, the usual answer first."""
        found: dict[tuple[Answer, ...], list[int]] = {}
        for count in self.counts:
            found.setdefault(tuple(self.rules.answer(path, count) for path in part.knobs), []).append(count)
        return sorted(found.values(), key=lambda counts: (-len(counts), counts[0]))

    def said(self, part: Part, counts: list[int], *, usual: bool) -> str:
        usual = usual and len(self.counts) > 1 and f"rule-{part.id}-all" in self.words
        key = tuple(counts)
        if key not in self.facts:
            self.facts[key] = self.given(counts)
        return self.words.text(f"rule-{part.id}{'-all' * usual}", **self.facts[key])

    def given(self, counts: list[int]) -> dict[str, Given]:
        """Everything that a paragraph may speak of, for these numbers of players."""
        count = counts[0]
        given: dict[str, Given] = {}
        for path, knob in KNOBS.items():
            value = self.rules.answer(path, count)
            number = isinstance(value, int) and not isinstance(value, bool)
            given[knobs.dashed(path)] = value if number and isinstance(value, int) else knob.kind.text(value)
        packs, jokers, hand = (given[name] for name in ("deck-packs", "deck-jokers", "deal-hand-size"))
        total = 52 * int(packs) + int(jokers)
        left = total - count * int(hand) - self.more(count)
        collects = self.rules.answer("score.pays", count) == "winner_collects"
        low, high = _span(self.rules)
        return given | {
            "title": self.title,
            "seats": knobs.seats(self.words, counts),
            "total": total,
            "left": max(left, 0) if len(self.counts) == 1 else "some",
            "low": 0 if low == high else low,
            "high": high,
            "jokers": int(self.jokers),
            "wins": "most" if collects else "fewest",
            "winner-gets": -int(given["score-winner-bonus"]),
        }

    def more(self, count: int) -> int:
        """The cards that leave the pack at the deal beside the hands: the starter's, and one turned up."""
        extra = self.rules.grammar != SHED and bool(self.rules.answer("deal.extra", count))
        return extra + bool(self.rules.answer("deal.upcard", count))

    def instead(self, part: Part) -> str | None:
        """What the preset answers to the knobs of the paragraph that are answered otherwise here."""
        differing = [path for path in part.knobs if self.differs(path)]
        if not differing:
            return None
        named = [
            self.words.text(
                "answer-named", knob=knobs.label(self.words, path), answer=self.preset_answer(path)
            )
            for path in differing
        ]
        return self.words.text("rules-instead", title=self.title, answers=self.words.joined(named, "parts"))

    def differs(self, path: str) -> bool:
        return any(self.rules.answer(path, count) != self.in_book(path, count) for count in self.counts)

    def in_book(self, path: str, count: int) -> Answer:
        """What the preset answers: outright, or, where that is the answer here, by what it depends on."""
        outright = self.preset.answer(path, count)
        return self.rules.default(path, count) if outright == self.rules.answer(path, count) else outright

    def preset_answer(self, path: str) -> str:
        answers = {self.in_book(path, count) for count in self.counts}
        if len(answers) == 1:
            return knobs.answer(self.words, path, answers.pop())
        return knobs.given(self.words, path, self.preset.given(path))


def _span(rules: Rules) -> tuple[int, int]:
    span = rules.given("deal.seats")
    if not isinstance(span, tuple):
        raise TypeError("deal.seats is a range")
    return span


def _at_table(rules: Rules, seats: int) -> list[int]:
    """How many may be dealt in at a table of ``seats``: fewer where players drop out of the match."""
    return list(range(2, seats + 1)) if rules.answer("match.elimination", seats) else [seats]


def _counts(rules: Rules) -> list[int]:
    low, high = _span(rules)
    return list(range(low, high + 1))
