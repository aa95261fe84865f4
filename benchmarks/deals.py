"""Random deals by the public engine: deal, then list, choose and apply until the deal is over."""

from __future__ import annotations

import random
from collections.abc import Iterator

from benchmarks.rotation import Contender, Row, a_second
from tierce import Action, State, engine, load
from tierce.cards import numbered_deck
from tierce.game import Phase, Renew
from tierce.game.policies import pile
from tierce.rules import Terms

NOBODY = "Nobody else has this game: to be read beside another commit (`make regress`)."


def rows() -> Iterator[Row]:
    """Penang at four seats, Rami at three."""
    for game, seats in (("penang", 4), ("rami51", 3)):
        name, unit = f"random {game}, {seats} seats", "decisions a second"
        yield Row(name, unit, (Contender("tierce", a_second(Decisions(game, seats))),), NOBODY, True)


class Decisions:
    """Plays a deal and says how many decisions it had."""

    def __init__(self, game: str, seats: int) -> None:
        """Of this game."""
        self.terms = load(game).at(seats)

    def __call__(self, rng: random.Random) -> int:
        """One deal."""
        return sum(1 for _ in states(self.terms, rng)) - 1


def states(terms: Terms, rng: random.Random) -> Iterator[State]:
    """The states of a random deal, the last one too."""
    deck = numbered_deck(terms.deck.packs, terms.deck.jokers)
    state = engine.deal(terms, seats=terms.players, dealer=0, order=rng.sample(deck, len(deck)))
    while not state.over:
        yield state
        state = engine.apply(state, _chosen(state, rng)).state
    yield state


def _chosen(state: State, rng: random.Random) -> Action:
    if state.phase is Phase.RENEW:
        stock = pile.renewable(state)
        return Renew(tuple(rng.sample(stock, len(stock))))
    return rng.choice(engine.legal_actions(state))
