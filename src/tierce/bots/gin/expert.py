"""A gin bot that reads the other seat as well."""

from __future__ import annotations

from tierce.bots.gin.greedy import Cost
from tierce.bots.gin.keeper import Keeper
from tierce.bots.gin.reading import Reading
from tierce.game.actions import Knock
from tierce.table.view import View

GIVEN = 4.0
"""What it costs, in points, to throw a card that the other makes a meld with."""
PATIENCE = ((28, 0), (20, 5), (16, 8), (0, 10))
"""With so many cards in the stock and more, it waits for gin with so much deadwood and less.

Of 2,700 knocks that could be made against a bot that knocks at once, each was played out both ways: on the
first turns a knock won more, later one with much deadwood, near the end none.
"""


class Expert(Keeper):
    """Throws what the other can use least, and waits for gin where that wins more than a knock."""

    def costs(self, view: View) -> Cost:
        """As the keeper's, and what the thrown card is worth to the other."""
        own, reading = super().costs(view), Reading(view)
        return lambda kept, thrown: own(kept, thrown) + GIVEN * reading.uses(thrown)

    def knocks(self, view: View, best: Knock, left: int) -> bool:
        """Whether to knock: with gin, or with more than it has patience for."""
        stock = len(view.stock)
        return left == 0 or left > next(most for cards, most in PATIENCE if stock >= cards)
