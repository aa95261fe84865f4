"""What a hand can still become: how many turns it lasts, and what of it is stuck.

A quick count, not a search: cards that the table takes as it lies, melds in what is left, and jokers for the
best pairs. It knows the house rules roughly; what is legal is always asked of the engine.
"""

from __future__ import annotations

from typing import NamedTuple

from tierce.bots.ahead import worths
from tierce.cards import JOKER, Cards
from tierce.game.state import TableMeld, meld_law
from tierce.melds import MeldLaw
from tierce.rules import Terms


class Outlook(NamedTuple):
    """What a hand can still become."""

    moves: int
    """How many single acts it holds: turns it lasts when nobody else lays anything."""
    stuck: int
    """The points of the cards that have no place yet."""
    points: int
    """The points of all cards."""


def outlook(hand: Cards, table: tuple[TableMeld, ...], terms: Terms) -> Outlook:
    """The outlook of a hand at this table."""
    costs = worths(terms)
    law = meld_law(terms)
    counts = [0] * 54
    points = 0
    for card in hand:
        counts[card.index] += 1
        points += costs[card.index]
    jokers = counts[JOKER.index]
    counts[JOKER.index] = 0
    moves, won = _laid_off(counts, table, terms, law)
    jokers += won
    more, stuck = _melded(list(counts), costs, law, jokers, runs_first=False)
    if stuck:
        again = _melded(counts, costs, law, jokers, runs_first=True)
        if again[1] < stuck:
            more, stuck = again
    return Outlook(moves + more, stuck, points)


def _laid_off(counts: list[int], table: tuple[TableMeld, ...], terms: Terms, law: MeldLaw) -> tuple[int, int]:
    """Take out what the table takes: the number of acts, and the jokers that swaps would win."""
    moves = won = 0
    sets: list[tuple[int, int]] = []
    for lies in table:
        meld = lies.meld
        if meld.suit is None:
            if not law.is_full(meld):
                sets.append((meld.low, meld.jokers if terms.swap.from_set == "rank" else 0))
            continue
        base = meld.face(1).index
        if meld.jokers and terms.swap.use == "keep":
            for place, card in enumerate(meld.cards, start=meld.low - 1):
                face = base + place % 13
                if card is JOKER and counts[face]:
                    counts[face] -= 1
                    won += 1
        for place, step in ((meld.high + 1, 1), (meld.low - 1, -1)):
            while 1 <= place <= 14 and counts[base + (place - 1) % 13]:
                counts[base + (place - 1) % 13] -= 1
                moves += 1
                place += step
    for rank, swaps in sets:
        for face in range(rank - 1, 52, 13):
            many = counts[face]
            if terms.swap.use == "keep" and swaps and many:
                won += min(many, swaps)
                moves -= min(many, swaps)
            moves += many
            counts[face] = 0
    return moves, won


def _melded(
    counts: list[int], costs: tuple[int, ...], law: MeldLaw, jokers: int, runs_first: bool
) -> tuple[int, int]:
    """The acts and the stuck points of cards that the table does not take."""
    moves = 0
    for runs in (runs_first, not runs_first):
        moves += _runs(counts) if runs else _sets(counts, law)
    if jokers:
        moves += _pairs(counts, costs, jokers)
    stuck = 0
    for face in range(52):
        if counts[face]:
            stuck += counts[face] * costs[face]
    return moves, stuck


def _sets(counts: list[int], law: MeldLaw) -> int:
    moves = 0
    for rank in range(13):
        many = counts[rank] + counts[rank + 13] + counts[rank + 26] + counts[rank + 39]
        if many < 3:
            continue
        faces = [face for face in range(rank, 52, 13) if counts[face]]
        if law.set_suits == "repeat":
            moves += many - 2
            for face in faces:
                counts[face] = 0
        elif len(faces) >= 3:
            moves += len(faces) - 2
            for face in faces:
                counts[face] -= 1
    return moves


def _runs(counts: list[int]) -> int:
    moves = 0
    for base in range(0, 52, 13):
        while True:
            held = sum(1 << place for place in range(13) if counts[base + place])
            held |= (held & 1) << 13
            if not held & held >> 1 & held >> 2:
                break
            best: list[int] = []
            streak: list[int] = []
            for place in range(14):
                face = base + place % 13
                if counts[face] > (place == 13 and base in streak):
                    streak.append(face)
                    if len(streak) > len(best):
                        best = list(streak)
                else:
                    streak = []
            moves += len(best) - 2
            for face in best:
                counts[face] -= 1
    return moves


def _pairs(counts: list[int], costs: tuple[int, ...], jokers: int) -> int:
    """Lay the dearest pairs with a joker each; every joker is an act, alone or with a pair."""
    pairs: list[tuple[int, int, int]] = []
    held = [face for face in range(52) if counts[face]]
    for at, one in enumerate(held):
        if counts[one] > 1:
            pairs.append((-2 * costs[one], one, one))
        for two in held[at + 1 :]:
            near = two // 13 == one // 13 and (two - one <= 2 or (one % 13 == 0 and two % 13 >= 11))
            if near or two % 13 == one % 13:
                pairs.append((-costs[one] - costs[two], one, two))
    pairs.sort()
    left = jokers
    for _, one, two in pairs:
        if not left:
            break
        if counts[one] and counts[two] and (one != two or counts[one] > 1):
            counts[one] -= 1
            counts[two] -= 1
            left -= 1
    return jokers
