"""What has the kernels of Rami compiled: each is called once."""

from __future__ import annotations

import numpy as np

from tierce.fast.lots import lots
from tierce.fast.policies import rows
from tierce.fast.rami.acts import apply, renew
from tierce.fast.rami.law import JOKERS, PACKS, packed
from tierce.fast.rami.policies import choose, greedy
from tierce.fast.rami.rollouts import playouts, rollout, rollouts
from tierce.fast.rami.rows import ROW, deal, number_deck
from tierce.fast.rami.tools import tools
from tierce.rules import load


def warm() -> None:
    """Deals dealt, stepped, renewed and played to their end."""
    terms, policies = load("rami51").at(2), rows([greedy(), greedy()])
    law, room = packed(terms), tools(terms)
    scores, lengths = np.zeros((1, 2), dtype=np.int64), np.zeros(1, dtype=np.int64)
    rollouts(law, policies, lots(0), room, scores, lengths)
    row = np.zeros(ROW, dtype=np.int64)
    order = np.zeros(52 * law[PACKS] + law[JOKERS], dtype=np.int64)
    number_deck(order, law)
    deal(row, law, order, 0)
    playouts(row.reshape(1, ROW).copy(), law, policies, lots(1), room, scores)
    rollout(row.copy(), law, policies, lots(2), room, room.nothing)
    choose(row, law, policies, lots(3), room)
    apply(row, law, int(room.acts[0]))
    renew(row, law, lots(4))
