"""The documentation runs: every example in README and docs, and every link to a file."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tierce.rules import KNOBS

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
NUMBERS = {100: "a hundred"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_readme_has_examples() -> None:
    examples = doctest.DocTestParser().get_examples((ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(examples) >= 10


def test_the_number_of_house_rules() -> None:
    for page in ("README.md", "CHANGELOG.md"):
        assert NUMBERS[len(KNOBS)] in (ROOT / page).read_text(encoding="utf-8").lower(), page
