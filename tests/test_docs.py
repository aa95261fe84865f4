"""The documentation runs: every example in README and docs, and every link to a file."""

from __future__ import annotations

import ast
import doctest
import re
from pathlib import Path

import pytest

from tierce.rules import KNOBS

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "examples").glob("*.md"), *(ROOT / "docs").rglob("*.md")])
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


def complaints() -> list[list[str]]:
    """The rows of the page of complaints: number, complaint, answer, tests."""
    text = (ROOT / "docs/complaints.md").read_text(encoding="utf-8")
    return [row.strip("| ").split(" | ") for row in text.splitlines() if re.match(r"\| \d", row)]


def test_each_of_the_forty_complaints_has_an_answer() -> None:
    rows = complaints()
    assert [row[0] for row in rows] == [str(number) for number in range(1, 41)]
    assert all(len(row) == 4 and all(row) for row in rows)


def test_the_tests_that_show_the_answers_are_there() -> None:
    for number, *_, shown in complaints():
        named = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", shown)
        assert named, number
        for file, name in named:
            tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
            assert name in {one.name for one in tree.body if isinstance(one, ast.FunctionDef)}, (number, name)
