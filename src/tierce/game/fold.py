"""Fold an event into a state: the one place where the table changes.

It works on the full state and on the part that one seat knows alike; a listener that folds the events it
hears
holds what :func:`tierce.table.view.view_of` would show it.
"""

from __future__ import annotations

from collections.abc import Iterable

from tierce.cards import JOKER, UNKNOWN, Card, Cards
from tierce.game.events import (
    DealEnded,
    Dealt,
    Died,
    Event,
    LaidOff,
    MeldLaid,
    Swapped,
    TurnEnded,
    WentOut,
)
from tierce.game.state import Go, Phase, State, TableMeld, meld_law, put
from tierce.melds import Meld
from tierce.melds.readings import extended


def fold(state: State, event: Event) -> State:
    """The state after the event."""
    seat = event.seat
    match event:
        case Dealt(cards=cards):
            return _dealt(state, seat, cards)
        case MeldLaid(meld=meld):
            state = _taken(state, seat, meld.cards)
            return state._replace(
                table=(*state.table, TableMeld(meld, seat)),
                opened=put(state.opened, seat, True),
                go=state.go._replace(
                    acted=True,
                    opened=state.go.opened or not state.opened[seat],
                    owed=max(0, state.go.owed - meld.jokers),
                ),
            )
        case LaidOff():
            return _laid_off(state, event)
        case Swapped(card=card, meld=number, slot=slot):
            state = _taken(state, seat, (card,))
            lies = state.table[number - 1]
            owed = state.go.owed + (state.terms.swap.use != "keep")
            return state._replace(
                hands=put(state.hands, seat, state.hands[seat] + JOKER),
                known=put(state.known, seat, state.known[seat] + JOKER),
                table=put(state.table, number - 1, lies._replace(meld=lies.meld.swapped(slot, card))),
                go=state.go._replace(owed=owed),
            )
        case TurnEnded():
            return _passed_on(state)
        case Died():
            return _passed_on(state._replace(dead=put(state.dead, seat, True)))
        case WentOut():
            return state
        case DealEnded(result=result):
            hands = tuple(left or Cards() for left in result.left)
            return state._replace(phase=Phase.OVER, turn=seat, result=result, hands=hands)
    raise TypeError(f"{event!r} is no event of a deal")


def _dealt(state: State, seat: int, cards: Cards) -> State:
    first = state.order(state.dealer)[0]
    starter = state.dealer if state.terms.deal.starter == "dealer" else first
    aside = None if state.aside is None or UNKNOWN in cards else state.aside - cards
    return state._replace(
        hands=put(state.hands, seat, cards),
        aside=aside,
        phase=Phase.PLAY if all(state.hands[other] for other in state.alive if other != seat) else Phase.DEAL,
        turn=starter,
    )


def _laid_off(state: State, event: LaidOff) -> State:
    law = meld_law(state.terms)
    before = state.table[event.meld - 1]
    after = slid_meld(before.meld, event) if event.slid else before.meld
    after = extended(after, JOKER if event.slid else event.card, event.end, law)
    pays = event.card is JOKER and state.terms.swap.use == "any"
    squared = event.card is not JOKER and after.is_joker_square
    go = state.go._replace(
        acted=True,
        owed=max(0, state.go.owed - 1) if pays else state.go.owed,
        squared=(*state.go.squared, event.meld) if squared else state.go.squared,
    )
    state = _taken(state, event.seat, (event.card,))
    return state._replace(table=put(state.table, event.meld - 1, before._replace(meld=after)), go=go)


def slid_meld(meld: Meld, event: LaidOff) -> Meld:
    """The run with the natural in the place of the joker that stood for it."""
    slot = next(i for i, lies in enumerate(meld.cards) if lies is JOKER and meld.stands_for(i) is event.card)
    return meld.swapped(slot, event.card)


def _taken(state: State, seat: int, cards: Iterable[Card]) -> State:
    """Cards leave a hand for the table; unknown cards pay for those that the listener could not see."""
    gone = Cards(cards)
    hand = state.hands[seat]
    seen = hand & gone
    hand = hand - seen - Cards.unknown(len(gone) - len(seen))
    return state._replace(
        hands=put(state.hands, seat, hand), known=put(state.known, seat, state.known[seat].without(gone))
    )


def _passed_on(state: State) -> State:
    """The next seat that is alive begins its turn; a last survivor follows itself."""
    following = [seat for seat in state.order(state.turn) if not state.dead[seat]]
    return state._replace(turn=following[0] if following else state.turn, go=Go())
