"""Which cards may leave a table meld for a new one, and which of a new meld's cards did (`borrow`)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import NamedTuple

from tierce.cards import JOKER, Card, Cards, Rank
from tierce.game.state import State, meld_law
from tierce.melds import Laid, Meld, MeldEnd, MeldLaw, Reason


def left_of(meld: Meld, slots: Sequence[int], law: MeldLaw, *, split: bool) -> tuple[Meld, ...]:
    """The melds that are left when these slots are emptied: one, or two where a run may be split.

    Nothing is left when the rest is no meld (B7.1, B7.4).
    """
    kept = [slot for slot in range(len(meld.cards)) if slot not in slots]
    if not meld.is_run:
        parts = [kept]
    else:
        parts = []
        for slot in kept:
            if parts and parts[-1][-1] == slot - 1:
                parts[-1].append(slot)
            else:
                parts.append([slot])
    if len(parts) > 1 + split:
        return ()
    melds = tuple(_part(meld, part, law) for part in parts if part)
    sound = all(law.shape(one) is None and law.jokers(one) is None for one in melds)
    return melds if sound else ()


def _part(meld: Meld, slots: list[int], law: MeldLaw) -> Meld:
    cards = tuple(meld.cards[slot] for slot in slots)
    if not meld.is_run:
        return meld._replace(cards=cards)
    low = meld.low + slots[0]
    return meld._replace(cards=cards, low=(low - 1) % 13 + 1 if law.circular else low)


def borrowable(state: State, number: int) -> Iterator[tuple[int, ...]]:
    """Every choice of slots that may be emptied, each choice of equal cards once."""
    meld = state.table[number - 1].meld
    terms, law = state.terms.borrow, meld_law(state.terms)
    if terms.kind == "off" or (meld.jokers and not terms.from_joker_meld):
        return
    size = len(meld.cards)
    free = [slot for slot in range(size) if terms.joker or meld.cards[slot] is not JOKER]
    seen: set[tuple[Card, ...]] = set()
    for slots in _choices(meld, free, split=terms.split):
        if not meld.is_run:
            cards = tuple(meld.cards[slot] for slot in slots)
            if cards in seen:
                continue
            seen.add(cards)
        if left_of(meld, slots, law, split=terms.split):
            yield slots


def _choices(meld: Meld, free: list[int], *, split: bool) -> Iterator[tuple[int, ...]]:
    size = len(meld.cards)
    if not meld.is_run:
        yield from chain.from_iterable(combinations(free, count) for count in range(1, size - 2))
        return
    allowed = set(free)
    found: list[tuple[int, ...]] = []
    for low in range(size - 2):
        for high in range(size - 2 - low):
            found.append((*range(low), *range(size - high, size)))
    if split:
        # Two parts stay: an end may be taken, the gap between them, and the other end.
        for first in range(size - 6):
            for gap in range(first + 3, size - 3):
                for second in range(gap + 1, size - 2):
                    for last in range(second + 3, size + 1):
                        found.append((*range(first), *range(gap, second), *range(last, size)))
    yield from (slots for slots in found if slots and allowed.issuperset(slots))


def slots_meant(meld: Meld, laid: Sequence[Laid], end: MeldEnd | None) -> list[tuple[int, ...]]:
    """Every choice of slots that these cards can mean; choices of equal cards of a set are one."""
    found: list[tuple[int, ...]] = []
    seen: set[tuple[Card, ...]] = set()
    wanted = [one.card for one in laid]
    stated = [one.stands_for for one in laid if one.stands_for is not None]
    matching = [slot for slot, card in enumerate(meld.cards) if card in wanted]
    for slots in combinations(matching, len(laid)):
        cards = [meld.cards[slot] for slot in slots]
        if Cards(cards) != Cards(wanted) or not _stand_for(meld, slots, stated):
            continue
        if not meld.is_run:
            if tuple(cards) in seen:
                continue
            seen.add(tuple(cards))
        found.append(slots)
    if end is not None and meld.is_run and len(found) > 1:
        last = len(meld.cards) - 1
        place, other = (0, last) if end is MeldEnd.LOW else (last, 0)
        found = [slots for slots in found if place in slots and other not in slots]
    return found


def _stand_for(meld: Meld, slots: Sequence[int], stated: Sequence[Card | Rank]) -> bool:
    """Whether the jokers in these slots stand for all that is stated."""
    there = [meld.stands_for(slot) for slot in slots if meld.cards[slot] is JOKER]
    for one in stated:
        if one not in there:
            return False
        there.remove(one)
    return True


class Sources(NamedTuple):
    """Where the cards of a new meld come from."""

    groups: tuple[int, ...]
    """The places of the borrows that it uses, of those outstanding."""
    hand: Cards
    """What comes from hand, freed jokers included."""
    own: tuple[int, ...]
    """The slots of the seat's own cards: neither borrowed nor a freed joker."""


def sources(state: State, meld: Meld) -> Sources | Reason:
    """Where a new meld's cards come from: borrowed copies before those from hand (B13).

    Borrowed cards must be whole borrows, and lie beside a card from hand that is no freed joker (B7.3).
    """
    go = state.go
    if not go.borrowed and not go.owed:
        return Sources((), meld.bag, tuple(range(len(meld.cards))))
    outstanding = sum(go.borrowed, Cards())
    used = meld.bag & outstanding
    hand = meld.bag - used
    groups = _groups(go.borrowed, used)
    if groups is None:
        return Reason.TAKE_USE
    freed = min(hand.jokers, go.owed)
    if groups and len(hand) == freed:
        return Reason.TAKE_USE
    others = used + Cards([JOKER] * freed)
    own: list[int] = []
    for slot, card in enumerate(meld.cards):
        if card in others:
            others -= card
        else:
            own.append(slot)
    return Sources(groups, hand, tuple(own))


def _groups(borrowed: tuple[Cards, ...], used: Cards) -> tuple[int, ...] | None:
    """The first choice of borrows that are together what is used."""
    for count in range(len(borrowed) + 1):
        for chosen in combinations(range(len(borrowed)), count):
            if sum((borrowed[place] for place in chosen), Cards()) == used:
                return chosen
    return None
