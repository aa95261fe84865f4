"""The deals of a table that are over, each in the few facts that history and statistics need.

A deal that is over stays as it is, so the story of a table is kept in memory once it was worked out.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from tierce.bots.best import best_melds
from tierce.game.scoring import count
from tierce.game.state import State
from tierce.rules import Rules
from tierce.server.messages import HOW
from tierce.server.wire.me import Ending
from tierce.table import Table, view_of
from tierce.table.film import deal_film

MOST_KEPT: Final = 2_000
"""Tables whose story is kept; of more, those are forgotten that were asked for least lately."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What was dealt to a seat: how many cards, jokers among them, and what its best melds leave in hand."""

    cards: int
    jokers: int
    left: int


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that is over: how, who won it, the scores, and what was dealt to each seat that was in it."""

    number: int
    ending: Ending
    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
    deck: int
    """The cards of the deck."""
    jokers: int
    """The jokers in it."""
    dealt: tuple[Dealt | None, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """What was played at a table so far: the deals that are over, what they add up to, and who won."""

    rules: Rules
    deals: tuple[Deal, ...] = ()
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    """Nobody before the match is over."""


def story_of(table: Table) -> Story:
    """What was played at this table."""
    match = table.match
    deals = tuple(_deal(table, number) for number in range(1, len(match.rows) + 1))
    return Story(table.rules, deals, match.finals, match.winners if match.over else ())


def _deal(table: Table, number: int) -> Deal:
    row = table.match.rows[number - 1]
    events = (one.event for one in table.log() if one.deal == number)
    start = deal_film(table, number, events)[0].state
    deck = start.terms.deck
    return Deal(
        number=number,
        ending=HOW[row.result.how],
        winners=row.winners,
        scores=row.scores,
        deck=52 * deck.packs + deck.jokers,
        jokers=deck.jokers,
        dealt=tuple(None if out else _dealt(start, seat) for seat, out in enumerate(start.out)),
    )


def _dealt(start: State, seat: int) -> Dealt:
    hand = start.hands[seat]
    _, left = best_melds(view_of(start, seat), hand)
    return Dealt(len(hand), hand.jokers, count(left, start.terms).total)


class Shelf:
    """What was worked out already, by table."""

    def __init__(self) -> None:
        """Nothing was asked for yet."""
        self._kept: OrderedDict[str, Story] = OrderedDict()

    def find(self, table: str, deals: int) -> Story | None:
        """The story of this table, where it is that of so many deals."""
        found = self._kept.get(table)
        if found is None or len(found.deals) != deals:
            return None
        self._kept.move_to_end(table)
        return found

    def put(self, table: str, story: Story) -> None:
        """Keep the story of a table."""
        self._kept[table] = story
        self._kept.move_to_end(table)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
