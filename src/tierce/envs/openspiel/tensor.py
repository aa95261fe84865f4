"""OpenSpiel's 644 numbers of what a player of gin sees, made from a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.envs.openspiel.sentences import MELDS, NUMBERS
from tierce.game.policies import knock
from tierce.game.state import Phase
from tierce.table.view import View

SIZE: Final = 644
CHOOSABLE: Final = (Phase.OFFER, Phase.DRAW, Phase.WALL)
"""The phases in which the top of the discard pile may be had: the *upcard*."""


def observation(view: View, shown: frozenset[int]) -> NDArray[np.float32]:
    """Ones and zeros: who looks, the two hands as far as they are seen, whose turn it is, the limit of a
    knock, the upcard, the discards, the size of the stock, the melds of the two hands.

    ``shown`` are the knocker's melds, by their numbers. Raises ``ValueError`` for a spectator's view.
    """
    if view.seat is None:
        raise ValueError("a spectator has no seat to look from")
    upcard, discards = [], list(view.pile)
    if view.phase in CHOOSABLE:
        upcard.append(discards.pop())
    numbers = NUMBERS.__getitem__
    marked: tuple[tuple[int, Iterable[int]], ...] = (
        (2, [view.seat]),
        *((52, map(numbers, view.hand if seat == view.seat else ())) for seat in range(2)),
        (2, [view.turn]),
        (10, range(knock.limit(view.state))),
        (52, map(numbers, upcard)),
        (52, map(numbers, discards)),
        (52, range(len(view.stock))),
        *((MELDS, shown if view.phase is Phase.LAYOFF and seat != view.turn else ()) for seat in range(2)),
    )
    marks = np.zeros(SIZE, dtype=np.float32)
    begin = 0
    for size, places in marked:
        for place in places:
            marks[begin + place] = 1
        begin += size
    return marks
