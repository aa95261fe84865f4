"""Gin on the server: nothing of a concealed hand is sent before it is shown, and everything after."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hearing import told
from serving import Here, Page, Seat, Server, on, room_of
from tierce import State, Table, load
from tierce.game.actions import Action, Discard, Done, Draw, Knock, LayOff, Pass, Take
from tierce.game.events import Dealt, Drew, Event, Knocked, Shown, Stocked
from tierce.melds.deadwood import GIN_POINTS, deadwood
from tierce.server import messages, wire
from tierce.server.happened import Happened
from tierce.server.link import Link
from tierce.server.room import Room
from tierce.server.store import Store
from tierce.server.why import Refused
from tierce.table import View, view_of

NAMES = ("Aina", "Mei")
GAMES = ("gin", "gin_oklahoma", "gin_openspiel", "gin_rlcard")


def choice(view: View, rng: random.Random) -> Action:
    """A step of a player who takes often, knocks when it can, and now and then lays off."""
    for kind, often in ((Knock, 0.9), (LayOff, 0.8), (Take, 0.4), (Pass, 0.9)):
        there = [one for one in view.steps if isinstance(one, kind)]
        if there and rng.random() < often:
            return rng.choice(there)
    discards = [one for one in view.steps if isinstance(one, Discard)]
    if not discards:
        return rng.choice([one for one in view.steps if not isinstance(one, Take)] or list(view.steps))
    # The discard that leaves the least, so that somebody knocks before the wall.
    return min(discards, key=lambda one: deadwood(view.hand - one.card, GIN_POINTS))


def learnt(event: Event, seat: int) -> set[str]:
    """The cards that an event shows to a seat."""
    match event:
        case Dealt() | Drew() if event.seat != seat:
            return set()
        case Stocked():
            return set()
        case Dealt(cards=cards):
            return {card.text for card in cards}
        case Knocked(card=card, melds=melds, left=left):
            shown = {one.text for one in left} | {one.text for meld in melds for one in meld.cards}
            return shown | ({card.text} if card else set())
        case Shown(melds=melds, left=left):
            return {one.text for one in left} | {one.text for meld in melds for one in meld.cards}
    card = getattr(event, "card", None)
    return set() if card is None else {card.text}


def open_now(state: State, seat: int) -> set[str]:
    """The cards that lie open to a seat: its own, the discards, what is known of hands, what is shown."""
    groups: list[Iterable[Any]] = [state.hands[seat], state.pile, *state.known]
    groups += [lies.meld.cards for lies in state.table]
    up = set() if state.upcard is None else {state.upcard.text}
    return {card.text for group in groups for card in group} | up


class Company:
    """People on both seats of a room, and every byte that each of them was sent."""

    def __init__(self, label: str, seed: int) -> None:
        self.table = Table(load(label), seats=2, seed=seed, names=NAMES, id="t")
        self.frames: tuple[list[str], ...] = ([], [])
        self.moments: dict[int, tuple[State, State]] = {}
        self.replies: list[tuple[int, int, str]] = []
        self.rng = random.Random(seed)

    async def play(self, store: Store) -> None:
        """A deal, with refusals between its steps."""
        room = await room_of(store, self.table)
        links = [await room.join(name.encode(), 0) for name in NAMES]
        pumps = [asyncio.create_task(link.pump(partial(self.hear, seat))) for seat, link in enumerate(links)]
        committed, version = self.table.state, 1
        while True:
            if not self.table.draft:
                committed = self.table.state
            self.moments[version] = committed, self.table.state
            for _ in range(3):
                await asyncio.sleep(0)
            if self.table.over:
                break
            for link in links if version % 3 == 0 else ():
                await self.ask(room, link, version)
            seat = self.table.turn
            await room.play(links[seat], f"v{version}", str(choice(self.table.view(seat), self.rng)))
            version += 1
        room.close()
        await asyncio.gather(*pumps)

    async def hear(self, seat: int, data: bytes) -> None:
        self.frames[seat].append(data.decode())

    async def ask(self, room: Room, link: Link, version: int) -> None:
        """What is refused speaks of cards too."""
        seat = link.seat
        assert seat is not None
        hand = [card.text for card in self.table.view(seat).hand]
        for words in (f"knock {hand[0]}", f"lay {hand[0]} m1", "done", "take", f"biggin {''.join(hand[:4])}"):
            with pytest.raises(Refused) as refused:
                await room.play(link, f"{version} {words}", f"{words}; end")
            self.replies.append((seat, version, msgspec.json.encode(refused.value.why).decode()))
        answer = room.ask(link, 1, hand[:1])
        self.replies.append((seat, version, msgspec.json.encode(answer).decode()))


@pytest.mark.parametrize("label", GAMES)
def test_no_byte_sent_to_a_seat_names_a_hidden_card(tmp_path: Path, label: str) -> None:
    happened: Counter[str] = Counter()
    searched = hidden = 0
    for seed in range(5):
        company = Company(label, seed)
        on(tmp_path / f"{seed}.db", company.play)
        table = company.table
        happened += Counter(type(one.event).__name__ for one in table.log())
        for seat, frames in enumerate(company.frames):
            heard: list[set[str]] = [set()]
            for one in table.log():
                heard.append(heard[-1] | learnt(one.event, seat))
            for frame in frames:
                message = json.loads(frame)
                if message["type"] in ("room", "hand"):
                    assert not told(frame)  # nobody here arranges a hand
                    continue
                if message["turn"] is None:
                    break  # the deal is over, and the hands are shown
                assert told(frame) <= heard[message["seq"]], frame[:300]
                states = company.moments[message["version"]]
                now = open_now(states[states[1].turn == seat], seat)
                still = told(json.dumps({**message, "news": []}))
                assert still <= now, (still - now, frame[:300])
                searched += 1
                hidden += 52 - len(now)
        for seat, version, reply in company.replies:
            states = company.moments[version]
            assert told(reply) <= open_now(states[states[1].turn == seat], seat), reply
    assert searched > 100
    assert hidden > 20 * searched
    assert min(happened[name] for name in ("Drew", "Took", "Discarded", "Knocked", "Shown")) > 0
    if label in ("gin", "gin_oklahoma"):
        assert happened["LaidOff"] > 0
        assert happened["Passed"] > 0


@pytest.mark.parametrize("label", GAMES)
def test_the_other_hand_makes_no_difference_to_what_one_is_told(label: str) -> None:
    """Two worlds that differ in the other hand and the stock alone are told in the same bytes."""
    rng = random.Random(3)
    table = Table(load(label), seats=2, seed=5, names=NAMES)
    while not table.over:
        for seat in range(2):
            mine, other = table.view(seat), 1 - seat
            state = table.state if table.turn == seat else table._committed
            if not state.table:
                unseen = [*(state.hands[other] - state.known[other]), *state.stock]
                rng.shuffle(unseen)
                count = len(state.hands[other]) - len(state.known[other])
                hand = state.known[other] + type(state.known[other])(unseen[:count])
                hands = tuple(hand if one == other else held for one, held in enumerate(state.hands))
                world = state._replace(hands=hands, stock=tuple(unseen[count:]))
                assert sent(view_of(world, seat), table) == sent(mine, table)
        table.play(choice(table.view(table.turn), rng))


def sent(view: View, table: Table) -> bytes:
    facts = messages.Facts("t", table.rules, table.names, (None, None), table.match, table.deal, table.seq, 1)
    return msgspec.json.encode(messages.view_message(view, facts, ()))


# -- a table over the socket ---------------------------------------------------------------------------------


def choose(page: Page, rng: random.Random) -> str:
    """A step of a person who knows only what the page was told: knock with the least, else be of some use."""
    steps = page.view["steps"]
    knocks = [step for step in steps if step["verb"] in ("knock", "biggin")]
    if knocks:
        best: str = min(knocks, key=lambda step: step["points"])["words"]
        return best
    for verb in ("lay", "done", "draw", "pass"):
        if page.words(verb):
            return page.words(verb)[0]
    deadwood = page.view["deadwood"]
    loose = [words for words in page.words("discard") if words.split()[1] in deadwood["left"]]
    return rng.choice(loose or page.words("discard"))


def say(page: Page, type: str) -> None:
    """Say it, and see the table after it."""
    before = page.view["version"]
    assert page.say(type)["type"] == "ack"
    page.wait(lambda view: view["version"] > before)


def play_match(page: Page, rng: random.Random) -> list[dict[str, Any]]:
    """Play until the match is over; the results of its deals."""
    results = []
    while True:
        view = page.my_turn()
        if view["turn"] is not None:
            page.do(choose(page, rng))
            continue
        results.append(view["result"])
        if view["phase"] == "match_over":
            return results
        say(page, "next")


@pytest.mark.parametrize(
    "game", ["gin", "gin_hollywood", pytest.param("gin_oklahoma", marks=pytest.mark.slow)]
)
def test_a_match_to_its_end(server: Server, game: str) -> None:
    seat = Seat(server.url, ["random"], {"match.target": "100"}, game=game)
    with seat.page() as page:
        assert (page.view["grammar"], page.view["stock"]) == ("concealed", 31)
        results = play_match(page, random.Random(1))
        sheet = page.view["sheet"]
    assert sheet["highest"]
    assert sheet["over"]
    assert len(sheet["columns"]) == (3 if game == "gin_hollywood" else 1)
    finals = [0, 0]
    for column in sheet["columns"]:
        assert column["closed"]
        assert max(column["totals"]) >= sheet["target"]
        for place in range(2):
            entries = [one for one in column["entries"] if one["seat"] == place + 1]
            tally = column["tallies"][place]
            assert tally["points"] == column["totals"][place] == sum(one["points"] for one in entries)
            assert tally["boxes"] == 25 * len(entries)
            assert (tally["bonus"] == 100) == (column["winner"] == place + 1)
            finals[place] += tally["total"]
    assert finals == sheet["finals"]
    assert sheet["winners"] == [finals.index(max(finals)) + 1]
    for result in results:
        settled, counts = result["showdown"], result["counts"]
        if settled is None:
            assert result["ending"] == "blocked"
            assert [count["score"] for count in counts] == [0, 0]
            continue
        sums = [count["cards_total"] for count in counts]
        assert settled["difference"] == abs(sums[0] - sums[1])
        times = 2 if settled["doubled"] else 1
        scores = [count["score"] for count in counts]
        assert sum(scores) == max(scores) == (settled["difference"] + settled["bonus"]) * times
        assert scores[settled["scorer"] - 1] == max(scores)


def test_refusals_have_their_numbers_and_rules(server: Server) -> None:
    seat = Seat(server.url, ["random"], {"deal.starter": "dealer"}, game="gin")
    with seat.page() as page:
        page.my_turn()
        while page.view["phase"] == "offer":
            assert why(page.play("draw"))["code"] == "phase"
            page.do("pass")
            page.my_turn()
        if page.view["phase"] == "draw":
            page.do("draw")
        card = page.view["hand"][0]
        deadwood = page.view["deadwood"]
        refused = why(page.play(f"knock {card}"))
        assert refused["code"] == "deadwood"
        assert refused["numbers"]["need"] == deadwood["limit"] == 10
        assert refused["numbers"]["have"] >= deadwood["have"]
        assert refused["rule"].startswith("G")
        assert why(page.play("done"))["code"] == "phase"
        assert why(page.play("meld " + "".join(page.view["hand"][:3])))["code"] == "phase"
        assert why(page.play(f"discard {card}; draw"))["code"] == "phase"
        assert page.play("knock")["type"] == "error"


def test_a_card_that_was_taken_is_not_thrown_back(server: Server) -> None:
    seat = Seat(server.url, ["random"], game="gin")
    with seat.page() as page:
        while page.my_turn()["phase"] not in ("offer", "draw") or not page.words("take"):
            page.do(choose(page, random.Random(0)))
        top = page.view["pile"][-1]
        page.do("take")
        assert page.view["phase"] == "play"
        refused = why(page.play(f"discard {top}"))
        assert (refused["code"], refused["cards"]) == ("throw_back", [top])
        # The take is a draft: it goes back, and nobody has heard of it.
        say(page, "undo")
        assert page.view["pile"][-1] == top


def test_a_message_that_comes_twice_is_done_once(server: Server) -> None:
    seat = Seat(server.url, ["random"], game="gin")
    with seat.page() as page:
        page.my_turn()
        while page.view["phase"] != "draw":
            page.do(choose(page, random.Random(0)))
            page.my_turn()
        said = json.dumps({"type": "play", "id": "once", "words": "draw"})
        assert [page.send(said)["type"] for _ in range(2)] == ["ack", "ack"]
        page.wait(lambda view: view["phase"] == "play")
        assert len(page.view["hand"]) == 11


def why(reply: dict[str, Any]) -> dict[str, Any]:
    assert reply["type"] == "error", reply
    found: dict[str, Any] = reply["why"]
    return found


# -- the lay-offs --------------------------------------------------------------------------------------------


def knocker(kind: str, view: View, seed: bytes) -> str:
    """A bot that knocks as soon as it may."""
    knocks = [one for one in view.steps if isinstance(one, Knock)]
    if knocks:
        return str(min(knocks, key=lambda one: GIN_POINTS.of(one.left) if one.left else 0))
    return str(choice(view, random.Random(seed)))


def at_the_lay_offs(page: Page, rng: random.Random) -> None:
    """Play, never knocking oneself, until the other has knocked and a card can be laid off."""
    for _ in range(3000):
        view = page.my_turn()
        if view["turn"] is None:
            say(page, "next")
        elif page.words("lay"):
            return
        else:
            verbs = ("done", "draw", "pass", "discard")
            page.do(rng.choice(next(page.words(verb) for verb in verbs if page.words(verb))))
    raise AssertionError("nothing to lay off")


def test_a_page_that_comes_back_in_the_lay_offs_sees_them_as_they_were(tmp_path: Path) -> None:
    """And a server that was started anew: what was laid off and not yet shown is there, and can be undone."""
    database = tmp_path / "t.db"
    with Server(database, opponents=Here(knocker)) as server:
        seat = Seat(server.url, ["random"], {"match.target": "none", "match.deals": "100"}, game="gin")
        with seat.page() as page:
            at_the_lay_offs(page, random.Random(4))
            before = page.view
            knocked = before["knocker"]
            assert (knocked["seat"], before["phase"]) == (2, "layoff")
            assert before["chairs"][1]["known"] == knocked["left"]
            assert {meld["owner"] for meld in before["melds"]} == {2}
            lay = page.words("lay")[0]
            page.do(lay)
            after = page.view
            assert after["draft"] == [lay]
            assert len(after["hand"]) == 9
        with seat.page() as page:
            assert shown(page.view) == shown(after)
            told = [one["type"] for one in page.view["news"]]
            assert "knocked" in told
            assert told.count("laid_off") == 0  # a draft is nobody's news
    with Server(database, opponents=Here(knocker)) as server:
        seat.url = server.url
        with seat.page() as page:
            assert shown(page.view) == shown(after)
            say(page, "undo")
            assert shown(page.view) == shown(before)
            page.do(lay)
            page.do("done")
            page.wait(lambda view: view["turn"] is None)
            result = page.view["result"]
            assert result["ending"] == "knock"
            assert [one["type"] for one in page.view["news"]][-3:] == ["laid_off", "shown", "deal_ended"]
            mine = {card["card"] for card in result["counts"][0]["cards"]}
            melds = {slot["card"] for meld in page.view["melds"] for slot in meld["slots"]}
            assert not mine & melds
            assert mine | melds >= set(before["hand"])


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what tells one sending from another."""
    return {name: value for name, value in view.items() if name not in ("version", "news")}


