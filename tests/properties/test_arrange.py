"""The solver against its slow twin, under any law, with and without a table."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import assume, given, settings
from hypothesis import strategies as st

import naive_arrange as naive
from tierce.cards import FACES, JOKER, Card, Cards
from tierce.cards.card import SUITS
from tierce.melds import Meld, MeldLaw
from tierce.melds.arrange import Arrangement, Pure, TableMeld, Values, arrange, opening
from tierce.melds.law import HIGH_ACE
from tierce.melds.readings import extended, melds_in

NATURALS = FACES[:52]
FEW = ((1, 2, 3, 4), (1, 2, 3, 12, 13), (5, 6, 7, 8, 9), (1, 2, 11, 12, 13), tuple(range(1, 14)))
IN_HAND = {card: 20 if card is JOKER else 11 if card.rank == 1 else min(10, card.rank) for card in FACES[:53]}
EXAMPLES = settings.get_profile(settings._current_profile or "default").max_examples
"""As many as the profile asks for."""

limits = st.sampled_from([None, 0, 1, 2])
laws = st.builds(
    MeldLaw,
    set_suits=st.sampled_from(["repeat", "distinct"]),
    run_max=st.sampled_from([13, HIGH_ACE]),
    circular=st.sampled_from([False, False, True]),
    min_naturals=st.integers(0, 3),
    max_in_run=limits,
    max_in_set=limits,
    adjacent=st.booleans(),
    in_run=st.sampled_from(["anywhere", "anywhere", "ends", "burnt"]),
    aces=st.sampled_from(["both", "both", "low"]),
)


@st.composite
def hands(draw: st.DrawFn, most: int = 8, jokers: int = 3) -> Cards:
    """A hand of cards near each other, of two packs."""
    ranks, suits = draw(st.sampled_from(FEW)), draw(st.sampled_from([SUITS, SUITS[:2], SUITS[:1]]))
    pack = [card for card in NATURALS if card.rank in ranks and card.suit in suits] * 2
    places = draw(st.sets(st.integers(0, len(pack) - 1), max_size=most))
    return Cards([*(pack[place] for place in sorted(places)), *[JOKER] * draw(st.integers(0, jokers))])


class Asked(NamedTuple):
    """What is asked of both."""

    law: MeldLaw
    wild: frozenset[Card] | None
    by_place: bool
    ace_low: int
    ace_high: int
    joker: int | None
    need: int
    pure: Pure
    keep: int
    fresh: int

    @property
    def values(self) -> Values:
        if not self.by_place:
            return Values.by_card(IN_HAND.__getitem__)
        return Values.by_place(ace_low=self.ace_low, ace_high=self.ace_high, joker=self.joker)

    @property
    def counts(self) -> naive.Counts:
        if not self.by_place:
            return naive.Counts(hand=IN_HAND)
        return naive.Counts(ace_low=self.ace_low, ace_high=self.ace_high, joker=self.joker)

    @property
    def twin(self) -> naive.Law:
        law = self.law
        return naive.Law(
            law.set_suits == "repeat",
            law.run_max,
            law.circular,
            law.min_naturals,
            law.max_in_run,
            law.max_in_set,
            law.adjacent,
            law.in_run == "ends",
            self.wild,
            law.aces == "low",
        )

    def best(self, hand: Cards, must: Cards, table: list[TableMeld]) -> Arrangement | None:
        if self.by_place:
            return opening(
                hand,
                self.law,
                self.need,
                values=self.values,
                pure=self.pure,
                must=must,
                keep=self.keep,
                wild=self.wild,
                table=table,
            )
        return arrange(
            hand,
            self.law,
            self.values,
            must=must,
            fresh=self.fresh,
            keep=self.keep,
            wild=self.wild,
            table=table,
        )

    @property
    def demands(self) -> dict[str, int | str]:
        if self.by_place:
            return {"need": self.need, "pure": self.pure, "keep": self.keep}
        return {"fresh": self.fresh, "keep": self.keep}


@st.composite
def questions(draw: st.DrawFn) -> Asked:
    law = draw(laws)
    burnt = draw(st.sets(st.sampled_from(NATURALS))) if law.in_run == "burnt" else None
    return Asked(
        law,
        None if burnt is None else frozenset(burnt),
        draw(st.booleans()),
        draw(st.sampled_from([1, 10])),
        draw(st.sampled_from([11, 10])),
        draw(st.sampled_from([None, None, 0, 35])),
        draw(st.sampled_from([0, 10, 30, 51])),
        draw(st.sampled_from(("new", "new", "subrun", "off"))),
        draw(st.integers(0, 2)),
        draw(st.sampled_from([0, 0, 1])),
    )


@given(st.data(), questions(), hands())
def test_the_best_is_the_twins_best(data: st.DataObject, asked: Asked, hand: Cards) -> None:
    must = Cards(data.draw(st.sets(st.sampled_from(hand.faces()), max_size=2)) if hand else ())
    found = asked.best(hand, must, [])
    expected = naive.best(hand, asked.twin, asked.counts, must=must, **asked.demands)  # type: ignore[arg-type]
    assert (found and found.points) == expected
    if found is not None:
        lawful = set(melds_in(hand, asked.law))
        assert lawful.issuperset(found.melds)
        assert sum((meld.bag for meld in found.melds), found.deadwood) == hand
        assert sum(map(asked.values.of, found.melds)) == found.points
        assert must in hand - found.deadwood
        for meld in found.melds:
            jokers = [meld.stands_for(slot) for slot, card in enumerate(meld.cards) if card is JOKER]
            assert not meld.is_run or asked.wild is None or asked.wild.issuperset(jokers)


@given(st.data(), questions(), hands(5, 2))
@settings(max_examples=max(EXAMPLES // 2, 15))
def test_with_a_table_too(data: st.DataObject, asked: Asked, hand: Cards) -> None:
    table: list[TableMeld] = []
    for other in data.draw(st.lists(hands(9, 1), min_size=1, max_size=3)):
        melds = [meld for meld in melds_in(other, asked.law) if _stands(meld, asked)]
        if melds:
            melds.sort(key=lambda meld: -len(meld.cards))
            flags = data.draw(st.tuples(st.booleans(), st.sampled_from([True, True, False]), st.booleans()))
            table.append(TableMeld(data.draw(st.sampled_from(melds[:8])), *flags))
    must = Cards(data.draw(st.sets(st.sampled_from(hand.faces()), max_size=1)) if hand else ())
    twins = tuple(
        naive.There(
            (
                (
                    naive.Meld(lies.meld.suit, lies.meld.low, lies.meld.cards),
                    tuple(lies.lends and card is not JOKER for card in lies.meld.cards),
                ),
            ),
            lies.joker,
            lies.splits,
        )
        for lies in table
    )
    try:
        expected = naive.best_with_table(
            hand,
            asked.twin,
            asked.counts,
            twins,
            must=must,
            **asked.demands,  # type: ignore[arg-type]
        )
    except naive.TooMany:
        assume(False)
    found = asked.best(hand, must, table)
    assert (found and found.points) == expected
    if found is not None:
        check_steps(found, hand, asked, table)


def _stands(meld: Meld, asked: Asked) -> bool:
    jokers = [meld.stands_for(slot) for slot, card in enumerate(meld.cards) if card is JOKER]
    return not meld.is_run or asked.wild is None or asked.wild.issuperset(jokers)


def check_steps(found: Arrangement, hand: Cards, asked: Asked, table: list[TableMeld]) -> None:
    """The steps can be done in their order, and everything laid was in hand or borrowed."""
    now = {number: [lies.meld] for number, lies in enumerate(table)}
    off = borrowed = Cards()
    for step in found.steps:
        parts = now[step.meld]
        if step.borrowed:
            assert table[step.meld].lends
            borrowed += step.card
            (part,) = [part for part in parts if step.card in part.cards][:1]
            parts.remove(part)
            slot = part.cards.index(step.card)
            if part.is_run and step.end is not None:
                slot = 0 if step.end == "<" else len(part.cards) - 1
                assert part.cards[slot] is step.card
            pieces = [part._replace(cards=part.cards[:slot]), _behind(part, slot)]
            if not part.is_run:
                pieces = [part._replace(cards=part.cards[:slot] + part.cards[slot + 1 :])]
            parts += [piece for piece in pieces if piece.cards]
        else:
            off += step.card
            lawful = [
                (part, after)
                for part in parts
                for after in [extended(part, step.card, step.end, asked.law)]
                if asked.law.shape(after) is None and asked.law.jokers(after) is None
            ]
            part, after = lawful[0]
            parts[parts.index(part)] = after
        for part in parts:
            assert asked.law.shape(part) is None
            assert asked.law.jokers(part) is None
    assert borrowed == sum(found.borrowed, Cards())
    assert sum((meld.bag for meld in found.melds), found.deadwood + off) == hand + borrowed
    for meld, lent in zip(found.melds, found.borrowed, strict=True):
        assert asked.law.shape(meld) is None
        assert asked.law.jokers(meld) is None
        assert meld.bag != lent


def _behind(part: Meld, slot: int) -> Meld:
    return part._replace(cards=part.cards[slot + 1 :], low=(part.low + slot) % 13 + 1)


@given(laws, hands(12, 4), st.sampled_from(NATURALS))
def test_one_card_more_costs_no_more_than_itself(law: MeldLaw, hand: Cards, card: Card) -> None:
    values = Values.by_card(IN_HAND.__getitem__)

    def deadwood(cards: Cards) -> int:
        found = arrange(cards, law, values)
        assert found is not None
        assert found.points == sum(map(IN_HAND.__getitem__, cards - found.deadwood))
        return sum(map(IN_HAND.__getitem__, found.deadwood))

    assert deadwood(hand + card) <= deadwood(hand) + IN_HAND[card]


@given(laws.filter(lambda law: law.in_run != "burnt"), hands(12, 3), st.permutations(SUITS))
def test_suits_have_no_rank(law: MeldLaw, hand: Cards, order: list[str]) -> None:
    renamed = Cards(
        card if card is JOKER else Card.of(card.rank, SUITS[order.index(card.suit)]) for card in hand
    )
    for pure in ("new", "off"):
        points = [
            found and found.points
            for found in (
                opening(cards, law, 30, values=Values.by_place(), pure=pure) for cards in (hand, renamed)
            )
        ]
        assert points[0] == points[1]
