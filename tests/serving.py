"""A server for tests, in a thread or as a process of its own, and a page that talks to it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import ssl
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from forking import Forked
from tierce.bots.best import best_melds
from tierce.cards import Cards
from tierce.server import seating
from tierce.server.app import create_app
from tierce.server.opening import Opening
from tierce.server.opponents import Best, BotFailed, Opponents
from tierce.server.page import FOLDER
from tierce.server.room import Room, Services
from tierce.server.rooms import Rooms
from tierce.server.run import listen, serve
from tierce.server.settings import Settings
from tierce.server.store import Store
from tierce.table import Table, View

PATIENCE = 60.0
NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # the usual one is slow to make, and nothing here needs it
get = partial(httpx.get, verify=NO_TLS)
post = partial(httpx.post, verify=NO_TLS)
Message = dict[str, Any]


def quick(kind: str, view: View, seed: bytes) -> str:
    """A bot that thinks no time at all: it draws, lays what comes first, and ends its turn when it may."""
    words = [str(action) for action in (view.steps if view.terms.draws else view.legal_actions)]
    ends = [said for said in words if said in ("end", "draw") or said.startswith("discard")]
    return ends[0] if ends else words[0]


def opening_of(table: Table, bots: Sequence[str | None] = ()) -> Opening:
    """A table that is dealt already, as a new one of a server: the secret of each person is their name."""
    kinds = [*bots, *[None] * (table.seats - len(bots))]
    seats = [
        seating.Seat(name, kind, name.encode() if kind is None else None)
        for name, kind in zip(table.names, kinds, strict=True)
    ]
    return Opening(table.id, table.seed, seating.Seating(table.rules, tuple(seats), stage="playing"), table)


async def room_of(store: Store, table: Table) -> Room:
    """The room of a new table at which only people sit."""
    opening = opening_of(table)
    await store.run(opening.write)
    return Rooms(Services(store, Here(), 0)).add(opening.loaded())


def on(database: Path | str, work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine that is given an open store."""
    store = Store(database)
    store.open()
    try:
        asyncio.run(work(store))
    finally:
        store.close()


class Here(Opponents):
    """Bots that think in the server itself: quick to start, for tests that are not about processes."""

    def __init__(self, think: Callable[[str, View, bytes], str] = quick) -> None:
        super().__init__()
        self.think = think
        self.asked: list[tuple[str, View, bytes]] = []

    async def choose(self, kind: str, view: View, seed: bytes) -> str:
        self.asked.append((kind, view, seed))
        try:
            return self.think(kind, view, seed)
        except ValueError as wrong:
            raise BotFailed(type(wrong).__name__) from None

    async def best(self, view: View, hand: Cards) -> Best:
        return best_melds(view, hand)


class Server:
    """A server in a thread, on a port of its own."""

    def __init__(
        self,
        database: Path | str,
        *,
        opponents: Opponents | None = None,
        folder: Path | None = None,
        pause: float = 0,
    ) -> None:
        self.settings = Settings(database=database, bot_pause=pause)
        app = create_app(self.settings, opponents=opponents or Here(), folder=folder or FOLDER)
        self.socket = listen("127.0.0.1", 0)
        self.port: int = self.socket.getsockname()[1]
        self.server = uvicorn.Server(
            uvicorn.Config(
                app, ws="websockets-sansio", ws_max_size=256 * 1024, log_config=None, lifespan="on",
                timeout_graceful_shutdown=1,
            )
        )  # fmt: skip
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Server:
        self.thread.start()
        wait_until(lambda: self.server.started or not self.thread.is_alive())
        assert self.server.started
        return self

    def __exit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)


class Process:
    """A server as a process of its own: a Python that begins anew where there are words ``before`` it."""

    def __init__(self, database: Path | str, port: int, *before: str, **environment: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        told = {**os.environ, "TIERCE_BOT_PAUSE": "0", **environment}
        place = ("127.0.0.1", port, str(database))
        self.folder = tempfile.TemporaryDirectory()
        output = Path(self.folder.name) / "output"
        output.touch()
        self.printed = output.read_text
        self.process: Forked | subprocess.Popen[bytes]
        if before:
            code = f"from tierce.server.run import serve; serve(*{place})"
            with output.open("wb") as out:
                self.process = subprocess.Popen(
                    [*before, sys.executable, "-c", code], env=told, stdout=out, stderr=out
                )
        else:
            self.process = Forked(output, told, serve, *place)
        wait_until(self.answers)

    def answers(self) -> bool:
        assert self.process.poll() is None, f"the server ended: {self.printed()}"
        try:
            return get(f"{self.url}/health").is_success
        except httpx.TransportError:
            return False

    def children(self) -> list[int]:
        told = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(one) for one in told.read_text().split()] if told.exists() else []

    def end(self, how: signal.Signals = signal.SIGTERM) -> str:
        """End it, and return what it said."""
        self.process.send_signal(how)
        return self.ended()

    def ended(self) -> str:
        """Wait until it has ended, and return what it said."""
        self.process.wait(timeout=PATIENCE)
        said = self.printed()
        self.folder.cleanup()
        return said


