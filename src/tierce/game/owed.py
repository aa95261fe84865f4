"""What a turn still owes before it may end, and whether it can still be paid.

In the *step* door a person may run up a debt and see it refused at the end of the turn; the *guarded* door
never lists a step after which the turn cannot be completed. Both look at the same debts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from tierce.cards import JOKER
from tierce.game.events import Event
from tierce.game.fold import fold
from tierce.game.illegal import Illegal
from tierce.game.policies import opening
from tierce.game.state import State
from tierce.melds import Reason


def debts(state: State, *, leaving: bool = False) -> tuple[Illegal, ...]:
    """What the running turn owes, in the order in which its end is refused (B12).

    ``leaving``: it would end the deal, which may waive what an opening needs (B10.8).
    """
    go = state.go
    owed: list[Illegal] = []
    if go.borrowed:
        owed.append(Illegal(Reason.TAKE_USE, tuple(card for group in go.borrowed for card in group)))
    if go.owed:
        owed.append(Illegal(Reason.JOKER_UNUSED, (JOKER,), {"need": go.owed}))
    if go.took is not None:
        owed.append(Illegal(Reason.DISCARD_UNUSED, (go.took,)))
    return (*owed, *_opening(state, leaving))


def _opening(state: State, leaving: bool) -> Iterable[Illegal]:
    terms, go = state.terms, state.go
    numbers = {"have": go.points, "need": opening.need(state)}
    if state.opened[state.turn]:
        if go.from_pile and terms.opening.discard_points_always and go.points < numbers["need"]:
            yield Illegal(Reason.OPEN_POINTS, numbers=numbers)
        return
    if not opening.must_open(state):
        return
    waived = terms.out.at_once_needs if leaving else "points_and_run"
    short = terms.opening.kind == "none" or go.points < numbers["need"]
    if short and waived == "points_and_run":
        yield Illegal(Reason.OPEN_POINTS, numbers=numbers)
    if waived != "none" and not opening.is_pure(state):
        yield Illegal(Reason.OPEN_PURE, numbers=numbers)


Key = Hashable


def completable(
    state: State,
    *,
    promise: Callable[[State], bool | None],
    ways: Callable[[State], Iterable[Event]],
    met: set[Key],
) -> bool:
    """Whether acts of the seat whose turn it is can lead to a state from which the turn can surely be ended.

    ``promise`` tells whether that is so, and ``None`` where it must be searched for; ``ways`` gives what
    could help, what pays first. Positions searched in vain are kept in ``met``, which searches of one turn
    may share.
    """
    key = _key(state)
    if key in met:
        return False
    told = promise(state)
    if told is None:
        told = any(
            completable(fold(state, event), promise=promise, ways=ways, met=met) for event in ways(state)
        )
    if not told:
        met.add(key)
    return told


def _key(state: State) -> Key:
    """What matters of a running turn, however it was reached: the order of new melds does not."""
    numbers = (state.go.squared, state.go.fresh) if state.go.squared else ()
    go = state.go._replace(squared=(), fresh=())
    fresh = frozenset(state.table[number - 1] for number in state.go.fresh)
    return (state.hands[state.turn], frozenset(_counted(state)), go, fresh, numbers)


def _counted(state: State) -> Iterable[tuple[Hashable, int]]:
    counts: dict[Hashable, int] = {}
    for lies in state.table:
        counts[lies] = counts.get(lies, 0) + 1
    return counts.items()
