"""The wire: every message between a page and the server, as typed structs.

One definition serves three readers: the socket (msgspec JSON), the client's types (generated into
``web/src/wire.ts``) and the tests. Cards are the two characters of the notation (``7h``, ``Jk``), seats
count from 1, melds carry the number they keep for the whole deal, and ``words`` is a line of the record
without its actor (``lay 8h m1>``).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tierce.rules.knobs import GrammarName

Verb = Literal[
    "meld",
    "lay",
    "swap",
    "end",
    "dead",
    "draw",
    "take",
    "touch",
    "borrow",
    "discard",
    "pass",
    "knock",
    "biggin",
    "done",
]
Phase = Literal["offer", "draw", "play", "layoff", "wall", "deal_over", "match_over"]


class Wire(msgspec.Struct, forbid_unknown_fields=True):
    """What all wire structs share: unknown fields are refused."""


# -- the table as one seat sees it ---------------------------------------------------------------------------


class Slot(Wire):
    """One card of a meld.

    ``stands_for`` is a card (``6h``) in a run, a rank (``9``) in a set, for jokers only.
    """

    card: str
    stands_for: str | None = None


class Meld(Wire):
    """A meld on the table; slots run low to high in a run."""

    number: int
    kind: Literal["run", "set"]
    owner: int
    slots: list[Slot]
    points: int


class Chair(Wire):
    """What everybody may know of a seat.

    ``known`` are cards the table saw go into that hand. ``status`` is ``new`` before the passport, or before
    the opening. ``touched``: it touched the discard pile and drew from the stock, and has lost a right for
    this deal.
    """

    seat: int
    name: str
    bot: str | None
    cards: int
    status: Literal["new", "live", "dead", "out"]
    known: list[str]
    total: int
    touched: bool = False


class Step(Wire):
    """One step that is legal now: its words, and the same said field by field for the page.

    ``points`` are what the cards would cost in hand; where seats open with points, what they count towards
    the opening. ``carte`` marks a discard that is announced as leaving one card. A step that shows the hand
    (``knock``, ``biggin``, ``done``) says which ``melds`` it shows and what is ``left`` beside them, which
    counts ``points``; ``cards`` holds the card that a knock throws.
    """

    words: str
    verb: Verb
    cards: list[str] = []
    stands_for: list[str | None] = []
    kind: Literal["run", "set"] | None = None
    meld: int | None = None
    end: Literal["<", ">"] | None = None
    points: int = 0
    carte: bool = False
    melds: list[list[str]] = []
    left: list[str] = []


class Deadwood(Wire):
    """How near one's own hand is to a knock: what it would keep, and the most that a knocker may keep.

    ``have`` counts what the best melds leave; after a draw, with the best discard. ``melds`` and ``left`` are
    the best arrangement of all cards in hand. ``by_upcard`` where the card turned up sets the limit,
    ``doubled`` where it doubles the deal.
    """

    have: int
    limit: int
    by_upcard: bool
    doubled: bool
    melds: list[list[str]]
    left: list[str]


class Knocker(Wire):
    """Who has knocked, with which deadwood; the melds lie on the table."""

    seat: int
    left: list[str]
    deadwood: int


class Opening(Wire):
    """What a seat has laid towards its opening in this turn: points, a pure run, and what is needed of both.

    ``stands`` when nothing is missing any more.
    """

    have: int
    need: int
    pure: bool
    pure_needed: bool
    stands: bool


class Counted(Wire):
    """One card counted at the end of a deal."""

    card: str
    points: int


class Count(Wire):
    """How a seat's score of a deal came about: its cards, a penalty, a doubling, the sum.

    ``flat`` is a number that stands in the place of the cards: of who has not opened, or of everybody where
    the exit says so. ``times`` is what the exit multiplies it by (``1``, ``2``, ``3/2``, halves rounded as
    the table says), ``bonus`` what going out is worth. ``factor`` is that of the deal, in ``score`` already.
    """

    seat: int
    cards: list[Counted]
    cards_total: int
    doubled_by_jokers: bool
    flat: int | None
    times: str
    bonus: int
    penalty: int
    factor: int
    score: int
    settlement: str | None


class Exit(Wire):
    """How the winner went out, where that is priced.

    ``at_once``: it had laid nothing before that turn; ``rami_sec``: nor had anybody else opened. ``jokers``
    are those laid in that turn, ``joker_last`` is a joker as the last discard. ``forfeited``: the touched
    pile took its rights away.
    """

    at_once: bool
    rami_sec: bool
    jokers: int
    joker_last: bool
    used_table: bool
    forfeited: bool


class Showdown(Wire):
    """How a deal with a knock was settled: the difference of the deadwoods, and what it brought to whom.

    ``scorer`` is null where both had the same and nothing is paid for it, ``undercut`` when it is not the
    knocker, ``doubled`` when the card turned up doubles the deal.
    """

    knocker: int
    scorer: int | None
    difference: int
    bonus: int
    undercut: bool
    doubled: bool


class Result(Wire):
    """The end of a deal: how it ended, who won it, every count, and the rule ids that explain it.

    ``showdown`` where somebody knocked: the melds of both lie on the table then.
    """

    ending: Literal["game", "all_dead", "last_survivor", "blocked", "knock", "gin", "big_gin"]
    winners: list[int]
    exit: Exit | None
    showdown: Showdown | None
    counts: list[Count]
    rules: list[str]
    aside: list[str] | None


class SheetRow(Wire):
    """One line of the score sheet: a finished deal. A seat that was out has no score."""

    deal: int
    dealer: int
    scores: list[int | None]
    totals: list[int]


class Entry(Wire):
    """A deal that was won, as it is entered in a column of the sheet."""

    deal: int
    seat: int
    points: int
    boxes: int


class Tally(Wire):
    """What a seat's side of a column adds up to: points, the bonus of its winner, boxes, a shutout."""

    points: int
    bonus: int
    boxes: int
    shutout: int
    total: int


