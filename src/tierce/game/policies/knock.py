"""How much deadwood a knocker may keep, and what may be thrown with the knock (G4, G9)."""

from __future__ import annotations

from functools import cache

from tierce.cards import FACES, JOKER, Card, Rank
from tierce.game.scoring import natural_points
from tierce.game.state import State, put
from tierce.melds.deadwood import Points, discards_within
from tierce.rules import Terms


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
    found = discards_within(state.hands[state.turn], points(state.terms), most)
    lifted = state.go.lifted
    if not found or lifted is None or state.terms.knock.throw_back:
        return found
    return tuple(card for card in found if card is not lifted)


def with_the_last(state: State) -> bool:
    """Whether the discard that lies at the wall would let the seat knock."""
    last = state.pile[-1]
    hands = put(state.hands, state.turn, state.hands[state.turn] + last)
    taken = state._replace(hands=hands, go=state.go._replace(lifted=last))
    return bool(throwable(taken, limit(state)))
