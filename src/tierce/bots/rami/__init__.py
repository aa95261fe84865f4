"""The styles of the bots where cards are drawn and discarded: Rami, the Lebanese 14 and their kin."""

from tierce.bots.rami.greedy import Greedy
from tierce.bots.rami.keeper import Keeper

__all__ = ["Greedy", "Keeper"]
