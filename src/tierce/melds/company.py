"""Which cards have company: others near enough for a meld. The rest need not be looked at."""

from __future__ import annotations

from tierce.cards import JOKER, Card, Cards
from tierce.cards.card import SUITS
from tierce.melds.law import SHORTEST, MeldLaw
from tierce.melds.meld import place_face


def in_company(hand: Cards, table: set[Card], law: MeldLaw) -> set[Card]:
    """The naturals of the hand and those of the ``table`` that can be borrowed which could lie in a new meld.

    What is left out lies in none; what is named may still lie in none.
    """
    mine = {card for card in hand.faces() if card is not JOKER}
    there = mine | table
    while True:
        near = _in_runs(there, mine, hand.jokers, law) | _in_sets(there, mine, hand, table, law)
        if near == there or not table:  # Of one's own cards, all that are near are near one another.
            return near
        there = near
        mine &= near


def may_be_pure(hand: Cards, law: MeldLaw) -> bool:
    """Whether three naturals of the hand lie side by side."""
    mine = {card for card in hand.faces() if card is not JOKER}
    return bool(_in_runs(mine, mine, 0, law))


def _most(jokers: int, limit: int | None) -> int:
    return jokers if limit is None else min(jokers, limit)


def _in_sets(there: set[Card], mine: set[Card], hand: Cards, table: set[Card], law: MeldLaw) -> set[Card]:
    wilds = _most(hand.jokers, law.max_in_set)
    ranks: dict[int, list[Card]] = {}
    for card in there:
        ranks.setdefault(card.rank, []).append(card)
    found: set[Card] = set()
    for cards in ranks.values():
        size = len(cards)
        if law.set_suits == "repeat":  # Copies count, and a table may hold any number.
            size = SHORTEST if not table.isdisjoint(cards) else sum(map(hand.count, cards))
        if size + wilds >= SHORTEST and (wilds or not mine.isdisjoint(cards)):
            found.update(cards)
    return found


def _in_runs(there: set[Card], mine: set[Card], jokers: int, law: MeldLaw) -> set[Card]:
    wilds = _most(jokers, law.max_in_run)
    found: set[Card] = set()
    for suit in SUITS:
        last = 15 if law.circular else law.highest
        faces = [place_face(suit, place) for place in range(1, last + 1)]
        here = [face in there for face in faces]
        if not any(here):
            continue
        for low in range(last - SHORTEST + 1):
            window = [place for place in range(low, low + SHORTEST) if here[place]]
            if len(window) + wilds < SHORTEST or not window:
                continue
            if wilds or _reaches(faces, low, there, mine, circular=law.circular):
                found.update(faces[place] for place in window)
    return found


def _reaches(faces: list[Card], low: int, there: set[Card], mine: set[Card], *, circular: bool) -> bool:
    """Whether a run through these three cards, with no gap, could hold a card from hand."""
    if circular:
        return True
    first = low
    while first and faces[first - 1] in there:
        first -= 1
    place = first
    while place < len(faces) and faces[place] in there:
        if faces[place] in mine:
            return True
        place += 1
    return False
