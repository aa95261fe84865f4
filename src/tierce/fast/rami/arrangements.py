"""The best melds in a hand of Rami: which count most, open, hold the card taken, use the jokers won.

A hand of at most sixteen cards holds few melds. All are written down, three bits of one number for each face
of the hand, and every choice of disjoint ones is tried, by the lowest face of each meld, as long as what is
left could still beat the best. Runs of six cards and more are two runs (their cards count the same), so that
none longer than five are tried.

The room that this takes is given: :data:`ROOM` integers.
"""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.laid import ENDS_ONLY, HIGHEST, MAX_IN_RUN, MAX_IN_SET, WILD, face, run, same_rank
from tierce.fast.lots import Ints
from tierce.fast.rami.law import AS_REPLACED, EACH, JOKER_COUNTS, NO_RUN, PURE, WORTH_IN_RUN, WORTH_IN_SET
from tierce.fast.rami.pure import pure_enough

LONGEST: Final = 5
MOST: Final = 512
"""More melds than sixteen cards hold with a joker in each at most."""
DEEP: Final = 8
"""More melds than sixteen cards can be laid in at once."""
COUNT: Final = 0
FACES: Final = 1
NUMBER: Final = 2
"""The number of each of the 52 faces in the hand, and behind them what each number can count at most."""
UPPER: Final = NUMBER + 53
HEAD: Final = UPPER + 17
"""The last meld written down whose lowest face this is; each meld names the one before it."""
BEFORE: Final = HEAD + 17
TAKES: Final = BEFORE + MOST
WORTH: Final = TAKES + MOST
MELD: Final = WORTH + MOST
IS_PURE: Final = MELD + MOST
LOWEST: Final = IS_PURE + MOST
SORTED: Final = LOWEST + MOST
CHOSEN: Final = SORTED + MOST
HANDS: Final = CHOSEN + DEEP
WORTHS: Final = HANDS + DEEP
BEST: Final = WORTHS + DEEP
"""The melds of the best choice."""
ROOM: Final = BEST + DEEP

BITS: Final = 3
JOKER_BIT: Final = 48
GUARDS: Final = sum(4 << BITS * number for number in range(16)) | 32 << JOKER_BIT
CARD: Final = 1
POINT: Final = 32
"""What a choice is worth: its points, and of as many points its cards."""


@bare
def arrange(
    row: Ints, hand: int, law: Ints, need: int, pure: bool, must: int, fresh: int, keep: int, room: Ints
) -> int:
    """How many melds the best choice has, or -1; they stand in ``room`` from ``BEST`` on.

    The hand is the 53 counts of ``row`` from ``hand`` on. For an opening (``need`` at least 0) cards count as
    they lie in melds, else (-1) as they count in hand. ``pure``: one of the melds is a pure run. ``must`` is
    a card that has to be laid, or -1; ``fresh`` how many jokers have to be; ``keep`` how many cards stay.
    """
    if must >= 0 and not in_company(row, hand, must):
        return -1
    if pure and law[PURE] != NO_RUN and not may_hold_pure_run(row, hand):
        return -1
    opening = need >= 0
    held = number_faces(row, hand, law, opening, room)
    find_sets(row, hand, law, opening, room)
    find_runs(row, hand, law, opening, room)
    sort(room)
    asks_pure = pure and law[PURE] != NO_RUN
    must_bit = -1 if must < 0 else JOKER_BIT if must == WILD else BITS * room[NUMBER + must]
    return search(held, need, asks_pure, must_bit, fresh, keep, room)


@bare
def in_company(row: Ints, hand: int, card: int) -> bool:
    """Whether a card could be in a meld, as far as its neighbours tell."""
    if card == WILD:
        return True
    wanted = 2 - min(1, row[hand + WILD])
    suit, rank, near = card // 13, card % 13 + 1, 0
    for other in range(4):
        if other != suit and row[hand + face(other, rank)]:
            near += 1
    if near >= wanted:
        return True
    for place in (rank, 14 if rank == 1 else rank):
        near = 0
        for step in (-2, -1, 1, 2):
            if 1 <= place + step <= 14 and row[hand + face(suit, place + step)]:
                near += 1
        if near >= wanted:
            return True
    return False


