"""Kernels of Rami 51: whole deals of the *draw, meld, discard* grammar on one row of integers.

The twin of :mod:`tierce.game.turns.draw_meld_discard` and of all that it asks, for two to five seats with
hands of up to fifteen cards. It knows the knobs of the presets ``rami51``, ``rami71``,
``rami81`` and ``thousand``, and of all others but

* more seats, larger hands, a kept joker of the cut, a discard that may not be thrown back, touching the pile;
* runs that go round, jokers that slide or stand for burnt cards only;
* openings that ask for no points, or for points with every discard taken;
* jokers won from a square in the turn that made it only, a limit of new melds, a forbidden last discard.

Policies play a part of what is legal: nothing is borrowed, a card is always left to be thrown. Each of their
acts is legal at the guarded door of the plain engine.

* :func:`packed`, :func:`unsupported`   the rules as one row, or which of their answers are not known
* :func:`deal`, :func:`apply`, :func:`renew`   a deal in its row, what an act brings about, a new stock
* :func:`row_of`, :func:`state_of`      between rows and the plain engine's states
* :func:`action_of`, :func:`actions_of` the actions that an act is, and all that a rollout tells
* :func:`tools`, :func:`choose`         what policies work in, and what one does next
* :func:`rollout`, :func:`rollouts`, :func:`playouts`   a deal to its end, thousands of deals, many from rows
"""

from tierce.fast.rami.acts import apply, renew
from tierce.fast.rami.law import packed, unsupported
from tierce.fast.rami.policies import aimless, choose, greedy, keeper
from tierce.fast.rami.positions import action_of, actions_of, row_of, state_of
from tierce.fast.rami.rollouts import playouts, rollout, rollouts
from tierce.fast.rami.rows import ROW, deal
from tierce.fast.rami.tools import Tools, tools

__all__ = [
    "ROW",
    "Tools",
    "action_of",
    "actions_of",
    "aimless",
    "apply",
    "choose",
    "deal",
    "greedy",
    "keeper",
    "packed",
    "playouts",
    "renew",
    "rollout",
    "rollouts",
    "row_of",
    "state_of",
    "tools",
    "unsupported",
]
