"""Deals of Penang side by side: each is stepped by a move of its own, and begun anew when it is over.

All lies in arrays with one line a deal, which the kernels change in place.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.fast.compiled import bare
from tierce.fast.lots import Ints, draw, shuffle
from tierce.fast.penang.acts import apply, deal
from tierce.fast.penang.law import PLAYERS, numbered, packed
from tierce.fast.penang.numbers import Marks, marked, meant, nth, number_of
from tierce.fast.penang.planes import planes
from tierce.fast.penang.policies import PATIENT, choose
from tierce.fast.penang.rollouts import ROOM
from tierce.fast.penang.rows import OVER, POINTS, ROW, TURN
from tierce.fast.policies import GREEDY, RANDOM
from tierce.rules import Terms

Bools = NDArray[np.bool_]


class Deals:
    """Deals that are stepped together."""

    kinds: Final = (RANDOM, GREEDY, PATIENT)
    """The kinds of policies that can play them."""

    def __init__(self, terms: Terms, lots: Ints, told: Ints, size: int) -> None:
        """New deals, as many as there are rows of ``lots``, from which each shuffles for itself.

        ``told`` says how an action table numbers the moves (:mod:`tierce.fast.penang.numbers`), and ``size``
        how many numbers it has. Raises ``Unsupported`` for terms that the kernels do not know.
        """
        self._law, self._lots, self._told = packed(terms), lots, told
        self.rows = np.zeros((len(lots), ROW), dtype=np.int64)
        self._dealt = np.zeros(len(lots), dtype=np.int64)
        self._legal = np.zeros(len(lots), dtype=np.int64)
        self._marks: Marks = np.zeros((len(lots), size), dtype=np.int8)
        self._deck = numbered(terms)
        self._order, self._out = self._deck.copy(), np.zeros(ROOM, dtype=np.int64)
        begin(self.rows, self._law, lots, self._dealt, self._deck, self._order)
        self._mark()

    @property
    def turn(self) -> Ints:
        """The seat whose turn it is in each deal."""
        return self.rows[:, TURN]

    @property
    def masks(self) -> Bools:
        """Which numbers are legal now in each deal."""
        return self._marks.view(np.bool_)

    def step(self, moves: Ints, points: Ints, ended: Bools) -> None:
        """Make the moves that these legal numbers mean.

        Where a deal ends so, ``ended`` becomes true and ``points`` say what it cost each seat; then a new
        deal stands in its place.
        """
        carry_out(self.rows, self._law, self._told, self._out, moves, points, ended)
        begin(self.rows, self._law, self._lots, self._dealt, self._deck, self._order)
        self._mark()

    def _mark(self) -> None:
        mark_all(self.rows, self._law, self._told, self._out, self._marks, self._legal)

    def choices(self, policies: Ints, lots: Ints) -> Ints:
        """The number of what the seat whose turn it is does in each deal by its policy.

        At random each legal number is as likely, of however many moves.
        """
        moves = np.zeros(len(self.rows), dtype=np.int64)
        choose_all(
            *(self.rows, self._law, self._told, self._out, self._marks, self._legal),
            *(policies, lots, moves),
        )
        return moves

    def show(self, out: NDArray[np.int16]) -> None:
        """Write what the seat whose turn it is sees of each deal, encoded as ``planes-1``."""
        show_all(self.rows, out)


@bare
def begin(rows: Ints, law: Ints, lots: Ints, dealt: Ints, deck: Ints, order: Ints) -> None:
    """A new deal in every row where none is being played, by lots of its own; the seats deal in turn.

    One that is over as soon as it is dealt is dealt again.
    """
    for place in range(len(rows)):
        row = rows[place]
        while not dealt[place] or row[OVER]:
            for card in range(len(deck)):
                order[card] = deck[card]
            shuffle(order, lots[place])
            deal(row, law, order, (place + dealt[place]) % law[PLAYERS], 0)
            dealt[place] += 1


@bare
def carry_out(rows: Ints, law: Ints, told: Ints, out: Ints, moves: Ints, points: Ints, ended: Bools) -> None:
    """Make a move in each deal, and say where it was the last."""
    for place in range(len(rows)):
        row = rows[place]
        apply(row, law, meant(row, law, told, out, moves[place]))
        ended[place] = row[OVER] != 0
        if ended[place]:
            for seat in range(points.shape[1]):
                points[place, seat] = row[POINTS + seat]


@bare
def mark_all(rows: Ints, law: Ints, told: Ints, out: Ints, marks: Marks, legal: Ints) -> None:
    """The legal numbers of each deal, and how many they are."""
    for place in range(len(rows)):
        mask = marks[place]
        mask[:] = 0
        legal[place] = marked(rows[place], law, told, out, mask)


@bare
def choose_all(
    rows: Ints,
    law: Ints,
    told: Ints,
    out: Ints,
    marks: Marks,
    legal: Ints,
    policies: Ints,
    lots: Ints,
    moves: Ints,
) -> None:
    """A number for each deal by the policy of the seat whose turn it is."""
    for place in range(len(rows)):
        row = rows[place]
        if policies[row[TURN], 0] == RANDOM:
            lot = draw(lots, legal[place]) if legal[place] > 1 else 0
            moves[place] = nth(row, law, told, out, marks[place], lot)
        else:
            moves[place] = number_of(choose(row, law, policies, lots, out), law, told)


@bare
def show_all(rows: Ints, out: NDArray[np.int16]) -> None:
    """What there is to see of each deal."""
    for place in range(len(rows)):
        shown = out[place]
        shown[:] = 0
        planes(rows[place], rows[place, TURN], shown)
