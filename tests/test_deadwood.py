"""Deadwood of concealed hands: pinned counts, worked examples by id, and corners."""

from __future__ import annotations

import pytest

from tierce.cards import FACES, Cards
from tierce.melds import Meld, MeldEnd
from tierce.melds.deadwood import (
    GIN_POINTS,
    LayOff,
    Points,
    arrangement,
    arrangements,
    deadwood,
    deadwood_after_layoffs,
    discards_within,
    laid_off,
    melds_in,
)

PACK = Cards(FACES[:52])
EACH_ONE = Points([1] * 52)


def hand(text: str) -> Cards:
    return Cards.parse(text.replace(" ", ""))


def melds(text: str) -> tuple[Meld, ...]:
    """The melds written as words, in the order written."""
    return tuple(melds_in(hand(word))[-1] for word in text.split())


def words(found: tuple[object, ...]) -> str:
    return " ".join(map(str, found))


def test_a_pack_holds_329_melds() -> None:
    found = melds_in(PACK)
    runs = [meld for meld in found if meld.is_run]
    assert len(found) == len(set(found)) == 329
    assert len(found) - len(runs) == 65
    assert sum(len(meld.cards) <= 5 for meld in found) == 185
    assert len(runs[-1].cards) == 3
    assert max(len(meld.cards) for meld in runs) == 13


def test_melds_are_listed_sets_first_and_the_short_first() -> None:
    assert words(melds_in(hand("Ac2c3c4c Ad Ah As QsKs"))) == (
        "AcAdAh AcAdAs AcAhAs AdAhAs AcAdAhAs Ac2c3c Ac2c3c4c 2c3c4c"
    )


@pytest.mark.parametrize(
    "text",
    ["QcKcAd", "QsKsAs", "JcQcKcAd2d", "KcAd2d3d", "Ac2c", "7c7d", "QcKcAd2d", "Kc2cAc"],
)
def test_no_run_passes_the_king_or_goes_on_in_another_suit(text: str) -> None:
    assert all("Kc" not in meld or "Ad" not in meld for meld in map(str, melds_in(hand(text))))
    assert not any("Ks" in meld and "As" in meld for meld in map(str, melds_in(hand(text))))
    assert sum(meld.cards[0].suit != meld.cards[-1].suit for meld in melds_in(hand(text))) == 0


def test_a_run_to_the_king_is_not_joined_to_one_from_the_next_ace() -> None:
    assert words(arrangement(hand("JcQcKcAd2d3d"))[0]) == "JcQcKc Ad2d3d"


# -- the worked examples of gin (GIN) -----------------------------------------------------------------------


def test_gin_5_two_runs_rather_than_the_eights() -> None:
    melds, left = arrangement(hand("6s7s8s 6c7c8c 8d"))
    assert (words(melds), str(left)) == ("6c7c8c 6s7s8s", "8d")


def test_gin_6_the_best_discard_leaves_three() -> None:
    eleven = hand("4s4c4d4h 5s5c5d 6s 2c 3s 3c")
    assert not discards_within(eleven, GIN_POINTS, 2)
    assert words(discards_within(eleven, GIN_POINTS, 3)) == "6s"
    assert min(deadwood(eleven - card) for card in eleven) == 3


def test_gin_7_the_eights_are_broken() -> None:
    knocker = melds("5s6s7s 9cTcJc KcKdKs")
    defender = hand("Ac 2s2c2d2h 7c 8c 8d 8s 9s")
    assert deadwood_after_layoffs(defender, knocker) == 9
    assert laid_off(defender, knocker) == (
        (
            LayOff(FACES[46], 0, MeldEnd.HIGH),
            LayOff(FACES[47], 0, MeldEnd.HIGH),
            LayOff(FACES[7], 1, MeldEnd.LOW),
            LayOff(FACES[6], 1, MeldEnd.LOW),
        ),
        melds("2c2d2h2s"),
        9,
    )


