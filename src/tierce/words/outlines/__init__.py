"""Outlines: which paragraphs the rules of a grammar have, section by section; the catalogue has the words."""

from __future__ import annotations

from typing import Final

from tierce.rules import Rules
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, SHED
from tierce.words.outlines import concealed, draw_meld_discard, shed
from tierce.words.outlines.part import Outline, Part

OUTLINES: Final[dict[str, Outline]] = {
    SHED: shed.OUTLINE,
    DRAW_MELD_DISCARD: draw_meld_discard.OUTLINE,
    CONCEALED: concealed.OUTLINE,
}
LAWS: Final = {SHED: "penang", DRAW_MELD_DISCARD: "rami", CONCEALED: "gin"}
"""The law of each grammar, under ``docs/rules``."""
RELATIVES: Final = {"basic": "basic"}
"""The games that have a law of their own beside that of their grammar."""
_IDS: Final = {"basic": "D"}
"""How the rule ids of the relatives' laws begin."""

__all__ = ["LAWS", "OUTLINES", "RELATIVES", "Outline", "Part", "cited", "law_of", "told_as", "why"]


def law_of(rules: Rules) -> str:
    """The law that a game rests on, under ``docs/rules``."""
    return RELATIVES.get(rules.name, LAWS[rules.grammar])


def cited(part: Part, rules: Rules) -> tuple[str, ...]:
    """The ids that a paragraph cites: of a game with a law of its own those of it, if there are any."""
    ids = part.rules.split(", ")
    own, others = _IDS.get(law_of(rules)), tuple(_IDS.values())
    mine = [id for id in ids if (id.startswith(own) if own else not id.startswith(others))]
    return tuple(mine or ids)


def told_as(rule: str, rules: Rules) -> str:
    """The id by which a game tells a rule of its grammar: of a game with a law of its own that of it."""
    parts = (part for section in OUTLINES[rules.grammar].sections.values() for part in section)
    for part in parts:
        ids = cited(part, rules)
        if rule in part.rules.split(", ") and rule not in ids:
            return ids[0]
    return rule


def why(part: Part, rules: Rules) -> str:
    """The message on what speaks for a rule where the sources of this game differ; there need not be one.

    What is said of a grammar's first game is not true of the sources of its relatives.
    """
    return f"why-{RELATIVES[rules.name]}-{part.id}" if rules.name in RELATIVES else f"why-{part.why}"
