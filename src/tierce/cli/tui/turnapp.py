"""The person's turn: what the keys and the mouse do with the cards, and why they cannot."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events

from tierce.cards import Cards, ParseError
from tierce.cli.tui.borrowing import BorrowScreen, lending
from tierce.cli.tui.paper import cards_text
from tierce.cli.tui.pieces import HandView, MeldsView
from tierce.cli.tui.piles import PilesView
from tierce.cli.tui.prompt import last_words, must_say_carte
from tierce.cli.tui.say import on_meld
from tierce.cli.tui.screens import Chooser, Sheet
from tierce.cli.tui.tableapp import TableApp
from tierce.game import choices
from tierce.game.actions import Action, Borrow, Discard, Draw, Take, Touch
from tierce.game.events import Drew, Event, Penalised, Renewed
from tierce.game.illegal import IllegalAction
from tierce.game.state import Phase


class TurnApp(TableApp):
    """A table at which the person plays a turn."""

    # -- choosing ------------------------------------------------------------------------------------------

    def on_hand_view_changed(self) -> None:
        """Other cards are chosen."""
        self.notice, self.lending = "", ()
        self.choose_again()

    def on_hand_view_sorted(self, message: HandView.Sorted) -> None:
        """The hand was sorted."""
        self.tell(self.say.text("terminal-sorted", how=message.how))

    def on_melds_view_chosen(self, message: MeldsView.Chosen) -> None:
        """A meld was chosen: to borrow from, or for the chosen cards, or to say which cards fit there."""
        number = message.number
        if self.lending:
            self._borrow_from(number)
            return
        if self.arrangement.picked:
            here = [way for way in self.ways if on_meld(way[0]) == number]
            self._play_one(here, self.say.text("terminal-not-there", number=str(number)))
            return
        faces = sorted(self.fits.get(number, ()))
        if faces:
            self.tell(self.say.text("terminal-fits", number=str(number), cards=self.say.cards(faces)))
        else:
            self.tell(self.say.text("terminal-fits-nothing", number=str(number)))

    def action_clear(self) -> None:
        """Put the chosen cards back and return to the hand."""
        self.arrangement.clear()
        self.notice, self.lending = "", ()
        self.hand.focus()
        self.hand.redraw()
        self.choose_again()

    def action_to(self, part: str) -> None:
        """Go to the hand or the table."""
        if self.lending and part == "#hand":
            self.action_clear()
        self.screen.query_one(part).focus()

    def on_descendant_focus(self) -> None:
        """The keys that matter depend on where one is."""
        self._show_keys(self.session.view)

    # -- playing -------------------------------------------------------------------------------------------

    def action_main(self) -> None:
        """What the main line says first."""
        view = self.session.view
        if view.over:
            self.action_next()
        elif self.ways:
            self._play_one(self.ways, "")
        elif self.session.my_turn and view.phase is Phase.DRAW:
            self.action_draw()
        elif self.session.my_turn and view.terms.draws and len(self.arrangement.picked) == 1:
            self.action_discard()

    def action_next(self) -> None:
        """Deal again, or leave when the match is over."""
        raise NotImplementedError

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
            came = self.session.play(*way)
        except IllegalAction as wrong:
            self.notice = self.say.refusal(wrong.illegal, view, wrong.action)
        except ParseError as wrong:
            self.notice = str(wrong)
        else:
            self.notice = self._told(came)
            if not self.session.my_turn:
                self.arrangement.clear()
            if view.phase is Phase.PLAY and not must_say_carte(self.session.view):
                self.carte = False
        self.show()
        self.drive()

    def drive(self) -> object:
        """Let the others play."""
        raise NotImplementedError

    def _told(self, came: Sequence[Event]) -> str:
        """What came to the person from the stock by its own step."""
        view, me = self.session.view, self.session.me
        lines = [
            self.say.plain(self.say.sentences.narration(event, view))
            for event in came
            if event.seat == me and isinstance(event, Drew | Penalised | Renewed)
        ]
        return " ".join(f"{line}." for line in lines)

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
        """End the turn: by a discard, by saying so, or dead where that is all that is left."""
        if self.session.view.terms.draws:
            self.action_discard()
        elif not self._not_mine():
            self.play(("dead" if last_words(self.session.view) == {"dead"} else "end",))

    def action_undo(self, all: bool) -> None:
        """Take the last step back, or all of them."""
        if self._not_mine():
            return
        if not self.session.can_undo:
            view = self.session.view
            drawn = view.terms.draws and view.phase is Phase.PLAY and not view.go.from_pile
            self.tell(self.say.text("terminal-drawn-stays" if drawn else "terminal-nothing-to-undo"))
            return
        self.session.undo(all=all)
        self.notice, self.lending = self.say.text("terminal-undone"), ()
        self.show()

    def action_redo(self) -> None:
        """Do the step again that was taken back."""
        if self._not_mine():
            return
        if not self.session.can_redo:
            self.tell(self.say.text("terminal-nothing-to-redo"))
            return
        self.session.redo()
        self.notice = self.say.text("terminal-redone")
        self.show()

    # -- stock and discards --------------------------------------------------------------------------------

    def _no_draw(self) -> bool:
        """Whether this is no moment to draw; where it is the person's turn, that is said."""
        view = self.session.view
        if not view.terms.draws or self._not_mine():
            return True
        if view.phase is Phase.PLAY:
            self.tell(self.say.text("drawn-already"))
            return True
        return False

    def action_draw(self) -> None:
        """Draw from the stock."""
        if not self._no_draw():
            self.play((Draw(),))

    def action_take(self) -> None:
        """Take the top discard."""
        if not self._no_draw():
            self.play((Take(),))

    def action_touch(self) -> None:
        """Touch the discard pile, where that means something."""
        if not self._no_draw() and self.session.view.terms.draw.touch != "ignored":
            self.play((Touch(),))

    def on_piles_view_chosen(self, message: PilesView.Chosen) -> None:
        """Stock or top discard: draw, when it is time; else look at the discards."""
        view = self.session.view
        drawing = self.session.my_turn and view.phase in (Phase.DRAW, Phase.OFFER, Phase.WALL)
        if drawing and message.what == "draw":
            self.action_draw()
        elif drawing and message.what == "take":
            self.action_take()
        elif message.what != "draw":
            self.action_pile()

    def action_pile(self) -> None:
        """Look through the discards."""
        view = self.session.view
        if not view.terms.draws:
            return
        if not view.pile:
            self.tell(self.say.text("pile-empty"))
            return
        body = Text(self.say.text("pile-order") + "\n\n", "#9fc7ab")
        body.append_text(cards_text(view.pile[::-1], self.faces))
        self.push_screen(Sheet(self.say.text("panel-pile"), body, self.say.text("terminal-close-help")))

    def action_discard(self) -> None:
        """Discard the one chosen card; what the turn still owes is said."""
        if not self.session.view.terms.draws or self._not_mine():
            return
        if self.session.view.phase is Phase.DRAW:
            self.tell(self.say.text("draw-first"))
            return
        picked = self.arrangement.picked
        if len(picked) != 1:
            self.tell(self.say.text("discard-one" if picked else "discard-choose"))
            return
        (card,) = picked
        self.play((Discard(card, self.carte and must_say_carte(self.session.view)),))

    def action_carte(self) -> None:
        """Say with the next discard that one card is left, or do not."""
        view = self.session.view
        if not view.terms.draws or self._not_mine():
            return
        if not must_say_carte(view):
            self.tell(self.say.text("no-carte-now"))
            return
        self.carte = not self.carte
        self.tell(self.say.text("carte-said" if self.carte else "carte-unsaid"))

    # -- borrowing -----------------------------------------------------------------------------------------

    def action_borrow(self) -> None:
        """Look for a meld to borrow from; once more, let it be."""
        view = self.session.view
        if not view.terms.draws or self._not_mine():
            return
        if view.phase is Phase.DRAW:
            self.tell(self.say.text("draw-first"))
            return
        if self.lending:
            self.action_clear()
            return
        self.lending = lending(view)
        if not self.lending:
            self.tell(self.say.text("cannot-borrow"))
            return
        self.notice = ""
        if self.melds.cursor not in self.lending:
            self.melds.cursor = self.lending[0]
        self.melds.focus()
        self.choose_again()

    def _borrow_from(self, number: int) -> None:
        """Choose the cards of this meld, if it lends any."""
        if number not in self.lending:
            self.tell(self.say.text("cannot-borrow-there"))
            return
        self.push_screen(BorrowScreen(self.session.view, number, self.say, self.faces), self._borrow)

    def _borrow(self, action: Borrow | None) -> None:
        """Borrow; the borrowed cards are chosen, for they go into one meld together."""
        if action is None:
            return
        self.lending = ()
        self.hand.focus()
        self.play((action,))
        for held in self.arrangement.among(Cards(one.card for one in action.laid)):
            if held not in self.arrangement.chosen:
                self.arrangement.toggle(held)
        self.hand.redraw()
        self.choose_again()

    def on_click(self, event: events.Click) -> None:
        """The main line is a button."""
        if event.widget is not None and event.widget.id == "main":
            view = self.session.view
            if self.ways or view.over or view.terms.draws:
                self.action_main()
            elif self.session.my_turn:
                self.action_end()
