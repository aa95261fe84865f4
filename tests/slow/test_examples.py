"""The examples do what they say."""

from __future__ import annotations

import pytest

from examples import actor_critic


@pytest.mark.slow
def test_the_actor_critic_learns_to_beat_random_play() -> None:
    (before, half), *_, (after, half_after) = actor_critic.learnt(seed=0, decisions=400_000, looks=1)
    assert abs(before) < 3 * half
    assert after - half_after > 2
