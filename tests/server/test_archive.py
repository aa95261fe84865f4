"""Tables as files, out and in again; copies; what the commands of whoever keeps a server say."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from click.testing import CliRunner, Result
from websockets.sync.client import connect

from serving import Message, Seat, Server, get, post
from tierce import Record, Table
from tierce.cards import TierceError
from tierce.cli.main import main
from tierce.server import archive
from tierce.server.database import Database
from tierce.server.rows import metadata, tables
from tierce.server.store import beside

GROUPS = [{"cards": ["7h", "8h"], "keep": True}, {"cards": ["Jk"], "keep": False}]
EASY = {"opening.kind": "none", "deck.jokers": "16", "out.max_turns": "50"}


@pytest.fixture(autouse=True)
def _at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No settings but the test's own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def tierce(*arguments: object, code: int = 0) -> Result:
    """Run a command."""
    result = CliRunner().invoke(main, [str(one) for one in arguments])
    assert result.exit_code == code, result.output
    return result


def everything(place: Path | str) -> dict[str, list[Any]]:
    """Every row of a database."""
    with Database(place).begin() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(sa.select(table)).all()))
            for table in metadata.sorted_tables
        }


def in_mid_turn(server: Server, game: str) -> tuple[Seat, dict[str, Any]]:
    """A table with a half-played turn, and what its player sees."""
    seat = Seat(server.url, ["greedy"], EASY if game == "rami51" else {}, game=game)
    with seat.page() as page:
        page.my_turn()
        assert page.say("arrange", deal=1, groups=GROUPS)["type"] == "ack"
        page.take_turn()
        while not page.view["draft"]:
            page.my_turn()
            if page.view["phase"] == "draw":
                page.do("draw")
            steps = page.words("meld") + page.words("lay")
            if steps:
                page.do(steps[0])
            else:
                page.take_turn()
        return seat, page.view


def sit(server: Server, printed: str) -> Seat:
    """Follow the link that a command printed and take the first seat."""
    path, _, invite = printed.split()[-1].partition("#")
    seat = Seat.__new__(Seat)
    seat.url, seat.table = server.url, path.removeprefix("/t/")
    let_in = post(f"{server.url}/api/tables/{seat.table}/guests", json={"invite": invite})
    assert let_in.status_code == 204, let_in.text
    seat.cookie = let_in.headers["set-cookie"].split(";")[0]
    return seat


def room(seat: Seat) -> Message:
    """Who is at the table, as a page hears."""
    address = f"{seat.url.replace('http', 'ws')}/api/tables/{seat.table}/socket"
    with connect(address, additional_headers={"Cookie": seat.cookie}) as socket:
        while True:
            told: Message = json.loads(socket.recv())
            if told["type"] == "room":
                return told


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A table of Rami in mid-turn, as its file."""
    folder = tmp_path_factory.mktemp("exported")
    with Server(folder / "t.db") as server:
        seat, _ = in_mid_turn(server, "rami51")
    with beside(folder / "t.db") as connection:
        found = archive.export(connection, seat.table)
    assert found is not None
    told: dict[str, Any] = json.loads(found.file)
    return told


def restored(place: Path | str, told: object) -> archive.Imported:
    with beside(place, make=True) as connection:
        return archive.restore(connection, json.dumps(told).encode())


