"""The branches of the rules of Rami: each rule has some, and each can be taken.

What a quick sample seldom meets is made by hand here; ten thousand deals are in the slow tests.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from atrandom import Watched, listen
from branches import Moment
from rami import at_the_pile, rami_at
from rami_atrandom import RAMI_GAME, quick_corner
from rami_branches import RAMI
from test_branches import told
from tierce.table import Table

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "rules" / "rami.md"
RULES: Final = set(
    re.findall(
        r"^\| ((?:B\d+|C[34])(?:\.\d+)?(?: \([^)]*\))?) \|", DOCUMENT.read_text(encoding="utf-8"), re.M
    )
)
"""Every rule and ruling of the document."""
DEALS: Final = 8
OPENING: Final = ("meld 6s7s8s", "meld AcAdAh")
HAND: Final = "8s7s6s AdAcAh"
THIRTEEN: Final = "Ac2c3c4c5c6c7c8c9cTcJcQcKc"


def dealt(rules: str, seats: int) -> list[Moment]:
    """A deal that a table begins."""
    moments: list[Moment] = []
    Watched(Table(rules, seats=seats, seed=1), moments.append, RAMI_GAME)
    return moments


def out_at_once(
    *more: str,
    cards: str = "2c",
    last: str = "2c",
    run: str = "6h7h8h9hTh",
    preset: str = "rami51",
    rules: str = "",
) -> list[Moment]:
    """p1 goes out in one turn; p2 has opened and holds 37, p3 has not."""
    state = rami_at(
        f"{HAND} {cards}",
        f"p2:{run}",
        others=("KcQcJc7d", "+", "+"),
        new="p1,p3",
        preset=preset,
        rules=rules,
    )
    return told(state, *OPENING, *more, f"discard {last}", finished=True)


def dry(*more: str, **said: str) -> list[Moment]:
    """The same in the Lebanese 14."""
    return out_at_once(*more, preset="arbaatash", **said)


def last_joker(finish: str, *, opened: bool = True) -> list[Moment]:
    """p1, who had opened before, goes out with a joker."""
    state = rami_at(
        "6dJk", "2d3d4d5d", others=("KcQcJcTc", "+", "+") if opened else ("+", "+", "+"),
        rules=f"score.joker_finish={finish}", new="" if opened else "p2,p3,p4",
    )  # fmt: skip
    return told(state, "lay 6d m1>", "discard Jk", finished=True)


ALWAYS: Final = "opening.discard_points_always=yes"
ONE_JOKER: Final = {"cards": "QdQcJk 2c"}
TWO_JOKERS: Final = {"cards": "QdQcJk KdKcJk 2c", "run": "2h3h4h5h6h7h8h9hTh"}
TOUCH: Final = "draw.touch=no_exit_this_deal"
Case = tuple[str, Callable[[], Iterable[Moment]]]
CASES: Final[list[Case]] = [
    ("B1.1: six seats or more play with a third pack, by house rule",
     lambda: dealt("rami51+deal.seats=2-8+deck.packs=3", 6)),
    ("B1.6: a card is turned up, by house rule", lambda: dealt("rami51+deal.upcard=yes", 4)),
    ("B1.6: the starter lays in its first turn, by house rule",
     lambda: told(rami_at(f"{HAND} +", new="p1,p2,p3,p4", dealer="d1", special="turns:1/0/0/0",
                          rules="deal.starter_first_turn=full"), OPENING[0])),
    ("B2.7: a discarded joker may not be taken, by house rule",
     lambda: told(at_the_pile("KhKs +", pile="Jk", rules="draw.take_joker=no"), "take")),
    ("B3.6: two equal melds lie side by side", lambda: told(rami_at("5h6h7h +", "p2:5h6h7h"), "meld 5h6h7h")),
    ("B5.4: the last card may not be laid",
     lambda: told(rami_at("5d6d", "2d3d4d"), "lay 5d m1", "lay 6d m1")),
    ("B6.2: not in the turn of the opening, by house rule",
     lambda: told(rami_at(f"{HAND} 6h +", "p2:5hJk=6h7h", new="p1", rules="swap.same_turn=no"),
                  *OPENING, "swap 6h m1")),
    ("B6.4: a joker is freed from a square", lambda: told(rami_at("9h +", "9c9d9sJk=9"), "swap 9h m1")),
    ("B6.4: a three becomes a square and its joker is freed, in one turn",
     lambda: told(rami_at("9d9h +", "9c9sJk=9"), "lay 9d m1", "swap 9h m1")),
    ("B6.4: an old square keeps its joker, by house rule",
     lambda: told(rami_at("9h +", "9c9d9sJk=9", rules="swap.from_set=never"), "swap 9h m1")),
    ("B6.5: a freed joker is laid off, by house rule",
     lambda: told(rami_at("6h +", "5hJk=6h7h", rules="swap.use=any"), "swap 6h m1", "lay Jk m1>")),
    ("B6.6: a freed joker stays in the hand, by house rule",
     lambda: told(rami_at("6h2c +", "5hJk=6h7h", rules="swap.use=keep"), "swap 6h m1", "discard 2c")),
    ("B7.3: borrowed cards need a card from the hand, or their fellows",
     lambda: told(rami_at("2c +", "p2:4s5s6s7s8s9sTs"), "borrow 8s9sTs m1", "meld 8s9sTs")),
    ("B7.4: a run is split, by house rule",
     lambda: told(rami_at("6s6h +", "3c4c5c6c7c8c9c", rules="borrow.split=yes"), "borrow 6c m1")),
    ("B7.5: a joker is borrowed, by house rule",
     lambda: told(rami_at("2c +", "4h5h6h7hJk=8h", rules="borrow.joker=yes"), "borrow Jk m1")),
    ("B8.3: the penalty is drawn from a renewed stock",
     lambda: told(rami_at("Kc4d", "2d3d4d", stock=".", pile="9h"), "discard 4d")),
    ("B8.3: fewer than two cards are left for the penalty",
     lambda: told(rami_at("Kc4d", "2d3d4d", stock="7c.", rules="draw.renewals=0"), "discard 4d")),
    ("B9.1: the top is shuffled in too, by house rule",
     lambda: told(at_the_pile("+", "2d3d4d", pile="9h", stock=".", rules="draw.renew_keeps_top=no"), "draw")),
    ("B9.2: nothing is left to draw, and the deal is blocked",
     lambda: told(at_the_pile("+", "2d3d4d", pile="9h", stock=".", rules="draw.renewals=0"), "draw",
                  finished=True)),
    ("B10.1: out by laying the last card, by house rule",
     lambda: told(rami_at("5d6d", "2d3d4d", rules="out.discard=optional"), "lay 5d m1", "lay 6d m1")),
    ("B10.6: a joker as the last discard means nothing", lambda: last_joker("plain")),
    ("B10.6: a joker as the last discard doubles, or costs 200, by house rule", lambda: last_joker("double")),
    ("B10.6: a joker may not be the last discard, by house rule",
     lambda: told(rami_at("6dJk", "2d3d4d5d", rules="score.joker_finish=forbidden"), "lay 6d m1>",
                  "discard Jk")),
    ("B10.9: at once with a meld of the table counts once, by house rule",
     lambda: out_at_once("lay Jh m1>", cards="Jh2c", rules="out.at_once_may_use_table=no")),
    ("B10.10: a joker in hand doubles it, by house rule",
     lambda: told(rami_at("6d7d", "2d3d4d5d", others=("KcJk", "+", "+"),
                          rules="values.joker_in_hand=doubles_hand"), "lay 6d m1>", "discard 7d",
                  finished=True)),
    ("B13 (B2.4, B6.2): a seat that opened without it frees a joker with the taken card",
     lambda: told(at_the_pile(f"{HAND} QdKd +", "p2:5hJk=6h7h", pile="6h", new="p1"), "take", *OPENING,
                  "swap 6h m1")),
    ("B13 (B9.2): the discard is taken where nothing can be drawn",
     lambda: told(at_the_pile("2c +", "p2:5h6h7h", pile="8h", stock=".", rules="draw.renewals=0"), "take")),
    ("B13 (B10.6): two hundred for every loser, also for those not opened, by house rule",
     lambda: last_joker("flat_200")),
    ("B13 (C3.8): an opened seat that took the discard lays too few points, by house rule",
     lambda: told(at_the_pile("2c +", "p2:5h6h7h", pile="8h", preset="arbaatash", rules=ALWAYS), "take",
                  "lay 8h m1>", "discard 2c")),
    ("B13 (B2.3): where discards are free, an unopened seat must still open with one",
     lambda: told(at_the_pile("2c +", "p2:5h6h7h", pile="8h", rules="draw.take=free", new="p1"), "take",
                  "lay 8h m1>", "discard 2c")),
    ("C3.1: fourteen cards each, and one more", lambda: dealt("arbaatash", 4)),
    ("C3.5: a joker for a burnt card",
     lambda: told(rami_at("5sJk7s +", "p2:6s6h6d", "p3:6s7s8s", preset="arbaatash"), "meld 5sJk7s")),
    ("C3.6: no card frees a burnt joker of a run",
     lambda: told(rami_at("2c +", "p2:6s6h6d", "p3:6s7s8s", "p2:5sJk=6s7s", preset="arbaatash"),
                  "swap 2c m3")),
    ("C3.7: enough from the stock, too few from the discard",
     lambda: told(at_the_pile("TsJsKhKdKc 2c +", pile="Qs", new="p1,p2,p3,p4", preset="arbaatash"), "take",
                  "meld TsJsQs", "meld KcKdKh", "discard 2c")),
    ("C3.7: an opening of 71 or more from the discard",
     lambda: told(at_the_pile("TsJsKhKdKc4h4d4c 2c +", pile="Qs", new="p1,p2,p3,p4", preset="arbaatash"),
                  "take", "meld TsJsQs", "meld KcKdKh", "meld 4c4d4h")),
    ("C3.9: dry though others have opened, and onto their melds",
     lambda: dry("lay Jh m1>", cards="Jh2c")),
    ("C3.10: dry with 0 jokers", lambda: dry()),
    ("C3.10: dry with 1 jokers", lambda: dry("meld QcQdJk", **ONE_JOKER)),
    ("C3.10: dry with two jokers or more", lambda: dry("meld QcQdJk", "meld KcKdJk", **TWO_JOKERS)),
    ("C3.10: dry by the falling table, by house rule", lambda: dry(rules="score.dry_table=falling")),
    ("C3.10: dry by the literal table, by house rule", lambda: dry(rules="score.dry_table=literal")),
    ("C3.11: half a point goes up", lambda: dry("meld QcQdJk", **ONE_JOKER)),
    ("C3.11: half a point goes down, by house rule",
     lambda: dry("meld QcQdJk", rules="score.rounding=down", **ONE_JOKER)),
    ("C3.12: dry with a joker as the last discard, and no four times", lambda: dry(cards="Jk", last="Jk")),
    ("C3.14: after a touch nobody goes out, by house rule",
     lambda: told(rami_at("6d7d", "2d3d4d5d", preset="arbaatash", rules=TOUCH, special="touched:p1"),
                  "lay 6d m1>", "discard 7d")),
    ("C3.16: a joker in hand counts fifty, by house rule",
     lambda: told(rami_at("6d7d", "2d3d4d5d", others=("KcJk", "+", "+"), rules="values.joker_in_hand=50"),
                  "lay 6d m1>", "discard 7d", finished=True)),
    ("C3.17: a run ends at thirteen cards",
     lambda: told(rami_at("Ac +", THIRTEEN, rules="melds.run_max=13"), "lay Ac m1>")),
]  # fmt: skip
"""By hand: the branch, and how it is taken."""


@pytest.mark.parametrize(("key", "case"), CASES, ids=[key for key, _ in CASES])
def test_taken_by_hand(key: str, case: Callable[[], Iterable[Moment]]) -> None:
    counts: Counter[str] = Counter()
    for moment in case():
        RAMI.tally(moment, counts)
    assert counts[key], sorted(counts)


def test_a_few_deals_go_to_most_places() -> None:
    counts: Counter[str] = Counter()
    small = replace(RAMI_GAME, house=quick_corner)
    listen(small, 100, DEALS, lambda moment: RAMI.tally(moment, counts), 0.0)
    assert len(counts) > 70


def test_every_rule_of_the_document_has_a_branch() -> None:
    assert len(RULES) == 106
    assert {branch.id for branch in RAMI} == RULES


def test_branches_have_names_of_their_own() -> None:
    assert len({branch.key for branch in RAMI}) == len(RAMI)
    assert {key for key, _ in CASES} <= {branch.key for branch in RAMI}
