"""When to wait: before an opening, for an exit at once; and how soon somebody may go out."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tierce.cards import Cards
from tierce.game.scoring import DealResult, Ending, Exit
from tierce.game.state import State
from tierce.melds.arrange import Arrangement
from tierce.rules import Terms


@dataclass(frozen=True, slots=True)
class Patience:
    """How a keeper fears and waits; the numbers were found on mirrored deals."""

    most: int = 3
    """How many cards an opening may leave in hand for the keeper to wait with it."""
    duel: int = 13
    """The same against a single opponent, whom no other seat's melds help to open."""
    alarm: float = 0.35
    """The chance that an opened seat with one card left goes out before the keeper's next turn."""
    calm: float = 2.5
    """How many cards more make that chance smaller by the factor e."""
    unopened: float = 0.03
    """That chance for a seat that has not opened."""
    bold: float = 0.5
    """Up to which chance that somebody goes out a card is kept back."""

    def danger(self, state: State) -> float:
        """The chance that somebody goes out before the next turn of the seat that plays."""
        calm = 1.0
        for seat in state.alive:
            if seat != state.turn and state.opened[seat]:
                calm *= 1 - self.alarm * math.exp((1 - len(state.hands[seat])) / self.calm)
            elif seat != state.turn:
                calm *= 1 - self.unopened
        return 1 - calm

    def waits(self, state: State, found: Arrangement) -> bool:
        """Whether to keep an opening in hand for an exit at once.

        While nobody has opened the danger is small, and melds on the table help others to open. Who is caught
        by an exit at once pays more.
        """
        if any(state.opened) or state.go.acted or state.go.borrowed:
            return False
        most = self.duel if len(state.alive) == 2 else self.most
        return 1 < len(found.deadwood) <= most and gain_at_once(state.terms) > 0

    def keeps_back(self, state: State, found: Arrangement) -> bool:
        """Whether to keep the one card back that could be laid off.

        Who holds a single card may not take the discard (B2.5). With two, of which one can be laid, a discard
        that can be laid is as good as a draw that can.
        """
        seat, go = state.turn, state.go
        if not state.opened[seat] or go.took is not None or go.owed or found.melds:
            return False
        last = len(state.hands[seat]) == 3 and len(found.deadwood) == 2
        return last and self.danger(state) < self.bold


def gain_at_once(terms: Terms) -> int:
    """What an exit at once with a joker costs who has not opened, beyond a plain exit."""

    def cost(*, at_once: bool) -> int:
        leave = Exit(at_once, alone=True, jokers=1, joker_last=False, used_table=False, forfeited=False)
        result = DealResult(Ending.GAME, (Cards(), Cards()), (False, True), 0, leave)
        return result.points(terms)[1] or 0

    return cost(at_once=True) - cost(at_once=False)
