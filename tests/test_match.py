"""A match: totals, its end, who deals, who has dropped out."""

from __future__ import annotations

import pytest

from positions import all_dead, closed, match_of
from says import exactly
from tierce.rules import load
from tierce.table import Match


def test_a_match_begins_with_nothing() -> None:
    match = Match(load("penang"), 4)
    assert (match.totals, match.out, match.playing) == ((0, 0, 0, 0), (), (0, 1, 2, 3))
    assert (match.over, match.winners, match.factor) == (False, (), 1)
    with pytest.raises(ValueError, match=exactly("the first dealer is drawn by lot")):
        match.next_dealer()


def test_a_row() -> None:
    match = match_of("penang", 3, 2, closed(1, 30, 0, 40))
    (row,) = match.rows
    assert (row.dealer, row.scores, row.factor, row.winners) == (2, (30, 0, 40), 1, (1,))
    assert row.result == closed(1, 30, 0, 40)
    assert Match(load("penang"), 3).rows == ()


@pytest.mark.parametrize(("total", "over"), [(299, False), (300, True), (301, True)])
def test_the_target_is_enough(total: int, over: bool) -> None:
    assert match_of("penang", 2, 0, closed(0, 0, total)).over is over


def test_a_number_of_deals() -> None:
    rules = "penang+match.deals=2+match.target=none"
    assert not match_of(rules, 2, 0, closed(0, 0, 999)).over
    assert match_of(rules, 2, 0, closed(0, 0, 999), closed(0, 0, 5)).over
    both = "penang+match.deals=2"
    assert match_of(both, 2, 0, closed(0, 0, 300)).over
    assert match_of(both, 2, 0, closed(0, 0, 3), closed(0, 0, 3)).over


def test_independent_deals() -> None:
    rules = "penang+match.kind=independent"
    match = match_of(rules, 3, 0, closed(0, 0, 500, 10), all_dead(20, 10, 10), closed(2, 20, 10, 0))
    # One deal for the first, one shared for the second, two for the third, one of them shared.
    assert (match.totals, match.over, match.winners) == ((0, 0, 0), False, (2,))
    assert match_of(rules + "+match.deals=1", 3, 0, closed(0, 0, 5, 10)).over


def test_winners_lead() -> None:
    assert match_of("penang", 3, 0, closed(1, 30, 0, 40)).winners == (1,)
    assert match_of("penang", 3, 0, closed(1, 30, 0, 40), closed(0, 0, 30, 40)).winners == (0, 1)


def test_the_last_deal_weighs_more() -> None:
    rules = "penang+match.deals=2+match.target=none+match.last_deal_factor=1000"
    first = match_of(rules, 2, 0, closed(0, 0, 12))
    assert first.factor == 1000
    assert Match(load(rules), 2).factor == 1
    both = match_of(rules, 2, 0, closed(0, 0, 12), closed(0, 0, 12))
    assert (both.factor, both.totals, [row.factor for row in both.rows]) == (1, (0, 12_012), [1, 1000])
    once = "penang+match.deals=1+match.target=none+match.last_deal_factor=1000"
    assert Match(load(once), 2).factor == 1000


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ("match.dealer=next", [1, 2, 3, 0]),
        ("match.dealer=next+deal.direction=anticlockwise", [3, 0, 1, 2]),
        ("match.dealer=last_winner", [1, 3, 3, 1]),
        ("match.dealer=last_winner+deal.direction=anticlockwise", [3, 3, 1, 1]),
        ("match.dealer=worst_loser", [2, 2, 0, 0]),
        ("match.dealer=worst_loser+deal.direction=anticlockwise", [2, 0, 0, 2]),
    ],
)
def test_who_deals_next(rules: str, expected: list[int]) -> None:
    # Seats 1 and 3 tie for the win, 0 and 2 for the worst.
    result = all_dead(50, 20, 50, 20)
    assert [match_of(f"penang+{rules}", 4, dealer, result).next_dealer() for dealer in range(4)] == expected


ELIMINATION = "penang+match.elimination=yes+match.target=100"


