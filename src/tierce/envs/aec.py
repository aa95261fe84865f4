"""PettingZoo's turn-based environments (AEC): one deal of any preset, any of its numbers of seats.

A learner at ``seat_1`` (``p1`` in records) sees ``{"observation": array, "action_mask": mask}``, says a
number of the action table, and is paid when the deal ends.
"""

from __future__ import annotations

import random
from operator import index
from typing import Any, Final, SupportsIndex

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tierce.envs.compiled import KernelMoment, rows_of
from tierce.envs.encodings import encoding
from tierce.envs.episode import Chance, dealt, game_of, renewed
from tierce.envs.moments import Moment, PlainMoment
from tierce.envs.numbers import VERSION, action_table
from tierce.envs.rewards import rewarding
from tierce.fast.warmth import ready
from tierce.game import engine
from tierce.game.actions import Action
from tierce.game.state import State
from tierce.rules import Rules
from tierce.table import parse_position
from tierce.table.view import View, view_of

Observation = dict[str, NDArray[Any]]
RENDER_MODES: Final = ("ansi", "human")


class DealEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo is not typed
    """One deal an episode, from the deal to its score."""

    metadata: dict[str, Any]

    def __init__(
        self,
        rules: Rules | str = "penang",
        *,
        seats: int | None = None,
        rewards: str = "zero_sum",
        encode: str = "planes-1",
        max_cycles: int | None = None,
        kernels: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """A table for deals under these rules.

        ``seats``       how many play; the fewest that the rules allow if not said
        ``rewards``     ``zero_sum`` or ``penalty`` (:mod:`tierce.envs.rewards`)
        ``encode``      the name of an encoding (:mod:`tierce.envs.encodings`)
        ``max_cycles``  after so many actions the deal is cut off, and nobody is paid
        ``kernels``     whether compiled kernels may play where they know the game and are compiled; it looks
                        the same either way
        ``render_mode`` ``ansi`` (a text) or ``human`` (printed)

        Raises ``RulesError`` for rules that so many cannot play, ``ValueError`` for other names.
        """
        book, self.terms = game_of(rules, seats)
        self._pay = rewarding(rewards)
        if render_mode is not None:
            one_of("render_mode", render_mode, RENDER_MODES)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        self.metadata = {
            "name": f"tierce_{book.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._rows = rows_of(self.terms) if kernels else None
        self.table = action_table(self.terms)
        self._encode = encoding(encode, self.terms)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.terms.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = Box(-1, np.iinfo(np.int16).max, (self._encode.size,), np.int16)
        mask = Box(0, 1, (self.table.size,), np.int8)
        self._observations = {
            agent: Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self._actions = {agent: Discrete(self.table.size) for agent in self.possible_agents}
        self._luck = Chance(random.SystemRandom().getrandbits(64), -1)
        self.agents: list[str] = []

    # -- the spaces -----------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> Dict:
        """What this agent sees: the array of its encoding and the mask of what it may do."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete[Any]:
        """The numbers of the action table."""
        return self._actions[agent]

    # -- a deal ---------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew. With a seed this deal and all later ones follow from it.

        A deal that is over as soon as it is dealt is passed over.
        ``options`` may hold ``position``, the line of a position (docs/notation.md) at which to begin. Raises
        ``ParseError`` for one that is none, ``ValueError`` for one under other rules or that is over.
        """
        self._luck = self._luck.next if seed is None else Chance(seed)
        told = (options or {}).get("position")
        self._start(self._dealt() if told is None else self._at(told))

    def _dealt(self) -> State:
        while (state := dealt(self.terms, self._luck)).over:
            self._luck = self._luck.next
        return state

    def _at(self, position: str) -> State:
        state, _ = parse_position(position)
        if state.terms != self.terms:
            raise ValueError(f"the position is of {state.terms.rules}, not of {self.terms.rules}")
        if state.waiting_for != (state.turn,):
            raise ValueError("the position waits for no seat")
        return state

    def _start(self, state: State) -> None:
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._cycles = 0
        moment = PlainMoment(state, self.table)
        self._enter(KernelMoment.of(moment, self._rows) if self._rows is not None and ready() else moment)

    def _enter(self, moment: Moment) -> None:
        """The deal has come to this moment."""
        self.moment = moment
        self.agent_selection = self.possible_agents[moment.turn]

    @property
    def legal(self) -> dict[int, Action]:
        """What the agent whose turn it is may do: numbers with the actions that they mean."""
        return self.moment.legal

    def view(self, agent: str) -> View:
        """What an agent may know, as bots are shown it."""
        return view_of(self.moment.state, self._seat_of[agent])

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        return {
            "observation": self.moment.seen(self._seat_of[agent], self._encode),
            "action_mask": self.mask(agent),
        }

    def mask(self, agent: str) -> NDArray[np.int8]:
        """A 1 for each number that is legal now for this agent; none when it is another's turn."""
        if agent != self.agent_selection or self._ended(agent):
            return np.zeros(self.table.size, dtype=np.int8)
        return self.moment.mask()

    def state(self) -> NDArray[Any]:
        """What all seats see, one row each, for training that may know everything."""
        seats = range(self.terms.players)
        return np.stack([self.moment.seen(seat, self._encode) for seat in seats])

    def step(self, action: SupportsIndex | None) -> None:
        """Play the action with this number for the agent whose turn it is.

        Raises ``ValueError`` for one that is not legal now; then nothing has changed.
        """
        agent = self.agent_selection
        if self._ended(agent):
            self._was_dead_step(action)
            return
        after = None if action is None else self.moment.after(index(action), self._luck)
        if after is None:
            raise ValueError(self.refusal(action))
        self._came_to(agent, after)

    def play(self, action: Action | str) -> None:
        """Play an action said in words or as a bot says it, for the agent whose turn it is.

        Raises ``IllegalAction`` with the reason, ``ParseError``; then nothing has changed.
        """
        said = Action.parse(action) if isinstance(action, str) else action
        state = renewed(engine.apply(self.moment.state, said).state, self._luck)
        self._came_to(self.agent_selection, PlainMoment(state, self.table))

    def _came_to(self, agent: str, moment: Moment) -> None:
        """The agent's action led to this moment."""
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        self._enter(moment)
        points = moment.points
        if points is not None:
            self.rewards = dict(zip(self.agents, self._pay(points, self.terms), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.render_mode == "human":
            self.render()

    def _ended(self, agent: str) -> bool:
        return self.terminations.get(agent, True) or self.truncations.get(agent, True)

    def is_legal(self, action: SupportsIndex) -> bool:
        """Whether the agent whose turn it is may play the action with this number."""
        return 0 <= index(action) < self.table.size and bool(self.moment.mask()[index(action)])

    def refusal(self, action: SupportsIndex | None) -> str:
        """The words in which a number that is not legal now is refused."""
        said = "nothing" if action is None else f"{index(action)} ({self.table.text(index(action))})"
        many = len(self.legal)
        return (
            f"{self.agent_selection} may not play {said} now; {many} numbers are legal, see its action_mask"
        )

    # -- copies ---------------------------------------------------------------------------------------------

    def copy(self) -> DealEnv:
        """The same deal at the same moment, which goes on by itself with the same chance to come."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name in ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, getattr(self, name).copy())
        twin.infos = {agent: info.copy() for agent, info in self.infos.items()}
        return twin

    def __copy__(self) -> DealEnv:
        """As :meth:`copy`."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> DealEnv:
        """As :meth:`copy`: what is shared never changes."""
        return self.copy()

    # -- for the eye ----------------------------------------------------------------------------------------

    def render(self) -> str | None:
        """The table and the hand of the agent whose turn it is, as a text; printed for ``human``."""
        view = self.view(self.agent_selection)
        lines = [
            f"{self.metadata['name']}: {view.phase}, {self.agent_selection} to act",
            "cards: "
            + ", ".join(
                f"{agent} {count}" for agent, count in zip(self.possible_agents, view.counts, strict=True)
            ),
        ]
        if self.terms.draws:
            lines.append(f"stock {len(view.stock)}, discard {view.pile[-1] if view.pile else '-'}")
        lines += [f"m{number} {lies.meld}" for number, lies in enumerate(view.table, start=1)]
        lines.append(f"hand: {view.hand}")
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""


def env(rules: Rules | str = "penang", **options: Any) -> DealEnv:
    """An environment, as PettingZoo's modules name it. For the options see :class:`DealEnv`."""
    return DealEnv(rules, **options)


raw_env = env


def one_of(what: str, said: str, known: tuple[str, ...]) -> None:
    """Refuse a choice that is not known, naming those that are."""
    if said not in known:
        raise ValueError(f"{what} is one of {', '.join(known)}, not {said!r}")
