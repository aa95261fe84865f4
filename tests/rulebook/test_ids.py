"""Every rule of the rules documents has a test that bears its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCUMENTS = HERE.parents[1] / "docs" / "rules"
SOURCE = HERE.parents[1] / "src" / "tierce"
CITED = re.compile(r"\b(G\d+(?:\.\d+)?|GIN-\d+)\b")
"""How the rules of gin are cited."""
PENANG = {"A1": 7, "A2": 5, "A3": 6, "A4": 10, "A5": 5, "A6": 5, "A7": 7, "A8": 8, "A9": 7}
"""How many rules each section of Penang Rummy has."""
RAMI = {
    "B1": 7, "B2": 8, "B3": 6, "B4": 9, "B5": 4, "B6": 6, "B7": 7, "B8": 3, "B9": 3, "B10": 10, "B11": 3,
    "C3": 17,
}  # fmt: skip
"""How many rules each numbered section of Rami and its relatives has."""
GIN = {
    "G1": 5, "G2": 5, "G3": 5, "G4": 5, "G5": 4, "G6": 5, "G7": 4, "G8": 7, "G9": 5, "G10": 8, "G11": 7,
    "G12": 12,
}  # fmt: skip
"""How many rules each section of gin has."""
WHOLE = ["B12", "C1", "C2", "C4"]
"""Sections of Rami that are one rule, or a list of questions."""
RULING = re.compile(r"test_B13_on_((?:[ABC]\d+(?:_\d+)?_)+)")


def numbered(sections: dict[str, int]) -> list[str]:
    return [f"{section}.{rule}" for section, rules in sections.items() for rule in range(1, rules + 1)]


def functions(file: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    return {one.name: one for one in tree.body if isinstance(one, ast.FunctionDef)}


def ids_tested(file: str) -> set[str]:
    """The rules that the names of the tests name: ``test_A7_3_...`` or, of a section, ``test_B12_...``."""
    found = [re.match(r"test_([ABCG]\d+)(?:_(\d+))?_", name) for name in functions(file)]
    return {f"{one[1]}.{one[2]}" if one[2] else one[1] for one in found if one} - {"A10", "A11", "B13"}


def rulings_tested() -> set[str]:
    """The rulings that the tests of B13 name, as the document writes them."""
    found = [RULING.match(name) for name in functions("test_rami.py")]
    places = [re.findall(r"[ABC]\d+(?:_\d+)?", one[1]) for one in found if one]
    return {f"B13 ({', '.join(place.replace('_', '.') for place in ruling)})" for ruling in places}


def documented(name: str) -> set[str]:
    """The rules that the document states: ids that begin a line, a table row, a heading or a list item."""
    text = (DOCUMENTS / name).read_text(encoding="utf-8")
    return set(re.findall(r"^[\s|#*\-`\[]*([ABCG]\d+\.\d+)\b", text, re.M))


def test_every_rule_of_penang_has_a_test() -> None:
    assert ids_tested("test_penang.py") == set(numbered(PENANG))


def test_every_rule_of_rami_has_a_test() -> None:
    tested = ids_tested("test_rami.py")
    missing = [one for one in [*numbered(RAMI), *WHOLE] if one not in tested]
    assert not missing, f"rules without a test: {', '.join(missing)}"
    assert tested == {*numbered(RAMI), *WHOLE}


def test_every_rule_of_gin_has_a_test() -> None:
    assert ids_tested("test_gin.py") == set(numbered(GIN))


def test_every_rule_of_gin_that_is_cited_is_there() -> None:
    cited = {one for file in SOURCE.rglob("*.py") for one in CITED.findall(file.read_text(encoding="utf-8"))}
    there = {*numbered(GIN), *GIN, *(f"GIN-{number}" for number in range(1, 16))}
    assert cited >= {"G1.4", "G4.1", "G12.6"}
    assert cited <= there


@pytest.mark.parametrize(("name", "sections"), [("penang.md", PENANG), ("rami.md", RAMI), ("gin.md", GIN)])
def test_the_document_and_the_tests_speak_of_the_same_rules(name: str, sections: dict[str, int]) -> None:
    assert documented(name) == set(numbered(sections))


def test_every_ruling_of_rami_has_a_test() -> None:
    text = (DOCUMENTS / "rami.md").read_text(encoding="utf-8")
    rulings = set(re.findall(r"^\| (B13 \([^)]*\)) \|", text, re.M))
    assert len(rulings) == 22
    assert rulings == rulings_tested()


@pytest.mark.parametrize("file", ["test_penang.py", "test_rami.py", "test_gin.py"])
def test_every_test_says_its_rule_in_a_line(file: str) -> None:
    for name, function in functions(file).items():
        if name.startswith("test_"):
            assert ast.get_docstring(function), f"{name} does not say its rule"
