"""Presets: named, versioned rule books, one TOML file each.

A preset states an answer to every knob, or names a base and states what differs. ``penang@1`` never changes
its meaning;
a correction is a new version.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any

from tierce.rules.knobs import KNOBS
from tierce.rules.rules import Given, Problem, Rules, RulesError, _unknown, read_given


@cache
def preset_names() -> tuple[str, ...]:
    """The names of all presets, sorted."""
    files = resources.files("tierce.rules").joinpath("presets").iterdir()
    return tuple(sorted(file.name.removesuffix(".toml") for file in files if file.name.endswith(".toml")))


def load(label: str) -> Rules:
    """The rule book named ``label``: a preset, perhaps with its version and house rules.

    Raises ``RulesError`` for an unknown preset, version, knob or answer, naming the valid ones.

    >>> load("penang").at(3).deal.hand_size, load("penang@1+deal.hand_size=12").at(3).deal.hand_size
    (25, 12)
    """
    named, *said = label.split("+")
    name, _, version = named.partition("@")
    if name not in preset_names():
        raise RulesError([Problem("preset", f"{name!r}: {_unknown('preset', name, list(preset_names()))}")])
    rules = _preset(name)
    if version and version != str(rules.version):
        raise RulesError([Problem("preset", f"{name} has version {rules.version}, not {version!r}")])
    changes: dict[str, object] = {}
    problems: list[Problem] = []
    for one in said:
        path, equals, answer = one.partition("=")
        if not equals:
            problems.append(
                Problem(path, f"{one!r} is no house rule: write knob=answer, such as deal.hand_size=12")
            )
        changes[path] = answer
    if problems:
        raise RulesError(problems)
    return rules.with_(changes) if changes else rules


@cache
def _preset(name: str) -> Rules:
    data = _file(name)
    told = _answers(data)
    if "base" in data:
        base = load(data["base"])
        answers = {path: base.given(path) for path in base.knobs} | told
        return Rules(data["name"], data["version"], data["title"], base.grammar, answers)
    return Rules(data["name"], data["version"], data["title"], data["grammar"], told)


def _file(name: str) -> dict[str, Any]:
    text = resources.files("tierce.rules").joinpath("presets", f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def _answers(data: dict[str, Any]) -> dict[str, Given]:
    return {
        f"{group}.{key}": read_given(KNOBS[f"{group}.{key}"], said)
        for group, told in data.items()
        if isinstance(told, dict)
        for key, said in told.items()
    }
