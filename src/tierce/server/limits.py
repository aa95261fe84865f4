"""How much one address may ask for, so that nobody's curiosity costs the others their evening.

What can be guessed (codes, keys, invitations) is limited most, codes and keys for the whole server too. A
house behind one router is one address, and so is a network of IPv6 (/64), which one person may have whole.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from tierce.server.link import Bucket

MOST_ADDRESSES: Final = 10_000
"""Addresses that are remembered; of more, those are forgotten that were heard of least lately."""
MOST_LINES: Final = 64
"""Sockets of one address. This machine itself is not counted: who is on it needs no socket to disturb."""
MOST_TABLES: Final = 200
"""Tables of one browser that are not over."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a minute on average."""

    burst: int
    minute: int

    def bucket(self, now: Callable[[], float]) -> Bucket:
        """A full bucket for it."""
        return Bucket(self.burst, self.minute / 60, now)


TABLES: Final = Rate(200, 300)
INVITATIONS: Final = Rate(60, 60)
CODES: Final = Rate(10, 10)
KEYS: Final = Rate(10, 10)
GUESSES: Final = Rate(100, 100)
"""Of codes, and of keys, from all addresses together."""
SQUARES: Final = Rate(60, 120)


class Limit:
    """One kind of request: what an address may ask for, and all together."""

    def __init__(
        self, each: Rate, together: Rate | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        """Nobody has asked for anything yet."""
        self._each, self._now = each, now
        self._together = None if together is None else together.bucket(now)
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may ask for one more; then it is counted."""
        bucket = self._buckets.pop(address, None) or self._each.bucket(self._now)
        self._buckets[address] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket.take() and (self._together is None or self._together.take())


class Lines:
    """The sockets that are open, by address."""

    def __init__(self) -> None:
        """None is."""
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[bool]:
        """Whether one more may be open; it counts as long as this lasts."""
        free = self._open[address] < MOST_LINES or _is_here(address)
        self._open[address] += 1
        try:
            yield free
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Limits:
    """The limits of one server."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        """Nobody has asked for anything yet."""
        self.tables = Limit(TABLES, now=now)
        self.invitations = Limit(INVITATIONS, now=now)
        self.codes = Limit(CODES, GUESSES, now)
        self.keys = Limit(KEYS, GUESSES, now)
        self.squares = Limit(SQUARES, now=now)
        self.lines = Lines()


def neighbourhood(host: str) -> str:
    """The address that is counted: all of one IPv6 network are one, and IPv4 in IPv6 is IPv4."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False).network_address)


def _is_here(address: str) -> bool:
    return address.startswith("127.") or address == "::"
