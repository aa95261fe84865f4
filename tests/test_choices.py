"""What a handful of chosen cards could mean, and what is said when it means nothing."""

from __future__ import annotations

import pytest

from positions import at, play
from rami import at_the_pile, rami_at
from tierce.cards import JOKER, Cards
from tierce.game import Illegal, State
from tierce.game.actions import parse_actions
from tierce.game.choices import ways, words
from tierce.game.engine import apply_step
from tierce.table import parse_position

TWO_TO_KING = "2h3h4h5h6h7h8h9hThJhQhKh"


def offered(state: State, cards: str) -> list[str]:
    """The ways to play these cards, each of which is legal step by step and says the same when read back."""
    found, refused = ways(state, Cards.parse(cards))
    assert (refused is None) is bool(found) is True
    said = [words(way) for way in found]
    for way, line in zip(found, said, strict=True):
        assert parse_actions(line) == way
        after = state
        for action in way:
            after = apply_step(after, action).state
        left = state.hands[0] - Cards.parse(cards)
        assert after.hands[0] == (left + JOKER if line.startswith("swap") else left)
    return said


def why(state: State, cards: str, seat: int | None = None) -> tuple[str, str]:
    found, refused = ways(state, Cards.parse(cards), seat)
    assert found == ()
    assert isinstance(refused, Illegal)
    return refused.reason.value, "".join(map(str, refused.cards))


def test_one_card() -> None:
    state = at("6h8h7s +", "p2:5hJk=6h7h", "7c7d7h")
    assert offered(state, "6h") == ["swap 6h m1"]
    assert offered(state, "8h") == ["lay 8h m1>"]
    assert offered(state, "7s") == ["lay 7s m2"]
    assert offered(at("Ah +", TWO_TO_KING), "Ah") == ["lay Ah m1<", "lay Ah m1>"]
    both = at("9h +", "p2:9c9sJk=9")
    assert offered(both, "9h") == ["swap 9h m1", "lay 9h m1"]
    full = at("Ah +", f"Jk=Ah{TWO_TO_KING}Jk=Ah")
    assert offered(full, "Ah") == ["swap Ah m1<", "swap Ah m1>"]
    assert offered(at("Jk +", "5h6h7h", "7c7d7s"), "Jk") == ["lay Jk m1<", "lay Jk m1>", "lay Jk m2"]


def test_a_meld() -> None:
    state = at("5h6hJk7c7d7h +", "KcKdKs")
    assert offered(state, "5h6h7h") == ["meld 5h6h7h"]
    assert offered(state, "5h6hJk") == ["meld Jk=4h5h6h", "meld 5h6hJk=7h"]
    assert offered(state, "7c7dJk") == ["meld 7c7dJk=7"]
    assert offered(at("8h9hTh +", "5h6h7h"), "8h9hTh") == ["meld 8h9hTh", "lay 8h9hTh m1>"]


def test_several_cards_on_a_meld() -> None:
    state = at("3h4h8h9h 7s7sJk +", "5h6h7h", "p2:7c7d7h")
    assert offered(state, "8h9h") == ["lay 8h9h m1>"]
    assert offered(state, "3h4h") == ["lay 3h4h m1<"]
    assert offered(state, "4h8h") == ["lay 4h m1<; lay 8h m1>"]
    assert offered(state, "7s7s") == ["lay 7s7s m2"]
    assert offered(state, "9hJk") == ["lay Jk9h m1>"]
    assert offered(state, "8hJk") == ["lay 8h m1>; lay Jk m1<", "lay 8hJk m1>"]
    assert offered(state, "3h4h8h9h") == ["lay 4h m1<; lay 3h m1<; lay 8h m1>; lay 9h m1>"]


def test_what_means_nothing() -> None:
    state = at("6h8h7s2c3dJk +", "p2:5hJk=6h7h", "7c7d7h")
    assert why(state, "") == ("no_action", "")
    assert why(state, "2c", seat=1) == ("turn", "")
    assert why(state, "2c") == ("bad_run", "2c")
    assert why(state, "2c3d") == ("bad_run", "2c3d")
    assert why(state, "7s2c3d") == ("bad_run", "2c3d7s")
    over = play(at("7s", "7c7d7h"), "lay 7s m1")
    assert why(over, "7h") == ("phase", "")
    new = at("2s2h2c Td7s Kh", "p2:7d8d9d", special="new:p1")
    assert why(new, "Td") == ("need_passport", "Td")
    assert why(new, "Td7s") == ("need_passport", "Td7s")
    assert why(new, "Td7sKh") == ("bad_run", "TdKh7s")
    assert offered(new, "2c2h2s") == ["meld 2c2h2s"]


def test_no_passport_is_asked_for_where_one_opens_with_points() -> None:
    line = "rami51@1+deal.hand_size=3 p1 play d4 5h9cKdTs/2c2d3h/4c6d7s/8h9dJc 9s ?94 - turns:2/2/2/2 0/0/0/0"
    state = parse_position(line)[0]
    assert why(state, "5h") == ("bad_run", "5h")
    assert why(state, "5h9c") == ("bad_run", "9c5h")


