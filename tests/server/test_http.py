"""Plain requests: opening tables, the page, and what is said to browsers."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from serving import NO_TLS, Seat, Server, get, post
from tierce.rules import KNOBS, load, preset_names
from tierce.server import create, wire

GOOD = {"game": "penang", "you": "Aina", "bots": ["keeper"]}


def refused(server: Server, **asked: Any) -> dict[str, str]:
    answer = post(f"{server.url}/api/tables", json={**GOOD, **asked})
    assert answer.status_code == 400, answer.text
    assert answer.json()["code"] == "refused"
    return {one["where"]: one["text"] for one in answer.json()["problems"]}


def test_the_games_and_the_form_of_their_house_rules(server: Server) -> None:
    games = {game["name"]: game for game in get(f"{server.url}/api/games").json()}
    assert set(games) == set(preset_names()) - {"gin_openspiel", "gin_rlcard"}
    assert next(iter(games)) == "penang"
    families = [game["family"] for game in games.values()]
    assert list(dict.fromkeys(families)) == ["penang", "rami", "gin", "basic"]
    assert families == sorted(families, key=families.index)
    assert [games[name]["family"] for name in ("arbaatash", "basic", "gin_hollywood")] == [
        "rami",
        "basic",
        "gin",
    ]
    for name, game in games.items():
        assert [knob["path"] for knob in game["knobs"]] == list(load(name).knobs)
        for knob in game["knobs"]:
            assert knob["source"]
            assert knob["group"] == knob["path"].split(".")[0]
            assert set(knob["defaults"]) == set("2345678")
    seats = next(knob for knob in games["gin"]["knobs"] if knob["path"] == "deal.seats")
    assert (games["gin"]["seats"], seats["choices"], seats["low"]) == ([2], ["2-2"], None)
    penang, rami, fourteen = games["penang"], games["rami51"], games["arbaatash"]
    assert penang["seats"] == [2, 3, 4, 5, 6]
    assert rami["seats"] == [2, 3, 4, 5]
    assert penang["bots"] == ["random", "greedy", "keeper"]
    knobs = {knob["path"]: knob for knob in penang["knobs"]}
    assert knobs["deal.hand_size"]["defaults"]["3"] == "25"
    assert knobs["deal.hand_size"]["defaults"]["4"] == "20"
    assert (knobs["deal.hand_size"]["low"], knobs["deal.hand_size"]["high"]) == (3, 40)
    assert knobs["wild.max_in_run"]["choices"] == ["any"]
    assert knobs["idle.auto_dead"]["choices"] == ["yes", "no"]
    assert (knobs["melds.run_max"]["choices"], knobs["melds.run_max"]["low"]) == (["13", "14"], None)
    assert "opening.points" not in knobs
    ramis = {knob["path"]: knob for knob in rami["knobs"]}
    assert "idle.auto_dead" not in ramis
    assert (ramis["opening.points"]["low"], ramis["opening.points"]["high"]) == (0, 200)
    assert ramis["opening.points_from_discard"]["choices"] == ["same"]
    assert ramis["deal.seats"]["choices"] == ["2-5", "2-6", "2-7", "2-8"]
    assert ramis["deal.seats"]["low"] is None
    theirs = {knob["path"]: knob["defaults"]["4"] for knob in fourteen["knobs"]}
    assert (theirs["opening.points_from_discard"], theirs["score.at_once"]) == ("71", "dry_table")


@pytest.mark.parametrize("game", create.games(), ids=lambda game: game.name)
def test_every_answer_that_the_form_offers_is_taken(game: wire.Game) -> None:
    for knob in game.knobs:
        numbers = [] if knob.low is None or knob.high is None else [str(knob.low), str(knob.high)]
        for answer in [*knob.choices, *numbers, *knob.defaults.values()]:
            KNOBS[knob.path].kind.read(answer)


@pytest.mark.parametrize(("game", "most"), [("penang", 6), ("rami51", 5)])
def test_more_may_play_than_the_preset_says(game: str, most: int) -> None:
    bots = ["keeper"] * most
    with pytest.raises(create.BadRequest) as wrong:
        wish(game, bots)
    (problem,) = wrong.value.refused.problems
    assert problem.where == "bots"
    with pytest.raises(create.BadRequest) as wrong:
        wish(game, ["keeper"] * 7, **{"deal.seats": "2-8", "deck.packs": "1"})
    assert [one.where for one in wrong.value.refused.problems] == ["deal.hand_size"]
    more = {"deal.seats": "2-8", "deck.packs": "3"}
    found = wish(game, bots, **more)
    names = found.seating(b"secret").names
    assert len(names) == most + 1
    assert len(set(names)) == most + 1
    assert found.rules.at(most + 1).players == most + 1
    rules, seats = create.rules_of(game, {"seats": "8", **more})
    assert (rules.answer("deal.seats", 8), seats) == ((2, 8), 8)


def wish(game: str, bots: list[str], **changes: str) -> create.Wish:
    asked = {"game": game, "you": "Aina", "bots": bots, "changes": changes}
    return create.read(json.dumps(asked).encode())


def test_every_problem_is_named_at_once_with_what_is_valid(server: Server) -> None:
    answer = post(
        f"{server.url}/api/tables",
        json={
            "game": "penag", "you": " ", "bots": ["keeper", "wizard", 3], "extra": 1,
            "changes": {"deck.packs": "9"},
        },
    )  # fmt: skip
    assert answer.status_code == 400
    found = {one["where"]: one["text"] for one in answer.json()["problems"]}
    assert set(found) == {"extra", "game", "you", "bots.2", "bots.3"}
    assert "penang" in found["game"]
    assert "random, greedy, keeper" in found["bots.2"]


def test_house_rules_that_cannot_be(server: Server) -> None:
    found = refused(server, changes={"deck.packs": "9", "deck.pack": "2", "swap.use": 3, "wild.in_run": "no"})
    assert set(found) == {"deck.packs", "deck.pack", "swap.use", "wild.in_run"}
    assert "from 1 to 4" in found["deck.packs"]
    assert "did you mean deck.packs" in found["deck.pack"]
    assert "keep, new_meld, any" in found["swap.use"]
    assert "anywhere, ends, burnt" in found["wild.in_run"]
    found = refused(server, bots=["keeper"] * 5, changes={"deal.hand_size": "40"}, you="")
    assert set(found) == {"you", "deal.hand_size"}
    assert "6 hands of 40 are 240 cards" in found["deal.hand_size"]
    assert refused(server, changes=["x"]).keys() == {"changes"}
    found = refused(server, changes={"opening.points": "71"})
    assert "Penang Rummy does not ask this" in found["opening.points"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\nb", "\u202eabc", "a\u0000", 7, None, ["a"]])
def test_names_that_are_none(server: Server, name: Any) -> None:
    assert refused(server, you=name).keys() == {"you"}


@pytest.mark.parametrize("name", ["Å", "  Aina ", "李小龍", "x" * 24, "<b>Ed</b>", "Mei"])
def test_names_that_are_good(server: Server, name: str) -> None:
    with Seat(server.url, ["greedy"] * 5, you=name).page() as page:
        names = [chair["name"] for chair in page.view["chairs"]]
    assert names[0] == name.strip()
    assert len(set(names)) == 6


@pytest.mark.parametrize("bots", [[], ["keeper"] * 6, "keeper", None, {}])
def test_bots_that_cannot_sit_there(server: Server, bots: Any) -> None:
    assert refused(server, bots=bots).keys() == {"bots"}


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"7", b"\xff", b"[" * 9000, b'{"a":' * 3000])
def test_bodies_that_are_none(server: Server, body: bytes) -> None:
    answer = post(f"{server.url}/api/tables", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_body_that_is_too_long(server: Server) -> None:
    answer = post(f"{server.url}/api/tables", json={**GOOD, "you": "x" * 20_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_addresses_where_nothing_is(server: Server) -> None:
    for path in ("/nothing", "/api/nothing", "/api/tables/x/y", "/assets/../app.py", "/assets/%2e%2e/app.py"):
        answer = get(f"{server.url}{path}")
        assert answer.status_code == 404
        assert msgs(answer) == ["There is nothing at this address."]
    assert httpx.delete(f"{server.url}/api/tables", verify=NO_TLS).status_code == 405


def msgs(answer: httpx.Response) -> list[str]:
    return [one["text"] for one in answer.json()["problems"]]


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    opened = post(f"{server.url}/api/tables", json=GOOD)
    cookie = opened.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie.split("; "))
    assert "Secure" not in cookie
    secret, signature = cookie.split(";")[0].split("=")[1].split(".")
    assert (len(secret), len(signature)) == (43, 43)
    again = post(f"{server.url}/api/tables", json=GOOD, headers={"cookie": cookie.split(";")[0]})
    assert again.headers["set-cookie"] == cookie
    rows = get(f"{server.url}/api/tables", headers={"cookie": cookie.split(";")[0]}).json()
    assert {row["table"] for row in rows} == {opened.json()["table"], again.json()["table"]}
    assert get(f"{server.url}/api/tables").json() == []


def test_a_secret_that_this_server_did_not_give_is_not_taken_over(server: Server) -> None:
    name, given = post(f"{server.url}/api/tables", json=GOOD).headers["set-cookie"].split(";")[0].split("=")
    secret, signature = given.split(".")
    for planted in ("A" * 43, f"{'A' * 43}.{signature}", f"{secret}.{signature[::-1]}"):
        opened = post(f"{server.url}/api/tables", json=GOOD, headers={"cookie": f"{name}={planted}"})
        assert planted.split(".")[0] not in opened.headers["set-cookie"]


def test_the_secret_itself_is_not_stored(server: Server) -> None:
    seat = Seat(server.url)
    token = seat.cookie.split("=")[1].split(".")[0].encode()
    folder = Path(server.settings.database).parent
    stored = b"".join(file.read_bytes() for file in folder.iterdir())
    assert seat.table.encode() in stored
    assert token not in stored
    assert all(file.stat().st_mode & 0o077 == 0 for file in folder.iterdir())


def test_browsers_are_told_to_be_careful(server: Server) -> None:
    for path in ("/", "/t/x", "/api/games", "/api/tables", "/nothing", "/health", "/assets/x.js"):
        headers = get(f"{server.url}{path}").headers
        rules = dict(
            part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";") if part
        )
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == rules["connect-src"] == "'self'"
        assert rules["frame-ancestors"] == "'none'"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"


def test_health(server: Server) -> None:
    assert get(f"{server.url}/health").json() == {"status": "ok"}


def test_a_page_that_is_not_built_says_what_to_run(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", folder=tmp_path / "none") as server:
        for path in ("/", "/t/abc"):
            answer = get(f"{server.url}{path}")
            assert answer.status_code == 200
            assert "make play" in answer.text
            assert answer.headers["cache-control"] == "no-store"
            assert "'sha256-" in answer.headers["content-security-policy"]
            assert "<script" not in answer.text


def test_the_built_page_is_served_and_kept(tmp_path: Path) -> None:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>built</title>")
    (folder / "assets" / "index-abc123.js").write_text("export {}")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with Server(tmp_path / "t.db", folder=folder) as server:
        for path in ("/", "/t/abc"):
            answer = get(f"{server.url}{path}")
            assert "built" in answer.text
            assert answer.headers["content-type"].startswith("text/html")
            assert answer.headers["cache-control"] == "no-cache"
        script = get(f"{server.url}/assets/index-abc123.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        icon = get(f"{server.url}/icon.svg")
        assert icon.headers["content-type"].startswith("image/svg+xml")
        for path in ("/assets/..%2f..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/assets", "/page"):
            assert get(f"{server.url}{path}").status_code == 404


@pytest.mark.parametrize(
    ("accepts", "packed"),
    [
        ("gzip, deflate, br", True),
        ("deflate, gzip;q=0.5", True),
        ("br, gzip;q=0", False),
        ("identity", False),
    ],
)
def test_the_page_comes_packed_to_who_can_read_that(accepts: str, packed: bool, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    script = tmp_path / "assets" / "index-abc123.js"
    script.write_text("export const cards = 52;" * 100)
    (tmp_path / "icon.png").write_bytes(b"\x89PNG" * 100)
    with Server(tmp_path / "t.db", folder=tmp_path) as server:
        answer = get(f"{server.url}/assets/index-abc123.js", headers={"accept-encoding": accepts})
        assert answer.headers.get("content-encoding") == ("gzip" if packed else None)
        assert answer.headers["vary"] == "accept-encoding"
        assert answer.text == script.read_text()
        assert (int(answer.headers["content-length"]) < 200) is packed
        # Another file of that name is not taken for this one.
        script.write_text("export const cards = 32;" * 100)
        os.utime(script, ns=(0, 0))
        assert get(f"{server.url}/assets/index-abc123.js", headers={"accept-encoding": accepts}).text == (
            script.read_text()
        )
        picture = get(f"{server.url}/icon.png", headers={"accept-encoding": accepts})
        assert "content-encoding" not in picture.headers
        # What is of one person mixes secrets with the words of others: its length must not tell of them.
        tables = get(f"{server.url}/api/tables", headers={"accept-encoding": accepts})
        assert "content-encoding" not in tables.headers
        games = get(f"{server.url}/api/games", headers={"accept-encoding": accepts})
        assert games.headers.get("content-encoding") == ("gzip" if packed else None)
        assert len(games.json()) > 5


def test_the_record_is_that_of_my_seat(server: Server) -> None:
    seat = Seat(server.url, ["greedy", "greedy"])
    with seat.page() as page:
        page.my_turn()
        page.play(page.words("meld")[0])
        text = seat.record()
        assert "seen_by = 1" in text
        dealt = re.findall(r"d deal p(\d) (\S+)\"", text)
        assert [cards.strip("?") == "" for number, cards in dealt if number != "1"] == [True, True]
        assert "p1 meld" not in text
        page.say("undo")
        page.play_deal()
        assert "?" not in seat.record()


def test_what_the_wire_says_can_be_read_as_what_it_is(server: Server) -> None:
    """Every frame of a deal is a message of the wire, with all its fields and no other."""
    import msgspec

    with Seat(server.url, ["greedy", "random"]).page() as page:
        page.play_deal()
        for frame in page.frames:
            msgspec.json.decode(frame, type=wire.ToPage)
    assert load("penang").title == json.loads(page.frames[0])["title"]
