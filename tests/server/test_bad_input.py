"""Whatever is sent to a table: an error to that socket, the table untouched, the server alive."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from serving import Page, Seat, Server, get, post

BROKEN = {
    "no JSON": "hello",
    "cut off": '{"type":"play","id":"1"',
    "no object": "[1,2]",
    "null": "null",
    "no type": '{"id":"1","words":"end"}',
    "unknown type": '{"type":"cheat","id":"1"}',
    "type is no text": '{"type":7}',
    "unknown field": '{"type":"play","id":"1","words":"end","seat":2}',
    "missing field": '{"type":"play","id":"1"}',
    "wrong type": '{"type":"play","id":"1","words":["end"]}',
    "wrong type of cards": '{"type":"ask","n":1,"cards":"7h"}',
    "no id": '{"type":"undo","id":""}',
    "a long id": json.dumps({"type": "undo", "id": "x" * 65}),
    "deep": "[" * 8000,
    "a lone surrogate": '{"type":"play","id":"1","words":"\\ud800"}',
    "a huge number": '{"type":"ask","n":1e999,"cards":[]}',
    "nothing": "",
}
WORDS = {
    "no verb": "",
    "unknown verb": "steal 7h",
    "no cards": "meld",
    "no card": "meld 7x8x9x",
    "unknown cards": "meld ??????",
    "no meld named": "lay 7h",
    "a strange meld": "lay 7h m0",
    "chance's own": "deal p1 7h",
    "nul": "end\x00",
    "many steps": "; ".join(["end"] * 200),
    "many cards": "meld " + "Jk" * 2000,
}


@pytest.fixture
def page(server: Server) -> Any:
    while True:
        with Seat(server.url).page() as page:
            page.my_turn()
            if page.words("meld"):  # Once in two thousand deals a hand has no meld, and its seat is dead.
                yield page
                return


def unharmed(page: Page, version: int) -> None:
    """The table is as it was and plays on."""
    assert page.view["version"] == version
    assert page.play(page.words("meld")[0])["type"] == "ack"
    assert page.view["version"] == version + 1


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_message(page: Page, name: str) -> None:
    version = page.view["version"]
    refused = page.send(BROKEN[name])
    assert refused["type"] == "error"
    assert refused["why"]["code"] == "malformed"
    assert len(refused["why"]["text"]) < 400
    unharmed(page, version)


@pytest.mark.parametrize("name", WORDS)
def test_words_that_nobody_says(page: Page, name: str) -> None:
    version = page.view["version"]
    refused = page.play(WORDS[name])
    assert refused["type"] == "error"
    assert refused["id"] == f"play-{page.number}"
    assert refused["why"]["code"] in ("malformed", "all_jokers", "card_not_in_hand")
    unharmed(page, version)


def test_a_refused_message_is_named_where_its_name_can_be_read(page: Page) -> None:
    assert page.send('{"type":"play","id":"a","words":"end","seat":2}')["id"] == "a"
    assert page.send('{"id":5,"type":"play"}')["id"] is None


def test_illegal_actions_say_why(page: Page) -> None:
    version = page.view["version"]
    hand = page.view["hand"]
    missing = next(f"{rank}{suit}" for rank in "A23456789" for suit in "cdhs" if f"{rank}{suit}" not in hand)
    own = next(card for card in hand if card != "Jk")
    for words, code, cards in [
        (f"meld {missing}{missing}{missing}", "card_not_in_hand", [missing]),
        (f"lay {own} m1", "need_passport", []),
        (f"swap {own} m1", "need_passport", []),
        ("end", "no_action", []),
        ("dead", "has_moves", []),
    ]:
        refused = page.play(words)
        assert (refused["type"], refused["why"]["code"]) == ("error", code)
        assert refused["why"]["cards"] == cards
        assert refused["why"]["text"].endswith(".")
        assert refused["why"]["rule"]
    unharmed(page, version)


def test_an_ambiguous_meld_carries_its_readings(server: Server) -> None:
    for _ in range(40):
        with Seat(server.url, ["greedy"], {"deck.jokers": "16", "deal.starter": "next"}).page() as page:
            page.my_turn()
            melds = [step["cards"] for step in page.view["steps"] if step["verb"] == "meld"]
            twice = [cards for cards in melds if len(cards) == 3 and melds.count(cards) > 1]
            if not twice:
                continue
            refused = page.play("meld " + "".join(twice[0]))
            assert refused["why"]["code"] == "ambiguous"
            readings = refused["why"]["readings"]
            assert len(readings) > 1
            assert page.play(readings[0]["words"])["type"] == "ack"
            return
    pytest.fail("no hand with a meld that can be read in two ways")


def test_it_is_not_my_turn(server: Server, tmp_path: Any) -> None:
    with (
        Server(tmp_path / "slow.db", pause=30) as slow,
        Seat(slow.url, ["greedy"], {"deal.starter": "next"}).page() as page,
    ):
        if page.view["turn"] == 1:
            page.take_turn()
            page.wait(lambda view: view["turn"] == 2)
        version = page.view["version"]
        assert page.view["steps"] == []
        for said in ("end", "dead", "meld 7h8h9h"):
            refused = page.play(said)
            assert (refused["type"], refused["why"]["code"]) == ("error", "turn")
            assert "Mei is playing" in refused["why"]["text"]
        assert page.say("undo")["why"]["code"] == "turn"
        assert page.say("next")["why"]["code"] == "phase"
        assert page.say("ask", cards=["7h"])["why"]["code"] == "turn"
        assert page.view["version"] == version


def test_a_message_that_is_too_long(server: Server) -> None:
    seat = Seat(server.url)
    with seat.page() as page:
        version = page.my_turn()["version"]
        refused = page.send(json.dumps({"type": "play", "id": "1", "words": "x" * 17_000}))
        assert (refused["type"], refused["why"]["code"]) == ("error", "too_large")
        assert page.closed() == 1009
    with seat.page() as page:
        page.socket.send("x" * 300_000)
        assert page.closed() == 1009
    with seat.page() as page:
        unharmed(page, version)


def test_a_binary_message(page: Page) -> None:
    version = page.view["version"]
    assert page.send(b'{"type":"undo","id":"1"}')["why"]["code"] == "binary"
    unharmed(page, version)


def test_text_that_is_no_text(server: Server) -> None:
    seat = Seat(server.url)
    with seat.page() as page:
        version = page.my_turn()["version"]
        page.socket.send(b"\xff\xfe", text=True)
        assert page.closed() == 1007
    with seat.page() as page:
        unharmed(page, version)


def test_a_flood(server: Server) -> None:
    seat = Seat(server.url)
    with seat.page() as page:
        version = page.my_turn()["version"]
        for number in range(400):
            page.socket.send(json.dumps({"type": "undo", "id": f"f{number}"}))
        assert page.closed() == 1008
        codes = [json.loads(frame)["why"]["code"] for frame in page.frames if '"error"' in frame]
        assert codes[0] == "phase"
        assert "too_fast" in codes
    with seat.page() as page:
        unharmed(page, version)


def test_a_table_that_is_not_there(server: Server) -> None:
    seat = Seat(server.url)
    address = f"ws://127.0.0.1:{server.port}/api/tables/nothere/socket"
    with connect(address, additional_headers={"Cookie": seat.cookie}) as socket:
        assert json.loads(socket.recv())["why"]["code"] == "no_table"
        with pytest.raises(Exception, match="4404"):
            socket.recv()
    answer = seat.get("/api/tables/nothere/record.rhh")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_table"


def test_a_table_of_somebody_else(server: Server) -> None:
    theirs, mine = Seat(server.url), Seat(server.url)
    for cookie in ("", mine.cookie, mine.cookie[:-1], theirs.cookie.upper()):
        address = f"ws://127.0.0.1:{server.port}/api/tables/{theirs.table}/socket"
        with connect(address, additional_headers={"Cookie": cookie} if cookie else None) as socket:
            assert json.loads(socket.recv())["why"]["code"] == "not_invited"
            with pytest.raises(Exception, match="4403"):
                socket.recv()
        answer = get(
            f"{server.url}/api/tables/{theirs.table}/record.rhh", headers={"cookie": cookie} if cookie else {}
        )
        assert answer.status_code == 403
    assert [row["table"] for row in mine.get("/api/tables").json()] == [mine.table]


def test_a_page_of_another_site(server: Server) -> None:
    seat = Seat(server.url)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{seat.table}/socket"
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
        headers = {"Cookie": seat.cookie, "Origin": origin}
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(address, additional_headers=headers, origin=None),
        ):
            pass
        answer = post(f"{server.url}/api/tables", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "elsewhere")
    headers = {"Cookie": seat.cookie, "Origin": server.url}
    with connect(address, additional_headers=headers) as socket:
        assert json.loads(socket.recv())["type"] == "room"
