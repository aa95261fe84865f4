"""How the runs of one suit grow, place by place: what the solver must remember of a run that it is building.

Of an open run only its future matters: how long it is (three is long enough), how many naturals and jokers it
holds as far as the law counts them, whether it may go on. That is one small state, and a law has few of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple

from tierce.melds.law import HIGH_ACE, SHORTEST, MeldLaw

Pure = Literal["new", "subrun", "off"]
"""What must be among the melds: a run of naturals from hand, three naturals side by side in a run from hand,
or nothing (B4.2)."""

END: Final = -1
HAND, LENT, WILD = range(3)
"""What lies in a slot: a natural from hand, one borrowed from the table, a joker."""
OUT_OF_REACH: Final = 99
"""More jokers than there are."""


class Run(NamedTuple):
    """What matters of an open run."""

    size: int = 0
    naturals: int = 0
    jokers: int = 0
    joker_last: bool = False
    shut: bool = False
    """It can take no card more: its joker must stay at the end."""
    led: bool = False
    """It began with a joker that could as well lie at its high end: allowed only to reach the ace."""
    low_ace: bool = False
    """It began with the ace, and may not end with one."""
    pure: int = 0
    """The run that is to be pure: how far that is (0 for all other runs)."""
    mine: bool = False
    """It holds a card from hand."""


class Growth(NamedTuple):
    """One way to play a place of a suit: what becomes of the open runs, and what that takes."""

    runs: tuple[int, ...]
    hand: int
    lent: int
    jokers: int
    pure: bool
    """The run that is to be pure begins here."""
    acts: tuple[int, ...]
    """For each run that was open: ``END``, or what it grows by."""
    begun: tuple[tuple[int, int], ...]
    """For each run that begins: what with, and its state."""


class Place(NamedTuple):
    """What a place of a suit offers, as far as the ways to play it depend on it."""

    hand: int
    lent: int
    jokers: int
    begins: bool
    """A natural from hand may begin a run here: the cards to go on may be there."""
    leads: Literal["no", "led", "free"]
    """Whether a joker may begin a run here: not at all, only one that reaches the ace, or any."""
    pure: bool
    """The run that is to be pure may begin here."""
    wild: bool
    """A joker may lie here."""
    first: bool
    last: bool


class Runs:
    """The states of open runs under one law, by number, and how they change."""

    def __init__(self, law: MeldLaw, pure: Pure, borrowing: bool) -> None:
        """For runs of this law; ``borrowing`` when some naturals come from the table."""
        self._law, self._pure, self._borrowing = law, pure, borrowing
        self._naturals = max(1, law.min_naturals)  # Melds of jokers alone are made at the end.
        # Only shorter runs are ever too long; thirteen and fourteen are told apart by the ace.
        self._short = law.longest_run < 13
        self._cap = law.longest_run if self._short else SHORTEST
        self._both_aces = law.longest_run >= HIGH_ACE
        self._numbers: dict[Run, int] = {}
        self._runs: list[Run] = []
        self._begun: dict[tuple[int, bool, bool, bool], int | None] = {}
        self._grown: dict[tuple[int, int], int | None] = {}
        self._needs: dict[tuple[int, int, int], int] = {}
        self._growths: dict[tuple[tuple[int, ...], Place], tuple[Growth, ...]] = {}

    def _number(self, run: Run) -> int:
        number = self._numbers.setdefault(run, len(self._runs))
        if number == len(self._runs):
            self._runs.append(run)
        return number

    def begun(self, kind: int, *, pure: bool = False, led: bool = False, low_ace: bool = False) -> int | None:
        """The state of a run of one card."""
        key = (kind, pure, led, low_ace)
        if key not in self._begun:
            aced = low_ace and not self._both_aces
            run = Run(led=led, low_ace=aced, pure=int(pure), mine=not self._borrowing)
            self._begun[key] = self._grow(run, kind)
        return self._begun[key]

    def grown(self, number: int, kind: int) -> int | None:
        """The state of a run with one card more, or ``None`` where the law refuses it."""
        key = (number, kind)
        if key not in self._grown:
            self._grown[key] = self._grow(self._runs[number], kind)
        return self._grown[key]

    def _grow(self, run: Run, kind: int) -> int | None:
        law = self._law
        if run.shut or (self._short and run.size == self._cap):
            return None
        size = min(run.size + 1, self._cap)
        if kind == WILD:
            most = law.max_in_run
            if (most is not None and run.jokers >= most) or (run.joker_last and not law.adjacent):
                return None
            shut = law.in_run == "ends" and run.size > 0
            pure = self._streak(run.pure, kind)
            if pure is None:
                return None
            jokers = 0 if most is None else run.jokers + 1
            return self._number(
                run._replace(
                    size=size, jokers=jokers, joker_last=not law.adjacent, shut=shut, pure=pure, mine=True
                )
            )
        pure = self._streak(run.pure, kind)
        if pure is None:
            return None
        naturals = min(run.naturals + 1, self._naturals)
        mine = run.mine or kind == HAND
        return self._number(
            run._replace(size=size, naturals=naturals, joker_last=False, pure=pure, mine=mine)
        )

    def _streak(self, pure: int, kind: int) -> int | None:
        """How far a run is on its way to be pure, from 1 to 4."""
        if not pure:
            return 0
        if kind == LENT:
            return None
        if self._pure == "new":
            return None if kind == WILD else min(pure + 1, 4)
        return pure if pure == 4 else (1 if kind == WILD else pure + 1)

    def may_end(self, number: int, *, at_ace: bool = False) -> bool:
        """Whether the run is a meld as it is; ``at_ace``: its last card lies at the highest place."""
        run = self._runs[number]
        return (
            run.size >= SHORTEST
            and run.naturals >= self._naturals
            and run.mine
            and run.pure in (0, 4)
            and (at_ace or not run.led)
        )

    def need(self, number: int, ahead: int, room: int) -> int:
        """The fewest jokers that make the run a meld, were all naturals ``ahead`` (a bit a place) its own."""
        key = (number, ahead, room)
        if key not in self._needs:
            self._needs[key] = self._need(number, ahead, room)
        return self._needs[key]

    def _need(self, number: int, ahead: int, room: int) -> int:
        if self.may_end(number, at_ace=not room):
            return 0
        if not room:
            return OUT_OF_REACH
        best = OUT_OF_REACH
        if ahead & 1 and (after := self.grown(number, HAND)) is not None:
            best = self.need(after, ahead >> 1, room - 1)
        if best and (after := self.grown(number, WILD)) is not None:
            best = min(best, 1 + self.need(after, ahead >> 1, room - 1))
        return best

    def growths(self, runs: tuple[int, ...], place: Place) -> tuple[Growth, ...]:
        """Every way to play a place, equal ways once. Borrowed naturals not used here are left for sets."""
        key = (runs, place)
        if key not in self._growths:
            found: dict[tuple[object, ...], Growth] = {}
            self._play(runs, place, (), place, found)
            self._growths[key] = tuple(found.values())
        return self._growths[key]

    def _play(
        self,
        runs: tuple[int, ...],
        place: Place,
        acts: tuple[int, ...],
        left: Place,
        found: dict[tuple[object, ...], Growth],
    ) -> None:
        """Decide on the next open run; equal runs in one order only."""
        if len(acts) == len(runs):
            after = [
                state
                for run, act in zip(runs, acts, strict=True)
                if act != END and (state := self.grown(run, act)) is not None
            ]
            self._begin(after, place, acts, left, (), 0, found)
            return
        run = runs[len(acts)]
        least = acts[-1] if acts and runs[len(acts) - 1] == run else END
        if least == END and self.may_end(run):
            self._play(runs, place, (*acts, END), left, found)
        if place.last and self._runs[run].low_ace:
            return
        for kind, spent in self._spend(left):
            if kind >= least and self.grown(run, kind) is not None:
                self._play(runs, place, (*acts, kind), spent, found)

    @staticmethod
    def _spend(left: Place) -> list[tuple[int, Place]]:
        """Each kind of card that may be laid here, with what is then left."""
        return [
            *([(HAND, left._replace(hand=left.hand - 1))] if left.hand else []),
            *([(LENT, left._replace(lent=left.lent - 1))] if left.lent else []),
            *([(WILD, left._replace(jokers=left.jokers - 1))] if left.jokers and left.wild else []),
        ]

    def _begin(
        self,
        after: list[int],
        place: Place,
        acts: tuple[int, ...],
        left: Place,
        begun: tuple[tuple[int, int], ...],
        least: int,
        found: dict[tuple[object, ...], Growth],
    ) -> None:
        """Begin runs, in one order only."""
        hand, lent = place.hand - left.hand, place.lent - left.lent
        jokers, pure = place.jokers - left.jokers, place.pure and not left.pure
        runs = tuple(sorted(after))
        growth = Growth(runs, hand, lent, jokers, pure, acts, begun)
        found.setdefault(growth[:5], growth)
        for number, (kind, state) in enumerate(self._starts(place)):
            if number < least:
                continue
            spent = dict(self._spend(left)).get(kind)
            if spent is None:
                continue
            if self._runs[state].pure:
                if not left.pure:
                    continue
                spent = spent._replace(pure=False)
            self._begin([*after, state], place, acts, spent, (*begun, (kind, state)), number, found)

    def _starts(self, place: Place) -> list[tuple[int, int]]:
        """Each way for a run to begin here."""
        found: list[tuple[int, int | None]] = []
        for pure in (False, True) if place.pure else (False,):
            if place.begins:
                found.append((HAND, self.begun(HAND, pure=pure, low_ace=place.first)))
            if place.lent and not pure:
                found.append((LENT, self.begun(LENT, low_ace=place.first)))
            if place.leads != "no" and place.wild:
                led = place.leads == "led"
                found.append((WILD, self.begun(WILD, pure=pure, led=led, low_ace=place.first)))
        return [(kind, state) for kind, state in found if state is not None]


@lru_cache(maxsize=16)
def runs_under(law: MeldLaw, pure: Pure, borrowing: bool) -> Runs:
    """The run states of a law, shared by all who ask."""
    return Runs(law, pure, borrowing)
