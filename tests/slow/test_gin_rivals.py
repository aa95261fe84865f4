"""The strongest gin bot in games to 100 against the bots of OpenSpiel and RLCard, under their rules.

Hands are scored as gin's are; seats change from hand to hand. ``TIERCE_RIVAL_GAMES`` says how many games.
"""

from __future__ import annotations

import importlib
import os
import random
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

import openspiel
import rlcard_gin
from tierce.arena import Figure
from tierce.bots import Player, make
from tierce.cards import Card, numbered_deck
from tierce.envs.openspiel import sentences
from tierce.game import engine
from tierce.game.actions import Action, Knock
from tierce.game.state import State
from tierce.rules import load
from tierce.table.view import view_of

GAMES = int(os.environ.get("TIERCE_RIVAL_GAMES", "300"))
TARGET = 100
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore:The distutils package is deprecated:DeprecationWarning"),
]


def chosen(state: State, player: Player, said: Callable[[Action], object]) -> Action:
    """What the player chooses, or what amounts to the same where they cannot say that.

    OpenSpiel lays a run of more than five in parts.
    """
    wanted = player.choose(view_of(state, state.turn))
    if said(wanted) is not None:
        return wanted
    assert isinstance(wanted, Knock)
    return next(
        other
        for other in engine.legal_actions(state)
        if isinstance(other, Knock)
        and (other.card, other.left) == (wanted.card, wanted.left)
        and said(other) is not None
    )


def against_openspiel(player: Player, seat: int, order: list[Card], rng: random.Random) -> State:
    """One hand against OpenSpiel's simple bot, which has no chance in it."""
    rival = openspiel.game()
    deal = openspiel.Beside(load("gin_openspiel").at(2), rival, order)
    simple = openspiel.spiel().make_simple_gin_rummy_bot(rival.get_parameters(), 1 - seat)
    while not deal.ours.over:
        if deal.ours.turn != seat:
            deal.do(simple.step(deal.theirs))
            continue
        state = deal.ours
        told = sentences.sentence(state, chosen(state, player, partial(sentences.sentence, state)))
        assert told is not None
        shown = () if told.melds is None else (*sorted(told.melds), sentences.PASS)
        for number in (*told.head, *shown):
            deal.do(number)
    return deal.ours


def against_rlcard(player: Player, seat: int, order: list[Card], rng: random.Random) -> State:
    """One hand against RLCard's novice, which draws at random."""
    novice = importlib.import_module("rlcard.models.gin_rummy_rule_models").GinRummyNoviceRuleAgent
    deal = rlcard_gin.Beside(load("gin_rlcard").at(2), order, dealer=1 - seat if rng.random() < 0.5 else seat)
    importlib.import_module("numpy").random.seed(rng.getrandbits(32))
    while not deal.ours.over:
        if deal.ours.turn == seat:
            deal.do(rlcard_gin.number(player.choose(view_of(deal.ours, seat))))
        else:
            deal.do(int(novice.step(_seen(deal))))
    return deal.ours


def _seen(deal: rlcard_gin.Beside) -> dict[str, Any]:
    """What their agents are shown: the legal numbers, and the own hand as the first plane."""
    utils = importlib.import_module("rlcard.games.gin_rummy.utils.utils")
    hand = deal.theirs.round.players[deal.theirs.get_player_id()].hand
    legal = OrderedDict((act.action_id, None) for act in deal.theirs.judge.get_legal_actions())
    return {"legal_actions": legal, "obs": [utils.encode_cards(hand)]}


@pytest.mark.parametrize(
    ("rival", "share"), [(against_openspiel, 0.7), (against_rlcard, 0.8)], ids=["openspiel", "rlcard"]
)
def test_the_expert_wins_its_games_to_100(
    rival: Callable[[Player, int, list[Card], random.Random], State],
    share: float,
    capsys: pytest.CaptureFixture[str],
) -> None:
    rng, player, pack = random.Random(100), make("expert", 1), list(numbered_deck(1, 0))
    won: list[float] = []
    gains: list[float] = []
    for game in range(GAMES):
        score, seat = [0, 0], game % 2
        while max(score) < TARGET:
            rng.shuffle(pack)
            over = rival(player, seat, pack, rng)
            assert over.result is not None
            points = [points or 0 for points in over.result.points(over.terms)]
            score[0] += points[seat]
            score[1] += points[1 - seat]
            gains.append(points[seat] - points[1 - seat])
            seat = 1 - seat
        won.append(float(score[0] > score[1]))
    games, hands = Figure.of(won), Figure.of(gains)
    with capsys.disabled():
        print(
            f"\n{rival.__name__}: games won {games} of {GAMES}; points a hand {hands} in {len(gains)} hands"
        )
    assert games.mean >= share
