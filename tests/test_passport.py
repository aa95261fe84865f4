"""The exact chance of a hand without a passport, by a walk over the ranks; the engine agrees."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tierce import load
from tierce.cards import Card, Cards, numbered_deck
from tierce.game import engine
from tierce.game.actions import LayMeld
from tierce.melds import MeldLaw
from tierce.melds.readings import melds_in

NOTHING: frozenset[int] = frozenset()
PATTERNS = [frozenset(suits) for size in range(3) for suits in combinations(range(4), size)]
"""The suits that a rank may show: a third card of the rank would be a set."""


@cache
def hands_without(packs: int) -> list[int]:
    """How many joker-free hands of 0, 1, 2, ... cards have no meld.

    They have at most two cards of a rank and no three consecutive of a suit. The walk goes from the ace to
    the king and to the ace again, and remembers the suits of the ace and of the last two ranks.
    """
    # ace, rank before the last, last rank -> how many hands by their number of cards
    walk: dict[tuple[frozenset[int], frozenset[int], frozenset[int]], list[int]] = {}
    for ace in PATTERNS:
        walk[ace, NOTHING, ace] = _ways(ace, packs)
    for _ in range(12):
        onward: dict[tuple[frozenset[int], frozenset[int], frozenset[int]], list[int]] = {}
        for (ace, before, last), hands in walk.items():
            for now in PATTERNS:
                if not before & last & now:
                    more = _times(hands, _ways(now, packs))
                    there = onward.get((ace, last, now), [0] * len(more))
                    onward[ace, last, now] = [a + b for a, b in zip(there, more, strict=True)]
        walk = onward
    ends = [hands for (ace, queen, king), hands in walk.items() if not queen & king & ace]
    return [sum(many) for many in zip(*ends, strict=True)]


def _ways(suits: frozenset[int], packs: int) -> list[int]:
    """How many ways there are to hold 0, 1 or 2 cards of a rank that show just these suits."""
    return ([1, 0, 0], [0, packs, comb(packs, 2)], [0, 0, packs**2])[len(suits)]


def _times(one: list[int], other: list[int]) -> list[int]:
    product = [0] * (len(one) + len(other) - 1)
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            product[i + j] += a * b
    return product


def chance(packs: int, jokers: int, size: int) -> Fraction:
    return Fraction(hands_without(packs)[size], comb(52 * packs + jokers, size))


@pytest.mark.parametrize(
    ("jokers", "size", "expected"),
    [
        pytest.param(6, 20, "5.576e-04", id="20 of 110"),
        pytest.param(8, 20, "3.755e-04", id="20 of 112, eight of them jokers"),
        pytest.param(6, 25, "1.27e-07", id="25 of 110, three players"),
    ],
)
def test_the_exact_chance_of_no_passport(jokers: int, size: int, expected: str) -> None:
    digits = len(expected.split("e")[0]) - 2
    assert f"{float(chance(2, jokers, size)):.{digits}e}" == expected


def test_one_hand_in_1793_has_no_passport_and_one_table_in_448() -> None:
    missed = chance(2, 6, 20)
    assert round(1 / missed) == 1793
    assert f"{float(1 - (1 - missed) ** 4):.1e}" == "2.2e-03"


def test_a_hand_of_twenty_has_no_joker_in_29_of_100() -> None:
    assert f"{comb(104, 20) / comb(110, 20):.4f}" == "0.2907"


def test_the_walk_counts_as_counting_one_by_one_does() -> None:
    assert hands_without(2)[2] == comb(104, 2), "two cards are no meld"
    threes = combinations(numbered_deck(1, 0), 3)
    assert hands_without(1)[3] == sum(map(has_no_passport, threes))


def has_no_passport(hand: Iterable[Card]) -> bool:
    """What the walk counts, said of one hand without jokers."""
    cards = [(card.suit, int(card.rank)) for card in hand]
    if max(Counter(rank for _, rank in cards).values()) > 2:
        return False
    places = set(cards)
    places |= {(suit, 14) for suit, rank in places if rank == 1}
    return not any({(suit, low + 1), (suit, low + 2)} <= places for suit, low in places)


def hands(sizes: st.SearchStrategy[int], jokers: int) -> st.SearchStrategy[Cards]:
    deck = numbered_deck(2, jokers)
    places = sizes.flatmap(
        lambda size: st.lists(st.integers(0, len(deck) - 1), min_size=size, max_size=size, unique=True)
    )
    return places.map(lambda found: Cards(deck[place] for place in found))


@settings(max_examples=300)
@given(hands(st.integers(3, 20), jokers=0))
def test_the_engine_finds_a_passport_just_where_the_walk_says(hand: Cards) -> None:
    assert (next(melds_in(hand, MeldLaw()), None) is None) == has_no_passport(hand)


@settings(max_examples=100)
@given(hands(st.integers(4, 20), jokers=6))
def test_a_seat_without_passport_can_only_be_dead(hand: Cards) -> None:
    rules = load("penang").with_({"deal.hand_size": len(hand), "idle.auto_dead": False})
    rest = list(Cards(numbered_deck(2, 6)) - hand)
    other, rest = rest[: len(hand)], rest[len(hand) :]
    order = [card for pair in zip(hand, other, strict=True) for card in pair] + rest
    state = engine.deal(rules.at(2), seats=2, dealer=0, order=order)
    assert state.hands[state.turn] == hand
    actions = engine.legal_actions(state)
    if hand.jokers:  # A joker and a pair, or two jokers and a card, or neighbours; else nothing.
        assert any(isinstance(action, LayMeld) for action in actions) == any(melds_in(hand, MeldLaw()))
    elif has_no_passport(hand):
        assert [str(action) for action in actions] == ["dead"]
    else:
        assert all(isinstance(action, LayMeld) for action in actions)


@given(hands(st.just(20), jokers=6))
def test_twenty_cards_with_a_joker_always_have_a_passport(hand: Cards) -> None:
    if hand.jokers:
        assert any(melds_in(hand, MeldLaw()))
