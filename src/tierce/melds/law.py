"""The law of melds: which runs and sets a table allows.

``Terms`` answer the questions; the law is those answers as one small value. It is asked in two steps that
the order of reasons keeps apart (rules B12): the *shape* of a meld, then its *jokers*.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, Literal, NamedTuple

from tierce.cards import JOKER, Card
from tierce.melds.meld import Meld
from tierce.melds.reason import Reason

SHORTEST: Final = 3
HIGH_ACE: Final = 14


class MeldLaw(NamedTuple):
    """Which melds are allowed. ``None`` for a number of jokers means any number."""

    set_suits: Literal["repeat", "distinct"] = "repeat"
    run_max: int = HIGH_ACE
    circular: bool = False
    min_naturals: int = 1
    max_in_run: int | None = None
    max_in_set: int | None = None
    adjacent: bool = True
    in_run: Literal["anywhere", "ends", "burnt"] = "anywhere"
    aces: Literal["both", "low"] = "both"

    @property
    def highest(self) -> int:
        """The last place of a run that does not go round: the ace above the king, or the king where aces are
        low only (D3.2).
        """
        return HIGH_ACE if self.aces == "both" else HIGH_ACE - 1

    @property
    def longest_run(self) -> int:
        """The most cards a run may have; a circle has thirteen places (A4.1)."""
        return 13 if self.circular else min(self.run_max, self.highest)

    @property
    def largest_set(self) -> int | None:
        """The most cards a set may have, or ``None`` where only the deck limits it (A4.3)."""
        return 4 if self.set_suits == "distinct" else None

    def is_full(self, meld: Meld) -> bool:
        """Whether the meld can take no card more, whichever it is."""
        if meld.is_run:
            return len(meld.cards) >= self.longest_run
        return self.largest_set is not None and len(meld.cards) >= self.largest_set

    def shape(self, meld: Meld) -> Reason | None:
        """What is wrong with the meld's shape, its jokers taken for what they stand for."""
        size = len(meld.cards)
        if meld.is_run:
            if not SHORTEST <= size <= self.longest_run or meld.low < 1:
                return Reason.BAD_RUN
            return Reason.BAD_RUN if meld.high > self.highest and not self.circular else None
        naturals = [card for card in meld.cards if card is not JOKER]
        if any(card.rank != meld.low for card in naturals) or size < SHORTEST:
            return Reason.BAD_SET
        if self.set_suits == "distinct":
            if len(set(naturals)) < len(naturals):
                return Reason.DUP_SUIT
            if size > 4:
                return Reason.BAD_SET
        return None

    def jokers(self, meld: Meld) -> Reason | None:
        """What is wrong with the jokers of a well-shaped meld (A4.4, A4.5).

        Their number, then their places.
        """
        count = meld.jokers
        if len(meld.cards) - count < self.min_naturals:
            return Reason.ALL_JOKERS
        if not count:
            return None
        most = self.max_in_run if meld.is_run else self.max_in_set
        if most is not None and count > most:
            return Reason.TOO_MANY_JOKERS
        if meld.is_run and not self.places_allowed(meld.cards):
            return Reason.BAD_RUN
        return None

    def places_allowed(self, cards: tuple[Card, ...]) -> bool:
        """Whether the jokers of a run, its cards low to high, lie where they may: apart, or at the ends."""
        places = [index for index, card in enumerate(cards) if card is JOKER]
        if not self.adjacent and any(after - before == 1 for before, after in pairwise(places)):
            return False
        return self.in_run != "ends" or all(place in (0, len(cards) - 1) for place in places)
