"""The rules of a table as text: for a terminal with bold differences, for a pipe with marks."""

from __future__ import annotations

from rich.console import Group
from rich.padding import Padding
from rich.style import Style
from rich.table import Table
from rich.text import Text

from tierce.rules import Rules
from tierce.words import Words, reviewed
from tierce.words.knobs import title
from tierce.words.rulebook import Paragraph, differences, rulebook

HEAD = Style.parse("bold")
MARK = "*"


def rules_text(rules: Rules, words: Words, seats: int | None = None) -> Group:
    """The whole rules; what a house rule changed bears a mark, is bold, and names the preset's answer."""
    parts: list[Text | Table | Padding] = []
    parts.append(Text(words.text("terminal-rules-head", title=title(words, rules)), HEAD))
    if not reviewed(words.language):
        parts.append(Text(words.text("rules-draft"), Style.parse("italic")))
    if rules.changes:
        parts += [Text("\n" + words.text("terminal-rules-changes"), HEAD), house_rules_text(rules, words)]
        parts.append(Text(words.text("terminal-rules-sign")))
    for section in rulebook(rules, words, seats):
        parts.append(Text("\n" + section.title, HEAD))
        listed = _grid()
        for paragraph in section.paragraphs:
            listed.add_row(MARK if paragraph.changed else "", _paragraph(paragraph))
            if paragraph.why is not None:
                listed.add_row("", _why(words, paragraph.why))
        parts.append(listed)
    return Group(*parts)


def house_rules_text(rules: Rules, words: Words) -> Table:
    """What the table plays otherwise, in bold, with what the preset answers."""
    listed = _grid()
    for one in differences(rules, words):
        said = words.text("terminal-rules-change", label=one.label, answer=one.answer, instead=one.instead)
        listed.add_row(MARK, Text(said, HEAD))
    return listed


def _grid() -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=1, style=HEAD)
    grid.add_column(overflow="fold")
    return grid


def _paragraph(paragraph: Paragraph) -> Text:
    text = Text(paragraph.text, HEAD if paragraph.changed else Style())
    if paragraph.instead is not None:
        text.append(f" ({paragraph.instead})", Style.parse("italic not bold"))
    text.append(f" [{', '.join(paragraph.rules)}]", Style.parse("dim not bold"))
    return text


def _why(words: Words, why: str) -> Text:
    return Text(words.text("rules-why", why=why), Style.parse("dim italic"))
