"""Which naturals of a hand lie near others, so that they may become melds: for policies of every game."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.melds.deadwood import ACES, KINGS, RANK, SUIT


@bare
def befriended(mask: int) -> int:
    """The cards with another of their rank, or one of their suit at most two ranks away."""
    clubs, diamonds, hearts, spades = mask & SUIT, mask >> 13 & SUIT, mask >> 26 & SUIT, mask >> 39
    twice = clubs & diamonds | (clubs | diamonds) & hearts | (clubs | diamonds | hearts) & spades
    up = mask << 1 & ~ACES | mask << 2 & ~(ACES | ACES << 1)
    down = mask >> 1 & ~KINGS | mask >> 2 & ~(KINGS | KINGS >> 1)
    return mask & (twice * RANK | up | down)
