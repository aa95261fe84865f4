"""Melds on the table as whole numbers: what they are, what fits on them, which jokers can be won from them.

A meld is one number, so a table is a row of numbers and copying it costs nothing. From its lowest bit:

    1 run, 0 set | suit 2 | low 4 | size 6 | owner 4 | cards 24 | marks

``low`` is the place of a run's first card, 1 to 14, or a set's rank. The cards of a run are a bit for each of
the 14 places, set where a joker lies; those of a set are its clubs, diamonds, hearts and spades, three bits
each, then its jokers. Marks, from bit ``MARKS`` on, are the caller's own and stay with the meld as it grows.
No meld is 0.

What is allowed is asked of ``law``, an array that begins with what :func:`packed_law` gives. It knows every
answer of :class:`tierce.melds.MeldLaw` but runs that go round the corner; burnt cards and jokers that slide
are seen from the whole table, and so are the caller's affair.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from tierce.cards import FACES, JOKER
from tierce.cards.card import SUITS
from tierce.fast.compiled import bare
from tierce.fast.lots import Ints
from tierce.melds import Meld, MeldKind, MeldLaw

WILD: Final = JOKER.index

DISTINCT, LONGEST, HIGHEST, MIN_NATURALS, MAX_IN_RUN, MAX_IN_SET, ADJACENT, ENDS_ONLY = range(8)
"""Where the answers of a law stand in its array."""
LAW_SIZE: Final = 8
ANY_NUMBER: Final = 1_000
"""Stands for a limit that is none."""

LOW_END, HIGH_END, IN_SET = 1, 2, 4
"""Where a card may be laid off: sums of these."""

SUIT, LOW, SIZE, OWNER, CARDS, MARKS = 1, 3, 7, 13, 17, 41
"""The first bits of the parts of a meld."""
ONE_MORE: Final = 1 << SIZE
SET_JOKERS: Final = CARDS + 12
MARKS_OFF: Final = (1 << MARKS) - 1


def packed_law(law: MeldLaw) -> Ints:
    """The answers of a law of melds, by the places named above. Raises ``ValueError`` where runs go round."""
    if law.circular:
        raise ValueError("runs that go round the corner have no number")
    answers = [0] * LAW_SIZE
    answers[DISTINCT] = law.set_suits == "distinct"
    answers[LONGEST] = law.longest_run
    answers[HIGHEST] = law.highest
    answers[MIN_NATURALS] = law.min_naturals
    answers[MAX_IN_RUN] = ANY_NUMBER if law.max_in_run is None else law.max_in_run
    answers[MAX_IN_SET] = ANY_NUMBER if law.max_in_set is None else law.max_in_set
    answers[ADJACENT] = law.adjacent
    answers[ENDS_ONLY] = law.in_run == "ends"
    return np.array(answers, dtype=np.int64)


def number_of(meld: Meld, owner: int = 0, marks: int = 0) -> int:
    """The number of a meld that this seat laid."""
    number = (
        int(meld.is_run) | int(meld.low) << LOW | len(meld.cards) << SIZE | owner << OWNER | marks << MARKS
    )
    if meld.suit is None:
        for suit, named in enumerate(SUITS):
            number |= sum(card is not JOKER and card.suit is named for card in meld.cards) << CARDS + 3 * suit
        return number | meld.jokers << SET_JOKERS
    wild = sum(1 << meld.low - 1 + slot for slot, card in enumerate(meld.cards) if card is JOKER)
    return number | SUITS.index(meld.suit) << SUIT | wild << CARDS


def meld_of(number: int) -> Meld:
    """The meld of a number.

    >>> from tierce.cards import Cards, Rank
    >>> print(meld_of(number_of(Meld.set_of(Rank.NINE, tuple(Cards.parse("9c9sJk"))))))
    9c9sJk=9
    """
    low = first(number)
    if not is_run(number):
        held = [face(suit, low) for suit in range(4) for _ in range(of_suit(number, suit))]
        return Meld.set_of(low, tuple(FACES[card] for card in [*held, *[WILD] * jokers(number)]))
    suit, wild = suit_of(number), wild_places(number)
    places = range(low, low + size(number))
    cards = [JOKER if wild >> place - 1 & 1 else FACES[face(suit, place)] for place in places]
    return Meld(MeldKind.RUN, tuple(cards), low, SUITS[suit])


# -- what it is ----------------------------------------------------------------------------------------------


@bare
def run(suit: int, low: int, size: int, wild: int) -> int:
    """A run from this place on, with jokers in the places whose bits are set (bit 0 is place 1)."""
    return 1 | suit << SUIT | low << LOW | size << SIZE | wild << CARDS


@bare
def same_rank(rank: int, clubs: int, diamonds: int, hearts: int, spades: int, jokers: int) -> int:
    """A set with so many of each suit, and jokers."""
    naturals = clubs | diamonds << 3 | hearts << 6 | spades << 9
    size = clubs + diamonds + hearts + spades + jokers
    return rank << LOW | size << SIZE | naturals << CARDS | jokers << SET_JOKERS


@bare
def is_run(meld: int) -> bool:
    """Whether it is a run."""
    return meld & 1 == 1


@bare
def suit_of(meld: int) -> int:
    """The suit of a run, 0 to 3."""
    return meld >> SUIT & 3


@bare
def first(meld: int) -> int:
    """The place of a run's first card, or a set's rank."""
    return meld >> LOW & 15


@bare
def size(meld: int) -> int:
    """How many cards."""
    return meld >> SIZE & 63


@bare
def owner(meld: int) -> int:
    """The seat that laid it."""
    return meld >> OWNER & 15


@bare
def marks(meld: int) -> int:
    """The caller's own marks."""
    return meld >> MARKS


