"""The deadwood of gin against its slow twin, and laws that it keeps."""

from __future__ import annotations

import random

from hypothesis import assume, given
from hypothesis import strategies as st

import naive_deadwood as naive
from tierce.cards import FACES, Card, Cards
from tierce.cards.card import SUITS
from tierce.melds import Meld, MeldEnd
from tierce.melds.deadwood import (
    GIN_POINTS,
    Points,
    arrangement,
    arrangements,
    deadwood,
    deadwood_after_layoffs,
    discards_within,
    laid_off,
    melds_in,
)

PACK = FACES[:52]
CORNERS = (
    range(1, 14),
    range(1, 5),
    range(1, 6),
    range(5, 9),
    range(5, 11),
    range(10, 14),
    (1, 2, 3, 11, 12, 13),
)
"""Ranks that lie close, so that hands are rich in melds."""


@st.composite
def packs(draw: st.DrawFn) -> list[Card]:
    """Part of a pack, in any order."""
    ranks, suits = draw(st.sampled_from(CORNERS)), draw(st.sampled_from([SUITS, SUITS, SUITS[:3], SUITS[2:]]))
    return draw(st.permutations([card for card in PACK if card.rank in ranks and card.suit in suits]))


def hands(most: int = 11) -> st.SearchStrategy[Cards]:
    return st.builds(lambda pack, size: Cards(pack[:size]), packs(), st.integers(0, most))


points_of = st.one_of(
    st.just(GIN_POINTS),
    st.builds(lambda ranks: Points(ranks * 4), st.lists(st.integers(0, 25), min_size=13, max_size=13)),
    st.builds(Points, st.lists(st.integers(0, 9), min_size=52, max_size=52)),
)


def worth(points: Points) -> naive.Worth:
    return lambda card: points.each[card.index]


def held(cards: Cards) -> naive.Held:
    return frozenset(cards)


def sorted_as_listed(hand: Cards, melds: tuple[Meld, ...]) -> bool:
    order = melds_in(hand)
    places = [order.index(meld) for meld in melds]
    return places == sorted(set(places))


@given(hands(13))
def test_all_melds_are_found_in_order(hand: Cards) -> None:
    found = melds_in(hand)
    assert sorted(map(sorted, naive.melds(held(hand)))) == sorted(list(meld.cards) for meld in found)
    for meld in found:
        assert meld.low == meld.cards[0].rank
        assert meld.suit == (meld.cards[0].suit if meld.is_run else None)
    keys = [(meld.is_run, meld.suit or "", meld.low, len(meld.cards), meld.cards) for meld in found]
    assert keys == sorted(keys)


@given(hands(), points_of)
def test_the_deadwood_is_the_least(hand: Cards, points: Points) -> None:
    least = naive.deadwood(held(hand), worth(points))
    assert deadwood(hand, points) == least
    melds, left = arrangement(hand, points)
    assert sum((meld.bag for meld in melds), left) == hand
    assert points.of(left) == least
    assert sorted_as_listed(hand, melds)


def test_hands_in_which_all_is_contested() -> None:
    """Ten cards of four ranks: nearly each lies in sets and in runs."""
    rng = random.Random(3)
    for _ in range(60):
        first = rng.randrange(1, 11)
        hand = Cards(rng.sample([card for card in PACK if first <= card.rank < first + 4], 10))
        assert deadwood(hand) == naive.deadwood(held(hand), worth(GIN_POINTS)), hand


@given(hands(), points_of, st.one_of(st.integers(0, 12), st.integers(0, 60), st.none()))
def test_every_choice_within_the_limit(hand: Cards, points: Points, limit: int | None) -> None:
    found = list(arrangements(hand, points, limit))
    assert all(sorted_as_listed(hand, melds) for melds in found)
    order = melds_in(hand)
    places = [[order.index(meld) for meld in melds] for melds in found]
    assert places == sorted(places)
    chosen = [frozenset(held(meld.bag) for meld in melds) for melds in found]
    assert len(set(chosen)) == len(chosen)
    assert set(chosen) == {
        melds
        for melds in naive.choices(held(hand))
        if limit is None or naive.left(held(hand), melds, worth(points)) <= limit
    }


@given(hands(), points_of, st.one_of(st.integers(0, 12), st.integers(0, 60)))
def test_the_discards_that_knock(hand: Cards, points: Points, limit: int) -> None:
    found = discards_within(hand, points, limit)
    assert found == tuple(sorted(naive.throws(held(hand), worth(points), limit)))


@given(hands(10), st.integers(0, 51))
def test_a_card_more_adds_at_most_what_it_counts(hand: Cards, index: int) -> None:
    card = FACES[index]
    assume(card not in hand)
    assert deadwood(hand + card) <= deadwood(hand) + GIN_POINTS.each[index]


@given(hands(20), st.permutations(SUITS))
def test_renaming_suits_changes_nothing(hand: Cards, suits: list[str]) -> None:
    named = dict(zip(SUITS, suits, strict=True))
    other = Cards(Card.parse(f"{card.text[0]}{named[card.suit]}") for card in hand)
    assert deadwood(other) == deadwood(hand)
    assert len(melds_in(other)) == len(melds_in(hand))


@st.composite
def knocks(draw: st.DrawFn) -> tuple[tuple[Meld, ...], Cards]:
    """The knocker's melds, and the defender's hand."""
    pack = draw(packs())
    size = draw(st.integers(0, 12))
    choices = [
        choice
        for choice in arrangements(Cards(pack[:size]), GIN_POINTS, None)
        if choice and all(len(meld.cards) < 6 for meld in choice)
    ]
    assume(choices)
    melds = draw(st.permutations(draw(st.sampled_from(choices))))
    laid = [card for meld in melds for card in meld.cards]
    others = [card for card in pack if card not in laid]
    return tuple(melds), Cards(others[: draw(st.integers(0, 10))])


@given(knocks(), points_of)
def test_the_defender_lays_off_for_the_least(knock: tuple[tuple[Meld, ...], Cards], points: Points) -> None:
    melds, hand = knock
    least, fewest = naive.answer(held(hand), tuple(held(meld.bag) for meld in melds), worth(points))
    assert deadwood_after_layoffs(hand, melds, points) == least
    defence = laid_off(hand, melds, points)
    assert (defence.deadwood, len(defence.lay_offs)) == (least, fewest)
    left, lies = hand, list(melds)
    for card, at, end in defence.lay_offs:
        left -= card
        assert (end is None) is not lies[at].is_run
        lies[at] = lies[at].grown(card, end)
        assert naive.is_meld(lies[at].cards)
        assert end is None or lies[at].cards[0 if end is MeldEnd.LOW else -1] is card
        assert lies[at].low == lies[at].cards[0].rank
    assert sorted_as_listed(left, defence.melds)
    assert points.of(left - sum((meld.bag for meld in defence.melds), Cards())) == least
