"""The naive twin of Rami against the worked examples of the rules: does it read them as they are meant?"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import naive
import naive_rami
from naive_rami import FOURTEEN, RAMI, Facts, Position, position, verdict

OTHERS = ["2c6hTd", "2d6sTs", "3d7sJd"]


def at(
    hand: str,
    *table: str,
    opened: bool = True,
    knobs: Mapping[str, Any] | None = None,
    preset: Mapping[str, Any] = RAMI,
    **more: Any,
) -> Position:
    """The first seat's turn; a meld belongs to it unless it is marked as another's (``*7h7c7s``)."""
    melds = [(int(meld.startswith("*")), meld.removeprefix("*")) for meld in table]
    return position(
        [hand, *OTHERS], melds, unopened=() if opened else (0,), knobs=knobs, preset=preset, **more
    )


OPENINGS = [
    ("R02", "8s7s6sAdAcAhKc2h", "meld 6s7s8s; meld AdAcAh", None, {}),
    ("R03", "6d7d8dTsThJkKc2h", "meld 6d7d8d; meld TsThJk", None, {}),
    (
        "R03 zero",
        "6d7d8dTsThJkKc2h",
        "meld 6d7d8d; meld TsThJk",
        "open_points",
        {"opening.joker_counts": "zero"},
    ),
    ("R03 35", "6d7d8d5s5hJkKc2h", "meld 6d7d8d; meld 5s5hJk", None, {"opening.joker_counts": "thirty_five"}),
    ("R04", "5d6d7d8s8h8d8cKc2h", "meld 5d6d7d; meld 8s8h8d8c", "open_points", {}),
    ("R05", "KsKdKc9sTsJk4c2h", "meld KsKdKc; meld 9sTsJk=Js", "open_pure", {}),
    ("R06", "4c5c6cJkKsKdKc4d2h", "meld 4c5c6cJk=7c; meld KsKdKc", "open_pure", {}),
    (
        "R06 subrun",
        "4c5c6cJkKsKdKc4d2h",
        "meld 4c5c6cJk=7c; meld KsKdKc",
        None,
        {"opening.pure_run": "subrun"},
    ),
    ("R07", "Ah2h3hKcKdKhKs4d2h", "meld Ah2h3h; meld KcKdKhKs", "open_points", {}),
    ("R08", "QhKhAh7s7d7c4d2h", "meld QhKhAh; meld 7s7d7c", None, {}),
    ("R09", "8h9hThAsAdJk4d2h", "meld 8h9hTh; meld AsAdJk", None, {}),
    ("V04", "8s7s6sAdAcAhKc2h", "meld 6s7s8s; meld AdAcAh", "open_points", {"opening.points": 71}),
]


@pytest.mark.parametrize(
    ("hand", "words", "said", "knobs"), [pytest.param(*row[1:], id=row[0]) for row in OPENINGS]
)
def test_openings(hand: str, words: str, said: str | None, knobs: dict[str, Any]) -> None:
    assert verdict(at(hand, opened=False, knobs=knobs), f"{words}; discard 2h") == said


STEPS: list[tuple[str, str, Sequence[str], str, str | None, dict[str, Any]]] = [
    ("R10", "8h8h8c2d", [], "meld 8h8h8c", "dup_suit", {}),
    ("R11", "9cJkJk2d", [], "meld 9cJkJk", "too_many_jokers", {}),
    ("R12", "5sJk7sJk9s2d", [], "meld 5sJk7sJk9s", "too_many_jokers", {}),
    ("R12 two", "5sJk7sJk9s2d", [], "meld 5sJk7sJk9s", None, {"wild.max_in_run": 2}),
    ("R13", "Jk2d", ["QdKdAd"], "lay Jk m1>", "bad_run", {}),
    ("R13 low", "Jk2d", ["QdKdAd"], "lay Jk m1", None, {}),
    ("R14", "Jk5s2d", ["2s3s4s"], "lay Jk m1<; lay 5s m1", None, {}),
    ("R14 K", "JkKs2d", ["2s3s4s"], "lay Jk m1<; lay Ks m1", "bad_run", {}),
    ("R15", "Jk2d", ["*5h6h7h"], "lay Jk=8h m1", "joker_opp_run", {}),
    ("R16", "Jk2d", ["*9c9d9s"], "lay Jk m1", None, {}),
    ("R17", "9d2d", ["*9c9sJk=9"], "swap 9d m1", "joker_brelan", {}),
    ("R17 lay", "9d2d", ["*9c9sJk=9"], "lay 9d m1", None, {}),
    ("R18", "9d9hQhKh2c", ["*9c9sJk=9"], "lay 9d m1; swap 9h m1; meld QhKhJk=Ah; discard 2c", None, {}),
    ("R19", "6s2c9d", ["*Jk=6s7s8s"], "swap 6s m1; discard 2c", "joker_unused", {}),
    ("R22", "6s9c", ["2d3d4d", "*Jk=6s7s8s"], "swap 6s m2; lay Jk=5d m1; discard 9c", "joker_unused", {}),
    ("R22 any", "6s9c", ["2d3d4d", "*Jk=6s7s8s"],
     "swap 6s m2; lay Jk=5d m1; discard 9c", None, {"swap.use": "any"}),
    ("R29", "2c9d", [], "discard 9d", None, {}),
    ("R30", "2c9d", [], "discard 9d carte", None, {}),
    ("R31", "5d6d", ["2d3d4d"], "lay 5d6d m1>", "keep_card", {}),
    ("R31 out", "5d6d", ["2d3d4d"], "lay 5d m1; discard 6d", None, {}),
    ("R32", "5h6h2cKd", ["*7c7d7h7s"], "borrow 7h m1; meld 5h6h7h; discard 2c", None, {}),
    ("R33", "7h7d2cKd", ["*4s5s6s7s"], "borrow 7s m1; meld 7s7h7d; discard 2c", None, {}),
    ("R34", "6s6h2cKd", ["3c4c5c6c7c8c9c"], "borrow 6c m1", "remainder", {}),
    ("R34 split", "6s6h2cKd", ["3c4c5c6c7c8c9c"],
     "borrow 6c m1; meld 6c6s6h; discard 2c", None, {"borrow.split": True}),
    ("R35", "5h6h2cKd", ["7d7h7s"], "borrow 7h m1", "remainder", {}),
    ("R36", "KsKd2c3c", ["5h6h7hJk=8h"], "borrow Jk m1", "take_joker", {}),
    ("R37", "7d8d2c9h", ["9c9d9sJk=9"], "borrow 9d m1; meld 7d8d9d; swap 9h m1", "joker_brelan", {}),
    ("R38", "2cKd", ["*7c7d7h7s", "*8c8d8h8s", "*9hThJhQh"],
     "borrow 7h m1; borrow 8h m2; borrow 9h m3; meld 7h8h9h", "take_use", {}),
    ("R39", "2cKd", ["*7c7d7h7s"], "borrow 7h m1; discard 2c", "take_use", {}),
    ("R43", "2sKd", ["QsKsAs"], "lay 2s m1", "bad_run", {}),
    ("R44", "Ks2d", ["As2s3s"], "lay Ks m1", "bad_run", {}),
    ("R54", "Ks2d", [], "draw", "phase", {}),
    ("R55", "5h6h7hKd", ["*5h6h7h"], "meld 5h6h7h", None, {}),
    ("R56", "8cJdJs2h", ["5c6c7cJk=8c"], "swap 8c m1; meld JdJsJk; discard 2h", None, {}),
    ("R57", "9c2hKd", ["5c6c7cJk=8c"], "lay 9c m1", None, {}),
    ("R58", "Ac2hKd", ["Ac2c3c4c5c6c7c8c9cTcJcQcKc"], "lay Ac m1", None, {}),
    ("R58 13", "Ac2hKd", ["Ac2c3c4c5c6c7c8c9cTcJcQcKc"], "lay Ac m1", "full", {"melds.run_max": 13}),
    ("V01", "QhKhAh2h3hKd", [], "meld QhKhAh2h3h", None, {"melds.circular": True}),
    ("V02", "QhKhAh2h3hKd", [], "meld QhKhAh2h3h", "bad_run", {}),
    ("V03", "4c2hKd", ["Ac2c3c4c5c6c7c8c9cTcJcQcKc"], "lay 4c m1", "full", {"melds.circular": True}),
    ("V07", "5d6d", ["2d3d4d"], "lay 5d6d m1", None, {"out.discard": "optional"}),
    ("V08", "6d9c", ["3d4d5d"], "lay 6d m1; discard 9c", None, {"out.discard": "optional"}),
    ("V11", "6s9sJkJk2d", [], "meld 6sJkJk9s", None, {"wild.max_in_run": 2}),
    ("V11 apart", "6s9sJkJk2d", [], "meld 6sJkJk9s", "bad_run",
     {"wild.max_in_run": 2, "wild.adjacent": False}),
    ("V24", "7s7h7d9c", [], "discard 9c", None, {}),
    ("A4.8", "3h4hJk2d", [], "meld 3h4hJk", "ambiguous", {}),
    ("B13 order", "8h9hKd", ["5h6h7h"], "lay 9h m1; lay 8h m1", "bad_run", {}),
    ("B13 back", "7hKd", ["5h6h7h"], "borrow 7h m1", "remainder", {}),
    ("off", "5h6h2cKd", ["*7c7d7h7s"], "borrow 7h m1", "take_use", {"borrow.kind": "off"}),
]  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "table", "words", "said", "knobs"), [pytest.param(*row[1:], id=row[0]) for row in STEPS]
)
def test_steps(hand: str, table: Sequence[str], words: str, said: str | None, knobs: dict[str, Any]) -> None:
    assert verdict(at(hand, *table, knobs=knobs), words) == said


def test_unopened_seats_need_all_of_it_in_one_turn() -> None:
    r20 = at("6sKd2c", "*Jk=6s7s8s", opened=False)
    assert verdict(r20, "swap 6s m1") == "not_opened"
    r21 = at("8s7s6sAdAcAh5sQdKd2h3c", "*4sJk=5s6s", opened=False)
    both = "meld 6s7s8s; meld AdAcAh; "
    assert verdict(r21, both + "swap 5s m1; meld QdKdJk; discard 2h") == "ambiguous"
    assert verdict(r21, both + "swap 5s m1; meld QdKdJk=Ad; discard 2h") is None
    r40 = at("9sTsJs4s4d4cKh2h3d", "*KcKdKs", opened=False)
    assert verdict(r40, "lay Kh m1; meld 9sTsJs; meld 4s4d4c; discard 2h") is None
    r41 = at("TcJcQc6h8h2s3d", "*7c7d7h7s", opened=False)
    assert verdict(r41, "meld TcJcQc; borrow 7h m1; meld 6h7h8h; discard 2s") == "open_points"
    r42 = at("JsKd2c", "*QsKsAs", opened=False)
    assert verdict(r42, "lay Js m1; discard 2c") == "open_points"


def test_the_discard_pile() -> None:
    r23 = at("6h6c7h8h9h2dKd", pile="6s", phase="draw", opened=False)
    assert verdict(r23, "take; meld 6s6h6c; meld 7h8h9h; discard 2d") == "open_points"
    assert naive_rami.guarded(r23) == {"draw"}
    r24 = at("QhAh7s7d7c2d4d", pile="Kh", phase="draw", opened=False)
    assert verdict(r24, "take; meld QhKhAh; meld 7s7d7c; discard 2d") is None
    assert naive_rami.guarded(r24) == {"draw", "take"}
    r25 = at("8s7s6sAdAcAhKc2h", pile="2c", phase="draw", opened=False)
    assert verdict(r25, "take; meld 6s7s8s; meld AdAcAh; discard 2h") == "discard_unused"
    r26 = at("2dKd", "*5h6h7h", pile="8h", phase="draw")
    assert verdict(r26, "take; lay 8h m1; discard 2d carte") is None
    r27 = at("QdKd2c3c4h", "*Jk=6s7s8s", pile="6s", phase="draw")
    assert verdict(r27, "take; swap 6s m1; meld QdKdJk=Ad; discard 2c") is None
    r28 = at("2c", "*5h6h7h", pile="8h", phase="draw")
    assert verdict(r28, "take") == "a_carte"
    r52 = at("KhKs2c3c", pile="Jk", phase="draw")
    assert verdict(r52, "take; meld KhKsJk; discard 2c carte") is None
    closed = at("KhKs2c3c", pile="Jk", phase="draw", knobs={"draw.take_joker": False})
    assert verdict(closed, "take") == "phase"


def test_stock() -> None:
    pile = naive.RANKS.replace("A", "") + naive.RANKS
    cards = "".join(rank + "cdhs"[n % 4] for n, rank in enumerate(pile))
    r50 = naive_rami.play(at("2dKd", pile=cards + "9h", stock="", phase="draw"), ["draw"])
    assert (r50.pile, len(r50.stock)) == (("9h",), len(pile) - 1)
    r51 = at("2dKd", pile="9h", stock="", phase="draw")
    assert naive_rami.guarded(r51) == {"draw"}
    after = naive_rami.play(r51, ["draw"])
    assert after.result == Facts(
        (("2d", "Kd"), ("2c", "Td", "6h"), ("2d", "6s", "Ts"), ("3d", "Jd", "7s")), (False,) * 4
    )
    assert naive_rami.scores(after.result, RAMI) == [12, 18, 18, 20]


def test_carte() -> None:
    r29 = naive_rami.play(at("2c9d", stock="4c5c6c"), ["discard 9d"])
    assert (r29.hands[0], r29.stock) == (("2c", "4c", "5c"), ("6c",))
    r30 = naive_rami.play(at("2c9d", stock="4c5c6c"), ["discard 9d carte"])
    assert (r30.hands[0], len(r30.stock)) == (("2c",), 3)
    short = naive_rami.play(at("2c9d", stock="4c", pile=""), ["discard 9d"])
    assert (short.hands[0], short.stock, short.pile) == (("2c", "4c"), (), ("9d",))


def test_starters_first_turn() -> None:
    r53 = {"turns": (1, 0, 0, 0), "opened": False}
    hand = "8s7s6sAdAcAhKc2h"
    assert verdict(at(hand, **r53), "meld 6s7s8s") == "phase"  # type: ignore[arg-type]
    full = {"deal.starter_first_turn": "full"}
    assert verdict(at(hand, **r53, knobs=full), "meld 6s7s8s; meld AdAcAh; discard 2h") is None  # type: ignore[arg-type]
    waiting = {**full, "opening.from_round": 2}
    assert verdict(at(hand, **r53, knobs=waiting), "meld 6s7s8s") == "phase"  # type: ignore[arg-type]


V10 = "Ah2h3h4h2s2d2c3s3d3c4s4d4c9h"
V10_WORDS = "meld Ah2h3h4h; meld 2s2d2c; meld 3s3d3c; meld 4s4d4c; discard 9h"


def test_at_once() -> None:
    run_only = {"out.at_once_needs": "run_only"}
    assert verdict(at(V10, opened=False, knobs=run_only), V10_WORDS) is None
    assert verdict(at(V10, opened=False), V10_WORDS) == "open_points"
    assert verdict(at(V10 + "Kc", opened=False, knobs=run_only), V10_WORDS) == "open_points"
    after = naive_rami.play(at(V10, opened=False, knobs=run_only), V10_WORDS.split("; "))
    assert after.result is not None
    assert after.result.at_once
    assert after.points == 37
    r59 = at("8s7s6sAdAcAhKh2h", "*KcKdKs", opened=False)
    out = naive_rami.play(r59, ["meld 6s7s8s; meld AdAcAh; lay Kh m1; discard 2h"]).result
    assert out is not None
    assert (out.at_once, out.used_table, out.alone) == (True, True, False)
    assert naive_rami.scores(out, RAMI) == [0, 36, 36, 40]
    assert naive_rami.scores(out, {**RAMI, "out.at_once_may_use_table": False}) == [0, 18, 18, 20]


def test_joker_finish() -> None:
    forbidden = at("5dJk", "2d3d4d", knobs={"score.joker_finish": "forbidden"})
    assert verdict(forbidden, "lay 5d m1; discard Jk") == "joker_finish"
    assert verdict(at("5dJk", "2d3d4d"), "lay 5d m1; discard Jk") is None


def test_fourteen() -> None:
    v13 = at("5s7sJk2d3d", "6c6d6s", preset=FOURTEEN)
    assert verdict(v13, "meld 5sJk=6s7s") == "not_burnt"
    v14 = at("5s7sJk2d3d", "6c6d6s", "*6d6h6s", preset=FOURTEEN)
    assert verdict(v14, "meld 5sJk=6s7s") is None
    v15 = at("6d6cJk2d3d", preset=FOURTEEN)
    assert verdict(v15, "meld 6d6cJk") is None
    v16 = at("JsQsKhKdKc4h4d4c2d", pile="Ts", phase="draw", opened=False, preset=FOURTEEN)
    assert verdict(v16, "take; meld TsJsQs; meld KhKdKc; discard 2d") == "open_points"
    assert verdict(v16, "take; meld TsJsQs; meld KhKdKc; meld 4h4d4c; discard 2d") is None
    drawn = at("TsJsQsKhKdKc4h2d", opened=False, preset=FOURTEEN)
    assert verdict(drawn, "meld TsJsQs; meld KhKdKc; discard 2d carte") is None
    v18 = at("2dKd", "*5h6h7h", pile="8h", phase="draw", preset=FOURTEEN)
    assert verdict(v18, "take; lay 8h m1; discard 2d") is None
    always = at("2dKd", "*5h6h7h", pile="8h", phase="draw", preset=FOURTEEN,
                knobs={"opening.discard_points_always": True})  # fmt: skip
    assert verdict(always, "take; lay 8h m1; discard 2d") == "open_points"


def test_touching() -> None:
    start = at("8s7s6sKdKcKh2h", pile="9c", stock="4h", phase="draw", opened=False, preset=FOURTEEN)
    plain = naive_rami.play(start, ["touch", "draw"])
    assert plain.forfeited == (True, False, False, False)
    assert verdict(start, "touch; touch") == "phase"
    taken = at("8s7s6sKdKcKh2h", "9d9h9s", pile="9c", phase="draw", preset=FOURTEEN)
    assert not any(naive_rami.play(taken, ["touch", "take"]).forfeited)
    barred = at("5d2d", "2d3d4d", preset=FOURTEEN, pile="9c", phase="draw", stock="6d",
                knobs={"draw.touch": "no_exit_this_deal", "out.discard": "optional"})  # fmt: skip
    assert verdict(barred, "touch; draw; lay 5d6d m1>; discard 2d") == "keep_card"
    assert verdict(barred, "draw; lay 5d6d m1>; discard 2d") is None


def facts(**more: Any) -> Facts:
    """A deal that the first seat closed: the second has opened and holds 40 or as told, the third has not."""
    left = more.pop("left", ("KsKdKcKh", "2c"))
    told = {
        "left": ((), *(tuple(naive.split_cards(hand)) for hand in left)),
        "unopened": (False, False, True),
    }
    return Facts(**(told | {"went_out": 0} | more))


SCORES: list[tuple[str, list[int], dict[str, Any], Mapping[str, Any]]] = [
    ("R45", [40, 100], {"left": ("As9dJk", "9h")}, {}),
    ("R46", [80, 200], {"at_once": True}, {}),
    ("R47", [160, 400], {"at_once": True, "joker_last": True}, {}),
    ("R49", [40, 100], {"joker_last": True}, {}),
    ("R49 double", [80, 200], {"joker_last": True}, {"score.joker_finish": "double"}),
    ("R49 flat", [200, 200], {"joker_last": True}, {"score.joker_finish": "flat_200"}),
    ("R60", [40, 100], {"left": ("KsKdKcKh", "KsKdKc5h")}, {}),
    ("V05 50", [55, 100], {"left": ("Jk5d", "2c")}, {"values.joker_in_hand": 50}),
    ("V05 35", [40, 100], {"left": ("Jk5d", "2c")}, {"values.joker_in_hand": 35}),
    ("V05 25", [30, 100], {"left": ("Jk5d", "2c")}, {"values.joker_in_hand": 25}),
    ("V06", [28, 100], {"left": ("Jk5d9c", "2c")}, {"values.joker_in_hand": "doubles_hand"}),
    ("V06 two", [28, 100], {"left": ("JkJk5d9c", "2c")}, {"values.joker_in_hand": "doubles_hand"}),
    ("V09", [100, 100], {"at_once": True, "left": ("Ts2c", "2c")}, {"score.at_once": "flat_100"}),
    ("V09 joker", [200, 200], {"at_once": True, "joker_last": True}, {"score.at_once": "flat_100"}),
    ("V19", [37, 100], {"at_once": True, "left": ("KsKdTc7h", "2c")}, FOURTEEN),
    ("V20", [56, 150], {"at_once": True, "jokers": 1, "left": ("KsKdTc7h", "2c")}, FOURTEEN),
    ("V20 down", [55, 150], {"at_once": True, "jokers": 1, "left": ("KsKdTc7h", "2c")},
     {**FOURTEEN, "score.rounding": "down"}),
    ("V21", [74, 200], {"at_once": True, "jokers": 2, "left": ("KsKdTc7h", "2c")}, FOURTEEN),
    ("V21 falling", [37, 100], {"at_once": True, "jokers": 2, "left": ("KsKdTc7h", "2c")},
     {**FOURTEEN, "score.dry_table": "falling"}),
    ("V21 literal", [37, 200], {"at_once": True, "jokers": 2, "left": ("KsKdTc7h", "2c")},
     {**FOURTEEN, "score.dry_table": "literal"}),
    ("V23", [40, 100], {"at_once": True, "jokers": 2, "forfeited": True}, FOURTEEN),
    ("V30", [11, 100], {"left": ("AsKd", "2c")}, {"values.ace_in_hand": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("losers", "told", "knobs"), [pytest.param(*row[1:], id=row[0]) for row in SCORES])
def test_scores(losers: list[int], told: dict[str, Any], knobs: Mapping[str, Any]) -> None:
    assert naive_rami.scores(facts(**told), {**RAMI, **knobs}) == [0, *losers]


def test_bonus_and_last_deal() -> None:
    """V26 for one deal, and the bonus, which the factor of the last deal multiplies as well."""
    last = {**RAMI, "match.last_deal_factor": 1000}
    assert naive_rami.scores(facts(left=("Ts2c", "7c")), last, last_deal=True) == [0, 12_000, 100_000]
    bonus = {**last, "score.winner_bonus": -20}
    assert naive_rami.scores(facts(left=("Ts2c", "7c")), bonus) == [-20, 12, 100]
    assert naive_rami.scores(facts(left=("Ts2c", "7c")), bonus, last_deal=True)[0] == -20_000


def test_values() -> None:
    """V01, V12: what melds count."""
    circle = naive.read_meld(0, "QhKhAh2h3h", circular=True)
    assert naive_rami.own_points(circle, Counter(), {**RAMI, "melds.circular": True}) == 36
    for text, points in (("Ah2h3h", 15), ("QhKhAh", 30)):
        assert naive_rami.own_points(naive.read_meld(0, text), Counter(), FOURTEEN) == points


def test_the_two_ways_to_judge_a_meld_agree() -> None:
    """Reasons are given by other lines than those that list melds, so each is a check of the other."""
    rng = random.Random(11)
    deck = [rank + suit for rank in naive.RANKS for suit in "cd"] + [naive.JOKER] * 4
    for _ in range(3_000):
        knobs = {
            **RAMI,
            "melds.circular": rng.random() < 0.5,
            "melds.set_suits": rng.choice(["repeat", "distinct"]),
            "melds.run_max": rng.choice([13, 14]),
            "melds.min_naturals": rng.randrange(4),
            "wild.max_in_run": rng.choice([None, 1, 2]),
            "wild.max_in_set": rng.choice([None, 1, 2]),
            "wild.adjacent": rng.random() < 0.5,
            "wild.in_run": rng.choice(["anywhere", "ends"]),
        }
        meld: naive.Meld
        if rng.random() < 0.3:
            meld = naive.Set(0, rng.choice(naive.RANKS[:3]), tuple(rng.choices(deck[:6] + deck[-4:], k=3)))
        else:
            row = rng.choice([row for row in naive.stretches(knobs) if len(row) < 6])
            cards = [
                rng.choice([naive.face(place, "c"), naive.face(place, "c"), naive.JOKER]) for place in row
            ]
            meld = naive.Run(0, "c", tuple(zip(row, cards, strict=True)))
        faultless = (
            naive_rami.shape_fault(meld, knobs) is None and naive_rami.joker_fault(meld, knobs) is None
        )
        assert faultless == naive_rami.valid(meld, knobs), (meld, knobs)
