"""Records: a match as text (RHH, rummy hand history), read, written and replayed.

A record is TOML: a head, and one ``[[deal]]`` table a deal whose ``actions`` are lines of the form ``p1 meld
QcQsQs``. It needs no
seed: what chance dealt is written down. Writing is canonical, reading lenient. ``docs/notation.md`` is the
grammar.
"""

from __future__ import annotations

import datetime
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tierce.cards import ParseError, TierceError
from tierce.rules import Rules, RulesError, load
from tierce.rules.knobs import KNOBS
from tierce.rules.rules import given_text
from tierce.table.lines import Line, check_words

VERSION: Final = 1
HEAD: Final = ("rhh", "rules", "seats", "date", "digest", "seen_by", "changes", "deal")
DEAL: Final = ("dealer", "out", "actions", "stand_in", "result")


class RecordError(TierceError):
    """A record that does not replay: the deal, the line of it, and why."""

    def __init__(self, message: str, *, deal: int, line: int = 0) -> None:
        """``deal`` and ``line`` count from 1; line 0 is the deal as a whole."""
        where = f"deal {deal}" + (f", action {line}" if line else "")
        super().__init__(f"{where}: {message}")
        self.message, self.deal, self.line = message, deal, line


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: who dealt, which seats were out, every line, and the scores as a check.

    ``stand_in`` are the numbers of the lines, from 1, that a bot played for the person of its seat.
    """

    dealer: int
    lines: tuple[Line, ...]
    out: tuple[int, ...] = ()
    result: tuple[int | None, ...] | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)
    stand_in: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was played; unfinished deals have no result. ``seen_by`` marks the copy of one seat."""

    rules: Rules
    seats: tuple[str, ...]
    deals: tuple[DealRecord, ...] = ()
    date: datetime.date | None = None
    seen_by: int | None = None
    extra: Mapping[str, Any] = field(default_factory=dict)

    def to_text(self) -> str:
        """The canonical RHH text."""
        lines = [f"rhh = {VERSION}", f"rules = {_quoted(f'{self.rules.name}@{self.rules.version}')}"]
        lines.append(f"seats = [{', '.join(map(_quoted, self.seats))}]")
        if self.date is not None:
            lines.append(f"date = {self.date.isoformat()}")
        lines.append(f"digest = {_quoted(self.rules.digest)}")
        if self.seen_by is not None:
            lines.append(f"seen_by = {self.seen_by + 1}")
        lines += [f"{_key(key)} = {_toml(value)}" for key, value in self.extra.items()]
        if self.rules.changes:
            lines += ["", "[changes]"]
            lines += [
                f"{_quoted(path)} = {_quoted(given_text(KNOBS[path], given))}"
                for path, given in self.rules.changes.items()
            ]
        for deal in self.deals:
            lines += ["", "[[deal]]", f"dealer = {deal.dealer + 1}"]
            if deal.out:
                lines.append(f"out = [{', '.join(str(seat + 1) for seat in deal.out)}]")
            lines += ["actions = [", *(f"  {_quoted(str(line))}," for line in deal.lines), "]"]
            if deal.stand_in:
                lines.append(f"stand_in = [{', '.join(map(str, deal.stand_in))}]")
            if deal.result is not None:
                scores = ", ".join('"-"' if score is None else str(score) for score in deal.result)
                lines.append(f"result = [{scores}]")
            lines += [f"{_key(key)} = {_toml(value)}" for key, value in deal.extra.items()]
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Record:
        """The record written as ``text``.

        Raises ``ParseError`` with line and column for anything that is no record.
        """
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as wrong:
            raise _toml_error(text, str(wrong)) from None
        return _Reader(text, data).record()

    def without_comments(self) -> Record:
        """The same record with every comment dropped."""
        deals = tuple(
            replace(d, lines=tuple(replace(line, comment="") for line in d.lines)) for d in self.deals
        )
        return replace(self, deals=deals)


