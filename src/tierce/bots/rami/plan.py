"""What a turn could lay: the solver's best laying, said as the actions that a player takes one by one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tierce.cards import JOKER, Cards
from tierce.game import engine
from tierce.game.actions import Action, Borrow, LayMeld, LayOff, Swap
from tierce.game.events import Event, Took
from tierce.game.fold import fold
from tierce.game.policies import pile
from tierce.game.solved import all_but_one, best_plan
from tierce.game.state import Phase, State
from tierce.game.turns.drawing import may_lay
from tierce.melds import Laid
from tierce.melds.arrange import Arrangement

MOST_IN_A_CIRCLE: Final = 20
"""Of how many cards at most a laying is looked for where runs go on past the king."""


def best_laying(state: State) -> Arrangement | None:
    """The laying that counts most, if the seat whose turn it is may lay and can pay what it then owes."""
    if state.phase is not Phase.PLAY or not may_lay(state) or too_large(state):
        return None
    if state.opened[state.turn]:
        return best_plan(state)
    opens = best_plan(state._replace(go=state.go._replace(acted=True)))
    if opens is None or state.terms.opening.kind == "none":
        return _exit(state)
    return opens


def too_large(state: State) -> bool:
    """Whether the solver would take too long: where runs go round, long hands have very many."""
    return state.terms.melds.circular and len(state.hands[state.turn]) > MOST_IN_A_CIRCLE


def _exit(state: State) -> Arrangement | None:
    """The laying of all but the last card, where going out by it needs no points (B10.8)."""
    waived = state.terms.out.at_once_needs != "points_and_run"
    return all_but_one(state, Cards()) if waived else None


def acts(found: Arrangement) -> Iterator[Action]:
    """The actions of a laying, in an order in which they can be done."""
    for step in found.steps:
        if step.borrowed:
            yield Borrow((Laid(step.card),), step.meld + 1, step.end)
        else:
            yield LayOff(step.card, step.meld + 1, step.end)
    yield from map(LayMeld.of, found.melds)


def with_the_discard(state: State) -> State | None:
    """The state after taking the top discard, to be laid in this turn; ``None`` where it may not be taken."""
    if state.phase is not Phase.DRAW or pile.refused(state):
        return None
    then = fold(state, Took(state.turn, state.pile[-1]))
    return then._replace(go=then.go._replace(took=state.pile[-1]))


def swaps(state: State) -> Iterator[tuple[Swap, State]]:
    """Every joker that a card of the hand wins at once, with the state after the swap."""
    if not state.opened[state.turn] or not may_lay(state):
        return
    for number, lies in enumerate(state.table, start=1):
        for card in state.hands[state.turn].faces() if lies.meld.jokers else ():
            event = engine.judge(state, Swap(card, number)) if card is not JOKER else None
            if isinstance(event, Event):
                yield Swap(card, number), fold(state, event)


class Course:
    """The laying that a player has begun, so that it need not be found again at each of its actions."""

    def __init__(self) -> None:
        """None is begun."""
        self._state: State | None = None
        self._rest: tuple[Action, ...] = ()

    def ahead(self, state: State) -> Iterator[Action]:
        """The next action of the laying, where it has come as far as was foreseen."""
        self._rest = self._rest if state == self._state else ()
        yield from self._rest[:1]

    def lay(self, found: Arrangement) -> Iterator[Action]:
        """The actions of a new laying."""
        self._rest = tuple(acts(found))
        yield from self._rest

    def goes(self, state: State, action: Action) -> Action:
        """Foresee what follows this action; a joker that can be won once one has opened changes all plans."""
        self._state = None
        event = engine.judge(state, action)
        if self._rest[:1] == (action,) and isinstance(event, Event):
            then = fold(state, event)
            if then.opened == state.opened or not any(lies.meld.jokers for lies in then.table):
                self._state, self._rest = then, self._rest[1:]
        return action
