"""Events as the wire tells them to one seat.

An event is small: that a joker was laid off says not what it stands for. So the log is heard as a spectator
hears it, and each event told with the table as it lay before; hidden cards are not there to begin with.
"""

from __future__ import annotations

from typing import Literal

from tierce.cards import JOKER, Rank
from tierce.game.events import DealEnded, Dealt, Died, Event, LaidOff, MeldLaid, Swapped, TurnEnded, WentOut
from tierce.game.fold import fold
from tierce.game.state import State, new_deal
from tierce.melds import Meld, MeldEnd
from tierce.server import messages, wire
from tierce.table import Table


class Happened:
    """The news of one table. ``hear`` brings it up to date with the log."""

    def __init__(self, table: Table) -> None:
        """All that has happened so far."""
        self._table = table
        self._before: list[State] = []
        self._now: State | None = None
        self._deal = 0
        self.first_of_deal = 1
        """The number of the running deal's first event."""
        self.hear()

    def hear(self) -> None:
        """Hear what was added to the log."""
        for one in self._table.events(len(self._before), None):
            if one.deal != self._deal or self._now is None:
                self._now = self._start(one.deal)
                self._deal, self.first_of_deal = one.deal, one.seq
            self._before.append(self._now)
            self._now = fold(self._now, one.event)

    def news(self, seat: int | None, since: int, until: int) -> list[wire.AnyEvent]:
        """The events after number ``since`` up to number ``until``, as ``seat`` heard them."""
        heard = self._table.events(since, seat)[: max(0, until - since)]
        return [
            self._told(one.event, one.seq, one.deal, self._before[one.seq - 1]) for one in heard
        ]  # fmt: skip

    def _start(self, deal: int) -> State:
        told = self._table.record(None, full=False).deals[deal - 1]
        terms = self._table.rules.at(max(2, self._table.seats - len(told.out)))
        return new_deal(terms, seats=self._table.seats, dealer=told.dealer, out=told.out)

    def _told(self, event: Event, seq: int, deal: int, before: State) -> wire.AnyEvent:
        seat = event.seat + 1
        match event:
            case Dealt(cards=cards):
                return wire.Dealt(seq, deal, seat, len(cards), messages.known_cards(cards))
            case MeldLaid(meld=meld):
                slots = [messages.slot(one) for one in meld.laid]
                number, passport = len(before.table) + 1, not before.opened[event.seat]
                return wire.Melded(seq, deal, seat, number, messages.kind_of(meld), slots, passport)
            case LaidOff(card=card, meld=number, end=end, slid=slid):
                stands_for = _place(before.table[number - 1].meld, end) if card is JOKER else None
                return wire.LaidOff(
                    seq, deal, seat, card.text, stands_for, number, _mark(end), slid, passport=False
                )
            case Swapped(card=card, meld=number):
                return wire.Swapped(seq, deal, seat, card.text, number)
            case TurnEnded():
                return wire.TurnEnded(seq, deal, seat)
            case Died(auto=auto):
                return wire.Died(seq, deal, seat, before.opened[event.seat], auto)
            case WentOut():
                return wire.WentOut(seq, deal, seat)
            case DealEnded(result=result):
                factor = self._table.match.rows[deal - 1].factor
                return wire.DealEnded(seq, deal, messages.result(result, before.terms, before.table, factor))
        raise TypeError(f"nobody said how to tell of {event!r}")


def _place(meld: Meld, end: MeldEnd | None) -> str:
    """What a joker laid there stands for."""
    if meld.suit is None:
        return str(Rank(meld.low))
    return str(meld.face(meld.low - 1 if end is MeldEnd.LOW else meld.high + 1))


def _mark(end: MeldEnd | None) -> Literal["<", ">"] | None:
    return None if end is None else end.value
