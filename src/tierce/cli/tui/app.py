"""A match at the terminal: what the keys, the mouse and the bots do."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType
from textual import events, work
from textual.binding import Binding, BindingType
from textual.widgets import Input

from tierce.cards import ParseError
from tierce.cli.tui import sheets
from tierce.cli.tui.pieces import HandView, MeldsView
from tierce.cli.tui.say import on_meld
from tierce.cli.tui.screens import Chooser, Sheet
from tierce.cli.tui.tableapp import TableApp, last_words
from tierce.game import choices
from tierce.game.actions import Action, parse_actions
from tierce.game.illegal import IllegalAction

OVER_KEYS = ("enter", "n", "s", "q")


class PlayApp(TableApp):
    """A match at the terminal."""

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

    def on_mount(self) -> None:
        """Show the table and let the bots begin."""
        self.title = self.say.text("terminal-title", title=self.session.title, deal=1)
        self.hand.focus()
        self.fit()
        self.drive()

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
        faces = sorted(self.fits.get(number, ()))
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
        self.play(("dead" if last_words(self.session.view) == {"dead"} else "end",))

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
