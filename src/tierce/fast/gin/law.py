"""The rules of a deal of gin for kernels: which answers they know, and these in one row of integers."""

from __future__ import annotations

from typing import Final

import numpy as np

from tierce.cards import FACES, JOKER
from tierce.fast.lots import Ints
from tierce.fast.refused import Unsupported
from tierce.game.policies import knock
from tierce.melds.law import SHORTEST
from tierce.rules import Terms
from tierce.rules.knobs import CONCEALED

MOST_CARDS: Final = 12
"""The largest hand that is known: it shows at most four melds, and larger ones take long to search."""
NEVER: Final = 1 << 20
"""More than there can be of anything that is counted."""
UPCARD: Final = -1
"""The limit of a knock where the card turned up says it."""
NONE: Final = -1
"""No bonus for big gin: there is none."""

(
    HAND_SIZE,
    PLACES,
    DEALER_STARTS,
    EXTRA,
    DISCARD_FIRST,
    TURN_UP,
    THROW_BACK,
    RETURN_ENDS,
    TAKES,
    LAST,
    WALL,
    LIMIT,
    ACE_MEANS_GIN,
    FIRST_MELDS,
    KNOCK_THROW_BACK,
    GIN_MUST,
    LAYOFFS,
    PER_END,
    CHOSEN,
    MAX_TURNS,
    GIN_BONUS,
    BIG_GIN_BONUS,
    UNDERCUT_BONUS,
    TIE_UNDERCUTS,
    SPADE_DOUBLES,
    DEAREST,
    WEIGHTS,
) = range(27)
"""``PLACES`` are those where a card can be laid off: the knocker's melds with two ends each."""
EACH: Final = WEIGHTS + 5
"""Behind the cards by the five bits of what each counts: what each of the 52 counts."""
SIZE: Final = EACH + 52

DEAD_WALL, KNOCK_AT_WALL, DECLARE_AT_WALL = range(3)
WALLS: Final = ("dead", "knock", "declare")


def unsupported(terms: Terms) -> tuple[str, ...]:
    """The paths of the knobs whose answers the kernels of gin do not know; of another game ``grammar``."""
    if terms.grammar != CONCEALED:
        return ("grammar",)
    return ("deal.hand_size",) if terms.deal.hand_size > MOST_CARDS else ()


def packed(terms: Terms) -> Ints:
    """The law: all that the kernels ask of the rules. Raises ``Unsupported``."""
    if unknown := unsupported(terms):
        raise Unsupported("gin", unknown)
    deal, draw, knocks, score = terms.deal, terms.draw, terms.knock, terms.score
    each = [knock.points(terms).each[card.index] for card in FACES[: JOKER.index]]
    law = np.zeros(SIZE, dtype=np.int64)
    law[:WEIGHTS] = (
        deal.hand_size,
        2 * ((deal.hand_size + 1) // SHORTEST),
        deal.starter == "dealer",
        deal.extra,
        deal.starter_first_turn == "discard_only",
        deal.upcard,
        draw.throw_back,
        draw.mutual_return == "ends",
        NEVER if draw.takes is None else draw.takes,
        draw.last,
        WALLS.index(draw.wall),
        UPCARD if knocks.limit == "upcard" else knocks.limit,
        knocks.upcard_ace == "gin_only",
        knocks.test == "first_melds",
        knocks.throw_back,
        knocks.gin == "must",
        knocks.layoffs,
        NEVER if knocks.layoffs_per_end is None else knocks.layoffs_per_end,
        knocks.defender == "chosen",
        terms.out.max_turns,
        score.gin,
        NONE if score.big_gin is None else score.big_gin,
        score.undercut,
        score.tie == "undercut",
        score.spade_doubles,
        max(each),
    )
    for bit in range(5):
        law[WEIGHTS + bit] = sum(1 << index for index, worth in enumerate(each) if worth >> bit & 1)
    law[EACH:] = each
    return law
