"""The compiler of kernels, where there is one, and the keeping of what it made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

COMPILES: Final = find_spec("numba") is not None
"""Whether kernels are compiled here."""
SHARED: Final = ("fast/*.py", "fast/solver/*.py", "melds/*.py")
"""Where in the package stands what may be compiled into any kernel, functions and constants."""


def kernel(function: Function) -> Function:
    """The function compiled when it is first called, and kept on disk; as it is where nothing compiles.

    It is handed numpy arrays of 64-bit integers and plain integers, and holds up the interpreter of no other
    thread.
    """
    return _compiled(function, makes_arrays=True)


def bare(function: Function) -> Function:
    """A kernel that makes no arrays, which would not compile: its caller gives all room.

    Nor does it count who holds the arrays that it is handed. Where kernels hand the same arrays to each other
    at every step of a game, this counting takes four fifths of the time.
    """
    return _compiled(function, makes_arrays=False)


def _compiled(function: Function, *, makes_arrays: bool) -> Function:
    if not COMPILES:
        return function
    from numba import njit

    options: dict[str, Any] = {"cache": True, "nogil": True, "_nrt": makes_arrays, "no_cfunc_wrapper": True}
    compiled: Any = njit(**options)(function)
    kept = getattr(compiled, "_cache", None)
    if kept is not None:
        # What is kept holds the code of all that the kernel calls, and numba looks at its own file alone.
        kept._cache_file._source_stamp = stamp(Path(function.__code__.co_filename).parent)
    if hasattr(compiled, "get_call_template"):
        _take_any_number(compiled)
    return cast(Function, compiled)


def _take_any_number(compiled: Any) -> None:
    """Keep a kernel from being compiled anew for each number that stands in the text of its callers."""
    from numba import types

    template, unliteral = compiled.get_call_template, cast(Any, types.unliteral)

    def of_any_number(args: Sequence[Any], kws: Mapping[str, Any]) -> Any:
        named = {name: unliteral(kind) for name, kind in kws.items()}
        return template(tuple(map(unliteral, args)), named)

    compiled.get_call_template = of_any_number


@cache
def stamp(folder: Path) -> bytes:
    """The digest of what may be compiled into the kernels of a folder: its own modules and the shared ones.

    What was compiled from others is made anew.
    """
    package, digest = Path(__file__).parents[1], sha256()
    found = {*folder.glob("*.py"), *(path for pattern in SHARED for path in package.glob(pattern))}
    for path in sorted(found):
        digest.update(path.read_bytes())
    return digest.digest()
