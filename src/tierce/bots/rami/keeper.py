"""A bot that builds its hand for the draws that may come, opens when it pays, and feeds nobody.

Its discard is the one after which the next draw promises most: every unseen card is tried. While nobody has
opened it may keep a whole opening in hand, to go out at once; when somebody may soon go out, points count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from tierce.bots.ahead import worths
from tierce.bots.player import first_legal
from tierce.bots.rami.greedy import discard, gaining, points
from tierce.bots.rami.outlook import Outlook, for_the_table
from tierce.bots.rami.patience import Patience
from tierce.bots.rami.plan import Course, best_laying, with_the_discard
from tierce.bots.rami.use import links
from tierce.bots.unseen import unseen
from tierce.cards import JOKER, Card
from tierce.game.actions import Action, Draw, Take
from tierce.game.policies import opening
from tierce.game.state import Phase, State
from tierce.table.view import View


@dataclass(frozen=True, slots=True)
class Temper:
    """How a keeper weighs, in points; the numbers were found on mirrored deals."""

    patience: Patience = field(default_factory=Patience)
    near: float = 45.0
    """What the points of an opening are worth while it does not stand, in proportion."""
    pure: float = 20.0
    """What a pure run is worth by itself."""
    opens: float = 90.0
    """What an opening is worth."""
    lays: float = 3.0
    """What each card laid is worth beyond its points."""
    leaves: float = 40.0
    """What going out is worth."""
    at_once: float = 90.0
    """What going out at once is worth beyond the opening."""
    link: float = 0.3
    """What a link of two cards is worth."""
    feed: float = 6.0
    """What a discard costs that the next seat can lay off."""


TEMPER: Final = Temper()
WEIGHED: Final = 140
"""How many discards are weighed, times the cards in hand: those that go least with the others."""


class Keeper:
    """Watches what is gone, waits where waiting pays, and dumps where it does not."""

    def __init__(self, seed: int | bytes = 0, temper: Temper = TEMPER) -> None:
        """A player without chance; it takes a seed as all bots do."""
        self._temper, self._course = temper, Course()

    def choose(self, view: View) -> Action:
        """The next action of a laying that pays, else the discard that leaves most to come."""
        return self._course.goes(view.state, first_legal(view, self._wishes(view)))

    def _wishes(self, view: View) -> Iterator[Action]:
        state, patience = view.state, self._temper.patience
        yield from self._course.ahead(state)
        if state.phase is Phase.DRAW:
            taken = with_the_discard(state)
            found = None if taken is None else best_laying(taken)
            if taken is not None and found is not None and not patience.waits(taken, found):
                yield Take()
            yield Draw()
            return
        found = best_laying(state)
        yield from gaining(state, found)
        if found is not None and not patience.waits(state, found) and not patience.keeps_back(state, found):
            yield from self._course.lay(found)
        for card in self._discards(view):
            yield discard(state, card)

    def _discards(self, view: View) -> Iterator[Card]:
        """The cards of the hand, the best discard first, jokers last."""
        state, seat = view.state, view.turn
        hand = state.hands[seat]
        naturals = sorted(
            (card for card in hand.faces() if card is not JOKER), key=lambda one: links(one, hand)
        )
        most = max(3, WEIGHED // len(hand))
        outlook = Outlook(hand, state.table, unseen(view), state.terms)
        value = self._opened(state, outlook) if state.opened[seat] else self._unopened(state, outlook)
        fed = self._fed(state)
        weighed = {
            card: value(card)
            - self._temper.link * links(card, hand)
            - self._temper.feed * (card.index in fed)
            for card in naturals[:most]
        }
        yield from sorted(weighed, key=lambda card: -weighed[card])
        yield from naturals[most:]
        if JOKER in hand:
            yield JOKER

    def _unopened(self, state: State, outlook: Outlook) -> Callable[[Card], float]:
        """What a discard leaves to a seat that has not opened: the points in its hand do not matter."""
        temper, size = self._temper, len(state.hands[state.turn])
        need, mixed = max(1, opening.need(state)), state.terms.opening.pure_run == "off"

        def worth(laid: int, points: int, cost: int, pure: bool) -> float:
            if points < need or not (pure or mixed):
                return temper.near * min(points, need) / need + temper.pure * pure
            return temper.opens + temper.lays * laid + temper.at_once * (laid >= size - 1)

        return lambda card: outlook.after(card, worth)

    def _opened(self, state: State, outlook: Outlook) -> Callable[[Card], float]:
        """What a discard leaves to a seat that has opened: less to be caught with, more to lay."""
        temper, costs, hand = self._temper, worths(state.terms), state.hands[state.turn]
        danger, total = temper.patience.danger(state), points(hand, state.terms)

        def worth(laid: int, points: int, cost: int, pure: bool) -> float:
            return cost + temper.lays * laid + temper.leaves * (laid >= len(hand) - 1)

        return lambda card: (1 - danger) * outlook.after(card, worth) - (total - costs[card.index])

    def _fed(self, state: State) -> set[int]:
        """The cards, by index, that the next seat could take and lay off."""
        following = state.order(state.turn)[0]
        if not state.opened[following] or len(state.hands[following]) == 1:
            return set()
        return set(for_the_table(state.table, state.terms))
