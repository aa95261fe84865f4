"""What a package offers is what it says it offers."""

from __future__ import annotations

import importlib
import inspect
from types import ModuleType

import pytest

import tierce

FLOORS = ("tierce", "tierce.cards", "tierce.melds", "tierce.rules", "tierce.game", "tierce.table")


def order(name: str) -> tuple[int, str]:
    """Constants, then classes, then the rest: the order in which a linter sorts."""
    return (0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2, name)


@pytest.mark.parametrize("name", FLOORS)
def test_all_is_sorted_and_complete(name: str) -> None:
    module = importlib.import_module(name)
    names = list(module.__all__)
    assert names == sorted(names, key=order)
    assert len(names) == len(set(names))
    imported = {
        one
        for one, value in vars(module).items()
        if not one.startswith("_") and one != "annotations" and not submodule(module, one, value)
    }
    assert set(names) == imported


def submodule(module: ModuleType, name: str, value: object) -> bool:
    """Whether this is a module that is there only because something below was imported."""
    return inspect.ismodule(value) and name not in module.__all__


@pytest.mark.parametrize("name", FLOORS)
def test_everything_offered_is_described(name: str) -> None:
    module = importlib.import_module(name)
    for one in module.__all__:
        value = getattr(module, one)
        if inspect.isclass(value) or inspect.isfunction(value) or inspect.ismodule(value):
            assert inspect.getdoc(value), f"{name}.{one}"
    assert module.__doc__


def test_the_names_of_the_first_page() -> None:
    assert {"Table", "load", "Record", "parse_position", "IllegalAction", "engine"} <= set(tierce.__all__)
