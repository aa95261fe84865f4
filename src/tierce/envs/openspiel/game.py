"""A game and its states, asked as OpenSpiel's are asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import cached_property
from math import inf
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.cards import Card
from tierce.envs.encodings import encoding
from tierce.envs.episode import Chance, dealt, game_of, shuffled
from tierce.envs.numbers import PACK, action_table
from tierce.envs.openspiel import sentences, tensor
from tierce.envs.openspiel.courses import TERMINAL, Begun, Course, Numbering, PlainCourse, RowCourse
from tierce.fast import gin
from tierce.fast.warmth import ready
from tierce.game import engine
from tierce.game.state import State, new_deal
from tierce.rules import Rules
from tierce.table import determinize
from tierce.table.view import View, view_of

MOST_DEADWOOD: Final = 98
"""The dearest ten cards of one pack without a meld."""
LONGEST: Final = 300
"""The most actions that OpenSpiel states for its gin."""
SHOWDOWN: Final = 40
"""More than the actions that are no draws and discards: on an upcard, in a knock, in the answer to it."""


def load_game(
    rules: Rules | str = "gin_openspiel", *, seats: int | None = None, kernels: bool = True
) -> Game:
    """The game of these rules; ``seats`` are the fewest that may play if not said.

    ``kernels`` says whether compiled kernels may play where they know the game and are compiled; it looks the
    same either way. Raises ``RulesError`` for rules that so many cannot play.
    """
    book, terms = game_of(rules, seats)
    return Game(book, terms.players, kernels=kernels)


class Game:
    """A game: one deal, whose first player begins."""

    def __init__(self, rules: Rules, seats: int, *, kernels: bool = True) -> None:
        """Of these rules. Raises ``RulesError`` where so many cannot play."""
        self.rules, self.terms = rules, rules.at(seats)
        self.spoken = sentences.spoken(self.terms)
        """Whether its actions are OpenSpiel's 241."""
        self.table = action_table(self.terms)
        self.encode = encoding("planes-1", self.terms)
        self.numbering = Numbering(self.terms, None if self.spoken else self.table, self.encode)
        known = kernels and self.spoken and not gin.unsupported(self.terms)
        self._law = gin.packed(self.terms) if known else None

    def __reduce__(self) -> tuple[object, tuple[str, int, bool]]:
        """Copies and pickles are the game of the same rules."""
        return (_game, (self.rules.label, self.terms.players, self._law is not None))

    def __str__(self) -> str:
        """The rules."""
        return self.rules.label

    def num_distinct_actions(self) -> int:
        """How many actions have a number."""
        return sentences.SIZE if self.spoken else self.table.size

    def num_players(self) -> int:
        """How many seats."""
        return self.terms.players

    def max_game_length(self) -> float:
        """How many actions a deal has at most: OpenSpiel's figure, or more under house rules.

        No bound is known for other games than gin.
        """
        if not self.spoken:
            return inf
        takes = self.terms.draw.takes
        turns = min(self.terms.out.max_turns, inf if takes is None else PACK + takes)
        return max(LONGEST, 2 * turns + SHOWDOWN)

    def observation_tensor_shape(self) -> list[int]:
        """How many numbers an observation has."""
        return [tensor.SIZE if self.spoken else self.encode.size]

    def utility_sum(self) -> float:
        """Nothing: what some win the others lose."""
        return 0.0

    def max_utility(self) -> float:
        """The most that a deal can bring; no bound is known for other games than gin."""
        if not self.spoken:
            return inf
        score = self.terms.score
        return float(MOST_DEADWOOD + max(score.gin, score.undercut)) * (2 if score.spade_doubles else 1)

    def min_utility(self) -> float:
        """The most that a deal can cost."""
        return -self.max_utility()

    def new_initial_state(self, seed: int | None = None, order: Sequence[Card] | None = None) -> GameState:
        """A new deal, by lot or of this order of the whole deck.

        All chance falls here: no state is a chance node. Raises ``ValueError`` for no order of the deck.
        """
        luck, dealer = Chance(random.SystemRandom().getrandbits(64) if seed is None else seed), self._dealer
        if order is not None:
            state = engine.deal(self.terms, seats=self.terms.players, dealer=dealer, order=order)
        elif self._law is None or not ready():
            state = dealt(self.terms, luck, dealer)
        else:
            cards = shuffled(self.terms, luck).deck
            return GameState(self, RowCourse.begun(Begun(self.numbering, dealer, cards, luck), self._law))
        return GameState(self, PlainCourse(self.numbering, state, luck))

    @cached_property
    def _dealer(self) -> int:
        """The seat whose deal the first player begins."""
        seats = self.terms.players
        deals = (new_deal(self.terms, seats=seats, dealer=dealer) for dealer in range(seats))
        return next(state.dealer for state in deals if state.starter == 0)


def _game(label: str, seats: int, kernels: bool) -> Game:
    return load_game(label, seats=seats, kernels=kernels)


