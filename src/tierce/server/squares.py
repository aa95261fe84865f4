"""Texts as QR codes, for a telephone that is held before the screen."""

from __future__ import annotations

from itertools import groupby
from typing import Final

import segno

from tierce.server import wire

LONGEST: Final = 300
"""Characters of a text: the squares of longer ones are too fine for many cameras."""


def square(text: str) -> wire.Square:
    """The QR code of a text, its error correction M; the white around it is drawn by the page.

    Each row of the path is a bar a module high: ``M`` to its left end, and round it.
    """
    code = segno.make(text, error="m", micro=False, boost_error=False)
    path = []
    for y, row in enumerate(code.matrix):
        for dark, bar in groupby(enumerate(row), key=lambda one: one[1]):
            xs = [x for x, _ in bar]
            if dark:
                path.append(f"M{xs[0]} {y}h{len(xs)}v1h-{len(xs)}z")
    return wire.Square(len(code.matrix), "".join(path))
