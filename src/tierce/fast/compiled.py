"""The compiler of kernels, where there is one."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Final, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

COMPILES: Final = find_spec("numba") is not None
"""Whether kernels are compiled here."""


def kernel(function: Function) -> Function:
    """The function compiled when it is first called, and kept on disk; as it is where nothing compiles.

    It is handed numpy arrays of 64-bit integers and plain integers, and holds up the interpreter of no other
    thread.
    """
    return _compiled(function, makes_arrays=True)


def bare(function: Function) -> Function:
    """A kernel that makes no array and no part of one, which would not compile: its caller gives all room.

    Nor does it count who holds the arrays that it is handed. Where kernels hand the same arrays to each other
    at every step of a game, this counting takes four fifths of the time.
    """
    return _compiled(function, makes_arrays=False)


def _compiled(function: Function, *, makes_arrays: bool) -> Function:
    if not COMPILES:
        return function
    from numba import njit

    options: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": makes_arrays}
    return cast(Function, njit(**options)(function))
