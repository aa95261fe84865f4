"""The shuffle: fixed vectors, even chances, and every deck a permutation."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from says import exactly
from tierce.cards import Cards, numbered_deck
from tierce.table import shuffle
from tierce.table.shuffle import Stream, deal_key, deal_seed, label_key, seed_of, shuffled

SEED = bytes(range(64))
DIGEST = "ab" * 32


def test_the_seed_of_a_number() -> None:
    assert seed_of(7) == hashlib.sha512(b"tierce seed 7").digest()
    assert len(seed_of(0)) == shuffle.SEED_SIZE == 64


def test_the_seed_of_a_deal() -> None:
    assert deal_seed(SEED, 1) == hmac.digest(SEED, b"deal-seed\x00\x00\x00\x01", "sha512")
    assert deal_seed(SEED, 258) == hmac.digest(SEED, b"deal-seed\x00\x00\x01\x02", "sha512")


def test_the_key_of_a_deal() -> None:
    secret = deal_seed(SEED, 3)
    one, two = b"\x01" * 32, b"\x02" * 32
    message = hashlib.sha256(b"table").digest() + b"\x00\x00\x00\x03" + bytes.fromhex(DIGEST)
    key = deal_key(secret, table="table", deal=3, rules_digest=DIGEST)
    assert key == hmac.digest(secret, message, "sha512")
    shared = deal_key(secret, table="table", deal=3, rules_digest=DIGEST, shares=(two, one))
    assert shared == hmac.digest(secret, message + one + two, "sha512")
    assert shared == deal_key(secret, table="table", deal=3, rules_digest=DIGEST, shares=(one, two))
    for size in (31, 33):
        with pytest.raises(ValueError, match=exactly("a share is 32 bytes")):
            deal_key(secret, table="table", deal=3, rules_digest=DIGEST, shares=(one, b"x" * size))


def test_everything_in_the_key_counts() -> None:
    secret = deal_seed(SEED, 1)
    keys = {
        deal_key(secret, table="a", deal=1, rules_digest=DIGEST),
        deal_key(secret, table="b", deal=1, rules_digest=DIGEST),
        deal_key(secret, table="a", deal=2, rules_digest=DIGEST),
        deal_key(secret, table="a", deal=1, rules_digest="cd" * 32),
        deal_key(deal_seed(SEED, 2), table="a", deal=1, rules_digest=DIGEST),
        deal_key(secret, table="a", deal=1, rules_digest=DIGEST, shares=(b"\x00" * 32,)),
        label_key(secret, "dealer"),
        label_key(secret, "bot p2"),
    }
    assert len(keys) == 8
    assert label_key(secret, "dealer") == hmac.digest(secret, b"dealer", "sha512")


def words(key: bytes, blocks: int) -> list[int]:
    """The stream's numbers of 32 bits, by its definition."""
    found = []
    for counter in range(blocks):
        block = hmac.digest(key, counter.to_bytes(8, "big"), "sha512")
        found += [int.from_bytes(block[at : at + 4], "big") for at in range(0, 64, 4)]
    return found


def test_the_stream_is_its_blocks_in_order() -> None:
    stream = Stream(b"key")
    assert [stream.below(2**32) for _ in range(40)] == words(b"key", 3)[:40]


def test_a_remainder_is_never_favoured() -> None:
    # Of this n more than half of all numbers are passed over.
    n = 2**31 + 1
    stream = Stream(b"key")
    expected = [word for word in words(b"key", 8) if word < n]
    assert [stream.below(n) for _ in range(len(expected) - 1)] == expected[:-1]
    assert len(expected) < 100


def test_the_limits_of_below() -> None:
    stream = Stream(b"key")
    assert stream.below(1) == 0
    assert 0 <= stream.below(2**32) < 2**32
    for n in (0, -1, 2**32 + 1):
        with pytest.raises(ValueError, match=exactly(f"cannot draw a number below {n}")):
            stream.below(n)


CRITICAL = {2: 15.1, 6: 25.7, 52: 93.2, 110: 170.0}
"""Chi-square that one fair stream in ten thousand passes, for n - 1 degrees of freedom (rounded up)."""


@pytest.mark.parametrize("n", CRITICAL)
def test_even_chances(n: int) -> None:
    stream = Stream(f"even {n}".encode())
    draws = 400 * n if n < 50 else 60 * n
    seen = Counter(stream.below(n) for _ in range(draws))
    assert set(seen) == set(range(n))
    expected = draws / n
    assert sum((seen[value] - expected) ** 2 / expected for value in range(n)) < CRITICAL[n]


def test_every_card_goes_everywhere_as_often() -> None:
    deck = numbered_deck(1, 0)[:6]
    seen = Counter((place, card) for k in range(600) for place, card in enumerate(shuffled(deck, seed_of(k))))
    # 36 pairs, 25 degrees of freedom: 57.9 is passed by two in ten thousand.
    assert sum((seen[pair] - 100) ** 2 / 100 for pair in seen) < 57.9
    assert len(seen) == 36


def test_every_order_comes_as_often() -> None:
    deck = numbered_deck(1, 0)[:3]
    seen = Counter(shuffled(deck, seed_of(k)) for k in range(600))
    assert len(seen) == 6
    assert sum((count - 100) ** 2 / 100 for count in seen.values()) < 25.7


def test_shuffling_is_from_the_top() -> None:
    deck = numbered_deck(1, 0)[:5]
    order, stream = list(deck), Stream(b"key")
    for i in (4, 3, 2, 1):
        j = stream.below(i + 1)
        order[i], order[j] = order[j], order[i]
    assert shuffled(deck, b"key") == tuple(order)


@pytest.mark.parametrize(("packs", "jokers"), [(2, 6), (3, 9), (1, 0), (4, 16)])
def test_a_shuffled_deck_is_the_deck(packs: int, jokers: int) -> None:
    deck = numbered_deck(packs, jokers)
    order = shuffled(deck, seed_of(1))
    assert Cards(order) == Cards(deck)
    assert order != deck
    assert order == shuffled(deck, seed_of(1)) != shuffled(deck, seed_of(2))
    assert shuffled((), b"key") == ()


def test_vectors() -> None:
    """Fixed for ever: another answer here would deal other cards from old seeds."""
    secret = deal_seed(SEED, 1)
    assert secret.hex()[:32] == "596924f405c936c105a59c46f686a02f"
    key = deal_key(secret, table="table", deal=1, rules_digest=DIGEST)
    assert key.hex()[:32] == "fff43ec3bbe8ece86eace7ca5573e7c9"
    stream = Stream(key)
    assert [stream.below(110) for _ in range(8)] == [99, 5, 78, 70, 83, 51, 91, 52]
    order = shuffled(numbered_deck(2, 6), key)
    assert "".join(map(str, order[:20])) == "2dAdKc4c7d6hAs3s5cQhAcTcQc8sQsJs5s4s5c4c"
