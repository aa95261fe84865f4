"""A bot that opens as soon as it can and lays all it can in every turn."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.bots.ahead import worths
from tierce.bots.player import first_legal
from tierce.bots.rami.plan import Course, best_laying, swaps, too_large, with_the_discard
from tierce.bots.rami.use import links
from tierce.cards import JOKER, Card, Cards
from tierce.game.actions import Action, Discard, Draw, Swap, Take
from tierce.game.solved import opening_values
from tierce.game.state import Phase, State, meld_law
from tierce.melds.arrange import Arrangement, arrange
from tierce.rules import Terms
from tierce.table.view import View


class Greedy:
    """Takes the discard when it can be laid at once, lays the most points, keeps what goes together."""

    def __init__(self, seed: int | bytes = 0) -> None:
        """A player without chance; it takes a seed as all bots do."""
        self._course = Course()

    def choose(self, view: View) -> Action:
        """The next action of the laying that counts most; when there is none, a discard."""
        return self._course.goes(view.state, first_legal(view, self._wishes(view.state)))

    def _wishes(self, state: State) -> Iterator[Action]:
        yield from self._course.ahead(state)
        if state.phase is Phase.DRAW:
            taken = with_the_discard(state)
            if taken is not None and best_laying(taken) is not None:
                yield Take()
            yield Draw()
            return
        found = best_laying(state)
        yield from gaining(state, found)
        if found is not None:
            yield from self._course.lay(found)
        for card in loosest(state):
            yield discard(state, card)


def gaining(state: State, found: Arrangement | None) -> Iterator[Swap]:
    """The swaps after which a laying leaves fewer points in hand than this one does."""
    hand = state.hands[state.turn]
    left = points(hand if found is None else found.deadwood, state.terms)
    for swap, then in swaps(state):
        after = best_laying(then)
        if after is not None and points(after.deadwood, state.terms) < left:
            yield swap


def points(cards: Cards, terms: Terms) -> int:
    """What cards left in hand cost."""
    costs = worths(terms)
    return sum(costs[card.index] for card in cards)


def discard(state: State, card: Card) -> Discard:
    """The discard of this card, announced where one is left (B8.1)."""
    carte = state.terms.out.carte == "manual" and len(state.hands[state.turn]) == 2
    return Discard(card, carte)


def loosest(state: State) -> list[Card]:
    """The cards of the hand, those that go least with the others first, of these the dearest."""
    hand, costs = state.hands[state.turn], worths(state.terms)
    law, values = meld_law(state.terms), opening_values(state.terms)
    wild = () if law.in_run == "burnt" else None
    found = None if too_large(state) else arrange(hand, law, values, wild=wild)
    loose = hand if found is None else found.deadwood

    def order(card: Card) -> tuple[bool, bool, int, int]:
        joker = card is JOKER
        return joker, card not in loose, 0 if joker else links(card, hand), -costs[card.index]

    return sorted(hand.faces(), key=order)
