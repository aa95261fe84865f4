"""Tables that were begun under an older version go on: `old/` holds databases as those versions left them.

Beside each lies what its players saw, and the cookies of their browsers.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from serving import Page, Seat, Server
from tierce.table import Record, Table

OLD = Path(__file__).parent / "old"
GAMES = ("penang", "rami51", "gin")


def left_by(version: str, file: Path) -> dict[str, Any]:
    """Write the database of that version into this file; what its players saw."""
    connection = sqlite3.connect(file)
    connection.executescript((OLD / f"{version}.sql").read_text())
    connection.close()
    told: dict[str, Any] = json.loads((OLD / f"{version}.json").read_text())
    return told


def seat_of(server: Server, told: dict[str, Any]) -> Seat:
    """The seat of a browser that comes back."""
    seat = Seat.__new__(Seat)
    seat.url, seat.table, seat.cookie = server.url, told["table"], told["cookie"]
    return seat


def play_gin(page: Page) -> None:
    """One step of a person who knocks as soon as that is possible, and else draws and discards."""
    words = {verb: page.words(verb) for verb in ("knock", "done", "pass", "draw", "discard")}
    page.do(next(said[-1] for said in words.values() if said))


@pytest.mark.parametrize("version", ["schema1", "schema2-first"])
def test_a_table_of_an_older_version_goes_on(tmp_path: Path, version: str) -> None:
    told = left_by(version, tmp_path / "tierce.db")
    while next(Page.numbers) < 100:  # the ids below were used by the pages of then
        pass
    for _ in range(2):  # the second start finds everything up to date
        with Server(tmp_path / "tierce.db") as server:
            for game in GAMES:
                seat, before = seat_of(server, told[game]), told[game]
                (row,) = seat.get("/api/tables").json()
                assert (row["table"], row["over"], row["stage"]) == (before["table"], False, "playing")
                with seat.page() as page:
                    assert page.view["seat"] == 1
                    assert page.view["hand"] == before["hand"]
                    assert page.view["draft"] == before["draft"]
                    assert page.view["seq"] >= before["seq"]  # a bot may have gone on
    assert len(list(tmp_path.glob("tierce.db.before-*"))) == 1

    with Server(tmp_path / "tierce.db") as server:
        for game in GAMES:
            seat = seat_of(server, told[game])
            with seat.page() as page:
                if page.view["draft"]:
                    # The half-played turn can be taken back and played again.
                    (said,) = page.view["draft"]
                    assert page.say("undo")["type"] == "ack"
                    page.do(said)
                while page.my_turn()["turn"] is not None:
                    if game == "gin":
                        play_gin(page)
                    elif page.view["draft"] and game == "penang":
                        page.do("end")
                    else:
                        page.take_turn()
                assert page.view["phase"] in ("deal_over", "match_over")
                assert Table.replay(Record.from_text(seat.record())).over
                if page.view["phase"] == "deal_over":
                    assert page.say("next")["type"] == "ack"
                    page.wait(lambda view: view["deal"] == 2)
