"""A seat's own copy of a record, with unknown cards, replayed to what that seat heard and knows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tierce.cards import UNKNOWN, Cards, ParseError
from tierce.game import engine
from tierce.game.actions import Action, Die, Knock, LayMeld, Take, parse_actions
from tierce.game.chance import hand_size
from tierce.game.events import (
    Cut,
    Dealt,
    Died,
    Drew,
    Event,
    Knocked,
    Penalised,
    RanOut,
    Renewed,
    Stocked,
    Took,
    TurnedUp,
)
from tierce.game.fold import fold
from tierce.game.illegal import Illegal, IllegalAction
from tierce.game.policies import pile
from tierce.game.state import Phase, State, new_deal, put
from tierce.game.turns.concealed import shows_by_itself
from tierce.table.lines import Line, cards_of, dealt_hand, drawn
from tierce.table.match import Match
from tierce.table.record import Record, RecordError
from tierce.table.table import Table
from tierce.table.view import View, view_of

OVER: Final = "the deal is over, so its hands were shown and belong in the record"


@dataclass(frozen=True, slots=True)
class Heard:
    """What was heard of the last deal of a record: the match before it, its beginning, and every event."""

    match: Match
    start: State
    events: tuple[Event, ...]


def is_partial(record: Record) -> bool:
    """Whether cards are hidden in it."""
    return any("??" in line.words for deal in record.deals for line in deal.lines)


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
    if state.over or (state.phase is Phase.PLAY and (not state.alive or not state.hands[state.turn])):
        raise RecordError(OVER, deal=number)
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
    """The events of a line, and what follows by itself as far as no line of its own tells it."""
    events: list[Event] = []
    for event in _said(state, line):
        events.append(event)
        state = fold(state, event)
    if isinstance(events[-1], Knocked) and shows_by_itself(state):
        raise ValueError(OVER)
    while state.terms.draws and (following := engine.follows(state, events[-1])) is not None:
        if isinstance(following, Drew | Penalised):
            break
        events.append(following)
        state = fold(state, following)
    return events


def _said(state: State, line: Line) -> Iterator[Event]:
    if line.actor == "d":
        yield from _of_chance(state, line)
        return
    if line.seat != state.turn or state.phase in engine.NOBODYS:
        raise ValueError(f"it is not the turn of {line.actor}")
    for action in parse_actions(line.said):
        event = _event(state, action)
        if isinstance(event, Drew):
            event = Drew(event.seat, drawn(line)[0])
        yield event
        state = fold(state, event)


def _of_chance(state: State, line: Line) -> Iterator[Event]:
    verb, _, _ = line.words.partition(" ")
    cards = cards_of(line)
    match verb:
        case "cut" if state.phase is Phase.CUT:
            yield Cut(state.cutter, cards[0])
        case "turn" if state.phase is Phase.DEAL and not state.pile:
            yield TurnedUp(state.dealer, cards[0])
        case "deal":
            seat, hand = dealt_hand(line)
            if state.phase is not Phase.DEAL or len(hand) != hand_size(state, seat):
                raise ValueError("no such hand to deal")
            yield Dealt(seat, hand)
            state = fold(state, Dealt(seat, hand))
        case "renew" if state.phase in (Phase.DRAW, Phase.RENEW) and not state.stock:
            if state.phase is Phase.DRAW:
                yield RanOut(state.turn)
            yield Renewed(state.turn, (UNKNOWN,) * len(pile.renewable(state)))
            return
        case "penalty" if state.go.penalty:
            yield Penalised(state.turn, cards)
            return
        case _:
            raise ValueError("chance has nothing to do here")
    if state.terms.draws and _all_dealt(state, turned=verb == "turn"):
        yield Stocked(state.dealer, (UNKNOWN,) * (state.aside_count - (verb == "turn")))


def _all_dealt(state: State, *, turned: bool) -> bool:
    """Whether the hands, and the upcard if there is one, are dealt."""
    dealt = all(hand_size(state, seat) == 0 for seat in range(state.seats))
    return dealt and (turned or not state.terms.deal.upcard)


def _event(state: State, action: Action) -> Event:
    """The event of an action, unknown cards of the hand taken for those that are needed."""
    hand, needed = state.hands[state.turn], Cards(action.cards)
    if isinstance(action, Die):
        return Died(state.turn)
    if isinstance(action, Take) and state.phase is Phase.WALL and UNKNOWN in hand:
        return Took(state.turn, state.pile[-1])
    if isinstance(action, Knock):
        needed += action.left or Cards()
    if isinstance(action, LayMeld):
        needed = needed.without(sum(state.go.borrowed, Cards()))
    needed = needed.without(hand)
    if len(needed) <= hand.count(UNKNOWN):
        held = hand - Cards.unknown(len(needed)) + needed
        state = state._replace(hands=put(state.hands, state.turn, held))
    found = engine.judge(state, action)
    if isinstance(found, Illegal):
        raise IllegalAction(action, found)
    return found
