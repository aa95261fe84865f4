"""How the text of sheets looks, and the cards in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from tierce.cards import Card, Cards
from tierce.cli.tui.faces import Faces, ink

HEAD: Final = Style.parse("bold #ffd75f")
STRONG: Final = Style.parse("bold #e9f2ec")
QUIET: Final = Style.parse("#9fc7ab")


def card_text(card: Card, faces: Faces) -> Text:
    """One card on a slip of paper."""
    return Text(faces.short(card), ink(card), end="")


def cards_text(cards: Cards | Sequence[Card], faces: Faces) -> Text:
    """Cards side by side, equal ones together."""
    return Text(" ", end="").join(card_text(card, faces) for card in cards)
