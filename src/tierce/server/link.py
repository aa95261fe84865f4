"""One socket: what waits to be sent on it, and how much it may say.

Views are whole pictures, so a slow line never piles them up: a newer one takes the place of one that was not
sent yet, and the news of both go with it. So it is with how the hand lies.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from tierce.server import wire

MOST_WAITING: Final = 200
"""Messages that may wait for a line that does not take them; then it is cut."""

PICTURES: Final = (wire.ViewMessage, wire.HandMessage)
"""What shows all that is so, and makes the one before it needless."""

News = Callable[[int | None, int, int], list[wire.AnyEvent]]
"""The events after one number up to another, as a seat (``None``: a spectator) heard them."""


class Bucket:
    """So much at once, so much a second on average."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float] = time.monotonic) -> None:
        """A full bucket."""
        self._burst, self._rate, self._now = burst, rate, now
        self._left, self._at = burst, now()

    def take(self) -> bool:
        """Whether there is one to take; then it is taken."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Link:
    """A socket of a person, seen from the room. ``seat`` is ``None`` for a guest without one."""

    def __init__(self, token: bytes | None, seat: int | None, since: int, news: News) -> None:
        """A page that knows the events up to number ``since``."""
        self.token, self.seat = token, seat
        self.closed: tuple[int, str] | None = None
        self._since, self._news = since, news
        self._waiting: deque[wire.ToPage] = deque()
        self._wake = asyncio.Event()

    def say(self, message: wire.ToPage) -> None:
        """Send this when the line takes it."""
        older = [one for one in self._waiting if type(one) is type(message)]
        if isinstance(message, wire.RoomMessage) and older:
            # Who is at the table is told before the cards.
            self._waiting[self._waiting.index(older[0])] = message
        else:
            for one in older if isinstance(message, PICTURES) else ():
                self._waiting.remove(one)
            self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self.close(1008, "messages are not read")
        self._wake.set()

    def reseat(self, seat: int | None) -> None:
        """The person has another seat now, or none: what was to be shown to the old one is not sent."""
        for one in [one for one in self._waiting if isinstance(one, PICTURES)]:
            self._waiting.remove(one)
        self.seat = seat

    def close(self, code: int, reason: str) -> None:
        """Close the line when all that waits is sent."""
        self.closed = self.closed or (code, reason)
        self._wake.set()

    async def pump(self, send: Callable[[bytes], Awaitable[None]]) -> tuple[int, str]:
        """Send what waits until the line is to be closed; why it is."""
        while True:
            while self._waiting:
                message = self._waiting.popleft()
                if isinstance(message, wire.ViewMessage):
                    news = self._news(self.seat, self._since, message.seq)
                    self._since = message.seq
                    message = msgspec.structs.replace(message, news=news)
                await send(msgspec.json.encode(message))
            if self.closed is not None:
                return self.closed
            self._wake.clear()
            await self._wake.wait()
