"""The solver against an integer programme (HiGHS), on hands as they are played."""

from __future__ import annotations

import random

import pytest

import integer_arrange
from tierce.cards import JOKER, Cards, numbered_deck
from tierce.melds import MeldLaw
from tierce.melds.arrange import arrange, opening
from tierce.melds.values import Values

RAMI = MeldLaw("distinct", max_in_run=1, max_in_set=1)
LAWS = [
    MeldLaw(),
    RAMI,
    RAMI._replace(max_in_run=2, adjacent=False, run_max=13),
    RAMI._replace(circular=True),
    MeldLaw(min_naturals=2, max_in_set=2, in_run="ends"),
]
HAND = {JOKER: 20}


def count(hand: Cards, law: MeldLaw, seed: int) -> None:
    """The same points, in a hand and as an opening."""
    values = Values.by_card(lambda card: HAND.get(card) or min(card.rank, 10))
    found = arrange(hand, law, values)
    assert found is not None
    assert found.points == integer_arrange.best(hand, law, values), seed
    values, must = Values.by_place(), random.Random(seed).choice([None, *hand])
    first = opening(hand, law, 51, values=values, must=must)
    other = integer_arrange.best(hand, law, values, need=51, pure=True, must=must, keep=1)
    assert (None if first is None else first.points) == other, seed


@pytest.mark.slow
def test_five_hundred_hands_against_an_integer_programme() -> None:
    integer_arrange.highs()
    deck = numbered_deck(2, 0)
    for seed in range(500):
        rng = random.Random(seed)
        law = LAWS[seed % len(LAWS)]
        jokers = rng.randint(0, 4 if law.max_in_run else 3)
        size = rng.choice([13, 13, 14, 15, 20])
        count(Cards([*rng.sample(deck, size - jokers), *[JOKER] * jokers]), law, seed)
