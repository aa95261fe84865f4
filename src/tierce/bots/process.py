"""A bot's decision as a plain function, for worker processes: all that goes in and out can be pickled."""

from __future__ import annotations

from tierce.bots import make
from tierce.table.view import View


def choose_words(kind: str, view: View, seed: int | bytes) -> str:
    """The words of the action that a fresh bot of this kind chooses.

    Nothing is remembered between calls, so ``seed`` should be another one for each decision. Raises
    ``ValueError`` for an unknown kind or when it is not the view's turn.
    """
    return str(make(kind, seed).choose(view))
