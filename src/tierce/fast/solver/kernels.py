"""What other kernels ask the solver."""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.lots import Ints
from tierce.fast.solver.melds import tell
from tierce.fast.solver.walk import search

FACES_HELD: Final = 53
"""A hand is so many counts."""
MOST_MELDS: Final = 32
"""Room for the melds of any hand."""


@bare
def best(
    room: Ints, worth: Ints, hand: Ints, must: Ints, need: int, keep: int, fresh: int, out: Ints, at: int
) -> int:
    """Write the melds that count most from place ``at`` of ``out`` on; how many they are, or -1 for none.

    They count at least ``need`` points, hold all cards of ``must`` and at least ``fresh`` jokers, and leave
    ``keep`` cards in hand; where the room asks for a pure run, one is among them. What they count is then
    ``room[POINTS]``.
    """
    last = search(room, worth, hand, must, need, keep, fresh)
    return -1 if last < 0 else tell(room, last, out, at)
