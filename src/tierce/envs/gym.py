"""Gymnasium's environment: one seat learns, bots sit at the others.

``gymnasium.make("tierce/Seat-v1", rules="gin", opponents="greedy")`` makes one once this module is imported.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import Space
from numpy.typing import NDArray

from tierce import bots
from tierce.bots import Player
from tierce.envs.aec import RENDER_MODES, DealEnv, Observation, one_of
from tierce.rules import Rules

ID = "tierce/Seat-v1"


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One deal an episode, seen from one seat; what the others do happens between its steps."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012 # Gymnasium's name

    def __init__(
        self,
        rules: Rules | str = "penang",
        *,
        opponents: str | Sequence[str | Player] = "greedy",
        seats: int | None = None,
        seat: int | None = 0,
        rewards: str = "zero_sum",
        encode: str = "planes-1",
        max_cycles: int | None = None,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        """A seat at a table.

        ``opponents``  a kind of bot for all other seats, or for each, in playing order after the learner,
                       a kind or a player; players of one's own keep what chance they have
        ``seat``       where the learner sits, from 0; ``None`` draws it by lot for each deal
        ``illegal``    what a number does that is not legal: ``refuse`` raises, ``skip`` does nothing, and
                       says why in ``info["illegal"]``, for learners that take no mask

        For the rest see :class:`~tierce.envs.aec.DealEnv`. Raises ``ValueError`` for a kind or a seat that
        there is not.
        """
        self._deal = DealEnv(
            rules,
            seats=seats,
            rewards=rewards,
            encode=encode,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )
        one_of("illegal", illegal, ("refuse", "skip"))
        self._skips = illegal == "skip"
        count = self._deal.terms.players
        if seat is not None and seat not in range(count):
            raise ValueError(f"seat is 0 to {count - 1}, not {seat}")
        others: Sequence[str | Player] = (
            [opponents] * (count - 1) if isinstance(opponents, str) else opponents
        )
        if len(others) != count - 1:
            raise ValueError(f"{len(others)} opponents for {count - 1} seats")
        for kind in others:
            if isinstance(kind, str):
                bots.make(kind, 0)
        self._others = others
        self._fixed = seat
        self._seat = seat or 0
        self._players: list[Player] = []
        self.render_mode = render_mode
        self.observation_space = cast(Space[Observation], self._deal.observation_space(self.agent))
        self.action_space = self._deal.action_space(self.agent)

    @property
    def agent(self) -> str:
        """The learner's seat, as the table calls it."""
        return self._deal.possible_agents[self._seat]

    @property
    def deal(self) -> DealEnv:
        """The table, for looking at: it sees every seat."""
        return self._deal

    def action_masks(self) -> NDArray[np.bool_]:
        """Which numbers are legal now, as learners with masks ask for it."""
        return self._deal.mask(self.agent).astype(np.bool_)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal anew and let the others play until it is the learner's turn.

        A deal that is over before that is dealt again.
        """
        super().reset(seed=seed)
        count = len(self._deal.possible_agents)
        given = options
        while True:
            self._seat = int(self.np_random.integers(count)) if self._fixed is None else self._fixed
            lots = [int(lot) for lot in self.np_random.integers(2**32, size=count)]
            self._players = [
                bots.make(one, lot) if isinstance(one, str) else one
                for one, lot in zip(self._others, lots, strict=False)
            ]
            self._deal.reset(seed=lots[-1], options=given)
            self._others_play()
            if not self._over:
                return self._seen(), {}
            given = None

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the action with this number, and let the others play until it is the learner's turn again.

        Raises ``ValueError`` when the deal is over or, where that is refused, the number is not legal; then
        nothing has changed.
        """
        if self._over:
            raise ValueError("the deal is over; reset() deals anew")
        deal, info = self._deal, dict[str, Any]()
        if self._skips and not deal.is_legal(action):
            info["illegal"] = deal.refusal(action)
        else:
            deal.step(int(action))
            self._others_play()
        agent = self.agent
        return self._seen(), deal.rewards[agent], deal.terminations[agent], deal.truncations[agent], info

    def render(self) -> Any:
        """The table, as :meth:`DealEnv.render` tells it."""
        return self._deal.render()

    @property
    def _over(self) -> bool:
        return self._deal.terminations[self.agent] or self._deal.truncations[self.agent]

    def _seen(self) -> Observation:
        return self._deal.observe(self.agent)

    def _others_play(self) -> None:
        deal, agents = self._deal, self._deal.possible_agents
        while not self._over and deal.agent_selection != self.agent:
            seat = agents.index(deal.agent_selection)
            player = self._players[(seat - self._seat - 1) % len(agents)]
            deal.play(player.choose(deal.view(deal.agent_selection)))


gymnasium.register(ID, entry_point="tierce.envs.gym:SeatEnv")
