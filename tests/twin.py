"""The engine's state as a position of a naive twin, so that the two can be asked the same questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import naive
import naive_rami
from tierce.cards import Card
from tierce.game import DealResult, State, engine
from tierce.game.actions import Action, Renew
from tierce.game.policies import pile
from tierce.game.state import Phase
from tierce.melds import Meld
from tierce.rules import Terms
from tierce.rules.knobs import KNOBS


def naive_position(state: State) -> naive.Position:
    """What the naive twin knows of a running deal: everything but the cards aside."""
    return naive.Position(
        knobs=_knobs(state.terms),
        hands=tuple(map(_texts, state.hands)),
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


def naive_rami_position(state: State) -> naive_rami.Position:
    """What the naive twin of Rami knows of a running deal, or of how it ended."""
    go, taken = state.go, state.go.from_pile
    position = naive_rami.Position(
        knobs=_knobs(state.terms),
        hands=tuple(map(_texts, state.hands)),
        table=tuple(
            _meld(lies.owner, lies.meld, circular=state.terms.melds.circular) for lies in state.table
        ),
        stock=_texts(state.stock),
        pile=_texts(state.pile),
        seat=state.turn,
        phase=state.phase.value,
        turns=state.turns,
        opened=state.opened,
        forfeited=state.touched,
        out=state.out,
        renewals=state.renewals,
        acted=go.acted,
        opened_now=go.opened,
        squares=frozenset(number - 1 for number in go.squared),
        owed=go.owed,
        took=None if go.took is None else str(go.took),
        from_pile=taken,
        lifted=None if go.lifted is None else str(go.lifted),
        melds=go.melds,
        points=go.points,
        fresh=frozenset(number - 1 for number in go.fresh),
        borrowed=tuple(sorted(map(_texts, go.borrowed))),
        jokers=go.jokers,
        used_table=go.used_table,
        touched=go.touched and not taken,
    )
    return position if state.result is None else ended(position, _facts(state.result))


def ended(position: naive_rami.Position, facts: naive_rami.Facts | None = None) -> naive_rami.Position:
    """Of a deal that is over only how it ended matters; of one that is not, everything."""
    facts = facts or position.result
    if facts is None:
        return position
    bare = naive_rami.position([""] * len(position.hands), phase="over", stock="")
    return replace(bare, knobs=position.knobs, result=facts)


def after_step(state: State, action: Action) -> State:
    """The state after a step, chance having renewed the stock if it was asked to."""
    return with_stock(engine.apply_step(state, action).state)


def with_stock(state: State) -> State:
    """The state once chance has renewed the stock: where it may choose, in order, as the twin does."""
    while state.phase is Phase.RENEW:
        discards = pile.renewable(state)
        order = sorted(discards) if state.terms.draw.renew == "shuffled" else discards
        state = engine.apply(state, Renew(tuple(order))).state
    return state


def _facts(result: DealResult) -> naive_rami.Facts:
    left = tuple(None if hand is None else _texts(hand) for hand in result.left)
    unopened = tuple(missed and seat != result.went_out for seat, missed in enumerate(result.unopened))
    if result.exit is None:
        return naive_rami.Facts(left, unopened, result.went_out)
    return naive_rami.Facts(left, unopened, result.went_out, *result.exit)


def _knobs(terms: Terms) -> dict[str, Any]:
    return {path: getattr(getattr(terms, KNOBS[path].group), path.split(".")[1]) for path in KNOBS}


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.text for card in cards)


def _meld(owner: int, meld: Meld, *, circular: bool) -> naive.Meld:
    cards = tuple(card.text for card in meld.cards)
    if meld.suit is None:
        return naive.Set(owner, naive.RANKS[meld.low - 1], cards)
    places: Sequence[int] = range(meld.low, meld.low + len(cards))
    if circular:
        places = [(place - 1) % 13 + 1 for place in places]
    return naive.Run(owner, meld.suit.value, tuple(zip(places, cards, strict=True)))
