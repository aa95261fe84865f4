"""The gin match: boxes, the game bonus, the shutout and the columns of Hollywood (GIN, GIN-12, GIN-13)."""

from __future__ import annotations

import pytest

from tierce.cards import Cards
from tierce.game import DealResult, Ending
from tierce.rules import load
from tierce.table import Match
from tierce.table.boxes import Column, Tally
from tierce.table.match import Row

HOLLYWOOD = "gin_hollywood"


def won(
    seat: int, points: int, *, how: Ending = Ending.KNOCK, knocker: int | None = None, dealer: int = 0
) -> Row:
    """A hand of gin that this seat won by so many points; it knocked unless another did."""
    scores = tuple(points if one == seat else 0 for one in range(2))
    result = DealResult(how, (Cards(), Cards()), (False, False), seat if knocker is None else knocker)
    return Row(dealer, scores, 1, (seat,) if points else (), result)


def match_of(rules: str, *rows: Row) -> Match:
    return Match(load(rules), 2, rows)


def hands(rules: str, *scores: int) -> Match:
    """The match after these hands: points of p1, with a minus those of p2."""
    return match_of(rules, *(won(score < 0, abs(score)) for score in scores))


def totals(match: Match) -> list[tuple[int, ...]]:
    return [column.totals for column in match.sheet]


def test_GIN_12_a_win_is_written_in_one_two_and_three_columns() -> None:
    """Hollywood, three wins of 25, 18 and 36: the columns say 79, 54 and 36."""
    match = hands(HOLLYWOOD, 25, 18, 36)
    assert totals(match) == [(79, 0), (54, 0), (36, 0)]
    entries = [[(one.deal, one.seat, one.points) for one in column.entries] for column in match.sheet]
    assert entries == [[(1, 0, 25), (2, 0, 18), (3, 0, 36)], [(2, 0, 18), (3, 0, 36)], [(3, 0, 36)]]
    assert not match.over


def test_GIN_13_game_bonus_and_boxes() -> None:
    """104 to 60, five hands to three, bonus 100, boxes of 25: 329 against 135, a margin of 194."""
    match = hands("gin", 20, -20, 20, -20, 20, -20, 20, 24)
    assert (match.totals, match.over, match.winners) == ((104, 60), True, (0,))
    (column,) = match.sheet
    assert column.tallies == (Tally(104, 100, 125, 0), Tally(60, 0, 75, 0))
    assert match.finals == (329, 135)
    assert (column.closed, column.winner) == (True, 0)


def test_nothing_is_added_before_the_end() -> None:
    """While a game runs boxes are counted, and neither bonus nor shutout."""
    match = hands("gin", 99)
    assert match.sheet == (Column(match.sheet[0].entries, (99, 0), False, (Tally(99, 0, 25, 0), Tally())),)
    assert (match.over, match.winners) == (False, (0,))
    assert hands("gin").sheet[0].tallies == (Tally(), Tally())
    assert hands("gin").sheet[0].winner is None


@pytest.mark.parametrize(
    ("shutout", "extra"),
    [
        ("none", 0),
        ("double_before_boxes", 210),
        ("double_all", 260),
        ("double_bonus", 100),
        ("plus_100", 100),
    ],
)
def test_the_shutout(shutout: str, extra: int) -> None:
    """A loser without a point costs the winner's total again, with or without boxes, the bonus, or 100."""
    match = hands(f"gin+match.shutout={shutout}", 60, 50)
    assert match.sheet[0].tallies[0] == Tally(110, 100, 50, extra)
    assert match.finals == (260 + extra, 0)
    both = hands(f"gin+match.shutout={shutout}", 60, -1, 50)
    assert both.finals == (260, 26)


@pytest.mark.parametrize("columns", [1, 3])
def test_columns(columns: int) -> None:
    """With one column it closes and the match is over; with three the others are still open."""
    match = hands(f"gin+match.columns={columns}+match.shutout=none", 100)
    assert (len(match.sheet), match.over) == (columns, columns == 1)
    assert match.sheet[0].tallies[0].total == 225


def test_a_closed_column_takes_nothing_more() -> None:
    """Each column is a game of its own, with bonus, boxes and shutout; the match ends with the last."""
    match = hands(HOLLYWOOD, 60, 50, 70)
    assert totals(match) == [(110, 0), (120, 0), (70, 0)]
    assert [column.closed for column in match.sheet] == [True, True, False]
    assert not match.over
    # A third win of p1 went to all three; the first column had closed with the second.
    assert [len(column.entries) for column in match.sheet] == [2, 2, 1]
    over = hands(HOLLYWOOD, 60, 50, 70, -10, 40)
    assert totals(over) == [(110, 0), (120, 0), (110, 10)]
    assert over.over
    first, second, third = over.sheet
    assert (first.tallies[0], second.tallies[0]) == (Tally(110, 100, 50, 210), Tally(120, 100, 50, 220))
    assert third.tallies == (Tally(110, 100, 50, 0), Tally(10, 0, 25, 0))
    assert over.finals == (470 + 490 + 260, 35)
    assert over.winners == (0,)


