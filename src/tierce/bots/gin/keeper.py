"""A gin bot that also keeps what the next cards are likely to complete."""

from __future__ import annotations

from tierce.bots.gin.greedy import Cost, Greedy
from tierce.bots.gin.prospects import spared
from tierce.bots.unseen import unseen
from tierce.game.policies.knock import points
from tierce.melds.deadwood import deadwood
from tierce.table.view import View

HORIZON = 1.5
"""For how many draws a hand is kept: what the next card spares counts so many times."""


class Keeper(Greedy):
    """Weighs the deadwood of a hand against what the unseen cards would spare of it."""

    def costs(self, view: View) -> Cost:
        """The deadwood of the kept hand less what the next draws spare."""
        worth, coming = points(view.terms), unseen(view)
        return lambda kept, thrown: deadwood(kept, worth) - HORIZON * spared(kept, coming, worth)
