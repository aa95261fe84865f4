"""A rule book: a preset, the answers changed from it, and every contradiction among them."""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from tierce.cards import TierceError
from tierce.rules.answers import Answer
from tierce.rules.knobs import (
    CONCEALED,
    DRAW_MELD_DISCARD,
    GROUPS,
    KNOBS,
    SHED,
    GrammarName,
    Knob,
    Terms,
    knobs_of,
)

ELSE = "else"

Given = Answer | Mapping[str, Answer]
"""An answer, or one for each value of what the knob depends on, with ``else`` for the others."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a rule book: the knob (or ``seats``) and a sentence with the valid answers."""

    where: str
    text: str


class RulesError(TierceError):
    """A rule book that cannot be played; carries every problem at once. Its reason code is ``rules``."""

    code = "rules"

    def __init__(self, problems: list[Problem]) -> None:
        """All the problems, in the order of the knobs."""
        super().__init__("; ".join(f"{one.where}: {one.text}" for one in problems))
        self.problems = problems


class Rules:
    """A preset with its house rules: every knob answered, before it is known how many play.

    ``rules.at(4)`` gives the answers for four players. Two rule books are equal when they answer alike under
    the same preset name and version.
    """

    __slots__ = ("_answers", "_base", "_label", "grammar", "knobs", "name", "title", "version")

    def __init__(
        self,
        name: str,
        version: int,
        title: str,
        grammar: GrammarName,
        base: Mapping[str, Given],
        changes: Mapping[str, object] | None = None,
    ) -> None:
        """The preset's answers and what a table changed.

        Raises ``RulesError`` naming every bad knob or answer.
        """
        self.name, self.version, self.title, self.grammar = name, version, title, grammar
        self.knobs: Mapping[str, Knob] = MappingProxyType(knobs_of(grammar))
        self._base: Mapping[str, Given] = MappingProxyType(dict(base))
        problems: list[Problem] = []
        answers = dict(base)
        for path, said in (changes or {}).items():
            knob = self.knobs.get(path)
            if knob is None:
                unasked = f"{title} does not ask this; " if path in KNOBS else ""
                problems.append(Problem(path, unasked + _unknown("knob", path, list(self.knobs))))
                continue
            try:
                answers[path] = read_given(knob, said)
            except ValueError as wrong:
                problems.append(Problem(path, f"{_show(said)} is no answer here: {wrong}"))
        if problems:
            raise RulesError(problems)
        self._answers: Mapping[str, Given] = MappingProxyType(answers)
        changed = [f"+{path}={given_text(self.knobs[path], given)}" for path, given in self.changes.items()]
        self._label = f"{name}@{version}" + "".join(changed)
        if not problems and (found := self.problems()):
            raise RulesError(found)

    @property
    def changes(self) -> dict[str, Given]:
        """The answers that differ from the preset, in the order of the knobs."""
        return {path: self._answers[path] for path in self.knobs if self._answers[path] != self._base[path]}

    def given(self, path: str) -> Given:
        """The answer to a knob as it was given, perhaps by number of seats."""
        return self._answers[path]

    def preset(self, path: str) -> Given:
        """The preset's own answer to a knob."""
        return self._base[path]

    def with_(self, changes: Mapping[str, object]) -> Rules:
        """The same preset with these answers changed too. Raises ``RulesError`` with every problem."""
        changed = {**self.changes, **changes}
        return Rules(self.name, self.version, self.title, self.grammar, self._base, changed)

    @property
    def label(self) -> str:
        """The rule book in one word, as position lines and records name it.

        >>> from tierce.rules import load
        >>> load("penang").with_({"deal.hand_size": 12}).label
        'penang@1+deal.hand_size=12'
        """
        return self._label

    @property
    def digest(self) -> str:
        """SHA-256 of every answer, in hexadecimal: two rule books with the same digest play the same."""
        lines = [
            f"{path} = {given_text(knob, self._answers[path])}\n"
            for path, knob in sorted(self.knobs.items())
            if not (knob.later and self._answers[path] == knob.fixed(self.grammar))
        ]
        return hashlib.sha256("".join(lines).encode()).hexdigest()

    def at(self, players: int) -> Terms:
        """Every answer for this number of players.

        Raises ``RulesError`` when they contradict each other there.
        """
        return _terms(self, players)

    def answer(self, path: str, players: int) -> Answer:
        """The answer to one knob for this number of players, asked in this game or not."""
        if path not in self.knobs:
            return KNOBS[path].fixed(self.grammar)
        return self._chosen(path, self._answers[path], players)

    def default(self, path: str, players: int) -> Answer:
        """The preset's answer to one knob at this table.

        What it depends on is answered as here: independent deals have another dealer.
        """
        return self._chosen(path, self._base[path], players)

    def _chosen(self, path: str, given: Given, players: int) -> Answer:
        if not isinstance(given, Mapping):
            return given
        by = str(KNOBS[path].by)
        key = str(players) if by == "seats" else KNOBS[by].kind.text(self.answer(by, players))
        return given[key] if key in given else given[ELSE]

    @property
    def span(self) -> tuple[int, int]:
        """The fewest and the most seats (knob ``deal.seats``)."""
        span = self._answers["deal.seats"]
        if not isinstance(span, tuple):
            raise TypeError("deal.seats is a range")
        return span

    def problems(self, seats: int | None = None) -> list[Problem]:
        """Every contradiction at a table of ``seats``, or, without it, those of any number of seats."""
        low, high = self.span
        if seats is None:
            counts = [self._contradictions(count) for count in range(low, high + 1)]
            return [
                one for one in counts[0] if all(any(one.where == o.where for o in other) for other in counts)
            ]
        if not low <= seats <= high:
            span = str(low) if low == high else f"{low} to {high}"
            return [Problem("seats", f"{self.title} is for {span} seats, not {seats}")]
        return self._contradictions(seats)

    def _contradictions(self, players: int) -> list[Problem]:
        def number(path: str) -> int:
            answer = self.answer(path, players)
            return answer if isinstance(answer, int) else 0

        found: list[Problem] = []
        deck = 52 * number("deck.packs") + number("deck.jokers")
        size = number("deal.hand_size")
        extra = (self.grammar != SHED) * number("deal.extra") + number("deal.upcard")
        need = players * size + extra
        if need > deck:
            more = f" and {extra} more" if extra else ""
            found.append(
                Problem(
                    "deal.hand_size",
                    f"{players} hands of {size}{more} are {need} cards, and the deck has {deck}",
                )
            )
        elif self.grammar == CONCEALED and deck - need <= number("draw.last"):
            left = f"the stock has {deck - need} after the deal"
            found.append(Problem("draw.last", f"{left}, and the last {number('draw.last')} are not drawn"))
        if self.grammar == CONCEALED:
            found += self._about_the_knock(players)
        if self.answer("wild.in_run", players) == "burnt" and not number("deck.jokers"):
            found.append(Problem("wild.in_run", "burnt speaks of jokers, and the deck has none"))
        if self.grammar == DRAW_MELD_DISCARD and self.answer("borrow.kind", players) == "off":
            found += [
                Problem(path, "nothing may be borrowed here: set borrow.kind to single")
                for path in ("borrow.split", "borrow.joker")
                if self.answer(path, players)
            ]
        target, deals = self.answer("match.target", players), self.answer("match.deals", players)
        if target is None and deals is None:
            found.append(
                Problem("match.deals", "the match has neither a target nor a number of deals, so never ends")
            )
        if self.answer("match.last_deal_factor", players) != 1:
            if deals is None:
                found.append(
                    Problem("match.last_deal_factor", "which deal is the last must be known: set match.deals")
                )
            if target is not None:
                found.append(
                    Problem(
                        "match.last_deal_factor", "a target can end the match early: set match.target to none"
                    )
                )
        if self.answer("match.elimination", players):
            if target is None:
                found.append(
                    Problem("match.elimination", "seats drop out at the target, and match.target is none")
                )
            if self.answer("match.kind", players) == "independent":
                found.append(Problem("match.elimination", "independent deals keep no totals to drop out by"))
            if self.answer("score.pays", players) == "winner_collects":
                found.append(
                    Problem(
                        "score.pays", "seats drop out by points against them: set match.elimination to no"
                    )
                )
        if self.answer("melds.aces", players) == "low" and self.answer("melds.circular", players):
            found.append(
                Problem(
                    "melds.aces", "where runs go round, the ace lies above the king: set melds.aces to both"
                )
            )
        return found

    def _about_the_knock(self, players: int) -> list[Problem]:
        """What contradicts itself where somebody knocks: two play (G1.1), and a price needs its card (G9)."""
        found = [] if players == 2 else [Problem("deal.seats", "two play where somebody knocks")]
        if not self.answer("deal.upcard", players):
            none = "no card is turned up: set deal.upcard to yes"
            asked = {"knock.limit": "upcard", "score.spade_doubles": True}
            found += [
                Problem(path, none) for path, said in asked.items() if self.answer(path, players) == said
            ]
        return found

    def __eq__(self, other: object) -> bool:
        """Whether both answer alike under the same preset."""
        return self.label == other.label if isinstance(other, Rules) else NotImplemented

    def __hash__(self) -> int:
        """Equal rule books hash equal."""
        return hash(self.label)

    def __repr__(self) -> str:
        """An expression that rebuilds it."""
        return f"tierce.load({self.label!r})"


