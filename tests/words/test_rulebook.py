"""The rules in prose: every answer to every knob changes them, and what differs from the book is marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tierce.melds import Reason
from tierce.rules import KNOBS, Rules, load, preset_names
from tierce.rules.answers import Number, Span
from tierce.words import Words, knobs
from tierce.words import sentences as sentences_module
from tierce.words.docs import DOCS, main, pages
from tierce.words.rulebook import Paragraph, differences, rulebook

WORDS = Words()
RULE = re.compile(r"\b[ABC]\d+(?:\.\d+)?\b")

# Answers that need others beside them: compared with the same others and the preset's own answer.
BESIDE: dict[str, dict[str, object]] = {
    "match.last_deal_factor=1000": {"match.deals": 4, "match.target": "none"},
    "match.target=none": {"match.deals": 4},
    "deck.jokers=0": {},
}


def answers() -> Iterator[tuple[str, str]]:
    """Every knob with every answer; of long ranges of numbers the ends and two between."""
    for path, knob in KNOBS.items():
        kind = knob.kind
        found = list(kind.choices)
        if isinstance(kind, Number) and not kind.only:
            numbers = {kind.low, kind.low + 1, (kind.low + kind.high) // 2, kind.high}
            if path == "deal.hand_size":
                numbers = {3, 12, 18}
            found += map(str, sorted(numbers))
        elif isinstance(kind, Span):
            found += ["2-4", "3-6", "4"]
        yield from ((path, answer) for answer in found)


def paragraphs(rules: Rules, seats: int | None = None) -> dict[str, Paragraph]:
    return {
        paragraph.id: paragraph
        for section in rulebook(rules, WORDS, seats)
        for paragraph in section.paragraphs
    }


@pytest.mark.parametrize(("path", "answer"), list(answers()))
@pytest.mark.parametrize("seats", [None, 4])
def test_every_answer_changes_the_text(path: str, answer: str, seats: int | None) -> None:
    beside = BESIDE.get(f"{path}={answer}", {})
    book = load("penang").with_(beside)
    rules = book.with_({path: answer})
    counts = range(2, 7) if seats is None else (seats,)
    if all(rules.answer(path, count) == book.answer(path, count) for count in counts):
        return  # the preset's own answer
    before, after = paragraphs(book, seats), paragraphs(rules, seats)
    differing = {id for id in before | after if texts(before, id) != texts(after, id)}
    assert differing, "the text says the same"
    marked = {one.id for one in after.values() if one.changed and path in one.knobs}
    assert marked & differing, "what changed is not marked"
    told = [one.instead for one in after.values() if one.id in marked]
    assert all(instead and knobs.label(WORDS, path) in instead for instead in told)
    # Nothing else is said to differ from the book.
    changed = {path, *beside} | ({"match.dealer"} if path == "match.kind" else set())
    assert all(set(one.knobs) & changed for one in after.values() if one.changed)


def texts(found: dict[str, Paragraph], id: str) -> str | None:
    return found[id].text if id in found else None


def test_the_book_itself_has_nothing_marked() -> None:
    for name in preset_names():
        for seats in (None, 2, 3, 4, 5, 6):
            assert not [one for one in paragraphs(load(name), seats).values() if one.changed]
        assert not differences(load(name), WORDS)


def test_every_knob_is_in_the_text() -> None:
    assert {path for one in paragraphs(load("penang")).values() for path in one.knobs} == set(KNOBS)


def test_what_differs_names_the_answer_of_the_book() -> None:
    rules = load("penang+deal.hand_size=12+match.target=100+swap.use=new_meld")
    assert [tuple(one) for one in differences(rules, WORDS)] == [
        ("deal.hand_size", "Cards in a hand", "12", "25 with 3 players, otherwise 20"),
        ("swap.use", "A joker that was won", "must go into a new meld in the same turn", "may be kept"),
        ("match.target", "Points that end the match", "100", "300"),
    ]
    hand = paragraphs(rules)["hand"]
    assert hand.text == "Each player is dealt 12 cards."
    assert hand.instead == ("Penang Rummy as in the book: Cards in a hand: 25 with 3 players, otherwise 20.")
    assert paragraphs(rules, 3)["hand"].instead == "Penang Rummy as in the book: Cards in a hand: 25."
    assert not paragraphs(load("penang+deal.hand_size=3:25,5:18,else:20"), 4)["hand"].changed


def test_numbers_of_players_are_said_where_they_matter() -> None:
    book = paragraphs(load("penang"))
    assert book["hand"].text == "Each player is dealt 20 cards. With 3 players each is dealt 25 cards."
    assert book["deck"].text == (
        "With 2 to 4 players: 2 packs of 52 cards and 6 jokers, 110 cards in all. "
        "With 5 or 6 players: 3 packs of 52 cards and 9 jokers, 165 cards in all."
    )
    three = paragraphs(load("penang"), 3)
    assert three["aside"].text.startswith("The 35 cards left over are set aside")
    assert paragraphs(load("penang+deal.hand_size=3"), 4)["aside"].text.startswith("The 98 cards")


def test_a_deck_without_jokers_has_no_rules_for_them() -> None:
    found = rulebook(load("penang+deck.jokers=0"), WORDS)
    text = " ".join(one.text for section in found for one in section.paragraphs if section.id != "deck")
    assert text.lower().count("joker") == 1
    assert "swap" not in {section.id for section in found}


def test_what_cannot_happen_is_not_explained() -> None:
    found = paragraphs(load("penang+wild.max_in_run=0+wild.max_in_set=0"))
    assert not {"jokers-place", "jokers-fixed", "swap-set"} & set(found)


@pytest.mark.parametrize(
    ("house", "text"),
    [
        ("match.deals=8", "The match ends when a total reaches 300 points, or after 8 deals."),
        ("match.deals=1", "The match ends when a total reaches 300 points, or after 1 deal."),
        ("match.deals=1+match.target=none", "The match ends after 1 deal."),
        (
            "match.elimination=yes",
            "Whoever reaches 300 points drops out. The last one left wins; "
            "if nobody is left, the lowest total wins.",
        ),
        ("match.elimination=yes+match.deals=9", "The match is over after 9 deals at the latest."),
        ("match.kind=independent", "Each deal is a game of its own. You play as many as you like."),
        (
            "match.kind=independent+match.deals=5",
            "Each deal is a game of its own. The match is 5 deals, and who won most of them wins it.",
        ),
    ],
)  # fmt: skip
def test_the_end_of_a_match(house: str, text: str) -> None:
    assert paragraphs(load(f"penang+{house}"))["match"].text.endswith(text)


def test_the_dealer_follows_the_kind_of_match() -> None:
    independent = paragraphs(load("penang+match.kind=independent"))["dealer"]
    assert "the player with the most points in the last deal deals" in independent.text
    assert independent.instead == "Penang Rummy as in the book: Who deals next: the winner of the last deal."
    mixed = load("penang").with_({"match.dealer": {"independent": "next", "else": "worst_loser"}})
    assert [one.answer for one in differences(mixed, WORDS)] == [
        "the next player with “each a game of its own”, otherwise who had the most points"
    ]


@pytest.mark.parametrize(("path", "answer"), list(answers()))
def test_prose_is_clean(path: str, answer: str) -> None:
    rules = load("penang").with_({**BESIDE.get(f"{path}={answer}", {}), path: answer})
    for one in paragraphs(rules).values():
        assert not re.search(r"  | [.,;]|\.\.|[{}_$]|^[a-z]", one.text), one.text
        assert one.text.endswith("."), one.text


# -- documents -----------------------------------------------------------------------------------------------


def law() -> set[str]:
    """Every rule id that the law has: the first cell of a row, or in a heading."""
    found: set[str] = set()
    for file in (DOCS / "rules").glob("*.md"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                found |= set(RULE.findall(line))
            elif match := re.match(r"\| ([ABC]\d+(?:\.\d+)?) \|", line):
                found.add(match[1])
    return found


def test_every_rule_id_that_is_cited_is_in_the_law() -> None:
    source = Path(sentences_module.__file__).read_text(encoding="utf-8")
    cited = {
        "the sentences": set(RULE.findall(source)),
        "the prose": {rule for one in paragraphs(load("penang")).values() for rule in one.rules},
        "the knobs": {rule for knob in KNOBS.values() for rule in RULE.findall(knob.source)},
    }
    assert cited["the prose"] >= {"A1.1", "A9.7", "C3.5"}
    for where, ids in cited.items():
        assert not ids - law(), where


def test_the_law_has_all_of_penang_in_its_order() -> None:
    text = (DOCS / "rules" / "penang.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (A\d\.\d+) \|", text, re.MULTILINE)
    lengths = {1: 7, 2: 5, 3: 6, 4: 10, 5: 5, 6: 5, 7: 7, 8: 8, 9: 7}
    assert rows == [f"A{part}.{n}" for part, last in lengths.items() for n in range(1, last + 1)]
    assert re.findall(r"^\| (P\d\d) \|", text, re.MULTILINE) == [f"P{n:02}" for n in range(1, 41)]
    order = re.findall(r"`(\w+)`", text.split("### B12")[1].split("### B13")[0])
    assert list(dict.fromkeys(code for code in order if code in set(Reason))) == list(Reason)
    named = set(re.findall(r"`(\w+\.\w+)`", text))
    assert named
    assert named <= set(KNOBS)


def test_every_knob_of_penang_is_among_the_open_questions() -> None:
    text = (DOCS / "rules" / "penang.md").read_text(encoding="utf-8").split("## Open questions")[1]
    answered = {"deck.packs", "deal.seats", "deal.starter", "deal.direction", "deal.aside_shown_after"}
    missing = {path for path in KNOBS if f"`{path}`" not in text and not path.startswith("values.")}
    assert missing <= answered | {"match.kind", "match.deals"}


@pytest.mark.parametrize("name", list(pages(WORDS)))
def test_written_documents_are_fresh(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == pages(WORDS)[name], "run python -m tierce.words.docs"


def test_the_table_of_knobs_has_a_row_for_each() -> None:
    rows = re.findall(r"^\| `([\w.]+)` \|", pages(WORDS)["knobs.md"], re.MULTILINE)
    assert rows == list(KNOBS)


def test_documents_can_be_written_elsewhere(tmp_path: Path) -> None:
    main([str(tmp_path)])
    assert {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.md")} == set(pages(WORDS))
