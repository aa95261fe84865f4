"""The engine's state as a position of the naive twin, so that the two can be asked the same questions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import naive
from tierce import State
from tierce.melds import Meld
from tierce.rules.knobs import KNOBS


def naive_position(state: State) -> naive.Position:
    """What the naive twin knows of a running deal: everything but the cards aside."""
    knobs: dict[str, Any] = {
        path: getattr(getattr(state.terms, KNOBS[path].group), path.split(".")[1]) for path in KNOBS
    }
    return naive.Position(
        knobs=knobs,
        hands=tuple(tuple(str(card) for card in hand) for hand in state.hands),
        table=tuple(
            _meld(lies.owner, lies.meld, circular=state.terms.melds.circular) for lies in state.table
        ),
        seat=state.turn,
        new=tuple(not opened for opened in state.opened),
        dead=tuple(dead or out for dead, out in zip(state.dead, state.out, strict=True)),
        acted=state.go.acted,
        opened=state.go.opened,
        squares=frozenset(number - 1 for number in state.go.squared),
        owed=state.go.owed,
        over=state.over,
    )


def _meld(owner: int, meld: Meld, *, circular: bool) -> naive.Meld:
    cards = tuple(card.text for card in meld.cards)
    if meld.suit is None:
        return naive.Set(owner, naive.RANKS[meld.low - 1], cards)
    places: Sequence[int] = range(meld.low, meld.low + len(cards))
    if circular:
        places = [(place - 1) % 13 + 1 for place in places]
    return naive.Run(owner, meld.suit.value, tuple(zip(places, cards, strict=True)))
