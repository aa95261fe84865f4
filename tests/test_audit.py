"""The audit: what is found fails it, and what could not be asked is never taken for safe."""

from __future__ import annotations

import json
from typing import Any

import pytest

from audit import Audit, of_page, of_python, python, told
from test_docs import ROOT

SAFE = {"name": "click", "version": "8.3", "vulns": []}
UNSAFE = {
    "name": "litestar",
    "version": "2.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"], "aliases": []}],
}
SKIPPED = {"name": "uvicorn", "skip_reason": "Dependency not found on PyPI and could not be audited"}


@pytest.mark.parametrize(
    ("packages", "audit"),
    [
        ([SAFE], Audit([])),
        ([SAFE, UNSAFE], Audit(["litestar 2.0: PYSEC-1, mended in 2.1"])),
        ([SAFE, SKIPPED], Audit([], "PyPI did not answer for 1 of 2 packages")),
        ([], Audit([], "PyPI was asked nothing")),
    ],
)
def test_what_pypi_says(packages: list[Any], audit: Audit) -> None:
    assert of_python(json.dumps({"dependencies": packages, "fixes": []})) == audit


@pytest.mark.parametrize("answer", ["", "no", "[]", "{}", "null", '{"message": "405"}'])
def test_no_answer_is_not_taken_for_safe(answer: str) -> None:
    assert of_python(answer).unasked
    assert of_page(answer).unasked


def test_what_npm_says() -> None:
    dangers = {"svelte": {"name": "svelte", "severity": "high", "range": "<5.1", "via": []}}
    assert of_page(json.dumps({"vulnerabilities": dangers})) == Audit(["svelte <5.1 (high)"])
    assert of_page(json.dumps({"vulnerabilities": {}})) == Audit([])


def test_what_it_comes_to(capsys: pytest.CaptureFixture[str]) -> None:
    safe, unasked, unsafe = Audit([]), Audit([], "nobody there"), Audit(["x"], "nobody there")
    assert told([safe, safe], if_reachable=False) == 0
    assert told([safe, unasked], if_reachable=True) == 0
    assert "not asked: nobody there" in capsys.readouterr().out
    assert told([safe, unasked], if_reachable=False) == 3
    assert told([safe, unsafe], if_reachable=True) == 1


def test_everything_that_a_server_installs_is_asked_about() -> None:
    locks = [lock for lock in python() if lock.endswith(".txt")]
    asked = "".join((ROOT / lock).read_text(encoding="utf-8") for lock in locks)
    installed = [
        line.split()[0] for line in (ROOT / "requirements/run.txt").read_text().splitlines() if "==" in line
    ]
    assert len(installed) > 30
    assert [one for one in installed if one not in asked.split()] == []
