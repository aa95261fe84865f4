"""How the policies of Rami lay: melds that were found, and all that can be laid once a seat has opened.

They do it on a row of their own and write their acts down, so that a turn is planned before anything is done.
One card stays to be thrown.
"""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.laid import (
    DISTINCT,
    HIGH_END,
    IN_SET,
    LOW_END,
    WILD,
    face,
    first,
    fits,
    is_joker_square,
    is_run,
    jokers,
    of_suit,
    owner,
    size,
    stood_for,
    suit_of,
)
from tierce.fast.lots import Ints
from tierce.fast.rami.acts import KIND, MELD, apply, lay_off, swap
from tierce.fast.rami.law import (
    ANYWHERE,
    BY_RANK,
    DISCARD_FIRST,
    FROM_SET,
    FROM_SQUARE,
    KEEP,
    MOST_SEATS,
    ON_OPPONENT,
    ON_SETS,
    OPEN_FROM,
    SAME_TURN,
    USE,
)
from tierce.fast.rami.rows import (
    FACES_HELD,
    HAND,
    HELD,
    MELDS,
    OPENED,
    OPENED_NOW,
    OWED,
    TABLE,
    TOOK,
    TURN,
    TURNS,
)
from tierce.fast.rami.tools import Tools, dearest


@bare
def may_lay(row: Ints, law: Ints) -> bool:
    """Whether anything may be laid in this turn (B1.6, B2.8)."""
    seat, turns = row[TURN], 0
    for one in range(MOST_SEATS):
        turns += row[TURNS + one]
    if turns == 1 and law[DISCARD_FIRST]:
        return False
    return bool(row[OPENED + seat] or row[TURNS + seat] >= law[OPEN_FROM])


@bare
def lay_found(row: Ints, law: Ints, tools: Tools, count: int, found: int) -> int:
    """Lay the melds that were found; how many acts there are then."""
    for number in range(found):
        tools.acts[count] = MELD | tools.melds[number] << KIND
        apply(row, law, tools.acts[count])
        count += 1
    return count


@bare
def lay_all(row: Ints, law: Ints, tools: Tools, count: int) -> int:
    """Lay everything an opened seat can: win jokers for new melds, lay the dearest melds, lay off.

    How many acts there are then.
    """
    if row[TOOK] >= 0 and dearest(row, tools, row[TOOK], row[OWED]) < 0:
        # No new meld has room for the discard taken, so that it was taken to be laid off.
        count = lay_off_card(row, law, tools, count, row[TOOK])
    won = win_jokers(row, law, tools, count)
    while True:
        count = lay_found(row, law, tools, won, dearest(row, tools, row[TOOK], row[OWED]))
        count = lay_off_all(row, law, tools, count)
        won = win_jokers(row, law, tools, count)
        if won == count:
            return count


# -- lay-offs ----------------------------------------------------------------------------------------------


@bare
def place_for(row: Ints, law: Ints, seat: int, place: int, card: int) -> int:
    """Where this seat may lay a card off on the meld in a place of the table, low end first; or 0."""
    meld = row[TABLE + place]
    anywhere = law[ON_OPPONENT] == ANYWHERE or (law[ON_OPPONENT] == ON_SETS and not is_run(meld))
    if card == WILD and owner(meld) != seat and not anywhere:
        return 0
    ends = fits(law, meld, card)
    if ends & LOW_END:
        return LOW_END
    return HIGH_END if ends & HIGH_END else IN_SET if ends & IN_SET else 0


@bare
def lay_off_card(row: Ints, law: Ints, tools: Tools, count: int, card: int) -> int:
    """Lay this card off where it first fits; how many acts there are then."""
    for place in range(row[MELDS]):
        end = place_for(row, law, row[TURN], place, card)
        if end:
            tools.acts[count] = lay_off(card, place, end)
            apply(row, law, tools.acts[count])
            return count + 1
    return count


@bare
def lay_off_all(row: Ints, law: Ints, tools: Tools, count: int) -> int:
    """Lay off, meld after meld, as long as a card is left to throw; how many acts there are then."""
    for place in range(row[MELDS]):
        card = takes(row, law, place)
        while card >= 0 and row[HELD + row[TURN]] > 1:
            tools.acts[count] = lay_off(card, place, place_for(row, law, row[TURN], place, card))
            apply(row, law, tools.acts[count])
            count += 1
            card = takes(row, law, place)
    return count


@bare
def takes(row: Ints, law: Ints, place: int) -> int:
    """The first card in hand that may be laid off on this meld, naturals before the joker; or -1."""
    seat, meld = row[TURN], row[TABLE + place]
    hand = HAND + FACES_HELD * seat
    if is_run(meld):
        suit, low, high = suit_of(meld), first(meld) - 1, first(meld) + size(meld)
        for at in (low, high):
            card = face(suit, at)
            if 1 <= at <= 14 and row[hand + card] and place_for(row, law, seat, place, card):
                return card
    else:
        for suit in range(4):
            card = face(suit, first(meld))
            if row[hand + card] and place_for(row, law, seat, place, card):
                return card
    return WILD if row[hand + WILD] and place_for(row, law, seat, place, WILD) else -1


# -- jokers on the table -----------------------------------------------------------------------------------


@bare
def win_jokers(row: Ints, law: Ints, tools: Tools, count: int) -> int:
    """Swap for every joker that may be won and can be used as it must; how many acts there are then."""
    seat = row[TURN]
    if not row[OPENED + seat] or (row[OPENED_NOW] and not law[SAME_TURN]):
        return count
    for place in range(row[MELDS]):
        if not jokers(row[TABLE + place]):
            continue
        card = winner(row, law, place)
        if card >= 0 and usable(row, law, card, tools):
            tools.acts[count] = swap(card, place, stood_for(row[TABLE + place], card))
            apply(row, law, tools.acts[count])
            count += 1
    return count


@bare
def winner(row: Ints, law: Ints, place: int) -> int:
    """The first natural in hand that wins a joker of this meld; or -1."""
    meld, hand = row[TABLE + place], HAND + FACES_HELD * row[TURN]
    if is_run(meld):
        suit = suit_of(meld)
        for card in range(13 * suit, 13 * suit + 13):
            places = stood_for(meld, card)
            # Of an ace low and high, both jokers, neither is asked for.
            if row[hand + card] and places and not places & places - 1:
                return card
        return -1
    if law[FROM_SET] != BY_RANK and not (law[FROM_SET] == FROM_SQUARE and is_joker_square(meld)):
        return -1
    for suit in range(4):
        card = face(suit, first(meld))
        repeats = law[FROM_SET] == BY_RANK and not law[DISTINCT]
        if row[hand + card] and (repeats or not of_suit(meld, suit)):
            return card
    return -1


@bare
def usable(row: Ints, law: Ints, card: int, tools: Tools) -> bool:
    """Whether a joker won with this card can be used as it must, and all else laid that is owed."""
    hand, owed = HAND + FACES_HELD * row[TURN], row[OWED] + (1 if law[USE] != KEEP else 0)
    must = -1 if row[TOOK] == card else row[TOOK]
    if must < 0 and not owed:
        return True
    row[hand + card] -= 1
    row[hand + WILD] += 1
    found = dearest(row, tools, must, owed)
    row[hand + card] += 1
    row[hand + WILD] -= 1
    return found > 0
