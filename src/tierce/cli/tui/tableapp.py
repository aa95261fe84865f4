"""The table as it is shown: which parts the screen has, and what each says now."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Static

from tierce.cards import Card, Cards
from tierce.cli.tui import sheets
from tierce.cli.tui.arrange import Arrangement
from tierce.cli.tui.faces import Faces
from tierce.cli.tui.melddraw import Drawing
from tierce.cli.tui.pieces import HandView, MeldsView
from tierce.cli.tui.say import Say, on_meld
from tierce.cli.tui.seats import SeatsView, seats_from, status
from tierce.cli.tui.session import Session
from tierce.cli.tui.style import SHEET
from tierce.game import choices, engine
from tierce.game.actions import Die, EndTurn
from tierce.game.scoring import count
from tierce.table import View

KEY = Style.parse("bold #1b1b1b on #ffd75f")
QUIET = Style.parse("#9fc7ab")
STRONG = Style.parse("bold #e9f2ec")
WIDE, TALL, SHORT = 110, 34, 22


class TableApp(App[None]):
    """The table on the screen, drawn from the view of the person's seat."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, say: Say, rules_text: RenderableType, *, pause: float = 0.6) -> None:
        """``pause`` are the seconds before each turn of a bot."""
        super().__init__()
        self.session, self.say, self.rules_text, self.pause = session, say, rules_text, pause
        self.faces = Faces(letters=say.letters)
        self.arrangement = Arrangement(session.view.hand)
        self.deal = session.deal
        self.notice = ""
        self.ways: Sequence[choices.Way] = ()
        self.fits: dict[int, set[Card]] = {}
        """For each meld the cards in hand that can be played there one by one."""

    # -- what it is made of --------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Seats above, melds in the middle, hand below."""
        yield Static(id="title")
        yield SeatsView(id="seats")
        with Horizontal(id="middle"):
            with VerticalScroll(id="felt", can_focus=False):
                yield MeldsView(id="melds")
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="side-text")
        yield Static(id="news")
        yield Static(id="hand-line")
        yield HandView(self.arrangement, self.faces, id="hand")
        yield Static(id="message")
        yield Static(id="main")
        yield Input(id="words", placeholder=self.say.text("terminal-typing"), compact=True)
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        """Another size of the terminal."""
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Side panel and tall cards where there is room, fewer lines where there is none."""
        self.screen_stack[0].set_class(self.size.width >= WIDE, "wide")
        self.screen_stack[0].set_class(self.size.height < SHORT, "short")
        self.hand.tall = self.size.height >= TALL
        self.show()

    @property
    def hand(self) -> HandView:
        """The hand on the screen."""
        return self.screen_stack[0].query_one("#hand", HandView)

    @property
    def melds(self) -> MeldsView:
        """The melds on the screen."""
        return self.screen_stack[0].query_one("#melds", MeldsView)

    def part(self, id: str) -> Static:
        """A line of the screen."""
        return self.screen_stack[0].query_one(f"#{id}", Static)

    def line(self, id: str, text: Text) -> None:
        """Show text in a part whose height is fixed."""
        self.part(id).update(text, layout=False)

    # -- showing -------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show what is so now."""
        view, session = self.session.view, self.session
        if self.deal != session.deal:
            self.deal = session.deal
            self.arrangement = self.hand.arrangement = Arrangement(view.hand)
        self.arrangement.sync(view.hand)
        if not session.my_turn:
            self.arrangement.settle()
        self._show_title(view)
        seats = self.screen_stack[0].query_one("#seats", SeatsView)
        seats.view, seats.say = view, self.say
        seats.redraw()
        self._show_news(view)
        self._show_hand_line(view)
        self.fits = self._fits(view)
        self.hand.fitting = {card for cards in self.fits.values() for card in cards}
        self.hand.redraw()
        self.choose_again()

    def _fits(self, view: View) -> dict[int, set[Card]]:
        """Which single cards can be played on which meld. Listing all steps would do, and be slow."""
        found: dict[int, set[Card]] = {}
        if self.session.my_turn:
            for card in view.hand.faces():
                for way in choices.ways(view.state, Cards([card]), self.session.me)[0]:
                    if (number := on_meld(way[0])) is not None:
                        found.setdefault(number, set()).add(card)
        return found

    def _show_title(self, view: View) -> None:
        say = self.say
        left = say.text("terminal-title", title=self.session.title, deal=self.session.deal)
        target = view.terms.match.target if view.terms.match.kind == "cumulative" else None
        facts = [say.text("terminal-aside", count=view.aside_count)]
        if target is not None:
            facts.append(say.text("terminal-target", points=target))
        right = " · ".join(facts)
        room = max(1, self.size.width - 2 - len(left) - len(right))
        self.line("title", Text.assemble((left, STRONG), " " * room, (right, QUIET)))

    def _show_news(self, view: View) -> None:
        news = self.session.news()
        if view.over:
            news = self.session.gos()[-view.seats :]
        text = sheets.log_text(news, view, self.say)
        if not news:
            text = Text(self.say.text("terminal-nothing-yet") if not self.session.gos() else "", QUIET)
        head = Text(self.say.text("terminal-since") + "\n\n", sheets.HEAD)
        self.part("side-text").update(Text.assemble(head, text))
        wrapped = text.wrap(self.console, max(1, self.size.width - 2))
        self.part("news").update(Text("\n").join(wrapped[-3:]))

    def _show_hand_line(self, view: View) -> None:
        say, me = self.say, self.session.me
        parts: list[tuple[str, Style]] = []
        mine = not view.over and view.turn == me
        parts.append((f"▶ {say.names[me]} " if mine else f"  {say.names[me]} ", KEY if mine else STRONG))
        points = count(view.hand, view.terms).score
        parts.append((" " + say.text("terminal-hand", count=len(view.hand), points=points), STRONG))
        if view.terms.match.kind == "cumulative":
            parts.append((" · " + say.text("terminal-hand-total", points=view.totals[me]), QUIET))
        if view.dealer == me:
            parts.append((" · " + say.text("terminal-dealer"), sheets.HEAD))
        if special := status(me, view, say):
            parts.append((" · " + special, Style.parse("bold #ff9d8a")))
        self.line("hand-line", Text.assemble(*parts))

    def choose_again(self) -> None:
        """Other cards are chosen, or the table has changed: what can be done with them now?"""
        view, picked = self.session.view, self.arrangement.picked
        self.ways, why = (), ""
        if picked and self.session.my_turn:
            self.ways, illegal = choices.ways(view.state, picked, self.session.me)
            if illegal is not None:
                why = self.say.refusal(illegal, view)
        targets = {number for way in self.ways if (number := on_meld(way[0])) is not None}
        self._show_melds(view, targets)
        self._show_main(view, why)
        self._show_keys(view)

    def _show_melds(self, view: View, targets: set[int]) -> None:
        me = self.session.me
        order = [me, *seats_from(view, me)]
        self.melds.faces, self.melds.empty = self.faces, self.say.text("terminal-table-empty")
        self.melds.show(
            Drawing(
                view.table,
                dict(enumerate(self.say.names)),
                order,
                targets=targets,
                touched=self.session.touched(),
            )
        )

    def _show_main(self, view: View, why: str) -> None:
        key, said, message = self._prompt(view, why)
        self.line("main", Text.assemble((f" {key} ", KEY) if key else "", " " if key else "", said))
        self.part("main").set_class(not key, "idle")
        fault = self.session.save_fault
        if fault is not None:
            message = self.say.text("terminal-unsaved", why=fault)
        self.line("message", Text(message))

    def _prompt(self, view: View, why: str) -> tuple[str, str, str]:
        """The key of the main action, what it does, and what else is to be said."""
        say, session = self.say, self.session
        if view.over:
            done = session.match.over
            said = say.text("terminal-do-leave" if done else "terminal-do-next")
            return "Enter", said, self.notice or say.text("terminal-deal-is-over")
        if not session.my_turn:
            if view.dead[session.me]:
                return "", say.text("terminal-prompt-dead"), self.notice
            return "", say.text("terminal-prompt-wait", name=say.names[view.turn]), self.notice
        if len(self.ways) == 1:
            return "Enter", say.way(self.ways[0], view), self.notice
        if self.ways:
            return "Enter", say.text("terminal-do-choose", count=len(self.ways)), self.notice
        last = last_words(view)
        if self.arrangement.picked:
            prompt = "terminal-prompt-or-end" if "end" in last else "terminal-prompt"
            return "", say.text(prompt), self.notice or why
        if "dead" in last:
            return "E", say.text("terminal-do-dead"), self.notice
        if "end" in last:
            return "E", say.text("terminal-do-end"), self.notice
        new = say.text("terminal-hand-new") if not view.opened[session.me] else ""
        return "", say.text("terminal-prompt"), self.notice or new

    def _show_keys(self, view: View) -> None:
        which = "over" if view.over else "table" if self.melds.has_focus else "play"
        self.line("keys", Text(self.say.text(f"terminal-keys-{which}")))

    def tell(self, notice: str) -> None:
        """Say something in the message line until the next key that does something."""
        self.notice = notice
        self.choose_again()


def last_words(view: View) -> set[str]:
    """Which of ``end`` and ``dead`` may be said now."""
    last = (EndTurn(), Die())
    return {action.verb for action in last if engine.check_step(view.state, action) is None}
