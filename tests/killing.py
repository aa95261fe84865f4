"""A server under load that is killed at random moments, and what is left of what it acknowledged.

At each table two people play on sockets of their own. Everyone writes down what was acknowledged to them, and
the message that was not yet; after each kill the database must hold the one, and may hold the other once.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from forking import processes
from serving import PATIENCE, Message, Page, Seat, free_port, get, post, wait_until
from tierce.cards import TierceError
from tierce.server import saved
from tierce.server.store import beside
from tierce.table.lines import seat_name
from victim import run

EASY = {"opening.kind": "none", "deck.jokers": "16", "out.max_turns": "50"}
TABLES: list[tuple[str, dict[str, str]]] = [
    ("penang", {}),
    ("rami51", EASY),
    ("penang", {}),
    ("rami51", EASY),
]
LONG = {"match.target": "none", "match.deals": "99"}
NEXT, DEAD = "next", "dead"


class Player(Seat):
    """A person at a table: what was acknowledged to them, and the message that was not."""

    numbers = count(1)

    def __init__(self, url: str, table: str, cookie: str, number: int, chance: random.Random) -> None:
        self.url, self.table, self.cookie = url, table, cookie
        self.number, self.chance = number, chance
        self.said: list[str] = []
        """What they said and was acknowledged, in order; what was taken back is gone."""
        self.waiting: Message | None = None
        self.acknowledged = 0
        self.wrong: Exception | None = None

    @property
    def after(self) -> list[str]:
        """What they will have said when the waiting message is done."""
        if self.waiting is None:
            return self.said
        if self.waiting["type"] == "undo":
            return self.said[:-1]
        return [*self.said, self.waiting.get("words", NEXT)]

    def tell(self, message: Message) -> None:
        """Say something before there is a table to see."""
        address = f"{self.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        with connect(address, additional_headers={"Cookie": self.cookie}) as socket:
            socket.send(json.dumps(message))
            while (reply := json.loads(socket.recv(timeout=PATIENCE)))["type"] not in ("ack", "error"):
                pass
            assert reply["type"] == "ack", reply

    def send(self, page: Page) -> str | None:
        """Send the waiting message, and write down that it was acknowledged; or why it was refused."""
        assert self.waiting is not None
        reply = page.send(json.dumps(self.waiting))
        assert reply["id"] == self.waiting["id"]
        if reply["type"] == "error":
            return f"{self.waiting}: {reply['why']['text']}"
        self.said, self.waiting = self.after, None
        self.acknowledged += 1
        return None

    def play(self, page: Page) -> None:
        """Play until the line is cut."""
        try:
            while True:
                said = self.choose(page.view)
                if said is None:
                    page.receive("view")
                    continue
                version = page.view["version"]
                self.waiting = {"id": f"{self.number}-{next(self.numbers)}", **said}
                assert (refused := self.send(page)) is None, refused
                page.wait(lambda view, version=version: view["version"] > version)  # type: ignore[misc]
        except (ConnectionClosed, OSError):
            pass  # killed
        except Exception as wrong:
            self.wrong = wrong

    def choose(self, view: Message) -> Message | None:
        """What to say now, or nothing: another is to act."""
        if view["phase"] == "deal_over":
            return {"type": "next"} if self.number == 1 else None
        if view["turn"] != self.number:
            return None
        steps: dict[str, list[str]] = {}
        for step in view["steps"]:
            steps.setdefault(step["verb"], []).append(step["words"])
        lays = steps.get("meld", []) + steps.get("lay", []) + steps.get("swap", [])
        ends = steps.get("draw", []) + steps.get("discard", []) + steps.get("dead", [])
        if view["grammar"] == "shed" and has_laid(view):
            ends.append("end")
        some = lays if lays and self.chance.random() < 0.5 else ends or lays
        if not some or (view["draft"] and self.chance.random() < 0.2):
            return {"type": "undo", "all": False}
        words = self.chance.choice(some)
        return {"type": "play", "words": words}


class Trial:
    """A server that is killed again and again, and what it lost."""

    def __init__(
        self, database: Path | str, *, seed: int = 1, fault: Callable[[], None] | None = None
    ) -> None:
        self.database, self.port = database, free_port()
        self.fault: Callable[[], None] | None = None
        self.url = f"http://127.0.0.1:{self.port}"
        self.chance = random.Random(seed)
        self.lost: list[str] = []
        """Acknowledged actions that are not in the record, and what was done twice."""
        self.unopened: list[str] = []
        """Tables that do not reopen."""
        with self.running():
            self.tables = [self.table(game, changes) for game, changes in TABLES]
        self.fault = fault

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table]

    @property
    def acknowledged(self) -> int:
        return sum(player.acknowledged for player in self.players)

    def rounds(self, number: int) -> None:
        """So many kills under load, and now and then one while it starts; no more once something is lost."""
        for _ in range(number):
            if self.chance.random() < 0.2:
                early = self.start()
                time.sleep(self.chance.uniform(0, 0.3))
                early.kill()
                early.join()
            with self.running():
                self.come_back(self.load)
            self.look(exactly=False)
            if self.lost or self.unopened:
                return
        with self.running():
            self.come_back()

    def come_back(self, then: Callable[[list[tuple[Player, Page]]], None] | None = None) -> None:
        """Every page comes back, sends again what was not acknowledged, and goes on."""
        with ExitStack() as lines:
            pages = []
            for player in self.players:
                try:
                    pages.append((player, lines.enter_context(player.page())))
                except (OSError, ConnectionClosed, AssertionError) as wrong:
                    self.unopened.append(f"{player.table}: {wrong!r}")
                    continue
                if player.waiting is not None and (refused := player.send(pages[-1][1])):
                    self.lost.append(f"{player.table} p{player.number}, sent again: {refused}")
            self.look(exactly=not self.lost)
            if then is not None and not self.lost:
                then(pages)

    def load(self, pages: list[tuple[Player, Page]]) -> None:
        """All play at once, until the kill."""
        threads = [threading.Thread(target=player.play, args=[page]) for player, page in pages]
        for thread in threads:
            thread.start()
        enough = self.acknowledged + self.chance.randint(5, 60)
        wait_until(lambda: self.acknowledged >= enough or not any(map(threading.Thread.is_alive, threads)))
        time.sleep(self.chance.uniform(0, 0.02))
        self.process.kill()
        for thread in threads:
            thread.join()
        for player in self.players:
            if player.wrong is not None:
                raise player.wrong

    def look(self, *, exactly: bool) -> None:
        """Compare the database with what was acknowledged; ``exactly``: nothing is waiting any more."""
        with beside(self.database) as connection:
            for table in self.tables:
                try:
                    loaded = saved.load_table(connection, table[0].table)
                except TierceError as wrong:
                    self.unopened.append(f"{table[0].table}: {wrong!r}")
                    continue
                for player in table:
                    there = said_by(loaded, player.number - 1)
                    if not same(there, player.said) and (exactly or not same(there, player.after)):
                        self.lost.append(f"{player.table} p{player.number}: {differing(player.said, there)}")
                        player.said, player.waiting = there, None

    # -- the server ----------------------------------------------------------------------------------------

    def start(self) -> multiprocessing.process.BaseProcess:
        process = processes.Process(target=run, args=(str(self.database), self.port, self.fault))
        process.start()
        return process

    @contextmanager
    def running(self) -> Iterator[None]:
        """The server, until it is killed."""
        self.process = self.start()
        try:
            wait_until(self.answers)
            yield
        finally:
            self.process.kill()
            self.process.join()

    def answers(self) -> bool:
        assert self.process.is_alive(), "the server did not start"
        try:
            return get(f"{self.url}/health").is_success
        except httpx.TransportError:
            return False

    def table(self, game: str, changes: dict[str, str]) -> list[Player]:
        """A new table with two people."""
        asked = {"game": game, "you": "Aina", "bots": [None], "changes": {**changes, **LONG}}
        opened = post(f"{self.url}/api/tables", json=asked)
        table, invite = opened.json()["table"], opened.json()["invite"]
        let_in = post(f"{self.url}/api/tables/{table}/guests", json={"invite": invite})
        cookies = [one.headers["set-cookie"].split(";")[0] for one in (opened, let_in)]
        host, guest = (Player(self.url, table, cookie, n, self.chance) for n, cookie in enumerate(cookies, 1))
        guest.tell({"type": "sit", "id": "sit", "seat": 2, "name": "Boris"})
        host.tell({"type": "start", "id": "start"})
        return [host, guest]


def has_laid(view: Message) -> bool:
    """Whether enough was done in the running turn to end it."""
    return any(said.startswith(("meld", "lay")) for said in view["draft"])


def same(there: list[str], said: list[str]) -> bool:
    """Whether the record holds what was said; a seat that cannot go on may be dead by itself."""
    others = [[words for words in told if words != DEAD] for told in (there, said)]
    return others[0] == others[1] and there.count(DEAD) >= said.count(DEAD)


def differing(said: list[str], there: list[str]) -> str:
    """What stands in the record for what was said, from where it differs."""
    at = next((n for n, (a, b) in enumerate(zip(said, there, strict=False)) if a != b), len(there))
    return f"{said[at : at + 3]} of {len(said)}, and there {there[at : at + 3]} of {len(there)}"


def said_by(loaded: saved.Loaded | None, seat: int) -> list[str]:
    """What a seat has said by the record and its half-played turn; the first seat also deals anew."""
    if loaded is None or loaded.table is None:
        return []
    table, found = loaded.table, list[str]()
    for number, deal in enumerate(table.record().deals):
        if number and seat == 0:
            found.append(NEXT)
        found += [line.said for line in deal.lines if line.actor == seat_name(seat)]
    return found + (list(map(str, table.draft)) if table.turn == seat else [])
