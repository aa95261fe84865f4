"""The ways to read laid cards, the melds in a hand, and where a card fits."""

from __future__ import annotations

from itertools import permutations

import pytest

from test_meld import cards, run
from tierce.cards import JOKER, Card, Cards
from tierce.melds import Laid, Meld, MeldEnd, MeldLaw, Reason
from tierce.melds.readings import extended, fits, melds_in, shapes, slides

LAW = MeldLaw()
DISTINCT = MeldLaw(set_suits="distinct")
CIRCLE = MeldLaw(circular=True)
LOW, HIGH = MeldEnd.LOW, MeldEnd.HIGH
TWO_TO_KING = "2h3h4h5h6h7h8h9hThJhQhKh"


def read(text: str, law: MeldLaw = LAW) -> list[str] | Reason:
    found = shapes(Laid.parse_many(text), law)
    return found if isinstance(found, Reason) else [str(meld) for meld in found]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("7c7d7h", ["7c7d7h"]),
        ("5h6h7h", ["5h6h7h"]),
        ("5h7hJk", ["5hJk=6h7h"]),
        ("5h6hJk", ["Jk=4h5h6h", "5h6hJk=7h"]),
        ("QhKhJk", ["Jk=JhQhKh", "QhKhJk=Ah"]),
        ("Ah2hJk", ["Ah2hJk=3h"]),
        ("KhAhJk", ["Jk=QhKhAh"]),
        ("AhJkJk", ["AhJk=AJk=A", "AhJk=2hJk=3h", "Jk=QhJk=KhAh"]),
        ("5hJkJk", ["5hJk=5Jk=5", "Jk=3hJk=4h5h", "Jk=4h5hJk=6h", "5hJk=6hJk=7h"]),
        ("5h8hJkJk", ["5hJk=6hJk=7h8h"]),
        ("5hJk=7hJk", ["5hJk=6hJk=7h"]),
        ("5hJkJk=5", ["5hJk=5Jk=5"]),
        ("Jk=5hJk=6hJk=7h", ["Jk=5hJk=6hJk=7h"]),
        ("Jk=5h6hJk=7h", ["Jk=5h6hJk=7h"]),
        ("Jk=5Jk=5Jk=5", ["Jk=5Jk=5Jk=5"]),
        ("Jk=5JkJk", ["Jk=5Jk=5Jk=5"]),
        ("7h5h6h", ["5h6h7h"]),
        ("KhQhAh", ["QhKhAh"]),
    ],
)
def test_readings(text: str, found: list[str]) -> None:
    assert read(text) == found


def test_jokers_alone_may_be_anything() -> None:
    found = shapes(Laid.parse_many("JkJkJk"), LAW)
    assert isinstance(found, list)
    assert len(found) == 13 + 4 * 12
    assert len(set(map(str, found))) == len(found)


@pytest.mark.parametrize(
    ("text", "law", "reason"),
    [
        ("7c7d", LAW, Reason.BAD_SET),
        ("7c", LAW, Reason.BAD_SET),
        ("7cJk", LAW, Reason.BAD_SET),
        ("Jk", LAW, Reason.BAD_SET),
        ("JkJk", LAW, Reason.BAD_SET),
        ("", LAW, Reason.BAD_SET),
        ("7c8d9h", LAW, Reason.BAD_RUN),
        ("7c8c", LAW, Reason.BAD_RUN),
        ("7c8cTc", LAW, Reason.BAD_RUN),
        ("7c7c8c", LAW, Reason.BAD_RUN),
        ("KcAc2c", LAW, Reason.BAD_RUN),
        ("7cJk=8", LAW, Reason.BAD_RUN),
        ("7c7dJk=8", LAW, Reason.BAD_RUN),
        ("7c7dJk=7h", LAW, Reason.BAD_RUN),
        ("7cJk=7", LAW, Reason.BAD_SET),
        ("7c7c7d", DISTINCT, Reason.DUP_SUIT),
        ("7c7c", DISTINCT, Reason.BAD_SET),
        ("7c7d7h7sJk", DISTINCT, Reason.BAD_SET),
        ("7cJk", DISTINCT, Reason.BAD_SET),
        (f"Ah{TWO_TO_KING}Ah", MeldLaw(run_max=13), Reason.BAD_RUN),
        (f"Ah{TWO_TO_KING}AhJk", LAW, Reason.BAD_RUN),
        ("5hJk=5h6h7h", LAW, Reason.BAD_RUN),
        ("5h6hJk=7c", LAW, Reason.BAD_RUN),
        ("5h6h7c", LAW, Reason.BAD_RUN),
    ],
)
def test_cards_that_make_no_meld(text: str, law: MeldLaw, reason: Reason) -> None:
    assert read(text, law) is reason


