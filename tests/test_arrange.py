"""The solver: known hands, openings by the book, and what a table adds."""

from __future__ import annotations

import pytest

from tierce.cards import JOKER, Card, Cards, numbered_deck
from tierce.melds import Laid, Meld, MeldEnd, MeldLaw
from tierce.melds.arrange import Arrangement, Pure, TableMeld, Values, arrange, opening
from tierce.melds.readings import melds_in, shapes

PENANG = MeldLaw()
RAMI = MeldLaw("distinct", max_in_run=1, max_in_set=1)
PLACES = Values.by_place()
IN_HAND = Values.by_card(lambda card: 20 if card is JOKER else 11 if card.rank == 1 else min(card.rank, 10))


def on_table(*texts: str, joker: bool = True, lends: bool = True, splits: bool = False) -> list[TableMeld]:
    found = []
    for text in texts:
        readings = shapes(Laid.parse_many(text), RAMI)
        assert isinstance(readings, list)
        found.append(TableMeld(readings[0], joker, lends, splits))
    return found


def said(found: Arrangement | None) -> tuple[list[str], str, int] | None:
    """Melds, deadwood and points."""
    return found and (sorted(map(str, found.melds)), str(found.deadwood), found.points)


# -- the best melds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "melds", "deadwood", "cards"),
    [
        ("", [], "", 0),
        ("2c5dKh", [], "2c5dKh", 0),
        ("7c7d7h7s8s9s", ["7c7d7h", "7s8s9s"], "", 6),
        ("7c7c7d7d7h7h", ["7c7d7h", "7c7d7h"], "", 6),
        ("5h6h6h7h7h8h", ["5h6h7h", "6h7h8h"], "", 6),
        ("AcAdAhAsKsQs", ["AcAdAh", "QsKsAs"], "", 6),
        ("Ac2c3cQcKcAc", ["Ac2c3c", "QcKcAc"], "", 6),
        ("QcKcAc2c", ["QcKcAc"], "2c", 3),
        ("4h5hJk", ["4h5hJk=6h"], "", 3),
        ("KhAhJk", ["Jk=QhKhAh"], "", 3),
        ("4h5hJkJk", ["4h5hJk=6h"], "Jk", 3),
        ("4h8hJkJk", [], "4h8hJkJk", 0),
    ],
)
def test_the_most_cards_at_rami(hand: str, melds: list[str], deadwood: str, cards: int) -> None:
    assert said(arrange(Cards.parse(hand), RAMI)) == (melds, deadwood, cards)


def test_points_and_cards_may_want_other_melds() -> None:
    hand = Cards.parse("3h4h5h6hKcKd6c6s")
    by_cards = arrange(hand + JOKER, RAMI)
    by_points = arrange(hand + JOKER, RAMI, IN_HAND)
    assert said(by_cards) == (["3h4h5h", "6c6h6s", "KcKdJk=K"], "", 9)
    assert by_points is not None
    assert by_points.points == 3 + 4 + 5 + 18 + 40
    one = arrange(Cards.parse("9h9c9d9s8h7h"), RAMI, IN_HAND, keep=1)
    assert said(one) == (["9c9d9h9s"], "7h8h", 36)


def test_of_equal_points_the_most_cards() -> None:
    found = arrange(Cards.parse("4c4d4hJk"), PENANG, Values.by_card(lambda card: int(card is not JOKER)))
    assert said(found) == (["4c4d4hJk=4"], "", 3)


def test_what_must_be_laid_and_kept() -> None:
    hand = Cards.parse("7c7d7h7s8s9s")
    assert said(arrange(hand, RAMI, keep=1)) == (["7c7d7h7s"], "8s9s", 4)
    assert said(arrange(hand, RAMI, must=Card.parse("9s"), keep=1)) == (["7s8s9s"], "7c7d7h", 3)
    assert arrange(hand, RAMI, must=Cards.parse("9s7c"), keep=1) is None
    assert arrange(hand + JOKER, RAMI, fresh=2) is None
    with pytest.raises(ValueError, match="must be laid"):
        arrange(hand, RAMI, must=Card.parse("2c"))


def test_jokers_alone() -> None:
    law = MeldLaw(min_naturals=0, max_in_set=2)
    assert said(arrange(Cards.parse("JkJkJk"), PENANG)) == ([], "JkJkJk", 0)
    assert said(arrange(Cards.parse("JkJkJk"), law, PLACES)) == (["Jk=QcJk=KcJk=Ac"], "", 31)
    assert arrange(Cards.parse("JkJkJk"), law, must=JOKER, wild=()) is None


