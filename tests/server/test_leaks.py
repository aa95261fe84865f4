"""Nothing that is sent to a seat, or to a spectator, tells of a card that it may not know.

Two judges: no frame names a card that was not told to that line by an event or lies open; and when hidden
cards change places, every byte stays the same until an event tells the difference.
"""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hearing import learnt, told
from tierce.game.events import DealEnded
from tierce.game.scoring import count
from tierce.game.state import State
from tierce.rules import load
from tierce.server import wire
from tierce.server.arrangements import Arrangements
from tierce.server.play import Play
from tierce.server.store import Store
from tierce.table import Table
from transcripts import Script, Transcript, exchanged, transcribe

ONE_PACK = (
    "penang+deck.packs=1+deck.jokers=2+deal.hand_size=12",
    "rami51+deck.packs=1+deck.jokers=2+deal.hand_size=11+opening.points=0",
    "arbaatash+deck.packs=1+deck.jokers=2+deal.hand_size=12+deal.upcard=yes",
    "basic",
    "gin",
    "gin_oklahoma",
)
"""Games with one pack, in which a card that is named is one card."""
MANY_PACKS = (
    "penang",
    "rami51",
    "rami51_circular",
    "arbaatash",
    "thousand",
    "gin_traditional",
    "gin_hollywood",
)
NUMBERS = itertools.count()
SEATS = {"gin": 2, "basic": 3}


def played(folder: Path, table: Table, script: Script | random.Random) -> Transcript:
    """A deal with all that was sent of it; a database of its own for each."""
    store = Store(folder / f"{next(NUMBERS)}.db", synchronous="OFF")
    store.open()
    try:
        return asyncio.run(transcribe(store, table, script))
    finally:
        store.close()


def names_only_what_was_told(deal: Transcript) -> tuple[int, int]:
    """How many frames were searched, and how many cards were not to be named in them."""
    searched = hidden = 0
    log = deal.table.log()
    for seat, steps in deal.frames.items():
        may: set[str] = set()
        done = 0
        for logged, frames in zip(deal.logged, steps, strict=False):
            for one in log[done:logged]:
                may |= set(learnt(one.event, seat))
            done = logged
            if isinstance(log[done - 1].event, DealEnded):
                break  # the hands are shown
            for frame in frames:
                assert told(frame) <= may, (seat, told(frame) - may, frame[:300])
                searched += 1
                hidden += 52 - len(may)
    return searched, hidden


def is_the_same_until_it_is_told(deal: Transcript, twin: Transcript, knowing: set[int]) -> int:
    """For every line that cannot know of the exchange: how many frames were alike."""
    alike = 0
    for seat, steps in deal.frames.items():
        if seat in knowing:
            continue
        for step in range(len(twin.script) + 1):
            if deal.heard(seat, step) != twin.heard(seat, step):
                break
            assert steps[step] == twin.frames[seat][step], (seat, step)
            alike += len(steps[step])
    return alike


def judged(folder: Path, label: str, seeds: range) -> Counter[str]:
    """Play so many deals, and judge each in both ways."""
    counted: Counter[str] = Counter()
    rules = load(label)
    seats = SEATS.get(rules.name.partition("_")[0], 4 if "packs=1" not in label else 3)
    for seed in seeds:
        rng = random.Random(seed)
        table = Table(rules, seats=seats, seed=seed, names=("Aina", "Boris", "Mei", "Ravi")[:seats], id="t")
        start = Table.replay(table.record(), seed=table.seed, id="t")
        deal = played(folder, table, rng)
        counted["deals"] += 1
        counted["steps"] += len(deal.script)
        if rules.answer("deck.packs", seats) == 1:
            searched, hidden = names_only_what_was_told(deal)
            counted["searched"] += searched
            counted["hidden"] += hidden
        if (swapped := exchanged(start, rng)) is not None:
            twin, knowing = swapped
            counted["alike"] += is_the_same_until_it_is_told(deal, played(folder, twin, deal.script), knowing)
            counted["exchanges"] += 1
    return counted


def points(state: State, seat: int) -> str:
    """What another's hand counts."""
    return str(count(state.hands[seat - 1], state.terms).score)


@pytest.mark.parametrize("label", [*ONE_PACK, *MANY_PACKS])
def test_no_line_is_told_of_a_card_that_it_may_not_know(tmp_path: Path, label: str) -> None:
    count = judged(tmp_path, label, range(2))
    assert count["alike"] > 15, count
    if label in ONE_PACK:
        assert count["searched"] > 40
        assert count["hidden"] > 3 * count["searched"]


@pytest.mark.parametrize(
    ("leak", "found"),
    [(lambda state, seat: str(state.hands[seat - 1])[:2], "Extra items|assert"), (points, "assert")],
)
def test_a_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[State, int], str], found: str
) -> None:
    """With one card of another's hand in a view, or a sum that counts it, a judge speaks up."""
    view = Play.view

    def leaky(play: Play, seat: int | None, *others: Any) -> wire.ViewMessage:
        shown = view(play, seat, *others)
        state = play.table.state
        return msgspec.structs.replace(shown, owed=[leak(state, seat or 0)])

    monkeypatch.setattr(Play, "view", leaky)
    with pytest.raises(AssertionError, match=found):
        judged(tmp_path, ONE_PACK[0], range(6))


def test_a_leak_in_how_a_hand_lies_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    message = Arrangements.message

    def leaky(hands: Arrangements, seat: int, play: Play) -> wire.HandMessage:
        told = message(hands, seat, play)
        return msgspec.structs.replace(told, need=int(points(play.table.state, seat)))

    monkeypatch.setattr(Arrangements, "message", leaky)
    with pytest.raises(AssertionError):
        judged(tmp_path, ONE_PACK[0], range(6))


@pytest.mark.slow
@pytest.mark.parametrize("label", [*ONE_PACK, *MANY_PACKS])
def test_no_line_is_told_over_a_thousand_deals(tmp_path: Path, label: str) -> None:
    count = judged(tmp_path, label, range(100, 100 + 1 + 1000 // len([*ONE_PACK, *MANY_PACKS])))
    print(label, dict(count))
    assert count["alike"] > 1000
