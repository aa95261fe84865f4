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
from typing import Final, NamedTuple

from tierce.cards import Card
from tierce.game import chance
from tierce.game.actions import (
    Action,
    BigGin,
    Cut,
    Deal,
    Die,
    Discard,
    Done,
    Draw,
    EndTurn,
    Knock,
    LayMeld,
    LayOff,
    Pass,
    Renew,
    Swap,
    Take,
    Touch,
)
from tierce.game.events import (
    Borrowed,
    DealEnded,
    Died,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    MeldLaid,
    Passed,
    Shown,
    Swapped,
    Took,
    Touched,
    TurnEnded,
)
from tierce.game.fold import fold
from tierce.game.illegal import Illegal, IllegalAction, Reason
from tierce.game.policies.swap import jokers_won
from tierce.game.state import Phase, State, new_deal
from tierce.game.turns import concealed, draw_meld_discard, drawing, shed
from tierce.game.turns.base import TurnGrammar
from tierce.melds import MeldEnd
from tierce.rules import Terms
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, SHED

GRAMMARS: Final[dict[str, TurnGrammar]] = {
    SHED: shed,
    DRAW_MELD_DISCARD: draw_meld_discard,
    CONCEALED: concealed,
}
"""The shapes of a turn, by the name that a preset gives."""

CHANCES: Final = (Cut, Deal, Renew)
NOBODYS: Final = (Phase.CUT, Phase.DEAL, Phase.RENEW, Phase.OVER)
"""The phases in which no seat acts."""


class Step(NamedTuple):
    """What an action led to: the next state, and everything that happened on the way."""

    state: State
    events: tuple[Event, ...]


def deal(
    terms: Terms, *, seats: int, dealer: int, order: Sequence[Card], out: tuple[int, ...] = (), cut: int = 0
) -> State:
    """The state after dealing ``order``, a full permutation of the deck.

    One card at a time, the dealer last (A1.6, B1.5). Where the pack is cut, the card in place ``cut`` is
    shown.
    """
    state = new_deal(terms, seats=seats, dealer=dealer, out=out)
    for action in chance.dealing(state, order, cut):
        state = apply(state, action).state
    return state


def steps(state: State, *, most_melds: int | None = None) -> tuple[Action, ...]:
    """Every action that is legal at the step door, fully stated, in a stable order.

    A hand with six jokers holds tens of thousands of melds. A screen asks for ``most_melds``, and gets
    all lay-offs, swaps and words that end the turn.
    """
    if state.phase in NOBODYS:
        return ()
    return tuple(_grammar(state).steps(state, most_melds))


def legal_actions(state: State) -> tuple[Action, ...]:
    """Every action after which the turn can still be completed, fully stated, in a stable order."""
    return tuple(_grammar(state).guarded(state, steps(state)))


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
    return _unfinished(fold(state, found), action, found)


def apply(state: State, action: Action, seat: int | None = None) -> Step:
    """The guarded door: the next state with its events.

    Raises ``IllegalAction``; the state given is never changed.
    """
    event = _allowed(state, action, seat)
    after = fold(state, event)
    if illegal := _unfinished(after, action, event):
        raise IllegalAction(action, illegal)
    return _carried_out(state, action, event, after)


def apply_step(state: State, action: Action, seat: int | None = None) -> Step:
    """The step door: the next state with its events.

    Raises ``IllegalAction``; the state given is never changed.
    """
    event = _allowed(state, action, seat)
    return _carried_out(state, action, event, fold(state, event))


def judge(state: State, action: Action, seat: int | None = None) -> Event | Illegal:
    """What the action would bring about first, or why it is refused: seat and phase, then the grammar."""
    if isinstance(action, CHANCES):
        return chance.judge(state, action)
    if state.phase in NOBODYS:
        return Illegal(Reason.PHASE)
    if seat is not None and seat != state.turn:
        return Illegal(Reason.TURN)
    return _grammar(state).judge(state, action)


def stated(state: State, event: Event) -> Action | None:
    """The action that brings this event about in ``state``, fully stated.

    ``None`` for what the table does by itself.
    """
    match event:
        case Drew():
            return Draw()
        case Took():
            return Take()
        case Touched():
            return Touch()
        case MeldLaid(meld=meld):
            return LayMeld.of(meld)
        case Borrowed(meld=number, slots=taken):
            return drawing.borrow_of(state, number, taken)
        case Discarded(card=card, carte=carte):
            return Discard(card, carte and state.terms.out.carte == "manual")
        case Passed():
            return Pass()
        case Knocked(card=None, melds=melds):
            return BigGin(tuple(meld.cards for meld in melds))
        case Knocked(card=Card() as card, melds=melds, left=left):
            return Knock(card, tuple(meld.cards for meld in melds), left)
        case Shown(melds=melds) if not concealed.shows_by_itself(state):
            chosen = state.terms.knock.defender == "chosen"
            return Done(tuple(meld.cards for meld in melds) if chosen else None)
        case LaidOff(card=card, meld=number, end=end):
            return LayOff(card, number, end)
        case Swapped(card=card, meld=number, slot=slot):
            slots = jokers_won(state, number, card, None)
            twice = isinstance(slots, list) and len(slots) > 1
            return Swap(card, number, (MeldEnd.HIGH if slot else MeldEnd.LOW) if twice else None)
        case TurnEnded() if not state.terms.draws:
            return EndTurn()
        case Died():
            return Die()
        case DealEnded() if state.phase is Phase.WALL and event.seat == state.turn:
            return Pass()
        case DealEnded() if state.phase is Phase.DRAW and event.seat == state.turn:
            # With nothing to draw the draw itself blocks the deal (B9.2), as the last take does (G2.5).
            return Take() if state.terms.knocks else Draw()
    return None


def follows(state: State, event: Event) -> Event | None:
    """What the table does by itself after this event, if anything; ``state`` is the state after it."""
    return _grammar(state).follows(state, event)


def _allowed(state: State, action: Action, seat: int | None) -> Event:
    found = judge(state, action, seat)
    if isinstance(found, Illegal):
        raise IllegalAction(action, found)
    return found


def _unfinished(after: State, action: Action, event: Event) -> Illegal | None:
    """Why the turn cannot be completed. Chance owes nothing, whatever the seat does."""
    return None if isinstance(action, CHANCES) else _grammar(after).unfinished(after, event)


def _carried_out(state: State, action: Action, event: Event, after: State) -> Step:
    """The event with what follows by itself; a deal is several events, of which ``event`` is the first."""
    events = [event]
    for more in chance.deals(state, action)[1:] if isinstance(action, Deal) else ():
        events.append(more)
        after = fold(after, more)
    while following := follows(after, events[-1]):
        events.append(following)
        after = fold(after, following)
    return Step(after, tuple(events))


def _grammar(state: State) -> TurnGrammar:
    return GRAMMARS[state.terms.grammar]
