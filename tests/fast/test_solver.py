"""The solver's kernel answers as the plain solver does: the same points and as many cards, by sound melds."""

from __future__ import annotations

import random
from collections import Counter

import naive_arrange as naive
from tierce.cards import JOKER, Card, Cards
from tierce.cards.card import SUITS
from tierce.fast import solver
from tierce.melds import MeldLaw
from tierce.melds.arrange import Arrangement, Pure, opening
from tierce.melds.values import Values

RANKS = ((1, 2, 3, 4), (1, 2, 3, 12, 13), (5, 6, 7, 8, 9), (1, 2, 11, 12, 13), tuple(range(1, 14)))
PURES: tuple[Pure, ...] = ("new", "new", "subrun", "off")
IN_HAND = Values.by_card(lambda card: 20 if card is JOKER else 11 if card.rank == 1 else min(10, card.rank))


def some_law(rng: random.Random) -> MeldLaw:
    return MeldLaw(
        rng.choice(["repeat", "distinct"]),
        rng.choice([13, 14, 14]),
        False,
        rng.choice([0, 1, 1, 2, 3]),
        rng.choice([None, 0, 1, 2, 9]),
        rng.choice([None, 0, 1, 2, 9]),
        rng.random() < 0.7,
        rng.choice(["anywhere", "anywhere", "ends"]),
        rng.choice(["both", "both", "low"]),
    )


def some_cards(rng: random.Random, size: int, jokers: int) -> Cards:
    ranks, suits = rng.choice(RANKS), rng.choice([SUITS, SUITS[:2], SUITS[:1]])
    pack = [Card.of(rank, suit) for rank in ranks for suit in suits] * rng.choice([2, 2, 3])
    rng.shuffle(pack)
    return Cards([*pack[:size], *[JOKER] * jokers])


def some_values(rng: random.Random) -> Values:
    if rng.random() < 0.3:
        return IN_HAND
    low, high, joker = rng.choice([1, 10]), rng.choice([11, 10]), rng.choice([None, None, 0, 35])
    return Values.by_place(ace_low=low, ace_high=high, joker=joker)


def sound(found: Arrangement, hand: Cards, law: MeldLaw, values: Values, pure: Pure) -> None:
    """The melds are lawful, come from the hand, and count what is said."""
    assert sum((meld.bag for meld in found.melds), found.deadwood) == hand
    assert all(law.shape(meld) is None and law.jokers(meld) is None for meld in found.melds)
    assert sum(map(values.of, found.melds)) == found.points
    assert found.borrowed == (Cards(),) * len(found.melds)
    assert not found.steps
    if pure != "off":
        melds = [naive.Meld(meld.suit, meld.low, meld.cards) for meld in found.melds]
        assert any(naive.is_pure(meld, within=pure == "subrun") for meld in melds)


def ask(rng: random.Random, hand: Cards) -> str:
    """Ask both the same: whether there was an answer."""
    law, values = some_law(rng), some_values(rng)
    must = Cards(rng.sample(list(hand), rng.choice([0, 0, 0, 1, 2])))
    keep, fresh = rng.choice([0, 1, 1, 2, 5]), rng.choice([0, 0, 0, 1])
    need = rng.choice([0, 20, 30, 51])
    pure = rng.choice(PURES)
    if rng.random() < 0.5:
        need, pure = 0, "off"
    found, expected = [
        one(hand, law, need, values=values, pure=pure, must=must, keep=keep, fresh=fresh)
        for one in (solver.opening, opening)
    ]
    asked = (law, values, str(hand), need, pure, str(must), keep, fresh)
    assert (found is None) == (expected is None), asked
    if pure == "off" and not need:
        assert found == solver.arrange(hand, law, values, must=must, keep=keep, fresh=fresh)
    if found is None or expected is None:
        return "none"
    assert found.points == expected.points, asked
    assert len(found.deadwood) == len(expected.deadwood), asked
    sound(found, hand, law, values, pure)
    assert must.jokers <= hand.jokers - found.deadwood.jokers >= fresh
    assert must in sum((meld.bag for meld in found.melds), Cards())
    assert len(found.deadwood) >= keep
    return "melds" if found.melds else "nothing to lay"


def many(questions: int, seed: int, most: int = 16) -> Counter[str]:
    told: Counter[str] = Counter()
    for number in range(questions):
        rng = random.Random(f"{seed} {number}")
        told[ask(rng, some_cards(rng, rng.randint(3, most), rng.choice([0, 0, 1, 1, 2, 3])))] += 1
    return told


def test_the_kernel_answers_as_the_plain_solver() -> None:
    told = many(300, 1)
    assert min(told[answer] for answer in ("none", "melds", "nothing to lay")) > 10, told
