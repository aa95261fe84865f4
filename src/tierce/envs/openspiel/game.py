"""A game and its states, asked as OpenSpiel's are asked."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from math import inf
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tierce.cards import Card
from tierce.envs.encodings import encoding
from tierce.envs.episode import Chance, dealt, renewal
from tierce.envs.moments import PlainMoment
from tierce.envs.numbers import action_table
from tierce.envs.openspiel import sentences, tensor
from tierce.envs.rewards import zero_sum
from tierce.game import engine
from tierce.game.actions import Action
from tierce.game.events import Dealt, Event, Knocked, TurnedUp
from tierce.game.fold import fold
from tierce.game.state import Phase, State, new_deal
from tierce.rules import Rules, load
from tierce.table import determinize
from tierce.table.lines import line_of, masked
from tierce.table.view import View, view_of

TERMINAL: Final = -4
"""The player of a deal that is over."""
MOST_DEADWOOD: Final = 98
"""The dearest ten cards of one pack without a meld."""


def load_game(rules: Rules | str = "gin_openspiel", *, seats: int | None = None) -> Game:
    """The game of these rules; ``seats`` are the fewest that may play if not said.

    Raises ``RulesError`` for rules that so many cannot play.
    """
    book = load(rules) if isinstance(rules, str) else rules
    return Game(book, book.span[0] if seats is None else seats)


class Game:
    """A game: one deal, whose first player begins."""

    def __init__(self, rules: Rules, seats: int) -> None:
        """Of these rules. Raises ``RulesError`` where so many cannot play."""
        self.rules, self.terms = rules, rules.at(seats)
        self.spoken = sentences.spoken(self.terms)
        """Whether its actions are OpenSpiel's 241."""
        self.table = action_table(self.terms)
        self.encode = encoding("planes-1", self.terms)

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        """Copies and pickles are the game of the same rules."""
        return (_game, (self.rules.label, self.terms.players))

    def __str__(self) -> str:
        """The rules."""
        return self.rules.label

    def num_distinct_actions(self) -> int:
        """How many actions have a number."""
        return sentences.SIZE if self.spoken else self.table.size

    def num_players(self) -> int:
        """How many seats."""
        return self.terms.players

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
        luck = Chance(random.SystemRandom().getrandbits(64) if seed is None else seed)
        dealer = self._dealer
        if order is None:
            state = dealt(self.terms, luck, dealer)
        else:
            state = engine.deal(self.terms, seats=self.terms.players, dealer=dealer, order=order)
        return GameState(self, state, luck)

    @property
    def _dealer(self) -> int:
        """The seat whose deal the first player begins."""
        seats = self.terms.players
        deals = (new_deal(self.terms, seats=seats, dealer=dealer) for dealer in range(seats))
        return next(state.dealer for state in deals if state.starter == 0)


def _game(label: str, seats: int) -> Game:
    return load_game(label, seats=seats)


