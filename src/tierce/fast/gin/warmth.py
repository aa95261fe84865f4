"""What has the kernels of gin compiled: each is called once."""

from __future__ import annotations

import numpy as np

from tierce.fast.gin import spoken
from tierce.fast.gin.acts import apply
from tierce.fast.gin.deals import Deals
from tierce.fast.gin.law import packed
from tierce.fast.gin.moves import LONGEST_LISTING, marked
from tierce.fast.gin.planes import planes
from tierce.fast.gin.policies import greedy
from tierce.fast.gin.rollouts import playouts, rollouts
from tierce.fast.gin.rows import deal
from tierce.fast.lots import lots
from tierce.fast.policies import ANY, rows
from tierce.rules import load


def warm() -> None:
    """Deals stepped, shown and played to their end."""
    terms, policies = load("gin").at(2), rows([ANY, greedy()])
    law, points, lengths = packed(terms), np.zeros((2, 2), dtype=np.int64), np.zeros(2, dtype=np.int64)
    rollouts(law, policies, lots(0), points, lengths)
    deals = Deals(terms, np.stack([lots(0), lots(1)]))
    moves = deals.choices(policies, lots(2))
    row, seen = deals.rows[0].copy(), np.zeros((2, 2_000), dtype=np.int16)
    deals.show(seen)
    deals.step(moves, points, np.zeros(2, dtype=np.bool_))
    playouts(deals.rows, law, policies, lots(3), points, lengths)
    marked(row, law, np.zeros(LONGEST_LISTING, dtype=np.int64), np.zeros(deals.masks.shape[1], dtype=np.int8))
    planes(row, law, 0, seen[0])
    apply(row, law, int(moves[0]))
    deal(row, law, np.arange(52), 1)
    spoken.seen(row, 0, np.zeros(644, dtype=np.float32))
    spoken.said(row, law, spoken.PASSES, np.zeros(spoken.LONGEST, dtype=np.int64))
    spoken.allowed(row, law, np.zeros(spoken.LONGEST, dtype=np.int64))
