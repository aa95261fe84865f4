"""The views of one table as messages: what all seats see alike is built once, and each seat's own part added.

Each seat's message is still made by listing what its view holds: the shared part comes from a spectator's
view, and a part that is kept from one version to the next is told only of the very same meld or match.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tierce.game.actions import Action
from tierce.game.state import TableMeld
from tierce.rules import Rules, Terms
from tierce.server import messages, wire
from tierce.server.messages import Facts, Parts
from tierce.table import Match, View


class Views:
    """The views of one table; ``look`` gives what a seat sees, a spectator for ``None``."""

    def __init__(self, look: Callable[[int | None], View]) -> None:
        """Nothing was shown yet."""
        self._look = look
        self._parts = Kept()
        self._facts: Facts | None = None
        self._told: wire.ViewMessage

    def message(self, seat: int | None, facts: Facts, draft: Sequence[Action] = ()) -> wire.ViewMessage:
        """Everything the page shows to a seat; a half-played turn is seen by its own seat alone."""
        view = self._look(seat)
        if draft:
            return messages.for_seat(messages.for_all(view, facts, self._parts), view, draft)
        if facts != self._facts:
            self._told, self._facts = messages.for_all(self._look(None), facts, self._parts), facts
        return messages.for_seat(self._told, view)


class Kept(Parts):
    """Parts of a view that are made anew only when they change."""

    def __init__(self) -> None:
        """Nothing is kept yet."""
        self._melds: list[tuple[TableMeld, wire.Meld]] = []
        self._sheet: tuple[Match, Terms, wire.Sheet] | None = None
        self._changes: tuple[Rules, list[wire.Change]] | None = None

    def melds(self, view: View) -> list[wire.Meld]:
        """The melds on the table; most lie as they lay before."""
        kept = self._melds[: len(view.table)]
        for place, lies in enumerate(view.table):
            if place == len(kept):
                kept.append((lies, messages.meld(place + 1, lies, view.terms)))
            elif kept[place][0] is not lies:
                kept[place] = (lies, messages.meld(place + 1, lies, view.terms))
        self._melds = kept
        return [told for _, told in kept]

    def sheet(self, match: Match, terms: Terms) -> wire.Sheet:
        """The score sheet; it changes with the end of a deal."""
        if self._sheet is None or self._sheet[0] is not match or self._sheet[1] is not terms:
            self._sheet = (match, terms, super().sheet(match, terms))
        return self._sheet[2]

    def changes(self, rules: Rules, seats: int) -> list[wire.Change]:
        """The house rules; they are those of the whole match."""
        if self._changes is None or self._changes[0] is not rules:
            self._changes = (rules, super().changes(rules, seats))
        return self._changes[1]
