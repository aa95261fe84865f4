"""What the solver says of a running turn: whether all it owes can be paid by laying cards.

The solver knows new melds, lay-offs and borrowed naturals. Where something else could help (a swap, a joker
that slides or is borrowed, a card that becomes burnt), its *no* is not the last word.
"""

from __future__ import annotations

from tierce.cards import JOKER, Cards
from tierce.game.policies import opening, out
from tierce.game.policies.wild import burnt_cards, may_take_joker
from tierce.game.state import State, meld_law
from tierce.melds.arrange import Arrangement, Pure, TableMeld, Values, arrange
from tierce.melds.arrange import opening as find_opening
from tierce.rules import Terms


def payable(state: State) -> bool | None:
    """Whether the turn can be completed by laying cards; ``None`` where that must be searched for."""
    go, terms = state.go, state.terms
    if terms.opening.kind == "none" and not state.opened[state.turn]:
        return None
    found = best_plan(state)
    if found is not None and not go.borrowed and _leaves_a_discard(state, found):
        return True
    return None if found is not None or _something_else_could_help(state) else False


def best_plan(state: State) -> Arrangement | None:
    """The laying that counts most of those that pay what the turn owes, as far as the solver can see.

    Borrowed cards that are not yet laid count as if they were in hand, which is the best that could be.
    """
    go, terms, seat = state.go, state.terms, state.turn
    hand = sum(go.borrowed, state.hands[seat])
    due = sum(go.borrowed, Cards() if go.took is None else Cards([go.took]))
    law, values = meld_law(terms), opening_values(terms)
    wild, table = burnt_cards(state), table_of(state)
    need = _needed(state)
    keep = 2 if out.may_not_leave(state) else int(terms.out.discard == "required")
    if need is None:
        return arrange(hand, law, values, must=due, fresh=_fresh(state), keep=keep, wild=wild, table=table)
    pure: Pure = "off" if state.opened[seat] or opening.is_pure(state) else terms.opening.pure_run
    return find_opening(
        hand, law, need, values=values, pure=pure, must=due, keep=keep, wild=wild, table=table
    )  # fmt: skip


def _needed(state: State) -> int | None:
    """How many points are still to be laid, where any must be."""
    terms, go = state.terms, state.go
    demanded = not state.opened[state.turn] and (go.acted or go.from_pile)
    if demanded or (state.opened[state.turn] and go.from_pile and terms.opening.discard_points_always):
        return max(0, opening.need(state) - go.points)
    return None


def _fresh(state: State) -> int:
    """How many jokers must lie in new melds."""
    return state.go.owed if state.terms.swap.use == "new_meld" else 0


def _leaves_a_discard(state: State, found: Arrangement) -> bool:
    """Whether the turn can surely end after this laying."""
    if state.go.owed and (state.terms.swap.use != "new_meld" or _needed(state) is not None):
        return False
    forbidden = state.terms.score.joker_finish == "forbidden" and len(found.deadwood) == 1
    return not (forbidden and found.deadwood.jokers)


def _something_else_could_help(state: State) -> bool:
    """Whether there is a way to pay that the solver does not know."""
    terms, hand = state.terms, state.hands[state.turn]
    jokers = any(lies.meld.jokers for lies in state.table)
    if terms.wild.in_run == "burnt" and (hand.jokers or jokers):
        return True
    if jokers and (terms.wild.rebind == "slide" or terms.borrow.joker or _may_swap(state)):
        return True
    if terms.opening.pure_run == "subrun" and state.go.fresh:
        return True
    unopened = not state.opened[state.turn]
    return unopened and terms.out.at_once_needs != "points_and_run" and _may_leave(state)


def _may_swap(state: State) -> bool:
    """Whether a card in hand lies where a joker of the table stands."""
    if state.go.opened and not state.terms.swap.same_turn:
        return False
    hand = state.hands[state.turn]
    for lies in state.table:
        meld = lies.meld
        if not meld.jokers:
            continue
        if not meld.is_run and any(card.rank == meld.low for card in hand.faces() if card is not JOKER):
            return True
        places = (slot for slot, card in enumerate(meld.cards) if card is JOKER)
        if meld.is_run and any(meld.stands_for(slot) in hand for slot in places):
            return True
    return False


def _may_leave(state: State) -> bool:
    """Whether all but the last card could be laid."""
    hand = sum(state.go.borrowed, state.hands[state.turn])
    found = arrange(hand, meld_law(state.terms), wild=burnt_cards(state), table=table_of(state))
    return found is not None and len(found.deadwood) <= 1


def opening_values(terms: Terms) -> Values:
    """What laid cards count for an opening, as the solver wants it."""
    always = terms.values.ace_in_meld == "always_10"
    low, high = (opening.ACE_ALWAYS,) * 2 if always else (opening.ACE_LOW, opening.ACE_HIGH)
    joker = {"replaced": None, "zero": 0, "thirty_five": opening.THIRTY_FIVE}[terms.opening.joker_counts]
    return Values.by_place(court=terms.values.court, ace_low=low, ace_high=high, joker=joker)


def table_of(state: State) -> list[TableMeld]:
    """The melds on the table, and what the seat whose turn it is may do with each."""
    borrow = state.terms.borrow
    return [
        TableMeld(
            lies.meld,
            joker=may_take_joker(state, lies),
            lends=borrow.kind != "off" and (borrow.from_joker_meld or not lies.meld.jokers),
            splits=borrow.split,
        )
        for lies in state.table
    ]
