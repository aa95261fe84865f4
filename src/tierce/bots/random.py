"""A bot that plays any legal action, each as likely: the floor under all measuring."""

from __future__ import annotations

import random

from tierce.bots.player import first_legal
from tierce.game.actions import Action
from tierce.table.view import View


class Random:
    """Plays a legal action at random."""

    def __init__(self, seed: int | bytes) -> None:
        """A player whose whole chance comes from this seed."""
        self._rng = random.Random(seed)

    def choose(self, view: View) -> Action:
        """Any legal action, each as likely."""
        # The first legal one of the steps in random order is a random one of the legal ones.
        return first_legal(view, self._rng.sample(view.steps, len(view.steps)))
