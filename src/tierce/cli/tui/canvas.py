"""A drawing board of text cells that remembers what lies where, for the mouse."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

PLAIN = Style()


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of cells that stands for something."""

    x: int
    y: int
    width: int
    height: int
    item: object

    def holds(self, x: int, y: int) -> bool:
        """Whether the cell is inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass(slots=True)
class Canvas:
    """Pieces of styled text put at places; rows are as long as they need to be."""

    width: int
    rows: list[list[tuple[int, str, Style]]] = field(default_factory=list)
    areas: list[Area] = field(default_factory=list)

    def put(self, x: int, y: int, text: str, style: Style = PLAIN) -> int:
        """Draw text in row ``y`` from cell ``x``; the cell after it is returned."""
        while len(self.rows) <= y:
            self.rows.append([])
        self.rows[y].append((x, text, style))
        return x + cell_len(text)

    def mark(self, x: int, y: int, width: int, height: int, item: object) -> None:
        """Say what a rectangle stands for."""
        self.areas.append(Area(x, y, width, height, item))

    def at(self, x: int, y: int) -> object | None:
        """What lies at a cell; the piece drawn last wins."""
        return next((area.item for area in reversed(self.areas) if area.holds(x, y)), None)

    def area(self, item: object) -> Area | None:
        """Where something lies."""
        return next((area for area in self.areas if area.item == item), None)

    @property
    def height(self) -> int:
        """How many rows were drawn on."""
        return len(self.rows)

    def text(self) -> Text:
        """The drawing as text for the screen."""
        lines = []
        for row in self.rows:
            line, end = Text(end=""), 0
            for x, text, style in sorted(row, key=lambda piece: piece[0]):
                if x > end:
                    line.append(" " * (x - end))
                line.append(text, style)
                end = max(end, x) + cell_len(text)
            lines.append(line)
        return Text("\n", end="", no_wrap=True).join(lines)
