"""Outlines: which paragraphs the rules of a grammar have, section by section; the catalogue has the words."""

from __future__ import annotations

from typing import Final

from tierce.rules.knobs import DRAW_MELD_DISCARD, SHED
from tierce.words.outlines import draw_meld_discard, shed
from tierce.words.outlines.part import Outline, Part

OUTLINES: Final[dict[str, Outline]] = {SHED: shed.OUTLINE, DRAW_MELD_DISCARD: draw_meld_discard.OUTLINE}

__all__ = ["OUTLINES", "Outline", "Part"]
