"""The state of a deal: an immutable value with every card in exactly one place."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple, TypeVar

from tierce.cards import Cards, numbered_deck
from tierce.game.scoring import DealResult
from tierce.melds import Meld, MeldLaw
from tierce.rules import Terms

CHANCE: Final = -1
"""The actor that deals: ``d`` in the notation."""


class Phase(StrEnum):
    """What the table waits for."""

    DEAL = "deal"
    """Chance must deal."""
    PLAY = "play"
    """The seat whose turn it is must act."""
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
    """The passport was made in this turn."""
    squared: tuple[int, ...] = ()
    """Numbers of the joker threes that a natural made squares of in this turn (B6.4)."""
    owed: int = 0
    """Freed jokers that must still be laid before the turn may end (B6.5)."""


class State(NamedTuple):
    """A deal at one moment. Seats are numbered from 0 here (``p1`` in the notation is 0).

    In the part that one seat knows, hands of others hold unknown cards and ``aside`` is ``None``.
    """

    terms: Terms
    dealer: int
    phase: Phase
    turn: int
    """The seat that must act; ``CHANCE`` before the deal, the seat that acted last when it is over."""
    hands: tuple[Cards, ...]
    known: tuple[Cards, ...]
    """What all have seen go into each hand and not come out: jokers won by swaps."""
    aside: Cards | None
    """The undealt cards (A1.7)."""
    table: tuple[TableMeld, ...]
    opened: tuple[bool, ...]
    """Which seats have their passport."""
    dead: tuple[bool, ...]
    out: tuple[bool, ...]
    """Which seats are out of the match and take no part."""
    go: Go
    result: DealResult | None = None

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
        return () if self.over else (self.turn,)

    @property
    def alive(self) -> list[int]:
        """The seats that still play, those without a passport included."""
        return [seat for seat in range(self.seats) if not self.dead[seat] and not self.out[seat]]

    @property
    def aside_count(self) -> int:
        """How many cards lie aside."""
        deck = 52 * self.terms.deck.packs + self.terms.deck.jokers
        return deck - sum(map(len, self.hands)) - sum(len(one.meld.cards) for one in self.table)

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
        phase=Phase.DEAL,
        turn=CHANCE,
        hands=nothing,
        known=nothing,
        aside=Cards(numbered_deck(terms.deck.packs, terms.deck.jokers)),
        table=(),
        opened=no,
        dead=no,
        out=tuple(seat in out for seat in range(seats)),
        go=Go(),
    )
