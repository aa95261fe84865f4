"""Bots: they see a view, think elsewhere, and their failures stop nobody."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from badbots import dies, dies_once, illegal, nonsense, process_of, raises, sleeps
from serving import Here, Seat, Server
from tierce import Table, View
from tierce.cards import UNKNOWN
from tierce.game.state import Phase
from tierce.server.opponents import BotFailed, Opponents

TABLE = Table("penang", seats=2, seed=1)
VIEW = TABLE.view(TABLE.turn)


class Broken(Here):
    """A bot that gives no answer, as the server hears of it."""

    async def choose(self, kind: str, view: View, seed: bytes) -> str:
        raise BotFailed("RuntimeError")


@pytest.mark.parametrize("game", ["penang", "rami51"])
@pytest.mark.parametrize("opponents", [Here(nonsense), Here(illegal), Broken()])
def test_a_bot_that_fails_is_played_for(tmp_path: Path, opponents: Here, game: str) -> None:
    changes = {"out.max_turns": "50"} if game == "rami51" else {}
    with (
        Server(tmp_path / "t.db", opponents=opponents) as server,
        Seat(server.url, changes=changes, game=game).page() as page,
    ):
        assert page.play_deal()["phase"] == "deal_over"


def test_a_bot_that_fails_in_mid_turn_begins_it_anew(tmp_path: Path) -> None:
    """What it owes by then must not keep its turn from ending."""
    taken = []

    def takes(kind: str, view: View, seed: bytes) -> str:
        if view.phase is Phase.DRAW and "take" in map(str, view.steps):
            taken.append(view.pile[-1])
            return "take"
        raise BotFailed("RuntimeError")

    changes = {"out.max_turns": "50", "opening.kind": "none"}
    with (
        Server(tmp_path / "t.db", opponents=Here(takes)) as server,
        Seat(server.url, changes=changes, game="rami51").page() as page,
    ):
        assert page.play_deal()["phase"] == "deal_over"
        assert not any(event["type"] == "took" for event in page.view["news"])
    assert taken


def test_a_bot_sees_a_view_of_its_own_seat_only(tmp_path: Path) -> None:
    opponents = Here()
    with (
        Server(tmp_path / "t.db", opponents=opponents) as server,
        Seat(server.url, ["greedy", "random"]).page() as page,
    ):
        page.play_deal()
    assert {view.seat for _, view, _ in opponents.asked} == {1, 2}
    assert {(view.seat, kind) for kind, view, _ in opponents.asked} == {(1, "greedy"), (2, "random")}
    seeds = [seed for _, _, seed in opponents.asked]
    assert len(set(seeds)) == len(seeds)
    for _, view, _ in opponents.asked:
        for seat, hand in enumerate(view.hands):
            assert seat == view.seat or view.known[seat] == hand - hand.unknown(hand.count(UNKNOWN))


def test_there_is_a_pause_before_a_bot_s_turn(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", pause=0.25) as server, Seat(server.url, ["greedy"] * 2).page() as page:
        page.my_turn()
        page.take_turn()
        began = time.monotonic()
        page.my_turn()
        assert time.monotonic() - began > 0.4


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", pause=60) as server:
        seat = Seat(server.url, ["greedy", "greedy"])
        with seat.page() as page:
            if page.view["turn"] == 1:
                page.take_turn()
                page.wait(lambda view: view["turn"] != 1)
            before = page.view
    with Server(tmp_path / "t.db") as server:
        seat.url = server.url
        with seat.page() as page:
            assert page.view["hand"] == before["hand"]
            assert page.my_turn()["seq"] > before["seq"]


def test_bots_think_in_a_process_of_their_own() -> None:
    async def run() -> str:
        opponents = Opponents(choose=process_of)
        try:
            return await opponents.choose("keeper", VIEW, b"x")
        finally:
            opponents.close()

    assert int(asyncio.run(run())) != os.getpid()


def test_the_real_bots_answer_with_a_legal_step() -> None:
    async def run() -> str:
        opponents = Opponents()
        try:
            return await opponents.choose("keeper", VIEW, bytes(64))
        finally:
            opponents.close()

    assert asyncio.run(run()) in map(str, VIEW.legal_actions)


def test_a_bot_s_process_that_dies_is_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIERCE_TEST_MARKER", str(tmp_path / "died"))

    async def run() -> None:
        opponents = Opponents(choose=dies_once)
        assert await opponents.choose("keeper", VIEW, b"x")
        opponents.close()
        opponents = Opponents(choose=dies)
        with pytest.raises(BotFailed, match="died"):
            await opponents.choose("keeper", VIEW, b"x")
        opponents.close()

    asyncio.run(run())


def test_a_bot_that_takes_too_long_is_stopped() -> None:
    async def run() -> None:
        opponents = Opponents(choose=sleeps, timeout=0.5)
        began = time.monotonic()
        with pytest.raises(BotFailed, match="no answer"):
            await opponents.choose("keeper", VIEW, b"x")
        assert time.monotonic() - began < 20
        opponents.close()

    asyncio.run(run())


def test_what_a_bot_says_when_it_breaks_is_not_passed_on() -> None:
    async def run() -> None:
        opponents = Opponents(choose=raises)
        with pytest.raises(BotFailed) as failed:
            await opponents.choose("keeper", VIEW, b"x")
        assert str(failed.value) == "RuntimeError"
        opponents.close()

    asyncio.run(run())
