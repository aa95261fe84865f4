"""A bot that plays the fewest useful actions and keeps its hand alive (A3.5): one lay-off a turn, the others
hoarded with melds and jokers, until somebody may soon go out.

It weighs three things after each step it could take: the points it would be caught with if somebody went out
before its next turn; the points that have no place yet, which wait the better the more acts the hand holds;
and the places that the step opens to others.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tierce.bots.ahead import after, leads_on, pays, worths
from tierce.bots.outlook import outlook
from tierce.bots.player import first_legal
from tierce.bots.unseen import unseen
from tierce.cards import JOKER
from tierce.game.actions import Action, Die, EndTurn, LayMeld, LayOff, Swap
from tierce.game.state import State, TableMeld
from tierce.table.view import View


@dataclass(frozen=True, slots=True)
class Temper:
    """How a keeper weighs; the numbers were found on mirrored deals."""

    alarm: float = 0.15
    """The chance that a seat with one card left goes out before the keeper's next turn."""
    calm: float = 3.0
    """How many cards more make that chance smaller by the factor e."""
    wait: float = 0.93
    """How much of the stuck points stays stuck with each turn that the hand lasts."""
    feed: float = 0.3
    """What a point that others can lay because of a step costs."""
    joker: float = 10.0
    """What a joker in hand is good for beyond that, in points."""
    survivor: float = 0.3
    """The chance that the deal ends at once where it ends with one survivor and two are left."""


TEMPER: Final = Temper()
MOST: Final = 60
"""How many steps are weighed; a first turn can have thousands, and the small ones do."""


class Keeper:
    """Plays as little as it must and as much as it should."""

    def __init__(self, seed: int | bytes = 0, temper: Temper = TEMPER) -> None:
        """A player without chance; it takes a seed as all bots do."""
        self._temper = temper

    def choose(self, view: View) -> Action:
        """The step that leaves it best off, which is often to end the turn."""
        return first_legal(view, self._wishes(view))

    def _wishes(self, view: View) -> Iterator[Action]:
        if view.seat is None:
            return
        steps = view.steps
        if len(steps) == 1:
            yield from steps
            return
        weigh = _Scales(view, self._temper)
        size = len(view.hand)
        yield from (step for step in steps if isinstance(step, LayMeld | LayOff) and len(step.cards) == size)
        ranked: list[tuple[float, int, Action]] = []
        for place, step in enumerate(_worth_weighing(view)):
            then = view.state if isinstance(step, EndTurn) else after(view.state, step)
            if then is not None:
                ranked.append((weigh(then), place, step))
        yield from (step for _, _, step in sorted(ranked, key=lambda one: one[:2]))
        yield from (step for step in steps if not isinstance(step, Die))
        yield from steps


def _worth_weighing(view: View) -> list[Action]:
    """The steps that a keeper weighs: the end, lay-offs, small melds of few jokers, swaps that lead on."""
    steps = view.steps
    if view.go.owed:
        return sorted((step for step in steps if pays(view.state, step)), key=lambda step: len(step.cards))[
            :MOST
        ]
    melds = [step for step in steps if isinstance(step, LayMeld)]
    melds.sort(key=lambda step: (step.cards.count(JOKER), len(step.cards)))
    offs = [step for step in steps if isinstance(step, LayOff | EndTurn)]
    swaps = [step for step in steps if isinstance(step, Swap)][:MOST]
    if view.terms.swap.use != "keep" or not view.go.acted:
        swaps = [step for step in swaps if leads_on(view.state, step)]
    return [*offs[:MOST], *melds[:MOST], *swaps]


class _Scales:
    """What a position costs the seat that has just played into it."""

    def __init__(self, view: View, temper: Temper) -> None:
        self._temper, self._terms = temper, view.terms
        self._seat = view.turn
        self._costs = worths(view.terms)
        self._unseen = unseen(view)
        others = [
            len(hand)
            for seat, hand in enumerate(view.hands)
            if seat != view.turn and not view.dead[seat] and not view.out[seat]
        ]
        hidden = sum(self._unseen)
        self._share = sum(others) / hidden if hidden else 0.0
        self.alone = not others
        calm = math.prod(1 - temper.alarm * math.exp((1 - count) / temper.calm) for count in others)
        if len(others) == 1 and view.terms.out.last_survivor == "ends":
            calm *= 1 - temper.survivor
        self._danger = 1 - calm
        mine = outlook(view.hand, view.table, view.terms)
        self._hurry = self.alone or not mine.stuck
        self._open = self._places(view.table)

    def __call__(self, then: State) -> float:
        """The cost of the position."""
        mine = outlook(then.hands[self._seat], then.table, self._terms)
        if self._hurry:
            return mine.stuck + mine.points / 1000
        temper = self._temper
        stays = mine.stuck * temper.wait**mine.moves
        fed = self._share * (self._places(then.table) - self._open)
        kept = temper.joker * then.hands[self._seat].jokers
        return self._danger * mine.points + (1 - self._danger) * (stays - kept) + temper.feed * fed

    def _places(self, table: tuple[TableMeld, ...]) -> float:
        """The points of all unseen cards that this table takes."""
        faces: set[int] = set()
        for lies in table:
            meld = lies.meld
            if meld.suit is None:
                faces.update(range(meld.low - 1, 52, 13))
                continue
            base = meld.face(1).index
            faces.update(
                base + (place - 1) % 13 for place in (meld.low - 1, meld.high + 1) if 1 <= place <= 14
            )
            if meld.jokers:
                slots = enumerate(meld.cards, start=meld.low - 1)
                faces.update(base + place % 13 for place, card in slots if card is JOKER)
        return sum(self._unseen[face] * self._costs[face] for face in faces)
