"""The hand as a person arranges it: an order of their own, gaps between groups, cards chosen one by one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tierce.cards import JOKER, Card, Cards


@dataclass(eq=False, slots=True)
class Held:
    """One card in hand; equal cards are still two cards here."""

    card: Card
    new: bool = False


class Arrangement:
    """The order of a hand, its gaps, the cursor and what is chosen.

    It follows the true hand: :meth:`sync` takes away what was played and adds what came. Cards that come
    back by an undo return to where they lay.
    """

    def __init__(self, hand: Cards) -> None:
        """A hand sorted by suit."""
        self.items: list[Held | None] = [Held(card) for card in hand]
        self.cursor = 0
        self.chosen: list[Held] = []
        self._memory: dict[Cards, tuple[Held | None, ...]] = {}
        self.sort_by_suit()

    @property
    def cards(self) -> list[Held]:
        """The cards from left to right."""
        return [item for item in self.items if item is not None]

    @property
    def hand(self) -> Cards:
        """The same as a bag."""
        return Cards(held.card for held in self.cards)

    @property
    def picked(self) -> Cards:
        """The chosen cards."""
        return Cards(held.card for held in self.chosen)

    def among(self, cards: Cards) -> set[Held]:
        """Where these cards lie: of equal ones the last, since they came last."""
        found: set[Held] = set()
        for held in reversed(self.cards):
            if held.card in cards:
                found.add(held)
                cards -= held.card
        return found

    @property
    def current(self) -> Held | None:
        """The card under the cursor."""
        cards = self.cards
        return cards[min(self.cursor, len(cards) - 1)] if cards else None

    # -- moving about

    def move(self, steps: int) -> None:
        """The cursor to the left or right, from end to start again."""
        if cards := self.cards:
            self.cursor = (self.cursor + steps) % len(cards)

    def go_to(self, held: Held) -> None:
        """The cursor to a card."""
        self.cursor = self.cards.index(held)

    @property
    def groups(self) -> list[list[Held]]:
        """The cards between gaps."""
        groups: list[list[Held]] = [[]]
        for item in self.items:
            if item is None:
                groups.append([])
            else:
                groups[-1].append(item)
        return [group for group in groups if group]

    def go_to_group(self, number: int) -> None:
        """The cursor to the first card of group ``number``, from 1, if there is one."""
        if 1 <= number <= len(self.groups):
            self.go_to(self.groups[number - 1][0])

    # -- choosing

    def toggle(self, held: Held | None = None) -> None:
        """Choose a card (the one under the cursor), or put it back."""
        held = held or self.current
        if held is None:
            return
        held.new = False
        if held in self.chosen:
            self.chosen.remove(held)
        else:
            self.chosen.append(held)

    def clear(self) -> None:
        """Put all chosen cards back."""
        self.chosen.clear()

    # -- arranging

    def shift(self, steps: int) -> None:
        """Move the card under the cursor one place, past a gap into the next group."""
        held = self.current
        if held is None:
            return
        at = self.items.index(held)
        to = at + steps
        if 0 <= to < len(self.items):
            self.items[at], self.items[to] = self.items[to], self.items[at]
            self._tidy()
        self.go_to(held)

    def gap(self) -> None:
        """Make a gap before the card under the cursor, or close the one that is there."""
        held = self.current
        if held is None:
            return
        at = self.items.index(held)
        if at and self.items[at - 1] is None:
            del self.items[at - 1]
        elif at:
            self.items.insert(at, None)

    def sort_by_suit(self) -> None:
        """Clubs, diamonds, hearts, spades with a gap between, each from the ace up, jokers last."""
        self._sort([sorted(self.cards, key=lambda held: held.card)], suits=True)

    def sort_by_rank(self) -> None:
        """Aces, twos, threes ... with a gap between, jokers last."""
        self._sort(
            [sorted(self.cards, key=lambda held: (held.card is JOKER, held.card.index % 13, held.card))],
            suits=False,
        )

    def sort_by_melds(self, melds: Iterable[Cards]) -> None:
        """These melds with a gap after each, then the other cards by suit."""
        current, rest = self.current, sorted(self.cards, key=lambda held: held.card)
        self.items = []
        for meld in melds:
            group = [held for held in rest if held.card in meld]
            rest = [held for held in rest if held not in group]
            self.items += [*group, None]
        self.items += rest
        self._tidy()
        if current is not None:
            self.go_to(current)

    def _sort(self, orders: list[list[Held]], *, suits: bool) -> None:
        current = self.current
        self.items = []
        last: object = None
        for held in orders[0]:
            kind: object = "joker" if held.card is JOKER else held.card.suit if suits else held.card.rank
            if self.items and kind != last:
                self.items.append(None)
            self.items.append(held)
            last = kind
        if current is not None:
            self.go_to(current)

    def _tidy(self) -> None:
        """No gap at an end, and none beside another."""
        kept: list[Held | None] = []
        for item in self.items:
            if item is not None or (kept and kept[-1] is not None):
                kept.append(item)
        while kept and kept[-1] is None:
            kept.pop()
        self.items = kept

    # -- following the game

    def sync(self, hand: Cards) -> None:
        """Become an arrangement of this hand: chosen cards are the first to go, new ones come last."""
        mine = self.hand
        if mine == hand:
            return
        at = self.items.index(self.current) if self.current else 0
        if not self._memory:
            for held in self.cards:
                held.new = False
        self._memory[mine] = tuple(self.items)
        if hand in self._memory:
            known = self._memory[hand]
            self.items = list(known)
        else:
            for card in mine.without(hand):
                self._drop(card)
            came = [Held(card, new=True) for card in hand.without(mine)]
            if came:
                self.items += [*([None] if self.items else []), *came]
            self._tidy()
        self.chosen = [held for held in self.chosen if held in self.cards]
        before = [item for item in self.items[:at] if item is not None]
        self.cursor = max(0, min(len(before), len(self.cards) - 1))

    def settle(self) -> None:
        """Forget the ways back: nothing can be undone. What comes next is all that is new."""
        self._memory.clear()

    def _drop(self, card: Card) -> None:
        same = [held for held in self.cards if held.card is card]
        gone = next((held for held in same if held in self.chosen), same[0])
        self.items.remove(gone)
