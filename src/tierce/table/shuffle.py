"""The generator of *rummy-shuffle-1*: from a seed to the order of a deck, the same in every language.

    s_k    = HMAC-SHA-512(seed, "deal-seed" || k)
    key    = HMAC-SHA-512(s_k, SHA-256(table) || k || rules digest || shares, sorted)
    block  = HMAC-SHA-512(key, counter)            counter 0, 1, 2, ... in 8 bytes

``k`` is the deal's number from 1 in 4 bytes, a share is 32 bytes of a player's own, everything is
big-endian. A block is
sixteen numbers of 32 bits. A number below n is the next one that is less than the largest multiple of n,
taken modulo n; the others
are passed over, so that no remainder is favoured. The deck is shuffled by Fisher and Yates from the top: for
i from the last place
down to 1, the cards in places i and below(i + 1) change places. Place numbers are those of
:func:`tierce.cards.numbered_deck`.
``docs/shuffle.md`` has test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from tierce.cards import Card

SEED_SIZE: Final = 64
SHARE_SIZE: Final = 32
WORDS: Final = 16
WORD: Final = 1 << 32


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, message, hashlib.sha512)


def seed_of(number: int) -> bytes:
    """A seed of 64 bytes from a small number, for tests and research; play uses random bytes."""
    return hashlib.sha512(f"tierce seed {number}".encode()).digest()


def deal_seed(seed: bytes, deal: int) -> bytes:
    """The seed of one deal (numbered from 1), which tells nothing of the others."""
    return _hmac(seed, b"deal-seed" + deal.to_bytes(4, "big"))


def deal_key(
    secret: bytes, *, table: str, deal: int, rules_digest: str, shares: Sequence[bytes] = ()
) -> bytes:
    """The key of a deal's shuffle from its ``deal_seed`` and what all can see.

    Raises ``ValueError`` for a share of another size.
    """
    if any(len(share) != SHARE_SIZE for share in shares):
        raise ValueError(f"a share is {SHARE_SIZE} bytes")
    parts = [hashlib.sha256(table.encode()).digest(), deal.to_bytes(4, "big"), bytes.fromhex(rules_digest)]
    return _hmac(secret, b"".join([*parts, *sorted(shares)]))


def label_key(secret: bytes, label: str) -> bytes:
    """A key for another use of a deal's seed.

    ``dealer`` for the first dealer, ``bot p2`` for a bot's own chance.
    """
    return _hmac(secret, label.encode())


class Stream:
    """An endless stream of even chances from a key."""

    def __init__(self, key: bytes) -> None:
        """The stream from its beginning."""
        self._key = key
        self._counter = 0
        self._words: list[int] = []

    def _word(self) -> int:
        if not self._words:
            block = _hmac(self._key, self._counter.to_bytes(8, "big"))
            self._words = [int.from_bytes(block[4 * i : 4 * i + 4], "big") for i in range(WORDS)][::-1]
            self._counter += 1
        return self._words.pop()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely. Raises ``ValueError`` unless 1 <= n <= 2**32."""
        if not 1 <= n <= WORD:
            raise ValueError(f"cannot draw a number below {n}")
        limit = WORD - WORD % n
        while (word := self._word()) >= limit:
            pass
        return word % n


def shuffled(deck: Sequence[Card], key: bytes) -> tuple[Card, ...]:
    """The order that this key gives to a deck."""
    stream = Stream(key)
    order = list(deck)
    for i in range(len(order) - 1, 0, -1):
        j = stream.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return tuple(order)
