"""From a walk back to melds."""

from __future__ import annotations

from typing import NamedTuple

from tierce.cards import JOKER, Card, Cards
from tierce.cards.card import SUITS
from tierce.melds.gather import Four, Gathered, by_suit
from tierce.melds.growth import LENT, WILD, Growth, runs_under
from tierce.melds.law import SHORTEST, MeldLaw
from tierce.melds.meld import Meld, MeldKind, place_face
from tierce.melds.options import Letter
from tierce.melds.supply import TableStep
from tierce.melds.values import Values
from tierce.melds.walk import Walked
from tierce.melds.ways import Task

Shared = tuple[Meld, Cards]
"""A new meld with its cards that are borrowed."""
Going = list[tuple[int, int, list[int]]]
"""The open runs of a suit: state, first place, and the kind of each card."""


class Told(NamedTuple):
    """The melds of a walk, and the steps on the table."""

    melds: list[Shared]
    steps: list[TableStep]


def told(task: Task, walked: Walked) -> Told:
    """What a walk lays."""
    runs = runs_under(task.law, task.pure, bool(task.lendable))
    melds: list[Shared] = []
    words: dict[int, list[Letter]] = {}
    going: list[Going] = [[], [], [], []]

    def grow(open_runs: Going, growth: Growth, place: int) -> tuple[Going, list[tuple[int, list[int]]]]:
        """The open runs after a place, in the order of their states, and those that ended."""
        after: Going = []
        ended = []
        for (state, first, kinds), act in zip(open_runs, growth.acts, strict=True):
            grown = runs.grown(state, act) if act >= 0 else None
            if grown is None:
                ended.append((first, kinds))
            else:
                after.append((grown, first, [*kinds, act]))
        after += [(state, place, [kind]) for kind, state in growth.begun]
        return sorted(after, key=lambda one: one[0]), ended

    for one in walked.played:
        for number, letter in one.letters:
            words.setdefault(number, []).append(letter)
        for suit, growth in enumerate(one.growths):
            if not growth.acts and not growth.begun:
                continue
            going[suit], ended = grow(going[suit], growth, one.place)
            melds += [_run(suit, first, kinds) for first, kinds in ended]
        rank = (one.place - 1) % 13 + 1
        melds += [_set(rank, gathered) for gathered in by_suit(task.law, one.sets, *one.left)]
    for suit in range(4):
        melds += [_run(suit, first, kinds) for _, first, kinds in going[suit]]
    options = [task.groups[number].options[tuple(word)] for number, word in words.items()]
    melds += [shared for option in options for shared in option.melds]
    melds += [(meld, Cards()) for meld in walked.alone]
    return Told(melds, [step for option in options for step in option.steps])


def _run(suit: int, first: int, kinds: list[int]) -> Shared:
    faces = [place_face(SUITS[suit], first + index) for index in range(len(kinds))]
    cards = tuple(JOKER if kind == WILD else face for face, kind in zip(faces, kinds, strict=True))
    lent = Cards(face for face, kind in zip(faces, kinds, strict=True) if kind == LENT)
    return Meld(MeldKind.RUN, cards, first, SUITS[suit]), lent


def _set(rank: int, gathered: Gathered) -> Shared:
    def cards(four: Four) -> list[Card]:
        return [Card.of(rank, suit) for suit, count in zip(SUITS, four, strict=True) for _ in range(count)]

    lent = cards(gathered.lent)
    return Meld.set_of(rank, (*cards(gathered.hand), *lent, *[JOKER] * gathered.jokers)), Cards(lent)


def jokers_alone(
    jokers: int, law: MeldLaw, values: Values, wild: frozenset[Card] | None
) -> dict[int, tuple[int, tuple[Meld, ...]]]:
    """The best melds of jokers alone for each number of jokers in them, with what they count."""
    best: dict[int, tuple[int, tuple[Meld, ...]]] = {0: (0, ())}
    if law.min_naturals:
        return best
    single: dict[int, tuple[int, Meld]] = {}
    for size in range(SHORTEST, jokers + 1):
        cards = (JOKER,) * size
        melds = [Meld.set_of(rank, cards) for rank in range(1, 14)]
        melds += [Meld(MeldKind.RUN, cards, low, suit) for suit in SUITS for low in range(1, 14)]
        lawful = [
            (values.of(meld), meld)
            for meld in melds
            if law.shape(meld) is None and law.jokers(meld) is None and _stands(meld, wild)
        ]
        if lawful:
            single[size] = max(lawful, key=lambda one: one[0])
    for total in range(SHORTEST, jokers + 1):
        for size, (worth, meld) in single.items():
            before = best.get(total - size)
            if before is not None and (total not in best or best[total][0] < before[0] + worth):
                best[total] = (before[0] + worth, (*before[1], meld))
    return best


def _stands(meld: Meld, wild: frozenset[Card] | None) -> bool:
    """Whether a joker may stand for every card of a run of jokers."""
    return wild is None or not meld.is_run or all(meld.stands_for(i) in wild for i in range(len(meld.cards)))
