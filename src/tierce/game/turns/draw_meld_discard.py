"""The *draw, meld, discard* grammar of Rami 51, the Lebanese 14 and their kin.

Its acts are those of :mod:`tierce.game.turns.drawing`. Here is what the guarded door asks: whether a turn can
still be completed, and if not, which debt cannot be paid.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from tierce.cards import JOKER, UNKNOWN
from tierce.game.actions import Action, Borrow, Discard, Draw, LayMeld, Touch
from tierce.game.events import (
    Discarded,
    Event,
)
from tierce.game.fold import fold
from tierce.game.illegal import Illegal
from tierce.game.owed import Key, completable, debts
from tierce.game.policies import opening, out, pile
from tierce.game.policies.borrow import sources
from tierce.game.reach import company, hopeless, useful, winnable
from tierce.game.solved import only_jokers_could_help, only_swaps_could_help, payable
from tierce.game.state import Phase, State
from tierce.game.turns import laying
from tierce.game.turns.drawing import borrows, follows, judge, may_lay, steps
from tierce.melds import Reason

__all__ = ["can_complete", "follows", "guarded", "judge", "steps", "unfinished"]


def can_complete(state: State, met: set[Key] | None = None) -> bool:
    """Whether all that the turn owes can still be paid, and so the turn ended."""
    if state.phase is not Phase.PLAY or UNKNOWN in state.hands[state.turn]:
        return True
    return completable(state, promise=_promise, ways=_ways, met=set() if met is None else met)


def _promise(state: State) -> bool | None:
    """Whether the turn can be completed, as far as that can be told without a search."""
    if _may_end(state):
        return True
    if not may_lay(state) or hopeless(state):
        return False
    return True if _one_act_pays(state) else payable(state)


def _one_act_pays(state: State) -> bool:
    """Whether some meld or lay-off leaves nothing owed, which is how most debts are paid."""
    if opening.must_open(state) and state.terms.opening.kind != "none":
        return False
    took, owed = state.go.took, state.go.owed
    melds = (
        LayMeld.of(meld)
        for meld in laying.melds_of(state)
        if (took is None or took in meld.cards) and meld.jokers >= owed
    )
    layoffs = (act for act in laying.layoffs(state) if act.card is took)
    paying = laying.brought_about(state, chain(melds, layoffs), judge)
    return any(_may_end(fold(state, event)) for event in paying)


def _may_end(state: State) -> bool:
    """Whether some discard ends the turn, or the seat has left by laying its last card."""
    return not _wrong_with_the_end(state)


def _ways(state: State) -> Iterator[Event]:
    """Everything that could be laid, swapped or borrowed; what lays the taken discard first."""
    if not may_lay(state):
        return
    if only_swaps_could_help(state):
        naturals = (act for act in laying.layoffs(state) if act.card is not JOKER)
        for event in laying.brought_about(state, naturals, judge):
            if len(fold(state, event).go.squared) > len(state.go.squared):
                yield event
        yield from laying.brought_about(state, laying.swaps(state), judge)
        return
    if only_jokers_could_help(state):
        for acts in (laying.layoffs(state), laying.swaps(state), useful(state, borrows(state))):
            jokers = (act for act in acts if state.table[act.meld - 1].meld.jokers)
            yield from laying.brought_about(state, jokers, judge)
        return
    if _only_borrowed_matters(state):
        yield from _for_the_borrowed(state)
        return
    took = state.go.took
    every: Iterator[Action] = chain(laying.melds(state), laying.layoffs(state), laying.swaps(state))
    if took is not None:
        every = iter(sorted(every, key=lambda act: took not in act.cards))
    yield from laying.brought_about(state, every, judge)
    yield from laying.brought_about(state, useful(state, borrows(state)), judge)


def _only_borrowed_matters(state: State) -> bool:
    """Whether the new melds of borrowed cards may be sought before anything else is laid.

    So it is unless another meld must come first: to open, where a joker could be won then, or to burn a card.
    """
    terms, hand = state.terms, state.hands[state.turn]
    if terms.wild.in_run == "burnt" or terms.wild.rebind == "slide":
        return False
    groups = state.go.borrowed
    natural = bool(groups) and not any(group.jokers for group in groups)
    return natural and (not opening.unopened(state) or not winnable(state, hand))


def _for_the_borrowed(state: State) -> Iterator[Event]:
    """Melds of borrowed cards, and what can bring the cards that lack for one within reach."""
    for meld in laying.melds_of(state):
        found = sources(state, meld)
        if not isinstance(found, Reason) and found.groups:
            yield from laying.brought_about(state, [LayMeld.of(meld)], judge)
    near = company(state)
    lending = {number for number, lies in enumerate(state.table, 1) if near.intersection(lies.meld.cards)}
    more = (act for act in useful(state, borrows(state)) if near.issuperset(one.card for one in act.laid))
    room = (act for act in laying.layoffs(state) if act.meld in lending)
    for acts in (more, room, laying.swaps(state)):
        yield from laying.brought_about(state, acts, judge)


ORDER: Final = (
    Reason.TAKE_USE,
    Reason.JOKER_UNUSED,
    Reason.DISCARD_UNUSED,
    Reason.OPEN_POINTS,
    Reason.OPEN_PURE,
    Reason.KEEP_CARD,
    Reason.JOKER_FINISH,
    Reason.THROW_BACK,
)
"""What may be wrong with the end of a turn, in the order in which it is reported (B12)."""


def unfinished(state: State, event: Event) -> Illegal | None:
    """Why the turn can no longer be completed, if so: the first debt that those before it leave unpaid.

    ``open_points`` says the most that could be laid.
    """
    if isinstance(event, Discarded) or can_complete(state):
        return None
    for count, reason in enumerate(ORDER, start=1):
        wanted = set(ORDER[:count])
        best = [state.go.points]

        def paid(now: State, wanted: set[Reason] = wanted, best: list[int] = best) -> bool | None:
            wrong = _wrong_with_the_end(now)
            if not wrong & (wanted - {Reason.OPEN_POINTS}):
                best.append(now.go.points)
            return None if wrong & wanted else True

        if not completable(state, promise=paid, ways=_ways, met=set()):
            numbers = {"have": max(best), "need": opening.need(state)}
            cards = next((one.cards for one in debts(state) if one.reason is reason), ())
            return Illegal(reason, cards, numbers if reason is Reason.OPEN_POINTS else {})
    raise AssertionError("a turn that lacks nothing can be completed")


def _wrong_with_the_end(state: State) -> set[Reason]:
    """Everything that forbids the turn to end here."""
    hand = state.hands[state.turn]
    leaving = len(hand) <= 1
    wrong = {one.reason for one in debts(state, leaving=leaving)}
    if len(hand) == 1:
        (last,) = hand
        if refused := out.refused_last(state, last):
            wrong.add(refused)
        if pile.thrown_back(state, last):
            wrong.add(Reason.THROW_BACK)
    return wrong


def guarded(state: State, listed: Iterable[Action]) -> Iterator[Action]:
    """Those steps after which the turn can still be completed."""
    met: set[Key] = set()
    closed = False
    if state.phase is Phase.PLAY and opening.unopened(state) and not state.go.acted:
        closed = not can_complete(state._replace(go=state.go._replace(acted=True)), met)
    steps = list(listed)
    helpful = set(useful(state, (action for action in steps if isinstance(action, Borrow))))
    for action in steps:
        if isinstance(action, Draw | Touch | Discard):
            yield action
        elif not closed and (not isinstance(action, Borrow) or action in helpful):
            event = judge(state, action)
            if isinstance(event, Event) and can_complete(fold(state, event), met):
                yield action