class _Reader:
    """Reads the parsed TOML, and finds the place in the text for what is wrong."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self.text, self.data = text, data
        self.searched = 0

    def record(self) -> Record:
        data = self.data
        extra = self._known(data, HEAD, 0)
        if data.get("rhh") != VERSION or isinstance(data["rhh"], bool):
            raise self._wrong("rhh", f"expected rhh = {VERSION}, found {data.get('rhh')!r}")
        rules = self._rules()
        seats = data.get("seats")
        if (
            not isinstance(seats, list)
            or not 2 <= len(seats) <= 8
            or not all(isinstance(s, str) for s in seats)
        ):
            raise self._wrong("seats", f"expected the names of 2 to 8 seats, found {seats!r}")
        if problems := rules.problems(len(seats)):
            raise self._wrong("seats", "; ".join(f"{one.where}: {one.text}" for one in problems))
        date = data.get("date")
        if date is not None and (not isinstance(date, datetime.date) or isinstance(date, datetime.datetime)):
            raise self._wrong("date", f"expected a date such as 2026-11-30, found {date!r}")
        if (digest := data.get("digest")) is not None and digest != rules.digest:
            raise self._wrong(
                "digest", "the rules named here do not give this digest: rules or changes were altered"
            )
        seen_by = data.get("seen_by")
        if seen_by is not None and not self._seat(seen_by, len(seats)):
            raise self._wrong("seen_by", f"expected a seat from 1 to {len(seats)}, found {seen_by!r}")
        deals = data.get("deal", [])
        if not isinstance(deals, list) or not all(isinstance(deal, dict) for deal in deals):
            raise self._wrong("deal", "deals are [[deal]] tables")
        return Record(
            rules=rules,
            seats=tuple(seats),
            deals=tuple(self._deal(deal, len(seats)) for deal in deals),
            date=date,
            seen_by=None if seen_by is None else seen_by - 1,
            extra=extra,
        )

    def _rules(self) -> Rules:
        label = self.data.get("rules")
        if not isinstance(label, str):
            raise self._wrong("rules", f"expected a preset and its version such as penang@1, found {label!r}")
        changes = self.data.get("changes", {})
        if not isinstance(changes, dict):
            raise self._wrong("changes", "changes are a table of knobs and answers")
        try:
            rules = load(label)
        except RulesError as wrong:
            raise self._wrong("rules", str(wrong)) from None
        try:
            return rules.with_(changes) if changes else rules
        except RulesError as wrong:
            key = wrong.problems[0].where
            raise self._wrong(f'"{key}"' if f'"{key}"' in self.text else "changes", str(wrong)) from None

    def _deal(self, data: dict[str, Any], seats: int) -> DealRecord:
        start = self.text.find("[[deal]]", self.searched + 1)
        self.searched = max(self.searched, start)
        extra = self._known(data, DEAL, self.searched)
        dealer = data.get("dealer")
        if not self._seat(dealer, seats):
            raise self._wrong("dealer", f"expected a seat from 1 to {seats}, found {dealer!r}", self.searched)
        out = data.get("out", [])
        if not isinstance(out, list) or not all(self._seat(seat, seats) for seat in out) or dealer in out:
            raise self._wrong(
                "out", f"expected seats from 1 to {seats} that do not deal, found {out!r}", self.searched
            )
        actions = data.get("actions", [])
        if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
            raise self._wrong("actions", 'expected a list of lines such as "p1 end"', self.searched)
        lines = tuple(self._line(action, seats) for action in actions)
        marks = data.get("stand_in", [])
        if not isinstance(marks, list) or not all(self._seat(mark, len(lines)) for mark in marks):
            message = f"expected numbers of actions from 1 to {len(lines)}, found {marks!r}"
            raise self._wrong("stand_in", message, self.searched)
        result = data.get("result")
        if result is not None:
            scores = (
                [None if score == "-" else score for score in result] if isinstance(result, list) else [""]
            )
            if len(scores) != seats or not all(s is None or type(s) is int for s in scores):
                raise self._wrong("result", f"expected {seats} scores, found {result!r}", self.searched)
            result = tuple(scores)
        return DealRecord(
            dealer=int(data["dealer"]) - 1,
            lines=lines,
            out=tuple(seat - 1 for seat in out),
            result=result,
            extra=extra,
            stand_in=tuple(sorted(set(marks))),
        )

    def _line(self, action: str, seats: int) -> Line:
        places = (self.text.find(f"{mark}{action}{mark}", self.searched) for mark in ('"', "'"))
        place = min((at for at in places if at >= 0), default=-1) + 1
        if place:
            line = self.text.count("\n", 0, place) + 1
            column = place - self.text.rfind("\n", 0, place)
            self.searched = place + 1
        else:  # Written with escapes: the list it stands in is as near as can be said.
            line, column = self._wrong("actions", "", self.searched).line, 1
        try:
            read = Line.parse(action)
            if read.seat >= seats:
                raise ParseError(f"there is no seat {read.actor}; the seats are p1 to p{seats}")
            check_words(read)
        except ParseError as wrong:
            raise wrong.at(line, column) from None
        return read

    def _known(self, data: dict[str, Any], names: tuple[str, ...], start: int) -> dict[str, Any]:
        for key in data:
            if key not in names and not key.startswith("_"):
                raise self._wrong(
                    key, f"unknown key {key!r}; expected {', '.join(names)} or one that begins with _", start
                )
        return {key: value for key, value in data.items() if key.startswith("_")}

    def _wrong(self, key: str, message: str, start: int = 0) -> ParseError:
        found = re.compile(
            rf"^\s*\[*{re.escape(key)}\b" if key[0] != '"' else rf"^\s*{re.escape(key)}", re.M
        ).search(self.text, start)
        line = self.text.count("\n", 0, found.end()) + 1 if found else 1
        return ParseError(message, line=line)

    @staticmethod
    def _seat(value: object, seats: int) -> bool:
        """Whether it counts something of which there are so many: seats, or actions."""
        return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= seats


def _toml_error(text: str, message: str) -> ParseError:
    place = re.search(r"\(at line (\d+), column (\d+)\)", message)
    if place:
        return ParseError(message[: place.start()].strip(), line=int(place[1]), column=int(place[2]))
    last = text.count("\n") + 1
    column = len(text) - text.rfind("\n")
    return ParseError(message.replace(" (at end of document)", ""), line=last, column=column)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return (
        '"'
        + "".join(
            c if c.isprintable() else f"\\u{ord(c):04x}" if ord(c) < 65536 else f"\\U{ord(c):08x}"
            for c in escaped
        )
        + '"'
    )


def _key(text: str) -> str:
    return text if re.fullmatch(r"[A-Za-z0-9_-]+", text) else _quoted(text)


def _toml(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return repr(value)
        case str():
            return _quoted(value)
        case datetime.date() | datetime.time():
            return value.isoformat()
        case list():
            return "[" + ", ".join(map(_toml, value)) + "]"
        case dict():
            return "{ " + ", ".join(f"{_quoted(key)} = {_toml(one)}" for key, one in value.items()) + " }"
    raise TypeError(f"{value!r} has no TOML text")
