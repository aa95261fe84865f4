"""The score sheet of a game in which points are won: columns, boxes and bonuses (G10).

A deal that is won is entered in one column, or as in Hollywood in several (G10.6). Each column is a game of
its own: the first seat to reach the target closes it and has the game bonus; every entry is a box, which
counts when the column is added up. Rulings, where the books are silent:

* A win counts in every open column in which the seat has an entry already, and in the first open one in which
  it has none. So the first win goes to the first column, the second to two, the third to three; a seat that
  was blanked in a column makes its next first entry in the next one.
* Big gin has the extra boxes of gin. A box is never doubled with its deal.
* A match that ends by a number of deals ends every column: who leads in one wins it, and of equals nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tierce.game.scoring import DealResult, Ending
from tierce.rules import Terms

UNDERCUT_BOXES, GIN_BOXES = 1, 2
"""The boxes that an undercut, and a gin, have beside the one that every win has, where that is played."""
FLAT_SHUTOUT: Final = 100


class Entry(NamedTuple):
    """A deal that was won, as it stands in a column."""

    deal: int
    """Its number, from 1."""
    seat: int
    points: int
    boxes: int = 1


class Tally(NamedTuple):
    """What a seat's side of a column adds up to."""

    points: int = 0
    bonus: int = 0
    """What the winner of the column gets for the game."""
    boxes: int = 0
    """What its boxes count."""
    shutout: int = 0
    """What the winner gets beside where the others have not scored."""

    @property
    def total(self) -> int:
        """All of it."""
        return sum(self)


class Column(NamedTuple):
    """One game of the sheet."""

    entries: tuple[Entry, ...]
    totals: tuple[int, ...]
    """The points of each seat."""
    closed: bool
    """Whether a seat has reached the target; nothing more is entered then."""
    tallies: tuple[Tally, ...]
    """What it adds up to for each seat; bonus and shutout only when the column, or the match, is over."""

    @property
    def winner(self) -> int | None:
        """The seat with the most points, if there is one."""
        best = max(self.totals)
        return self.totals.index(best) if self.totals.count(best) == 1 else None


def boxes_of(result: DealResult, winner: int, terms: Terms) -> int:
    """How many boxes a deal brings its winner (G9.5, G10.3)."""
    if not terms.match.extra_boxes:
        return 1
    if result.how in (Ending.GIN, Ending.BIG_GIN):
        return 1 + GIN_BOXES
    return 1 + UNDERCUT_BOXES * (winner != result.went_out)


def columns(wins: Sequence[Entry], seats: int, terms: Terms, *, over: bool) -> tuple[Column, ...]:
    """The columns after these wins; ``over`` when the match has ended, and with it every column."""
    match = terms.match
    entered: list[list[Entry]] = [[] for _ in range(match.columns)]
    totals = [[0] * seats for _ in entered]
    closed = [False] * match.columns
    for win in wins:
        new = True
        for number, entries in enumerate(entered):
            known = any(entry.seat == win.seat for entry in entries)
            if closed[number] or not (known or new):
                continue
            new = new and known
            entries.append(win)
            totals[number][win.seat] += win.points
            closed[number] = match.target is not None and totals[number][win.seat] >= match.target
    return tuple(
        Column(tuple(entries), tuple(points), shut, _tallies(entries, points, terms, over=shut or over))
        for entries, points, shut in zip(entered, totals, closed, strict=True)
    )


def _tallies(
    entries: Sequence[Entry], points: Sequence[int], terms: Terms, *, over: bool
) -> tuple[Tally, ...]:
    """What each seat's side of a column comes to."""
    boxes = [sum(one.boxes for one in entries if one.seat == seat) for seat in range(len(points))]
    tallies = [Tally(won, 0, count * terms.match.box) for won, count in zip(points, boxes, strict=True)]
    best = max(points)
    if over and points.count(best) == 1:
        winner = points.index(best)
        won = tallies[winner]._replace(bonus=terms.match.game_bonus)
        blank = sum(points) == best
        tallies[winner] = won._replace(shutout=_shutout(won, terms)) if blank else won
    return tuple(tallies)


def _shutout(won: Tally, terms: Terms) -> int:
    """What a winner gets beside when nobody else has scored."""
    return {
        "none": 0,
        "double_before_boxes": won.points + won.bonus,
        "double_all": won.total,
        "double_bonus": won.bonus,
        "plus_100": FLAT_SHUTOUT,
    }[terms.match.shutout]
