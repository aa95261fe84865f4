"""A new table: its id, its chance, and its first deal where nobody is waited for."""

from __future__ import annotations

import datetime
import secrets
from dataclasses import dataclass, replace

from sqlalchemy.engine import Connection

from tierce.server import lessons, saved
from tierce.server.auth import new_table_id
from tierce.server.saved import Change, Loaded
from tierce.server.seating import Seating
from tierce.table import Table
from tierce.table.shuffle import SEED_SIZE


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that is to be written."""

    id: str
    seed: bytes
    seating: Seating
    table: Table | None

    def write(self, connection: Connection) -> None:
        """Write it; when this is committed the table is there."""
        saved.create(connection, self.id, self.seed, self.seating, self._first())

    def loaded(self) -> Loaded:
        """The table as it would be read."""
        return Loaded(self.id, self.seed, self.seating, self.table, 1, frozenset(), None)

    def _first(self) -> Change:
        return Change(1) if self.table is None else Change.of(self.table, 1, 0)


def opened(seating: Seating) -> Opening:
    """A new table with these people; dealt if no seat is open. Raises ``RulesError`` with every problem."""
    seed, id = lessons.seed_of(seating) or secrets.token_bytes(SEED_SIZE), new_table_id()
    gathers = any(one.open for one in seating.seats)
    seating = replace(seating, stage="gathering" if gathers else "playing", invite=new_invite())
    return Opening(id, seed, seating, None if gathers else dealt(id, seed, seating))


def new_invite() -> str:
    """A new key for guests."""
    return secrets.token_urlsafe(12)


def dealt(id: str, seed: bytes, seating: Seating) -> Table:
    """The table with its first deal. Raises ``RulesError`` with every problem."""
    table = Table(
        seating.rules,
        seats=len(seating.seats),
        seed=seed,
        names=seating.names,
        id=lessons.shuffled_as(id, seating),
        date=datetime.datetime.now(datetime.UTC).date(),
    )
    table.id = id  # of a lesson the first deal alone is everybody's
    return table
