"""What an error must say, word for word."""

from __future__ import annotations

import re


def exactly(text: str) -> str:
    """The pattern of just this text."""
    return f"^{re.escape(text)}$"
