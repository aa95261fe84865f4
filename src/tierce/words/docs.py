"""Write the documents that are made from the rules: ``python -m tierce.words.docs [FOLDER]``.

``docs/knobs.md`` is the table of knobs, ``docs/rules-of/<preset>.md`` the rules of each preset in prose, in
other languages ``docs/rules-of/<language>/<preset>.md``. A test compares them with what is written here, so
they are never stale.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import babel

from tierce.rules import KNOBS, Knob, Rules, load, preset_names
from tierce.rules.answers import Number, Span
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, GROUPS, SHED
from tierce.rules.rules import given_text
from tierce.words import knobs
from tierce.words.catalogue import ENGLISH, Words, languages, reviewed
from tierce.words.outlines import law_of
from tierce.words.rulebook import rulebook

DOCS: Final = Path(__file__).parents[3] / "docs"
GAMES: Final = {
    SHED: "games without drawing",
    DRAW_MELD_DISCARD: "games with melds between draw and discard",
    CONCEALED: "games with a knock",
}
_WRITTEN: Final = (
    "<!-- Written by `python -m tierce.words.docs` from the rules and the catalogue: change those. -->"
)


def pages() -> dict[str, str]:
    """Every document that is made, by its path under ``docs``."""
    found = {"knobs.md": knobs_page(Words()), "rules-of/index.md": index_page()}
    for language in languages():
        folder = _folder(language)
        words = Words(language)
        found |= {f"{folder}{name}.md": rules_page(load(name), words) for name in preset_names()}
    return found


def _folder(language: str) -> str:
    return "rules-of/" if language == ENGLISH else f"rules-of/{language}/"


def index_page() -> str:
    """Where the rules of each preset are, in each language."""
    lines = [
        "# The rules of all games",
        "",
        _WRITTEN,
        "",
        "Each game as it is played without house rules. The same is printed by `tierce rules rami51`, in",
        "another language by `tierce rules rami51 --language fr`, and with house rules by",
        "`tierce rules rami51 --rule opening.points=71`. Other languages than English are drafts of ours",
        "that nobody whose first language it is has read yet: corrections are welcome.",
        "",
    ]
    spoken = languages()
    names = (babel.Locale.parse(language).get_language_name() for language in spoken)
    lines.append(f"| Game |{''.join(f' {name} |' for name in names)}")
    lines.append("|---|" + "---|" * len(spoken))
    for name in preset_names():
        links = (_link(language, load(name)) for language in spoken)
        lines.append(f"| `{name}` |{''.join(f' {link} |' for link in links)}")
    return "\n".join(lines) + "\n"


def _link(language: str, rules: Rules) -> str:
    place = _folder(language).removeprefix(_folder(ENGLISH))
    return f"[{knobs.title(Words(language), rules)}]({place}{rules.name}.md)"


def rules_page(rules: Rules, words: Words) -> str:
    """The rules of a preset for any number of players, with their ids, and what speaks for them."""
    up = "../" * _folder(words.language).count("/")
    page = f"{up}rules/{law_of(rules)}.md"
    lines = [f"# {words.text('rules-title', title=knobs.title(words, rules))}", "", _WRITTEN, ""]
    if not reviewed(words.language):
        lines += [f"> {words.text('rules-draft')}", ""]
    lines.append(words.text("rules-page-note", version=str(rules.version), law=page, knobs=f"{up}knobs.md"))
    for section in rulebook(rules, words):
        lines += ["", f"## {section.title}"]
        for paragraph in section.paragraphs:
            lines += ["", f"{paragraph.text} ({', '.join(paragraph.rules)})"]
            if paragraph.why is not None:
                lines += ["", f"> {words.text('rules-why', why=paragraph.why)}"]
    return "\n".join(lines) + "\n"


def knobs_page(words: Words) -> str:
    """The table of knobs, a heading for each group, and what the presets answer."""
    games = "; ".join(f"{title} are {_named(words, grammar)}" for grammar, title in GAMES.items())
    lines = [
        "# House rules",
        "",
        _WRITTEN,
        "",
        "Every question that a table may answer differently. A house rule is one answer changed: in",
        "the form of the page, in the terminal by `tierce play rami51 --rule opening.points=71`, in text and",
        "Python as `rami51+opening.points=71`. The rule ids are those of the laws of",
        "[Penang Rummy](rules/penang.md), [Rami](rules/rami.md), [basic rummy](rules/basic.md) and",
        "[gin](rules/gin.md).",
        "",
        f"Not every game asks every question: {games}.",
        "",
        "An answer that may depend on the number of players or on another knob is written by cases:",
        "`deal.hand_size=3:25,else:20`.",
    ]
    for group in GROUPS:
        lines += ["", f"## {knobs.group(words, group)}", ""]
        lines.append("| Knob | What it asks | Answers | Games | Rules | May depend on |")
        lines.append("|---|---|---|---|---|---|")
        lines += [_row(words, knob) for knob in KNOBS.values() if knob.group == group]
    lines += ["", "## What the games answer", ""]
    lines.append(f"|  |{''.join(f' `{name}` |' for name in preset_names())}")
    lines.append("|---|" + "---|" * len(preset_names()))
    lines += [_answered(knob) for knob in KNOBS.values()]
    return "\n".join(lines) + "\n"


def _named(words: Words, grammar: str) -> str:
    names = (name for name in preset_names() if load(name).grammar == grammar)
    return words.listed(f"`{name}`" for name in names)


def _row(words: Words, knob: Knob) -> str:
    asked = f"**{knobs.label(words, knob.path)}**. {knobs.help(words, knob.path)}"
    depends = {None: "", "seats": "players"}.get(knob.by, f"`{knob.by}`")
    games = "all" if len(knob.grammars) == len(GAMES) else ", ".join(GAMES[one] for one in knob.grammars)
    cells = [f"`{knob.path}`", asked, "; ".join(_answers(words, knob)), games, knob.source, depends]
    return f"| {' | '.join(cells)} |"


def _answers(words: Words, knob: Knob) -> Iterator[str]:
    kind = knob.kind
    if isinstance(kind, Span) or (isinstance(kind, Number) and not kind.only):
        yield f"{kind.low} to {kind.high}"
    for choice in kind.choices:
        said = knobs.answer(words, knob.path, kind.read(choice))
        yield f"`{choice}`" if said == choice else f"`{choice}`: {said}"


def _answered(knob: Knob) -> str:
    rules = [load(name) for name in preset_names()]
    said = (f"`{given_text(knob, one.given(knob.path))}`" if knob.path in one.knobs else "" for one in rules)
    return f"| `{knob.path}` | {' | '.join(said)} |"


def main(args: Sequence[str]) -> None:
    """Write all of them under the folder named, or under ``docs`` of this project."""
    folder = Path(args[0]) if args else DOCS
    for name, text in pages().items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
