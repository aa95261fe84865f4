"""The *shed* grammar of Penang Rummy: meld and lay off, never draw nor discard, be dead when nothing goes.

    turn := swap* (meld | lay) (meld | lay | swap)* end      rules A3.2 to A3.4
          | swap* dead                                         A8

The first act of a seat in a deal is a meld, the passport (A5). Steps are judged one by one; what the turn
owes (a freed
joker where ``swap.use`` asks for it) is judged when it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from tierce.cards import JOKER, Card
from tierce.game.actions import Action, Die, EndTurn, LayMeld, LayOff, Swap
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
from tierce.game.fold import fold
from tierce.game.illegal import Illegal
from tierce.game.owed import completable
from tierce.game.policies.swap import jokers_won
from tierce.game.policies.wild import all_burnt, may_take_joker
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import Phase, State, meld_law
from tierce.melds import Meld, MeldEnd, Reason
from tierce.melds.readings import extended, fits, melds_in, shapes, slides


def judge(state: State, action: Action) -> Event | Illegal:
    """What the action would bring about, or why it is refused, the first reason in the order of B12."""
    match action:
        case LayMeld():
            return _last_card(state, _judge_meld(state, action))
        case LayOff():
            return _last_card(state, _judge_layoff(state, action))
        case Swap():
            return _judge_swap(state, action)
        case EndTurn():
            if not state.go.acted:
                return Illegal(Reason.NO_ACTION)
            return _owing(state) or TurnEnded(state.turn)
        case Die():
            return _judge_death(state)
    return Illegal(Reason.PHASE)


def steps(state: State, most_melds: int | None = None) -> Iterator[Action]:
    """Every legal step: melds (the first so many), lay-offs by meld and card, swaps, ``end`` and ``dead``."""
    if state.go.owed:
        acts = chain(islice(_melds(state), most_melds), _layoffs(state))
        yield from (act for act in acts if not isinstance(judge(state, act), Illegal))
    else:
        yield from islice(_melds(state), most_melds)
        yield from _layoffs(state)
    yield from _swaps(state)
    for last in (EndTurn(), Die()):
        if not isinstance(judge(state, last), Illegal):
            yield last


def follows(state: State, event: Event) -> Event | None:
    """The table's own acts: Game, the end of the deal, and the death of a seat without a move (A8.4)."""
    match event:
        case WentOut():
            return _ended(state, event, Ending.GAME)
        case Died() if not state.alive:
            return _ended(state, event, Ending.ALL_DEAD)
        case Died() if len(state.alive) == 1 and state.terms.out.last_survivor == "ends":
            return _ended(state, event, Ending.LAST_SURVIVOR)
        case MeldLaid() | LaidOff() if not state.hands[event.seat]:
            return WentOut(event.seat)
        case Dealt() | TurnEnded() | Died() if state.phase is Phase.PLAY and state.terms.idle.auto_dead:
            return None if has_move(state, swaps=True) else Died(state.turn, auto=True)
    return None


def has_move(state: State, *, swaps: bool) -> bool:
    """Whether a meld or a lay-off can be reached in this turn, with or without counting swaps (A8.1).

    Where freed jokers must be laid, only a turn that lays them all counts.
    """
    seen: set[tuple[object, object]] = set()

    def search(now: State) -> bool:
        if _can_act(now):
            return True
        for event in _brought_about(now, _swaps(now)) if swaps else ():
            after = fold(now, event)
            place = (after.hands[after.turn], after.table)
            if place not in seen:
                seen.add(place)
                if search(after):
                    return True
        return False

    return search(state)


def _can_act(state: State) -> bool:
    acts = chain(_layoffs(state), _melds(state))
    if not state.go.owed:
        return next(acts, None) is not None
    return any(can_complete(fold(state, event)) for event in _brought_about(state, acts))


def can_complete(state: State) -> bool:
    """Whether all that the turn owes can still be paid, and so the turn ended."""
    return not state.go.owed or completable(state, _ways_to_pay)


def _ways_to_pay(state: State) -> Iterator[Event]:
    """What lays a joker, then what frees one, then what may make either possible.

    Laying a natural can help in two ways only: it is the last copy that ``burnt`` asks for, or, where freed
    jokers may be laid off, it makes room for one. (Making a square and winning its joker takes two naturals
    of a rank, and those are a meld with the joker that is owed.)
    """
    use = state.terms.swap.use
    yield from (MeldLaid(state.turn, meld) for meld in _melds_of(state) if meld.jokers)
    if use == "any":
        yield from _brought_about(state, (act for act in _layoffs(state) if act.card is JOKER))
    yield from _brought_about(state, _swaps(state))
    if use == "any" or state.terms.wild.in_run == "burnt":
        yield from _brought_about(state, (act for act in _layoffs(state) if act.card is not JOKER))
        yield from (MeldLaid(state.turn, meld) for meld in _melds_of(state) if not meld.jokers)


