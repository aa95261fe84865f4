"""The parts of the table that one works with: the melds and the hand. Each shows what it was given."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from rich.console import RenderableType
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.widget import Widget

from tierce.cards import Card, Cards
from tierce.cli.tui.arrange import Arrangement, Held
from tierce.cli.tui.canvas import Canvas
from tierce.cli.tui.faces import Faces
from tierce.cli.tui.handdraw import NO_MARKS, draw_hand
from tierce.cli.tui.melddraw import Drawing, draw_held, draw_melds

QUIET = Style.parse("#9fc7ab")
ROOMY = 10
"""In so many lines the hands of others can be drawn in tall cards."""


class Picture(Widget):
    """A widget that draws a canvas and knows what was clicked."""

    def __init__(self, *, id: str) -> None:
        """An empty picture."""
        super().__init__(id=id)
        self.canvas = Canvas(0)

    def draw(self, width: int) -> Canvas:
        """The drawing at this width."""
        raise NotImplementedError

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the drawing."""
        return max(1, self.draw(width).height)

    def render(self) -> RenderableType:
        """The drawing."""
        self.canvas = self.draw(self.content_size.width)
        return self.canvas.text()

    def redraw(self) -> None:
        """What it shows has changed; the screen is laid out anew only where the height has."""
        height = max(1, self.draw(self.content_size.width).height)
        self.refresh(layout=height != self.content_size.height)

    def clicked(self, event: events.Click) -> object | None:
        """What lies under the pointer."""
        offset = event.get_content_offset(self)
        return None if offset is None else self.canvas.at(offset.x, offset.y)


class MeldsView(Picture, can_focus=True):
    """The melds on the table; arrows walk through them, space plays the chosen cards there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("space,enter", "choose", show=False),
    ]

    class Chosen(Message):
        """A meld was chosen by key or click."""

        def __init__(self, number: int) -> None:
            """The number of the meld."""
            super().__init__()
            self.number = number

    def __init__(self, *, id: str) -> None:
        """An empty table."""
        super().__init__(id=id)
        self.drawing = Drawing((), {}, ())
        self.faces = Faces()
        self.empty: Sequence[str] = ()
        """What is said where no melds lie."""
        self.held: Mapping[str, Cards] = {}
        """The hands of others, seen from outside, where no melds lie."""
        self.cursor = 1
        self.room = 0

    def show(self, drawing: Drawing) -> None:
        """Show these melds."""
        self.drawing = drawing
        self.cursor = max(1, min(self.cursor, len(drawing.table)))
        self.redraw()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as the drawing that fits the felt."""
        self.room = container.height
        return super().get_content_height(container, viewport, width)

    def draw(self, width: int) -> Canvas:
        """The melds, or lines that say what else there is to know."""
        if not self.drawing.table:
            canvas = draw_held(self.held, width, self.faces, tall=self.room >= ROOMY)
            for row, line in enumerate(self.empty, start=canvas.height):
                canvas.put(0, row, line, QUIET)
            return canvas
        drawing = replace(self.drawing, cursor=self.cursor if self.has_focus else None)
        return draw_melds(drawing, width, self.room, self.faces)

    def on_focus(self) -> None:
        """The cursor appears."""
        self.refresh()

    def on_blur(self) -> None:
        """The cursor disappears."""
        self.refresh()

    def action_walk(self, steps: int) -> None:
        """To the next meld as they lie, row by row."""
        order = [area.item for area in self.canvas.areas]
        if self.cursor in order:
            self._go(order[(order.index(self.cursor) + steps) % len(order)])

    def action_climb(self, steps: int) -> None:
        """To the meld above or below."""
        here = self.canvas.area(self.cursor)
        if here is None:
            return
        rows = sorted({area.y for area in self.canvas.areas})
        at = rows.index(here.y) + steps
        if 0 <= at < len(rows):
            near = [area for area in self.canvas.areas if area.y == rows[at]]
            self._go(min(near, key=lambda area: abs(area.x - here.x)).item)

    def _go(self, item: object) -> None:
        if isinstance(item, int):
            self.cursor = item
            self.refresh()
            if (area := self.canvas.area(item)) and isinstance(self.parent, Widget):
                self.parent.scroll_to_region(Region(area.x, area.y, area.width, 1), animate=False)

    def action_choose(self) -> None:
        """Play the chosen cards here."""
        if self.drawing.table:
            self.post_message(self.Chosen(self.cursor))

    def on_click(self, event: events.Click) -> None:
        """A click chooses a meld."""
        item = self.clicked(event)
        if isinstance(item, int):
            self.cursor = item
            self.post_message(self.Chosen(item))


