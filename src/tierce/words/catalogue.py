"""The message catalogue: one Fluent file a language, the same that the page reads.

A second language is one more file beside ``en.ftl``. Every language says all that English says: the tests
see to it, and while one is being translated the server says what it lacks in English, message by message. A
message that no language has is an error here, so that a gap is found by the tests and not by a player.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, Literal

import babel
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from tierce.cards import TierceError

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"

Given = str | int
"""What a message may be given: a text, or a number that it may count by."""
Between = Literal["items", "parts", "sentences"]
"""What is put one after the other: items of a row, parts of a sentence, whole sentences."""


class WordsError(TierceError):
    """A message that is not there, or that was given too little; always a mistake of ours."""


class Words:
    """The words of one language, English where it lacks one.

    >>> Words().text("reason-need-passport").startswith("Lay a meld first")
    True
    """

    def __init__(self, language: str = ENGLISH) -> None:
        """The words of ``language``; of English where it is not known (``fr-CA`` falls back to ``fr``)."""
        self.language = nearest([language])
        self._locale = babel.Locale.parse(self.language, sep="-")
        names = [self.language] if self.language == ENGLISH else [self.language, ENGLISH]
        self._bundles = [_bundle(name) for name in names]

    def __contains__(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def text(self, id: str, /, **args: Given) -> str:
        """The message with these arguments. Raises ``WordsError`` for one that is missing or given too
        little.
        """
        for bundle in self._bundles:
            if not bundle.has_message(id):
                continue
            pattern = bundle.get_message(id).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, args)
            if errors:
                raise WordsError(f"{id}: {'; '.join(map(str, errors))}")
            return str(text)
        raise WordsError(f"no message {id!r} in {self.language}")

    def joined(self, texts: Iterable[str], what: Between = "items") -> str:
        """Texts one after the other, with what the language puts between them: ``a, b, c``."""
        return self.text(f"between-{what}").join(texts)

    def opened(self, text: str) -> str:
        """A text that begins a sentence, with a capital where the language has them."""
        first = "İ" if self.language == "tr" and text.startswith("i") else text[:1].upper()
        return first + text[1:]

    def left_to_right(self, text: str) -> str:
        """A text that is never mirrored, as a card; between invisible marks where all around it would be."""
        mirrored = self._locale.text_direction == "rtl"
        return f"\N{LEFT-TO-RIGHT ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}" if mirrored else text

    def listed(self, items: Iterable[str], how: Literal["and", "or"] = "and") -> str:
        """A list as people write it: ``a, b, and c``."""
        return format_list(list(items), style="standard" if how == "and" else "or", locale=self._locale)


@cache
def languages() -> tuple[str, ...]:
    """The languages that everything is said in, English first."""
    files = (file.name for file in _folder().iterdir() if file.name.endswith(SUFFIX))
    names = sorted(name.removesuffix(SUFFIX) for name in files)
    return (ENGLISH, *(name for name in names if name != ENGLISH))


def nearest(wished: Iterable[str]) -> str:
    """The first of these languages that there is: ``fr`` for ``fr-CA``, English for none of them."""
    there = languages()
    for wish in wished:
        for one in (wish, wish.replace("_", "-").split("-")[0]):
            if one in there:
                return one
    return ENGLISH


def reviewed(language: str) -> bool:
    """Whether somebody whose first language it is has read all of it; else it is a draft of ours."""
    return Words(language).text("language-reviewed") == "yes"


def source(language: str) -> str:
    """The Fluent text of a language, for the tests and the tools of translators."""
    return (_folder() / (language + SUFFIX)).read_text(encoding="utf-8")


def _folder() -> Traversable:
    return resources.files("tierce.words")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    return bundle