def test_the_order_of_cards_does_not_matter() -> None:
    for text in ("5h7hJk", "5h6hJk", "7c7dJk", "AhJkJk"):
        parts = [text[i : i + 2] for i in range(0, len(text), 2)]
        for order in permutations(parts):
            assert read("".join(order)) == read(text)


def test_thirteen_with_one_ace_are_read_as_written() -> None:
    low, high = f"Ah{TWO_TO_KING}", f"{TWO_TO_KING}Ah"
    assert read(low) == [low]
    assert read(high) == [high]
    assert read("3h2hAh" + TWO_TO_KING[4:]) == [low, high]
    stated = low.replace("7h", "Jk=7h")
    assert read(stated) == [stated]
    # With a joker left to the reader it is not written out.
    assert read(low.replace("7h", "Jk")) == [stated, high.replace("7h", "Jk=7h")]


def test_fourteen_with_two_aces() -> None:
    whole = f"Ah{TWO_TO_KING}Ah"
    assert read(whole) == [whole]
    assert read(f"AhAh{TWO_TO_KING}") == [whole]
    assert read(f"Ah{TWO_TO_KING}Jk") == [f"Ah{TWO_TO_KING}Jk=Ah", f"Jk=Ah{TWO_TO_KING}Ah"]
    assert read(f"Jk{TWO_TO_KING}Jk") == [f"Jk=Ah{TWO_TO_KING}Jk=Ah"]
    assert read(f"Jk=Ah{TWO_TO_KING}Ah") == [f"Jk=Ah{TWO_TO_KING}Ah"]
    assert read(f"{TWO_TO_KING}AhJk=Ah") == [f"Ah{TWO_TO_KING}Jk=Ah", f"Jk=Ah{TWO_TO_KING}Ah"]


def test_readings_on_a_circle() -> None:
    assert read("KcAc2c", CIRCLE) == ["KcAc2c"]
    assert read("QcKcAc", CIRCLE) == ["QcKcAc"]
    assert read("KcAcJk", CIRCLE) == ["Jk=QcKcAc", "KcAcJk=2c"]
    assert read("KcJk2c", CIRCLE) == ["KcJk=Ac2c"]
    low = f"Ah{TWO_TO_KING}"
    assert read(low, CIRCLE) == [low]
    assert read(f"4h3h{low[:4]}{low[8:]}", CIRCLE) is not Reason.BAD_RUN
    assert len(read(f"4h3h{low[:4]}{low[8:]}", CIRCLE)) == 13
    assert read(f"{low}Ah", CIRCLE) is Reason.BAD_RUN
    found = shapes(Laid.parse_many("KcAc2c"), CIRCLE)
    assert isinstance(found, list)
    assert (found[0].low, found[0].high) == (13, 15)


def test_where_a_card_fits_on_a_run() -> None:
    middle, low, high = run("5h6h7h", 5), run("Ah2h3h", 1), run("QhKhAh", 12)
    whole = run(f"Ah{TWO_TO_KING}Ah", 1)
    for card, meld, ends in (
        ("4h", middle, [LOW]),
        ("8h", middle, [HIGH]),
        ("Jk", middle, [LOW, HIGH]),
        ("4h", low, [HIGH]),
        ("Jk", low, [HIGH]),
        ("Jh", high, [LOW]),
        ("Jk", high, [LOW]),
        ("Ah", run(TWO_TO_KING, 2), [LOW, HIGH]),
    ):
        assert fits(Card.parse(card), meld, LAW) == (ends, None)
    for card, meld in (("4c", middle), ("5h", middle), ("9h", middle), ("Kh", low), ("2h", high)):
        assert fits(Card.parse(card), meld, LAW) == ([], Reason.BAD_RUN)
    for card in ("Jk", "Ah", "4c"):
        assert fits(Card.parse(card), whole, LAW) == ([], Reason.FULL)
    assert fits(JOKER, run(f"Ah{TWO_TO_KING}", 1), MeldLaw(run_max=13)) == ([], Reason.FULL)


