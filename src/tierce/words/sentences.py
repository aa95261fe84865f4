"""Sentences: what happened, told to one seat; what a step does and why one is refused come with them.

Every sentence is a message of the catalogue; here the case is chosen and the cards, numbers and names are
found that it speaks of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tierce.cards import JOKER, UNKNOWN
from tierce.game.events import (
    Borrowed,
    Cut,
    DealEnded,
    Dealt,
    Died,
    Discarded,
    Drew,
    Event,
    Knocked,
    LaidOff,
    MeldLaid,
    Passed,
    Penalised,
    RanOut,
    Renewed,
    Shown,
    Stocked,
    Swapped,
    Took,
    Touched,
    TurnedUp,
    TurnEnded,
    WentOut,
)
from tierce.game.scoring import DealResult, Ending
from tierce.rules import Terms
from tierce.table import View
from tierce.words.catalogue import Given
from tierce.words.refusals import Asked, Refusal, Refusals

__all__ = ["Asked", "Refusal", "Sentences"]


class Sentences(Refusals):
    """All that is said of one table."""

    def narration(self, event: Event, view: View, *, left: int | None = None) -> str:
        """What happened: "Boris lays 10♣ on Aina’s run; 6 cards left".

        ``left`` are the cards that the seat then had, where that is to be said. ``view`` is what the
        listener sees afterwards, at once or later in the same deal.
        """
        text = self.words.text
        if isinstance(event, DealEnded):
            return text("happened-deal-ended", ending=how_it_ended(event.result, view.terms))
        who: dict[str, Given] = {
            "me": "yes" if event.seat == view.seat else "no",
            "name": self.seats[event.seat],
        }
        match event:
            case Dealt(cards=cards):
                line = text("happened-dealt", **who, count=len(cards))
            case MeldLaid(meld=meld):
                line = text("happened-melded", **who, cards=self.laid(meld.laid))
            case LaidOff(card=card, meld=number, slid=slid):
                lies = self.whose(view.table[number - 1], view, event.seat)
                id = "happened-slid" if slid else "happened-laid-off"
                line = text(id, **who, card=self.card(card), meld=lies)
            case Swapped(card=card, meld=number):
                lies = self.whose(view.table[number - 1], view, event.seat)
                line = text("happened-swapped", **who, card=self.card(card), meld=lies)
            case Drew(card=card):
                line = text("happened-drew", **who, card=self.card(card) if card is not UNKNOWN else "hidden")
            case Took(card=card):
                line = text("happened-took", **who, card=self.card(card))
            case Touched():
                line = text("happened-touched", **who)
            case Borrowed(cards=cards, meld=number):
                lies = self.whose(view.table[number - 1], view, event.seat)
                line = text("happened-borrowed", **who, cards=self.cards(cards), meld=lies)
            case Discarded(card=card, carte=carte):
                line = text("happened-discarded", **who, card=self.card(card), carte="yes" if carte else "no")
            case Penalised(cards=cards):
                line = text("happened-penalised", **who, cards=self.cards(cards), count=len(cards))
            case Cut(card=card):
                line = text(
                    "happened-cut", **who, card=self.card(card), kept="yes" if card is JOKER else "no"
                )
            case TurnedUp(card=card):
                line = text("happened-turned-up", card=self.card(card))
            case Stocked(stock=stock):
                line = text("happened-stocked", count=len(stock))
            case RanOut():
                line = text("happened-ran-out")
            case Renewed(stock=stock):
                line = text("happened-renewed", count=len(stock))
            case Passed():
                line = text("happened-passed", **who)
            case Knocked():
                line = self._knock(event, who, view.terms)
            case Shown(melds=melds, left=left_over):
                shown = self.shown((meld.cards for meld in melds), left_over, view.terms)
                line = text("happened-shown", **who, shown=shown)
            case TurnEnded():
                line = text("happened-turn-ended", **who)
            case Died():
                passport = "yes" if view.opened[event.seat] else "no"
                line = text("happened-died", **who, passport=passport)
            case WentOut():
                line = text("happened-out" if view.terms.draws else "happened-went-out", **who)
            case _:
                raise TypeError(f"nobody said how to tell {event!r}")
        return line if left is None else text("happened-cards-left", line=line, count=left)

    def _knock(self, event: Knocked, who: dict[str, Given], terms: Terms) -> str:
        melds = [meld.cards for meld in event.melds]
        if event.card is None:
            return self.words.text("happened-big-gin", **who, melds=self.melds(melds))
        card = self.card(event.card)
        if not event.left:
            return self.words.text("happened-gin", **who, card=card, melds=self.melds(melds))
        shown = self.shown(melds, event.left, terms)
        return self.words.text("happened-knocked", **who, card=card, shown=shown)

    def news(self, events: Sequence[Event], view: View) -> list[str]:
        """Several events of one deal, oldest first, up to ``view``.

        The last act of each turn says how many cards are left, unless all hands keep their size.
        """
        left = list(view.counts)
        if view.result is not None:
            left = [len(hand or ()) for hand in view.result.left]
        lent = sum(map(len, view.go.borrowed))
        lines: list[str] = []
        following: int | None = None
        for event in reversed(events):
            tells = isinstance(event, _TOLD) and event.seat != following and not view.terms.knocks
            lines.append(self.narration(event, view, left=left[event.seat] if tells else None))
            change = _left_the_hand(event)
            if isinstance(event, Borrowed):
                back = min(lent, -change)
                lent, change = lent - back, change + back
            left[event.seat] += change
            ends = isinstance(event, TurnEnded | Died | DealEnded | Dealt)
            following = None if ends else event.seat
        return lines[::-1]


def how_it_ended(result: DealResult, terms: Terms) -> str:
    """The case of the messages about the end of a deal, in the words of its game.

    Going out is "Game" in Penang alone; of a knock it matters who has won.
    """
    if terms.knocks:
        if result.how is Ending.BLOCKED:
            return "dead_hand"
        won = result.winners(terms)
        if result.how is not Ending.KNOCK or result.went_out in won:
            return str(result.how)
        return "undercut" if won else "even"
    return "out" if terms.draws and result.how is Ending.GAME else str(result.how)


_TOLD: Final = MeldLaid | LaidOff | Swapped | Discarded | Penalised
"""What may be the last act of a turn, said with the cards that are left."""


def _left_the_hand(event: Event) -> int:
    """How many cards fewer a seat holds after this; a borrowed card counts as drawn, until it is laid."""
    match event:
        case MeldLaid(meld=meld):
            return len(meld.cards)
        case LaidOff() | Discarded():
            return 1
        case Drew() | Took():
            return -1
        case Borrowed(cards=cards) | Penalised(cards=cards):
            return -len(cards)
        case _:
            return 0
