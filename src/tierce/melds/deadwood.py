"""Deadwood: what a concealed hand of gin leaves unmelded, exact (G3).

One pack, no wild cards, aces low; sets of three or four, runs of three and more.

* :func:`deadwood`         the least points that any melds leave
* :func:`arrangement`      the melds that leave them
* :func:`arrangements`     every choice of melds that leaves few enough points
* :func:`discards_within`  the discards after which the rest may knock
* :func:`laid_off`         the defender's best answer to the knocker's melds

Hands are worked on as masks (:attr:`tierce.cards.Cards.mask`), thirteen bits a suit. Once it is settled which
sets are made, the rest is clear: every stretch of three and more in a suit is a run, and nothing is gained by
cutting it. So only ranks whose cards also lie in runs leave a choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from tierce.cards import FACES, Card, Cards
from tierce.melds.meld import Meld, MeldEnd, MeldKind

SUIT: Final = (1 << 13) - 1
"""The cards of the first suit."""
RANK: Final = 1 | 1 << 13 | 1 << 26 | 1 << 39
"""The cards of the first rank; times a card of the first suit, those of its rank."""
ACES: Final = RANK
KINGS: Final = RANK << 12
STARTS: Final = RANK * (SUIT >> 2)
"""The cards that may be the lowest of a run."""


class Points:
    """What each card counts in a hand, by its index, ready to be summed.

    >>> GIN_POINTS.of(Cards.parse("Ac7dKh"))
    18
    """

    __slots__ = ("_sums", "each", "most")

    each: tuple[int, ...]
    """What every card of the pack counts, by its index."""
    most: int
    """What the dearest card counts."""
    _sums: tuple[tuple[int, ...], ...]

    def __init__(self, each: Sequence[int]) -> None:
        """The points of the 52 cards. Raises ``ValueError`` for more or fewer, and for one below 0."""
        if len(each) != 52 or min(each) < 0:
            raise ValueError("points are 52 numbers, none below 0")
        self.each, self.most = tuple(each), max(each)
        self._sums = tuple(_sums(self.each[suit : suit + 13]) for suit in range(0, 52, 13))

    def of(self, cards: Cards) -> int:
        """What these cards of one pack count together."""
        return self.of_mask(cards.mask)

    def of_mask(self, mask: int) -> int:
        """What the cards of a mask count together."""
        clubs, diamonds, hearts, spades = self._sums
        return (
            clubs[mask & SUIT] + diamonds[mask >> 13 & SUIT] + hearts[mask >> 26 & SUIT] + spades[mask >> 39]
        )


@cache
def _sums(each: tuple[int, ...]) -> tuple[int, ...]:
    """What every choice of a suit's cards counts."""
    sums = [0]
    for points in each:
        sums += [points + lower for lower in sums]
    return tuple(sums)


GIN_POINTS: Final = Points([min(rank, 10) for rank in range(1, 14)] * 4)
"""An ace counts 1, a card with pips these, a court card 10."""


def melds_in(hand: Cards) -> tuple[Meld, ...]:
    """Every meld that the hand holds.

    Sets come first: by rank, of a rank those of three before the one of four. Then runs: by suit, by their
    lowest card, the shorter before the longer.

    >>> " ".join(map(str, melds_in(Cards.parse("5c5d5h6h7h8h"))))
    '5c5d5h 5h6h7h 5h6h7h8h 6h7h8h'
    """
    return tuple(map(_meld, _melds(hand.mask)))


def deadwood(hand: Cards, points: Points = GIN_POINTS) -> int:
    """The least points that melds leave in the hand.

    >>> deadwood(Cards.parse("6s7s8s6c7c8c8d"))  # two runs, not the eights
    8
    """
    return _best(hand.mask, points)[0]


def arrangement(hand: Cards, points: Points = GIN_POINTS) -> tuple[tuple[Meld, ...], Cards]:
    """Melds that leave the least points, in the order of :func:`melds_in`, and the cards they leave.

    Where several do, every rank from the ace on is rather a set than not, of four rather than of three, and
    of three rather without its last suit. Runs are as long as can be.

    >>> melds, left = arrangement(Cards.parse("4s4c4d4h5s5c5d6s2c3c"))
    >>> " ".join(map(str, melds)), str(left)
    ('4d4h4s 5c5d5s 2c3c4c', '6s')
    """
    mask = hand.mask
    melds = tuple(map(_meld, _chosen(mask, _best(mask, points)[1])))
    return melds, hand - Cards(card for meld in melds for card in meld.cards)


