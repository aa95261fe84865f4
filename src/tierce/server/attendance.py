"""Who is here: to which seats a line is open, and since when there is none to another."""

from __future__ import annotations

from collections.abc import Callable, Iterable


class Attendance:
    """The people of one table. Whoever was never seen is away since the table was read."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Nobody is here yet."""
        self._now = now
        self._begun = now()
        self._there: frozenset[int] = frozenset()
        self._lost: dict[int, float] = {}

    def settle(self, seats: Iterable[int]) -> None:
        """These are the seats to which lines are open now: who was here and is not among them is away."""
        there = frozenset(seats)
        self._lost |= dict.fromkeys(self._there - there, self._now())
        self._there = there

    def here(self, seat: int) -> bool:
        """Whether a line is open to the person of this seat."""
        return seat in self._there

    def since(self, seat: int) -> float | None:
        """When the last line of an absent person was lost."""
        return None if self.here(seat) else self._lost.get(seat, self._begun)

    def away(self, seat: int) -> int | None:
        """For how many seconds a person has been away."""
        since = self.since(seat)
        return None if since is None else int(self._now() - since)