def _brought_about(state: State, acts: Iterable[Action]) -> Iterator[Event]:
    for act in acts:
        event = judge(state, act)
        if isinstance(event, Event):
            yield event


# -- melds
# ----------------------------------------------------------------------------------------------------


def _melds(state: State) -> Iterator[Action]:
    return map(LayMeld.of, _melds_of(state))


def _melds_of(state: State) -> Iterator[Meld]:
    for meld in melds_in(state.hands[state.turn], meld_law(state.terms)):
        if all_burnt(state, meld, range(len(meld.cards))):
            yield meld


def _judge_meld(state: State, action: LayMeld) -> Event | Illegal:
    if missing := _missing(state, *action.cards):
        return missing
    law = meld_law(state.terms)
    found = shapes(action.laid, law)
    if isinstance(found, Reason):
        return Illegal(found, action.cards)
    readings: list[Meld] = []
    for wrong in (Reason.ALL_JOKERS, Reason.TOO_MANY_JOKERS, Reason.BAD_RUN):
        readings = [meld for meld in found if law.jokers(meld) is not wrong]
        if not readings:
            return Illegal(wrong, action.cards, _limits(state, wrong, found[0]))
        found = readings
    readings = [meld for meld in found if all_burnt(state, meld, range(len(meld.cards)))]
    if not readings:
        return Illegal(Reason.NOT_BURNT, action.cards)
    if len(readings) > 1:
        return Illegal(Reason.AMBIGUOUS, action.cards, readings=tuple(map(LayMeld.of, readings)))
    return MeldLaid(state.turn, readings[0])


# -- lay-offs
# -------------------------------------------------------------------------------------------------


def _layoffs(state: State) -> Iterator[LayOff]:
    if not state.opened[state.turn]:
        return
    faces = state.hands[state.turn].faces()
    for number in range(1, len(state.table) + 1):
        for card in faces:
            landings = _landings(state, card, number)
            if not isinstance(landings, Illegal):
                yield from (LayOff(card, number, landing.end) for landing in landings)


def _judge_layoff(state: State, action: LayOff) -> Event | Illegal:
    if refused := _not_yet(state) or _missing(state, action.card) or _no_meld(state, action.meld):
        return refused
    landings = _landings(state, action.card, action.meld, action)
    if isinstance(landings, Illegal):
        return landings
    if len(landings) > 1:
        readings = tuple(LayOff(action.card, action.meld, landing.end) for landing in landings)
        return Illegal(Reason.AMBIGUOUS, (action.card,), {"meld": action.meld}, readings)
    return landings[0]


def _landings(state: State, card: Card, number: int, said: LayOff | None = None) -> list[LaidOff] | Illegal:
    """Every legal way to lay the card off on a meld that ``said`` leaves open, or why there is none."""
    law = meld_law(state.terms)
    lies = state.table[number - 1]
    here = {"meld": number}
    ends, wrong = fits(card, lies.meld, law)
    landings = [(LaidOff(state.turn, card, number, end), extended(lies.meld, card, end, law)) for end in ends]
    if not landings and state.terms.wild.rebind == "slide":
        pushed = slides(card, lies.meld, law)
        landings = [(LaidOff(state.turn, card, number, end, slid=True), meld) for end, meld in pushed]
    if not landings:
        return Illegal(wrong or Reason.BAD_RUN, (card,), here)
    if said is not None and lies.meld.is_run and said.end is not None:
        landings = [(event, meld) for event, meld in landings if event.end is said.end]
    if said is not None and said.stands_for is not None:
        landings = [(event, meld) for event, meld in landings if _placed(meld, event.end) == said.stands_for]
    if not landings:
        return Illegal(Reason.BAD_RUN if lies.meld.is_run else Reason.BAD_SET, (card,), here)
    for wrong in (Reason.ALL_JOKERS, Reason.TOO_MANY_JOKERS, Reason.BAD_RUN):
        kept = [(event, meld) for event, meld in landings if law.jokers(meld) is not wrong]
        if not kept:
            return Illegal(wrong, (card,), here | _limits(state, wrong, lies.meld))
        landings = kept
    landings = [(event, meld) for event, meld in landings if all_burnt(state, meld, _slot(meld, event.end))]
    if not landings:
        return Illegal(Reason.NOT_BURNT, (card,), here)
    if card is JOKER and not may_take_joker(state, lies):
        return Illegal(Reason.JOKER_OPP_RUN, (card,), here)
    return [event for event, _ in landings]


