"""What melds on the table give to an arrangement: places for cards from hand, naturals to borrow (B5, B7).

Every meld is asked by itself: step by step, each step leaving melds, all that can become of it. An *offer* is
what that costs and gives in the end, with the steps in an order in which they can be done.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import NamedTuple

from tierce.cards import JOKER, Card, Cards
from tierce.melds.law import MeldLaw
from tierce.melds.meld import Meld, MeldEnd
from tierce.melds.readings import extended, fits


class TableMeld(NamedTuple):
    """A meld on the table and what the solver may do with it."""

    meld: Meld
    joker: bool = True
    """A joker may be laid off here (B5.2)."""
    lends: bool = True
    """Its naturals may be borrowed (B7.1, B7.5)."""
    splits: bool = False
    """A card may be borrowed from its middle, where three remain on both sides (B7.4)."""


class TableStep(NamedTuple):
    """One step on a table meld: a card laid off there, or a natural borrowed from it."""

    meld: int
    """The meld's index among those given."""
    card: Card
    end: MeldEnd | None
    """At which end of a run; ``None`` in a set and for a card borrowed from the middle."""
    borrowed: bool


class Offer(NamedTuple):
    """One way to use a table meld: cards laid off, cards borrowed, and what those laid off are worth."""

    laid: Cards
    lent: Cards
    worth: int
    steps: tuple[TableStep, ...]


Valued = Callable[[Meld, int], int]
"""What the card in a slot of a meld counts."""


def offers(
    index: int,
    lies: TableMeld,
    hand: Cards,
    law: MeldLaw,
    useful: Collection[Card],
    stands: Callable[[Card], bool],
    valued: Valued,
) -> list[Offer]:
    """Every use of a table meld with a hand, doing nothing first; equal uses once, the one worth most.

    Only ``useful`` cards are borrowed; ``stands`` says for which card of a run a joker may stand.
    """
    nothing = Offer(Cards(), Cards(), 0, ())
    best: dict[tuple[Cards, Cards], Offer] = {}
    begin: tuple[Meld, ...] = (lies.meld,)
    seen: dict[tuple[tuple[Meld, ...], Cards, Cards], int] = {(begin, nothing.laid, nothing.lent): 0}
    waiting = [(begin, nothing)]
    while waiting:
        melds, offer = waiting.pop(0)
        known = best.get((offer.laid, offer.lent))
        if known is None or known.worth < offer.worth:
            best[offer.laid, offer.lent] = offer
        for after, step, worth in _steps(index, lies, melds, offer, hand, law, useful, stands, valued):
            laid = offer.laid if step.borrowed else offer.laid + step.card
            lent = offer.lent + step.card if step.borrowed else offer.lent
            now = Offer(laid, lent, offer.worth + worth, (*offer.steps, step))
            if seen.get((after, laid, lent), -1) < now.worth:
                seen[after, laid, lent] = now.worth
                waiting.append((after, now))
    return list(best.values())


def _steps(
    index: int,
    lies: TableMeld,
    melds: tuple[Meld, ...],
    offer: Offer,
    hand: Cards,
    law: MeldLaw,
    useful: Collection[Card],
    stands: Callable[[Card], bool],
    valued: Valued,
) -> Iterator[tuple[tuple[Meld, ...], TableStep, int]]:
    """What can be done next with what has become of a meld, and what a card laid off counts."""
    for part, meld in enumerate(melds):
        for card in (hand - offer.laid).faces():
            if card is JOKER and not lies.joker:
                continue
            for end in fits(card, meld, law)[0]:
                after = extended(meld, card, end, law)
                slot = 0 if end is MeldEnd.LOW else len(after.cards) - 1
                if meld.suit is None:
                    slot = after.cards.index(card)
                elif card is JOKER and not stands(after.face(after.low + slot)):
                    continue
                if law.jokers(after) is None:
                    melds_now = tuple(sorted((*melds[:part], after, *melds[part + 1 :])))
                    yield melds_now, TableStep(index, card, end, False), valued(after, slot)
        if not lies.lends or len(meld.cards) < 4:
            continue
        for slot, card in enumerate(meld.cards):
            if card in useful and card not in offer.laid:
                left = _left(meld, slot, law)
                if left and (len(left) == 1 or lies.splits):
                    end = None
                    if meld.suit is not None and slot in (0, len(meld.cards) - 1):
                        end = MeldEnd.HIGH if slot else MeldEnd.LOW
                    melds_now = tuple(sorted((*melds[:part], *left, *melds[part + 1 :])))
                    yield melds_now, TableStep(index, card, end, True), 0


def _left(meld: Meld, slot: int, law: MeldLaw) -> tuple[Meld, ...]:
    """What is left without the card in a slot: melds, or nothing where that is none."""
    before, behind = meld.cards[:slot], meld.cards[slot + 1 :]
    if meld.suit is None:
        parts: list[Meld] = [meld._replace(cards=before + behind)]
    else:
        low = meld.low + slot + 1
        low = (low - 1) % 13 + 1 if law.circular else low
        parts = [meld._replace(cards=before)] if before else []
        parts += [meld._replace(cards=behind, low=low)] if behind else []
    sound = all(law.shape(one) is None and law.jokers(one) is None for one in parts)
    return tuple(parts) if sound else ()
