"""A person at a table, over a real socket."""

from __future__ import annotations

import json

import pytest

from serving import Page, Seat, Server
from tierce.server import saved
from tierce.table import Record, Table

pytestmark = pytest.mark.parametrize("server", ["sqlite", "postgresql"], indirect=True)


def test_a_whole_match_against_bots(server: Server) -> None:
    seat = Seat(server.url, ["greedy", "random"], {"match.deals": "3", "match.target": "none"})
    with seat.page() as page:
        for deal in (1, 2, 3):
            view = page.play_deal()
            assert view["deal"] == deal
            assert len(view["sheet"]["rows"]) == deal
            assert view["steps"] == []
            assert view["turn"] is None
            counts = {one["seat"]: one["score"] for one in view["result"]["counts"]}
            assert list(counts.values()) == view["sheet"]["rows"][-1]["scores"]
            for one in view["result"]["counts"]:
                assert sum(card["points"] for card in one["cards"]) == one["cards_total"]
                assert (one["cards_total"] + one["penalty"]) * one["factor"] == one["score"]
            if deal < 3:
                assert view["phase"] == "deal_over"
                assert page.say("next")["type"] == "ack"
                page.wait(lambda view, deal=deal: view["deal"] == deal + 1)  # type: ignore[misc]
        assert page.view["phase"] == "match_over"
        totals = page.view["sheet"]["totals"]
        assert page.view["sheet"]["winners"] == [
            number for number, total in enumerate(totals, start=1) if total == min(totals)
        ]
        refused = page.say("next")
        assert (refused["type"], refused["why"]["code"]) == ("error", "phase")
    table = Table.replay(Record.from_text(seat.record()))
    assert list(table.match.totals) == totals
    (row,) = seat.get("/api/tables").json()
    assert row.pop("touched") <= saved.moment()
    assert row == {
        "table": seat.table, "game": "penang", "title": "Penang Rummy", "stage": "playing", "seat": 1,
        "names": ["Aina", "Mei", "Ravi"], "deal": 3, "your_turn": False, "over": True,
    }  # fmt: skip


def test_a_step_is_seen_at_once_and_can_be_taken_back(server: Server) -> None:
    with Seat(server.url).page() as page:
        before = page.my_turn()
        first, second = page.words("meld")[0], None
        page.play(first)
        after = page.view
        assert after["draft"] == [first]
        assert after["acted"]
        assert after["version"] == before["version"] + 1
        assert after["seq"] == before["seq"]
        assert len(after["hand"]) < len(before["hand"])
        assert after["melds"][-1]["owner"] == 1
        if page.words("meld"):
            second = page.words("meld")[0]
            page.play(second)
            assert page.view["draft"] == [first, second]
            page.say("undo")
            assert page.view["draft"] == [first]
        page.say("undo", all=True)
        assert page.view["hand"] == before["hand"]
        assert page.view["melds"] == before["melds"]
        refused = page.say("undo")
        assert (refused["type"], refused["why"]["code"]) == ("error", "phase")
        assert "take back" in refused["why"]["text"]


def test_a_message_that_comes_twice_is_done_once(server: Server) -> None:
    with Seat(server.url).page() as page:
        page.my_turn()
        message = json.dumps({"type": "play", "id": "x1", "words": page.words("meld")[0]})
        first = page.send(message)
        version = page.view["version"]
        again = page.send(message)
        assert first == again == {"type": "ack", "id": "x1", "seq": page.view["seq"]}
        assert page.view["version"] == version
        undo = json.dumps({"type": "undo", "id": "x2"})
        page.send(undo)
        page.play(page.words("meld")[0])
        page.send(undo)
        assert len(page.view["draft"]) == 1


def test_a_page_that_was_away_hears_what_it_missed(server: Server) -> None:
    seat = Seat(server.url, ["greedy", "greedy"])
    with seat.page() as page:
        first = page.my_turn()
        page.take_turn()
        page.my_turn()
        heard = [event for frame in page.frames for event in json.loads(frame).get("news", [])]
    assert [event["seq"] for event in heard] == list(range(1, page.view["seq"] + 1))
    with seat.page(since=first["seq"]) as page:
        assert [event["seq"] for event in page.view["news"]] == list(
            range(first["seq"] + 1, page.view["seq"] + 1)
        )
        assert page.view["news"] == heard[first["seq"] :]
    with seat.page(since=10_000) as page:
        assert page.view["news"] == heard
    for since in ("-3", "x", "9" * 40):
        with seat.page(since=since) as page:  # type: ignore[arg-type]
            assert page.view["news"] == heard


