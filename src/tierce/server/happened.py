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
from tierce.table import Logged, Table


class Happened:
    """The news of one table. ``hear`` brings it up to date with the log.

    Of the running deal every event is told once, for all who heard the same.
    """

    def __init__(self, table: Table) -> None:
        """All that has happened so far."""
        self._table = table
        self._starts: list[int] = []
        """The number of each deal's first event."""
        self._teller = Teller(table)
        self._told: list[wire.AnyEvent | None] = []
        """The events of the running deal, as a spectator hears them."""
        self._heard = 0
        self.hear()

    @property
    def first_of_deal(self) -> int:
        """The number of the running deal's first event."""
        return self._starts[-1]

    def hear(self) -> None:
        """Hear what was added to the log."""
        for one in self._table.events(self._heard, None):
            if one.deal > len(self._starts):
                self._starts.append(one.seq)
                self._told.clear()
            self._told.append(self._teller.tell(one))
            self._heard = one.seq

    def news(self, seat: int | None, since: int, until: int) -> list[wire.AnyEvent]:
        """The events after number ``since`` up to number ``until``, as ``seat`` heard them."""
        told = self._told_since(since)
        heard = self._table.events(since, seat)[: max(0, until - since)]
        news = [own(one) or alike for one, alike in zip(heard, told, strict=False)]
        return [one for one in news if one is not None]

    def _told_since(self, since: int) -> list[wire.AnyEvent | None]:
        """What a spectator was told after number ``since``; of earlier deals it is told anew."""
        if since + 1 >= self.first_of_deal:
            return self._told[since + 1 - self.first_of_deal :]
        first = max(start for start in self._starts if start <= since + 1)
        teller = Teller(self._table)
        earlier = [teller.tell(one) for one in self._table.events(first - 1, None)]
        return earlier[since + 1 - first :]


def own(one: Logged) -> wire.AnyEvent | None:
    """An event of which this seat heard more than the others: the cards that it was given."""
    seat, event = one.event.seat + 1, one.event
    match event:
        case Dealt(cards=cards) if UNKNOWN not in cards:
            return wire.Dealt(
                one.seq, one.deal, seat, len(cards), messages.texts(cards), stand_in=one.stand_in
            )
        case Drew(card=card) if card is not UNKNOWN:
            return wire.Drew(one.seq, one.deal, seat, card.text, stand_in=one.stand_in)
        case Penalised(cards=cards) if UNKNOWN not in cards:
            told = messages.texts(Cards(cards))
            return wire.Penalised(one.seq, one.deal, seat, len(cards), told, stand_in=one.stand_in)
    return None


class Teller:
    """Tells the events of a table one after the other, with the table as it lay before each."""

    def __init__(self, table: Table) -> None:
        """Nothing was told yet; the first event told is a deal's first."""
        self._table = table
        self._deal = 0
        self._now: State

    def tell(self, one: Logged) -> wire.AnyEvent | None:
        """The event as a spectator heard it; ``None`` for what is only the dealer's work."""
        if one.deal != self._deal:
            self._deal, self._now = one.deal, self._start(one.deal)
        told = self._told(one.event, one.seq, one.deal, self._now)
        if told is not None:
            told.stand_in = one.stand_in
        self._now = fold(self._now, one.event)
        return told

    def _start(self, deal: int) -> State:
        told = self._table.record(None, full=False).deals[deal - 1]
        terms = self._table.rules.at(max(2, self._table.seats - len(told.out)))
        return new_deal(terms, seats=self._table.seats, dealer=told.dealer, out=told.out)

    def _told(self, event: Event, seq: int, deal: int, before: State) -> wire.AnyEvent | None:
        seat = event.seat + 1
        match event:
            case Dealt(cards=cards):
                return wire.Dealt(seq, deal, seat, len(cards), None)
            case Cut(card=card):
                return wire.Cut(seq, deal, seat, card.text)
            case TurnedUp(card=card):
                return wire.TurnedUp(seq, deal, seat, card.text)
            case Stocked() | RanOut():
                return None
            case Drew():
                return wire.Drew(seq, deal, seat, None)
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
                return wire.Penalised(seq, deal, seat, len(drawn), None)
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
