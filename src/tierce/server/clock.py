"""The clock of a table: seconds for each turn, and a bank for each deal.

Time comes from outside (``now``), in seconds; what is told is in milliseconds. Nothing rings here: the room
asks how long it is until the time is up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tierce.server import wire


class Clock:
    """The clock of one table. It runs for one seat, or stands."""

    def __init__(self, setting: wire.Clock, seats: int, now: Callable[[], float]) -> None:
        """All banks full, and nobody's turn."""
        self.setting, self._now = setting, now
        self.seat: int | None = None
        self._banks = [setting.bank * 1000] * seats
        self._turn = setting.turn * 1000
        self._since: float | None = None

    @property
    def on(self) -> bool:
        """Whether this table plays with a clock."""
        return bool(self.setting.turn or self.setting.bank)

    def deal(self) -> None:
        """A new deal: every bank is full again."""
        self._banks = [self.setting.bank * 1000] * len(self._banks)

    def turn(self, seat: int | None) -> None:
        """A turn begins: the time of the last one is settled, and the clock stands."""
        self.stop()
        self.seat = seat if self.on else None
        self._turn = self.setting.turn * 1000

    def run(self) -> None:
        """The clock runs for the seat whose turn it is."""
        if self.seat is not None and self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """The clock stands; what was used is used."""
        if self.seat is not None and self._since is not None:
            self._turn, self._banks[self.seat] = self._left()
        self._since = None

    @property
    def left(self) -> float | None:
        """Seconds until the time of a hard clock that runs is up; ``None`` where it never is."""
        if self.seat is None or self._since is None or not self.setting.hard:
            return None
        return sum(self._left()) / 1000

    def ticking(self) -> wire.Ticking | None:
        """What the clock of the running turn shows."""
        if self.seat is None:
            return None
        turn, bank = self._left()
        return wire.Ticking(self.seat + 1, turn, bank, running=self._since is not None)

    def bank(self, seat: int) -> int | None:
        """What a seat's bank holds; ``None`` where there are no banks."""
        if not self.setting.bank:
            return None
        return self._left()[1] if seat == self.seat else self._banks[seat]

    def kept(self) -> dict[str, Any]:
        """What a server must know to go on after it was killed."""
        turn = self._turn if self.seat is None else self._left()[0]
        banks = [self.bank(seat) or 0 for seat in range(len(self._banks))]
        return {"turn": turn, "banks": banks}

    def restore(self, kept: Mapping[str, Any]) -> None:
        """Go on where ``kept`` was told; the time between is nobody's."""
        self._turn, self._banks = kept["turn"], list(kept["banks"])

    def _left(self) -> tuple[int, int]:
        """What is left of the turn's own time, and of the bank after it."""
        assert self.seat is not None
        bank = self._banks[self.seat]
        used = 0 if self._since is None else round((self._now() - self._since) * 1000)
        turn = self._turn - used
        if turn >= 0 or not self.setting.bank:
            return turn, bank
        return 0, bank + turn
