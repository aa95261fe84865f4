"""The film of a match on the screen: forwards and backwards by action, turn and deal."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import ClassVar

from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from tierce.cards import UNKNOWN, Cards
from tierce.cli.tui import sheets
from tierce.cli.tui.faces import BACK, Faces, ink
from tierce.cli.tui.holding import groups
from tierce.cli.tui.melddraw import Drawing
from tierce.cli.tui.meter import empty_table, shown_beside
from tierce.cli.tui.pieces import MeldsView
from tierce.cli.tui.piles import PilesView
from tierce.cli.tui.say import Say, melds_of
from tierce.cli.tui.screens import Sheet
from tierce.cli.tui.seats import SeatsView
from tierce.cli.tui.style import SHEET
from tierce.table import Record, View, view_of
from tierce.table.film import Frame

ALL = -2
"""All hands are shown."""
SPECTATOR = -1
TURN = Style.parse("bold #10261d on #ffd75f")


class ReplayApp(App[None]):
    """A recorded match, step by step."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "step('action', 1)", show=False, priority=True),
        Binding("left", "step('action', -1)", show=False, priority=True),
        Binding("down", "step('turn', 1)", show=False, priority=True),
        Binding("up", "step('turn', -1)", show=False, priority=True),
        Binding("pagedown", "step('deal', 1)", show=False),
        Binding("pageup", "step('deal', -1)", show=False),
        Binding("home", "jump(0)", show=False),
        Binding("end", "jump(1_000_000)", show=False),
        Binding("k,K", "eyes", show=False),
        Binding("s,S", "scores", show=False),
        Binding("q,Q,escape,ctrl+q,ctrl+c", "quit", show=False),
    ]

    def __init__(self, record: Record, frames: list[Frame], say: Say) -> None:
        """The film of this record."""
        super().__init__()
        self.record, self.frames, self.say = record, frames, say
        self.faces = Faces(letters=say.letters)
        self.place = 0
        self.seat = ALL

    def compose(self) -> ComposeResult:
        """Where we are, the seats, the melds, the hands, and what just happened."""
        yield Static(id="title")
        yield SeatsView(id="seats")
        yield PilesView(self.say, self.faces, id="piles")
        with VerticalScroll(id="felt", can_focus=False):
            yield MeldsView(id="melds")
        with VerticalScroll(id="hands", can_focus=False):
            yield Static(id="hands-text")
        yield Static(id="main")
        yield Static(id="keys")

    def on_mount(self) -> None:
        """Begin with the first deal."""
        self.melds.can_focus = False
        self.screen.set_class(not self.frame.state.terms.draws, "shedding")
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        """Another size of the terminal."""
        self.call_after_refresh(self.show)

    @property
    def melds(self) -> MeldsView:
        """The melds on the screen."""
        return self.screen_stack[0].query_one("#melds", MeldsView)

    @property
    def frame(self) -> Frame:
        """Where we are."""
        return self.frames[self.place]

    @property
    def view(self) -> View:
        """What is shown: everything, or what one seat may know."""
        frame = self.frame
        totals = frame.match.totals
        if self.seat == ALL:
            return replace(view_of(frame.state, None, totals), hands=frame.state.hands)
        return view_of(frame.state, None if self.seat == SPECTATOR else self.seat, totals)

    def part(self, id: str) -> Static:
        """A line of the screen."""
        return self.screen_stack[0].query_one(f"#{id}", Static)

    def show(self) -> None:
        """Show the frame."""
        frame, view, say = self.frame, self.view, self.say
        same = [one for one in self.frames if one.deal == frame.deal]
        where = say.text(
            "terminal-replay-where",
            deal=frame.deal,
            deals=self.frames[-1].deal,
            turn=frame.turn,
            turns=same[-1].turn,
            action=frame.action,
            actions=same[-1].action,
        )
        eyes = self._eyes()
        room = max(1, self.size.width - 2 - len(where) - len(eyes))
        self.part("title").update(Text.assemble((where, "bold #e9f2ec"), " " * room, (eyes, "bold #ffd75f")))
        seats = self.screen_stack[0].query_one("#seats", SeatsView)
        seats.view, seats.say = view_of(frame.state, None, frame.match.totals), say
        seats.redraw()
        piles = self.screen_stack[0].query_one("#piles", PilesView)
        piles.stock, piles.pile, piles.keys = len(view.stock), view.pile, False
        piles.redraw()
        self.melds.faces, self.melds.empty = self.faces, empty_table(view, say)
        owners = dict(enumerate(say.names))
        order = list(range(view.seats))
        touched = melds_of(frame.events, len(view.table))
        deadwood, named = shown_beside(view), say.text("terminal-hand-deadwood")
        self.melds.show(
            Drawing(view.table, owners, order, touched=touched, beside=deadwood, beside_name=named)
        )
        self.part("hands-text").update(self._hands(view))
        self.part("main").update(self._happened(frame))
        self.part("keys").update(Text(say.text("terminal-replay-keys"), no_wrap=True))

    def _eyes(self) -> str:
        if self.seat == ALL:
            return self.say.text("terminal-replay-all")
        if self.seat == SPECTATOR:
            return self.say.text("terminal-replay-spectator")
        return self.say.text("terminal-replay-seat", name=self.say.names[self.seat])

    def _hands(self, view: View) -> Text:
        """Every hand in one line, longer ones in two; unknown cards as a number of backs."""
        text = Text()
        margin = min(12, max(map(len, self.say.names))) + 2
        room = max(20, self.size.width - 4 - margin)
        for seat in range(view.seats):
            turn = not view.over and view.turn == seat
            name = self.say.names[seat][: margin - 2]
            text.append("\n" if seat else "")
            text.append(f"{'▶' if turn else ' '}{name}".ljust(margin - 1) + " ", TURN if turn else "bold")
            hand = view.hands[seat]
            used = 0
            for group in groups(hand, view.terms):
                text.append(" " if used else "")
                for card in group:
                    face = self.faces.short(card)
                    if used + len(face) + 1 > room:
                        text.append("\n" + " " * margin)
                        used = 0
                    text.append(face, ink(card))
                    text.append(" ")
                    used += len(face) + 1
            if hidden := hand.count(UNKNOWN):
                text.append(f"{self.faces.short(UNKNOWN)}×{hidden}", BACK)
            if turn and (lent := sum(view.go.borrowed, Cards())):
                shown = self.faces.shorts(tuple(lent))
                text.append("  " + self.say.text("terminal-to-lay-borrowed", cards=shown), "#ffb08a")
        return text

    def _happened(self, frame: Frame) -> Text:
        say, state = self.say, frame.state
        if not frame.action:
            said = say.text("terminal-replay-dealt")
        else:
            said = "  ".join(
                say.text("terminal-turn", name=say.names[seat], deeds=deeds)
                for seat, events in groupby(frame.events, lambda event: event.seat)
                if (deeds := say.deeds(tuple(events), state))
            )
        if state.over:
            result = sheets.deal_winners(frame.match, say)
            return Text.assemble((said + "  ", "bold"), (result, "bold #ffd75f"))
        following = say.text("terminal-replay-turn", name=say.names[state.turn])
        return Text.assemble((said, "bold"), "  ", (following, "#9fc7ab"))

    # -- stepping ------------------------------------------------------------------------------------------

    def action_step(self, by: str, steps: int) -> None:
        """To the next or last action, to the begin of the next or running turn, to another deal."""
        if isinstance(self.screen, Sheet):
            self.screen.action_scroll(steps)
            return
        if by == "action":
            self.action_jump(self.place + steps)
            return
        starts = [
            place
            for place, frame in enumerate(self.frames)
            if not frame.action or (by == "turn" and frame.turn != self.frames[place - 1].turn)
        ]
        if steps > 0:
            self.action_jump(next((place for place in starts if place > self.place), len(self.frames) - 1))
        else:
            self.action_jump(next((place for place in reversed(starts) if place < self.place), 0))

    def action_jump(self, place: int) -> None:
        """To a frame, as far as there are any."""
        self.place = max(0, min(place, len(self.frames) - 1))
        self.show()

    def action_eyes(self) -> None:
        """All hands, then each seat's knowledge, then a spectator's."""
        order = [ALL, *range(len(self.say.names)), SPECTATOR]
        self.seat = order[(order.index(self.seat) + 1) % len(order)]
        self.show()

    def action_scores(self) -> None:
        """The score sheet up to here."""
        body = sheets.score_sheet(self.frame.match, self.say.names, self.say)
        self.push_screen(Sheet(self.say.text("terminal-sheet"), body, self.say.text("terminal-close-help")))
