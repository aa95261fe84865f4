"""When kernels are ready: compiled ahead, in the background, or never."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

from tierce.fast import warmth


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Nothing is compiled yet, and compiling takes until the event that this gives."""
    over = threading.Event()
    monkeypatch.setattr(warmth, "_done", threading.Event())
    monkeypatch.setattr(warmth, "_begun", threading.Lock())
    monkeypatch.setattr(warmth, "KERNELS", {"slow": "slow"})
    monkeypatch.delenv("TIERCE_WARM", raising=False)
    monkeypatch.setattr(warmth, "import_module", lambda name: SimpleNamespace(warm=over.wait))
    return over


def test_who_asks_first_has_them_compiled_in_the_background(cold: threading.Event) -> None:
    before = set(threading.enumerate())  # Other tests may have begun to compile for themselves.
    assert not warmth.ready()
    assert not warmth.ready()
    (thread,) = set(threading.enumerate()) - before
    assert thread.name == "kernels"
    cold.set()
    thread.join()
    assert warmth.ready()


def test_who_warms_waits(cold: threading.Event) -> None:
    cold.set()
    told = []
    warmth.warm(lambda name, seconds: told.append((name, seconds >= 0)))
    assert told == [("slow", True)]
    assert warmth.ready()


def test_who_is_told_not_to_warm_does_not(cold: threading.Event, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIERCE_WARM", "no")
    assert not warmth.ready()
    assert warmth._begun.acquire(blocking=False)


def test_where_nothing_compiles_they_are_never_ready(
    cold: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warmth, "COMPILES", False)
    before = set(threading.enumerate())
    assert not warmth.ready()
    assert set(threading.enumerate()) <= before


def test_each_kernel_has_something_to_warm() -> None:
    for module in warmth.KERNELS.values():
        assert callable(import_module(module).warm)


WITHOUT = """
import sys
for name in ("numba", "gymnasium", "pettingzoo", "numpy"):
    sys.modules[name] = None
import tierce, tierce.bots, tierce.arena, tierce.server.app, tierce.cli.main
table = tierce.Table("penang", seats=2, seed=1)
while not table.over:
    table.play(table.view(table.turn).legal_actions[0])
"""


def test_nothing_else_needs_what_the_extras_bring() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


UNCOMPILED = """
import sys
sys.modules["numba"] = None
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name == "numba" else found(name, package)
from tierce.envs.aec import env
from tierce.fast.compiled import COMPILES
deal = env("gin")
deal.reset(seed=1)
deal.step(int(deal.observe(deal.agent_selection)["action_mask"].argmax()))
print(COMPILES, type(deal.moment).__name__)
"""


def test_environments_work_without_a_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", UNCOMPILED], capture_output=True, text=True, check=False)
    assert done.stdout == "False PlainMoment\n", done.stderr


def test_the_page_of_the_kernels_runs(capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[2] / "docs" / "kernels.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(compile(example, "kernels.md", "exec"), {})
    patient, *greedy = map(float, capsys.readouterr().out.strip("[] \n").split())
    assert len(greedy) == 3
    assert patient > 0