def test_burnt_cards_only() -> None:
    hand = Cards.parse("5s7sJk")
    assert arrange(hand, RAMI, must=JOKER, wild=()) is None
    assert said(arrange(hand, RAMI, wild={Card.parse("6s")})) == (["5sJk=6s7s"], "", 3)


def test_a_circle() -> None:
    law = RAMI._replace(circular=True)
    assert said(arrange(Cards.parse("QhKhAh2h3h"), law, PLACES)) == (["QhKhAh2h3h"], "", 36)
    assert said(arrange(Cards.parse("Kh2h3hJk"), law, PLACES)) == (["KhJk=Ah2h3h"], "", 26)


def test_low_aces() -> None:
    law = RAMI._replace(aces="low")
    assert said(arrange(Cards.parse("QhKhAh2h"), law, PLACES)) == ([], "Ah2hQhKh", 0)
    assert said(arrange(Cards.parse("QhKhJk"), law, PLACES)) == (["Jk=JhQhKh"], "", 30)
    assert said(arrange(Cards.parse("Ah2h3hQhKh"), law, PLACES)) == (["Ah2h3h"], "QhKh", 6)


def test_every_meld_of_a_pack() -> None:
    """Gin has 329 melds in a pack, 185 of them of three to five cards that no others make up."""
    law = MeldLaw("distinct", aces="low")
    melds = list(melds_in(Cards(numbered_deck(1, 0)), law))
    assert len(melds) == 329
    assert sum(not meld.is_run or len(meld.cards) <= 5 for meld in melds) == 65 + 120
    alone = [arrange(meld.bag, law) for meld in melds]
    assert all(found is not None and not found.deadwood for found in alone)


# -- openings -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "hand", "points"),
    [
        ("R02", "8s7s6sAdAcAh", 54),
        ("R03", "6d7d8dTsThJk", 51),
        ("R04", "5d6d7d8s8h8c", None),
        ("R05", "KsKdKc9sTsJk", None),
        ("R06", "4c5c6cKsKdJk", None),
        ("R07", "Ah2h3hKcKdKhKs", None),
        ("R08", "QhKhAh7s7d7c", 52),
        ("R09", "8h9hThAsAdJk", 60),
    ],
)
def test_openings_by_the_book(rule: str, hand: str, points: int | None) -> None:
    found = opening(Cards.parse(hand + "2s"), RAMI, 51, values=PLACES)
    assert (found and found.points) == points, rule


def test_no_card_is_left_to_discard() -> None:
    hand = Cards.parse("8s7s6sAdAcAh")
    assert opening(hand, RAMI, 51, values=PLACES) is None
    assert opening(hand, RAMI, 51, values=PLACES, keep=0) is not None


@pytest.mark.parametrize(
    ("joker", "points"), [(None, 51), (0, None), (35, 76)], ids=["replaced", "zero", "thirty-five"]
)
def test_what_a_joker_counts(joker: int | None, points: int | None) -> None:
    found = opening(Cards.parse("6d7d8dTsThJk2c"), RAMI, 51, values=Values.by_place(joker=joker))
    assert (found and found.points) == points


@pytest.mark.parametrize(("pure", "opens"), [("new", False), ("subrun", True), ("off", True)])
def test_a_pure_run(pure: Pure, opens: bool) -> None:
    """R06: the joker is wanted in the run, where it makes the points."""
    hand = Cards.parse("4c5c6cKsKdKcJk2d")
    found = opening(hand, RAMI._replace(max_in_set=0), 46, values=PLACES, pure=pure)
    assert (found is not None) == opens
    assert opening(Cards.parse("4c5cKsKdKcJk2d"), RAMI, 30, values=PLACES, pure="subrun") is None


def test_an_ace_always_counts_ten() -> None:
    values = Values.by_place(ace_low=10, ace_high=10)
    assert said(opening(Cards.parse("Ah2h3hQsKsAs7c"), RAMI, 45, values=values)) == (
        ["Ah2h3h", "QsKsAs"],
        "7c",
        45,
    )


def test_the_taken_card_must_be_laid() -> None:
    hand = Cards.parse("QhAh7s7d7c2c4d5dKh")
    found = opening(hand, RAMI, 51, values=PLACES, must=Card.parse("Kh"))
    assert said(found) == (["7c7d7s", "QhKhAh"], "2c4d5d", 52)
    assert opening(hand, RAMI, 51, values=PLACES, must=Card.parse("2c")) is None


