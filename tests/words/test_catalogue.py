"""Everything that has a code has a message, in every language, and every message can be said."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import babel
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from tierce.game import Ending
from tierce.melds import Reason
from tierce.rules import KNOBS, preset_names
from tierce.rules.answers import Number, YesNo
from tierce.rules.knobs import GROUPS
from tierce.server.phrases import PHRASES
from tierce.words import Words, WordsError, catalogue, languages, reviewed, tending
from tierce.words.knobs import dashed

LANGUAGES = languages()
OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = "en"
NAMES = {
    "brand", "page-title", "key-escape", "joker", "joker-short", "ending-game", "ending-gin",
    "family-penang", "family-rami", "family-gin", "preset-penang", "preset-rami51", "preset-rami71",
    "preset-rami81", "preset-gin", "preset-gin-oklahoma", "place-bot", "terminal-deed-gin",
}  # fmt: skip
"""Names, and words that players borrow from each other: many languages say them as English does."""
ALIKE = {
    "da": {"carte", "count-bonus", "knob-score-gin", "phrase-wow", "share-hand", "terminal-deed-out"},
    "es": {"choice-no", "sheet-total", "terminal-count-total", "terminal-hand-total", "terminal-sheet-total"},
    "fr": {
        "bot-expert", "code-label", "host-actions", "key-scores", "knob-deck-jokers", "panel-scores",
        "sheet-points", "sheet-total", "terminal-count-total", "terminal-hand-total", "terminal-seat-total",
        "terminal-sheet-total",
    },
    "ms": {"bracket-set", "carte", "count-bonus", "terminal-deed-out"},
    "tr": {"count-bonus", "like-speed-normal", "phrase-laugh"},
}  # fmt: skip
"""What happens to be the same word in English and in another language."""
BY_THE_SERVER = (
    "malformed", "too-large", "too-fast", "binary", "no-table", "not-invited", "broken", "store",
    "no-seat-yours", "no-seat", "seat-taken", "seated-already", "nobody-there", "name", "name-taken",
    "not-host", "not-yours", "here", "stands-in", "time-up", "paused", "not-started", "started",
    "seats-open", "too-few-seats", "no-bot", "match-runs", "closed", "no-chat", "no-phrase", "hints-off",
    "no-answer", "other-deal",
)  # fmt: skip
"""Refusals of the server itself, before any rule is asked."""
FORMS = {"ar": {"one", "two", "few"}, "da": {"one"}, "en": {"one"}, "es": {"one"}, "fr": {"one"}}
"""The forms of a noun beside a number; Arabic from eleven on writes it as for one, but for the vowels."""
APART = {
    "ar": {
        "host-drop-help", "house-rules-state", "reason-joker-unused", "reason-no-such-meld",
        "reason-not-burnt", "rule-last-deal", "rule-rami-opening-round", "rule-rami-take-round",
        "rules-changed", "terminal-over-aside",
    },
}  # fmt: skip
"""Where a language says the number apart from its noun, which needs no form then: "your turn number 3"."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


@cache
def entries(language: str) -> list[ast.Message]:
    """Every message of a language."""
    body = FluentParser().parse(catalogue.source(language)).body
    return [entry for entry in body if isinstance(entry, ast.Message)]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {message.id.name: message for message in entries(language)}


def needed() -> set[str]:
    """The ids that the rest of the program asks for."""
    ids = {f"reason-{dashed(reason)}" for reason in Reason}
    ids |= {f"group-{dashed(name)}" for name in GROUPS}
    ids |= {f"preset-{dashed(name)}" for name in preset_names()}
    ids |= {f"ending-{dashed(ending)}" for ending in Ending}
    ids |= {f"choice-{word}" for word in ("yes", "no", "any", "none")}
    ids |= {f"joker-as-{rank}" for rank in "A23456789TJQK"}
    ids |= {f"ranks-{rank}" for rank in "A23456789TJQK"} | {f"rank-{rank}" for rank in "A23456789TJQK"}
    ids |= {f"rank-short-{rank}" for rank in "A23456789TJQK"}
    ids |= {f"suit-{suit}" for suit in "cdhs"} | {f"suit-short-{suit}" for suit in "cdhs"}
    ids |= {"card-name", "card-short", "joker", "joker-short"}
    ids |= {f"phrase-{phrase}" for phrase in PHRASES}
    for path, knob in KNOBS.items():
        ids |= {f"knob-{dashed(path)}", f"knob-{dashed(path)}-help"}
        numbers = knob.kind.only if isinstance(knob.kind, Number) else ()
        for word in knob.kind.choices:
            if not isinstance(knob.kind, YesNo) and word not in map(str, numbers):
                ids.add(f"choice-{dashed(path)}-{dashed(word)}")
    return ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_are_fluent_throughout(language: str) -> None:
    junk = [
        entry
        for entry in FluentParser().parse(catalogue.source(language)).body
        if isinstance(entry, ast.Junk)
    ]
    assert not junk, junk[0].content


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_said_twice(language: str) -> None:
    counts = Counter(message.id.name for message in entries(language))
    assert not [id for id, count in counts.items() if count > 1]


