"""Acts of gin in OpenSpiel's 241 numbers.

What is one act here may be several there: ``knock 6c 5c5d5h TcTdTs / ..`` is said as *knock*, *6c*, the melds
one by one in any order, *pass*. So each legal act is a :class:`Sentence`, and what may be said next is what
carries one of the sentences on. Two things have no number: a run of more than five, which is said in
parts, and the meld on which a card is laid off; one that fits a run and a set goes to the run.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tierce.cards import Card, Cards, Suit
from tierce.game import engine
from tierce.game.actions import Action, Discard, Done, Draw, Knock, LayOff, Pass, Take
from tierce.game.state import Phase, State
from tierce.melds.deadwood import melds_in
from tierce.rules import Terms

SUITS: Final = "scdh"
"""OpenSpiel's order of the suits."""
CARDS: Final = tuple(Card.of(rank, Suit(suit)) for suit in SUITS for rank in range(1, 14))
"""Our card by its number."""
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
TAKE, DRAW, PASS, KNOCK, FIRST_MELD = 52, 53, 54, 55, 56
MELDS: Final = 185
"""How many melds have a number: 65 sets, 44 runs of three, 40 of four, 36 of five."""
RUNS: Final = {3: 65, 4: 109, 5: 149}
"""The number of the first run of each length; there are fewer in a suit the longer they are."""
SIZE: Final = FIRST_MELD + MELDS


def spoken(terms: Terms) -> bool:
    """Whether all acts of a game can be said in these numbers: gin without big gin, the other hand showing
    the melds that it chooses.
    """
    return terms.knocks and terms.score.big_gin is None and terms.knock.defender == "chosen"


def meld_number(cards: Sequence[Card]) -> int | None:
    """The number of a meld: sets by rank, lacking s, c, d, h and none; runs by length, suit and low card.

    ``None`` for a run of more than five, which has none.
    """
    suits = {card.suit.value for card in cards}
    low = min(card.rank for card in cards)
    if len(suits) > 1:
        return (low - 1) * 5 + next((at for at, suit in enumerate(SUITS) if suit not in suits), 4)
    if len(cards) not in RUNS:
        return None
    return RUNS[len(cards)] + SUITS.index(suits.pop()) * (14 - len(cards)) + low - 1


MELD_CARDS: Final = {
    number: meld.cards for meld in melds_in(Cards(CARDS)) if (number := meld_number(meld.cards)) is not None
}
"""The cards of a meld by its number."""


def text(number: int) -> str:
    """What a number says. Raises ``ValueError`` for one that says nothing."""
    if 0 <= number < TAKE:
        return CARDS[number].text
    if TAKE <= number < FIRST_MELD:
        return ("take", "draw", "pass", "knock")[number - TAKE]
    if number - FIRST_MELD in MELD_CARDS:
        return "".join(card.text for card in MELD_CARDS[number - FIRST_MELD])
    raise ValueError(f"{number} is no action; the actions are 0 to {SIZE - 1}")


class Sentence(NamedTuple):
    """An act in numbers: the head in this order, then melds in any order and *pass*."""

    act: Action
    head: tuple[int, ...]
    melds: frozenset[int] | None = None
    """The melds that are shown; ``None`` for an act that shows none."""

    def carried_on(self, said: tuple[int, ...]) -> frozenset[int]:
        """What may be said next; nothing if this was said to its end, or something else was."""
        size = len(self.head)
        if said[:size] != self.head[: len(said)]:
            return frozenset()
        if len(said) < size:
            return frozenset({self.head[len(said)]})
        shown = frozenset(said[size:])
        if self.melds is None or not shown <= self.melds:
            return frozenset()
        return self.melds - shown or frozenset({PASS})

    def is_said(self, said: tuple[int, ...]) -> bool:
        """Whether this was said to its end."""
        size = len(self.head) + (0 if self.melds is None else len(self.melds) + 1)
        return len(said) == size and said[-1] in self.carried_on(said[:-1])


def sentence(state: State, act: Action) -> Sentence | None:
    """How an act is said; ``None`` for one that shows a run of more than five.

    Raises ``ValueError`` for an act of another game.
    """
    head: tuple[int, ...]
    match act:
        case Discard(card=card) | LayOff(card=card):
            return Sentence(act, (NUMBERS[card],))
        case Draw():
            return Sentence(act, (DRAW,))
        case Pass():
            return Sentence(act, (PASS,))
        case Take():
            return Sentence(act, (KNOCK if state.phase is Phase.WALL else TAKE,))
        case Knock(card=card, melds=melds):
            # At the wall *knock* was said when the card was taken.
            head = (NUMBERS[card],) if state.go.must_knock else (KNOCK, NUMBERS[card])
        case Done(melds=tuple() as melds):
            # With a *pass* the laying off is ended, where there is any.
            head = (PASS,) if state.hands[1 - state.turn] else ()
        case _:
            raise ValueError(f"{act} has no number in OpenSpiel's gin")
    numbers = [meld_number(cards) for cards in melds]
    if None in numbers:
        return None
    return Sentence(act, head, frozenset(FIRST_MELD + number for number in numbers if number is not None))


def moves(state: State, said: tuple[int, ...]) -> dict[int, Action | None]:
    """What may be said next by the player who has ``said`` so much of a sentence.

    Each number stands with the act that it says to its end, or ``None`` where more must be said. A card that
    fits a set and a run is laid on the run.
    """
    listed = engine.legal_actions(state)
    if state.phase is Phase.PLAY and isinstance(listed[-1], Discard):
        # Most of the time nobody may knock, and there is nothing to be said in parts.
        return {NUMBERS[act.card]: act for act in listed if isinstance(act, Discard)}
    found: dict[int, Action | None] = {}
    for told in filter(None, (sentence(state, act) for act in listed)):
        for number in told.carried_on(said):
            whole = told.is_said((*said, number))
            if number not in found or (isinstance(told.act, LayOff) and told.act.end is not None):
                found[number] = told.act if whole else None
    return found