def arrangements(hand: Cards, points: Points, limit: int | None) -> Iterator[tuple[Meld, ...]]:
    """Every choice of disjoint melds that leaves at most ``limit`` points, or any, each once.

    More melds may be possible than are chosen: the knocker may hold back. The melds of a choice are in the
    order of :func:`melds_in`, and so are the choices: after a choice come those that add to it.

    >>> hand = Cards.parse("2c3c4c5c9d")
    >>> [" ".join(map(str, melds)) for melds in arrangements(hand, GIN_POINTS, 14)]
    ['2c3c4c', '2c3c4c5c', '3c4c5c']
    """
    mask = hand.mask
    most = points.of_mask(mask) if limit is None else limit
    choices = _choices(mask, tuple(_melds(mask)), points, most)
    return (tuple(map(_meld, choice)) for choice in choices)


def discards_within(hand: Cards, points: Points, limit: int) -> tuple[Card, ...]:
    """The cards after whose discard the rest leaves at most ``limit`` points, in hand order: the knocks.

    >>> [str(card) for card in discards_within(Cards.parse("As2s3s4s5c5d5h9hThJhQh"), GIN_POINTS, 0)]
    ['9h', 'Qh', 'As', '4s']
    """
    mask = hand.mask
    _, in_runs, ranks = _melding(mask)
    loose = mask & ~(in_runs | ranks * RANK)
    # Most hands are far from a knock, and this sum says so.
    if points.of_mask(loose) - points.most > limit:
        return ()
    left, sets = _best(mask, points)
    least = left - limit
    rest = mask ^ sets
    dead = rest & ~_melding(rest)[1]
    # A card less spares at most what it counts, and a card that no meld takes exactly that.
    return tuple(
        FACES[index]
        for index in _indices(mask)
        if points.each[index] >= least
        and (dead >> index & 1 or _best(mask ^ 1 << index, points, limit)[0] <= limit)
    )


class LayOff(NamedTuple):
    """One card laid off on a meld of the knocker."""

    card: Card
    meld: int
    """Which meld, the first being 0."""
    end: MeldEnd | None
    """The end of a run; ``None`` for a set."""


class Defence(NamedTuple):
    """What the defender lays off, and the own melds that then leave the least points."""

    lay_offs: tuple[LayOff, ...]
    """In an order in which they can be done."""
    melds: tuple[Meld, ...]
    deadwood: int


def laid_off(hand: Cards, melds: Sequence[Meld], points: Points = GIN_POINTS) -> Defence:
    """The defender's best answer to the knocker's melds: least points, of those the fewest cards laid off.

    A set of three takes its fourth card, a run takes cards at both ends, also next to cards just laid off,
    and own melds are broken where that leaves less. A card that fits both goes to the run.

    >>> knocker = [*melds_in(Cards.parse("JsQsKs"))]
    >>> [f"{card}{end}" for card, _, end in laid_off(Cards.parse("9sTs4c"), knocker).lay_offs]
    ['Ts<', '9s<']
    """
    mask = hand.mask
    laid = min(_lay_offs(mask, melds), key=lambda laid: _best(mask ^ laid, points)[0])
    left, sets = _best(mask ^ laid, points)
    return Defence(_plan(laid, melds), tuple(map(_meld, _chosen(mask ^ laid, sets))), left)


def deadwood_after_layoffs(hand: Cards, melds: Sequence[Meld], points: Points = GIN_POINTS) -> int:
    """The least points that the defender can be left with (:func:`laid_off`)."""
    mask = hand.mask
    return min(_best(mask ^ laid, points)[0] for laid in _lay_offs(mask, melds))


# -- masks --------------------------------------------------------------------------------------------------


def _melding(mask: int) -> tuple[int, int, int]:
    """The cards that begin a run of three, those that lie in runs, and as clubs the ranks that make a set."""
    starts = mask & mask >> 1 & mask >> 2 & STARTS
    diamonds, hearts, spades = mask >> 13, mask >> 26, mask >> 39
    ranks = (mask & diamonds & (hearts | spades) | hearts & spades & (mask | diamonds)) & SUIT
    return starts, starts | starts << 1 | starts << 2, ranks


def _best(mask: int, points: Points, enough: int = 0) -> tuple[int, int]:
    """The least points that melds leave, or ``enough`` and fewer, and the cards that lie in sets then."""
    _, in_runs, ranks = _melding(mask)
    if not ranks:
        return points.of_mask(mask & ~in_runs), 0
    sets, contested = 0, []
    for rank in _cards(ranks):
        cards = mask & rank * RANK
        if cards & in_runs:
            contested.append(_ways(cards, in_runs))
        else:
            sets |= cards
    if not contested:
        return points.of_mask(mask & ~(in_runs | sets)), sets
    enough = max(enough, points.of_mask(mask & ~(in_runs | ranks * RANK)))
    least, best = points.of_mask(mask) + 1, 0
    for choice in product(*contested):
        taken = sets + sum(choice)
        rest = mask ^ taken
        left = points.of_mask(rest & ~_melding(rest)[1])
        if left < least:
            least, best = left, taken
            if left <= enough:
                break
    return least, best


