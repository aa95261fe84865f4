"""What is sent to a seat never names a card that it may not know."""

from __future__ import annotations

import json
import logging
import random
from typing import Any

import msgspec
import pytest

from hearing import named, told
from serving import Here, Seat, Server
from tierce import Action, Cards, Illegal, Record, State, Table, View, engine, load
from tierce.game.actions import Discard, EndTurn
from tierce.game.choices import ways
from tierce.server import messages, why
from tierce.server.happened import Happened
from tierce.table import determinize, view_of


def public(table: Table, until: int) -> set[str]:
    """The cards that lay on the table up to an event."""
    found: set[str] = set()
    for one in table.log()[:until]:
        for card in getattr(getattr(one.event, "meld", None), "cards", ()):
            found.add(card.text)
        card = getattr(one.event, "card", None)
        if card is not None:
            found.add(card.text)
    return found


def test_the_search_finds_cards() -> None:
    frame = '{"words":"meld 3h4hJk=5h","hand":["Qs"],"other":"run 9♥–10♥ takes 8♣","stands_for":["6d"]}'
    assert told(frame) == {"3h", "4h", "Qs", "9h", "Th", "8c"}


def test_no_frame_names_a_hidden_card(server: Server) -> None:
    searched = hidden = 0
    for bots in (["greedy"], ["random", "greedy", "keeper"]):
        seat = Seat(server.url, bots)
        with seat.page() as page:
            start = page.my_turn()["hand"]
            while page.my_turn()["phase"] == "play":
                # Everything that can be refused is asked for too: refusals speak of cards.
                for meld in range(min(4, len(page.view["melds"]) + 1)):
                    for card in page.view["hand"][-2:-1]:
                        page.play(f"lay {card} m{meld + 1}")
                        page.say("undo", all=True)
                        page.play(f"swap {card} m{meld + 1}")
                        page.say("undo", all=True)
                page.play("meld " + "".join(page.view["hand"][:3]))
                page.say("undo", all=True)
                for size in (1, 2, 3, 5):
                    page.say("ask", cards=page.view["hand"][:size])
                page.play("dead")
                if page.view["phase"] == "play" and page.view["turn"] == 1:
                    page.take_turn()
            frames = page.frames
        table = Table.replay(Record.from_text(seat.record()))
        hands = [set(map(str, one.event.cards)) for one in table.log() if hasattr(one.event, "cards")]
        seq = 0
        for frame in frames:
            message = json.loads(frame)
            seq = message.get("seq", seq)
            if seq >= table.seq:
                break  # the deal is over, and the hands are shown
            may = set(start) | public(table, seq)
            assert told(frame) <= may, (told(frame) - may, frame[:300])
            searched += 1
            hidden += len(set().union(*hands) - may)
    assert searched > 200
    assert hidden > 1000  # there was much that could have been told


def test_the_record_and_the_list_name_none_either(server: Server) -> None:
    seat = Seat(server.url, ["greedy", "greedy"])
    with seat.page() as page:
        page.my_turn()
        may = set(page.view["hand"]) | {slot["card"] for meld in page.view["melds"] for slot in meld["slots"]}
        assert set(named(seat.record())) - {"Jk"} <= may
        assert not set(named(seat.get("/api/tables").text.replace(seat.table, "")))


WORLDS = [
    "penang",
    "penang+swap.use=any+wild.rebind=slide+deck.jokers=12",
    "rami51+opening.points=20+opening.pure_run=off",
    "arbaatash+deck.packs=1+draw.take=free+opening.kind=none",
]


@pytest.mark.parametrize("label", WORLDS)
def test_worlds_that_a_seat_cannot_tell_apart_are_told_alike(label: str) -> None:
    """Views, news and refusals are the same bytes when the hidden cards are exchanged."""
    rng = random.Random(5)
    table = Table(load(label), seats=3, seed=11)
    for _ in range(150):
        if table.over:
            break
        for seat in range(3):
            one, other = (determinize(table.view(seat), rng) for _ in range(2))
            assert all_told(one, table, seat) == all_told(other, table, seat)
        steps = table.view(table.turn).steps
        ends = [one for one in steps if isinstance(one, EndTurn | Discard)]
        if not steps:
            table.undo(all=True)
        else:
            table.play(rng.choice(ends if ends and rng.random() < 0.3 else steps))


def all_told(state: State, table: Table, seat: int) -> bytes:
    """What a seat could be told of this state of the table, refusals of many actions with it."""
    view = view_of(state, seat, table.match.totals)
    facts = messages.Facts("t", table.rules, table.names, (None,) * 3, table.match, table.deal, table.seq, 1)
    told: list[Any] = [messages.view_message(view, facts, ()), Happened(table).news(seat, 0, table.seq)]
    if seat == state.turn and not state.over:
        cards = list(map(str, view.hand))
        said = ["end", "dead", "meld " + "".join(cards[:3]), "meld " + "".join(cards[-4:])]
        said += [f"{verb} {cards[0]} m{meld}" for verb in ("lay", "swap", "borrow") for meld in (1, 2, 5)]
        said += ["draw", "take", "touch", f"discard {cards[0]}", f"discard {cards[-1]} carte"]
        for action in map(Action.parse, said):
            found = engine.check_step(state, action, seat)
            told.append(found and why.illegal(found, view, table.names, action))
        for chosen in (Cards(), view.hand):
            told.append(why.illegal(ways(view.state, chosen, seat)[1] or found_none(), view, table.names))
    return msgspec.json.encode(told)


def found_none() -> Illegal:
    raise AssertionError("no cards can be played in no way")


def test_logs_name_neither_cards_nor_secrets(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    seat = Seat(server.url, ["greedy"])
    with seat.page() as page:
        page.my_turn()
        hand = page.view["hand"]
        page.play(f"lay {hand[0]} m1")
        page.send("broken")
        page.play_deal()
    ours = [record for record in caplog.records if record.name.startswith("tierce")]
    assert [record.getMessage() for record in ours].count("table_opened") == 1
    for record in ours:
        facts = json.dumps({k: str(v) for k, v in vars(record).items() if k in ("table", "wrong", "rules")})
        assert seat.cookie.split("=")[1].split(".")[0] not in str(vars(record))
        assert not set(named(facts.replace(seat.table, "")))


def test_a_bot_that_breaks_is_logged_without_its_cards(
    tmp_path: Any, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(kind: str, view: View, seed: bytes) -> str:
        return f"meld {view.hand}"

    with Server(tmp_path / "t.db", opponents=Here(broken)) as server:
        seat = Seat(server.url, ["greedy"], {"deal.starter": "next"})
        with seat.page() as page:
            page.play_deal()
    failures = [record for record in caplog.records if record.getMessage() == "bot_failed"]
    assert failures
    for record in failures:
        assert not set(named(str(vars(record).get("wrong"))))
