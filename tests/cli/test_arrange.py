"""The order of a hand: the person's own, whatever is played, taken back or won."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tierce.cards import Card, Cards
from tierce.cards.card import FACES
from tierce.cli.tui.arrange import Arrangement


def texts(arrangement: Arrangement) -> str:
    return "".join(" " if item is None else item.card.text for item in arrangement.items)


def test_sorted_by_suit_then_by_rank() -> None:
    hand = Arrangement(Cards.parse("Jk7hAc7c7sTh"))
    assert texts(hand) == "Ac7c 7hTh 7s Jk"
    hand.sort_by_rank()
    assert texts(hand) == "Ac 7c7h7s Th Jk"


def test_a_card_moves_through_gaps_and_leaves_no_empty_group() -> None:
    hand = Arrangement(Cards.parse("Ac7c7h"))
    hand.go_to(hand.cards[2])
    hand.shift(-1)
    assert texts(hand) == "Ac7c7h"
    hand.shift(-1)
    hand.shift(-1)
    hand.shift(-1)
    assert texts(hand) == "7hAc7c"
    assert hand.current is not None
    assert hand.current.card.text == "7h"


def test_gaps_are_made_and_closed_and_numbered() -> None:
    hand = Arrangement(Cards.parse("Ac2c3c4c"))
    hand.go_to(hand.cards[2])
    hand.gap()
    assert texts(hand) == "Ac2c 3c4c"
    hand.go_to_group(1)
    assert hand.cursor == 0
    hand.go_to_group(2)
    assert hand.cursor == 2
    hand.go_to_group(9)
    assert hand.cursor == 2
    hand.gap()
    assert texts(hand) == "Ac2c3c4c"
    hand.go_to_group(1)
    hand.gap()
    assert texts(hand) == "Ac2c3c4c"


def test_played_cards_come_back_where_they_lay() -> None:
    hand = Arrangement(Cards.parse("Ac2c3c7hJk"))
    hand.shift(1)
    before = texts(hand)
    hand.sync(Cards.parse("3cJk"))
    assert texts(hand) == "3c Jk"
    hand.sync(Cards.parse("Ac2c3c7hJk"))
    assert texts(hand) == before


def test_of_two_equal_cards_the_chosen_one_goes() -> None:
    hand = Arrangement(Cards.parse("8h8h9h"))
    second = hand.cards[1]
    hand.toggle(second)
    hand.sync(Cards.parse("8h9h"))
    assert second not in hand.cards
    assert hand.chosen == []


def test_a_joker_that_is_won_comes_last_and_is_new_until_touched() -> None:
    hand = Arrangement(Cards.parse("5h9h"))
    hand.sync(Cards.parse("9hJk"))
    assert texts(hand) == "9h Jk"
    joker = hand.cards[-1]
    assert joker.new
    hand.toggle(joker)
    assert not joker.new


deck = st.lists(st.sampled_from([face for face in FACES if face.text != "??"]), max_size=26)


@given(deck, st.lists(st.tuples(st.sampled_from("lrLRgtsk"), deck), max_size=12))
def test_whatever_one_does_no_card_is_lost(cards: list[Card], doings: list[tuple[str, list[Card]]]) -> None:
    hand = Arrangement(Cards(cards))
    held = Cards(cards)
    for doing, others in doings:
        match doing:
            case "l" | "r":
                hand.move(-1 if doing == "l" else 1)
            case "L" | "R":
                hand.shift(-1 if doing == "L" else 1)
            case "g":
                hand.gap()
            case "t":
                hand.toggle()
            case "k":
                hand.sort_by_rank()
            case _:
                held = Cards(others)
                hand.sync(held)
        assert hand.hand == held
        assert set(hand.chosen) <= set(hand.cards)
        assert None not in (hand.items[:1] + hand.items[-1:])
        assert (hand.current is None) == (not held)
