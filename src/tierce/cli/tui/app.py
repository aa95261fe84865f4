"""The table as a terminal application: a person's hand, the melds, the others, and what can be done."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Input, Static

from tierce.cards import Cards, ParseError
from tierce.cli.tui import sheets
from tierce.cli.tui.arrange import Arrangement
from tierce.cli.tui.faces import Faces
from tierce.cli.tui.melddraw import Drawing
from tierce.cli.tui.pieces import HandView, MeldsView, SeatsView, seats_from, status
from tierce.cli.tui.say import Say, on_meld
from tierce.cli.tui.screens import Chooser, Sheet
from tierce.cli.tui.session import Session
from tierce.cli.tui.style import SHEET
from tierce.game import choices
from tierce.game.actions import Action, parse_actions
from tierce.game.illegal import IllegalAction
from tierce.game.scoring import count
from tierce.table import View

KEY = Style.parse("bold #1b1b1b on #ffd75f")
QUIET = Style.parse("#9fc7ab")
STRONG = Style.parse("bold #e9f2ec")
WIDE, TALL = 110, 34
OVER_KEYS = ("enter", "n", "s", "q")


class PlayApp(App[None]):
    """A match at the terminal."""

    CSS = SHEET
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "main", show=False),
        Binding("m,M", "verb('meld')", show=False),
        Binding("l,L", "verb('lay')", show=False),
        Binding("j,J", "verb('swap')", show=False),
        Binding("e,E", "end", show=False),
        Binding("u,backspace", "undo(False)", show=False),
        Binding("U", "undo(True)", show=False),
        Binding("h,H", "to('#hand')", show=False),
        Binding("t,T", "to('#melds')", show=False),
        Binding("c,C", "counts", show=False),
        Binding("s,S", "scores", show=False),
        Binding("g,G", "log", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("f1", "keys", show=False),
        Binding("slash", "type", show=False),
        Binding("n,N", "next", show=False),
        Binding("escape", "clear", show=False),
        Binding("q,Q,ctrl+q,ctrl+c", "leave", show=False),
    ]

    def __init__(self, session: Session, say: Say, rules_text: RenderableType, *, pause: float = 0.6) -> None:
        """``pause`` are the seconds before each turn of a bot."""
        super().__init__()
        self.session, self.say, self.rules_text, self.pause = session, say, rules_text, pause
        self.faces = Faces(letters=say.letters)
        self.arrangement = Arrangement(session.view.hand)
        self.deal = session.deal
        self.notice = ""
        self.ways: Sequence[choices.Way] = ()

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

    def on_mount(self) -> None:
        """Show the table and let the bots begin."""
        self.title = self.say.text("terminal-title", title=self.session.title, deal=1)
        self.hand.focus()
        self.fit()
        self.show()
        self.drive()

    def on_resize(self, event: events.Resize) -> None:
        """Another size of the terminal."""
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Side panel and tall cards where there is room."""
        self.screen_stack[0].set_class(self.size.width >= WIDE, "wide")
        self.hand.tall = self.size.height >= TALL
        self.hand.redraw()

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
        single = [step for step in view.steps if on_meld(step) is not None]
        self.hand.fitting = {card for step in single for card in step.cards}
        self.hand.redraw()
        self.choose_again()

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
        last = {step.verb for step in view.steps} & {"end", "dead"}
        if self.arrangement.picked:
            return "", say.text("terminal-prompt-or-end" if "end" in last else "terminal-prompt"), why
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

    # -- choosing and playing ------------------------------------------------------------------------------

    def on_hand_view_changed(self) -> None:
        """Other cards are chosen."""
        self.notice = ""
        self.choose_again()

    def on_hand_view_sorted(self, message: HandView.Sorted) -> None:
        """The hand was sorted."""
        self.tell(self.say.text("terminal-sorted", how=message.how))

    def on_melds_view_chosen(self, message: MeldsView.Chosen) -> None:
        """A meld was chosen: the chosen cards go there, or say which could."""
        number = message.number
        if self.arrangement.picked:
            here = [way for way in self.ways if on_meld(way[0]) == number]
            self._play_one(here, self.say.text("terminal-not-there", number=str(number)))
            return
        view = self.session.view
        cards = Cards(card for step in view.steps if on_meld(step) == number for card in set(step.cards))
        faces = cards.faces()
        if faces:
            self.tell(self.say.text("terminal-fits", number=str(number), cards=self.say.cards(faces)))
        else:
            self.tell(self.say.text("terminal-fits-nothing", number=str(number)))

    def action_main(self) -> None:
        """What the main line says."""
        view = self.session.view
        if view.over:
            self.action_next()
        elif self.ways:
            self._play_one(self.ways, "")

    def action_verb(self, verb: str) -> None:
        """Meld, lay off or swap the chosen cards."""
        if self._not_mine():
            return
        if not self.arrangement.picked:
            self.tell(self.say.text("terminal-need-cards"))
            return
        ways = [way for way in self.ways if way[0].verb == verb]
        self._play_one(ways, self.say.text(f"terminal-verb-{verb}"), verb)

    def _play_one(self, ways: Sequence[choices.Way], none: str, verb: str = "") -> None:
        """Play the only way; ask when there are several; say why when there is none."""
        if not ways:
            self.tell(f"{none} {self._why(verb)}".strip())
        elif len(ways) == 1:
            self.play(ways[0])
        else:
            view = self.session.view
            options = [(self.say.option(way, view), choices.words(way)) for way in ways]
            chooser = Chooser(
                self.say.text("terminal-choose"), self.say.text("terminal-choose-help"), options
            )
            self.push_screen(chooser, lambda place: None if place is None else self.play(ways[place]))

    def _why(self, verb: str) -> str:
        """Why the chosen cards cannot be played at all, or what they could do instead."""
        view = self.session.view
        _, illegal = choices.ways(view.state, self.arrangement.picked, self.session.me)
        if illegal is not None:
            return self.say.refusal(illegal, view)
        return self.say.way(self.ways[0], view) + "?" if verb and len(self.ways) == 1 else ""

    def play(self, way: Sequence[Action | str]) -> None:
        """Play steps, and say why not when they are refused."""
        view = self.session.view
        self.notice = ""
        try:
            self.session.play(*way)
        except IllegalAction as wrong:
            self.notice = self.say.refusal(wrong.illegal, view, wrong.action)
        except ParseError as wrong:
            self.notice = str(wrong)
        else:
            if not self.session.my_turn:
                self.arrangement.clear()
        self.show()
        self.drive()

    def _not_mine(self) -> bool:
        """Whether it is not the person's turn; then that is said."""
        session = self.session
        if session.my_turn:
            return False
        view = session.view
        said = (
            "terminal-deal-is-over"
            if view.over
            else "terminal-prompt-dead"
            if view.dead[session.me]
            else "terminal-prompt-wait"
        )
        self.tell(self.say.text(said, name=self.say.names[view.turn]))
        return True

    def action_end(self) -> None:
        """End the turn, or declare oneself dead where that is all that is left."""
        if self._not_mine():
            return
        verbs = {step.verb for step in self.session.view.steps}
        self.play(("dead" if "dead" in verbs and "end" not in verbs else "end",))

    def action_undo(self, all: bool) -> None:
        """Take the last step back, or all of them."""
        if self._not_mine():
            return
        if not self.session.can_undo:
            self.tell(self.say.text("terminal-nothing-to-undo"))
            return
        self.session.undo(all=all)
        self.notice = self.say.text("terminal-undone")
        self.show()

    def action_clear(self) -> None:
        """Put the chosen cards back and return to the hand."""
        self.arrangement.clear()
        self.notice = ""
        self.hand.focus()
        self.hand.redraw()
        self.choose_again()

    def action_to(self, part: str) -> None:
        """Go to the hand or the table."""
        self.screen.query_one(part).focus()

    def on_descendant_focus(self) -> None:
        """The keys that matter depend on where one is."""
        self._show_keys(self.session.view)

    def on_click(self, event: events.Click) -> None:
        """The main line is a button."""
        if event.widget is not None and event.widget.id == "main":
            if self.ways or self.session.view.over:
                self.action_main()
            elif self.session.my_turn:
                self.action_end()

    # -- typing --------------------------------------------------------------------------------------------

    def action_type(self) -> None:
        """Open the line for words."""
        words = self.screen.query_one("#words", Input)
        words.add_class("open")
        self.part("keys").display = False
        words.focus()

    def _close_typing(self) -> None:
        words = self.screen_stack[0].query_one("#words", Input)
        words.clear()
        words.remove_class("open")
        self.part("keys").display = True
        self.hand.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play the words; leave the line open when they are wrong."""
        words = " ".join(event.value.split())
        if words in ("undo", "undo all"):
            self._close_typing()
            self.action_undo(words == "undo all")
            return
        if words and not self._not_mine():
            try:
                parse_actions(words)
            except ParseError as wrong:
                self.tell(str(wrong))
                event.input.cursor_position = min(len(event.value), wrong.column - 1)
                return
            self._close_typing()
            self.play((words,))
            return
        self._close_typing()

    def on_key(self, event: events.Key) -> None:
        """Escape leaves the line for words."""
        words = self.screen_stack[0].query_one("#words", Input)
        if event.key == "escape" and words.has_class("open"):
            event.stop()
            event.prevent_default()
            self._close_typing()

    # -- sheets --------------------------------------------------------------------------------------------

    def read(self, id: str, body: RenderableType, *, wide: bool = False) -> None:
        """Open something to read."""
        self.push_screen(Sheet(self.say.text(id), body, self.say.text("terminal-close-help"), wide=wide))

    def action_counts(self) -> None:
        """Counts."""
        body = sheets.counts(self.session.view, self.say, self.faces, self.session.kinds)
        self.read("terminal-counts", body)

    def action_scores(self) -> None:
        """The score sheet."""
        match = self.session.match
        self.read("terminal-sheet", sheets.score_sheet(match, self.say.names, self.say))

    def action_log(self) -> None:
        """Everything that happened in this deal."""
        gos = self.session.gos()
        self.read("terminal-log", sheets.log_text(gos, self.session.view, self.say), wide=True)

    def action_rules(self) -> None:
        """The rules of this table."""
        self.read("terminal-rules", self.rules_text, wide=True)

    def action_keys(self) -> None:
        """Every key."""
        self.read("terminal-help-title", sheets.keys(self.say))

    # -- deals and the others ------------------------------------------------------------------------------

    def action_next(self) -> None:
        """Deal again, or leave when the match is over."""
        session = self.session
        if not session.view.over:
            self.tell(self.say.text("terminal-not-over"))
        elif session.match.over:
            self.exit()
        else:
            session.next_deal()
            self.notice = ""
            self.hand.focus()
            self.show()
            self.drive()

    def show_deal_over(self) -> None:
        """The end of a deal, every card counted."""
        view, match, say = self.session.view, self.session.match, self.say
        footer = say.text("terminal-over-keys-last" if match.over else "terminal-over-keys")
        title = say.text("terminal-over-title", deal=self.session.deal)
        body = sheets.deal_over(view, match, say, self.faces)
        self.push_screen(Sheet(title, body, footer, OVER_KEYS, wide=True), self._after_deal)

    def _after_deal(self, key: str | None) -> None:
        if key in ("enter", "n"):
            self.action_next()
        elif key == "s":
            self.action_scores()
        elif key == "q":
            self.action_leave()

    @work(exclusive=True)
    async def drive(self) -> None:
        """Let the bots play until it is the person's turn or the deal is over."""
        session = self.session
        while session.bot_turn is not None:
            await asyncio.sleep(self.pause)
            ended = False
            while not ended:
                bot, view = session.ask()
                ended = session.answer(await asyncio.to_thread(bot.choose, view))
            self.notice = ""
            self.show()
        if session.view.over and not isinstance(self.screen, Sheet):
            self.show_deal_over()

    def action_leave(self) -> None:
        """Ask before leaving."""
        session, say = self.session, self.say
        if session.match.over:
            self.exit()
            return
        kept = session.save is not None and session.save_fault is None
        said = (
            say.text("terminal-leave-saved", file=str(session.save))
            if kept
            else say.text("terminal-leave-lost")
        )
        sheet = Sheet(
            say.text("terminal-leave"), said, say.text("terminal-leave-keys"), ("y", "enter", "n", "q")
        )
        self.push_screen(sheet, lambda key: self.exit() if key in ("y", "enter") else None)
