"""What many deals have in common: how long they were and how they ended."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from tierce.arena.played import Played
from tierce.game.scoring import Ending


@dataclass(frozen=True, slots=True)
class Summary:
    """Means and shares over deals."""

    deals: int
    turns: float
    """The mean number of turns."""
    decisions: float
    """The mean number of decisions."""
    endings: dict[Ending, float]
    """The share of deals by how they ended; only what happened."""
    at_once: float | None
    """The share of deals that somebody ended at once; ``None`` where no game tells."""
    rami_sec: float | None
    """The share of those at once while nobody else had opened."""
    unopened: float
    """The share of losers who had not opened."""

    @classmethod
    def of(cls, deals: Iterable[Played]) -> Summary:
        """The summary of these deals, of which there must be one."""
        every = list(deals)
        count = len(every)
        endings = Counter(one.how for one in every)
        exits = [one.exit for one in every if one.exit is not None]
        at_once = [leave for leave in exits if leave.at_once]
        losers = sum(one.losers for one in every)
        return cls(
            deals=count,
            turns=math.fsum(one.turns for one in every) / count,
            decisions=math.fsum(one.decisions for one in every) / count,
            endings={how: endings[how] / count for how in Ending if endings[how]},
            at_once=len(at_once) / count if exits else None,
            rami_sec=sum(leave.alone for leave in at_once) / count if exits else None,
            unopened=sum(one.unopened for one in every) / losers,
        )

    def __str__(self) -> str:
        """A line for people."""
        ends = ", ".join(f"{how.value} {share:.1%}" for how, share in self.endings.items())
        lines = f"{self.turns:.1f} turns and {self.decisions:.0f} decisions a deal; ended by {ends}"
        if self.at_once is not None and self.rami_sec is not None:
            lines += f"; at once {self.at_once:.1%}, of them rami sec {self.rami_sec:.1%} of all"
        return f"{lines}; losers unopened {self.unopened:.1%}"
