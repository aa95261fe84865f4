"""A room: one table with those who sit at it, one thing after the other.

The room applies what a seat says, stores it, and only then acknowledges it and shows every seat its own
view. What is not on disk has not happened: when a write fails the room is given up, and the table read anew
from the store.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable
from functools import partial
from typing import Final

from tierce.cards import UNKNOWN, Card, Cards, ParseError
from tierce.game import engine
from tierce.game.actions import (
    Action,
    BigGin,
    Die,
    Discard,
    Done,
    Draw,
    EndTurn,
    Knock,
    Pass,
    parse_actions,
)
from tierce.game.choices import ways
from tierce.game.choices import words as words_of
from tierce.game.illegal import Illegal, IllegalAction
from tierce.game.state import Phase
from tierce.melds import Reason
from tierce.server import messages, why, wire
from tierce.server.happened import Happened
from tierce.server.link import Link
from tierce.server.opponents import BotFailed, Opponents
from tierce.server.saved import Change, Loaded, append
from tierce.server.store import Conflict, Store
from tierce.server.why import Refused
from tierce.table import Table, View, view_of
from tierce.table.shuffle import deal_seed, label_key
from tierce.words.sentences import Asked

log = logging.getLogger(__name__)

MOST_STEPS = 60
"""Steps in one message: more than any hand has cards."""
LAST: Final = (EndTurn, Die, Discard, Draw, Pass, Knock, BigGin, Done)
"""What comes last in a message."""
PLAIN: Final = (Draw, Discard, Pass, Done, Knock)
"""What is played for a bot that fails: the first of these that is legal."""


class Room:
    """The actor of one table."""

    def __init__(
        self,
        loaded: Loaded,
        store: Store,
        opponents: Opponents,
        *,
        pause: float,
        gone: Callable[[Room], None],
    ) -> None:
        """The room of a table as it was loaded. ``gone`` is told when the room must be given up."""
        self.id = loaded.table.id
        self.seats = loaded.seats
        self.links: set[Link] = set()
        self.quiet_since = time.monotonic()
        self.rules = loaded.table.rules
        self._table = loaded.table
        self._version = loaded.version
        self._done = set(loaded.done)
        self._stored = loaded.table.seq
        self._store, self._opponents, self._pause, self._gone = store, opponents, pause, gone
        self._happened = Happened(loaded.table)
        self._lock = asyncio.Lock()
        self._bots: asyncio.Task[None] | None = None
        self._closed = False

    # -- what a seat may ask -------------------------------------------------------------------------------

    async def join(self, seat: int, since: int) -> Link:
        """A new line to a seat, its first view waiting on it."""
        async with self._lock:
            if not 0 < since <= self._table.seq:
                since = self._happened.first_of_deal - 1
            link = Link(seat, since, partial(self._happened.news, seat))
            self.links.add(link)
            link.say(self._view(seat))
            if self._closed:
                link.close(1012, "the table is being read anew")
        self._wake_bots()
        return link

    def leave(self, link: Link) -> None:
        """The line is gone."""
        self.links.discard(link)
        self.quiet_since = time.monotonic()

    async def play(self, seat: int, id: str, words: str) -> wire.Ack:
        """Play these words, all or nothing. Raises ``Refused``."""
        return await self._do(seat, id, lambda: self._play(seat, words))

    async def undo(self, seat: int, id: str, all: bool) -> wire.Ack:
        """Take the last step back, or all of the running turn. Raises ``Refused``."""

        def undone() -> None:
            try:
                self._table.undo(seat, all=all)
            except IllegalAction as wrong:
                raise Refused(self._why(wrong.illegal, seat, asked="undo")) from None

        return await self._do(seat, id, undone)

    async def next(self, seat: int, id: str) -> wire.Ack:
        """Deal the next deal. Raises ``Refused``."""

        def dealt() -> None:
            try:
                self._table.next_deal()
            except IllegalAction as wrong:
                raise Refused(self._why(wrong.illegal, seat, asked="next")) from None

        return await self._do(seat, id, dealt)

    def ask(self, seat: int, n: int, cards: list[str]) -> wire.Answer:
        """How exactly these cards can be played. It is asked of what the seat sees, not of the table."""
        try:
            chosen = Cards(map(Card.parse, cards))
            if UNKNOWN in chosen:
                raise ValueError("?? is no card of yours")
        except ValueError as wrong:
            return wire.Answer(n, [], why.plain("malformed", text=str(wrong)))
        view = self._table.view(seat)
        found, refused = ways(view.state, chosen, seat)
        options = [messages.step(way, _words(way), view) for way in found]
        told = None if refused is None else why.illegal(refused, view, self._table.names)
        return wire.Answer(n, options, told)

    async def record(self, seat: int) -> str:
        """The record as the seat may see it."""
        async with self._lock:
            return self._table.record(seat, full=False).to_text()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is being done."""
        return not self.links and not self._lock.locked() and (self._bots is None or self._bots.done())

    def close(self, code: int = 1012, reason: str = "the server is stopping") -> None:
        """Close the room and all its lines."""
        self._closed = True
        if self._bots is not None and self._bots is not asyncio.current_task():
            self._bots.cancel()
        for link in self.links:
            link.close(code, reason)

    def start(self) -> None:
        """Let the bots go on where they are to play."""
        self._wake_bots()

    # -- doing, storing, showing ---------------------------------------------------------------------------

    async def _do(self, seat: int, id: str, act: Callable[[], None]) -> wire.Ack:
        async with self._lock:
            if self._closed:
                raise Refused(why.plain("store"))
            if (seat, id) not in self._done:
                try:
                    act()
                except Refused:
                    raise
                except Exception as wrong:
                    self._give_up("broken", wrong)
                    raise Refused(why.plain("broken")) from None
                await self._keep((seat, id))
            ack = wire.Ack(id, self._table.seq)
        self._wake_bots()
        return ack

    async def _keep(self, done: tuple[int, str] | None) -> None:
        """Write what was done; when this returns it is on disk and everybody sees it."""
        self._version += 1
        change = self._change(done)
        try:
            await self._store.run(lambda connection: append(connection, self.id, change))
        except BaseException as wrong:
            self._give_up("not_stored", wrong)
            if isinstance(wrong, Exception):
                raise Refused(why.plain("store")) from None
            raise
        self._stored = self._table.seq
        if done is not None:
            self._done.add(done)
        self._happened.hear()
        views: dict[int, wire.ViewMessage] = {}
        for link in self.links:
            if link.seat not in views:
                views[link.seat] = self._view(link.seat)
            link.say(views[link.seat])

    def _give_up(self, event: str, wrong: BaseException) -> None:
        """The table in memory may be ahead of the one on disk: nobody must see it, it is read anew."""
        # Where it happened, but not what was said: that may name cards.
        place = traceback.format_tb(wrong.__traceback__)[-1].split("\n")[0].strip()
        facts = {"table": self.id, "wrong": type(wrong).__name__, "place": place}
        log.log(logging.WARNING if isinstance(wrong, Conflict) else logging.ERROR, event, extra=facts)
        self._gone(self)
        self.close(1012, "the table is being read anew")

    def _change(self, done: tuple[int, str] | None) -> Change:
        return change_of(self._table, self._version, self._stored, done, self._is_bot(self._table.turn))

    def _play(self, seat: int, words: str) -> None:
        actions = self._read(words)
        state, view = self._table.state, self._table.view(seat)
        for place, action in enumerate(actions, start=1):
            try:
                state = engine.apply_step(state, action, seat).state
                # Nothing may be said after the turn, nor before a drawn card was seen.
                if place < len(actions) and (isinstance(action, LAST) or state.over):
                    raise IllegalAction(actions[place], Illegal(Reason.PHASE))
            except IllegalAction as wrong:
                told = why.illegal(wrong.illegal, view, self._table.names, wrong.action)
                raise Refused(told) from None
            if place < len(actions):
                view = view_of(state, seat, self._table.match.totals)
        for action in actions:
            self._table.play(action, seat)

    def _read(self, words: str) -> tuple[Action, ...]:
        try:
            actions = parse_actions(words)
        except ParseError as wrong:
            raise Refused(why.unread(wrong)) from None
        if len(actions) > MOST_STEPS:
            raise Refused(why.plain("malformed", text=f"{len(actions)} steps; expected at most {MOST_STEPS}"))
        return actions

    def _view(self, seat: int) -> wire.ViewMessage:
        view = self._table.view(seat)
        facts = messages.Facts(
            table=self.id,
            rules=self._table.rules,
            names=self._table.names,
            bots=tuple(one.bot for one in self.seats),
            match=self._table.match,
            deal=self._table.deal,
            seq=self._table.seq,
            version=self._version,
        )
        return messages.view_message(view, facts, self._table.draft if view.turn == seat else ())

    def _why(self, illegal: Illegal, seat: int, asked: Asked) -> wire.Why:
        return why.illegal(illegal, self._table.view(seat), self._table.names, asked=asked)

    # -- bots ----------------------------------------------------------------------------------------------

    def _is_bot(self, seat: int) -> bool:
        return self.seats[seat].bot is not None

    def _wake_bots(self) -> None:
        waits = not self._table.over and self._is_bot(self._table.turn)
        if waits and not self._closed and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots(), name=f"bots of {self.id}")

    async def _play_bots(self) -> None:
        """Play every bot's turn until a person must act. Only this plays for a bot."""
        while not self._closed and not self._table.over and self._is_bot(self._table.turn):
            await asyncio.sleep(self._pause)
            try:
                await self._play_turn(self._table.turn)
            except Refused:
                return  # not stored: the room is given up
            except Exception as wrong:
                self._give_up("broken", wrong)

    async def _play_turn(self, seat: int) -> None:
        """A bot's turn. What it draws is on disk before it thinks on."""
        ended = False
        while not ended and not self._closed:
            before, view = self._table.seq, self._table.view(seat)
            words = await self._thought(seat, view)
            async with self._lock:
                if words is None or not self._says(seat, words):
                    self._stand_in(seat)
                if self._table.seq != before:
                    await self._keep(None)
                    ended = self._table.over or view.phase is not Phase.DRAW

    def _says(self, seat: int, words: str) -> bool:
        """Play what a bot says; whether that could be done."""
        try:
            self._table.play(words, seat)
        except (IllegalAction, ParseError) as wrong:
            self._complain(seat, type(wrong).__name__)
            return False
        return True

    def _stand_in(self, seat: int) -> None:
        """Play for a bot that fails: where cards are drawn its turn begins anew, and draws or discards."""
        if self._table.state.terms.draws:
            if self._table.draft:
                self._table.undo(all=True)
            steps = self._table.view(seat).steps_up_to(0)
            self._table.play(next(one for one in steps if isinstance(one, PLAIN)), seat)
        else:
            self._table.play(self._table.view(seat).legal_actions[0], seat)

    async def _thought(self, seat: int, view: View) -> str | None:
        """What a bot says, or nothing when it fails."""
        kind = self.seats[seat].bot or ""
        secret = deal_seed(self._table.seed, self._table.deal)
        moment = f"bot p{seat + 1} {self._table.seq}.{len(self._table.draft)}"
        try:
            return await self._opponents.choose(kind, view, label_key(secret, moment))
        except BotFailed as wrong:
            self._complain(seat, str(wrong))
            return None

    def _complain(self, seat: int, wrong: str) -> None:
        facts = {"table": self.id, "seat": seat + 1, "bot": self.seats[seat].bot, "wrong": wrong}
        log.warning("bot_failed", extra=facts)


def change_of(
    table: Table, version: int, since: int, done: tuple[int, str] | None, of_bot: bool = False
) -> Change:
    """What is to be written of a table after event number ``since``.

    A bot's half-played turn is not kept: it thinks the same again.
    """
    return Change(
        version=version,
        log=tuple(table.log(since)),
        dealers=tuple(deal.dealer for deal in table.record().deals),
        draft=() if of_bot else tuple(map(str, table.draft)),
        done=done,
        deal=table.deal,
        turn=None if table.over else table.turn,
        over=table.match.over,
    )


def _words(way: tuple[Action, ...]) -> str:
    """The way as one line: the short form where it says the same, else the steps joined by ``; ``."""
    words = words_of(way)
    return words if parse_actions(words) == way else "; ".join(map(str, way))
