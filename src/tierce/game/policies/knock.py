"""How much deadwood a knocker may keep, and what may be thrown with the knock (G4, G9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tierce.cards import FACES, JOKER, Card, Cards, Rank, Suit
from tierce.game.scoring import natural_points
from tierce.game.state import State, put
from tierce.melds import Meld
from tierce.melds.deadwood import Points, discards_within, melds_in
from tierce.rules import Terms

LONGEST: Final = 5
"""The longest run that the first melds of a hand are looked for in; a longer one is several (G12.6)."""
SUITS_IN_TURN: Final = (Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
"""The order in which the first melds of a hand are looked for (G12.6)."""


def points(terms: Terms) -> Points:
    """What each card counts as deadwood."""
    return _points(terms.values.ace_in_hand, terms.values.court)


@cache
def _points(ace: int, court: int) -> Points:
    return Points([natural_points(card, ace, court) for card in FACES[: JOKER.index]])


def limit(state: State) -> int:
    """The most deadwood that a knocker may keep: a number, or what the card turned up counts (G9.1).

    A turned-up ace is one, or leaves only gin (G9.2).
    """
    most, up = state.terms.knock.limit, state.upcard
    if isinstance(most, int):
        return most
    if up is None or (up.rank is Rank.ACE and state.terms.knock.upcard_ace == "gin_only"):
        return 0
    return points(state.terms).each[up.index]


def throwable(state: State, most: int) -> tuple[Card, ...]:
    """The cards whose throwing lets the seat knock with no more than this deadwood, in hand order."""
    worth, lifted = points(state.terms), state.go.lifted
    found = discards_within(state.hands[state.turn], worth, most)
    if found and worth.of(tested(state)) > most:
        return ()
    if not found or lifted is None or state.terms.knock.throw_back:
        return found
    return tuple(card for card in found if card is not lifted)


def tested(state: State) -> Cards:
    """The deadwood that decides whether the seat may knock at all, whatever it then throws and shows.

    None where every choice of melds counts; or what the first melds leave once the dearest card is thrown
    (G12.6).
    """
    if state.terms.knock.test == "exact":
        return Cards()
    return left_by_first_melds(state.hands[state.turn], points(state.terms))


def left_by_first_melds(hand: Cards, worth: Points) -> Cards:
    """What the first melds of eleven cards leave, less the dearest card (G12.6).

    First are those of the choices of melds that count most in which the first meld stands first, then the
    second, and so on, in the order of :func:`_place`. Whether another choice that counts as much would let
    a dearer card go is not asked, nor whether a card of a meld would.

    >>> from tierce.melds.deadwood import GIN_POINTS
    >>> str(left_by_first_melds(Cards.parse("4c5c6c3d4d6dAh2s4s5s6s"), GIN_POINTS))  # throwing 6d leaves 10
    '3dAh2s5s'
    """
    melds = sorted(
        (meld for meld in melds_in(hand) if len(meld.cards) <= LONGEST), key=lambda meld: _place(meld, hand)
    )
    left = hand - _dearest(melds, worth)
    return left - max(left, key=lambda card: worth.each[card.index]) if left else left


def _place(meld: Meld, hand: Cards) -> tuple[int, int, int]:
    """Where a meld stands among those of a hand: sets by rank, then runs from the long to the short, by suit.

    Of four of a rank all four stand first and then the threes without a diamond and without a club, before
    any set of another rank; the other threes follow when all ranks had their turn.
    """
    suits = [card.suit for card in meld.cards]
    if meld.is_run:
        return 7 - len(suits), SUITS_IN_TURN.index(suits[0]), meld.low
    if len(suits) == 4:
        return 0, meld.low, 0
    (lacking,) = (suit for suit in Suit if suit not in suits)
    if Card.of(meld.low, lacking) in hand and lacking in (Suit.DIAMONDS, Suit.CLUBS):
        return 0, meld.low, 1 + (lacking is Suit.CLUBS)
    return 1, meld.low, lacking is Suit.SPADES


def _dearest(melds: Sequence[Meld], worth: Points) -> Cards:
    """The cards of the first of those choices of disjoint melds that count most."""
    best, most = Cards(), 0
    for at, meld in enumerate(melds, start=1):
        cards = meld.bag + _dearest([other for other in melds[at:] if not other.bag & meld.bag], worth)
        if worth.of(cards) > most:
            best, most = cards, worth.of(cards)
    return best


def with_the_last(state: State) -> bool:
    """Whether the discard that lies at the wall would let the seat knock."""
    last = state.pile[-1]
    hands = put(state.hands, state.turn, state.hands[state.turn] + last)
    taken = state._replace(hands=hands, go=state.go._replace(lifted=last))
    return bool(throwable(taken, limit(state)))
