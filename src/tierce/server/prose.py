"""The rules of a table as the wire tells them: prose, and first of all what differs from the book."""

from __future__ import annotations

from collections.abc import Iterable

from tierce.rules import KNOBS, Rules
from tierce.server import messages, wire
from tierce.server.tongue import words
from tierce.words import knobs
from tierce.words.rulebook import Section, rulebook


def rules_text(rules: Rules, seats: int) -> wire.RulesText:
    """The rules of a table of ``seats``."""
    sections = rulebook(rules, words(), seats)
    return wire.RulesText(
        title=words().text("rules-title-seats", title=knobs.title(words(), rules), seats=str(seats)),
        game=rules.name,
        seats=seats,
        differences=[_difference(one, sections) for one in messages.changes(rules, seats)],
        sections=[
            wire.RulesSection(
                section.id,
                section.title,
                [
                    wire.RulesParagraph(one.id, one.text, list(one.rules), one.changed, one.instead)
                    for one in section.paragraphs
                ],
            )
            for section in sections
        ],
    )


def _difference(change: wire.Change, sections: Iterable[Section]) -> wire.Difference:
    told = (one.id for section in sections for one in section.paragraphs if change.path in one.knobs)
    value, default = (KNOBS[change.path].kind.read(text) for text in (change.value, change.default))
    return wire.Difference(
        path=change.path,
        label=knobs.label(words(), change.path),
        answer=knobs.answer(words(), change.path, value),
        instead=knobs.answer(words(), change.path, default),
        paragraph=next(told, None),
    )
