"""Penang by its kernels beside the plain engine: one deal played at both, and plain twins of the policies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from tierce.cards import FACES, JOKER
from tierce.fast import penang, policies
from tierce.fast.penang.rows import LENGTH
from tierce.fast.policies import Policy
from tierce.game import State, engine
from tierce.game.actions import Action, Die, EndTurn, LayMeld, LayOff, Swap
from tierce.game.events import DealEnded, Died, Event, LaidOff, MeldLaid, Swapped, TurnEnded, WentOut
from tierce.game.scoring import Ending, card_points
from tierce.rules import Terms

ROOM = np.zeros(40, dtype=np.int64)
"""Few, so that a listing takes many pages."""


class Beside:
    """A deal in the plain engine and in a row."""

    def __init__(self, terms: Terms, order: Sequence[int], dealer: int, out: tuple[int, ...] = ()) -> None:
        """The deal of this order, without the seats that are out."""
        self.terms, self.law = terms, penang.packed(terms)
        self.row = np.zeros(penang.ROW, dtype=np.int64)
        penang.deal(self.row, self.law, np.array(order), dealer, sum(1 << seat for seat in out))
        cards = [FACES[card] for card in order]
        seats = terms.players + len(out)
        self.state = engine.deal(terms, seats=seats, dealer=dealer, order=cards, out=out)

    @property
    def listed(self) -> list[int]:
        """Every legal move, page by page."""
        found: list[int] = []
        while (count := penang.listing(self.row, self.law, ROOM, len(found))) > len(found):
            found += [int(move) for move in ROOM[: count - len(found)]]
        return found

    def apply(self, move: int) -> None:
        """Do this at both; the same must happen."""
        before = penang.state_of(self.row, self.terms)
        penang.apply(self.row, self.law, move)
        step = engine.apply(self.state, action := penang.action_of(move))
        assert [*told(before, action, penang.state_of(self.row, self.terms))] == [*step.events]
        self.state = step.state

    def same(self) -> None:
        """The row is the state, and its length is all that the state does not say."""
        assert penang.state_of(self.row, self.terms) == self.state, self.terms.rules
        row = penang.row_of(self.state)
        row[LENGTH] = self.row[LENGTH]
        assert np.array_equal(row, self.row), self.terms.rules


def told(before: State, action: Action, after: State) -> Iterator[Event]:
    """What happened from one row to the next, as events."""
    seat, died = before.turn, {one for one in before.alive if after.dead[one]}
    match action:
        case LayMeld():
            yield MeldLaid(seat, after.table[-1].meld)
        case LayOff(card=card, meld=number, end=end):
            yield LaidOff(seat, card, number, end)
        case Swap(card=card, meld=number):
            old, new = (state.table[number - 1].meld for state in (before, after))
            slots = [slot for slot, lies in enumerate(old.cards) if lies is JOKER]
            won = next(slot for slot in slots if new.cards[slot] is card) if old.is_run else slots[-1]
            yield Swapped(seat, card, number, won)
        case EndTurn():
            yield TurnEnded(seat)
        case Die():
            yield Died(seat)
            died -= {seat}
    yield from (Died(other, auto=True) for other in after.order(seat) if other in died)
    if after.result is not None:
        if after.result.how is Ending.GAME:
            yield WentOut(seat)
        yield DealEnded(after.turn, after.result)


# -- policies, written over the listed actions ---------------------------------------------------------------


def plain_action(state: State, policy: Policy) -> Action | None:
    """What the policy does; ``None`` where it may be any legal action."""
    match policy.kind:
        case policies.GREEDY:
            return greedy_action(state)
        case penang.PATIENT:
            return patient_action(state, policy.parameter)
    return None


def greedy_action(state: State) -> Action:
    """The greedy policy's choice."""
    acts = Acts.of(state)
    return _first(
        acts.best_meld(0),
        acts.dearest(acts.naturals_off),
        acts.dearest(acts.swaps),
        acts.best_meld(),
        *acts.jokers_off,
        *acts.words,
    )


def patient_action(state: State, danger: int) -> Action:
    """The patient policy's choice."""
    if any(len(state.hands[seat]) <= danger for seat in state.alive if seat != state.turn):
        return greedy_action(state)
    acts = Acts.of(state)
    if state.opened[state.turn] and state.go.acted:
        return EndTurn()
    return _first(
        acts.dearest(acts.naturals_off),
        acts.best_meld(0, short=True),
        *acts.jokers_off,
        acts.dearest(acts.swaps),
        acts.best_meld(short=True),
        *acts.words,
    )


def _first(*wishes: Action | None) -> Action:
    return next(wish for wish in wishes if wish is not None)


@dataclass(frozen=True)
class Acts:
    """The legal actions of a state by their kinds, each in the order of the listing."""

    terms: Terms
    melds: list[Action]
    naturals_off: list[Action]
    jokers_off: list[Action]
    swaps: list[Action]
    words: list[Action]

    @classmethod
    def of(cls, state: State) -> Acts:
        """Those of a state."""
        acts = engine.legal_actions(state)
        offs = [act for act in acts if isinstance(act, LayOff)]
        return cls(
            state.terms,
            [act for act in acts if isinstance(act, LayMeld)],
            [act for act in offs if act.card is not JOKER],
            [act for act in offs if act.card is JOKER],
            [act for act in acts if isinstance(act, Swap)],
            [act for act in acts if isinstance(act, EndTurn | Die)],
        )

    def best_meld(self, jokers: int | None = None, *, short: bool = False) -> Action | None:
        """The meld with the fewest jokers (at most so many), perhaps the fewest cards, the most points."""

        def rank(meld: Action) -> tuple[int, int, int]:
            return meld.cards.count(JOKER), short * len(meld.cards), -self.points(meld)

        found = min(self.melds, key=rank, default=None)
        return None if found is None or (jokers is not None and rank(found)[0] > jokers) else found

    def dearest(self, acts: list[Action]) -> Action | None:
        """The action whose naturals count most."""
        return max(acts, key=self.points, default=None)

    def points(self, act: Action) -> int:
        """What the naturals of an action count."""
        return sum(card_points(card, self.terms) for card in act.cards if card is not JOKER)
