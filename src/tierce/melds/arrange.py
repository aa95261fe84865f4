"""The solver: the best melds in a hand, and the opening of so many points; exact (B3-B7).

* :func:`arrange`   disjoint melds that take most points, or most cards, out of a hand
* :func:`opening`   melds worth at least so many points, a pure run among them: found iff there are any

Both may also use the melds on the table: lay cards off there, and borrow naturals for new melds. All melds in
a hand are listed by :func:`tierce.melds.readings.melds_in`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from tierce.cards import JOKER, Card, Cards
from tierce.cards.card import SUITS
from tierce.melds.company import in_company, may_be_pure
from tierce.melds.growth import HAND, LENT, WILD, Pure, runs_under
from tierce.melds.law import HIGH_ACE, MeldLaw
from tierce.melds.meld import Meld, MeldKind, place_face
from tierce.melds.options import Group, Option
from tierce.melds.supply import TableMeld, TableStep, offers
from tierce.melds.told import jokers_alone, told
from tierce.melds.values import EACH_ONE, Values
from tierce.melds.walk import Walk
from tierce.melds.ways import Task

__all__ = ["Arrangement", "Pure", "TableMeld", "TableStep", "Values", "arrange", "opening"]


EMPTY: Final = Cards()


class Arrangement(NamedTuple):
    """Disjoint melds, what is done on the table for them, and the cards that stay in hand."""

    melds: tuple[Meld, ...]
    """The new melds."""
    borrowed: tuple[Cards, ...]
    """For each new meld its cards that are borrowed."""
    steps: tuple[TableStep, ...]
    """The steps on the table, in an order in which they can be done before the new melds are laid."""
    deadwood: Cards
    """What stays in hand."""
    points: int
    """What all cards laid from hand count."""


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
    """The melds that count most, of those the ones with most cards.

    ``None`` only where what ``must``, ``fresh`` and ``keep`` ask for cannot be.

    * ``values``  what cards count; without it every card counts one
    * ``must``    cards of the hand that have to be laid, such as the discard taken
    * ``fresh``   how many jokers at least have to lie in new melds, such as one that was freed
    * ``keep``    how many cards at least have to stay in hand
    * ``wild``    the cards of runs for which a joker may stand, where these are burnt; ``None``: all
    * ``table``   the melds on the table, where these may be used
    * ``lent``    naturals borrowed already, each of which must lie in a new meld with a card from hand

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
    """The opening that counts most, if there is any (B4).

    It counts at least ``need``, cards borrowed from the table nothing, and one of its melds is a ``pure``
    run. For the other arguments see :func:`arrange`.

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
    due = Cards([must]) if isinstance(must, Card) else must or Cards()
    if due not in hand:
        raise ValueError(f"{due} must be laid and is not in {hand}")
    if keep > len(hand) or (pure != "off" and not may_be_pure(hand, law)):
        return None
    stands = None if wild is None else frozenset(wild)
    there = {card for lies in table if lies.lends for card in lies.meld.cards if card is not JOKER}
    company = in_company(hand, there | set(lent), law)
    if not company.issuperset(lent):
        return None
    groups, lendable = _table_groups(hand, law, values, stands, table, company)
    if lent:
        groups.append(Group([Option(lent=lent)], values.run))
        lendable += lent
    if law.circular:
        groups += _past_the_king(hand, lendable, law, values, pure, stands)
    company.update(card for group in groups for option in group.options.values() for card in option.taken)
    near = Cards(card for card in hand if card is JOKER or card in company)
    if due not in near:
        return None
    alone = jokers_alone(hand.jokers, law, values, stands)
    kept = max(0, keep - len(hand) + len(near))
    task = Task(near, law, values, need, pure, due, fresh, kept, stands, tuple(groups), lendable, alone)
    walked = Walk(task).best()
    if walked is None:
        return None
    melds, steps = told(task, walked)
    deadwood = hand
    for meld, lent in melds:
        deadwood -= meld.bag - lent
    deadwood -= Cards(step.card for step in steps if not step.borrowed)
    return Arrangement(
        tuple(meld for meld, _ in melds),
        tuple(lent for _, lent in melds),
        tuple(steps),
        deadwood,
        walked.worth,
    )


# -- the table ------------------------------------------------------------------------------------------


def _table_groups(
    hand: Cards,
    law: MeldLaw,
    values: Values,
    wild: frozenset[Card] | None,
    table: Sequence[TableMeld],
    useful: Collection[Card],
) -> tuple[list[Group], Cards]:
    """What the melds on the table offer, and all cards they may lend."""
    groups, lendable = [], Cards()
    for index, lies in enumerate(table):
        stands = (lambda card: True) if wild is None else wild.__contains__
        found = offers(index, lies, hand, law, useful, stands, values.slot)
        if len(found) == 1:
            continue
        most: dict[Card, int] = {}
        options = []
        for offer in found:
            off = offer.laid.jokers
            options.append(Option(offer.laid, offer.lent, off=off, worth=offer.worth, steps=offer.steps))
            for card in offer.lent.faces():
                most[card] = max(most.get(card, 0), offer.lent.count(card))
        lendable += Cards(card for card, count in most.items() for _ in range(count))
        groups.append(Group(options, values.run if lies.meld.is_run else values.set))
    return groups, lendable


# -- the circle -----------------------------------------------------------------------------------------


def _past_the_king(
    hand: Cards, lendable: Cards, law: MeldLaw, values: Values, pure: Pure, wild: frozenset[Card] | None
) -> list[Group]:
    """For each suit the choice of runs that go on past the king."""
    groups = []
    for suit in range(4):
        runs = _runs_past_the_king(suit, hand, lendable, law, values, pure, wild)
        options = [Option()]
        for first, run in enumerate(runs):
            _add_runs(options, options[0], run, runs[first:], hand, lendable)
        if len(options) > 1:
            groups.append(Group(options, values.run))
    return groups


def _add_runs(
    options: list[Option], before: Option, run: Option, later: list[Option], hand: Cards, lendable: Cards
) -> None:
    """Add the options that have this run and perhaps later ones beside what is chosen before."""
    taken, spent = before.taken + run.taken, before.spent + run.spent
    if taken not in hand or spent not in lendable:
        return
    both = Option(
        taken,
        Cards(),
        spent,
        0,
        before.worth + run.worth,
        before.pure or run.pure,
        (),
        before.melds + run.melds,
    )
    options.append(both)
    for index, other in enumerate(later):
        _add_runs(options, both, other, later[index:], hand, lendable)


def _runs_past_the_king(
    suit: int,
    hand: Cards,
    lendable: Cards,
    law: MeldLaw,
    values: Values,
    pure: Pure,
    wild: frozenset[Card] | None,
) -> list[Option]:
    """Every run of a suit with a king and the ace after it, of naturals from hand and table and of jokers."""
    rules = runs_under(law, pure, bool(lendable))
    found: dict[tuple[Meld, Cards], Option] = {}

    def climb(low: int, kinds: tuple[int, ...], states: tuple[int | None, int | None]) -> None:
        plain, seeking = states
        if plain is None:
            return
        if low + len(kinds) > HIGH_ACE and rules.may_end(plain):
            faces = [place_face(SUITS[suit], low + index) for index in range(len(kinds))]
            cards = tuple(JOKER if kind == WILD else face for face, kind in zip(faces, kinds, strict=True))
            meld = Meld(MeldKind.RUN, cards, low, SUITS[suit])
            spent = Cards(face for face, kind in zip(faces, kinds, strict=True) if kind == LENT)
            is_pure = seeking is not None and pure != "off" and rules.may_end(seeking)
            worth = sum(values.slot(meld, slot) for slot, kind in enumerate(kinds) if kind != LENT)
            found[meld, spent] = Option(
                meld.bag - spent, Cards(), spent, 0, worth, is_pure, (), ((meld, spent),)
            )
        if len(kinds) == law.longest_run:
            return
        face = place_face(SUITS[suit], low + len(kinds))
        for kind, there in (
            (HAND, face in hand),
            (LENT, face in lendable),
            (WILD, kinds.count(WILD) < hand.jokers and (wild is None or face in wild)),
        ):
            if there:
                after = [
                    rules.begun(kind, pure=seek)
                    if not kinds
                    else (None if state is None else rules.grown(state, kind))
                    for seek, state in ((False, plain), (pure != "off", seeking))
                ]
                climb(low, (*kinds, kind), (after[0], after[1]))

    for low in range(2, 14):
        climb(low, (), (0, 0))
    return list(found.values())