@bare
def may_hold_pure_run(row: Ints, hand: int) -> bool:
    """Whether there are three naturals of a suit side by side."""
    for suit in range(4):
        at, long = hand + 13 * suit, 0
        for place in range(14):
            long = long + 1 if row[at + place % 13] else 0
            if long == 3:
                return True
    return False


# -- the melds there are -----------------------------------------------------------------------------------


@bare
def number_faces(row: Ints, hand: int, law: Ints, opening: bool, room: Ints) -> int:
    """Number the faces of the hand, say what each can count, and the hand as one number."""
    number, held = 0, row[hand + WILD] << JOKER_BIT
    for card in range(52):
        if row[hand + card]:
            room[NUMBER + card] = number
            room[HEAD + number] = -1
            points = law[WORTH_IN_SET + card % 13 + 1] if opening else law[EACH + card]
            room[UPPER + number] = (
                max(points, law[WORTH_IN_RUN + 14]) if opening and card % 13 == 0 else points
            )
            held += row[hand + card] << BITS * number
            number += 1
    room[FACES], room[COUNT] = number, 0
    room[UPPER + 16] = 0
    return int(held)


@bare
def joker_points(law: Ints, opening: bool, replaced: int) -> int:
    """What a joker counts in the place of a card that counts so much."""
    if not opening:
        return int(law[EACH + WILD])
    return replaced if law[JOKER_COUNTS] == AS_REPLACED else int(law[JOKER_COUNTS])


@bare
def write_down(room: Ints, takes: int, worth: int, meld: int, lowest: int, pure: bool) -> None:
    """Write a meld down."""
    count = room[COUNT]
    room[TAKES + count], room[WORTH + count], room[MELD + count] = takes, worth, meld
    room[IS_PURE + count], room[LOWEST + count] = 1 if pure else 0, lowest
    room[BEFORE + count] = room[HEAD + lowest]
    room[HEAD + lowest] = count
    room[COUNT] = count + 1


@bare
def find_sets(row: Ints, hand: int, law: Ints, opening: bool, room: Ints) -> None:
    """Write every set down."""
    joker = row[hand + WILD] > 0 and law[MAX_IN_SET] > 0
    for rank in range(1, 14):
        held = 0
        for suit in range(4):
            if row[hand + face(suit, rank)]:
                held |= 1 << suit
        if held & held - 1 == 0:
            continue
        # Of every choice of suits that are there, three or four are a set, and two or three with a joker.
        chosen = held
        while chosen:
            write_set(hand, law, opening, room, rank, chosen, False)
            if joker:
                write_set(hand, law, opening, room, rank, chosen, True)
            chosen = (chosen - 1) & held


@bare
def write_set(hand: int, law: Ints, opening: bool, room: Ints, rank: int, suits: int, joker: bool) -> None:
    """Write a set of these suits down, perhaps with a joker, if it is one."""
    takes, worth, size, lowest = 0, 0, 0, -1
    for suit in range(4):
        if suits >> suit & 1:
            card = face(suit, rank)
            number = room[NUMBER + card]
            lowest = number if lowest < 0 else lowest
            takes += 1 << BITS * number
            worth += POINT * (law[WORTH_IN_SET + rank] if opening else law[EACH + card]) + CARD
            size += 1
    if joker:
        points = joker_points(law, opening, law[WORTH_IN_SET + rank])
        takes += 1 << JOKER_BIT
        worth += POINT * points + CARD
        size += 1
        room[UPPER + 16] = max(room[UPPER + 16], points)
    if 3 <= size <= 4:
        meld = same_rank(rank, suits & 1, suits >> 1 & 1, suits >> 2 & 1, suits >> 3 & 1, 1 if joker else 0)
        write_down(room, takes, worth, meld, lowest, False)


@bare
def find_runs(row: Ints, hand: int, law: Ints, opening: bool, room: Ints) -> None:
    """Write every run of three to five cards down, with a joker in one place at most."""
    joker = row[hand + WILD] > 0 and law[MAX_IN_RUN] > 0
    for suit in range(4):
        held = 0
        for place in range(1, law[HIGHEST] + 1):
            if row[hand + face(suit, place)]:
                held |= 1 << place
        if not held & (held >> 1 | held >> 2):
            continue
        for low in range(1, law[HIGHEST] - 1):
            for long in range(LONGEST, 2, -1):
                if low + long - 1 > law[HIGHEST]:
                    continue
                missing = ((1 << long) - 1 << low) & ~held
                if missing & missing - 1:
                    continue
                if not missing:
                    write_run(law, opening, room, suit, low, long, 0)
                if not joker:
                    continue
                for place in range(low, low + long):
                    at_end = place in (low, low + long - 1)
                    if (not missing or missing == 1 << place) and (at_end or not law[ENDS_ONLY]):
                        write_run(law, opening, room, suit, low, long, place)


