"""Kernels of Penang: whole deals of the *shed* grammar on one row of integers.

The twin of :mod:`tierce.game.turns.shed` and of all that it asks. Every knob is known but runs that go round
the corner (``melds.circular``), jokers that stand for burnt cards only (``wild.in_run``) or slide
(``wild.rebind``), and freed jokers that must be laid at once (``swap.use``); the knobs of the match are no
affair of a deal.

* :func:`packed`, :func:`unsupported`     the rules as one row, or which of their answers are not known
* :func:`deal`, :func:`numbered`          a deal in its row, and the deck it is dealt from
* :func:`row_of`, :func:`state_of`        a row of a state, and back
* :func:`listing`, :func:`apply`          the legal moves, and what one brings about
* :func:`rollout`                         a deal to its end
* :class:`Deals`                          thousands of deals, stepped together
* :func:`rollouts`, :func:`playouts`      thousands of deals, and thousands on from where they are
"""

from tierce.fast.penang.acts import apply, deal
from tierce.fast.penang.deals import Deals
from tierce.fast.penang.law import numbered, packed, unsupported
from tierce.fast.penang.listing import listing
from tierce.fast.penang.moves import action_of
from tierce.fast.penang.policies import PATIENT, choose, greedy, patient
from tierce.fast.penang.rollouts import playouts, rollout, rollouts
from tierce.fast.penang.rows import ROW, row_of, state_of

__all__ = [
    "PATIENT",
    "ROW",
    "Deals",
    "action_of",
    "apply",
    "choose",
    "deal",
    "greedy",
    "listing",
    "numbered",
    "packed",
    "patient",
    "playouts",
    "rollout",
    "rollouts",
    "row_of",
    "state_of",
    "unsupported",
]
