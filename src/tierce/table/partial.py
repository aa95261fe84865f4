"""A seat's own copy of a record, with unknown cards, replayed to what that seat heard and knows."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tierce.cards import UNKNOWN, Cards, ParseError
from tierce.game import engine
from tierce.game.actions import Action, Die, parse_actions
from tierce.game.events import Dealt, Died, Event
from tierce.game.fold import fold
from tierce.game.illegal import Illegal, IllegalAction
from tierce.game.state import Phase, State, new_deal, put
from tierce.table.match import Match
from tierce.table.record import Line, Record, RecordError, dealt_hand
from tierce.table.table import Table
from tierce.table.view import View, view_of


@dataclass(frozen=True, slots=True)
class Heard:
    """What was heard of the last deal of a record: the match before it, its beginning, and every event."""

    match: Match
    start: State
    events: tuple[Event, ...]


def is_partial(record: Record) -> bool:
    """Whether hands of others are hidden in it."""
    return any("??" in line.words for deal in record.deals for line in deal.lines if line.actor == "d")


def heard(record: Record) -> Heard:
    """What the seat that wrote the record down heard of its last deal.

    Deals before it are over and must be whole. Each action is judged as if its seat held the cards it plays,
    where its hand has unknown ones. Raises ``RecordError`` where a line cannot follow even so, ``ValueError``
    for a record without a deal.
    """
    if not record.deals:
        raise ValueError("the record has no deal")
    *finished, last = record.deals
    match = Match(record.rules, len(record.seats))
    if finished:
        match = Table.replay(replace(record, deals=tuple(finished), seen_by=None)).match
    start = new_deal(match.terms, seats=len(record.seats), dealer=last.dealer, out=match.out)
    start = start._replace(aside=None)
    state, events = start, list[Event]()
    number = len(record.deals)
    for place, line in enumerate(last.lines, start=1):
        try:
            for event in _events(state, line):
                events.append(event)
                state = fold(state, event)
        except (ParseError, ValueError, IllegalAction) as wrong:
            raise RecordError(f"{line}: {wrong}", deal=number, line=place) from None
    if state.phase is Phase.PLAY and (not state.alive or not state.hands[state.turn]):
        raise RecordError("the deal is over, so its hands were shown and belong in the record", deal=number)
    return Heard(match, start, tuple(events))


def view_from(record: Record) -> View:
    """What the seat of a partial record knows at its end (``seen_by``; a spectator without it).

    Raises as :func:`heard` does.
    """
    told = heard(record)
    state = told.start
    for event in told.events:
        state = fold(state, event)
    return view_of(state, record.seen_by, told.match.totals)


def _events(state: State, line: Line) -> list[Event]:
    if line.actor == "d":
        seat, cards = dealt_hand(line)
        if state.phase is not Phase.DEAL or state.hands[seat] or len(cards) != state.terms.deal.hand_size:
            raise ValueError("no such hand to deal")
        return [Dealt(seat, cards)]
    if state.phase is not Phase.PLAY or line.seat != state.turn:
        raise ValueError(f"it is not the turn of {line.actor}")
    events: list[Event] = []
    for action in parse_actions(line.words):
        events.append(_event(state, action))
        state = fold(state, events[-1])
    return events


def _event(state: State, action: Action) -> Event:
    """The event of an action, unknown cards of the hand taken for those that are needed."""
    if isinstance(action, Die):
        return Died(state.turn)
    hand = state.hands[state.turn]
    needed = Cards(action.cards).without(hand)
    if len(needed) <= hand.count(UNKNOWN):
        held = hand - Cards.unknown(len(needed)) + needed
        state = state._replace(hands=put(state.hands, state.turn, held))
    found = engine.judge(state, action)
    if isinstance(found, Illegal):
        raise IllegalAction(action, found)
    return found
