"""What is done by who keeps a server: proxies, certificates, measures, stopping, looking before starting."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import ssl
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from serving import Seat, free_port, get, post
from starting import measures_in, started
from tierce.cli.main import main
from tierce.server.routes.measures import admitted

CREATE = {"game": "penang", "you": "Aina", "bots": ["greedy"]}
DEPLOY = Path(__file__).parent.parent.parent / "docs" / "deploy.md"


# -- TLS and proxies -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("proxy", "secure"), [("127.0.0.1, ::1", True), ("10.0.0.0/8", False)])
def test_only_a_known_proxy_is_believed(tmp_path: Path, proxy: str, secure: bool) -> None:
    with started(tmp_path, TIERCE_PROXY=proxy) as server:
        headers = {
            "host": "cards.example.org", "origin": "https://cards.example.org",
            "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9",
        }  # fmt: skip
        opened = post(f"{server.url}/api/tables", json=CREATE, headers=headers)
        assert opened.status_code == 201
        assert ("Secure" in opened.headers["set-cookie"]) is secure
        assert get(f"{server.url}/metrics", headers=headers).status_code == 404


def test_tls_at_home_as_the_documentation_says(tmp_path: Path) -> None:
    text = DEPLOY.read_text(encoding="utf-8")
    (commands,) = re.findall(r"```sh\n(address=.*?)```", text, re.DOTALL)
    (file,) = re.findall(r"```toml\n(# tierce.toml, in the same folder.*?)```", text, re.DOTALL)
    address = re.search(r"address=(\S+)", commands)
    assert address is not None
    subprocess.run(["sh", "-ec", commands.replace(address[1], "127.0.0.1")], cwd=tmp_path, check=True)
    (tmp_path / "tierce.toml").write_text(file)
    trust = ssl.create_default_context(cafile=tmp_path / "home-ca.crt")
    options = ("serve", "--config", str(tmp_path / "tierce.toml"))
    with started(tmp_path, *options, scheme="https", trust=trust) as server:
        assert f"https://{address[1]}:8000" in server.printed
        opened = httpx.post(f"{server.url}/api/tables", json=CREATE, verify=trust)
        assert "; Secure" in opened.headers["set-cookie"]
        line = f"{server.url.replace('https', 'wss')}/api/tables/{opened.json()['table']}/socket"
        headers = {"Cookie": opened.headers["set-cookie"].split(";")[0], "Origin": server.url}
        with connect(line, ssl=trust, additional_headers=headers) as socket:
            assert json.loads(socket.recv(timeout=20))["type"] in ("room", "view")


# -- measures ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("audience", "client", "forwarded", "so"),
    [
        ("off", "127.0.0.1", False, False), ("everyone", "203.0.113.9", True, True),
        ("local", "127.0.0.1", False, True), ("local", "::1", False, True), ("local", None, False, False),
        ("local", "192.168.1.5", False, False), ("local", "127.0.0.1", True, False),
        ("local", "testclient", False, False),
    ],
)  # fmt: skip
def test_who_may_read_the_measures(audience: str, client: str | None, forwarded: bool, so: bool) -> None:
    assert admitted(audience, client, forwarded=forwarded) is so


def test_a_deal_is_measured(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        seat = Seat(server.url, ["greedy", "keeper"])
        with seat.page() as page:
            page.my_turn()
            assert page.play("nonsense")["type"] == "error"
            page.take_turn()
            page.my_turn()
            during = measures_in(get(f"{server.url}/metrics").text)
        assert during["tierce_tables"][("playing",)] == 1
        assert during["tierce_rooms"][()] == 1
        assert during["tierce_sockets"] == {("seat",): 1, ("guest",): 0}
        assert during["tierce_action_seconds_count"][()] >= 1
        assert sum(during["tierce_refused_messages_total"].values()) == 1
        assert during["tierce_commit_seconds_count"][()] > 2
        assert sum(during["tierce_bot_seconds_count"].values()) >= 2
        assert seat.table not in get(f"{server.url}/metrics").text


# -- stopping ------------------------------------------------------------------------------------------------


def test_told_to_end_it_ends_soon_with_a_word_to_every_page(tmp_path: Path) -> None:
    with started(tmp_path, anew=True) as server:
        seat = Seat(server.url)
        with seat.page() as page, seat.page() as other:
            page.my_turn()
            page.take_turn()
            page.my_turn()
            record = seat.record()
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            assert page.closed() == 1012
            assert other.closed() == 1012
        assert server.process.wait(20) == 0
        assert time.monotonic() - began < 10
        assert "Traceback" not in server.printed
    with started(tmp_path) as server:
        seat.url = server.url
        assert seat.record() == record


# -- looking before starting ---------------------------------------------------------------------------------


Look = Callable[..., tuple[int, str]]


@pytest.fixture
def look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Look:
    """``tierce serve --check``: its exit code, and what it says."""

    def look(*options: str, **environment: str) -> tuple[int, str]:
        with monkeypatch.context() as here:
            for name, value in {"HOME": str(tmp_path), **environment}.items():
                here.setenv(name, value)
            with pytest.raises(SystemExit) as ended:
                main(["serve", "--check", *options])
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out + said.err

    return look


def test_looking_changes_nothing(tmp_path: Path, look: Look) -> None:
    port = str(free_port())
    code, said = look("--port", port)
    assert code == 0
    assert f"It listens at 127.0.0.1, port {port}.\n" in said
    assert "which is not there yet" in said
    assert list(tmp_path.iterdir()) == []
    with started(tmp_path) as server:
        code, said = look("--port", port, TIERCE_ADDRESS="https://cards.example.org")
        assert (code, "their schema is" in said) == (0, True)
        assert "others find it at https://cards.example.org" in said
        code, said = look("--port", str(server.port))
        assert (code, f"Port {server.port} is taken" in said) == (2, True)


def test_looking_at_what_cannot_be_used(tmp_path: Path, look: Look) -> None:
    (tmp_path / "junk.db").write_text("this is no database at all " * 100)
    code, said = look("--port", str(free_port()), "--database", str(tmp_path / "junk.db"))
    assert (code, "cannot be used as the database" in said) == (2, True)
    url = "postgresql://aina:s3cret@127.0.0.1:1/none"
    code, said = look("--port", str(free_port()), TIERCE_DATABASE=url)
    assert (code, "cannot be used as the database" in said) == (2, True)
    assert "s3cret" not in said
    code, said = look(TIERCE_PROT="80", TIERCE_BOT_PAUSE="x")
    assert (code, len(said.splitlines())) == (2, 2)
    newer = tmp_path / "newer.db"
    with closing(sqlite3.connect(newer)) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.execute("INSERT INTO alembic_version VALUES ('99')")
    code, said = look("--port", str(free_port()), "--database", str(newer))
    assert (code, "a newer version of tierce made it" in said) == (2, True)
