"""The ways to read cards: laid cards as melds, a hand as the melds in it, a card as an extension of a meld.

The engine never guesses (A4.8): a saying with two legal readings is refused with both. Everything here works
on shapes
and jokers alone; what depends on the table (burnt cards, whose meld it is) is judged by the policies above.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from tierce.cards import JOKER, UNKNOWN, Card, Cards, Rank, Suit
from tierce.cards.card import RANKS, SUITS
from tierce.melds.law import SHORTEST, MeldLaw
from tierce.melds.meld import Laid, Meld, MeldEnd, MeldKind, place_face
from tierce.melds.reason import Reason


def shapes(laid: Sequence[Laid], law: MeldLaw) -> list[Meld] | Reason:
    """Every well-shaped meld that these cards can be read as, or the reason why there is none.

    The order of the cards does not matter, with one exception (A11): cards written from low to high, every
    joker stated, that
    are a whole meld as they stand are read as they stand.
    """
    stands = _as_it_stands(laid)
    if stands is not None and law.shape(stands) is None:
        return [stands]
    return [*_sets(laid, law), *_runs(laid, law)] or _misshapen(laid, law)


def _as_it_stands(laid: Sequence[Laid]) -> Meld | None:
    """The cards as the one meld that they are: every joker stated, and all written in their places."""
    cards = tuple(one.card for one in laid)
    says = [one.card if one.stands_for is None else one.stands_for for one in laid]
    if JOKER in says or UNKNOWN in cards or len(says) < SHORTEST:
        return None
    first = says[0]
    if isinstance(first, Rank):
        meld = Meld.set_of(first, cards)
    elif says == [place_face(first.suit, first.rank + place) for place in range(len(says))]:
        meld = Meld(MeldKind.RUN, cards, int(first.rank), first.suit)
    else:
        meld = Meld.set_of(first.rank, cards)
    return meld if meld.laid == tuple(laid) else None


def _misshapen(laid: Sequence[Laid], law: MeldLaw) -> Reason:
    """Cards of one rank that make no set are a bad set, all others a bad run (A11)."""
    ranks = _ranks(laid)
    if len(ranks) > 1 or any(isinstance(one.stands_for, Card) for one in laid):
        return Reason.BAD_RUN
    if not ranks:
        return Reason.BAD_SET
    return law.shape(Meld.set_of(ranks.pop(), tuple(one.card for one in laid))) or Reason.BAD_SET


def _ranks(laid: Sequence[Laid]) -> set[Rank]:
    """The ranks of the naturals, and those that jokers are said to stand for."""
    naturals = {one.card.rank for one in laid if one.card is not JOKER}
    return naturals | {one.stands_for for one in laid if isinstance(one.stands_for, Rank)}


def _sets(laid: Sequence[Laid], law: MeldLaw) -> list[Meld]:
    ranks = _ranks(laid)
    if len(ranks) > 1 or any(isinstance(one.stands_for, Card) for one in laid):
        return []
    melds = [Meld.set_of(rank, tuple(one.card for one in laid)) for rank in (ranks or RANKS)]
    return [meld for meld in melds if law.shape(meld) is None]


def _runs(laid: Sequence[Laid], law: MeldLaw) -> list[Meld]:
    if any(isinstance(one.stands_for, Rank) for one in laid):
        return []
    naturals = [one.card for one in laid if one.card is not JOKER]
    stated = [one.stands_for for one in laid if isinstance(one.stands_for, Card)]
    suits = {card.suit for card in naturals} | {card.suit for card in stated}
    size = len(laid)
    if len(suits) > 1 or not SHORTEST <= size <= law.longest_run:
        return []
    lows = range(1, 14) if law.circular else range(1, law.highest - size + 2)
    found: list[Meld] = []
    for suit in sorted(suits) or SUITS:
        for low in lows:
            faces = [place_face(suit, place) for place in range(low, low + size)]
            found += [
                Meld(MeldKind.RUN, cards, low, suit)
                for cards in _seatings(faces, tuple(naturals), tuple(stated))
            ]
    return found


def _seatings(
    faces: list[Card], naturals: tuple[Card, ...], stated: tuple[Card, ...]
) -> Iterator[tuple[Card, ...]]:
    """Every way to put the naturals and the stated jokers on their faces; bare jokers fill what is left."""
    free = Cards(faces)
    told = Cards(naturals + stated)
    if told not in free:
        return
    twins = [face for face in set(faces) if faces.count(face) == 2]
    cards = [face if face in naturals else JOKER for face in faces]
    if not twins:
        yield tuple(cards)
        return
    (ace,) = twins  # A run of fourteen: its ace is there twice, low and high.
    count = naturals.count(ace)
    for places in combinations((0, len(faces) - 1), count):
        for place in (0, len(faces) - 1):
            cards[place] = ace if place in places else JOKER
        yield tuple(cards)


def fits(card: Card, meld: Meld, law: MeldLaw) -> tuple[list[MeldEnd | None], Reason | None]:
    """Where a natural or a joker fits on a meld by its shape: the ends of a run, ``[None]`` for a set.

    When it fits nowhere the second part says why.
    """
    if meld.suit is None:
        if card is not JOKER and card.rank != meld.low:
            return [], Reason.BAD_SET
        if law.is_full(meld):
            return [], Reason.FULL
        wrong = law.shape(meld.grown(card, None))
        return ([], wrong) if wrong else ([None], None)
    if law.is_full(meld):
        return [], Reason.FULL
    ends: list[MeldEnd | None] = []
    for end, place in ((MeldEnd.LOW, meld.low - 1), (MeldEnd.HIGH, meld.high + 1)):
        if not law.circular and not 1 <= place <= law.highest:
            continue
        if card is JOKER or place_face(meld.suit, place) is card:
            ends.append(end)
    return ends, None if ends else Reason.BAD_RUN


def takers(meld: Meld) -> set[Card]:
    """The cards that a meld could take by its shape, each at an end or in a joker's place; no other does."""
    if meld.suit is None:
        return {JOKER, *(Card.of(meld.low, suit) for suit in SUITS)}
    taken = {meld.face(meld.low + slot) for slot, card in enumerate(meld.cards) if card is JOKER}
    return taken | {JOKER, meld.face(meld.low - 1), meld.face(meld.high + 1)}