@lru_cache(maxsize=512)
def _terms(rules: Rules, players: int) -> Terms:
    if problems := rules._contradictions(players):
        raise RulesError(problems)
    groups = {
        name: group(
            **{path.split(".")[1]: rules.answer(path, players) for path in KNOBS if KNOBS[path].group == name}
        )
        for name, group in GROUPS.items()
    }
    return Terms(rules=rules.label, grammar=rules.grammar, players=players, **groups)


def read_given(knob: Knob, said: object) -> Given:
    """The answer meant by ``said``: a TOML value, its text, or one a case (``{3 = 25, else = 20}``,
    ``3:25,else:20``).

    Raises ``ValueError`` with the valid answers.
    """
    if knob.by is not None and isinstance(said, str) and ":" in said:
        said = {case: answer for case, _, answer in (part.partition(":") for part in said.split(","))}
    if not isinstance(said, Mapping):
        return knob.kind.read(said)
    if knob.by is None:
        raise ValueError(f"{knob.kind.valid()}, the same for every table")
    if ELSE not in said:
        raise ValueError(f"answers by {knob.by} need one for `{ELSE}`")
    cases = [str(n) for n in range(2, 9)] if knob.by == "seats" else list(KNOBS[knob.by].kind.choices)
    for case in said:
        if case != ELSE and case not in cases:
            raise ValueError(f"the cases are {', '.join(cases)} and {ELSE}, not {case!r}")
    given = {
        str(case): knob.kind.read(one)
        for case, one in sorted(said.items(), key=lambda pair: _case_order(pair[0]))
    }
    return given[ELSE] if len(set(map(repr, given.values()))) == 1 else given


def given_text(knob: Knob, given: Given) -> str:
    """An answer as one word: ``12``, ``any``, ``3:25,else:20``; ``read_given`` reads it back."""
    if isinstance(given, Mapping):
        return ",".join(f"{case}:{knob.kind.text(answer)}" for case, answer in given.items())
    return knob.kind.text(given)


def _case_order(case: object) -> tuple[bool, str]:
    return (case == ELSE, str(case))


def _show(said: object) -> str:
    text = repr(said)
    return text if len(text) <= 60 else text[:57] + "..."


def _unknown(what: str, name: str, names: list[str]) -> str:
    near = difflib.get_close_matches(name, names, n=3, cutoff=0.4)
    hint = f"did you mean {' or '.join(near)}? " if near else ""
    return f"no such {what}; {hint}The {what}s are {', '.join(names)}"
