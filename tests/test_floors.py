"""Imports go down: a module imports from its own floor or a lower one, and a few doors stay shut."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"
# From the ground to the roof.
FLOORS = [
    *("cards", "melds", "rules", "game", "table"),
    *("fast", "bots", "arena", "envs", "words", "server", "cli"),
]
PURE = FLOORS[: FLOORS.index("table") + 1]  # only the standard library, and no sockets or clocks of it
SOCKETS_AND_CLOCKS = {"asyncio", "socket", "socketserver", "time"}
SHUT = {  # floor: what it never imports, although that lies below
    # Who holds the table itself sees every hand. (From `tierce.table` one may get the Table.)
    "bots": ("tierce.table", "tierce.table.table", "tierce.table.match", "tierce.table.record"),
    "server": ("tierce.game.turns",),
}
NO_FLOOR = {"tierce.__main__", "tierce.testing"}  # beside the floors, for others: may import all


def imports(source: str, module: str, package: bool, modules: set[str]) -> Iterator[str]:
    """Every module that a module's text imports, wherever in the text, relative names made whole."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            base = parts[: len(parts) - node.level + package] if node.level else []
            start = ".".join([*base, *filter(None, [node.module])])
            for alias in node.names:
                inner = f"{start}.{alias.name}"
                yield inner if inner in modules else start


def faults(files: dict[str, str]) -> list[str]:
    """What is wrong with these texts, by their paths under src/ (`tierce/cards/bag.py`)."""
    found = []
    names = {path: path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in files}
    modules = set(names.values())
    for path, module in names.items():
        if module == "tierce" or module in NO_FLOOR:
            continue
        floor = module.split(".")[1]
        if floor not in FLOORS:
            found.append(f"{module} is on no floor")
            continue
        for target in imports(files[path], module, path.endswith("/__init__.py"), modules):
            root, _, rest = target.partition(".")
            other = rest.partition(".")[0]
            if root != "tierce":
                if floor in PURE and (root not in sys.stdlib_module_names or root in SOCKETS_AND_CLOCKS):
                    found.append(f"{module} imports {root}")
            elif other not in FLOORS or FLOORS.index(other) > FLOORS.index(floor):
                found.append(f"{module} imports {target}, which is above it")
            elif any(
                target == door or (door.count(".") > 1 and target.startswith(f"{door}."))
                for door in SHUT.get(floor, ())
            ):
                found.append(f"{module} imports {target}, which is shut to it")
    return found


def test_imports_go_down() -> None:
    files = {str(file.relative_to(SRC).as_posix()): file.read_text() for file in SRC.rglob("*.py")}
    assert files
    assert not faults(files)


def case(path: str, line: str, *fault: str) -> object:
    """One line in one file, and the fault found in it."""
    return pytest.param(path, line, list(fault), id=f"{path}: {line}")


@pytest.mark.parametrize(
    ("path", "line", "expected"),
    [
        case("tierce/game/engine.py", "from tierce.cards.bag import Cards"),
        case("tierce/game/engine.py", "from .turns import shed"),
        case("tierce/cards/bag.py", "import functools, collections.abc"),
        case("tierce/bots/greedy.py", "from tierce.table.view import View"),
        case("tierce/bots/greedy.py", "from tierce.table import view"),
        case("tierce/server/app.py", "import litestar\nfrom tierce.table import Table"),
        case("tierce/__init__.py", "from tierce.cli.main import main"),
        case(
            "tierce/cards/bag.py",
            "from tierce.melds import law",
            "tierce.cards.bag imports tierce.melds, which is above it",
        ),
        case(
            "tierce/cards/bag.py",
            "def f():\n    from ..game.state import State",
            "tierce.cards.bag imports tierce.game.state, which is above it",
        ),
        case(
            "tierce/cards/__init__.py",
            "from ..rules import knobs",
            "tierce.cards imports tierce.rules, which is above it",
        ),
        case("tierce/game/state.py", "import tierce", "tierce.game.state imports tierce, which is above it"),
        case("tierce/table/match.py", "import numpy.random", "tierce.table.match imports numpy"),
        case("tierce/table/match.py", "from time import monotonic", "tierce.table.match imports time"),
        case(
            "tierce/bots/search.py",
            "from tierce.table.table import Table",
            "tierce.bots.search imports tierce.table.table, which is shut to it",
        ),
        case(
            "tierce/bots/search.py",
            "from tierce.table import view, match",
            "tierce.bots.search imports tierce.table.match, which is shut to it",
        ),
        case(
            "tierce/bots/search.py",
            "from tierce.table import Table",
            "tierce.bots.search imports tierce.table, which is shut to it",
        ),
        case(
            "tierce/server/rooms.py",
            "from tierce.game.turns.shed import Shed",
            "tierce.server.rooms imports tierce.game.turns.shed, which is shut to it",
        ),
        case("tierce/utils.py", "", "tierce.utils is on no floor"),
    ],
)
def test_the_checker_finds_what_goes_up(path: str, line: str, expected: list[str]) -> None:
    others = ["tierce/table/view.py", "tierce/table/match.py", "tierce/game/turns/shed.py"]
    assert faults(dict.fromkeys(others, "") | {path: line}) == expected
