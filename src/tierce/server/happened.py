"""Events as the wire tells them to one seat.

An event is small: that a joker was laid off says not what it stands for. So the log is heard as a spectator
hears it, and each event told with the table as it lay before; hidden cards are not there to begin with.
"""

from __future__ import annotations

from tierce.cards import JOKER, UNKNOWN, Cards, Rank
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
from tierce.game.fold import fold
from tierce.game.state import State, TableMeld, new_deal
from tierce.melds import Meld, MeldEnd
from tierce.server import concealed, messages, wire
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
        news = []
        for one in heard:
            told = self._told(one.event, one.seq, one.deal, self._before[one.seq - 1])
            if told is not None:
                told.stand_in = one.stand_in
                news.append(told)
        return news

    def _start(self, deal: int) -> State:
        told = self._table.record(None, full=False).deals[deal - 1]
        terms = self._table.rules.at(max(2, self._table.seats - len(told.out)))
        return new_deal(terms, seats=self._table.seats, dealer=told.dealer, out=told.out)

    def _told(self, event: Event, seq: int, deal: int, before: State) -> wire.AnyEvent | None:
        """The event with the table as it lay before; ``None`` for what is only the dealer's work."""
        seat = event.seat + 1
        match event:
            case Dealt(cards=cards):
                return wire.Dealt(seq, deal, seat, len(cards), messages.known_cards(cards))
            case Cut(card=card):
                return wire.Cut(seq, deal, seat, card.text)
            case TurnedUp(card=card):
                return wire.TurnedUp(seq, deal, seat, card.text)
            case Stocked() | RanOut():
                return None
            case Drew(card=card):
                return wire.Drew(seq, deal, seat, None if card is UNKNOWN else card.text)
            case Took(card=card):
                return wire.Took(seq, deal, seat, card.text)
            case Touched():
                return wire.Touched(seq, deal, seat)
            case Renewed(stock=stock):
                return wire.Renewed(seq, deal, seat, len(stock))
            case MeldLaid(meld=meld):
                slots = [messages.slot(one) for one in meld.laid]
                kind, opens = messages.kind_of(meld), _opens(before, event)
                return wire.Melded(seq, deal, seat, len(before.table) + 1, kind, slots, opens)
            case LaidOff(card=card, meld=number, end=end, slid=slid):
                stands_for = _place(before.table[number - 1].meld, end) if card is JOKER else None
                where, opens = messages.mark(end), _opens(before, event)
                return wire.LaidOff(seq, deal, seat, card.text, stands_for, number, where, slid, opens)
            case Swapped(card=card, meld=number):
                return wire.Swapped(seq, deal, seat, card.text, number)
            case Borrowed(cards=taken, meld=number, slots=places):
                return wire.Borrowed(seq, deal, seat, messages.texts(taken), number, list(places))
            case Discarded(card=card, carte=carte):
                return wire.Discarded(seq, deal, seat, card.text, carte)
            case Penalised(cards=drawn):
                return wire.Penalised(seq, deal, seat, len(drawn), messages.known_cards(Cards(drawn)))
            case Passed():
                return wire.Passed(seq, deal, seat)
            case Knocked(card=thrown, melds=melds, left=left):
                shown, points = _shown(before, event.seat, melds), concealed.points(left, before.terms)
                face_down = None if thrown is None else thrown.text
                return wire.Knocked(seq, deal, seat, face_down, shown, messages.texts(left), points)
            case Shown(melds=melds, left=left):
                shown, points = _shown(before, event.seat, melds), concealed.points(left, before.terms)
                return wire.Shown(seq, deal, seat, shown, messages.texts(left), points)
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


def _shown(before: State, seat: int, melds: tuple[Meld, ...]) -> list[wire.Meld]:
    """Melds that a seat shows, with the numbers that they get."""
    first = len(before.table) + 1
    return [
        messages.meld(number, TableMeld(meld, seat), before.terms) for number, meld in enumerate(melds, first)
    ]


def _opens(before: State, event: Event) -> bool:
    """Whether the seat has its passport, or has opened, only with this."""
    new = before.terms.opens and not before.opened[event.seat]
    return new and fold(before, event).opened[event.seat]


def _place(meld: Meld, end: MeldEnd | None) -> str:
    """What a joker laid there stands for."""
    if meld.suit is None:
        return str(Rank(meld.low))
    return str(meld.face(meld.low - 1 if end is MeldEnd.LOW else meld.high + 1))
