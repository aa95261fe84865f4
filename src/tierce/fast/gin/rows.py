"""A deal as a row of integers, which thousands of deals stack into one array, and the dealing of one."""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.gin.law import (
    ACE_MEANS_GIN,
    DEALER_STARTS,
    EACH,
    EXTRA,
    HAND_SIZE,
    LIMIT,
    TURN_UP,
    UPCARD,
)
from tierce.fast.lots import Ints, shuffle

(
    PHASE,
    TURN,
    DEALER,
    STARTER,
    TURNED_UP,
    MOST,
    LIFTED,
    MUST_DRAW,
    MUST_KNOCK,
    TAKEN,
    RETURNS,
    LENGTH,
    ENDING,
    KNOCKER,
    DRAWN,
    PILED,
    KNOCKED_MELDS,
    MELDS,
) = range(18)
"""The card turned up is -1 where there is none; ``MOST`` a knocker may keep; ``LIFTED`` is a mask of the
discard taken in this turn; ``LENGTH`` counts decisions; ``DRAWN`` is the place of the next card of the stock;
of ``MELDS`` on the table the first ``KNOCKED_MELDS`` are the knocker's."""
HAND: Final = MELDS + 1
KNOWN: Final = HAND + 2
"""What both seats know of each hand, as masks like the hands."""
POINTS: Final = KNOWN + 2
"""What the deal brought each seat."""
MELD: Final = POINTS + 2
"""The melds on the table, as masks."""
ENDS: Final = MELD + 8
"""How many cards were laid off at the low and at the high end of each of the knocker's melds."""
PILE: Final = ENDS + 8
ORDER: Final = PILE + 52
"""The pack in the order in which it was dealt; what was not yet drawn is the stock."""
ROW: Final = ORDER + 52
"""How long a row is."""

OFFERED, DRAWING, PLAYING, AT_WALL, LAYING_OFF, OVER = range(6)
"""The phases."""
BLOCKED, BY_KNOCK, BY_GIN, BY_BIG_GIN = range(1, 5)
"""The endings."""


@bare
def shuffled(order: Ints, lots: Ints) -> None:
    """Put a whole pack down in an order that is drawn by lot."""
    for card in range(52):
        order[card] = card
    shuffle(order, lots)


@bare
def deal(row: Ints, law: Ints, order: Ints, dealer: int) -> None:
    """Deal the pack in this order: one card at a time, the dealer last; then extra card and upcard."""
    row[:] = 0
    for place in range(52):
        row[ORDER + place] = order[place]
    row[DEALER] = dealer
    starter = dealer if law[DEALER_STARTS] else 1 - dealer
    row[STARTER], row[TURN] = starter, starter
    drawn = 2 * law[HAND_SIZE]
    for place in range(drawn):
        row[HAND + (1 - dealer if place % 2 == 0 else dealer)] |= 1 << row[ORDER + place]
    if law[EXTRA]:
        row[HAND + starter] |= 1 << row[ORDER + drawn]
        drawn += 1
    row[TURNED_UP], row[MOST], row[KNOCKER] = -1, law[LIMIT], -1
    if law[TURN_UP]:
        up = row[ORDER + drawn]
        drawn += 1
        row[TURNED_UP], row[PILE], row[PILED] = up, up, 1
        if law[LIMIT] == UPCARD:
            row[MOST] = 0 if up % 13 == 0 and law[ACE_MEANS_GIN] else law[EACH + up]
    row[DRAWN] = drawn
    row[PHASE] = PLAYING if law[EXTRA] else OFFERED if law[TURN_UP] else DRAWING
