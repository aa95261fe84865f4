"""Simple policies for kernels: each is a row of integers, its kind and what that asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tierce.fast.lots import Ints

RANDOM, GREEDY = range(2)
"""The kinds that every game has; what greed is, each game says. Its own kinds follow."""


class Policy(NamedTuple):
    """How a seat chooses among its legal moves."""

    kind: int
    parameter: int = 0
    """What it means is said where the game defines the kind."""


ANY: Final = Policy(RANDOM)
"""Each legal move is as likely."""


def rows(policies: Sequence[Policy]) -> Ints:
    """One row a seat, as the kernels read them."""
    return np.array(policies, dtype=np.int64)
