"""Rami by its kernels beside the plain engine: one deal played at both, and plain twins of the policies.

Where several choices of melds are best, a twin demands that the kernel's is one of them and follows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from tierce.cards import FACES, JOKER, Card, Cards
from tierce.cards.card import SUITS
from tierce.fast import rami
from tierce.fast.lots import Ints
from tierce.fast.policies import RANDOM, Policy
from tierce.fast.rami import rows as at
from tierce.fast.rami.acts import renewable
from tierce.fast.rami.law import values_in_hand, values_in_melds
from tierce.fast.rami.policies import KEEPER
from tierce.game import engine
from tierce.game.actions import Action, Discard, LayMeld, LayOff, Renew, Swap
from tierce.game.events import Event, Took
from tierce.game.fold import fold
from tierce.game.owed import debts
from tierce.game.policies import opening, pile, swap
from tierce.game.scoring import card_points
from tierce.game.state import Phase, State, meld_law, put
from tierce.game.turns import laying
from tierce.game.turns.drawing import may_lay
from tierce.melds import MeldEnd
from tierce.melds.arrange import Arrangement, arrange
from tierce.melds.arrange import opening as opening_of
from tierce.rules import Terms


class Beside:
    """A deal in the plain engine and in a row."""

    def __init__(self, terms: Terms, order: Sequence[int], dealer: int) -> None:
        """The deal of this order."""
        self.terms, self.law = terms, rami.packed(terms)
        self.row = np.zeros(rami.ROW, np.int64)
        self.tools = rami.tools(terms)
        rami.deal(self.row, self.law, np.array(order, dtype=np.int64), dealer)
        self.state = engine.deal(
            terms, seats=terms.players, dealer=dealer, order=[FACES[card] for card in order]
        )
        self.events: list[tuple[State, Event]] = []
        """Every event, and the state before the action that brought it about."""

    @property
    def same(self) -> bool:
        """Whether the row is just the plain state, and can be made of it where its turn owes nothing."""
        if rami.state_of(self.row, self.terms) != self.state:
            return False
        if self.state.phase is Phase.PLAY and debts(self.state):
            return True
        return rami.state_of(rami.row_of(self.state), self.terms) == self.state

    def choice(self, policies: Ints, lots: Ints) -> list[int]:
        """What the seat whose turn it is does next by its policy, which leaves the row as it is."""
        before = self.row.copy()
        count = rami.choose(self.row, self.law, policies, lots, self.tools)
        assert np.array_equal(self.row, before)
        return [int(act) for act in self.tools.acts[:count]]

    def renew(self, lots: Ints) -> None:
        """Renew the stock at both, in the order of the kernel."""
        count = renewable(self.row, self.law)
        rami.renew(self.row, self.law, lots)
        stock = self.row[at.STOCK : at.STOCK + count][::-1]  # What was drawn at once is still written there.
        self._happen(Renew(tuple(FACES[card] for card in stock)))

    def apply(self, act: int) -> None:
        """Do this at both; the guarded door of the plain engine refuses what is not legal."""
        rami.apply(self.row, self.law, act)
        self._happen(rami.action_of(act))

    def _happen(self, action: Action) -> None:
        step = engine.apply(self.state, action)
        self.events += [(self.state, event) for event in step.events]
        self.state = step.state


# -- what policies ask ---------------------------------------------------------------------------------------


def best(state: State, must: Card | None, fresh: int = 0) -> Arrangement | None:
    """The melds that take most off a hand, one card staying."""
    hand, law = state.hands[state.turn], meld_law(state.terms)
    return arrange(hand, law, values_in_hand(state.terms), must=must, fresh=fresh, keep=1)


def best_opening(state: State, must: Card | None) -> Arrangement | None:
    """The opening that counts most, one card staying."""
    terms, hand = state.terms, state.hands[state.turn]
    values, pure = values_in_melds(terms), terms.opening.pure_run
    return opening_of(hand, meld_law(terms), opening.need(state), values=values, pure=pure, must=must, keep=1)


def fewest_of_others(state: State) -> int:
    """How many cards the seat holds that holds fewest, the acting one aside."""
    return min(len(hand) for seat, hand in enumerate(state.hands) if seat != state.turn)


def wants_top(state: State, policy: Policy) -> bool:
    """Whether the policy takes the discard."""
    opened = state.opened[state.turn]
    if policy.kind == RANDOM or pile.refused(state) or not may_lay(state):
        return False
    if policy.kind == KEEPER and opened and fewest_of_others(state) > policy.parameter:
        return False
    top = state.pile[-1]
    after = fold(state, Took(state.turn, top))
    if not opened:
        return best_opening(after, top) is not None
    return any(act.card is top for act in laying.layoffs(after)) or best(after, top) is not None


# -- what policies lay ---------------------------------------------------------------------------------------


class Followed:
    """The acts of a turn after its draw, one after the other, each looked at before it is done."""

    def __init__(self, state: State, acts: Sequence[Action], policy: Policy) -> None:
        """The turn of the seat whose turn it is."""
        self.state, self.acts, self.policy = state, list(acts), policy

    @property
    def next(self) -> Action:
        """The act to come."""
        return self.acts[0]

    def do(self, expected: bool) -> None:
        """Do it, if it is what was expected."""
        assert expected, (self.state, self.acts)
        self.state = engine.apply(self.state, self.acts.pop(0)).state

    def follow(self) -> None:
        """Demand that the turn is what its policy says."""
        seat, before = self.state.turn, self.state
        gives_up = self.policy.kind == RANDOM and isinstance(self.next, Discard)
        if may_lay(self.state) and not gives_up:
            if not self.state.opened[seat]:
                self._open()
            if self.state.opened[seat]:
                self._lay_on(fewest_of_others(before))
        assert len(self.acts) == 1
        assert isinstance(self.next, Discard)
        hand = self.state.hands[seat]
        if self.policy.kind == RANDOM:
            assert self.next.card in hand
        else:
            announces = before.terms.out.carte == "manual" and len(hand) == 2
            assert self.next == Discard(useless(hand, before.terms), announces)

    def _open(self) -> None:
        found = best_opening(self.state, self.state.go.took)
        if found is None:
            return
        self._lay(found, lambda state: state.go.points)
        assert self.state.opened[self.state.turn]

    def _lay_on(self, others: int) -> None:
        keeps = self.policy.kind == KEEPER and others > self.policy.parameter
        if keeps and isinstance(self.next, Discard):
            found = best(self.state, None)
            simple = not any(laying.layoffs(self.state)) and not any(laying.swaps(self.state))
            assert not simple or found is None or not found.melds or len(found.deadwood) > 1
            return
        count = -1
        while count != len(self.acts):
            count = len(self.acts)
            took, owed = self.state.go.took, self.state.go.owed
            if took is not None and best(self.state, took, owed) is None:
                self.do(isinstance(self.next, LayOff) and self.next.card is took)
            self._win_jokers()
            found = best(self.state, self.state.go.took, self.state.go.owed)
            assert found is not None
            self._lay(found, lambda state: -_in_hand(state))
            self._lay_off()
        if keeps:
            assert len(self.state.hands[self.state.turn]) == 1

    def _lay(self, found: Arrangement, counted: Callable[[State], int]) -> None:
        """Lay melds that are worth as much as those found, and as many cards."""
        held = len(self.state.hands[self.state.turn])
        least = counted(self.state)
        while held - len(self.state.hands[self.state.turn]) < held - len(found.deadwood):
            self.do(isinstance(self.next, LayMeld))
        assert len(self.state.hands[self.state.turn]) == len(found.deadwood)
        assert counted(self.state) - least == found.points

    def _win_jokers(self) -> None:
        for number, lies in enumerate(self.state.table, start=1):
            if swap.waits(self.state) or not lies.meld.jokers:
                continue
            hand = self.state.hands[self.state.turn]
            wins = [
                card for card in hand.faces() if engine.check_step(self.state, Swap(card, number)) is None
            ]
            if wins and self._usable(wins[0]):
                self.do(self.next == Swap(wins[0], number))

    def _usable(self, card: Card) -> bool:
        state, seat = self.state, self.state.turn
        owed = state.go.owed + (state.terms.swap.use != "keep")
        must = None if state.go.took is card else state.go.took
        if must is None and not owed:
            return True
        hands = put(state.hands, seat, state.hands[seat] - card + JOKER)
        return best(state._replace(hands=hands), must, owed) is not None

    def _lay_off(self) -> None:
        for number in range(1, len(self.state.table) + 1):
            while len(self.state.hands[self.state.turn]) > 1:
                there = [act for act in laying.layoffs(self.state) if act.meld == number]
                if not there:
                    break
                there.sort(key=lambda act: (act.card is JOKER, act.end is MeldEnd.HIGH))
                self.do(self.next == there[0])


def _in_hand(state: State) -> int:
    return sum(card_points(card, state.terms) for card in state.hands[state.turn])


def useless(hand: Cards, terms: Terms) -> Card:
    """The dearest natural that is in no pair nor near a run, else the dearest natural, the first of such."""
    naturals = [card for card in hand.faces() if card is not JOKER]
    if not naturals:
        return JOKER
    return max(naturals, key=lambda card: (not befriended(card, hand), card_points(card, terms), -card.index))


def befriended(card: Card, hand: Cards) -> bool:
    """Whether the hand has another suit of this rank, or a card of this suit at most two places away."""
    places = {int(other.rank) for other in hand if other is not JOKER and other.suit is card.suit}
    if 1 in places:
        places = places | {14}
    near = any(place + step in places for place in _places(card) for step in (-2, -1, 1, 2))
    return near or any(Card.of(card.rank, suit) in hand for suit in SUITS if suit is not card.suit)


def _places(card: Card) -> tuple[int, ...]:
    return (1, 14) if card.rank == 1 else (int(card.rank),)
