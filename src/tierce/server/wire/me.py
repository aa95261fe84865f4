"""What I have played, and how the cards have fallen."""

from __future__ import annotations

from typing import Literal

from tierce.server.wire.base import Wire
from tierce.server.wire.room import Purpose

Ending = Literal["game", "all_dead", "last_survivor", "blocked", "knock", "gin", "big_gin"]


class PlayedDeal(Wire):
    """A deal that is over, as a line of my history: how it ended, who won it, and the scores by seat."""

    deal: int
    ending: Ending
    winners: list[int]
    scores: list[int | None]


class PlayedMatch(Wire):
    """A match in which I sit; ``totals`` by seat, ``winners`` once it is over.

    What is for another ``purpose`` than a match is told here too, but counted nowhere.
    """

    table: str
    game: str
    title: str
    purpose: Purpose
    names: list[str]
    seat: int
    touched: str
    over: bool
    totals: list[int]
    winners: list[int]
    deals: list[PlayedDeal]


class Ended(Wire):
    """How often deals ended like this, and how many of those I won."""

    ending: Ending
    deals: int
    won: int


class Luck(Wire):
    """What was dealt to me, to the other people or to the bots of the same tables.

    ``jokers`` beside the number to be ``expected``; 95 times in 100 they lie between ``low`` and ``high``.
    ``strength`` compares each hand, as it was dealt, with all hands of these deals: the mean share, in
    percent, of hands that are weaker, of which 50 is to be expected, and 95 times in 100 between
    ``strength_low`` and ``strength_high``.
    """

    whose: Literal["me", "people", "bots"]
    hands: int
    jokers: int
    expected: float
    low: float
    high: float
    strength: float
    strength_low: float
    strength_high: float


class GameStatistics(Wire):
    """One game: my deals, those that I won, and my points a deal with their spread.

    ``spread`` is the standard deviation, null for a single deal. The ``highest`` score wins, or the lowest.
    """

    game: str
    title: str
    highest: bool
    matches: int
    matches_won: int
    deals: int
    won: int
    points: float
    spread: float | None
    endings: list[Ended]
    luck: list[Luck]


class Played(Wire):
    """My matches, those first that were touched last, and my statistics of each game."""

    matches: list[PlayedMatch]
    games: list[GameStatistics]
