"""Bots think in processes of their own, so that no thought of theirs keeps a person waiting.

What crosses over is a ``View``, a kind and a seed; what comes back are the words of one step. The table is
never there, so a bot cannot look at it. The solver works there too, for whoever asks for the best melds.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from tierce.bots.best import best_melds
from tierce.bots.process import choose_words
from tierce.cards import Cards, TierceError
from tierce.melds import Meld
from tierce.server.metrics import Metrics
from tierce.table import View

T = TypeVar("T")
Choose = Callable[[str, View, bytes], str]
Best = tuple[tuple[Meld, ...], Cards]
SOLVER: Final = "solver"
"""Under which name the solver's work is measured."""


class BotFailed(TierceError):
    """A bot gave no answer."""


class Opponents:
    """The processes of the bots; they are started when the first bot is asked."""

    def __init__(
        self,
        *,
        workers: int = 1,
        timeout: float = 20.0,
        choose: Choose = choose_words,
        metrics: Metrics | None = None,
    ) -> None:
        """So many processes, which have ``timeout`` seconds for a step."""
        self._workers, self._timeout, self._choose = workers, timeout, choose
        self._metrics = metrics or Metrics()
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, kind: str, view: View, seed: bytes) -> str:
        """The words of one step. Raises ``BotFailed`` when there are none in time."""
        return await self._thought(kind, self._choose, kind, view, seed)

    async def best(self, view: View, hand: Cards) -> Best:
        """The best melds of these cards, and what they leave. Raises ``BotFailed`` when it takes too long."""
        return await self._thought(SOLVER, best_melds, view, hand)

    async def _thought(self, kind: str, think: Callable[..., T], *of: object) -> T:
        with self._metrics.thinking(kind, self._workers):
            return await self._answered(think, *of)

    async def _answered(self, think: Callable[..., T], *of: object) -> T:
        for last in (False, True):
            pool = self._started()
            try:
                thought = asyncio.get_running_loop().run_in_executor(pool, think, *of)
                return await asyncio.wait_for(thought, self._timeout)
            except BrokenProcessPool:
                # The process died, perhaps for another bot's sake: once more in a new one.
                self._drop(pool)
                if last:
                    raise BotFailed("its process died") from None
            except TimeoutError:
                self._drop(pool)
                raise BotFailed(f"no answer in {self._timeout:g} s") from None
            except Exception as wrong:
                # What it says may name cards; its kind is enough for the log.
                raise BotFailed(type(wrong).__name__) from None
        raise BotFailed("its process died")

    def close(self) -> None:
        """Stop the processes."""
        if self._pool is not None:
            self._drop(self._pool)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=multiprocessing.get_context("spawn"), initializer=_begin
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if pool is self._pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


def _begin() -> None:
    """What a process of bots does first: leave Ctrl-C to the server, and end when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)
