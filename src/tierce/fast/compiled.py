"""The compiler of kernels, where there is one."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Final, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

COMPILES: Final = find_spec("numba") is not None
"""Whether kernels are compiled here."""


def kernel(function: Function) -> Function:
    """The function compiled when it is first called, and kept on disk; as it is where nothing compiles.

    It is handed numpy arrays of 64-bit integers and plain integers, and holds up the interpreter of no other
    thread.
    """
    if not COMPILES:
        return function
    from numba import njit

    return cast(Function, njit(cache=True, nogil=True)(function))
