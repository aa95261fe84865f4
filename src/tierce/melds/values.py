"""What cards count: one by one in a hand, or by their place in a meld."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tierce.cards import JOKER, Card, Suit
from tierce.melds.law import HIGH_ACE
from tierce.melds.meld import Meld


class Values(NamedTuple):
    """What a card counts where it lies: in a run by its place (1 the low ace, 14 the high one), in a set by
    its rank, and a joker by what it stands for.

    Index 0 is not used. The four suits of a rank count the same.
    """

    run: tuple[int, ...]
    joker_in_run: tuple[int, ...]
    set: tuple[int, ...]
    joker_in_set: tuple[int, ...]

    @classmethod
    def by_card(cls, value: Callable[[Card], int]) -> Values:
        """Every card the same wherever it lies, as in a hand that is counted.

        >>> Values.by_card(lambda card: 1).run[7]
        1
        """
        ranks = [value(Card.of(rank, Suit.CLUBS)) for rank in range(1, 14)]
        places = (0, *ranks, ranks[0])
        jokers = (value(JOKER),) * len(places)
        return cls(places, jokers, places, jokers)

    @classmethod
    def by_place(
        cls, *, court: int = 10, ace_low: int = 1, ace_high: int = 11, joker: int | None = None
    ) -> Values:
        """The values of an opening (B4.5, B4.6): an ace is high after a king and in a set.

        ``joker=None``: a joker counts as the card it stands for.

        >>> Values.by_place().run[1], Values.by_place().run[14], Values.by_place().set[1]
        (1, 11, 11)
        """
        ranks = [*range(2, 11), court, court, court]
        run, of_rank = (0, ace_low, *ranks, ace_high), (0, ace_high, *ranks, ace_high)
        if joker is None:
            return cls(run, run, of_rank, of_rank)
        jokers = (joker,) * len(run)
        return cls(run, jokers, of_rank, jokers)

    def slot(self, meld: Meld, slot: int) -> int:
        """What the card in a slot of a meld counts. A run's ace is low only as its first card."""
        joker = meld.cards[slot] is JOKER
        if not meld.is_run:
            return (self.joker_in_set if joker else self.set)[meld.low]
        place = (meld.low + slot - 1) % 13 + 1
        if place == 1 and (slot or meld.low == HIGH_ACE):
            place = HIGH_ACE
        return (self.joker_in_run if joker else self.run)[place]

    def of(self, meld: Meld) -> int:
        """What a meld counts."""
        return sum(self.slot(meld, slot) for slot in range(len(meld.cards)))


EACH_ONE = Values.by_card(lambda card: 1)
"""Every card counts one."""