def test_the_refusal_that_says_most() -> None:
    full = at("Ah2c +", f"Ah{TWO_TO_KING}Ah".replace("Ah", "Jk=Ah", 1))
    assert why(full, "2c") == ("full", "2c")
    opponent = at("Jk2c +", "p2:5h6h7h", rules="layoff.joker_on_opponent=none")
    assert why(opponent, "Jk") == ("joker_opp_run", "Jk")
    jokers = at("JkJkJk2c +", "p2:KcKdKs", rules="layoff.joker_on_opponent=none")
    assert why(jokers, "JkJkJk") == ("all_jokers", "JkJkJk")


def test_a_last_card_that_is_owed() -> None:
    state = at("6h", "p2:5hJk=6h7h", rules="swap.use=new_meld")
    owing = play(state, "swap 6h m1")
    assert why(owing, "Jk") == ("joker_unused", "Jk")


def test_the_words_of_a_way() -> None:
    for line in ("lay 8h9h m1>", "lay 3h4h m1<", "lay 7s7s m2", "end", "meld 7c7d7h", "swap 6h m1"):
        assert words(parse_actions(line)) == line
    mixed = parse_actions("lay 8h m1>") + parse_actions("lay 4h m1<")
    assert words(mixed) == "lay 8h m1>; lay 4h m1<"
    melds = parse_actions("lay 8h m1>") + parse_actions("lay 8h m2>")
    assert words(melds) == "lay 8h m1>; lay 8h m2>"
    assert words(parse_actions("lay 8h m1>") + parse_actions("end")) == "lay 8h m1>; end"
    assert words(()) == ""


@pytest.mark.parametrize("card", ["Jk", "8h", "4h"])
def test_equal_outcomes_are_offered_once(card: str) -> None:
    state = at(f"{card}{card} +", "5h6h7h", "p2:7c7d7s")
    found, _ = ways(state, Cards.parse(card * 2))
    assert len(set(found)) == len(found)
    if card == "Jk":
        # Two low, one at each end, two high; and both on the set.
        assert [words(way) for way in found] == [
            "lay JkJk m1<", "lay Jk m1<; lay Jk m1>", "lay JkJk m1>", "lay JkJk m2",
        ]  # fmt: skip
    else:
        assert found == ()


def test_a_card_that_is_not_there() -> None:
    assert why(at("7s2c", "7c7d7h"), "8h") == ("bad_run", "8h")
    assert why(at("7s2c", "7c7d7h"), "8h8c8d") == ("card_not_in_hand", "8c8d8h")


# --- Where cards are drawn ----------------------------------------------------------------------------------


def test_one_card_of_a_hand_of_rami() -> None:
    state = rami_at("6h8h7s9c2d Jk", "p2:5hJk=6h7h", "7c7d7h")
    assert offered(state, "6h") == ["swap 6h m1"]
    assert offered(state, "8h") == ["lay 8h m1>"]
    assert offered(state, "7s") == ["lay 7s m2"]
    # No joker goes on an opponent's run, and one goes on a set.
    assert offered(state, "Jk") == ["lay Jk m2"]
    assert why(state, "9c") == ("bad_run", "9c")
    mine = rami_at("9c2d Jk", "5h6h7h")
    assert offered(mine, "Jk") == ["lay Jk m1<", "lay Jk m1>"]


def test_a_meld_before_the_opening() -> None:
    state = rami_at("5h6hJk7s7d7h Kc 2d +", "p2:KdKhKs", new="p1")
    assert offered(state, "5h6h7h") == ["meld 5h6h7h"]
    assert offered(state, "5h6hJk") == ["meld Jk=4h5h6h", "meld 5h6hJk=7h"]
    assert offered(state, "Kc") == ["lay Kc m1"]
    assert why(state, "2d") == ("bad_run", "2d")


def test_cards_are_chosen_after_the_draw() -> None:
    assert why(at_the_pile("5h6hJk7s7d7h", pile="2c9d"), "5h6hJk") == ("phase", "")


def test_borrowed_cards_are_laid_with_cards_from_hand() -> None:
    state = play(rami_at("8h9h 2d Kc", "p2:4h5h6h7h"), "borrow 7h m1")
    found, refused = ways(state, Cards.parse("7h8h9h"))
    assert ([words(way) for way in found], refused) == (["meld 7h8h9h"], None)
    assert why(state, "8h9h") == ("bad_run", "8h9h")
    assert why(state, "2dKc") == ("bad_run", "Kc2d")


def test_a_refused_swap_is_told_only_of_a_card_that_a_joker_stands_for() -> None:
    state = rami_at("9h 2d 3c", "p2:9c9sJk=9")
    assert offered(state, "9h") == ["lay 9h m1"]
    assert why(state, "2d") == ("bad_run", "2d")
    unopened = rami_at("6h2d3c +", "p2:5hJk=6h7h", new="p1")
    assert why(unopened, "6h") == ("not_opened", "")
    assert why(unopened, "2d") == ("bad_run", "2d")
