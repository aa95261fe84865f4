"""The end of a deal: facts first, prices later.

``DealResult`` says who went out and how, and what everybody held. What that costs is a question to the rules,
so an old result can be priced under others.
"""

from __future__ import annotations

from enum import StrEnum
from fractions import Fraction
from typing import Final, NamedTuple

from tierce.cards import JOKER, UNKNOWN, Card, Cards, Rank, Suit
from tierce.rules import Terms
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, SHED

PASSPORT_PENALTY: Final = 50
FLAT, FLAT_JOKER = 100, 200
"""What everybody counts after an exit at once where that is flat; with a joker as last discard (C1)."""
JOKER_FINISH_FLAT: Final = 200

ONE, HALF_MORE, TWO = Fraction(1), Fraction(3, 2), Fraction(2)
DRY_TABLE: Final[dict[str, tuple[tuple[Fraction, Fraction], ...]]] = {
    "rising": ((ONE, ONE), (HALF_MORE, HALF_MORE), (TWO, TWO)),
    "falling": ((TWO, TWO), (HALF_MORE, HALF_MORE), (ONE, ONE)),
    "literal": ((ONE, ONE), (HALF_MORE, HALF_MORE), (ONE, TWO)),
}
"""By 0, 1, 2 or more jokers used: the factors of a loser who has opened, and of one who has not (C3.10)."""


class Ending(StrEnum):
    """How a deal ended."""

    GAME = "game"
    """A seat went out (A8.5, B10.1)."""
    ALL_DEAD = "all_dead"
    """Nobody could play any more (A8.7)."""
    LAST_SURVIVOR = "last_survivor"
    """One seat was left, where the rules end the deal then (A8.7)."""
    BLOCKED = "blocked"
    """There was nothing left to draw, or the deal took too many turns (B9.2, B9.3); a dead hand of gin."""
    KNOCK = "knock"
    """A seat knocked with deadwood (G4.1)."""
    GIN = "gin"
    """A seat knocked without deadwood (G5.1)."""
    BIG_GIN = "big_gin"
    """A seat showed a hand that was all melds, and threw nothing (G5.3)."""


class Exit(NamedTuple):
    """How a seat went out, where it matters."""

    at_once: bool
    """It had laid nothing before that turn (B10.4)."""
    alone: bool
    """No other seat had opened: at once it is *rami sec* (B10.7)."""
    jokers: int
    """How many jokers it laid in that turn (C3.10)."""
    joker_last: bool
    """Its last discard was a joker (B10.5)."""
    used_table: bool
    """It laid on, swapped at or borrowed from melds that lay there before (B10.9)."""
    forfeited: bool
    """It had touched the discard pile and then drawn (C3.14)."""

    def scores_at_once(self, terms: Terms) -> bool:
        """Whether it is paid as an exit at once."""
        spoilt = self.used_table and not terms.out.at_once_may_use_table
        return self.at_once and not spoilt and not self.forfeited


class DealResult(NamedTuple):
    """What a deal came to. A seat that is out of the match has no hand (``None``)."""

    how: Ending
    left: tuple[Cards | None, ...]
    """What each seat still held; after a knock its deadwood."""
    unopened: tuple[bool, ...]
    """Which seats never opened; in Penang, which died without a passport (A9.3, B10.3)."""
    went_out: int | None = None
    """The seat that went out, or knocked."""
    exit: Exit | None = None
    upcard: Card | None = None
    """The card turned up after the deal, where it can matter to the score (G9.3)."""

    def points(self, terms: Terms) -> tuple[int | None, ...]:
        """Each seat's score under these rules; ``None`` for a seat that is out of the match."""
        return tuple(None if told is None else told.score for told in counts(self, terms))

    def winners(self, terms: Terms) -> tuple[int, ...]:
        """The seat that went out, or those with the fewest points, in seat order (A2.5, A8.5, A9.4, A9.6).

        A blocked deal has no winner (B9.2).
        """
        if terms.knocks:
            points = self.points(terms)
            return tuple(seat for seat, score in enumerate(points) if score)
        if self.went_out is not None:
            return (self.went_out,)
        if self.how is Ending.BLOCKED:
            return ()
        points = self.points(terms)
        best = min(score for score in points if score is not None)
        return tuple(seat for seat, score in enumerate(points) if score == best)

    def settlement(self, terms: Terms) -> tuple[Fraction, ...]:
        """What each seat receives, summing to nothing (A9.7); all zero where nothing is settled."""
        points = self.points(terms)
        sign = -1 if terms.highest_wins else 1
        seats = [(seat, score * sign) for seat, score in enumerate(points) if score is not None]
        got = [Fraction(0)] * len(points)
        pairs: list[tuple[int, int, Fraction]] = []
        if terms.match.settlement == "difference":
            pairs = [
                (a, b, Fraction(mine - yours)) for a, mine in seats for b, yours in seats if mine > yours
            ]
        elif terms.match.settlement == "winner_takes_difference":
            scores = dict(seats)
            best = self.winners(terms)
            pairs = [
                (a, b, Fraction(mine - scores[b], len(best)))
                for a, mine in seats
                for b in best
                if mine > scores[b]
            ]
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
    doubled: bool = False
    """Whether a joker in hand doubled it."""
    penalty: int = 0
    """What a missed passport added."""
    flat: int | None = None
    """What the seat counts whatever it holds."""
    factor: Fraction = ONE
    """What the sum, or the flat count of who has not opened, is multiplied by."""
    bonus: int = 0
    """What the winner gets beside: points off where they count against a seat, on where they are won."""
    paid: int = 0
    """What it pays the winner, where the winner collects from all (D5.2)."""
    score: int = 0


