"""A browser of the tests: it keeps its cookie, and comes from an address of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlencode

import httpx
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from serving import NO_TLS, PATIENCE, Message, Server
from tierce.server.database import Database


class Browser:
    """A browser that visits a server; the server trusts its word for the address and for TLS."""

    def __init__(self, server: Server, *, cookie: str = "", address: str = "", tls: bool = False) -> None:
        self.server = server
        self.cookie = cookie
        self.headers = {"x-forwarded-for": address} if address else {}
        if tls:
            self.headers["x-forwarded-proto"] = "https"

    @property
    def secret(self) -> str:
        """The secret in the cookie, without its signature."""
        return self.cookie.partition("=")[2].partition(".")[0]

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {**self.headers, **headers} | ({"cookie": self.cookie} if self.cookie else {})
        answer = httpx.request(
            method, f"{self.server.url}{path}", json=body, headers=sent, verify=NO_TLS, timeout=PATIENCE
        )
        if given := answer.headers.get("set-cookie"):
            self.cookie = "" if "Max-Age=0" in given else given.split(";")[0]
        return answer

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.ask("POST", path, body, **headers)

    def delete(self, path: str, **headers: str) -> httpx.Response:
        return self.ask("DELETE", path, **headers)

    def open(self, *bots: str | None, you: str = "Aina", **more: Any) -> tuple[str, str]:
        """Open a table of Penang; its id, and the key for guests."""
        answer = self.post("/api/tables", {"game": "penang", "you": you, "bots": list(bots), **more})
        assert answer.status_code == 201, answer.text
        return answer.json()["table"], answer.json()["invite"]

    def enter(self, table: str, invite: str) -> None:
        """Come in by an invitation."""
        answer = self.post(f"/api/tables/{table}/guests", {"invite": invite})
        assert answer.status_code == 204, answer.text

    @contextmanager
    def line(self, table: str, language: str = "") -> Iterator[Line]:
        """A socket of a table, of a page in this language."""
        asked = f"?{urlencode({'lang': language})}" if language else ""
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/socket{asked}"
        headers = self.headers | ({"cookie": self.cookie} if self.cookie else {})
        with connect(address, additional_headers=headers, max_size=None) as socket:
            yield Line(socket)

    def sit(self, table: str, invite: str, seat: int, name: str) -> None:
        """Come in and take a seat."""
        self.enter(table, invite)
        with self.line(table) as line:
            assert line.say("sit", seat=seat, name=name)["type"] == "ack"


class Line:
    """A socket, and what is said on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.said = 0

    def hear(self, *types: str) -> Message:
        """The next message of one of these types."""
        while True:
            message: Message = json.loads(self.socket.recv(timeout=PATIENCE))
            if not types or message["type"] in types:
                return message

    def say(self, type: str, **fields: Any) -> Message:
        """Say something and return what is said to it."""
        self.said += 1
        self.socket.send(json.dumps({"type": type, "id": f"{type}-{id(self)}-{self.said}", **fields}))
        return self.hear("ack", "error")

    def closed(self) -> int:
        """Wait until the server closes it; the code it gives."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as gone:
            return gone.rcvd.code if gone.rcvd is not None else 0


def refused(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which says in words what is wrong."""
    told = answer.json()
    assert all(one["where"] and one["text"] for one in told["problems"])
    return answer.status_code, told["code"]


def rows(server: Server, question: str, **told: object) -> list[tuple[Any, ...]]:
    """Rows of the server's database, read or changed beside it."""
    with Database(server.settings.database).begin() as connection:
        found = connection.execute(sa.text(question), told)
        return [tuple(row) for row in found] if found.returns_rows else []
