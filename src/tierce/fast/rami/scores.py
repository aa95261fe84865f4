"""The end of a deal of Rami and what it comes to for each seat (B10)."""

from __future__ import annotations

from tierce.fast.compiled import bare
from tierce.fast.laid import WILD
from tierce.fast.lots import Ints
from tierce.fast.rami.law import (
    AT_ONCE,
    BONUS,
    BY_DRY_TABLE,
    COLLECTS,
    DOUBLES,
    DRY,
    EACH,
    FACTOR,
    FLAT_AT_ONCE,
    FLAT_AT_ONCE_JOKER,
    FLAT_FINISH,
    FLATLY,
    HALF_UP,
    HALVES,
    JOKER_FACTOR,
    JOKER_FINISH_FACTOR,
    MAY_USE_TABLE,
    NEVER,
    SEATS,
    UNOPENED,
)
from tierce.fast.rami.rows import (
    ALONE,
    BY_EXIT,
    ENDING,
    FACES_HELD,
    HAND,
    JOKER_LAST,
    JOKERS_LAID,
    OPENED,
    OPENED_NOW,
    OVER,
    PHASE,
    PILE,
    PILED,
    SCORE,
    TURN,
    USED_TABLE,
    WENT_OUT,
)


@bare
def score(row: Ints, law: Ints) -> None:
    """End the deal, whose ending is told already, and count."""
    row[PHASE] = OVER
    winner = -1
    if row[ENDING] == BY_EXIT:
        winner = row[TURN]
        row[WENT_OUT], row[ALONE] = winner, 1
        row[JOKER_LAST] = 1 if row[PILE + row[PILED] - 1] == WILD else 0
        for seat in range(law[SEATS]):
            if seat != winner and row[OPENED + seat]:
                row[ALONE] = 0
    collected = 0
    for seat in range(law[SEATS]):
        row[SCORE + seat] = law[BONUS] if seat == winner else counted(row, law, seat)
        if law[COLLECTS] and seat != winner:
            collected += row[SCORE + seat]
            row[SCORE + seat] = 0
    if law[COLLECTS] and winner >= 0:
        row[SCORE + winner] = collected - law[BONUS]


@bare
def counted(row: Ints, law: Ints, seat: int) -> int:
    """What a loser's cards count, and what the exit makes of that."""
    exits, joker = row[ENDING] == BY_EXIT, row[JOKER_LAST]
    at_once = exits and row[OPENED_NOW] and (law[MAY_USE_TABLE] or not row[USED_TABLE])
    if at_once and law[AT_ONCE] == FLATLY:
        return int(law[FLAT_AT_ONCE_JOKER] if joker else law[FLAT_AT_ONCE])
    if exits and not at_once and joker and law[FLAT_FINISH] < NEVER:
        return int(law[FLAT_FINISH])
    points = in_hand(row, law, seat) if row[OPENED + seat] else law[UNOPENED]
    factor = HALVES
    if at_once and law[AT_ONCE] == BY_DRY_TABLE:
        factor = law[DRY + 2 * min(row[JOKERS_LAID], 2) + (0 if row[OPENED + seat] else 1)]
    elif at_once:
        factor = law[JOKER_FACTOR] if joker else law[FACTOR]
    elif exits and joker:
        factor = law[JOKER_FINISH_FACTOR]
    return int((points * factor + law[HALF_UP]) // HALVES)


@bare
def in_hand(row: Ints, law: Ints, seat: int) -> int:
    """What the cards of a hand count by themselves."""
    total, at = 0, HAND + FACES_HELD * seat
    for card in range(WILD + 1):
        if row[at + card]:
            total += row[at + card] * law[EACH + card]
    return int(total * 2 if law[DOUBLES] and row[at + WILD] else total)