def extended(meld: Meld, card: Card, end: MeldEnd | None, law: MeldLaw) -> Meld:
    """The meld with the card at that end; in a circle the first place is kept between 1 and 13."""
    grown = meld.grown(card, end)
    return grown._replace(low=grown.low + 13) if law.circular and grown.is_run and grown.low < 1 else grown


def slides(card: Card, meld: Meld, law: MeldLaw) -> list[tuple[MeldEnd, Meld]]:
    """Where the joker that stands for ``card`` in a run can be pushed by it (A4.9): each free end, with the
    run after it.

    Two jokers may stand for an ace (low and high), so an end may come twice.
    """
    if meld.suit is None or card is JOKER or law.is_full(meld):
        return []
    found: list[tuple[MeldEnd, Meld]] = []
    ends, _ = fits(JOKER, meld, law)
    for index, lies in enumerate(meld.cards):
        if lies is JOKER and meld.stands_for(index) is card:
            found += [
                (end, extended(meld.swapped(index, card), JOKER, end, law)) for end in ends if end is not None
            ]
    return found


def melds_in(hand: Cards, law: MeldLaw) -> Iterator[Meld]:
    """Every meld that can be laid from a hand, in every reading: sets by rank, then runs by suit and place.

    The order is stable: it depends on the hand alone.
    """
    jokers, held = hand.jokers, hand.counts
    for rank in RANKS:
        counts = list(held[rank - 1 : 52 : 13])
        if law.set_suits == "distinct":
            counts = [min(count, 1) for count in counts]
        if sum(counts) + jokers < SHORTEST:
            continue
        naturals = [Card.of(rank, suit) for suit in SUITS]
        for chosen in _choices(counts):
            cards = tuple(card for card, count in zip(naturals, chosen, strict=True) for _ in range(count))
            for wilds in range(max(0, SHORTEST - len(cards)), jokers + 1):
                meld = Meld(MeldKind.SET, cards + (JOKER,) * wilds, int(rank))
                if law.shape(meld) is None and law.jokers(meld) is None:
                    yield meld
    for suit, low, faces, (one, two, three) in _beginnings(law.longest_run):
        # Most places begin no run: the first three are not there, nor jokers enough.
        if (held[one] > 0) + (held[two] > 0) + (held[three] > 0) + jokers >= SHORTEST:
            for cards in _climb(hand, jokers, law, faces, low):
                yield Meld(MeldKind.RUN, cards, low, suit)


@cache
def _beginnings(length: int) -> tuple[tuple[Suit, int, tuple[Card, ...], tuple[int, ...]], ...]:
    """Where a run may begin, by suit and place: the faces from there, and the numbers of three."""
    found = []
    for suit in SUITS:
        for low in range(1, 14):
            faces = tuple(place_face(suit, low + i) for i in range(length))
            found.append((suit, low, faces, tuple(face.index for face in faces[:SHORTEST])))
    return tuple(found)


def _choices(counts: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to take up to so many of each."""
    if not counts:
        yield ()
        return
    for rest in _choices(counts[1:]):
        for taken in range(counts[0] + 1):
            yield (taken, *rest)


def _climb(
    hand: Cards, jokers: int, law: MeldLaw, faces: Sequence[Card], low: int
) -> Iterator[tuple[Card, ...]]:
    """Every allowed run that begins at ``low``, longer ones after their beginnings."""
    last = law.longest_run if law.circular else min(law.longest_run, law.highest - low + 1)
    most = jokers if law.max_in_run is None else min(jokers, law.max_in_run)

    def climb(cards: tuple[Card, ...], wilds: int) -> Iterator[tuple[Card, ...]]:
        size = len(cards)
        if (
            size >= SHORTEST
            and size - wilds >= law.min_naturals
            and (law.in_run != "ends" or law.places_allowed(cards))
        ):
            yield cards
        if size == last:
            return
        face = faces[size]
        if hand.count(face) > (size == 13 and cards[0] is face):
            yield from climb((*cards, face), wilds)
        if wilds < most and (law.adjacent or not cards or cards[-1] is not JOKER):
            yield from climb((*cards, JOKER), wilds + 1)

    return climb((), 0)
