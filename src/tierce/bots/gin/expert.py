"""A gin bot that reads the other seat as well."""

from __future__ import annotations

from tierce.bots.gin.keeper import Keeper
from tierce.bots.gin.reading import Reading
from tierce.cards import Card, Cards
from tierce.game.actions import Knock
from tierce.table.view import View

GIVEN = 4.0
"""What it costs, in points, to throw a card that the other makes a meld with."""
PATIENT, EARLY = 2, 12
"""With no more deadwood than this, and no fewer cards in the stock, it waits for gin."""


class Expert(Keeper):
    """Throws what the other can use least, and with next to no deadwood waits for gin while there is time."""

    def cost(self, view: View, kept: Cards, thrown: Card) -> float:
        """As the keeper's, and what the thrown card is worth to the other."""
        return super().cost(view, kept, thrown) + GIVEN * Reading(view).uses(thrown)

    def knocks(self, view: View, best: Knock, left: int) -> bool:
        """Whether to knock: not where gin is near and the stock is high."""
        return not (0 < left <= PATIENT and len(view.stock) >= EARLY)
