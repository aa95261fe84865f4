"""A match at the terminal: what the keys, the mouse and the bots do."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from rich.console import RenderableType
from textual import events, work
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tierce.cards import ParseError
from tierce.cli.tui import sheets
from tierce.cli.tui.keyhelp import keys
from tierce.cli.tui.knockapp import KnockApp
from tierce.cli.tui.say import Say
from tierce.cli.tui.screens import Sheet
from tierce.cli.tui.session import Session
from tierce.game.actions import parse_actions

OVER_KEYS = ("enter", "n", "s", "q")


class PlayApp(KnockApp):
    """A match at the terminal."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "main", show=False),
        Binding("m,M", "verb('meld')", show=False),
        Binding("l,L", "verb('lay')", show=False),
        Binding("j,J", "verb('swap')", show=False),
        Binding("e,E", "end", show=False),
        Binding("u,backspace", "undo(False)", show=False),
        Binding("U", "undo(True)", show=False),
        Binding("r,R", "redo", show=False),
        Binding("d,D", "draw", show=False),
        Binding("f,F", "take", show=False),
        Binding("y,Y", "touch", show=False),
        Binding("p,P", "pile", show=False),
        Binding("b,B", "borrow", show=False),
        Binding("k,K", "carte", show=False),
        Binding("w,W", "ways", show=False),
        Binding("x,X", "discard", show=False),
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

    def __init__(
        self,
        session: Session,
        say: Say,
        rules_text: RenderableType,
        *,
        pause: float = 0.6,
        house_rules: RenderableType | None = None,
    ) -> None:
        """``house_rules`` is what this table plays otherwise, shown before anything is played."""
        super().__init__(session, say, rules_text, pause=pause)
        self.house_rules = house_rules

    def on_mount(self) -> None:
        """Show the table, first of all its house rules, and let the bots begin."""
        self.hand.focus()
        self.fit()
        if self.house_rules is None:
            self.drive()
            return
        title, footer = self.say.text("terminal-house-title"), self.say.text("terminal-house-close")
        self.push_screen(Sheet(title, self.house_rules, footer, ("enter", "?")), self._begin)

    def _begin(self, key: str | None) -> None:
        self.drive()
        if key == "?":
            self.action_rules()

    # -- typing --------------------------------------------------------------------------------------------

    def action_type(self) -> None:
        """Open the line for words."""
        words = self.screen.query_one("#words", Input)
        terms = self.session.view.terms
        kind = "-gin" if terms.knocks else "-draws" if terms.draws else ""
        words.placeholder = self.say.text(f"terminal-typing{kind}")
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
        if words == "redo":
            self._close_typing()
            self.action_redo()
            return
        if words in ("biggin", "done") and self.session.view.terms.knocks and not self._not_mine():
            self._close_typing()
            (self.show_big_gin if words == "biggin" else self.show_hand)()
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
        self.read("terminal-help-title", keys(self.say, self.session.view.terms))

    # -- deals and the others ------------------------------------------------------------------------------

    def action_next(self) -> None:
        """Deal again, or leave when the match is over; before that, pass what is offered."""
        session = self.session
        if not session.view.over:
            self.action_pass()
        elif session.match.over:
            self.exit()
        else:
            session.next_deal()
            self.notice, self.carte, self.lending = "", False, ()
            self.hand.focus()
            self.show()
            self.drive()

    def show_deal_over(self) -> None:
        """The end of a deal, every card counted."""
        view, match, say = self.session.view, self.session.match, self.say
        footer = say.text("terminal-over-keys-last" if match.over else "terminal-over-keys")
        title = say.text("terminal-over-title", deal=self.session.deal)
        body = sheets.deal_over(view, match, say, self.faces, self.session.laid_off)
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
            if not self.is_running:  # The person left while the bot was thinking.
                return
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
