"""What the acts of a turn of Rami bring about, each a number, up to the end of the deal.

From its lowest bit an act is ``KIND`` three bits, then what it says: a meld's number; a card, the place of a
meld on the table from 0, and the end of a run or the place of its joker; a card and whether it is announced.
Whether it is legal is not asked: policies do only what is.
"""

from __future__ import annotations

from typing import Final

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
from tierce.fast.lots import Ints, draw
from tierce.fast.rami.law import (
    ANY_USE,
    AS_REPLACED,
    CARTE,
    HOW_RENEWED,
    JOKER_COUNTS,
    KEEP,
    KEEPS_TOP,
    MANUAL,
    MAX_TURNS,
    MOST_RENEWALS,
    MOST_SEATS,
    MUST_LAY,
    NEED,
    NEED_FROM_PILE,
    NO_RUN,
    PURE,
    SHUFFLED,
    TAKEN,
    USE,
    WORTH_IN_RUN,
    WORTH_IN_SET,
)
from tierce.fast.rami.pure import pure_enough
from tierce.fast.rami.rows import (
    ACTED,
    BLOCKED,
    BY_EXIT,
    DRAWING,
    ENDING,
    FACES_HELD,
    FRESH,
    FROM_PILE,
    GO,
    HELD,
    JOKERS_LAID,
    KNOWN,
    LENGTH,
    MELDS,
    OPENED,
    OPENED_NOW,
    OWED,
    PENALTY,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    POINTS,
    RENEWALS,
    RENEWING,
    SQUARED,
    SQUARES,
    STOCK,
    STOCKED,
    TABLE,
    TOOK,
    TURN,
    TURNS,
    USED_TABLE,
    after,
    give,
    leave,
)
from tierce.fast.rami.scores import score

DRAW, TAKE, MELD, LAY_OFF, SWAP, DISCARD, RENEW = range(7)
"""``RENEW`` is no act of a seat: it stands where what was done is told."""
KIND: Final = 3
"""How many bits say the kind of an act."""
FORGOTTEN: Final = 2
"""How many cards a forgotten announcement costs (B8.1)."""


@bare
def lay_off(card: int, place: int, end: int) -> int:
    """The act that lays a card off on the meld in this place of the table, from 0."""
    return LAY_OFF | card << KIND | place << 9 | end << 16


@bare
def swap(card: int, place: int, joker: int) -> int:
    """The act that swaps a card for a joker of a meld: the one in this place of a run (as a bit)."""
    return SWAP | card << KIND | place << 9 | joker << 16


@bare
def discard(card: int, carte: int) -> int:
    """The act that discards a card."""
    return DISCARD | card << KIND | carte << 9


@bare
def apply(row: Ints, law: Ints, act: int) -> None:
    """Carry a legal act out, with all that the table does by itself after it, to a renewal or the end."""
    row[LENGTH] += 1
    seat, kind, said = row[TURN], act & 7, act >> KIND
    if kind == DRAW:
        if row[STOCKED]:
            drawn(row, seat)
        elif renewable(row, law):
            row[PHASE] = RENEWING
        else:
            row[ENDING] = BLOCKED
            score(row, law)
    elif kind == TAKE:
        take(row, law, seat)
    elif kind == MELD:
        lay(row, law, seat, said)
    elif kind == LAY_OFF:
        put_on(row, law, seat, said & 63, said >> 6 & 127, said >> 13)
    elif kind == SWAP:
        win(row, law, seat, said & 63, said >> 6 & 127, said >> 13)
    else:
        throw(row, law, seat, said & 63, said >> 6)


# -- drawing -----------------------------------------------------------------------------------------------


@bare
def drawn(row: Ints, seat: int) -> None:
    """The seat draws the next card."""
    row[STOCKED] -= 1
    give(row, seat, row[STOCK + row[STOCKED]])
    row[PHASE] = PLAYING


@bare
def take(row: Ints, law: Ints, seat: int) -> None:
    """The seat takes the top discard."""
    row[PILED] -= 1
    card = row[PILE + row[PILED]]
    give(row, seat, card)
    row[KNOWN + FACES_HELD * seat + card] += 1
    row[TOOK] = card if law[MUST_LAY] or not row[OPENED + seat] else -1
    row[FROM_PILE], row[PHASE] = 1, PLAYING


@bare
def renewable(row: Ints, law: Ints) -> int:
    """How many discards a new stock would be made of; none where it may not be made again."""
    if row[RENEWALS] >= law[MOST_RENEWALS]:
        return 0
    keeps = law[KEEPS_TOP] and law[HOW_RENEWED] != TAKEN
    return int(max(0, row[PILED] - (1 if keeps else 0)))


@bare
def renew(row: Ints, law: Ints, lots: Ints) -> None:
    """Make a new stock of the discards, shuffled by lots where they are shuffled; then the table goes on."""
    count = renewable(row, law)
    for place in range(count):
        row[STOCK + count - 1 - place] = row[PILE + place]
    for place in range(count, row[PILED]):
        row[PILE + place - count] = row[PILE + place]
    row[PILED] -= count
    if law[HOW_RENEWED] == SHUFFLED:
        for last in range(count - 1, 0, -1):
            other = draw(lots, last + 1)
            kept = row[STOCK + last]
            row[STOCK + last] = row[STOCK + other]
            row[STOCK + other] = kept
    row[STOCKED] = count
    row[RENEWALS] += 1
    if row[PENALTY]:
        row[PHASE] = PLAYING
        pay(row, law, row[TURN])
    else:
        drawn(row, row[TURN])


# -- laying ------------------------------------------------------------------------------------------------


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


# -- the end of a turn -------------------------------------------------------------------------------------


@bare
def throw(row: Ints, law: Ints, seat: int, card: int, carte: int) -> None:
    """The seat discards, and its turn ends, or the deal."""
    leave(row, seat, card)
    row[PILE + row[PILED]] = card
    row[PILED] += 1
    if row[HELD + seat] == 0:
        if not row[OPENED + seat]:
            row[OPENED + seat], row[OPENED_NOW] = 1, 1
        row[ENDING] = BY_EXIT
        score(row, law)
        return
    if law[CARTE] == MANUAL and row[HELD + seat] == 1 and not carte:
        row[PENALTY] = FORGOTTEN
    pay(row, law, seat)


@bare
def pay(row: Ints, law: Ints, seat: int) -> None:
    """The cards that a forgotten announcement costs, if any; then the next seat begins its turn."""
    while row[PENALTY]:
        if not row[STOCKED]:
            if renewable(row, law):
                row[PHASE] = RENEWING
                return
            break
        row[STOCKED] -= 1
        give(row, seat, row[STOCK + row[STOCKED]])
        row[PENALTY] -= 1
    begin_turn(row, law, after(seat, law))


@bare
def begin_turn(row: Ints, law: Ints, seat: int) -> None:
    """A seat begins its turn, unless the deal has taken too many."""
    before = row[TURN]
    for place in range(GO, PENALTY + 1):
        row[place] = 0
    row[TOOK] = -1
    for place in range(row[MELDS]):
        row[TABLE + place] &= (1 << MARKS) - 1
    row[TURNS + seat] += 1
    row[TURN], row[PHASE] = seat, DRAWING
    turns = 0
    for one in range(MOST_SEATS):
        turns += row[TURNS + one]
    if turns > law[MAX_TURNS]:
        row[TURN], row[ENDING] = before, BLOCKED
        score(row, law)