# -- out and in ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["penang", "rami51"])
def test_a_table_goes_out_and_comes_in_and_is_played_on(
    database: Path | str, tmp_path: Path, game: str
) -> None:
    with Server(database) as server:
        seat, before = in_mid_turn(server, game)
        # Beside the server that is running.
        said = tierce("export", seat.table, "--database", database, "--output", tmp_path).output
        assert said.split() == [str(tmp_path / f"{seat.table}.{ending}") for ending in ("rhh", "json")]
        for file in said.split():
            assert Path(file).stat().st_mode & 0o777 == 0o600
            assert seat.cookie.split("=")[1] not in Path(file).read_text()
        assert "is there already" in tierce(
            "export", seat.table, "--database", database, "--output", tmp_path, code=1
        ).output  # fmt: skip
        truth = Record.from_text((tmp_path / f"{seat.table}.rhh").read_text())
        assert Table.replay(truth).draft == ()
        printed = tierce("import", tmp_path / f"{seat.table}.json", "--database", database).output
        assert f"/t/{seat.table}#" not in printed  # the id is taken here
    home = tmp_path / "home" / "other.db"
    printed = tierce("import", tmp_path / f"{seat.table}.json", "--database", home).output
    assert f"/t/{seat.table}#" in printed
    with Server(home) as server:
        again = sit(server, printed)
        with again.page() as page:
            assert page.say("sit", seat=1, name="Aina")["type"] == "ack"
            page.wait(lambda view: view["seat"] == 1)
            for name in ("hand", "draft", "melds", "phase", "turn", "deal"):
                assert page.view[name] == before[name], name
            assert page.hand["groups"] == GROUPS
            assert page.play_deal()["phase"] in ("deal_over", "match_over")


def test_a_record_becomes_a_table(tmp_path: Path) -> None:
    played = Table("penang", seats=3, seed=5, names=("Aina", "Boris", "Mei"))
    for _ in range(20):
        played.play(played.view(played.turn).legal_actions[0])
    played = Table.replay(played.record())  # without the turn that is not over
    file = tmp_path / "evening.rhh"
    file.write_text(played.record().to_text())
    printed = tierce("import", file, "--database", tmp_path / "t.db").output
    with Server(tmp_path / "t.db") as server:
        seat = sit(server, printed)
        places = room(seat)["places"]
        assert [place["taken"] for place in places] == [False] * 3
        assert [place["name"] for place in places] == ["Aina", "Boris", "Mei"]
        with seat.page() as page:
            assert page.say("sit", seat=played.turn + 1, name="Mei Lin")["type"] == "ack"
            page.wait(lambda view: view["seat"] == played.turn + 1)
            hand = sorted(map(str, played.view(played.turn).hands[played.turn]))
            assert sorted(page.view["hand"]) == hand


def test_what_is_no_record_says_where(tmp_path: Path) -> None:
    file = tmp_path / "bad.rhh"
    for text, said in (
        ("rhh = 1\nrules = 7\n", "line 2"),
        ('rhh = 1\nrules = "penang@1"\nseats = ["A", "B"]\n[[deal]]\ndealer = 3\n', "line 5"),
        ("\xff", "no UTF-8"),
    ):
        file.write_bytes(text.encode("latin-1"))
        assert said in tierce("import", file, "--database", tmp_path / "t.db", code=1).output
    played = Table("penang", seats=2, seed=5, names=("Aina", "x" * 25))
    file.write_text(played.record().to_text())
    assert "seats[1]" in tierce("import", file, "--database", tmp_path / "t.db", code=1).output
    file.write_text(played.record(0, full=False).to_text())
    assert "own copy" in tierce("import", file, "--database", tmp_path / "t.db", code=1).output
    assert everything(tmp_path / "t.db")["tables"] == []


