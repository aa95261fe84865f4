"""A deal of gin in the plain engine's state as a row, from which kernels may play on."""

from __future__ import annotations

from typing import Final

import numpy as np

from tierce.fast.gin.law import packed
from tierce.fast.gin.rows import (
    AT_WALL,
    BY_BIG_GIN,
    BY_GIN,
    BY_KNOCK,
    DEALER,
    DRAWING,
    DRAWN,
    ENDING,
    ENDS,
    HAND,
    KNOCKED_MELDS,
    KNOCKER,
    KNOWN,
    LAYING_OFF,
    LIFTED,
    MELD,
    MELDS,
    MOST,
    MUST_DRAW,
    MUST_KNOCK,
    OFFERED,
    ORDER,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    RETURNS,
    ROW,
    STARTER,
    TAKEN,
    TURN,
    TURNED_UP,
)
from tierce.fast.lots import Ints
from tierce.game.policies import knock
from tierce.game.state import Phase, State
from tierce.melds import MeldEnd

PHASES: Final = {
    Phase.OFFER: OFFERED,
    Phase.DRAW: DRAWING,
    Phase.PLAY: PLAYING,
    Phase.WALL: AT_WALL,
    Phase.LAYOFF: LAYING_OFF,
}


def row_of(state: State) -> Ints:
    """The row of a running deal whose every card is known.

    Raises ``Unsupported`` for terms that the kernels do not know, ``ValueError`` for a state in which no seat
    is to act or some card is not known.
    """
    packed(state.terms)
    if state.phase not in PHASES:
        raise ValueError(f"nobody is to act: the deal is at {state.phase}")
    row = np.zeros(ROW, dtype=np.int64)
    go = state.go
    row[[PHASE, TURN, DEALER, STARTER]] = PHASES[state.phase], state.turn, state.dealer, state.starter
    row[[TURNED_UP, MOST]] = -1 if state.upcard is None else state.upcard.index, knock.limit(state)
    row[LIFTED] = 0 if go.lifted is None else 1 << go.lifted.index
    row[[MUST_DRAW, MUST_KNOCK, TAKEN, RETURNS]] = go.must_draw, go.must_knock, state.takes, state.returns
    for seat in range(2):
        row[[HAND + seat, KNOWN + seat]] = state.hands[seat].mask, state.known[seat].mask
    row[PILED], row[PILE : PILE + len(state.pile)] = len(state.pile), [card.index for card in state.pile]
    row[DRAWN] = 52 - len(state.stock)
    row[ORDER + row[DRAWN] : ORDER + 52] = [card.index for card in state.stock]
    row[KNOCKER] = -1
    if state.phase is Phase.LAYOFF:
        row[KNOCKER], row[ENDING] = 1 - state.turn, _ending(state)
        row[[MELDS, KNOCKED_MELDS]] = len(state.table)
        for place, lies in enumerate(state.table):
            row[MELD + place] = lies.meld.bag.mask
        for number, end in go.ends:
            row[ENDS + 2 * (number - 1) + (end is not MeldEnd.LOW)] += 1
    return row


def _ending(state: State) -> int:
    """What the knock that was made came to."""
    if state.hands[1 - state.turn]:
        return BY_KNOCK
    shown = sum(len(lies.meld.cards) for lies in state.table)
    return BY_GIN if shown == state.terms.deal.hand_size else BY_BIG_GIN
