"""OpenSpiel's 644 numbers of what a player of gin sees, made from a view."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.cards import Cards
from tierce.envs.openspiel.sentences import CARDS, FIRST_MELD, MELD_CARDS, MELDS, NUMBERS, TAKE
from tierce.game.policies import knock
from tierce.game.scoring import Ending
from tierce.game.state import Phase
from tierce.table.view import View

SIZE: Final = 644
MOST_KEPT: Final = 10
CHOOSABLE: Final = (Phase.OFFER, Phase.DRAW, Phase.WALL)
"""The phases in which the top of the discard pile may be had: the *upcard*."""
Melds = tuple[frozenset[int], frozenset[int]]
"""The melds that each of the two players has shown, by their numbers."""
NOTHING_SHOWN: Final[Melds] = (frozenset(), frozenset())


def observation(view: View, shown: Melds = NOTHING_SHOWN, said: tuple[int, ...] = ()) -> NDArray[np.float32]:
    """Ones and zeros: who looks, the two hands as far as they are seen, whose turn it is, the limit of a
    knock, the upcard, the discards, the size of the stock, the melds of the two hands.

    ``shown`` are the melds as they were before others were laid off on them; ``said`` is what the player
    whose turn it is has said of a sentence, which that player alone sees. Raises ``ValueError`` for a
    spectator's view.
    """
    seat = view.seat
    if seat is None:
        raise ValueError("a spectator has no seat to look from")
    hand, pile, upcard = view.hand, view.pile, view.pile[:0]
    if said and seat == view.turn:
        thrown, melds = _put_down(said)
        hand = hand.without(thrown).without(Cards(card for meld in melds for card in MELD_CARDS[meld]))
        pile += tuple(thrown)
        shown = (shown[0] | melds, shown[1]) if seat == 0 else (shown[0], shown[1] | melds)
    if _has_upcard(view):
        pile, upcard = pile[:-1], pile[-1:]
    turn = view.turn
    if view.over and view.returns > 1 and view.terms.draw.mutual_return == "ends":
        turn = 1 - turn  # The discard that ended the deal had passed the turn on.
    marks = b"".join(
        (
            _marks(2, (seat,)),
            *(_hand(hand) if player == seat else _ones(0, 52) for player in range(2)),
            _marks(2, (turn,)),
            _ones(min(_limit(view), MOST_KEPT), MOST_KEPT),
            _marks(52, map(NUMBERS.__getitem__, upcard)),
            _marks(52, map(NUMBERS.__getitem__, pile)),
            _ones(len(view.stock), 52),
            *(_marks(MELDS, melds) if melds else _ones(0, MELDS) for melds in shown),
        )
    )
    return np.frombuffer(marks, dtype=np.uint8).astype(np.float32)


def _limit(view: View) -> int:
    """The most that a knocker may keep."""
    most = view.terms.knock.limit
    return most if isinstance(most, int) else knock.limit(view.state)


def _put_down(said: tuple[int, ...]) -> tuple[Cards, frozenset[int]]:
    """What so much of a sentence has put down: the thrown card, if any, and melds."""
    thrown = Cards(CARDS[number] for number in said if number < TAKE)
    return thrown, frozenset(number - FIRST_MELD for number in said if number >= FIRST_MELD)


def _has_upcard(view: View) -> bool:
    """Whether the top of the pile is the upcard, which it still is where a deal ended without a knock."""
    over = view.result is not None and view.result.how is Ending.BLOCKED
    return bool(view.pile) and (over or view.phase in CHOOSABLE)


def _hand(hand: Cards) -> bytes:
    """A 1 for each card, the spades, which are last in a hand, before the others."""
    counts = hand.counts
    return counts[39:52] + counts[:39]


@cache
def _ones(count: int, size: int) -> bytes:
    return b"\1" * count + bytes(size - count)


def _marks(size: int, places: Iterable[int]) -> bytearray:
    marks = bytearray(size)
    for place in places:
        marks[place] = 1
    return marks
