"""Kernels of gin: whole deals of the *concealed* grammar on one row of integers.

The twin of :mod:`tierce.game.turns.concealed` and of all that it asks. Every knob is known but hands of more
than twelve cards (``deal.hand_size``); the knobs of the match are no affair of a deal.

* :func:`packed`, :func:`unsupported`   the rules as one row, or which of their answers are not known
* :func:`deal`                          a deal in its row
* :func:`listing`, :func:`apply`        the legal moves, and what one brings about
* :func:`rollout`, :func:`rollouts`     a deal to its end, and thousands of deals
* :class:`Deals`                        thousands of deals, stepped together
"""

from tierce.fast.gin.acts import apply
from tierce.fast.gin.deals import Deals
from tierce.fast.gin.law import packed, unsupported
from tierce.fast.gin.moves import LONGEST_LISTING, listing
from tierce.fast.gin.policies import choose, greedy
from tierce.fast.gin.rollouts import rollout, rollouts
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
    "rollout",
    "rollouts",
    "row_of",
    "unsupported",
]
