"""A deal as a row of integers, which thousands of deals stack into one array, and the dealing of one."""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.laid import WILD
from tierce.fast.lots import Ints
from tierce.fast.rami.law import (
    DEALER_STARTS,
    EXTRA,
    HAND_SIZE,
    JOKERS,
    MOST_SEATS,
    PACKS,
    SEATS,
    STEP,
    UPCARD,
)

(
    PHASE,
    TURN,
    DEALER,
    STOCKED,
    PILED,
    MELDS,
    RENEWALS,
    LENGTH,
    ENDING,
    WENT_OUT,
    ALONE,
    JOKER_LAST,
    ACTED,
    OPENED_NOW,
    SQUARED,
    OWED,
    TOOK,
    FROM_PILE,
    POINTS,
    JOKERS_LAID,
    USED_TABLE,
    PENALTY,
) = range(22)
"""Where the deal stands, how it ended, and from ``ACTED`` on what the running turn has done, as
:class:`tierce.game.state.Go` has it. ``LENGTH`` counts what the seats did; ``TOOK`` and ``WENT_OUT`` are -1
where there is none."""
GO: Final = ACTED
FACES_HELD: Final = WILD + 1
"""A hand is so many counts."""
HELD: Final = PENALTY + 1
"""How many cards each seat holds."""
OPENED: Final = HELD + MOST_SEATS
TURNS: Final = OPENED + MOST_SEATS
SCORE: Final = TURNS + MOST_SEATS
"""What the deal came to for each seat."""
HAND: Final = SCORE + MOST_SEATS
"""Each seat's cards, 53 counts by face."""
KNOWN: Final = HAND + FACES_HELD * MOST_SEATS
"""What all have seen go into each hand and not come out."""
TABLE: Final = KNOWN + FACES_HELD * MOST_SEATS
"""The melds by their numbers (:mod:`tierce.fast.laid`), marked ``FRESH`` or as squared in this turn."""
MOST_CARDS: Final = 52 * 4 + 16
PILE: Final = TABLE + MOST_CARDS // 3
"""The discard pile, its top last."""
STOCK: Final = PILE + MOST_CARDS
"""The stock, its next card last."""
ROW: Final = STOCK + MOST_CARDS
"""How long a row is."""

DRAWING, PLAYING, RENEWING, OVER = range(4)
"""The phases."""
BLOCKED, BY_EXIT = 1, 2
"""The endings."""
FRESH: Final = 1
"""The mark of a meld that was laid in this turn; above it stands the how manieth joker square of the turn it
is."""
SQUARES: Final = 1
"""The first bit of the mark of squares."""


@bare
def deal(row: Ints, law: Ints, order: Ints, dealer: int) -> None:
    """Deal the deck in this order: one card at a time, the dealer last; then extra card, upcard, stock."""
    row[:] = 0
    seats, cards = law[SEATS], 52 * law[PACKS] + law[JOKERS]
    row[DEALER], row[TOOK], row[WENT_OUT] = dealer, -1, -1
    drawn, seat = 0, dealer
    for _ in range(seats * law[HAND_SIZE]):
        seat = after(seat, law)
        give(row, seat, order[drawn])
        drawn += 1
    starter = dealer if law[DEALER_STARTS] else after(dealer, law)
    if law[EXTRA]:
        give(row, starter, order[drawn])
        drawn += 1
    if law[UPCARD]:
        row[PILE], row[PILED] = order[drawn], 1
        drawn += 1
    row[STOCKED] = cards - drawn
    for place in range(drawn, cards):
        row[STOCK + cards - 1 - place] = order[place]
    row[TURN], row[TURNS + starter] = starter, 1
    row[PHASE] = PLAYING if law[EXTRA] else DRAWING


@bare
def number_deck(order: Ints, law: Ints) -> None:
    """The unshuffled deck: pack after pack, then the jokers."""
    for place in range(len(order)):
        order[place] = place % 52 if place < 52 * law[PACKS] else WILD


@bare
def after(seat: int, law: Ints) -> int:
    """The next seat in playing order."""
    return int((seat + law[STEP]) % law[SEATS])


@bare
def give(row: Ints, seat: int, card: int) -> None:
    """Put a card into a hand."""
    row[HAND + FACES_HELD * seat + card] += 1
    row[HELD + seat] += 1


@bare
def leave(row: Ints, seat: int, card: int) -> None:
    """A card leaves a hand before all eyes."""
    row[HAND + FACES_HELD * seat + card] -= 1
    row[HELD + seat] -= 1
    if row[KNOWN + FACES_HELD * seat + card]:
        row[KNOWN + FACES_HELD * seat + card] -= 1
