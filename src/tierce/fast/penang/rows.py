"""A deal as a row of integers, which thousands of deals stack into one array, and as a state again."""

from __future__ import annotations

from typing import Final

import numpy as np

from tierce.cards import FACES, JOKER, UNKNOWN, Cards, numbered_deck
from tierce.fast import laid
from tierce.fast.lots import Ints
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import Go, Phase, State, TableMeld, new_deal
from tierce.rules import Terms

MOST_SEATS: Final = 8
MOST_MELDS: Final = (4 * 52 + 16) // 3
"""Of the largest deck that the knobs allow."""

(
    OVER,
    TURN,
    DEALER,
    SEATS,
    OPENED,
    DEAD,
    OUT,
    ACTED,
    OPENING,
    SQUARES,
    LENGTH,
    MELDS,
    LEFT,
) = range(13)
"""``OVER`` is how the deal ended, 0 before. ``OPENED``, ``DEAD`` and ``OUT`` (of the match) have a bit for
each seat. ``ACTED``: the turn has a meld or a lay-off in it; ``OPENING``: its seat opened in it; ``SQUARES``
counts the joker squares made in it, which are marked with their numbers. ``LENGTH`` counts decisions."""
KNOWN: Final = LEFT + MOST_SEATS
"""From ``LEFT`` on how many cards each seat holds; here how many jokers all have seen it take."""
POINTS: Final = KNOWN + MOST_SEATS
"""What the deal cost each seat, when it is over."""
TABLE: Final = POINTS + MOST_SEATS
"""The melds on the table as :mod:`tierce.fast.laid` numbers them."""
TRIED: Final = TABLE + MOST_MELDS
"""Room for a search through swaps, two numbers for each joker; 0 between moves."""
HANDS: Final = TRIED + 32
"""The 53 counts by face of each seat's hand."""
ROW: Final = HANDS + 53 * MOST_SEATS
"""How long a row is."""

ENDINGS: Final = (None, Ending.GAME, Ending.ALL_DEAD, Ending.LAST_SURVIVOR)
GAME, ALL_DEAD, LAST_SURVIVOR = 1, 2, 3


def row_of(state: State) -> Ints:
    """The row of a deal at any moment after the cards are dealt.

    Raises ``ValueError`` before, and where hands are not known: sample a world first.
    """
    if state.phase not in (Phase.PLAY, Phase.OVER):
        raise ValueError(f"no cards are dealt in the phase {state.phase}")
    if any(UNKNOWN in hand for hand in state.hands):
        raise ValueError("a hand holds unknown cards: sample a world first")
    row, go = np.zeros(ROW, dtype=np.int64), state.go
    row[TURN], row[DEALER], row[SEATS] = state.turn, state.dealer, state.seats
    for place, flags in ((OPENED, state.opened), (DEAD, state.dead), (OUT, state.out)):
        row[place] = sum(1 << seat for seat, flag in enumerate(flags) if flag)
    row[ACTED], row[OPENING], row[SQUARES] = go.acted, go.opened, len(go.squared)
    row[MELDS] = len(state.table)
    for number, lies in enumerate(state.table, start=1):
        mark = go.squared.index(number) + 1 if number in go.squared else 0
        row[TABLE + number - 1] = laid.number_of(lies.meld, lies.owner, mark)
    for seat, hand in enumerate(state.hands):
        row[LEFT + seat] = len(hand)
        row[KNOWN + seat] = state.known[seat].jokers
        row[HANDS + 53 * seat : HANDS + 53 * seat + 53] = list(hand.counts[:53])
    if state.result is not None:
        row[OVER] = ENDINGS.index(state.result.how)
        points = state.result.points(state.terms)
        row[POINTS : POINTS + state.seats] = [score or 0 for score in points]
    return row


def state_of(row: Ints, terms: Terms) -> State:
    """The state of a row under the rules that it was played by."""
    seats, turn = int(row[SEATS]), int(row[TURN])
    opened, dead, out = (
        tuple(bool(row[place] >> seat & 1) for seat in range(seats)) for place in (OPENED, DEAD, OUT)
    )
    hands = tuple(_bag(row[HANDS + 53 * seat : HANDS + 53 * seat + 53]) for seat in range(seats))
    numbers = [int(number) for number in row[TABLE : TABLE + row[MELDS]]]
    table = tuple(TableMeld(laid.meld_of(number), int(laid.owner(number))) for number in numbers)
    on_table = Cards(card for lies in table for card in lies.meld.cards)
    squared = sorted(
        (laid.marks(meld), number) for number, meld in enumerate(numbers, start=1) if laid.marks(meld)
    )
    result = None
    if row[OVER]:
        how = ENDINGS[row[OVER]]
        assert how is not None
        left = tuple(None if absent else hand for hand, absent in zip(hands, out, strict=True))
        missed = tuple(lost and not has for lost, has in zip(dead, opened, strict=True))
        result = DealResult(how, left, missed, turn if how is Ending.GAME else None)
    start = new_deal(
        terms,
        seats=seats,
        dealer=int(row[DEALER]),
        out=tuple(seat for seat, absent in enumerate(out) if absent),
    )
    return start._replace(
        phase=Phase.OVER if row[OVER] else Phase.PLAY,
        turn=turn,
        hands=hands,
        known=tuple(Cards([JOKER] * int(row[KNOWN + seat])) for seat in range(seats)),
        aside=Cards(numbered_deck(terms.deck.packs, terms.deck.jokers)) - sum(hands, on_table),
        table=table,
        opened=opened,
        dead=dead,
        go=Go(bool(row[ACTED]), bool(row[OPENING]), tuple(number for _, number in squared)),
        result=result,
    )


def _bag(counts: Ints) -> Cards:
    return Cards(FACES[index] for index, count in enumerate(counts) for _ in range(count))
