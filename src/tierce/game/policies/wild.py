"""Where a joker may be placed, seen from the table (`wild.in_run`, `layoff.joker_on_opponent`)."""

from __future__ import annotations

from tierce.cards import JOKER, Card, Cards
from tierce.cards.card import FACES
from tierce.game.state import State, TableMeld
from tierce.melds import Meld


def all_burnt(state: State, meld: Meld, slots: range) -> bool:
    """Whether the jokers in these slots of a run stand only for burnt cards.

    Every copy lies on the table, or where discards count, on the discard pile (C3.5).
    """
    if state.terms.wild.in_run != "burnt" or not meld.is_run:
        return True
    faces = [meld.face(meld.low + slot) for slot in slots if meld.cards[slot] is JOKER]
    return all(_on_table(state, face) >= state.terms.deck.packs for face in faces)


def burnt_cards(state: State, laid: Cards) -> frozenset[Card] | None:
    """The cards that a joker in a run may stand for when these are ``laid``; ``None`` where it may be any."""
    if state.terms.wild.in_run != "burnt":
        return None
    packs = state.terms.deck.packs
    return frozenset(face for face in FACES[:52] if _on_table(state, face) + laid.count(face) >= packs)


def _on_table(state: State, face: Card) -> int:
    seen = state.pile.count(face) if state.terms.wild.burnt_counts_discards else 0
    return seen + sum(one.meld.cards.count(face) for one in state.table)


def may_take_joker(state: State, lies: TableMeld) -> bool:
    """Whether the acting seat may lay a joker off on this meld (A6.5, B5.2).

    Its own always, others' by the knob.
    """
    allowed = state.terms.layoff.joker_on_opponent
    return lies.owner == state.turn or allowed == "all" or (allowed == "sets" and not lies.meld.is_run)