def test_every_code_has_a_message() -> None:
    assert not needed() - set(messages(ENGLISH))


def test_every_language_says_all_that_english_says() -> None:
    for language in LANGUAGES:
        assert set(messages(language)) == set(messages(ENGLISH)), language


def spoken(node: Any) -> str:
    """The texts of a message without what is filled in."""
    if isinstance(node, ast.TextElement):
        return node.value
    if not isinstance(node, ast.BaseNode):
        return ""
    values = [one for value in vars(node).values() for one in (value if isinstance(value, list) else [value])]
    return " ".join(filter(None, map(spoken, values)))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_nothing_in_english(language: str) -> None:
    english = messages(ENGLISH)
    alike = {
        id
        for id, message in messages(language).items()
        if id in english and spoken(message) == spoken(english[id]) and re.search("[a-z]{2}", spoken(message))
    }
    assert alike - NAMES == ALIKE.get(language, set())


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_are_said_by_the_plurals_of_the_language(language: str) -> None:
    rules = babel.Locale.parse(language).plural_form
    own = {*rules.rules, "other"}
    for id, message in messages(language).items():
        for select in selectors(message):
            keys = {str(key_of(variant.key)) for variant in select.variants}
            if keys & CATEGORIES and all(one in CATEGORIES or one.isdigit() for one in keys):
                assert keys & CATEGORIES <= own, (id, keys)


@pytest.mark.parametrize(("language", "forms"), FORMS.items())
def test_a_noun_beside_a_number_has_the_forms_of_the_language(language: str, forms: set[str]) -> None:
    """Wherever English counts, and the language says the number too, it counts by its own forms."""
    lacking = {}
    for id, message in messages(language).items():
        counted = counts(messages(ENGLISH)[id]) if id in messages(ENGLISH) else {}
        own = counts(message)
        for name in counted.keys() & own.keys() & variables(message):
            if not own[name] >= forms:
                lacking[id] = forms - own[name]
    assert lacking.keys() == APART.get(language, set())


def counts(message: ast.Message) -> dict[str, set[str]]:
    """By which plural forms a message counts each of its numbers: those that it says."""
    found: dict[str, set[str]] = {}
    for select in selectors(message):
        name = next(iter(variables(select.selector)), "")
        keys = {
            {"1": "one", "2": "two"}.get(key, key)
            for key in (str(key_of(one.key)) for one in select.variants)
        }
        said = variables([one.value for one in select.variants if one.default])
        if keys & {"one", "two", "few"} and name in said:
            found.setdefault(name, set()).update(keys)
    return found


def test_the_languages() -> None:
    assert languages() == ("en", "ar", "da", "es", "fr", "ms", "tr", "zh")
    assert [language for language in languages() if reviewed(language)] == ["en"]


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_order_of_english(language: str) -> None:
    english = list(messages(ENGLISH))
    there = messages(language)
    assert [id for id in there if id in english] == [id for id in english if id in there]


def test_what_a_language_lacks_is_given_to_its_translator() -> None:
    text = catalogue.source(ENGLISH).replace("\njoker = ", "\nnobody-said = ")
    assert tending.gaps(text) == "joker = joker\n"
    ordered = tending.in_order(text + "\njoker = atout\n")
    assert tending.gaps(ordered) == ""
    assert "nobody-said" not in ordered
    assert ordered.index("card-name = ") < ordered.index("joker = atout") < ordered.index("joker-as-A")
    assert ordered.startswith(catalogue.source(ENGLISH).partition("\n")[0])