def test_gin_8_the_nine_goes_after_the_ten() -> None:
    knocker = melds("AcAdAs TcTdTh JsQsKs")
    lay_offs, own, left = laid_off(hand("4c4d4h4s 5c5d5h5s 9s Ts"), knocker)
    assert [(str(card), at, end) for card, at, end in lay_offs] == [
        ("Ts", 2, MeldEnd.LOW),
        ("9s", 2, MeldEnd.LOW),
    ]
    assert words(own) == "4c4d4h4s 5c5d5h5s"
    assert left == 0
    assert deadwood_after_layoffs(hand("4c4d4h4s 5c5d5h5s 9s"), knocker) == 9


def test_gin_14_all_eleven_and_any_end_may_be_thrown() -> None:
    eleven = hand("As2s3s4s 5c5d5h 9hThJhQh")
    assert deadwood(eleven) == 0
    assert words(discards_within(eleven, GIN_POINTS, 0)) == "9h Qh As 4s"
    assert words(next(arrangements(eleven, GIN_POINTS, 0))) == "5c5d5h 9hThJhQh As2s3s4s"


# -- knocks -------------------------------------------------------------------------------------------------


def test_the_knock_that_greed_overlooks() -> None:
    assert words(discards_within(hand("2s4s5s6s4c5c6c3d4d6dAh"), GIN_POINTS, 10)) == "6d"


@pytest.mark.parametrize(
    ("text", "limit", "thrown"),
    [
        ("As2s3s 5c5d5h 9sTsJs 7d6h", 6, "7d"),  # GIN-9
        ("As2s3s 5c5d5h 9sTsJs 7d6h", 7, "7d 6h"),
        ("As2s3s 5c5d5h 9sTsJs 7d6h", 5, ""),
        ("Kc Kd Kh Ks 2c 2d 2h 5c 5d 5h 9s", 0, "9s"),
        ("Kc Kd Kh Ks 2c 2d 2h 5c 5d 5h 9s", 9, "Kc 9s Kd Kh Ks"),
        ("Ac3c5c7c9cJcKc 2d4d6d8d", 54, ""),
        ("Ac3c5c7c9cJcKc 2d4d6d8d", 55, "Jc Kc"),
    ],
)
def test_what_may_be_thrown_within_the_limit(text: str, limit: int, thrown: str) -> None:
    assert set(words(discards_within(hand(text), GIN_POINTS, limit)).split()) == set(thrown.split())


def test_the_knocker_may_hold_back() -> None:
    found = {words(melds) for melds in arrangements(hand("5c5d5h As2s3s4s Kd"), GIN_POINTS, 14)}
    assert found == {"5c5d5h As2s3s4s", "5c5d5h As2s3s", "5c5d5h 2s3s4s"}


def test_no_meld_is_a_choice_too() -> None:
    assert list(arrangements(hand("Ac2c4d"), GIN_POINTS, 7)) == [()]
    assert not list(arrangements(hand("Ac2c4d"), GIN_POINTS, 6))
    assert list(arrangements(Cards(), GIN_POINTS, 0)) == [()]
    assert [words(melds) for melds in arrangements(hand("Ac2c3c"), GIN_POINTS, None)] == ["", "Ac2c3c"]


# -- arrangements -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "best", "left"),
    [
        ("7c7d7h 5c6c", "7c7d7h", "5c6c"),  # 11 either way: rather the set
        ("7c7d7h7s 5c6c", "7d7h7s 5c6c7c", ""),
        ("7c7d7h7s 5c6c 5d6d", "7c7h7s 5d6d7d", "5c6c"),
        ("4c4d4h 5c6c", "4c5c6c", "4d4h"),
        ("3c4c5c6c7c8c 5d5h", "5c5d5h 6c7c8c", "3c4c"),
        ("2c3c4c5c6c7c 5d5h", "2c3c4c5c6c7c", "5d5h"),
        ("Ac2c3c4c5c6c7c8c9cTcJcQcKc", "Ac2c3c4c5c6c7c8c9cTcJcQcKc", ""),
        ("5c6c7c 6d7d8d 7h8h9h", "5c6c7c 6d7d8d 7h8h9h", ""),  # not one of the sevens may be spared
    ],
)
def test_the_best_arrangement(text: str, best: str, left: str) -> None:
    melds, rest = arrangement(hand(text))
    assert (words(melds), str(rest)) == (best, left)