def test_what_a_bot_that_fails_would_have_done_is_legal(tmp_path: Path) -> None:
    """In every phase of the game something plain is played for it."""

    def broken(kind: str, view: View, seed: bytes) -> str:
        return "nonsense"

    with Server(tmp_path / "t.db", opponents=Here(broken)) as server:
        changes = {"match.target": "none", "match.deals": "2", "draw.wall": "knock"}
        seat = Seat(server.url, ["random"], changes, game="gin")
        with seat.page() as page:
            assert len(play_match(page, random.Random(2))) == 2


def test_the_profiles_for_research_are_played_but_not_listed(server: Server) -> None:
    offered = {game["name"] for game in Seat(server.url, game="penang").get("/api/games").json()}
    assert {"gin", "gin_hollywood"} <= offered
    for game in ("gin_openspiel", "gin_rlcard"):
        assert game not in offered
        with Seat(server.url, ["random"], game=game).page() as page:
            assert page.view["game"] == game


@pytest.mark.parametrize("seed", range(4))
def test_the_news_are_enough_to_follow_a_deal(seed: int) -> None:
    """Stock, pile, hands and melds of a listener who knows only the wire."""
    rng = random.Random(seed)
    table = Table(load("gin"), seats=2, seed=seed)
    happened = Happened(table)
    while not table.over:
        table.play(choice(table.view(table.turn), rng))
    happened.hear()
    stock, pile, hands = 52, list[str](), Counter[int]()
    melds: list[list[str]] = []
    for event in happened.news(None, 0, table.seq):
        match event:
            case wire.Dealt(seat=seat, count=count):
                hands[seat] += count
                stock -= count
            case wire.TurnedUp(card=card):
                pile.append(card)
                stock -= 1
            case wire.Drew(seat=seat):
                stock -= 1
                hands[seat] += 1
            case wire.Took(seat=seat, card=card):
                assert pile.pop() == card
                hands[seat] += 1
            case wire.Discarded(seat=seat, card=card):
                pile.append(card)
                hands[seat] -= 1
            case wire.Knocked(seat=seat, card=thrown, melds=shown_melds, left=left):
                pile += [] if thrown is None else [thrown]
                melds = [[slot.card for slot in one.slots] for one in shown_melds]
                assert hands[seat] == len(left) + sum(map(len, melds)) + (thrown is not None)
                hands[seat] = len(left)
            case wire.LaidOff(seat=seat, card=card, meld=number, end=end):
                melds[number - 1].insert(0 if end == "<" else len(melds[number - 1]), card)
                hands[seat] -= 1
            case wire.Shown(seat=seat, melds=shown_melds, left=left):
                assert [one.number for one in shown_melds] == [
                    len(melds) + 1 + at for at in range(len(shown_melds))
                ]
                melds += [[slot.card for slot in one.slots] for one in shown_melds]
                hands[seat] = len(left)
    state = table.state
    assert stock == len(state.stock)
    assert pile == [card.text for card in state.pile]
    assert [hands[1], hands[2]] == list(map(len, state.hands))
    assert [sorted(meld) for meld in melds] == [
        sorted(card.text for card in lies.meld.cards) for lies in state.table
    ]


def test_done_says_what_would_be_shown() -> None:
    rng = random.Random(1)
    for seed in range(20):
        table = Table(load("gin"), seats=2, seed=seed)
        while not table.over:
            view = table.view(table.turn)
            for action in view.steps:
                if isinstance(action, Done):
                    step = messages.step((action,), str(action), view)
                    left = deadwood(view.hand, GIN_POINTS)
                    assert step.points == left
                    assert sum(map(len, step.melds)) + len(step.left) == len(view.hand)
                    return
                if isinstance(action, Draw):
                    told = messages.step((action,), str(action), view)
                    assert (told.melds, told.left) == ([], [])
            table.play(choice(view, rng))
    raise AssertionError("nobody knocked")
