"""The sheets as screens: something to read, a choice to make, a question before leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

Body = Callable[[], RenderableType]


class Sheet(ModalScreen[str | None]):
    """Something to read. Escape goes back; other keys may give an answer."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
        Binding("pagedown,space", "scroll(10)", show=False),
        Binding("home", "scroll(-1000)", show=False),
        Binding("end", "scroll(1000)", show=False),
    ]

    def __init__(
        self,
        title: str,
        body: RenderableType | Body,
        footer: str,
        answers: Sequence[str] = (),
        *,
        wide: bool = False,
    ) -> None:
        """``answers`` are keys that close the sheet and are given back; ``body`` may be made anew."""
        super().__init__()
        self.title, self.body, self.footer = title, body, footer
        self.answers, self.wide = tuple(answers), wide

    def compose(self) -> ComposeResult:
        """A frame with the text in it."""
        frame = Vertical(classes="sheet wide-sheet" if self.wide else "sheet")
        frame.border_title, frame.border_subtitle = self.title, self.footer
        with frame, VerticalScroll(classes="body", can_focus=False):
            yield Static(self.body() if callable(self.body) else self.body)

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)

    def action_scroll(self, lines: int) -> None:
        """Up or down."""
        body = self.query_one(".body", VerticalScroll)
        body.scroll_relative(y=lines, animate=False)

    def on_key(self, event: events.Key) -> None:
        """A key that is an answer."""
        key = event.character if event.character in self.answers else event.key.lower()
        if key in self.answers:
            event.stop()
            self.dismiss(key)


class Chooser(ModalScreen[int | None]):
    """One of several ways; nothing is guessed. Gives its place, or ``None``."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", show=False),
        *(Binding(str(n), f"pick({n})", show=False) for n in range(1, 10)),
    ]

    def __init__(self, title: str, footer: str, options: Sequence[tuple[str, str]]) -> None:
        """``options`` are sentences, each with its words in the notation."""
        super().__init__()
        self.title, self.footer, self.options = title, footer, list(options)

    def compose(self) -> ComposeResult:
        """A frame with a list in it."""
        frame = Vertical(classes="sheet")
        frame.border_title, frame.border_subtitle = self.title, self.footer
        with frame:
            yield OptionList(*(self._option(place) for place in range(len(self.options))))

    def _option(self, place: int) -> Option:
        said, words = self.options[place]
        text = Text(f"{place + 1}  " if place < 9 else "   ", "bold #ffd75f")
        text.append(said, "#e9f2ec")
        text.append(f"  {words}", "#7fa68d")
        return Option(text)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The option under the cursor."""
        self.dismiss(event.option_index)

    def action_pick(self, number: int) -> None:
        """The option with this number."""
        if number <= len(self.options):
            self.dismiss(number - 1)

    def action_leave(self) -> None:
        """None of them."""
        self.dismiss(None)
