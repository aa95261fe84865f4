"""A session: the real server with its tables and the bare one beside it on one core, the crowd on another."""

from __future__ import annotations

import asyncio
import atexit
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from benchmarks.load.bare import Recorded
from benchmarks.load.crowd import SEATS, Table, Tally, all_free, so_often
from benchmarks.load.line import opened
from tierce.server.run import listen

HOST = "127.0.0.1"
NAMES = ("Aina", "Boris", "Mei", "Ravi")
GAMES = ("penang", "rami51")
"""What is played, at one table after the other, in matches that do not end while one measures."""
CHANGES = {"match.target": "none", "match.deals": "50"}
WARM = 20
"""How often each table acts before anything is measured, and then as often while it is recorded."""
ROOT = Path(__file__).parents[2]
T = TypeVar("T")


class Server:
    """A server as a process of its own, on one core."""

    def __init__(self, command: list[str], core: int | None, **environment: str) -> None:
        """Start it on a free port, which is added to the command."""
        with listen(HOST, 0) as found:
            self.port: int = found.getsockname()[1]
        command = [one.replace("PORT", str(self.port)) for one in command]
        self._process = subprocess.Popen(
            [sys.executable, *command], cwd=ROOT, env=os.environ | environment, stdout=subprocess.DEVNULL
        )
        if core is not None:
            os.sched_setaffinity(self._process.pid, {core})
        end = time.monotonic() + 30
        while not self._answers():
            if time.monotonic() > end or self._process.poll() is not None:
                raise RuntimeError("the server does not start")
            time.sleep(0.05)

    @property
    def memory(self) -> int:
        """The bytes of memory that it has now."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * resource.getpagesize()

    @property
    def worked(self) -> float:
        """The seconds of its core that it has used."""
        told = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    def end(self) -> None:
        """End it."""
        self._process.kill()
        self._process.wait()

    def _answers(self) -> bool:
        try:
            socket.create_connection((HOST, self.port), timeout=1).close()
        except OSError:
            return False
        return True


class Session:
    """Both servers and the crowd. Everything is made when it is first needed."""

    def __init__(self, tables: int = 250, *, deflate: bool = True, warm: int = WARM) -> None:
        """So many tables."""
        self._count, self._deflate, self._warm = tables, deflate, warm
        self._loop = asyncio.new_event_loop()
        self._folder = tempfile.TemporaryDirectory(prefix="tierce-load-", dir=ROOT)
        self._servers: list[Server] = []
        self._made: dict[str, tuple[Server, list[Table]]] = {}
        self._memory: dict[str, float] = {}
        self._recorded: list[Recorded] = []
        atexit.register(self.close)

    def tables(self, which: str) -> list[Table]:
        """The tables of tierce, or of the bare server."""
        return self._both(which)[1]

    def server(self, which: str) -> Server:
        """The one or the other server."""
        return self._both(which)[0]

    def memory(self, which: str) -> float:
        """Bytes a table, with its four sockets."""
        self._both(which)
        return self._memory[which]

    def run(self, doing: Coroutine[Any, Any, T]) -> T:
        """Let the crowd do something."""
        return self._loop.run_until_complete(doing)

    def close(self) -> None:
        """All go home."""
        for server in self._servers:
            server.end()
        for line in (line for _, tables in self._made.values() for table in tables for line in table.lines):
            line.close()
        if not self._loop.is_closed():
            self._loop.run_until_complete(asyncio.sleep(0))
            self._loop.close()
        self._folder.cleanup()
        atexit.unregister(self.close)

    def _both(self, which: str) -> tuple[Server, list[Table]]:
        if not self._made:
            self._made["tierce"] = self._real()
            self._made["bare"] = self._bare()
        return self._made[which]

    def _real(self) -> tuple[Server, list[Table]]:
        database = Path(self._folder.name) / "tierce.db"
        command = f"from tierce.server.run import serve; serve({HOST!r}, PORT, {str(database)!r})"
        server = self._started(["-c", command], TIERCE_PROXY=HOST, TIERCE_LOG="error")
        tables = [Table(random.Random(number), Tally()) for number in range(self._count)]
        self.run(self._gather(server.port, Table(random.Random(0), Tally()), GAMES[0]))
        before = server.memory
        for number, table in enumerate(tables):
            self.run(self._gather(server.port, table, GAMES[number % len(GAMES)]))
        self.run(all_free(tables))
        self.run(so_often(tables, self._warm))
        for table in tables:
            table.recorded = []
        first = [list(map(bytes.decode, table.latest)) for table in tables]
        self.run(so_often(tables, self._warm))
        self._memory["tierce"] = (server.memory - before) / len(tables)
        for table, views in zip(tables, first, strict=True):
            if told := table.told():
                self._recorded.append(Recorded(views, told))
        return server, tables

    async def _gather(self, port: int, table: Table, game: str) -> None:
        """A host opens a table, guests come in by the invitation and sit down, and the match begins."""
        host, *guests = people = [Browser(port) for _ in range(SEATS)]
        wish = {"game": game, "you": NAMES[0], "bots": [None] * len(guests), "changes": CHANGES}
        created = host.post("/api/tables", wish)
        for guest in guests:
            guest.post(f"/api/tables/{created['table']}/guests", {"invite": created["invite"]})
        path = f"/api/tables/{created['table']}/socket"
        for seat, one in enumerate(people):
            line = await opened(HOST, port, path, one.cookie, table.hearer(seat), deflate=self._deflate)
            table.lines.append(line)
            if seat:
                await table.say(seat, {"type": "sit", "seat": seat + 1, "name": NAMES[seat]})
        await table.say(0, {"type": "start"})

    def _bare(self) -> tuple[Server, list[Table]]:
        file = Path(self._folder.name) / "recorded.json"
        file.write_bytes(msgspec.json.encode(self._recorded))
        server = self._started(["-m", "benchmarks.load.bare", "PORT", str(file)])
        tables = [Table(random.Random(number), Tally()) for number in range(self._count)]
        before = server.memory
        for number, table in enumerate(tables):
            self.run(self._enter(server.port, table, number))
        self.run(all_free(tables))
        self.run(so_often(tables, self._warm))
        self._memory["bare"] = (server.memory - before) / len(tables)
        return server, tables

    def _started(self, command: list[str], **environment: str) -> Server:
        self._servers.append(Server(command, server_core(), **environment))
        return self._servers[-1]

    async def _enter(self, port: int, table: Table, room: int) -> None:
        for seat in range(SEATS):
            heard = table.hearer(seat)
            line = await opened(HOST, port, f"/rooms/{room}/{seat}", "", heard, deflate=self._deflate)
            table.lines.append(line)


class Browser:
    """Somebody with a cookie and an address of their own, so that the limits for one address do not count."""

    addresses = count(1)

    def __init__(self, port: int) -> None:
        """Nothing was asked yet."""
        number = next(self.addresses)
        self._port, self._address = port, f"10.0.{number // 256}.{number % 256}"
        self.cookie = ""

    def post(self, path: str, body: object) -> dict[str, str]:
        """Ask for something; what is answered."""
        connection = HTTPConnection(HOST, self._port)
        headers = {"Content-Type": "application/json", "X-Forwarded-For": self._address}
        connection.request("POST", path, msgspec.json.encode(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        if answer.status not in (201, 204):
            raise RuntimeError(f"{path}: {answer.status} {text.decode()}")
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        connection.close()
        return msgspec.json.decode(text, type=dict[str, str]) if text else {}


def server_core() -> int | None:
    """The core of the servers: the lowest, as the crowd is on the highest (``rotation.pin``)."""
    return 0 if hasattr(os, "sched_setaffinity") else None
