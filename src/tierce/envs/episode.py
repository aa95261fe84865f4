"""Deals one after another, whose chance follows from a seed: what all environments play on.

Chance is a value, not a generator that runs on, so a copy of a deal costs nothing and has the same chance to
come.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from tierce.cards import Card, numbered_deck
from tierce.game import engine
from tierce.game.actions import Action, Renew
from tierce.game.policies import pile
from tierce.game.state import Phase, State
from tierce.rules import Rules, Terms, load


def game_of(rules: Rules | str, seats: int | None) -> tuple[Rules, Terms]:
    """The rule book and its terms for so many seats, the fewest that may play if not said.

    Raises ``RulesError`` for rules that so many cannot play.
    """
    book = load(rules) if isinstance(rules, str) else rules
    return book, book.at(book.span[0] if seats is None else seats)


class Chance(NamedTuple):
    """All the chance of one deal."""

    seed: int
    deal: int = 0
    """The number of the deal, from 0."""

    @property
    def next(self) -> Chance:
        """The chance of the next deal."""
        return self._replace(deal=self.deal + 1)

    def lots(self, purpose: str) -> random.Random:
        """The lots for one purpose, always the same ones."""
        return random.Random(f"{self.seed} {self.deal} {purpose}")


def dealt(terms: Terms, luck: Chance, dealer: int | None = None) -> State:
    """A new deal: its dealer by lot if not said, shuffled, and cut where that is done."""
    shuffle = shuffled(terms, luck)
    deals = shuffle.dealer if dealer is None else dealer
    return engine.deal(terms, seats=terms.players, dealer=deals, order=shuffle.deck, cut=shuffle.cut)


class Shuffle(NamedTuple):
    """What is drawn by lot before a deal."""

    dealer: int
    deck: tuple[Card, ...]
    """The whole deck in order."""
    cut: int
    """The place where it is cut."""


def shuffled(terms: Terms, luck: Chance) -> Shuffle:
    """The lots of a deal."""
    lots = luck.lots("deal")
    dealer = lots.randrange(terms.players)
    deck = list(numbered_deck(terms.deck.packs, terms.deck.jokers))
    lots.shuffle(deck)
    return Shuffle(dealer, tuple(deck), lots.randrange(len(deck)))


def played(state: State, action: Action, luck: Chance) -> State:
    """The state after an action that is listed at the guarded door; a stock that ran out is renewed."""
    return renewed(engine.apply_step(state, action).state, luck)


def renewed(state: State, luck: Chance) -> State:
    """The state with its stock renewed if chance must do so."""
    while state.phase is Phase.RENEW:
        state = engine.apply(state, renewal(state, luck)).state
    return state


def renewal(state: State, luck: Chance) -> Renew:
    """The new stock of a state that waits for one, by lot where the rules have it shuffled."""
    stock = pile.turned(state)
    if stock is None:
        discards = pile.renewable(state)
        stock = tuple(luck.lots(f"renewal {state.renewals + 1}").sample(discards, len(discards)))
    return Renew(stock)
