"""One step ahead: what an action leads to, what cards are worth, and which swaps lead on."""

from __future__ import annotations

from functools import lru_cache

from tierce.cards import FACES, JOKER, UNKNOWN
from tierce.game import engine
from tierce.game.actions import Action, LayMeld, LayOff, Swap
from tierce.game.events import Event
from tierce.game.fold import fold
from tierce.game.scoring import card_points
from tierce.game.state import State
from tierce.melds import MeldEnd
from tierce.rules import Terms

DOUBLING = 30
"""What a joker is taken to cost where it doubles the hand."""


@lru_cache(maxsize=64)
def worths(terms: Terms) -> tuple[int, ...]:
    """What each face costs when it is left in hand, by its index."""
    costs = [0 if card is UNKNOWN else card_points(card, terms) for card in FACES]
    if terms.values.joker_in_hand == "doubles_hand":
        costs[JOKER.index] = DOUBLING
    return tuple(costs)


def after(state: State, action: Action) -> State | None:
    """The state that the step leads to by itself, or ``None`` when the rules refuse it."""
    event = engine.judge(state, action)
    return fold(state, event) if isinstance(event, Event) else None


def pays(state: State, action: Action) -> bool:
    """Whether the action lays a joker in a way that pays for a freed one (`swap.use`)."""
    use = state.terms.swap.use
    return JOKER in action.cards and (
        isinstance(action, LayMeld) or (use != "new_meld" and isinstance(action, LayOff))
    )


def leads_on(state: State, swap: Swap) -> bool:
    """Whether the joker that the swap wins can be laid at once."""
    then = after(state, swap)
    if then is None:
        return False
    if state.terms.swap.use != "new_meld":
        for number, lies in enumerate(then.table, start=1):
            for end in MeldEnd if lies.meld.is_run else (None,):
                if engine.check_step(then, LayOff(JOKER, number, end)) is None:
                    return True
    return any(isinstance(step, LayMeld) and JOKER in step.cards for step in engine.steps(then))