@bare
def write_run(law: Ints, opening: bool, room: Ints, suit: int, low: int, long: int, wild: int) -> None:
    """Write a run down, with a joker in the place ``wild`` or none (0)."""
    takes, worth, lowest = 0, 0, 16
    for place in range(low, low + long):
        if place == wild:
            points = joker_points(law, opening, law[WORTH_IN_RUN + place])
            takes += 1 << JOKER_BIT
            room[UPPER + 16] = max(room[UPPER + 16], points)
        else:
            card = face(suit, place)
            number = room[NUMBER + card]
            lowest = min(lowest, number)
            takes += 1 << BITS * number
            points = law[WORTH_IN_RUN + place] if opening else law[EACH + card]
        worth += POINT * points + CARD
    meld = run(suit, low, long, 1 << wild - 1 if wild else 0)
    write_down(room, takes, worth, meld, lowest, pure_enough(meld, law))


@bare
def sort(room: Ints) -> None:
    """The melds by their lowest faces; faces of no meld count nothing, nor jokers beyond their use."""
    place, used = 0, 0
    for number in range(room[FACES]):
        meld = room[HEAD + number]
        while meld >= 0:
            room[SORTED + place] = meld
            used |= room[TAKES + meld]
            place += 1
            meld = room[BEFORE + meld]
    for number in range(room[FACES]):
        if not used >> BITS * number & 3:
            room[UPPER + number] = -1


# -- the best of them --------------------------------------------------------------------------------------


@bare
def search(held: int, need: int, pure: bool, must: int, fresh: int, keep: int, room: Ints) -> int:
    """How many melds the best choice has; ``must`` is the bit of a card."""
    jokers, cards = held >> JOKER_BIT, held >> JOKER_BIT
    for number in range(room[FACES]):
        cards += held >> BITS * number & 3
    hand, worth, deep, place, pures, found = held, 0, 0, 0, 0, -1
    best = POINT * max(0, need) - 1
    while True:
        if worth > best and not (pure and not pures) and cards - worth % POINT >= keep:
            paid = must < 0 or hand >> must & 31 != held >> must & 31
            if must >= 0 and must < JOKER_BIT:
                paid = hand >> must & 3 != held >> must & 3
            if paid and jokers - (hand >> JOKER_BIT) >= fresh:
                best, found = worth, deep
                for number in range(deep):
                    room[BEST + number] = room[MELD + room[SORTED + room[CHOSEN + number]]]
        while place < room[COUNT]:
            meld = room[SORTED + place]
            if ((hand | GUARDS) - room[TAKES + meld]) & GUARDS == GUARDS:
                break
            place += 1
        hopeless = place == room[COUNT]
        if not hopeless:
            lowest = room[LOWEST + room[SORTED + place]]
            late = must >= 0 and must < JOKER_BIT and must < BITS * lowest
            unpaid = late and hand >> must & 3 == held >> must & 3
            hopeless = unpaid or worth + at_most(hand, lowest, room) <= best
        if not hopeless:
            room[CHOSEN + deep], room[HANDS + deep], room[WORTHS + deep] = place, hand, worth
            meld = room[SORTED + place]
            hand -= room[TAKES + meld]
            worth += room[WORTH + meld]
            pures += room[IS_PURE + meld]
            deep += 1
            continue
        if not deep:
            return found
        deep -= 1
        place, hand, worth = room[CHOSEN + deep], room[HANDS + deep], room[WORTHS + deep]
        pures -= room[IS_PURE + room[SORTED + place]]
        place += 1


@bare
def at_most(hand: int, lowest: int, room: Ints) -> int:
    """What the faces from this one on and the jokers could still be worth."""
    most = (hand >> JOKER_BIT) * (POINT * room[UPPER + 16] + CARD)
    for number in range(lowest, room[FACES]):
        if room[UPPER + number] >= 0:
            most += (hand >> BITS * number & 3) * (POINT * room[UPPER + number] + CARD)
    return int(most)