def test_where_a_card_fits_on_a_circle() -> None:
    assert fits(Card.parse("Kh"), run("Ah2h3h", 1), CIRCLE) == ([LOW], None)
    assert fits(Card.parse("2h"), run("QhKhAh", 12), CIRCLE) == ([HIGH], None)
    twelve = run(TWO_TO_KING, 2)
    assert fits(Card.parse("Ah"), twelve, CIRCLE) == ([LOW, HIGH], None)
    assert fits(JOKER, run(f"Ah{TWO_TO_KING}", 1), CIRCLE) == ([], Reason.FULL)
    assert extended(run("Ah2h3h", 1), Card.parse("Kh"), LOW, CIRCLE).low == 13
    assert extended(run("2h3h4h", 2), Card.parse("Ah"), LOW, CIRCLE).low == 1
    assert extended(run("QhKhAh", 12), Card.parse("2h"), HIGH, CIRCLE).low == 12
    assert extended(Meld.set_of(1, cards("AcAdAh")), Card.parse("As"), None, CIRCLE).low == 1
    assert extended(run("5h6h7h", 5), Card.parse("4h"), LOW, LAW) == run("4h5h6h7h", 4)


def test_where_a_card_fits_on_a_set() -> None:
    nines = Meld.set_of(9, cards("9c9d9h"))
    for card in ("9c", "9s", "Jk"):
        assert fits(Card.parse(card), nines, LAW) == ([None], None)
    assert fits(Card.parse("8c"), nines, LAW) == ([], Reason.BAD_SET)
    assert fits(Card.parse("9s"), nines, DISTINCT) == ([None], None)
    assert fits(Card.parse("9c"), nines, DISTINCT) == ([], Reason.DUP_SUIT)
    square = Meld.set_of(9, cards("9c9d9h9s"))
    assert fits(Card.parse("9c"), square, DISTINCT) == ([], Reason.FULL)
    assert fits(JOKER, square, DISTINCT) == ([], Reason.FULL)
    assert fits(Card.parse("8c"), square, DISTINCT) == ([], Reason.BAD_SET)


def test_slides() -> None:
    def pushed(card: str, meld: Meld, law: MeldLaw = LAW) -> list[tuple[MeldEnd, str]]:
        return [(end, str(after)) for end, after in slides(Card.parse(card), meld, law)]

    assert pushed("6h", run("5hJk7h", 5)) == [(LOW, "Jk=4h5h6h7h"), (HIGH, "5h6h7hJk=8h")]
    assert pushed("Qh", run("JkKhAh", 12)) == [(LOW, "Jk=JhQhKhAh")]
    assert pushed("2h", run("AhJk3h", 1)) == [(HIGH, "Ah2h3hJk=4h")]
    assert pushed("5h", run("5hJk7h", 5)) == []
    assert pushed("6c", run("5hJk7h", 5)) == []
    assert pushed("Jk", run("5hJk7h", 5)) == []
    assert pushed("9c", Meld.set_of(9, cards("9d9hJk"))) == []
    assert pushed("6h", run("Ah2h3h4h5hJk7h8h9hThJhQhKhAh", 1)) == []
    assert pushed("6h", run("5hJkJk", 5)) == [(LOW, "Jk=4h5h6hJk=7h"), (HIGH, "5h6hJk=7hJk=8h")]
    assert pushed("Kh", run("AhJk3h", 13), CIRCLE) == []
    assert pushed("Ah", run("KhJk2h", 13), CIRCLE) == [(LOW, "Jk=QhKhAh2h"), (HIGH, "KhAh2hJk=3h")]
    (low, after), _ = slides(Card.parse("Ah"), run("Jk2h3h", 1), CIRCLE)
    assert (low, after.low) == (LOW, 13)


def listed(text: str, law: MeldLaw = LAW) -> list[str]:
    return [str(meld) for meld in melds_in(Cards.parse(text), law)]


