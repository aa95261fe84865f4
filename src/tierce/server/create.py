"""Opening a table: what was asked for, checked field by field, with everything that is wrong with it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from tierce.bots import KINDS, kinds_of
from tierce.rules import KNOBS, Knob, Problem, Rules, RulesError, load, preset_names
from tierce.rules.answers import Span
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, SHED
from tierce.rules.rules import ELSE
from tierce.server import wire
from tierce.server.lessons import LESSONS
from tierce.server.seating import BOT_NAMES, LONGEST_NAME, Seat, Seating, clean_name
from tierce.server.tongue import words

FIELDS: Final = ("game", "you", "bots", "changes", "manners", "lesson")
FIELDS_OF_LESSON: Final = ("game", "you", "lesson")
MOST_SEATS: Final = 8
FAMILIES: Final = {SHED: "penang", DRAW_MELD_DISCARD: "rami", CONCEALED: "gin"}
"""The game of a preset, by the shape of its turns."""
APART: Final = {"basic": "basic"}
"""Presets that are a game of their own."""
UNLISTED: Final = ("gin_openspiel", "gin_rlcard")
"""Presets for research: whoever names them may play them, but no list offers them."""
ABSENCE: Final = (15, 3600)
"""The least and the most seconds for which an absent person is waited for, where a bot plays in the end."""
LONGEST_TURN: Final = 3600
LONGEST_BANK: Final = 7200


class BadRequest(Exception):
    """A request with all that is wrong with it."""

    def __init__(self, code: str, problems: list[wire.Problem]) -> None:
        """Each problem names the field or the knob."""
        super().__init__(code)
        self.refused = wire.Refused(code, problems)


@dataclass(frozen=True, slots=True)
class Wish:
    """A table that can be opened: its rules, the person's name, who takes each other seat, its manners.

    A kind of bot, or ``None`` for a seat that is left open.
    """

    rules: Rules
    you: str
    bots: tuple[str | None, ...]
    manners: wire.Manners
    purpose: wire.Purpose = "match"

    def seating(self, token: bytes) -> Seating:
        """The seats of the table, each bot under a name of its own."""
        free = iter([name for name in BOT_NAMES if name.casefold() != self.you.casefold()])
        others = [Seat() if kind is None else Seat(next(free), kind) for kind in self.bots]
        return Seating(self.rules, (Seat(self.you, None, token), *others), self.manners, purpose=self.purpose)


def games() -> list[wire.Game]:
    """The games of this server, each with the form of its house rules: Penang, Rami, gin, basic rummy."""
    order = [*FAMILIES.values(), *APART.values()]
    found = [load(name) for name in preset_names() if name not in UNLISTED]
    return sorted(map(_game, found), key=lambda game: order.index(game.family))


def read(body: bytes) -> Wish:
    """What the body of a request asks for. Raises ``BadRequest`` with every problem."""
    try:
        asked = json.loads(body)
    except (ValueError, RecursionError):
        raise BadRequest("malformed", [_problem("body", "expected", text="JSON")]) from None
    if not isinstance(asked, dict):
        raise BadRequest(
            "malformed", [_problem("body", "expected", text='{"game": .., "you": .., "bots": ..}')]
        )
    lesson = asked.get("lesson", False)
    fields = FIELDS_OF_LESSON if lesson is True else FIELDS
    problems = [
        _problem(_short(name), "unknown-field", fields=words().joined(fields))
        for name in asked
        if name not in fields
    ]
    if not isinstance(lesson, bool):
        problems.append(_problem("lesson", "one-of", found=_short(lesson), choices="true, false"))
    rules = _rules(asked, problems)
    you = _name(asked, problems)
    if lesson is True:
        return _lesson(rules, you, problems)
    changed = None if rules is None else _changed(asked, rules, problems)
    bots = _bots(asked, changed or rules, problems)
    manners = read_manners(asked, changed or rules, problems)
    if changed is not None and bots is not None:
        problems += _told(changed.problems(len(bots) + 1))
    if problems or changed is None or you is None or bots is None or manners is None:
        raise BadRequest("refused", problems)
    return Wish(changed, you, bots, manners)


def _lesson(rules: Rules | None, you: str | None, problems: list[wire.Problem]) -> Wish:
    """The table of a lesson: all of it is given but the name."""
    if rules is not None and rules.name not in LESSONS:
        problems.append(_problem("game", "one-of", found=rules.name, choices=words().joined(LESSONS)))
    if problems or rules is None or you is None:
        raise BadRequest("refused", problems)
    return Wish(rules, you, LESSONS[rules.name].bots, wire.Manners(), "lesson")


def rules_of(game: str, asked: Mapping[str, str]) -> tuple[Rules, int]:
    """The rules and the number of seats that a half-filled form asks for: ``seats``, and knobs by path.

    Raises ``BadRequest`` with every problem.
    """
    problems: list[wire.Problem] = []
    rules = _rules({"game": game}, problems)
    if rules is None:
        raise BadRequest("refused", problems)
    changes = {path: answer for path, answer in asked.items() if path != "seats"}
    changed = _with(rules, changes, problems)
    low, high = (changed or rules).span
    counts = {str(count): count for count in range(low, high + 1)}
    said = asked.get("seats", "")
    seats = counts.get(said)
    if seats is None:
        problems.append(_problem("seats", "one-of", found=_short(said), choices=words().joined(counts)))
    if changed is not None and seats is not None:
        problems += _told(changed.problems(seats))
    if problems or changed is None or seats is None:
        raise BadRequest("refused", problems)
    return changed, seats


def _rules(asked: dict[str, Any], problems: list[wire.Problem]) -> Rules | None:
    game = asked.get("game")
    if isinstance(game, str) and game in preset_names():
        return load(game)
    problems.append(_problem("game", "one-of", found=_short(game), choices=words().joined(preset_names())))
    return None


def _name(asked: dict[str, Any], problems: list[wire.Problem]) -> str | None:
    name = clean_name(asked.get("you"))
    if name is None:
        problems.append(_problem("you", "name", most=LONGEST_NAME))
    return name


def _bots(
    asked: dict[str, Any], rules: Rules | None, problems: list[wire.Problem]
) -> tuple[str | None, ...] | None:
    bots = asked.get("bots")
    kinds = KINDS if rules is None else kinds_of(rules.grammar)
    named = words().joined(kinds)
    if not isinstance(bots, list):
        problems.append(_problem("bots", "bot-list", choices=named))
        return None
    wrong = [
        _problem(f"bots.{place}", "one-of", found=_short(kind), choices=named)
        for place, kind in enumerate(bots[: MOST_SEATS - 1], start=1)
        if kind is not None and kind not in kinds
    ]
    if rules is not None:
        low, high = rules.span
        if not low <= len(bots) + 1 <= high:
            wrong.append(_problem("bots", "bot-count", low=low - 1, high=high - 1, found=len(bots)))
    problems += wrong
    return None if wrong else tuple(bots)


def read_manners(
    asked: dict[str, Any], rules: Rules | None, problems: list[wire.Problem]
) -> wire.Manners | None:
    """The ``manners`` that are asked for; what is wrong with them is added to the problems."""
    try:
        manners = msgspec.convert(asked.get("manners", {}), wire.Manners)
    except msgspec.ValidationError as unread:
        problems.append(_problem("manners", "expected", text=str(unread)))
        return None
    kinds = KINDS if rules is None else kinds_of(rules.grammar)
    clock, absence = manners.clock, manners.absence
    wrong = [
        _problem(f"manners.{where}", "number", low=low, high=high, found=found)
        for where, low, high, found in (
            ("clock.turn", 0, LONGEST_TURN, clock.turn),
            ("clock.bank", 0, LONGEST_BANK, clock.bank),
            ("absence", *ABSENCE, ABSENCE[0] if absence is None else absence),
        )
        if not low <= found <= high
    ]
    if clock.hard and 0 < clock.turn < 5 and not clock.bank:
        wrong.append(_problem("manners.clock.turn", "number", low=5, high=LONGEST_TURN, found=clock.turn))
    if manners.stand_in not in kinds:
        named = _short(manners.stand_in)
        wrong.append(_problem("manners.stand_in", "one-of", found=named, choices=words().joined(kinds)))
    problems += wrong
    return None if wrong else manners


def _changed(asked: dict[str, Any], rules: Rules, problems: list[wire.Problem]) -> Rules | None:
    said = asked.get("changes", {})
    if not isinstance(said, dict):
        problems.append(_problem("changes", "expected", text='{"deal.hand_size": "12"}'))
        return None
    for path, answer in said.items():
        if path in rules.knobs and not isinstance(answer, str):
            problems.append(_problem(path, "expected", text=KNOBS[path].kind.valid()))
    return _with(rules, {path: answer for path, answer in said.items() if isinstance(answer, str)}, problems)


def _with(rules: Rules, changes: Mapping[str, str], problems: list[wire.Problem]) -> Rules | None:
    try:
        return rules.with_(changes)
    except RulesError as wrong:
        problems += _told(wrong.problems)
        return None


def _told(problems: Iterable[Problem]) -> list[wire.Problem]:
    return [wire.Problem(_short(one.where), one.text) for one in problems]


def _game(rules: Rules) -> wire.Game:
    low, high = rules.span
    knobs = [_knob(rules, knob) for knob in rules.knobs.values()]
    family = APART.get(rules.name, FAMILIES[rules.grammar])
    return wire.Game(
        name=rules.name,
        title=rules.title,
        family=family,
        seats=list(range(low, high + 1)),
        bots=list(kinds_of(rules.grammar)),
        knobs=knobs,
        lesson=rules.name in LESSONS,
    )


def _knob(rules: Rules, knob: Knob) -> wire.Knob:
    kind = knob.kind
    choices, low, high = list(kind.choices), getattr(kind, "low", None), getattr(kind, "high", None)
    fewest, most = rules.span
    if isinstance(kind, Span):
        highest = most if rules.grammar == CONCEALED else kind.high
        choices, low, high = [kind.text((fewest, count)) for count in range(most, highest + 1)], None, None
    elif getattr(kind, "only", ()):
        low, high = None, None
    return wire.Knob(
        path=knob.path,
        group=knob.group,
        choices=choices,
        low=low,
        high=high,
        defaults={
            str(count): kind.text(rules.answer(knob.path, count)) for count in range(fewest, MOST_SEATS + 1)
        },
        defaults_by=_defaults_by(rules, knob),
        source=knob.source,
    )


def _defaults_by(rules: Rules, knob: Knob) -> wire.DefaultsBy | None:
    given = rules.preset(knob.path)
    if knob.by is None or knob.by == "seats" or not isinstance(given, Mapping):
        return None
    others = KNOBS[knob.by].kind.choices
    return wire.DefaultsBy(knob.by, {one: knob.kind.text(given.get(one, given[ELSE])) for one in others})


def _problem(where: str, id: str, **args: str | int) -> wire.Problem:
    return wire.Problem(where, words().text(f"problem-{id}", **args))


def _short(said: object) -> str:
    text = said if isinstance(said, str) else json.dumps(said)
    return text if len(text) <= 60 else text[:57] + "..."
