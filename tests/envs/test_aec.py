"""PettingZoo's environments: its own checks, copies, rewards, and what is refused."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from envs.presets import GAMES, QUICK, at_random
from tierce import Action, IllegalAction, ParseError, RulesError, engine, position_of
from tierce.envs import aec
from tierce.envs.aec import DealEnv, env
from tierce.envs.episode import Chance, dealt
from tierce.envs.rewards import REWARDS

# A dictionary with a mask is how PettingZoo's own card games do it; its check warns of others all the same.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not NumPy array:UserWarning"),
]


@pytest.mark.parametrize(("preset", "seats"), QUICK)
def test_it_is_an_environment_of_pettingzoos(preset: str, seats: int) -> None:
    """Its checks of the interface, of seeds and of rendering."""
    api_test(env(preset, seats=seats), num_cycles=40)
    seed_test(lambda: env(preset, seats=seats), num_cycles=20)


def test_it_renders(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: env("penang", seats=3, render_mode=render_mode))
    assert "tierce_penang_v1: play, seat_" in capsys.readouterr().out
    shown = env("gin", render_mode="ansi")
    shown.reset(seed=4)
    text = str(shown.render())
    assert f"hand: {shown.view(shown.agent_selection).hand}" in text
    assert "stock 31, discard " in text
    shown.close()


def test_it_is_found_by_pettingzoos_names() -> None:
    assert aec.raw_env is aec.env
    made = env("rami51", seats=3)
    assert str(made) == "tierce_rami51_v1"
    assert made.possible_agents == ["seat_1", "seat_2", "seat_3"]


@pytest.mark.parametrize("rewards", REWARDS)
@pytest.mark.parametrize(("preset", "seats"), QUICK)
def test_a_deal_pays_as_declared(preset: str, seats: int, rewards: str) -> None:
    """The mask is what the engine lists, and the rewards add up; in a short deal of each game."""
    _deal_as_declared(env(preset, seats=seats, rewards=rewards), 1, most=60)


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seats"), GAMES)
def test_a_thousand_deals_pay_as_declared(preset: str, seats: int) -> None:
    """As the test above, a thousand whole deals."""
    for seed in range(1000):
        _deal_as_declared(env(preset, seats=seats, rewards=("zero_sum", "penalty")[seed % 2]), seed)


def _deal_as_declared(made: DealEnv, seed: int, most: int = 10**9) -> None:
    made.reset(seed=seed)
    for number in at_random(made, random.Random(seed), most):
        agent = made.agent_selection
        listed = engine.legal_actions(made.moment.state)
        numbers = {made.table.number(action, made.moment.state.table) for action in listed}
        assert set(made.mask(agent).nonzero()[0].tolist()) == numbers
        assert made.legal[number] in listed
        assert not any(made.mask(other).any() for other in made.possible_agents if other != agent)
        assert set(made.rewards.values()) == {0}
    result = made.moment.state.result
    if result is None:
        return
    points = [score or 0 for score in result.points(made.terms)]
    wins = made.terms.highest_wins
    if made._pay is REWARDS["zero_sum"]:
        assert sum(made.rewards.values()) == pytest.approx(0)
        assert made.rewards["seat_1"] - made.rewards["seat_2"] == pytest.approx(
            (points[0] - points[1]) * (1 if wins else -1) * len(points) / (len(points) - 1)
        )
    else:
        won = [sum(points) - score if wins else score for score in points]
        assert list(made.rewards.values()) == [-score for score in won]
    assert made._cumulative_rewards == made.rewards
    assert set(made.terminations.values()) == {True}


COPIES: list[Callable[[DealEnv], Any]] = [
    DealEnv.copy,
    copy.copy,
    copy.deepcopy,
    lambda made: pickle.loads(pickle.dumps(made)),
]


@pytest.mark.parametrize("copied", COPIES, ids=["copy", "copy.copy", "deepcopy", "pickle"])
@pytest.mark.parametrize(("preset", "seats"), [("gin", 2), ("penang", 4), ("arbaatash", 2)])
def test_a_copy_in_the_middle_goes_on_alike(
    preset: str, seats: int, copied: Callable[[DealEnv], DealEnv]
) -> None:
    """Rewards, positions and the chance to come are the same; what one plays the other does not notice."""
    made = env(preset, seats=seats)
    made.reset(seed=8)
    for _ in at_random(made, random.Random(8), 30):
        pass
    twin = copied(made)
    before = position_of(twin.moment.state)
    numbers = list(at_random(made, random.Random(9), 200))
    assert position_of(twin.moment.state) == before != position_of(made.moment.state)
    for number in numbers:
        twin.step(number)
    _same(made, twin)
    for one in (made, twin):
        one.reset()
    _same(made, twin)


def _same(made: DealEnv, twin: DealEnv) -> None:
    assert position_of(made.moment.state) == position_of(twin.moment.state)
    assert (made.rewards, made._cumulative_rewards) == (twin.rewards, twin._cumulative_rewards)
    assert (made.agents, made.terminations, made.truncations) == (
        twin.agents,
        twin.terminations,
        twin.truncations,
    )
    for agent in made.possible_agents:
        for key, array in made.observe(agent).items():
            assert np.array_equal(array, twin.observe(agent)[key])


def test_a_copy_counts_its_cycles_and_agents_by_itself() -> None:
    made = env("gin", max_cycles=3)
    made.reset(seed=1)
    twin = made.copy()
    list(at_random(twin, random.Random(1)))
    assert set(twin.truncations.values()) == {True}
    assert set(made.truncations.values()) == {False}
    twin.step(None)
    assert (len(twin.agents), made.agents) == (1, ["seat_1", "seat_2"])


def test_a_seed_decides_all_deals_that_follow() -> None:
    first, second = env("penang", seats=4), env("penang", seats=4)
    deals = []
    for made in (first, second):
        made.reset(seed=5)
        told = [position_of(made.moment.state)]
        for _ in range(2):
            made.reset()
            told.append(position_of(made.moment.state))
        deals.append(told)
    assert deals[0] == deals[1]
    assert len(set(deals[0])) == 3
    unseeded = [env("gin"), env("gin")]
    for made in unseeded:
        made.reset()
    assert position_of(unseeded[0].moment.state) != position_of(unseeded[1].moment.state)


def test_a_deal_that_is_over_at_once_is_passed_over() -> None:
    """With three cards each nobody may have anything to lay."""
    made = env("penang+deal.hand_size=3", seats=2)
    seed = next(seed for seed in range(1000) if dealt(made.terms, Chance(seed)).over)
    made.reset(seed=seed)
    assert made.legal
    first = next(deal for deal in range(1, 1000) if not dealt(made.terms, Chance(seed, deal)).over)
    assert position_of(made.moment.state) == position_of(dealt(made.terms, Chance(seed, first)))


def test_max_cycles_cuts_a_deal_off_and_pays_nobody() -> None:
    """After so many actions, whosever they were. (PettingZoo's own check plays without masks.)"""
    made = env("penang", seats=4, max_cycles=7)
    made.reset(seed=3)
    assert len(list(at_random(made, random.Random(3)))) == 7
    assert set(made.truncations.values()) == {True}
    assert set(made.terminations.values()) == {False}
    assert set(made.rewards.values()) == {0}
    assert made.observe(made.agent_selection)["action_mask"].sum() == 0
    seen = []
    for agent in made.agent_iter():
        _, reward, _, cut, _ = made.last()
        seen.append((agent, reward, cut))
        made.step(None)
    assert sorted(seen) == [(f"seat_{seat}", 0, True) for seat in (1, 2, 3, 4)]
    assert made.agents == []


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    made = env("gin")
    made.reset(seed=2)
    before = position_of(made.moment.state)
    with pytest.raises(ValueError, match=r"seat_\d may not play 0 \(draw\) now; 2 numbers are legal"):
        made.step(0)
    with pytest.raises(ValueError, match="may not play nothing now"):
        made.step(None)
    with pytest.raises(ValueError, match="421 is no action; the actions of gin@1 are 0 to 420"):
        made.step(421)
    with pytest.raises(ValueError, match="-1 is no action"):
        made.step(-1)
    with pytest.raises(TypeError):
        made.step(1.0)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        made.play("draw")
    with pytest.raises(ParseError):
        made.play("wait")
    assert position_of(made.moment.state) == before
    made.play("take")
    assert position_of(made.moment.state) != before


def test_an_action_in_words_is_the_same_as_its_number() -> None:
    made = env("penang", seats=4)
    made.reset(seed=6)
    twin = made.copy()
    number, action = next(iter(made.legal.items()))
    made.step(np.int64(number))
    twin.play(Action.parse(str(action)))
    _same(made, twin)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"rewards": "gold"}, "rewards is one of zero_sum, penalty, not 'gold'"),
        ({"encode": "planes-9"}, "'planes-9' is no encoding; there are planes-1, compact-1"),
        ({"max_cycles": 0}, "max_cycles is at least 1, not 0"),
        ({"render_mode": "rgb_array"}, "render_mode is one of ansi, human, not 'rgb_array'"),
    ],
)
def test_options_that_there_are_not(options: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        env("gin", **options)


def test_rules_that_so_many_cannot_play() -> None:
    with pytest.raises(RulesError, match="seats"):
        env("gin", seats=3)
    with pytest.raises(RulesError, match="bridge"):
        env("bridge")


def test_a_deal_begins_at_a_given_position() -> None:
    made = env("penang", seats=4)
    made.reset(seed=1)
    list(at_random(made, random.Random(1), 10))
    line = position_of(made.moment.state)
    other = env("penang", seats=4)
    other.reset(options={"position": line})
    assert position_of(other.moment.state) == line
    _same(made, other)
    with pytest.raises(ValueError, match="is of penang@1, not of penang@1"):
        env("penang", seats=3).reset(options={"position": line})
    with pytest.raises(ParseError):
        other.reset(options={"position": "nonsense"})
    list(at_random(made, random.Random(1)))
    with pytest.raises(ValueError, match="waits for no seat"):
        other.reset(options={"position": position_of(made.moment.state)})
    assert position_of(other.moment.state) == line


def test_the_state_holds_what_all_see() -> None:
    made = env("gin")
    made.reset(seed=1)
    rows = made.state()
    assert rows.shape == (2, made.observe("seat_1")["observation"].size)
    for row, agent in zip(rows, made.possible_agents, strict=True):
        assert np.array_equal(row, made.observe(agent)["observation"])
