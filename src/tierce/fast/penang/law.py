"""The rules of a deal of Penang for kernels: which answers they know, and these in one row of integers."""

from __future__ import annotations

from typing import Final

import numpy as np

from tierce.cards import FACES, numbered_deck
from tierce.fast.laid import LAW_SIZE, packed_law
from tierce.fast.lots import Ints
from tierce.fast.refused import Unsupported
from tierce.game.scoring import PASSPORT_PENALTY, card_points
from tierce.game.state import meld_law
from tierce.rules import Terms
from tierce.rules.knobs import SHED

(
    PLAYERS,
    HAND_SIZE,
    DEALER_STARTS,
    STEP,
    JOKER_ON_OPPONENT,
    FROM_SET,
    SWAP_AT_ONCE,
    SWAPS_COUNT,
    MAY_DIE,
    AUTO_DEAD,
    SURVIVOR_ENDS,
    JOKER_DOUBLES,
    PENALTY,
    PENALTY_DOUBLES,
) = range(LAW_SIZE, LAW_SIZE + 14)
"""Behind the law of melds (:mod:`tierce.fast.laid`). ``STEP`` leads to the next seat, ``PENALTY`` is what a
missed passport adds."""
EACH: Final = PENALTY_DOUBLES + 1
"""What each of the 53 faces counts in hand."""
SIZE: Final = EACH + 53

NO_MELDS, SETS, ALL_MELDS = range(3)
ON_OPPONENT: Final = ("none", "sets", "all")
BY_RANK, SQUARE, SQUARE_BOTH, NEVER_FROM_SET = range(4)
FROM_SETS: Final = ("rank", "square", "square_both", "never")


def unsupported(terms: Terms) -> tuple[str, ...]:
    """The paths of the knobs whose answers the kernels of Penang do not know; of another game ``grammar``.

    They are runs that go round the corner, jokers that slide or stand for burnt cards only, and freed jokers
    that must be laid at once.
    """
    if terms.grammar != SHED:
        return ("grammar",)
    unknown = {
        "melds.circular": terms.melds.circular,
        "wild.in_run": terms.wild.in_run == "burnt",
        "wild.rebind": terms.wild.rebind != "fixed",
        "swap.use": terms.swap.use != "keep",
    }
    return tuple(path for path, refused in unknown.items() if refused)


def packed(terms: Terms) -> Ints:
    """The law: all that the kernels ask of the rules. Raises ``Unsupported``."""
    if unknown := unsupported(terms):
        raise Unsupported("Penang", unknown)
    law = np.zeros(SIZE, dtype=np.int64)
    law[:LAW_SIZE] = packed_law(meld_law(terms))
    law[LAW_SIZE:EACH] = (
        terms.players,
        terms.deal.hand_size,
        terms.deal.starter == "dealer",
        1 if terms.deal.direction == "clockwise" else -1,
        ON_OPPONENT.index(terms.layoff.joker_on_opponent),
        FROM_SETS.index(terms.swap.from_set),
        terms.swap.same_turn,
        terms.idle.dead_counts_swaps,
        terms.idle.voluntary_dead,
        terms.idle.auto_dead,
        terms.out.last_survivor == "ends",
        terms.values.joker_in_hand == "doubles_hand",
        PASSPORT_PENALTY if terms.score.no_passport == "plus_50" else 0,
        terms.score.no_passport == "double",
    )
    law[EACH:] = [card_points(card, terms) for card in FACES[:53]]
    return law


def numbered(terms: Terms) -> Ints:
    """The unshuffled deck of these rules by faces, from which the kernels deal."""
    return np.array(
        [card.index for card in numbered_deck(terms.deck.packs, terms.deck.jokers)], dtype=np.int64
    )
