"""The reason codes: every way in which something can be refused, stable and translatable.

Each has a message ``reason-<code>`` in the catalogue. The order is the order in which they are reported when
several
apply (rules B12).
"""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an action is refused."""

    TURN = "turn"
    """It is another seat's turn, or this seat is dead."""
    PHASE = "phase"
    """The deal is over, or this step has no place here."""
    NO_ACTION = "no_action"
    """The turn has no meld and no lay-off yet (A3.3)."""
    HAS_MOVES = "has_moves"
    """A seat that can still play may not be dead (A8.1)."""
    NEED_PASSPORT = "need_passport"
    """The first action of a deal is a meld (A5.2)."""
    NOT_OPENED = "not_opened"
    """A swap before the opening stands, or in its turn where the rules forbid that (B6.2)."""
    A_CARTE = "a_carte"
    """Who holds one card may not take the discard (B2.5)."""
    CARD_NOT_IN_HAND = "card_not_in_hand"
    NO_SUCH_MELD = "no_such_meld"
    FULL = "full"
    """The run or set can grow no further."""
    BAD_RUN = "bad_run"
    BAD_SET = "bad_set"
    DUP_SUIT = "dup_suit"
    """A suit twice in a set where suits must differ."""
    ALL_JOKERS = "all_jokers"
    """Fewer naturals than a meld needs (A4.5)."""
    TOO_MANY_JOKERS = "too_many_jokers"
    NOT_BURNT = "not_burnt"
    """A joker in a run for a card whose copies do not all lie on the table (C3.5)."""
    JOKER_OPP_RUN = "joker_opp_run"
    """A joker on another seat's meld where the rules forbid it (B5.2)."""
    AMBIGUOUS = "ambiguous"
    """Two or more legal readings; the refusal carries them (A4.8)."""
    JOKER_BRELAN = "joker_brelan"
    """The joker of this set stands for no one card, so it cannot be won (B6.3)."""
    JOKER_MISMATCH = "joker_mismatch"
    """No joker of the meld stands for this card (A7.2)."""
    TAKE_JOKER = "take_joker"
    """A joker, or a card of a meld with one, where it may not be borrowed (B7.5)."""
    REMAINDER = "remainder"
    """What a borrow leaves is no meld (B7.1, B7.4)."""
    TAKE_USE = "take_use"
    """Borrowed cards go whole into one new meld, with a card from hand (B7.3)."""
    JOKER_UNUSED = "joker_unused"
    """A freed joker must be laid in the same turn (B6.5)."""
    DISCARD_UNUSED = "discard_unused"
    """A taken discard must be laid in the same turn (B2.2)."""
    OPEN_POINTS = "open_points"
    """The first laying is not worth enough (B4.1)."""
    OPEN_PURE = "open_pure"
    """The first laying has no pure run (B4.2)."""
    KEEP_CARD = "keep_card"
    """A card must be kept for the discard, or to stay in the deal (B5.4, C3.14)."""
    JOKER_FINISH = "joker_finish"
    """A joker may not be the last discard here (B10.6)."""
