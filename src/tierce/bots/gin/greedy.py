"""A gin bot that always keeps the least deadwood, and knocks as soon as it may."""

from __future__ import annotations

from collections.abc import Callable

from tierce.bots.gin.showdown import best_knocks, defence
from tierce.cards import Card, Cards
from tierce.game.actions import Action, BigGin, Discard, Knock, Take
from tierce.game.policies.knock import points
from tierce.game.state import Phase
from tierce.melds.deadwood import deadwood, melds_in
from tierce.table.view import View

Cost = Callable[[Cards, Card], float]
"""What it costs to keep these cards and to throw this one."""


class Greedy:
    """Takes a discard that makes a meld and leaves less deadwood, throws what counts most."""

    def __init__(self, seed: int | bytes = 0) -> None:
        """A player without chance; it takes a seed as all bots do."""

    def choose(self, view: View) -> Action:
        """Take or not, knock or throw, or the next lay-off.

        Raises ``ValueError`` when it is not this seat's turn.
        """
        legal = view.legal_actions
        if not legal:
            raise ValueError("a player is asked when it is not its turn")
        if view.phase is Phase.LAYOFF:
            return defence(view.state, legal)
        if view.phase is not Phase.PLAY:
            takes = Take() in legal and self.takes(view, view.pile[-1])
            return Take() if takes else next(action for action in legal if action != Take())
        return self._knock(view, legal) or self._throw(view, legal)

    def _knock(self, view: View, legal: tuple[Action, ...]) -> Action | None:
        for action in legal:
            if isinstance(action, BigGin):
                return action
        knocks = best_knocks(view.state, legal)
        if not knocks:
            return None
        best = min(knocks.values(), key=lambda knock: self._left(view, knock))
        must = not any(isinstance(action, Discard) for action in legal)
        return best if must or self.knocks(view, best, self._left(view, best)) else None

    def _throw(self, view: View, legal: tuple[Action, ...]) -> Action:
        throws = [action for action in legal if isinstance(action, Discard)]
        cost = self.costs(view)
        return min(throws, key=lambda throw: cost(view.hand - throw.card, throw.card))

    @staticmethod
    def _left(view: View, knock: Knock) -> int:
        return points(view.terms).of(knock.left or Cards())

    # -- what other styles do otherwise ---------------------------------------------------------------------

    def takes(self, view: View, card: Card) -> bool:
        """Whether to take the discard: when it lies in a meld and the hand then leaves less."""
        worth, hand = points(view.terms), view.hand + card
        best = min(deadwood(hand - thrown, worth) for thrown in view.hand.faces())
        return best < deadwood(view.hand, worth) and any(card in meld.cards for meld in melds_in(hand))

    def knocks(self, view: View, best: Knock, left: int) -> bool:
        """Whether to knock, where that is possible: always."""
        return True

    def costs(self, view: View) -> Cost:
        """What throwing a card costs, the hand that is kept and all: its deadwood."""
        worth = points(view.terms)
        return lambda kept, thrown: deadwood(kept, worth) - worth.each[thrown.index] / 100
