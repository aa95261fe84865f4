"""What if: a table of one's own that goes on from a step of a deal that is over, against bots.

The cards are those of the deal, also those that nobody had seen; who reads it may know them all. Bots keep
their seats. In the place of other people sit bots under names of bots: nothing is played here in the name of
who did not play it, and nobody's name is kept where its owner cannot delete it.
"""

from __future__ import annotations

import datetime
import secrets
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from tierce.server.auth import new_table_id
from tierce.server.opening import Opening, new_invite
from tierce.server.replaying import deal_record
from tierce.server.seating import BOT_NAMES, Seat, Seating
from tierce.table import Record, Table
from tierce.table.film import deal_film
from tierce.table.shuffle import SEED_SIZE


class NoStep(Exception):
    """There is no such step from which one could go on."""

    def __init__(self, last: int) -> None:
        """``last`` is the last from which one can."""
        super().__init__(last)
        self.last = last


def branch(table: Table, seating: Seating, deal: int, step: int, seat: int, me: Seat) -> Opening:
    """The new table; ``me`` sits at ``seat``. Raises ``NoStep``."""
    there = _seating(seating, seat, me)
    told = replace(
        _until(table, deal, step), seats=there.names, date=datetime.datetime.now(datetime.UTC).date()
    )
    id, seed = new_table_id(), secrets.token_bytes(SEED_SIZE)
    new = Table.replay(told, seed=seed, id=id)
    if new.draft and there.seats[new.turn].bot is not None:
        new.undo(all=True)  # a bot plays its turn from the start
    return Opening(id, seed, there, new)


def _until(table: Table, deal: int, step: int) -> Record:
    """The record of a deal as far as a step; 0 is the deal as it was dealt."""
    logged = [one for one in table.log() if one.deal == deal]
    frames = deal_film(table, deal, (one.event for one in logged))
    last = sum(not frame.state.over for frame in frames) - 1
    if not 0 <= step <= last:
        raise NoStep(last)
    heard = sum(len(frame.events) for frame in frames[: step + 1])
    count = sum(one.line is not None for one in logged[:heard])
    whole = deal_record(table.record(), deal)
    told = whole.deals[-1]
    cut = replace(told, lines=told.lines[:count], stand_in=(), result=None)
    return replace(whole, deals=(*whole.deals[:-1], cut))


def _seating(seating: Seating, seat: int, me: Seat) -> Seating:
    free = _free_names(seating, seat, me)
    seats = [
        me if place == seat
        else one if one.bot is not None and one.name.casefold() != me.name.casefold()
        else Seat(next(free), one.bot or seating.manners.stand_in)
        for place, one in enumerate(seating.seats)
    ]  # fmt: skip
    return Seating(
        seating.rules, tuple(seats), invite=new_invite(), host=seat, stage="playing", purpose="what_if"
    )


def _free_names(seating: Seating, seat: int, me: Seat) -> Iterator[str]:
    kept = [one.name for place, one in enumerate(seating.seats) if one.bot is not None and place != seat]
    taken = {name.casefold() for name in (*kept, me.name)}
    return islice((name for name in BOT_NAMES if name.casefold() not in taken), len(seating.seats))
