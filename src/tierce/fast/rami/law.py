"""The rules of a deal of Rami for kernels: which answers they know, and these in one row of integers."""

from __future__ import annotations

from typing import Final

import numpy as np

from tierce.cards import FACES, JOKER
from tierce.fast.laid import LAW_SIZE, packed_law
from tierce.fast.lots import Ints
from tierce.fast.refused import Unsupported
from tierce.game.policies.opening import ACE_ALWAYS, ACE_HIGH, ACE_LOW, THIRTY_FIVE
from tierce.game.scoring import DRY_TABLE, FLAT, FLAT_JOKER, JOKER_FINISH_FLAT, card_points
from tierce.game.state import meld_law
from tierce.melds.values import Values
from tierce.rules import Terms
from tierce.rules.knobs import DRAW_MELD_DISCARD

MOST_SEATS: Final = 5
MOST_HELD: Final = 16
"""The most cards that a hand may come to hold; larger ones take the solver long."""
NEVER: Final = 1 << 20
"""More than there can be of anything that is counted."""
AS_REPLACED: Final = -1
"""What a joker counts in a meld where it counts as the card it stands for."""
JOKER_COUNTING: Final = {"replaced": None, "zero": 0, "thirty_five": THIRTY_FIVE}
HALVES: Final = 2
"""Factors are counted in halves (C3.10)."""

(
    SEATS,
    PACKS,
    JOKERS,
    HAND_SIZE,
    DEALER_STARTS,
    EXTRA,
    DISCARD_FIRST,
    STEP,
    UPCARD,
    MUST_LAY,
    TAKE_FROM,
    TAKE_JOKER,
    TAKE_WITH_ONE,
    HOW_RENEWED,
    KEEPS_TOP,
    MOST_RENEWALS,
    NEED,
    NEED_FROM_PILE,
    PURE,
    OPEN_FROM,
    JOKER_COUNTS,
    ON_OPPONENT,
    FROM_SET,
    USE,
    SAME_TURN,
    CARTE,
    MAX_TURNS,
    MAY_USE_TABLE,
    DOUBLES,
    UNOPENED,
    AT_ONCE,
    FLAT_AT_ONCE,
    FLAT_AT_ONCE_JOKER,
    FACTOR,
    JOKER_FACTOR,
    JOKER_FINISH_FACTOR,
    FLAT_FINISH,
    HALF_UP,
    COLLECTS,
    BONUS,
    DRY,
) = range(LAW_SIZE, LAW_SIZE + 41)
"""The answers, behind those of the law of melds. ``DRY`` begins six factors: opened, unopened by jokers."""
WORTH_IN_RUN: Final = DRY + 6
"""What the card of each place of a run counts for an opening."""
WORTH_IN_SET: Final = WORTH_IN_RUN + 15
"""What a card of each rank counts in a set."""
EACH: Final = WORTH_IN_SET + 14
"""What each of the 53 faces counts in hand."""
SIZE: Final = EACH + 53

SHUFFLED, TURNED, TAKEN = range(3)
RENEWS: Final = ("shuffled", "turned", "taken")
NEW_RUN, SUBRUN, NO_RUN = range(3)
PURES: Final = ("new", "subrun", "off")
NOWHERE, ON_SETS, ANYWHERE = range(3)
ON_OPPONENTS: Final = ("none", "sets", "all")
NO_SET, FROM_SQUARE, BY_RANK = range(3)
FROM_SETS: Final = ("never", "square", "rank")
KEEP, NEW_MELD, ANY_USE = range(3)
USES: Final = ("keep", "new_meld", "any")
MANUAL, AUTO, OFF = range(3)
CARTES: Final = ("manual", "auto", "off")
MULTIPLIED, FLATLY, BY_DRY_TABLE = range(3)
AT_ONCES: Final = ("multiply", "flat_100", "dry_table")


