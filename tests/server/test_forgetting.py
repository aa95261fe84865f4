"""A person deletes their name everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from serving import Server
from tierce import Record
from tierce.server.rows import metadata
from visiting import Browser, refused, rows

NAME = "Zénobie"
"""Nobody else is called so."""


def everything(server: Server) -> str:
    """Every row of every table of the database, as one text."""
    names = [one.name for one in metadata.sorted_tables]
    return "\n".join(repr(row) for name in names for row in rows(server, f"SELECT * FROM {name}"))


@pytest.mark.parametrize("again", [False, True], ids=["in memory", "started again"])
def test_no_row_knows_the_name_any_more(database: Path | str, again: bool) -> None:
    with Server(database) as server:
        person, boris = Browser(server), Browser(server)
        gathering, invite = person.open(None, you=NAME)
        boris.enter(gathering, invite)
        playing, _ = person.open("greedy", you=NAME)
        closed, _ = person.open("greedy", you=NAME)
        with person.line(closed) as line:
            assert line.say("close")["type"] == "ack"
        theirs, key = boris.open(None, "greedy", you="Boris")
        person.sit(theirs, key, 2, NAME)
        with boris.line(theirs) as line:
            assert line.say("start")["type"] == "ack"
        watched, key = boris.open("greedy", you="Boris")
        person.enter(watched, key)
        person.post(f"/api/tables/{playing}/code")
        with person.line(playing) as line:
            laid = [{"cards": ["7h", "Jk"], "keep": True}]
            assert line.say("arrange", deal=1, groups=laid)["type"] == "ack"
        cookie = person.cookie
    with Server(database) as server:
        person, boris = Browser(server, cookie=cookie), Browser(server, cookie=boris.cookie)
        told = everything(server)
        assert (told.count(NAME), len(person.get("/api/tables").json())) == (4, 5)
        if not again:
            for table in (gathering, closed):
                assert person.get(f"/api/tables/{table}/rules").is_success  # it is read
        answer = person.delete("/api/me")
        assert (answer.status_code, answer.content) == (204, b"")
        assert person.cookie == ""
        told = everything(server)
        assert NAME not in told
        assert rows(server, "SELECT * FROM hands") == []
        assert repr(cookie)[:50] not in told
        thief = Browser(server, cookie=cookie)
        assert thief.get("/api/tables").json() == []
        for table in (gathering, playing, closed, theirs, watched):
            assert refused(thief.get(f"/api/tables/{table}/rules")) == (403, "not_invited")
        # The others go on: the seat is open, and the record names nobody.
        record = Record.from_text(boris.get(f"/api/tables/{theirs}/record.rhh").text)
        assert (record.seats[0], NAME in record.seats) == ("Boris", False)
        with boris.line(theirs) as line:
            heard = [line.hear("room", "view") for _ in range(2)]
            room, view = sorted(heard, key=lambda one: str(one["type"]))
            assert [place["taken"] for place in room["places"]] == [True, False, False]
            assert [place["name"] for place in room["places"]][:2] == ["Boris", ""]
            assert NAME not in str(view)
        newcomer = Browser(server)
        newcomer.sit(theirs, room["invite"], 2, "Mei Lin")
        with boris.line(gathering) as line:
            assert line.hear("room")["host"] == 1
            assert line.say("sit", seat=1, name="Boris")["type"] == "ack"
            assert line.say("bot", seat=2, kind="keeper")["type"] == "ack"
    with Server(database) as server:
        assert NAME not in everything(server)


def test_who_is_at_a_table_hears_it(server: Server) -> None:
    person, boris = Browser(server), Browser(server)
    table, invite = person.open(None, you=NAME)
    boris.sit(table, invite, 2, "Boris")
    with person.line(table) as line, boris.line(table) as other:
        assert other.hear("room")["host"] == 1
        assert person.delete("/api/me").status_code == 204
        while (room := other.hear("room"))["places"][0]["taken"]:
            pass
        assert (room["host"], room["places"][0]["name"]) == (2, "")
        while line.hear("room")["you"] is not None:
            pass


def test_somebody_of_whom_nothing_is_known(server: Server) -> None:
    stranger = Browser(server)
    answer = stranger.delete("/api/me")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]


def test_the_file_itself_forgets(tmp_path: Path) -> None:
    """Not only the rows: what is deleted is overwritten, and nothing of it is left in the file beside it."""
    with Server(tmp_path / "t.db") as server:
        person = Browser(server)
        for _ in range(3):
            person.open("greedy", you=NAME)
        person.delete("/api/me")
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert b"Mei" in stored
    assert NAME.encode() not in stored
