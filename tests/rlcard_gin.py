"""RLCard's gin rummy beside ours: one deal played at both tables.

Ours are the rules of the preset ``gin_rlcard``. They do not say which melds are shown, so one number of
theirs is several acts of ours; nor which card gin throws. What they pay for a deal is no score of gin and is
worked out here (GIN-15).
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from tierce.cards import FACES, Card, Cards, Suit
from tierce.game import engine
from tierce.game.actions import Action, Discard, Draw, Knock, Pass, Take
from tierce.game.policies import knock
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import State
from tierce.melds.deadwood import deadwood
from tierce.rules import Terms
from tierce.table.view import view_of

MISSING = "RLCard is not installed; `make slow` and `make bench` bring it (requirements/oracle.txt)"

SUITS: Final = "shdc"
"""Their order of the suits."""
CARDS: Final = tuple(Card.of(rank, Suit(suit)) for suit in SUITS for rank in range(1, 14))
"""Our card by their number."""
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
DRAW, TAKE, DEAD_HAND, GIN, FIRST_DISCARD, FIRST_KNOCK = 2, 3, 4, 5, 6, 58


class Stacked:
    """Instead of their random numbers: who deals, and the pack in the order in which it is dealt."""

    def __init__(self, dealer: int, cards: Sequence[Any]) -> None:
        """The seat that deals; their cards, the first to be dealt first."""
        self._dealer, self._cards = dealer, cards

    def choice(self, seats: Sequence[int]) -> int:
        """The dealer."""
        return seats[self._dealer]

    def shuffle(self, pack: list[Any]) -> None:
        """The pack as it was stacked; they deal from its end."""
        pack[:] = reversed(self._cards)


def number(act: Action) -> int:
    """Their number of an act of ours."""
    match act:
        case Draw():
            return DRAW
        case Take():
            return TAKE
        case Pass():
            return DEAD_HAND
        case Discard(card=card):
            return FIRST_DISCARD + NUMBERS[card]
        case Knock(card=card, left=left):
            return FIRST_KNOCK + NUMBERS[card] if left else GIN
    raise ValueError(f"{act} is not in their game")


def payoffs(result: DealResult, terms: Terms) -> list[float]:
    """What they pay: 1 for gin, 0.2 for a knock, to all others less the hundredth of their deadwood."""
    worth = knock.points(terms)
    paid = [-deadwood(left or Cards(), worth) / 100 for left in result.left]
    if result.went_out is not None:
        paid[result.went_out] = 1.0 if result.how is Ending.GIN else 0.2
    return paid


class Beside:
    """A deal at both tables, ours and theirs, each told what is done at the other."""

    def __init__(self, terms: Terms, order: Sequence[Card], dealer: int) -> None:
        """The deal of this order."""
        self.ours = engine.deal(terms, seats=2, dealer=dealer, order=order)
        rlcard = _module("game")
        self.theirs = rlcard.GinRummyGame()
        first, second = self.ours.hands[1 - dealer], self.ours.hands[dealer]
        pack = [
            _module("utils.utils").get_card(NUMBERS[card]) for card in (*first, *second, *self.ours.stock)
        ]
        self.theirs.np_random = Stacked(dealer, pack)
        self.theirs.init_game()
        self._acts = self._legal()

    def _legal(self) -> dict[int, Action]:
        """One of our legal acts for each number of theirs."""
        return {number(act): act for act in engine.legal_actions(self.ours)}

    def allowed(self) -> tuple[list[int], list[int]]:
        """What may be done now at our table, and at theirs."""
        return sorted(self._acts), sorted(act.action_id for act in self.theirs.judge.get_legal_actions())

    def number(self, act: Action) -> int | None:
        """Their number of an act."""
        return number(act)

    @property
    def knocks(self) -> frozenset[int]:
        """The numbers that knock."""
        return frozenset({GIN, *range(FIRST_KNOCK, FIRST_KNOCK + 52)})

    def do(self, number: int) -> None:
        """Do this at both tables. When the deal is over at ours, nothing is left to choose at theirs."""
        self.ours = engine.apply(self.ours, self._acts[number]).state
        self.theirs.step(self.theirs.decode_action(number))
        self._acts = self._legal()
        while self.ours.over and not self.theirs.is_over():
            (only,) = self.theirs.judge.get_legal_actions()
            self.theirs.step(only)

    def facts(self) -> dict[str, tuple[object, object]]:
        """What both tables know, ours and theirs."""
        ours, theirs = self.ours, self.theirs
        told: dict[str, tuple[object, object]] = {"over": (ours.over, theirs.is_over())}
        if ours.over:
            assert ours.result is not None
            return told | {
                "payoffs": (payoffs(ours.result, ours.terms), theirs.judge.scorer.get_payoffs(theirs))
            }
        told["turn"] = ours.turn, theirs.get_player_id()
        told["stock"] = len(ours.stock), len(theirs.round.dealer.stock_pile)
        seen = theirs.get_state(theirs.get_player_id())
        return told | {name: (cards, sorted(seen[name])) for name, cards in observation(ours).items()}


def observation(state: State) -> dict[str, list[str]]:
    """What the seat to act sees, by their names: its hand, the discards, what it knows of the other hand."""
    view = view_of(state, state.turn)
    known = view.known[1 - state.turn]
    unseen = Cards(FACES[:52]) - view.hand - Cards(view.pile) - known
    seen: dict[str, Iterable[Card]] = {
        "hand": view.hand,
        "top_discard": view.pile[-1:],
        "dead_cards": view.pile[:-1],
        "opponent_known_cards": known,
        "unknown_cards": unseen,
    }
    return {name: sorted(f"{card.suit.upper()}{card.rank}" for card in cards) for name, cards in seen.items()}


def _module(name: str) -> Any:
    """A module of the package, or a failure that says where it comes from."""
    try:
        return importlib.import_module(f"rlcard.games.gin_rummy.{name}")
    except ImportError as missing:
        raise RuntimeError(MISSING) from missing
