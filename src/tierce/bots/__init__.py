"""Bots: players that see a view only. ``make("keeper", seed)`` seats one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tierce.bots import gin, rami
from tierce.bots.greedy import Greedy
from tierce.bots.keeper import Keeper
from tierce.bots.player import Listener, Player
from tierce.bots.random import Random
from tierce.bots.versed import Versed
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, GRAMMARS, SHED

__all__ = ["KINDS", "Greedy", "Keeper", "Listener", "Player", "Random", "kinds_of", "make"]

Style = Callable[[int | bytes], Player]

STYLES: Final[Mapping[str, Mapping[str, Style]]] = MappingProxyType(
    {
        "random": dict.fromkeys(GRAMMARS, Random),
        "greedy": {SHED: Greedy, DRAW_MELD_DISCARD: rami.Greedy, CONCEALED: gin.Greedy},
        "keeper": {SHED: Keeper, DRAW_MELD_DISCARD: rami.Keeper, CONCEALED: gin.Keeper},
        "expert": {CONCEALED: gin.Expert},
    }
)
"""The kinds of bots, from weak to strong, each with how it plays the games that it knows."""

KINDS: Final = tuple(STYLES)


def kinds_of(grammar: str) -> tuple[str, ...]:
    """The kinds that know the games of this grammar, from weak to strong."""
    return tuple(kind for kind, styles in STYLES.items() if grammar in styles)


def make(kind: str, seed: int | bytes) -> Player:
    """A player of this kind whose chance comes from ``seed``. Raises ``ValueError`` naming the kinds."""
    if kind not in STYLES:
        raise ValueError(f"{kind!r} is no kind of bot; the kinds are {', '.join(KINDS)}")
    return Versed(STYLES[kind], seed)
