"""A match as a film: the table after every action, to step through forwards and backwards."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tierce.cards import UNKNOWN, Cards
from tierce.game import engine
from tierce.game.actions import Die, parse_actions
from tierce.game.events import DealEnded, Dealt, Died, Event, LaidOff, MeldLaid, Swapped, TurnEnded
from tierce.game.fold import fold
from tierce.game.illegal import Illegal, IllegalAction
from tierce.game.state import State, new_deal
from tierce.table import Match, Record, RecordError, Table
from tierce.table.record import DealRecord, dealt_hand


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
    match = Match(table.rules, table.seats)
    dealers = [deal.dealer for deal in table.record().deals]
    for number, dealer in enumerate(dealers, 1):
        events = [one.event for one in table.log() if one.deal == number]
        state = new_deal(match.terms, seats=table.seats, dealer=dealer, out=match.out)
        frames += _deal_film(number, state, events, match)
        last = frames[-1].state
        if last.result is not None:
            match = match.after(dealer, last.result, last.terms)
            frames[-1] = replace(frames[-1], match=match)
    for action in table.draft:
        last_frame = frames[-1]
        step = engine.apply_step(last_frame.state, action)
        frames.append(_following(last_frame, step.state, step.events))
    return frames


def _deal_film(number: int, state: State, events: list[Event], match: Match) -> list[Frame]:
    """The frames of one deal: the dealing is one, and what follows by itself belongs to its action."""
    dealing = [event for event in events if isinstance(event, Dealt)]
    for dealt in dealing:
        state = fold(state, dealt)
    frames = [Frame(number, 0, 0, state, tuple(dealing), match)]
    for event in events[len(dealing) :]:
        state = fold(state, event)
        if isinstance(event, MeldLaid | LaidOff | Swapped | TurnEnded | Died):
            frames.append(_following(frames[-1], state, (event,)))
        else:
            frames[-1] = replace(frames[-1], state=state, events=(*frames[-1].events, event))
    return frames


def _following(before: Frame, state: State, events: tuple[Event, ...]) -> Frame:
    ended = not before.action or any(isinstance(event, TurnEnded | Died) for event in before.events)
    return Frame(before.deal, before.turn + ended, before.action + 1, state, events, before.match)


# -- the copy of one seat ----------------------------------------------------------------------------------


def is_partial(record: Record) -> bool:
    """Whether hands of others are hidden in it."""
    return any("??" in line.words for deal in record.deals for line in deal.lines if line.actor == "d")


def partial_film(record: Record) -> list[Frame]:
    """The frames of a record in which the hands of the last deal are hidden.

    Each action is judged as if its seat held the cards it plays. Raises ``RecordError`` where even then it
    cannot be.
    """
    frames: list[Frame] = []
    whole = tuple(deal for deal in record.deals if not _hidden(deal))
    match = Match(record.rules, len(record.seats))
    if whole:
        table = Table.replay(replace(record, deals=whole, seen_by=None))
        frames, match = film(table), table.match
    for number, deal in enumerate(record.deals[len(whole) :], len(whole) + 1):
        frames += _partial_deal(number, deal, len(record.seats), match)
    return frames


def _hidden(deal: DealRecord) -> bool:
    return any("??" in line.words for line in deal.lines if line.actor == "d")


def _partial_deal(number: int, deal: DealRecord, seats: int, match: Match) -> list[Frame]:
    state = new_deal(match.terms, seats=seats, dealer=deal.dealer, out=match.out)
    events: list[Event] = []
    for line in deal.lines:
        if line.actor == "d":
            seat, cards = dealt_hand(line)
            events.append(Dealt(seat, cards))
            state = fold(state, events[-1])
    dealing = len(events)
    for place, line in enumerate(deal.lines[dealing:], dealing + 1):
        if line.seat != state.turn or state.over:
            raise RecordError(f"{line}: it is not the turn of {line.actor}", deal=number, line=place)
        for action in parse_actions(line.words):
            if isinstance(action, Die):
                found: Event | Illegal = Died(line.seat)
            else:
                found = engine.judge(_shown(state, Cards(action.cards)), action)
            if isinstance(found, Illegal):
                raise RecordError(str(IllegalAction(action, found)), deal=number, line=place)
            events.append(found)
            state = fold(state, found)
    start = new_deal(match.terms, seats=seats, dealer=deal.dealer, out=match.out)
    return _deal_film(number, start, [one for one in events if not isinstance(one, DealEnded)], match)


def _shown(state: State, cards: Cards) -> State:
    """The state in which the acting seat is known to hold these cards, where its hand has unknown ones."""
    hand = state.hands[state.turn]
    more = cards.without(hand)
    if len(more) > hand.count(UNKNOWN):
        return state
    held = hand - Cards.unknown(len(more)) + more
    return state._replace(hands=(*state.hands[: state.turn], held, *state.hands[state.turn + 1 :]))
