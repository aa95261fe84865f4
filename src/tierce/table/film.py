"""A match as a film: the table after every action, to step through forwards and backwards."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import takewhile

from tierce.game import engine
from tierce.game.events import (
    Cut,
    Dealt,
    Died,
    Discarded,
    Drew,
    Event,
    Knocked,
    Passed,
    RanOut,
    Renewed,
    Shown,
    Stocked,
    TurnedUp,
    TurnEnded,
    WentOut,
)
from tierce.game.fold import fold
from tierce.game.state import Phase, State, new_deal
from tierce.rules import Terms
from tierce.table.match import Match
from tierce.table.partial import heard
from tierce.table.record import Record
from tierce.table.table import Table


@dataclass(frozen=True, slots=True)
class Frame:
    """The table at one moment of a match."""

    deal: int
    turn: int
    """The turn of the deal, from 1; 0 when the cards are dealt."""
    action: int
    """The action of the deal, from 1; 0 when the cards are dealt."""
    state: State
    events: tuple[Event, ...]
    """What has just happened."""
    match: Match
    """The score sheet, with this deal when it is over."""


def film(table: Table) -> list[Frame]:
    """Every frame of a replayed match, the running turn included."""
    frames: list[Frame] = []
    for deal in range(1, table.deal + 1):
        frames += deal_film(table, deal, (one.event for one in table.log() if one.deal == deal))
    for action in table.draft:
        last_frame = frames[-1]
        step = engine.apply_step(last_frame.state, action)
        frames.append(_following(last_frame, step.state, step.events))
    return frames


def deal_film(table: Table, deal: int, events: Iterable[Event]) -> list[Frame]:
    """The frames of one deal as somebody heard its events, all of them or those so far."""
    match = Match(table.rules, table.seats, table.match.rows[: deal - 1])
    dealer = table.record().deals[deal - 1].dealer
    start = new_deal(match.terms, seats=table.seats, dealer=dealer, out=match.out)
    frames = _deal_film(deal, start, list(events), match)
    last = frames[-1].state
    if last.result is not None:
        frames[-1] = replace(frames[-1], match=match.after(dealer, last.result, last.terms))
    return frames


def _deal_film(number: int, state: State, events: list[Event], match: Match) -> list[Frame]:
    """The frames of one deal: the dealing is one, and what follows by itself belongs to its action."""
    dealing = list(takewhile(lambda event: isinstance(event, Dealt | Cut | TurnedUp | Stocked), events))
    for dealt in dealing:
        state = fold(state, dealt)
    frames = [Frame(number, 0, 0, state, tuple(dealing), match)]
    for event in events[len(dealing) :]:
        acted = _is_act(event, frames[-1])
        state = fold(state, event)
        if acted:
            frames.append(_following(frames[-1], state, (event,)))
        else:
            frames[-1] = replace(frames[-1], state=state, events=(*frames[-1].events, event))
    return frames


def _is_act(event: Event, before: Frame) -> bool:
    """Whether a seat did this, and it did not follow by itself.

    A draw is one act, whether the stock is renewed for it, or blocks the deal because there is none (B9).
    """
    match event:
        case Drew():
            return not isinstance(before.events[-1], Renewed)
        case RanOut():
            return before.state.phase is Phase.DRAW
    return engine.stated(before.state, event) is not None


def _following(before: Frame, state: State, events: tuple[Event, ...]) -> Frame:
    ended = not before.action or any(ends_turn(event, state.terms) for event in before.events)
    return Frame(before.deal, before.turn + ended, before.action + 1, state, events, before.match)


def ends_turn(event: Event, terms: Terms) -> bool:
    """Whether a turn ended with this: where one knocks, a discard does it, and whatever shows a hand."""
    if terms.knocks:
        return isinstance(event, Discarded | Passed | Knocked | Shown)
    return isinstance(event, TurnEnded | Died | WentOut)


# -- the copy of one seat ----------------------------------------------------------------------------------


def partial_film(record: Record) -> list[Frame]:
    """The frames of a record in which the hands of the last deal are hidden. Raises ``RecordError``."""
    finished = record.deals[:-1]
    frames = film(Table.replay(replace(record, deals=finished, seen_by=None))) if finished else []
    told = heard(record)
    return frames + _deal_film(len(record.deals), told.start, list(told.events), told.match)
