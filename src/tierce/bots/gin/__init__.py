"""Bots for gin and its kin: hands concealed, melds shown when somebody knocks."""

from tierce.bots.gin.expert import Expert
from tierce.bots.gin.greedy import Greedy
from tierce.bots.gin.keeper import Keeper

__all__ = ["Expert", "Greedy", "Keeper"]
