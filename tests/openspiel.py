"""OpenSpiel's gin rummy beside ours: one deal played at both tables.

Ours are the rules of the preset ``gin_openspiel``, played through our adapter, which says acts in their
numbers (:mod:`tierce.envs.openspiel.sentences`).
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from typing import Any

from tierce.cards import Card, Cards
from tierce.envs.openspiel import load_game
from tierce.envs.openspiel.sentences import KNOCK, NUMBERS, sentence
from tierce.game.actions import Action
from tierce.game.policies import knock
from tierce.game.state import Phase, State
from tierce.melds.deadwood import deadwood
from tierce.rules import Terms

MISSING = "OpenSpiel is not installed; `make slow` and `make bench` bring it (requirements/oracle.txt)"


def spiel() -> Any:
    """The package, or a failure that says where it comes from."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError as missing:
        raise RuntimeError(MISSING) from missing


def game(**parameters: bool | int) -> Any:
    """Their game, with the parameters that are not as by default."""
    return spiel().load_game("gin_rummy", parameters)


class Beside:
    """A deal at both tables, ours by the adapter, each told what is done at the other."""

    def __init__(self, terms: Terms, rival: Any, order: Sequence[Card]) -> None:
        """The deal of this order. Our second seat deals, since their first player always begins."""
        self.adapter = load_game(terms.rules).new_initial_state(order=order)
        self.theirs = rival.new_initial_state()
        for hand in self.ours.hands:
            self._dealt(hand)
        self._dealt(self.ours.pile)

    @property
    def ours(self) -> State:
        """Our state."""
        return self.adapter._state

    def allowed(self) -> tuple[list[int], list[int]]:
        """What may be done now at our table, and at theirs."""
        return self.adapter.legal_actions(), self.theirs.legal_actions()

    def number(self, act: Action) -> int | None:
        """How an act begins; ``None`` while another is not at its end."""
        told = None if self.adapter._course.plain.said else sentence(self.ours, act)
        return None if told is None else told.head[0]

    @property
    def knocks(self) -> frozenset[int]:
        """The numbers that knock."""
        return frozenset({KNOCK})

    def do(self, number: int) -> None:
        """Do this at both tables."""
        stock = self.ours.stock
        self.theirs.apply_action(number)
        self.adapter.apply_action(number)
        self._dealt(stock[: len(stock) - len(self.ours.stock)])

    def _dealt(self, cards: Iterable[Card]) -> None:
        for card in cards:
            self.theirs.apply_action(NUMBERS[card])

    def facts(self) -> dict[str, tuple[object, object]]:
        """What both tables know, ours and theirs, where we are at the same point of the deal."""
        ours, theirs = self.ours, self.theirs
        if self.adapter._course.plain.said:
            return {}
        told: dict[str, tuple[object, object]] = {"over": (self.adapter.is_terminal(), theirs.is_terminal())}
        if ours.over:
            return told | {"returns": (self.adapter.returns(), theirs.returns())}
        told["player"] = self.adapter.current_player(), theirs.current_player()
        told["hands"] = [set(map(NUMBERS.get, hand)) for hand in ours.hands], [*map(set, theirs.hands())]
        for seat in range(2):
            seen = self.adapter.observation_tensor(seat).tolist()
            told[f"observation {seat}"] = seen, theirs.observation_tensor(seat)
        if ours.phase is not Phase.LAYOFF:
            told["known"] = (
                [sorted(map(NUMBERS.__getitem__, one)) for one in ours.known],
                theirs.known_cards(),
            )
            told["deadwood"] = [*map(self._deadwood, ours.hands)], theirs.deadwood()
        return told

    def _deadwood(self, hand: Cards) -> int:
        """Of ten cards the least; of eleven what their test of a knock finds."""
        worth = knock.points(self.ours.terms)
        return deadwood(hand, worth) if len(hand) < 11 else worth.of(knock.left_by_first_melds(hand, worth))
