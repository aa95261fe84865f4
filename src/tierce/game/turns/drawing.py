"""The acts of a turn with a stock and a discard pile: draw or take, lay, borrow, discard.

    turn := touch? draw act* discard        the starter's first turn has no draw (B1.6)
    draw := draw | take                     from the stock, or the top discard (B2.1, B2.2)
    act  := meld | lay | swap | borrow

Each is judged by itself, the first reason in the order of B12; what the turn owes by its end (B2.2, B4.1,
B6.5, B7.3) when it ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice

from tierce.cards import JOKER
from tierce.game.actions import Action, Borrow, Discard, Draw, LayMeld, LayOff, Swap, Take, Touch
from tierce.game.events import (
    Borrowed,
    DealEnded,
    Discarded,
    Drew,
    Event,
    LaidOff,
    MeldLaid,
    Penalised,
    RanOut,
    Renewed,
    Took,
    Touched,
    TurnEnded,
    WentOut,
)
from tierce.game.fold import fold
from tierce.game.illegal import Illegal
from tierce.game.owed import debts
from tierce.game.policies import out, pile
from tierce.game.policies.borrow import borrowable, left_of, slots_meant
from tierce.game.scoring import DealResult, Ending, Exit
from tierce.game.state import Phase, State, meld_law
from tierce.game.turns import laying
from tierce.melds import Laid, MeldEnd, Reason


def judge(state: State, action: Action) -> Event | Illegal:
    """What the action would bring about, or why it is refused, the first reason in the order of B12."""
    match action:
        case Draw() | Take() | Touch():
            return _judge_draw(state, action)
        case Discard():
            return _judge_discard(state, action)
    if state.phase is not Phase.PLAY or not may_lay(state):
        return Illegal(Reason.PHASE)
    match action:
        case LayMeld():
            return _last_card(state, action, laying.judge_meld(state, action))
        case LayOff():
            return _last_card(state, action, laying.judge_layoff(state, action))
        case Swap():
            return laying.judge_swap(state, action)
        case Borrow():
            return _judge_borrow(state, action)
    return Illegal(Reason.PHASE)


def steps(state: State, most_melds: int | None = None) -> Iterator[Action]:
    """Every legal step: the draw; or melds (the first so many), lay-offs, swaps, borrows and discards."""
    if state.phase is Phase.DRAW:
        acts: Iterator[Action] = iter((Draw(), Take(), Touch()))
        yield from (act for act in acts if not isinstance(judge(state, act), Illegal))
        return
    if may_lay(state):
        acts = chain(islice(laying.melds(state), most_melds), laying.layoffs(state))
        held = len(state.hands[state.turn])
        yield from (
            act for act in acts if len(act.cards) < held or not isinstance(judge(state, act), Illegal)
        )
        yield from laying.swaps(state)
        yield from borrows(state)
    hand = state.hands[state.turn]
    if state.phase is not Phase.PLAY or debts(state, leaving=len(hand) == 1):
        return
    for card in hand.faces():
        for carte in (False, True) if _announces(state) else (False,):
            action = Discard(card, carte)
            if not isinstance(_judge_card(state, action), Illegal):
                yield action


def may_lay(state: State) -> bool:
    """Whether anything may be laid in this turn (B1.6, B2.8)."""
    seat, terms = state.turn, state.terms
    first = sum(state.turns) == 1
    if first and terms.deal.starter_first_turn == "discard_only":
        return False
    return state.opened[seat] or state.turns[seat] >= terms.opening.from_round


def follows(state: State, event: Event) -> Event | None:
    """The table's own acts: penalty cards, the end of a turn and of the deal, the renewed stock's draw."""
    seat = event.seat
    match event:
        case Drew() | Took() | Touched() | RanOut() | DealEnded():
            return None
        case WentOut():
            return _ended(state, event, Ending.GAME)
        case Renewed() if not state.go.penalty:
            return Drew(seat, state.stock[0])
        case Discarded(card=card) if not state.hands[seat]:
            return WentOut(seat, card)
        case MeldLaid() | LaidOff() if not state.hands[seat]:
            return WentOut(seat)
        case Discarded() | Renewed() | Penalised():
            return _penalty(state, seat) or TurnEnded(seat)
        case TurnEnded() if sum(state.turns) > state.terms.out.max_turns:
            return _ended(state, event, Ending.BLOCKED)
    return None


def _penalty(state: State, seat: int) -> Event | None:
    """The cards that a forgotten announcement still costs, if there are any to draw (B8.1, B8.3)."""
    if not state.go.penalty:
        return None
    if state.stock:
        return Penalised(seat, state.stock[: state.go.penalty])
    return RanOut(seat) if pile.renewable(state) else None


# -- drawing -------------------------------------------------------------------------------------------------


def _judge_draw(state: State, action: Draw | Take | Touch) -> Event | Illegal:
    if state.phase is not Phase.DRAW:
        return Illegal(Reason.PHASE)
    seat = state.turn
    match action:
        case Draw():
            if state.stock:
                return Drew(seat, state.stock[0])
            return RanOut(seat) if pile.renewable(state) else _ended(state, None, Ending.BLOCKED)
        case Take():
            if refused := pile.refused(state):
                return Illegal(refused, () if state.top is None else (state.top,))
            return Took(seat, state.pile[-1])
        case Touch():
            ignored = state.terms.draw.touch == "ignored" or state.go.touched or not state.pile
            return Illegal(Reason.PHASE) if ignored else Touched(seat)


# -- borrowing -----------------------------------------------------------------------------------------------


def borrows(state: State) -> Iterator[Borrow]:
    """Every borrow, by meld."""
    for number in range(1, len(state.table) + 1):
        yield from (borrow_of(state, number, slots) for slots in borrowable(state, number))


def borrow_of(state: State, number: int, slots: tuple[int, ...]) -> Borrow:
    """The action that empties these slots of a meld, fully stated."""
    meld = state.table[number - 1].meld
    laid = tuple(
        Laid(card, meld.stands_for(slot) if card is JOKER and meld.is_run else None)
        for slot, card in ((slot, meld.cards[slot]) for slot in slots)
    )
    last = len(meld.cards) - 1
    end = None
    if meld.is_run and last and meld.cards[0] is meld.cards[last] and (0 in slots) != (last in slots):
        end = MeldEnd.LOW if 0 in slots else MeldEnd.HIGH
    return Borrow(laid, number, end)


def _judge_borrow(state: State, action: Borrow) -> Event | Illegal:
    terms = state.terms.borrow
    if terms.kind == "off":
        return Illegal(Reason.TAKE_USE)
    if refused := laying.no_meld(state, action.meld):
        return refused
    meld = state.table[action.meld - 1].meld
    cards = tuple(one.card for one in action.laid)
    here = {"meld": action.meld}
    if refused := laying.missing(meld.bag, *cards):
        return Illegal(refused.reason, refused.cards, here)
    meant = slots_meant(meld, action.laid, action.end)
    if not meant:
        return Illegal(Reason.CARD_NOT_IN_HAND, cards, here)
    if (JOKER in cards and not terms.joker) or (meld.jokers and not terms.from_joker_meld):
        return Illegal(Reason.TAKE_JOKER, cards, here)
    law = meld_law(state.terms)
    legal = [slots for slots in meant if left_of(meld, slots, law, split=terms.split)]
    if not legal:
        return Illegal(Reason.REMAINDER, cards, here | {"have": len(meld.cards) - len(cards)})
    if len(legal) > 1:
        readings = tuple(borrow_of(state, action.meld, slots) for slots in legal)
        return Illegal(Reason.AMBIGUOUS, cards, here, readings)
    (slots,) = legal
    return Borrowed(state.turn, tuple(meld.cards[slot] for slot in slots), action.meld, slots)


# -- the end of a turn ---------------------------------------------------------------------------------------


def _announces(state: State) -> bool:
    """Whether a discard leaves one card, and that must be said (B8.1)."""
    return state.terms.out.carte == "manual" and len(state.hands[state.turn]) == 2


def _judge_discard(state: State, action: Discard) -> Event | Illegal:
    if state.phase is not Phase.PLAY:
        return Illegal(Reason.PHASE)
    hand = state.hands[state.turn]
    if refused := laying.missing(hand, action.card):
        return refused
    if owed := debts(state, leaving=len(hand) == 1):
        return owed[0]
    return _judge_card(state, action)


def _judge_card(state: State, action: Discard) -> Event | Illegal:
    """What discarding this card brings about, where it is in hand and nothing is owed."""
    hand = state.hands[state.turn]
    leaving = len(hand) == 1
    if leaving and (wrong := out.refused_last(state, action.card)):
        return Illegal(wrong, (action.card,), {"have": 1, "need": 2} if wrong is Reason.KEEP_CARD else {})
    if pile.thrown_back(state, action.card):
        return Illegal(Reason.THROW_BACK, (action.card,))
    told = _announces(state) and action.carte
    auto = state.terms.out.carte == "auto" and len(hand) == 2
    return Discarded(state.turn, action.card, carte=told or auto)


def _last_card(state: State, action: LayMeld | LayOff, found: Event | Illegal) -> Event | Illegal:
    """The last card may be laid only where the seat may go out so, and owes nothing (B5.4)."""
    if isinstance(found, Illegal) or len(action.cards) < len(state.hands[state.turn]):
        return found
    after = fold(state, found)
    if after.hands[state.turn]:
        return found
    if owed := debts(after, leaving=True):
        return owed[0]
    wrong = out.refused_last(after, None)
    return Illegal(wrong, numbers={"have": 0, "need": 1}) if wrong else found


def _ended(state: State, last: Event | None, how: Ending) -> DealEnded:
    left = tuple(None if gone else hand for hand, gone in zip(state.hands, state.out, strict=True))
    unopened = tuple(
        not (opened or gone) for opened, gone in zip(state.opened, state.out, strict=True)
    )  # fmt: skip
    seat = state.turn if last is None else last.seat
    if not isinstance(last, WentOut):
        return DealEnded(seat, DealResult(how, left, unopened))
    go = state.go
    leave = Exit(
        at_once=go.opened,
        alone=not any(opened for other, opened in enumerate(state.opened) if other != seat),
        jokers=go.jokers,
        joker_last=last.discard is JOKER,
        used_table=go.used_table,
        forfeited=out.forfeited(state, seat),
    )
    return DealEnded(seat, DealResult(how, left, unopened, seat, leave))
