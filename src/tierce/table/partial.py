"""A seat's own copy of a record, with unknown cards, replayed to what that seat knows."""

from __future__ import annotations

from dataclasses import replace

from tierce.cards import UNKNOWN, Cards, ParseError
from tierce.game import engine
from tierce.game.actions import Action, Die, parse_actions
from tierce.game.events import Dealt, Died, Event
from tierce.game.fold import fold
from tierce.game.illegal import Illegal
from tierce.game.state import Phase, State, new_deal, put
from tierce.table.match import Match
from tierce.table.record import Line, Record, RecordError, dealt_hand
from tierce.table.table import Table
from tierce.table.view import View, view_of


def view_from(record: Record) -> View:
    """What the seat that wrote a record down knows at its end (``seen_by``; a spectator without it).

    Deals before the last are over and must be whole. In the last, unknown cards pay for what other seats lay.
    Raises ``RecordError`` where a line cannot follow, ``ValueError`` for a record without a deal.
    """
    if not record.deals:
        raise ValueError("the record has no deal")
    *finished, last = record.deals
    match = Match(record.rules, len(record.seats))
    if finished:
        match = Table.replay(replace(record, deals=tuple(finished), seen_by=None)).match
    state = new_deal(match.terms, seats=len(record.seats), dealer=last.dealer, out=match.out)._replace(
        aside=None
    )
    number = len(record.deals)
    for place, line in enumerate(last.lines, start=1):
        try:
            for event in _events(state, line):
                state = fold(state, event)
        except (ParseError, ValueError) as wrong:
            raise RecordError(f"{line}: {wrong}", deal=number, line=place) from None
    if state.phase is Phase.PLAY and (not state.alive or not state.hands[state.turn]):
        raise RecordError("the deal is over, so its hands were shown and belong in the record", deal=number)
    return view_of(state, record.seen_by, match.totals)


def _events(state: State, line: Line) -> list[Event]:
    if line.actor == "d":
        seat, cards = dealt_hand(line)
        if state.phase is not Phase.DEAL or state.hands[seat] or len(cards) != state.terms.deal.hand_size:
            raise ValueError("no such hand to deal")
        return [Dealt(seat, cards)]
    if state.phase is not Phase.PLAY or line.seat != state.turn:
        raise ValueError("it is not this seat's turn")
    events: list[Event] = []
    for action in parse_actions(line.words):
        events.append(_event(state, action))
        state = fold(state, events[-1])
    return events


def _event(state: State, action: Action) -> Event:
    """The event of an action, any unknown card of the hand taken for one that is needed."""
    if isinstance(action, Die):
        return Died(state.turn)
    hand = state.hands[state.turn]
    needed = Cards(action.cards).without(hand)
    hidden = Cards.unknown(min(len(needed), hand.count(UNKNOWN)))
    if len(hidden) == len(needed):
        state = state._replace(hands=put(state.hands, state.turn, hand - hidden + needed))
    found = engine.judge(state, action)
    if isinstance(found, Illegal):
        raise ValueError(str(found.reason))
    return found
