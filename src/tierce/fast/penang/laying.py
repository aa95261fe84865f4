"""What a seat of Penang can lay: new melds, lay-offs, swaps."""

from __future__ import annotations

from tierce.fast import laid
from tierce.fast.compiled import bare
from tierce.fast.laid import (
    ADJACENT,
    DISTINCT,
    HIGH_END,
    HIGHEST,
    IN_SET,
    LONGEST,
    LOW_END,
    MAX_IN_RUN,
    MAX_IN_SET,
    MIN_NATURALS,
    WILD,
    face,
    fits,
    is_joker_square,
    is_run,
    jokers,
    of_suit,
    ones,
    owner,
    places_allowed,
    run,
    same_rank,
    stood_for,
    suit_of,
    swapped,
)
from tierce.fast.lots import Ints
from tierce.fast.penang.law import (
    ALL_MELDS,
    BY_RANK,
    FROM_SET,
    JOKER_ON_OPPONENT,
    NEVER_FROM_SET,
    SETS,
    SQUARE_BOTH,
    SWAP_AT_ONCE,
)
from tierce.fast.penang.moves import CARD, LAY_OFF, LIES, MELD, SWAP, card_of, end_of, place_of
from tierce.fast.penang.rows import HANDS, MELDS, OPENED, OPENING, TABLE, TURN
from tierce.melds.law import SHORTEST


@bare
def put(out: Ints, skip: int, count: int, move: int) -> int:
    """Put the move that is number ``count`` where it has room; one more are counted then."""
    if skip <= count < skip + len(out):
        out[count - skip] = move
    return count + 1


# -- new melds -----------------------------------------------------------------------------------------------


@bare
def melds(row: Ints, law: Ints, most: int, out: Ints, skip: int, last: int) -> int:
    """How many new melds with at most ``most`` jokers can be laid, counted no further than ``last``.

    As many as ``out`` has room for are put there, the first ``skip`` left out: sets by rank, then runs.
    """
    hand = HANDS + 53 * row[TURN]
    wilds, count = min(row[hand + WILD], most), 0
    for rank in range(1, 14):
        count = sets_of(row, hand, law, wilds, rank, out, skip, count)
        if count >= last:
            return count
    wilds = min(wilds, law[MAX_IN_RUN])
    for suit in range(4):
        for low in range(1, law[HIGHEST] - SHORTEST + 2):
            held = wilds
            for place in range(low, low + SHORTEST):
                held += row[hand + face(suit, place)] > 0
            if held >= SHORTEST:
                count = runs_from(row, hand, law, wilds, suit, low, out, skip, count, last)
                if count >= last:
                    return count
    return count


@bare
def sets_of(row: Ints, hand: int, law: Ints, wilds: int, rank: int, out: Ints, skip: int, count: int) -> int:
    """List the sets of a rank; the first suit varies fastest, jokers faster still."""
    most = 1 if law[DISTINCT] else 7
    clubs, diamonds = min(row[hand + rank - 1], most), min(row[hand + rank + 12], most)
    hearts, spades = min(row[hand + rank + 25], most), min(row[hand + rank + 38], most)
    if clubs + diamonds + hearts + spades + wilds < SHORTEST:
        return count
    largest = min(wilds, law[MAX_IN_SET])
    for fourth in range(spades + 1):
        for third in range(hearts + 1):
            for second in range(diamonds + 1):
                for one in range(clubs + 1):
                    naturals = one + second + third + fourth
                    if naturals < law[MIN_NATURALS]:
                        continue
                    for joker in range(max(0, SHORTEST - naturals), largest + 1):
                        if law[DISTINCT] and naturals + joker > 4:
                            break
                        number = same_rank(rank, one, second, third, fourth, joker)
                        count = put(out, skip, count, MELD | number)
    return count


@bare
def runs_from(
    row: Ints,
    hand: int,
    law: Ints,
    wilds: int,
    suit: int,
    low: int,
    out: Ints,
    skip: int,
    count: int,
    last: int,
) -> int:
    """List the runs from a place on, longer ones after their beginnings, a natural before a joker."""
    longest = min(law[LONGEST], law[HIGHEST] - low + 1)
    size, wild, used = 0, 0, 0
    tried = 0  # What was tried behind the cards so far: nothing, the natural, the joker too.
    while count < last:
        bit = 1 << low + size - 1
        if tried == 0:
            if size >= SHORTEST and size - used >= law[MIN_NATURALS] and places_allowed(law, low, size, wild):
                count = put(out, skip, count, MELD | run(suit, low, size, wild))
            if size < longest and row[hand + face(suit, low + size)] > (size == 13 and not wild & 1):
                size += 1
                continue
            tried = 1
        if tried == 1 and size < longest and used < wilds and (law[ADJACENT] or not wild & bit >> 1):
            wild, used, size, tried = wild | bit, used + 1, size + 1, 0
            continue
        if size == 0:
            break
        size, tried = size - 1, 1
        if wild & bit >> 1:
            wild, used, tried = wild ^ bit >> 1, used - 1, 2
    return count


