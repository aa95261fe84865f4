"""A room with people in it: who may do what, who is told, and what goes on by itself."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from house import AINA, BORIS, House, Person, in_house, refused
from serving import Here
from tierce.server import saved, wire
from tierce.server.room import Room, Services
from tierce.server.rooms import Rooms
from tierce.server.seating import Seating
from tierce.table import Record


async def some_turn(room: Room, person: Person) -> None:
    """Play one meld and end the turn."""
    view = await person.view()
    steps = [one.words for one in view.steps if one.verb in ("meld", "lay")]
    await room.play(person.link, person.id(), f"{steps[0]}; end" if steps else "dead")


# -- gathering -----------------------------------------------------------------------------------------------


def test_people_gather_sit_down_and_the_host_begins(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.table(2)
        aina, boris = await house.comes(room, AINA), await house.comes(room, BORIS)
        told = await boris.told()
        assert (told.stage, told.you, told.host, told.watchers) == ("gathering", None, 1, 1)
        assert [(one.name, one.taken, one.here) for one in told.places] == [
            ("Aina", True, True), ("", False, False), ("", False, False),
        ]  # fmt: skip
        assert not any(isinstance(one, wire.ViewMessage) for one in boris.heard)
        assert await refused(room.play(aina.link, "x", "end")) == "not_started"
        assert await refused(room.play(boris.link, "x", "end")) == "no_seat_yours"
        assert await refused(room.record(0)) == "not_started"
        await room.sit(boris.link, "s", 1, "Boris")
        await room.sit(boris.link, "s", 1, "Boris")  # sent again after a break
        assert (await boris.told()).you == 2
        assert (await aina.told()).places[1].name == "Boris"
        assert await refused(room.begin(aina.link, aina.id())) == "seats_open"
        await room.reseat(aina.link, aina.id(), lambda seating, by: seating.drop(by, 2))
        assert await refused(room.begin(boris.link, boris.id())) == "not_host"
        await room.begin(aina.link, aina.id())
        assert (await boris.told()).stage == "playing"
        view = await boris.view()
        assert (view.seat, len(view.hand), [one.name for one in view.chairs]) == (2, 12, ["Aina", "Boris"])
        kept = await house.again(room)
        assert kept.seating == room.seating
        assert (await (await house.comes(kept, BORIS)).view()).hand == view.hand

    in_house(tmp_path, work)


def test_who_gathers_is_still_there_after_the_server_was_killed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room = await house.table(2)
        boris = await house.comes(room, BORIS)
        await room.sit(boris.link, "s", 2, "Boris")
        room = await house.again(room)
        assert room.seating.names == ("Aina", "p2", "Boris")
        aina = await house.comes(room, AINA)
        await room.reseat(aina.link, aina.id(), lambda seating, by: seating.put_bot(by, 1, "greedy"))
        await room.begin(aina.link, aina.id())
        assert (await aina.told()).stage == "playing"

    in_house(tmp_path, work)


# -- watching ------------------------------------------------------------------------------------------------


def test_a_spectator_sees_the_public_cards_only_where_that_is_allowed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        lin = await house.comes(room, b"lin")
        view = await lin.view()
        assert (view.seat, view.hand, view.steps) == (None, [], [])
        assert all(one.cards is None for one in view.news if isinstance(one, wire.Dealt))
        assert (await people[0].told()).watchers == 1
        closed, _ = await house.three(wire.Manners(spectators=False))
        stranger = await house.comes(closed, b"lin")
        assert (await stranger.told()).you is None
        assert not any(isinstance(one, wire.ViewMessage) for one in stranger.heard)
        assert await refused(closed.reseat(stranger.link, "x", Seating.leave)) == "no_seat_yours"

    in_house(tmp_path, work)


# -- absence -------------------------------------------------------------------------------------------------


def test_others_see_at_once_that_a_line_is_lost_and_found(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        second = await house.comes(room, BORIS)
        people[1].gone()
        assert (await people[0].told()).places[1].here  # another page of his is open
        second.gone()
        told = (await people[0].told()).places[1]
        assert (told.here, told.away, told.stand_in) == (False, 0, False)
        await house.comes(room, BORIS)
        assert (await people[0].told()).places[1].here

    in_house(tmp_path, work)


def test_friends_wait_until_somebody_lets_a_bot_play(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        turn = await people[0].turn()
        away, other = people[turn], people[(turn + 1) % 3]
        assert await refused(room.stand_in(other.link, other.id(), turn, on=True)) == "here"
        away.gone()
        await asyncio.sleep(0.1)
        assert (await other.view()).turn == turn + 1
        await room.stand_in(other.link, other.id(), turn, on=True)
        view = await other.sees(lambda view: view.turn != turn + 1)
        played = [one for one in view.news if not isinstance(one, wire.Dealt)]
        assert played
        assert all(one.stand_in for one in played)
        assert room.seats[turn].stand_in
        # The owner comes back, and the seat is theirs.
        back = await house.comes(room, room.seats[turn].token or b"")
        assert not (await back.told()).places[turn].stand_in
        record = Record.from_text(await room.truth())
        assert record.deals[0].stand_in
        assert (await house.again(room)).seats == room.seats

    in_house(tmp_path, work)


def test_a_bot_plays_after_the_delay_of_the_table(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        _, people = await house.three(wire.Manners(absence=1))
        turn = await people[0].turn()
        people[turn].gone()
        other = people[(turn + 1) % 3]
        await asyncio.sleep(0.6)
        assert not (await other.told()).places[turn].stand_in
        await other.sees(lambda view: view.turn != turn + 1)
        assert (await other.told()).places[turn].stand_in

    in_house(tmp_path, work)


def test_nobody_stands_in_while_there_is_a_pause(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three(wire.Manners(absence=1))
        turn = await people[0].turn()
        other = people[(turn + 1) % 3]
        await room.pause(other.link, other.id(), on=True)
        assert (await people[turn].told()).paused == (turn + 1) % 3 + 1
        assert await refused(room.play(people[turn].link, "x", "dead")) == "paused"
        people[turn].gone()
        await asyncio.sleep(1.2)
        assert not (await other.told()).places[turn].stand_in
        again = await house.again(room)
        aina = await house.comes(again, AINA)
        assert (await aina.told()).paused == (turn + 1) % 3 + 1
        await again.pause(aina.link, aina.id(), on=False)
        assert (await aina.told()).paused is None

    in_house(tmp_path, work)


def test_the_owner_takes_the_seat_back_while_the_bot_thinks(tmp_path: Path) -> None:
    thinking = asyncio.Event()

    class Slow(Here):
        async def choose(self, kind: str, view: Any, seed: bytes) -> str:
            thinking.set()
            await asyncio.sleep(0.3)
            return await super().choose(kind, view, seed)

    async def work(house: House) -> None:
        room, people = await house.three()
        turn = await people[0].turn()
        mine = people[turn]
        before = await mine.view()
        await room.stand_in(mine.link, mine.id(), turn, on=True)
        assert await refused(room.play(mine.link, mine.id(), "dead")) == "stands_in"
        await asyncio.wait_for(thinking.wait(), 5)
        await room.stand_in(mine.link, mine.id(), turn, on=False)
        await asyncio.sleep(0.5)
        view = await mine.view()
        assert (view.turn, view.hand, view.draft, view.seq) == (turn + 1, before.hand, [], before.seq)
        await some_turn(room, mine)
        assert (await mine.view()).turn != turn + 1
        assert not Record.from_text(await room.truth()).deals[0].stand_in

    in_house(tmp_path, work, Slow())


# -- clocks --------------------------------------------------------------------------------------------------


def test_when_the_time_of_a_hard_clock_is_up_a_bot_plays_this_turn(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three(wire.Manners(clock=wire.Clock(turn=1, hard=True)))
        turn = await people[0].turn()
        told = await people[0].told()
        assert told.clock is not None
        assert (told.clock.seat, told.clock.running) == (turn + 1, True)
        assert 500 < told.clock.turn <= 1000
        await people[0].sees(lambda view: view.turn != turn + 1)
        assert not room.seats[turn].stand_in  # the next turn is theirs again
        assert Record.from_text(await room.truth()).deals[0].stand_in

    in_house(tmp_path, work)


def test_a_soft_clock_only_shows(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three(wire.Manners(clock=wire.Clock(turn=1)))
        turn = await people[0].turn()
        await asyncio.sleep(1.2)
        assert (await people[0].view()).turn == turn + 1
        await some_turn(room, people[turn])
        told = await people[0].told()
        assert told.clock is not None
        assert told.clock.turn > 500  # of the next turn, whosever it is: the others may be dead

    in_house(tmp_path, work)


# -- the host, the seats, the next match ---------------------------------------------------------------------


def test_a_freed_seat_is_taken_in_the_middle_of_a_match(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        before = (await people[1].view()).hand
        await room.reseat(people[0].link, people[0].id(), lambda seating, by: seating.free(by, 1))
        assert (await people[1].told()).you is None
        assert (await people[1].view()).hand == []
        lin = await house.comes(room, b"lin")
        await room.sit(lin.link, lin.id(), 1, "Lin")
        assert (await lin.view()).hand == before
        assert [one.name for one in (await people[0].view()).chairs] == ["Aina", "Lin", "Mei"]
        assert 'seats = ["Aina", "Lin", "Mei"]' in await room.truth()

    in_house(tmp_path, work)


def test_a_seat_that_moved_is_seen_at_the_new_device_alone(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        hand = (await people[1].view()).hand
        await room.move(1, b"phone")
        assert (await people[1].told()).you is None
        assert (await people[1].view()).hand == []
        assert (await (await house.comes(room, b"phone")).view()).hand == hand
        assert await refused(room.play(people[1].link, "x", "dead")) == "no_seat_yours"
        # The old device may watch on: it was let in.
        assert await house.store.run(lambda connection: saved.is_guest(connection, room.id, BORIS))

    in_house(tmp_path, work)


def test_after_the_match_the_same_people_play_again(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        lin = await house.comes(room, b"lin")
        await house.store.run(lambda connection: saved.let_in(connection, room.id, b"lin"))
        assert await refused(room.rematch(people[0].link, people[0].id())) == "match_runs"
        for person in people:
            seat = person.link.seat
            assert seat is not None
            await room.stand_in(person.link, person.id(), seat, on=True)
        await lin.sees(lambda view: view.phase == "match_over")
        await room.rematch(people[1].link, "again")
        await room.rematch(people[2].link, "again too")
        next_table = (await lin.told()).next
        assert next_table is not None
        again = await house.rooms.find(next_table)
        assert again is not None
        assert again.seating.names == room.seating.names
        assert not any(one.stand_in for one in again.seats)
        assert (await (await house.comes(again, BORIS)).view()).phase == "play"
        assert await house.store.run(lambda connection: saved.is_guest(connection, again.id, b"lin"))

    in_house(tmp_path, work)


def test_a_closed_table_can_be_read_and_not_played(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        turn = await people[0].turn()
        await room.reseat(people[0].link, people[0].id(), Seating.shut)
        assert (await people[1].told()).stage == "closed"
        assert await refused(room.play(people[turn].link, "x", "dead")) == "closed"
        assert (await (await house.comes(room, BORIS)).view()).hand
        assert "d deal" in await room.record(1)

    in_house(tmp_path, work)


def test_every_open_table_is_read_when_the_server_starts(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        await room.stand_in(people[0].link, people[0].id(), 0, on=True)
        gathering, closed = await house.table(1), (await house.three())[0]
        await closed.shut()
        house.rooms.close()
        house.rooms = Rooms(Services(house.store, house.bots, 0))
        house.rooms.start()
        for _ in range(250):
            await asyncio.sleep(0.02)
            if there := {one.id for one in house.rooms.loaded}:
                break
        assert room.id in there
        assert not there & {gathering.id, closed.id}

    in_house(tmp_path, work)


# -- what is said --------------------------------------------------------------------------------------------


def test_phrases_are_said_and_words_only_where_they_are_allowed(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        room, people = await house.three()
        await room.say(people[1].link, "a", "hello", None)
        await room.say(people[1].link, "a", "hello", None)  # sent again
        await asyncio.sleep(0.02)
        said = [one for one in people[0].heard if isinstance(one, wire.SaidMessage)]
        assert [(one.seat, one.phrase, one.text) for one in said] == [(2, "hello", None)]
        assert await refused(room.say(people[1].link, "b", "rude", None)) == "no_phrase"
        assert await refused(room.say(people[1].link, "c", None, "a word")) == "no_chat"
        late = await house.comes(room, b"lin")
        again = await late.last(wire.SaidMessage)
        assert (again.n, again.before, said[0].before) == (said[0].n, True, False)
        assert await refused(room.say(late.link, "d", "hello", None)) == "no_seat_yours"
        assert await refused(room.unsay(people[1].link, "e", said[0].n)) == "not_host"
        await room.unsay(people[0].link, "f", said[0].n)
        assert (await late.last(wire.UnsaidMessage)).n == said[0].n
        free, others = await house.three(wire.Manners(chat=True))
        await free.say(others[0].link, "a", None, "  what\na   hand  ")
        assert (await others[1].last(wire.SaidMessage)).text == "what a hand"
        assert await refused(free.say(others[0].link, "b", None, "x" * 201)) == "malformed"

    in_house(tmp_path, work)
