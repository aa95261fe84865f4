"""Fold an event into a state: the one place where the table changes.

It works on the full state and on the part that one seat knows alike; a listener that folds the events it
hears holds what :func:`tierce.table.view.view_of` would show it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tierce.cards import JOKER, UNKNOWN, Card, Cards
from tierce.game.events import (
    Borrowed,
    Cut,
    DealEnded,
    Dealt,
    Died,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    MeldLaid,
    Passed,
    Penalised,
    RanOut,
    Renewed,
    Shown,
    Stocked,
    Swapped,
    Took,
    Touched,
    TurnedUp,
    TurnEnded,
    WentOut,
)
from tierce.game.policies import opening, pile
from tierce.game.policies.borrow import left_of, sources
from tierce.game.state import Go, Phase, State, TableMeld, meld_law, put
from tierce.melds import Meld, MeldEnd, Reason
from tierce.melds.readings import extended

NEW_TURN: Final = Go()
"""A turn in which nothing was done yet."""
CARTE_PENALTY: Final = 2
"""How many cards a forgotten announcement costs (B8.1)."""


def fold(state: State, event: Event) -> State:
    """The state after the event."""
    seat = event.seat
    match event:
        case Drew(card=card):
            return _drew(state, seat, card)
        case Took(card=card):
            return _took(state, seat, card)
        case Discarded():
            return _thrown(state, event) if state.terms.knocks else _discarded(state, event)
        case Cut(card=card):
            return _cut(state, seat, card)
        case Dealt(cards=cards):
            return _dealt(state, seat, cards)
        case TurnedUp(card=card):
            aside = None if state.aside is None else state.aside - card
            return state._replace(pile=(card,), aside=aside, upcard=card if state.terms.knocks else None)
        case Stocked(stock=stock):
            return _stocked(state, stock)
        case Touched():
            return state._replace(go=state.go._replace(touched=True))
        case RanOut():
            return state._replace(phase=Phase.RENEW)
        case Renewed(stock=stock):
            phase = Phase.PLAY if state.go.penalty else Phase.DRAW
            kept = state.pile[len(pile.renewable(state)) :]
            return state._replace(stock=stock, pile=kept, renewals=state.renewals + 1, phase=phase)
        case MeldLaid(meld=meld):
            return _meld_laid(state, seat, meld)
        case LaidOff():
            return _laid_on_the_knocker(state, event) if state.terms.knocks else _laid_off(state, event)
        case Swapped():
            return _swapped(state, event)
        case Borrowed():
            return _borrowed(state, event)
        case Penalised(cards=cards):
            return state._replace(
                hands=put(state.hands, seat, state.hands[seat] + Cards(cards)),
                stock=state.stock[len(cards) :],
                go=state.go._replace(penalty=state.go.penalty - len(cards)),
            )
        case TurnEnded():
            return _passed_on(state)
        case Passed():
            second = seat != state.starter
            phase = Phase.DRAW if second else state.phase
            return state._replace(turn=state.after(seat), phase=phase, go=Go(must_draw=second))
        case Knocked():
            return _knocked(state, event)
        case Shown(melds=melds, left=left):
            table = (*state.table, *(TableMeld(meld, seat) for meld in melds))
            hands, known = put(state.hands, seat, left), put(state.known, seat, left)
            return state._replace(hands=hands, known=known, table=table)
        case Died():
            return _passed_on(state._replace(dead=put(state.dead, seat, True)))
        case WentOut():
            return _opened(state, seat)
        case DealEnded(result=result):
            hands = tuple(left or Cards() for left in result.left)
            return state._replace(phase=Phase.OVER, turn=seat, result=result, hands=hands)
    raise TypeError(f"{event!r} is no event of a deal")


# -- dealing and drawing -------------------------------------------------------------------------------------


def _cut(state: State, seat: int, card: Card) -> State:
    state = state._replace(phase=Phase.DEAL)
    if card is not JOKER:
        return state
    return state._replace(
        hands=put(state.hands, seat, Cards([JOKER])),
        known=put(state.known, seat, Cards([JOKER])),
        aside=None if state.aside is None else state.aside - JOKER,
    )


def _dealt(state: State, seat: int, cards: Cards) -> State:
    aside = None if state.aside is None or UNKNOWN in cards else state.aside - cards
    state = state._replace(hands=put(state.hands, seat, state.hands[seat] + cards), aside=aside)
    if not state.terms.draws and all(state.hands[other] for other in state.alive):
        return state._replace(phase=Phase.PLAY, turn=state.starter)
    return state


def _stocked(state: State, stock: tuple[Card, ...]) -> State:
    starter, terms = state.starter, state.terms
    phase = Phase.PLAY if terms.deal.extra else Phase.OFFER if terms.knocks and state.pile else Phase.DRAW
    return state._replace(
        stock=stock,
        aside=None if state.aside is None or UNKNOWN in stock else state.aside - Cards(stock),
        phase=phase,
        turn=starter,
        turns=put(state.turns, starter, 1),
    )


def _drew(state: State, seat: int, card: Card) -> State:
    lost = state.go.touched and state.terms.draw.touch in ("no_dry_this_deal", "no_exit_this_deal")
    return state._replace(
        phase=Phase.PLAY,
        stock=state.stock[1:],
        hands=put(state.hands, seat, state.hands[seat] + card),
        touched=put(state.touched, seat, True) if lost else state.touched,
        go=NEW_TURN if state.go.must_draw else state.go,
    )


def _took(state: State, seat: int, card: Card) -> State:
    terms, phase = state.terms, state.phase
    go = state.go._replace(
        took=card if pile.must_be_laid(state) else None,
        from_pile=True,
        lifted=card if terms.knocks or not terms.draw.throw_back else None,
        must_knock=phase is Phase.WALL and terms.draw.wall == "knock",
    )
    return state._replace(
        phase=Phase.PLAY,
        pile=state.pile[:-1],
        hands=put(state.hands, seat, state.hands[seat] + card),
        known=put(state.known, seat, state.known[seat] + card),
        takes=state.takes + (terms.knocks and phase is not Phase.OFFER),
        go=go,
    )


def _discarded(state: State, event: Discarded) -> State:
    seat, card = event.seat, event.card
    state = _taken(state, seat, (card,))
    forgot = state.terms.out.carte == "manual" and len(state.hands[seat]) == 1 and not event.carte
    go = state.go._replace(penalty=CARTE_PENALTY) if forgot else state.go
    return state._replace(pile=(*state.pile, card), go=go)


# -- concealed hands -----------------------------------------------------------------------------------------


def _thrown(state: State, event: Discarded) -> State:
    """A discard where there is a knock: the turn passes by it; near the end of the stock comes the wall."""
    seat, card = event.seat, event.card
    held, known = state.hands[seat], state.known[seat]
    return state._replace(
        hands=put(state.hands, seat, held - (card if card in held else UNKNOWN)),
        known=put(state.known, seat, known - card) if card in known else state.known,
        pile=(*state.pile, card),
        phase=Phase.DRAW if len(state.stock) > state.terms.draw.last else Phase.WALL,
        turn=state.after(seat),
        returns=state.returns + 1 if card is state.go.lifted else 0,
        go=NEW_TURN,
    )


def _knocked(state: State, event: Knocked) -> State:
    """The knocker's melds lie on the table, its deadwood is seen, and the other seat may lay off."""
    seat, left = event.seat, event.left
    return state._replace(
        hands=put(state.hands, seat, left),
        known=put(state.known, seat, left),
        pile=state.pile if event.card is None else (*state.pile, event.card),
        table=tuple(TableMeld(meld, seat) for meld in event.melds),
        phase=Phase.LAYOFF,
        turn=state.after(seat),
        go=NEW_TURN,
    )


