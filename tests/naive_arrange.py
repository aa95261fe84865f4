"""The slow twin of the solver: every lawful meld by definition, every choice of disjoint ones, and on the
table every order of steps. It imports nothing above ``cards`` and restates the law.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from tierce.cards import JOKER, Card, Cards
from tierce.cards.card import RANKS, SUITS

NOTHING = Cards()


class Law(NamedTuple):
    repeat: bool = True
    run_max: int = 14
    circular: bool = False
    min_naturals: int = 1
    max_in_run: int | None = None
    max_in_set: int | None = None
    adjacent: bool = True
    ends: bool = False
    burnt: frozenset[Card] | None = None
    low_aces: bool = False


class Meld(NamedTuple):
    """Slots low to high of a run, or of a set (``suit`` is ``None``, ``low`` the rank)."""

    suit: str | None
    low: int
    cards: tuple[Card, ...]


class Counts(NamedTuple):
    """What cards count. ``hand``: each card the same wherever it lies, else by place."""

    hand: dict[Card, int] | None = None
    court: int = 10
    ace_low: int = 1
    ace_high: int = 11
    joker: int | None = None

    def slot(self, meld: Meld, slot: int) -> int:
        card = meld.cards[slot]
        if self.hand is not None:
            return self.hand[card]
        if card is JOKER and self.joker is not None:
            return self.joker
        rank = meld.low if meld.suit is None else (meld.low + slot - 1) % 13 + 1
        if rank == 1:
            return self.ace_low if meld.suit is not None and slot == 0 and meld.low == 1 else self.ace_high
        return self.court if rank > 10 else rank


def face(suit: str, place: int) -> Card:
    return Card.parse("A23456789TJQK"[(place - 1) % 13] + suit)


def lawful(meld: Meld, law: Law) -> bool:
    size, jokers = len(meld.cards), meld.cards.count(JOKER)
    if size < 3 or size - jokers < law.min_naturals:
        return False
    if meld.suit is None:
        naturals = [card for card in meld.cards if card is not JOKER]
        if any(card.rank != meld.low for card in naturals):
            return False
        if not law.repeat and (size > 4 or len(set(naturals)) < len(naturals)):
            return False
        return law.max_in_set is None or jokers <= law.max_in_set
    if size > (13 if law.circular else law.run_max) or meld.low < 1:
        return False
    if meld.low + size - 1 > (13 if law.low_aces else 14) and not law.circular:
        return False
    places = [slot for slot, card in enumerate(meld.cards) if card is JOKER]
    for slot, card in enumerate(meld.cards):
        if card is not JOKER and card is not face(meld.suit, meld.low + slot):
            return False
    if law.max_in_run is not None and jokers > law.max_in_run:
        return False
    if not law.adjacent and any(slot + 1 in places for slot in places):
        return False
    return not law.ends or all(slot in (0, size - 1) for slot in places)


def burnt(meld: Meld, law: Law, slots: list[int] | None = None) -> bool:
    """Whether a joker may stand in each slot of a run where one lies."""
    if meld.suit is None or law.burnt is None:
        return True
    slots = list(range(len(meld.cards))) if slots is None else slots
    return all(meld.cards[s] is not JOKER or face(meld.suit, meld.low + s) in law.burnt for s in slots)


def all_melds(cards: Cards, law: Law) -> list[Meld]:
    """Every meld of these cards, by trying all."""
    found: set[Meld] = set()
    jokers = [JOKER] * cards.jokers
    for rank in RANKS:
        mine = [card for card in cards if card is not JOKER and card.rank == rank]
        for keep in product((0, 1), repeat=len(mine)):
            naturals = [card for card, kept in zip(mine, keep, strict=True) if kept]
            for wild in range(len(jokers) + 1):
                found.add(Meld(None, rank, (*naturals, *jokers[:wild])))
    for suit in SUITS:
        for low in range(1, 14):
            grow: list[tuple[Card, ...]] = [()]
            for size in range(1, 15):
                here = face(suit, low + size - 1)
                grow = [(*run, card) for run in grow for card in (here, JOKER)]
                grow = [
                    run
                    for run in grow
                    if Cards(run) in cards and (law.max_in_run is None or run.count(JOKER) <= law.max_in_run)
                ]
                found.update(Meld(suit, low, run) for run in grow)
    return sorted((m for m in found if lawful(m, law) and burnt(m, law)), key=repr)


class Plan(NamedTuple):
    melds: tuple[Meld, ...]
    laid: Cards
    points: int


def plans(hand: Cards, law: Law, counts: Counts) -> Iterator[Plan]:
    """Every choice of disjoint melds in a hand."""
    melds = [
        (m, Cards(m.cards), sum(counts.slot(m, s) for s in range(len(m.cards)))) for m in all_melds(hand, law)
    ]

    def choose(first: int, plan: Plan) -> Iterator[Plan]:
        yield plan
        for index in range(first, len(melds)):
            meld, bag, points = melds[index]
            if bag in hand - plan.laid:
                yield from choose(index, Plan((*plan.melds, meld), plan.laid + bag, plan.points + points))

    yield from choose(0, Plan((), Cards(), 0))


def is_pure(meld: Meld, *, within: bool) -> bool:
    """A run of naturals, or with ``within`` three naturals side by side in a run."""
    if meld.suit is None:
        return False
    if not within:
        return JOKER not in meld.cards
    return any(JOKER not in meld.cards[s : s + 3] for s in range(len(meld.cards) - 2))


def best(
    hand: Cards,
    law: Law,
    counts: Counts,
    *,
    need: int = 0,
    pure: str = "off",
    must: Cards = NOTHING,
    fresh: int = 0,
    keep: int = 0,
) -> int | None:
    """The most points of a choice of melds that meets all that is asked for."""
    fit = [
        plan.points
        for plan in plans(hand, law, counts)
        if plan.points >= need
        and must in plan.laid
        and plan.laid.jokers >= fresh
        and len(hand) - len(plan.laid) >= keep
        and (pure == "off" or any(is_pure(m, within=pure == "subrun") for m in plan.melds))
    ]
    return max(fit, default=None)


# -- with the table -----------------------------------------------------------------------------------------


class There(NamedTuple):
    """A meld on the table and what may be done with it, with the copies on it that were there before."""

    melds: tuple[tuple[Meld, tuple[bool, ...]], ...]
    """What has become of it: melds, and for each slot whether its card may be borrowed."""
    joker: bool
    splits: bool


def placed(meld: Meld, law: Law) -> Meld:
    if law.circular and meld.suit is not None:
        return meld._replace(low=(meld.low - 1) % 13 + 1)
    return meld


def laid_off(there: There, card: Card, law: Law, counts: Counts) -> Iterator[tuple[There, int]]:
    for part, (meld, lends) in enumerate(there.melds):
        if card is JOKER and not there.joker:
            continue
        tries = [(Meld(meld.suit, meld.low, (*meld.cards, card)), (*lends, False), len(meld.cards))]
        if meld.suit is not None:
            tries.append((Meld(meld.suit, meld.low - 1, (card, *meld.cards)), (False, *lends), 0))
        for after, marks, slot in tries:
            if not law.circular and after.low < 1:
                continue
            after = placed(after, law)
            if lawful(after, law) and burnt(after, law, [slot]):
                worth = value_off(after, slot, counts, low_end=slot == 0)
                yield (
                    there._replace(melds=(*there.melds[:part], (after, marks), *there.melds[part + 1 :])),
                    worth,
                )


def value_off(meld: Meld, slot: int, counts: Counts, *, low_end: bool) -> int:
    if meld.suit is not None and low_end and (meld.low - 1) % 13 == 0:
        return counts.slot(Meld(meld.suit, 1, meld.cards), 0)
    return counts.slot(meld, slot)


def lent(there: There, law: Law) -> Iterator[tuple[There, Card]]:
    for part, (meld, lends) in enumerate(there.melds):
        for slot, card in enumerate(meld.cards):
            if not lends[slot] or card is JOKER:
                continue
            before, behind = slice(0, slot), slice(slot + 1, None)
            if meld.suit is None:
                rest = [
                    (
                        Meld(None, meld.low, meld.cards[before] + meld.cards[behind]),
                        lends[before] + lends[behind],
                    )
                ]
            else:
                rest = [(Meld(meld.suit, meld.low, meld.cards[before]), lends[before])] if slot else []
                if meld.cards[behind]:
                    run = placed(Meld(meld.suit, meld.low + slot + 1, meld.cards[behind]), law)
                    rest.append((run, lends[behind]))
            if all(lawful(one, law) for one, _ in rest) and (len(rest) == 1 or there.splits):
                yield there._replace(melds=(*there.melds[:part], *rest, *there.melds[part + 1 :])), card


class TooMany(Exception):
    """More orders of steps than a test has time for."""


class Spot(NamedTuple):
    hand: Cards
    borrowed: Cards
    table: tuple[There, ...]
    off: Cards


def table_spots(hand: Cards, table: tuple[There, ...], law: Law, counts: Counts) -> dict[Spot, int]:
    """All that can be done on the table alone, in every order, with the points of the cards laid off."""
    start = Spot(hand, Cards(), table, Cards())
    found = {start: 0}
    waiting = [start]
    while waiting:
        if len(found) > 3_000:
            raise TooMany
        spot = waiting.pop()
        nexts: list[tuple[Spot, int]] = []
        for index, there in enumerate(spot.table):
            for card in spot.hand.faces():
                for after, worth in laid_off(there, card, law, counts):
                    now = (*spot.table[:index], after, *spot.table[index + 1 :])
                    nexts.append(
                        (Spot(spot.hand - card, spot.borrowed, now, spot.off + card), found[spot] + worth)
                    )
            for after, card in lent(there, law):
                now = (*spot.table[:index], after, *spot.table[index + 1 :])
                nexts.append((spot._replace(borrowed=spot.borrowed + card, table=now), found[spot]))
        for then, points in nexts:
            if found.get(then, -1) < points:
                found[then] = points
                waiting.append(then)
    return found


def best_with_table(
    hand: Cards,
    law: Law,
    counts: Counts,
    table: tuple[There, ...],
    *,
    need: int = 0,
    pure: str = "off",
    must: Cards = NOTHING,
    fresh: int = 0,
    keep: int = 0,
) -> int | None:
    """As :func:`best`, with cards laid off on the table and borrowed from it."""
    most: int | None = None
    spots: dict[tuple[Cards, Cards], int] = {}
    for spot, points in table_spots(hand, table, law, counts).items():
        key = (spot.hand, spot.borrowed)
        spots[key] = max(points, spots.get(key, -1))
    for (mine, theirs), off in spots.items():
        for melds, points in _shared(mine, theirs, law, counts):
            laid = Cards(card for meld, _ in melds for card in meld.cards) - theirs
            total = points + off
            away = hand - mine + laid
            if (
                total >= need
                and must in away
                and laid.jokers >= fresh
                and len(hand) - len(away) >= keep
                and (
                    pure == "off"
                    or any(not any(lends) and is_pure(m, within=pure == "subrun") for m, lends in melds)
                )
                and (most is None or total > most)
            ):
                most = total
    return most


def _shared(
    mine: Cards, theirs: Cards, law: Law, counts: Counts
) -> Iterator[tuple[list[tuple[Meld, tuple[bool, ...]]], int]]:
    """Every choice of new melds that uses all of ``theirs``, each meld with a card of ``mine``."""
    ways: list[tuple[Meld, tuple[bool, ...], Cards, Cards, int]] = []
    for meld in all_melds(mine + theirs, law):
        seen = set()
        for marks in product((False, True), repeat=len(meld.cards)):
            if any(mark and card is JOKER for mark, card in zip(marks, meld.cards, strict=True)) or all(
                marks
            ):
                continue
            own = Cards(card for card, mark in zip(meld.cards, marks, strict=True) if not mark)
            other = Cards(card for card, mark in zip(meld.cards, marks, strict=True) if mark)
            if own not in mine or other not in theirs:
                continue
            points = sum(counts.slot(meld, s) for s, mark in enumerate(marks) if not mark)
            if meld.suit is None and (own, other) in seen:
                continue
            seen.add((own, other))
            ways.append((meld, marks, own, other, points))

    def choose(
        first: int, mine: Cards, theirs: Cards, melds: list[tuple[Meld, tuple[bool, ...]]], points: int
    ) -> Iterator[tuple[list[tuple[Meld, tuple[bool, ...]]], int]]:
        if not theirs:
            yield melds, points
        for index in range(first, len(ways)):
            meld, marks, own, other, worth = ways[index]
            if own in mine and other in theirs:
                yield from choose(index, mine - own, theirs - other, [*melds, (meld, marks)], points + worth)

    yield from choose(0, mine, theirs, [], 0)
