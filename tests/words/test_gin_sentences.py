"""Refusals, labels and events of gin: the case, the cards and numbers, the next step and the rule."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from gin import gin_at, knocked
from tierce.cards import Card
from tierce.game import State, engine
from tierce.game.actions import Action, Knock, parse_actions
from tierce.game.events import Event, Knocked
from tierce.game.illegal import Illegal
from tierce.melds import Reason
from tierce.rules import preset_names
from tierce.table import Table, view_of
from tierce.words import Words, catalogue, sentences
from tierce.words.sentences import Refusal, Sentences

NAMES = ["Aina", "Boris"]
SAY = Sentences(Words(), NAMES)
ALOUD = Sentences(Words(), NAMES, aloud=True)

NEAR = "5c5d5h 9sTsJs As2s3s 6d Kc"
"""Eleven cards: throwing the king leaves 6."""
GIN = "5c5d5h 9sTsJs As2s3s4s Kc"
ALL = "5c5d5h 9sTsJs As2s3s4s Qs"
FAR = "2c4c6c 8dTdQd As3s5s 7h Kh"
OTHER = "4c4d4h 6c7c8c KdQh2dAc"
OTHERS_MELDS = "4c4d4h 6c7c8c 7d7h7s 8s"


def refused(state: State, *lines: str) -> tuple[Reason, Refusal]:
    """What the last step is refused with, after those before it."""
    *before, last = [action for line in lines for action in parse_actions(line)]
    for action in before:
        state = engine.apply_step(state, action).state
    illegal = engine.check_step(state, last)
    assert illegal is not None, "it is legal"
    return illegal.reason, SAY.refusal(illegal, view_of(state, state.turn), last)


def case(why: str, state: Callable[[], State], *lines: str, say: str, rule: str) -> Any:
    return pytest.param(why.split(".")[0], state, lines, say, rule, id=f"{why}: {lines[-1]}")


here = partial(partial, gin_at)
after = partial(partial, knocked)

REFUSALS = [
    case(
        "phase.offer", here("2c4c6c 8dTdQd As3s5s 7h", phase="offer"), "draw", rule="G1.3",
        say="The card turned up comes first: take it, or pass.",
    ),
    case(
        "phase.draw", here("2c4c6c 8dTdQd As3s5s 7h", phase="draw"), "discard 2c", rule="G2.1",
        say="Your turn begins with a card: draw one from the stock, or take the top discard.",
    ),
    case(
        "phase.must-draw", here("2c4c6c 8dTdQd As3s5s 7h", phase="draw", must_draw=True), "discard 2c",
        rule="G1.4",
        say="Both of you have passed the card turned up, so this turn begins from the stock. Draw a card.",
    ),
    case(
        "upcard_passed",
        here("2c4c6c 8dTdQd As3s5s 7h", phase="draw", pile="8h", must_draw=True), "take", rule="G1.4",
        say="Both of you have passed 8♥, so it stays where it lies. Draw from the stock.",
    ),
    case(
        "phase.pile", here("2c4c6c 8dTdQd As3s5s 7h", phase="draw", pile="", rules="deal.upcard=no"), "take",
        rule="G2.1", say="No card lies on the discard pile. Draw from the stock.",
    ),
    case(
        "phase.held", here(NEAR), "meld 5c5d5h", rule="G3.3",
        say="Melds stay in the hand here until somebody knocks. Discard a card, or knock.",
    ),
    case(
        "phase.drawn-held", here(NEAR), "draw", rule="G2.1",
        say="You have your card for this turn. Discard one, or knock.",
    ),
    case(
        "phase.no-carte", here(NEAR), "discard Kc carte", rule="G2.1",
        say="Nobody says “carte” in this game. Discard without it.",
    ),
    case(
        "phase.no-big-gin", here(ALL, preset="gin_traditional"), "biggin 5c5d5h 9sTsJsQs As2s3s4s",
        rule="G5.3", say="Big gin is not played at this table. Throw a card and knock: that is gin.",
    ),
    case(
        "phase.first-turn",
        here(NEAR, preset="gin_rlcard", pile="", rules="deal.starter_first_turn=discard_only"), "knock Kc",
        rule="G11.3",
        say="On this first turn you have a card too many and only discard. Choose the card that you give "
        "away.",
    ),
    case(
        "phase.showing", after(NEAR, OTHER, "knock Kc"), "draw", rule="G6.1",
        say="There has been a knock. Lay off on the melds that are shown, or show your hand.",
    ),
    case(
        "phase.gin-layoff", after(GIN, OTHERS_MELDS, "knock Kc", rules="knock.defender=chosen"), "lay 8s m2<",
        rule="G5.2", say="After gin nothing is laid off. Show your hand.",
    ),
    case(
        "phase.no-layoff",
        after(NEAR, OTHERS_MELDS, "knock Kc", rules="knock.defender=chosen+knock.layoffs=no"), "lay 8s m2<",
        rule="G6.5", say="Nothing is laid off after a knock at this table. Show your hand.",
    ),
    case(
        "phase.best-melds", after(NEAR, OTHER, "knock Kc"), "done 4c4d4h", rule="G6.4",
        say="Your best melds are shown for you at this table. Just say that you are done.",
    ),
    case(
        "phase.own-melds", after(NEAR, OTHER, "knock Kc", rules="knock.defender=chosen"), "done", rule="G6.4",
        say="At this table you choose the melds that you show. Say which.",
    ),
    case(
        "phase.wall-knock",
        here("2c4c6c 8dTdQd As3s5s 7h", phase="wall", pile="Kd", left=2, rules="draw.wall=knock"), "draw",
        rule="G7.2", say="The stock is at its end. Take the last discard to knock with it, or pass.",
    ),
    case(
        "phase.wall-declare",
        here("2c4c6c 8dTdQd As3s5s 7h", phase="wall", pile="Kd", left=2, rules="draw.wall=declare"), "draw",
        rule="G7.3",
        say="The stock is at its end. Take the last discard and play on, or pass, which ends the deal.",
    ),
    case(
        "deadwood.wall",
        here("2c4c6c 8dTdQd As3s5s 7h", phase="wall", pile="Kd", left=2, rules="draw.wall=knock"), "take",
        rule="G7.2",
        say="With K♦ you could not knock: more than 10 would be left as deadwood. Pass.",
    ),
    case(
        "card_not_in_hand", here(NEAR), "discard 9c", rule="G2.1",
        say="9♣ is not in your hand. Choose a card that you hold.",
    ),
    case(
        "card_not_in_hand.twice", here("5c5d5h 4c6c7c As2s3s 6d Kc"), "knock Kc 5c5d5h 5c6c7c / -",
        rule="G2.1", say="You hold 5♣ only once. Leave the second one out.",
    ),
    case(
        "card_not_in_hand.left-out", here(NEAR), "knock Kc 5c5d5h 9sTsJs / 6d", rule="G4.2",
        say="A♠ 2♠ 3♠: each card of your hand lies in one meld, or is deadwood. Say all of them once.",
    ),
    case(
        "throw_back.discard", here(NEAR, lifted="Kc"), "discard Kc", rule="G2.2",
        say="You have just taken K♣ from the discard pile, and it may not go back in the same turn. "
        "Discard another card.",
    ),
    case(
        "throw_back.knock", here(NEAR, lifted="Kc"), "knock Kc", rule="G4.4",
        say="You have just taken K♣ from the discard pile, so you may not throw it with your knock. "
        "Throw another card.",
    ),
    case(
        "must_knock.wall", here(NEAR, lifted="9s", must_knock=True, rules="draw.wall=knock"), "discard 6d",
        rule="G7.2", say="The last discard is taken only to knock with it. Knock now.",
    ),
    case(
        "must_knock.gin", here(GIN, rules="knock.gin=must"), "discard Kc", rule="G5.4",
        say="Your hand is gin, and at this table it is shown at once. "
        "Knock with the card that leaves no deadwood.",
    ),
    case(
        "must_knock.less", here(GIN, rules="knock.gin=must"), "knock Kc 5c5d5h 9sTsJs 2s3s4s / As",
        rule="G5.4",
        say="Your hand is gin, and at this table gin is shown at once. "
        "Choose a card and melds that leave no deadwood.",
    ),
    case(
        "deadwood.knock", here(NEAR, rules="knock.limit=5"), "knock Kc", rule="G4.1",
        say="6♦ would be left, 6 of deadwood, and you may knock with 5 at most. Discard and play on.",
    ),
    case(
        "deadwood.upcard", here(NEAR, preset="gin_oklahoma", upcard="4h"), "knock Kc", rule="G9.1",
        say="6♦ would be left, 6 of deadwood, and you may knock with 4 at most. Discard and play on.",
    ),
    case(
        "deadwood.gin",
        here(NEAR, preset="gin_oklahoma", upcard="Ah", rules="knock.upcard_ace=gin_only"), "knock Kc",
        rule="G9.2",
        say="6♦ would be left, 6 of deadwood, and in this deal only gin may be shown. Discard and play on.",
    ),
    case(
        "deadwood.melds", here(NEAR), "knock Kc 5c5d5h 9sTsJs / As2s3s6d", rule="G4.1",
        say="6♦ A♠ 2♠ 3♠ would be left, 12 of deadwood, and you may knock with 10 at most. "
        "Choose other melds: your hand can do better.",
    ),
    case(
        "deadwood.test",
        here("4c5c6c3d4d6dAh2s4s5s6s", preset="gin_openspiel", rules="knock.limit=10"), "knock 6d",
        rule="G12.6",
        say="At this table one way to meld decides, which leaves 3♦ A♥ 2♠ 5♠: 11 of deadwood, "
        "and 10 is the most. Discard and play on.",
    ),
    case(
        "not_melded", here(NEAR), "biggin 5c5d5h 9sTsJs As2s3s", rule="G5.3",
        say="K♣ 6♦ are in no meld, and for big gin every card is in one. "
        "Choose other melds, or knock with one card thrown.",
    ),
    case(
        "not_melded.one", here(GIN), "biggin 5c5d5h 9sTsJs As2s3s4s", rule="G5.3",
        say="K♣ is in no meld, and for big gin every card is in one. "
        "Throw it and knock, or choose other melds.",
    ),
    case(
        "ambiguous.knock", here("3c3d3h 4c4d4h 5c5d5h 2s Kc"), "knock Kc", rule="G4.5",
        say="With K♣ thrown your hand can be shown in 2 ways: 3♣ 3♦ 3♥, 4♣ 4♦ 4♥, and 5♣ 5♦ 5♥; "
        "3♣ 4♣ 5♣, 3♦ 4♦ 5♦, and 3♥ 4♥ 5♥. Say which one you mean.",
    ),
    case(
        "bad_run.ace-low", here("QsKsAs 5c5d5h 9hThJh 6d Kc"), "knock Kc QsKsAs 5c5d5h 9hThJh / 6d",
        rule="G3.2",
        say="Q♠ K♠ A♠: the ace comes before the two here, and nothing comes after the king. "
        "Leave out the cards on one side.",
    ),
    case(
        "bad_run.gap", here("9sJsQs 5c5d5h 9hThJh 6d Kc"), "knock Kc 9sJsQs 5c5d5h 9hThJh / 6d", rule="G3.2",
        say="9♠ J♠ Q♠: here 10♠ would have to be in between. Choose others.",
    ),
    case(
        "bad_run.gap", here("JsKsAs 5c5d5h 9hThJh 6d Kc"), "knock Kc JsKsAs 5c5d5h 9hThJh / 6d", rule="G3.2",
        say="J♠ K♠ A♠: here 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ Q♠ would have to be in between. Choose others.",
    ),
    case(
        "bad_run.suits", here("9sTsJc 5c5d5h 9hThJh 6d Kc"), "knock Kc 9sTsJc 5c5d5h 9hThJh / 6d",
        rule="G3.2",
        say="9♠ 10♠ J♣: a run is of one suit. Choose cards of one suit, or of one rank for a set.",
    ),
    case(
        "bad_run.layoff", after(NEAR, OTHERS_MELDS, "knock Kc"), "lay 7s m2", rule="G6.1",
        say="7♠ does not fit on Aina’s run A♠–3♠. It takes 4♠.",
    ),
    case(
        "bad_set.layoff", after(NEAR, OTHERS_MELDS, "knock Kc"), "lay 7s m1", rule="G6.1",
        say="7♠ does not fit on Aina’s set of fives. It takes fives.",
    ),
    case(
        "full.end",
        after("9hThJh 5c5d5h As2s3s 6d Kc", "7h8h6h4c4d8c8dQcQdKd", "knock Kc",
              rules="knock.layoffs_per_end=1"),
        "lay 8h m2<", "lay 7h m2<", rule="G6.5",
        say="One card has been laid off at that end of Aina’s run 8♥–J♥, and no more is allowed here. "
        "Keep 7♥.",
    ),
    case(
        "full.ends",
        after("9hThJh 5c5d5h As2s3s 6d Kc", "7h8h6h4c4d8c8dQcQdKd", "knock Kc", preset="gin_openspiel"),
        "lay 8h m2<", "lay 7h m2<", "lay 6h m2<", rule="G6.5",
        say="2 cards have been laid off at that end of Aina’s run 7♥–J♥, and no more are allowed here. "
        "Keep 6♥.",
    ),
    case(
        "no_such_meld", after(NEAR, OTHERS_MELDS, "knock Kc"), "lay 8s m9", rule="G6.1",
        say="There is no meld 9. The melds on the table are 1 to 3.",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "state", "lines", "say", "rule"), REFUSALS)
def test_a_refusal_says_what_to_do_next(
    reason: str, state: Callable[[], State], lines: tuple[str, ...], say: str, rule: str
) -> None:
    assert refused(state(), *lines) == (reason, (say, rule))


def test_a_knock_that_only_its_melds_forbid_is_told_from_one_that_cannot_be() -> None:
    state = gin_at("4c5c6c3d4d6dAh2s4s5s6s", preset="gin_openspiel")
    assert refused(state, "knock 4c")[1].rule == "G4.1"


def test_every_reason_of_the_grammar_is_among_them() -> None:
    said = {str(param.values[0]) for param in REFUSALS}
    assert said >= {
        "upcard_passed", "throw_back", "must_knock", "deadwood", "not_melded", "ambiguous", "full", "phase",
    }  # fmt: skip


def test_every_case_of_gin_is_told() -> None:
    """What the catalogue has beside the cases of other games is among the refusals above."""
    told = {param.id.split(":")[0].split(".")[1] for param in REFUSALS if "." in str(param.id).split(":")[0]}
    body = FluentParser().parse(catalogue.source("en")).body
    messages = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    for reason in ("throw-back", "must-knock", "deadwood"):
        pattern = messages[f"reason-{reason}"].value
        assert pattern is not None
        (placeable,) = pattern.elements
        assert isinstance(placeable, ast.Placeable)
        select = placeable.expression
        assert isinstance(select, ast.SelectExpression)
        keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
        assert keys <= told, reason


def test_no_joker_is_spoken_of() -> None:
    texts = [param.values[3] for param in REFUSALS]
    assert not [text for text in texts if "joker" in str(text)]


@pytest.mark.parametrize("game", [name for name in preset_names() if name.startswith("gin")])
def test_no_refusal_and_no_event_is_without_words(game: str) -> None:
    """Whatever is said at any moment of random deals, its refusal can be told, and so can what happened."""
    rng = random.Random(game)
    table = Table(game, seats=2, seed=7, names=tuple(NAMES))
    told: set[str] = set()
    for _ in range(150):
        if table.over:
            break
        view = table.view(table.turn)
        held = [str(card) for card in view.hand.faces()]
        some = "".join(rng.sample(held, min(3, len(held))))
        one, two = rng.choice(held), rng.randint(1, 4)
        tries = ["draw", "take", "pass", "end", "dead", "touch", "done", f"done {some}", f"biggin {some}"]
        tries += [f"discard {one}", f"discard {one} carte", f"meld {some}", f"lay {one} m{two}"]
        tries += [f"knock {one}", f"knock {one} {some} / -", f"swap {one} m{two}", f"borrow {one} m{two}"]
        for words in tries:
            illegal = engine.check_step(view.state, action := Action.parse(words))
            if illegal is not None:
                told.add(illegal.reason)
                assert not SAY.refusal(illegal, view, action).text[0].islower()
                assert ALOUD.refusal(illegal, view).text
        for action in view.legal_actions[:40]:
            assert SAY.label(action, view) != str(action)
            assert ALOUD.label(action, view)
        knocks = [action for action in view.legal_actions if isinstance(action, Knock)]
        table.play(rng.choice(knocks or view.legal_actions))
    assert len(told) >= 4
    for seat in (0, 1, None):
        events = [one.event for one in table.events(0, seat)]
        assert len(SAY.news(events, table.view(seat))) == len(events)


# -- what a step does ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("discard Kc", "Discard K♣"),
        ("knock Kc", "Knock, throwing K♣"),
        (
            "knock Kc 5c5d5h 9sTsJs As2s3s / 6d",
            "Knock, throwing K♣, with 5♣ 5♦ 5♥, 9♠ 10♠ J♠, and A♠ 2♠ 3♠; deadwood 6♦, 6 points",
        ),
        (
            "knock 9s 5c5d5h As2s3s / 6dTsJsKc",
            "Knock, throwing 9♠, with 5♣ 5♦ 5♥ and A♠ 2♠ 3♠; deadwood 10♠ J♠ K♣ 6♦, 36 points",
        ),
        ("knock Kc 5c5d5h 9sTsJs As2s3s / -", "Gin, throwing K♣: 5♣ 5♦ 5♥, 9♠ 10♠ J♠, and A♠ 2♠ 3♠"),
        ("biggin 5c5d5h 9sTsJs As2s3s", "Big gin: 5♣ 5♦ 5♥, 9♠ 10♠ J♠, and A♠ 2♠ 3♠"),
    ],
)
def test_a_label_says_what_a_step_does(words: str, label: str) -> None:
    said = SAY.label(Action.parse(words), view_of(gin_at(NEAR), 0))
    assert sorted(said) == sorted(label)
    assert said[:12] == label[:12]


def test_labels_of_the_other_moments() -> None:
    offer = view_of(gin_at("2c4c6c 8dTdQd As3s5s 7h", phase="offer", pile="8h"), 0)
    assert [SAY.label(action, offer) for action in offer.steps] == ["Take 8♥", "Pass"]
    wall = gin_at("2c4c6c 8dTdQd As3s5s 7h", phase="wall", pile="8h", left=2, rules="draw.wall=declare")
    assert SAY.label(Action.parse("pass"), view_of(wall, 0)) == "Call the deal dead"
    after_it = view_of(knocked(NEAR, OTHERS_MELDS, "knock Kc"), 1)
    assert SAY.label(Action.parse("done"), after_it) == "Show your hand"
    assert SAY.label(Action.parse("lay 8s m3<"), after_it) == "Lay 8♠ on Aina’s run 9♠–J♠"
    chosen = view_of(knocked(NEAR, OTHERS_MELDS, "knock Kc", rules="knock.defender=chosen"), 1)
    assert SAY.label(Action.parse("done 4c4d4h 6c7c8c 7d7h7s"), chosen).endswith("; deadwood 8♠, 8 points")
    assert ALOUD.label(Action.parse("done 4c4d4h 6c7c8c"), chosen).startswith(
        "Show set of 3 fours and run of clubs, 6 to 8; deadwood "
    )
    assert SAY.label(Action.parse("done -"), chosen).startswith("Show no meld; deadwood ")


# -- what happened -------------------------------------------------------------------------------------------


def told(state: State, seat: int | None, *words: str) -> list[str]:
    """The news of these acts for a seat."""
    events: list[Event] = []
    for line in words:
        step = engine.apply_step(state, Action.parse(line))
        events += step.events
        state = step.state
    return SAY.news(events, view_of(state, seat))


def test_a_knock_and_its_showdown_are_told() -> None:
    state = gin_at("5c5d5h 9sTsJs As2s3s 9d Kc", "4c4d4h 6c7c8c Ad2d5sQs")
    words = ("knock Kc 5c5d5h 9sTsJs As2s3s / 9d", "lay 5s m1", "lay Qs m3>", "done")
    assert told(state, 0, *words) == [
        "You knock, throwing K♣, with 5♣ 5♦ 5♥, A♠ 2♠ 3♠, and 9♠ 10♠ J♠; deadwood 9♦, 9 points",
        "Boris lays 5♠ on your set",
        "Boris lays Q♠ on your run",
        "Boris shows 4♣ 4♦ 4♥ and 6♣ 7♣ 8♣; deadwood A♦ 2♦, 3 points",
        "The deal ended with an undercut",
    ]
    assert told(state, 1, *words)[0].startswith("Aina knocks, throwing K♣, with")
    assert told(state, 1, *words)[1] == "You lay 5♠ on Aina’s set"


def test_gin_and_big_gin_are_told() -> None:
    assert told(gin_at(GIN, "4c4d4h 6c7c8c KdQh2dAc"), 1, "knock Kc")[::2] == [
        "Gin! Aina throws K♣ and shows 5♣ 5♦ 5♥, A♠ 2♠ 3♠ 4♠, and 9♠ 10♠ J♠",
        "The deal ended with gin",
    ]
    state = gin_at("5c5d5h 9sTsJsQs As2s3s4s", OTHER)
    assert told(state, 0, "biggin 5c5d5h 9sTsJsQs As2s3s4s")[::2] == [
        "Big gin! You show 5♣ 5♦ 5♥, A♠ 2♠ 3♠ 4♠, and 9♠ 10♠ J♠ Q♠, and throw nothing",
        "The deal ended with big gin",
    ]


def test_a_pass_and_a_dead_hand_are_told() -> None:
    state = gin_at("2c4c6c 8dTdQd As3s5s 7h", phase="offer", pile="8h")
    assert told(state, 0, "pass", "pass") == [
        "You pass the card turned up",
        "Boris passes the card turned up",
    ]
    wall = gin_at("2c4c6c 8dTdQd As3s5s 7h", phase="wall", pile="8h", left=2, rules="draw.wall=knock")
    assert told(wall, None, "pass") == ["The deal is dead: nobody knocked, and nobody scores"]


def test_a_knock_without_a_meld_is_told() -> None:
    shown = Knocked(0, Card.parse("Kc"), (), gin_at(FAR).hands[0])
    assert SAY.narration(shown, view_of(gin_at(FAR), 1)).startswith(
        "Aina knocks, throwing K♣, with no meld; deadwood "
    )


def test_no_cards_are_counted_where_every_hand_keeps_its_size() -> None:
    state = gin_at(FAR)
    assert told(state, 0, "discard 7h", "draw")[0] == "You discard 7♥"


@pytest.mark.parametrize(
    ("other", "lines", "rules", "how"),
    [
        (OTHERS_MELDS, ("knock Kc", "done"), "", "knock"),
        (OTHERS_MELDS, ("knock Kc", "lay 8s m3<", "done"), "", "undercut"),
        ("4c4d4h 6c7c8c 7d7h7s 6h", ("knock Kc", "done"), "", "undercut"),
        ("4c4d4h 6c7c8c 7d7h7s 6h", ("knock Kc", "done"), "score.tie=nothing", "even"),
    ],
)
def test_how_it_ended(other: str, lines: tuple[str, ...], rules: str, how: str) -> None:
    state = gin_at(NEAR, other, rules=rules)
    for line in lines:
        state = engine.apply_step(state, Action.parse(line)).state
    assert state.result is not None
    assert sentences.how_it_ended(state.result, state.terms) == how


def test_aloud_melds_have_names() -> None:
    event = engine.judge(gin_at(NEAR), Action.parse("knock Kc"))
    assert isinstance(event, Knocked)
    assert ALOUD.narration(event, view_of(gin_at(NEAR), 1)) == (
        "Aina knocks, throwing king of clubs, with set of 3 fives, run of spades, ace to 3, and run of "
        "spades, 9 to jack; deadwood 6 of diamonds, 6 points"
    )


def test_what_another_seat_or_no_act_asks_is_told_too() -> None:
    state = gin_at(NEAR)
    assert SAY.refusal(Illegal(Reason.TURN), view_of(state, 1)).rule == "G2.1"
    assert SAY.refusal(Illegal(Reason.PHASE), view_of(state, 0), asked="undo").rule == "G2.1"
    assert SAY.refusal(Illegal(Reason.PHASE), view_of(state, 0), asked="next").rule == "G8.1"
