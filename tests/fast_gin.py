"""Gin by its kernels beside the plain engine: one deal played at both, and plain twins of the policies."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from tierce.cards import FACES, Card
from tierce.envs.numbers import action_table
from tierce.fast import gin
from tierce.fast.gin import rows as at
from tierce.fast.lots import Ints
from tierce.game import engine
from tierce.game.actions import Action, BigGin, Discard, Done, Knock, LayOff, Take
from tierce.game.policies import knock
from tierce.game.scoring import Ending
from tierce.game.state import Phase, State
from tierce.melds.deadwood import arrangement, deadwood
from tierce.rules import Terms

PHASES: Final = {
    Phase.OFFER: at.OFFERED,
    Phase.DRAW: at.DRAWING,
    Phase.PLAY: at.PLAYING,
    Phase.WALL: at.AT_WALL,
    Phase.LAYOFF: at.LAYING_OFF,
    Phase.OVER: at.OVER,
}
ENDINGS: Final = {
    Ending.BLOCKED: at.BLOCKED,
    Ending.KNOCK: at.BY_KNOCK,
    Ending.GIN: at.BY_GIN,
    Ending.BIG_GIN: at.BY_BIG_GIN,
}


class Beside:
    """A deal in the plain engine and in a row."""

    def __init__(self, terms: Terms, order: Sequence[int], dealer: int) -> None:
        """The deal of this order."""
        self.terms, self.law = terms, gin.packed(terms)
        self.table = action_table(terms)
        self.row, self.out = np.zeros(gin.ROW, np.int64), np.zeros(gin.LONGEST_LISTING, np.int64)
        gin.deal(self.row, self.law, np.array(order, dtype=np.int64), dealer)
        self.state = engine.deal(terms, seats=2, dealer=dealer, order=[FACES[card] for card in order])

    @property
    def plain(self) -> dict[int, Action]:
        """The plain engine's moves with their numbers, in its order."""
        return self.table.numbered(self.state, engine.legal_actions(self.state))

    @property
    def listed(self) -> list[int]:
        """The kernel's listing."""
        return [int(move) for move in self.out[: gin.listing(self.row, self.law, self.out)]]

    def apply(self, move: int, action: Action) -> None:
        """Do this at both."""
        gin.apply(self.row, self.law, move)
        self.state = engine.apply(self.state, action).state

    @property
    def facts(self) -> tuple[Facts, Facts]:
        """What the plain state and the row say."""
        return plain_facts(self.state), facts(self.row)


class Facts(NamedTuple):
    """What both know of a deal."""

    phase: int
    turn: int
    hands: tuple[int, ...]
    known: tuple[int, ...]
    pile: tuple[int, ...]
    stock: tuple[int, ...]
    table: tuple[int, ...]
    upcard: int
    ending: int
    points: tuple[int, ...]


def plain_facts(state: State) -> Facts:
    """Those of a plain state."""
    result = state.result
    return Facts(
        PHASES[state.phase],
        state.turn,
        tuple(hand.mask for hand in state.hands),
        tuple(hand.mask for hand in state.known),
        tuple(card.index for card in state.pile),
        tuple(card.index for card in state.stock),
        tuple(lies.meld.bag.mask for lies in state.table),
        -1 if state.upcard is None else state.upcard.index,
        0 if result is None else ENDINGS[result.how],
        (0, 0) if result is None else tuple(point or 0 for point in result.points(state.terms)),
    )


def facts(row: Ints) -> Facts:
    """Those of a row."""
    told = [int(value) for value in row]
    return Facts(
        told[at.PHASE],
        told[at.TURN],
        tuple(told[at.HAND : at.HAND + 2]),
        tuple(told[at.KNOWN : at.KNOWN + 2]),
        tuple(told[at.PILE : at.PILE + told[at.PILED]]),
        tuple(told[at.ORDER + told[at.DRAWN] : at.ORDER + 52]),
        tuple(told[at.MELD : at.MELD + told[at.MELDS]]),
        told[at.TURNED_UP],
        told[at.ENDING] if told[at.PHASE] == at.OVER else 0,
        tuple(told[at.POINTS : at.POINTS + 2]),
    )


# -- policies ------------------------------------------------------------------------------------------------


def greedy_move(state: State, legal: dict[int, Action], knock_at: int) -> int:
    """The plain twin of the greedy policy."""
    worth, hand = knock.points(state.terms), state.hands[state.turn]
    if state.phase is Phase.PLAY:
        return _greedy_play(state, legal, knock_at)
    numbers = {action: move for move, action in legal.items()}
    if state.phase is Phase.LAYOFF:
        left = arrangement(hand, worth)[1]
        lays = [action for action in numbers if isinstance(action, LayOff) and action.card in left]
        dones = [action for action in numbers if isinstance(action, Done)]
        return numbers[(*lays, *dones)[0]]
    top = state.top
    if Take() in numbers and top is not None:
        melded = deadwood(hand + top, worth) < deadwood(hand, worth) + worth.each[top.index]
        if melded or (state.phase is Phase.WALL and state.terms.draw.wall == "knock"):
            return numbers[Take()]
    return next(move for action, move in numbers.items() if action != Take())


def _greedy_play(state: State, legal: dict[int, Action], knock_at: int) -> int:
    worth, hand = knock.points(state.terms), state.hands[state.turn]
    knocks: dict[int, int] = {}
    discards: dict[Card, int] = {}
    for move, action in legal.items():
        match action:
            case BigGin():
                return move
            case Knock(card=card):
                knocks[move] = deadwood(hand - card, worth)
            case Discard(card=card):
                discards[card] = move
    if knocks:
        best = min(knocks, key=knocks.__getitem__)
        if not discards or knocks[best] <= knock_at:
            return best
    dead = list(arrangement(hand, worth)[1])
    alone = [card for card in dead if not any(_friends(card, other) for other in dead)]
    found = [
        found for kind in (alone, dead, list(hand)) if (found := [one for one in discards if one in kind])
    ]
    return discards[max(found[0], key=lambda card: (worth.each[card.index], card.index))]


def _friends(card: Card, other: Card) -> bool:
    if card is other:
        return False
    return card.rank == other.rank or (card.suit is other.suit and abs(card.rank - other.rank) <= 2)


def any_order(rng: random.Random) -> list[int]:
    """A shuffled pack."""
    return rng.sample(range(52), 52)
