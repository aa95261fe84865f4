"""An actor-critic that learns gin by playing against itself, and is measured against random play.

    pip install 'tierce[rl,fast]'
    python examples/actor_critic.py                            three seeds, a million decisions each
    python examples/actor_critic.py --decisions 3000000 --seeds 1

One small network looks at the deal from the seat whose turn it is: what to do (actor), and how many points
the deal will bring that seat (critic). It is written in numpy, so that nothing else needs to be installed and
every line can be read.
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tierce.envs.batch import Batch

Floats = NDArray[np.float32]
Masks = NDArray[np.bool_]
GAME, ENCODING = "gin", "planes-1"
DEALS, STEPS, PARTS, HIDDEN = 256, 32, 4, 128
LAMBDA, ENTROPY, RATE = 0.95, 0.01, 1e-3
POINTS = 25.0
"""What rewards are divided by: the bonus for gin."""


class Network:
    """Two layers that share their first, and Adam, which moves them."""

    def __init__(self, seen: int, actions: int, rng: np.random.Generator) -> None:
        """With small random weights."""
        shapes = {"in": (seen, HIDDEN), "bias": (HIDDEN,), "act": (HIDDEN, actions), "value": (HIDDEN, 1)}
        self.weights = {
            name: (rng.normal(size=shape) * (0.01 if name in ("act", "value") else seen**-0.5)).astype(
                np.float32
            )
            for name, shape in shapes.items()
        }
        self.first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.moves = 0

    def __call__(self, seen: Floats, masks: Masks) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chance of each action, and the points to come (divided by ``POINTS``)."""
        hidden = np.maximum(seen @ self.weights["in"] + self.weights["bias"], 0)
        liked = np.where(masks, hidden @ self.weights["act"], -1e9)
        chances = np.exp(liked - liked.max(axis=1, keepdims=True))
        return hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ self.weights["value"])[:, 0]

    def learn(self, seen: Floats, masks: Masks, played: NDArray[np.int64], worth: Floats) -> None:
        """Do more of what was worth more than thought, and think better of it; stay curious a little."""
        hidden, chances, value = self(seen, masks)
        count = len(played)
        better = worth - value
        scaled = (better / (better.std() + 1e-6)).astype(np.float32)
        to_act = chances * scaled[:, None]
        to_act[np.arange(count), played] -= scaled
        logs = np.log(chances + 1e-9)
        to_act += ENTROPY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        to_act /= count
        to_value = (-better / count)[:, None].astype(np.float32)
        to_hidden = (to_act @ self.weights["act"].T + to_value @ self.weights["value"].T) * (hidden > 0)
        self._move(
            {
                "in": seen.T @ to_hidden,
                "bias": to_hidden.sum(axis=0),
                "act": hidden.T @ to_act,
                "value": hidden.T @ to_value,
            }
        )

    def _move(self, slopes: dict[str, Floats]) -> None:
        self.moves += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.moves)
            second = self.second[name] / (1 - 0.999**self.moves)
            self.weights[name] -= RATE * first / (np.sqrt(second) + 1e-8)


def chosen(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, by its chances."""
    return np.asarray((chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1), dtype=np.int64)


def look(batch: Batch) -> Floats:
    """What the seats to act see."""
    return batch.observations.astype(np.float32)


def side_to_act(batch: Batch) -> Floats:
    """1 where the first seat is to act, -1 where the other is."""
    return (1 - 2 * batch.turn).astype(np.float32)


class Step(NamedTuple):
    """A step of all deals; what it was worth is told from the first seat's side."""

    seen: Floats
    masks: Masks
    side: Floats
    played: NDArray[np.int64]
    value: Floats
    paid: NDArray[np.float64]
    ended: Masks


def train(network: Network, batch: Batch, rng: np.random.Generator) -> None:
    """Play a few steps of all deals, work out what each was worth, and learn from them."""
    steps: list[Step] = []
    for _ in range(STEPS):
        seen, masks, side = look(batch), batch.masks.copy(), side_to_act(batch)
        _, chances, value = network(seen, masks)
        played = chosen(chances, rng)
        rewards, ended = batch.step(played)
        steps.append(Step(seen, masks, side, played, value * side, rewards[:, 0] / POINTS, ended))
    worth = after = network(look(batch), batch.masks)[2] * side_to_act(batch)
    targets: list[Floats] = []
    for step in reversed(steps):
        worth = np.where(step.ended, step.paid, LAMBDA * worth + (1 - LAMBDA) * after).astype(np.float32)
        after = step.value
        targets.append(worth * step.side)
    seen, masks = np.concatenate([one.seen for one in steps]), np.concatenate([one.masks for one in steps])
    played, target = np.concatenate([one.played for one in steps]), np.concatenate(targets[::-1])
    for part in np.array_split(rng.permutation(DEALS * STEPS), PARTS):
        network.learn(seen[part], masks[part], played[part], target[part])


def measured(network: Network, seed: int, deals: int = 2000) -> tuple[float, float]:
    """Points a deal against random play, with half the width of a 95 % interval."""
    rng = np.random.default_rng(seed)
    batch = Batch(GAME, size=500, seed=seed, encode=ENCODING)
    points: list[float] = []
    while len(points) < deals:
        masks = batch.masks.copy()
        _, chances, _ = network(look(batch), masks)
        at_random = masks / masks.sum(axis=1, keepdims=True)
        mine = (batch.turn == 0)[:, None]
        rewards, over = batch.step(chosen(np.where(mine, chances, at_random), rng))
        points += rewards[over, 0].tolist()
    told = np.array(points[:deals])
    return float(told.mean()), float(1.96 * told.std() / deals**0.5)


def learnt(seed: int, decisions: int, looks: int) -> list[tuple[float, float]]:
    """Learn from a seed for so many decisions, and tell how well as it goes: means with half-widths."""
    rng = np.random.default_rng(seed)
    batch = Batch(GAME, size=DEALS, seed=seed, encode=ENCODING)
    network = Network(batch.observations.shape[1], batch.masks.shape[1], rng)
    told: list[tuple[float, float]] = []
    done, seconds = 0, 0.0
    for number in range(looks + 1):
        began = time.perf_counter()
        while done < decisions * number // looks:
            train(network, batch, rng)
            done += DEALS * STEPS
        seconds += time.perf_counter() - began
        told.append(measured(network, 1000 + seed))
        print(
            f"{seed:4}  {done:9,}  {seconds / 60:7.1f}   {told[-1][0]:6.2f} +- {told[-1][1]:.2f}", flush=True
        )
    return told


def main() -> None:
    """Learn from each seed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("--decisions", type=int, default=1_000_000, help="to learn from, for each seed")
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--looks", type=int, default=8, help="how often it is measured")
    asked = parser.parse_args()
    print("seed  decisions  minutes   points a deal against random play")
    for seed in range(asked.seeds):
        learnt(seed, asked.decisions, asked.looks)


if __name__ == "__main__":
    main()
