"""What a turn could possibly reach: quick answers that are certain, before anything is searched.

Everything here looks at the cards that could come together in the best of worlds: those in hand, and those
that could be picked up from the table. What cannot be done even so cannot be done.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tierce.cards import JOKER, Card, Cards, Suit
from tierce.cards.card import SUITS
from tierce.game.actions import Borrow
from tierce.game.policies import opening
from tierce.game.policies.wild import may_take_joker
from tierce.game.state import State, TableMeld, meld_law
from tierce.melds import Meld, MeldKind, MeldLaw
from tierce.melds.law import SHORTEST
from tierce.melds.meld import place_face


class Pool(NamedTuple):
    """The cards that could lie in a new meld."""

    cards: Cards
    """The naturals, in hand and on the table."""
    jokers: int
    law: MeldLaw

    @classmethod
    def of(cls, state: State) -> Pool:
        """What the seat whose turn it is could bring together."""
        hand = state.hands[state.turn]
        cards = sum(state.go.borrowed, hand)
        jokers = cards.jokers + winnable(state, hand)
        borrow = state.terms.borrow
        for lies in state.table if borrow.kind != "off" else ():
            if borrow.joker:
                jokers += lies.meld.jokers
            if borrow.from_joker_meld or not lies.meld.jokers or _winnable(state, lies.meld, hand, None):
                cards += _lendable(state, lies)
        return cls(cards.without(Cards([JOKER] * cards.jokers)), jokers, meld_law(state.terms))

    def windows(self, suit: Suit) -> Iterator[range]:
        """Every longest stretch of places of a suit that cards and jokers could fill, from each beginning."""
        yield from windows(self.cards, suit, _most(self.law.max_in_run, self.jokers), self.law)

    def could_meld(self, card: Card) -> bool:
        """Whether a natural could be part of a new meld."""
        if any(card is place_face(card.suit, place) for one in self.windows(card.suit) for place in one):
            return True
        return self.could_set(card)

    def could_set(self, card: Card) -> bool:
        """Whether a natural could be part of a new set."""
        faces = [Card.of(card.rank, suit) for suit in SUITS]
        counts = [self.cards.count(face) for face in faces]
        there = sum(map(bool, counts)) if self.law.set_suits == "distinct" else sum(counts)
        return there + _most(self.law.max_in_set, self.jokers) >= SHORTEST


def _lendable(state: State, lies: TableMeld) -> Cards:
    """The cards that could leave a meld, three of it staying, when all that could has been laid off on it."""
    meld, hand = lies.meld, state.hands[state.turn]
    jokers = hand.jokers if may_take_joker(state, lies) else 0
    size = len(meld.cards)
    if meld.suit is None:
        more = sum(hand.count(Card.of(meld.low, suit)) for suit in SUITS) + jokers
        return meld.bag if size + more > SHORTEST else Cards()
    up = _follow(hand, [place_face(meld.suit, meld.high + step) for step in range(1, 14)]) + jokers
    down = _follow(hand, [place_face(meld.suit, meld.low - step) for step in range(1, 14)]) + jokers
    from_low, from_high = size + up - SHORTEST, size + down - SHORTEST
    if state.terms.borrow.split and size + up + down > 2 * SHORTEST:
        return meld.bag
    ends = (*meld.cards[: max(0, from_low)], *meld.cards[max(0, size - from_high, from_low) :])
    return Cards(ends)


def _follow(hand: Cards, faces: list[Card]) -> int:
    """How many of these cards, one after the other, are in hand."""
    return next((count for count, face in enumerate(faces) if face not in hand), len(faces))


def windows(cards: Cards, suit: Suit, jokers: int, law: MeldLaw) -> Iterator[range]:
    """From each place of a suit the longest stretch that the cards fill, so many places by jokers."""
    for low in range(1, 14 if law.circular else law.highest - SHORTEST + 2):
        last = low + 12 if law.circular else law.highest
        missing, high = 0, low - 1
        while high < last:
            missing += place_face(suit, high + 1) not in cards
            if missing > jokers:
                break
            high += 1
        if high - low + 1 >= SHORTEST:
            yield range(low, high + 1)


def hopeless(state: State) -> bool:
    """Whether what the turn owes is certain not to be paid."""
    go = state.go
    if go.owed > state.hands[state.turn].jokers:
        return True
    if opening.must_open(state) and _cannot_open(state):
        return True
    if not go.borrowed and go.took in (None, JOKER):
        return False
    pool = Pool.of(state)
    if any(not _could_lie(list(group), state, pool) for group in go.borrowed):
        return True
    return go.took is not None and go.took is not JOKER and not _layable(state, go.took, pool)


def _cannot_open(state: State) -> bool:
    """Whether the opening is out of reach: no pure run, or too few points even if all that fits is laid."""
    terms, hand = state.terms, state.hands[state.turn]
    waived = terms.out.at_once_needs
    if terms.opening.kind == "none":
        pool = Pool.of(state)
        return not hand.jokers and not any(pool.could_meld(card) for card in hand.faces())
    if waived == "none":
        return False
    if not opening.is_pure(state):
        own = hand
        if terms.opening.pure_run == "subrun" or terms.borrow.joker or terms.borrow.split:
            own = sum((state.table[number - 1].meld.bag for number in state.go.fresh), hand)
        if not any(next(windows(own, suit, 0, meld_law(terms)), None) for suit in SUITS):
            return True
    missing = opening.need(state) - state.go.points
    if missing <= 0 or waived != "points_and_run":
        return False
    if missing > sum(_most_worth(state, card) for card in hand):
        return True
    pool = Pool.of(state)
    could = sum(_most_worth(state, card) * hand.count(card) for card in hand.faces()
                if card is JOKER or _layable(state, card, pool))  # fmt: skip
    return missing > could


def _most_worth(state: State, card: Card) -> int:
    """The most that a card can count in a first laying."""
    terms = state.terms
    if card is not JOKER:
        in_set = Meld(MeldKind.SET, (card,), int(card.rank))
        return opening.worth(terms, in_set, 0)
    counts = {"zero": 0, "thirty_five": opening.THIRTY_FIVE}
    highest = max(terms.values.court, opening.ACE_HIGH)
    return counts.get(terms.opening.joker_counts, highest)


def _layable(state: State, card: Card, pool: Pool) -> bool:
    """Whether a natural from hand could be laid: in a new meld, off on one, or in a joker's place."""
    return pool.could_meld(card) or any(_could_join(card, lies, pool) for lies in state.table)