def test_a_table_that_gathers_goes_out_and_in(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        seat = Seat(server.url, [None, "greedy"])
    tierce("export", seat.table, "--database", tmp_path / "t.db", "--output", tmp_path)
    assert not (tmp_path / f"{seat.table}.rhh").exists()
    printed = tierce("import", tmp_path / f"{seat.table}.json", "--database", tmp_path / "u.db").output
    with Server(tmp_path / "u.db") as server:
        found = room(sit(server, printed))
        assert found["stage"] == "gathering"
        assert [place["bot"] for place in found["places"]] == [None, None, "greedy"]
    assert "There is no table" in tierce("export", "x", "--database", tmp_path / "t.db", code=1).output


# -- hostile files -------------------------------------------------------------------------------------------

WRONG: dict[str, tuple[Any, str]] = {
    "tierce": (2, "tierce: expected a table of tierce, format 1"),
    "table": ("../x", "table: expected the id"),
    "rules": ("poker@1", "rules: "),
    "seed": ("00", "seed: expected 64 bytes"),
    "created": ("yesterday", "created: expected a moment"),
    "stage": ("gathering", "stage: gathering, and there are"),
    "host": (3, "host: expected a seat from 1 to 2, found 3"),
    "manners": ({"absence": -5}, "manners.absence"),
    "draft": (["end"], "events: they do not replay"),
    "seats": ([{"name": "A", "bot": None}], "seats: "),
    "events": ("all", "events: Expected `array`, got `str`"),
    "secret": (1, "unknown field"),
    "hands": ([{"seat": 1, "deal": 1, "groups": [{"cards": ["7x"]}]}], "hands[0].groups: "),
}


@pytest.mark.parametrize("field", WRONG)
def test_a_field_that_is_wrong_is_named(tmp_path: Path, exported: dict[str, Any], field: str) -> None:
    value, said = WRONG[field]
    file = tmp_path / "bad.json"
    file.write_text(json.dumps({**exported, field: value}))
    assert said in tierce("import", file, "--database", tmp_path / "t.db", code=1).output
    assert everything(tmp_path / "t.db")["tables"] == []


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ([{"seat": 2}], "hands[0].seat: expected the seat of a person"),
        ([{"seat": 0}], "hands[0].seat: expected the seat of a person"),
        ([{"deal": 2}], "hands[0].deal: expected 1 to 1, found 2"),
        ([{"groups": [{"cards": []}] * 41}], "hands[0].groups: "),
        ([{}, {}], "hands[1].seat: seat 1 is there twice"),
    ],
)
def test_a_hand_that_is_wrong_is_named(
    database: Path | str, exported: dict[str, Any], changes: list[dict[str, Any]], said: str
) -> None:
    (hand,) = exported["hands"]
    told = {**exported, "hands": [{**hand, **change} for change in changes]}
    with pytest.raises(archive.ArchiveError) as wrong:
        restored(database, told)
    assert said in str(wrong.value)


EVENTS: list[tuple[dict[str, Any], str]] = [
    ({"deal": 3}, "events[5].deal: expected 1 or the next, found 3"),
    ({"dealer": 9}, "events[5].dealer: expected 1 to 2, found 9"),
    ({"line": "p1"}, "events[5].line: expected an actor"),
    ({"line": "p1 steal 7h"}, "events[5].line: "),
    ({"line": "p7 draw 7h"}, "events[5].line: there is no seat p7"),
    ({"line": "p1 draw Jk"}, "events: they do not replay: deal 1, action "),
    ({"kind": "Died"}, 'events[5]: expected {"deal":1'),
    ({"line": None}, "events"),
    ({"stand_in": "no"}, "events[5].stand_in: Expected `bool`, got `str`"),
]


@pytest.mark.parametrize(("change", "said"), EVENTS)
def test_an_event_that_is_wrong_is_named(
    tmp_path: Path, exported: dict[str, Any], change: dict[str, Any], said: str
) -> None:
    events = [dict(one) for one in exported["events"]]
    assert events[5]["line"] is not None
    events[5].update(change)
    with pytest.raises(archive.ArchiveError) as wrong:
        restored(tmp_path / "t.db", {**exported, "events": events})
    assert said in str(wrong.value)
    assert not any(everything(tmp_path / "t.db")[name] for name in ("tables", "seats", "events", "drafts"))