# -- the table ----------------------------------------------------------------------------------------------


def test_laying_off_helps_to_open() -> None:
    """R40: only own cards count."""
    hand = Cards.parse("9sTsJs4s4d4cKh2h")
    table = on_table("KsKdKc")
    assert opening(hand, RAMI, 51, values=PLACES) is None
    found = opening(hand, RAMI, 51, values=PLACES, table=table)
    assert found is not None
    assert (found.points, str(found.deadwood)) == (51, "2h")
    assert found.steps == ((0, Card.parse("Kh"), None, False),)


def test_borrowed_cards_count_nothing() -> None:
    """R41."""
    hand = Cards.parse("TcJcQc6h8h2s3d")
    table = on_table("7c7d7h7s")
    assert opening(hand, RAMI, 45, values=PLACES, table=table) is None
    found = opening(hand, RAMI, 44, values=PLACES, table=table)
    assert said(found) == (["6h7h8h", "TcJcQc"], "3d2s", 44)
    assert found is not None
    assert found.borrowed[list(map(str, found.melds)).index("6h7h8h")] == Cards.parse("7h")


def test_a_pure_run_is_from_hand() -> None:
    hand = Cards.parse("QhKh2s3dTcTdTs")
    table = on_table("8h9hThJh")
    assert opening(hand, RAMI, 20, values=PLACES, table=table) is None
    assert opening(hand, RAMI, 20, values=PLACES, pure="off", table=table) is not None


@pytest.mark.parametrize(
    ("hand", "there", "steps"),
    [
        ("5h6h", "7c7d7h7s", ["7h"]),  # R32
        ("7h7d", "4s5s6s7s", ["7s>"]),  # R33
        ("5h6h", "7d7h7s", []),  # R35
        ("6s6h", "3c4c5c6c7c8c9c", []),  # R34
        ("7d8d", "9c9d9sJk=9", ["9d"]),  # R37
        ("KcKd", "5h6h7hJk=8h", []),  # R36
        ("9h6c6d", "6h7h8h", ["9h>", "6h<"]),
    ],
)
def test_borrowing(hand: str, there: str, steps: list[str]) -> None:
    found = arrange(Cards.parse(hand), RAMI, table=on_table(there))
    assert found is not None
    assert [f"{step.card}{step.end or ''}" for step in found.steps] == steps
    assert bool(found.steps) == (not found.deadwood)


def test_a_copy_of_a_card_in_hand_is_borrowed() -> None:
    """Where suits may repeat, a set may hold the same card twice, one from hand and one from the table."""
    found = arrange(Cards.parse("5c5d"), PENANG, table=on_table("2c3c4c5c"))
    assert said(found) == (["5c5c5d"], "", 2)


def test_borrowing_from_the_middle() -> None:
    """R34 where runs may be split."""
    found = arrange(Cards.parse("6s6h"), RAMI, table=on_table("3c4c5c6c7c8c9c", splits=True))
    assert said(found) == (["6c6h6s"], "", 2)
    assert found is not None
    assert found.steps == ((0, Card.parse("6c"), None, True),)


def test_what_a_table_meld_forbids() -> None:
    hand = Cards.parse("Jk")
    assert said(arrange(hand, RAMI, table=on_table("5h6h7h"))) == ([], "", 1)
    assert said(arrange(hand, RAMI, table=on_table("5h6h7h", joker=False))) == ([], "Jk", 0)
    assert said(arrange(hand, RAMI, fresh=1, table=on_table("5h6h7h"))) is None
    assert said(arrange(Cards.parse("5h6h"), RAMI, table=on_table("7c7d7h7s", lends=False))) == (
        [],
        "5h6h",
        0,
    )


def test_aces_are_laid_off_by_place() -> None:
    found = arrange(Cards.parse("Ah"), RAMI, PLACES, table=on_table("2h3h4h", "JhQhKh"))
    assert found is not None
    assert (found.points, found.steps) == (11, ((1, Card.parse("Ah"), MeldEnd.HIGH, False),))
    low = arrange(Cards.parse("Ah"), RAMI, PLACES, table=on_table("2h3h4h"))
    assert low is not None
    assert low.points == 1


def test_values_of_melds() -> None:
    meld: Meld
    for text, points in (("Ah2h3h", 6), ("QhKhAh", 31), ("AcAdJk=A", 33), ("Jk=Ah2h3h", 6)):
        (meld,) = on_table(text)[0][:1]
        assert PLACES.of(meld) == points
