"""How much memory a state takes, of deals whose every state is kept; what they share counts once.

Each measurement is a process of its own, in which Python and C++ take their memory from the same place:
``PYTHONMALLOC=malloc python -m benchmarks.memory penang SEED`` prints what the C library gets back, state by
state, when all are thrown away.
"""

from __future__ import annotations

import ctypes
import gc
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from benchmarks.rotation import Contender, Row

States = Callable[[random.Random], Iterator[object]]
"""The states of random deals, without end."""
KEPT = 10_000
ROOT = Path(__file__).parents[1]


def rows() -> Iterator[Row]:
    """Gin beside OpenSpiel, and our other games."""
    both = kept("gin_openspiel", "tierce"), kept("openspiel", "OpenSpiel")
    yield Row("memory of gin", "bytes a state", both)
    for game in ("penang", "rami51"):
        yield Row(f"memory of {game}", "bytes a state", (kept(game, "tierce"),))


def kept(which: str, name: str) -> Contender:
    """Measured in a process of its own."""

    def measure(rng: random.Random) -> float:
        command = [sys.executable, "-m", "benchmarks.memory", which, str(rng.randrange(2**31))]
        env = os.environ | {"PYTHONMALLOC": "malloc"}
        run = subprocess.run(command, stdout=subprocess.PIPE, check=True, cwd=ROOT, env=env, text=True)
        return float(run.stdout)

    return Contender(name, measure)


def ours(game: str) -> States:
    """Our states."""
    from benchmarks.deals import states
    from tierce import load

    terms = load(game).at({"penang": 4, "rami51": 3}.get(game, 2))

    def found(rng: random.Random) -> Iterator[object]:
        while True:
            yield from states(terms, rng)

    return found


def openspiel(rng: random.Random) -> Iterator[object]:
    """OpenSpiel's states: it changes its own, so what is kept is a copy."""
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            if not state.is_chance_node():
                yield state.clone()


class _Heap(ctypes.Structure):
    """What the C library tells of its heap (``mallinfo2``): ten numbers, of which two are asked."""

    _fields_ = tuple((name, ctypes.c_size_t) for name in (*"abcd", "apart", *"fg", "used", *"ij"))


def in_use() -> int:
    """The bytes that are taken from the C library."""
    library = ctypes.CDLL(None)
    library.mallinfo2.restype = _Heap
    heap = library.mallinfo2()
    return int(heap.used + heap.apart)


def main(which: str, seed: int) -> None:
    """Keep the states, throw them away, and print what each took."""
    found = openspiel if which == "openspiel" else ours(which)
    states = list(islice(found(random.Random(seed)), KEPT))
    gc.collect()
    before = in_use()
    states.clear()
    gc.collect()
    print((before - in_use()) / KEPT)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
