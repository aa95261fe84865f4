"""The solver's walk: rank after rank from the ace to the king and the ace again.

At every place each suit decides which of its open runs go on, end and begin (:mod:`tierce.melds.growth`), and
what is left of the rank goes into sets (:mod:`tierce.melds.gather`). Of all ways to one *spot* (the open
runs, the jokers and obligations left) only the best is kept, so the walk is exact and short. Jokers are spent where
a copy is missing. An open run that the naturals ahead and the jokers left cannot make a meld is given up.

What melds on the table offer, and in a circle the runs past the king, are chosen where they begin, and
remembered as long as they take cards from the supply or give some.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, Literal, NamedTuple

from tierce.cards import JOKER, Card, Cards
from tierce.cards.card import SUITS
from tierce.melds.gather import NONE, Four, Gathered, by_suit, gatherings
from tierce.melds.growth import HAND, LENT, OUT_OF_REACH, WILD, Growth, Place, Pure, Runs, runs_under
from tierce.melds.law import HIGH_ACE, SHORTEST, MeldLaw
from tierce.melds.meld import Meld, MeldKind, place_face
from tierce.melds.supply import TableStep
from tierce.melds.values import Values

UNIT: Final = 128
"""A point, weighed so that of equal points more cards decide."""


class Option(NamedTuple):
    """A way to use cards that is decided as a whole: an offer of a table meld, or runs past the king."""

    taken: Cards
    """Cards from hand that it uses up."""
    lent: Cards
    """Cards that it adds to be used, each of which must be."""
    spent: Cards
    """Borrowed cards that it uses."""
    off: int
    """Jokers among ``taken`` that are laid off."""
    worth: int
    pure: bool
    steps: tuple[TableStep, ...]
    melds: tuple[tuple[Meld, Cards], ...]


class Group(NamedTuple):
    """The options of which one is chosen, and the places from which and up to which they matter."""

    first: int
    last: int
    options: tuple[Option, ...]


class Task(NamedTuple):
    """What is asked of the walk."""

    hand: Cards
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
    """How many cards at least must stay in hand."""
    wild: frozenset[Card] | None
    """The cards of runs for which a joker may stand; ``None`` for all."""
    groups: tuple[Group, ...]
    lendable: Cards


class Spot(NamedTuple):
    """Where a walk can stand between two places; what came before no longer matters."""

    runs: tuple[tuple[int, ...], ...]
    jokers: int
    active: tuple[tuple[int, int], ...]
    """Groups and their chosen options that still matter."""
    aces: tuple[Four, Four, Four]
    """The aces left for the high place: from hand, borrowed, and those from hand that must be laid."""
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
    left: tuple[Four, Four, Four]


Track = tuple[int, "Track | None", "Played | Option | None"]
"""The best way to a spot: its weight, the way before, and its last step."""


class Found(NamedTuple):
    """The best answer: melds with what is borrowed in each, the steps on the table, what all counts."""

    melds: tuple[tuple[Meld, Cards], ...]
    steps: tuple[TableStep, ...]
    worth: int


NO_ACES: Final = (NONE, NONE, NONE)


class Walk:
    """One walk for one task."""

    def __init__(self, task: Task) -> None:
        self.task, self.law = task, task.law
        self.runs: Runs = runs_under(task.law, task.pure, bool(task.lendable))
        self.last = 13 if task.law.circular else HIGH_ACE
        self.jokers = task.hand.jokers
        self.hand, self.due = _by_place(task.hand), _by_place(task.must)
        there = _by_place(task.hand + task.lendable)
        self.ahead = [
            sum(1 << (place - 1) for place in range(1, self.last + 1) if there[(place - 1) % 13 + 1][suit])
            for suit in range(4)
        ]
        run, wild = task.values.run, task.values.joker_in_run
        self.run_weight = [UNIT * value + 1 for value in run]
        self.wild_weight = [UNIT * value + 1 for value in wild]
        self.set_weight = [UNIT * value + 1 for value in task.values.set]
        self.wild_set_weight = [UNIT * value + 1 for value in task.values.joker_in_set]
        anywhere = task.law.adjacent and task.law.in_run == "anywhere" and not task.law.circular
        self.led = [
            anywhere and task.wild is None and all(later >= wild[place] for later in wild[place + 1 : 15])
            for place in range(15)
        ]
        self.fours: dict[tuple[int, tuple[tuple[int, int], ...]], tuple[Four, Four, Four] | None] = {}

    def best(self) -> Found | None:
        """The best answer, if there is one."""
        start = Spot(((),) * 4, self.jokers, (), NO_ACES, 0, self.task.pure == "off", 0)
        layer: dict[Spot, Track] = {start: (0, None, None)}
        for place in range(1, self.last + 1):
            for number, group in enumerate(self.task.groups):
                if group.first == place:
                    layer = self._choose(number, group, layer)
            layer = self._step(place, layer)
            if not layer:
                return None
        return self._finish(layer)

    # -- one place ---------------------------------------------------------------------------------

    def _choose(self, number: int, group: Group, layer: dict[Spot, Track]) -> dict[Spot, Track]:
        """Choose an option of a group."""
        after: dict[Spot, Track] = {}
        for spot, track in layer.items():
            for index, option in enumerate(group.options):
                jokers = option.taken.jokers
                if jokers > spot.jokers:
                    continue
                now = spot._replace(
                    jokers=spot.jokers - jokers,
                    active=(*spot.active, (number, index)),
                    pure=spot.pure or option.pure,
                    off=spot.off + option.off if self.task.fresh else 0,
                )
                weight = track[0] + UNIT * option.worth + len(option.taken)
                after[now] = (weight, track, option)
        return after

    def _step(self, place: int, layer: dict[Spot, Track]) -> dict[Spot, Track]:
        """Play a place."""
        after: dict[Spot, Track] = {}
        ways = _Ways(self, place)
        low_ace = place == 1 and self.last == HIGH_ACE
        rank = (place - 1) % 13 + 1
        over = [number for number, group in enumerate(self.task.groups) if group.last == place]
        natural, joker = self.run_weight[place], self.wild_weight[place]
        for spot, track in layer.items():
            supply = spot.aces if place == HIGH_ACE else self._supply(place, spot.active)
            if supply is None:
                continue
            active = tuple(one for one in spot.active if one[0] not in over) if over else spot.active
            for growths, jokers, pure in ways.all(spot, supply):
                left, weight = _left(supply, growths), track[0]
                runs = []
                for growth in growths:
                    runs.append(growth.runs)
                    weight += growth.hand * natural + growth.jokers * joker
                aces = NO_ACES if place == HIGH_ACE else spot.aces
                now = Spot(tuple(runs), jokers, active, aces, spot.kept, pure, spot.off)
                if low_ace:
                    _keep(after, now._replace(aces=left), weight, track, Played(place, growths, (), left))
                    continue
                for one in gatherings(self.law, *left, jokers, spot.kept < self.task.keep):
                    then = now
                    if one.jokers or one.left:
                        kept = min(self.task.keep, spot.kept + one.left)
                        then = now._replace(jokers=jokers - one.jokers, kept=kept)
                    gain = one.laid * self.set_weight[rank] + one.jokers * self.wild_set_weight[rank]
                    _keep(after, then, weight + gain, track, Played(place, growths, one.sets, left))
        return after

    def _supply(self, place: int, active: tuple[tuple[int, int], ...]) -> tuple[Four, Four, Four] | None:
        """What lies at hand at a place: from hand, borrowed, and due from hand."""
        if not active:
            return self.hand[place], NONE, self.due[place]
        key = (place, active)
        if key not in self.fours:
            hand, lent, due = list(self.hand[place]), [0] * 4, list(self.due[place])
            for number, index in active:
                option = self.task.groups[number].options[index]
                for suit in range(4):
                    face = place_face(SUITS[suit], place)
                    taken = option.taken.count(face)
                    hand[suit] -= taken
                    due[suit] = max(0, due[suit] - taken)
                    lent[suit] += option.lent.count(face) - option.spent.count(face)
            short = min(*hand, *lent) < 0
            self.fours[key] = None if short else (_four(hand), _four(lent), _four(due))
        return self.fours[key]

    # -- the end -----------------------------------------------------------------------------------

    def _finish(self, layer: dict[Spot, Track]) -> Found | None:
        """The best of the ends where all that is owed is done."""
        task, alone = self.task, jokers_alone(self.task)
        due = task.must.jokers
        best: tuple[int, Track, tuple[Meld, ...]] | None = None
        for spot, track in layer.items():
            if not spot.pure or not all(
                self.runs.may_end(run, at_ace=True) for suit in spot.runs for run in suit
            ):
                continue
            for count, (weight, melds) in alone.items():
                left = spot.jokers - count
                if left < 0 or self.jokers - left < due or self.jokers - left - spot.off < task.fresh:
                    continue
                total = track[0] + weight
                if spot.kept + left < task.keep or total < task.need * UNIT:
                    continue
                if best is None or total > best[0]:
                    best = total, track, melds
        if best is None:
            return None
        weight, track, melds = best
        return self._told(track, melds, weight // UNIT)

    def _told(self, track: Track | None, alone: tuple[Meld, ...], worth: int) -> Found:
        """The melds and steps of a walk."""
        played: list[Played | Option] = []
        while track is not None:
            if track[2] is not None:
                played.append(track[2])
            track = track[1]
        melds: list[tuple[Meld, Cards]] = []
        steps: list[TableStep] = []
        going: list[list[tuple[int, int, list[int]]]] = [[], [], [], []]  # state, first place, kinds
        for one in reversed(played):
            if isinstance(one, Option):
                melds += one.melds
                steps += one.steps
                continue
            for suit, growth in enumerate(one.growths):
                going[suit], ended = self._grown(going[suit], growth, one.place)
                melds += [_run(suit, first, kinds) for first, kinds in ended]
            rank = (one.place - 1) % 13 + 1
            melds += [_set(rank, gathered) for gathered in by_suit(self.law, one.sets, *one.left)]
        for suit in range(4):
            melds += [_run(suit, first, kinds) for _, first, kinds in going[suit]]
        melds += [(meld, Cards()) for meld in alone]
        return Found(tuple(melds), tuple(steps), worth)

    def _grown(
        self, going: list[tuple[int, int, list[int]]], growth: Growth, place: int
    ) -> tuple[list[tuple[int, int, list[int]]], list[tuple[int, list[int]]]]:
        """The open runs of a suit after a place, in the order of their states, and those that ended."""
        after: list[tuple[int, int, list[int]]] = []
        ended = []
        for (state, first, kinds), act in zip(going, growth.acts, strict=True):
            grown = self.runs.grown(state, act) if act >= 0 else None
            if grown is None:
                ended.append((first, kinds))
            else:
                after.append((grown, first, [*kinds, act]))
        after += [(state, place, [kind]) for kind, state in growth.begun]
        return sorted(after, key=lambda one: one[0]), ended


class _Ways:
    """The ways to play the runs of all suits at one place."""

    def __init__(self, walk: Walk, place: int) -> None:
        self.walk, self.place = walk, place
        self.room = walk.last - place
        self.ahead = [bits >> place for bits in walk.ahead]
        wild = walk.task.wild
        self.wild = [
            bool(walk.jokers) and (wild is None or place_face(suit, place) in wild) for suit in SUITS
        ]
        first = place == 1
        self.begins, self.leads = [], []
        for suit in range(4):
            self.begins.append(self._need(walk.runs.begun(HAND, low_ace=first), suit) <= walk.jokers)
            led = walk.led[place]
            lead = self._need(walk.runs.begun(WILD, led=led, low_ace=first), suit) < walk.jokers
            self.leads.append(("led" if led else "free") if lead and self.wild[suit] else "no")
        self.known: dict[tuple[int, tuple[int, ...], Place], list[tuple[Growth, int]]] = {}

    def _need(self, run: int | None, suit: int) -> int:
        return OUT_OF_REACH if run is None else self.walk.runs.need(run, self.ahead[suit], self.room)

    def all(
        self, spot: Spot, supply: tuple[Four, Four, Four]
    ) -> Iterator[tuple[tuple[Growth, ...], int, bool]]:
        """Every way from a spot, with the jokers left after it."""
        parts = [self._suit(suit, spot, supply) for suit in range(4)]
        for chosen in product(*parts):
            spent = needed = pure = 0
            for growth, need in chosen:
                spent += growth.jokers
                needed += need
                pure += growth.pure
            if spent + needed <= spot.jokers and pure <= 1:
                yield tuple(growth for growth, _ in chosen), spot.jokers - spent, spot.pure or pure > 0

    def _suit(self, suit: int, spot: Spot, supply: tuple[Four, Four, Four]) -> list[tuple[Growth, int]]:
        leads: Literal["no", "led", "free"] = self.leads[suit] if spot.jokers else "no"  # type: ignore[assignment]
        place = Place(
            supply[0][suit],
            supply[1][suit],
            spot.jokers,
            self.begins[suit],
            leads,
            not spot.pure,
            self.wild[suit],
            self.place == 1,
            self.place == HIGH_ACE,
        )
        runs = spot.runs[suit]
        key = (suit, runs, place)
        if key not in self.known:
            found = []
            for growth in self.walk.runs.growths(runs, place):
                need = sum(self._need(run, suit) for run in growth.runs)
                if growth.jokers + need <= spot.jokers:
                    found.append((growth, need))
            self.known[key] = found
        return self.known[key]


def _keep(after: dict[Spot, Track], spot: Spot, weight: int, before: Track, played: Played) -> None:
    known = after.get(spot)
    if known is None or known[0] < weight:
        after[spot] = (weight, before, played)


def _left(supply: tuple[Four, Four, Four], growths: tuple[Growth, ...]) -> tuple[Four, Four, Four]:
    """What the runs leave of a rank."""
    hand, lent, due = supply
    return (
        _four([count - growth.hand for count, growth in zip(hand, growths, strict=True)]),
        _four([count - growth.lent for count, growth in zip(lent, growths, strict=True)]),
        _four([max(0, count - growth.hand) for count, growth in zip(due, growths, strict=True)]),
    )


def _four(counts: list[int]) -> Four:
    return (counts[0], counts[1], counts[2], counts[3])


def _by_place(cards: Cards) -> list[Four]:
    """How many copies of each suit, for the places 1 to 13 (0 is empty)."""
    return [
        NONE,
        *(_four([cards.count(Card.of(rank, suit)) for suit in SUITS]) for rank in range(1, 14)),
    ]


def _run(suit: int, first: int, kinds: list[int]) -> tuple[Meld, Cards]:
    faces = [place_face(SUITS[suit], first + index) for index in range(len(kinds))]
    cards = tuple(JOKER if kind == WILD else face for face, kind in zip(faces, kinds, strict=True))
    lent = Cards(face for face, kind in zip(faces, kinds, strict=True) if kind == LENT)
    return Meld(MeldKind.RUN, cards, first, SUITS[suit]), lent


def _set(rank: int, gathered: Gathered) -> tuple[Meld, Cards]:
    def cards(four: Four) -> list[Card]:
        return [Card.of(rank, suit) for suit, count in zip(SUITS, four, strict=True) for _ in range(count)]

    lent = cards(gathered.lent)
    return Meld.set_of(rank, (*cards(gathered.hand), *lent, *[JOKER] * gathered.jokers)), Cards(lent)


def jokers_alone(task: Task) -> dict[int, tuple[int, tuple[Meld, ...]]]:
    """The best melds of jokers alone, for each number of jokers in them, with their weight."""
    best: dict[int, tuple[int, tuple[Meld, ...]]] = {0: (0, ())}
    if task.law.min_naturals:
        return best
    single: dict[int, tuple[int, Meld]] = {}
    for size in range(SHORTEST, task.hand.jokers + 1):
        cards = (JOKER,) * size
        melds = [Meld.set_of(rank, cards) for rank in range(1, 14)]
        melds += [Meld(MeldKind.RUN, cards, low, suit) for suit in SUITS for low in range(1, 14)]
        lawful = [
            (UNIT * task.values.of(meld) + size, meld)
            for meld in melds
            if task.law.shape(meld) is None and task.law.jokers(meld) is None and _stands(task, meld)
        ]
        if lawful:
            single[size] = max(lawful, key=lambda one: one[0])
    for total in range(SHORTEST, task.hand.jokers + 1):
        for size, (weight, meld) in single.items():
            before = best.get(total - size)
            if before is not None and (total not in best or best[total][0] < before[0] + weight):
                best[total] = (before[0] + weight, (*before[1], meld))
    return best


def _stands(task: Task, meld: Meld) -> bool:
    """Whether a joker may stand for every card of a run of jokers."""
    wild = task.wild
    return wild is None or not meld.is_run or all(meld.stands_for(i) in wild for i in range(len(meld.cards)))
