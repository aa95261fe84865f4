"""What the solver says of a running turn: whether all it owes can be paid by laying cards.

The solver knows new melds, lay-offs and borrowed naturals. Where something else could help (a swap, a joker
that slides or is borrowed, a card that becomes burnt), its *no* is not the last word.
"""

from __future__ import annotations

from tierce.cards import JOKER, Cards
from tierce.game.policies import opening, out
from tierce.game.policies.wild import burnt_cards, may_take_joker
from tierce.game.reach import winnable
from tierce.game.state import State, meld_law
from tierce.melds.arrange import Arrangement, Pure, TableMeld, Values, arrange
from tierce.melds.arrange import opening as find_opening
from tierce.rules import Terms


def payable(state: State) -> bool | None:
    """Whether the turn can be completed by laying cards; ``None`` where that must be searched for."""
    go, terms, seat = state.go, state.terms, state.turn
    if terms.opening.kind == "none" and not state.opened[seat]:
        return None
    if any(group.jokers for group in go.borrowed):
        return None
    found = best_plan(state)
    if found is not None:
        single = all(len(group) == 1 for group in go.borrowed)
        return True if single and _leaves_a_discard(state, found) else None
    if _unknown_to_the_solver(state):
        return None
    return None if _swaps_could_help(state) else False


def best_plan(state: State, *, took: bool = True, more_jokers: int = 0) -> Arrangement | None:
    """The laying that counts most of those that pay what the turn owes, as far as the solver can see.

    It does not know that what was borrowed together stays together. ``took``: the taken discard must be laid.
    ``more_jokers``: as if so many were in hand.
    """
    go, terms, seat = state.go, state.terms, state.turn
    hand = state.hands[seat] + Cards([JOKER] * more_jokers)
    law, values = meld_law(terms), opening_values(terms)
    need = _needed(state)
    must = go.took if took else None
    fresh = go.owed if terms.swap.use == "new_meld" else 0
    keep = 2 if out.may_not_leave(state) else int(terms.out.discard == "required")
    wild, table, lent = burnt_cards(state), table_of(state), sum(go.borrowed, Cards())
    if need is None:
        return arrange(
            hand, law, values, must=must, fresh=fresh, keep=keep, wild=wild, table=table, lent=lent
        )
    pure: Pure = "off" if state.opened[seat] or opening.is_pure(state) else terms.opening.pure_run
    return find_opening(
        hand, law, need, values=values, pure=pure,
        must=must, fresh=fresh, keep=keep, wild=wild, table=table, lent=lent,
    )  # fmt: skip


def _needed(state: State) -> int | None:
    """How many points are still to be laid, where any must be."""
    terms, go = state.terms, state.go
    always = terms.opening.discard_points_always and go.from_pile
    if opening.must_open(state) or (state.opened[state.turn] and always):
        return max(0, opening.need(state) - go.points)
    return None


def _leaves_a_discard(state: State, found: Arrangement) -> bool:
    """Whether the turn can surely end after this laying."""
    if state.go.owed and (state.terms.swap.use != "new_meld" or any(found.borrowed)):
        return False
    forbidden = state.terms.score.joker_finish == "forbidden" and len(found.deadwood) == 1
    return not (forbidden and found.deadwood.jokers)


def _unknown_to_the_solver(state: State) -> bool:
    """Whether there may be a way to pay that the solver does not know, swaps aside."""
    terms, hand = state.terms, state.hands[state.turn]
    jokers = any(lies.meld.jokers for lies in state.table)
    if terms.wild.in_run == "burnt" and (hand.jokers or jokers):
        return True
    if jokers and (terms.wild.rebind == "slide" or terms.borrow.joker):
        return True
    if terms.opening.pure_run == "subrun" and state.go.fresh:
        return True
    if state.go.took is JOKER and not state.opened[state.turn]:
        return True  # it may be laid on the pure run once that stands
    unopened = not state.opened[state.turn]
    return unopened and terms.out.at_once_needs != "points_and_run" and _may_leave(state)


def only_swaps_could_help(state: State) -> bool:
    """Whether what the solver finds no way to pay can be paid by swaps alone, with what they free.

    A swap can as well be made before anything else is laid, but for the natural that makes a square of a
    joker three.
    """
    whole = all(len(group) == 1 and not group.jokers for group in state.go.borrowed)
    return state.opened[state.turn] and whole and not _unknown_to_the_solver(state)


def _swaps_could_help(state: State) -> bool:
    """Whether a freed joker, or laying the taken discard in its place, could pay what the turn owes.

    Who has not opened may swap only when the opening stands without it (B6.2). As if each joker that could be
    won were in hand already, at no cost: what cannot be paid even so cannot be paid.
    """
    go, seat = state.go, state.turn
    jokers = winnable(state, state.hands[seat])
    if not jokers or (go.opened and not state.terms.swap.same_turn):
        return False
    may_follow = go.took is not None and state.terms.swap.same_turn
    if not state.opened[seat] and (not may_follow or best_plan(state, took=False) is None):
        return False
    if go.took is not None and winnable(state, Cards([go.took])):
        return True
    return best_plan(state, more_jokers=jokers) is not None


def _may_leave(state: State) -> bool:
    """Whether all but the last card could be laid."""
    hand, lent = state.hands[state.turn], sum(state.go.borrowed, Cards())
    law, wild = meld_law(state.terms), burnt_cards(state)
    found = arrange(hand, law, wild=wild, table=table_of(state), lent=lent)
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
