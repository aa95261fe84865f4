"""Gymnasium's environment: one seat, the others played by bots."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tierce import Action, View, bots
from tierce.envs.gym import ID, SeatEnv


def test_it_is_an_environment_of_gymnasiums(capsys: pytest.CaptureFixture[str]) -> None:
    made = gymnasium.make(ID, rules="gin", opponents="random", illegal="skip", render_mode="ansi")
    check_env(made.unwrapped)


@pytest.mark.parametrize(
    ("rules", "seats", "opponents"),
    [("gin", 2, "expert"), ("penang", 4, ["random", "greedy", "keeper"]), ("rami51", 2, "greedy")],
)
def test_whole_deals_against_bots(rules: str, seats: int, opponents: Any) -> None:
    made = SeatEnv(rules, seats=seats, opponents=opponents, seat=None)
    rng = np.random.default_rng(3)
    sat = set()
    for deal in range(3):
        seen, _ = made.reset(seed=7 + deal)
        ended = cut = False
        paid = 0.0
        for _ in range(60 if rules == "rami51" else 10**6):
            sat.add(made.agent)
            assert np.array_equal(made.action_masks(), seen["action_mask"].astype(bool))
            assert paid == 0
            number = rng.choice(seen["action_mask"].nonzero()[0])
            seen, paid, ended, cut, info = made.step(number)
            assert info == {}
            if ended:
                break
        if ended:
            assert paid == made.deal.rewards[made.agent]
            assert not cut
            with pytest.raises(ValueError, match="the deal is over"):
                made.step(0)
    assert len(sat) > 1


def test_the_same_seed_is_the_same_deal_and_the_same_opponents() -> None:
    told = []
    for _ in range(2):
        made = SeatEnv("penang", seats=3, opponents="random")
        seen, _ = made.reset(seed=5)
        deal = [seen["observation"].tobytes()]
        while not made.deal.terminations[made.agent]:
            seen, paid, *_ = made.step(int(seen["action_mask"].argmax()))
            deal.append(seen["observation"].tobytes() + str(paid).encode())
        told.append(deal)
    assert told[0] == told[1]


def test_a_pickle_in_the_middle_goes_on_alike() -> None:
    made = SeatEnv("gin", opponents="greedy")
    seen, _ = made.reset(seed=9)
    for _ in range(4):
        seen, *_ = made.step(int(seen["action_mask"].argmax()))
    twin = pickle.loads(pickle.dumps(made))
    while not made.deal.terminations[made.agent]:
        number = int(made.action_masks().argmax())
        ours, theirs = made.step(number), twin.step(number)
        assert ours[0]["observation"].tobytes() == theirs[0]["observation"].tobytes()
        assert ours[1:] == theirs[1:]


def test_what_is_not_legal() -> None:
    refusing, skipping = SeatEnv("gin"), SeatEnv("gin", illegal="skip")
    for made in (refusing, skipping):
        made.reset(seed=1)
    illegal = int(np.flatnonzero(refusing.action_masks() == 0)[0])
    with pytest.raises(ValueError, match="seat_1 may not play"):
        refusing.step(illegal)
    before = skipping.deal.view("seat_1")
    _, paid, ended, cut, info = skipping.step(illegal)
    assert (paid, ended, cut) == (0, False, False)
    assert "seat_1 may not play" in info["illegal"]
    assert skipping.deal.view("seat_1") == before
    _, *_, info = skipping.step(int(skipping.action_masks().argmax()))
    assert info == {}


class Own:
    """A player of one's own."""

    asked = 0

    def choose(self, view: View) -> Action:
        """The first that is legal."""
        self.asked += 1
        return view.legal_actions[0]


def test_a_player_of_ones_own_sits_where_it_is_put() -> None:
    own = Own()
    made = SeatEnv("penang", seats=3, opponents=[own, bots.make("random", 1)], seat=1)
    made.reset(seed=2)
    while not made.deal.terminations[made.agent]:
        made.step(int(made.action_masks().argmax()))
    assert made.agent == "seat_2"
    assert own.asked


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"seat": 2}, "seat is 0 to 1, not 2"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 seats"),
        ({"opponents": "grandmother"}, "'grandmother' is no kind of bot"),
        ({"illegal": "cheat"}, "illegal is one of refuse, skip, not 'cheat'"),
    ],
)
def test_options_that_there_are_not(options: dict[str, Any], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        SeatEnv("gin", **options)
