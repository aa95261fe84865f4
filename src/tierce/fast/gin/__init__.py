"""Kernels of gin: whole deals of the *concealed* grammar on one row of integers.

The twin of :mod:`tierce.game.turns.concealed` and of all that it asks. Every knob is known but hands of more
than twelve cards (``deal.hand_size``); the knobs of the match are no affair of a deal.

* :func:`packed`, :func:`unsupported`   the rules as one row, or which of their answers are not known
* :func:`deal`                          a deal in its row
* :func:`listing`, :func:`apply`        the legal moves, and what one brings about
* :func:`rollout`                       a deal to its end
* :func:`rollouts`, :func:`playouts`    thousands of deals, and thousands on from where they are
* :class:`Deals`                        thousands of deals, stepped together
"""

from tierce.fast.gin.acts import apply
from tierce.fast.gin.deals import Deals
from tierce.fast.gin.law import packed, unsupported
from tierce.fast.gin.moves import LONGEST_LISTING, listing
from tierce.fast.gin.policies import choose, greedy
from tierce.fast.gin.rollouts import playouts, rollout, rollouts
from tierce.fast.gin.rows import ROW, deal
from tierce.fast.gin.states import row_of

__all__ = [
    "LONGEST_LISTING",
    "ROW",
    "Deals",
    "apply",
    "choose",
    "deal",
    "greedy",
    "listing",
    "packed",
    "playouts",
    "rollout",
    "rollouts",
    "row_of",
    "unsupported",
]
