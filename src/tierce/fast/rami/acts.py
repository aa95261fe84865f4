"""What the acts of a turn of Rami bring about, each a number, up to the end of the deal.

From its lowest bit an act is ``KIND`` three bits, then what it says: a meld's number; a card, the place of a
meld on the table from 0, and the end of a run or the place of its joker; a card and whether it is announced.
Whether it is legal is not asked: policies do only what is.
"""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.laid import MARKS
from tierce.fast.lots import Ints, draw
from tierce.fast.rami.law import (
    CARTE,
    HOW_RENEWED,
    KEEPS_TOP,
    MANUAL,
    MAX_TURNS,
    MOST_RENEWALS,
    MOST_SEATS,
    MUST_LAY,
    SHUFFLED,
    TAKEN,
)
from tierce.fast.rami.laying import lay, put_on, win
from tierce.fast.rami.rows import (
    BLOCKED,
    BY_EXIT,
    DRAWING,
    ENDING,
    FACES_HELD,
    FROM_PILE,
    GO,
    HELD,
    KNOWN,
    LENGTH,
    MELDS,
    OPENED,
    OPENED_NOW,
    PENALTY,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    RENEWALS,
    RENEWING,
    STOCK,
    STOCKED,
    TABLE,
    TOOK,
    TURN,
    TURNS,
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
