"""What the solver says of a running turn: whether all it owes can be paid by laying cards.

The solver knows new melds, lay-offs and borrowed naturals. Where something else could help (a swap, a joker
that slides or is borrowed, a card that becomes burnt), its *no* is not the last word.
"""

from __future__ import annotations

from typing import NamedTuple

from tierce.cards import JOKER, Cards
from tierce.game.policies import opening, out
from tierce.game.policies.swap import waits
from tierce.game.policies.wild import burnt_cards, may_take_joker
from tierce.game.reach import winnable
from tierce.game.state import State, meld_law
from tierce.melds.arrange import Arrangement, Pure, TableMeld, Values, arrange
from tierce.melds.arrange import opening as find_opening
from tierce.rules import Terms


def payable(state: State) -> bool | None:
    """Whether the turn can be completed by laying cards; ``None`` where that must be searched for."""
    go, terms, seat = state.go, state.terms, state.turn
    if any(group.jokers for group in go.borrowed):
        return None
    found = _plan(state, Allowed(table=False)) or _plan(state, Allowed())
    if found is not None:
        single = all(len(group) == 1 for group in go.borrowed)
        opens = terms.opening.kind != "none" or state.opened[seat] or bool(found.melds)
        left = out.melds_left(state)
        few = left is None or len(found.melds) <= left
        return True if single and opens and few and _leaves_a_discard(state, found) else None
    return None if _more_could_help(state) else False


class Allowed(NamedTuple):
    """What a plan may be let off, to see whether anything at all could be done."""

    took: bool = True
    """The taken discard must be laid by it."""
    jokers: int = 0
    """So many jokers are in hand beside those that are."""
    burnt: bool = False
    """What could become burnt by cards from hand is."""
    table: bool = True
    """It may use the melds on the table; without them it is found sooner."""


def best_plan(state: State) -> Arrangement | None:
    """The laying that counts most of those that pay what the turn owes, as far as the solver can see.

    It does not know that what was borrowed together stays together.
    """
    return _plan(state, Allowed())


def _plan(state: State, allowed: Allowed) -> Arrangement | None:
    go, terms, seat = state.go, state.terms, state.turn
    hand = state.hands[seat] + Cards([JOKER] * allowed.jokers)
    law, values = meld_law(terms), opening_values(terms)
    need = _needed(state)
    must = go.took if allowed.took else None
    fresh = go.owed if terms.swap.use == "new_meld" else 0
    keep = 2 if out.may_not_leave(state) else int(terms.out.discard == "required")
    wild = burnt_cards(state, hand if allowed.burnt else Cards())
    table = table_of(state) if allowed.table else []
    lent = sum(go.borrowed, Cards())
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
    if len(found.deadwood) != 1:
        return True
    (last,) = found.deadwood
    forbidden = last is JOKER and state.terms.score.joker_finish == "forbidden"
    return not forbidden and not (last is state.go.lifted and not state.terms.draw.throw_back)


def only_swaps_could_help(state: State) -> bool:
    """Whether what the solver finds no way to pay can be paid by swaps alone, with what they free.

    A swap can as well be made before anything else is laid, but for the natural that makes a square of a
    joker three.
    """
    naturals = not any(group.jokers for group in state.go.borrowed)
    sure = not opening.unopened(state) and naturals and not _unknown_to_the_solver(state)
    return sure and best_plan(state) is None


def only_jokers_could_help(state: State) -> bool:
    """Whether what the solver finds no way to pay needs a joker of the table, swapped or borrowed.

    Who must borrow one, or make room to, can do so before anything else is laid.
    """
    terms, go = state.terms, state.go
    other = terms.wild.rebind == "slide" or terms.wild.in_run == "burnt"
    if not terms.borrow.joker or other or any(group.jokers for group in go.borrowed):
        return False
    return not opening.unopened(state) and best_plan(state) is None


def _unknown_to_the_solver(state: State) -> bool:
    """Whether there may be a way to pay that the solver does not know, swaps aside."""
    terms, hand, go = state.terms, state.hands[state.turn], state.go
    jokers = any(lies.meld.jokers for lies in state.table)
    if terms.wild.in_run == "burnt" and burnt_cards(state, Cards()) != burnt_cards(state, hand):
        return bool(hand.jokers or jokers)
    if jokers and (terms.borrow.joker or (terms.wild.rebind == "slide" and winnable(state, hand))):
        return True
    unopened = opening.unopened(state)
    if unopened and go.fresh and (terms.opening.pure_run == "subrun" or terms.borrow.split):
        return True  # laying off on a fresh run, or splitting it, may make it pure
    if unopened and go.took is JOKER:
        return True  # it may be laid on the pure run once that stands
    waived = unopened and terms.out.at_once_needs != "points_and_run"
    return waived and all_but_one(state, hand) is not None


def _more_could_help(state: State) -> bool:
    """Whether what the solver does not know could pay what the turn owes.

    As if every joker that could be won or borrowed were in hand already, at no cost, and all that could
    become burnt were: what cannot be paid even so cannot be paid. Who has not opened may swap only when the
    opening stands without it (B6.2).
    """
    go, terms, seat = state.go, state.terms, state.turn
    unknown = _unknown_to_the_solver(state)
    won = 0 if go.opened and waits(state) else winnable(state, state.hands[seat])
    if not unknown and not won:
        return False
    if opening.unopened(state):
        if unknown and (go.fresh or terms.out.at_once_needs != "points_and_run"):
            return True
        lent = sum(lies.meld.jokers for lies in state.table) if terms.borrow.joker else 0
        opens = _plan(state, Allowed(took=False, jokers=lent, burnt=True)) is not None
        return opens and (unknown or (go.took is not None and terms.swap.same_turn))
    if terms.borrow.joker:
        won = sum(lies.meld.jokers for lies in state.table)
    replaces = go.took is not None and winnable(state, state.hands[seat], go.took) > 0
    return _plan(state, Allowed(took=not replaces, jokers=won, burnt=True)) is not None


def all_but_one(state: State, burning: Cards) -> Arrangement | None:
    """The laying of all but the last card, if there is one, as if the cards ``burning`` were laid already."""
    hand, lent = state.hands[state.turn], sum(state.go.borrowed, Cards())
    law, wild = meld_law(state.terms), burnt_cards(state, burning)
    found = arrange(hand, law, wild=wild, table=table_of(state), lent=lent)
    return found if found is not None and len(found.deadwood) <= 1 else None


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
