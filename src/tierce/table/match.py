"""A match: deals one after the other, their scores added up, and who deals next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tierce.game.scoring import DealResult
from tierce.rules import Rules, Terms
from tierce.table.boxes import Column, Entry, boxes_of, columns


@dataclass(frozen=True, slots=True)
class Row:
    """A finished deal on the score sheet; a seat that was out of the match has no score (``None``)."""

    dealer: int
    scores: tuple[int | None, ...]
    """The points of the deal, times the factor of the last deal (C4)."""
    factor: int
    winners: tuple[int, ...]
    result: DealResult


@dataclass(frozen=True, slots=True)
class Match:
    """The deals so far; an immutable value, ``after`` gives the next."""

    rules: Rules
    seats: int
    rows: tuple[Row, ...] = ()

    @property
    def totals(self) -> tuple[int, ...]:
        """Each seat's points so far; all zero where deals are independent and nothing is kept (A9.5)."""
        if self._terms.match.kind == "independent":
            return (0,) * self.seats
        return tuple(sum(row.scores[seat] or 0 for row in self.rows) for seat in range(self.seats))

    @property
    def sheet(self) -> tuple[Column, ...]:
        """The columns of the score sheet where points are won: one, or three in Hollywood (G10.1, G10.6).

        None where points count against a seat, or nothing is kept.
        """
        return self._columns(over=self._ended)

    @property
    def finals(self) -> tuple[int, ...]:
        """What decides the match: the totals, or all columns of the sheet added up with boxes and bonuses."""
        sheet = self.sheet
        if not sheet:
            return self.totals
        return tuple(sum(column.tallies[seat].total for column in sheet) for seat in range(self.seats))

    def _columns(self, *, over: bool) -> tuple[Column, ...]:
        terms = self._terms
        if not terms.highest_wins or terms.match.kind == "independent":
            return ()
        wins = [
            Entry(number, seat, points, boxes_of(row.result, seat, terms))
            for number, row in enumerate(self.rows, start=1)
            for seat, points in enumerate(row.scores)
            if points
        ]
        return columns(wins, self.seats, terms, over=over)

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have reached the number and dropped out (B11.2).

        When all have, and are tied, and the tie is played off, they all come back (A9.6).
        """
        left = self._left
        if not left and not self.over:
            return ()
        return tuple(seat for seat in range(self.seats) if seat not in left)

    @property
    def _left(self) -> tuple[int, ...]:
        """The seats that have not reached the number, where it makes seats drop out."""
        match = self._terms.match
        gone = match.target if match.elimination else None
        return tuple(seat for seat, total in enumerate(self.totals) if gone is None or total < gone)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are dealt in."""
        return tuple(seat for seat in range(self.seats) if seat not in self.out)

    @property
    def over(self) -> bool:
        """Whether the match has ended.

        A total or the number of deals is reached, and no tie is to be played off (A9.5, A9.6).
        """
        return self._ended and (self._terms.match.ties == "shared" or len(self.winners) == 1)

    @property
    def _ended(self) -> bool:
        match = self._terms.match
        if match.deals is not None and len(self.rows) >= match.deals:
            return True
        if match.kind == "independent" or match.target is None:
            return False
        if match.elimination:
            return len(self._left) <= 1
        if sheet := self._columns(over=False):
            return all(column.closed for column in sheet)
        return any(total >= match.target for total in self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who leads, and when the match is over has won: the lowest total, the highest where points are won,
        or of independent deals the most won.

        A seat that has dropped out wins only when all have (B13).
        """
        if not self.rows:
            return ()
        seats = self._left or tuple(range(self.seats))
        if self._terms.match.kind == "independent":
            won = [sum(seat in row.winners for row in self.rows) for seat in range(self.seats)]
            return tuple(seat for seat in seats if won[seat] == max(won))
        finals = self.finals
        best = self._best(finals[seat] for seat in seats)
        return tuple(seat for seat in seats if finals[seat] == best)

    def _best(self, scores: Iterable[int]) -> int:
        """The score that everybody wants."""
        return max(scores) if self._terms.highest_wins else min(scores)

    @property
    def _terms(self) -> Terms:
        return self.rules.at(self.seats)

    @property
    def terms(self) -> Terms:
        """The answers for the next deal, which may have fewer players than seats."""
        return self.rules.at(max(2, len(self.playing)))

    @property
    def factor(self) -> int:
        """What the scores of the next deal are multiplied by (C4)."""
        match = self._terms.match
        return match.last_deal_factor if match.deals == len(self.rows) + 1 else 1

    def after(self, dealer: int, result: DealResult, terms: Terms) -> Match:
        """The match with this deal added."""
        factor = self.factor
        scores = tuple(None if score is None else score * factor for score in result.points(terms))
        row = Row(dealer, scores, factor, result.winners(terms), result)
        return Match(self.rules, self.seats, (*self.rows, row))

    def next_dealer(self) -> int:
        """Who deals the next deal (A2.2 to A2.5).

        A deal of gin that nobody won is dealt again by the same dealer (G10.5).

        Raises ``ValueError`` before the first deal, whose dealer is drawn by lot.
        """
        if not self.rows:
            raise ValueError("the first dealer is drawn by lot")
        last = self.rows[-1]
        if self._terms.knocks and not last.winners:
            return last.dealer
        step = 1 if self._terms.deal.direction == "clockwise" else -1
        order = [(last.dealer + step * n) % self.seats for n in range(1, self.seats + 1)]
        order = [seat for seat in order if seat in self.playing]
        rotation = self._terms.match.dealer
        if rotation == "next":
            return order[0]
        scores = {seat: last.scores[seat] or 0 for seat in order}
        if rotation == "worst_loser":
            worst = (min if self._terms.highest_wins else max)(scores.values())
            return next(seat for seat in order if scores[seat] == worst)
        winners = [seat for seat in order if seat in last.winners]
        best = self._best(scores.values())
        return winners[0] if winners else next(seat for seat in order if scores[seat] == best)
