"""What has the kernel of the solver compiled: one hand that can open."""

from __future__ import annotations

from tierce.cards import Cards
from tierce.fast.solver.arranged import opening
from tierce.melds import MeldLaw
from tierce.melds.values import Values


def warm() -> None:
    """An opening with a run, a set and a joker."""
    opening(Cards.parse("6d7d8dTsThJk2c"), MeldLaw("distinct"), 51, values=Values.by_place())
