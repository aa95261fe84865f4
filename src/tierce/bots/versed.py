"""A player that knows every game: a style for each shape of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tierce.bots.player import Player
from tierce.game.actions import Action
from tierce.table.view import View


class Versed:
    """Plays each game in the style of its grammar."""

    def __init__(self, styles: Mapping[str, Callable[[int | bytes], Player]], seed: int | bytes) -> None:
        """``styles`` by the name of the grammar; each gets the seed."""
        self._players = {grammar: style(seed) for grammar, style in styles.items()}

    def choose(self, view: View) -> Action:
        """What the style for this game chooses."""
        return self._players[view.terms.grammar].choose(view)
