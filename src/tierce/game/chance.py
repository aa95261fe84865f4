"""What chance does: it cuts, deals and renews the stock. Which order falls out is chosen elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tierce.cards import JOKER, UNKNOWN, Card, Cards
from tierce.game.actions import Action, Cut, Deal, Renew
from tierce.game.events import Cut as WasCut
from tierce.game.events import Dealt, Event, Renewed, Stocked, TurnedUp
from tierce.game.illegal import Illegal
from tierce.game.policies import pile
from tierce.game.state import Phase, State
from tierce.melds import Reason


def dealing(state: State, order: Sequence[Card], cut: int = 0) -> Iterator[Action]:
    """The acts that deal this order of the whole deck.

    Where the pack is cut, the card in place ``cut`` is shown; a joker turned so is not in the deal (B1.4).
    Raises ``ValueError`` when it is no order of the whole deck.
    """
    if state.aside is None or Cards(order) != state.aside:
        raise ValueError("the order is not a permutation of the deck")
    held = Cards()
    if state.phase is Phase.CUT:
        yield Cut(order[cut])
        if order[cut] is JOKER:
            held = Cards([JOKER])
            order = [*order[:cut], *order[cut + 1 :]]
    yield _dealt_from(state, order, state.cutter, held)


def _dealt_from(state: State, order: Sequence[Card], cutter: int, held: Cards) -> Deal:
    """One card at a time in playing order, the dealer last; then the extra card, upcard and stock (B13)."""
    terms, seats = state.terms, state.order(state.dealer)
    cards = iter(order)
    hands: list[list[Card]] = [[] for _ in range(state.seats)]
    for turn in range(terms.deal.hand_size):
        for seat in seats:
            if seat != cutter or not held or turn < terms.deal.hand_size - len(held):
                hands[seat].append(next(cards))
    if terms.draws:
        hands[state.starter] += [next(cards) for _ in range(terms.extra_cards)]
    upcard = next(cards) if terms.deal.upcard else None
    stock = tuple(cards) if terms.draws else ()
    return Deal(tuple(map(Cards, hands)), stock, upcard)


def hand_size(state: State, seat: int) -> int:
    """How many cards the seat is to be dealt now, what it holds already counted."""
    if state.out[seat]:
        return 0
    extra = state.terms.extra_cards if seat == state.starter else 0
    return state.terms.deal.hand_size + extra - len(state.hands[seat])


def judge(state: State, action: Cut | Deal | Renew) -> Event | Illegal:
    """What this act of chance brings about first, or why it has no place here."""
    match action:
        case Cut(card=card):
            if state.phase is not Phase.CUT:
                return Illegal(Reason.PHASE)
            there = state.aside is None or card in state.aside
            return WasCut(state.cutter, card) if there else Illegal(Reason.CARD_NOT_IN_HAND, (card,))
        case Renew(stock=stock):
            return _judge_renewal(state, stock)
        case Deal():
            return _judge_deal(state, action)


def _judge_deal(state: State, action: Deal) -> Event | Illegal:
    terms = state.terms
    begun = any(hand != state.known[seat] for seat, hand in enumerate(state.hands))
    if state.phase is not Phase.DEAL or begun:
        return Illegal(Reason.PHASE)
    sizes = [hand_size(state, seat) for seat in range(state.seats)]
    if [len(hand) for hand in action.hands] != sizes or (action.upcard is not None) != terms.deal.upcard:
        return Illegal(Reason.PHASE, numbers={"need": terms.deal.hand_size})
    dealt = Cards(action.cards)
    if state.aside is not None and dealt not in state.aside:
        return Illegal(Reason.CARD_NOT_IN_HAND, tuple(dealt.without(state.aside)))
    if terms.draws and state.aside is not None and dealt != state.aside:
        numbers = {"have": len(dealt), "need": len(state.aside)}
        return Illegal(Reason.CARD_NOT_IN_HAND, tuple(state.aside - dealt), numbers)
    return deals(state, action)[0]


def _judge_renewal(state: State, stock: tuple[Card, ...]) -> Event | Illegal:
    if state.phase is not Phase.RENEW:
        return Illegal(Reason.PHASE)
    discards = pile.renewable(state)
    if len(stock) != len(discards) or (UNKNOWN not in stock and Cards(stock) != Cards(discards)):
        return Illegal(Reason.CARD_NOT_IN_HAND, tuple(Cards(stock).without(Cards(discards))))
    turned = pile.turned(state)
    if turned is not None and stock not in (turned, (UNKNOWN,) * len(turned)):
        return Illegal(Reason.CARD_NOT_IN_HAND, stock)
    return Renewed(state.turn, stock)


def deals(state: State, action: Deal) -> tuple[Event, ...]:
    """All that a deal brings about: a hand for each seat, the dealer's last, the upcard, the stock."""
    dealer = state.dealer
    events: list[Event] = [Dealt(seat, action.hands[seat]) for seat in state.order(dealer)]
    if action.upcard is not None:
        events.append(TurnedUp(dealer, action.upcard))
    if state.terms.draws:
        events.append(Stocked(dealer, action.stock))
    return tuple(events)
