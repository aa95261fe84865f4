"""The rules of a table in prose, made from its answers: sections of short paragraphs with their rule ids.

Every knob changes the text of the paragraphs that name it below. A paragraph that differs from the preset's
is marked, and says what the preset answers.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from tierce.rules import KNOBS, Rules
from tierce.rules.answers import Answer
from tierce.words import knobs
from tierce.words.catalogue import Given, Words


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


class _Part(NamedTuple):
    """Where a paragraph comes from.

    ``split``: a sentence for each number of players that it differs for. ``unless``: a knob whose answer 0
    leaves nothing to say.
    """

    id: str
    rules: str
    knobs: tuple[str, ...] = ()
    split: bool = False
    unless: str | None = None


_SECTIONS: Final[dict[str, tuple[_Part, ...]]] = {
    "goal": (
        _Part("goal", "A9.4, A3.2"),
        _Part("no-draw", "A3.2, A8.1, A8.3"),
    ),
    "deck": (
        _Part("players", "A1.1", ("deal.seats",)),
        _Part("deck", "A1.2, A1.3", ("deck.packs", "deck.jokers"), split=True),
    ),
    "deal": (
        _Part("direction", "A1.6", ("deal.direction",)),
        _Part("hand", "A1.5", ("deal.hand_size",), split=True),
        _Part("aside", "A1.7", ("deal.aside_shown_after",)),
        _Part("starter", "A3.1", ("deal.starter",)),
    ),
    "turn": (
        _Part("turn", "A3.2, A3.3, A3.4"),
        _Part("turn-free", "A3.5"),
        _Part("turn-stays", "A3.6"),
    ),
    "passport": (
        _Part("passport", "A5.1, A5.2, A5.3"),
        _Part("passport-must", "A5.4, A5.5", ("idle.voluntary_dead",)),
    ),
    "melds": (
        _Part("runs", "A4.1", ("melds.run_max", "melds.circular")),
        _Part("sets", "A4.2, A4.3", ("melds.set_suits",)),
    ),
    "jokers": (
        _Part("jokers", "A1.4, A4.6, A4.7, A4.10"),
        _Part("jokers-said", "A4.8"),
        _Part("jokers-naturals", "A4.5", ("melds.min_naturals",)),
        _Part("jokers-run", "A4.4", ("wild.max_in_run", "wild.adjacent")),
        _Part("jokers-place", "A4.6, C3.5", ("wild.in_run",), unless="wild.max_in_run"),
        _Part("jokers-set", "A4.4", ("wild.max_in_set",)),
        _Part("jokers-fixed", "A4.9", ("wild.rebind",), unless="wild.max_in_run"),
    ),
    "layoff": (
        _Part("layoff", "A6.1, A6.2, A6.3, A6.4", ("melds.set_suits",)),
        _Part("layoff-jokers", "A6.5, B5.2", ("layoff.joker_on_opponent",), unless="deck.jokers"),
    ),
    "swap": (
        _Part("swap", "A7.1, A7.2"),
        _Part("swap-set", "A7.2, B6.3, B6.4", ("swap.from_set",), unless="wild.max_in_set"),
        _Part("swap-free", "A7.3, A7.4, A5.3, B6.2", ("swap.same_turn",)),
        _Part("swap-use", "A7.5, B6.5, B6.6", ("swap.use",)),
        _Part("swap-last", "A7.6, A7.7", ("swap.use",)),
    ),
    "dead": (
        _Part("dead", "A8.1, A8.2", ("idle.voluntary_dead", "idle.dead_counts_swaps")),
        _Part("dead-auto", "A8.4", ("idle.auto_dead",)),
        _Part("dead-after", "A8.3"),
    ),
    "end": (
        _Part("game", "A8.5, A8.6"),
        _Part("last-survivor", "A8.7, A8.8", ("out.last_survivor",)),
    ),
    "count": (
        _Part("values", "A9.1", ("values.court", "values.ace_in_hand", "values.joker_in_hand")),
        _Part("score", "A9.2, A9.4"),
        _Part("no-passport", "A9.3", ("score.no_passport",)),
    ),
    "match": (
        _Part("match", "A9.5, B11.2", ("match.kind", "match.target", "match.deals", "match.elimination")),
        _Part("last-deal", "C4", ("match.last_deal_factor",)),
        _Part("dealer", "A2.1, A2.2, A2.3, A2.4, A2.5", ("match.dealer",)),
        _Part("ties", "A9.6, A2.5", ("match.ties",)),
        _Part("settlement", "A9.7", ("match.settlement",)),
    ),
}


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
        self.title = knobs.title(words, rules)
        self.counts = _counts(rules) if seats is None else _at_table(rules, seats)
        self.jokers = any(rules.answer("deck.jokers", count) for count in self.counts)

    def sections(self) -> Iterable[tuple[str, list[Paragraph]]]:
        for id, parts in _SECTIONS.items():
            if self.jokers or id not in ("jokers", "swap"):
                yield id, [self.paragraph(part) for part in parts if self.speaks(part)]
            elif id == "jokers":
                yield id, [self.paragraph(_Part("no-jokers", "A1.2", ("deck.jokers",)))]

    def speaks(self, part: _Part) -> bool:
        return part.unless is None or any(self.rules.answer(part.unless, one) != 0 for one in self.counts)

    def paragraph(self, part: _Part) -> Paragraph:
        groups = self.groups(part) if part.split else [self.counts]
        said = " ".join(self.said(part, counts, usual=counts is groups[0]) for counts in groups)
        ids = tuple(part.rules.split(", "))
        return Paragraph(part.id, " ".join(said.split()), ids, part.knobs, self.instead(part))

    def groups(self, part: _Part) -> list[list[int]]:
        """The numbers of players, those with the same answers together, the usual answer first."""
        found: dict[tuple[Answer, ...], list[int]] = {}
        for count in self.counts:
            found.setdefault(tuple(self.rules.answer(path, count) for path in part.knobs), []).append(count)
        return sorted(found.values(), key=lambda counts: (-len(counts), counts[0]))

    def said(self, part: _Part, counts: list[int], *, usual: bool) -> str:
        usual = usual and len(self.counts) > 1 and f"rule-{part.id}-all" in self.words
        return self.words.text(f"rule-{part.id}{'-all' * usual}", **self.given(counts))

    def given(self, counts: list[int]) -> dict[str, Given]:
        """Everything that a paragraph may speak of, for these numbers of players."""
        count = counts[0]
        given: dict[str, Given] = {}
        for path, knob in self.rules.knobs.items():
            value = self.rules.answer(path, count)
            number = isinstance(value, int) and not isinstance(value, bool)
            given[knobs.dashed(path)] = value if number and isinstance(value, int) else knob.kind.text(value)
        packs, jokers, hand = (given[name] for name in ("deck-packs", "deck-jokers", "deal-hand-size"))
        total = 52 * int(packs) + int(jokers)
        left = total - count * int(hand)
        low, high = _span(self.rules)
        return given | {
            "title": self.title,
            "seats": knobs.seats(self.words, counts),
            "total": total,
            "left": max(left, 0) if len(self.counts) == 1 else "some",
            "low": 0 if low == high else low,
            "high": high,
            "jokers": int(self.jokers),
        }

    def instead(self, part: _Part) -> str | None:
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
        return self.words.text("rules-instead", title=self.title, answers="; ".join(named))

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
