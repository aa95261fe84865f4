"""The state of a deal: an immutable value with every card in exactly one place."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from tierce.cards import Card, Cards, numbered_deck
from tierce.game.scoring import DealResult
from tierce.melds import Meld, MeldEnd, MeldLaw
from tierce.rules import Terms

CHANCE: Final = -1
"""The actor that deals: ``d`` in the notation."""


class Phase(StrEnum):
    """What the table waits for."""

    CUT = "cut"
    """Chance must cut the pack."""
    DEAL = "deal"
    """Chance must deal."""
    OFFER = "offer"
    """The seat whose turn it is may take the upcard (G1.3)."""
    DRAW = "draw"
    """The seat whose turn it is must draw or take."""
    RENEW = "renew"
    """Chance must renew the stock for the seat whose turn it is."""
    PLAY = "play"
    """The seat whose turn it is must act."""
    WALL = "wall"
    """The stock is at its end; the seat whose turn it is may take the last discard or end the deal (G7.2)."""
    LAYOFF = "layoff"
    """After a knock the other seat may lay off on the knocker's melds (G6.1)."""
    OVER = "over"


class TableMeld(NamedTuple):
    """A meld on the table and the seat that laid it. Its number is its place on the table, from 1."""

    meld: Meld
    owner: int


class Go(NamedTuple):
    """What the running turn has done so far."""

    acted: bool = False
    """A meld or a lay-off was made (A3.3)."""
    opened: bool = False
    """The seat opened in this turn."""
    squared: tuple[int, ...] = ()
    """Numbers of the joker threes that a natural made squares of in this turn (B6.4)."""
    owed: int = 0
    """Freed jokers that must still be laid before the turn may end (B6.5)."""
    took: Card | None = None
    """The taken discard, while it must still be laid (B2.2)."""
    from_pile: bool = False
    """The turn began by taking the discard."""
    points: int = 0
    """What the seat's own cards laid in this turn are worth for an opening (B4.1)."""
    fresh: tuple[int, ...] = ()
    """Numbers of the melds laid in this turn wholly from hand."""
    borrowed: tuple[Cards, ...] = ()
    """Cards borrowed and not yet laid, each taking for itself; they are in no hand (B7.3)."""
    jokers: int = 0
    """How many jokers the seat has laid in this turn (C3.10)."""
    used_table: bool = False
    """Something was laid on, swapped at or borrowed from a meld that is not fresh (B10.9)."""
    touched: bool = False
    """The discard pile was touched before the draw (C3.14)."""
    penalty: int = 0
    """Cards that must still be drawn for a forgotten announcement (B8.1)."""
    melds: int = 0
    """How many new melds were laid in this turn, where their number is limited (D2.5)."""
    lifted: Card | None = None
    """The discard that was taken in this turn, which may perhaps not be thrown back (D2.4)."""
    must_draw: bool = False
    """Both seats passed the upcard, so this turn draws from the stock (G1.4)."""
    must_knock: bool = False
    """The last discard was taken at the wall, for a knock (G7.2)."""
    ends: tuple[tuple[int, MeldEnd | None], ...] = ()
    """Where cards were laid off after a knock: the number of the meld and the end of a run (G6.5)."""


