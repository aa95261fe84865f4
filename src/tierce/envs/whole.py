"""Whole deals without a step: played by kernels that know rules and policies, else by the plain engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from tierce.envs.known import made
from tierce.envs.plain import rollouts
from tierce.fast import gin, penang, rami
from tierce.fast.lots import Ints
from tierce.fast.policies import GREEDY, RANDOM, Policy, rows
from tierce.rules import Terms
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, SHED


class Player(NamedTuple):
    """Who plays whole deals of a game."""

    kinds: tuple[int, ...]
    """The kinds of policies that it knows."""
    play: Callable[[Ints, Ints, Ints, Ints], None]
    """Given policies and lots, it writes the points of each deal and how many moves it had."""


def played(
    terms: Terms,
    policies: Sequence[Policy],
    lots: Ints,
    points: Ints,
    lengths: Ints,
    *,
    kernels: bool = True,
) -> None:
    """Play as many deals as there are ``lengths``, a policy at each seat.

    What each seat scored goes to ``points``, how many moves were made to ``lengths``. Without kernels the
    plain engine plays. Raises ``ValueError`` for policies that nobody knows under these terms.
    """
    for player in _players(terms, kernels=kernels):
        if all(policy.kind in player.kinds for policy in policies):
            player.play(rows(policies), lots, points, lengths)
            return
    raise ValueError(f"nothing that plays {terms.rules} knows {', '.join(map(str, policies))}")


def _players(terms: Terms, *, kernels: bool) -> list[Player]:
    """Who plays under these terms, the fastest first."""
    plain = Player((RANDOM,), lambda policies, lots, points, lengths: rollouts(terms, lots, points, lengths))
    kernel = made(KERNELS, terms) if kernels else None
    return [plain] if kernel is None else [kernel, plain]


def _gin(terms: Terms) -> Player:
    law = gin.packed(terms)

    def play(policies: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
        gin.rollouts(law, policies, lots, points, lengths)

    return Player((RANDOM, GREEDY), play)


def _penang(terms: Terms) -> Player:
    law, deck = penang.packed(terms), penang.numbered(terms)

    def play(policies: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
        penang.rollouts(law, policies, deck, lots, points, lengths)

    return Player((RANDOM, GREEDY, penang.PATIENT), play)


def _rami(terms: Terms) -> Player:
    law, tools = rami.packed(terms), rami.tools(terms)

    def play(policies: Ints, lots: Ints, points: Ints, lengths: Ints) -> None:
        rami.rollouts(law, policies, lots, tools, points, lengths)

    # Its random policy leaves out a part of what is legal.
    return Player((GREEDY, rami.keeper().kind), play)


KERNELS: Final[Mapping[str, Callable[[Terms], Player]]] = MappingProxyType(
    {CONCEALED: _gin, SHED: _penang, DRAW_MELD_DISCARD: _rami}
)
"""The kernels by the grammar that they know."""
