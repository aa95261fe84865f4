"""A paragraph before it is written: its message, its rules, and the knobs that it depends on."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """Where a paragraph comes from: the message ``rule-<id>``."""

    id: str
    rules: str
    """The ids of the rules that it states, with commas."""
    knobs: tuple[str, ...] = ()
    """The knobs whose answers it states."""
    why: str = ""
    """The message ``why-<why>`` says what speaks for the rule where sources differ."""
    split: bool = False
    """A sentence for each number of players that it differs for."""
    when: str = ""
    """It is said only where this knob has this answer (``wild.in_run=burnt``)."""
    unless: str = ""
    """It is not said where this knob has this answer."""


class Outline(NamedTuple):
    """The sections of a grammar's rules, each with its paragraphs in order."""

    sections: dict[str, tuple[Part, ...]]
    no_jokers: Part
    """What stands in the section on jokers where the deck has none."""
    needs_jokers: frozenset[str]
    """The sections that are left out there."""
