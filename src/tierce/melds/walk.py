"""The solver's walk: rank after rank from the ace to the king and the ace again.

At every place each suit decides which of its open runs go on, end and begin (:mod:`tierce.melds.growth`), and
what is left of the rank goes into sets (:mod:`tierce.melds.gather`). Of all ways to one *spot* (the open
runs, the jokers and obligations left) only the cheapest is kept. What a way costs is how far it falls short
of the most that its cards could count; the cheapest spot is looked at first, so the first end reached is the
best.

Jokers are spent where a copy is missing. An open run that the naturals ahead and the jokers left cannot make
a meld is given up. What melds on the table offer, and in a circle the runs past the king, is decided letter
by letter (:mod:`tierce.melds.options`).
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from tierce.melds.gather import Gathered
from tierce.melds.growth import Growth
from tierce.melds.law import HIGH_ACE
from tierce.melds.meld import Meld
from tierce.melds.options import Letter
from tierce.melds.ways import EMPTY, UNIT, Active, Supply, Task, Ways, Weights, left_by

CLOSED: Final = ((),) * 4
"""No run is open, in any suit."""


class Spot(NamedTuple):
    """Where a walk can stand between two places; what came before no longer matters."""

    runs: tuple[tuple[int, ...], ...]
    jokers: int
    active: Active
    aces: Supply
    """The aces left for the high place."""
    kept: int
    """Cards that stay in hand so far, as far as they are asked for."""
    pure: bool
    off: int
    """Jokers laid off, where that matters."""


class Played(NamedTuple):
    """What was done at a place."""

    place: int
    growths: tuple[Growth, ...]
    sets: tuple[Gathered, ...]
    left: Supply
    letters: tuple[tuple[int, Letter], ...]


class Track(NamedTuple):
    """The way to a spot: the last step, and the way before it."""

    played: Played
    before: Track | None


class Walked(NamedTuple):
    """The best way: what was done place by place, the melds of jokers alone, and what all counts."""

    played: tuple[Played, ...]
    alone: tuple[Meld, ...]
    worth: int


class Walk:
    """One walk for one task."""

    def __init__(self, task: Task) -> None:
        """Weigh the cards."""
        self.task, self.weights = task, Weights(task)
        self.runs, self.last, self.jokers = self.weights.runs, self.weights.last, self.weights.jokers
        self.places: list[Ways | None] = [None] * (self.last + 1)

    def best(self) -> Walked | None:
        """The best way, if there is one."""
        task, weights = self.task, self.weights
        whole = weights.worth.joker * self.jokers + sum(
            weights.worth.most[rank] * count for rank in range(1, 14) for count in weights.hand[rank]
        )
        limit = whole - task.need * UNIT
        start = Spot(CLOSED, self.jokers, (), EMPTY, 0, task.pure == "off", 0)
        known: dict[tuple[int, Spot], int] = {(0, start): 0}
        waiting: list[tuple[int, int, int, Spot, Track | None]] = [(0, 0, 0, start, None)]
        ends: dict[int, tuple[Meld, ...]] = {}
        tick = 0
        while waiting:
            cost, behind, number, spot, track = heappop(waiting)
            place = -behind
            if place > self.last:
                return Walked(_way(track), ends[number], (whole - cost) // UNIT)
            if known[place, spot] < cost:
                continue
            if place == self.last:
                for more, melds in self._ends(spot):
                    if cost + more <= limit:
                        tick += 1
                        ends[tick] = melds
                        heappush(waiting, (cost + more, behind - 1, tick, spot, track))
                continue
            for more, after, played in self._steps(place + 1, spot):
                total = cost + more
                key = (place + 1, after)
                if total <= limit and known.get(key, total + 1) > total:
                    known[key] = total
                    tick += 1
                    heappush(waiting, (total, behind - 1, tick, after, Track(played, track)))
        return None

    def _steps(self, place: int, spot: Spot) -> list[tuple[int, Spot, Played]]:
        """Every way to play a place, with what it costs."""
        ways = self.places[place]
        if ways is None:
            ways = self.places[place] = Ways(self.weights, place)
        if ways.idle and spot.runs == CLOSED and not spot.active:
            return [(0, spot, Played(place, (), (), EMPTY, ()))]
        found: list[tuple[int, Spot, Played]] = []
        keep, fresh = self.task.keep, self.task.fresh
        low_ace = place == 1 and self.last == HIGH_ACE
        most, of_set, wild_set = ways.most, ways.set, ways.wild_set
        for one in ways.decided(spot.active, spot.jokers):
            active, supply, jokers, off, cost, decided_pure, letters, wanting = one
            if wanting and not all(spot.runs[suit] for suit in wanting):
                continue
            aces = spot.aces
            if place == HIGH_ACE:
                supply, aces = aces, EMPTY
            off = spot.off + off if fresh else 0
            for spent, growths, hand, runs, begun_pure, growing in ways.grown(
                spot.runs, spot.jokers - jokers, spot.pure or decided_pure, supply
            ):
                left = left_by(supply, growths) if hand else supply
                rest = spot.jokers - jokers - spent
                pure = spot.pure or decided_pure or begun_pure
                if low_ace:
                    now = Spot(runs, rest, active, left, spot.kept, pure, off)
                    found.append((cost + growing, now, Played(place, growths, (), left, letters)))
                    continue
                for wild, laid, stay, sets in ways.gathered(left, rest, spot.kept < keep):
                    kept = min(keep, spot.kept + stay) if keep else 0
                    now = Spot(runs, rest - wild, active, aces, kept, pure, off)
                    falls = (laid + stay) * most - laid * of_set + wild * (ways.joker - wild_set)
                    found.append((cost + growing + falls, now, Played(place, growths, sets, left, letters)))
        return found

    def _ends(self, spot: Spot) -> list[tuple[int, tuple[Meld, ...]]]:
        """Every way to end here with all that is owed done: what it costs, and the melds of jokers alone."""
        task = self.task
        if not spot.pure or not all(
            self.runs.may_end(run, at_ace=True) for suit in spot.runs for run in suit
        ):
            return []
        found = []
        for count, (worth, melds) in task.alone.items():
            left = spot.jokers - count
            laid = self.jokers - left
            if (
                left >= 0
                and laid >= task.must.jokers
                and laid - spot.off >= task.fresh
                and spot.kept + left >= task.keep
            ):
                found.append((spot.jokers * self.weights.worth.joker - UNIT * worth - count, melds))
        return found


def _way(track: Track | None) -> tuple[Played, ...]:
    """The steps of a way, the first one first."""
    steps = []
    while track is not None:
        steps.append(track.played)
        track = track.before
    return tuple(reversed(steps))