def _slot(meld: Meld, end: MeldEnd | None) -> range:
    """The slot of the card that was just placed at that end of a run."""
    return range(1) if end is MeldEnd.LOW else range(len(meld.cards) - 1, len(meld.cards))


def _placed(meld: Meld, end: MeldEnd | None) -> object:
    return meld.stands_for(_slot(meld, end)[0])


# -- swaps
# ----------------------------------------------------------------------------------------------------


def _swaps(state: State) -> Iterator[Swap]:
    if not state.opened[state.turn]:
        return
    faces = state.hands[state.turn].faces()
    for number, lies in enumerate(state.table, start=1):
        for card in faces if lies.meld.jokers else ():
            event = judge(state, Swap(card, number))
            if isinstance(event, Event):
                yield Swap(card, number)
            elif event.reason is Reason.AMBIGUOUS:
                yield from (Swap(card, number, end) for end in MeldEnd)


def _judge_swap(state: State, action: Swap) -> Event | Illegal:
    if refused := _not_yet(state):
        return refused
    if state.go.opened and not state.terms.swap.same_turn:
        return Illegal(Reason.NOT_OPENED)
    if refused := _missing(state, action.card) or _no_meld(state, action.meld):
        return refused
    here = {"meld": action.meld}
    slots = jokers_won(state, action.meld, action.card, action.end)
    if isinstance(slots, Reason):
        return Illegal(slots, (action.card,), here)
    if len(slots) > 1:
        readings = tuple(Swap(action.card, action.meld, end) for end in MeldEnd)
        return Illegal(Reason.AMBIGUOUS, (action.card,), here, readings)
    meld = state.table[action.meld - 1].meld
    if wrong := meld_law(state.terms).shape(meld.swapped(slots[0], action.card)):
        return Illegal(wrong, (action.card,), here)
    return Swapped(state.turn, action.card, action.meld, slots[0])


# -- death and the end
# ----------------------------------------------------------------------------------------


def _judge_death(state: State) -> Event | Illegal:
    if state.go.acted:
        return Illegal(Reason.PHASE)
    idle = state.terms.idle
    if not idle.voluntary_dead and has_move(state, swaps=idle.dead_counts_swaps):
        return Illegal(Reason.HAS_MOVES)
    return _owing(state) or Died(state.turn)


def _ended(state: State, last: Event, how: Ending) -> DealEnded:
    left = tuple(None if out else hand for hand, out in zip(state.hands, state.out, strict=True))
    missed = tuple(dead and not opened for dead, opened in zip(state.dead, state.opened, strict=True))
    went_out = last.seat if how is Ending.GAME else None
    return DealEnded(last.seat, DealResult(how, left, missed, went_out))


# -- refusals that several acts share
# ---------------------------------------------------------------------------


def _not_yet(state: State) -> Illegal | None:
    return None if state.opened[state.turn] else Illegal(Reason.NEED_PASSPORT)


def _last_card(state: State, found: Event | Illegal) -> Event | Illegal:
    """The last card may not leave the hand while a freed joker has not found its new meld (B6.5)."""
    if isinstance(found, Illegal) or not state.go.owed:
        return found
    after = fold(state, found)
    return found if after.hands[state.turn] else _owing(after) or found


def _owing(state: State) -> Illegal | None:
    return Illegal(Reason.JOKER_UNUSED, (JOKER,), {"need": state.go.owed}) if state.go.owed else None


def _missing(state: State, *cards: Card) -> Illegal | None:
    hand = state.hands[state.turn]
    short = tuple(card for card in dict.fromkeys(cards) if cards.count(card) > hand.count(card))
    return Illegal(Reason.CARD_NOT_IN_HAND, short) if short else None


def _no_meld(state: State, number: int) -> Illegal | None:
    if 1 <= number <= len(state.table):
        return None
    return Illegal(Reason.NO_SUCH_MELD, numbers={"meld": number, "have": len(state.table)})


def _limits(state: State, reason: Reason, meld: Meld) -> dict[str, int]:
    if reason is Reason.ALL_JOKERS:
        return {"need": state.terms.melds.min_naturals}
    most = state.terms.wild.max_in_run if meld.is_run else state.terms.wild.max_in_set
    return {"most": most} if reason is Reason.TOO_MANY_JOKERS and most is not None else {}