def test_a_new_page_hears_the_running_deal_only(server: Server) -> None:
    seat = Seat(server.url)
    with seat.page() as page:
        last = page.play_deal()["seq"]
        page.say("next")
        page.wait(lambda view: view["deal"] == 2)
    with seat.page() as page:
        assert {event["deal"] for event in page.view["news"]} == {2}
        assert page.view["news"][0]["seq"] == last + 1


def test_two_pages_of_one_seat_show_the_same(server: Server) -> None:
    seat = Seat(server.url)
    with seat.page() as one, seat.page() as other:
        one.my_turn()
        one.play(one.words("meld")[0])
        other.wait(lambda view: view["version"] == one.view["version"])
        assert other.view["draft"] == one.view["draft"]
        assert other.view["hand"] == one.view["hand"]
        other.play("end")
        one.wait(lambda view: view["version"] >= other.view["version"])


def melded(page: Page) -> Page:
    """A page whose seat has its passport, at its turn again."""
    page.my_turn()
    page.take_turn()
    page.my_turn()
    return page


def test_asking_how_cards_can_be_played(server: Server) -> None:
    with Seat(server.url, ["greedy", "greedy", "greedy"]).page() as page:
        page.my_turn()
        step = next(one for one in page.view["steps"] if one["verb"] == "meld")
        answer = page.say("ask", cards=step["cards"])
        assert answer["type"] == "answer"
        assert answer["n"] == page.number
        assert answer["why"] is None
        assert step in answer["options"]
        version = page.view["version"]
        lone = next(card for card in page.view["hand"] if card != "Jk")
        refused = page.say("ask", cards=[lone])
        assert refused["options"] == []
        assert refused["why"]["code"] == "need_passport"
        assert "passport" in refused["why"]["text"]
        assert refused["why"]["rule"] == "A5.2"
        assert page.say("ask", cards=["zz"])["why"]["code"] == "malformed"
        assert page.say("ask", cards=["??"])["why"]["code"] == "malformed"
        assert page.view["version"] == version


def test_every_listed_lay_off_and_swap_is_an_answer_too(server: Server) -> None:
    with Seat(server.url, ["greedy", "greedy", "greedy"]).page() as page:
        while melded(page).view["phase"] == "play":
            singles = [one for one in page.view["steps"] if one["verb"] in ("lay", "swap")]
            for step in singles:
                answer = page.say("ask", cards=step["cards"])
                assert step in answer["options"], (step, answer)
            if singles:
                return
    pytest.fail("no card could be laid off in a whole deal")


def test_several_steps_in_one_message_are_all_done_or_none(server: Server) -> None:
    with Seat(server.url).page() as page:
        before = page.my_turn()
        step = next(one for one in page.view["steps"] if one["verb"] == "meld")
        refused = page.play(f"{step['words']}; {step['words']}; end")
        if refused["type"] == "error":
            assert refused["why"]["code"] == "card_not_in_hand"
        refused = page.play(f"{step['words']}; end; end")
        assert (refused["type"], refused["why"]["code"]) == ("error", "phase")
        assert page.view["version"] == before["version"]
        assert page.view["draft"] == []
        assert page.play(f"{step['words']}; end")["type"] == "ack"


def test_house_rules_are_told_where_they_differ(server: Server) -> None:
    changes = {"deal.hand_size": "12", "deck.packs": "2", "values.ace_in_hand": "1"}
    with Seat(server.url, ["greedy"], changes).page() as page:
        assert page.view["changes"] == [
            {"path": "deal.hand_size", "value": "12", "default": "20"},
            {"path": "values.ace_in_hand", "value": "1", "default": "15"},
        ]
        assert page.view["chairs"][1]["cards"] + len(page.view["hand"]) <= 24
