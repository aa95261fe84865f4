"""The worked examples GIN-1 to GIN-11 and GIN-14 of gin, each a test named by its number.

The match (GIN-12, GIN-13) and the payments of RLCard (GIN-15) have theirs beside what they speak of.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gin import gin_at, knocked
from positions import ended, legal, play, points, refusal, verbs, verdict
from tierce.cards import Cards, numbered_deck
from tierce.game import Ending, Phase, State, engine
from tierce.melds.deadwood import GIN_POINTS, deadwood
from tierce.rules import load

Example = Callable[[], None]
EXAMPLES: dict[str, Example] = {}
NUMBERS = [f"GIN-{number}" for number in (*range(1, 12), 14)]


def example(number: str) -> Callable[[Example], Example]:
    def keep(function: Example) -> Example:
        assert number not in EXAMPLES
        EXAMPLES[number] = function
        return function

    return keep


@pytest.mark.parametrize("number", NUMBERS)
def test_example(number: str) -> None:
    EXAMPLES[number]()


def test_every_example_is_here() -> None:
    assert list(EXAMPLES) == NUMBERS


def told(state: State) -> tuple[Ending, tuple[int, ...], tuple[int | None, ...]]:
    """How the deal ended, the deadwood of each, the scores."""
    result = ended(state)
    return result.how, tuple(GIN_POINTS.of(hand or Cards()) for hand in result.left), points(state)


# --- The score ----------------------------------------------------------------------------------------------


@example("GIN-1")
def a_knock_that_scores_the_difference() -> None:
    state = gin_at("5c5d5h 9sTsJs As2s3s 6d Kc", "4c4d4h 6c7c8c Kd Qh 2d Ac")
    after = play(state, "knock Kc 5c5d5h As2s3s 9sTsJs / 6d")
    assert legal(after) == ["done"]
    assert told(play(after, "done")) == (Ending.KNOCK, (6, 23), (17, 0))


@example("GIN-2")
def nothing_is_laid_off_on_gin() -> None:
    hand, defender = "5c5d5h 9sTsJs As2s3s4s Kc", "4c4d4h 6c7c8c Kd Qh 2d 8s"
    gin, held_back = "knock Kc 5c5d5h As2s3s4s 9sTsJs / -", "knock Kc 5c5d5h As2s3s 9sTsJs / 4s"
    after = knocked(hand, defender, gin)
    assert after.over
    assert told(after) == (Ending.GIN, (0, 30), (55, 0))
    # Held back it is a knock with four, and 8s goes on the run.
    after = knocked(hand, defender, held_back)
    assert legal(after) == ["lay 8s m3<", "done"]
    assert told(play(after, "lay 8s m3", "done")) == (Ending.KNOCK, (4, 22), (18, 0))
    assert points(play(after, "done")) == (26, 0)
    # The same as OpenSpiel plays it, where the defender says its own melds.
    for knock, words, scores in (
        (gin, ["done 4c4d4h 6c7c8c"], (55, 0)),
        (held_back, ["lay 8s m3", "done 4c4d4h 6c7c8c"], (18, 0)),
        (held_back, ["done 4c4d4h 6c7c8c"], (26, 0)),
    ):
        state = knocked(hand, defender, knock, preset="gin_openspiel")
        assert points(play(state, *words)) == scores
    state = knocked(hand, defender, gin, preset="gin_openspiel")
    assert verbs(state) == {"done"}
    assert verdict(state, "lay 8s m3") == "phase"


@example("GIN-3")
def an_undercut_after_two_lay_offs() -> None:
    after = knocked(
        "5c5d5h 9sTsJs As2s3s 9d Kc",
        "4c4d4h 6c7c8c Ad 2d 5s Qs",
        "knock Kc 5c5d5h As2s3s 9sTsJs / 9d",
    )
    assert legal(after) == ["lay 5s m1", "lay Qs m3>", "done"]
    assert told(play(after, "lay 5s m1", "lay Qs m3", "done")) == (Ending.KNOCK, (9, 3), (0, 31))


@example("GIN-4")
def a_tie_is_an_undercut() -> None:
    hand, defender = "As2s3s 5c5d5h 9sTsJs 7d Kc", "4c4d4h 6c7c8c JdQdKd 7h"
    knock = "knock Kc 5c5d5h As2s3s 9sTsJs / 7d"
    assert told(play(knocked(hand, defender, knock), "done")) == (Ending.KNOCK, (7, 7), (0, 25))
    older = knocked(hand, defender, knock, preset="gin_traditional")
    assert points(play(older, "done")) == (0, 10)
    state = knocked(hand, defender, knock, preset="gin_openspiel")
    assert points(play(state, "done 4c4d4h 6c7c8c JdQdKd")) == (0, 0)
    assert points(play(knocked(hand, defender, knock, rules="score.tie=nothing"), "done")) == (0, 0)


# --- Deadwood -----------------------------------------------------------------------------------------------


@example("GIN-5")
def two_runs_rather_than_the_eights() -> None:
    cards = Cards.parse("6s7s8s6c7c8c8d")
    assert deadwood(cards) == 8
    assert deadwood(cards - Cards.parse("8s8c8d")) == 26


@example("GIN-6")
def the_best_discard_leaves_three() -> None:
    cards = Cards.parse("4s4c4d4h5s5c5d6s2c3s3c")
    assert min(deadwood(cards - card) for card in cards) == 3
    state = gin_at("4s4c4d4h 5s5c5d 6s 2c 3s 3c", rules="knock.limit=3")
    assert {action.split(" ")[1] for action in legal(state) if action.startswith("knock")} == {"6s"}
    assert "knock" not in verbs(gin_at("4s4c4d4h 5s5c5d 6s 2c 3s 3c", rules="knock.limit=2"))


@example("GIN-7")
def the_eights_are_broken() -> None:
    after = knocked(
        "5s6s7s 9cTcJc KcKdKs Jd Qh",
        "Ac 2s2c2d2h 7c 8c8d8s 9s",
        "knock Qh KcKdKs 9cTcJc 5s6s7s / Jd",
    )
    assert told(play(after, "done")) == (Ending.KNOCK, (10, 17), (7, 0))
    broken = play(after, "lay 8s m3", "lay 9s m3", "lay 8c m2<", "lay 7c m2<", "done")
    assert told(broken) == (Ending.KNOCK, (10, 9), (0, 26))


@example("GIN-8")
def the_nine_goes_after_the_ten() -> None:
    after = knocked(
        "AsAcAd TcTdTh JsQsKs 2h Qd", "4c4d4h4s 5c5d5h5s 9s Ts", "knock Qd AcAdAs TcTdTh JsQsKs / 2h"
    )
    assert verdict(after, "lay 9s m3") == "bad_run"
    assert legal(after) == ["lay Ts m2", "lay Ts m3<", "done"]
    assert told(play(after, "lay Ts m3", "lay 9s m3", "done")) == (Ending.KNOCK, (2, 0), (0, 27))
    on_the_set = play(after, "lay Ts m2")
    assert legal(on_the_set) == ["done"]


# --- Oklahoma -----------------------------------------------------------------------------------------------


@example("GIN-9")
def the_upcard_sets_the_limit() -> None:
    state = gin_at("5c5d5h 9sTsJs As2s3s 7d 6h", upcard="6h", lifted="6h", preset="gin_oklahoma")
    assert [action for action in legal(state) if action.startswith("knock")] == [
        "knock 7d 5c5d5h As2s3s 9sTsJs / 6h"
    ]
    refused = refusal(state, "knock 6h")
    assert refused.reason == "throw_back"
    drawn = gin_at("5c5d5h 9sTsJs As2s3s 7d 6h", upcard="6c", preset="gin_oklahoma")
    assert refusal(drawn, "knock 6h").numbers == {"have": 7, "need": 6}
    # In the words of the deal: the upcard is taken at the offer.
    offer = gin_at("5c5d5h 9sTsJs As2s3s 7d", pile="6h", upcard="6h", phase="offer", preset="gin_oklahoma")
    assert verdict(offer, "take", "knock 7d") == "legal"
    assert verdict(offer, "take", "knock 6h") == "throw_back"


@example("GIN-10")
def an_ace_is_one_or_gin_only() -> None:
    cards = "5c5d5h 9sTsJs As2s3s 6d Kh"
    for ace, need in (("gin_only", 0), ("one", 1)):
        rules = f"knock.upcard_ace={ace}"
        state = gin_at(cards, upcard="Ac", preset="gin_oklahoma", rules=rules)
        assert "knock" not in verbs(state)
        assert refusal(state, "knock Kh").numbers == {"have": 6, "need": need}
        low = gin_at("5c5d5h 9sTsJs As2s3s Ad Kh", upcard="Ac", preset="gin_oklahoma", rules=rules)
        assert ("knock" in verbs(low)) is (ace == "one")
        gin = gin_at("5c5d5h 9sTsJs As2s3s4s Kh", upcard="Ac", preset="gin_oklahoma", rules=rules)
        assert verdict(gin, "knock Kh") == "legal"
    # So too where OpenSpiel's rules are played to the upcard.
    rules = "knock.limit=upcard+knock.upcard_ace=gin_only"
    state = gin_at(cards, upcard="Ac", preset="gin_openspiel", rules=rules)
    assert refusal(state, "knock Kh").numbers["need"] == 0


# --- The offer, and big gin ---------------------------------------------------------------------------------


@example("GIN-11")
def both_pass() -> None:
    state = engine.deal(load("gin").at(2), seats=2, dealer=0, order=numbered_deck(1, 0))
    assert (state.phase, state.turn, legal(state)) == (Phase.OFFER, 1, ["take", "pass"])
    once = play(state, "pass")
    assert (once.phase, once.turn, legal(once)) == (Phase.OFFER, 0, ["take", "pass"])
    after = play(once, "pass")
    assert (after.phase, after.turn, legal(after)) == (Phase.DRAW, 1, ["draw"])
    assert verdict(after, "take") == "upcard_passed"


@example("GIN-14")
def big_gin() -> None:
    cards = "As2s3s4s 5c5d5h 9hThJhQh"
    melds = "5c5d5h 9hThJhQh As2s3s4s"
    state = gin_at(cards, "4c4d4h 6c7c8c Kd Qc 2d 8s")
    assert f"biggin {melds}" in legal(state)
    after = play(state, f"biggin {melds}")
    assert told(after) == (Ending.BIG_GIN, (0, 30), (61, 0))
    plain = gin_at(cards, "4c4d4h 6c7c8c Kd Qc 2d 8s", rules="score.big_gin=none")
    assert "biggin" not in verbs(plain)
    assert verdict(plain, f"biggin {melds}") == "phase"
    gins = [action for action in legal(plain) if action.endswith("/ -")]
    assert [action.split(" ")[1] for action in gins] == ["9h", "Qh", "As", "4s"]
    assert told(play(plain, "knock As")) == (Ending.GIN, (0, 30), (55, 0))
