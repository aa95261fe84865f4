"""How a hand is drawn: rows of cards, chosen ones raised with their number beneath."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from rich.style import Style

from tierce.cards import Card
from tierce.cli.tui.arrange import Arrangement, Held
from tierce.cli.tui.canvas import Canvas
from tierce.cli.tui.faces import LIFTED, PAPER, Faces, face_lines, flat_face, ink

CURSOR = Style.parse("bold #ffd75f")
NUMBER = Style.parse("bold #ffd75f")
NEW = Style.parse("bold #9be7ff")
OWED = Style.parse("bold #ffb08a")
MELDED = Style.parse("#8fe08f")
NO_MARKS: Final[Mapping[Held, str]] = MappingProxyType({})


def hand_rows(arrangement: Arrangement, width: int, cell: int) -> list[list[tuple[int, Held]]]:
    """The cards row by row with their places: as few rows as the width allows, broken at gaps where that
    costs no row more, else about equally long.
    """
    items = arrangement.items
    for rows in range(1, len(items) + 2):
        goal = min(width, -(-sum(1 if item is None else cell for item in items) // rows) + cell)
        for laid in (_by_group(arrangement.groups, width, cell), _fill(items, goal, cell)):
            if len(laid) <= rows and all(place + cell <= width for row in laid for place, _ in row):
                return laid
    return []


def _by_group(groups: list[list[Held]], width: int, cell: int) -> list[list[tuple[int, Held]]]:
    """Whole groups a row, as many as fit."""
    laid: list[list[tuple[int, Held]]] = [[]]
    x = 0
    for group in groups:
        if laid[-1] and x + 1 + cell * len(group) > width:
            laid.append([])
            x = 0
        x += 1 if laid[-1] else 0
        laid[-1] += [(x + cell * place, held) for place, held in enumerate(group)]
        x += cell * len(group)
    return laid


def _fill(items: list[Held | None], goal: int, cell: int) -> list[list[tuple[int, Held]]]:
    """Cards a row until it is as long as it should be."""
    laid: list[list[tuple[int, Held]]] = [[]]
    x = 0
    for item in items:
        if item is None:
            x += 1 if laid[-1] else 0
            continue
        if x + cell > goal and laid[-1]:
            laid.append([])
            x = 0
        laid[-1].append((x, item))
        x += cell
    return laid


def draw_hand(
    arrangement: Arrangement,
    width: int,
    faces: Faces,
    *,
    tall: bool = False,
    focused: bool = True,
    fitting: Collection[Card] = (),
    marks: Mapping[Held, str] = NO_MARKS,
    melded: Collection[Held] = (),
) -> Canvas:
    """The hand. ``fitting`` are cards that can be played by themselves; they bear a small plus.

    ``marks`` are words over cards that must be laid in this turn; a bar lies over those that are ``melded``.
    """
    cell, high = (6, 3) if tall else (5, 1)
    canvas = Canvas(width)
    for row, cards in enumerate(hand_rows(arrangement, width, cell)):
        top = row * (high + 1)
        canvas.put(0, top + high, "")
        for x, held in cards:
            chosen = held in arrangement.chosen
            y = top if chosen else top + 1
            current = focused and held is arrangement.current
            style = ink(held.card, paper=LIFTED if chosen else PAPER)
            lines = face_lines(held.card, faces) if tall else [flat_face(held.card, faces)]
            if held.card in fitting:
                lines[0] = lines[0][:-1] + "+"
            for index, line in enumerate(lines):
                canvas.put(x + 1, y + index, line, style)
            if current:
                middle = y + high // 2
                canvas.put(x, middle, "▶", CURSOR)
            if chosen:
                number = str(arrangement.chosen.index(held) + 1)
                canvas.put(x + 1, y + high, f"▲{number}".center(cell - 1), NUMBER)
            elif held in marks:
                canvas.put(x + 1, top, marks[held].center(cell - 1)[: cell - 1], OWED)
            elif held in melded:
                bar = "new".center(cell - 1, "━") if held.new else "━" * (cell - 1)
                canvas.put(x + 1, top, bar, MELDED)
            elif held.new:
                canvas.put(x + 1, top, "new".center(cell - 1)[: cell - 1], NEW)
            canvas.mark(x, top, cell, high + 1, held)
    return canvas
