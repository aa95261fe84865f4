"""The hands of one table as they lie: in memory what is on disk, with what each group would be as a meld."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from tierce.server import wire
from tierce.server.hands import Hand
from tierce.server.play import Play
from tierce.server.shapes import Shapes


class Arrangements:
    """How each seat has laid its hand."""

    def __init__(self, kept: Mapping[int, Hand]) -> None:
        """Those that were arranged, by seat."""
        self._hands = dict(kept)
        self._shapes: dict[int, Shapes] = {}

    def of(self, seat: int) -> Hand:
        """How the hand of a seat was laid last."""
        return self._hands.get(seat, Hand())

    def lay(self, seat: int, hand: Hand) -> None:
        """The hand of a seat lies so from now on."""
        self._hands[seat] = hand

    def forget(self, seats: Iterable[int]) -> None:
        """Who has arranged these hands is gone."""
        for seat in seats:
            self._hands.pop(seat, None)

    def message(self, seat: int, play: Play) -> wire.HandMessage:
        """What the seat is told of its hand."""
        shapes = self._shapes.setdefault(seat, Shapes())
        return shapes.message(self.of(seat), play.table.view(seat), play.table.deal)
