"""A deal looked through step by step: the tables that were played, and nothing that a viewer may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from hearing import learnt
from serving import Seat, Server, get, post
from tierce import Table, load
from tierce.server import messages, wire
from tierce.server.branching import NoStep, branch
from tierce.server.replaying import deal_record, replay
from tierce.server.seating import Seat as Place
from tierce.server.seating import Seating
from tierce.table import Record

NAMES = ("Aina", "Boris", "Mei")
GAMES = (
    "penang+deck.packs=1+deck.jokers=2+deal.hand_size=12",
    "rami51+deck.packs=1+deck.jokers=2+deal.hand_size=11+opening.points=0+out.max_turns=50",
    "gin",
)


def seating_of(table: Table) -> Seating:
    return Seating(table.rules, tuple(Place(name, None, name.encode()) for name in table.names))


def acts(table: Table, rng: random.Random) -> Iterator[None]:
    """One step after the other until the deal is over."""
    while not table.over:
        steps = table.view(table.turn).legal_actions
        table.play(rng.choice(steps[-4:]))
        yield


@pytest.mark.parametrize("label", GAMES)
def test_a_replay_passes_through_every_table_that_was_seen(label: str) -> None:
    seats = 2 if label == "gin" else 3
    table = Table(load(label), seats=seats, seed=5, names=NAMES[:seats], id="t")
    seen = [[messages.texts(hand) for hand in table.state.hands]]
    lay: list[list[wire.Meld]] = []
    for _ in acts(table, random.Random(1)):
        if not table.draft:
            seen.append([messages.texts(hand) for hand in table.state.hands])
            view = table.view(None)
            lay.append([messages.meld(number, one, view.terms) for number, one in enumerate(view.table, 1)])
    told = replay(table, seating_of(table), 1, 0, "key")
    assert told.over
    assert (told.key, told.deals, told.seat) == ("key", 1, 1)
    hands = [frame.hands for frame in told.frames]
    assert all(one in hands for one in seen)
    there: dict[int, wire.Meld] = {}
    shown = []
    for frame in told.frames:
        there |= {one.number: one for one in frame.melds}
        shown.append([there[number] for number in sorted(there)])
    assert all(one in shown for one in lay)
    events = [event for frame in told.frames for event in frame.events]
    assert [one.seq for one in events] == sorted(one.seq for one in events)
    assert isinstance(events[-1], wire.DealEnded)
    assert told.frames[-1].phase in ("deal_over", "match_over")
    assert [frame.acts for frame in told.frames].count(None) == 1
    # What all knew is told apart from what there was.
    for frame in told.frames:
        for chair, hand in zip(frame.chairs, frame.hands, strict=True):
            assert chair.cards == len(hand)
            assert not set(chair.known) - set(hand)


@pytest.mark.parametrize("label", GAMES)
def test_of_a_running_deal_nothing_is_told_that_the_viewer_does_not_know(label: str) -> None:
    seats = 2 if label == "gin" else 3
    table = Table(load(label), seats=seats, seed=7, names=NAMES[:seats], id="t")
    hidden = 0
    for number, _ in enumerate(acts(table, random.Random(2))):
        if table.over or number % 7:
            continue
        for seat in (None, 0, 1):
            may = {card for one in table.log() for card in learnt(one.event, seat)}
            told = replay(table, seating_of(table), 1, seat, "key")
            assert (told.over, told.key) == (False, None)
            named = {card for frame in told.frames for hand in frame.hands for card in hand} - {"??"}
            assert named <= may
            text = msgspec.json.encode(told).decode()
            assert not [card for card in deck(table) if f'"{card}"' in text and card not in may]
            hidden += len(deck(table)) - len(may)
            if seat is not None and seat != table.turn:
                assert told.frames[-1].hands[seat] == messages.texts(table.view(seat).hand)
    assert hidden > 100


def deck(table: Table) -> set[str]:
    state = table.state
    melds = [card for lies in state.table for card in lies.meld.cards]
    return {
        card.text for card in (*state.stock, *state.pile, *melds, *(c for hand in state.hands for c in hand))
    }


def test_the_record_of_one_deal_is_played_again() -> None:
    table = Table(load("penang+deal.hand_size=8"), seats=3, seed=3, names=NAMES)
    for _ in range(2):
        for _ in acts(table, random.Random(4)):
            pass
        table.next_deal()
    alone = deal_record(table.record(0, full=False), 2)
    again = Table.replay(Record.from_text(alone.to_text()))
    assert again.over
    assert again.match.rows[0].scores == table.match.rows[1].scores
    running = deal_record(table.record(0, full=False), 3)
    assert (running.seen_by, len(running.deals)) == (0, 1)


def test_where_a_seat_had_dropped_out_the_record_begins_with_the_match() -> None:
    label = "penang+deal.hand_size=7+match.target=100+match.elimination=yes"
    table = Table(load(label), seats=3, seed=1)
    while not table.match.out:
        for _ in acts(table, random.Random(4)):
            pass
        assert not table.match.over, "all dropped out at once; another seed is needed"
        table.next_deal()
    for _ in acts(table, random.Random(4)):
        pass
    told = deal_record(table.record(None, full=False), table.deal)
    assert len(told.deals) == table.deal
    assert Table.replay(Record.from_text(told.to_text())).match == table.match


# -- over the wire -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played(server: Server) -> Seat:
    """A table at which Aina has played one deal, and another runs."""
    seat = Seat(server.url, ["greedy", "greedy"], {"deal.hand_size": "16"})
    with seat.page() as page:
        page.play_deal()
        assert page.say("next")["type"] == "ack"
    return seat


def test_who_played_looks_through_the_deal(played: Seat) -> None:
    told = played.get(f"/api/tables/{played.table}/deals/1")
    assert told.status_code == 200, told.text
    deal = msgspec.json.decode(told.content, type=wire.Replay)
    assert deal.over
    assert (deal.seat, deal.deals) == (1, 2)
    assert deal.key is not None
    record = played.get(f"/api/tables/{played.table}/deals/1/record.rhh")
    assert Table.replay(Record.from_text(record.text)).over
    assert "attachment" in record.headers["content-disposition"]


def test_the_running_deal_is_told_as_i_know_it(played: Seat) -> None:
    told = msgspec.json.decode(played.get(f"/api/tables/{played.table}/deals/2").content, type=wire.Replay)
    assert (told.over, told.key) == (False, None)
    assert set(told.frames[0].hands[1]) == {"??"}
    assert "??" not in told.frames[0].hands[0]


@pytest.mark.parametrize("deal", ["0", "3", "99999999999999999999"])
def test_there_is_no_such_deal(played: Seat, deal: str) -> None:
    answer = played.get(f"/api/tables/{played.table}/deals/{deal}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "no_deal"


def test_a_key_opens_one_deal_and_no_more(played: Seat) -> None:
    key = played.get(f"/api/tables/{played.table}/deals/1").json()["key"]

    def stranger(deal: int, key: str) -> tuple[int, str]:
        answer = get(f"{played.url}/api/tables/{played.table}/deals/{deal}", headers={"replay-key": key})
        return answer.status_code, str(answer.json().get("code", answer.json().get("seat")))

    assert stranger(1, key) == (200, "None")
    assert stranger(1, f"{key[:-1]}{'a' if key[-1] != 'a' else 'b'}") == (403, "not_invited")
    assert stranger(1, "") == (403, "not_invited")
    # The key of the first deal opens no other, and a deal that runs has none.
    assert stranger(2, key) == (403, "not_invited")
    other = Seat(played.url, ["greedy"])
    answer = get(f"{other.url}/api/tables/{other.table}/deals/1", headers={"replay-key": key})
    assert answer.status_code == 403


# -- what if -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("label", GAMES)
def test_one_goes_on_from_every_step_of_a_deal(label: str) -> None:
    seats = 2 if label == "gin" else 3
    table = Table(load(label), seats=seats, seed=5, names=NAMES[:seats], id="t")
    for _ in acts(table, random.Random(1)):
        pass
    seating = seating_of(table)
    frames = replay(table, seating, 1, 0, "key").frames
    steps = [step for step in frames if step.acts is not None]
    for number, step in enumerate(steps):
        seat, me = (step.acts or 1) - 1, Place("Nura", None, b"nura")
        new = branch(table, seating, 1, number, seat, me)
        assert new.table is not None
        assert [messages.texts(hand) for hand in new.table.state.hands] == step.hands
        # Who can only die has done so.
        died = isinstance(frames[number + 1].events[0], wire.Died)
        assert new.table.turn == seat or died
        assert new.seating.names[seat] == "Nura"
        if not table.state.renewals:
            later, now = table.state.stock, new.table.state.stock
            assert now[len(now) - len(later) :] == later
        assert not {"Aina", "Boris"} & set(new.table.names)
        assert sum(one.bot is None for one in new.seating.seats) == 1
        # A turn that others had half played is not theirs any more.
        other = branch(table, seating, 1, number, (seat + 1) % seats, me).table
        assert other is not None
        assert not other.draft
    with pytest.raises(NoStep):
        branch(table, seating, 1, len(steps), 0, Place("Nura", None, b"nura"))


def test_what_if_is_a_table_of_its_own_that_does_not_count(played: Seat) -> None:
    key = played.get(f"/api/tables/{played.table}/deals/1").json()["key"]
    path = f"{played.url}/api/tables/{played.table}/deals"

    def wish(deal: int, key: str = "", cookie: str = "", **more: object) -> httpx.Response:
        asked = {"step": 1, "seat": 2, "you": "Nura", **more}
        return post(f"{path}/{deal}/what-if", json=asked, headers={"replay-key": key, "cookie": cookie})

    assert wish(1).status_code == 403
    assert wish(2, key).status_code == 403
    assert wish(2, cookie=played.cookie).json()["code"] == "deal_runs"
    for wrong in ({"step": -1}, {"step": 9999}, {"seat": 0}, {"seat": 4}, {"you": ""}):
        answer = wish(1, key, **wrong)
        assert (answer.status_code, answer.json()["problems"][0]["where"]) == (400, next(iter(wrong)))
    made = wish(1, key)
    assert made.status_code == 201, made.text
    cookie = made.headers["set-cookie"].split(";")[0]
    own = get(f"{played.url}/api/tables/{made.json()['table']}/record.rhh", headers={"cookie": cookie})
    assert '_purpose = "what_if"' in own.text
    record = Record.from_text(own.text)
    assert record.seats[1] == "Nura"
    assert "Aina" not in record.seats
    assert get(f"{played.url}/api/me", headers={"cookie": cookie}).json()["games"] == []
    # The key opens nothing of the table from which it came.
    assert get(f"{path}/2", headers={"cookie": cookie}).status_code == 403
