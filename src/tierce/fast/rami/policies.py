"""Policies of Rami for kernels: aimless, greedy, and one that holds its melds back."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.friends import befriended
from tierce.fast.laid import WILD, face
from tierce.fast.lots import Ints
from tierce.fast.lots import draw as by_lot
from tierce.fast.policies import GREEDY, RANDOM, Policy
from tierce.fast.rami.acts import DRAW, TAKE, apply, discard
from tierce.fast.rami.law import (
    CARTE,
    EACH,
    MANUAL,
    NEED_FROM_PILE,
    NO_RUN,
    PURE,
    SEATS,
    TAKE_FROM,
    TAKE_JOKER,
    TAKE_WITH_ONE,
)
from tierce.fast.rami.laying import need
from tierce.fast.rami.rows import (
    DRAWING,
    FACES_HELD,
    HAND,
    HELD,
    MELDS,
    OPENED,
    PHASE,
    PILE,
    PILED,
    TABLE,
    TOOK,
    TURN,
    TURNS,
)
from tierce.fast.rami.tools import Tools, dearest, opening
from tierce.fast.rami.turns import lay_all, lay_found, may_lay, place_for
from tierce.melds.deadwood import ACES

KEEPER = GREEDY + 1
PERCENT = 100


def aimless(lays: int = 0) -> Policy:
    """The policy that draws, throws any card, and forgets every second announcement.

    In so many of a hundred turns it lays as the greedy one does.
    """
    return Policy(RANDOM, lays)


def greedy() -> Policy:
    """The policy that takes what it can lay, lays all that it can, and throws what is dear and alone."""
    return Policy(GREEDY)


def keeper(danger: int = 4) -> Policy:
    """The policy that opens, and lays the rest to go out, or when another holds at most ``danger`` cards."""
    return Policy(KEEPER, danger)


@bare
def choose(row: Ints, law: Ints, policies: Ints, lots: Ints, tools: Tools) -> int:
    """Write down what the seat whose turn it is does next: the draw, or all else up to its discard.

    It stands in ``tools.acts``; how many acts that is. The row stays as it is.
    """
    seat, spare, acts = row[TURN], tools.spare, tools.acts
    kind, parameter = policies[seat, 0], policies[seat, 1]
    if row[PHASE] == DRAWING:
        wants = kind == GREEDY or (kind == KEEPER and (not row[OPENED + seat] or danger(row, law, parameter)))
        acts[0] = TAKE if wants and may_take(row, law) and could_lay_top(row, law, tools) else DRAW
        return 1
    count = 0
    if (kind != RANDOM or by_lot(lots, PERCENT) < parameter) and lays(row, law):
        opened = row[OPENED + seat]
        found = 0 if opened else opening(row, tools, need(row, law), row[TOOK])
        if opened or found > 0:
            copy(row, spare)
            begun = lay_found(spare, law, tools, 0, found)
            count = lay_all(spare, law, tools, begun)
            if kind == KEEPER and spare[HELD + seat] > 1 and not danger(row, law, parameter):
                count = begun
                copy(row, spare)
                for number in range(count):
                    apply(spare, law, acts[number])
            row = spare
    card = any_card(row, seat, lots) if kind == RANDOM else useless(row, law, seat)
    tells = law[CARTE] == MANUAL and row[HELD + seat] == 2
    acts[count] = discard(card, 1 if tells and (kind != RANDOM or by_lot(lots, 2)) else 0)
    return count + 1


@bare
def copy(row: Ints, spare: Ints) -> None:
    """Make one row as another, as far as those look and change it who lay."""
    for place in range(TABLE + row[MELDS]):
        spare[place] = row[place]


@bare
def danger(row: Ints, law: Ints, cards: int) -> bool:
    """Whether another seat holds so few cards."""
    fewest = cards + 1
    for seat in range(law[SEATS]):
        if seat != row[TURN]:
            fewest = min(fewest, row[HELD + seat])
    return fewest <= cards


@bare
def lays(row: Ints, law: Ints) -> bool:
    """Whether it is worth while to look for what can be laid."""
    if not may_lay(row, law):
        return False
    seat = row[TURN]
    return row[OPENED + seat] == 1 or law[PURE] == NO_RUN or may_hold_pure_run(row, HAND + FACES_HELD * seat)


# -- the draw ----------------------------------------------------------------------------------------------


@bare
def may_take(row: Ints, law: Ints) -> bool:
    """Whether the top discard may be taken, whatever for (B2.5, B2.7, B2.8)."""
    seat = row[TURN]
    if not row[PILED] or row[TURNS + seat] < law[TAKE_FROM]:
        return False
    if row[PILE + row[PILED] - 1] == WILD and not law[TAKE_JOKER]:
        return False
    return bool(row[HELD + seat] > 1 or law[TAKE_WITH_ONE])


@bare
def could_lay_top(row: Ints, law: Ints, tools: Tools) -> bool:
    """Whether the top discard could be laid at once: in an opening, in a new meld, or off."""
    if not may_lay(row, law):
        return False
    seat, card = row[TURN], row[PILE + row[PILED] - 1]
    opened, hand = row[OPENED + seat] == 1, HAND + FACES_HELD * seat
    if opened and row[HELD + seat]:
        for place in range(row[MELDS]):
            if place_for(row, law, seat, place, card):
                return True
    if not in_company(row, hand, card):
        return False
    found = -1
    row[hand + card] += 1
    if opened:
        found = dearest(row, tools, card, 0)
    elif law[PURE] == NO_RUN or may_hold_pure_run(row, hand):
        found = opening(row, tools, law[NEED_FROM_PILE], card)
    row[hand + card] -= 1
    return found > 0


# -- the discard -------------------------------------------------------------------------------------------


@bare
def any_card(row: Ints, seat: int, lots: Ints) -> int:
    """A card of the hand by lot."""
    left, card = by_lot(lots, row[HELD + seat]), 0
    while left >= row[HAND + FACES_HELD * seat + card]:
        left -= row[HAND + FACES_HELD * seat + card]
        card += 1
    return card


@bare
def useless(row: Ints, law: Ints, seat: int) -> int:
    """The dearest natural that is in no pair nor near a run, else the dearest natural, the first of such.

    A joker where there is nothing else.
    """
    hand, mask = HAND + FACES_HELD * seat, 0
    for card in range(52):
        if row[hand + card]:
            mask |= 1 << card
    alone = mask & ~befriended_round(mask)
    best, most, thrown = WILD, -1, alone if alone else mask
    for card in range(52):
        if thrown >> card & 1 and law[EACH + card] > most:
            best, most = card, law[EACH + card]
    return best


@bare
def befriended_round(mask: int) -> int:
    """The same of a hand in which the ace comes above the king once more."""
    high = (mask >> 12 | mask >> 11) & ACES | (mask & ACES) << 12 | (mask & ACES) << 11
    return befriended(mask) | mask & high


@bare
def in_company(row: Ints, hand: int, card: int) -> bool:
    """Whether a card has neighbours or jokers beside it for a meld, as far as is quickly told."""
    near = row[hand + WILD]
    if card == WILD:
        return True
    suit, rank = card // 13, card % 13 + 1
    for other in range(4):
        near += row[hand + face(other, rank)]
    for place in (rank, 14 if rank == 1 else rank):
        for step in (-2, -1, 1, 2):
            if 1 <= place + step <= 14:
                near += row[hand + face(suit, place + step)]
    return bool(near > 1)


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
