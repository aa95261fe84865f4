"""What each move of gin brings about, up to the points of the deal."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.gin.law import (
    BIG_GIN_BONUS,
    CHOSEN,
    DEAD_WALL,
    GIN_BONUS,
    HAND_SIZE,
    KNOCK_AT_WALL,
    LAST,
    LAYOFFS,
    MAX_TURNS,
    PLACES,
    RETURN_ENDS,
    SPADE_DOUBLES,
    TAKES,
    TIE_UNDERCUTS,
    TURN_UP,
    UNDERCUT_BONUS,
    WALL,
)
from tierce.fast.gin.masks import best_melds, first_melds, points
from tierce.fast.gin.moves import BIG_GIN, DISCARD, DONE, DRAW, KNOCK, LAY_OFF, PASS, TAKE
from tierce.fast.gin.rows import (
    AT_WALL,
    BLOCKED,
    BY_BIG_GIN,
    BY_GIN,
    BY_KNOCK,
    DRAWING,
    DRAWN,
    ENDING,
    ENDS,
    HAND,
    KNOCKED_MELDS,
    KNOCKER,
    KNOWN,
    LAYING_OFF,
    LENGTH,
    LIFTED,
    MELD,
    MELDS,
    MUST_DRAW,
    MUST_KNOCK,
    OFFERED,
    ORDER,
    OVER,
    PHASE,
    PILE,
    PILED,
    PLAYING,
    POINTS,
    RETURNS,
    STARTER,
    TAKEN,
    TURN,
    TURNED_UP,
)
from tierce.fast.lots import Ints


@bare
def apply(row: Ints, law: Ints, move: int) -> None:
    """Carry a legal move out, with all that the table does by itself after it."""
    row[LENGTH] += 1
    if move == DRAW:
        row[HAND + row[TURN]] |= 1 << row[ORDER + row[DRAWN]]
        row[DRAWN] += 1
        row[PHASE], row[MUST_DRAW] = PLAYING, 0
    elif move == TAKE:
        take(row, law)
    elif move == PASS:
        leave(row)
    elif move == DONE:
        show(row, law)
    elif move == BIG_GIN or KNOCK <= move < LAY_OFF:
        knock(row, law, move)
    elif move < KNOCK:
        discard(row, law, move - DISCARD)
    else:
        lay_off(row, law, move - LAY_OFF)


@bare
def take(row: Ints, law: Ints) -> None:
    """The top discard; the last take that is allowed blocks the deal instead."""
    seat, phase = row[TURN], row[PHASE]
    to_knock = phase == AT_WALL and law[WALL] == KNOCK_AT_WALL
    if not to_knock and phase != OFFERED and row[TAKEN] + 1 >= law[TAKES]:
        block(row)
        return
    row[PILED] -= 1
    card = 1 << row[PILE + row[PILED]]
    row[HAND + seat] |= card
    row[KNOWN + seat] |= card
    row[TAKEN] += phase != OFFERED
    row[PHASE], row[LIFTED], row[MUST_KNOCK] = PLAYING, card, to_knock


@bare
def leave(row: Ints) -> None:
    """The offered upcard is left to the other seat; at the wall the deal is over."""
    seat = row[TURN]
    if row[PHASE] == AT_WALL:
        block(row)
        return
    row[TURN] = 1 - seat
    if seat != row[STARTER]:
        row[PHASE], row[MUST_DRAW] = DRAWING, 1


@bare
def discard(row: Ints, law: Ints, card: int) -> None:
    """The turn passes by a discard, unless the deal ends with it."""
    seat, mask = row[TURN], 1 << card
    row[HAND + seat] ^= mask
    row[KNOWN + seat] &= ~mask
    row[PILE + row[PILED]] = card
    row[PILED] += 1
    row[RETURNS] = row[RETURNS] + 1 if mask == row[LIFTED] else 0
    row[LIFTED], row[MUST_KNOCK] = 0, 0
    stock = 52 - row[DRAWN]
    row[PHASE] = DRAWING if stock > law[LAST] else AT_WALL
    turns = row[TAKEN] + row[DRAWN] - 2 * law[HAND_SIZE] - law[TURN_UP]
    returned = row[RETURNS] > 1 and law[RETURN_ENDS]
    if returned or (row[PHASE] == AT_WALL and law[WALL] == DEAD_WALL) or turns >= law[MAX_TURNS]:
        block(row)
    else:
        row[TURN] = 1 - seat


@bare
def knock(row: Ints, law: Ints, move: int) -> None:
    """A knock shows the melds that leave least; the other seat lays off, or shows its own at once."""
    seat = row[TURN]
    hand = row[HAND + seat]
    row[ENDING] = BY_BIG_GIN
    if move != BIG_GIN:
        hand ^= 1 << move - KNOCK
        row[PILE + row[PILED]] = move - KNOCK
        row[PILED] += 1
    count = first_melds(hand, law, row, MELD)
    row[MELDS], row[KNOCKED_MELDS], row[KNOCKER] = count, count, seat
    for meld in range(count):
        hand ^= row[MELD + meld]
    if move != BIG_GIN:
        row[ENDING] = BY_KNOCK if hand else BY_GIN
    row[HAND + seat], row[KNOWN + seat] = hand, hand
    row[PHASE], row[TURN], row[LIFTED], row[MUST_KNOCK] = LAYING_OFF, 1 - seat, 0, 0
    if not law[CHOSEN] and not (law[LAYOFFS] and hand):
        show(row, law)


@bare
def lay_off(row: Ints, law: Ints, place: int) -> None:
    """A card goes to one of the knocker's melds."""
    seat, card, end = row[TURN], 1 << place // law[PLACES], place % law[PLACES]
    row[HAND + seat] ^= card
    row[KNOWN + seat] &= ~card
    row[MELD + end // 2] |= card
    row[ENDS + end] += 1


@bare
def show(row: Ints, law: Ints) -> None:
    """The other seat shows the melds that leave least, and the deal is over."""
    seat, shown = row[TURN], row[MELDS]
    hand = row[HAND + seat]
    place = MELD + shown
    count = first_melds(hand, law, row, place) if law[CHOSEN] else best_melds(hand, law, row, place)
    for meld in range(count):
        hand ^= row[place + meld]
    row[MELDS] = shown + count
    row[HAND + seat], row[KNOWN + seat] = hand, hand
    row[PHASE] = OVER
    pay(row, law)


@bare
def block(row: Ints) -> None:
    """A dead hand: nobody scores."""
    row[PHASE], row[ENDING] = OVER, BLOCKED


@bare
def pay(row: Ints, law: Ints) -> None:
    """The difference of the deadwoods with its bonus to one seat (G8.1 to G8.5)."""
    knocker, ending = row[KNOCKER], row[ENDING]
    winner = knocker
    mine, theirs = points(row[HAND + knocker], law), points(row[HAND + 1 - knocker], law)
    bonus = law[GIN_BONUS] if ending == BY_GIN else law[BIG_GIN_BONUS] if ending == BY_BIG_GIN else 0
    if ending == BY_KNOCK and theirs <= mine:
        if theirs == mine and not law[TIE_UNDERCUTS]:
            return
        winner, bonus = 1 - knocker, law[UNDERCUT_BONUS]
    factor = 2 if law[SPADE_DOUBLES] and row[TURNED_UP] >= 39 else 1
    row[POINTS + winner] = (abs(theirs - mine) + bonus) * factor
