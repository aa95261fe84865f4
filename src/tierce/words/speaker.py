"""Names at one table: of cards, of melds by whom they belong to, and of what a step does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tierce.cards import JOKER, Card, Cards
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
    Touch,
)
from tierce.game.events import Event
from tierce.game.fold import fold
from tierce.game.scoring import card_points
from tierce.game.state import Phase, TableMeld, meld_law
from tierce.melds import Laid, Meld, MeldEnd
from tierce.melds.readings import fits
from tierce.rules import Terms
from tierce.table import View
from tierce.words import cards as names
from tierce.words.catalogue import Given, Words


class Speaker:
    """Speaks of one table, for the eye (``8♥``) or, ``aloud``, for the ear (``8 of hearts``).

    Each sentence is made for the seat whose view is given: "your run" is that seat's.
    """

    def __init__(self, words: Words, seats: Sequence[str], *, aloud: bool = False) -> None:
        """``seats`` are the names of the seats."""
        self.words, self.seats, self.aloud = words, tuple(seats), aloud

    # -- names ---------------------------------------------------------------------------------------------

    def card(self, face: Card) -> str:
        """A card."""
        return names.card(self.words, face, aloud=self.aloud)

    def cards(self, faces: Iterable[Card]) -> str:
        """Cards side by side."""
        return names.cards(self.words, faces, aloud=self.aloud)

    def laid(self, laid: Iterable[Laid]) -> str:
        """Cards as they are laid: a joker with what it stands for."""
        shown = (names.laid(self.words, one, aloud=self.aloud) for one in laid)
        return names.row(self.words, shown, aloud=self.aloud)

    def whose(self, lies: TableMeld, view: View, actor: int | None = None) -> str:
        """A meld by its owner: "your run", "Aina’s set"; "their own run" when it is the actor's."""
        whose = "mine" if lies.owner == view.seat else "own" if lies.owner == actor else "other"
        return self.words.text("meld-of", whose=whose, owner=self.seats[lies.owner], kind=str(lies.meld.kind))

    def meld(self, number: int, view: View) -> str:
        """A meld of the table by its owner and its cards: "Aina’s run 5♥–7♥"."""
        lies = view.table[number - 1]
        whose = self.whose(lies, view)
        id = "meld-here-aloud" if self.aloud else "meld-here"
        if not lies.meld.is_run:
            return self.words.text(id, kind="set", whose=whose, ranks=names.ranks(self.words, lies.meld))
        low, high = lies.meld.face(lies.meld.low), lies.meld.face(lies.meld.high)
        return self.words.text(id, kind="run", whose=whose, **{"from": self.card(low), "to": self.card(high)})

    def shown(self, melds: Iterable[Sequence[Card]], left: Cards, terms: Terms) -> str:
        """What is shown after a knock: "5♣ 5♦ 5♥ and 9♠ 10♠ J♠; deadwood A♣ 4♦, 5 points"."""
        beside = self.cards(left) if left else "none"
        given: dict[str, Given] = {"melds": self.melds(melds), "left": beside, "points": worth(left, terms)}
        return self.words.text("shown-cards", **given)

    def melds(self, melds: Iterable[Sequence[Card]]) -> str:
        """Melds of natural cards, side by side or, aloud, by their names; "none" where there is none."""
        lie = [names.melded(self.words, cards) if self.aloud else self.cards(cards) for cards in melds]
        return self.words.listed(lie) if lie else "none"

    # -- what a step does ----------------------------------------------------------------------------------

    def label(self, action: Action, view: View) -> str:
        """What an action does, as a button or a list says it: "Lay 8♥ on your run 5♥–7♥"."""
        text = self.words.text
        match action:
            case LayMeld(laid=laid):
                return text("do-meld", cards=self.laid(laid), points=gain(action, view))
            case LayOff():
                return self._label_layoff(action, view)
            case Swap(card=card, meld=number, end=end):
                label = text("label-swap", card=self.card(card), meld=self.meld(number, view))
                return label if end is None else self._at_end(label, end, view.table[number - 1].meld)
            case Draw():
                return text("do-draw")
            case Take() if view.pile:
                return text("do-take", card=self.card(view.pile[-1]))
            case Touch():
                return text("do-touch")
            case Borrow(laid=laid, meld=number, end=end):
                label = text("do-borrow", cards=self.laid(laid), meld=self.meld(number, view))
                return label if end is None else self._at_end(label, end, view.table[number - 1].meld)
            case Discard(card=card, carte=carte):
                return text("do-discard-carte" if carte else "do-discard", card=self.card(card))
            case Pass():
                dead = view.phase is Phase.WALL and view.terms.draw.wall == "declare"
                return text("do-call-dead" if dead else "do-pass")
            case Knock() | BigGin() | Done():
                return self._label_showing(action, view)
            case EndTurn():
                return text("do-end")
            case Die():
                return text("do-dead")
        return str(action)

    def _label_layoff(self, action: LayOff, view: View) -> str:
        lies = view.table[action.meld - 1].meld
        law = meld_law(view.terms)
        where = self.meld(action.meld, view)
        ends, _ = fits(action.card, lies, law)
        if action.end is not None and action.card is not JOKER and action.end not in ends:
            side = "low" if action.end is MeldEnd.LOW else "high"
            return self.words.text("label-slide", card=self.card(action.card), meld=where, side=side)
        stands = action.stands_for
        if stands is None and action.card is JOKER and action.end is not None:
            stands = lies.face(lies.low - 1 if action.end is MeldEnd.LOW else lies.high + 1)
        shown = names.laid(self.words, Laid(action.card, stands), aloud=self.aloud)
        label = self.words.text("do-lay", cards=shown, meld=where)
        if action.end is None or len(ends) < 2 or action.card is JOKER:
            return label
        return self._at_end(label, action.end, lies)

    def _label_showing(self, action: Knock | BigGin | Done, view: View) -> str:
        text, terms = self.words.text, view.terms
        match action:
            case Knock(card=card, left=left) if left is not None:
                if not left:
                    return text("label-gin", card=self.card(card), melds=self.melds(action.melds))
                shown = self.shown(action.melds, left, terms)
                return text("label-knock", card=self.card(card), shown=shown)
            case Knock(card=card):
                return text("do-knock", card=self.card(card))
            case BigGin(melds=melds):
                return text("label-big-gin", melds=self.melds(melds))
            case Done(melds=melds) if melds is not None:
                left = view.hand.without(Cards(action.cards))
                return text("do-show", shown=self.shown(melds, left, terms))
        return text("do-done")

    def _at_end(self, label: str, end: MeldEnd, meld: Meld) -> str:
        side = "low" if end is MeldEnd.LOW else "high"
        beside = meld.face(meld.low if end is MeldEnd.LOW else meld.high)
        way = self.words.text("way-beside", side=side, card=self.card(beside))
        return self.words.text("label-side", label=label, way=way)


def worth(cards: Iterable[Card], terms: Terms) -> int:
    """What cards would count if they stayed in hand: the points that laying them saves."""
    return sum(card_points(card, terms) for card in cards)


def gain(action: LayMeld, view: View) -> int:
    """What a meld is worth: for an opening where there are such, else what laying it saves."""
    event = engine.judge(view.state, action) if view.terms.opening.kind == "points" else None
    if isinstance(event, Event):
        return fold(view.state, event).go.points - view.go.points
    return worth(action.cards, view.terms)
