"""The engine: deal, list, check, apply. Pure functions on an immutable state.

Legality has one source, the grammar's ``judge``; it is asked at two doors that differ only where a turn can
owe something.

* *step* (people's drafts): a step is legal by itself, and what is owed is judged when the turn ends
* *guarded* (bots, research): a step is legal when the turn can still be completed after it

At either door ``a in list(s)``, ``check(s, a) is None`` and ``apply(s, a)`` not raising are the same thing
for every
fully stated action.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tierce.cards import Card, Cards
from tierce.game.actions import Action, Deal, Die, EndTurn, LayMeld, LayOff, Swap
from tierce.game.events import Dealt, Died, Event, LaidOff, MeldLaid, Swapped, TurnEnded
from tierce.game.fold import fold
from tierce.game.illegal import Illegal, IllegalAction, Reason
from tierce.game.policies.swap import jokers_won
from tierce.game.state import Phase, State, new_deal
from tierce.game.turns import shed
from tierce.game.turns.base import TurnGrammar
from tierce.melds import MeldEnd
from tierce.rules import Terms

GRAMMAR: Final[TurnGrammar] = shed
"""The shape of a turn: there is one so far."""


@dataclass(frozen=True, slots=True)
class Step:
    """What an action led to: the next state, and everything that happened on the way."""

    state: State
    events: tuple[Event, ...]


def deal(terms: Terms, *, seats: int, dealer: int, order: Sequence[Card], out: tuple[int, ...] = ()) -> State:
    """The state after dealing ``order``, a full permutation of the deck.

    One card at a time, the dealer last (A1.6).
    """
    start = new_deal(terms, seats=seats, dealer=dealer, out=out)
    return apply(start, dealt_from(start, order)).state


def dealt_from(state: State, order: Sequence[Card]) -> Deal:
    """The deal that this order of the deck makes.

    Raises ``ValueError`` when it is no order of the whole deck.
    """
    if Cards(order) != state.aside:
        raise ValueError("the order is not a permutation of the deck")
    seats = state.order(state.dealer)
    size = state.terms.deal.hand_size
    hands = [Cards()] * state.seats
    for place, seat in enumerate(seats):
        hands[seat] = Cards(order[place : size * len(seats) : len(seats)])
    return Deal(tuple(hands))


def steps(state: State, *, most_melds: int | None = None) -> tuple[Action, ...]:
    """Every action that is legal at the step door, fully stated, in a stable order.

    A hand with six jokers holds tens of thousands of melds. A screen asks for ``most_melds``, and gets
    all lay-offs, swaps and words that end the turn.
    """
    return () if state.phase is not Phase.PLAY else tuple(GRAMMAR.steps(state, most_melds))


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action after which the turn can still be completed, fully stated, in a stable order."""
    listed = steps(state)
    if state.terms.swap.use == "keep":
        return listed
    return tuple(action for action in listed if check(state, action) is None)


def check_step(state: State, action: Action, seat: int | None = None) -> Illegal | None:
    """Why the step door refuses the action, or ``None``.

    ``seat`` is who asks, if not the seat whose turn it is.
    """
    found = judge(state, action, seat)
    return found if isinstance(found, Illegal) else None


def check(state: State, action: Action, seat: int | None = None) -> Illegal | None:
    """Why the guarded door refuses the action, or ``None``; it names what could not be completed."""
    found = judge(state, action, seat)
    if isinstance(found, Illegal):
        return found
    after = fold(state, found)
    if not GRAMMAR.can_complete(after):
        return Illegal(Reason.JOKER_UNUSED, action.cards, {"need": after.go.owed})
    return None


def apply(state: State, action: Action, seat: int | None = None) -> Step:
    """The guarded door: the next state with its events.

    Raises ``IllegalAction``; the state given is never changed.
    """
    if illegal := check(state, action, seat):
        raise IllegalAction(action, illegal)
    return _carry_out(state, action, seat)


def apply_step(state: State, action: Action, seat: int | None = None) -> Step:
    """The step door: the next state with its events.

    Raises ``IllegalAction``; the state given is never changed.
    """
    if illegal := check_step(state, action, seat):
        raise IllegalAction(action, illegal)
    return _carry_out(state, action, seat)


def judge(state: State, action: Action, seat: int | None = None) -> Event | Illegal:
    """What the action would bring about first, or why it is refused: seat and phase, then the grammar."""
    if isinstance(action, Deal):
        return _judge_deal(state, action)
    if state.phase is not Phase.PLAY:
        return Illegal(Reason.PHASE)
    if seat is not None and seat != state.turn:
        return Illegal(Reason.TURN)
    return GRAMMAR.judge(state, action)


def stated(state: State, event: Event) -> Action | None:
    """The action that brings this event about in ``state``, fully stated.

    ``None`` for what the table does by itself.
    """
    match event:
        case MeldLaid(meld=meld):
            return LayMeld.of(meld)
        case LaidOff(card=card, meld=number, end=end):
            return LayOff(card, number, end)
        case Swapped(card=card, meld=number, slot=slot):
            slots = jokers_won(state, number, card, None)
            twice = isinstance(slots, list) and len(slots) > 1
            return Swap(card, number, (MeldEnd.HIGH if slot else MeldEnd.LOW) if twice else None)
        case TurnEnded():
            return EndTurn()
        case Died():
            return Die()
    return None


def _carry_out(state: State, action: Action, seat: int | None) -> Step:
    event: Event | None
    events: list[Event] = []
    if isinstance(action, Deal):
        for receiver in state.order(state.dealer)[:-1]:
            events.append(Dealt(receiver, action.hands[receiver]))
            state = fold(state, events[-1])
        event = Dealt(state.dealer, action.hands[state.dealer])
    else:
        found = judge(state, action, seat)
        assert isinstance(found, Event), "carried out only after the check"
        event = found
    while event is not None:
        events.append(event)
        state = fold(state, event)
        event = GRAMMAR.follows(state, event)
    return Step(state, tuple(events))


def _judge_deal(state: State, action: Deal) -> Event | Illegal:
    if state.phase is not Phase.DEAL or any(state.hands):
        return Illegal(Reason.PHASE)
    sizes = [0 if out else state.terms.deal.hand_size for out in state.out]
    if [len(hand) for hand in action.hands] != sizes:
        return Illegal(Reason.PHASE, numbers={"need": state.terms.deal.hand_size})
    dealt = Cards(action.cards)
    if state.aside is not None and dealt not in state.aside:
        over = dealt.without(state.aside)
        return Illegal(Reason.CARD_NOT_IN_HAND, tuple(over))
    return Dealt(state.order(state.dealer)[0], action.hands[state.order(state.dealer)[0]])
