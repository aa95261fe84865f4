"""Which joker a natural from hand wins (`swap.from_set`, `swap.same_turn`)."""

from __future__ import annotations

from tierce.cards import JOKER, Card
from tierce.game.state import State
from tierce.melds import Meld, MeldEnd, Reason


def waits(state: State) -> bool:
    """Whether no joker may be won yet: before the opening, or in its turn where that is forbidden (B6.2)."""
    early = not state.opened[state.turn] or (state.go.opened and not state.terms.swap.same_turn)
    return state.terms.opens and early


def jokers_won(state: State, number: int, card: Card, end: MeldEnd | None) -> list[int] | Reason:
    """The slots of table meld ``number`` whose joker ``card`` would win (A7.2, A11), or why there is none."""
    meld = state.table[number - 1].meld
    if card is JOKER or not meld.jokers:
        return Reason.JOKER_MISMATCH
    if meld.is_run:
        slots = [
            slot for slot, lies in enumerate(meld.cards) if lies is JOKER and meld.stands_for(slot) is card
        ]
        if len(slots) == 2 and end is not None:
            slots = [slots[0] if end is MeldEnd.LOW else slots[1]]
        return slots or Reason.JOKER_MISMATCH
    return _from_set(state, number, meld, card)


def _from_set(state: State, number: int, meld: Meld, card: Card) -> list[int] | Reason:
    kind = state.terms.swap.from_set
    last = [len(meld.cards) - 1]
    if kind == "rank":
        return last if card.rank == meld.low else Reason.JOKER_MISMATCH
    too_late = kind == "square_both" and number not in state.go.squared
    if kind == "never" or too_late or not meld.is_joker_square:
        return Reason.JOKER_BRELAN
    return last if card.rank == meld.low and card not in meld.cards else Reason.JOKER_MISMATCH
