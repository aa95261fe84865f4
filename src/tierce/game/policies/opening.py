"""What a first laying must be, and what laid cards are worth for it (`opening`, `values.ace_in_meld`)."""

from __future__ import annotations

from itertools import pairwise

from tierce.cards import JOKER, Rank
from tierce.game.state import State
from tierce.melds import Meld
from tierce.rules import Terms

ACE_LOW, ACE_HIGH, ACE_ALWAYS = 1, 11, 10
THIRTY_FIVE = 35


def worth(terms: Terms, meld: Meld, slot: int) -> int:
    """What the card in this slot counts for an opening (B4.5, B4.6).

    An ace counts one unless it follows a king in a run or lies in a set; a joker as the knob says.
    """
    if meld.cards[slot] is JOKER and terms.opening.joker_counts != "replaced":
        return THIRTY_FIVE if terms.opening.joker_counts == "thirty_five" else 0
    rank = (meld.low + slot - 1) % 13 + 1 if meld.is_run else meld.low
    if rank == Rank.ACE:
        if terms.values.ace_in_meld == "always_10":
            return ACE_ALWAYS
        return ACE_LOW if meld.is_run and slot == 0 else ACE_HIGH
    return terms.values.court if rank > Rank.TEN else rank


def need(state: State) -> int:
    """How many points the seat whose turn it is must lay, if it must open (B4.1, C3.7)."""
    opening = state.terms.opening
    if opening.kind != "points":
        return 0
    if state.go.from_pile and isinstance(opening.points_from_discard, int):
        return opening.points_from_discard
    return opening.points


def lacking(state: State, seat: int) -> int:
    """How many points this seat needs to open, also when it is another's turn; 0 where it needs none."""
    opening = state.terms.opening
    if opening.kind != "points" or state.opened[seat]:
        return 0
    return need(state) if seat == state.turn else opening.points


def unopened(state: State) -> bool:
    """Whether the seat whose turn it is has its opening before it; never where none is asked (D2.3)."""
    return state.terms.opens and not state.opened[state.turn]


def must_open(state: State) -> bool:
    """Whether the seat whose turn it is has not opened and can only end its turn by doing so.

    It has begun to lay, has taken the discard (B2.4), or holds borrowed cards that must be laid.
    """
    go = state.go
    return unopened(state) and (go.acted or go.from_pile or bool(go.borrowed))


def is_pure(state: State) -> bool:
    """Whether the running turn has a pure run, wholly from hand (B4.2), or needs none."""
    if state.terms.opening.pure_run == "off" or state.terms.opening.kind != "points":
        return True
    melds = [state.table[number - 1].meld for number in state.go.fresh]
    return any(_has_pure_run(meld, within=state.terms.opening.pure_run == "subrun") for meld in melds)


def _has_pure_run(meld: Meld, *, within: bool) -> bool:
    if not meld.is_run:
        return False
    if not within:
        return not meld.jokers
    places = [-1, *(place for place, card in enumerate(meld.cards) if card is JOKER), len(meld.cards)]
    return any(after - before > 3 for before, after in pairwise(places))


def stands(state: State) -> bool:
    """Whether what was laid in the running turn is an opening; where none is asked, anything is (D2.3)."""
    if not state.terms.opens:
        return state.go.acted
    if state.terms.opening.kind != "points":
        return False
    return state.go.acted and state.go.points >= need(state) and is_pure(state)