def _ways(cards: int, in_runs: int) -> list[int]:
    """The sets worth a try of the cards of one rank: no card is spared that no run takes."""
    spared = list(_cards(cards & in_runs))
    ways = [cards]
    if cards.bit_count() == 4:
        ways += [cards ^ card for card in reversed(spared)]
    if (cards & ~in_runs).bit_count() < 3:
        ways.append(0)
    return ways


def _chosen(mask: int, sets: int) -> Iterator[int]:
    """The melds of an arrangement whose cards in sets are known."""
    for rank in _cards((sets | sets >> 13) & SUIT):
        yield sets & rank * RANK
    rest = mask ^ sets
    in_runs = _melding(rest)[1]
    while in_runs:
        run = _longest(in_runs, in_runs & -in_runs)
        yield run
        in_runs ^= run


def _melds(mask: int) -> Iterator[int]:
    """The melds among these cards, in the order of :func:`melds_in`."""
    starts, _, ranks = _melding(mask)
    for rank in _cards(ranks):
        cards = mask & rank * RANK
        if cards.bit_count() == 4:
            yield from [cards ^ card for card in reversed([*_cards(cards)])]
        yield cards
    for start in _cards(starts):
        longest, run = _longest(mask, start), start * 7
        while run <= longest:
            yield run
            run |= run << 1


def _longest(mask: int, start: int) -> int:
    """The longest run among these cards from its lowest card on."""
    run = high = start
    while not high & KINGS and high << 1 & mask:
        high <<= 1
        run |= high
    return run


def _choices(rest: int, melds: Sequence[int], points: Points, limit: int) -> Iterator[tuple[int, ...]]:
    """Every choice of these melds, disjoint, that leaves at most ``limit`` of the cards not yet melded."""
    if points.of_mask(rest) <= limit:
        yield ()
    for at, meld in enumerate(melds, start=1):
        others = [other for other in melds[at:] if not other & meld]
        left = beyond = rest ^ meld
        for other in others:
            beyond &= ~other
        if points.of_mask(beyond) <= limit:
            for more in _choices(left, others, points, limit):
                yield (meld, *more)


def _cards(mask: int) -> Iterator[int]:
    """Each card of a mask as a mask of its own, in hand order."""
    while mask:
        card = mask & -mask
        yield card
        mask ^= card


def _indices(mask: int) -> Iterator[int]:
    """The index of each card of a mask, in hand order."""
    return (card.bit_length() - 1 for card in _cards(mask))


@cache
def _meld(mask: int) -> Meld:
    """The meld of these cards; a pack has 329."""
    cards = tuple(FACES[index] for index in _indices(mask))
    if cards[0].rank == cards[1].rank:
        return Meld(MeldKind.SET, cards, cards[0].rank)
    return Meld(MeldKind.RUN, cards, cards[0].rank, cards[0].suit)


# -- lay-offs -----------------------------------------------------------------------------------------------


def _open_places(melds: Sequence[Meld], laid: int) -> Iterator[tuple[int, int, MeldEnd | None]]:
    """Each card that fits the melds next when these are laid off, where it goes, places at runs first."""
    for at, meld in enumerate(melds):
        if meld.is_run:
            low, high = 1 << meld.cards[0].index, 1 << meld.cards[-1].index
            while not low & ACES:
                low >>= 1
                if not low & laid:
                    yield low, at, MeldEnd.LOW
                    break
            while not high & KINGS:
                high <<= 1
                if not high & laid:
                    yield high, at, MeldEnd.HIGH
                    break
    for at, meld in enumerate(melds):
        if not meld.is_run:
            fourth = (RANK << meld.low - 1) & ~meld.bag.mask
            if fourth & ~laid:
                yield fourth, at, None


def _lay_offs(mask: int, melds: Sequence[Meld]) -> list[int]:
    """Every choice of cards that can be laid off, the fewest first.

    Which place each took does not matter: a card that fits a set and a run serves best at the run.
    """
    reached = [0]
    seen = {0}
    for laid in reached:
        for card, _, _ in _open_places(melds, laid):
            more = laid | card
            if card & mask and more not in seen:
                seen.add(more)
                reached.append(more)
    return reached


def _plan(laid: int, melds: Sequence[Meld]) -> tuple[LayOff, ...]:
    """The lay-offs of these cards in an order in which they can be done."""
    steps, done = [], 0
    while done != laid:
        card, at, end = next(place for place in _open_places(melds, done) if place[0] & laid)
        steps.append(LayOff(FACES[card.bit_length() - 1], at, end))
        done |= card
    return tuple(steps)
