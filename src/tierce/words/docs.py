"""Write the documents that are made from the rules: ``python -m tierce.words.docs [FOLDER]``.

``docs/knobs.md`` is the table of knobs, ``docs/rules-of/<preset>.md`` the rules of each preset in prose. A
test compares them with what is written here, so they are never stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tierce.rules import KNOBS, Knob, Rules, load, preset_names
from tierce.rules.answers import Number, Span
from tierce.rules.knobs import GROUPS
from tierce.words import knobs
from tierce.words.catalogue import Words
from tierce.words.rulebook import rulebook

DOCS: Final = Path(__file__).parents[3] / "docs"
_WRITTEN: Final = (
    "<!-- Written by `python -m tierce.words.docs` from the rules and the catalogue: change those. -->"
)


def pages(words: Words) -> dict[str, str]:
    """Every document that is made, by its path under ``docs``."""
    rules = {f"rules-of/{name}.md": rules_page(load(name), words) for name in preset_names()}
    return {"knobs.md": knobs_page(words), **rules}


def rules_page(rules: Rules, words: Words) -> str:
    """The rules of a preset for any number of players, with the ids of the rules."""
    title = knobs.title(words, rules)
    lines = [
        f"# {words.text('rules-title', title=title)}",
        "",
        _WRITTEN,
        "",
        f"Version {rules.version}. The ids in parentheses are those of [the law](../rules/{rules.name}.md),",
        "where each rule has its source. What a table may change is in [knobs.md](../knobs.md).",
    ]
    for section in rulebook(rules, words):
        lines += ["", f"## {section.title}"]
        for paragraph in section.paragraphs:
            lines += ["", f"{paragraph.text} ({', '.join(paragraph.rules)})"]
    return "\n".join(lines) + "\n"


def knobs_page(words: Words) -> str:
    """The table of knobs, a heading for each group."""
    lines = [
        "# House rules",
        "",
        _WRITTEN,
        "",
        "Every question that a table may answer differently. A house rule is one answer changed: in",
        "the form of the page, in the terminal by `tierce play penang --rule deal.hand_size=12`, in text and",
        "Python as `penang+deal.hand_size=12`. The rule ids are those of [the law](rules/penang.md).",
        "",
        "An answer that may depend on the number of players or on another knob is written by cases:",
        "`deal.hand_size=3:25,else:20`.",
    ]
    for group in GROUPS:
        lines += ["", f"## {knobs.group(words, group)}", ""]
        names = "".join(f" Default in `{name}` |" for name in preset_names())
        lines.append(f"| Knob | What it asks | Answers |{names} Rules | May depend on |")
        lines.append("|---|---|---|" + "---|" * len(preset_names()) + "---|---|")
        lines += [_row(words, knob) for knob in KNOBS.values() if knob.group == group]
    return "\n".join(lines) + "\n"


def _row(words: Words, knob: Knob) -> str:
    asked = f"**{knobs.label(words, knob.path)}**. {knobs.help(words, knob.path)}"
    defaults = [_default(words, load(name), knob.path) for name in preset_names()]
    depends = {None: "", "seats": "players"}.get(knob.by, f"`{knob.by}`")
    cells = [f"`{knob.path}`", asked, "; ".join(_answers(words, knob)), *defaults, knob.source, depends]
    return f"| {' | '.join(cells)} |"


def _answers(words: Words, knob: Knob) -> Iterator[str]:
    kind = knob.kind
    if isinstance(kind, Span) or (isinstance(kind, Number) and not kind.only):
        yield f"{kind.low} to {kind.high}"
    for choice in kind.choices:
        said = knobs.answer(words, knob.path, kind.read(choice))
        yield f"`{choice}`" if said == choice else f"`{choice}`: {said}"


def _default(words: Words, rules: Rules, path: str) -> str:
    return knobs.given(words, path, rules.given(path))


def main(args: Sequence[str]) -> None:
    """Write all of them under the folder named, or under ``docs`` of this project."""
    folder = Path(args[0]) if args else DOCS
    for name, text in pages(Words()).items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