class GameState:
    """A deal that changes by the actions that are applied to it.

    What was said of an act that takes several actions (a knock with its melds) is known to its own player
    only, until it is said to its end.
    """

    __slots__ = ("_course", "_game", "_history")

    def __init__(self, game: Game, course: Course, history: tuple[int, ...] = ()) -> None:
        """A deal of ``game`` that has gone so, after these actions."""
        self._game, self._course, self._history = game, course, history

    @property
    def _state(self) -> State:
        """The plain engine's state."""
        return self._course.plain.state

    # -- whose turn it is, and what may be done -------------------------------------------------------------

    def get_game(self) -> Game:
        """The game."""
        return self._game

    def current_player(self) -> int:
        """The player whose turn it is, or ``TERMINAL``."""
        return self._course.player

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self._course.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Never: all chance fell when the deal began."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in order; none for a player whose turn it is not."""
        return [*self._course.legal] if player is None or player == self._course.player else []

    def legal_actions_mask(self, player: int | None = None) -> NDArray[np.int8]:
        """A 1 for each legal action."""
        mask = bytearray(self._game.num_distinct_actions())
        for number in self.legal_actions(player):
            mask[number] = 1
        return np.frombuffer(mask, dtype=np.int8)

    def action_to_string(self, *said: int) -> str:
        """What an action says; it may stand alone or after its player.

        Raises ``ValueError`` for a number that is no action.
        """
        return self._game.numbering.text(said[-1])

    def string_to_action(self, *said: int | str) -> int:
        """The legal action that says this; it may stand alone or after its player.

        Raises ``ValueError`` where none does.
        """
        text = said[-1]
        for number in self.legal_actions():
            if self.action_to_string(number) == text:
                return number
        raise ValueError(f"{text!r} is no legal action; see legal_actions()")

    def apply_action(self, action: int) -> None:
        """Play this action. Raises ``ValueError`` for one that is not legal; then nothing has changed."""
        course = self._course
        if action not in course.legal:
            told = self.action_to_string(action)
            raise ValueError(f"player {self.current_player()} may not play {action} ({told}) now")
        self._course, self._history = course.after(int(action)), (*self._history, int(action))

    def undo_action(self, player: int, action: int) -> None:
        """Take back the last action. Raises ``ValueError`` where it was another one."""
        before = self._course.before
        if before is None or (before.turn, self._history[-1]) != (player, action):
            raise ValueError(f"the last action was not {action} of player {player}")
        self._course, self._history = before, self._history[:-1]

    # -- what it pays ---------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the deal brought each player, adding up to nothing; nothing before it is over."""
        return self._course.returns

    def rewards(self) -> list[float]:
        """What the last action brought: only the last one of a deal pays."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What the deal brought a player."""
        return self.returns()[player]

    # -- what is seen ---------------------------------------------------------------------------------------

    def view(self, player: int | None = None) -> View:
        """What a player may know, as bots are shown it."""
        return view_of(self._state, self._looker(player))

    def _looker(self, player: int | None) -> int:
        """The player, or the one whose turn it is or was last."""
        return self._course.turn if player is None else player

    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """What a player sees now, as numbers."""
        return self._course.tensor(self._looker(player))

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees now, in words."""
        view = self.view(player)
        lines = [f"p{view.turn + 1} {view.phase}", f"hand {view.hand}"]
        lines.append("counts " + "/".join(map(str, view.counts)))
        if self._game.terms.draws:
            lines.append(f"stock {len(view.stock)} discards {''.join(map(str, view.pile)) or '-'}")
        lines += [f"m{number} {lies.meld}" for number, lies in enumerate(view.table, start=1)]
        return "\n".join([*lines, *self._half_said(view.seat)])

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has heard and itself said since the deal, line by line."""
        return "\n".join(self._course.plain.heard(self._looker(player)))

    def _half_said(self, player: int | None) -> list[str]:
        turn = self._course.turn
        said = self._course.plain.said if player == turn else ()
        return [f"p{turn + 1} says {' '.join(map(self.action_to_string, said))}"] if said else []

    def __str__(self) -> str:
        """All that happened, for those who may see all."""
        course = self._course.plain
        return "\n".join(line for player in range(course.state.seats) for line in course.heard(player))

    # -- other states ---------------------------------------------------------------------------------------

    def history(self) -> list[int]:
        """The actions so far."""
        return list(self._history)

    def move_number(self) -> int:
        """How many actions there were."""
        return len(self._history)

    def clone(self) -> GameState:
        """The same, which changes by itself."""
        return GameState(self._game, self._course, self._history)

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, object]) -> GameState:
        """As :meth:`clone`: a course never changes."""
        return self.clone()

    def child(self, action: int) -> GameState:
        """A clone after this action."""
        twin = self.clone()
        twin.apply_action(action)
        return twin

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GameState:
        """A state that the player cannot tell from this one; ``sampler`` gives numbers from 0 to 1.

        What another player has half said it does not know, so it is unsaid there; and only its own
        information state is kept.
        """
        course = self._course.plain
        world = determinize(self.view(player), random.Random(sampler()))
        return GameState(self._game, course.elsewhere(world, player), self._history)
