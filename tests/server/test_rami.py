"""Rami on the server: a seat is sent its own draws and no other, and a killed table has the same stock."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from hearing import Ears, named, told
from positions import play
from rami import at_the_pile, gone_out, rami_at
from serving import Seat, Server, on, opening_of, room_of
from tierce import Cards, Record, State, Table, load
from tierce.game.actions import Borrow, Discard, Draw, LayMeld, LayOff, Swap, Take, Touch
from tierce.game.events import Dealt, Drew, Event, MeldLaid, Penalised, Renewed, Stocked
from tierce.game.scoring import DealResult, Ending
from tierce.rules import preset_names
from tierce.rules.knobs import DRAW_MELD_DISCARD
from tierce.server import messages, saved, wire
from tierce.server.happened import Happened
from tierce.server.link import Link
from tierce.server.room import Room
from tierce.server.saved import Change
from tierce.server.store import Store
from tierce.server.why import Refused
from tierce.table import Match, View, view_of

NAMES = ("Aina", "Mei", "Ravi")
SMALL = "deck.packs=1+deck.jokers=2+deal.hand_size=15+draw.take=free"
BUSY = f"rami51+{SMALL}+opening.kind=none+borrow.joker=yes+swap.from_set=rank"
"""A stock that runs out, and laying from the first turn: much happens in few turns."""


UNDO = "undo"


def choice(view: View, rng: random.Random) -> str:
    """A step of a player who lays much, takes often, and forgets to announce the last card.

    Where the turn has come to owe what it cannot pay, it begins anew.
    """
    lays = [(LayMeld, LayOff, Swap, Borrow)] if rng.random() < 0.7 else []
    takes = [(Take, Touch)] if rng.random() < 0.3 else []
    for kind in (*lays, *takes, (Draw, Discard), (LayMeld,)):
        there = [one for one in view.steps if isinstance(one, kind)]
        if there:
            return str(rng.choice(there)).removesuffix(" carte")
    return UNDO


def go_on(table: Table, words: str) -> None:
    """Do what was chosen."""
    if words == UNDO:
        table.undo(all=True)
    else:
        table.play(words)


# -- what is sent --------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """The truth when a version of the table was sent: as committed, and with the running turn."""

    committed: State
    running: State


class Company:
    """People on all seats of one room, and every byte that each of them was sent."""

    def __init__(self, label: str, seed: int) -> None:
        self.table = Table(load(label), seats=3, seed=seed, names=NAMES, id="t")
        self.frames: tuple[list[str], ...] = ([], [], [])
        self.moments: dict[int, Moment] = {}
        self.rng = random.Random(seed)
        self.replies: list[tuple[int, int, str]] = []

    async def play(self, store: Store, steps: int) -> None:
        """So many steps, with questions and refusals between them."""
        room = await room_of(store, self.table)
        links = [await room.join(name.encode(), 0) for name in NAMES]
        pumps = [asyncio.create_task(link.pump(partial(self.hear, seat))) for seat, link in enumerate(links)]
        committed = self.table.state
        for version in range(1, steps + 2):
            if not self.table.draft:
                committed = self.table.state
            self.moments[version] = Moment(committed, self.table.state)
            for _ in range(3):
                await asyncio.sleep(0)
            if self.table.over or version > steps:
                break
            for link in links if version % 4 == 0 else ():
                await self.ask(room, link, version)
            seat = self.table.turn
            words = choice(self.table.view(seat), self.rng)
            if words == UNDO:
                await room.undo(links[seat], f"v{version}", all=True)
            else:
                await room.play(links[seat], f"v{version}", words)
        room.close()
        await asyncio.gather(*pumps)

    async def hear(self, seat: int, data: bytes) -> None:
        self.frames[seat].append(data.decode())

    async def ask(self, room: Room, link: Link, version: int) -> None:
        """What is refused speaks of cards too; nobody is ever dead here, so all of this is."""
        seat = link.seat
        assert seat is not None
        hand = [card.text for card in self.table.view(seat).hand]
        tries = ["draw", f"discard {hand[0]}", f"swap {hand[-1]} m1", f"lay {hand[0]} m2"]
        for words in (*tries, "meld " + "".join(hand[:3]), f"borrow {hand[0]} m1"):
            with pytest.raises(Refused) as refused:
                await room.play(link, f"{version} {words}", f"{words}; dead")
            self.reply(seat, version, refused.value.why)
        for size in (1, 3):
            self.reply(seat, version, room.ask(link, size, hand[-size:]))

    def reply(self, seat: int, version: int, what: wire.Wire) -> None:
        self.replies.append((seat, version, msgspec.json.encode(what).decode()))


def learnt(event: Event, seat: int) -> Iterable[str]:
    """The cards that an event shows to a seat."""
    match event:
        case Dealt() | Drew() | Penalised() if event.seat != seat:
            return ()
        case Stocked() | Renewed():
            return ()
        case MeldLaid(meld=meld):
            return (card.text for card in meld.cards)
    card = getattr(event, "card", None)
    return (one.text for one in ([card] if card else getattr(event, "cards", ())))


def shown(moment: Moment, seat: int) -> set[str]:
    """The cards that lie open to a seat at a moment: its own, and what is on the table."""
    state = moment.running if moment.running.turn == seat else moment.committed
    groups: list[Iterable[Any]] = [state.hands[seat], state.pile, *state.known, *state.go.borrowed]
    groups += [lies.meld.cards for lies in state.table]
    return {card.text for group in groups for card in group}


def heard_by(table: Table, seat: int) -> list[set[str]]:
    """The cards that a seat has seen by each event, beginning with none."""
    seen: list[set[str]] = [set()]
    for one in table.log():
        seen.append(seen[-1] | set(learnt(one.event, seat)))
    return seen


@pytest.mark.parametrize(
    ("label", "steps"),
    [(BUSY, 250), (f"rami51+{SMALL}", 150), (f"arbaatash+{SMALL}+deal.upcard=yes", 150)],
)
def test_no_byte_sent_to_a_seat_names_a_hidden_card(tmp_path: Path, label: str, steps: int) -> None:
    happened: Counter[str] = Counter()
    searched = hidden = 0
    for seed in (6, 26) if label == BUSY else (0,):
        company = Company(label, seed)
        on(tmp_path / f"{seed}.db", partial(company.play, steps=steps))
        table = company.table
        happened += Counter(type(one.event).__name__ for one in table.log())
        for seat, frames in enumerate(company.frames):
            heard = heard_by(table, seat)
            for frame in frames:
                message = json.loads(frame)
                if message["type"] in ("room", "hand"):
                    assert not told(frame)  # nobody here arranges a hand
                    continue
                if message["turn"] is None:
                    break  # the deal is over, and the hands are shown
                may = heard[message["seq"]]
                assert told(frame) <= may, (told(frame) - may, frame[:300])
                open_now = shown(company.moments[message["version"]], seat)
                still = told(json.dumps({**message, "news": []}))
                assert still <= open_now, (still - open_now, frame[:300])
                searched += 1
                hidden += 52 - len(open_now)
        for seat, version, reply in company.replies:
            assert told(reply) <= shown(company.moments[version], seat), reply
        for seat in range(3):
            text = table.record(seat, full=False).to_text()
            if not table.over:
                assert set(named(text)) - {"Jk"} <= heard_by(table, seat)[-1]
    assert searched > steps
    assert hidden > 10 * searched
    assert happened["Drew"] > 10
    if label == BUSY:
        assert min(happened[name] for name in ("Took", "Renewed", "Penalised", "Borrowed", "Swapped")) > 0


CUT = "arbaatash+deck.jokers=16+deal.hand_size=16+deal.upcard=yes+draw.take=free+opening.kind=none"


@pytest.mark.parametrize(("label", "seed"), [(BUSY, 0), (BUSY, 1), (BUSY, 2), (CUT, 0), (CUT, 4), (CUT, 6)])
def test_the_news_tell_stock_pile_hands_and_melds(label: str, seed: int) -> None:
    rng = random.Random(seed)
    table = Table(load(label), seats=3, seed=seed)
    happened, ears = Happened(table), Ears()
    stock, since, opened = len(table.state.stock), 0, set[int]()
    for _ in range(200):
        if table.over:
            table.next_deal()
            stock, opened = len(table.state.stock), set()
        else:
            go_on(table, choice(table.view(table.turn), rng))
        happened.hear()
        for event in happened.news(1, since, table.seq):
            ears.hear(event, stock)
            if isinstance(event, wire.Melded | wire.LaidOff):
                assert not (event.passport and event.seat in opened)
                opened |= {event.seat} if event.passport else set()
            if isinstance(event, wire.Drew):
                assert (event.card is None) == (event.seat != 2)
        since = table.seq
        if not table.draft and not table.over:
            state = table.state
            assert ears.stock == len(state.stock)
            assert ears.pile == [card.text for card in state.pile]
            assert [ears.hands[seat + 1] for seat in range(3)] == list(map(len, state.hands))
            shown = [messages.meld(number, one, state.terms) for number, one in enumerate(state.table, 1)]
            assert [one.slots for one in shown] == ears.melds
            assert opened == {seat + 1 for seat in range(3) if state.opened[seat]}
    if label == CUT:
        told = happened.news(None, 0, table.seq)
        assert any(isinstance(one, wire.Cut) for one in told)
        assert any(isinstance(one, wire.TurnedUp) for one in told)


# -- what is kept --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("label", [BUSY, f"arbaatash+{SMALL}+deal.upcard=yes"])
def test_a_table_is_the_same_when_it_is_read_again(tmp_path: Path, label: str) -> None:
    """In mid-deal, in mid-turn, after the stock was renewed: and the next renewal is the same too."""
    table = Table(load(label), seats=3, seed=1, names=NAMES, id="t")
    rng = random.Random(2)
    renewals = set()

    async def work(store: Store) -> None:
        await store.run(opening_of(table).write)
        seq, version = table.seq, 1
        while version < 150:
            if table.over:
                table.next_deal()
            else:
                go_on(table, choice(table.view(table.turn), rng))
            version += 1
            change = Change.of(table, version, seq)
            await store.run(partial(saved.append, table="t", change=change))
            seq = table.seq
            if version % 10 == 0:
                again = await store.run(lambda connection: saved.load_table(connection, "t"))
                assert again is not None
                assert again.table is not None
                same(again.table, table)
                renewals.add(table.state.renewals)
        # Both go on alike to where chance is asked again.
        assert again is not None
        assert again.table is not None
        twins = (table, again.table)
        for _ in range(60):
            if table.over:
                for one in twins:
                    one.next_deal()
            words = choice(table.view(table.turn), rng)
            for one in twins:
                go_on(one, words)
            same(again.table, table)
            renewals.add(table.state.renewals)

    on(tmp_path / "t.db", work)
    assert len(renewals) > 1


def same(one: Table, other: Table) -> None:
    assert one.state == other.state
    assert one.draft == other.draft
    assert one.log() == other.log()
    assert one.match == other.match


# -- at a table ----------------------------------------------------------------------------------------------


def test_a_draw_is_done_at_once_and_never_taken_back(server: Server) -> None:
    with Seat(server.url, game="rami51").page() as page:
        page.my_turn()
        page.take_turn()
        before = page.my_turn()
        assert before["phase"] == "draw"
        assert {"draw"} <= {step["verb"] for step in before["steps"]} <= {"draw", "take"}
        # Nothing may be said before the card is seen: whether it fits would tell which it is.
        for more in ("discard 7h", f"discard {before['hand'][0]}", "draw"):
            refused = page.play(f"draw; {more}")
            assert (refused["type"], refused["why"]["code"]) == ("error", "phase")
        assert page.view["version"] == before["version"]
        message = json.dumps({"type": "play", "id": "mine", "words": "draw"})
        first = page.send(message)
        after = page.view
        assert first["type"] == "ack"
        assert after["phase"] == "play"
        assert after["stock"] == before["stock"] - 1
        assert len(after["hand"]) == len(before["hand"]) + 1
        assert after["draft"] == []
        (drew,) = [event for event in after["news"] if event["type"] == "drew" and event["seat"] == 1]
        assert drew["card"] in after["hand"]
        assert page.send(message) == first  # sent twice, drawn once
        for all_of_it in (False, True):
            refused = page.say("undo", all=all_of_it)
            assert (refused["type"], refused["why"]["code"]) == ("error", "phase")
        assert page.view["hand"] == after["hand"]
        discard = page.words("discard")[-1]
        assert page.play(discard)["type"] == "ack"
        discards = [event for event in page.my_turn()["news"] if event["type"] == "discarded"]
        assert discards


@pytest.mark.parametrize("game", [name for name in preset_names() if load(name).grammar == DRAW_MELD_DISCARD])
def test_a_whole_deal_of_every_game(server: Server, game: str) -> None:
    seat = Seat(server.url, ["greedy", "greedy"], {"out.max_turns": "50"}, game=game)
    with seat.page() as page:
        assert page.view["grammar"] == "draw_meld_discard"
        view = page.play_deal()
        assert view["result"]["ending"] in ("blocked", "game")
        for frame in page.frames:
            msgspec.json.decode(frame, type=wire.ToPage)
    assert Table.replay(Record.from_text(seat.record())).over


def test_eight_at_a_table(server: Server) -> None:
    """Three cards are left to draw: the stock is renewed again and again."""
    seat = Seat(server.url, ["greedy"] * 7, {"deal.seats": "2-8", "out.max_turns": "100"}, game="rami51")
    with seat.page() as page:
        assert len(page.view["chairs"]) == 8
        assert page.view["stock"] <= 108 - 8 * 13 - 1  # a bot before this seat may have drawn
        page.play_deal()
        news = [event for frame in page.frames for event in json.loads(frame).get("news", [])]
    assert sum(event["type"] == "renewed" for event in news) > 1
    assert [event["seq"] for event in news] == sorted({event["seq"] for event in news})


# -- what a view says ----------------------------------------------------------------------------------------


def view_of_state(state: State, seat: int = 0) -> wire.ViewMessage:
    """What a page at a made-up table is sent."""
    rules = load(state.terms.rules)
    match = Match(rules, state.seats)
    facts = messages.Facts("t", rules, ("A", "B", "C", "D"), (None,) * 4, match, 1, 1, 1)
    return messages.view_message(view_of(state, seat), facts, ())


def step(view: wire.ViewMessage, words: str) -> wire.Step:
    (found,) = [one for one in view.steps if one.words == words]
    return found


def test_the_opening_is_told_while_it_is_made() -> None:
    state = rami_at("7h8h9hTsJsQs+", new="p1")
    view = view_of_state(state)
    assert view.opening == wire.Opening(have=0, need=51, pure=False, pure_needed=True, stands=False)
    assert (step(view, "meld 7h8h9h").points, view.owed) == (24, [])
    view = view_of_state(play(state, "meld 7h8h9h"))
    assert view.opening == wire.Opening(have=24, need=51, pure=True, pure_needed=True, stands=False)
    assert view.owed == ["open_points"]
    assert view.chairs[0].status == "new"
    opened = play(state, "meld 7h8h9h", "meld TsJsQs")
    view = view_of_state(opened)
    assert view.opening == wire.Opening(have=54, need=51, pure=True, pure_needed=True, stands=True)
    assert (view.owed, view.chairs[0].status) == ([], "live")
    assert [one.points for one in view.melds] == [24, 30]
    other = view_of_state(opened, 1)
    assert (other.opening, other.owed, other.steps) == (None, [], [])
    assert view_of_state(rami_at("7h8h9hTsJsQs+")).opening is None


def test_a_taken_card_is_pinned_until_it_is_laid() -> None:
    state = at_the_pile("5c5d9h2s+", pile="Kd5h")
    view = view_of_state(state)
    assert (view.phase, view.pile, view.took, view.owed) == ("draw", ["Kd", "5h"], None, [])
    assert step(view, "take").cards == ["5h"]
    assert step(view, "draw").cards == []
    took = play(state, "take")
    view = view_of_state(took)
    assert (view.phase, view.pile, view.took, view.owed) == ("play", ["Kd"], "5h", ["discard_unused"])
    assert "5h" in view.hand
    view = view_of_state(play(took, "meld 5c5d5h"))
    assert (view.took, view.owed) == (None, [])


def test_borrowed_cards_lie_apart() -> None:
    state = rami_at("8h9h2c+", "p2:4h5h6h7h")
    borrow = step(view_of_state(state), "borrow 7h m1")
    assert (borrow.verb, borrow.cards, borrow.stands_for, borrow.meld) == ("borrow", ["7h"], [None], 1)
    assert (borrow.end, borrow.points) == (None, 0)
    view = view_of_state(borrowed := play(state, "borrow 7h m1"))
    assert (view.borrowed, view.owed) == ([["7h"]], ["take_use"])
    assert "7h" not in view.hand
    assert [one.card for one in view.melds[0].slots] == ["4h", "5h", "6h"]
    # Only the seat's own cards count.
    assert step(view, "meld 7h8h9h").points == 17
    assert view_of_state(play(borrowed, "meld 7h8h9h")).borrowed == []


def test_a_freed_joker_is_owed() -> None:
    state = rami_at("6h9c9d2c+", "p2:5hJk=6h7h")
    assert view_of_state(play(state, "swap 6h m1")).owed == ["joker_unused"]


def test_the_last_card_is_announced_by_the_player_or_the_table() -> None:
    for answer in ("manual", "auto", "off"):
        view = view_of_state(rami_at("9c2d", "3c3d3h", rules=f"out.carte={answer}"))
        assert view.carte == answer
        assert any(one.carte for one in view.steps if one.verb == "discard") == (answer == "manual")


# -- what a result says --------------------------------------------------------------------------------------

EXITS: list[tuple[str, dict[str, Any], set[str]]] = [
    ("rami51", {}, {"B10.1", "B10.2", "B10.3"}),
    ("rami51", {"at_once": True}, {"B10.4"}),
    ("rami51", {"at_once": True, "alone": True, "joker_last": True}, {"B10.4", "B10.5", "B10.7"}),
    ("rami51+score.joker_finish=flat_200", {"joker_last": True}, {"B10.6"}),
    ("rami51+score.joker_finish=double", {"joker_last": True}, {"B10.6"}),
    ("rami51+out.at_once_may_use_table=no", {"at_once": True, "used_table": True}, {"B10.9"}),
    ("rami51+score.at_once=flat_100", {"at_once": True, "joker_last": True}, {"C1"}),
    ("rami51+score.winner_bonus=-20+match.settlement=difference", {}, {"B10.10", "A9.7"}),
    ("rami51+values.joker_in_hand=doubles_hand", {"at_once": True}, {"B10.4", "B10.10"}),
    ("arbaatash", {"at_once": True, "jokers": 1}, {"C3.10", "C3.11"}),
    ("arbaatash+score.rounding=down", {"at_once": True, "jokers": 1}, {"C3.10", "C3.11"}),
    ("arbaatash", {"at_once": True, "forfeited": True}, {"C3.14"}),
]


@pytest.mark.parametrize(("label", "how", "rules"), EXITS)
def test_a_result_explains_every_count(label: str, how: dict[str, Any], rules: set[str]) -> None:
    ended = gone_out("9c3d2s", "7h8hJk", new="p2", **how)
    terms = load(label).at(3)
    told = messages.result(ended, terms, (), 1000)
    assert tuple(one.score for one in told.counts) == tuple(
        (score or 0) * 1000 for score in ended.points(terms)
    )
    for one in told.counts:
        held = one.cards_total * (2 if one.doubled_by_jokers else 1) if one.flat is None else one.flat
        exact = held * Fraction(one.times) + one.bonus
        assert abs(exact - Fraction(one.score, 1000)) <= Fraction(1, 2)
        assert sum(card.points for card in one.cards) == one.cards_total
    assert told.winners == [1]
    assert told.exit is not None
    assert told.exit.rami_sec == (told.exit.at_once and "B10.7" in told.rules)
    assert rules | {"C4"} <= set(told.rules)
    assert (
        not {"B10.4", "B10.5", "B10.6", "B10.7", "B10.9", "B10.10", "C1", "C3.10"} & set(told.rules) - rules
    )


def test_a_blocked_deal_has_no_winner_and_no_exit() -> None:
    left = (Cards.parse("7h"), Cards.parse("9c"), Cards.parse("2dJk"))
    ended = DealResult(Ending.BLOCKED, left, (False, True, False))
    told = messages.result(ended, load("rami51").at(3), (), 1)
    assert (told.ending, told.winners, told.exit, told.aside) == ("blocked", [], None, None)
    assert [(one.score, one.flat, one.times) for one in told.counts] == [
        (7, None, "1"),
        (100, 100, "1"),
        (22, None, "1"),
    ]
    assert told.rules == ["B9.2", "B10.2", "B10.3"]
