"""Deals and matches played out by bots, each deal with what is worth counting about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tierce.bots import Player, make
from tierce.game.events import Died, Discarded, Knocked, TurnEnded, WentOut
from tierce.game.scoring import Ending, Exit
from tierce.table import Table

Maker = Callable[[str, bytes], Player]


@dataclass(frozen=True, slots=True)
class Played:
    """One deal played out: its points and shares of the win by place in the line-up, and how it went."""

    points: tuple[int, ...]
    wins: tuple[float, ...]
    """A win shared by a tie; nobody's where a deal is blocked."""
    how: Ending
    exit: Exit | None
    """How somebody went out, where that is told."""
    unopened: int
    """How many seats never opened: in Penang, those that missed the passport."""
    turns: int
    decisions: int

    @property
    def game(self) -> bool:
        """Whether somebody went out."""
        return self.how is Ending.GAME

    @property
    def losers(self) -> int:
        """How many seats did not go out."""
        return len(self.points) - self.game


class PlayedMatch(NamedTuple):
    """A match played to its end."""

    deals: tuple[Played, ...]
    winners: tuple[int, ...]
    """Their places in the line-up."""


def play_deal(rules: str, lineup: Sequence[str], deal: int, turned: int, maker: Maker = make) -> Played:
    """Play deal number ``deal`` with player ``i`` of the line-up in seat ``i + turned``."""
    table, players = _seated(rules, lineup, deal, turned, maker)
    return _played_out(table, players, turned)


def play_match(
    rules: str, lineup: Sequence[str], match: int, turned: int, maker: Maker = make
) -> PlayedMatch:
    """Play match number ``match`` to its end, seated as for a deal."""
    table, players = _seated(rules, lineup, match, turned, maker)
    deals = [_played_out(table, players, turned)]
    while not table.match.over:
        table.next_deal()
        deals.append(_played_out(table, players, turned))
    return PlayedMatch(
        tuple(deals), tuple(sorted((seat - turned) % len(lineup) for seat in table.match.winners))
    )


def _seated(
    rules: str, lineup: Sequence[str], number: int, turned: int, maker: Maker
) -> tuple[Table, list[Player]]:
    seats = len(lineup)
    players = [
        maker(lineup[(seat - turned) % seats], f"{number}/{turned}/{seat}".encode()) for seat in range(seats)
    ]
    return Table(rules, seats=seats, seed=number), players


def _played_out(table: Table, players: Sequence[Player], turned: int) -> Played:
    """Play the running deal to its end."""
    seats, first = len(players), table.seq
    decisions = 0
    while not table.over:
        seat = table.turn
        table.play(players[seat].choose(table.view(seat)), seat)
        decisions += 1
    result = table.result
    if result is None:
        raise AssertionError("a deal that is over has a result")
    row = table.match.rows[-1]
    ends = (Discarded, Knocked) if table.state.terms.knocks else (TurnEnded, Died, WentOut)
    by_place = [(place + turned) % seats for place in range(seats)]
    return Played(
        points=tuple(row.scores[seat] or 0 for seat in by_place),
        wins=tuple((seat in row.winners) / max(1, len(row.winners)) for seat in by_place),
        how=result.how,
        exit=result.exit,
        unopened=sum(result.unopened),
        turns=sum(isinstance(one.event, ends) for one in table.log(first)),
        decisions=decisions,
    )
