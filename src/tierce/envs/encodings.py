"""Encodings: a view as an array of whole numbers, named and numbered (``planes-1``).

What an array means never changes under its name; a change makes a new number. An encoder is handed a `View`,
so it cannot show what the seat may not know. Seats are counted from the seat that looks: 0 is itself, 1 the
next in seat order.

*Rows* have 53 columns, one for each face by its index: clubs, diamonds, hearts and spades from the ace up,
then the joker. *Scalars* follow the rows. All of it is one flat array of 16-bit integers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.cards import JOKER, Card
from tierce.envs.numbers import FACE_COUNT, most_melds
from tierce.game.state import Phase
from tierce.melds import Meld
from tierce.rules import Terms
from tierce.table.view import View

Array = NDArray[np.int16]
PHASES: Final = tuple(Phase)


class Encoding(ABC):
    """A way to turn the views of one game into arrays."""

    name: str
    terms: Terms
    rows: tuple[str, ...]
    """What each row of 53 numbers tells."""
    scalars: tuple[str, ...]
    """What each number after the rows tells."""

    @property
    def size(self) -> int:
        """How many numbers an array has."""
        return len(self.rows) * FACE_COUNT + len(self.scalars)

    def __reduce__(self) -> tuple[object, tuple[str, Terms]]:
        """Copies and pickles are the encoding of the same name and terms."""
        return (encoding, (self.name, self.terms))

    def __call__(self, view: View) -> Array:
        """The array of what this view's seat sees. Raises ``ValueError`` for a spectator's view."""
        if view.seat is None:
            raise ValueError("a spectator has no seat to look from")
        array = np.zeros(self.size, dtype=np.int16)
        cut = len(self.rows) * FACE_COUNT
        self._fill(view, view.seat, array[:cut].reshape(-1, FACE_COUNT))
        array[cut:] = self._told(view, view.seat)
        return array

    @abstractmethod
    def _fill(self, view: View, seat: int, rows: NDArray[np.int16]) -> None:
        """Write the rows."""

    def _told(self, view: View, seat: int) -> list[int]:
        """The scalars."""
        go, seats = view.go, view.seats
        around = [(seat + step) % seats for step in range(seats)]
        told = [0] * len(PHASES)
        told[PHASES.index(view.phase)] = 1
        told += [
            (view.turn - seat) % seats if view.turn >= 0 else -1,
            (view.dealer - seat) % seats,
            len(view.stock),
            len(view.pile),
            view.renewals,
            view.takes,
            go.acted,
            go.opened,
            go.owed,
            go.points,
            go.penalty,
            go.melds,
            go.must_draw,
            go.must_knock,
            go.touched,
            len(go.borrowed),
        ]
        counts = view.counts
        for other in around:
            told += [
                counts[other],
                view.opened[other],
                view.dead[other],
                view.turns[other],
                view.touched[other],
            ]
        return told


def _scalars(terms: Terms) -> tuple[str, ...]:
    each = ("cards in hand", "has opened", "is dead", "turns begun", "has touched the pile")
    return (
        *(f"phase is {phase}" for phase in PHASES),
        "seat whose turn it is",
        "dealer",
        "cards in stock",
        "cards in the discard pile",
        "renewals of the stock",
        "discards taken",
        "has laid in this turn",
        "has opened in this turn",
        "freed jokers owed",
        "points laid for the opening",
        "cards still to be drawn as a penalty",
        "melds laid in this turn",
        "must draw from the stock",
        "must knock",
        "has touched the pile in this turn",
        "borrows still to be laid",
        *(f"seat {seat}: {what}" for seat in range(terms.players) for what in each),
    )


class Planes(Encoding):
    """Everything, each meld on the table with two rows of its own."""

    def __init__(self, terms: Terms) -> None:
        """For the views of a game under these terms."""
        self.name, self.terms = "planes-1", terms
        # When the deal is over, the melds of both hands of gin lie there.
        melds = most_melds(terms) * (terms.players if terms.knocks else 1)
        self.rows = (
            *_cards_about(terms),
            *(f"meld {number}: {what}" for number in range(1, melds + 1) for what in ("its cards", "wilds")),
        )
        self.scalars = _scalars(terms)

    def _fill(self, view: View, seat: int, rows: NDArray[np.int16]) -> None:
        row = _fill_cards(view, seat, rows)
        for lies in view.table:
            rows[row : row + 2] = _meld_rows(lies.meld)
            row += 2


class Compact(Encoding):
    """The same with the table in three rows: its cards, what its wilds stand for, what could be laid off."""

    def __init__(self, terms: Terms) -> None:
        """For the views of a game under these terms."""
        self.name, self.terms = "compact-1", terms
        on_table = ("cards in melds", "cards that wilds on the table stand for", "cards that fit a meld")
        self.rows = (*_cards_about(terms), *on_table)
        self.scalars = _scalars(terms)

    def _fill(self, view: View, seat: int, rows: NDArray[np.int16]) -> None:
        row = _fill_cards(view, seat, rows)
        for lies in view.table:
            rows[row : row + 2] += _meld_rows(lies.meld)
            rows[row + 2] |= _fitting(lies.meld)


def _cards_about(terms: Terms) -> tuple[str, ...]:
    return (
        "own hand",
        *(f"known cards of seat {seat}" for seat in range(1, terms.players)),
        "top of the discard pile",
        "discard pile",
        "upcard",
        "cards taken in this turn: to be laid or not to be thrown back",
        "borrowed cards to be laid",
    )


def _fill_cards(view: View, seat: int, rows: NDArray[np.int16]) -> int:
    """Write the rows of cards that lie about; the number of the next row."""
    rows[0] = _counts(view.hand.counts)
    seats = view.seats
    for step in range(1, seats):
        known = view.known[(seat + step) % seats]
        if known:
            rows[step] = _counts(known.counts)
    if view.pile:
        rows[seats, view.pile[-1].index] = 1
        pile = rows[seats + 1]
        for card in view.pile:
            pile[card.index] += 1
    go = view.go
    for row, one in ((seats + 2, view.upcard), (seats + 3, go.took), (seats + 3, go.lifted)):
        if one is not None:
            rows[row, one.index] = 1
    for cards in go.borrowed:
        rows[seats + 4] += _counts(cards.counts)
    return seats + 5


def _counts(counts: bytes) -> NDArray[np.uint8]:
    """How many of each face; the unknown cards at the end are left out."""
    return np.frombuffer(counts, dtype=np.uint8, count=FACE_COUNT)


@lru_cache(maxsize=1 << 14)
def _meld_rows(meld: Meld) -> NDArray[np.int16]:
    """The cards of a meld, and the cards that its wilds stand for: in a set any suit of its rank."""
    rows = np.zeros((2, FACE_COUNT), dtype=np.int16)
    for slot, card in enumerate(meld.cards):
        rows[0, card.index] += 1
        if card is JOKER:
            stands = meld.stands_for(slot)
            at = [stands.index] if isinstance(stands, Card) else [13 * suit + stands - 1 for suit in range(4)]
            rows[1, at] += 1
    return rows


@lru_cache(maxsize=1 << 14)
def _fitting(meld: Meld) -> NDArray[np.int16]:
    """The cards next to a run, those of a set's rank: what might be laid off, the rules permitting."""
    row = np.zeros(FACE_COUNT, dtype=np.int16)
    if meld.is_run:
        row[[meld.face(meld.low - 1).index, meld.face(meld.high + 1).index]] = 1
    else:
        row[[13 * suit + meld.low - 1 for suit in range(4)]] = 1
    return row


ENCODINGS: Final[Mapping[str, Callable[[Terms], Encoding]]] = MappingProxyType(
    {"planes-1": Planes, "compact-1": Compact}
)
"""The encodings by name."""


@lru_cache(maxsize=64)
def encoding(name: str, terms: Terms) -> Encoding:
    """The encoding of that name for a game. Raises ``ValueError`` naming those that there are."""
    if name not in ENCODINGS:
        raise ValueError(f"{name!r} is no encoding; there are {', '.join(ENCODINGS)}")
    return ENCODINGS[name](terms)
