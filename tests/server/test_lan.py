"""The house: which address phones are told, the code that they read, and a server that they may come to."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import httpx
import ifaddr
import pytest
import segno

from serving import get, post
from starting import started
from tierce.server import lan
from tierce.server.greeting import greeting
from tierce.server.settings import Settings

CREATE = {"game": "penang", "you": "Aina", "bots": ["greedy"]}
BLOCKS = {"\u2588": (0, 0), "\u2580": (0, 1), "\u2584": (1, 0), " ": (1, 1)}


def adapter(name: str, *ips: str) -> ifaddr.Adapter:
    found = []
    for one in ips:
        ip, _, prefix = one.partition("/")
        found.append(ifaddr.IP((ip, 0, 0) if ":" in ip else ip, int(prefix or 24), name))
    return ifaddr.Adapter(name, name, found)


@pytest.mark.parametrize(
    ("adapters", "leading_out", "expected"),
    [
        ([adapter("lo", "127.0.0.1/8", "::1/128")], None, []),
        ([adapter("wlan0", "192.168.1.23", "fe80::1/64")], None, ["192.168.1.23"]),
        # Wire and radio: the one that leads out comes first.
        (
            [adapter("eth0", "10.0.0.5"), adapter("wlan0", "192.168.1.23")], "192.168.1.23",
            ["192.168.1.23", "10.0.0.5"],
        ),
        # Machines inside this one are no rooms of the house.
        (
            [adapter("docker0", "172.17.0.1"), adapter("vboxnet0", "192.168.56.1"),
             adapter("en0", "10.1.2.3")], None,
            ["10.1.2.3", "172.17.0.1", "192.168.56.1"],
        ),
        # The way out goes through a tunnel, and the phones are not in it.
        (
            [adapter("wg0", "10.8.0.2/32"), adapter("wlp3s0", "192.168.178.20")], "10.8.0.2",
            ["192.168.178.20", "10.8.0.2"],
        ),
        # A private address before a public one; addresses that an adapter gave itself count for nothing.
        (
            [adapter("eth0", "198.51.100.7", "169.254.3.4/16"), adapter("eth1", "192.168.0.2")], None,
            ["198.51.100.7", "192.168.0.2"],
        ),
        ([adapter("eth0", "8.8.4.4"), adapter("eth1", "192.168.0.2")], None, ["192.168.0.2", "8.8.4.4"]),
        ([adapter("a", "192.168.0.2"), adapter("b", "192.168.0.2")], None, ["192.168.0.2"]),
    ],
)  # fmt: skip
def test_the_likeliest_address_is_first(
    adapters: list[ifaddr.Adapter], leading_out: str | None, expected: list[str]
) -> None:
    assert lan.likeliest_first(adapters, leading_out) == expected


class Terminal(io.StringIO):
    """Something to print on."""

    def __init__(self, encoding: str, terminal: bool) -> None:
        super().__init__()
        self._encoding, self.terminal = encoding, terminal

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return self.terminal


def modules(drawn: str) -> list[list[int]]:
    """The modules of a code in half blocks, 1 for a dark one, without the light ones around."""
    rows: list[list[int]] = []
    for line in drawn.splitlines():
        halves = [BLOCKS[sign] for sign in line.strip("\n")]
        rows += [[upper for upper, _ in halves], [lower for _, lower in halves]]
    return [row[2:-2] for row in rows[2 : 2 + len(rows[0]) - 4]]


def expected(text: str) -> list[list[int]]:
    return [list(row) for row in segno.make(text, error="m", micro=False).matrix]


ADDRESS = "http://192.168.1.23:8000"


def test_the_code_is_dark_on_light_whatever_the_terminal_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    drawn = lan.square(ADDRESS, Terminal("utf-8", True))
    lines = drawn.splitlines()
    assert all(line.startswith(lan.WHITE_ON_BLACK) and line.endswith(lan.PLAIN) for line in lines)
    bare = drawn.replace(lan.WHITE_ON_BLACK, "").replace(lan.PLAIN, "")
    assert modules(bare) == expected(ADDRESS)
    assert max(map(len, bare.splitlines())) <= 40


def test_the_code_where_there_are_no_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    drawn = lan.square(ADDRESS, Terminal("ascii", True))
    assert drawn.isascii()
    assert set(drawn) <= set("\x1b[0123456789;m \n")
    assert len(drawn.splitlines()) == len(expected(ADDRESS)) + 4
    assert lan.square(ADDRESS, Terminal("ascii", False)) == ""


@pytest.mark.parametrize("term", ["dumb", ""])
def test_the_code_without_colours(term: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", term)
    assert modules(lan.square(ADDRESS, Terminal("utf-8", True))) == expected(ADDRESS)
    assert "\x1b" not in lan.square(ADDRESS, Terminal("utf-8", False))


@pytest.mark.parametrize(
    ("told", "there", "not_there"),
    [
        (
            {},
            ["    http://10.0.0.7:8000", "other networks too: http://172.17.0.1:8000", "port 8000"],
            ["\x1b"],
        ),
        ({"host": "10.0.0.7"}, ["    http://10.0.0.7:8000", "own network only"], ["other networks"]),
        ({"address": "http://laptop.local:8000"}, ["    http://laptop.local:8000"], []),
    ],
)
def test_what_is_said_to_phones(
    told: dict[str, Any], there: list[str], not_there: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tierce.server.lan.addresses", lambda: ["10.0.0.7", "172.17.0.1"])
    text = greeting(Settings.read({}, lan=True, **told), "tierce.db", Terminal("utf-8", False))
    assert [one for one in there if one not in text] == []
    assert [one for one in not_there if one in text] == []


def test_who_listens_for_others_is_told_where_they_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tierce.server.lan.addresses", lambda: ["10.0.0.7"])
    begins = "tierce is at http://localhost:8000/"
    cases: list[tuple[dict[str, Any], str]] = [
        ({}, " ("),
        ({"host": "0.0.0.0"}, ", for others at http://10.0.0.7:8000/ ("),
        ({"address": "https://cards.example.org"}, ", for others at https://cards.example.org/ ("),
    ]
    for told, more in cases:
        said = greeting(Settings.read({}, **told), "tierce.db", Terminal("utf-8", False))
        assert said == f"{begins}{more}Ctrl-C ends it; tables are kept in tierce.db)"


def test_in_no_network_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tierce.server.lan.addresses", list)
    text = greeting(Settings.read({}, lan=True), "tierce.db", Terminal("utf-8", True))
    assert "in no network now" in text


def test_the_address_stands_out_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("tierce.server.lan.addresses", lambda: ["10.0.0.7"])
    text = greeting(Settings.read({}, lan=True), "tierce.db", Terminal("utf-8", True))
    assert "    \x1b[1mhttp://10.0.0.7:8000\x1b[0m\n" in text


def test_phones_find_it_and_may_sit_over_plain_http(tmp_path: Path) -> None:
    with started(tmp_path, "--lan") as server:
        facts = get(f"{server.url}/api/server").json()
        assert f"tierce is at http://localhost:{server.port}/" in server.printed
        found = lan.addresses()
        if not found:  # a machine in no network
            assert facts["address"] is None
            assert "in no network" in server.printed
            return
        address = f"http://{found[0]}:{server.port}"
        assert facts["address"] == address
        text = server.printed
        assert f"\n    {address}\n" in text
        drawn = [line[2:] for line in text.splitlines() if line.startswith(("  \u2588", "  \u2580"))]
        assert modules("\n".join(drawn)) == expected(address)
        assert "firewall" in text
        assert "For your own network only" in text
        opened = post(f"{address}/api/tables", json=CREATE, headers={"origin": address})
        assert opened.status_code == 201
        assert "HttpOnly" in opened.headers["set-cookie"]
        assert "Secure" not in opened.headers["set-cookie"]


def test_without_it_nobody_else_is_told_anything(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        assert get(f"{server.url}/api/server").json()["address"] is None
        assert len(server.printed.splitlines()) == 1
        for address in lan.addresses():
            with pytest.raises(httpx.TransportError):
                get(f"http://{address}:{server.port}/health")
