"""Borrowing in words: which cards are meant, what must be said more exactly, what a refusal counts (B7)."""

from __future__ import annotations

from positions import LEGAL, legal, play, readings, refusal, table, verdict
from rami import rami_at
from tierce.cards import Card
from tierce.game import State

ROUND = "p2:Ah2h3h4h5h6h7h8h9hThJhQhKhAh"


def borrows(state: State) -> set[str]:
    """What is listed, without the verb."""
    return {words.removeprefix("borrow ") for words in legal(state) if words.startswith("borrow ")}


def left(state: State, words: str) -> list[str]:
    """The table after a borrow."""
    return table(play(state, f"borrow {words}"))


def test_an_ace_at_both_ends_is_named_by_its_end() -> None:
    state = rami_at("2c9d +", ROUND)
    assert readings(state, "borrow Ah m1") == ["borrow Ah m1<", "borrow Ah m1>"]
    assert left(state, "Ah m1<") == ["2h3h4h5h6h7h8h9hThJhQhKhAh"]
    assert left(state, "Ah m1>") == ["Ah2h3h4h5h6h7h8h9hThJhQhKh"]
    assert left(state, "AhAh m1") == ["2h3h4h5h6h7h8h9hThJhQhKh"]
    listed = borrows(state)
    assert {"Ah m1<", "Ah m1>", "AhAh m1", "Ah2h m1<", "KhAh m1>"} <= listed
    assert "Ah m1" not in listed
    assert "AhAh m1<" not in listed


def test_an_end_that_is_not_needed_changes_nothing() -> None:
    state = rami_at("2c9d +", "p2:4s5s6s7s8s")
    assert left(state, "4s m1>") == left(state, "4s m1") == ["5s6s7s8s"]
    assert left(state, "8s4s m1") == ["5s6s7s"]
    assert borrows(state) == {"4s m1", "8s m1", "4s5s m1", "7s8s m1", "4s8s m1"}


def test_a_joker_says_which_card_it_stands_for() -> None:
    rules = "borrow.joker=yes+wild.max_in_run=2"
    state = rami_at("2c9d +", "p2:Jk=4s5s6s7sJk=8s", rules=rules)
    assert readings(state, "borrow Jk m1") == ["borrow Jk=4s m1<", "borrow Jk=8s m1>"]
    assert left(state, "Jk=4s m1") == left(state, "Jk m1<") == ["5s6s7sJk=8s"]
    assert left(state, "Jk=8s m1") == left(state, "Jk m1>") == ["Jk=4s5s6s7s"]
    assert left(state, "JkJk m1") == ["5s6s7s"]
    assert verdict(state, "borrow Jk=5s m1") == "card_not_in_hand"
    assert verdict(state, "borrow Jk=4sJk=4s m1") == "card_not_in_hand"
    assert {"Jk=4s m1<", "Jk=8s m1>", "Jk=4sJk=8s m1"} <= borrows(state)


def test_the_jokers_of_a_set_are_alike() -> None:
    rules = "borrow.joker=yes+wild.max_in_set=2"
    state = rami_at("2c9d +", "p2:9c9sJk=9Jk=9", rules=rules)
    assert left(state, "Jk m1") == ["9c9sJk=9"]
    assert borrows(state) == {"Jk m1", "9c m1", "9s m1"}


def test_copies_in_a_set_are_one_choice() -> None:
    state = rami_at("2c9d +", "p2:7c7h7h7s", rules="melds.set_suits=repeat")
    assert borrows(state) == {"7c m1", "7h m1", "7s m1"}
    assert left(state, "7h m1") == ["7c7h7s"]
    assert verdict(state, "borrow 7h7h m1") == "remainder"


def test_a_split_run_leaves_two() -> None:
    state = rami_at("2c9d +", "p2:3c4c5c6c7c8c9cTc", "p3:KcKdKh", rules="borrow.split=yes")
    after = play(state, "borrow 6c m1")
    assert table(after) == ["3c4c5c", "KcKdKh", "7c8c9cTc"]
    assert [lies.owner for lies in after.table] == [1, 2, 1]
    assert left(state, "6c7c m1")[::2] == ["3c4c5c", "8c9cTc"]
    assert left(state, "3c7c m1")[::2] == ["4c5c6c", "8c9cTc"]
    assert verdict(state, "borrow 5c m1") == verdict(state, "borrow 5c7c m1") == "remainder"
    assert {"6c m1", "7c m1", "6c7c m1", "3c7c m1", "6cTc m1"} <= borrows(state)


def test_refusals_name_cards_and_melds() -> None:
    state = rami_at("2c9d +", "p2:4s5s6s7s", "p3:9c9s9dJk=9")
    for words, reason, cards, numbers in (
        ("4s m3", "no_such_meld", "", {"meld": 3, "have": 2}),
        ("8s m1", "card_not_in_hand", "8s", {"meld": 1}),
        ("4s4s m1", "card_not_in_hand", "4s", {"meld": 1}),
        ("5s m1", "remainder", "5s", {"meld": 1, "have": 3}),
        ("4s5s m1", "remainder", "4s5s", {"meld": 1, "have": 2}),
        ("Jk m2", "take_joker", "Jk", {"meld": 2}),
    ):
        refused = refusal(state, f"borrow {words}")
        assert (refused.reason.value, refused.numbers) == (reason, numbers), words
        assert refused.cards == tuple(Card.parse(cards[i : i + 2]) for i in range(0, len(cards), 2)), words
    closed = rami_at("2c9d +", "p3:9c9s9dJk=9", rules="borrow.from_joker_meld=no")
    assert verdict(closed, "borrow 9c m1") == "take_joker"
    assert not borrows(closed)
    off = rami_at("2c9d +", "p2:4s5s6s7s", rules="borrow.kind=off")
    assert verdict(off, "borrow 4s m9") == "take_use"
    assert not borrows(off)
    assert verdict(state, "borrow 9c m2") == LEGAL
