"""A server as a process of its own: killed, restarted, watched while it writes."""

from __future__ import annotations

import json
import re
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from serving import Message, Page, Process, Seat, free_port, wait_until
from tierce.server.run import listen, serve

TRACED = "fsync,fdatasync,sendto,write,writev"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tierce.db"


def start(database: Path | str, port: int | None = None, *before: str, **environment: str) -> Process:
    return Process(database, port or free_port(), *before, **environment)


def alive(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False


@pytest.mark.parametrize("game", ["penang", "rami51"])
def test_killed_in_the_middle_of_a_turn_it_goes_on_where_it_was(database: Path | str, game: str) -> None:
    first = start(database)
    seat = Seat(first.url, ["keeper", "random"], EASY[game], game=game)
    with seat.page() as page:
        page.my_turn()
        page.take_turn()
        step = a_step_to_lay(page)
        said = json.dumps({"type": "play", "id": "the last one", "words": step["words"]})
        assert page.send(said)["type"] == "ack"
        before, record = page.view, seat.record()
        heard = [event for frame in page.frames for event in json.loads(frame).get("news", [])]
    bots = first.children()
    first.end(signal.SIGKILL)

    second = start(database, first.port)
    try:
        assert seat.record() == record
        with seat.page() as page:
            assert page.view["draft"] == before["draft"] == [step["words"]]
            assert page.view["news"] == heard
            assert {**page.view, "news": []} == {**before, "news": []}
            # What was acknowledged before is acknowledged again, and not done again.
            assert page.send(said)["type"] == "ack"
            assert page.view["version"] == before["version"]
            page.say("undo")
            assert page.view["draft"] == []
            # A card that was drawn stays drawn.
            assert page.say("undo")["why"]["code"] == "phase"
            assert len(page.view["hand"]) == len(before["hand"]) + len(step["cards"])
            assert page.play_deal()["phase"] == "deal_over"
        (row,) = seat.get("/api/tables").json()
        assert row["table"] == seat.table
    finally:
        second.end()
    if bots:
        wait_until(lambda: not any(map(alive, bots)))  # no bot outlives its server


def test_a_hand_lies_as_it_was_arranged_last_before_the_server_was_killed(database: Path | str) -> None:
    """Whatever was acknowledged is there, and of what was not at most the one that was under way."""
    first = start(database)
    seat = Seat(first.url, ["keeper"])
    killer = threading.Timer(0.4, first.end, [signal.SIGKILL])
    acknowledged = 0
    with seat.page() as page:
        hand = page.view["hand"]

        def groups(n: int) -> list[Message]:
            turned = hand[n % len(hand) :] + hand[: n % len(hand)]
            return [{"cards": turned[:9], "keep": False}, {"cards": turned[9:], "keep": True}]

        killer.start()
        try:
            while page.say("arrange", deal=1, groups=groups(acknowledged + 1))["type"] == "ack":
                acknowledged += 1
        except (ConnectionClosed, OSError):
            pass
    killer.join()
    assert acknowledged > 5
    second = start(database, first.port)
    try:
        with seat.page() as page:
            assert page.hand["n"] in (acknowledged, acknowledged + 1)
            assert page.hand["groups"] == groups(page.hand["n"])
            with seat.page() as phone:
                assert phone.hand == page.hand
                assert phone.say("arrange", deal=1, groups=groups(3))["type"] == "ack"
                assert page.receive("hand")["groups"] == groups(3)
                best = page.say("best")
                assert best["groups"][0] == groups(3)[1]
                page.my_turn()
                hint = page.say("hint")
                assert hint["why"] is None
                assert hint["step"] in page.view["steps"]
    finally:
        second.end()


EASY: dict[str, dict[str, str]] = {
    "penang": {},
    "rami51": {"opening.kind": "none", "deck.jokers": "16", "out.max_turns": "50"},
}
"""House rules under which a card can soon be laid."""


def a_step_to_lay(page: Page) -> Message:
    """Play on to a turn in which something can be laid; what it is."""
    while True:
        if page.my_turn()["phase"] == "draw":
            page.play("draw")
        assert page.view["turn"] is not None, "nothing could be laid in a whole deal"
        steps: list[Message] = [step for step in page.view["steps"] if step["verb"] in ("meld", "lay")]
        if steps:
            return steps[0]
        page.take_turn()


def test_it_ends_when_it_is_told_to(file: Path) -> None:
    server = start(file)
    seat = Seat(server.url)
    with seat.page() as page:
        page.my_turn()
        bots = server.children()
        server.process.send_signal(signal.SIGINT)
        assert page.closed() == 1012
    output = server.ended()
    wait_until(lambda: not any(map(alive, bots)))
    assert f"tierce is at http://localhost:{server.port}/" in output
    assert "Traceback" not in output


def refused(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """What the server says when it does not start, with exit code 2."""
    with pytest.raises(SystemExit) as ended:
        serve(*arguments)  # type: ignore[arg-type]
    assert ended.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    return said.err


def test_a_port_that_is_taken(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        said = refused(capsys, "127.0.0.1", port, file)
    assert f"Port {port} is taken" in said
    other = re.search(r"Port (\d+) is free: tierce --port (\d+)", said)
    assert other is not None
    assert other[1] == other[2] != str(port)
    assert not file.exists()


def test_what_cannot_be_started_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    junk = tmp_path / "junk.db"
    junk.write_text("this is no database, but long enough to be taken for the header of one " * 20)
    assert f"{junk} cannot be used as the database" in refused(capsys, "127.0.0.1", free_port(), junk)
    said = refused(capsys, "203.0.113.7", free_port(), tmp_path / "t.db")
    assert "cannot listen at 203.0.113.7" in said
    for name, value in (("PORT", "eighty"), ("BOT_PAUSE", "-1"), ("LOG", "loud")):
        monkeypatch.setenv(f"TIERCE_{name}", value)
    assert refused(capsys).splitlines() == [
        "TIERCE_PORT=eighty: expected a whole number from 1 to 65535",
        "TIERCE_BOT_PAUSE=-1: expected seconds from 0 to 60",
        "TIERCE_LOG=loud: expected debug, info, warning or error",
    ]


# -- durability ----------------------------------------------------------------------------------------------


def acknowledged(trace: str) -> Iterator[tuple[str, bool]]:
    """Every acknowledgement that was written to a socket, and whether a sync had returned since the last.

    A call that was interrupted by another thread's is written in two lines; it counts when it returned.
    """
    synced = False
    for line in trace.splitlines():
        if re.search(r"\b(fsync|fdatasync)(\(| resumed)", line) and line.rstrip().endswith("= 0"):
            synced = True
        found = re.search(r'(?:sendto|write|writev)\(.*\\"type\\":\\"ack\\",\\"id\\":\\"([^"\\]+)', line)
        if found:
            yield found[1], synced
            synced = False


@pytest.mark.skipif(sys.platform != "linux", reason="strace is of Linux")
@pytest.mark.parametrize("synchronous", ["FULL", "OFF"])
def test_an_acknowledgement_follows_its_sync(file: Path, tmp_path: Path, synchronous: str) -> None:
    """With synchronous=OFF the same check fails: it does look at the disk."""
    strace = shutil.which("strace")
    assert strace, "strace is needed: make test brings it, or apt-get install strace"
    trace = tmp_path / "trace"
    server = start(
        file, None, strace, "-D", "-f", "-qq", "-s", "300", "-e", f"trace={TRACED}", "-o", str(trace),
        TIERCE_SYNCHRONOUS=synchronous,
    )  # fmt: skip
    said = []
    with Seat(server.url).page(compression=None) as page:
        page.my_turn()
        # Steps of one turn: nobody else writes anything between them.
        for _ in range(5):
            said.append(page.play(page.words("meld")[0]))
            said.append(page.say("undo"))
        said.append(page.play(page.words("meld")[0]))
        said.append(page.play("end"))
    server.end()
    wait_until(
        lambda: f"{server.process.pid} +++ exited" in trace.read_text() or not alive(server.process.pid)
    )
    found = list(acknowledged(trace.read_text()))
    assert [id for id, _ in found] == [one["id"] for one in said]
    if synchronous == "FULL":
        assert all(synced for _, synced in found), found
    else:
        assert not any(synced for _, synced in found), found
