"""Batches: the same deals on kernels as on the plain engine, and the same manners."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from envs.presets import QUICK
from gin_atrandom import CORNERS
from tierce import load, preset_names
from tierce.envs.batch import Batch
from tierce.fast import gin, penang, rami
from tierce.fast.gin.law import unsupported
from tierce.fast.policies import ANY, Policy
from tierce.rules.knobs import CONCEALED

PENANG_HOUSES = (
    "penang+deal.hand_size=3",
    "penang+deal.hand_size=6+idle.voluntary_dead=yes",
    "penang+deal.hand_size=8+melds.set_suits=repeat",
    "penang+deal.hand_size=8+melds.run_max=13+wild.max_in_run=1",
    "penang+deck.packs=1+deal.hand_size=9+deck.jokers=8",
)
CONCEALED_GAMES = [name for name in preset_names() if load(name).grammar == CONCEALED]
HOUSES = ["+".join(filter(None, corner[:2])) for corner in CORNERS]


def same(one: Batch, other: Batch) -> None:
    """Both show the same."""
    assert np.array_equal(one.turn, other.turn)
    assert np.array_equal(one.masks, other.masks)
    assert np.array_equal(one.observations, other.observations)


def side_by_side(
    rules: str,
    steps: int,
    size: int,
    policies: tuple[Policy, ...] = (gin.greedy(0), gin.greedy(10)),
    seats: int | None = None,
) -> int:
    """The same deals on kernels and on the plain engine, at random and by policies; how many ended."""
    fast = Batch(rules, seats=seats, size=size, seed=5)
    slow = Batch(rules, seats=seats, size=size, seed=5, kernels=False)
    assert fast.on_kernels
    assert not slow.on_kernels
    done = 0
    for step in range(steps):
        same(fast, slow)
        if step % 3:
            actions = fast.choices(policies[step % 2])
        else:
            actions = fast.choices()
            assert np.array_equal(actions, slow.choices())
        rewards, ended = fast.step(actions)
        for told, also in zip((rewards, ended), slow.step(actions), strict=True):
            assert np.array_equal(told, also)
        assert not rewards[~ended].any()
        done += int(ended.sum())
    return done


@pytest.mark.parametrize("rules", CONCEALED_GAMES)
def test_kernels_play_the_deals_of_the_plain_engine(rules: str) -> None:
    assert side_by_side(rules, 60, 4)


@pytest.mark.parametrize("rules", HOUSES)
def test_so_they_do_under_house_rules(rules: str) -> None:
    assert unsupported(load(rules).at(2)) == ()
    side_by_side(rules, 40, 3)


@pytest.mark.slow
@pytest.mark.parametrize("rules", [*CONCEALED_GAMES, *HOUSES])
def test_so_they_do_in_many_more_deals(rules: str) -> None:
    assert side_by_side(rules, 600, 10) > 50


def penang_side_by_side(rules: str, seats: int, steps: int) -> int:
    """The same for Penang."""
    return side_by_side(rules, steps, 3, (penang.greedy(), penang.patient()), seats)


def test_kernels_play_penang_as_the_plain_engine_does() -> None:
    assert penang_side_by_side("penang+deal.hand_size=6", 3, 50)
    penang_side_by_side("penang", 4, 10)


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["penang", *PENANG_HOUSES])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_so_they_do_in_many_deals_of_penang(rules: str, seats: int) -> None:
    assert penang_side_by_side(rules, seats, 400)


def test_whole_deals_are_the_same_too() -> None:
    fast, slow = (Batch("gin", size=1, seed=2, kernels=kernels).play(5) for kernels in (True, False))
    assert np.array_equal(fast.rewards, slow.rewards)
    assert np.array_equal(fast.lengths, slow.lengths)
    assert (fast.lengths > 20).all()


@pytest.mark.parametrize("rewards", ["zero_sum", "penalty"])
def test_rewards_are_what_was_chosen(rewards: str) -> None:
    told = Batch("gin", seed=3, rewards=rewards).play(50, gin.greedy()).rewards
    assert told.any()
    if rewards == "zero_sum":
        assert not told.sum(axis=1).any()
    else:
        assert (told <= 0).all()
        assert (told == 0).any(axis=1).all()


@pytest.mark.parametrize(("preset", "seats"), QUICK)
def test_every_preset_is_stepped(preset: str, seats: int) -> None:
    batch = Batch(preset, seats=seats, size=2, seed=4)
    for _ in range(6):
        assert batch.masks.any(axis=1).all()
        assert batch.observations.shape == (2, batch.observations.shape[1])
        rewards, ended = batch.step(batch.choices())
        assert rewards.shape == (2, seats)
        assert not rewards[~ended].any()


def test_without_a_kernel_deals_end_and_begin_too() -> None:
    batch = Batch("penang+deal.hand_size=3+melds.circular=yes", seats=3, size=2, seed=4)
    assert not batch.on_kernels
    paid, done = np.zeros((2, 3)), 0
    for _ in range(300):
        rewards, ended = batch.step(batch.choices())
        paid += rewards
        done += int(ended.sum())
    assert done > 5
    assert np.allclose(paid.sum(axis=1), 0)
    assert Batch("basic", size=1, seed=4).play(2).lengths.all()


def test_kernels_of_penang_play_whole_deals() -> None:
    batch = Batch("penang", seats=3, size=1, seed=5)
    told = batch.play(40, penang.greedy(), penang.patient(), ANY)
    assert np.allclose(told.rewards.sum(axis=1), 0)
    assert told.lengths.all()
    assert Batch("penang+melds.circular=yes", size=1, seed=1).play(1).lengths.all()
    with pytest.raises(ValueError, match=r"nothing that plays penang@1\+melds.circular=yes knows Policy"):
        Batch("penang+melds.circular=yes", size=1).play(1, penang.greedy())


@pytest.mark.slow
def test_kernels_of_rami_play_whole_deals() -> None:
    told = Batch("rami51", seats=3, size=1, seed=5).play(40, rami.greedy(), rami.keeper(), rami.keeper(2))
    assert np.allclose(told.rewards.sum(axis=1), 0)
    assert told.rewards.any(axis=1).all()
    assert told.lengths.all()
    with pytest.raises(ValueError, match="nothing that plays rami51@1 knows"):
        Batch("rami51", seats=2, size=1, seed=1).play(1, rami.greedy(), ANY)


# -- chance and copies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["gin", "penang"])
def test_the_same_seed_gives_the_same_deals(rules: str) -> None:
    one, other = Batch(rules, size=3, seed=6), Batch(rules, size=3, seed=7)
    assert not np.array_equal(one.observations, other.observations)
    other.reset(6)
    same(one, other)
    one.reset()
    assert not np.array_equal(one.observations, other.observations)


def test_the_chance_of_a_deal_is_its_own() -> None:
    """What is done in other deals, and how many there are, changes nothing."""
    few, many = Batch(size=3, seed=8), Batch(size=7, seed=8)
    for _ in range(100):
        actions = many.choices(gin.greedy())
        rewards, _ = few.step(actions[:3])
        assert np.array_equal(rewards, many.step(actions)[0][:3])
    assert np.array_equal(few.observations, many.observations[:3])


@pytest.mark.parametrize("rules", ["gin", "rami51"])
def test_copies_go_on_alike(rules: str) -> None:
    batch = Batch(rules, size=2, seed=9)
    for _ in range(5):
        batch.step(batch.choices())
    twins = [copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for _ in range(5):
        actions = batch.choices()
        batch.step(actions)
        for twin in twins:
            assert np.array_equal(twin.choices(), actions)
            twin.step(actions)
            same(batch, twin)


# -- what is refused -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["gin", "penang"])
def test_an_illegal_action_is_named_and_none_is_played(rules: str) -> None:
    batch = Batch(rules, size=3, seed=10)
    before, actions = copy.deepcopy(batch), batch.choices()
    illegal = int(np.flatnonzero(~batch.masks[1])[0])
    for wrong, words in (
        (illegal, rf"deal 1: seat {batch.turn[1]} may not play {illegal} \(.+\) now; \d+ numbers are legal"),
        (-1, r"deal 1: seat . may not play -1 now"),
        (10**6, r"deal 1: seat . may not play 1000000 now"),
    ):
        with pytest.raises(ValueError, match=words):
            batch.step(np.where(np.arange(3) == 1, wrong, actions))
        same(batch, before)


@pytest.mark.parametrize("actions", [[1, 1], 1, [[1, 1, 1]], [1.0, 1.0, 1.0], [True, True, True]])
def test_what_is_no_action_for_each_deal_is_refused(actions: object) -> None:
    with pytest.raises(ValueError, match="a step takes 3 whole numbers, one for each deal"):
        Batch(size=3, seed=1).step(actions)  # type: ignore[arg-type]


@pytest.mark.parametrize("kernels", [True, False])
def test_what_is_shown_is_to_be_read(kernels: bool) -> None:
    batch = Batch(size=2, seed=1, kernels=kernels)
    for array in (batch.turn, batch.masks, batch.observations):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="rewards is one of zero_sum, penalty, not 'much'"):
        Batch(rewards="much")
    with pytest.raises(ValueError, match="'planes-0' is no encoding"):
        Batch(encode="planes-0")
    with pytest.raises(ValueError, match="size is at least 1, not 0"):
        Batch(size=0)
    batch = Batch(size=1, seed=1)
    with pytest.raises(ValueError, match="3 policies for 2 seats"):
        batch.choices(ANY, ANY, ANY)
    with pytest.raises(ValueError, match=r"nothing that plays gin@1 knows Policy\(kind=99"):
        batch.play(1, Policy(99))
    with pytest.raises(ValueError, match=r"nothing that steps gin@1 knows Policy\(kind=99"):
        batch.choices(Policy(99))


def test_another_encoding_is_made_by_the_plain_engine() -> None:
    batch, other = (Batch("gin", size=2, seed=1, encode=name) for name in ("compact-1", "planes-1"))
    assert not batch.on_kernels
    assert batch.observations.any(axis=1).all()
    assert np.array_equal(batch.observations[:, :53], other.observations[:, :53])  # The same deals.
    assert not Batch("gin+deal.hand_size=13", size=1, seed=1).on_kernels
