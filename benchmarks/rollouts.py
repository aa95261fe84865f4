"""Whole deals by the kernels, beside the plain engine with the same policy."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import numpy as np

from benchmarks.deals import states
from benchmarks.rotation import Contender, Row, a_second
from tierce import load
from tierce.cards import numbered_deck
from tierce.fast import penang, rami
from tierce.fast.lots import lots
from tierce.fast.policies import ANY, Policy
from tierce.fast.policies import rows as rows_of
from tierce.game import State, engine
from tierce.game.actions import Action, Discard, Draw, Renew
from tierce.game.policies.pile import renewable
from tierce.game.state import Phase
from tierce.rules import Terms

Play = Callable[[random.Random], int]
"""Plays deals and says how many."""
DEALS = 2_000
"""How many are played in one call."""


def rows() -> Iterator[Row]:
    """Penang at four seats and Rami at two, by random play and by policies that mean something."""
    terms = load("penang").at(4)
    yield _row(
        "whole deals of penang, 4 seats",
        {"tierce, a kernel": penang_kernel(terms, ANY), "tierce, the plain engine": plain(terms)},
        "From the shuffle to the score, every move as likely.",
    )
    yield _row(
        "whole deals of penang, 4 seats, by policy",
        {
            "tierce, greedy": penang_kernel(terms, penang.greedy()),
            "tierce, patient": penang_kernel(terms, penang.patient()),
        },
        "The kernel with two policies.",
    )
    yield _row(
        "playouts of penang, 4 seats",
        {
            "tierce, a kernel": penang_playouts(terms, 12),
            "tierce, the plain engine": plain_playouts(terms, 12),
        },
        "On from the thirteenth decision, the cards as they lie, every move as likely.",
    )
    terms = load("rami51").at(2)
    yield _row(
        "whole deals of rami 51, 2 seats",
        {"tierce, a kernel": rami_kernel(terms, rami.aimless()), "tierce, the plain engine": aimless(terms)},
        "From the shuffle to the last of 400 turns: a card is drawn and any card thrown, nothing is laid.",
    )
    yield _row(
        "whole deals of rami 51, 2 seats, by policy",
        {
            "tierce, greedy": rami_kernel(terms, rami.greedy()),
            "tierce, keeper": rami_kernel(terms, rami.keeper()),
            "tierce, greedy, 4 seats": rami_kernel(load("rami51").at(4), rami.greedy()),
        },
        "The kernel with two policies, which ask the solver what can be laid before they draw and after.",
    )


def _row(name: str, plays: dict[str, Play], note: str) -> Row:
    contenders = tuple(Contender(who, a_second(play)) for who, play in plays.items())
    return Row(name, "deals a second", contenders, note, more_is_better=True)


def penang_kernel(terms: Terms, policy: Policy) -> Play:
    """The kernel of rollouts, all seats with this policy."""
    law, order, policies = penang.packed(terms), penang.numbered(terms), rows_of([policy] * terms.players)
    points, lengths = np.zeros((DEALS, terms.players), np.int64), np.zeros(DEALS, np.int64)

    def play(rng: random.Random) -> int:
        penang.rollouts(law, policies, order, lots(rng.getrandbits(32)), points, lengths)
        return DEALS

    play(random.Random(0))
    return play


def penang_playouts(terms: Terms, decisions: int) -> Play:
    """The kernel of playouts, on from a state of the plain engine that has to be put into rows."""
    law, policies = penang.packed(terms), rows_of([ANY] * terms.players)
    points, lengths = np.zeros((DEALS, terms.players), np.int64), np.zeros(DEALS, np.int64)

    def play(rng: random.Random) -> int:
        begun = np.tile(penang.row_of(after(terms, rng, decisions)), (DEALS, 1))
        penang.playouts(begun, law, policies, lots(rng.getrandbits(32)), points, lengths)
        return DEALS

    play(random.Random(0))
    return play


def rami_kernel(terms: Terms, policy: Policy) -> Play:
    """The kernel of rollouts, all seats with this policy."""
    law, policies, tools = rami.packed(terms), rows_of([policy] * terms.players), rami.tools(terms)
    scores, lengths = np.zeros((DEALS, terms.players), np.int64), np.zeros(DEALS, np.int64)

    def play(rng: random.Random) -> int:
        rami.rollouts(law, policies, lots(rng.getrandbits(32)), tools, scores, lengths)
        return DEALS

    play(random.Random(0))
    return play


def aimless(terms: Terms) -> Play:
    """The plain engine, where every seat draws and throws any card."""
    deck = list(numbered_deck(terms.deck.packs, terms.deck.jokers))

    def play(rng: random.Random) -> int:
        state = engine.deal(terms, seats=terms.players, dealer=0, order=rng.sample(deck, len(deck)))
        while not state.over:
            if state.phase is Phase.RENEW:
                discards = renewable(state)
                action: Action = Renew(tuple(rng.sample(discards, len(discards))))
            elif state.phase is Phase.DRAW:
                action = Draw()
            else:
                action = Discard(rng.choice([*state.hands[state.turn]]))
            state = engine.apply(state, action).state
        return 1

    return play


def plain(terms: Terms) -> Play:
    """The plain engine with random moves."""

    def play(rng: random.Random) -> int:
        for _ in states(terms, rng):
            pass
        return 1

    return play


def plain_playouts(terms: Terms, decisions: int) -> Play:
    """The plain engine on from such a state."""

    def play(rng: random.Random) -> int:
        state = after(terms, rng, decisions)
        for _ in range(10):
            now = state
            while not now.over:
                now = engine.apply(now, rng.choice(engine.legal_actions(now))).state
        return 10

    return play


def after(terms: Terms, rng: random.Random, decisions: int) -> State:
    """A state of a random deal after so many decisions, or its last one."""
    return [state for _, state in zip(range(decisions + 1), states(terms, rng), strict=False)][-1]
