"""The solver's kernel for those who hold cards: the signatures of :mod:`tierce.melds.arrange`."""

from __future__ import annotations

import threading
from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Final

import numpy as np

from tierce.cards import Card, Cards
from tierce.fast.laid import meld_of
from tierce.fast.lots import Ints
from tierce.fast.refused import Unsupported
from tierce.fast.solver.kernels import FACES_HELD, MOST_MELDS, best
from tierce.fast.solver.rooms import POINTS, TOO_MUCH, room, weights
from tierce.melds import MeldLaw
from tierce.melds.arrange import Arrangement, Pure, TableMeld
from tierce.melds.values import EACH_ONE, Values

EMPTY: Final = Cards()
_rooms = threading.local()
"""Each thread has rooms of its own."""


def arrange(
    hand: Cards,
    law: MeldLaw,
    values: Values = EACH_ONE,
    *,
    must: Cards | Card | None = None,
    fresh: int = 0,
    keep: int = 0,
    wild: Collection[Card] | None = None,
    table: Sequence[TableMeld] = (),
    lent: Cards = EMPTY,
) -> Arrangement | None:
    """The melds that count most, of those the ones with most cards (:func:`tierce.melds.arrange.arrange`).

    Points and number of cards are the plain solver's; where several choices of melds are best, it may be
    another. Raises ``Unsupported`` for what only the plain solver knows.

    >>> found = arrange(Cards.parse("7c7d7s8h9h2sJk"), MeldLaw())
    >>> sorted(map(str, found.melds)), str(found.deadwood)
    (['7c7d7s', '8h9hJk=Th'], '2s')
    """
    return _solve(hand, law, values, 0, "off", must, fresh, keep, wild, table, lent)


def opening(
    hand: Cards,
    law: MeldLaw,
    need: int,
    *,
    values: Values,
    pure: Pure = "new",
    must: Cards | Card | None = None,
    fresh: int = 0,
    keep: int = 1,
    wild: Collection[Card] | None = None,
    table: Sequence[TableMeld] = (),
    lent: Cards = EMPTY,
) -> Arrangement | None:
    """The opening that counts most, if there is any (:func:`tierce.melds.arrange.opening`).

    It is found iff the plain solver finds one, with as many points and cards. Raises ``Unsupported`` for what
    only the plain solver knows.

    >>> rami = MeldLaw("distinct", max_in_run=1, max_in_set=1)
    >>> opening(Cards.parse("6d7d8dTsThJk2c"), rami, 51, values=Values.by_place()).points
    51
    """
    return _solve(hand, law, values, need, pure, must, fresh, keep, wild, table, lent)


def _solve(
    hand: Cards,
    law: MeldLaw,
    values: Values,
    need: int,
    pure: Pure,
    must: Cards | Card | None,
    fresh: int,
    keep: int,
    wild: Collection[Card] | None,
    table: Sequence[TableMeld],
    lent: Cards,
) -> Arrangement | None:
    if table or lent:
        raise Unsupported("the solver", ("borrow.kind",))
    if wild is not None:
        raise Unsupported("the solver", ("wild.in_run",))
    due = Cards([must]) if isinstance(must, Card) else must or Cards()
    if due not in hand:
        raise ValueError(f"{due} must be laid and is not in {hand}")
    if keep > len(hand):
        return None
    here, out = _room(law, pure), np.zeros(MOST_MELDS, dtype=np.int64)
    count = best(here, _weights(values, law), counts(hand), counts(due), need, keep, fresh, out, 0)
    if here[TOO_MUCH]:
        raise Unsupported("the solver", ("deck.jokers", "deck.packs", "deal.hand_size"))
    if count < 0:
        return None
    melds = tuple(meld_of(int(number)) for number in out[:count])
    deadwood = hand
    for meld in melds:
        deadwood -= meld.bag
    return Arrangement(melds, (EMPTY,) * count, (), deadwood, int(here[POINTS]))


def counts(cards: Cards) -> Ints:
    """How many of each face, the joker last."""
    found = np.zeros(FACES_HELD, dtype=np.int64)
    for card in cards:
        found[card.index] += 1
    return found


def _room(law: MeldLaw, pure: Pure) -> Ints:
    """The room of the thread for a law."""
    if not hasattr(_rooms, "of"):
        _rooms.of = lru_cache(maxsize=8)(room)
    found: Ints = _rooms.of(law, pure)
    return found


_weights = lru_cache(maxsize=64)(weights)