def free_port() -> int:
    with listen("127.0.0.1", 0) as found:
        return int(found.getsockname()[1])


def wait_until(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


class Seat:
    """A table opened by a browser: its id and its cookie."""

    def __init__(
        self,
        url: str,
        bots: Sequence[str | None] = ("greedy",),
        changes: dict[str, str] | None = None,
        **more: Any,
    ) -> None:
        self.url = url
        asked = {"game": "penang", "you": "Aina", **more}
        if not asked.get("lesson"):
            asked |= {"bots": list(bots), "changes": changes or {}}
        opened = post(f"{url}/api/tables", json=asked)
        assert opened.status_code == 201, opened.text
        self.table: str = opened.json()["table"]
        self.invite: str = opened.json()["invite"]
        self.cookie: str = opened.headers["set-cookie"].split(";")[0]

    def get(self, path: str) -> httpx.Response:
        return get(f"{self.url}{path}", headers={"cookie": self.cookie})

    def record(self) -> str:
        return self.get(f"/api/tables/{self.table}/record.rhh").text

    @contextmanager
    def page(self, since: int = 0, *, compression: str | None = "deflate") -> Iterator[Page]:
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket?since={since}"
        with connect(
            address, additional_headers={"Cookie": self.cookie}, compression=compression, max_size=None
        ) as socket:
            yield Page(socket)


ANSWERS = {"ask": "answer", "best": "best", "hint": "hint"}
"""What is answered to each question that changes nothing."""


class Page:
    """A page on its socket. It keeps every frame that it got."""

    numbers = count(1)
    """Of the messages of all pages: one that is sent again under its number is not done again."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.view: Message = {}
        self.hand: Message = {}
        self.number = 0
        self.receive("view")
        if self.view["seat"] is not None:
            self.receive("hand")

    def receive(self, *types: str, seconds: float = PATIENCE) -> Message:
        """The next message of one of these types."""
        while True:
            frame = self.socket.recv(timeout=seconds)
            assert isinstance(frame, str)
            self.frames.append(frame)
            message: Message = json.loads(frame)
            if message["type"] == "view":
                assert message["version"] >= self.view.get("version", 0)
                self.view = message
            if message["type"] == "hand":
                self.hand = message
            if not types or message["type"] in types:
                return message

    def say(self, type: str, **fields: Any) -> Message:
        """Say something and return what is said to it."""
        self.number = next(self.numbers)
        own = {"n": self.number} if type in ANSWERS else {"id": f"{type}-{self.number}"}
        return self.send(json.dumps({"type": type, **own, **fields}))

    def send(self, data: str | bytes) -> Message:
        while True:
            self.socket.send(data)
            reply = self.receive("ack", "error", *ANSWERS.values())
            if reply["type"] != "error" or reply["why"]["code"] != "too_fast":
                return reply
            time.sleep(0.2)

    def play(self, words: str, **fields: Any) -> Message:
        return self.say("play", words=words, **fields)

    def wait(self, true: Callable[[Message], object]) -> Message:
        """The first view of which this holds, beginning with the last."""
        while not true(self.view):
            self.receive("view")
        return self.view

    def my_turn(self) -> Message:
        """The view at my next turn, or at the end of the deal."""
        return self.wait(lambda view: view["turn"] in (None, view["seat"]))

    def words(self, verb: str) -> list[str]:
        """The legal steps of a kind."""
        return [step["words"] for step in self.view["steps"] if step["verb"] == verb]

    def do(self, words: str) -> None:
        """Play these words, and see the table after them."""
        before = self.view["version"]
        assert self.play(words)["type"] == "ack"
        self.wait(lambda view: view["version"] > before)

    def take_turn(self) -> None:
        """Play one action and end the turn; where cards are drawn, draw and discard."""
        if self.view["grammar"] == "draw_meld_discard":
            if self.view["phase"] == "draw":
                self.do("draw")
            if self.view["turn"] is not None:
                self.do(self.words("discard")[0])
            return
        while not (steps := self.words("meld") + self.words("lay") + self.words("dead")):
            self.do(self.words("swap")[0])  # a swap alone leads on
        self.do(steps[0])
        if self.view["phase"] == "play" and self.view["draft"]:
            self.do("end")

    def play_deal(self) -> Message:
        """Play until the deal is over."""
        while self.my_turn()["turn"] is not None:
            self.take_turn()
        return self.view

    def closed(self) -> int:
        """Wait until the server closes the line; the code it gives."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd is not None else 0