class SheetColumn(Wire):
    """One game of the sheet, by seats; ``winner`` when it is ``closed`` or the match is over."""

    entries: list[Entry]
    totals: list[int]
    closed: bool
    tallies: list[Tally]
    winner: int | None


class Sheet(Wire):
    """The match so far: a row a deal, where it ends, and who won it when it is over.

    Where points are won and the ``highest`` total wins, ``columns`` are the games that are scored side by
    side, and ``finals`` what they add up to with all bonuses.
    """

    kind: Literal["cumulative", "independent"]
    highest: bool
    rows: list[SheetRow]
    columns: list[SheetColumn]
    totals: list[int]
    finals: list[int]
    target: int | None
    deals: int | None
    over: bool
    winners: list[int]


class Change(Wire):
    """One house rule of this table: a knob, its answer here and in the preset."""

    path: str
    value: str
    default: str


# -- events: what happened, seen from this seat --------------------------------------------------------------


class Event(Wire, tag_field="type"):
    """Something that happened at the table; ``seq`` numbers the events of a table from 1."""

    seq: int
    deal: int


class Dealt(Event, tag="dealt"):
    """Cards were dealt to a seat; ``cards`` is null where this viewer may not see them."""

    seat: int
    count: int
    cards: list[str] | None


class Cut(Event, tag="cut"):
    """A seat cut the deck and turned this card; a joker it keeps, as one of the cards it is dealt."""

    seat: int
    card: str


class TurnedUp(Event, tag="turned_up"):
    """The dealer turned the first card of the discard pile up."""

    seat: int
    card: str


class Drew(Event, tag="drew"):
    """A seat drew from the stock; ``card`` is null where this viewer may not see it."""

    seat: int
    card: str | None


class Took(Event, tag="took"):
    """A seat took the top card of the discard pile."""

    seat: int
    card: str


class Touched(Event, tag="touched"):
    """A seat touched the discard pile before it drew."""

    seat: int


class Renewed(Event, tag="renewed"):
    """The stock had run out for this seat: ``count`` cards of the pile are the new one, its top stays."""

    seat: int
    count: int


