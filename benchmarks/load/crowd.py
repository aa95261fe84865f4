"""A crowd: people at many tables who play by what their pages show, at a pace or as fast as it goes."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from benchmarks.load.line import Line

SEATS = 4
LAID = 0.25
"""How often somebody lays who might discard."""
PATIENCE = 20.0
"""Seconds after which an action that was not answered is lost."""


class Words(msgspec.Struct):
    """A step, of which the words are enough."""

    words: str


class Said(msgspec.Struct):
    """What a player looks at in a message."""

    type: str
    id: str | None = None
    seq: int = 0
    seat: int | None = None
    turn: int | None = None
    phase: str = ""
    owed: list[str] = []
    steps: list[Words] = []


VIEW = '"type":"view"'
READER = msgspec.json.Decoder(Said)


@dataclass
class Tally:
    """What was counted in a while."""

    seconds: float = 0.0
    actions: int = 0
    messages: int = 0
    bytes: int = 0
    refused: int = 0
    reached: list[float] = field(default_factory=list)
    """From each action to each other seat that saw it, in seconds."""


class Table:
    """Four people at a table, who act one after the other."""

    def __init__(self, rng: random.Random, tally: Tally) -> None:
        """Nobody sits here yet."""
        self.lines: list[Line] = []
        self.tally = tally
        self.recorded: list[list[list[bytes]]] | None = None
        """The messages to each seat, action by action, if they are to be kept."""
        self.latest: list[bytes] = [b""] * SEATS
        """The last view of each seat."""
        self.ready: Callable[[Table], None] = lambda table: None
        self.begun = 0.0
        self._rng, self._number = rng, 0
        self._seen = [0] * SEATS
        self._shown: list[Said | None] = [None] * SEATS
        self._acting = False
        self._acked: int | None = None

    def hearer(self, seat: int) -> Callable[[bytes], None]:
        """What hears the messages to a seat."""

        def heard(text: bytes) -> None:
            now = time.perf_counter()
            self.tally.messages += 1
            self.tally.bytes += len(text)
            if self.recorded:
                self.recorded[-1][seat].append(text)
            said = READER.decode(text)
            if said.type == "view":
                if said.seq != self._seen[seat] and self._acting and seat != self._actor:
                    self.tally.reached.append(now - self.begun)
                self._seen[seat], self._shown[seat], self.latest[seat] = said.seq, said, text
            elif said.type in ("ack", "error"):
                self.tally.refused += said.type == "error"
                self._acked = said.seq if said.type == "ack" else self._seen[seat]
            if self._acting and self._acked is not None and all(one == self._acked for one in self._seen):
                self._acting = False
                self.tally.actions += 1
                self.ready(self)

        return heard

    async def say(self, seat: int, message: dict[str, object]) -> None:
        """A seat says something else, and waits for the answer."""
        self._number, self._acked = self._number + 1, None
        self.lines[seat].say(msgspec.json.encode({**message, "id": f"load-{self._number}"}))
        while self._acked is None:
            await asyncio.sleep(0.0005)

    def told(self) -> list[list[list[str]]]:
        """What was recorded, from the first action on that all saw, if there was one; no more is recorded."""
        actions = [[[text.decode() for text in texts] for texts in one] for one in self.recorded or ()]
        self.recorded = None
        seen = (place for place, one in enumerate(actions) if all(any(VIEW in t for t in s) for s in one))
        return actions[next(seen, len(actions)) :]

    @property
    def free(self) -> bool:
        """Whether the last action was seen by all, so that the next may follow."""
        return not self._acting and all(self._shown)

    def act(self) -> None:
        """The seat whose turn it is does something."""
        shown = next(one for one in self._shown if one is not None)
        self._actor = 0 if shown.turn is None else shown.turn - 1
        said = self._chosen(self._shown[self._actor] or shown)
        self._number += 1
        self._acting, self._acked = True, None
        if self.recorded is not None:
            self.recorded.append([[] for _ in range(SEATS)])
        self.begun = time.perf_counter()
        self.lines[self._actor].say(msgspec.json.encode({**said, "id": f"load-{self._number}"}))

    def _chosen(self, shown: Said) -> dict[str, object]:
        """What to do: draw, lay now and then, end the turn when it may be ended."""
        if shown.turn is None:
            return {"type": "next"}
        words = [one.words for one in shown.steps]
        for word in ("draw", "end"):
            if word in words:
                return {"type": "play", "words": word}
        ends = [word for word in words if word.startswith(("discard", "pass", "done"))]
        acts = [word for word in words if word.startswith(("meld", "lay"))]
        if acts and (not ends or self._rng.random() < LAID) and not shown.owed:
            return {"type": "play", "words": self._rng.choice(acts)}
        if ends or not shown.owed:
            return {"type": "play", "words": self._rng.choice(ends or words)}
        return {"type": "undo", "all": True}


async def at_once(tables: Sequence[Table], seconds: float) -> Tally:
    """All act as soon as they may, for so long."""
    end = time.perf_counter() + seconds
    return await _all_act(tables, lambda table: time.perf_counter() < end, seconds + PATIENCE)


async def so_often(tables: Sequence[Table], times: int) -> Tally:
    """Every table acts so often, as soon as it may."""
    left = dict.fromkeys(tables, times)

    def again(table: Table) -> bool:
        left[table] -= 1
        return left[table] > 0

    return await _all_act(tables, again, PATIENCE * max(1, times * len(tables) / 1000))


async def _all_act(tables: Sequence[Table], again: Callable[[Table], bool], patience: float) -> Tally:
    """All act at once, and each once more as long as it may ``again``."""
    tally, over, left = _fresh(tables), asyncio.Event(), len(tables)

    def ready(table: Table) -> None:
        nonlocal left
        if again(table):
            table.act()
            return
        left -= 1
        if not left:
            over.set()

    began = time.perf_counter()
    for table in tables:
        table.ready = ready
        table.act()
    await asyncio.wait_for(over.wait(), patience)
    tally.seconds = time.perf_counter() - began
    return tally


async def at_a_pace(tables: Sequence[Table], rate: float, seconds: float) -> Tally:
    """So many actions a second, by one table after the other."""
    tally = _fresh(tables)
    for table in tables:
        table.ready = lambda table: None
    began, count, place = time.perf_counter(), 0, 0
    while count < rate * seconds:
        wait = began + count / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        for _ in tables:
            place = (place + 1) % len(tables)
            if tables[place].free:
                tables[place].act()
                break
        count += 1
    tally.seconds = time.perf_counter() - began
    await all_free(tables)
    return tally


async def all_free(tables: Sequence[Table]) -> None:
    """Wait until all have seen everything. Raises ``TimeoutError``."""
    end = time.perf_counter() + PATIENCE
    while not all(table.free for table in tables):
        if time.perf_counter() > end:
            raise TimeoutError("messages were lost")
        await asyncio.sleep(0.01)


def _fresh(tables: Sequence[Table]) -> Tally:
    tally = Tally()
    for table in tables:
        table.tally = tally
    return tally
