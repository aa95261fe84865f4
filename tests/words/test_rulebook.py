"""The rules in prose: every answer to every knob changes them, and what differs from the book is marked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from fluent.syntax import FluentParser, ast

from tierce.cli.main import main as command
from tierce.melds import Reason
from tierce.rules import KNOBS, Rules, load, preset_names
from tierce.rules.answers import Number, Span
from tierce.words import Words, catalogue, knobs, languages, refusals, reviewed
from tierce.words.docs import DOCS, main, pages
from tierce.words.outlines import LAWS, OUTLINES, RELATIVES, Outline, Part, law_of, why
from tierce.words.rulebook import Paragraph, differences, rulebook

WORDS = Words()
RULE = re.compile(r"\b[ABCDG]\d+(?:\.\d+)?\b")
GAMES = ("penang", "rami51", "gin", "basic")
"""A game of each grammar, and basic rummy."""
OF_BASIC_RUMMY = {
    "deal.extra", "deal.starter_first_turn", "draw.take_with_one", "draw.throw_back", "draw.renew",
    "draw.renewals", "melds.aces", "opening.kind", "opening.from_round", "out.new_melds", "out.discard",
    "score.pays", "score.winner_bonus", "score.at_once", "match.dealer", "match.kind",
}  # fmt: skip
"""What basic rummy says in words of its own; in all else it is as Rami."""

# Answers that need others beside them: compared with the same others and the preset's own answer.
BESIDE: dict[str, dict[str, object]] = {
    "match.last_deal_factor=1000": {"match.deals": 4, "match.target": "none"},
    "match.target=none": {"match.deals": 4},
    "wild.burnt_counts_discards": {"wild.in_run": "burnt"},
    "score.dry_table": {"score.at_once": "dry_table"},
    "score.rounding": {"score.at_once": "dry_table"},
    "wild.adjacent": {"wild.max_in_run": 2},
    "draw.throw_back": {"draw.take": "free"},
    "deal.starter_first_turn": {"deal.extra": 1},
    "draw.mutual_return": {"draw.throw_back": True},
    "knock.upcard_ace": {"knock.limit": "upcard"},
}


def beside(game: str, path: str, answer: str) -> dict[str, object]:
    others = BESIDE.get(f"{path}={answer}", BESIDE.get(path, {}))
    return {other: said for other, said in others.items() if other in load(game).knobs}


def answers(game: str) -> Iterator[tuple[str, str, str]]:
    """Every knob of a game with every answer; of long ranges of numbers the ends and one between."""
    for path, knob in load(game).knobs.items():
        if (game == "basic" and path not in OF_BASIC_RUMMY) or (game == "gin" and path == "deal.seats"):
            continue
        kind = knob.kind
        found = list(kind.choices)
        if isinstance(kind, Number) and not kind.only:
            numbers = {kind.low, kind.low + 1, kind.high}
            if path == "deal.hand_size":
                numbers = {3, 12, 18}
            found += map(str, sorted(numbers))
        elif isinstance(kind, Span):
            found += ["2-4", "3-6", "4"]
        yield from ((game, path, answer) for answer in found)


ANSWERS = [one for game in GAMES for one in answers(game)]


@cache
def paragraphs(rules: Rules, seats: int | None = None, language: str = "en") -> dict[str, Paragraph]:
    return {
        paragraph.id: paragraph
        for section in rulebook(rules, Words(language), seats)
        for paragraph in section.paragraphs
    }


@pytest.mark.parametrize(("game", "path", "answer"), ANSWERS)
@pytest.mark.parametrize("seats", [None, 4])
def test_every_answer_changes_the_text(game: str, path: str, answer: str, seats: int | None) -> None:
    others = beside(game, path, answer)
    book = load(game).with_(others)
    rules = book.with_({path: answer})
    if game == "gin":
        seats = seats and 2
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
    changed = {path, *others} | ({"match.dealer"} if path == "match.kind" else set())
    assert all(set(one.knobs) & changed for one in after.values() if one.changed)


def texts(found: dict[str, Paragraph], id: str) -> str | None:
    return found[id].text if id in found else None


def test_the_book_itself_has_nothing_marked() -> None:
    for name in preset_names():
        for seats in (None, 2, 3, 4, 5):
            assert not [one for one in paragraphs(load(name), seats).values() if one.changed]
        assert not differences(load(name), WORDS)


@pytest.mark.parametrize("game", preset_names())
def test_every_knob_is_in_an_outline(game: str) -> None:
    rules = load(game)
    parts = [part for section in OUTLINES[rules.grammar].sections.values() for part in section]
    assert {path for part in parts for path in part.knobs} == set(rules.knobs)
    conditions = {condition for part in parts for condition in (part.when, part.unless) if condition}
    for path, _, answer in (condition.partition("=") for condition in conditions):
        rules.knobs[path].kind.read(answer)


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
        "the next player with “each a game of its own”, otherwise who did worst in the last deal"
    ]


def clean(text: str) -> bool:
    """No gap, no doubled or floating stop, nothing left to fill in, and whole sentences."""
    return not re.search(r"  | [.,;。，、؛،]|\.\.|。。|[{}_$]|^[a-z]", text) and text.endswith((".", "。"))


@pytest.mark.parametrize(("game", "path", "answer"), ANSWERS)
@pytest.mark.parametrize("language", languages())
def test_prose_is_clean(game: str, path: str, answer: str, language: str) -> None:
    rules = load(game).with_({**beside(game, path, answer), path: answer})
    for one in paragraphs(rules, None, language).values():
        assert clean(one.text), one.text
        assert one.why is None or clean(one.why), one.why


@pytest.mark.parametrize(("game", "path", "answer"), ANSWERS)
def test_every_language_says_the_same_differences(game: str, path: str, answer: str) -> None:
    book = load(game).with_(beside(game, path, answer))
    rules = book.with_({path: answer})

    def differing(language: str) -> list[str]:
        before, after = paragraphs(book, None, language), paragraphs(rules, None, language)
        return [id for id in before | after if texts(before, id) != texts(after, id)]

    for language in languages()[1:]:
        assert differing(language) == differing("en")


def test_what_speaks_for_a_rule_is_said_once_and_used() -> None:
    source = {id for id in catalogue_ids() if id.startswith("why-")}
    used = {
        why(part, load(name))
        for name in preset_names()
        for section in OUTLINES[load(name).grammar].sections.values()
        for part in section
    }
    assert source <= used
    said = {f"why-{part.why}" for outline in OUTLINES.values() for part in parts(outline) if part.why}
    assert said <= source


def parts(outline: Outline) -> Iterator[Part]:
    for section in outline.sections.values():
        yield from section


def test_no_prose_is_left_unsaid() -> None:
    said = {
        f"rule-{part.id}"
        for outline in OUTLINES.values()
        for section in (*outline.sections.values(), (outline.no_jokers,))
        for part in section
    }
    written = {id for id in catalogue_ids() if id.startswith("rule-")} - {"rule-link"}
    assert {id.removesuffix("-all") for id in written} == said
    sections = {f"rules-section-{id}" for outline in OUTLINES.values() for id in outline.sections}
    assert {id for id in catalogue_ids() if id.startswith("rules-section-")} == sections


def catalogue_ids() -> list[str]:
    body = FluentParser().parse(catalogue.source("en")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def test_rami_in_its_variants() -> None:
    rami, lebanese = paragraphs(load("rami51")), paragraphs(load("arbaatash"))
    assert rami["rami-opening"].text.endswith("count 51 points or more together; exactly 51 is enough.")
    assert paragraphs(load("rami81"))["rami-opening"].text.endswith("exactly 81 is enough.")
    assert "needs 71 points" in lebanese["rami-opening-discard"].text
    assert lebanese["rami-dry"].text.endswith("with one joker one and a half times, with more twice.")
    assert "rami-dry" not in rami
    assert "rami-multiply" not in lebanese
    assert "go round the corner" in paragraphs(load("rami51_circular"))["runs"].text
    assert paragraphs(load("thousand"))["last-deal"].text == (
        "The points of the last deal are multiplied by 1,000."
    )
    assert paragraphs(load("rami51"), 4)["rami-stock"].text.startswith("The 55 cards left over lie face down")
    assert paragraphs(load("arbaatash"), 4)["rami-stock"].text.startswith("The 49 cards left over")
    upcard = paragraphs(load("rami51+deal.upcard=yes"), 4)["rami-stock"]
    assert upcard.text.startswith("The 54 cards left over")
    assert upcard.instead == "Rami 51 as in the book: A card turned up: no."


def test_gin_in_its_variants() -> None:
    gin, oklahoma = paragraphs(load("gin")), paragraphs(load("gin_oklahoma"))
    assert "may count 10 at most" in gin["gin-knock"].text
    assert gin["gin-stock"].text.endswith("The other 31 lie face down beside it: the stock.")
    assert gin["gin-dealer"].text.endswith("the same dealer.")
    assert not {"gin-upcard", "gin-mutual", "gin-hollywood"} & set(gin)
    assert "as much as the card that was turned up" in oklahoma["gin-knock"].text
    assert oklahoma["gin-upcard"].text.endswith("An ace turned up allows 1.")
    assert "counts double" in oklahoma["gin-spades"].text
    older = paragraphs(load("gin_traditional"))
    assert (older["gin-bonus"].text, older["gin-shutout"].text[-30:]) == (
        "Gin scores the deadwood of the other and 20 more.", "It brings the winner 100 points."[-30:],
    )  # fmt: skip
    assert "not played" in older["gin-big"].text
    assert "gin-big-bonus" not in older
    assert "in all three" in paragraphs(load("gin_hollywood"))["gin-hollywood"].text
    others = paragraphs(load("gin_openspiel"))
    assert others["gin-mutual"].text.startswith("When both players do so")
    assert others["gin-takes"].text.startswith("With take number 50")
    program = paragraphs(load("gin_rlcard"))
    assert program["gin-hand"].text.endswith("and whoever begins one more.")
    assert program["gin-stock"].text.startswith("The other 31 cards lie face down")
    assert not {"gin-offer", "gin-layoff-ends", "gin-spades"} & set(program)
    single = paragraphs(load("gin+match.kind=independent"))
    assert not {"gin-box", "gin-shutout", "gin-columns", "gin-game-bonus"} & set(single)


def test_basic_rummy_is_no_rami() -> None:
    found = paragraphs(load("basic"))
    text = " ".join(one.text for one in found.values())
    assert not re.search("rami sec|you have opened|Few points", text)
    assert found["runs"].text.endswith("and nothing follows the king.")
    assert found["rami-starter"].text.endswith("It is a turn like any other.")
    assert "turned over as they lie" in found["rami-renew"].text
    assert found["rami-score"].text.endswith("Many points are good.")
    assert "go rummy" in found["rami-at-once"].text
    assert "highest total wins" in found["match"].text
    whys = [one.why for one in found.values() if one.why]
    assert whys
    assert not [one for one in whys if "long text" in one]
    assert paragraphs(load("basic"), 4)["rami-stock"].text.startswith("The 23 cards left over")
    bonus = paragraphs(load("basic+score.winner_bonus=-20"))["rami-score"].text
    assert "they still hold, and 20 more." in bonus


def test_rami_without_jokers_or_points_has_no_rules_for_them() -> None:
    bare = paragraphs(load("rami51+deck.jokers=0"))
    assert not {"rami-swap", "rami-take-joker", "rami-borrow-joker", "rami-joker-finish"} & set(bare)
    assert "no-jokers" in bare
    free = paragraphs(load("rami51+opening.kind=none"))
    assert not {"rami-pure", "rami-worth", "rami-opening-discard", "rami-at-once-needs"} & set(free)


def test_the_rules_can_be_read_in_another_language() -> None:
    def said(*words: str) -> Result:
        return CliRunner().invoke(command, ["rules", "rami51", *words])

    french = said("--language", "fr", "--rule", "opening.points=71")
    assert french.output.startswith("Règles\u00a0: Rami 51\nCette traduction est un brouillon")
    assert "Points pour ouvrir\u00a0: 71 (au lieu de\u00a0: 51)" in french.output
    assert "Là où les sources divergent" in french.output
    assert "draft" not in said().output
    unknown = said("--language", "xx")
    assert unknown.exit_code == 2
    assert f"Choose one of {', '.join(languages())}" in unknown.output


# -- documents -----------------------------------------------------------------------------------------------


def law() -> set[str]:
    """Every rule id that the law has: the first cell of a row, or in a heading."""
    found: set[str] = set()
    for file in (DOCS / "rules").glob("*.md"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                found |= set(RULE.findall(line))
            elif match := re.match(r"\| ([ABCDG]\d+(?:\.\d+)?) \|", line):
                found.add(match[1])
    return found


def test_every_rule_id_that_is_cited_is_in_the_law() -> None:
    source = Path(refusals.__file__).read_text(encoding="utf-8")
    cited = {
        "the refusals": set(RULE.findall(source)),
        "the prose": {
            rule
            for outline in OUTLINES.values()
            for section in outline.sections.values()
            for part in section
            for rule in part.rules.split(", ")
        },
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
    named = set(re.findall(r"`(\w+\.\w+)`", text))
    assert named
    assert named <= set(KNOBS)


def test_the_law_has_all_of_rami_in_its_order() -> None:
    text = (DOCS / "rules" / "rami.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([BC]\d+(?:\.\d+)?) \|", text, re.MULTILINE)
    b = {1: 7, 2: 8, 3: 6, 4: 9, 5: 4, 6: 6, 7: 7, 8: 3, 9: 3, 10: 10, 11: 3}
    laws = [f"B{part}.{n}" for part, last in b.items() for n in range(1, last + 1)]
    assert rows == [*laws, *(f"C3.{n}" for n in range(1, 18)), "C4"]
    assert {"B12", "B13", "C1", "C2"} <= law()
    assert len(re.findall(r"^\| B13 \(", text, re.MULTILINE)) == 22
    assert re.findall(r"^\| (R\d\d) \|", text, re.MULTILINE) == [f"R{n:02}" for n in range(1, 61)]
    assert re.findall(r"^\| (V\d\d) \|", text, re.MULTILINE) == [f"V{n:02}" for n in range(1, 31)]
    order = re.findall(r"`(\w+)`", text.split("## B12")[1].split("## B13")[0])
    codes = list(dict.fromkeys(code for code in order if code in set(Reason)))
    assert codes == [code for code in Reason if code in codes]
    named = set(re.findall(r"`(\w+\.\w+)`", text))
    assert named <= set(KNOBS)


@pytest.mark.parametrize("name", [*LAWS.values(), *RELATIVES.values()])
def test_a_law_names_only_knobs_that_there_are(name: str) -> None:
    text = (DOCS / "rules" / f"{name}.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`([a-z]+\.[a-z]\w+)`", text)) <= set(KNOBS)


def test_every_reason_is_in_a_law() -> None:
    laws = " ".join(file.read_text(encoding="utf-8") for file in (DOCS / "rules").glob("*.md"))
    assert set(Reason) <= set(re.findall(r"`(\w+)`", laws))


def test_a_game_rests_on_the_law_of_its_grammar_or_its_own() -> None:
    assert {name: law_of(load(name)) for name in preset_names() if law_of(load(name)) != "rami"} == {
        "basic": "basic", "penang": "penang",
        **{name: "gin" for name in preset_names() if name.startswith("gin")},
    }  # fmt: skip


def test_every_knob_is_among_the_open_questions() -> None:
    plain = {"deck.packs", "deck.jokers", "deal.seats", "deal.direction", "match.kind", "match.deals"}
    of_penang = plain | {"deal.starter", "deal.aside_shown_after"}
    of_rami = plain | {"deal.hand_size", "melds.set_suits", "melds.min_naturals", "match.elimination"}
    of_rami |= {"score.rounding", "score.unopened", "out.at_once_needs", "out.at_once_may_use_table"}
    of_rami |= {"match.dealer", "match.ties", "match.settlement", "melds.circular"}
    of_rami |= {"score.at_once_factor", "score.at_once_joker_factor"}
    of_rami |= {"deal.extra", "draw.take_with_one", "draw.throw_back", "draw.renew", "melds.aces"}
    of_rami |= {"out.new_melds", "score.pays"}  # asked for the sake of basic rummy
    for game, answered in (("penang", of_penang), ("rami51", of_rami)):
        name = LAWS[load(game).grammar]
        text = (DOCS / "rules" / f"{name}.md").read_text(encoding="utf-8").split("## Open questions")[1]
        missing = {path for path in load(game).knobs if f"`{path}`" not in text and path[:6] != "values"}
        missing -= {path for path in missing if f"`{path}`:" in text or f"`{path}` " in text}
        assert missing <= answered, (game, missing - answered)


PAGES = pages()


@pytest.mark.parametrize("name", list(PAGES))
def test_written_documents_are_fresh(name: str) -> None:
    assert (DOCS / name).read_text(encoding="utf-8") == PAGES[name], "run python -m tierce.words.docs"


def test_no_document_is_left_that_nobody_writes() -> None:
    there = {str(file.relative_to(DOCS)) for file in (DOCS / "rules-of").rglob("*")}
    assert {name for name in there if name.endswith(".md")} == set(PAGES) - {"knobs.md"}


def test_the_table_of_knobs_has_two_rows_for_each() -> None:
    asked, answered = PAGES["knobs.md"].split("## What the games answer")
    for text in (asked, answered):
        assert re.findall(r"^\| `([\w.]+)` \|", text, re.MULTILINE) == list(KNOBS)


def test_a_draft_says_that_it_is_one() -> None:
    for name, text in PAGES.items():
        language = name.split("/")[1] if name.count("/") == 2 else "en"
        assert (Words(language).text("rules-draft") in text) == (not reviewed(language)), name


def test_documents_can_be_written_elsewhere(tmp_path: Path) -> None:
    main([str(tmp_path)])
    assert {str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*.md")} == set(PAGES)
