"""Borrowing: the cards of one meld of the table, to choose those that go into a new one."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Static

from tierce.cards import Cards
from tierce.cli.tui.arrange import Arrangement, Held
from tierce.cli.tui.canvas import Canvas
from tierce.cli.tui.faces import Faces
from tierce.cli.tui.handdraw import draw_hand
from tierce.cli.tui.pieces import Picture
from tierce.cli.tui.say import Say
from tierce.game import engine
from tierce.game.actions import Borrow
from tierce.game.policies.borrow import borrowable
from tierce.game.turns.drawing import borrow_of
from tierce.table import View

KEY = "bold #1b1b1b on #ffd75f"


def lending(view: View) -> list[int]:
    """The numbers of the melds from which something may be borrowed now."""
    numbers = range(1, len(view.table) + 1)
    return [number for number in numbers if next(borrowable(view.state, number), None) is not None]


class MeldRow(Picture):
    """The cards of a meld in their order."""

    class Clicked(Message):
        """A card was clicked."""

        def __init__(self, held: Held) -> None:
            """The card."""
            super().__init__()
            self.held = held

    def __init__(self, cards: Arrangement, faces: Faces, *, id: str) -> None:
        """Show these cards."""
        super().__init__(id=id)
        self.cards, self.faces = cards, faces

    def draw(self, width: int) -> Canvas:
        """The cards, those that are chosen raised."""
        return draw_hand(self.cards, width, self.faces)

    def on_click(self, event: events.Click) -> None:
        """A click chooses a card, or puts it back."""
        item = self.clicked(event)
        if isinstance(item, Held):
            self.post_message(self.Clicked(item))


class BorrowScreen(ModalScreen[Borrow | None]):
    """One meld; its cards are chosen as those of a hand are, and Enter borrows them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,b,B", "leave", show=False),
        Binding("left", "walk(-1)", show=False),
        Binding("right", "walk(1)", show=False),
        Binding("space", "pick", show=False),
        Binding("enter", "borrow", show=False),
    ]

    def __init__(self, view: View, number: int, say: Say, faces: Faces) -> None:
        """The meld of this number."""
        super().__init__()
        self.view, self.number, self.say, self.faces = view, number, say, faces
        meld = view.table[number - 1].meld
        self.cards = Arrangement(Cards())
        self.held = [Held(card) for card in meld.cards]
        self.cards.items = list(self.held)
        choices = list(borrowable(view.state, number))
        if len(choices) == 1:
            self.cards.chosen = [self.held[slot] for slot in choices[0]]

    def compose(self) -> ComposeResult:
        """A frame with the cards, and what Enter will do."""
        frame = Vertical(classes="sheet")
        meld = self.say.plain(self.say.sentences.meld(self.number, self.view))
        frame.border_title = self.say.text("terminal-borrow-title", number=str(self.number), meld=meld)
        frame.border_subtitle = self.say.text("terminal-borrow-help")
        with frame:
            yield MeldRow(self.cards, self.faces, id="lent")
            yield Static(id="lent-said")

    def on_mount(self) -> None:
        """Say what can be done."""
        self.show()

    def show(self) -> None:
        """Show what is chosen, and what comes of it."""
        self.query_one(MeldRow).redraw()
        action, refused = self._meant()
        if action is None:
            said = Text(refused or self.say.text("terminal-borrow-choose"), "#ffe9b0")
        else:
            label = self.say.plain(self.say.sentences.label(action, self.view))
            said = Text.assemble((" Enter ", KEY), " ", label)
        self.query_one("#lent-said", Static).update(said)

    def _meant(self) -> tuple[Borrow | None, str]:
        """The borrow of the chosen cards, or why it is none."""
        slots = tuple(slot for slot, held in enumerate(self.held) if held in self.cards.chosen)
        if not slots:
            return None, ""
        action = borrow_of(self.view.state, self.number, slots)
        refused = engine.check_step(self.view.state, action, self.view.seat)
        return (action, "") if refused is None else (None, self.say.refusal(refused, self.view, action))

    def action_walk(self, steps: int) -> None:
        """To the left or right."""
        self.cards.move(steps)
        self.show()

    def action_pick(self) -> None:
        """Choose the card, or put it back."""
        self.cards.toggle()
        self.show()

    def on_meld_row_clicked(self, message: MeldRow.Clicked) -> None:
        """Choose that card, or put it back."""
        self.cards.go_to(message.held)
        self.action_pick()

    def action_borrow(self) -> None:
        """Borrow what is chosen."""
        action, _ = self._meant()
        if action is not None:
            self.dismiss(action)

    def action_leave(self) -> None:
        """Borrow nothing."""
        self.dismiss(None)
