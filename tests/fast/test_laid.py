"""Melds as numbers say and allow what melds do."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tierce.cards import FACES, JOKER, Cards
from tierce.fast import laid
from tierce.fast.compiled import COMPILES
from tierce.fast.lots import Ints
from tierce.melds import Meld, MeldEnd, MeldLaw
from tierce.melds.readings import extended, fits, melds_in

ENDS = {None: laid.IN_SET, MeldEnd.LOW: laid.LOW_END, MeldEnd.HIGH: laid.HIGH_END}
DECK = FACES[:52] * 2 + (JOKER,) * 4


def any_law(rng: random.Random) -> MeldLaw:
    return MeldLaw(
        set_suits=rng.choice(("repeat", "distinct")),
        run_max=rng.choice((13, 14)),
        min_naturals=rng.randint(0, 2),
        max_in_run=rng.choice((None, 1, 2, 3)),
        max_in_set=rng.choice((None, 1, 2, 3)),
        adjacent=rng.random() < 0.6,
        in_run=rng.choice(("anywhere", "ends")),
        aces=rng.choice(("both", "both", "low")),
    )


def some_melds(rng: random.Random, law: MeldLaw) -> list[Meld]:
    """Melds of a random hand, and melds of a whole suit, which are rarely held."""
    suit = rng.randrange(4) * 13
    long = (*FACES[suit : suit + 13], FACES[suit], JOKER, JOKER)
    melds = [*melds_in(Cards(rng.sample(DECK, 18)), law), *melds_in(Cards(rng.sample(long, 15)), law)]
    return rng.sample(melds, min(40, len(melds)))


def check(rng: random.Random) -> None:
    law = any_law(rng)
    packed = laid.packed_law(law)
    for meld in some_melds(rng, law):
        number = laid.number_of(meld, owner=3, marks=5)
        assert laid.meld_of(number) == meld
        assert (laid.owner(number), laid.marks(number)) == (3, 5)
        assert laid.jokers(number) == meld.jokers
        assert laid.is_joker_square(number) == meld.is_joker_square
        hand = np.bincount([card.index for card in meld.cards], minlength=53).astype(np.int64)
        laid.take_from(hand, 0, number)
        assert not hand.any()
        for card in FACES[:53]:
            check_card(packed, law, number, meld, card.index)


def check_card(packed: Ints, law: MeldLaw, number: int, meld: Meld, index: int) -> None:
    card = FACES[index]
    grown = {end: extended(meld, card, end, law) for end in fits(card, meld, law)[0]}
    grown = {end: after for end, after in grown.items() if law.jokers(after) is None}
    assert laid.fits(packed, number, index) == sum(ENDS[end] for end in grown)
    for end, after in grown.items():
        assert laid.grown(number, index, ENDS[end]) == laid.number_of(after, owner=3, marks=5)
    if meld.is_run:
        slots = [
            slot for slot, lies in enumerate(meld.cards) if lies is JOKER and meld.stands_for(slot) is card
        ]
        assert laid.stood_for(number, index) == sum(1 << meld.low + slot - 1 for slot in slots)
    else:
        fitting = card is not JOKER and card.rank == meld.low
        slots = [len(meld.cards) - 1] if meld.jokers and fitting else []
    for slot in slots:
        places = 1 << meld.low + slot - 1
        won = laid.swapped(number, index, places)
        assert laid.meld_of(won) == meld.swapped(slot, card)


def test_numbers_are_melds() -> None:
    for number in range(40):
        check(random.Random(f"melds {number}"))


@pytest.mark.slow
def test_many_numbers_are_melds() -> None:
    for number in range(2000):
        check(random.Random(f"many melds {number}"))


def test_a_corner_has_no_number() -> None:
    with pytest.raises(ValueError, match="corner"):
        laid.packed_law(MeldLaw(circular=True))


@pytest.mark.skipif(not COMPILES, reason="nothing compiles here")
def test_uncompiled_numbers_are_the_same() -> None:
    law, rng = MeldLaw(), random.Random("uncompiled")
    packed = laid.packed_law(law)
    for meld in some_melds(rng, law)[:10]:
        number = laid.number_of(meld)
        for card in range(53):
            plain = laid.fits.py_func(packed, number, card)  # type: ignore[attr-defined]
            assert plain == laid.fits(packed, number, card)
