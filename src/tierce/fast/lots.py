"""Lots: chance for kernels, the same compiled or not.

Two multiplicative generators whose difference is drawn (P. L'Ecuyer, "Efficient and Portable Combined Random
Number Generators", 1988), with a period of 2.3e18. No product leaves 64 bits, so that plain integers and
compiled ones agree.
"""

from __future__ import annotations

import random

import numpy as np
from numpy.typing import NDArray

from tierce.fast.compiled import bare

Ints = NDArray[np.int64]
FIRST, FIRST_FACTOR = 2_147_483_563, 40_014
SECOND, SECOND_FACTOR = 2_147_483_399, 40_692


def lots(seed: int | str | bytes) -> Ints:
    """The two numbers from which all lots of this seed are drawn; each drawing changes them."""
    rng = random.Random(seed)
    return np.array([rng.randrange(1, FIRST), rng.randrange(1, SECOND)], dtype=np.int64)


@bare
def draw(lots: Ints, choices: int) -> int:
    """A number from 0 up to ``choices``, at most a million; each is as likely, to one in two thousand."""
    lots[0] = lots[0] * FIRST_FACTOR % FIRST
    lots[1] = lots[1] * SECOND_FACTOR % SECOND
    return int((lots[0] - lots[1]) % (FIRST - 1) % choices)


@bare
def shuffle(cards: Ints, lots: Ints) -> None:
    """Put the cards into a random order, in place."""
    for last in range(len(cards) - 1, 0, -1):
        other = draw(lots, last + 1)
        kept = cards[last]
        cards[last] = cards[other]
        cards[other] = kept
