"""Stock and discard pile on the screen: what lies there, and the keys that draw from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from textual import events
from textual.message import Message

from tierce.cards import Card
from tierce.cli.tui.canvas import Canvas
from tierce.cli.tui.faces import BACK, Faces, face_lines, ink
from tierce.cli.tui.pieces import Picture
from tierce.cli.tui.say import Say

KEY: Final = Style.parse("bold #1b1b1b on #ffd75f")
ASLEEP: Final = Style.parse("#5f8570")
NAME: Final = Style.parse("bold #cfe8d5")
QUIET: Final = Style.parse("#9fc7ab")
UNDER: Final = "#b9b5a6"
"""The paper of discards that lie under the top one."""
STOCK, TOP, UNDERNEATH = "draw", "take", "pile"


class PilesView(Picture):
    """The stock and the discards, the newest first."""

    class Chosen(Message):
        """The stock (``draw``), the top discard (``take``) or the pile (``pile``) was clicked."""

        def __init__(self, what: str) -> None:
            """Which of them."""
            super().__init__()
            self.what = what

    def __init__(self, say: Say, faces: Faces, *, id: str) -> None:
        """Nothing lies there yet."""
        super().__init__(id=id)
        self.say, self.faces = say, faces
        self.stock = 0
        self.pile: Sequence[Card] = ()
        self.may_draw = self.may_take = self.tall = False
        self.keys = True
        """Whether the keys are named."""

    def draw(self, width: int) -> Canvas:
        """In one line, or with whole cards where there is room."""
        return self._tall(width) if self.tall else self._flat(width)

    def _key(self, key: str, awake: bool) -> tuple[str, Style]:
        return (f" {key} ", KEY if awake else ASLEEP) if self.keys else ("", ASLEEP)

    def _flat(self, width: int) -> Canvas:
        canvas, text = Canvas(width), self.say.text
        x = canvas.put(0, 0, *self._key("D", self.may_draw))
        x = canvas.put(x + 1, 0, text("terminal-stock"), NAME)
        x = canvas.put(x + 1, 0, f" {self.stock} ", BACK)
        canvas.mark(0, 0, x, 1, STOCK)
        start = x + 3
        x = canvas.put(start, 0, *self._key("F", self.may_take))
        x = canvas.put(x + 1, 0, text("terminal-discards"), NAME) + 1
        if not self.pile:
            canvas.put(x, 0, text("terminal-pile-count", count=0), QUIET)
            return canvas
        x = canvas.put(x, 0, f" {self.faces.short(self.pile[-1])} ", ink(self.pile[-1]))
        canvas.mark(start, 0, x - start, 1, TOP)
        self._underneath(canvas, x + 1, 0, width)
        return canvas

    def _tall(self, width: int) -> Canvas:
        canvas, text = Canvas(width), self.say.text
        for row in range(3):
            canvas.put(0, row, "░░░░░" if self.stock else "     ", BACK)
        canvas.put(6, 0, text("terminal-stock"), NAME)
        end = canvas.put(6, 1, text("terminal-pile-count", count=self.stock), QUIET)
        canvas.put(6, 2, *self._key("D", self.may_draw))
        canvas.mark(0, 0, max(end, 11), 3, STOCK)
        x = 20
        if self.pile:
            for row, line in enumerate(face_lines(self.pile[-1], self.faces)):
                canvas.put(x, row, line, ink(self.pile[-1]))
        else:
            for row in range(3):
                canvas.put(x, row, " ·   ", ASLEEP)
        canvas.put(x + 6, 0, text("terminal-discards"), NAME)
        canvas.put(x + 6, 1, text("terminal-pile-count", count=len(self.pile)), QUIET)
        canvas.put(x + 6, 2, *self._key("F", self.may_take))
        canvas.mark(x, 0, 15, 3, TOP)
        self._underneath(canvas, x + 17, 1, width)
        canvas.put(0, 3, "")
        return canvas

    def _underneath(self, canvas: Canvas, x: int, y: int, width: int) -> None:
        """The discards under the top, as many as there is room for, and the key that shows all."""
        under = self.pile[-2::-1]
        if not under:
            return
        start, hint = x, self.say.text("terminal-pile-look")
        room = width - len(hint) - 8
        for card in under:
            face = f" {self.faces.short(card)}"
            if x + len(face) > room:
                x = canvas.put(x, y, " …", ink(card, paper=UNDER, bold=False))
                break
            x = canvas.put(x, y, face, ink(card, paper=UNDER, bold=False))
        x = canvas.put(x, y, " ", ink(under[0], paper=UNDER))
        if self.keys:
            x = canvas.put(x + 1, y, *self._key("P", True))
            x = canvas.put(x + 1, y, hint, QUIET)
        canvas.mark(start, y, x - start, 1, UNDERNEATH)

    def on_click(self, event: events.Click) -> None:
        """What was clicked."""
        item = self.clicked(event)
        if isinstance(item, str):
            self.post_message(self.Chosen(item))