@pytest.mark.parametrize("data", [b"", b"{", b"[" * 100_000, b"[]", b"\xff", b'{"tierce": 1}', b"7"])
def test_what_is_no_table_at_all(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(data)
    assert "Error: " in tierce("import", file, "--database", tmp_path / "t.db", code=1).output


def test_a_file_with_anything_changed_is_a_table_or_an_error(
    tmp_path: Path, exported: dict[str, Any]
) -> None:
    """Values dropped, doubled, swapped and made up, a hundred times: never another error, never a part."""
    chance, place = random.Random(13), tmp_path / "t.db"
    restored(place, exported)
    junk: list[Any] = [None, True, -1, 0, 10**30, "", "x", "\0", "p1 draw 7h", [], {}, 1.5, "Jk" * 500]
    for _ in range(100):
        told = json.loads(json.dumps(exported))
        places = [told, told["manners"], *told["seats"], *told["events"], *told["hands"]]
        for where in chance.sample(places, chance.randint(0, 3)):
            where[chance.choice(list(where))] = chance.choice([*junk, exported["events"][3]["line"]])
        if chance.random() < 0.3 and isinstance(told["events"], list):
            told["events"].insert(chance.randrange(9), chance.choice(exported["events"]))
        before = everything(place)
        with suppress(TierceError):
            restored(place, told)
            continue
        assert everything(place) == before


# -- copies, pruning, the host's key -------------------------------------------------------------------------


def test_a_backup_is_a_database(database: Path | str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    with Server(database) as server:
        seat, before = in_mid_turn(server, "penang")
        assert str(copy) in tierce("backup", copy, "--database", database).output
        kept = everything(database)
        with seat.page() as page:
            assert page.play("end")["type"] == "ack"
    assert copy.stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.glob("*copy.db*")] == ["copy.db"]
    assert everything(copy) == kept != everything(database)
    with Server(copy) as server:
        seat.url = server.url
        with seat.page() as page:
            assert {**page.view, "news": []} == {**before, "news": []}
    assert "is there already" in tierce("backup", copy, "--database", database, code=1).output


def test_where_there_is_no_database(tmp_path: Path) -> None:
    missing = tmp_path / "none.db"
    for command in (["backup", tmp_path / "x.db"], ["export", "x"], ["prune", "--days", "1"], ["host"]):
        said = tierce(*command, "--database", missing, code=1).output
        assert f"there is no database at {missing}" in said
        assert not missing.exists()
    junk = tmp_path / "junk.db"
    junk.write_text("no database " * 500)
    for command in (["backup", tmp_path / "x.db"], ["export", "x"]):
        assert "not a database" in tierce(*command, "--database", junk, code=1).output
    assert not (tmp_path / "x.db").exists()


def test_what_nobody_touched_is_pruned(database: Path | str) -> None:
    with Server(database) as server:
        old, new = Seat(server.url, [None]), Seat(server.url)
        with new.page() as page:
            page.my_turn()
            page.take_turn()
    with Database(database).begin() as connection:
        ago = sa.update(tables).where(tables.c.id == old.table).values(touched="2026-01-02T03:04:05+00:00")
        connection.execute(ago)
    assert tierce("prune", "--days", 30, "--database", database).output == "1 table deleted.\n"
    assert tierce("prune", "--days", 30, "--database", database).output == "0 tables deleted.\n"
    with Server(database) as server:
        old.url = new.url = server.url
        assert get(f"{server.url}/api/tables/{old.table}/rules").status_code == 404
        assert new.record()
    assert "Missing option '--days'" in tierce("prune", code=2).output


def test_the_key_of_the_page_of_all_tables_stays_the_same(database: Path | str) -> None:
    with Server(database):
        link = tierce("host", "--database", database).output
        assert link.startswith("http://localhost:8000/host#")
        assert tierce("host", "--database", database).output == link
    assert tierce("host", "--database", database).output == link


def test_a_command_brings_an_old_database_up_to_date(tmp_path: Path) -> None:
    dump = Path(__file__).parent / "old" / "schema1.sql"
    place = tmp_path / "t.db"
    connection = sqlite3.connect(place)
    connection.executescript(dump.read_text())
    (id, *_) = connection.execute("SELECT id FROM tables").fetchone()
    connection.close()
    tierce("export", id, "--database", place, "--output", tmp_path)
    assert list(tmp_path.glob("t.db.before-*"))
    with Database(place).begin() as newer:
        newer.exec_driver_sql("UPDATE alembic_version SET version_num = '99'")
    assert "newer version of tierce" in tierce("export", id, "--database", place, code=1).output