@bare
def wild_places(meld: int) -> int:
    """The places of a run's jokers as bits, bit 0 being place 1."""
    return meld >> CARDS & 0x3FFF


@bare
def of_suit(meld: int, suit: int) -> int:
    """How many naturals of this suit are in a set."""
    return meld >> CARDS + 3 * suit & 7


@bare
def jokers(meld: int) -> int:
    """How many jokers."""
    if not meld & 1:
        return meld >> SET_JOKERS & 31
    return ones(wild_places(meld))


@bare
def ones(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


@bare
def face(suit: int, place: int) -> int:
    """The card of a place of a suit; 1 and 14 are the ace."""
    return suit * 13 + (place - 1) % 13


@bare
def is_joker_square(meld: int) -> bool:
    """Whether it is a set of three suits and a joker (B3.5)."""
    if meld & 1 or size(meld) != 4 or jokers(meld) != 1:
        return False
    return of_suit(meld, 0) < 2 and of_suit(meld, 1) < 2 and of_suit(meld, 2) < 2 and of_suit(meld, 3) < 2


@bare
def take_from(row: Ints, hand: int, meld: int) -> None:
    """Take the cards of a meld out of a hand: the 53 counts by face that begin in this place of a row."""
    low = first(meld)
    if not meld & 1:
        for suit in range(4):
            row[hand + face(suit, low)] -= of_suit(meld, suit)
    else:
        wild = wild_places(meld)
        for place in range(low, low + size(meld)):
            if not wild >> place - 1 & 1:
                row[hand + face(suit_of(meld), place)] -= 1
    row[hand + WILD] -= jokers(meld)


# -- what is allowed -----------------------------------------------------------------------------------------


@bare
def places_allowed(law: Ints, low: int, size: int, wild: int) -> bool:
    """Whether the jokers of a run lie where they may: apart, or at its ends."""
    if not law[ADJACENT] and wild & wild >> 1:
        return False
    return not law[ENDS_ONLY] or not wild & ~(1 << low - 1 | 1 << low + size - 2)


@bare
def fits(law: Ints, meld: int, card: int) -> int:
    """Where a card may be laid off on a meld: ``LOW_END``, ``HIGH_END``, their sum, ``IN_SET``, or 0."""
    if not meld & 1:
        return _fits_set(law, meld, card)
    length, low = size(meld), first(meld)
    if length >= law[LONGEST]:
        return 0
    wild, ends = wild_places(meld), 0
    for end in (LOW_END, HIGH_END):
        place = low - 1 if end == LOW_END else low + length
        if 1 <= place <= law[HIGHEST] and (card == WILD or card == face(suit_of(meld), place)):
            then = wild | 1 << place - 1 if card == WILD else wild
            if places_allowed(law, min(low, place), length + 1, then):
                ends |= end
    if card == WILD and ends and ones(wild) >= law[MAX_IN_RUN]:
        return 0
    return ends


@bare
def _fits_set(law: Ints, meld: int, card: int) -> int:
    if law[DISTINCT] and size(meld) >= 4:
        return 0
    if card == WILD:
        return IN_SET if jokers(meld) < law[MAX_IN_SET] else 0
    if card % 13 + 1 != first(meld) or (law[DISTINCT] and of_suit(meld, card // 13)):
        return 0
    return IN_SET


@bare
def grown(meld: int, card: int, end: int) -> int:
    """The meld with one card more, at an end of a run or in a set."""
    if end == IN_SET:
        return meld + ONE_MORE + (1 << SET_JOKERS if card == WILD else 1 << CARDS + 3 * (card // 13))
    place = first(meld) - 1 if end == LOW_END else first(meld) + size(meld)
    if end == LOW_END:
        meld -= 1 << LOW
    return meld + ONE_MORE + (1 << CARDS + place - 1 if card == WILD else 0)


# -- jokers that can be won ----------------------------------------------------------------------------------


@bare
def stood_for(meld: int, card: int) -> int:
    """The places of a run where a joker stands for this natural, as bits; two only for aces low and high."""
    if card == WILD or not meld & 1 or card // 13 != suit_of(meld):
        return 0
    both = 1 | 1 << 13 if card % 13 == 0 else 1 << card % 13
    return wild_places(meld) & both


@bare
def swapped(meld: int, card: int, places: int) -> int:
    """The meld with a natural for a joker: in this one place of a run (as a bit), or in a set."""
    if meld & 1:
        return meld - (places << CARDS)
    return meld - (1 << SET_JOKERS) + (1 << CARDS + 3 * (card // 13))
