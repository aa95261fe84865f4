"""A deal at one moment in a kernel's row of integers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tierce.envs.encodings import Array, Encoding, Planes
from tierce.envs.episode import Chance
from tierce.envs.kernels import penang_told
from tierce.envs.known import made
from tierce.envs.moments import PlainMoment
from tierce.envs.numbers import ActionTable, action_table
from tierce.fast import gin, penang
from tierce.fast.gin import moves as gin_moves
from tierce.fast.gin import planes as gin_planes
from tierce.fast.gin import rows as gin_rows
from tierce.fast.lots import Ints
from tierce.fast.penang import numbers as penang_numbers
from tierce.fast.penang import planes as penang_planes
from tierce.fast.penang import rows as penang_rows
from tierce.fast.penang.rollouts import ROOM
from tierce.game.actions import Action
from tierce.game.state import State
from tierce.rules import Terms
from tierce.rules.knobs import CONCEALED, SHED

Marks = NDArray[np.int8]


class Rows(Protocol):
    """What a kernel does with the rows of one game, in which chance has no part once it is dealt."""

    def row_of(self, state: State) -> Ints:
        """The row of a running deal."""

    def turn(self, row: Ints) -> int:
        """Whose turn it is."""

    def points(self, row: Ints) -> tuple[int, ...] | None:
        """The scores once the deal is over."""

    def mark(self, row: Ints, mask: Marks) -> None:
        """Put a 1 into a mask of zeros for each legal number."""

    def show(self, row: Ints, seat: int, seen: Array) -> None:
        """Write what a seat sees into an array of zeros, as ``planes-1``."""

    def play(self, row: Ints, number: int) -> None:
        """Carry a legal number out."""


class GinRows:
    """The rows of gin."""

    def __init__(self, terms: Terms) -> None:
        """Under these rules. Raises ``Unsupported`` for some that the kernels do not know."""
        self._law = gin.packed(terms)

    row_of = staticmethod(gin.row_of)

    def turn(self, row: Ints) -> int:
        """Whose turn it is."""
        return int(row[gin_rows.TURN])

    def points(self, row: Ints) -> tuple[int, ...] | None:
        """The scores once the deal is over."""
        if row[gin_rows.PHASE] != gin_rows.OVER:
            return None
        return int(row[gin_rows.POINTS]), int(row[gin_rows.POINTS + 1])

    def mark(self, row: Ints, mask: Marks) -> None:
        """The kernel's moves are the numbers of the action table."""
        gin_moves.marked(row, self._law, np.empty(gin_moves.LONGEST_LISTING, dtype=np.int64), mask)

    def show(self, row: Ints, seat: int, seen: Array) -> None:
        """What a seat sees."""
        gin_planes.planes(row, self._law, seat, seen)

    def play(self, row: Ints, number: int) -> None:
        """Carry a legal number out."""
        gin.apply(row, self._law, number)


class PenangRows:
    """The rows of Penang."""

    def __init__(self, terms: Terms) -> None:
        """Under these rules. Raises ``Unsupported`` for some that the kernels do not know."""
        self._law, self._told, self._seats = (
            penang.packed(terms),
            penang_told(action_table(terms)),
            terms.players,
        )

    row_of = staticmethod(penang.row_of)

    def turn(self, row: Ints) -> int:
        """Whose turn it is."""
        return int(row[penang_rows.TURN])

    def points(self, row: Ints) -> tuple[int, ...] | None:
        """The scores once the deal is over."""
        if not row[penang_rows.OVER]:
            return None
        return tuple(map(int, row[penang_rows.POINTS : penang_rows.POINTS + self._seats]))

    def mark(self, row: Ints, mask: Marks) -> None:
        """The legal numbers."""
        penang_numbers.marked(row, self._law, self._told, self._room, mask)

    def show(self, row: Ints, seat: int, seen: Array) -> None:
        """What a seat sees."""
        penang_planes.planes(row, seat, seen)

    def play(self, row: Ints, number: int) -> None:
        """The first move that a legal number means."""
        penang.apply(row, self._law, penang_numbers.meant(row, self._law, self._told, self._room, number))

    @property
    def _room(self) -> Ints:
        return np.empty(ROOM, dtype=np.int64)


KERNELS: Final[Mapping[str, Callable[[Terms], Rows]]] = MappingProxyType(
    {CONCEALED: GinRows, SHED: PenangRows}
)
"""Whose kernels can play a deal that others look at, by the grammar that they know."""


@lru_cache(maxsize=64)
def rows_of(terms: Terms) -> Rows | None:
    """The kernel that knows these rules, if there is one."""
    return made(KERNELS, terms)


class KernelMoment:
    """A moment of a deal that a kernel plays. What kernels do not tell, the plain engine does."""

    def __init__(
        self, row: Ints, rows: Rows, table: ActionTable, before: KernelMoment | PlainMoment, played: int = -1
    ) -> None:
        """The row of a deal that was ``before`` and in which ``played`` was played then, if anything."""
        self._row, self._rows, self.table = row, rows, table
        self._before, self._played = before, played

    def __reduce__(self) -> tuple[object, tuple[Ints, Rows, ActionTable, PlainMoment]]:
        """Pickles begin at this moment: what was before it would be as deep as the deal is long."""
        return (KernelMoment, (self._row, self._rows, self.table, self.plain))

    @classmethod
    def of(cls, moment: PlainMoment, rows: Rows) -> KernelMoment:
        """The same moment of a running deal for its kernel."""
        return cls(rows.row_of(moment.state), rows, moment.table, moment)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return self._rows.turn(self._row)

    @property
    def points(self) -> tuple[int, ...] | None:
        """The scores once the deal is over."""
        return self._rows.points(self._row)

    @cached_property
    def plain(self) -> PlainMoment:
        """The same moment of the plain engine, which plays what was played."""
        numbers: list[int] = []
        moment: KernelMoment | PlainMoment = self
        while isinstance(moment, KernelMoment):
            if moment._played >= 0:
                numbers.append(moment._played)
            moment = moment._before
        for number in reversed(numbers):
            after = moment.after(number, Chance(0))  # Nothing is left to chance once it is dealt.
            assert after is not None  # The kernel listed it.
            moment = after
        return moment

    @property
    def state(self) -> State:
        """The plain engine's state."""
        return self.plain.state

    @property
    def legal(self) -> dict[int, Action]:
        """The legal numbers with the actions that they mean."""
        return self.plain.legal

    @cached_property
    def _mask(self) -> Marks:
        mask = np.zeros(self.table.size, dtype=np.int8)
        self._rows.mark(self._row, mask)
        return mask

    def mask(self) -> Marks:
        """A 1 for each number that is legal."""
        return self._mask.copy()

    def seen(self, seat: int, encode: Encoding) -> Array:
        """What a seat sees; another encoding than the kernels' is that of the plain engine."""
        if not isinstance(encode, Planes):
            return self.plain.seen(seat, encode)
        seen = np.zeros(encode.size, dtype=np.int16)
        self._rows.show(self._row, seat, seen)
        return seen

    def after(self, number: int, luck: Chance) -> KernelMoment | None:
        """By the kernel."""
        if not (0 <= number < self.table.size and self._mask[number]):
            return None
        row = self._row.copy()
        self._rows.play(row, number)
        return KernelMoment(row, self._rows, self.table, self, number)
