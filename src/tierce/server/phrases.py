"""What can be said at a table without typing: a few polite words, and the faces one makes over cards."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello",
    "good_luck",
    "your_turn",
    "one_moment",
    "well_played",
    "nice_swap",
    "thanks",
    "sorry",
    "laugh",
    "oh_no",
    "wow",
    "thinking",
    "again",
    "good_night",
)
"""In the order in which the page shows them. Each has its words in the message ``phrase-<id>``."""
