"""Which runs open."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.laid import first, size, wild_places
from tierce.fast.lots import Ints
from tierce.fast.rami.law import NEW_RUN, PURE


@bare
def pure_enough(run: int, law: Ints) -> bool:
    """Whether a run is without a joker, or where that suffices has three naturals side by side (B4.2)."""
    wild = wild_places(run)
    if law[PURE] == NEW_RUN:
        return wild == 0
    low, long = first(run), size(run)
    natural = ((1 << long) - 1 << low - 1) & ~wild
    return natural & natural >> 1 & natural >> 2 != 0
