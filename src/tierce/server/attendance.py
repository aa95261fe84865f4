"""Who is here: for each seat how many lines are open to its person, and since when there is none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable


class Attendance:
    """The people of one table. Whoever was never seen is away since the table was read."""

    def __init__(self, now: Callable[[], float]) -> None:
        """Nobody is here yet."""
        self._now = now
        self._begun = now()
        self._lines: Counter[int] = Counter()
        self._lost: dict[int, float] = {}

    def settle(self, seats: Iterable[int]) -> bool:
        """The seats to which lines are open now, one for each line; whether anybody has come or gone."""
        before, lines = set(self._lines), Counter(seats)
        for seat in before - set(lines):
            self._lost[seat] = self._now()
        self._lines = lines
        return before != set(lines)

    def here(self, seat: int) -> bool:
        """Whether a line is open to the person of this seat."""
        return seat in self._lines

    def since(self, seat: int) -> float | None:
        """When the last line of an absent person was lost."""
        return None if self.here(seat) else self._lost.get(seat, self._begun)

    def away(self, seat: int) -> int | None:
        """For how many seconds a person has been away."""
        since = self.since(seat)
        return None if since is None else int(self._now() - since)
