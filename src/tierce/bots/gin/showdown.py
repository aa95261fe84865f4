"""What a knock shows, and what the other seat does after it."""

from __future__ import annotations

from collections.abc import Iterable

from tierce.cards import Card, Cards
from tierce.game.actions import Action, Done, Knock, LayOff
from tierce.game.policies.knock import points
from tierce.game.state import State
from tierce.melds.deadwood import laid_off


def best_knocks(state: State, actions: Iterable[Action]) -> dict[Card, Knock]:
    """For each card that may be thrown, the knock that leaves the least.

    Of several that leave the same the one with most sets: less can be laid off on them than on runs.
    """
    worth = points(state.terms)

    def order(knock: Knock) -> tuple[int, int]:
        return worth.of(knock.left) if knock.left else 0, -sum(map(_is_set, knock.melds))

    best: dict[Card, Knock] = {}
    for action in actions:
        if isinstance(action, Knock):
            there = best.get(action.card)
            if there is None or order(action) < order(there):
                best[action.card] = action
    return best


def _is_set(cards: tuple[Card, ...]) -> bool:
    return cards[0].rank == cards[1].rank


def defence(state: State, legal: tuple[Action, ...]) -> Action:
    """The next lay-off of the best defence, or the showing of what is left (GIN-7)."""
    melds = [lies.meld for lies in state.table]
    hand = state.hands[state.turn]
    if any(isinstance(action, LayOff) for action in legal):
        plan = laid_off(hand, melds, points(state.terms))
        for card, number, end in plan.lay_offs:
            act = LayOff(card, number + 1, end)
            if act in legal:
                return act
    shows = [action for action in legal if isinstance(action, Done)]
    return max(shows, key=lambda done: points(state.terms).of(Cards(done.cards)))
