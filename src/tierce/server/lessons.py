"""Lessons: for a game the one deal that everybody plays who begins with it, against the same bots.

It was searched for: it has something of all that is to be learned, and the bots, whose chance comes from the
same seed, do not spoil it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tierce.server.seating import Seating
from tierce.table.shuffle import seed_of as seed_from

TABLE: Final = "lesson"
"""The name under which every lesson is shuffled: the id of a table has a part in the order of its cards."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """Who sits with the person, and the number from which the seed comes."""

    bots: tuple[str, ...]
    number: int


LESSONS: Final = {"penang": Lesson(("greedy",), 46), "rami51": Lesson(("keeper",), 477)}
"""The games that have one. Penang: a pure run for the passport, a lay-off, a joker to swap. Rami: an opening
with a joker on the first turn, a lay-off on the second.
"""


def seed_of(seating: Seating) -> bytes | None:
    """The seed of a table that is for a lesson."""
    return seed_from(LESSONS[seating.rules.name].number) if seating.purpose == "lesson" else None


def shuffled_as(id: str, seating: Seating) -> str:
    """The name under which the cards of a table are shuffled."""
    return TABLE if seating.purpose == "lesson" else id
