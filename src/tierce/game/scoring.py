"""The end of a deal: facts first, prices later.

``DealResult`` says who went out and what everybody held. What that costs is a question to the rules, so an
old
result can be priced under others.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from tierce.cards import JOKER, UNKNOWN, Card, Cards, Rank
from tierce.rules import Terms

PASSPORT_PENALTY = 50


class Ending(StrEnum):
    """How a deal ended."""

    GAME = "game"
    """A seat went out (A8.5)."""
    ALL_DEAD = "all_dead"
    """Nobody could play any more (A8.7)."""
    LAST_SURVIVOR = "last_survivor"
    """One seat was left, where the rules end the deal then (A8.7)."""


class DealResult(NamedTuple):
    """What a deal came to. A seat that is out of the match has no hand (``None``)."""

    how: Ending
    left: tuple[Cards | None, ...]
    """What each seat still held."""
    no_passport: tuple[bool, ...]
    """Which seats died without ever having laid a meld (A9.3)."""
    went_out: int | None = None

    def points(self, terms: Terms) -> tuple[int | None, ...]:
        """Each seat's score under these rules; ``None`` for a seat that is out of the match."""
        return tuple(
            None if hand is None else count(hand, terms, no_passport=missed).score
            for hand, missed in zip(self.left, self.no_passport, strict=True)
        )

    def winners(self, terms: Terms) -> tuple[int, ...]:
        """The seat that went out, or those with the fewest points (A2.5, A8.5, A9.4, A9.6), in seat order."""
        if self.went_out is not None:
            return (self.went_out,)
        points = self.points(terms)
        best = min(score for score in points if score is not None)
        return tuple(seat for seat, score in enumerate(points) if score == best)

    def settlement(self, terms: Terms) -> tuple[Fraction, ...]:
        """What each seat receives, summing to nothing (A9.7); all zero where nothing is settled."""
        points = self.points(terms)
        seats = [(seat, score) for seat, score in enumerate(points) if score is not None]
        got = [Fraction(0)] * len(points)
        if terms.match.settlement == "difference":
            pairs = [
                (a, b, Fraction(mine - yours)) for a, mine in seats for b, yours in seats if mine > yours
            ]
        elif terms.match.settlement == "winner_takes_difference":
            best = self.winners(terms)
            low = min(score for _, score in seats)
            pairs = [(a, b, Fraction(mine - low, len(best))) for a, mine in seats for b in best if mine > low]
        else:
            pairs = []
        for payer, taker, amount in pairs:
            got[payer] -= amount
            got[taker] += amount
        return tuple(got)


class Count(NamedTuple):
    """How the score of one hand came about."""

    cards: tuple[tuple[Card, int], ...]
    """Every card with what it counts."""
    total: int
    """The sum of the cards."""
    doubled: bool
    """Whether a joker in hand doubled it."""
    penalty: int
    """What a missed passport added."""
    score: int


def card_points(card: Card, terms: Terms) -> int:
    """What a card left in hand counts (A9.1). A joker that doubles the hand counts nothing itself."""
    if card is JOKER:
        worth = terms.values.joker_in_hand
        return worth if isinstance(worth, int) else 0
    if card is UNKNOWN:
        raise ValueError("an unknown card cannot be counted")
    if card.rank is Rank.ACE:
        return terms.values.ace_in_hand
    return terms.values.court if card.rank > Rank.TEN else int(card.rank)


def count(hand: Cards, terms: Terms, *, no_passport: bool = False) -> Count:
    """The score of a hand (A9.2), and how it came about."""
    cards = tuple((card, card_points(card, terms)) for card in hand)
    total = sum(points for _, points in cards)
    doubled = terms.values.joker_in_hand == "doubles_hand" and hand.jokers > 0
    score = total * 2 if doubled else total
    penalty = 0
    if no_passport:
        penalty = {"none": 0, "plus_50": PASSPORT_PENALTY, "double": score}[terms.score.no_passport]
    return Count(cards, total, doubled, penalty, score + penalty)
