"""What laying brings about: a new meld, a lay-off, a joker won, and an opening that stands (B4 to B6)."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.laid import (
    IN_SET,
    LOW_END,
    MARKS,
    OWNER,
    WILD,
    face,
    first,
    grown,
    is_joker_square,
    is_run,
    marks,
    of_suit,
    size,
    suit_of,
    swapped,
    wild_places,
)
from tierce.fast.lots import Ints
from tierce.fast.rami.law import (
    ANY_USE,
    AS_REPLACED,
    JOKER_COUNTS,
    KEEP,
    NEED,
    NEED_FROM_PILE,
    NEW_RUN,
    NO_RUN,
    PURE,
    USE,
    WORTH_IN_RUN,
    WORTH_IN_SET,
)
from tierce.fast.rami.rows import (
    ACTED,
    FACES_HELD,
    FRESH,
    FROM_PILE,
    JOKERS_LAID,
    KNOWN,
    MELDS,
    OPENED,
    OPENED_NOW,
    OWED,
    POINTS,
    SQUARED,
    SQUARES,
    TABLE,
    TOOK,
    USED_TABLE,
    give,
    leave,
)


@bare
def worth(law: Ints, meld: int, place: int, joker: bool) -> int:
    """What a card counts for an opening: in this place of a run, or in a set."""
    if joker and law[JOKER_COUNTS] != AS_REPLACED:
        return int(law[JOKER_COUNTS])
    if not is_run(meld):
        return int(law[WORTH_IN_SET + first(meld)])
    return int(law[WORTH_IN_RUN + place])


@bare
def worth_whole(law: Ints, meld: int) -> int:
    """What all cards of a meld count for an opening."""
    low, long = first(meld), size(meld)
    total = 0
    if is_run(meld):
        wild = wild_places(meld)
        for place in range(low, low + long):
            total += worth(law, meld, place, wild >> place - 1 & 1 == 1)
        return total
    naturals = of_suit(meld, 0) + of_suit(meld, 1) + of_suit(meld, 2) + of_suit(meld, 3)
    for number in range(long):
        total += worth(law, meld, low, number >= naturals)
    return total


@bare
def lay(row: Ints, law: Ints, seat: int, meld: int) -> None:
    """The seat lays a new meld."""
    low = first(meld)
    points, jokers = worth_whole(law, meld), 0
    if is_run(meld):
        wild = wild_places(meld)
        for place in range(low, low + size(meld)):
            if wild >> place - 1 & 1:
                jokers += 1
                points -= worth(law, meld, place, True) if jokers <= row[OWED] else 0
                leave(row, seat, WILD)
            else:
                leave(row, seat, face(suit_of(meld), place))
    else:
        for suit in range(4):
            for _ in range(of_suit(meld, suit)):
                leave(row, seat, face(suit, low))
        naturals = of_suit(meld, 0) + of_suit(meld, 1) + of_suit(meld, 2) + of_suit(meld, 3)
        for _ in range(naturals, size(meld)):
            jokers += 1
            points -= worth(law, meld, low, True) if jokers <= row[OWED] else 0
            leave(row, seat, WILD)
    row[TABLE + row[MELDS]] = meld | seat << OWNER | FRESH << MARKS
    row[MELDS] += 1
    row[ACTED] = 1
    row[OWED] = max(0, row[OWED] - jokers)
    row[JOKERS_LAID] += jokers
    row[POINTS] += points
    if row[TOOK] == WILD:
        row[TOOK] = -1 if jokers else WILD
    elif row[TOOK] >= 0 and holds(meld, row[TOOK]):
        row[TOOK] = -1
    open_if_it_stands(row, law, seat)


@bare
def holds(meld: int, card: int) -> bool:
    """Whether a meld holds this natural."""
    if not is_run(meld):
        return first(meld) == card % 13 + 1 and of_suit(meld, card // 13) > 0
    if suit_of(meld) != card // 13:
        return False
    wild, low, high = wild_places(meld), first(meld), first(meld) + size(meld) - 1
    for place in (card % 13 + 1, card % 13 + 14):
        if low <= place <= high and not wild >> place - 1 & 1:
            return True
    return False


@bare
def put_on(row: Ints, law: Ints, seat: int, card: int, place: int, end: int) -> None:
    """The seat lays a card off."""
    meld = row[TABLE + place]
    pays = card == WILD and law[USE] == ANY_USE and row[OWED] > 0
    now = grown(meld, card, end)
    where = first(now) if end in (LOW_END, IN_SET) else first(now) + size(now) - 1
    row[ACTED] = 1
    if pays:
        row[OWED] -= 1
    else:
        row[POINTS] += worth(law, now, where, card == WILD)
    if card != WILD and is_joker_square(now):
        row[SQUARED] += 1
        now |= row[SQUARED] << MARKS + SQUARES
    paid(row, card, meld)
    row[JOKERS_LAID] += 1 if card == WILD else 0
    leave(row, seat, card)
    row[TABLE + place] = now
    open_if_it_stands(row, law, seat)


@bare
def win(row: Ints, law: Ints, seat: int, card: int, place: int, joker: int) -> None:
    """The seat swaps a card for a joker."""
    meld = row[TABLE + place]
    leave(row, seat, card)
    give(row, seat, WILD)
    row[KNOWN + FACES_HELD * seat + WILD] += 1
    row[TABLE + place] = swapped(meld, card, joker)
    row[OWED] += 1 if law[USE] != KEEP else 0
    at = first(meld)
    if is_run(meld):
        while not joker >> at - 1 & 1:
            at += 1
    row[POINTS] += worth(law, meld, at, False)
    paid(row, card, meld)


@bare
def paid(row: Ints, card: int, meld: int) -> None:
    """A card was put on or into a meld: it may be the one taken, and the meld an older one."""
    if row[TOOK] == card:
        row[TOOK] = -1
    if not marks(meld) & FRESH:
        row[USED_TABLE] = 1


@bare
def need(row: Ints, law: Ints) -> int:
    """How many points the seat whose turn it is must lay to open."""
    return int(law[NEED_FROM_PILE] if row[FROM_PILE] else law[NEED])


@bare
def open_if_it_stands(row: Ints, law: Ints, seat: int) -> None:
    """What was laid may be an opening now."""
    if not row[OPENED + seat] and row[POINTS] >= need(row, law) and is_pure(row, law):
        row[OPENED + seat], row[OPENED_NOW] = 1, 1


@bare
def is_pure(row: Ints, law: Ints) -> bool:
    """Whether a pure run was laid in this turn, or none is needed."""
    if law[PURE] == NO_RUN:
        return True
    for place in range(row[MELDS]):
        meld = row[TABLE + place]
        if marks(meld) & FRESH and is_run(meld) and pure_enough(meld, law):
            return True
    return False


@bare
def pure_enough(run: int, law: Ints) -> bool:
    """Whether a run is without a joker, or where that suffices has three naturals side by side (B4.2)."""
    wild = wild_places(run)
    if law[PURE] == NEW_RUN:
        return wild == 0
    low, long = first(run), size(run)
    natural = ((1 << long) - 1 << low - 1) & ~wild
    return natural & natural >> 1 & natural >> 2 != 0
