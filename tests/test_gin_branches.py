"""The branches of the rules of gin: each rule has some, and each can be taken.

What a sample seldom meets is made by hand here; ten thousand deals are in the slow tests.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import pytest

from atrandom import Watched, listen
from branches import Moment
from gin import gin_at
from gin_atrandom import CORNERS, GIN_GAME, corner
from gin_branches import GIN
from positions import play
from test_branches import told
from tierce.game import State
from tierce.table import Table

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "rules" / "gin.md"
RULES: Final = set(re.findall(r"^\| (G(?:\d|1[01])\.\d+) \|", DOCUMENT.read_text(encoding="utf-8"), re.M))
"""Every rule and ruling of the document; how other programs play is a preset of these."""
DEALS: Final = 360
MUST_COME: Final = (
    "G1.3: the seat that does not deal takes the upcard",
    "G1.3: it passes, and the dealer takes the upcard",
    "G1.4: both pass, and the first of them draws",
    "G2.4: two turns on end throw back the card just taken, and the deal ends, by house rule",
    "G2.5: one take too many ends the deal before the card moves, by house rule",
    "G4.1: a knock with deadwood",
    "G5.1: gin",
    "G5.3: big gin",
    "G6.1: a card is laid off on a set",
    "G6.1: a card is laid off at the low end of a run",
    "G6.1: a card is laid off at the high end of a run",
    "G6.1: at both ends of one run",
    "G6.1: beside a card just laid off",
    "G6.2: the defender breaks a meld for a lay-off",
    "G7.1: the last discard without a knock, and the hand is dead",
    "G7.2: a knock with the last discard",
    "G8.2: the knocker is undercut",
    "G8.3: equal deadwood, and the answer is undercut",
    "G9.2: an ace was turned up, and a knock or gin keeps to it",
    "G9.3: a spade turned up doubles the deal",
)
"""What a few hundred deals must meet."""


def dealt(rules: str) -> list[Moment]:
    """A deal that a table begins."""
    moments: list[Moment] = []
    Watched(Table(rules, seats=2, seed=1), moments.append, GIN_GAME)
    return moments


def at(
    hand: str, other: str, *lines: str, finished: bool = False, seat: int | None = None, **more: Any
) -> list[Moment]:
    """What happens when these lines are said in a position of gin."""
    return told(gin_at(hand, other, **({"upcard": "6h"} | more)), *lines, finished=finished, seat=seat)


THROWN: Final = "5c5d5h 9sTsJs As2s3s 9d Kc"
DEFENDER: Final = "4c4d4h 6c7c8c Ad 2d 5s Qs"
MUST: Final = "knock.gin=must"
Case = tuple[str, Callable[[], Iterable[Moment]]]
CASES: Final[list[Case]] = [
    ("G1.5: no card is turned up, and who begins has eleven, by house rule", lambda: dealt("gin_rlcard")),
    ("G2.4: two turns on end throw back the card just taken, and the deal goes on",
     lambda: at("5c5d5h 9sTsJs As2s3s Kd", DEFENDER, "take", "discard Kc", phase="draw", pile="Kc", returns=1,
                rules="draw.throw_back=yes")),
    ("G3.2: an ace above the king", lambda: at("QcKcAc 9sTsJs 2s3s4s 9d Kd", DEFENDER, "knock Kd AcQcKc")),
    ("G3.3: a card is wanted for two melds",
     lambda: at(THROWN, DEFENDER, "knock Kc 9sTsJs 9sTsJs")),
    ("G4.5: several knocks leave the least",
     lambda: at("2h3h4h3c3d 9sTsJsQsKs Kc", "+", "knock Kc")),
    ("G5.3: big gin is not played here, by house rule",
     lambda: at("5c5d5h 9sTsJs As2s3s4s5s", "+", "biggin 5c5d5h 9sTsJs As2s3s4s5s",
                preset="gin_traditional")),
    ("G5.4: who can have gin must, and may not discard, by house rule",
     lambda: at("5c5d5h 9sTsJs As2s3s4s Kc", "+", "discard Kc", rules=MUST)),
    ("G5.4: nor show less", lambda: at("5c5d5h 9sTsJs As2s3s4s Kc", "+", "knock Kc 5c5d5h 9sTsJs As2s3s / 4s",
                                       rules=MUST)),
    ("G5.4: who must have gin has big gin",
     lambda: at("5c5d5h 9sTsJs As2s3s4s5s", "+", "biggin 5c5d5h 9sTsJs As2s3s4s5s", rules=MUST)),
    ("G6.3: the knocker would lay off",
     lambda: [*at(THROWN, DEFENDER, "knock Kc"), *told(_knocked(), "lay 9d m3", seat=0)]),
    ("G6.5: enough was laid off at this end, by house rule",
     lambda: at(THROWN, "QsKs 4c4d4h 6c7c8c Ad 2d", "knock Kc", "lay Qs m3>", "lay Ks m3>",
                rules="knock.layoffs_per_end=1")),
    ("G7.2: at the wall a seat takes the last discard for a knock, by house rule", lambda: _wall("take")),
    ("G7.2: at the wall nothing is taken that does not knock",
     lambda: _wall("take", hand="5c5d6h 9sTsJs As2s3s Qd")),
    ("G7.2: who took the last discard must knock", lambda: _wall("take", "discard 9d")),
    ("G7.3: at the wall a seat takes the last discard and plays on, by house rule",
     lambda: _wall("take", preset="gin_rlcard")),
    ("G7.3: at the wall it leaves the last discard, and the hand is dead, by house rule",
     lambda: _wall("pass", preset="gin_rlcard", finished=True)),
    ("G8.3: equal deadwood, and the answer is nothing",
     lambda: at("As2s3s 5c5d5h 9sTsJs 7d Kc", "4c4d4h 6c7c8c JdQdKd 7h", "knock Kc", "done", finished=True,
                rules="score.tie=nothing")),
    ("G8.6: the defender has no deadwood, and has undercut",
     lambda: at("AcAdAs TcTdTh JsQsKs 2h 9d", "4c4d4h4s 5c5d5h5s 9sTs", "knock 9d", "lay Ts m3<",
                "lay 9s m3<", "done", finished=True)),
    ("G9.2: an ace was turned up, and only gin will do, by house rule",
     lambda: at(THROWN, DEFENDER, "knock Kc", preset="gin_oklahoma", rules="knock.upcard_ace=gin_only",
                upcard="Ah")),
    ("G11.1: a card that fits a set and a run is laid off",
     lambda: at("5c5d5h 6s7s8s AcAdAh 9d Kc", "5s 4c4d4h 9c9h 2d Qs Qd Jd", "knock Kc", "lay 5s m2")),
    ("G11.3: a first turn that is only for a discard has no knock, by house rule",
     lambda: at(THROWN, DEFENDER, "knock Kc", preset="gin_rlcard", pile="", upcard="",
                rules="deal.starter_first_turn=discard_only")),
    ("G11.4: big gin with the card just taken",
     lambda: at("5c5d5h 9sTsJs As2s3s4s5s", "+", "biggin 5c5d5h 9sTsJs As2s3s4s5s", lifted="5s")),
    ("G11.5: gin only by the card that may not be thrown, and so none, by house rule",
     lambda: at("5c5d5h 9sTsJs As2s3s4s Kc", "+", "discard 4s", rules=MUST, lifted="Kc")),
]  # fmt: skip
"""By hand: the branch, and how it is taken."""


def _knocked() -> State:
    return play(gin_at(THROWN, DEFENDER, upcard="6h"), "knock Kc")


def _wall(
    *lines: str, hand: str = "5c5d5h 9sTsJs As2s3s 9d", preset: str = "gin_openspiel", finished: bool = False
) -> list[Moment]:
    """The last discard is a king, and two cards are left."""
    upcard = "" if preset == "gin_rlcard" else "6h"
    return at(hand, DEFENDER, *lines, phase="wall", pile="Kc", left=2, preset=preset, upcard=upcard,
              finished=finished)  # fmt: skip


@pytest.mark.parametrize(("key", "case"), CASES, ids=[key for key, _ in CASES])
def test_taken_by_hand(key: str, case: Callable[[], Iterable[Moment]]) -> None:
    counts: Counter[str] = Counter()
    for moment in case():
        GIN.tally(moment, counts)
    assert counts[key], sorted(counts)


def test_a_few_hundred_deals_go_to_most_places() -> None:
    """Every corner in its turn, so that chance leaves none out."""
    counts: Counter[str] = Counter()
    in_turn = cycle(CORNERS)
    small = replace(GIN_GAME, house=lambda rng: corner(*next(in_turn)), most_house=2)
    listen(small, 0, DEALS, lambda moment: GIN.tally(moment, counts), 0.25)
    assert not [key for key in MUST_COME if not counts[key]]
    assert len(counts) > 80


def test_every_rule_of_the_document_has_a_branch() -> None:
    assert len(RULES) == 60
    assert {branch.id for branch in GIN} == RULES


def test_branches_have_names_of_their_own() -> None:
    assert len({branch.key for branch in GIN}) == len(GIN)
    assert {key for key, _ in CASES} | set(MUST_COME) <= {branch.key for branch in GIN}
