"""What is measured, and that no label says who or which table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from starting import Found, measures_in
from tierce import Table
from tierce.server import wire
from tierce.server.metrics import STAGES, Metrics, stages
from tierce.server.opponents import BotFailed, Opponents
from tierce.server.store import Store


def of(metrics: Metrics, **more: Any) -> Found:
    return measures_in(metrics.text(**{"stages": {}, "rooms": 0, "seats": 0, "guests": 0, **more}))


def test_messages_are_counted_by_what_becomes_of_them() -> None:
    metrics = Metrics()
    metrics.answered(wire.Ack("a", 1), time.perf_counter() - 0.02)
    metrics.answered(wire.ErrorMessage("b", wire.Why("not_yours", "no")), time.perf_counter())
    metrics.answered(wire.Answer(1, [], None), time.perf_counter())
    metrics.unread()
    found = of(metrics)
    assert found["tierce_action_seconds_count"][()] == 1
    assert found["tierce_action_seconds_bucket"][("0.01",)] == 0
    assert found["tierce_action_seconds_bucket"][("0.5",)] == 1
    assert found["tierce_refused_messages_total"] == {("not_yours",): 1}
    assert found["tierce_rooms_unread_total"] == {(): 1}


def test_two_servers_in_one_process_do_not_share_their_measures() -> None:
    one, other = Metrics(), Metrics()
    one.unread()
    assert of(other)["tierce_rooms_unread_total"] == {(): 0}


def test_tables_and_sockets_are_counted_when_they_are_asked_for() -> None:
    metrics = Metrics()
    assert of(metrics, stages={"playing": 3, "closed": 1})["tierce_tables"] == {
        ("gathering",): 0, ("playing",): 3, ("closed",): 1,
    }  # fmt: skip
    found = of(metrics, stages={"gathering": 2}, rooms=2, seats=5, guests=1)
    assert found["tierce_tables"][("playing",)] == 0
    assert found["tierce_rooms"][()] == 2
    assert found["tierce_sockets"] == {("seat",): 5, ("guest",): 1}


def test_commits_are_measured_by_the_store(tmp_path: Path) -> None:
    metrics, store = Metrics(), Store(tmp_path / "tierce.db")
    store.observe = metrics.committed
    store.open()

    async def work() -> dict[str, int]:
        await asyncio.gather(*(store.run(lambda connection: None) for _ in range(20)))
        return await store.run(stages)

    assert asyncio.run(work()) == {}
    store.close()
    found = of(metrics)
    assert 2 <= found["tierce_commit_seconds_count"][()] <= 21
    assert found["tierce_commit_jobs_sum"][()] == 21
    assert set(STAGES) == {"gathering", "playing", "closed"}


def slow(kind: str, view: object, seed: bytes) -> str:
    time.sleep(0.3)
    if kind == "bad":
        raise ValueError(kind)
    return "dead"


def test_bots_that_run_and_bots_that_wait(tmp_path: Path) -> None:
    metrics = Metrics()
    bots = Opponents(workers=1, choose=slow, metrics=metrics)
    view = Table("penang", seats=2, seed=1).view(0)

    async def ask() -> Found:
        kinds = ("keeper", "greedy", "bad")
        asked = [asyncio.create_task(bots.choose(kind, view, b"")) for kind in kinds]
        await asyncio.sleep(0.1)
        during = of(metrics)
        await asyncio.gather(*asked[:2])
        with pytest.raises(BotFailed):
            await asked[2]
        return during

    try:
        assert asyncio.run(ask())["tierce_bot_thoughts"] == {("running",): 1, ("waiting",): 2}
    finally:
        bots.close()
    found = of(metrics)
    assert found["tierce_bot_thoughts"] == {("running",): 0, ("waiting",): 0}
    assert found["tierce_bot_seconds_count"] == {("keeper",): 1, ("greedy",): 1}
    assert found["tierce_bots_failed_total"] == {("bad",): 1}
    assert found["tierce_bot_seconds_sum"][("greedy",)] >= 0.5
