"""What a seat sees of a deal of Penang, in the encoding ``planes-1``."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.fast.compiled import bare
from tierce.fast.laid import WILD, face, first, is_run, jokers, of_suit, size, suit_of, wild_places
from tierce.fast.lots import Ints
from tierce.fast.penang.rows import (
    ACTED,
    DEAD,
    DEALER,
    HANDS,
    KNOWN,
    LEFT,
    MELDS,
    OPENED,
    OPENING,
    OVER,
    SEATS,
    TABLE,
    TURN,
)

Array = NDArray[np.int16]
LINE: Final = 53
"""Each line of cards has a place for every face."""
BESIDE: Final = 5
"""Lines of a discard pile and the like, which are empty here; before them is one for each seat."""
PHASES: Final = 9
PLAY, DONE = 5, 8
"""The numbers of the only phase in which a seat acts, and of that of a deal that is over."""
ROUND_THE_TABLE: Final = 16
"""So many numbers stand between those of the phases and those of the seats."""


@bare
def planes(row: Ints, seat: int, out: Array) -> None:
    """Write what there is to see into an array of zeros; the seats are those of the match."""
    seats = row[SEATS]
    for card in range(LINE):
        out[card] = row[HANDS + 53 * seat + card]
    for step in range(1, seats):
        out[step * LINE + WILD] = row[KNOWN + (seat + step) % seats]
    line = seats + BESIDE
    for place in range(row[MELDS]):
        draw_meld(row[TABLE + place], (line + 2 * place) * LINE, out)
    scalars(row, seat, len(out) - PHASES - ROUND_THE_TABLE - 5 * seats, out)


@bare
def draw_meld(meld: int, at: int, out: Array) -> None:
    """A line of the cards of a meld, and one of what its wilds stand for: in a set any suit of its rank."""
    out[at + WILD] = jokers(meld)
    low, stands = first(meld), at + LINE
    if is_run(meld):
        wild = wild_places(meld)
        for place in range(low, low + size(meld)):
            line = stands if wild >> place - 1 & 1 else at
            out[line + face(suit_of(meld), place)] += 1
        return
    for suit in range(4):
        out[at + face(suit, low)] = of_suit(meld, suit)
        out[stands + face(suit, low)] = jokers(meld)


@bare
def scalars(row: Ints, seat: int, at: int, out: Array) -> None:
    """The numbers after the lines; those that are always zero in Penang are left so."""
    seats = row[SEATS]
    out[at + (DONE if row[OVER] else PLAY)] = 1
    told = at + PHASES
    out[told] = (row[TURN] - seat) % seats
    out[told + 1] = (row[DEALER] - seat) % seats
    out[told + 6] = row[ACTED]
    out[told + 7] = row[OPENING]
    for step in range(seats):
        one, place = (seat + step) % seats, told + ROUND_THE_TABLE + 5 * step
        out[place] = row[LEFT + one]
        out[place + 1] = row[OPENED] >> one & 1
        out[place + 2] = row[DEAD] >> one & 1
