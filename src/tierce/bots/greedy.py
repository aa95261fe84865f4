"""A bot that lays all it can in every turn: it empties its hand fast, and feeds everybody doing so."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.bots.ahead import after, leads_on, pays, worths
from tierce.bots.player import first_legal
from tierce.cards import JOKER
from tierce.game.actions import Action, Die, LayMeld, LayOff, Swap
from tierce.table.view import View


class Greedy:
    """Lays the dearest cards first, naturals before jokers, and ends only when nothing more goes."""

    def __init__(self, seed: int | bytes = 0) -> None:
        """A player without chance; it takes a seed as all bots do."""

    def choose(self, view: View) -> Action:
        """The action that lays the most points."""
        return first_legal(view, dump(view))


def dump(view: View) -> Iterator[Action]:
    """The steps of a view in the order in which they empty the hand best.

    What empties it at once, what pays for a freed joker, naturals by their points, swaps whose joker can be
    laid, jokers, and only then the end.
    """
    steps, size = view.steps, len(view.hand)
    acts = [step for step in steps if isinstance(step, LayMeld | LayOff)]
    acts.sort(key=lambda act: _dearest_first(view, act))
    yield from (act for act in acts if len(act.cards) == size)
    if view.go.owed:
        yield from (act for act in acts if pays(view.state, act))
    yield from (act for act in acts if JOKER not in act.cards)
    yield from (step for step in steps if isinstance(step, Swap) and leads_on(view.state, step))
    wild = [act for act in acts if JOKER in act.cards]
    yield from (act for act in wild if isinstance(act, LayMeld) and len(act.cards) > act.cards.count(JOKER))
    yield from (act for act in wild if isinstance(act, LayOff) and _makes_a_place(view, act))
    yield from wild
    yield from (step for step in steps if not isinstance(step, LayMeld | LayOff | Swap | Die))
    yield from (step for step in steps if isinstance(step, Die))


def _dearest_first(view: View, act: Action) -> tuple[int, int]:
    """Few jokers first, then the most points of naturals."""
    costs = worths(view.terms)
    return act.cards.count(JOKER), -sum(costs[card.index] for card in act.cards if card is not JOKER)


def _makes_a_place(view: View, act: LayOff) -> bool:
    """Whether this joker at the end of a run opens a place for a card of the hand."""
    then = after(view.state, act) if act.end is not None else None
    if then is None:
        return False
    meld = then.table[act.meld - 1].meld
    place = meld.low - 1 if act.end == "<" else meld.high + 1
    return 1 <= place <= 14 and meld.face(place) in view.hand
