"""How the people of a table have laid their hands: each in an order of their own, in groups.

An arrangement is kept with its seat for one deal; it is no event of the game, and nobody else hears of it.
Each has a number, which is the fence between writers: the last one to arrange counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from tierce.cards import UNKNOWN, Card
from tierce.rules import Terms
from tierce.server import why, wire
from tierce.server.rows import hands
from tierce.server.store import Conflict
from tierce.server.why import Refused

MOST_GROUPS: Final = 40
REMEMBERED: Final = 20
"""How many ids of a seat are kept; a page sends again only what it sent last."""


# What every arrangement executes, made once: making such a statement takes longer than the database does.
LAY: Final = (
    sa.update(hands)
    .where(
        hands.c.table_id == sa.bindparam("table"),
        hands.c.seat == sa.bindparam("whose"),
        hands.c.n == sa.bindparam("before"),
    )
    .values(
        deal=sa.bindparam("in_deal"),
        n=sa.bindparam("after"),
        groups=sa.bindparam("lies"),
        done=sa.bindparam("ids"),
    )
)
LAY_FIRST: Final = sa.insert(hands)


@dataclass(frozen=True, slots=True)
class Hand:
    """How a hand was laid: in which deal, the how manieth arrangement of its seat, and its groups.

    ``done`` are the ids of the messages that arranged it last.
    """

    deal: int = 0
    n: int = 0
    groups: tuple[wire.Group, ...] = ()
    done: tuple[str, ...] = ()

    def laid(self, deal: int, groups: Iterable[wire.Group], id: str) -> Hand:
        """The hand as it lies after the message with this id."""
        return Hand(deal, self.n + 1, tuple(groups), (*self.done, id)[-REMEMBERED:])

    def in_deal(self, deal: int) -> Hand:
        """The hand in this deal: a new one lies as it was dealt."""
        return self if self.deal == deal else Hand(deal, self.n, (), self.done)


def read(groups: Sequence[wire.Group], terms: Terms) -> list[wire.Group]:
    """The groups as they are kept. Raises ``Refused`` where they can be nobody's hand.

    Cards that were played in the running turn may be among them, so no hand is asked.
    """
    most = 52 * terms.deck.packs + terms.deck.jokers
    if len(groups) > MOST_GROUPS or sum(len(group.cards) for group in groups) > most:
        raise Refused(why.plain("malformed", text=f"expected at most {MOST_GROUPS} groups, {most} cards"))
    try:
        return [wire.Group([_card(text) for text in group.cards], group.keep) for group in groups]
    except ValueError as wrong:
        raise Refused(why.plain("malformed", text=str(wrong))) from None


def _card(text: str) -> str:
    card = Card.parse(text)
    if card is UNKNOWN:
        raise ValueError(f"{text} is no card of yours")
    return card.text


# -- rows ----------------------------------------------------------------------------------------------------


def load(connection: Connection, table: str) -> dict[int, Hand]:
    """The hands of a table that were arranged, by seat."""
    found = connection.execute(sa.select(hands).where(hands.c.table_id == table))
    return {row.seat: _hand(row) for row in found}


def keep(connection: Connection, table: str, seat: int, hand: Hand) -> None:
    """Write a hand. Raises ``Conflict`` where it is not the one after the last that was written."""
    groups, ids = msgspec.to_builtins(hand.groups), list(hand.done)
    told = {"in_deal": hand.deal, "before": hand.n - 1, "after": hand.n, "lies": groups, "ids": ids}
    if connection.execute(LAY, {"table": table, "whose": seat, **told}).rowcount:
        return
    row = {"deal": hand.deal, "n": hand.n, "groups": groups, "done": ids}
    try:
        connection.execute(LAY_FIRST, {"table_id": table, "seat": seat, **row})
    except sa.exc.IntegrityError:
        raise Conflict(f"hand {seat} of table {table} is no longer arrangement {hand.n - 1}") from None


def forget(connection: Connection, table: str, seats: Iterable[int]) -> None:
    """Delete the hands of these seats: who arranged them is gone."""
    connection.execute(sa.delete(hands).where(hands.c.table_id == table, hands.c.seat.in_(list(seats))))


def _hand(row: Any) -> Hand:
    return Hand(row.deal, row.n, tuple(msgspec.convert(row.groups, list[wire.Group])), tuple(row.done))