def test_elimination() -> None:
    match = match_of(ELIMINATION, 4, 0, closed(1, 30, 0, 100, 99))
    assert (match.out, match.playing, match.over) == ((2,), (0, 1, 3), False)
    assert match.terms.players == 3
    assert match.terms.deal.hand_size == 25
    match = match_of(ELIMINATION, 4, 0, closed(1, 30, 0, 100, 98), closed(0, 0, 20, None, 2))
    assert (match.totals, match.out, match.over) == ((30, 20, 100, 100), (2, 3), False)
    assert match.rows[1].scores == (0, 20, None, 2)
    match = match_of(
        ELIMINATION, 4, 0, closed(1, 30, 0, 100, 98), closed(0, 0, 20, None, 2), closed(1, 70, 0, None, None)
    )
    assert (match.out, match.playing, match.over, match.winners) == ((0, 2, 3), (1,), True, (1,))
    assert match.terms.players == 2


def test_a_seat_that_dropped_out_wins_only_when_all_have() -> None:
    match = match_of(ELIMINATION, 3, 0, all_dead(120, 100, 110))
    assert (match.over, match.out, match.winners) == (True, (0, 1, 2), (1,))
    # Under a number of deals a lower total that has dropped out would still not lead.
    match = match_of(ELIMINATION + "+match.deals=1", 3, 0, all_dead(20, 100, 30))
    assert (match.over, match.winners) == (True, (0,))


def test_the_deal_passes_over_seats_that_dropped_out() -> None:
    for rotation, dealer in (("next", 2), ("last_winner", 3), ("worst_loser", 2)):
        rules = f"{ELIMINATION}+match.dealer={rotation}"
        match = match_of(rules, 4, 0, closed(3, 30, 100, 99, 0))
        assert (match.out, match.next_dealer()) == ((1,), dealer)


def test_a_winner_that_dropped_out_does_not_deal() -> None:
    rules = f"{ELIMINATION}+match.dealer=last_winner"
    match = match_of(rules, 3, 0, all_dead(90, 80, 80), all_dead(9, 20, 19))
    assert (match.rows[1].winners, match.out, match.next_dealer()) == ((0,), (1,), 0)
    # Both best hands of this deal are out: the best of the others deals.
    match = match_of(rules, 4, 0, all_dead(90, 20, 30, 0), all_dead(10, 21, 20, 30))
    assert (match.out, match.rows[1].winners, match.next_dealer()) == ((0,), (0,), 2)


EXTRA = "penang+match.ties=extra_deal"


def test_a_tie_is_played_off() -> None:
    tied = all_dead(20, 20, 60)
    match = match_of(f"{EXTRA}+match.target=50", 3, 0, tied)
    assert (match.over, match.winners) == (False, (0, 1))
    assert match_of(f"{EXTRA}+match.target=50", 3, 0, all_dead(20, 21, 60)).over
    # The third seat plays on too and may come from behind.
    match = match_of(f"{EXTRA}+match.deals=1", 3, 0, tied, all_dead(70, 70, 2))
    assert (match.over, match.winners) == (True, (2,))
    shared = match_of("penang+match.deals=1", 3, 0, tied)
    assert (shared.over, shared.winners) == (True, (0, 1))


def test_an_elimination_that_ends_in_a_tie_is_played_off_by_all() -> None:
    rules = f"{ELIMINATION}+match.ties=extra_deal"
    match = match_of(rules, 3, 0, all_dead(100, 100, 110))
    assert (match.over, match.out, match.playing, match.winners) == (False, (), (0, 1, 2), (0, 1))
    assert match.terms.players == 3
    assert match.next_dealer() == 1
    match = match_of(rules, 3, 0, all_dead(100, 100, 110), all_dead(3, 2, 20))
    assert (match.over, match.winners, match.out) == (True, (1,), (0, 1, 2))
    alone = match_of(rules, 3, 0, all_dead(100, 99, 110))
    assert (alone.over, alone.winners, alone.out) == (True, (1,), (0, 2))