# -- lay-offs ------------------------------------------------------------------------------------------------


@bare
def next_layoff(row: Ints, law: Ints, least: int) -> int:
    """The first lay-off whose number is not less than ``least``, or -1."""
    turn = row[TURN]
    if not row[OPENED] >> turn & 1:
        return -1
    hand = HANDS + 53 * turn
    for place in range(place_of(least), row[MELDS]):
        meld = row[TABLE + place]
        for option in range(3 if is_run(meld) else 5):
            card = taken(meld, option)
            if card < 0 or not row[hand + card]:
                continue
            if card == WILD and not may_take_joker(row, law, meld):
                continue
            ends = fits(law, meld, card)
            for end in (LOW_END, HIGH_END, IN_SET):
                move = LAY_OFF | place << LIES | card << CARD | end
                if ends & end and move >= least:
                    return move
    return -1


@bare
def taken(meld: int, option: int) -> int:
    """One of the cards that may fit on a meld, in hand order: five for a set, three for a run; or -1."""
    if not is_run(meld):
        return face(option, laid.first(meld)) if option < 4 else WILD
    if option == 2:
        return WILD
    below = face(suit_of(meld), laid.first(meld) - 1)
    above = face(suit_of(meld), laid.first(meld) + laid.size(meld))
    if option == 0:
        return min(below, above)
    return -1 if below == above else max(below, above)


@bare
def may_take_joker(row: Ints, law: Ints, meld: int) -> bool:
    """Whether the seat whose turn it is may lay a joker off here (A6.5, B5.2)."""
    allowed = law[JOKER_ON_OPPONENT]
    return allowed == ALL_MELDS or owner(meld) == row[TURN] or (allowed == SETS and not is_run(meld))


# -- swaps ---------------------------------------------------------------------------------------------------


@bare
def next_swap(row: Ints, law: Ints, least: int) -> int:
    """The first swap whose number is not less than ``least``, or -1."""
    turn = row[TURN]
    if not row[OPENED] >> turn & 1 or (row[OPENING] and not law[SWAP_AT_ONCE]):
        return -1
    hand = HANDS + 53 * turn
    for place in range(place_of(least), row[MELDS]):
        meld = row[TABLE + place]
        if not jokers(meld):
            continue
        start = 13 * suit_of(meld) if is_run(meld) else laid.first(meld) - 1
        for option in range(13 if is_run(meld) else 4):
            card = start + option if is_run(meld) else start + 13 * option
            if not row[hand + card]:
                continue
            move = SWAP | place << LIES | card << CARD
            ends = ones(stood_for(meld, card)) if is_run(meld) else won_from_set(law, meld, card)
            if ends == 1 and move >= least:
                return move
            for end in (LOW_END, HIGH_END):
                if ends == 2 and move | end >= least:
                    return move | end
    return -1


@bare
def won_from_set(law: Ints, meld: int, card: int) -> int:
    """Whether a card of its rank wins a joker from a set: 1 if so (A7.2, B6.3, B6.4)."""
    there = of_suit(meld, card // 13)
    if law[FROM_SET] == BY_RANK:
        return 0 if law[DISTINCT] and there else 1
    if law[FROM_SET] == NEVER_FROM_SET or there or not is_joker_square(meld):
        return 0
    return 1 if law[FROM_SET] != SQUARE_BOTH or laid.marks(meld) else 0


@bare
def swap(row: Ints, move: int) -> None:
    """Put the card on the table, and the joker into the hand."""
    place, card, hand = place_of(move), card_of(move), HANDS + 53 * row[TURN]
    places = stood_for(row[TABLE + place], card)
    if end_of(move):
        places = 1 if end_of(move) == LOW_END else 1 << 13
    row[TABLE + place] = swapped(row[TABLE + place], card, places)
    row[hand + card] -= 1
    row[hand + WILD] += 1
