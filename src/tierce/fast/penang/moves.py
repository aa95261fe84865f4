"""The moves of Penang as integers.

A move is its kind, from bit ``KIND`` on, and before that what it is about: a meld its number
(:mod:`tierce.fast.laid`), a lay-off or a swap the table meld's place, the card and the end. So the plain
engine lists lay-offs and swaps in the order of their numbers.
"""

from __future__ import annotations

from typing import Final

from tierce.cards import FACES
from tierce.fast.compiled import bare
from tierce.fast.laid import HIGH_END, IN_SET, LOW_END, meld_of
from tierce.game.actions import Action, Die, EndTurn, LayMeld, LayOff, Swap
from tierce.melds import MeldEnd

KIND: Final = 48
MELD, LAY_OFF, SWAP, END, DIE = 1 << KIND, 2 << KIND, 3 << KIND, 4 << KIND, 5 << KIND
NUMBER: Final = (1 << KIND) - 1
"""The part of a move before its kind."""
CARD, LIES = 3, 9
"""The first bits of a card and of a table meld's place, behind those of an end."""
END_BITS: Final = 7
ENDS_OF: Final = {0: None, LOW_END: MeldEnd.LOW, HIGH_END: MeldEnd.HIGH, IN_SET: None}


def action_of(move: int) -> Action:
    """The action of a move, fully stated.

    >>> action_of(LAY_OFF | 1 << LIES | 33 << CARD | HIGH_END)
    Action.parse('lay 8h m2>')
    """
    kind = move & ~NUMBER
    if kind == MELD:
        return LayMeld.of(meld_of(move & NUMBER))
    if kind == END:
        return EndTurn()
    if kind == DIE:
        return Die()
    act = LayOff if kind == LAY_OFF else Swap
    return act(FACES[card_of(move)], int(place_of(move)) + 1, ENDS_OF[int(end_of(move))])


@bare
def card_of(move: int) -> int:
    """The card of a lay-off or a swap."""
    return move >> CARD & 63


@bare
def place_of(move: int) -> int:
    """The place of the table meld of a lay-off or a swap, from 0."""
    return (move & NUMBER) >> LIES


@bare
def end_of(move: int) -> int:
    """The end of a lay-off, or of a swap where two aces of a run are jokers, else 0."""
    return move & END_BITS
