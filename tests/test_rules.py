"""Rule books: answers, presets, house rules, contradictions, names and digests."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from says import exactly
from tierce.rules import KNOBS, Problem, Rules, RulesError, load, preset_names
from tierce.rules.answers import Choice, Kind, Number, Span, YesNo
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, GROUPS, SHED
from tierce.rules.rules import given_text, read_given

PENANG, RAMI, GIN = load("penang"), load("rami51"), load("gin")
GRAMMAR = {
    "arbaatash": DRAW_MELD_DISCARD,
    "basic": DRAW_MELD_DISCARD,
    "gin": CONCEALED,
    "gin_hollywood": CONCEALED,
    "gin_oklahoma": CONCEALED,
    "gin_openspiel": CONCEALED,
    "gin_rlcard": CONCEALED,
    "gin_traditional": CONCEALED,
    "penang": SHED,
    "rami51": DRAW_MELD_DISCARD,
    "rami51_circular": DRAW_MELD_DISCARD,
    "rami71": DRAW_MELD_DISCARD,
    "rami81": DRAW_MELD_DISCARD,
    "thousand": DRAW_MELD_DISCARD,
}
NAMES = ", ".join(GRAMMAR)
TABLES = [(name, seats) for name in preset_names() for seats in range(2, 9) if not load(name).problems(seats)]
"""Every preset with every number of seats that it is for."""

CHOICE = Choice(("a", "b"))
NUMBER = Number(3, 40)
ANY = Number(0, 9, absent="any")
DOUBLES = Number(0, 100, word="doubles")
FEW = Number(1, 1000, only=(1, 1000))
SPAN = Span(2, 6)
YES_NO = YesNo()


@pytest.mark.parametrize(
    ("kind", "said", "answer", "text"),
    [
        (CHOICE, "a", "a", "a"),
        (YES_NO, "yes", True, "yes"),
        (YES_NO, "no", False, "no"),
        (YES_NO, True, True, "yes"),
        (YES_NO, False, False, "no"),
        (NUMBER, 3, 3, "3"),
        (NUMBER, "40", 40, "40"),
        (NUMBER, "007", 7, "7"),
        (ANY, "any", None, "any"),
        (ANY, None, None, "any"),
        (ANY, 0, 0, "0"),
        (DOUBLES, "doubles", "doubles", "doubles"),
        (DOUBLES, 100, 100, "100"),
        (FEW, 1000, 1000, "1000"),
        (SPAN, "2-6", (2, 6), "2-6"),
        (SPAN, "3", (3, 3), "3-3"),
        (SPAN, 4, (4, 4), "4-4"),
    ],
)
def test_answers(kind: Kind, said: object, answer: object, text: str) -> None:
    read = kind.read(said)
    assert read == answer
    assert type(read) is type(answer)
    assert kind.text(read) == text
    assert kind.read(text) == read


NUMBERS = "a whole number from 3 to 40"
RANGE = "a range of seats within 2-6, such as 2-4"


@pytest.mark.parametrize(
    ("kind", "said", "message"),
    [
        (CHOICE, "c", "one of a, b"),
        (CHOICE, 1, "one of a, b"),
        (YES_NO, "true", "yes or no"),
        (YES_NO, 1, "yes or no"),
        (NUMBER, 2, NUMBERS),
        (NUMBER, 41, NUMBERS),
        (NUMBER, -3, NUMBERS),
        (NUMBER, "", NUMBERS),
        (NUMBER, "x", NUMBERS),
        (NUMBER, "１０", NUMBERS),
        (NUMBER, "²", NUMBERS),
        (NUMBER, "0000010", NUMBERS),
        (NUMBER, True, NUMBERS),
        (NUMBER, 3.0, NUMBERS),
        (NUMBER, None, NUMBERS),
        (NUMBER, "any", NUMBERS),
        (ANY, 10, "a whole number from 0 to 9 or any"),
        (DOUBLES, None, "a whole number from 0 to 100 or doubles"),
        (DOUBLES, "double", "a whole number from 0 to 100 or doubles"),
        (FEW, 2, "1 or 1000"),
        (FEW, 1001, "1 or 1000"),
        (SPAN, "1-4", RANGE),
        (SPAN, "4-7", RANGE),
        (SPAN, "4-2", RANGE),
        (SPAN, "2-", RANGE),
        (SPAN, "2-3-4", RANGE),
        (SPAN, "002-3", RANGE),
        (SPAN, "２-3", RANGE),
        (SPAN, True, RANGE),
        (SPAN, 2.0, RANGE),
    ],
)
def test_what_is_no_answer(kind: Kind, said: object, message: str) -> None:
    with pytest.raises(ValueError, match=exactly(message)):
        kind.read(said)
    assert kind.valid() == message


def test_choices_for_a_form() -> None:
    assert CHOICE.choices == ("a", "b")
    assert YES_NO.choices == ("yes", "no")
    assert (NUMBER.choices, ANY.choices, DOUBLES.choices) == ((), ("any",), ("doubles",))
    assert Number(1, 9, absent="any", word="all", only=(1, 9)).choices == ("1", "9", "any", "all")
    assert SPAN.choices == ()
    with pytest.raises(ValueError, match=exactly(RANGE)):
        SPAN.text("2-6")


def test_knobs() -> None:
    assert [len(KNOBS), *(len(rules.knobs) for rules in (PENANG, RAMI, GIN))] == [100, 36, 72, 37]
    for path, knob in KNOBS.items():
        assert (knob.path, knob.group) == (path, path.split(".")[0])
        assert knob.group in GROUPS
        assert knob.source
        assert knob.by is None or knob.by == "seats" or knob.by in KNOBS
        assert knob.grammars
        for rules in (PENANG, RAMI, GIN):
            assert (path in rules.knobs) is (rules.grammar in knob.grammars)
    assert KNOBS["deal.hand_size"].by == "seats"
    assert KNOBS["match.dealer"].by == "match.kind"


def test_presets() -> None:
    assert ", ".join(preset_names()) == NAMES
    for name in preset_names():
        rules = load(name)
        assert (rules.name, rules.label, rules.changes) == (name, f"{name}@{rules.version}", {})
        assert rules.grammar == GRAMMAR[name]
        assert rules.problems() == []
    assert (PENANG.name, PENANG.version, PENANG.title) == ("penang", 1, "Penang Rummy")
    assert PENANG.label == "penang@1"
    assert load("penang@1") == PENANG
    assert PENANG.changes == {}
    assert repr(load("penang+deal.hand_size=12")) == "tierce.load('penang@1+deal.hand_size=12')"


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_preset_answers_every_knob(preset: str, seats: int) -> None:
    rules = load(preset)
    terms = rules.at(seats)
    assert (terms.rules, terms.grammar, terms.players) == (f"{preset}@1", rules.grammar, seats)
    for path, knob in KNOBS.items():
        group, name = path.split(".")
        answer = getattr(getattr(terms, group), name)
        assert answer == rules.answer(path, seats)
        if path in rules.knobs:
            assert knob.kind.read(knob.kind.text(answer)) == answer
        else:
            assert answer == knob.fixed(rules.grammar)
    assert rules.at(seats) is terms


def test_a_preset_that_builds_on_another_says_only_what_differs() -> None:
    base, circular = load("rami51"), load("rami51_circular")
    told = [path for path in base.knobs if base.given(path) != circular.given(path)]
    assert told == ["melds.circular"]
    assert circular.changes == {}
    assert circular.digest != base.digest


def test_a_knob_of_another_game_is_not_asked() -> None:
    ((where, text),) = problems("penang+borrow.kind=off")
    assert where == "borrow.kind"
    assert text.startswith("Penang Rummy does not ask this; no such knob; ")
    ((where, text),) = problems("rami51+idle.auto_dead=no")
    assert where == "idle.auto_dead"
    assert text.startswith("Rami 51 does not ask this; no such knob; ")
    assert "idle.auto_dead" not in text
    assert RAMI.answer("idle.auto_dead", 4) is KNOBS["idle.auto_dead"].unasked


def test_contradictions_of_the_drawing_games() -> None:
    assert problems(
        "rami51+deck.packs=1+deal.hand_size=40+borrow.kind=off+borrow.split=yes+match.target=none"
    ) == [
        ("deal.hand_size", "2 hands of 40 and 1 more are 81 cards, and the deck has 56"),
        ("borrow.split", "nothing may be borrowed here: set borrow.kind to single"),
        ("match.deals", NEVER),
    ]
    assert problems("thousand+match.target=500") == [
        ("match.last_deal_factor", "a target can end the match early: set match.target to none")
    ]
    assert problems("gin+deal.hand_size=25") == [
        ("draw.last", "the stock has 1 after the deal, and the last 2 are not drawn")
    ]
    assert (
        load("gin+deal.hand_size=24").problems() == load("gin+draw.last=0+deal.hand_size=25").problems() == []
    )
    assert problems("gin+deal.upcard=no+knock.limit=upcard+score.spade_doubles=yes") == [
        ("knock.limit", "no card is turned up: set deal.upcard to yes"),
        ("score.spade_doubles", "no card is turned up: set deal.upcard to yes"),
    ]
    more = load("gin+deal.seats=2-4")
    assert more.problems() == more.problems(2) == []
    assert [(one.where, one.text) for one in more.problems(3)] == [
        ("deal.seats", "two play where somebody knocks")
    ]
    # One card more for the starter, and one that is turned up.
    whole = {"deck.packs": 1, "deck.jokers": 0, "deal.hand_size": 25}
    assert RAMI.with_(whole | {"deal.upcard": True}).problems(2) == []
    with pytest.raises(RulesError, match="2 hands of 26 and 1 more are 53 cards, and the deck has 52"):
        RAMI.with_(whole | {"deal.hand_size": 26})
    assert [one.text for one in load("arbaatash+deal.upcard=yes+deal.hand_size=21").problems(5)] == [
        "5 hands of 21 and 2 more are 107 cards, and the deck has 106"
    ]


def test_house_rules() -> None:
    changed = PENANG.with_({"swap.use": "any", "deal.hand_size": 12})
    assert changed.changes == {"deal.hand_size": 12, "swap.use": "any"}
    assert changed.label == "penang@1+deal.hand_size=12+swap.use=any"
    assert load(changed.label) == changed
    assert hash(load(changed.label)) == hash(changed)
    assert changed.with_({"swap.use": "keep"}) == load("penang+deal.hand_size=12")
    assert changed.with_({"deal.hand_size": 13}).changes["deal.hand_size"] == 13
    assert changed != PENANG
    assert PENANG != "penang@1"
    assert (changed.given("swap.use"), changed.preset("swap.use")) == ("any", "keep")
    # An answer that the preset gives is no change.
    assert PENANG.with_({"swap.use": "keep"}).label == "penang@1"
    assert PENANG.with_({"deal.hand_size": "3:25,else:20"}) == PENANG


def test_answers_by_seats() -> None:
    assert PENANG.given("deal.hand_size") == {"3": 25, "else": 20}
    rules = load("penang+deal.hand_size=2:30,3:26,else:19")
    assert [rules.at(seats).deal.hand_size for seats in range(2, 7)] == [30, 26, 19, 19, 19]
    assert rules.label == "penang@1+deal.hand_size=2:30,3:26,else:19"
    assert load("penang+deal.hand_size=else:19,3:26,2:30") == rules
    # The same answer for all is one answer.
    assert load("penang+deal.hand_size=3:18,else:18").label == "penang@1+deal.hand_size=18"


def test_answers_by_another_knob() -> None:
    assert PENANG.answer("match.dealer", 4) == "last_winner"
    assert load("penang+match.kind=independent").answer("match.dealer", 4) == "worst_loser"
    rules = load("penang+match.dealer=cumulative:next,else:worst_loser")
    assert rules.at(4).match.dealer == "next"
    assert rules.with_({"match.kind": "independent"}).at(4).match.dealer == "worst_loser"


def test_reading_what_is_given() -> None:
    knob = KNOBS["deal.hand_size"]
    assert read_given(knob, {"3": 25, "else": 20}) == {"3": 25, "else": 20}
    assert list(read_given(knob, {"else": 20, "5": 7, "3": 25})) == ["3", "5", "else"]  # type: ignore[arg-type]
    assert read_given(knob, {"3": 20, "else": 20}) == 20
    assert given_text(knob, {"3": 25, "else": 20}) == "3:25,else:20"
    assert given_text(knob, 20) == "20"
    with pytest.raises(ValueError, match=exactly("answers by seats need one for `else`")):
        read_given(knob, "3:25")
    with pytest.raises(ValueError, match=exactly("the cases are 2, 3, 4, 5, 6, 7, 8 and else, not '9'")):
        read_given(knob, "9:25,else:20")
    with pytest.raises(
        ValueError, match=exactly("the cases are independent, cumulative and else, not 'other'")
    ):
        read_given(KNOBS["match.dealer"], "other:next,else:next")
    with pytest.raises(ValueError, match=exactly("yes or no, the same for every table")):
        read_given(KNOBS["wild.adjacent"], {"else": True})
    with pytest.raises(ValueError, match=exactly("yes or no")):
        read_given(KNOBS["wild.adjacent"], "3:yes,else:no")


def problems(label: str) -> list[tuple[str, str]]:
    with pytest.raises(RulesError) as wrong:
        load(label)
    assert wrong.value.code == "rules"
    assert str(wrong.value) == "; ".join(f"{one.where}: {one.text}" for one in wrong.value.problems)
    return [(one.where, one.text) for one in wrong.value.problems]


def test_what_cannot_be_loaded() -> None:
    assert problems("penan") == [
        ("preset", f"'penan': no such preset; did you mean penang? The presets are {NAMES}")
    ]
    assert problems("xyz") == [("preset", f"'xyz': no such preset; The presets are {NAMES}")]
    assert problems("penang@2") == [("preset", "penang has version 1, not '2'")]
    assert problems("penang+fly+swap=") == [
        ("fly", "'fly' is no house rule: write knob=answer, such as deal.hand_size=12")
    ]
    ((where, text),) = problems("penang+deal.handsize=12")
    assert where == "deal.handsize"
    assert text.startswith("no such knob; did you mean deal.hand_size")
    assert text.endswith("The knobs are " + ", ".join(PENANG.knobs))
    assert problems("penang+swap.use=sell+deal.hand_size=2") == [
        ("swap.use", "'sell' is no answer here: one of keep, new_meld, any"),
        ("deal.hand_size", "'2' is no answer here: a whole number from 3 to 40"),
    ]
    assert problems("penang+swap.use=" + "x" * 60) == [
        ("swap.use", "'" + "x" * 56 + "... is no answer here: one of keep, new_meld, any")
    ]
    assert problems("penang+swap.use=" + "x" * 58) == [
        ("swap.use", "'" + "x" * 58 + "' is no answer here: one of keep, new_meld, any")
    ]


NEVER = "the match has neither a target nor a number of deals, so never ends"


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("penang+match.target=none", [("match.deals", NEVER)]),
        ("penang+deck.jokers=0+wild.in_run=burnt", [("wild.in_run", "burnt speaks of jokers, and the deck "
         "has none")]),
        (
            "penang+match.last_deal_factor=1000",
            [
                ("match.last_deal_factor", "which deal is the last must be known: set match.deals"),
                ("match.last_deal_factor", "a target can end the match early: set match.target to none"),
            ],
        ),
        (
            "penang+match.last_deal_factor=1000+match.target=none",
            [
                ("match.deals", NEVER),
                ("match.last_deal_factor", "which deal is the last must be known: set match.deals"),
            ],
        ),
        (
            "penang+match.last_deal_factor=1000+match.deals=4",
            [("match.last_deal_factor", "a target can end the match early: set match.target to none")],
        ),
        (
            "penang+match.elimination=yes+match.target=none+match.deals=3+match.kind=independent",
            [
                ("match.elimination", "seats drop out at the target, and match.target is none"),
                ("match.elimination", "independent deals keep no totals to drop out by"),
            ],
        ),
        (
            "penang+deck.packs=1+deck.jokers=0+deal.hand_size=30",
            [("deal.hand_size", "2 hands of 30 are 60 cards, and the deck has 52")],
        ),
        (
            "penang+deck.packs=1+deal.hand_size=40+deck.jokers=0+wild.in_run=burnt+match.target=none",
            [
                ("deal.hand_size", "2 hands of 40 are 80 cards, and the deck has 52"),
                ("wild.in_run", "burnt speaks of jokers, and the deck has none"),
                ("match.deals", NEVER),
            ],
        ),
    ],
)  # fmt: skip
def test_contradictions_are_told_together(label: str, expected: list[tuple[str, str]]) -> None:
    assert problems(label) == expected


def test_contradictions_at_one_table_only() -> None:
    rules = load("penang+deal.hand_size=28")
    assert rules.problems() == []
    assert rules.problems(3) == []
    assert [one.where for one in rules.problems(4)] == ["deal.hand_size"]
    with pytest.raises(RulesError, match=r"4 hands of 28 are 112 cards, and the deck has 110"):
        rules.at(4)
    assert load("penang+deal.hand_size=27").problems(4) == []
    assert load("penang+match.last_deal_factor=1000+match.target=none+match.deals=4").problems() == []
    assert load("penang+match.elimination=yes").problems(4) == []
    assert load("penang+match.target=none+match.deals=1").problems() == []


def test_seats() -> None:
    assert PENANG.problems(7) == [Problem("seats", "Penang Rummy is for 2 to 6 seats, not 7")]
    narrow = load("penang+deal.seats=3-4")
    assert [seats for seats in range(8) if not narrow.problems(seats)] == [3, 4]
    broken: dict[str, Any] = {path: PENANG.preset(path) for path in PENANG.knobs} | {"deal.seats": 4}
    with pytest.raises(TypeError, match=exactly("deal.seats is a range")):
        Rules("x", 1, "X", SHED, broken)


def test_the_digest() -> None:
    lines = [f"{path} = {given_text(KNOBS[path], PENANG.given(path))}\n" for path in sorted(PENANG.knobs)]
    assert PENANG.digest == hashlib.sha256("".join(lines).encode()).hexdigest()
    assert "deal.hand_size = 3:25,else:20\n" in lines
    assert "wild.max_in_run = any\n" in lines
    assert load("penang+deal.hand_size=12").digest != PENANG.digest
    assert load("penang+deal.hand_size=12").with_({"deal.hand_size": "3:25,else:20"}).digest == PENANG.digest


def test_a_default_depends_on_what_is_answered_here() -> None:
    book = load("penang")
    assert book.default("match.dealer", 4) == book.answer("match.dealer", 4) == "last_winner"
    rules = book.with_({"match.kind": "independent", "match.dealer": "next", "deal.hand_size": 12})
    assert rules.default("match.dealer", 4) == "worst_loser"
    assert rules.answer("match.dealer", 4) == "next"
    assert [rules.default("deal.hand_size", players) for players in (3, 4)] == [25, 20]
    assert rules.default("match.kind", 4) == "cumulative"


def test_the_whole_deck_may_be_dealt() -> None:
    whole = {"deck.packs": 1, "deck.jokers": 0, "deal.hand_size": 26}
    assert load("penang").with_(whole).problems(2) == []
    with pytest.raises(RulesError, match="2 hands of 27 are 54 cards, and the deck has 52"):
        load("penang").with_(whole | {"deal.hand_size": 27})
