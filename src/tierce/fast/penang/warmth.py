"""What has the kernels of Penang compiled: each is called once."""

from __future__ import annotations

import numpy as np

from tierce.fast.lots import lots
from tierce.fast.penang.acts import apply, deal
from tierce.fast.penang.deals import Deals
from tierce.fast.penang.law import numbered, packed
from tierce.fast.penang.listing import listing
from tierce.fast.penang.numbers import TOLD
from tierce.fast.penang.policies import choose, greedy, patient
from tierce.fast.penang.rollouts import playouts, rollout, rollouts, room
from tierce.fast.policies import ANY, rows
from tierce.rules import load


def warm() -> None:
    """Deals played to their end, a move, and a step of deals side by side, in which many have one number."""
    terms, policies = load("penang").at(3), rows([ANY, greedy(), patient()])
    law, order = packed(terms), numbered(terms)
    points, lengths = np.zeros((1, 3), dtype=np.int64), np.zeros(1, dtype=np.int64)
    rollouts(law, policies, order, lots(0), points, lengths)
    row, out, trace = room()
    deal(row, law, order, 0, 0)
    playouts(row[np.newaxis], law, policies, lots(0), points, lengths)
    listing(row, law, out, 0)
    apply(row, law, choose(row, law, policies, lots(0), out))
    rollout(row, law, policies, lots(0), out, trace)
    deals = Deals(terms, np.stack([lots(0)]), np.zeros(TOLD, dtype=np.int64), 1_000)
    deals.show(np.zeros((1, 4_000), dtype=np.int16))
    deals.step(deals.choices(policies, lots(1)), points, np.zeros(1, dtype=np.bool_))
