"""What no deal can reach, so that a position which says so is refused by the name of the field."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.cards import JOKER, UNKNOWN, Cards
from tierce.game.state import CHANCE, Go, Phase, State
from tierce.table import concealed
from tierce.table.concealed import Fault
from tierce.table.lines import seat_name


def faults(state: State, *, knocked: bool) -> Iterator[Fault]:
    """The field of a position and what is wrong there, the first fault first.

    ``knocked``: the position says that a knock ended the deal.
    """
    yield from _seats(state)
    if state.terms.knocks:
        yield from concealed.faults(state, knocked=knocked)
    else:
        yield from _drawing(state) if state.terms.draws else _shed(state)


def _seats(state: State) -> Iterator[Fault]:
    """What no deal of any game can reach."""
    for seat, hand in enumerate(state.hands):
        if state.out[seat] and hand:
            yield "hands", f"{seat_name(seat)} is out and holds cards"
        if len(state.known[seat].without(hand)) > hand.count(UNKNOWN):
            yield "special", f"{seat_name(seat)} is known to hold {state.known[seat]}, which it does not"
    if state.terms.players < 2:
        left = f"{state.terms.players} of {state.seats} seats are in the match"
        yield "hands", f"{left}; a deal needs two"
    if state.out[state.dealer]:
        yield "dealer", f"{seat_name(state.dealer)} is out"
    for word, numbers in (("squared", state.go.squared), ("fresh", state.go.fresh)):
        if any(number > len(state.table) for number in numbers):
            yield "special", f"{word} names a meld that is not on the table"
    if state.go.owed and state.terms.swap.use == "keep":
        yield "special", "a freed joker may be kept here, so nothing is owed"


def _drawing(state: State) -> Iterator[Fault]:
    """What no deal with a stock can reach."""
    dealt = state.phase not in (Phase.CUT, Phase.DEAL)
    if dealt and state.aside_count:
        yield "hands", f"{state.aside_count} cards of the deck are missing"
    if state.phase in (Phase.OFFER, Phase.WALL, Phase.LAYOFF):
        yield "phase", f"{state.phase.value!r} is no phase of this game"
    empty = [seat for seat, hand in enumerate(state.hands) if not hand and not state.out[seat]]
    if dealt and not state.over and empty:
        yield "phase", f"{seat_name(empty[0])} holds no card, so the deal is over"
    if (state.turn == CHANCE) != (not dealt):
        yield "seat to act", "chance acts before the deal, and only there"
    if dealt and state.out[state.turn]:
        yield "seat to act", f"{seat_name(state.turn)} is out"
    if any(state.dead):
        yield "special", "nobody can be dead in this game"
    if dealt and not state.over and state.turns[state.turn] < 1:
        yield "special", f"{seat_name(state.turn)} has begun no turn, and it is its turn"
    if state.go.took is not None and state.go.took not in state.hands[state.turn]:
        hidden = dealt and UNKNOWN in state.hands[state.turn]
        if not hidden:
            yield "special", f"{state.go.took} was taken and is not in hand"
    if state.phase in (Phase.DRAW, Phase.CUT, Phase.DEAL) and state.go._replace(touched=False) != Go():
        yield "special", "nothing can be owed or laid before the draw"


def _shed(state: State) -> Iterator[Fault]:
    """What no deal without drawing can reach."""
    if state.phase not in (Phase.DEAL, Phase.PLAY, Phase.OVER):
        yield "phase", f"{state.phase.value!r} is no phase of this game"
    size = state.terms.deal.hand_size
    dealt = state.phase is not Phase.DEAL
    laid = sum(len(lies.meld.cards) for lies in state.table)
    total = sum(map(len, state.hands)) + laid
    players = state.terms.players
    if total != (size * players if dealt else 0):
        yield "hands", f"hands and table are {total} cards; {players} hands of {size} were dealt"
    for seat, hand in enumerate(state.hands):
        if len(hand) > size:
            yield "hands", f"{seat_name(seat)} cannot hold {len(hand)} cards"
        if not state.opened[seat] and not state.out[seat] and dealt and len(hand) != size:
            yield "hands", f"{seat_name(seat)} has no passport and yet {len(hand)} of {size} cards"
        if state.known[seat] - Cards([JOKER] * state.known[seat].jokers):
            yield "special", f"{seat_name(seat)} is known to hold {state.known[seat]}, and only jokers can be"
    for lies in state.table:
        if not state.opened[lies.owner] or state.out[lies.owner]:
            yield "table", f"{seat_name(lies.owner)} has a meld and no passport"
    if (state.turn == CHANCE) != (state.phase is Phase.DEAL):
        yield "seat to act", "chance acts in the phase deal, and only there"
    if state.phase is Phase.PLAY and state.turn not in state.alive:
        yield "seat to act", f"{seat_name(state.turn)} is dead or out"
    if state.go.opened and not state.go.acted:
        yield "special", "the passport is an action, so who opened has acted"
    if state.go.acted and (state.turn == CHANCE or not state.opened[state.turn]):
        yield "special", f"{seat_name(state.turn)} has acted and yet no passport"
    empty = [seat for seat, hand in enumerate(state.hands) if not hand and not state.out[seat]]
    over = bool(empty) or not state.alive
    over = over or (state.terms.out.last_survivor == "ends" and len(state.alive) <= 1)
    if dealt and over != state.over:
        yield "phase", "a deal is over when a hand is empty or nobody is alive, and not before"