class Melded(Event, tag="melded"):
    """A seat laid a meld; ``passport`` marks the one with which it has its passport, or opens."""

    seat: int
    meld: int
    kind: Literal["run", "set"]
    slots: list[Slot]
    passport: bool


class LaidOff(Event, tag="laid_off"):
    """A seat laid a card off on a meld.

    ``slid`` when it took a joker's place and pushed the joker to ``end``; ``passport`` when only with this
    card the opening stands.
    """

    seat: int
    card: str
    stands_for: str | None
    meld: int
    end: Literal["<", ">"] | None
    slid: bool
    passport: bool


class Swapped(Event, tag="swapped"):
    """A seat put a natural in a joker's place and took the joker to hand."""

    seat: int
    card: str
    meld: int


class Borrowed(Event, tag="borrowed"):
    """A seat took cards off a meld of the table, for a new meld of its own.

    ``slots`` are their places in the meld as it lay, from 0.
    """

    seat: int
    cards: list[str]
    meld: int
    slots: list[int]


class Discarded(Event, tag="discarded"):
    """A seat discarded a card; ``carte`` when it said that it holds one more."""

    seat: int
    card: str
    carte: bool


class Penalised(Event, tag="penalised"):
    """A seat forgot to announce its last card and drew two; ``cards`` is null where this viewer sees none."""

    seat: int
    count: int
    cards: list[str] | None


class Passed(Event, tag="passed"):
    """A seat left the card that was offered."""

    seat: int


class Knocked(Event, tag="knocked"):
    """A seat knocked: it threw ``card`` (big gin throws none), and showed its melds and its deadwood."""

    seat: int
    card: str | None
    melds: list[Meld]
    left: list[str]
    deadwood: int


class Shown(Event, tag="shown"):
    """The other seat showed its melds after a knock, and what is left beside them."""

    seat: int
    melds: list[Meld]
    left: list[str]
    deadwood: int


class TurnEnded(Event, tag="turn_ended"):
    """A seat ended its turn."""

    seat: int


class Died(Event, tag="died"):
    """A seat is dead.

    ``passport`` is false when it never had one, ``auto`` when the table said it for the seat.
    """

    seat: int
    passport: bool
    auto: bool


class WentOut(Event, tag="went_out"):
    """A seat emptied its hand: Game."""

    seat: int


class DealEnded(Event, tag="deal_ended"):
    """The deal is over; hands are shown."""

    result: Result


AnyEvent = (
    Dealt
    | Cut
    | TurnedUp
    | Drew
    | Took
    | Touched
    | Renewed
    | Melded
    | LaidOff
    | Swapped
    | Borrowed
    | Discarded
    | Penalised
    | Passed
    | Knocked
    | Shown
    | TurnEnded
    | Died
    | WentOut
    | DealEnded
)


# -- server to page ------------------------------------------------------------------------------------------


class ViewMessage(Wire, tag_field="type", tag="view"):
    """Everything the page shows. ``seq`` is the last event it contains; ``version`` grows with drafts too.

    ``news`` are the events since the client's last known ``seq``, oldest first; for a client that knows none,
    those of the running deal. ``draft`` are the words of the half-played turn (undo takes the last back).
    ``steps`` are the steps legal now, empty when it is another's turn; of new melds at most 600 are listed,
    while ``ask`` knows them all.

    In the phase ``draw`` the seat in turn must draw or take; in ``offer`` and ``wall`` it may take the one
    card that is offered, or pass; in ``layoff`` somebody has knocked, and it may lay off. ``stock`` counts
    the cards to draw from and ``pile`` lists the discards, the last on top; both are null in a game without.
    ``took`` is the discard that was taken and must still be laid, ``borrowed`` the cards taken off melds,
    each group for one new meld. ``opening`` is told on the own turn of a seat that began it unopened.
    ``owed`` are the reason codes of what the turn must still do, in the order in which its end would be
    refused for them. ``carte`` says who announces the last card: the player, the table, nobody; null in a
    game without. ``upcard`` is the card that was turned up after the deal, ``wall`` what is done when the
    stock is at its end without a knock. ``deadwood`` is told of one's own hand where one may knock,
    ``knocker`` after a knock.
    """

    seq: int
    version: int
    table: str
    game: str
    title: str
    grammar: GrammarName
    changes: list[Change]
    seat: int
    phase: Phase
    turn: int | None
    dealer: int
    deal: int
    direction: Literal["clockwise", "anticlockwise"]
    chairs: list[Chair]
    hand: list[str]
    hand_points: int
    melds: list[Meld]
    aside: int
    stock: int | None
    pile: list[str] | None
    took: str | None
    borrowed: list[list[str]]
    opening: Opening | None
    carte: Literal["manual", "auto", "off"] | None
    upcard: str | None
    wall: Literal["dead", "knock", "declare"] | None
    deadwood: Deadwood | None
    knocker: Knocker | None
    acted: bool
    owed: list[str]
    draft: list[str]
    steps: list[Step]
    result: Result | None
    sheet: Sheet
    news: list[AnyEvent]


