"""Measuring players on mirrored deals, with honest intervals: ``python -m tierce.arena greedy keeper``."""

from tierce.arena.mirrored import Figure, Report, mirrored
from tierce.arena.played import Played, PlayedMatch, play_deal, play_match
from tierce.arena.summary import Summary

__all__ = ["Figure", "Played", "PlayedMatch", "Report", "Summary", "mirrored", "play_deal", "play_match"]
