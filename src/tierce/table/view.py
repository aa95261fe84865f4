"""What one seat may know: a view of the state, and events as that seat hears them.

Both are built by naming what may be shown. Nothing is copied and then erased.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tierce.cards import UNKNOWN, Card, Cards, numbered_deck
from tierce.game import engine
from tierce.game.actions import Action
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
from tierce.game.scoring import DealResult
from tierce.game.state import Go, Phase, State, TableMeld
from tierce.rules import Terms


@dataclass(frozen=True)
class View:
    """Everything a seat (``None``: a spectator) may know.

    Two equal views mean that it cannot tell the worlds apart.
    """

    seat: int | None
    terms: Terms
    dealer: int
    phase: Phase
    turn: int
    hands: tuple[Cards, ...]
    """Each hand as far as it is known; the rest are unknown cards."""
    known: tuple[Cards, ...]
    """What the whole table knows of each hand."""
    stock: tuple[Card, ...]
    """The stock, every card of it unknown."""
    pile: tuple[Card, ...]
    """The discard pile, its top last: all have seen every card of it."""
    table: tuple[TableMeld, ...]
    opened: tuple[bool, ...]
    dead: tuple[bool, ...]
    out: tuple[bool, ...]
    turns: tuple[int, ...]
    renewals: int
    touched: tuple[bool, ...]
    go: Go
    result: DealResult | None
    totals: tuple[int, ...]
    """The match so far."""
    upcard: Card | None = None
    """The card that was turned up after the deal."""
    takes: int = 0
    returns: int = 0

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.hands)

    @property
    def hand(self) -> Cards:
        """The seat's own hand; empty for a spectator."""
        return Cards() if self.seat is None else self.hands[self.seat]

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(map(len, self.hands))

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.phase is Phase.OVER

    @property
    def aside_count(self) -> int:
        """How many cards lie aside."""
        return self.state.aside_count

    @property
    def aside(self) -> Cards | None:
        """The undealt cards where the rules show them once the deal is over, else ``None`` (A1.7)."""
        if not self.over or not self.terms.deal.aside_shown_after:
            return None
        seen = Cards(card for hand in self.hands for card in hand)
        for lies in self.table:
            seen += lies.meld.bag
        return Cards(numbered_deck(self.terms.deck.packs, self.terms.deck.jokers)) - seen

    @cached_property
    def state(self) -> State:
        """The same as a state with unknown cards, for the functions that work on states."""
        return State(
            terms=self.terms,
            dealer=self.dealer,
            phase=self.phase,
            turn=self.turn,
            hands=self.hands,
            known=self.known,
            aside=None,
            stock=self.stock,
            pile=self.pile,
            table=self.table,
            opened=self.opened,
            dead=self.dead,
            out=self.out,
            turns=self.turns,
            renewals=self.renewals,
            touched=self.touched,
            go=self.go,
            result=self.result,
            upcard=self.upcard,
            takes=self.takes,
            returns=self.returns,
        )

    @cached_property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the seat may do now, at the guarded door; nothing when it is another's turn."""
        return engine.legal_actions(self.state) if self.seat == self.turn else ()

    def steps_up_to(self, melds: int) -> tuple[Action, ...]:
        """As ``steps``, but of new melds only the first so many."""
        return engine.steps(self.state, most_melds=melds) if self.seat == self.turn else ()

    @cached_property
    def steps(self) -> tuple[Action, ...]:
        """What the seat may do now, at the step door; nothing when it is another's turn."""
        return engine.steps(self.state) if self.seat == self.turn else ()


def view_of(state: State, seat: int | None, totals: tuple[int, ...] | None = None) -> View:
    """What ``seat`` may know of a state; ``None`` is a spectator.

    Own hand; of other hands the number of cards and what the table saw go in; the table and the discards; who
    may still play; how far the running turn has come. The undealt cards and the stock never (A1.7). When the
    deal is over all hands are shown, since they are counted.
    """
    return View(
        seat=seat,
        terms=state.terms,
        dealer=state.dealer,
        phase=state.phase,
        turn=state.turn,
        hands=tuple(
            hand if holder == seat or state.over else _masked(hand, state.known[holder])
            for holder, hand in enumerate(state.hands)
        ),
        known=state.known,
        stock=(UNKNOWN,) * len(state.stock),
        pile=state.pile,
        table=state.table,
        opened=state.opened,
        dead=state.dead,
        out=state.out,
        turns=state.turns,
        renewals=state.renewals,
        touched=state.touched,
        go=state.go,
        result=state.result,
        totals=totals or (0,) * state.seats,
        upcard=state.upcard,
        takes=state.takes,
        returns=state.returns,
    )


def _masked(hand: Cards, known: Cards) -> Cards:
    return known + Cards.unknown(len(hand) - len(known))


def project(event: Event, seat: int | None) -> Event:
    """The event as ``seat`` hears it (``None``: a spectator).

    Raises ``TypeError`` for an event it was never told about.
    """
    match event:
        case Dealt(seat=receiver, cards=cards):
            return event if receiver == seat else Dealt(receiver, Cards.unknown(len(cards)))
        case Drew(seat=drawer):
            return event if drawer == seat else Drew(drawer, UNKNOWN)
        case Penalised(seat=receiver, cards=given):
            return event if receiver == seat else Penalised(receiver, (UNKNOWN,) * len(given))
        case Stocked(seat=dealer, stock=stock):
            return Stocked(dealer, (UNKNOWN,) * len(stock))
        case Renewed(seat=drawer, stock=stock):
            return Renewed(drawer, (UNKNOWN,) * len(stock))
        case Cut() | TurnedUp() | Took() | Touched() | RanOut() | Borrowed() | Discarded():
            return event
        case Passed() | Knocked() | Shown() | DealEnded():
            return event
        case MeldLaid() | LaidOff() | Swapped() | TurnEnded() | Died() | WentOut():
            return event
    raise TypeError(f"nobody said who may hear {event!r}")