def _could_join(card: Card, lies: TableMeld, pool: Pool) -> bool:
    """Whether a natural could come to lie in a meld of the table."""
    meld = lies.meld
    if meld.suit is None:
        return card.rank == meld.low
    if card.suit is not meld.suit:
        return False
    if pool.jokers or pool.law.circular:
        return True
    places = [place for place in range(1, pool.law.highest + 1) if place_face(meld.suit, place) is card]
    return any(_reaches(place, meld, pool.cards) for place in places)


def _reaches(place: int, meld: Meld, cards: Cards) -> bool:
    """Whether the places between a run and this one could be filled."""
    assert meld.suit is not None
    between = range(place + 1, meld.low) if place < meld.low else range(meld.high + 1, place)
    return all(place_face(meld.suit, one) in cards for one in between)


def useful(state: State, borrows: Iterable[Borrow]) -> Iterator[Borrow]:
    """Those borrows whose cards could lie in a new meld beside a card from hand."""
    pool = Pool.of(state)
    for borrow in borrows:
        if _could_lie([one.card for one in borrow.laid], state, pool):
            yield borrow


def _could_lie(borrowed: list[Card], state: State, pool: Pool) -> bool:
    """Whether cards borrowed together could lie in one new meld beside a card from hand."""
    cards = [card for card in borrowed if card is not JOKER]
    hand = state.hands[state.turn]
    free = hand.jokers > state.go.owed
    if not cards:
        return True
    pool = pool._replace(cards=pool.cards + Cards(cards))
    return _could_set(cards, hand, pool, free) or _could_run(cards, hand, pool, free)


def company(state: State) -> set[Card]:
    """The faces that could lie in one new meld with cards borrowed together, jokers where they are lent."""
    pool = Pool.of(state)
    found: set[Card] = {JOKER} if state.terms.borrow.joker else set()
    for group in state.go.borrowed:
        cards = [card for card in group if card is not JOKER]
        pool = pool._replace(cards=pool.cards + Cards(cards))
        if len({card.rank for card in cards}) == 1:
            found.update(Card.of(cards[0].rank, suit) for suit in SUITS)
        if len({card.suit for card in cards}) == 1:
            for window in pool.windows(cards[0].suit):
                faces = {place_face(cards[0].suit, place) for place in window}
                if faces.issuperset(cards):
                    found |= faces
    return found


def _could_set(cards: list[Card], hand: Cards, pool: Pool, free: bool) -> bool:
    rank = cards[0].rank
    if any(card.rank is not rank for card in cards):
        return False
    return (free or any(Card.of(rank, suit) in hand for suit in SUITS)) and pool.could_set(cards[0])


def _could_run(cards: list[Card], hand: Cards, pool: Pool, free: bool) -> bool:
    suit = cards[0].suit
    if any(card.suit is not suit for card in cards):
        return False
    for window in pool.windows(suit):
        faces = {place_face(suit, place) for place in window}
        if faces.issuperset(cards) and (free or any(face in hand for face in faces)):
            return True
    return False


def _most(limit: int | None, jokers: int) -> int:
    return jokers if limit is None else min(limit, jokers)


def winnable(state: State, hand: Cards, by: Card | None = None) -> int:
    """How many jokers of the table cards of this hand could win in this turn, or this one of them could."""
    return sum(_winnable(state, lies.meld, hand, by) for lies in state.table if lies.meld.jokers)


def _winnable(state: State, meld: Meld, hand: Cards, by: Card | None) -> int:
    if meld.is_run:
        stood = [meld.stands_for(slot) for slot, card in enumerate(meld.cards) if card is JOKER]
        return sum(one in hand and by in (None, one) for one in stood)
    kind = state.terms.swap.from_set
    fitting = [card for card in hand if card is not JOKER and card.rank == meld.low]
    if kind == "never" or not fitting or (by is not None and by not in fitting):
        return 0
    if kind == "rank" or state.terms.melds.set_suits == "repeat":
        return meld.jokers
    square = meld.is_joker_square and any(card not in meld.cards for card in fitting)
    return int(square or len(fitting) > 1)  # one makes the square, the other wins the joker (B6.4)
