"""What a move of Penang brings about, with all that follows by itself: Game, deaths, the end, the points."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.laid import (
    MARKS,
    MARKS_OFF,
    OWNER,
    WILD,
    grown,
    is_joker_square,
    jokers,
    marks,
    ones,
    size,
    take_from,
)
from tierce.fast.lots import Ints
from tierce.fast.penang.law import (
    AUTO_DEAD,
    DEALER_STARTS,
    EACH,
    HAND_SIZE,
    JOKER_DOUBLES,
    PENALTY,
    PENALTY_DOUBLES,
    PLAYERS,
    STEP,
    SURVIVOR_ENDS,
)
from tierce.fast.penang.laying import swap
from tierce.fast.penang.listing import has_move
from tierce.fast.penang.moves import DIE, END, LAY_OFF, MELD, NUMBER, SWAP, card_of, end_of, place_of
from tierce.fast.penang.rows import (
    ACTED,
    ALL_DEAD,
    DEAD,
    DEALER,
    GAME,
    HANDS,
    KNOWN,
    LAST_SURVIVOR,
    LEFT,
    LENGTH,
    MELDS,
    OPENED,
    OPENING,
    OUT,
    OVER,
    POINTS,
    SEATS,
    SQUARES,
    TABLE,
    TURN,
)


@bare
def deal(row: Ints, law: Ints, order: Ints, dealer: int, out: int) -> None:
    """Deal the cards of the deck in this order, one at a time, the dealer last.

    ``out`` has a bit for each seat that is out of the match.
    """
    row[:] = 0
    row[SEATS], row[DEALER], row[OUT] = law[PLAYERS] + ones(out), dealer, out
    seat = dealer
    for place in range(law[HAND_SIZE] * law[PLAYERS]):
        seat = next_seat(row, law, seat)
        row[HANDS + 53 * seat + order[place]] += 1
        row[LEFT + seat] += 1
    row[TURN] = dealer if law[DEALER_STARTS] else next_seat(row, law, dealer)
    settle(row, law)


@bare
def apply(row: Ints, law: Ints, move: int) -> None:
    """Play a legal move; of others nothing is said."""
    kind = move & ~NUMBER
    row[LENGTH] += 1
    if kind == MELD:
        lay(row, law, move & NUMBER)
    elif kind == LAY_OFF:
        lay_off(row, law, move)
    elif kind == SWAP:
        swap(row, move)
        row[KNOWN + row[TURN]] += 1
    elif kind == END:
        pass_on(row, law)
        settle(row, law)
    elif kind == DIE:
        die(row, law)
        settle(row, law)


@bare
def lay(row: Ints, law: Ints, meld: int) -> None:
    """A new meld; the first is the seat's passport."""
    turn = row[TURN]
    take_from(row, HANDS + 53 * turn, meld)
    row[TABLE + row[MELDS]] = meld | turn << OWNER
    row[MELDS] += 1
    if not row[OPENED] >> turn & 1:
        row[OPENED] |= 1 << turn
        row[OPENING] = 1
    laid(row, law, size(meld), jokers(meld))


@bare
def lay_off(row: Ints, law: Ints, move: int) -> None:
    """A card more on a meld; a natural may make a square of it (B6.4)."""
    place, card = TABLE + place_of(move), card_of(move)
    row[HANDS + 53 * row[TURN] + card] -= 1
    row[place] = grown(row[place], card, end_of(move))
    if card != WILD and is_joker_square(row[place]):
        row[SQUARES] += 1
        row[place] |= row[SQUARES] << MARKS
    laid(row, law, 1, 1 if card == WILD else 0)


@bare
def laid(row: Ints, law: Ints, cards: int, wilds: int) -> None:
    """So many cards have left the hand of the seat whose turn it is; who has none left is out: Game."""
    turn = row[TURN]
    row[ACTED] = 1
    row[LEFT + turn] -= cards
    row[KNOWN + turn] = max(0, row[KNOWN + turn] - wilds)
    if not row[LEFT + turn]:
        end(row, law, GAME)


@bare
def die(row: Ints, law: Ints) -> None:
    """The seat whose turn it is is dead; the last of all ends the deal, or leaves one whose survival does."""
    turn = row[TURN]
    row[DEAD] |= 1 << turn
    pass_on(row, law)
    alive = row[SEATS] - ones(row[DEAD] | row[OUT])
    if alive == 0 or (alive == 1 and law[SURVIVOR_ENDS]):
        row[TURN] = turn
        end(row, law, LAST_SURVIVOR if alive else ALL_DEAD)


@bare
def settle(row: Ints, law: Ints) -> None:
    """Seats without a move die where the table says it for them (A8.4)."""
    while law[AUTO_DEAD] and not row[OVER] and not has_move(row, law):
        die(row, law)


@bare
def pass_on(row: Ints, law: Ints) -> None:
    """The next seat alive begins its turn."""
    row[ACTED], row[OPENING] = 0, 0
    place = TABLE
    while row[SQUARES]:
        row[SQUARES] -= marks(row[place]) > 0
        row[place] &= MARKS_OFF
        place += 1
    gone = row[DEAD] | row[OUT]
    for _ in range(row[SEATS]):
        row[TURN] = (row[TURN] + law[STEP]) % row[SEATS]
        if not gone >> row[TURN] & 1:
            break


@bare
def next_seat(row: Ints, law: Ints, seat: int) -> int:
    """The next seat of the match in playing order."""
    seat = (seat + law[STEP]) % row[SEATS]
    while row[OUT] >> seat & 1:
        seat = (seat + law[STEP]) % row[SEATS]
    return seat


@bare
def end(row: Ints, law: Ints, how: int) -> None:
    """The deal is over, and each seat counts what it holds (A9.2, A9.3)."""
    row[OVER] = how
    missed = row[DEAD] & ~row[OPENED]
    for seat in range(row[SEATS]):
        hand, points = HANDS + 53 * seat, 0
        for card in range(53):
            points += row[hand + card] * law[EACH + card]
        if law[JOKER_DOUBLES] and row[hand + WILD]:
            points *= 2
        if missed >> seat & 1:
            points = points * 2 if law[PENALTY_DOUBLES] else points + law[PENALTY]
        row[POINTS + seat] = points