def _laid_on_the_knocker(state: State, event: LaidOff) -> State:
    lies = state.table[event.meld - 1]
    meld = extended(lies.meld, event.card, event.end, meld_law(state.terms))
    return _taken(state, event.seat, (event.card,))._replace(
        table=put(state.table, event.meld - 1, lies._replace(meld=meld)),
        go=state.go._replace(ends=(*state.go.ends, (event.meld, event.end))),
    )


# -- laying --------------------------------------------------------------------------------------------------


def _meld_laid(state: State, seat: int, meld: Meld) -> State:
    found = sources(state, meld)
    assert not isinstance(found, Reason), "laid only after the check"
    go, number = state.go, len(state.table) + 1
    points = sum(opening.worth(state.terms, meld, slot) for slot in found.own) if state.terms.draws else 0
    left = tuple(cards for place, cards in enumerate(go.borrowed) if place not in found.groups)
    state = _taken(state, seat, found.hand)._replace(table=(*state.table, TableMeld(meld, seat)))
    state = state._replace(
        go=go._replace(
            acted=True,
            owed=max(0, go.owed - found.hand.jokers),
            took=None if go.took in found.hand else go.took,
            lifted=None if go.lifted in found.hand else go.lifted,
            points=go.points + points,
            fresh=go.fresh if found.groups or not state.terms.draws else (*go.fresh, number),
            melds=go.melds + (state.terms.out.new_melds is not None),
            borrowed=left,
            jokers=go.jokers + meld.jokers if state.terms.draws else 0,
        )
    )
    return _opened(state, seat) if state.terms.opening.kind != "points" else _if_it_stands(state, seat)


