"""The person's turn where one knocks: passing, knocking, gin, and the hand that is shown after a knock."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tierce.cards import Card
from tierce.cli.tui.holding import Showing, big_gins, knocks, least, left_by, shows
from tierce.cli.tui.prompt import prompt
from tierce.cli.tui.screens import Chooser
from tierce.cli.tui.turnapp import TurnApp
from tierce.game.actions import BigGin, Done, Knock, Pass, Shown
from tierce.game.illegal import Illegal
from tierce.game.state import Phase
from tierce.melds import Reason


class KnockApp(TurnApp):
    """A table at which the person may have to knock; in other games its keys do what they do there."""

    def action_main(self) -> None:
        """What the main line says first."""
        view = self.session.view
        offers = prompt(self.moment(view), self.say).offers if view.terms.knocks and not view.over else ()
        act = DOES.get(offers[0][0]) if offers and not self.ways else None
        if act is None:
            super().action_main()
        else:
            act(self)

    def action_pass(self) -> None:
        """Pass the card that is offered, or lay nothing more off."""
        view = self.session.view
        if not view.terms.knocks:
            self.tell(self.say.text("terminal-not-over"))
        elif not self._not_mine():
            if view.phase is Phase.LAYOFF:
                self.show_hand()
            else:
                self.play((Pass(),))

    def action_carte(self) -> None:
        """Knock, throwing the chosen card; in other games, say that one card is left."""
        if not self.session.view.terms.knocks:
            super().action_carte()
        elif not self._not_mine() and (card := self._thrown()) is not None:
            self._knock(card)

    def action_borrow(self) -> None:
        """Show big gin; in other games, borrow."""
        if not self.session.view.terms.knocks:
            super().action_borrow()
        elif not self._not_mine():
            self.show_big_gin()

    def action_ways(self) -> None:
        """Choose which melds to show, instead of those that leave the least."""
        view = self.session.view
        if not view.terms.knocks or self._not_mine():
            return
        if view.phase is Phase.LAYOFF:
            self._show(shows(view), ask=True)
        elif big := big_gins(view) if not self.arrangement.picked else []:
            self._show(big, ask=True)
        elif (card := self._thrown()) is not None:
            self._knock(card, ask=True)

    def action_verb(self, verb: str) -> None:
        """Lay off; nothing is melded before the knock."""
        view = self.session.view
        if not view.terms.knocks or (verb == "lay" and view.phase is Phase.LAYOFF):
            super().action_verb(verb)
        elif not self._not_mine():
            self.tell(self.say.refusal(Illegal(Reason.PHASE), view))

    # -- showing the hand ----------------------------------------------------------------------------------

    def show_big_gin(self) -> None:
        """Show a hand that is all melds, or say what is in none."""
        view = self.session.view
        ways = big_gins(view)
        if ways:
            self._show(ways)
        else:
            self.play((BigGin(self.best_melds()),))

    def show_hand(self) -> None:
        """Show the hand after a knock of the other seat: its best melds, or those that are chosen."""
        ways = shows(self.session.view)
        if ways:
            self._show(ways)
        else:
            self.play((Done(),))

    def _thrown(self) -> Card | None:
        """The one chosen card, for a knock; else what is lacking is said."""
        view, picked = self.session.view, self.arrangement.picked
        if view.phase is not Phase.PLAY:
            self.tell(self.say.refusal(Illegal(Reason.PHASE), view))
        elif len(picked) != 1:
            self.tell(self.say.text("discard-one" if picked else "gin-choose-thrown"))
        else:
            return picked.faces()[0]
        return None

    def _knock(self, card: Card, *, ask: bool = False) -> None:
        ways = knocks(self.session.view, card)
        if ways:
            self._show(ways, ask=ask)
        else:
            self.play((Knock(card),))

    def _show(self, ways: list[Showing], *, ask: bool = False) -> None:
        """Show the hand; which melds is asked where several ways leave as little, or with ``ask``."""
        view = self.session.view
        if ask and len(ways) == 1:
            self.tell(self.say.text("terminal-one-way"))
            return
        if len(ways) == 1 or (not ask and len(least(ways, view)) == 1):
            self.play((ways[0],))
            return
        title, footer = self.say.text("gin-ways-title"), self.say.text("terminal-choose-help")
        chooser = Chooser(title, footer, [(self._shown(way), "") for way in ways])
        self.push_screen(chooser, lambda place: None if place is None else self.play((ways[place],)))

    def _shown(self, way: Showing) -> str:
        view, sentences = self.session.view, self.say.sentences
        return self.say.plain(sentences.shown(way.melds or (), left_by(way, view), view.terms))

    def best_melds(self) -> Shown:
        """The melds of the own hand as they are marked."""
        return tuple(meld.cards for meld in self.held.melds)


DOES: Final[dict[str, Callable[[KnockApp], None]]] = {
    "N": KnockApp.action_pass,
    "F": KnockApp.action_take,
    "D": KnockApp.action_draw,
    "K": KnockApp.action_carte,
    "B": KnockApp.action_borrow,
    "X": KnockApp.action_discard,
}
"""What the keys of the main line do; Enter does what the first of them does."""
