"""Policies of Penang for kernels: random, greedy, and patient until somebody is about to go out."""

from __future__ import annotations

from typing import Final

from tierce.fast.compiled import bare
from tierce.fast.laid import WILD, face, first, is_run, jokers, size, suit_of, wild_places
from tierce.fast.lots import Ints, draw
from tierce.fast.penang.law import EACH
from tierce.fast.penang.laying import melds, next_layoff, next_swap
from tierce.fast.penang.listing import listing
from tierce.fast.penang.moves import DIE, END, NUMBER, card_of
from tierce.fast.penang.rows import ACTED, DEAD, HANDS, LEFT, OPENED, OUT, SEATS, TURN
from tierce.fast.policies import GREEDY, Policy

PATIENT: Final = 2


def greedy() -> Policy:
    """The policy that lays all it can.

    First naturals, dearest first: melds, then lay-offs, then those that win a joker. Then melds with as few
    jokers as will do, then jokers alone.
    """
    return Policy(GREEDY)


def patient(danger: int = 8) -> Policy:
    """The policy that lays one card a turn, and little for its passport, so as to feed nobody.

    While another seat holds at most ``danger`` cards it is greedy. With hands of twenty 8 does well among
    four seats, whether the others are greedy or more patient or less.
    """
    return Policy(PATIENT, danger)


@bare
def choose(row: Ints, law: Ints, policies: Ints, lots: Ints, out: Ints) -> int:
    """What the seat whose turn it is does by its policy; ``out`` is room for some moves."""
    turn = row[TURN]
    kind = policies[turn, 0]
    if kind == GREEDY or (kind == PATIENT and in_danger(row, policies[turn, 1])):
        return greedily(row, law, out)
    if kind == PATIENT:
        return patiently(row, law, out)
    count = listing(row, law, out, 0)
    lot = draw(lots, count) if count > 1 else 0
    if lot >= len(out):
        listing(row, law, out, lot)
        lot = 0
    return int(out[lot])


@bare
def in_danger(row: Ints, danger: int) -> bool:
    """Whether another seat that plays holds at most so many cards."""
    gone, fewest = row[DEAD] | row[OUT] | 1 << row[TURN], danger + 1
    for seat in range(row[SEATS]):
        if not gone >> seat & 1:
            fewest = min(fewest, row[LEFT + seat])
    return fewest <= danger


@bare
def greedily(row: Ints, law: Ints, out: Ints) -> int:
    """Whatever lays the most naturals' points with the fewest jokers, or the end."""
    move = best_meld(row, law, 0, False, out)
    if move < 0:
        move = dearest_layoff(row, law)
    if move < 0:
        move = dearest_swap(row, law)
    wilds = row[HANDS + 53 * row[TURN] + WILD]
    for used in range(1, wilds + 1):
        if move < 0:
            move = best_meld(row, law, used, False, out)
    if move < 0:
        move = joker_layoff(row, law)
    return move if move >= 0 else last_word(row)


@bare
def patiently(row: Ints, law: Ints, out: Ints) -> int:
    """A small passport, then one card a turn, rather off than in a meld, a joker before a swap."""
    turn, move = row[TURN], -1
    if row[OPENED] >> turn & 1:
        if row[ACTED]:
            return END
        move = dearest_layoff(row, law)
        if move < 0:
            move = best_meld(row, law, 0, True, out)
        if move < 0:
            move = joker_layoff(row, law)
        if move < 0:
            move = dearest_swap(row, law)
    wilds = row[HANDS + 53 * turn + WILD]
    for used in range(wilds + 1):
        if move < 0:
            move = best_meld(row, law, used, True, out)
    return move if move >= 0 else last_word(row)


@bare
def last_word(row: Ints) -> int:
    """The end of the turn, or of the seat's part."""
    return END if row[ACTED] else DIE


@bare
def best_meld(row: Ints, law: Ints, wilds: int, short: bool, out: Ints) -> int:
    """The meld with at most so many jokers whose naturals count most, the first of such, or -1.

    ``short``: of those with the fewest cards.
    """
    best, most, least, seen = -1, -1, 0, 0
    while True:
        count = melds(row, law, wilds, out, seen, seen + len(out))
        for place in range(min(len(out), count - seen)):
            cards, worth = size(out[place] & NUMBER), worth_of(law, out[place] & NUMBER)
            smaller, larger = short and cards < least, short and cards > least
            if best < 0 or smaller or (worth > most and not larger):
                best, most, least = out[place], worth, cards
        if count < seen + len(out):
            return best
        seen += len(out)


@bare
def worth_of(law: Ints, meld: int) -> int:
    """What the naturals of a meld count in hand."""
    worth, low = 0, first(meld)
    if not is_run(meld):
        return int(law[EACH + low - 1] * (size(meld) - jokers(meld)))
    for place in range(low, low + size(meld)):
        if not wild_places(meld) >> place - 1 & 1:
            worth += law[EACH + face(suit_of(meld), place)]
    return worth


@bare
def dearest_layoff(row: Ints, law: Ints) -> int:
    """The lay-off of the natural that counts most, the first of such, or -1."""
    best, most = -1, -1
    move = next_layoff(row, law, 0)
    while move >= 0:
        if card_of(move) != WILD and law[EACH + card_of(move)] > most:
            best, most = move, law[EACH + card_of(move)]
        move = next_layoff(row, law, move + 1)
    return best


@bare
def joker_layoff(row: Ints, law: Ints) -> int:
    """The first lay-off of a joker, or -1."""
    move = next_layoff(row, law, 0)
    while move >= 0 and card_of(move) != WILD:
        move = next_layoff(row, law, move + 1)
    return move


@bare
def dearest_swap(row: Ints, law: Ints) -> int:
    """The swap of the natural that counts most, the first of such, or -1."""
    best, most = -1, -1
    move = next_swap(row, law, 0)
    while move >= 0:
        if law[EACH + card_of(move)] > most:
            best, most = move, law[EACH + card_of(move)]
        move = next_swap(row, law, move + 1)
    return best
