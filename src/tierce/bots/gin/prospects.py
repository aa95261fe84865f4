"""How good a hand of gin is: what it would count now, and what the next card is likely to spare."""

from __future__ import annotations

from collections.abc import Sequence

from tierce.cards import FACES, Cards
from tierce.melds.deadwood import Points, arrangement, deadwood


def after_best_throw(hand: Cards, points: Points) -> int:
    """About the least deadwood that a hand of eleven leaves when its dearest loose card is thrown."""
    left = arrangement(hand, points)[1]
    dearest = max((points.each[card.index] for card in left), default=0)
    return points.of(left) - dearest


def spared(hand: Cards, unseen: Sequence[float], points: Points) -> float:
    """How many points of deadwood the next card spares in the mean.

    ``unseen`` says for each face by its index how likely it comes, in any measure.
    """
    now = deadwood(hand, points)
    total, weights = 0.0, 0.0
    for face, weight in zip(FACES[:52], unseen, strict=False):
        if weight:
            weights += weight
            total += weight * max(0, now - after_best_throw(hand + face, points))
    return total / weights if weights else 0.0
