"""A hand as its person has arranged it, what its groups would be as melds, and help with it.

All of it is told to the lines of that seat alone.
"""

from __future__ import annotations

from typing import Literal

from tierce.server.wire.base import Wire
from tierce.server.wire.cards import Slot, Step
from tierce.server.wire.why import Why


class Group(Wire):
    """Cards of a hand that lie together; with ``keep`` no action takes from them."""

    cards: list[str]
    keep: bool = False


class Shape(Wire):
    """What a group would be as one meld, in its dearest reading.

    ``points`` are what it counts to open, where one opens with points; else what its cards would cost in
    hand. ``slots`` are the cards as they would lie.
    """

    kind: Literal["run", "set"]
    points: int
    slots: list[Slot]


class HandMessage(Wire, tag_field="type", tag="hand"):
    """How one's own hand lies: told on joining, after each arrangement, and when its shapes change.

    ``n`` grows with each arrangement of the seat; ``groups`` are as the person laid them, none before the
    first of a ``deal``. They may still name cards that were played in the running turn, so that undo brings
    them back to their place. ``shapes`` has one for each group, of those of its cards that are still in hand;
    of equal cards the groups that come first have them.
    ``need`` are the points that the opening needs, where the seat has not opened and opens with points.
    """

    deal: int
    n: int
    groups: list[Group]
    shapes: list[Shape | None]
    need: int | None


class BestMessage(Wire, tag_field="type", tag="best"):
    """The answer to ``best``: the hand in the melds that count most, and what they leave.

    Groups that are kept come first, as they are. Where one opens with points an opening is shown, if there is
    one.
    """

    n: int
    groups: list[Group]
    left: list[str]


class HintMessage(Wire, tag_field="type", tag="hint"):
    """The answer to ``hint``: three sentences, each more open than the one before.

    ``that`` something can be done, ``where``, and exactly ``which``: ``step``, null where the last step must
    be taken back. ``why`` there is no hint: then the sentences are empty.
    """

    n: int
    that: str
    where: str
    which: str
    step: Step | None
    why: Why | None
