"""Melds: runs and sets, the law that says which are allowed, and the ways to read laid cards."""

from tierce.melds.law import MeldLaw
from tierce.melds.meld import Laid, Meld, MeldEnd, MeldKind
from tierce.melds.reason import Reason

__all__ = ["Laid", "Meld", "MeldEnd", "MeldKind", "MeldLaw", "Reason"]
