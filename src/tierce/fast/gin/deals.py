"""Deals of gin side by side: each is stepped by a move of its own, and begun anew when it is over.

All lies in arrays with one line a deal, which the kernels change in place.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.fast.compiled import bare
from tierce.fast.gin.acts import apply
from tierce.fast.gin.law import PLACES, packed
from tierce.fast.gin.moves import LAY_OFF, LONGEST_LISTING, Marks, marked
from tierce.fast.gin.planes import planes
from tierce.fast.gin.policies import choose
from tierce.fast.gin.rows import OVER, PHASE, POINTS, ROW, TURN, deal, shuffled
from tierce.fast.lots import Ints
from tierce.fast.policies import GREEDY, RANDOM
from tierce.rules import Terms

Bools = NDArray[np.bool_]


class Deals:
    """Deals that are stepped together."""

    kinds: Final = (RANDOM, GREEDY)
    """The kinds of policies that can play them."""

    def __init__(self, terms: Terms, lots: Ints) -> None:
        """New deals, as many as there are rows of ``lots``, from which each shuffles for itself.

        Raises ``Unsupported`` for terms that the kernels do not know.
        """
        self._law, self._lots = packed(terms), lots
        size = len(lots)
        self.rows = np.zeros((size, ROW), dtype=np.int64)
        self._dealt = np.zeros(size, dtype=np.int64)
        self._marks: Marks = np.zeros((size, LAY_OFF + 52 * int(self._law[PLACES])), dtype=np.int8)
        self._order, self._out = np.arange(52), np.zeros(LONGEST_LISTING, dtype=np.int64)
        begin(self.rows, self._law, lots, self._dealt, self._marks, self._order, self._out)

    @property
    def turn(self) -> Ints:
        """The seat whose turn it is in each deal."""
        return self.rows[:, TURN]

    @property
    def masks(self) -> Bools:
        """Which moves are legal now in each deal."""
        return self._marks.view(np.bool_)

    def step(self, moves: Ints, points: Ints, ended: Bools) -> None:
        """Make these legal moves.

        Where a deal ends so, ``ended`` becomes true and ``points`` say what it brought each seat; then a new
        deal stands in its place.
        """
        carry_out(
            *(self.rows, self._law, moves, points, ended),
            *(self._lots, self._dealt, self._marks, self._order, self._out),
        )

    def choices(self, policies: Ints, lots: Ints) -> Ints:
        """What the seat whose turn it is does in each deal by its policy."""
        moves = np.zeros(len(self.rows), dtype=np.int64)
        choose_all(self.rows, self._law, policies, lots, self._out, moves)
        return moves

    def show(self, out: NDArray[np.int16]) -> None:
        """Write what the seat whose turn it is sees of each deal, encoded as ``planes-1``."""
        show_all(self.rows, self._law, out)


@bare
def begin(rows: Ints, law: Ints, lots: Ints, dealt: Ints, marks: Marks, order: Ints, out: Ints) -> None:
    """The first deal of each row."""
    for place in range(len(rows)):
        deal_anew(rows[place], law, lots[place], dealt, place, order)
        marked(rows[place], law, out, marks[place])


@bare
def carry_out(
    rows: Ints,
    law: Ints,
    moves: Ints,
    points: Ints,
    ended: Bools,
    lots: Ints,
    dealt: Ints,
    marks: Marks,
    order: Ints,
    out: Ints,
) -> None:
    """Make a move in each deal, say where it was the last, and deal anew there."""
    for place in range(len(rows)):
        row, mask = rows[place], marks[place]
        apply(row, law, moves[place])
        ended[place] = row[PHASE] == OVER
        if ended[place]:
            points[place, 0], points[place, 1] = row[POINTS], row[POINTS + 1]
            deal_anew(row, law, lots[place], dealt, place, order)
        mask[:] = 0
        marked(row, law, out, mask)


@bare
def deal_anew(row: Ints, law: Ints, lots: Ints, dealt: Ints, place: int, order: Ints) -> None:
    """Shuffle a whole pack by the lots of this place, and deal it; the seats deal in turn."""
    shuffled(order, lots)
    deal(row, law, order, (place + dealt[place]) % 2)
    dealt[place] += 1


@bare
def choose_all(rows: Ints, law: Ints, policies: Ints, lots: Ints, out: Ints, moves: Ints) -> None:
    """A move for each deal by the policy of the seat whose turn it is."""
    for place in range(len(rows)):
        moves[place] = choose(rows[place], law, policies, lots, out)


@bare
def show_all(rows: Ints, law: Ints, out: NDArray[np.int16]) -> None:
    """What there is to see of each deal."""
    for place in range(len(rows)):
        shown = out[place]
        shown[:] = 0
        planes(rows[place], law, rows[place, TURN], shown)
