"""Deals side by side on kernels, by the grammar that they know."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tierce.envs.encodings import Array
from tierce.envs.numbers import ActionTable, action_table
from tierce.fast import gin, penang
from tierce.fast.lots import Ints
from tierce.rules import Terms
from tierce.rules.knobs import CONCEALED, SHED

ENCODING: Final = "planes-1"
"""The encoding in which kernels show deals."""


class Deals(Protocol):
    """What plays deals side by side, on kernels or not."""

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds of policies that can play."""

    @property
    def turn(self) -> Ints:
        """Whose turn it is in each."""

    @property
    def masks(self) -> NDArray[np.bool_]:
        """What is legal in each."""

    def step(self, moves: Ints, points: Ints, ended: NDArray[np.bool_]) -> None:
        """Make a legal move in each; write what those that end bring, and deal these anew.

        A deal that is over as soon as it is dealt is dealt again.
        """

    def choices(self, policies: Ints, lots: Ints) -> Ints:
        """A move for each by the policy of its seat."""

    def show(self, out: Array) -> None:
        """Write what the seat to act sees of each, into an array that may hold anything."""


class Maker(Protocol):
    """What makes the deals of one kind of game."""

    def __call__(self, terms: Terms, lots: Ints) -> Deals:
        """As many as there are rows of two lots. Raises ``Unsupported``."""


def _penang(terms: Terms, lots: Ints) -> Deals:
    table = action_table(terms)
    return penang.Deals(terms, lots, penang_told(table), table.size)


def penang_told(table: ActionTable) -> Ints:
    """A table of Penang as its kernels are told it (:mod:`tierce.fast.penang.numbers`)."""
    parts = {section.name: (section.start, *section.shape) for section in table.sections}
    (end,), (dead,) = parts["end"], parts["dead"]
    run, _, _, lengths, run_jokers = parts["run"]
    same, _, naturals, set_jokers = parts["set"]
    lay, _, melds, _ = parts["lay"]
    swap, low_swap = parts["swap"][0], parts.get("low swap", (0,))[0]
    told = (end, dead, run, lengths, run_jokers, same, naturals, set_jokers, lay, melds, swap, low_swap)
    return np.array(told, dtype=np.int64)


KERNELS: Final[Mapping[str, Maker]] = MappingProxyType({CONCEALED: gin.Deals, SHED: _penang})
