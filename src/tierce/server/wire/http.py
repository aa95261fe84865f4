"""What is asked and answered by plain requests."""

from __future__ import annotations

import msgspec

from tierce.server.wire.base import Wire
from tierce.server.wire.room import Manners, Stage


class DefaultsBy(Wire):
    """A default that follows the answer to another ``knob``: the preset's answer for each answer to that."""

    knob: str
    cases: dict[str, str]


class Knob(Wire):
    """One question of the house-rule form; its words are the messages ``knob-<path with dashes>``.

    ``choices`` are the named answers; a number between ``low`` and ``high`` is one too when they are given.
    ``defaults`` are the preset's answers by number of seats (keys ``2`` .. ``8``), with all else as in the
    preset; ``defaults_by`` says what they become when another knob is answered otherwise. ``source`` names
    the rules that raise the question.
    """

    path: str
    group: str
    choices: list[str]
    low: int | None
    high: int | None
    defaults: dict[str, str]
    defaults_by: DefaultsBy | None
    source: str


class Game(Wire):
    """A game this server offers, with the questions that it asks.

    ``family`` groups the presets of one game. ``seats`` are the numbers of seats of the preset; the answer to
    ``deal.seats`` (``2-8``) allows others. ``lesson``: there is one for who begins with it.
    """

    name: str
    title: str
    family: str
    seats: list[int]
    bots: list[str]
    knobs: list[Knob]
    lesson: bool


class Create(Wire):
    """Open a table: you sit at seat 1, ``bots`` says who takes each other seat in order.

    A kind of bot, or null for a seat that is left open to a guest; with no such seat the first deal is dealt
    at once. Answers are the texts of the form. A ``lesson`` is dealt to who has never played the game: its
    seats and cards are given, and nothing else can be asked for.
    """

    game: str
    you: str
    bots: list[str | None] = []
    changes: dict[str, str] = {}
    manners: Manners = msgspec.field(default_factory=Manners)
    lesson: bool = False


class Created(Wire):
    """The new table's id, and the key for guests; its page is ``/t/<table>#<invite>``."""

    table: str
    invite: str


class Invitation(Wire):
    """What a guest shows once, so that the table's page opens to this browser."""

    invite: str


class Code(Wire):
    """A short code that moves one seat to the device on which it is typed, within so many seconds, once."""

    code: str
    seconds: int


class Typed(Wire):
    """A code as it was typed."""

    code: str


class Moved(Wire):
    """The table whose seat has come to this device."""

    table: str


class Link(Wire):
    """A text to be drawn as a QR code."""

    text: str


class Square(Wire):
    """A QR code: the side of its square in modules, and the path of an SVG that draws the dark ones."""

    size: int
    path: str


class ServerFacts(Wire):
    """What the page must know of its server.

    ``address`` is where phones in the same house find it, null when it listens to this machine alone.
    ``phrases`` are those that can be said, ``host`` whether this browser may see the page of all tables.
    """

    version: str
    address: str | None
    phrases: list[str]
    host: bool


class HostKey(Wire):
    """The key that opens the page of all tables to a browser."""

    key: str


class HostRow(Wire):
    """A table of this server, for whoever keeps it; ``touched`` and ``created`` are times in UTC."""

    table: str
    game: str
    title: str
    names: list[str]
    stage: Stage
    deal: int
    over: bool
    created: str
    touched: str
    here: int
    watchers: int


class Prune(Wire):
    """Delete the tables that nobody has touched for so many days."""

    days: int


class Pruned(Wire):
    """How many tables were deleted."""

    tables: int


class Problem(Wire):
    """One thing wrong with a request: where (a knob path or a field) and the sentence."""

    where: str
    text: str


class Difference(Wire):
    """One house rule in words: its name, its answer at this table and in the preset, and where it is told.

    ``paragraph`` is the id of a paragraph of the same ``RulesText``, null where none speaks of it.
    """

    path: str
    label: str
    answer: str
    instead: str
    paragraph: str | None


class RulesParagraph(Wire):
    """A few sentences of the rules, with the ids of the rules that they state.

    ``changed`` by a house rule, ``instead`` says what the preset answers, in a sentence.
    """

    id: str
    text: str
    rules: list[str]
    changed: bool
    instead: str | None


class RulesSection(Wire):
    """A heading and its paragraphs."""

    id: str
    title: str
    paragraphs: list[RulesParagraph]


class RulesText(Wire):
    """The rules of a table in prose; what differs from the preset is marked, and told in ``differences``."""

    title: str
    game: str
    seats: int
    differences: list[Difference]
    sections: list[RulesSection]


class Refused(Wire):
    """A request that could not be carried out, with everything that is wrong with it."""

    code: str
    problems: list[Problem]


class TableRow(Wire):
    """One of my tables, for the list on the first page; ``seat`` is null where I only watch."""

    table: str
    game: str
    title: str
    names: list[str]
    stage: Stage
    seat: int | None
    deal: int
    your_turn: bool
    over: bool
    touched: str
