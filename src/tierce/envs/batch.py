"""Thousands of deals side by side: one step makes a move in each, and what ends is dealt anew.

They are played on kernels (:mod:`tierce.fast`) where there are some that know the rules, else on the plain
engine, slowly and with the same manners.

>>> batch = Batch("gin", size=3, seed=1)
>>> batch.turn.shape, batch.masks.shape, batch.observations.shape
((3,), (3, 421), (3, 1042))
>>> rewards, ended = batch.step(batch.choices())
>>> rewards.shape, ended.tolist()
((3, 2), [False, False, False])
>>> batch.play(1000).rewards.shape
(1000, 2)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from tierce.envs.encodings import Array, encoding
from tierce.envs.episode import game_of
from tierce.envs.kernels import ENCODING, KERNELS, Deals
from tierce.envs.known import made
from tierce.envs.numbers import action_table
from tierce.envs.plain import PlainDeals
from tierce.envs.rewards import rewarding
from tierce.envs.whole import played
from tierce.fast.lots import Ints, lots
from tierce.fast.policies import ANY, Policy, rows
from tierce.rules import Rules

Number = TypeVar("Number", bound=np.generic)
Bools = NDArray[np.bool_]
Floats = NDArray[np.float64]


class Played(NamedTuple):
    """Whole deals, one in each row."""

    rewards: Floats
    """What each seat was paid."""
    lengths: Ints
    """How many moves were made."""


class Batch:
    """Deals of one game that are stepped together.

    ``turn``, ``masks`` and ``observations`` have a row for each deal and are those of the seat to act. They
    are to be read, and the next step may change them where they lie: copy what shall be kept.
    """

    def __init__(
        self,
        rules: Rules | str = "gin",
        *,
        size: int = 1024,
        seats: int | None = None,
        seed: int | None = None,
        rewards: str = "zero_sum",
        encode: str = "planes-1",
        kernels: bool = True,
    ) -> None:
        """So many deals under these rules.

        ``seats``    how many play; the fewest that the rules allow if not said
        ``seed``     what all chance follows from; each deal has its own, whatever is done in the others
        ``rewards``  ``zero_sum`` or ``penalty`` (:mod:`tierce.envs.rewards`)
        ``encode``   the name of an encoding (:mod:`tierce.envs.encodings`); kernels know ``planes-1``
        ``kernels``  whether they may play; without them the plain engine plays the same deals

        Raises ``RulesError`` for rules that so many cannot play, ``ValueError`` for other names and for a
        size below 1.
        """
        _, self.terms = game_of(rules, seats)
        if size < 1:
            raise ValueError(f"size is at least 1, not {size}")
        self._pay = rewarding(rewards)
        self.size, self._kernels = size, kernels
        self.table = action_table(self.terms)
        self._encode = encoding(encode, self.terms)
        self._seen: Array = np.zeros((size, self._encode.size), dtype=np.int16)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal all anew. With the same seed the same deals come."""
        seed = random.SystemRandom().getrandbits(64) if seed is None else seed
        each = np.stack([lots(f"{seed} {place}") for place in range(self.size)])
        self._deals = self._made(each)
        self._lots = lots(f"{seed} policies")
        self._shown = False

    def _made(self, each: Ints) -> Deals:
        may = self._kernels and self._encode.name == ENCODING
        deals = made(KERNELS, self.terms, each) if may else None
        return PlainDeals(self.terms, each, self._encode) if deals is None else deals

    @property
    def on_kernels(self) -> bool:
        """Whether kernels play; compiled, they are hundreds of times as fast as the plain engine."""
        return not isinstance(self._deals, PlainDeals)

    @property
    def turn(self) -> Ints:
        """The seat to act in each deal, from 0."""
        return _to_read(self._deals.turn)

    @property
    def masks(self) -> Bools:
        """Which numbers of the action table are legal in each deal (deals x actions)."""
        return _to_read(self._deals.masks)

    @property
    def observations(self) -> Array:
        """What the seat to act sees of each deal (deals x numbers), made when it is asked for."""
        if not self._shown:
            self._deals.show(self._seen)
            self._shown = True
        return _to_read(self._seen)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> tuple[Floats, Bools]:
        """Play one number of the action table in each deal.

        Returns what each seat was paid (deals x seats), and which deals ended; in their places new ones lie.
        Raises ``ValueError`` that names the deal and the action when one is not legal; then none is played.
        """
        moves = self._moves(actions)
        points = np.zeros((self.size, self.terms.players), dtype=np.int64)
        ended = np.zeros(self.size, dtype=np.bool_)
        self._deals.step(moves, points, ended)
        self._shown = False
        return self._paid(points, np.flatnonzero(ended)), ended

    def choices(self, *policies: Policy) -> Ints:
        """What policies would play now in each deal: one for each seat, one for all, or any legal number."""
        each = self._by_seat(policies)
        for policy in each:
            if policy.kind not in self._deals.kinds:
                raise ValueError(f"nothing that steps {self.terms.rules} knows {policy}")
        return self._deals.choices(rows(each), self._lots)

    def play(self, deals: int, *policies: Policy) -> Played:
        """Play so many other deals to their ends at once, by policies as in :meth:`choices`."""
        points = np.zeros((deals, self.terms.players), dtype=np.int64)
        lengths = np.zeros(deals, dtype=np.int64)
        by_seat = self._by_seat(policies)
        played(self.terms, by_seat, self._lots, points, lengths, kernels=self._kernels)
        return Played(self._paid(points, np.arange(deals)), lengths)

    def _moves(self, actions: Sequence[int] | NDArray[Any]) -> Ints:
        """The actions, all legal."""
        said = np.asarray(actions)
        if said.shape != (self.size,) or not np.issubdtype(said.dtype, np.integer):
            raise ValueError(
                f"a step takes {self.size} whole numbers, one for each deal, "
                f"not an array of {said.dtype} with shape {said.shape}"
            )
        inside = said.clip(0, self.table.size - 1).astype(np.int64)
        wrong = np.flatnonzero(~self.masks[np.arange(self.size), inside] | (inside != said))
        if wrong.size:
            deal, action = int(wrong[0]), int(said[wrong[0]])
            words = f" ({self.table.text(action)})" if 0 <= action < self.table.size else ""
            raise ValueError(
                f"deal {deal}: seat {self.turn[deal]} may not play {action}{words} now; "
                f"{self.masks[deal].sum()} numbers are legal, see masks[{deal}]"
            )
        return inside

    def _by_seat(self, policies: tuple[Policy, ...]) -> tuple[Policy, ...]:
        seats = self.terms.players
        each = (policies or (ANY,)) * (seats if len(policies) < 2 else 1)
        if len(each) != seats:
            raise ValueError(f"{len(policies)} policies for {seats} seats")
        return each

    def _paid(self, points: Ints, ended: NDArray[np.intp]) -> Floats:
        """The rewards, which come where deals have ended."""
        rewards = np.zeros(points.shape)
        if ended.size:
            rewards[ended] = np.stack(self._pay([*points[ended].T], self.terms), axis=1)
        return rewards


def _to_read(array: NDArray[Number]) -> NDArray[Number]:
    """The array as it is, for reading only."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