def test_no_message_is_for_a_knob_or_reason_that_is_gone() -> None:
    ids = needed()
    left = {id for id in messages(ENGLISH) if re.match("(knob|group|choice|preset|ending)-", id)}
    assert left - ids == {"knob-range"}
    refused = {id for id in messages(ENGLISH) if id.startswith("reason-")}
    assert refused - ids == {f"reason-{code}" for code in BY_THE_SERVER}


def selectors(node: Any) -> Iterator[ast.SelectExpression]:
    """Every choice among cases in a message."""
    if isinstance(node, ast.SelectExpression):
        yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else [value]:
                yield from selectors(one)


def variables(node: Any) -> set[str]:
    """The names of everything a message may be given."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    inner = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for one in inner for name in variables(one)}


def cases(message: ast.Message) -> Iterator[dict[str, str | int]]:
    """Arguments that reach every case of a message, one choice varied at a time."""
    plain: dict[str, str | int] = dict.fromkeys(variables(message), "x")
    picks: dict[str, set[str | int]] = {}
    for select in selectors(message):
        if isinstance(select.selector, ast.VariableReference):
            keys = {key(variant.key) for variant in select.variants}
            picks.setdefault(select.selector.id.name, set()).update(keys | {7, "otherwise"})
    yield from [plain]
    names = sorted(picks)

    def vary(at: int, given: dict[str, str | int]) -> Iterator[dict[str, str | int]]:
        if at == len(names):
            yield given
            return
        for value in sorted(picks[names[at]], key=str):
            yield from vary(at + 1, given | {names[at]: value})

    yield from vary(0, plain)


def key_of(of: Any) -> str | int:
    return int(of.value) if isinstance(of, ast.NumberLiteral) else str(of.name)


def key(of: Any) -> str | int:
    return 1 if key_of(of) == "one" else key_of(of)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_of_every_message_can_be_said(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue.source(language)))
    for id, message in messages(language).items():
        assert message.value is not None, id
        for given in cases(message):
            pattern = bundle.get_message(id).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, given)
            assert not errors, (id, given, errors)
            assert not set(str(said)) & set("\u2068\u2069{}"), (id, said)


def test_no_language_asks_for_what_english_is_not_given() -> None:
    english = messages(ENGLISH)
    for language in LANGUAGES:
        for id, message in messages(language).items():
            if id in english:
                assert variables(message) <= variables(english[id]), (language, id)


# -- words ---------------------------------------------------------------------------------------------------


def test_text_fills_in_what_is_given() -> None:
    words = Words()
    assert words.text("card-name", rank="8", suit="hearts") == "8 of hearts"
    assert "reason-turn" in words
    assert "nothing-like-it" not in words


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(WordsError, match="nothing-like-it"):
        Words().text("nothing-like-it")
    with pytest.raises(WordsError, match="card-name: Unknown external: suit"):
        Words().text("card-name", rank="8")


def test_a_message_without_a_text_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource("hollow =\n    .note = only an attribute\n"))
    monkeypatch.setattr(catalogue, "_bundle", lambda _: bundle)
    assert "hollow" in Words()
    with pytest.raises(WordsError, match="no message 'hollow'"):
        Words().text("hollow")


@pytest.mark.parametrize("wished", ["tlh", "en-GB", "en_GB", ""])
def test_an_unknown_language_falls_back(wished: str) -> None:
    assert Words(wished).language == "en"
    assert Words(wished).text("joker") == "joker"


def test_a_second_language_is_one_more_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("words")
    for name, text in {"en": "joker = joker\nsuit-c = clubs\n", "fr": "joker = atout\n"}.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    (folder / "notes.txt").write_text("nothing", encoding="utf-8")
    monkeypatch.setattr("tierce.words.catalogue.resources.files", lambda _: folder)
    for cached in (catalogue.languages, catalogue._bundle):
        cached.cache_clear()
    try:
        assert catalogue.languages() == ("en", "fr")
        words = Words("fr-CA")
        assert words.language == "fr"
        assert [words.text("joker"), words.text("suit-c")] == ["atout", "clubs"]
        assert words.listed("ab") == "a et b"
    finally:
        for cached in (catalogue.languages, catalogue._bundle):
            cached.cache_clear()


def test_lists_are_written_as_people_write_them() -> None:
    assert Words().listed(["a", "b", "c"]) == "a, b, and c"
    assert Words().listed(["a", "b"], "or") == "a or b"
