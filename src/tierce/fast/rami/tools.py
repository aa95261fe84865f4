"""The room in which policies plan a turn, and the solver's answers there."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from tierce.fast.compiled import bare
from tierce.fast.lots import Ints
from tierce.fast.rami.law import values_in_hand, values_in_melds
from tierce.fast.rami.rows import FACES_HELD, HAND, ROW, TURN
from tierce.fast.solver import MOST_MELDS, best, room, weights
from tierce.game.state import meld_law
from tierce.rules import Terms

MOST_ACTS: Final = 128
"""More than a turn can have."""


class Tools(NamedTuple):
    """Arrays that a policy works in. They belong to one thread, and are made once for many deals."""

    spare: Ints
    """A row, on which the turn is tried."""
    acts: Ints
    """The acts of the turn."""
    melds: Ints
    """The melds that the solver found last."""
    must: Ints
    """What it must lay, 53 counts."""
    opener: Ints
    opening_worth: Ints
    """Its room for openings, and what cards weigh in them."""
    arranger: Ints
    hand_worth: Ints
    """Its room for other melds, and what cards weigh in hand."""
    nothing: Ints
    """Where nobody asks what was done."""


def tools(terms: Terms) -> Tools:
    """The tools for deals under these rules. Raises ``Unsupported`` where the solver's kernel does."""
    law = meld_law(terms)
    return Tools(
        spare=np.zeros(ROW, dtype=np.int64),
        acts=np.zeros(MOST_ACTS, dtype=np.int64),
        melds=np.zeros(MOST_MELDS, dtype=np.int64),
        must=np.zeros(FACES_HELD, dtype=np.int64),
        opener=room(law, terms.opening.pure_run),
        opening_worth=weights(values_in_melds(terms), law),
        arranger=room(law, "off"),
        hand_worth=weights(values_in_hand(terms), law),
        nothing=np.zeros(0, dtype=np.int64),
    )


@bare
def opening(row: Ints, tools: Tools, need: int, must: int) -> int:
    """How many melds the opening of ``row``'s seat has that counts most and lays the card ``must``; or -1."""
    hand = row[HAND + FACES_HELD * row[TURN] : HAND + FACES_HELD * row[TURN] + FACES_HELD]
    if must >= 0:
        tools.must[must] = 1
    found = best(tools.opener, tools.opening_worth, hand, tools.must, need, 1, 0, tools.melds, 0)
    if must >= 0:
        tools.must[must] = 0
    return found


@bare
def dearest(row: Ints, tools: Tools, must: int, fresh: int) -> int:
    """How many melds take most off the hand of ``row``'s seat; -1 where none do what is asked.

    They lay the card ``must`` and so many jokers, and one card stays.
    """
    hand = row[HAND + FACES_HELD * row[TURN] : HAND + FACES_HELD * row[TURN] + FACES_HELD]
    if must >= 0:
        tools.must[must] = 1
    found = best(tools.arranger, tools.hand_worth, hand, tools.must, 0, 1, fresh, tools.melds, 0)
    if must >= 0:
        tools.must[must] = 0
    return found
