"""What a hand may become with its next card: every draw is tried, and weighed by how many lie unseen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tierce.bots.ahead import worths
from tierce.bots.rami.patterns import GUARDS, UNIT, Pattern, bits, holds, patterns
from tierce.cards import FACES, JOKER, Card, Cards
from tierce.game.state import TableMeld, meld_law
from tierce.melds.readings import fits
from tierce.rules import Terms

MOST_PLAIN: Final = 24
MOST_WILD: Final = 12
"""How many patterns without and with a joker are looked at in a hand: the dearest."""
LOOKS: Final = 120
"""How many layings of them."""
NOTHING: Final = (0, 0, 0, False)

Worth = Callable[[int, int, int, bool], float]
"""What a laying is worth: by its number of cards, their points, their cost in hand, and if a run is pure."""


class Outlook:
    """A hand of so many cards before its discard, at this table, and what each draw could bring."""

    def __init__(self, hand: Cards, table: Sequence[TableMeld], unseen: Sequence[int], terms: Terms) -> None:
        """``unseen``: how many copies of each face may still be drawn."""
        self._hand = bits(hand)
        self._unseen = unseen
        self._all = sum(unseen)
        singles = for_the_table(table, terms)
        known = patterns(terms)
        whole = [one for one in known.whole if holds(self._hand, one.bits)]
        self._whole = [singles[card.index] for card in hand.faces() if card.index in singles] + _few(whole)
        self._nearly: dict[int, list[Pattern]] = {}
        for left, face, one in known.nearly:
            if holds(self._hand, left) and unseen[face]:
                self._nearly.setdefault(face, []).append(one)
        for face, one in singles.items():
            if unseen[face]:
                self._nearly.setdefault(face, []).append(one)
        self._nearly = {face: _few(found) for face, found in self._nearly.items()}

    def after(self, card: Card, worth: Worth) -> float:
        """What the best laying is worth in the mean after discarding a card and drawing another."""
        hand = self._hand - UNIT[card.index]
        plain = [one for one in self._whole if holds(hand, one.bits)]
        base = _best(hand, plain, worth)
        found, count = 0.0, 0
        for face, more in self._nearly.items():
            drawn = hand + UNIT[face]
            fitting = [one for one in more if holds(drawn, one.bits)]
            if fitting:
                count += self._unseen[face]
                found += self._unseen[face] * max(
                    base, *(_best(drawn - one.bits, plain, worth, one[1:]) for one in fitting)
                )
        return (found + (self._all - count) * base) / self._all if self._all else base


def _few(found: list[Pattern]) -> list[Pattern]:
    """The dearest patterns first, and not too many of them; of those with a joker fewer."""
    wild = UNIT[JOKER.index]
    found.sort(key=lambda one: -one.points)
    jokers = [one for one in found if one.bits & wild][:MOST_WILD]
    return [*[one for one in found if not one.bits & wild][:MOST_PLAIN], *jokers]


def _best(
    hand: int, found: Sequence[Pattern], worth: Worth, begun: tuple[int, int, int, bool] = NOTHING
) -> float:
    """What the best laying of some patterns is worth beside what is begun; it looks at so many only."""
    best, looks = worth(*begun), LOOKS

    def lay(left: int, first: int, size: int, points: int, cost: int, pure: bool) -> None:
        nonlocal best, looks
        for place in range(first, len(found)):
            bits, more, counts, costs, runs = found[place]
            if ((left | GUARDS) - bits) & GUARDS == GUARDS and looks:
                looks -= 1
                now = (size + more, points + counts, cost + costs, pure or runs)
                best = max(best, worth(*now))
                lay(left - bits, place + 1, *now)

    lay(hand, 0, *begun)
    return best


def for_the_table(table: Sequence[TableMeld], terms: Terms) -> dict[int, Pattern]:
    """The cards that the table takes as it lies."""
    law, costs = meld_law(terms), worths(terms)
    found = {}
    for lies in table:
        for card in FACES[:52]:
            meld = lies.meld
            if (card.suit is meld.suit or (meld.suit is None and card.rank == meld.low)) and fits(
                card, meld, law
            )[0]:
                points = min(terms.values.court, int(card.rank))
                found[card.index] = Pattern(UNIT[card.index], 1, points, costs[card.index], False)
    return found
