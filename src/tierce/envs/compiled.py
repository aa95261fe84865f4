"""A deal of gin at one moment, in the kernels' row of integers."""

from __future__ import annotations

from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from tierce.envs.encodings import Array, Encoding, Planes
from tierce.envs.episode import Chance
from tierce.envs.moments import PlainMoment
from tierce.envs.numbers import ActionTable
from tierce.fast import gin
from tierce.fast.gin.moves import LONGEST_LISTING, marked
from tierce.fast.gin.planes import planes
from tierce.fast.gin.rows import OVER, PHASE, POINTS, TURN
from tierce.fast.lots import Ints
from tierce.game.actions import Action
from tierce.game.state import State


class GinMoment:
    """A moment of a deal that a kernel plays. What kernels do not tell, the plain engine does."""

    def __init__(
        self, row: Ints, law: Ints, table: ActionTable, before: GinMoment | PlainMoment, played: int = -1
    ) -> None:
        """The row of a deal that was ``before`` and in which ``played`` was played then, if anything."""
        self._row, self._law, self.table = row, law, table
        self._before, self._played = before, played

    @classmethod
    def of(cls, moment: PlainMoment) -> GinMoment:
        """The same moment for kernels. Raises ``Unsupported`` for rules that they do not know."""
        state = moment.state
        return cls(gin.row_of(state), gin.packed(state.terms), moment.table, moment)

    @property
    def turn(self) -> int:
        """Whose turn it is."""
        return int(self._row[TURN])

    @property
    def points(self) -> tuple[int, ...] | None:
        """The scores once the deal is over."""
        if self._row[PHASE] != OVER:
            return None
        return int(self._row[POINTS]), int(self._row[POINTS + 1])

    @cached_property
    def plain(self) -> PlainMoment:
        """The same moment of the plain engine, which plays what was played."""
        numbers: list[int] = []
        moment: GinMoment | PlainMoment = self
        while isinstance(moment, GinMoment):
            if moment._played >= 0:
                numbers.append(moment._played)
            moment = moment._before
        for number in reversed(numbers):
            after = moment.after(number, Chance(0))  # Gin leaves nothing to chance once it is dealt.
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
    def _mask(self) -> NDArray[np.int8]:
        mask = np.zeros(self.table.size, dtype=np.int8)
        marked(self._row, self._law, np.empty(LONGEST_LISTING, dtype=np.int64), mask)
        return mask

    def mask(self) -> NDArray[np.int8]:
        """A 1 for each number that is legal."""
        return self._mask.copy()

    def seen(self, seat: int, encode: Encoding) -> Array:
        """What a seat sees; another encoding than the kernels' is that of the plain engine."""
        if not isinstance(encode, Planes):
            return self.plain.seen(seat, encode)
        seen = np.zeros(encode.size, dtype=np.int16)
        planes(self._row, self._law, seat, seen)
        return seen

    def after(self, number: int, luck: Chance) -> GinMoment | None:
        """By the kernel."""
        if not (0 <= number < self.table.size and self._mask[number]):
            return None
        row = self._row.copy()
        gin.apply(row, self._law, number)
        return GinMoment(row, self._law, self.table, self, number)
