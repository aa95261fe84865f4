"""A hand lies as its person has laid it: on every line of the seat, after a restart, and for nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy.engine import Connection

from house import AINA, BORIS, House, Person, in_house, refused
from ramitables import dealt
from serving import Here, opening_of, quick
from tierce.bots.process import choose_words
from tierce.server import hands, wire
from tierce.server.hands import Hand
from tierce.server.room import Room, Services
from tierce.server.rooms import Rooms
from tierce.server.saved import Loaded
from tierce.server.seating import Seating
from tierce.server.store import Conflict
from tierce.server.why import Refused
from tierce.table import Table, View

RAMI = "rami51+match.deals=2"


def groups(*said: str) -> list[wire.Group]:
    """``7h8h9h!`` is a group that is kept."""
    return [
        wire.Group([text[i : i + 2] for i in range(0, len(text.rstrip("!")), 2)], text.endswith("!"))
        for text in said
    ]


async def lies(person: Person) -> wire.HandMessage:
    return await person.last(wire.HandMessage)


async def lay(person: Person, *said: str) -> wire.Ack:
    return await person.room.arrange(person.link, person.id(), 1, groups(*said))


def heard(person: Person) -> int:
    return sum(isinstance(one, wire.HandMessage) for one in person.heard)


def test_a_hand_is_arranged_off_turn_and_on_every_line_of_its_seat(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        turn = await people[0].turn()
        waiting = people[turn - 1]
        phone = await house.comes(room, waiting.link.token or b"")
        assert await lies(phone) == wire.HandMessage(deal=1, n=0, groups=[], shapes=[], need=None)
        others = [one for one in people if one is not waiting]
        before, version = [len(one.heard) for one in people], (await waiting.view()).version
        hand = (await waiting.view()).hand
        await lay(phone, hand[0] + hand[3] + "!", "".join(hand[4:7]))
        told = await lies(waiting)
        assert told == await lies(phone)
        assert (told.n, told.groups) == (1, groups(hand[0] + hand[3] + "!", "".join(hand[4:7])))
        await lay(waiting, hand[5])  # the last one to say so counts
        assert (await lies(phone)).groups == groups(hand[5])
        assert (await lies(phone)).n == 2
        # Nobody else hears of it, and the table is what it was.
        assert [len(one.heard) for one in others] == [before[people.index(one)] for one in others]
        assert (await waiting.view()).version == version

    in_house(tmp_path, work)


def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        await lay(people[1], "7h8h9h!", "Jk2c")
        await people[1].room.arrange(people[1].link, "twice", 1, groups("7h8h9h!", "Jk2c"))
        again = await house.again(room)
        boris = await house.comes(again, BORIS)
        told = await lies(boris)
        assert (told.n, told.groups) == (2, groups("7h8h9h!", "Jk2c"))
        # A message that is sent again after the break is done once, also after a newer one.
        await again.arrange(boris.link, "newer", 1, groups("3s"))
        assert (await again.arrange(boris.link, "twice", 1, groups("7h"))).id == "twice"
        assert (await lies(boris)).groups == groups("3s")
        assert (await lies(await house.comes(again, AINA))).groups == []

    in_house(tmp_path, work)


def test_it_is_on_disk_before_it_is_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        await lay(people[0], "7h8h9h")
        run = house.store.run

        async def broken(write: object) -> object:
            raise OSError("no disk")

        monkeypatch.setattr(house.store, "run", broken)
        assert await refused(lay(people[0], "2s")) == "store"
        monkeypatch.setattr(house.store, "run", run)
        assert (await lies(people[0])).groups == groups("7h8h9h")
        assert people[0].link.closed == (1012, "the table is being read anew")
        found = await house.rooms.find(room.id)
        assert found is not None
        assert found is not room
        assert (await lies(await house.comes(found, AINA))).groups == groups("7h8h9h")
        # Another process that has written meanwhile is seen.
        with pytest.raises(Conflict):
            await house.store.run(lambda connection: hands.keep(connection, room.id, 0, Hand(1, 1)))

    in_house(tmp_path, work)


def test_a_new_deal_begins_without_an_arrangement(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three(rules="penang+deal.hand_size=12+match.deals=3")
        await lay(people[0], "7h8h9h")
        for _ in range(400):
            view = await people[0].view()
            if view.turn is None:
                break
            who = people[view.turn - 1]
            words = [step.words for step in (await who.view()).steps]
            await room.play(who.link, who.id(), "end" if "end" in words else words[0])
        await room.next(people[0].link, "next")
        told = await lies(people[0])
        assert (told.deal, told.n, told.groups) == (2, 1, [])
        assert await refused(lay(people[0], "7h")) == "other_deal"
        await room.arrange(people[0].link, "new", 2, groups("7h"))
        assert (await lies(people[0])).n == 2

    in_house(tmp_path, work)


def test_it_goes_with_the_seat_to_another_device_and_not_to_who_comes_after(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        await lay(people[1], "7h8h9h")
        await room.move(1, b"boris's phone")
        phone = await house.comes(room, b"boris's phone")
        assert (await lies(phone)).groups == groups("7h8h9h")
        old = await house.comes(room, BORIS)
        assert await refused(lay(old, "2s")) == "no_seat_yours"
        assert heard(old) == 0
        await room.reseat(phone.link, phone.id(), Seating.leave)
        await room.sit(old.link, old.id(), 1, "Chen")
        assert await lies(old) == wire.HandMessage(1, 0, [], [], None)
        again = await house.again(room)
        assert (await lies(await house.comes(again, BORIS))).groups == []

    in_house(tmp_path, work)


def test_nothing_is_arranged_where_there_is_no_hand(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.table(1)
        aina, guest = await house.comes(room, AINA), await house.comes(room, b"guest")
        assert await refused(lay(aina, "7h")) == "not_started"
        assert await refused(lay(guest, "7h")) == "no_seat_yours"
        assert heard(aina) == heard(guest) == 0

    in_house(tmp_path, work)


@pytest.mark.parametrize(
    "said",
    [
        [wire.Group(["7h"]) for _ in range(hands.MOST_GROUPS + 1)],
        [wire.Group(["7h"] * 111)],
        [wire.Group(["7x"])],
        [wire.Group(["??"])],
        [wire.Group(["7h8h"])],
        [wire.Group(["💥"])],
    ],
)
def test_what_is_nobodys_hand_is_refused(tmp_path: Path, said: Sequence[wire.Group]) -> None:
    async def work(house: House) -> None:
        _, people = await house.three()
        with pytest.raises(Refused) as wrong:
            await people[0].room.arrange(people[0].link, "x", 1, list(said))
        assert wrong.value.why.code == "malformed"
        assert (await lies(people[0])).n == 0

    in_house(tmp_path, work)


def test_the_most_that_may_be_said_is_kept(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        most = [wire.Group(["7h"] * 3, keep=True) for _ in range(hands.MOST_GROUPS - 4)]
        await people[0].room.arrange(people[0].link, "x", 1, [*most, *groups("", "", "2s", "2d")])
        again = await house.again(room)
        told = await lies(await house.comes(again, AINA))
        assert len(told.groups) == len(told.shapes) == hands.MOST_GROUPS
        assert len(msgspec.json.encode(told.groups)) < 8000

    in_house(tmp_path, work)


# -- what the groups would be --------------------------------------------------------------------------------


async def at_rami(house: House, rules: str = RAMI) -> tuple[Room, Person, wire.ViewMessage]:
    room, people = await house.three(rules=rules)
    person = people[await people[0].turn()]
    return room, person, await person.view()


def test_the_shapes_follow_the_hand_through_draft_and_undo(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three(rules="penang")
        person = people[await people[0].turn()]
        melds = [one for one in (await person.view()).steps if one.verb == "meld" and len(one.cards) == 3]
        step = next(one for one in melds if "Jk" not in one.cards)
        rest = [card for card in (await person.view()).hand if card not in step.cards]
        await lay(person, "".join(step.cards), rest[0] + rest[1])
        told = await lies(person)
        assert [one and one.kind for one in told.shapes] == [step.kind, None]
        assert told.shapes[0] is not None
        assert told.shapes[0].points == step.points
        assert sorted(slot.card for slot in told.shapes[0].slots) == sorted(step.cards)
        assert told.need is None
        await room.play(person.link, person.id(), step.words)
        assert ((await lies(person)).shapes, (await lies(person)).groups) == ([None, None], told.groups)
        before = heard(person)
        await room.undo(person.link, person.id(), all=False)
        assert await lies(person) == told
        assert heard(person) == before + 1

    in_house(tmp_path, work)


def test_the_points_are_those_of_an_opening_until_one_has_opened(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        _, person, view = await at_rami(house)
        told = await lies(person)
        assert told.need == 51
        assert view.opening is None or view.opening.need == 51

    in_house(tmp_path, work)


# -- the best melds, and hints -------------------------------------------------------------------------------


def test_the_best_melds_leave_what_is_kept_alone(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three(rules="penang")
        aina = people[0]
        hand = sorted((await aina.view()).hand)
        found = await room.best(aina.link, 5)
        assert found.n == 5
        assert sorted([*(card for one in found.groups for card in one.cards), *found.left]) == hand
        melded = found.groups[0].cards
        await lay(aina, melded[0] + found.left[0] + "!")
        kept = await room.best(aina.link, 6)
        assert kept.groups[0] == wire.Group([melded[0], found.left[0]], keep=True)
        assert sorted([*(card for one in kept.groups for card in one.cards), *kept.left]) == hand
        await room.arrange(aina.link, "best", 1, kept.groups)
        shapes = (await lies(aina)).shapes
        assert shapes[0] is None
        assert None not in shapes[1:]
        guest = await house.comes(room, b"guest")
        assert await refused(room.best(guest.link, 7)) == "no_seat_yours"

    in_house(tmp_path, work)


def test_a_hint_says_the_same_twice_and_can_be_played(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three(rules="penang")
        turn = await people[0].turn()
        person, other = people[turn], people[turn - 1]
        first, second = await room.hint(person.link, 1), await room.hint(person.link, 2)
        assert (first.n, first.why, second.n) == (1, None, 2)
        assert msgspec.structs.replace(second, n=1) == first
        assert first.that
        assert first.where
        assert first.which
        assert first.step in (await person.view()).steps
        assert len(house.bots.asked) == 1
        assert house.bots.asked[0][0] == "keeper"
        no = await room.hint(other.link, 3)
        assert (no.that, no.where, no.which, no.step) == ("", "", "", None)
        assert no.why is not None
        assert no.why.code == "turn"
        assert first.step is not None
        await room.play(person.link, person.id(), first.step.words)
        await room.hint(person.link, 4)
        assert len(house.bots.asked) == 2

    in_house(tmp_path, work)


def test_where_a_turn_cannot_be_ended_the_hint_is_a_step_back(tmp_path: Path) -> None:
    """A bot would not have come there, so it has nothing to say; asked again it is asked again."""

    def think(kind: str, view: View, seed: bytes) -> str:
        if view.go.acted:
            raise ValueError("nothing is left to do")
        return quick(kind, view, seed)

    async def work(house: House) -> None:
        room, people = await house.three(rules="penang")
        person = people[await people[0].turn()]
        first = await room.hint(person.link, 1)
        assert first.step is not None
        await room.play(person.link, person.id(), first.step.words)
        for n in (2, 3):
            told = await room.hint(person.link, n)
            assert (told.step, told.why) == (None, None)
            assert told.which == "Take the last step back."
        assert len(house.bots.asked) == 3

    in_house(tmp_path, work, Here(think))


def test_a_table_may_play_without_hints(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three(wire.Manners(hints=False))
        told = await room.hint(people[await people[0].turn()].link, 1)
        assert told.why is not None
        assert told.why.code == "hints_off"
        assert house.bots.asked == []

    in_house(tmp_path, work)


def test_no_hint_tells_of_a_card_that_is_not_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The card is drawn, and while it is being written a second device asks what is best."""

    async def work(house: House) -> None:
        room, people = await house.three(rules=RAMI)
        for _ in range(2):  # until somebody draws
            person = people[await people[0].turn()]
            view = await person.view()
            if view.phase == "draw":
                break
            throws = [step.words for step in view.steps if step.verb == "discard"]
            await room.play(person.link, person.id(), throws[0])
        run, written = house.store.run, asyncio.Event()

        async def slow(write: Callable[[Connection], object]) -> object:
            await written.wait()
            return await run(write)

        monkeypatch.setattr(house.store, "run", slow)
        draws = asyncio.create_task(room.play(person.link, "draw", "draw"))
        await asyncio.sleep(0.01)
        asks = asyncio.create_task(room.best(person.link, 1))
        await asyncio.sleep(0.05)
        assert not asks.done()
        written.set()
        await draws
        told = await asks
        assert sum(len(one.cards) for one in told.groups) + len(told.left) == len(view.hand) + 1

    in_house(tmp_path, work)


