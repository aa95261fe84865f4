"""Which kernel knows the rules of a game, if any does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tierce.fast.refused import Unsupported
from tierce.rules import Terms

T = TypeVar("T")


def made(makers: Mapping[str, Callable[..., T]], terms: Terms, *given: Any) -> T | None:
    """What the maker for the grammar of these terms makes of them and of what else is given.

    ``None`` where there is no maker, or it does not know these terms.
    """
    maker = makers.get(terms.grammar)
    try:
        return None if maker is None else maker(terms, *given)
    except Unsupported:
        return None
