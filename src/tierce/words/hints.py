"""Hints: what could be done, said in three sentences, each more open than the one before."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from tierce.cards import JOKER, Card
from tierce.game import engine
from tierce.game.actions import (
    Action,
    BigGin,
    Borrow,
    Die,
    Discard,
    Done,
    Draw,
    EndTurn,
    Knock,
    LayMeld,
    LayOff,
    Pass,
    Swap,
    Take,
)
from tierce.game.events import MeldLaid
from tierce.game.policies.opening import lacking
from tierce.game.state import Phase, meld_law
from tierce.melds import Meld
from tierce.melds.readings import melds_in, takers
from tierce.table import View
from tierce.words import cards as names
from tierce.words.sentences import Sentences
from tierce.words.speaker import worth

MOST_MELDS: Final = 2000
"""Of how many melds at most the one is sought with which a discard goes best."""


class Hint(NamedTuple):
    """That something can be done, where, and exactly which."""

    that: str
    where: str
    which: str


class Hints(Sentences):
    """Says what a seat could do."""

    def hint(self, action: Action, view: View, opens: int = 0) -> Hint:
        """The action in three sentences, for the seat of this view, whose turn it is.

        ``opens`` are the points with which it could open in this turn, where it needs some.
        """
        if opens and view.seat is not None:
            id = "advice-that-opens" if isinstance(action, LayMeld) else "advice-that-waits"
            that = self.words.text(id, points=opens, need=lacking(view.state, view.seat))
        else:
            that = self.words.text("advice-that", what=_what(action, view))
        # At which end a card is borrowed goes without saying.
        said = replace(action, end=None) if isinstance(action, Borrow) else action
        return Hint(that, self._where(action, view), self.label(said, view))

    def back(self) -> Hint:
        """That the last step must be taken back: after it the turn cannot be ended."""
        text = self.words.text
        return Hint(text("advice-that", what="back"), text("advice-where-back"), text("advice-which-back"))

    def _where(self, action: Action, view: View) -> str:
        text = self.words.text
        match action:
            case LayMeld():
                event = engine.judge(view.state, action)
                return self._among(event.meld) if isinstance(event, MeldLaid) else text("advice-where-hand")
            case LayOff(meld=number) | Borrow(meld=number):
                return text("advice-where-meld", meld=self.meld(number, view))
            case Swap(meld=number):
                return text("advice-where-joker", meld=self.meld(number, view))
            case Take():
                return self._goes_with(view.pile[-1], view)
            case Draw() | Pass():
                return text("advice-where-draw", card=self.card(view.pile[-1]) if view.pile else "none")
            case Discard(card=card):
                suit = "joker" if card is JOKER else self.words.text(f"suit-{card.suit}")
                return text("advice-where-discard", suit=suit)
            case Knock(left=left) if left is not None:
                return text("advice-where-knock", points=worth(left, view.terms))
            case BigGin():
                return text("advice-where-knock", points=0)
            case EndTurn():
                return text("advice-where-end")
            case Die():
                return text("advice-where-dead")
            case Done():
                return text("advice-where-done")
        return text("advice-where-hand")

    def _among(self, meld: Meld) -> str:
        """The cards of the hand among which a meld is found."""
        if meld.suit is None:
            return self.words.text(
                "advice-where-set", ranks=names.ranks(self.words, meld), jokers=meld.jokers
            )
        return self.words.text(
            "advice-where-run", suit=self.words.text(f"suit-{meld.suit}"), jokers=meld.jokers
        )

    def _goes_with(self, card: Card, view: View) -> str:
        """What the top discard goes with: cards of the hand, or a meld of the table."""
        melds = islice(melds_in(view.hand + card, meld_law(view.terms)), MOST_MELDS)
        with_it = [meld for meld in melds if card in meld.cards]
        if with_it:
            return self._among(min(with_it, key=lambda meld: meld.jokers))
        for number, lies in enumerate(view.table, start=1):
            if card in takers(lies.meld):
                return self.words.text("advice-where-meld", meld=self.meld(number, view))
        return self.words.text("advice-where-hand")


def _what(action: Action, view: View) -> str:
    """The case of the first sentence."""
    match action:
        case LayMeld() if view.seat is not None and lacking(view.state, view.seat):
            return "open"
        case Knock(left=left) if not left and left is not None:
            return "gin"
        case Pass() if view.phase is Phase.WALL:
            return "wall"
    return action.verb