class State(NamedTuple):
    """A deal at one moment. Seats are numbered from 0 here (``p1`` in the notation is 0).

    In the part that one seat knows, the hands of others and the stock hold unknown cards, and ``aside`` is
    ``None``.
    """

    terms: Terms
    dealer: int
    phase: Phase
    turn: int
    """Whose turn it is; ``CHANCE`` before the deal, the seat that acted last when it is over."""
    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    """What all have seen go into each hand and not come out."""
    aside: Cards | None
    """The undealt cards (A1.7)."""
    stock: tuple[Card, ...]
    """Face down, the next card first."""
    pile: tuple[Card, ...]
    """The discard pile, its top last."""
    table: tuple[TableMeld, ...]
    opened: tuple[bool, ...]
    """Which seats have opened (their passport, in Penang)."""
    dead: tuple[bool, ...]
    out: tuple[bool, ...]
    """Which seats are out of the match and take no part."""
    turns: tuple[int, ...]
    """How many turns each seat has begun, where they are counted (B2.8)."""
    renewals: int
    """How often the stock was renewed."""
    touched: tuple[bool, ...]
    """Which seats have forfeited the dry exit, or any, in this deal (C3.14)."""
    go: Go
    result: DealResult | None = None
    upcard: Card | None = None
    """The card that was turned up after the deal."""
    takes: int = 0
    """How many discards were taken, where they are counted; the take of an offered upcard is not (G2.5)."""
    returns: int = 0
    """How many turns in succession threw back the card just taken (G2.4)."""

    @property
    def seats(self) -> int:
        """How many seats the table has, those out of the match included."""
        return len(self.hands)

    @property
    def over(self) -> bool:
        """Whether the deal is over."""
        return self.phase is Phase.OVER

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The actors that the table waits for: a seat, or ``(CHANCE,)``, or nobody."""
        if self.over:
            return ()
        return (CHANCE,) if self.phase in (Phase.CUT, Phase.DEAL, Phase.RENEW) else (self.turn,)

    @property
    def alive(self) -> list[int]:
        """The seats that still play, those without a passport included."""
        return [seat for seat in range(self.seats) if not self.dead[seat] and not self.out[seat]]

    @property
    def aside_count(self) -> int:
        """How many cards lie aside."""
        deck = 52 * self.terms.deck.packs + self.terms.deck.jokers
        seen = sum(map(len, self.hands)) + sum(len(one.meld.cards) for one in self.table)
        return deck - seen - len(self.stock) - len(self.pile) - sum(map(len, self.go.borrowed))

    @property
    def top(self) -> Card | None:
        """The top of the discard pile."""
        return self.pile[-1] if self.pile else None

    @property
    def starter(self) -> int:
        """The seat that acts first in the deal."""
        return self.dealer if self.terms.deal.starter == "dealer" else self.order(self.dealer)[0]

    @property
    def cutter(self) -> int:
        """The seat at the dealer's left, which cuts the pack (B1.4)."""
        seats = [(self.dealer + step) % self.seats for step in range(1, self.seats)]
        return next(seat for seat in seats if not self.out[seat])

    def after(self, seat: int) -> int:
        """The next seat in playing order, whoever sits there (A1.6)."""
        step = 1 if self.terms.deal.direction == "clockwise" else -1
        return (seat + step) % self.seats

    def order(self, seat: int) -> list[int]:
        """All seats of the match in playing order, beginning after ``seat``."""
        seats = [self.after(seat)]
        while len(seats) < self.seats:
            seats.append(self.after(seats[-1]))
        return [one for one in seats if not self.out[one]]


T = TypeVar("T")


def _quick_replace(kind: type[T]) -> Callable[..., T]:
    """``_replace`` of a named tuple in a third of the time where few of many fields change."""
    places = {name: place for place, name in enumerate(kind.__annotations__)}
    make = tuple.__new__

    def replace(self: Iterable[object], /, **changes: object) -> T:
        values = [*self]
        for name, value in changes.items():
            values[places[name]] = value
        return make(kind, values)  # type: ignore[type-var]

    return replace


# Nearly all of the engine's time went into the standard one, which asks after every field.
Go._replace = _quick_replace(Go)  # type: ignore[assignment,method-assign]
State._replace = _quick_replace(State)  # type: ignore[assignment,method-assign]


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """``values`` with the one of ``seat`` changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def meld_law(terms: Terms) -> MeldLaw:
    """The law of melds of a rule book."""
    return MeldLaw(
        set_suits=terms.melds.set_suits,
        run_max=terms.melds.run_max,
        circular=terms.melds.circular,
        min_naturals=terms.melds.min_naturals,
        max_in_run=terms.wild.max_in_run,
        max_in_set=terms.wild.max_in_set,
        adjacent=terms.wild.adjacent,
        in_run=terms.wild.in_run,
        aces=terms.melds.aces,
    )


def new_deal(terms: Terms, *, seats: int, dealer: int, out: tuple[int, ...] = ()) -> State:
    """The table before the cards are dealt; chance acts next.

    Raises ``ValueError`` for seats that do not fit.
    """
    if terms.players != seats - len(set(out)):
        raise ValueError(
            f"the rules are for {terms.players} players, and {seats} seats less {len(out)} are dealt in"
        )
    if dealer not in range(seats) or dealer in out:
        raise ValueError(f"seat {dealer} cannot deal")
    nothing = (Cards(),) * seats
    no = (False,) * seats
    return State(
        terms=terms,
        dealer=dealer,
        phase=Phase.CUT if terms.deal.cut_joker == "kept" else Phase.DEAL,
        turn=CHANCE,
        hands=nothing,
        known=nothing,
        aside=Cards(numbered_deck(terms.deck.packs, terms.deck.jokers)),
        stock=(),
        pile=(),
        table=(),
        opened=no,
        dead=no,
        out=tuple(seat in out for seat in range(seats)),
        turns=(0,) * seats,
        renewals=0,
        touched=no,
        go=Go(),
    )
