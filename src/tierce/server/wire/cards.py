"""The cards of a table as one seat sees them: hands, melds, steps, counts, the score sheet."""

from __future__ import annotations

from typing import Literal

from tierce.server.wire.base import Wire

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
