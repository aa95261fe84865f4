"""Tend a language: ``python -m tierce.words.tending fr`` says what it lacks, ``--write`` orders it.

What is printed are the English messages that the language has not, with their comments, to be translated
and appended to its file. ``--write`` then puts every message where English has it, beneath its comment, and
leaves out what English has no more; the language's own head, before its first message, stays.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from tierce.words.catalogue import ENGLISH, SUFFIX, languages, source

FOLDER: Final = Path(__file__).parent


def body(text: str) -> list[ast.EntryType]:
    """The entries of a Fluent file. Raises ``SystemExit`` at what is no Fluent, with its first line."""
    entries = FluentParser().parse(text).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"this is no Fluent: {(entry.content or '').splitlines()[0]}")
    return entries


def messages(entries: list[ast.EntryType]) -> dict[str, ast.Message]:
    """The messages by their ids."""
    return {one.id.name: one for one in entries if isinstance(one, ast.Message)}


def gaps(text: str) -> str:
    """What a language's file lacks, in English, with the comments that explain it."""
    there = messages(body(text))
    english = messages(body(source(ENGLISH)))
    return _written([one for id, one in english.items() if id not in there])


def in_order(text: str) -> str:
    """A language's file with every message where English has it."""
    own = body(text)
    there = messages(own)
    lines: list[ast.EntryType] = []
    for entry in own:
        if isinstance(entry, ast.Message) or not isinstance(entry, ast.BaseComment):
            break
        lines.append(entry)
    told = _written(lines)
    english = [one for one in body(source(ENGLISH)) if not isinstance(one, ast.ResourceComment)]
    for entry in english:
        if isinstance(entry, ast.Message):
            if entry.id.name not in there:
                continue
            mine = there[entry.id.name]
            mine.comment = entry.comment
            lines.append(mine)
        elif _written([entry]) not in told:
            lines.append(entry)
    return _written(lines)


def _written(entries: list[ast.EntryType]) -> str:
    return FluentSerializer().serialize(ast.Resource(entries))


def main(arguments: list[str]) -> None:
    """Print what is missing, or put the file in order."""
    match arguments:
        case [language] if language in languages():
            print(gaps(source(language)), end="")
        case [language, "--write"] if language in languages() and language != ENGLISH:
            (FOLDER / (language + SUFFIX)).write_text(in_order(source(language)), encoding="utf-8")
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