class GameState:
    """A deal that changes by the actions that are applied to it.

    What was said of an act that takes several actions (a knock with its melds) is known to its own player
    only, until it is said to its end.
    """

    def __init__(self, game: Game, state: State, luck: Chance) -> None:
        """At the beginning of a deal."""
        self._game, self._state, self._luck = game, state, luck
        self._history: tuple[int, ...] = ()
        self._said: tuple[int, ...] = ()
        self._shown: frozenset[int] = frozenset()
        heard: list[Event] = [Dealt(seat, state.hands[seat]) for seat in range(state.seats)]
        if state.upcard is not None:
            heard.append(TurnedUp(state.dealer, state.upcard))
        self._heard: tuple[tuple[str, ...], ...] = ((),) * state.seats
        self._hear(state, heard)
        self._enter(state)

    def _enter(self, state: State) -> None:
        self._state = state
        self._acts = (
            sentences.sentences(state)
            if self._game.spoken and not state.over
            else PlainMoment(state, self._game.table).legal
        )

    def _hear(self, state: State, events: Sequence[Event]) -> None:
        """All players hear what happened, each as far as it may; ``state`` is the one before."""
        heard = [list(lines) for lines in self._heard]
        for event in events:
            line = line_of(state, event)
            for player, lines in enumerate(heard):
                told = None if line is None else masked(line, player)
                if told is not None:
                    lines.append(str(told))
            if not isinstance(event, Dealt | TurnedUp):
                state = fold(state, event)
        self._heard = tuple(map(tuple, heard))

    # -- whose turn it is, and what may be done -------------------------------------------------------------

    def get_game(self) -> Game:
        """The game."""
        return self._game

    def current_player(self) -> int:
        """The player whose turn it is, or ``TERMINAL``."""
        return TERMINAL if self._state.over else self._state.turn

    def is_terminal(self) -> bool:
        """Whether the deal is over."""
        return self._state.over

    def is_chance_node(self) -> bool:
        """Never: all chance fell when the deal began."""
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions in order; none for a player whose turn it is not."""
        if self._state.over or player not in (None, self._state.turn):
            return []
        if isinstance(self._acts, dict):
            return sorted(self._acts)
        return sentences.allowed(self._acts, self._said)

    def legal_actions_mask(self, player: int | None = None) -> NDArray[np.int8]:
        """A 1 for each legal action."""
        mask = np.zeros(self._game.num_distinct_actions(), dtype=np.int8)
        mask[self.legal_actions(player)] = 1
        return mask

    def action_to_string(self, *said: int) -> str:
        """What an action says; it may stand alone or after its player.

        Raises ``ValueError`` for a number that is no action.
        """
        number = said[-1]
        return sentences.text(number) if self._game.spoken else self._game.table.text(number)

    def string_to_action(self, text: str) -> int:
        """The legal action that says this. Raises ``ValueError`` where none does."""
        for number in self.legal_actions():
            if self.action_to_string(number) == text:
                return number
        raise ValueError(f"{text!r} is no legal action; see legal_actions()")

    def apply_action(self, action: int) -> None:
        """Play this action. Raises ``ValueError`` for one that is not legal; then nothing has changed."""
        if action not in self.legal_actions():
            told = self.action_to_string(action)
            raise ValueError(f"player {self.current_player()} may not play {action} ({told}) now")
        said = (*self._said, int(action))
        if isinstance(self._acts, dict):
            act: Action | None = self._acts[action]
        else:
            act = sentences.meant(self._acts, said)
        self._history = (*self._history, int(action))
        self._said = () if act is not None else said
        if act is not None:
            self._play(act)

    def _play(self, act: Action) -> None:
        step = engine.apply(self._state, act)
        for event in step.events:
            if isinstance(event, Knocked) and self._game.spoken:
                numbers = [sentences.meld_number(meld.cards) for meld in event.melds]
                self._shown = frozenset(number for number in numbers if number is not None)
        self._hear(self._state, step.events)
        state = step.state
        while state.phase is Phase.RENEW:
            step = engine.apply(state, renewal(state, self._luck))
            self._hear(state, step.events)
            state = step.state
        self._enter(state)

    # -- what it pays ---------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the deal brought each player, adding up to nothing; nothing before it is over."""
        terms, result = self._game.terms, self._state.result
        if result is None:
            return [0.0] * terms.players
        return list(zero_sum([score or 0 for score in result.points(terms)], terms))

    def rewards(self) -> list[float]:
        """What the last action brought: only the last one of a deal pays."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What the deal brought a player."""
        return self.returns()[player]

    # -- what is seen ---------------------------------------------------------------------------------------

    def view(self, player: int | None = None) -> View:
        """What a player may know, as bots are shown it."""
        return view_of(self._state, self._state.turn if player is None else player)

    def observation_tensor(self, player: int | None = None) -> NDArray[np.float32]:
        """What a player sees now, as numbers."""
        view = self.view(player)
        if self._game.spoken:
            return tensor.observation(view, self._shown)
        return self._game.encode(view).astype(np.float32)

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
        """All that a player has heard since the deal, line by line."""
        seat = self._state.turn if player is None else player
        return "\n".join([*self._heard[seat], *self._half_said(seat)])

    def _half_said(self, player: int | None) -> list[str]:
        said = self._said if player == self._state.turn else ()
        return [f"p{self._state.turn + 1} says {' '.join(map(self.action_to_string, said))}"] if said else []

    def __str__(self) -> str:
        """All that happened, for those who may see all."""
        return "\n".join(f"{line}" for player in range(self._state.seats) for line in self._heard[player])

    # -- other states ---------------------------------------------------------------------------------------

    def history(self) -> list[int]:
        """The actions so far."""
        return list(self._history)

    def move_number(self) -> int:
        """How many actions there were."""
        return len(self._history)

    def clone(self) -> GameState:
        """The same, which changes by itself."""
        twin = object.__new__(GameState)
        twin.__dict__.update(self.__dict__)
        return twin

    __copy__ = clone

    def __deepcopy__(self, memo: dict[int, object]) -> GameState:
        """As :meth:`clone`: what is shared never changes."""
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
        twin = self.clone()
        world = determinize(self.view(player), random.Random(sampler()))
        if player != self._state.turn:
            twin._said = ()
        twin._heard = tuple(lines if seat == player else () for seat, lines in enumerate(self._heard))
        twin._enter(world)
        return twin