class Why(Wire):
    """A refusal: the reason code (a message ``reason-<code>`` exists), its cards and numbers, and the
    sentence.

    Beside the reasons of the rules there are those of the server: ``malformed``, ``binary``, ``too_large``,
    ``too_fast``, ``store``, ``broken``, and before the line is closed ``no_table`` (4404) and ``not_seated``
    (4403). ``readings`` are the ways an ambiguous saying can be understood, each a step to choose.
    """

    code: str
    text: str
    cards: list[str] = []
    numbers: dict[str, int] = {}
    rule: str | None = None
    readings: list[Step] = []


class Answer(Wire, tag_field="type", tag="answer"):
    """The answer to an ``ask``.

    Each option is one way to play exactly the chosen cards, as one line of words.
    """

    n: int
    options: list[Step]
    why: Why | None


class Ack(Wire, tag_field="type", tag="ack"):
    """The play, undo or next with this id is done and durable."""

    id: str
    seq: int


class ErrorMessage(Wire, tag_field="type", tag="error"):
    """A message that could not be carried out; nothing changed.

    ``id`` is the one it came with, if it had one.
    """

    id: str | None
    why: Why


ToPage = ViewMessage | Answer | Ack | ErrorMessage


# -- page to server ------------------------------------------------------------------------------------------


class Play(Wire, tag_field="type", tag="play"):
    """Play these words in the running turn, all or nothing.

    ``meld ..``, ``lay .. m1>``, ``swap .. m2``, ``end``, ``dead``; where one draws and discards, ``draw``,
    ``take``, ``touch``, ``borrow .. m3<``, ``discard ..``, ``discard .. carte``; where one knocks, ``pass``,
    ``knock ..``, ``biggin ..``, ``done``.
    """

    id: str
    words: str


class Undo(Wire, tag_field="type", tag="undo"):
    """Take the last step of the half-played turn back, or all of them."""

    id: str
    all: bool = False


class Ask(Wire, tag_field="type", tag="ask"):
    """How can exactly these cards be played now? Changes nothing."""

    n: int
    cards: list[str]


class Next(Wire, tag_field="type", tag="next"):
    """Deal the next deal of the match."""

    id: str


FromPage = Play | Undo | Ask | Next


# -- plain HTTP ----------------------------------------------------------------------------------------------


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
    ``deal.seats`` (``2-8``) allows others.
    """

    name: str
    title: str
    family: str
    seats: list[int]
    bots: list[str]
    knobs: list[Knob]


class Create(Wire):
    """Open a table: you sit at seat 1, the bots fill the others in order.

    Answers are the texts of the form.
    """

    game: str
    you: str
    bots: list[str]
    changes: dict[str, str] = {}


class Created(Wire):
    """The new table's id; its page is ``/t/<table>``."""

    table: str


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
    """One of my tables, for the list on the first page."""

    table: str
    game: str
    title: str
    names: list[str]
    deal: int
    your_turn: bool
    over: bool
