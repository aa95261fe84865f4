"""Bots: players that see a view only. ``make("keeper", seed)`` seats one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Final

from tierce.bots import rami
from tierce.bots.greedy import Greedy
from tierce.bots.keeper import Keeper
from tierce.bots.player import Listener, Player
from tierce.bots.random import Random
from tierce.bots.versed import Versed
from tierce.rules.knobs import DRAW_MELD_DISCARD, SHED

__all__ = ["KINDS", "Greedy", "Keeper", "Listener", "Player", "Random", "make"]

KINDS: Final[MappingProxyType[str, Callable[[int | bytes], Player]]] = MappingProxyType(
    {
        "random": Random,
        "greedy": partial(Versed, {SHED: Greedy, DRAW_MELD_DISCARD: rami.Greedy}),
        "keeper": partial(Versed, {SHED: Keeper, DRAW_MELD_DISCARD: rami.Keeper}),
    }
)
"""The kinds of bots, from weak to strong. Each plays every game."""


def make(kind: str, seed: int | bytes) -> Player:
    """A player of this kind whose chance comes from ``seed``. Raises ``ValueError`` naming the kinds."""
    if kind not in KINDS:
        raise ValueError(f"{kind!r} is no kind of bot; the kinds are {', '.join(KINDS)}")
    return KINDS[kind](seed)
