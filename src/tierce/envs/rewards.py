"""What a deal pays each seat, for learners: points as a game without gifts, or as a penalty.

A deal's *gain* is what it brought a seat in points: what was counted against it, negative, or what it won.
Points are a number for each seat, or for each seat a column of the numbers of many deals; so are the rewards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from tierce.rules import Terms


def zero_sum(points: Sequence[Any], terms: Terms) -> tuple[Any, ...]:
    """Each seat's gain less the mean gain of the others, scaled so that they add up to nothing.

    At two seats it is the difference: what one wins the other loses.
    """
    gains = _gains(points, terms)
    total, others = sum(gains), len(gains) - 1
    return tuple((len(gains) * gain - total) / others for gain in gains)


def penalty(points: Sequence[Any], terms: Terms) -> tuple[Any, ...]:
    """What the deal cost each seat: the points counted against it, or those that the others won."""
    gains = _gains(points, terms)
    all_won = sum(gains) if terms.highest_wins else 0
    return tuple((gain - all_won) * 1.0 for gain in gains)


def _gains(points: Sequence[Any], terms: Terms) -> list[Any]:
    return [score if terms.highest_wins else -score for score in points]


REWARDS: Final[Mapping[str, Callable[[Sequence[Any], Terms], tuple[Any, ...]]]] = MappingProxyType(
    {"zero_sum": zero_sum, "penalty": penalty}
)
"""The ways to reward, by name."""


def rewarding(name: str) -> Callable[[Sequence[Any], Terms], tuple[Any, ...]]:
    """The way to reward of that name. Raises ``ValueError`` naming those that there are."""
    if name not in REWARDS:
        raise ValueError(f"rewards is one of {', '.join(REWARDS)}, not {name!r}")
    return REWARDS[name]