def test_other_points_are_arranged_otherwise() -> None:
    assert words(arrangement(hand("JcQcKcKdKh"))[0]) == "KcKdKh"
    cheap_kings = Points([*[10] * 12, 5] * 4)
    assert words(arrangement(hand("JcQcKcKdKh"), cheap_kings)[0]) == "JcQcKc"
    assert deadwood(hand("JcQcKcKdKh"), cheap_kings) == 10
    assert deadwood(hand("JcQcKcKdKh"), EACH_ONE) == 2


def test_all_is_melded_although_the_first_set_tried_leaves_but_a_point() -> None:
    assert deadwood(hand("4c5c6c7c8c 7d7h7s"), EACH_ONE) == 0


def test_cards_that_count_nothing_are_arranged_too() -> None:
    nothing = Points([0] * 52)
    assert deadwood(hand("7c7d7h 5c6c"), nothing) == 0
    assert words(arrangement(hand("7c7d7h 5c6c"), nothing)[0]) == "7c7d7h"
    assert words(discards_within(hand("7c7d"), nothing, 0)) == "7c 7d"


def test_a_hand_of_twenty() -> None:
    twenty = hand("3c4c5c6c7c 3d4d5d6d7d 3h4h5h6h7h 3s4s5s6s7s")
    assert deadwood(twenty) == 0
    assert deadwood(twenty + FACES[12]) == 10


# -- lay-offs -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("knocker", "defender", "plan", "left"),
    [
        ("5c5d5h 9sTsJs As2s3s", "4c4d4h 6c7c8c Ad 2d 5s Qs", "Qs@1> 5s@0", 3),  # GIN-3
        ("As2s3s 5c5d5h 9sTsJs", "4c4d4h 6c7c8c Jd Qd Kd 7h", "", 7),  # GIN-4
        ("AcAdAh As2s3s", "4s", "4s@1>", 0),  # nothing goes below the ace
        ("JsQsKs", "As Ts", "Ts@0<", 1),  # nor above the king
        ("7c7d7s 8h9hTh", "7h 6h", "7h@1< 6h@1<", 0),  # to the run, so that the six may follow
        ("3c4c5c 9cTcJc", "6c7c8c", "", 0),  # a run of the defender's own
        ("3c4c5c 9cTcJc", "7c 8c Kd", "8c@1< 7c@1<", 10),
        ("3c4c5c 8c9cTc", "6c 7c", "6c@0> 7c@0>", 0),
        ("7c7d7h7s", "8c", "", 8),
    ],
)
def test_lay_offs(knocker: str, defender: str, plan: str, left: int) -> None:
    found = laid_off(hand(defender), melds(knocker))
    assert " ".join(f"{card}@{at}{end or ''}" for card, at, end in found.lay_offs) == plan
    assert found.deadwood == left == deadwood_after_layoffs(hand(defender), melds(knocker))


# -- refusals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["7c7c", "Jk", "??"])
def test_only_one_pack_is_read(text: str) -> None:
    with pytest.raises(ValueError, match="not of one pack without jokers"):
        deadwood(hand(text))
    with pytest.raises(ValueError, match="not of one pack without jokers"):
        arrangements(hand(text), GIN_POINTS, 10)


@pytest.mark.parametrize("each", [[1] * 51, [1] * 53, [*[1] * 51, -1]])
def test_points_are_52_numbers_none_below_0(each: list[int]) -> None:
    with pytest.raises(ValueError, match="52 numbers"):
        Points(each)


def test_points_are_summed() -> None:
    assert GIN_POINTS.of(PACK) == 340
    assert (GIN_POINTS.most, EACH_ONE.most) == (10, 1)
    assert Points(range(52)).of(PACK) == sum(range(52))
    assert Points([0] * 52).of(PACK) == 0
