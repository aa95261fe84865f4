"""Measuring players on mirrored deals, with honest intervals: ``python -m tierce.arena greedy keeper``."""

from tierce.arena.mirrored import Figure, Report, mirrored

__all__ = ["Figure", "Report", "mirrored"]
