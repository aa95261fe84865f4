"""The ways to play one place of the solver's walk: what is decided on the table, then runs, then sets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final, Literal, NamedTuple

from tierce.cards import Card, Cards
from tierce.cards.card import SUITS
from tierce.melds.gather import NONE, Four, Gathering, gatherings
from tierce.melds.growth import HAND, LENT, OUT_OF_REACH, WILD, Growth, Place, Pure, Runs, runs_under
from tierce.melds.law import HIGH_ACE, SHORTEST, MeldLaw
from tierce.melds.meld import Meld, place_face
from tierce.melds.options import Group, Letter, by_rank
from tierce.melds.values import Values

UNIT: Final = 128
"""A point, weighed so that of equal points more cards decide."""


class Task(NamedTuple):
    """What is asked of the walk."""

    hand: Cards
    """The cards that a meld or the table may take."""
    law: MeldLaw
    values: Values
    need: int
    """The least it must count."""
    pure: Pure
    must: Cards
    """Cards of the hand that must be laid."""
    fresh: int
    """How many jokers at least must lie in new melds."""
    keep: int
    """How many of these cards at least must stay in hand."""
    wild: frozenset[Card] | None
    """The cards of runs for which a joker may stand; ``None`` for all."""
    groups: tuple[Group, ...]
    lendable: Cards
    alone: dict[int, tuple[int, tuple[Meld, ...]]]
    """The best melds of jokers alone for each number of jokers in them, with what they count."""


Supply = tuple[Four, Four, Four]
"""Of each suit the cards of a rank from hand, those borrowed, and those from hand that must be laid."""
Active = tuple[tuple[int, int], ...]
"""The groups that are being decided, each with its rests that are open."""
EMPTY: Final[Supply] = (NONE, NONE, NONE)


class Decided(NamedTuple):
    """One way to decide the letters of a place."""

    active: Active
    supply: Supply
    jokers: int
    off: int
    cost: int
    pure: bool
    letters: tuple[tuple[int, Letter], ...]
    wanting: tuple[int, ...]
    """The suits where what is borrowed here needs a run that is open already."""


IDLE: Final = ((Growth((), 0, 0, 0, False, (), ()), 0),)
"""The one way to play a place of a suit where nothing is."""
NOTHING: Final = (Gathering(0, 0, 0, ()),)


class Worth(NamedTuple):
    """What cards weigh, by place: in runs and, by rank, in sets; naturals and jokers."""

    run: tuple[int, ...]
    wild_run: tuple[int, ...]
    set: tuple[int, ...]
    wild_set: tuple[int, ...]
    most: tuple[int, ...]
    """The most that a natural could weigh, by rank."""
    joker: int
    """The most that a joker could weigh."""
    rising: tuple[bool, ...]
    """Whether a joker of a run counts nowhere less than here from this place on."""


@lru_cache(maxsize=64)
def weighed(values: Values) -> Worth:
    """The weights of these values."""
    run, wild_run, of_set, wild_set = (tuple(UNIT * value + 1 for value in table) for table in values)
    most = list(map(max, run, of_set))
    most[1] = most[HIGH_ACE] = max(most[1], most[HIGH_ACE])
    rising = tuple(min(wild_run[place:]) == weight for place, weight in enumerate(wild_run))
    return Worth(run, wild_run, of_set, wild_set, tuple(most), max(wild_run[1:] + wild_set[1:]), rising)


class Weights:
    """What a task comes to for every place: cards, weights and limits."""

    def __init__(self, task: Task) -> None:
        """Weigh the cards."""
        self.task, self.law = task, task.law
        self.runs: Runs = runs_under(task.law, task.pure, bool(task.lendable))
        self.last = 13 if task.law.circular else task.law.highest
        self.jokers = task.hand.jokers
        self.hand, self.due = by_rank(task.hand), by_rank(task.must)
        there = by_rank(task.hand + task.lendable)
        self.there = (*there, there[1])
        self.ahead = [
            sum(1 << (place - 1) for place in range(1, self.last + 1) if self.there[place][suit])
            for suit in range(4)
        ]
        self.worth = weighed(task.values)
        anywhere = task.law.adjacent and task.law.in_run == "anywhere" and not task.law.circular
        self.led = self.worth.rising if anywhere and task.wild is None else (False,) * (HIGH_ACE + 1)


class Ways:
    """The ways to play one place."""

    def __init__(self, weights: Weights, place: int) -> None:
        self.weights, self.place = weights, place
        self.room = weights.last - place
        self.ahead = [bits >> place for bits in weights.ahead]
        worth = weights.worth
        self.most, self.run, self.wild_run = worth.most[place], worth.run[place], worth.wild_run[place]
        self.set, self.wild_set, self.joker = worth.set[place], worth.wild_set[place], worth.joker
        self.starting = [
            (number, group.start) for number, group in enumerate(weights.task.groups) if group.first == place
        ]
        wild, led, there = weights.task.wild, weights.led[place], weights.there[place]
        self.wild = [
            bool(weights.jokers) and (wild is None or place_face(suit, place) in wild) for suit in SUITS
        ]
        self.lends, self.begins = self._starts(LENT, there), self._starts(HAND, there)
        self.leads: list[Literal["no", "led", "free"]] = [
            ("led" if led else "free") if leads else "no" for leads in self._starts(WILD, self.wild, led=led)
        ]
        self.idle = there == NONE and not any(leads != "no" for leads in self.leads) and not self.starting
        """Nothing can be done here unless a run is open or a group being decided."""
        self._decided: dict[Active, list[Decided]] = {}
        self._played: dict[tuple[object, ...], list[tuple[Growth, int]]] = {}
        self._gathered: dict[tuple[Supply, int, bool], tuple[Gathering, ...]] = {}

    def _starts(self, kind: int, there: Sequence[int], *, led: bool = False) -> list[bool]:
        """For each suit whether this kind of card is there and could begin a run that becomes a meld."""
        run = self.weights.runs.begun(kind, led=led, low_ace=self.place == 1)
        jokers = self.weights.jokers - (kind == WILD)
        return [count > 0 and self._need(run, suit) <= jokers for suit, count in enumerate(there)]

    def _need(self, run: int | None, suit: int) -> int:
        return OUT_OF_REACH if run is None else self.weights.runs.need(run, self.ahead[suit], self.room)

    # -- what is decided on the table, and what then lies at hand ---------------------------------------

    def decided(self, active: Active, jokers: int) -> list[Decided]:
        """Every way to decide the letters of this place that the jokers allow."""
        found = self._decided.get(active)
        if found is None:
            found = self._decided[active] = self._decide((*active, *self.starting))
        return [one for one in found if one.jokers <= jokers] if active or self.starting else found

    def _decide(self, active: Active) -> list[Decided]:
        weights, found = self.weights, []
        high = self.place == HIGH_ACE  # Aces are dealt with at the low place.
        hand = NONE if high else weights.hand[self.place]
        due = NONE if high else weights.due[self.place]
        if not active:
            return [Decided((), (hand, NONE, due), 0, 0, 0, False, (), ())]
        groups = weights.task.groups
        for ways in product(*(groups[number].ways[rests] for number, rests in active)):
            letters = [way.letter for way in ways]
            taken = _sum([letter.taken for letter in letters])
            lent = _minus(_sum([letter.lent for letter in letters]), _sum([one.spent for one in letters]))
            left = _minus(hand, taken)
            if min(left) < 0 or min(lent) < 0:
                continue
            jokers = sum(letter.jokers for letter in letters)
            worth = UNIT * sum(letter.worth for letter in letters) + sum(taken) + jokers
            found.append(
                Decided(
                    tuple(
                        (one[0], way.rest)
                        for one, way in zip(active, ways, strict=True)
                        if way.rest is not None
                    ),
                    (left, lent, _floor(_minus(due, taken))),
                    jokers,
                    sum(letter.off for letter in letters),
                    sum(taken) * self.most + jokers * self.joker - worth,
                    any(letter.pure for letter in letters),
                    tuple((one[0], letter) for one, letter in zip(active, letters, strict=True)),
                    self._wanting(left, lent),
                )
            )
        return found

    def _wanting(self, hand: Four, lent: Four) -> tuple[int, ...]:
        """The suits of borrowed cards that can neither lie in a set here nor begin a run."""
        if lent == NONE or (self.place == 1 and self.weights.last == HIGH_ACE):
            return ()
        weights = self.weights
        if weights.law.set_suits == "repeat":
            naturals = sum(hand) + sum(lent)
        else:
            naturals = sum(mine + theirs > 0 for mine, theirs in zip(hand, lent, strict=True))
        if naturals + weights.jokers >= SHORTEST:
            return ()
        return tuple(suit for suit in range(4) if lent[suit] and not self.lends[suit])

    # -- runs ---------------------------------------------------------------------------------------

    def grown(
        self, runs: tuple[tuple[int, ...], ...], jokers: int, pure: bool, supply: Supply
    ) -> list[tuple[int, tuple[Growth, ...], int, tuple[tuple[int, ...], ...], bool, int]]:
        """Every way for the runs: jokers spent, what each suit does, naturals laid, the runs after it,
        whether the run that is to be pure begins, and the cost.
        """
        found: list[tuple[int, tuple[Growth, ...], int, tuple[tuple[int, ...], ...], bool, int]] = []
        natural, wild = self.most - self.run, self.joker - self.wild_run
        hand, lent, _ = supply
        parts = [
            IDLE
            if not runs[suit] and not hand[suit] and not lent[suit] and self.leads[suit] == "no"
            else self._suit(suit, runs[suit], hand[suit], lent[suit], jokers, pure)
            for suit in range(4)
        ]
        for (a, i), (b, j), (c, k), (d, m) in product(*parts):
            spent = a.jokers + b.jokers + c.jokers + d.jokers
            if spent + i + j + k + m > jokers:
                continue
            begun = a.pure + b.pure + c.pure + d.pure
            if begun > 1:
                continue
            laid = a.hand + b.hand + c.hand + d.hand
            used = laid + a.lent + b.lent + c.lent + d.lent
            after = (a.runs, b.runs, c.runs, d.runs)
            found.append((spent, (a, b, c, d), used, after, begun > 0, laid * natural + spent * wild))
        return found

    def _suit(
        self, suit: int, runs: tuple[int, ...], hand: int, lent: int, jokers: int, pure: bool
    ) -> list[tuple[Growth, int]]:
        """The ways of a suit, with the jokers that its runs still need."""
        key = (suit, runs, hand, lent, jokers, pure)
        if key not in self._played:
            place = Place(
                hand,
                lent,
                jokers,
                self.begins[suit],
                self.leads[suit] if jokers else "no",
                not pure,
                self.wild[suit],
                self.place == 1,
                self.place == HIGH_ACE,
            )
            found = []
            for growth in self.weights.runs.growths(runs, place):
                need = sum([self._need(run, suit) for run in growth.runs])
                if growth.jokers + need <= jokers:
                    found.append((growth, need))
            self._played[key] = found
        return self._played[key]

    # -- sets ---------------------------------------------------------------------------------------

    def gathered(self, left: Supply, jokers: int, every: bool) -> tuple[Gathering, ...]:
        """The ways to make sets of what the runs leave."""
        if left == EMPTY:
            return NOTHING
        key = (left, jokers, every)
        found = self._gathered.get(key)
        if found is None:
            found = self._gathered[key] = gatherings(self.weights.law, *left, jokers, every)
        return found


def left_by(supply: Supply, growths: tuple[Growth, ...]) -> Supply:
    """What the runs leave of a rank."""
    (a, b, c, d), (hand, lent, due) = growths, supply
    laid = (a.hand, b.hand, c.hand, d.hand)
    return (
        _minus(hand, laid),
        lent if lent == NONE else _minus(lent, (a.lent, b.lent, c.lent, d.lent)),
        due if due == NONE else _floor(_minus(due, laid)),
    )


def _minus(one: Four, other: Four) -> Four:
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3])


def _sum(fours: list[Four]) -> Four:
    total = NONE
    for one in fours:
        total = (total[0] + one[0], total[1] + one[1], total[2] + one[2], total[3] + one[3])
    return total


def _floor(counts: Four) -> Four:
    return (max(0, counts[0]), max(0, counts[1]), max(0, counts[2]), max(0, counts[3]))
