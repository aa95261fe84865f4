"""Gin: random hands by the engines that people use, and the deadwood of ten cards."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.deals import states
from benchmarks.rotation import Answer, Contender, Question, Row, a_second
from tierce import Cards, load
from tierce.cards import FACES
from tierce.melds.deadwood import deadwood

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
PACK = FACES[:52]
Play = Callable[[random.Random], int]
"""Plays a hand."""


def rows() -> Iterator[Row]:
    """Random hands, and deadwood."""
    hands = {
        "tierce": ours("gin_openspiel"),
        "tierce, RLCard's rules": ours("gin_rlcard"),
        "OpenSpiel from Python": openspiel(),
        "OpenSpiel's own loop": openspiel_alone(),
        "RLCard": rlcard(),
        "RLCard, no observations": rlcard_alone(),
        "PettingZoo": pettingzoo(),
    }
    yield Row(
        "random gin",
        "hands a second",
        tuple(Contender(name, a_second(play)) for name, play in hands.items()),
        "List, choose, apply, from the deal to the score. RLCard's rules have no upcard offer, no lay-offs "
        "and no wall; PettingZoo plays them too.",
        more_is_better=True,
    )
    yield question().row


# -- hands ----------------------------------------------------------------------------------------------


def ours(game: str) -> Play:
    """The public engine."""
    terms = load(game).at(2)

    def play(rng: random.Random) -> int:
        for _ in states(terms, rng):
            pass
        return 1

    return play


def openspiel() -> Play:
    """OpenSpiel through its bindings, as a bot in Python sees it."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))  # All cards are equally likely.
        state.returns()
        return 1

    return play


def openspiel_alone() -> Play:
    """OpenSpiel with random bots of its own, all in C++."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")

    def play(rng: random.Random) -> int:
        bots = [pyspiel.make_uniform_random_bot(seat, rng.randrange(2**31)) for seat in range(2)]
        pyspiel.evaluate_bots(game.new_initial_state(), bots, rng.randrange(2**31))
        return 1

    return play


def rlcard() -> Play:
    """RLCard's environment, which makes an observation for each decision."""
    import rlcard

    env = rlcard.make("gin-rummy")

    def play(rng: random.Random) -> int:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        env.get_payoffs()
        return 1

    return play


def rlcard_alone() -> Play:
    """The game under RLCard's environment."""
    import rlcard

    env = rlcard.make("gin-rummy")
    game = env.game

    def play(rng: random.Random) -> int:
        game.init_game()
        while not game.is_over():
            game.step(rng.choice(game.judge.get_legal_actions()))
        env.get_payoffs()
        return 1

    return play


def pettingzoo() -> Play:
    """PettingZoo's environment."""
    from pettingzoo.classic import gin_rummy_v4

    env = gin_rummy_v4.env()

    def play(rng: random.Random) -> int:
        env.reset()
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            done = ended or cut
            env.step(None if done else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
        return 1

    return play


# -- deadwood -------------------------------------------------------------------------------------------

Hands = tuple[Cards, ...]


def question() -> Question[Hands]:
    """The deadwood of a hundred hands. All number the cards alike, but for the order of the suits."""
    import pyspiel
    from rlcard.games.gin_rummy.utils import melding, utils

    openspiel = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)

    def rlcards(hand: list[Any]) -> int:
        clusters = melding.get_best_meld_clusters(hand)
        return int(utils.get_deadwood_count(hand, clusters[0] if clusters else []))

    return Question(
        "deadwood of ten cards",
        lambda rng: [tuple(Cards(rng.sample(PACK, 10)) for _ in range(100)) for _ in range(5)],
        {
            "tierce": Answer(lambda hands: [deadwood(hand) for hand in hands]),
            "OpenSpiel": Answer(lambda hands: [openspiel.min_deadwood(hand) for hand in hands], numbered),
            "RLCard": Answer(
                lambda hands: [rlcards(hand) for hand in hands],
                lambda hands: [list(map(utils.get_card, hand)) for hand in numbered(hands)],
            ),
        },
        unit="milliseconds for a hundred hands",
    )


def numbered(hands: Hands) -> list[list[int]]:
    """Each card as suit x 13 + rank."""
    return [[card.index for card in hand] for hand in hands]