def unsupported(terms: Terms) -> tuple[str, ...]:
    """The paths of the knobs whose answers the kernels of Rami do not know; of another game ``grammar``."""
    if terms.grammar != DRAW_MELD_DISCARD:
        return ("grammar",)
    refused = {
        "deal.seats": terms.players > MOST_SEATS,
        "deal.hand_size": terms.deal.hand_size >= MOST_HELD,
        "deal.cut_joker": terms.deal.cut_joker == "kept",
        "draw.throw_back": not terms.draw.throw_back,
        "draw.touch": terms.draw.touch != "ignored",
        "melds.circular": terms.melds.circular,
        "wild.in_run": terms.wild.in_run == "burnt",
        "wild.rebind": terms.wild.rebind == "slide",
        "opening.kind": terms.opening.kind != "points",
        "opening.discard_points_always": terms.opening.discard_points_always,
        "swap.from_set": terms.swap.from_set not in FROM_SETS,
        "out.new_melds": terms.out.new_melds is not None,
        "score.joker_finish": terms.score.joker_finish == "forbidden",
    }
    return tuple(path for path, unknown in refused.items() if unknown)


def packed(terms: Terms) -> Ints:
    """The law: all that the kernels ask of the rules. Raises ``Unsupported``."""
    if unknown := unsupported(terms):
        raise Unsupported("Rami", unknown)
    law = np.zeros(SIZE, dtype=np.int64)
    law[:LAW_SIZE] = packed_law(meld_law(terms))
    law[LAW_SIZE:DRY] = (*_of_the_turn(terms), *_of_the_score(terms))
    if terms.score.at_once == "dry_table":
        law[DRY:WORTH_IN_RUN] = [
            int(HALVES * one) for pair in DRY_TABLE[terms.score.dry_table] for one in pair
        ]
    values = values_in_melds(terms)
    law[WORTH_IN_RUN:WORTH_IN_SET], law[WORTH_IN_SET:EACH] = values.run, values.set[:14]
    law[EACH:] = [card_points(card, terms) for card in FACES[: JOKER.index + 1]]
    return law


def values_in_melds(terms: Terms) -> Values:
    """What cards count for an opening (B4.5, B4.6)."""
    low, high = (ACE_ALWAYS, ACE_ALWAYS) if terms.values.ace_in_meld == "always_10" else (ACE_LOW, ACE_HIGH)
    joker = JOKER_COUNTING[terms.opening.joker_counts]
    return Values.by_place(court=terms.values.court, ace_low=low, ace_high=high, joker=joker)


def values_in_hand(terms: Terms) -> Values:
    """What cards count in hand (B10.2)."""
    return Values.by_card(lambda card: card_points(card, terms))


def _of_the_turn(terms: Terms) -> tuple[int, ...]:
    deal, draw, opening = terms.deal, terms.draw, terms.opening
    from_discard, joker = opening.points_from_discard, JOKER_COUNTING[opening.joker_counts]
    return (
        terms.players,
        terms.deck.packs,
        terms.deck.jokers,
        deal.hand_size,
        deal.starter == "dealer",
        terms.extra_cards,
        deal.starter_first_turn == "discard_only",
        1 if deal.direction == "clockwise" else -1,
        deal.upcard,
        draw.take == "must_lay",
        draw.take_from_round,
        draw.take_joker,
        draw.take_with_one,
        RENEWS.index(draw.renew),
        draw.renew_keeps_top,
        NEVER if draw.renewals is None else draw.renewals,
        opening.points,
        from_discard if isinstance(from_discard, int) else opening.points,
        PURES.index(opening.pure_run),
        opening.from_round,
        AS_REPLACED if joker is None else joker,
        ON_OPPONENTS.index(terms.layoff.joker_on_opponent),
        FROM_SETS.index(terms.swap.from_set),
        USES.index(terms.swap.use),
        terms.swap.same_turn,
        CARTES.index(terms.out.carte),
        terms.out.max_turns,
    )


def _of_the_score(terms: Terms) -> tuple[int, ...]:
    score = terms.score
    return (
        terms.out.at_once_may_use_table,
        terms.values.joker_in_hand == "doubles_hand",
        score.unopened,
        AT_ONCES.index(score.at_once),
        FLAT,
        FLAT_JOKER,
        HALVES * score.at_once_factor,
        HALVES * score.at_once_joker_factor,
        HALVES * (2 if score.joker_finish == "double" else 1),
        JOKER_FINISH_FLAT if score.joker_finish == "flat_200" else NEVER,
        score.rounding == "half_up",
        terms.highest_wins,
        score.winner_bonus,
    )