def counts(result: DealResult, terms: Terms) -> tuple[Count | None, ...]:
    """How each seat's score came about; ``None`` for a seat that is out of the match."""
    price = PRICES[terms.grammar]
    return tuple(
        None if hand is None else price(result, terms, seat, hand) for seat, hand in enumerate(result.left)
    )


def count(hand: Cards, terms: Terms) -> Count:
    """What the cards of a hand count by themselves (A9.2, B10.2)."""
    cards = tuple((card, card_points(card, terms)) for card in hand)
    total = sum(points for _, points in cards)
    doubled = terms.values.joker_in_hand == "doubles_hand" and hand.jokers > 0
    return Count(cards, total, doubled, score=total * 2 if doubled else total)


def card_points(card: Card, terms: Terms) -> int:
    """What a card left in hand counts (A9.1, B10.2). A joker that doubles the hand counts nothing itself."""
    if card is JOKER:
        worth = terms.values.joker_in_hand
        return worth if isinstance(worth, int) else 0
    if card is UNKNOWN:
        raise ValueError("an unknown card cannot be counted")
    return natural_points(card, terms.values.ace_in_hand, terms.values.court)


def natural_points(card: Card, ace: int, court: int) -> int:
    """What a natural counts where an ace counts ``ace`` and a court card ``court``."""
    if card.rank is Rank.ACE:
        return ace
    return court if card.rank > Rank.TEN else int(card.rank)


def _penang(result: DealResult, terms: Terms, seat: int, hand: Cards) -> Count:
    told = count(hand, terms)
    if not result.unopened[seat]:
        return told
    penalty = {"none": 0, "plus_50": PASSPORT_PENALTY, "double": told.score}[terms.score.no_passport]
    return told._replace(penalty=penalty, score=told.score + penalty)


def _rami(result: DealResult, terms: Terms, seat: int, hand: Cards) -> Count:
    """Its own cards count against each seat (B10.2), or the winner collects what all others owe (D5.2)."""
    told = _owed(result, terms, seat, hand)
    if not terms.highest_wins:
        return told
    if seat != result.went_out:
        return told._replace(paid=0 if result.went_out is None else told.score, score=0)
    owed = [
        _owed(result, terms, other, left).score
        for other, left in enumerate(result.left)
        if other != seat and left is not None
    ]
    return told._replace(bonus=-told.bonus, score=sum(owed) - told.bonus)


def _owed(result: DealResult, terms: Terms, seat: int, hand: Cards) -> Count:
    """What a seat counts by its own cards and by how the deal ended."""
    told = count(hand, terms)
    if seat == result.went_out:
        return told._replace(bonus=terms.score.winner_bonus, score=terms.score.winner_bonus)
    flat = _flat(result.exit, terms)
    if flat is not None:
        return told._replace(flat=flat, score=flat)
    unopened = result.unopened[seat] and terms.opens
    if unopened:
        told = told._replace(flat=terms.score.unopened, score=terms.score.unopened)
    factor = _factor(result.exit, terms, unopened=unopened)
    return told._replace(factor=factor, score=_rounded(told.score * factor, terms))


def _gin(result: DealResult, terms: Terms, seat: int, hand: Cards) -> Count:
    """The difference of the deadwoods with its bonus to one seat, nothing to the other (G8.1 to G8.5)."""
    told = count(hand, terms)._replace(score=0)
    knocker = result.went_out
    if knocker is None:
        return told
    mine, theirs = (count(result.left[one] or Cards(), terms).total for one in (knocker, 1 - knocker))
    score = terms.score
    bonus = {Ending.GIN: score.gin, Ending.BIG_GIN: score.big_gin or 0}.get(result.how, 0)
    winner = knocker
    if result.how is Ending.KNOCK and theirs <= mine:
        if theirs == mine and score.tie == "nothing":
            return told
        winner, bonus = 1 - knocker, score.undercut
    if seat != winner:
        return told
    factor = TWO if doubles(terms, result.upcard) else ONE
    return told._replace(bonus=bonus, factor=factor, score=int((abs(theirs - mine) + bonus) * factor))


def doubles(terms: Terms, upcard: Card | None) -> bool:
    """Whether a deal counts double, because a spade was turned up (G9.3)."""
    return terms.score.spade_doubles and upcard is not None and upcard.suit is Suit.SPADES


PRICES: Final = {SHED: _penang, DRAW_MELD_DISCARD: _rami, CONCEALED: _gin}
"""What a deal costs or brings each seat, by the shape of a turn."""


def _flat(leave: Exit | None, terms: Terms) -> int | None:
    """What every loser counts, whatever it holds, if the exit says so (B10.6, C1)."""
    if leave is None:
        return None
    if leave.scores_at_once(terms):
        flat = FLAT_JOKER if leave.joker_last else FLAT
        return flat if terms.score.at_once == "flat_100" else None
    return JOKER_FINISH_FLAT if leave.joker_last and terms.score.joker_finish == "flat_200" else None


def _factor(leave: Exit | None, terms: Terms, *, unopened: bool) -> Fraction:
    """What the exit multiplies a loser's score by (B10.4 to B10.6, C3.10)."""
    score = terms.score
    if leave is None:
        return ONE
    if not leave.scores_at_once(terms):
        return TWO if leave.joker_last and score.joker_finish == "double" else ONE
    if score.at_once == "dry_table":
        return DRY_TABLE[score.dry_table][min(leave.jokers, 2)][unopened]
    return Fraction(score.at_once_joker_factor if leave.joker_last else score.at_once_factor)


def _rounded(points: Fraction, terms: Terms) -> int:
    """A whole number; halves go up, or down where the table says so (C3.11)."""
    up = Fraction(1, 2) if terms.score.rounding == "half_up" else 0
    return int((points + up) // 1)