def test_blanked_in_a_column() -> None:
    """A seat blanked in the first column makes its first entry in the second column, then in both."""
    match = hands(HOLLYWOOD, 60, 50, -5, -7)
    assert totals(match) == [(110, 0), (50, 12), (0, 7)]
    assert [[one.deal for one in column.entries] for column in match.sheet] == [[1, 2], [2, 3, 4], [4]]


def test_a_hand_that_closes_a_column_is_written_in_the_next_as_well() -> None:
    """A second win may close the first column, and is entered in the second too."""
    match = hands(HOLLYWOOD, 90, 10)
    assert totals(match) == [(100, 0), (10, 0), (0, 0)]
    assert totals(hands(HOLLYWOOD, 90, -20, 10)) == [(100, 20), (10, 0), (0, 0)]


@pytest.mark.parametrize(
    ("row", "plain", "extra"),
    [
        (won(0, 30), 1, 1),
        (won(0, 30, knocker=1), 1, 2),
        (won(0, 30, how=Ending.GIN), 1, 3),
        (won(0, 30, how=Ending.BIG_GIN), 1, 3),
    ],
)
def test_extra_boxes(row: Row, plain: int, extra: int) -> None:
    """Oklahoma: an undercut brings one box more, gin two; a spade never doubles them."""
    for rules, boxes in (("no", plain), ("yes", extra)):
        match = match_of(f"gin+score.spade_doubles=yes+match.extra_boxes={rules}", row)
        assert (match.sheet[0].entries[0].boxes, match.sheet[0].tallies[0].boxes) == (boxes, 25 * boxes)


@pytest.mark.parametrize(
    ("rules", "box", "bonus"),
    [("match.box=0", 0, 100), ("match.box=100", 100, 100), ("match.game_bonus=0", 25, 0),
     ("match.game_bonus=500", 25, 500)],
)  # fmt: skip
def test_what_a_box_and_a_game_bring(rules: str, box: int, bonus: int) -> None:
    """Both are numbers that a table agrees on."""
    match = hands(f"gin+match.shutout=none+{rules}", 100)
    assert match.sheet[0].tallies[0] == Tally(100, bonus, box, 0)


def test_the_final_totals_decide() -> None:
    """Who has fewer points and far more boxes may win the match, though not the game."""
    match = hands("gin", *[-9] * 11, 104)
    assert (match.totals, match.sheet[0].winner) == ((104, 99), 0)
    assert (match.finals, match.winners) == ((229, 374), (1,))


def test_a_number_of_deals() -> None:
    """A match that ends by a number of deals ends every column; who leads wins it, of equals nobody."""
    rules = "gin+match.target=none+match.deals=2+match.shutout=none"
    assert hands(rules, 30, -10).sheet[0].tallies == (Tally(30, 100, 25, 0), Tally(10, 0, 25, 0))
    even = hands(rules, 30, -30)
    assert even.sheet[0].tallies == (Tally(30, 0, 25, 0), Tally(30, 0, 25, 0))
    assert (even.over, even.winners) == (True, (0, 1))
    assert not hands(rules + "+match.ties=extra_deal", 30, -30).over
    assert not hands(rules, 30).over


def test_who_deals_next() -> None:
    """The loser of the hand, or its winner, or always the next; a dead hand is dealt again by the same."""
    dead = DealResult(Ending.BLOCKED, (Cards(), Cards()), (False, False))
    for rule, loser, winner in (("worst_loser", 1, 0), ("last_winner", 0, 1), ("next", 1, 1)):
        rules = f"gin+match.dealer={rule}"
        assert match_of(rules, won(0, 30)).next_dealer() == loser
        assert match_of(rules, won(1, 30)).next_dealer() == winner
        for dealer in (0, 1):
            assert match_of(rules, Row(dealer, (0, 0), 1, (), dead)).next_dealer() == dealer


def test_independent_hands_have_no_sheet() -> None:
    """Where nothing is kept, who has won most hands leads."""
    match = hands("gin+match.kind=independent+match.deals=3", 30, -40, 2)
    assert (match.sheet, match.finals, match.winners) == ((), (0, 0), (0,))
    assert Match(load("rami51"), 3).sheet == ()
