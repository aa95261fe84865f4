"""OpenSpiel's gin rummy beside ours: one deal played at both tables.

Ours are the rules of the preset ``gin_openspiel``. What we do in one act is several of theirs where melds are
shown: ``knock 6c 5c5d5h TcTdTs / ..`` is said as *knock*, *6c*, the melds one by one in any order, *pass*. So
each of our legal acts is a :class:`Sentence` of theirs, and what they allow next must be just what carries
one of these sentences on. Two things have no number of theirs: a run of more than five, which they lay in
parts, and the meld on which a card is laid off; one that fits a run and a set carries both of theirs on, so
it is laid on the run.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from tierce.cards import Card, Cards, Suit
from tierce.game import engine
from tierce.game.actions import Action, Discard, Done, Draw, Knock, LayOff, Pass, Take
from tierce.game.events import Drew, Knocked
from tierce.game.policies import knock
from tierce.game.state import Phase, State
from tierce.melds.deadwood import deadwood
from tierce.rules import Terms
from tierce.table.view import View, view_of

MISSING = "OpenSpiel is not installed; `make slow` and `make bench` bring it (requirements/oracle.txt)"

SUITS: Final = "scdh"
"""Their order of the suits."""
CARDS: Final = tuple(Card.of(rank, Suit(suit)) for suit in SUITS for rank in range(1, 14))
"""Our card by their number."""
NUMBERS: Final = {card: number for number, card in enumerate(CARDS)}
TAKE, DRAW, PASS, KNOCK, FIRST_MELD = 52, 53, 54, 55, 56
MELDS: Final = 185
"""How many melds have a number: 65 sets, 44 runs of three, 40 of four, 36 of five."""
RUNS: Final = {3: 65, 4: 109, 5: 149}
"""The number of the first run of each length; there are fewer in a suit the longer they are."""
CHOOSABLE: Final = (Phase.OFFER, Phase.DRAW, Phase.WALL)
"""The phases in which the top of the discard pile may be had: their *upcard*."""


def spiel() -> Any:
    """The package, or a failure that says where it comes from."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError as missing:
        raise RuntimeError(MISSING) from missing


def game(**parameters: bool | int) -> Any:
    """Their game, with the parameters that are not as by default."""
    return spiel().load_game("gin_rummy", parameters)


def meld_number(cards: Sequence[Card]) -> int | None:
    """Their number of a meld: sets by rank, lacking s, c, d, h and none; runs by length, suit and low card.

    ``None`` for a run of more than five, which has none.
    """
    suits = {card.suit.value for card in cards}
    low = min(card.rank for card in cards)
    if len(suits) > 1:
        return (low - 1) * 5 + next((at for at, suit in enumerate(SUITS) if suit not in suits), 4)
    if len(cards) not in RUNS:
        return None
    return RUNS[len(cards)] + SUITS.index(suits.pop()) * (14 - len(cards)) + low - 1


class Sentence(NamedTuple):
    """One of our acts in their numbers: the head in this order, then melds in any order and *pass*."""

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


def sentences(state: State) -> list[Sentence]:
    """Our legal acts as they say them."""
    return [told for act in engine.legal_actions(state) if (told := sentence(state, act)) is not None]


def sentence(state: State, act: Action) -> Sentence | None:
    """How they say this act of ours; ``None`` for one that shows a run of more than five."""
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
            # At the wall they said *knock* when they took the card.
            head = (NUMBERS[card],) if state.go.must_knock else (KNOCK, NUMBERS[card])
        case Done(melds=tuple() as melds):
            # With a *pass* they end the laying off, where there is any.
            head = (PASS,) if state.hands[1 - state.turn] else ()
        case _:
            raise ValueError(f"{act} is not in their game")
    numbers = [meld_number(cards) for cards in melds]
    if None in numbers:
        return None
    return Sentence(act, head, frozenset(FIRST_MELD + number for number in numbers if number is not None))


