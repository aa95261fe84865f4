"""A deal at one moment, as the environments play on it: a value whose decisions are numbers."""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from tierce.envs.encodings import Array, Encoding
from tierce.envs.episode import Chance, played
from tierce.envs.numbers import ActionTable
from tierce.game import engine
from tierce.game.actions import Action
from tierce.game.state import State
from tierce.table.view import view_of


class Moment(Protocol):
    """A deal at one moment. It never changes: what is played leads to another."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is; when the deal is over, the one that acted last."""

    @property
    def points(self) -> tuple[int, ...] | None:
        """Each seat's score once the deal is over."""

    @property
    def state(self) -> State:
        """The plain engine's state."""

    @property
    def legal(self) -> dict[int, Action]:
        """The legal numbers with the actions that they mean."""

    def mask(self) -> NDArray[np.int8]:
        """A 1 for each number that is legal now."""

    def seen(self, seat: int, encode: Encoding) -> Array:
        """What a seat sees."""

    def after(self, number: int, luck: Chance) -> Moment | None:
        """The moment after the action of this number, or ``None`` where it is not legal."""


class PlainMoment:
    """A moment of the plain engine."""

    def __init__(self, state: State, table: ActionTable) -> None:
        """The moment of this state; ``table`` numbers the actions of its game."""
        self.state, self.table = state, table

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self.state.turn

    @property
    def points(self) -> tuple[int, ...] | None:
        """The scores, nothing for a seat that is out of the match."""
        result = self.state.result
        return None if result is None else tuple(score or 0 for score in result.points(self.state.terms))

    @cached_property
    def legal(self) -> dict[int, Action]:
        """The legal numbers with the actions that they mean."""
        return {} if self.state.over else self.table.numbered(self.state, engine.legal_actions(self.state))

    def mask(self) -> NDArray[np.int8]:
        """A 1 for each number that is legal."""
        mask = bytearray(self.table.size)
        for number in self.legal:
            mask[number] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def seen(self, seat: int, encode: Encoding) -> Array:
        """The seat's view, encoded."""
        return encode(view_of(self.state, seat))

    def after(self, number: int, luck: Chance) -> PlainMoment | None:
        """By the plain engine."""
        meant = self.legal.get(number)
        return None if meant is None else PlainMoment(played(self.state, meant, luck), self.table)
