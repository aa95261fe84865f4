"""What a package offers is what it says it offers."""

from __future__ import annotations

import importlib
import inspect
import subprocess
import sys
from types import ModuleType

import pytest

import tierce

FLOORS = ("tierce", "tierce.cards", "tierce.melds", "tierce.rules", "tierce.game", "tierce.table")
NOT_OFFERED = ("annotations", "TYPE_CHECKING")


def order(name: str) -> tuple[int, str]:
    """Constants, then classes, then the rest: the order in which a linter sorts."""
    return (0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2, name)


@pytest.mark.parametrize("name", FLOORS)
def test_all_is_sorted_and_complete(name: str) -> None:
    module = importlib.import_module(name)
    names = list(module.__all__)
    assert names == sorted(names, key=order)
    assert len(names) == len(set(names))
    for one in names:
        getattr(module, one)
    imported = {
        one
        for one, value in vars(module).items()
        if not one.startswith("_")
        and one not in ("annotations", "TYPE_CHECKING")
        and not submodule(module, one, value)
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


def test_a_name_is_loaded_when_it_is_asked_for() -> None:
    loaded = "import sys, tierce; print(*(one for one in sys.modules if one.startswith('tierce')))"
    run = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["tierce"]
    assert set(dir(tierce)) == set(tierce.__all__)
    assert not hasattr(tierce, "nothing")