class Beside:
    """A deal at both tables, ours and theirs, each told what is done at the other."""

    def __init__(self, terms: Terms, rival: Any, order: Sequence[Card]) -> None:
        """The deal of this order. Our second seat deals, since their first player always begins."""
        self.ours = engine.deal(terms, seats=2, dealer=1, order=order)
        self.theirs = rival.new_initial_state()
        for hand in self.ours.hands:
            self._dealt(hand)
        self._dealt(self.ours.pile)
        self.said: tuple[int, ...] = ()
        """What was said of a sentence that is not at its end."""
        self.shown: frozenset[int] = frozenset()
        """The melds that the knocker has shown."""
        self._sentences = sentences(self.ours)

    def allowed(self) -> tuple[list[int], list[int]]:
        """What may be done now at our table, and at theirs."""
        ours = frozenset().union(*(told.carried_on(self.said) for told in self._sentences))
        return sorted(ours), self.theirs.legal_actions()

    def number(self, act: Action) -> int | None:
        """How an act begins; ``None`` while another is not at its end."""
        told = None if self.said else sentence(self.ours, act)
        return None if told is None else told.head[0]

    @property
    def knocks(self) -> frozenset[int]:
        """The numbers that knock."""
        return frozenset({KNOCK})

    def do(self, number: int) -> None:
        """Do this at both tables."""
        self.theirs.apply_action(number)
        self.said += (number,)
        meant = [told.act for told in self._sentences if told.is_said(self.said)]
        if meant:
            self._follow(max(meant, key=lambda act: isinstance(act, LayOff) and act.end is not None))

    def _follow(self, act: Action) -> None:
        step = engine.apply(self.ours, act)
        self.ours = step.state
        match step.events[0]:
            case Drew(card=card):
                self._dealt([card])
            case Knocked(melds=melds):
                self.shown = frozenset(meld_number(meld.cards) or 0 for meld in melds)
        self.said = ()
        self._sentences = sentences(self.ours)

    def _dealt(self, cards: Iterable[Card]) -> None:
        for card in cards:
            self.theirs.apply_action(NUMBERS[card])

    def facts(self) -> dict[str, tuple[object, object]]:
        """What both tables know, ours and theirs, where we are at the same point of the deal."""
        ours, theirs = self.ours, self.theirs
        if self.said:
            return {}
        told: dict[str, tuple[object, object]] = {"over": (ours.over, theirs.is_terminal())}
        if ours.over:
            assert ours.result is not None
            first, second = ours.result.points(ours.terms)
            gain = (first or 0) - (second or 0)
            return told | {"returns": ([gain, -gain], theirs.returns())}
        told["hands"] = [set(map(NUMBERS.get, hand)) for hand in ours.hands], [*map(set, theirs.hands())]
        for seat in range(2):
            seen = observation(view_of(ours, seat), self.shown)
            told[f"observation {seat}"] = seen, theirs.observation_tensor(seat)
        if ours.phase is not Phase.LAYOFF:
            told["known"] = (
                [sorted(map(NUMBERS.__getitem__, one)) for one in ours.known],
                theirs.known_cards(),
            )
            told["deadwood"] = [*map(self._deadwood, ours.hands)], theirs.deadwood()
        return told

    def _deadwood(self, hand: Cards) -> int:
        """Of ten cards the least; of eleven what their test of a knock finds."""
        worth = knock.points(self.ours.terms)
        return deadwood(hand, worth) if len(hand) < 11 else worth.of(knock.left_by_first_melds(hand, worth))


def observation(view: View, shown: frozenset[int]) -> list[float]:
    """Their 644 numbers of what a player sees, from our view; ``shown`` are the knocker's melds."""
    assert view.seat is not None
    upcard, discards = [], list(view.pile)
    if view.phase in CHOOSABLE:
        upcard.append(discards.pop())
    numbers = NUMBERS.__getitem__
    marked: list[tuple[int, Iterable[int]]] = [
        (2, [view.seat]),
        *((52, map(numbers, view.hand if seat == view.seat else ())) for seat in range(2)),
        (2, [view.turn]),
        (10, range(knock.limit(view.state))),
        (52, map(numbers, upcard)),
        (52, map(numbers, discards)),
        (52, range(len(view.stock))),
        *((MELDS, shown if view.phase is Phase.LAYOFF and seat != view.turn else ()) for seat in range(2)),
    ]
    marks: list[float] = []
    for size, places in marked:
        begin = len(marks)
        marks += [0.0] * size
        for place in places:
            marks[begin + place] = 1.0
    return marks