class HandView(Picture, can_focus=True):
    """The hand in rows; arrows walk, space chooses, shift and arrows move a card."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("up", "climb(-1)", show=False),
        Binding("down", "climb(1)", show=False),
        Binding("home", "end(0)", show=False),
        Binding("end", "end(-1)", show=False),
        Binding("shift+left,<", "shift(-1)", show=False),
        Binding("shift+right,>", "shift(1)", show=False),
        Binding("space", "pick", show=False),
        Binding("o,O", "sort", show=False),
        Binding("vertical_line,backslash", "gap", show=False),
        *(Binding(str(n), f"group({n})", show=False) for n in range(1, 10)),
    ]

    class Changed(Message):
        """Other cards are chosen now."""

    class Sorted(Message):
        """The hand was sorted."""

        def __init__(self, how: str) -> None:
            """``suit``, ``rank`` or ``best``."""
            super().__init__()
            self.how = how

    def __init__(self, arrangement: Arrangement, faces: Faces, *, id: str) -> None:
        """Show a hand as it is arranged."""
        super().__init__(id=id)
        self.arrangement, self.faces = arrangement, faces
        self.tall = False
        self.fitting: Collection[Card] = ()
        self.marks: Mapping[Held, str] = NO_MARKS
        self.melds: Sequence[Cards] = ()
        """The best melds of the hand, where melds are held back."""
        self.sorts: Sequence[str] = ("suit", "rank")
        self.how = ""
        """How it is sorted, until a card is moved by hand."""

    def sort(self) -> None:
        """Put the cards in order."""
        match self.how:
            case "best":
                self.arrangement.sort_by_melds(self.melds)
            case "rank":
                self.arrangement.sort_by_rank()
            case "suit":
                self.arrangement.sort_by_suit()

    def draw(self, width: int) -> Canvas:
        """The rows of cards."""
        return draw_hand(
            self.arrangement,
            width,
            self.faces,
            tall=self.tall,
            focused=self.has_focus,
            fitting=self.fitting,
            marks=self.marks,
            melded=self.arrangement.among(sum(self.melds, Cards())),
        )

    def on_focus(self) -> None:
        """The cursor appears."""
        self.refresh()

    def on_blur(self) -> None:
        """The cursor disappears."""
        self.refresh()

    def action_walk(self, steps: int) -> None:
        """The cursor left or right."""
        self.arrangement.move(steps)
        self.refresh()

    def action_end(self, place: int) -> None:
        """The cursor to the first or last card."""
        if cards := self.arrangement.cards:
            self.arrangement.go_to(cards[place])
            self.refresh()

    def action_climb(self, steps: int) -> None:
        """The cursor to the row above or below."""
        here = self.canvas.area(self.arrangement.current)
        rows = sorted({area.y for area in self.canvas.areas})
        if here is None or not 0 <= rows.index(here.y) + steps < len(rows):
            return
        y = rows[rows.index(here.y) + steps]
        near = min((a for a in self.canvas.areas if a.y == y), key=lambda a: abs(a.x - here.x)).item
        if isinstance(near, Held):
            self.arrangement.go_to(near)
            self.refresh()

    def action_shift(self, steps: int) -> None:
        """Move the card."""
        self.how = ""
        self.arrangement.shift(steps)
        self.redraw()

    def action_gap(self) -> None:
        """A gap before the card, or none."""
        self.how = ""
        self.arrangement.gap()
        self.redraw()

    def action_group(self, number: int) -> None:
        """The cursor to a group."""
        self.arrangement.go_to_group(number)
        self.refresh()

    def action_sort(self) -> None:
        """Sort by suit; once more, by rank; where melds are held back, by the best of them first."""
        at = self.sorts.index(self.how) + 1 if self.how in self.sorts else 0
        self.how = self.sorts[at % len(self.sorts)]
        self.sort()
        self.redraw()
        self.post_message(self.Sorted(self.how))

    def action_pick(self) -> None:
        """Choose the card, or put it back."""
        self.arrangement.toggle()
        self.redraw()
        self.post_message(self.Changed())

    def on_click(self, event: events.Click) -> None:
        """A click chooses a card, or puts it back."""
        item = self.clicked(event)
        if isinstance(item, Held):
            self.arrangement.go_to(item)
            self.action_pick()