def test_the_chance_of_a_hint_is_not_the_bots(tmp_path: Path) -> None:
    """A bot that stands in for who asked plays what it would have played unasked."""

    async def work(house: House) -> None:
        room, people = await house.three()
        person = people[await people[0].turn()]
        await room.hint(person.link, 1)
        await room.stand_in(person.link, person.id(), person.link.seat or 0, on=True)
        for _ in range(100):
            if len(house.bots.asked) > 1:
                break
            await person.view()
        hint, bot = house.bots.asked[:2]
        assert hint[1] == bot[1]
        assert hint[2] != bot[2]

    in_house(tmp_path, work, Here())


@pytest.mark.parametrize(
    ("kind", "starter", "that"),
    [
        ("greedy", "full", "You can open with 57 points of 51."),
        ("keeper", "full", "You could open with 57 points of 51, but it may pay to wait."),
        ("keeper", "discard_only", "It is time to discard."),
    ],
)
def test_a_hint_says_with_how_many_points_one_can_open(
    tmp_path: Path, kind: str, starter: str, that: str
) -> None:
    """The steady bot would wait, to go out all at once; another would open."""

    def think(_: str, view: View, seed: bytes) -> str:
        return choose_words(kind, view, seed)

    async def work(house: House) -> None:
        room = Rooms(Services(house.store, house.bots, 0)).add(await stored(house, opens_at_once(starter)))
        person = await house.comes(room, b"p1")
        told = await room.hint(person.link, 1)
        assert told.that == that
        if told.step is not None and told.step.verb == "meld":
            # What is laid of it counts.
            await room.play(person.link, "first", told.step.words)
            again = await room.hint(person.link, 2)
            assert again.that == that
            assert again.step != told.step

    in_house(tmp_path, work, Here(think))


async def stored(house: House, table: Table) -> Loaded:
    opening = opening_of(table)
    await house.store.run(opening.write)
    return opening.loaded()


def opens_at_once(starter: str) -> Table:
    """A table at which p1 begins, and could open with 27 and 30 points where a starter may."""
    return dealt(
        f"rami51+deal.hand_size=7+deal.starter_first_turn={starter}",
        "d deal p1 8h9hThQcQdQs2c5s",
        "d deal p2 3c4d6h8c9dJsKc",
        dealer=1,
    )