def _laid_off(state: State, event: LaidOff) -> State:
    law, terms, go = meld_law(state.terms), state.terms, state.go
    before = state.table[event.meld - 1]
    after = slid_meld(before.meld, event) if event.slid else before.meld
    after = extended(after, JOKER if event.slid else event.card, event.end, law)
    pays = event.card is JOKER and terms.swap.use == "any" and go.owed > 0
    squared = event.card is not JOKER and after.is_joker_square
    go = go._replace(
        acted=True,
        owed=go.owed - pays,
        squared=(*go.squared, event.meld) if squared else go.squared,
    )
    if terms.draws:
        slot = _slot_of(after, before.meld, event)
        go = go._replace(
            took=None if go.took is event.card else go.took,
            lifted=None if go.lifted is event.card else go.lifted,
            points=go.points + (0 if pays else opening.worth(terms, after, slot)),
            jokers=go.jokers + (event.card is JOKER),
            used_table=go.used_table or event.meld not in go.fresh,
        )
    state = _taken(state, event.seat, (event.card,))
    state = state._replace(table=put(state.table, event.meld - 1, before._replace(meld=after)), go=go)
    return _if_it_stands(state, event.seat)


def slid_meld(meld: Meld, event: LaidOff) -> Meld:
    """The run with the natural in the place of the joker that stood for it."""
    return meld.swapped(_joker_slot(meld, event.card), event.card)


def _joker_slot(meld: Meld, card: Card) -> int:
    return next(i for i, lies in enumerate(meld.cards) if lies is JOKER and meld.stands_for(i) is card)


def _slot_of(after: Meld, before: Meld, event: LaidOff) -> int:
    """Where the laid card lies now; in a set all places are worth the same but for a joker's."""
    low = event.end is MeldEnd.LOW
    if event.slid:
        return _joker_slot(before, event.card) + low
    if after.is_run:
        return 0 if low else len(after.cards) - 1
    return after.cards.index(event.card)


def _swapped(state: State, event: Swapped) -> State:
    seat, go = event.seat, state.go
    state = _taken(state, seat, (event.card,))
    lies = state.table[event.meld - 1]
    meld = lies.meld.swapped(event.slot, event.card)
    go = go._replace(owed=go.owed + (state.terms.swap.use != "keep"))
    if state.terms.draws:
        slot = event.slot if meld.is_run else meld.cards.index(event.card)
        go = go._replace(
            took=None if go.took is event.card else go.took,
            lifted=None if go.lifted is event.card else go.lifted,
            points=go.points + opening.worth(state.terms, meld, slot),
            used_table=go.used_table or event.meld not in go.fresh,
        )
    return state._replace(
        hands=put(state.hands, seat, state.hands[seat] + JOKER),
        known=put(state.known, seat, state.known[seat] + JOKER),
        table=put(state.table, event.meld - 1, lies._replace(meld=meld)),
        go=go,
    )


def _borrowed(state: State, event: Borrowed) -> State:
    lies = state.table[event.meld - 1]
    split = state.terms.borrow.split
    first, *others = left_of(lies.meld, event.slots, meld_law(state.terms), split=split)
    table = put(state.table, event.meld - 1, lies._replace(meld=first))
    fresh = event.meld in state.go.fresh
    parts = range(len(table) + 1, len(table) + 1 + len(others)) if fresh else ()
    go = state.go._replace(
        borrowed=(*state.go.borrowed, Cards(event.cards)),
        used_table=state.go.used_table or not fresh,
        fresh=(*state.go.fresh, *parts),
    )
    state = state._replace(table=(*table, *(lies._replace(meld=meld) for meld in others)), go=go)
    return _if_it_stands(state, event.seat)


def _if_it_stands(state: State, seat: int) -> State:
    return state if state.opened[seat] or not opening.stands(state) else _opened(state, seat)


def _opened(state: State, seat: int) -> State:
    """The seat has opened, with this act if it had not before."""
    if state.opened[seat]:
        return state
    return state._replace(opened=put(state.opened, seat, True), go=state.go._replace(opened=True))


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
    state = state._replace(turn=following[0] if following else state.turn, go=NEW_TURN)
    if not state.terms.draws:
        return state
    turns = put(state.turns, state.turn, state.turns[state.turn] + 1)
    return state._replace(phase=Phase.DRAW, turns=turns)
