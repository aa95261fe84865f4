"""Every rule of the rules document has a test that bears its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "docs" / "rules" / "penang.md"
SECTIONS = {1: 7, 2: 5, 3: 6, 4: 10, 5: 5, 6: 5, 7: 7, 8: 8, 9: 7}
"""How many rules each section has."""
IDS = [f"A{section}.{rule}" for section, rules in SECTIONS.items() for rule in range(1, rules + 1)]


def functions() -> dict[str, ast.FunctionDef]:
    tree = ast.parse((HERE / "test_penang.py").read_text(encoding="utf-8"))
    return {one.name: one for one in tree.body if isinstance(one, ast.FunctionDef)}


def ids_tested() -> set[str]:
    found = [re.match(r"test_A(\d+)_(\d+)_", name) for name in functions()]
    return {f"A{one[1]}.{one[2]}" for one in found if one}


def documented() -> set[str]:
    """The rules that the document states: ids that begin a line, a table row, a heading or a list item."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return set(re.findall(r"^[\s|#*\-`\[]*(A[1-9]\.\d+)\b", text, re.M))


def test_every_rule_has_a_test() -> None:
    missing = [one for one in IDS if one not in ids_tested()]
    assert not missing, f"rules without a test: {', '.join(missing)}"


def test_every_test_has_a_rule() -> None:
    assert ids_tested() == set(IDS)


def test_the_document_and_the_tests_speak_of_the_same_rules() -> None:
    # Until the document is there the list above stands for it.
    if DOCUMENT.exists():
        assert documented() == set(IDS)


def test_every_test_says_its_rule_in_a_line() -> None:
    for name, function in functions().items():
        if name.startswith("test_"):
            assert ast.get_docstring(function), f"{name} does not say its rule"