def test_the_melds_in_a_hand() -> None:
    assert listed("7c7d7h") == ["7c7d7h"]
    assert listed("7c7d") == []
    assert listed("7c7c7d7d") == ["7c7c7d", "7c7d7d", "7c7c7d7d"]
    assert listed("5h6h7h8h") == ["5h6h7h", "5h6h7h8h", "6h7h8h"]
    assert listed("QhKhAh2h3h") == ["Ah2h3h", "QhKhAh"]
    assert listed("5h7hJk") == ["5hJk=6h7h"]
    assert listed("5h6hJk") == ["Jk=4h5h6h", "5h6hJk=7h"]
    assert listed("7cJkJk") == ["7cJk=7Jk=7", "Jk=5cJk=6c7c", "Jk=6c7cJk=8c", "7cJk=8cJk=9c"]
    assert listed("AcJkJk") == ["AcJk=AJk=A", "AcJk=2cJk=3c", "Jk=QcJk=KcAc"]
    assert listed("JkJkJk") == []
    assert listed("") == []


def test_the_melds_in_a_hand_under_other_laws() -> None:
    assert len(listed("JkJkJk", MeldLaw(min_naturals=0))) == 13 + 4 * 12
    assert listed("7c7c7d7h", DISTINCT) == ["7c7d7h"]
    assert listed("7c7d7h7sJk", DISTINCT) == [
        text for text in listed("7c7d7h7sJk") if text.count("7") <= 4 and text != "7c7d7h7sJk=7"
    ]
    assert listed("7c7dJkJk", MeldLaw(max_in_set=1, max_in_run=1)) == ["7c7dJk=7"]
    assert listed("7c8cJkJk", MeldLaw(max_in_run=0, max_in_set=0)) == []
    assert listed("7c9cJk", MeldLaw(in_run="ends")) == []
    assert listed("7c8cJk", MeldLaw(in_run="ends")) == ["Jk=6c7c8c", "7c8cJk=9c"]
    assert listed("7cJkJk", MeldLaw(in_run="ends", max_in_set=1)) == ["Jk=6c7cJk=8c"]
    assert listed("7cJkJk", MeldLaw(adjacent=False, max_in_set=0)) == ["Jk=6c7cJk=8c"]
    assert listed("7c8cJkJk", MeldLaw(min_naturals=3)) == []
    assert listed("7c8cJk", MeldLaw(min_naturals=2)) == ["Jk=6c7c8c", "7c8cJk=9c"]
    assert listed("KcAc2c", CIRCLE) == ["KcAc2c"]
    assert listed("KcAc2c") == []


def test_the_longest_runs_in_a_hand() -> None:
    aces = f"Ah{TWO_TO_KING}Ah"
    assert aces in listed(aces)
    assert aces not in listed(aces, MeldLaw(run_max=13))
    assert f"Ah{TWO_TO_KING}" in listed(aces, MeldLaw(run_max=13))
    one = listed(f"Ah{TWO_TO_KING}")
    assert aces not in one
    assert {f"Ah{TWO_TO_KING}", f"{TWO_TO_KING}Ah"} <= set(one)
    assert max(map(len, listed(f"Ah{TWO_TO_KING}Ah", CIRCLE))) == 26
    both = listed(f"Ah{TWO_TO_KING}Jk")
    assert {f"Ah{TWO_TO_KING}Jk=Ah", f"Jk=Ah{TWO_TO_KING}Ah"} <= set(both)


@pytest.mark.parametrize(
    "law",
    [
        LAW,
        DISTINCT,
        CIRCLE,
        MeldLaw(run_max=13),
        MeldLaw(in_run="ends"),
        MeldLaw(adjacent=False),
        MeldLaw(max_in_run=1, max_in_set=2),
        MeldLaw(min_naturals=2),
    ],
)
def test_every_listed_meld_is_lawful_and_listed_once(law: MeldLaw) -> None:
    hand = Cards.parse("AhAh2h3h5hJhQhKh7c7c7d8dJkJk")
    found = list(melds_in(hand, law))
    assert len(found) == len(set(found))
    for meld in found:
        assert meld.bag in hand
        assert (law.shape(meld), law.jokers(meld)) == (None, None)
        readings = shapes(meld.laid, law)
        assert isinstance(readings, list)
        assert meld in readings
