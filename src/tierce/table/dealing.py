"""What the lines of a record say of chance: the deal they begin with, and the orders of the stock.

A record that was taken down at a real table does not say how the stock lay. It says what was drawn; the cards
that nobody drew may lie in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tierce.cards import JOKER, Card, Cards
from tierce.game.actions import Action, Cut, Deal
from tierce.game.state import Phase, State
from tierce.table.lines import DEALING, Line, cards_of, dealt_hand, drawn
from tierce.table.record import RecordError

Rest = Callable[[list[Card]], tuple[Card, ...]]


def dealing_of(
    start: State, lines: Sequence[Line], number: int, rest: Rest
) -> tuple[list[Action], Sequence[Line]]:
    """The acts of chance that the first lines say, and the lines after them.

    ``rest`` orders the cards that are neither told nor drawn. Raises ``RecordError`` for a hand that cannot
    be dealt.
    """
    cut: list[Action] = []
    hands = [Cards()] * start.seats
    upcard: Card | None = None
    stock: tuple[Card, ...] = ()
    told = False
    place = 0
    for line in lines:
        verb, _, _ = line.words.partition(" ")
        if line.actor != "d" or verb not in DEALING:
            break
        place += 1
        cards = cards_of(line)
        if verb == "deal":
            seat, hand = dealt_hand(line)
            if seat >= start.seats or hands[seat]:
                raise RecordError(f"{line}: no such hand to deal", deal=number, line=place)
            hands[seat] = hand
        elif verb == "cut" and start.phase is Phase.CUT and dealt_hand(line)[0] == start.cutter and not cut:
            cut.append(Cut(cards[0]))
        elif verb == "turn" and start.terms.deal.upcard and upcard is None:
            upcard = cards[0]
        elif verb == "stock" and not told and start.terms.draws:
            stock, told = cards, True
        else:
            raise RecordError(f"{line}: there is no such thing to do here", deal=number, line=place)
    if start.phase is Phase.CUT and not cut:
        raise RecordError("the pack was not cut", deal=number)
    if start.terms.deal.upcard and upcard is None:
        raise RecordError("no card was turned up", deal=number)
    if start.terms.draws and not told:
        stock = _stock(start, cut, Deal(tuple(hands), (), upcard), lines[place:], rest)
    return [*cut, Deal(tuple(hands), stock, upcard)], lines[place:]


def _stock(
    start: State, cut: list[Action], deal: Deal, lines: Sequence[Line], rest: Rest
) -> tuple[Card, ...]:
    """The stock as far as it was drawn, and the rest of the deck."""
    left = (start.aside or Cards()).without(Cards(deal.cards))
    if any(isinstance(act, Cut) and act.card is JOKER for act in cut):
        left -= JOKER
    known = _drawn_until_renewed(lines)
    order = []
    for card in known:
        if card in left:
            left -= card
            order.append(card)
    return (*order, *rest(list(left)))


def _drawn_until_renewed(lines: Sequence[Line]) -> list[Card]:
    found: list[Card] = []
    for line in lines:
        if line.words.partition(" ")[0] == "renew":
            break
        found += drawn(line)
    return found


def renewals_of(lines: Sequence[Line]) -> list[tuple[Card, ...]]:
    """For each renewal the order of the new stock, as far as the record tells it."""
    places = [place for place, line in enumerate(lines) if line.words.partition(" ")[0] == "renew"]
    return [cards_of(lines[place]) or tuple(_drawn_until_renewed(lines[place + 1 :])) for place in places]


def same_line(there: Line, told: Line) -> bool:
    """Whether a recorded line is what happened.

    A renewal may keep its order to itself; what a seat said may be said otherwise than the table does, but
    for the card that it drew or took.
    """
    if there.actor != told.actor:
        return False
    verb, _, rest = told.words.partition(" ")
    if verb in ("renew", "draw", "take") and not rest:
        return there.words.partition(" ")[0] == verb
    if told.actor != "d" and verb not in ("draw", "take", "dead"):
        return there.words.partition(" ")[0] == verb
    return there.words == told.words
