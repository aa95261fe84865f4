"""How a deal has gone so far, as a value: what was said leads to another course.

On the plain engine a course knows all that was heard. What kernels play knows only where the deal stands, and
has the plain engine catch up when somebody asks for more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from tierce.cards import Card
from tierce.envs.encodings import Encoding
from tierce.envs.episode import Chance, renewal
from tierce.envs.numbers import ActionTable
from tierce.envs.openspiel import sentences, tensor
from tierce.envs.openspiel.sentences import KNOCK
from tierce.envs.openspiel.tensor import Melds
from tierce.envs.rewards import zero_sum
from tierce.fast import gin
from tierce.fast.gin import spoken
from tierce.fast.gin.rows import OVER, PHASE, TURN
from tierce.fast.lots import Ints
from tierce.game import engine
from tierce.game.actions import Action
from tierce.game.events import Dealt, Event, Knocked, Shown, TurnedUp
from tierce.game.fold import fold
from tierce.game.state import Phase, State
from tierce.rules import Terms
from tierce.table.lines import line_of, masked
from tierce.table.view import view_of

TERMINAL = -4
"""The player of a deal that is over."""
Tensor = NDArray[np.float32]


class Numbering(NamedTuple):
    """What the numbers of a game mean, and those of what is seen."""

    terms: Terms
    table: ActionTable | None
    """``None`` for OpenSpiel's 241."""
    encode: Encoding

    def text(self, number: int) -> str:
        """What a number says. Raises ``ValueError`` for one that says nothing."""
        return sentences.text(number) if self.table is None else self.table.text(number)


class Course(Protocol):
    """How a deal has gone so far."""

    @property
    def turn(self) -> int:
        """The player whose turn it is or was last."""

    @property
    def player(self) -> int:
        """The player whose turn it is, or ``TERMINAL``."""

    @property
    def legal(self) -> Sequence[int]:
        """The legal numbers in order."""

    @property
    def returns(self) -> list[float]:
        """What the deal brought each player; nothing before it is over."""

    @property
    def plain(self) -> PlainCourse:
        """The same on the plain engine."""

    @property
    def before(self) -> Course | None:
        """The course before the last number, ``None`` at the beginning."""

    def after(self, number: int) -> Course:
        """The course after a legal number."""

    def tensor(self, player: int) -> Tensor:
        """What a player sees, in numbers."""


class PlainCourse:
    """A course on the plain engine."""

    def __init__(
        self,
        numbering: Numbering,
        state: State,
        luck: Chance,
        *,
        before: PlainCourse | None = None,
        number: int = -1,
        events: Sequence[Event] = (),
        said: tuple[int, ...] = (),
        shown: Melds = tensor.NOTHING_SHOWN,
        told: Sequence[Sequence[str]] | None = None,
    ) -> None:
        """Where ``number`` and its ``events`` have led, or where a deal has begun.

        ``told`` is what each player had heard of a deal that was begun elsewhere.
        """
        self.numbering, self.state, self.luck = numbering, state, luck
        self.said, self.shown = said, shown
        self.before, self._number, self._events, self._told = before, number, events, told

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Copies and pickles carry how the deal began and what was said."""
        first, *others = self._courses
        numbers = tuple(course._number for course in others)
        began = first.numbering, first.state, first.luck, first.said, first.shown, first._told
        return (_again, (*began, numbers))

    @property
    def _courses(self) -> list[PlainCourse]:
        """All courses from the beginning up to this one."""
        courses: list[PlainCourse] = []
        course: PlainCourse | None = self
        while course is not None:
            courses.append(course)
            course = course.before
        return courses[::-1]

    @property
    def plain(self) -> PlainCourse:
        """Itself."""
        return self

    @property
    def turn(self) -> int:
        """Whose turn it is or was last."""
        return self.state.turn

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return TERMINAL if self.state.over else self.state.turn

    @cached_property
    def _acts(self) -> dict[int, Action | None]:
        """The legal numbers, each with the act that it says to its end, if it does."""
        table = self.numbering.table
        if self.state.over:
            return {}
        if table is None:
            return sentences.moves(self.state, self.said)
        return {**table.numbered(self.state, engine.legal_actions(self.state))}

    @property
    def legal(self) -> list[int]:
        """The legal numbers."""
        return sorted(self._acts)

    @property
    def returns(self) -> list[float]:
        """The points as a game in which what some win the others lose."""
        terms, result = self.numbering.terms, self.state.result
        if result is None:
            return [0.0] * terms.players
        return list(zero_sum([score or 0 for score in result.points(terms)], terms))

    def after(self, number: int) -> PlainCourse:
        """By the plain engine; a stock that ran out is renewed."""
        act = self._acts[number]
        if act is None:
            return self._then(number, self.state, (), (*self.said, number))
        step = engine.apply(self.state, act)
        state, events = step
        while state.phase is Phase.RENEW:
            state, more = engine.apply(state, renewal(state, self.luck))
            events += more
        return self._then(number, state, events, ())

    def _then(self, number: int, state: State, events: Sequence[Event], said: tuple[int, ...]) -> PlainCourse:
        return PlainCourse(
            self.numbering,
            state,
            self.luck,
            before=self,
            number=number,
            events=events,
            said=said,
            shown=self.shown if self.numbering.table is not None else _shown(self.shown, events),
        )

    def tensor(self, player: int) -> Tensor:
        """From the player's view."""
        view = view_of(self.state, player)
        if self.numbering.table is None:
            return tensor.observation(view, self.shown, self.said)
        return self.numbering.encode(view).astype(np.float32)

    def elsewhere(self, world: State, player: int) -> PlainCourse:
        """The course in another world that the player cannot tell from this one, as far as it heard."""
        told = [self.heard(seat) if seat == player else [] for seat in range(world.seats)]
        said = self.said if player == world.turn else ()
        return PlainCourse(self.numbering, world, self.luck, said=said, shown=self.shown, told=told)

    def heard(self, player: int) -> list[str]:
        """All that a player has heard since the deal, line by line."""
        return [line for course in self._courses for line in course._lines(player)]

    def _lines(self, player: int) -> Iterator[str]:
        """What a player heard last."""
        if self._told is not None:
            yield from self._told[player]
        elif self.before is None:
            yield from _told(self.state, _dealt(self.state), player)
        else:
            if self.said and player == self.turn:
                yield f"p{player + 1} says {self.numbering.text(self._number)}"
            yield from _told(self.before.state, self._events, player)


