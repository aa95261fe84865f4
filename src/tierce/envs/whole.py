"""Whole deals without a step: played by kernels that know the rules, else by the plain engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple

from tierce.envs.plain import rollouts
from tierce.fast import gin, penang
from tierce.fast.lots import Ints
from tierce.fast.policies import GREEDY, RANDOM
from tierce.fast.refused import Unsupported
from tierce.rules import Terms
from tierce.rules.knobs import CONCEALED, SHED


class Whole(NamedTuple):
    """Who plays whole deals of a game."""

    kinds: tuple[int, ...]
    """The kinds of policies that it knows."""
    play: Callable[[Ints, Ints, Ints, Ints], None]
    """Given policies and lots, it writes the points of each deal and how many moves it had."""


def whole(terms: Terms) -> Whole:
    """Who plays whole deals under these terms."""
    kernel = KERNELS.get(terms.grammar)
    try:
        return kernel(terms) if kernel is not None else _plain(terms)
    except Unsupported:
        return _plain(terms)


def _plain(terms: Terms) -> Whole:
    return Whole((RANDOM,), lambda policies, lots, points, lengths: rollouts(terms, lots, points, lengths))


def _gin(terms: Terms) -> Whole:
    return Whole((RANDOM, GREEDY), partial(gin.rollouts, gin.packed(terms)))


def _penang(terms: Terms) -> Whole:
    law, deck = penang.packed(terms), penang.numbered(terms)

    def play(policies: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
        penang.rollouts(law, policies, deck, lots, points, lengths)

    return Whole((RANDOM, GREEDY, penang.PATIENT), play)


KERNELS: Final[Mapping[str, Callable[[Terms], Whole]]] = MappingProxyType({CONCEALED: _gin, SHED: _penang})
"""The kernels by the grammar that they know."""
