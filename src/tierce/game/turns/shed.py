"""The *shed* grammar of Penang Rummy: meld and lay off, never draw nor discard, be dead when nothing goes.

    turn := swap* (meld | lay) (meld | lay | swap)* end      rules A3.2 to A3.4
          | swap* dead                                         A8

The first act of a seat in a deal is a meld, the passport (A5). Steps are judged one by one; what the turn
owes (a freed joker where ``swap.use`` asks for it) is judged when it ends.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice

from tierce.cards import JOKER
from tierce.game.actions import Action, Die, EndTurn, LayMeld, LayOff, Swap
from tierce.game.events import (
    DealEnded,
    Dealt,
    Died,
    Event,
    LaidOff,
    MeldLaid,
    TurnEnded,
    WentOut,
)
from tierce.game.fold import fold
from tierce.game.illegal import Illegal
from tierce.game.owed import Key, completable, debts
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import Phase, State
from tierce.game.turns import laying
from tierce.melds import Reason


def judge(state: State, action: Action) -> Event | Illegal:
    """What the action would bring about, or why it is refused, the first reason in the order of B12."""
    match action:
        case LayMeld():
            return _last_card(state, laying.judge_meld(state, action))
        case LayOff():
            return _last_card(state, laying.judge_layoff(state, action))
        case Swap():
            return laying.judge_swap(state, action)
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
        acts = chain(islice(laying.melds(state), most_melds), laying.layoffs(state))
        yield from (act for act in acts if not isinstance(judge(state, act), Illegal))
    else:
        yield from islice(laying.melds(state), most_melds)
        yield from laying.layoffs(state)
    yield from laying.swaps(state)
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
        for event in laying.brought_about(now, laying.swaps(now), judge) if swaps else ():
            after = fold(now, event)
            place = (after.hands[after.turn], after.table)
            if place not in seen:
                seen.add(place)
                if search(after):
                    return True
        return False

    return search(state)


def _can_act(state: State) -> bool:
    acts = chain(laying.layoffs(state), laying.melds(state))
    if not state.go.owed:
        return next(acts, None) is not None
    return any(can_complete(fold(state, event)) for event in laying.brought_about(state, acts, judge))


def guarded(state: State, listed: Iterable[Action]) -> Iterator[Action]:
    """Those steps after which the turn can still be completed."""
    if state.terms.swap.use == "keep":
        yield from listed
        return
    met: set[Key] = set()
    for action in listed:
        event = judge(state, action)
        if isinstance(event, Event) and can_complete(fold(state, event), met):
            yield action


def unfinished(state: State, event: Event) -> Illegal | None:
    """Why what the turn owes can no longer be paid, if so; a turn here can owe nothing but freed jokers."""
    return None if can_complete(state) else _owing(state)


def can_complete(state: State, met: set[Key] | None = None) -> bool:
    """Whether all that the turn owes can still be paid, and so the turn ended.

    Freed jokers are paid with jokers from hand, and a swap brings as many as it owes, so who holds fewer than
    owed can never pay.
    """
    if not state.go.owed:
        return True
    return completable(
        state,
        promise=_promise,
        ways=_ways_to_pay,
        met=set() if met is None else met,
    )


def _promise(state: State) -> bool | None:
    if not state.go.owed:
        return True
    return False if state.hands[state.turn].jokers < state.go.owed else None


def _ways_to_pay(state: State) -> Iterator[Event]:
    """What lays a joker, then what frees one, then what may make either possible.

    Laying a natural can help in two ways only: it is the last copy that ``burnt`` asks for, or, where freed
    jokers may be laid off, it makes room for one. (Making a square and winning its joker takes two naturals
    of a rank, and those are a meld with the joker that is owed.)
    """
    use = state.terms.swap.use
    yield from (MeldLaid(state.turn, meld) for meld in laying.melds_of(state) if meld.jokers)
    if use == "any":
        jokers = (act for act in laying.layoffs(state) if act.card is JOKER)
        yield from laying.brought_about(state, jokers, judge)
    yield from laying.brought_about(state, laying.swaps(state), judge)
    if use == "any" or state.terms.wild.in_run == "burnt":
        naturals = (act for act in laying.layoffs(state) if act.card is not JOKER)
        yield from laying.brought_about(state, naturals, judge)
        yield from (MeldLaid(state.turn, meld) for meld in laying.melds_of(state) if not meld.jokers)


# -- death and the end ---------------------------------------------------------------------------------------


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


def _last_card(state: State, found: Event | Illegal) -> Event | Illegal:
    """The last card may not leave the hand while a freed joker has not found its new meld (B6.5)."""
    if isinstance(found, Illegal) or not state.go.owed:
        return found
    after = fold(state, found)
    return found if after.hands[state.turn] else _owing(after) or found


def _owing(state: State) -> Illegal | None:
    return next((one for one in debts(state) if one.reason is Reason.JOKER_UNUSED), None)
