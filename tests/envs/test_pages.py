"""The pages of the environments: as they are made, all linked, and each loop learns something."""

from __future__ import annotations

import re
from types import CodeType
from typing import Any

import numpy as np
import pytest

from tierce import load, preset_names
from tierce.envs.pages import DOCS, pages
from tierce.rules.knobs import DRAW_MELD_DISCARD


@pytest.mark.parametrize("name", sorted(pages()))
def test_each_page_is_as_it_is_made(name: str) -> None:
    """Else: ``python -m tierce.envs.pages``."""
    assert (DOCS / name).read_text(encoding="utf-8") == pages()[name]


def test_all_pages_are_linked() -> None:
    index = (DOCS / "index.md").read_text(encoding="utf-8")
    assert set(pages()) <= set(re.findall(r"\]\((\w+\.md)\)", index))


def _loop(page: str) -> CodeType:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    (loop,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    return compile(loop, page, "exec")


@pytest.mark.parametrize(
    "preset",
    [
        preset
        if load(preset).grammar != DRAW_MELD_DISCARD or preset == "rami51"
        else pytest.param(preset, marks=pytest.mark.slow)
        for preset in preset_names()
    ],
)
def test_the_loop_of_a_page_runs(preset: str) -> None:
    (loop,) = re.findall(
        r"```python\n(.*?)```", (DOCS / f"{preset}.md").read_text(encoding="utf-8"), re.DOTALL
    )
    left: dict[str, Any] = {}
    exec(compile(loop, preset, "exec"), left)
    assert np.isfinite(left["liking"]).all()
    assert left["said"]


def test_the_loop_with_openspiels_manners_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(_loop("openspiel"), {})
    assert len(capsys.readouterr().out.splitlines()) == 5
