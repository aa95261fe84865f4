"""Views and news that share their parts are those that are built anew for each seat."""

from __future__ import annotations

import random

import pytest

from tierce import Table, load
from tierce.game.actions import Discard, Draw, EndTurn
from tierce.server import messages, wire
from tierce.server.happened import Happened
from tierce.server.views import Views

GAMES = [
    ("penang+match.deals=3+match.target=none", 4),
    ("penang+swap.use=any+wild.rebind=slide+deck.jokers=12", 3),
    ("rami51+opening.points=20+opening.pure_run=off", 3),
    ("rami51+opening.points=30+match.elimination=yes+match.target=150", 3),
    ("gin", 2),
    ("basic", 3),
]


def acted(table: Table, rng: random.Random) -> bool:
    """Play, take back or deal by lot; whether the match goes on."""
    if table.over:
        if table.match.over:
            return False
        table.next_deal()
        return True
    steps = table.view(table.turn).steps
    ends = [one for one in steps if isinstance(one, EndTurn | Discard | Draw)]
    if not steps or (table.draft and rng.random() < 0.1):
        table.undo(all=rng.random() < 0.5)
    else:
        table.play(rng.choice(ends if ends and rng.random() < 0.6 else steps))
    return True


@pytest.mark.parametrize(("label", "seats"), GAMES)
def test_what_is_shared_is_what_each_seat_sees(label: str, seats: int) -> None:
    rng = random.Random(label)
    table = Table(load(label), seats=seats, seed=7)
    views, happened = Views(table.view), Happened(table)
    bots: tuple[str | None, ...] = (None,) * seats
    drafts = 0
    for version in range(250):
        if not acted(table, rng):
            break
        happened.hear()
        facts = messages.Facts(
            "t", table.rules, table.names, bots, table.match, table.deal, table.seq, version
        )
        anew = Happened(table) if version % 10 == 0 else None
        since = rng.randrange(table.seq + 1)
        for seat in (None, *range(seats)):
            draft = table.draft if seat == table.turn else ()
            drafts += bool(draft)
            shared = views.message(seat, facts, draft)
            assert shared == messages.view_message(table.view(seat), facts, draft)
            if anew is not None:
                assert happened.news(seat, since, table.seq) == anew.news(seat, since, table.seq)
    assert drafts > 20 or not label.startswith("penang")


def test_the_news_of_an_earlier_deal_are_those_that_were_told_in_it() -> None:
    rng = random.Random(3)
    table = Table(load("gin"), seats=2, seed=3)
    happened = Happened(table)
    told: list[wire.AnyEvent] = []
    while table.deal < 3 and acted(table, rng):
        since = told[-1].seq if told else 0
        happened.hear()
        told += happened.news(1, since, table.seq)
    assert table.deal == 3
    for since in range(0, table.seq, 17):
        until = min(table.seq, since + 60)
        assert happened.news(1, since, until) == [one for one in told if since < one.seq <= until]


def test_a_half_played_turn_is_in_no_part_that_others_see() -> None:
    table = Table("penang", seats=3, seed=2)
    views, seat = Views(table.view), table.turn
    facts = messages.Facts("t", table.rules, table.names, (None,) * 3, table.match, 1, table.seq, 1)
    before = [views.message(one, facts) for one in (None, 0, 1, 2)]
    step = next(one for one in table.view(seat).steps if not isinstance(one, EndTurn))
    table.play(step)
    assert views.message(seat, facts, table.draft).melds
    table.undo()
    assert [views.message(one, facts) for one in (None, 0, 1, 2)] == before
    assert not any(one.melds for one in before)
