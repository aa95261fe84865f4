"""The news, folded by a listener, give the table that the view shows."""

from __future__ import annotations

import random

import pytest

from hearing import Slots, heard
from tierce import Table, load
from tierce.server import messages, wire
from tierce.server.happened import Happened


@pytest.mark.parametrize("house", ["deck.jokers=12", "deck.jokers=16+wild.rebind=slide+swap.use=any"])
@pytest.mark.parametrize("seed", range(3))
def test_the_news_tell_the_table(seed: int, house: str) -> None:
    rng = random.Random(seed)
    table = Table(load(f"penang+{house}"), seats=3, seed=seed)
    happened = Happened(table)
    melds: list[Slots] = []
    since = 0
    passports: set[int] = set()
    slid = 0
    for _ in range(250):
        if table.over:
            if table.match.over:
                break
            table.next_deal()
            passports = set()
        else:
            table.play(rng.choice(table.view(table.turn).legal_actions))
        happened.hear()
        for event in happened.news(1, since, table.seq):
            heard(melds, event)
            since = event.seq
            slid += isinstance(event, wire.LaidOff) and event.slid
            if isinstance(event, wire.Melded):
                assert event.passport == (event.seat not in passports)
                passports.add(event.seat)
            if isinstance(event, wire.Dealt):
                assert (event.cards is None) == (event.seat != 2)
            if isinstance(event, wire.Died):
                assert event.passport == (event.seat in passports)
        if not table.draft:
            view = table.view(1)
            shown = [messages.meld(number, one, view.terms) for number, one in enumerate(view.table, 1)]
            assert [one.slots for one in shown] == melds
    assert since == table.seq
    assert bool(slid) == ("slide" in house)
    both = happened.news(0, 0, table.seq), happened.news(None, 0, table.seq)
    for mine, theirs in zip(*both, strict=True):
        assert mine == theirs or (isinstance(theirs, wire.Dealt) and theirs.cards is None)


def test_a_result_explains_every_count() -> None:
    label = "penang+score.no_passport=plus_50+values.joker_in_hand=doubles_hand+match.settlement=difference"
    label += "+match.deals=2+match.last_deal_factor=1000+match.target=none+deal.aside_shown_after=yes"
    table = Table(load(label), seats=3, seed=5)
    for deal in (1, 2):
        while not table.over:
            table.play(table.view(table.turn).legal_actions[0])
        view, row = table.view(None), table.match.rows[-1]
        assert view.result is not None
        told = messages.result(view.result, view.terms, view.table, row.factor)
        assert tuple(one.score for one in told.counts) == row.scores
        for one in told.counts:
            doubled = 2 if one.doubled_by_jokers else 1
            assert (one.cards_total * doubled + one.penalty) * one.factor == one.score
            assert one.settlement is not None
        assert told.aside is not None
        assert len(told.aside) == view.aside_count
        assert ("C4" in told.rules) == (deal == 2)
        if deal == 1:
            table.next_deal()


def test_wild_house_rules_list_no_more_melds_than_are_of_use() -> None:
    label = "penang+deck.packs=1+deck.jokers=16+deal.hand_size=34+melds.min_naturals=0+melds.circular=yes"
    for seed in range(2):
        view = (table := Table(load(label), seats=2, seed=seed)).view(table.turn)
        found = messages.steps(view)
        melds = [step for step in found if step.verb == "meld"]
        assert len(melds) == min(messages.MOST_MELDS, len(view.steps))
