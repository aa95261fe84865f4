"""A room: one table with those who are at it, one thing after the other.

The room does what somebody asks, stores it, and only then acknowledges it and shows everybody what they may
see. What is not on disk has not happened: when a write fails the room is given up, and the table read anew
from the store.

It is longer than other modules: whatever happens at a table passes through its one lock. What is done there
and what is told is written elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

import msgspec
from sqlalchemy.engine import Connection

from tierce.rules import RulesError
from tierce.server import hands, saved, why, wire
from tierce.server.advice import Advice
from tierce.server.arrangements import Arrangements
from tierce.server.audience import Audience
from tierce.server.link import Link
from tierce.server.metrics import Metrics
from tierce.server.opening import dealt, opened
from tierce.server.opponents import BotFailed, Opponents
from tierce.server.pace import Pace
from tierce.server.play import Play
from tierce.server.said import Said
from tierce.server.saved import Change, Loaded
from tierce.server.seating import Seat, Seating
from tierce.server.store import Conflict, Store
from tierce.server.why import Refused
from tierce.table import Table

log = logging.getLogger(__name__)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Services:
    """What every room of a server uses. ``pause`` are the seconds before each turn of a bot."""

    store: Store
    opponents: Opponents
    pause: float
    now: Callable[[], float] = time.monotonic
    metrics: Metrics = field(default_factory=Metrics)


class Room:
    """The actor of one table."""

    def __init__(self, loaded: Loaded, services: Services, *, gone: Callable[[Room], None]) -> None:
        """The room of a table as it was loaded. ``gone`` is told when the room must be given up."""
        self.id = loaded.id
        self.seating = loaded.seating
        self._hands = Arrangements(loaded.hands)
        self._advice = Advice(services.opponents)
        self.audience = Audience(loaded.id, self._hands)
        self.quiet_since = services.now()
        self._kept = loaded.seating
        self._seed, self._version, self._done = loaded.seed, loaded.version, set(loaded.done)
        self._services, self._gone = services, gone
        self._play = None if loaded.table is None else Play(loaded.table)
        self._stored = 0 if loaded.table is None else loaded.table.seq
        self._pace = Pace(self.seating, services.now)
        self._said = Said()
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None
        self._closed = False
        self._pace.update(self._play, self.seating)
        self._pace.restore(loaded.clock)
        self._pace.update(self._play, self.seating)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits here."""
        return self.seating.seats

    @property
    def idle(self) -> bool:
        """Whether nobody is here, nothing is being done, and nothing will be done by itself."""
        busy = self._lock.locked() or self._alarm is not None
        return not self.audience.links and not busy and (self._bots is None or self._bots.done())

    # -- coming and going ----------------------------------------------------------------------------------

    async def join(self, token: bytes | None, since: int) -> Link:
        """A new line; what its page must know waits on it. Who comes back takes the seat back from a bot.

        Raises ``Refused`` when that could not be stored.
        """
        async with self._lock:
            seat = self.seating.seat_of(token)
            link = Link(token, seat, 0 if self._play is None else self._play.known(since), self._news)
            self.audience.links.add(link)
            if not self._closed and seat is not None and self.seats[seat].stand_in:
                self._take_back(seat)
                await self._keep(None)
            self.audience.greet(link, self.seating, self._pace, self._play, self._version)
            for said in self._said:
                link.say(msgspec.structs.replace(said, before=True))
            if self._closed:
                link.close(1012, "the table is being read anew")
        self._settle()
        return link

    def leave(self, link: Link) -> None:
        """The line is gone."""
        self.audience.links.discard(link)
        self.quiet_since = self._services.now()
        self._settle()

    def close(self, code: int = 1012, reason: str = "the server is stopping") -> None:
        """Close the room and all its lines."""
        self._closed = True
        for task in (self._bots, self._ringing):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        if self._alarm is not None:
            self._alarm.cancel()
        self.audience.close(code, reason)

    def start(self) -> None:
        """Let the clock, the bots and who stands in for the absent go on."""
        self._settle()

    # -- what a seat may ask -------------------------------------------------------------------------------

    async def play(self, link: Link, id: str, words: str) -> wire.Ack:
        """Play these words, all or nothing. Raises ``Refused``."""
        return await self._do(link, id, lambda seat: self._mine(seat).play(seat, words))

    async def undo(self, link: Link, id: str, all: bool) -> wire.Ack:
        """Take the last step back, or all of the running turn. Raises ``Refused``."""
        return await self._do(link, id, lambda seat: self._mine(seat).undo(seat, all))

    async def next(self, link: Link, id: str) -> wire.Ack:
        """Deal the next deal. Raises ``Refused``."""
        return await self._do(link, id, lambda seat: self._running().next_deal(seat))

    def ask(self, link: Link, n: int, cards: list[str]) -> wire.Answer:
        """How exactly these cards can be played."""
        if self._play is None or link.seat is None:
            return wire.Answer(n, [], why.plain("not_started" if self._play is None else "no_seat_yours"))
        return self._play.ask(link.seat, n, cards)

    async def sit(self, link: Link, id: str, seat: int, name: str) -> wire.Ack:
        """A guest takes an open seat. Raises ``Refused``."""

        def sat() -> None:
            if link.token is None:
                raise Refused(why.plain("not_invited"))
            self._arrange(self.seating.sit(seat, link.token, name))

        return await self._act(link, id, sat)

    async def best(self, link: Link, n: int) -> wire.BestMessage:
        """The best melds of the hand. Raises ``Refused``."""
        await self._rest()
        seat, play = self._seat(link), self._dealt()
        found = await self._advice.best(seat, n, play, self._hands.of(seat))
        self._still(link, seat)
        return found

    async def hint(self, link: Link, n: int) -> wire.HintMessage:
        """What the seat could do now, or why there is no hint."""
        try:
            await self._rest()
            seat = self._seat(link)
            if not self.seating.manners.hints:
                raise Refused(why.plain("hints_off"))
            found = await self._advice.hint(seat, n, self._mine(seat))
            self._still(link, seat)
        except Refused as wrong:
            return wire.HintMessage(n, "", "", "", None, wrong.why)
        return found

    async def arrange(self, link: Link, id: str, deal: int, groups: list[wire.Group]) -> wire.Ack:
        """The hand of a seat lies so from now on, in its turn or out of it. Raises ``Refused``.

        It is no act at the table: nobody else hears of it, and no bot has to think anew.
        """
        async with self._lock:
            seat, play = self._seat(link), self._running()
            before = self._hands.of(seat)
            if id not in before.done:
                if self._closed:
                    raise Refused(why.plain("store"))
                if deal != play.table.deal:
                    raise Refused(why.plain("other_deal"))
                lies = before.laid(deal, hands.read(groups, play.table.state.terms), id)
                await self._store(lambda connection: hands.keep(connection, self.id, seat, lies))
                self._hands.lay(seat, lies)
                self.audience.lay(play)
            ack = self._ack(id)
        self._settle()
        return ack

    async def reseat(self, link: Link, id: str, act: Callable[[Seating, int], Seating]) -> wire.Ack:
        """A person of this table changes the seating. Raises ``Refused``."""
        return await self._do(link, id, lambda seat: self._arrange(act(self.seating, seat)))

    async def begin(self, link: Link, id: str) -> wire.Ack:
        """The host deals the first deal. Raises ``Refused``."""

        def begun(seat: int) -> None:
            seating = self.seating.start(seat)
            try:
                self._play = Play(dealt(self.id, self._seed, seating))
            except RulesError as wrong:
                raise Refused(why.plain("too_few_seats", text=wrong.problems[0].text)) from None
            self._pace = Pace(seating, self._services.now)
            self.seating = seating

        return await self._do(link, id, begun)

    async def pause(self, link: Link, id: str, on: bool) -> wire.Ack:
        """Stop the clock and the bots for all, or go on. Raises ``Refused``."""

        def paused(seat: int) -> None:
            self._running()
            if not on or self._pace.paused is None:
                self._pace.paused = seat if on else None

        return await self._do(link, id, paused)

    async def stand_in(self, link: Link, id: str, seat: int, on: bool) -> wire.Ack:
        """Let a bot play for an absent person or for oneself, or take one's seat back. Raises ``Refused``."""

        def stood(mine: int) -> None:
            self._running()
            if seat != mine and not on:
                raise Refused(why.plain("not_yours"))
            if seat != mine and 0 <= seat < len(self.seats) and self._pace.attendance.here(seat):
                raise Refused(why.plain("here", name=self.seating.names[seat]))
            if on:
                self._arrange(self.seating.stand_in(seat, on=True))
            else:
                self._take_back(seat)

        return await self._do(link, id, stood)

    async def rematch(self, link: Link, id: str) -> wire.Ack:
        """Another match with the same people, at a new table. Raises ``Refused``."""
        also: list[Callable[[Connection], None]] = []

        def again(seat: int) -> None:
            if not self._running().table.match.over:
                raise Refused(why.plain("match_runs"))
            if self.seating.next is not None:
                return
            people = tuple(replace(one, stand_in=False) for one in self.seats)
            new = opened(replace(self.seating, seats=people, purpose="match"))
            also.append(new.write)
            also.append(lambda connection: saved.let_same_in(connection, self.id, new.id))
            self.seating = replace(self.seating, next=new.id)

        return await self._do(link, id, again, also)

    async def say(self, link: Link, id: str, phrase: str | None, text: str | None) -> wire.Ack:
        """Say something to all. It is not kept. Raises ``Refused``."""
        seat = self._seat(link)
        if (said := self._said.add(seat, id, phrase, text, chat=self.seating.manners.chat)) is not None:
            self.audience.say([said])
        return self._ack(id)

    async def unsay(self, link: Link, id: str, n: int) -> wire.Ack:
        """The host takes away what was said. Raises ``Refused``."""
        if self._seat(link) != self.seating.host:
            raise Refused(why.plain("not_host", name=self.seating.names[self.seating.host]))
        self._said.remove(n)
        self.audience.say([wire.UnsaidMessage(n)])
        return self._ack(id)

    # -- what is asked from outside a line -----------------------------------------------------------------

    async def move(self, seat: int, token: bytes) -> None:
        """The person of a seat goes on at another device. Raises ``Refused``."""
        old = self.seats[seat].token if 0 <= seat < len(self.seats) else None
        also = [] if old is None else [lambda connection: saved.let_in(connection, self.id, old)]
        await self._change(lambda: self._arrange(self.seating.move(seat, token)), also)

    async def forget(self, token: bytes) -> None:
        """Nobody is known here by this secret any more."""
        await self._change(lambda: self._arrange(self.seating.forget(token)))

    async def shut(self) -> None:
        """Whoever keeps the server closes the table."""
        await self._change(lambda: self._arrange(self.seating.shut()))

    async def record(self, seat: int | None) -> str:
        """The record as a seat may see it, or (``None``) a spectator. Raises ``Refused`` before the start."""
        return await self.read(lambda table: self.seating.marked(table.record(seat, full=False)).to_text())

    async def truth(self) -> str:
        """The whole record, hidden cards too. Raises ``Refused`` before the start."""
        return await self.read(lambda table: self.seating.marked(table.record()).to_text())

    async def read(self, look: Callable[[Table], T]) -> T:
        """What is to be read of the table as it lies on disk. Raises ``Refused`` before the start."""
        async with self._lock:
            return look(self._dealt().table)

    # -- doing, storing, showing ---------------------------------------------------------------------------

    async def _do(
        self,
        link: Link,
        id: str,
        act: Callable[[int], None],
        also: list[Callable[[Connection], None]] | None = None,
    ) -> wire.Ack:
        """Do what the person of a seat asks for."""
        return await self._act(link, id, lambda: act(self._seat(link)), also)

    async def _act(
        self,
        link: Link,
        id: str,
        act: Callable[[], None],
        also: list[Callable[[Connection], None]] | None = None,
    ) -> wire.Ack:
        async with self._lock:
            if (link.seat, id) not in self._done:
                await self._done_and_kept(act, lambda: None if link.seat is None else (link.seat, id), also)
            ack = self._ack(id)
        self._settle()
        return ack

    async def _change(
        self, act: Callable[[], None], also: list[Callable[[Connection], None]] | None = None
    ) -> None:
        async with self._lock:
            await self._done_and_kept(act, lambda: None, also)
        self._settle()

    async def _done_and_kept(
        self,
        act: Callable[[], None],
        done: Callable[[], tuple[int, str] | None],
        also: list[Callable[[Connection], None]] | None,
    ) -> None:
        if self._closed:
            raise Refused(why.plain("store"))
        try:
            act()
        except Refused:
            raise
        except Exception as wrong:
            self._give_up("broken", wrong)
            raise Refused(why.plain("broken")) from None
        await self._keep(done(), also or [])

    async def _keep(
        self, done: tuple[int, str] | None, also: list[Callable[[Connection], None]] | None = None
    ) -> None:
        """Write what was done; when this returns it is on disk and everybody sees it."""
        self._version += 1
        self._pace.update(self._play, self.seating)
        change = self._written(done)

        def write(connection: Connection) -> None:
            saved.append(connection, self.id, change)
            for more in also or ():
                more(connection)

        await self._store(write)
        self._hands.forget(change.freed)
        self._kept = self.seating
        if done is not None:
            self._done.add(done)
        if self._play is not None:
            self._stored = self._play.table.seq
            self._play.hear()
        self.audience.show(self.seating, self._pace, self._play, self._version)

    async def _store(self, write: Callable[[Connection], None]) -> None:
        """When this returns it is on disk. Raises ``Refused`` where it could not be written."""
        try:
            await self._services.store.run(write)
        except BaseException as wrong:
            self._give_up("not_stored", wrong)
            if isinstance(wrong, Exception):
                raise Refused(why.plain("store")) from None
            raise

    def _written(self, done: tuple[int, str] | None) -> Change:
        """What is to be written of all that was done since the last time."""
        seating = None if self.seating is self._kept else self.seating
        clock = self._pace.kept()
        if self._play is None:
            return Change(self._version, done, seating, clock=clock)
        freed = self.seating.gone_from(self._kept)
        table = self._play.table
        return Change.of(
            table, self._version, self._stored, done,
            seating=seating, freed=freed, clock=clock, of_bot=self._pace.bot_plays(self.seating, table.turn),
        )  # fmt: skip

    def _give_up(self, event: str, wrong: BaseException) -> None:
        """The table in memory may be ahead of the one on disk: nobody must see it, it is read anew."""
        # Where it happened, but not what was said: that may name cards.
        place = traceback.format_tb(wrong.__traceback__)[-1].split("\n")[0].strip()
        facts = {"table": self.id, "wrong": type(wrong).__name__, "place": place}
        log.log(logging.WARNING if isinstance(wrong, Conflict) else logging.ERROR, event, extra=facts)
        self._gone(self)
        self.close(1012, "the table is being read anew")

    def _arrange(self, seating: Seating) -> None:
        """Others sit here now: the names of the record and the seats of the lines follow."""
        self.seating = seating
        if self._play is not None and self._play.table.names != seating.names:
            self._play.table.rename(seating.names)
        self.audience.reseat(seating)
        if self._play is not None and self._pace.bot_plays(self.seating, self._play.table.turn):
            # What a person had half played is not what a bot would go on with.
            self._play.take_back()

    def _take_back(self, seat: int) -> None:
        """The person plays again; what the bot had half played is undone."""
        if self._play is not None and self._play.table.turn == seat:
            self._play.take_back()
        self._arrange(self.seating.stand_in(seat, on=False))

    def _ack(self, id: str) -> wire.Ack:
        return wire.Ack(id, 0 if self._play is None else self._play.table.seq)

    def _seat(self, link: Link) -> int:
        """The seat of the person at this line."""
        if link.seat is None:
            raise Refused(why.plain("no_seat_yours"))
        return link.seat

    async def _rest(self) -> None:
        """Wait for what is being stored: nobody is told of a card that may have to be drawn again."""
        async with self._lock:
            if self._closed:
                raise Refused(why.plain("store"))

    def _still(self, link: Link, seat: int) -> None:
        """Refuse to answer a line whose person has moved away meanwhile."""
        if link.seat != seat:
            raise Refused(why.plain("no_seat_yours"))

    def _dealt(self) -> Play:
        """The cards, where they are dealt."""
        if self._play is None:
            raise Refused(why.plain("not_started"))
        return self._play

    def _running(self) -> Play:
        """The cards, where they are dealt and the table is not closed."""
        if self.seating.stage == "closed":
            raise Refused(why.plain("closed"))
        return self._dealt()

    def _mine(self, seat: int) -> Play:
        """The cards, where this person may play now."""
        play = self._running()
        if self._pace.paused is not None:
            raise Refused(why.plain("paused", name=self.seating.names[self._pace.paused]))
        if self.seats[seat].stand_in:
            raise Refused(why.plain("stands_in"))
        if play.table.turn == seat and self._pace.bot_plays(self.seating, seat):
            raise Refused(why.plain("time_up"))
        return play

    def _news(self, seat: int | None, since: int, until: int) -> list[wire.AnyEvent]:
        return [] if self._play is None else self._play.news(seat, since, until)

    # -- time ----------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """Tell who has come or gone, and let go on by itself what goes on by itself.

        While something is being stored nothing is told: whoever stores it comes here afterwards.
        """
        if self._lock.locked() or self._closed:
            return
        self.audience.tell(self.seating, self._pace)
        self._arm()
        if self._bot_to_play() is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.id}")

    def _arm(self) -> None:
        """Set the alarm for the next moment at which something happens by itself."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if (due := self._pace.due(self.seating)) is not None:
            self._alarm = asyncio.get_running_loop().call_later(due, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._ringing = asyncio.create_task(self._rung(), name=f"alarm of {self.id}")

    async def _rung(self) -> None:
        """Whose time is up, or who has been away for too long, is played for by a bot."""
        try:
            async with self._lock:
                due = [seat for seat, left in self._pace.absent(self.seating) if left <= 0]
                for seat in due:
                    self._arrange(self.seating.stand_in(seat, on=True))
                late = (left := self._pace.time_left) is not None and left <= 0
                if late and self._play is not None:
                    self._pace.time_is_up()
                    self._play.take_back()
                if (due or late) and not self._closed:
                    await self._keep(None)
        except Refused:
            return  # not stored: the room is given up
        self._settle()

    # -- bots ----------------------------------------------------------------------------------------------

    def _bot_to_play(self) -> int | None:
        """The seat whose turn it is, if a bot plays it."""
        return None if self._closed else self._pace.bot_to_play(self.seating)

    async def _play_bots(self) -> None:
        """Play every bot's turn until a person must act. Only this plays for a bot."""
        try:
            while self._bot_to_play() is not None:
                await asyncio.sleep(self._services.pause)
                await self._play_turn()
        except Refused:
            return  # not stored: the room is given up
        except Exception as wrong:
            self._give_up("broken", wrong)
        self._arm()

    async def _play_turn(self) -> None:
        """A bot's turn. What it draws is on disk before it thinks on."""
        moment = self._pace.moment
        while (seat := self._bot_to_play()) is not None and self._pace.moment == moment:
            version = self._version
            words = await self._thought(seat)
            async with self._lock:
                if self._play is None or self._bot_to_play() != seat or self._version != version:
                    continue  # something has changed meanwhile: it may no longer be the bot's turn
                wrong = self._play.play_for(seat, words, stand_in=self.seats[seat].bot is None)
                if words is not None and wrong is not None:
                    self._complain(seat, wrong)
                if self._play.table.seq != self._stored:
                    await self._keep(None)
            self._settle()

    async def _thought(self, seat: int) -> str | None:
        """What a bot says, or nothing when it fails."""
        if self._play is None:
            return None
        kind = self.seats[seat].bot or self.seating.manners.stand_in
        try:
            return await self._services.opponents.choose(
                kind, self._play.table.view(seat), self._play.bot_seed(seat)
            )
        except BotFailed as wrong:
            self._complain(seat, str(wrong))
            return None

    def _complain(self, seat: int, wrong: str) -> None:
        kind = self.seats[seat].bot or self.seating.manners.stand_in
        log.warning("bot_failed", extra={"table": self.id, "seat": seat + 1, "bot": kind, "wrong": wrong})