def _again(
    numbering: Numbering,
    state: State,
    luck: Chance,
    said: tuple[int, ...],
    shown: Melds,
    told: Sequence[Sequence[str]] | None,
    numbers: tuple[int, ...],
) -> PlainCourse:
    """The course of a deal that was begun so and in which this was said."""
    course = PlainCourse(numbering, state, luck, said=said, shown=shown, told=told)
    for number in numbers:
        course = course.after(number)
    return course


def _dealt(state: State) -> Iterator[Event]:
    """The hands and the upcard."""
    for seat, hand in enumerate(state.hands):
        yield Dealt(seat, hand)
    if state.upcard is not None:
        yield TurnedUp(state.dealer, state.upcard)


def _told(state: State, events: Iterator[Event] | Sequence[Event], player: int) -> Iterator[str]:
    """The events as a player hears them; ``state`` is the one before."""
    for event in events:
        line = line_of(state, event)
        heard = None if line is None else masked(line, player)
        if heard is not None:
            yield str(heard)
        if not isinstance(event, Dealt | TurnedUp):
            state = fold(state, event)


def _shown(shown: Melds, events: Sequence[Event]) -> Melds:
    for event in events:
        if isinstance(event, Knocked | Shown):
            numbers = (sentences.meld_number(meld.cards) for meld in event.melds)
            melds = frozenset(number for number in numbers if number is not None)
            shown = (melds, shown[1]) if event.seat == 0 else (shown[0], melds)
    return shown


class Begun(NamedTuple):
    """What is needed to begin a deal on the plain engine."""

    numbering: Numbering
    dealer: int
    order: tuple[Card, ...]
    luck: Chance

    @property
    def plain(self) -> PlainCourse:
        """The deal at its beginning."""
        terms = self.numbering.terms
        state = engine.deal(terms, seats=terms.players, dealer=self.dealer, order=self.order)
        return PlainCourse(self.numbering, state, self.luck)


class RowCourse:
    """A course of gin that kernels play, up to a knock."""

    def __init__(
        self, row: Ints, law: Ints, legal: Sequence[int], before: RowCourse | Begun, number: int = -1
    ) -> None:
        """Where ``number`` has led, or where a deal has begun."""
        self.legal: Sequence[int] = legal
        self._row, self._law, self._from, self._number = row, law, before, number

    @classmethod
    def begun(cls, begun: Begun, law: Ints) -> RowCourse:
        """A deal at its beginning, under the law of its terms for kernels."""
        row, room = np.empty(gin.ROW, dtype=np.int64), np.empty(spoken.LONGEST, dtype=np.int64)
        gin.deal(row, law, np.array([card.index for card in begun.order], dtype=np.int64), begun.dealer)
        return cls(row, law, room[: spoken.allowed(row, law, room)].tolist(), begun)

    @cached_property
    def plain(self) -> PlainCourse:
        """The plain engine says again what was said."""
        numbers: list[int] = []
        course: RowCourse | Begun = self
        while isinstance(course, RowCourse):
            if course._number >= 0:
                numbers.append(course._number)
            course = course._from
        plain = course.plain
        for number in reversed(numbers):
            plain = plain.after(number)
        return plain

    @property
    def turn(self) -> int:
        """Whose turn it is or was last."""
        return int(self._row[TURN])

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return TERMINAL if self._row[PHASE] == OVER else int(self._row[TURN])

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        """Copies and pickles are the course on the plain engine."""
        return self.plain.__reduce__()

    @property
    def before(self) -> RowCourse | None:
        """The course before the last number."""
        return self._from if isinstance(self._from, RowCourse) else None

    @property
    def returns(self) -> list[float]:
        """Nothing: nobody has knocked."""
        return [0.0, 0.0]

    def after(self, number: int) -> Course:
        """By the kernel, but for a knock."""
        if number == KNOCK:
            return self.plain.after(number)
        row, room = self._row.copy(), np.empty(spoken.LONGEST, dtype=np.int64)
        count = spoken.said(row, self._law, number, room)
        return RowCourse(row, self._law, room[:count].tolist(), self, number)

    def tensor(self, player: int) -> Tensor:
        """By the kernel."""
        seen = np.zeros(tensor.SIZE, dtype=np.float32)
        spoken.seen(self._row, player, seen)
        return seen
