"""Kernels of Rami 51: whole deals of the *draw, meld, discard* grammar on one row of integers.

The twin of :mod:`tierce.game.turns.draw_meld_discard` and of all that it asks, for two to five seats with
hands of up to fifteen cards of one or two packs. It knows the knobs of the presets ``rami51``, ``rami71``,
``rami81`` and ``thousand``, and of all others but

* more packs, more seats, larger hands, a kept joker of the cut, the penalty for touching the pile;
* sets with repeated suits, runs that go round, jokers that slide, for burnt cards only, or several in a meld;
* openings that ask for no points, or for points with every discard taken;
* jokers won from a square in the turn that made it only, a limit of new melds, a forbidden last discard.

Policies play a part of what is legal: nothing is borrowed, a card is always left to be thrown. Each of their
acts is legal at the guarded door of the plain engine.

* :func:`packed`, :func:`unsupported`   the rules as one row, or which of their answers are not known
* :func:`deal`, :func:`apply`, :func:`renew`   a deal in its row, what an act brings about, a new stock
* :func:`row_of`, :func:`state_of`      between rows and the plain engine's states
* :func:`rollout`, :func:`rollouts`, :func:`playouts`   a deal to its end, thousands of deals, many from rows
"""

from tierce.fast.rami.acts import apply, renew
from tierce.fast.rami.law import packed, unsupported
from tierce.fast.rami.policies import aimless, choose, greedy, keeper
from tierce.fast.rami.positions import action_of, row_of, state_of
from tierce.fast.rami.rollouts import playouts, rollout, rollouts, workspace
from tierce.fast.rami.rows import ROW, deal

__all__ = [
    "ROW",
    "action_of",
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
    "unsupported",
    "workspace",
]
