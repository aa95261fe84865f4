"""The solver against its slow twin on fixed small hands (the property tests ask other ones, and more)."""

from __future__ import annotations

import random

import pytest

import naive_arrange as naive
from tierce.cards import FACES, JOKER, Card, Cards
from tierce.cards.card import SUITS
from tierce.melds import MeldLaw
from tierce.melds.arrange import Arrangement, Pure, TableMeld, Values, arrange, opening
from tierce.melds.readings import melds_in

RANKS = ((1, 2, 3, 4), (1, 2, 3, 12, 13), (5, 6, 7, 8, 9), (1, 2, 11, 12, 13))
IN_HAND = {card: 20 if card is JOKER else 11 if card.rank == 1 else min(10, card.rank) for card in FACES[:53]}


def some_law(rng: random.Random) -> MeldLaw:
    return MeldLaw(
        rng.choice(["repeat", "distinct"]),
        rng.choice([13, 14, 14]),
        rng.random() < 0.25,
        rng.choice([0, 1, 1, 2, 3]),
        rng.choice([None, 0, 1, 2]),
        rng.choice([None, 0, 1, 2]),
        rng.random() < 0.7,
        rng.choice(["anywhere", "anywhere", "ends", "burnt"]),
        rng.choice(["both", "both", "low"]),
    )


def some_cards(rng: random.Random, size: int, jokers: int) -> Cards:
    ranks, suits = rng.choice(RANKS), rng.choice([SUITS, SUITS[:2], SUITS[:1]])
    pack = [Card.of(rank, suit) for rank in ranks for suit in suits] * 2
    rng.shuffle(pack)
    return Cards([*pack[:size], *[JOKER] * jokers])


def some_table(rng: random.Random, law: MeldLaw) -> list[TableMeld]:
    found = []
    for _ in range(rng.choice([1, 1, 2])):
        melds = list(melds_in(some_cards(rng, 9, rng.choice([0, 1])), law._replace(in_run="ends")))
        melds.sort(key=lambda meld: (-len(meld.cards), str(meld)))
        if melds:
            lies = rng.choice(melds[: max(1, len(melds) // 2)])
            found.append(TableMeld(lies, rng.random() < 0.6, rng.random() < 0.9, rng.random() < 0.2))
    return found


def as_twin(lies: TableMeld) -> naive.There:
    meld = naive.Meld(lies.meld.suit, lies.meld.low, lies.meld.cards)
    marks = tuple(lies.lends and card is not JOKER for card in meld.cards)
    return naive.There(((meld, marks),), lies.joker, lies.splits)


def ask(rng: random.Random, most: int, jokers: list[int], *, tables: bool) -> None:
    """Ask both the same."""
    law = some_law(rng)
    hand = some_cards(rng, rng.randint(3, most), rng.choice(jokers))
    wild = frozenset(rng.sample(FACES[:52], 26)) if law.in_run == "burnt" else None
    table = some_table(rng, law) if tables else []
    must = Cards(rng.sample(list(hand), rng.choice([0, 0, 1])))
    keep, fresh = rng.choice([0, 1, 1, 2]), rng.choice([0, 0, 0, 1])
    need, pure = rng.choice([0, 20, 30, 51]), rng.choice(["new", "new", "subrun", "off"])
    twin = naive.Law(law.set_suits == "repeat", *law[1:7], law.in_run == "ends", wild, law.aces == "low")
    found: Arrangement | None
    demands: dict[str, int | str] = {"keep": keep}
    if rng.random() < 0.5:
        low, high, joker = rng.choice([1, 10]), rng.choice([11, 10]), rng.choice([None, 0, 35])
        values, counts = Values.by_place(ace_low=low, ace_high=high, joker=joker), naive.Counts()
        counts = counts._replace(ace_low=low, ace_high=high, joker=joker)
        kind: Pure = pure  # type: ignore[assignment]
        found = opening(
            hand, law, need, values=values, pure=kind, must=must, keep=keep, wild=wild, table=table
        )
        demands |= {"need": need, "pure": pure}
    else:
        values, counts = Values.by_card(IN_HAND.__getitem__), naive.Counts(hand=IN_HAND)
        found = arrange(hand, law, values, must=must, fresh=fresh, keep=keep, wild=wild, table=table)
        demands["fresh"] = fresh
    try:
        if tables:
            twins = tuple(map(as_twin, table))
            best = naive.best_with_table(hand, twin, counts, twins, must=must, **demands)  # type: ignore[arg-type]
        else:
            best = naive.best(hand, twin, counts, must=must, **demands)  # type: ignore[arg-type]
    except naive.TooMany:
        return
    assert (found and found.points) == best, (law, str(hand), [str(lies.meld) for lies in table])
    if found is not None:
        off = Cards(step.card for step in found.steps if not step.borrowed)
        borrowed = sum(found.borrowed, Cards())
        assert borrowed == Cards(step.card for step in found.steps if step.borrowed)
        assert sum((meld.bag for meld in found.melds), found.deadwood + off) == hand + borrowed
        assert all(law.shape(meld) is None and law.jokers(meld) is None for meld in found.melds)
        if not tables:
            assert sum(map(values.of, found.melds)) == found.points


@pytest.mark.parametrize("lot", range(4))
def test_small_hands(lot: int) -> None:
    for seed in range(100):
        ask(random.Random(100 * lot + seed), 8, [0, 0, 1, 1, 2, 3], tables=False)


@pytest.mark.parametrize("lot", range(3))
def test_small_hands_with_a_table(lot: int) -> None:
    for seed in range(40):
        ask(random.Random(100 * lot + seed), 5, [0, 0, 1], tables=True)
