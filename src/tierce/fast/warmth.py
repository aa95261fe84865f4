"""Whether the kernels are compiled: what compiles them ahead, or in the background.

Compiling them takes the better part of a minute the first time. It is kept on disk (beside the package, or
where ``NUMBA_CACHE_DIR`` says), so that later it takes a second. Until then whoever asks :func:`ready` plays
on with the plain twin, which gives the same answers.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Mapping
from importlib import import_module
from time import perf_counter
from types import MappingProxyType
from typing import Final

from tierce.fast.compiled import COMPILES

KERNELS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "gin": "tierce.fast.gin.warmth",
        "penang": "tierce.fast.penang.warmth",
        "rami": "tierce.fast.rami.warmth",
        "solver": "tierce.fast.solver.warmth",
    }
)
"""The kernels by name, each a module with a function ``warm`` that calls all of it once."""

_done = threading.Event()
_begun = threading.Lock()


def warm(tell: Callable[[str, float], None] = lambda name, seconds: None) -> None:
    """Compile all kernels now, and say how long each took."""
    for name, module in KERNELS.items():
        began = perf_counter()
        import_module(module).warm()
        tell(name, perf_counter() - began)
    _done.set()


def ready() -> bool:
    """Whether all kernels are compiled, so that to ask one costs nothing but its answer.

    The first to ask has them compiled in the background, unless the environment says ``TIERCE_WARM=no``.
    Where nothing compiles they are never ready.
    """
    if (
        COMPILES
        and os.environ.get("TIERCE_WARM") != "no"
        and not _done.is_set()
        and _begun.acquire(blocking=False)
    ):
        threading.Thread(target=warm, name="kernels", daemon=True).start()
    return _done.is_set()
