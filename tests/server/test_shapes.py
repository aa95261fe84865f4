"""What groups of a hand would be as melds, and which melds are best: by the law of each game."""

from __future__ import annotations

import pytest

from gin import gin_at
from positions import at
from rami import rami_at
from tierce.bots.best import best_melds
from tierce.cards import Card, Cards
from tierce.game import State
from tierce.server import wire
from tierce.server.hands import Hand
from tierce.server.shapes import Shapes, shape, there
from tierce.table import view_of


def cards(text: str) -> list[Card]:
    return list(map(Card.parse, text.split()))


def laid(state: State, text: str, seat: int = 0) -> str:
    """The group as a meld: its points, and its cards with what jokers stand for; ``-`` where it is none."""
    found = shape(cards(text), view_of(state, seat))
    if found is None:
        return "-"
    slots = [one.card if one.stands_for is None else f"Jk={one.stands_for}" for one in found.slots]
    return f"{found.kind} {found.points}: {' '.join(slots)}"


PENANG, RAMI, GIN = at("4h +"), rami_at("4h +"), gin_at("4h +")
BURNT = {
    suits: rami_at("4h +", *[f"p2:{rank}c{rank}d{rank}h{rank}s" for rank in suits], preset="arbaatash")
    for suits in ("5", "55")
}


@pytest.mark.parametrize(
    ("state", "group", "said"),
    [
        (PENANG, "7h 5h 6h", "run 18: 5h 6h 7h"),
        (PENANG, "7h 7h 7c", "set 21: 7c 7h 7h"),
        (PENANG, "7h 8h", "-"),
        (PENANG, "7h 8h 9c", "-"),
        (PENANG, "7h", "-"),
        # Two readings: the dearest, or of equals the highest.
        (PENANG, "7h 8h Jk", "run 35: 7h 8h Jk=9h"),
        (PENANG, "Qh Kh Jk", "run 40: Qh Kh Jk=Ah"),
        (PENANG, "Jk Jk Jk", "-"),
        (RAMI, "Qh Kh Ah", "run 31: Qh Kh Ah"),
        (RAMI, "Ah 2h 3h", "run 6: Ah 2h 3h"),
        (RAMI, "Ah Ad As", "set 33: Ad Ah As"),
        (RAMI, "7h 8h Jk", "run 24: 7h 8h Jk=9h"),
        (RAMI, "7h 7h 7c", "-"),
        (RAMI, "7h 8h Jk Jk", "-"),
        (GIN, "5h 6h 7h", "run 18: 5h 6h 7h"),
        (GIN, "Qh Kh Ah", "-"),
        (GIN, "5h 5c 5d 5s", "set 20: 5c 5d 5h 5s"),
        (BURNT["5"], "4h Jk 6h", "-"),
        (BURNT["55"], "4h Jk 6h", "run 15: 4h Jk=5h 6h"),
    ],
)
def test_a_group_is_the_dearest_meld_that_its_cards_make(state: State, group: str, said: str) -> None:
    assert laid(state, group) == laid(state, group, seat=1) == said


def test_of_equal_cards_the_first_groups_have_those_that_are_left() -> None:
    groups = [wire.Group(["7h", "8h"]), wire.Group(["7h", "7h"]), wire.Group([]), wire.Group(["Jk"])]
    found = there(groups, Cards.parse("7h7h9c"))
    assert [[card.text for card in one] for one in found] == [["7h"], ["7h"], [], []]


def test_what_an_opening_needs_is_told_until_it_stands() -> None:
    def need(state: State, seat: int) -> int | None:
        return Shapes().message(Hand(), view_of(state, seat), 1).need

    state = rami_at("5h 6h 7h 9c 2d +", new="p1,p2")
    assert [need(state, seat) for seat in range(3)] == [51, 51, None]
    assert need(PENANG, 0) is None
    assert need(GIN, 0) is None
    lebanese = rami_at("5h 6h 7h 9c 2d +", new="p1", preset="arbaatash")
    assert need(lebanese, 0) == lebanese.terms.opening.points


# -- the best ------------------------------------------------------------------------------------------------


def best(state: State, hand: str, seat: int = 0) -> str:
    melds, left = best_melds(view_of(state, seat), Cards.parse(hand.replace(" ", "")))
    return f"{' '.join(sorted(map(str, melds)))} / {left}"


def test_the_best_melds_count_most() -> None:
    assert best(PENANG, "7c 7d 7s 8s 9s Ts 2h") == "7c7d7s 8s9sTs / 2h"
    assert best(PENANG, "7c 7d 7s 8s 9s 2h") == "7s8s9s / 7c7d2h"
    assert best(PENANG, "7c 7d 7s 8s 9s 2h Jk").endswith(" / 2h")
    assert best(GIN, "7c 7d 7s 8s 9s 2h") == "7s8s9s / 7c7d2h"


def test_an_opening_is_best_while_it_is_what_one_needs() -> None:
    """Three sets count most, but without a pure run nobody opens."""
    hand = "3h 4h 5h 5c 5d Kc Kd Ks Qc Qd Qs 9c 2s"
    unopened = rami_at("5h 6h 7h 9c 2d +", new="p1")
    assert best(rami_at("5h +"), hand) == "5c5d5h KcKdKs QcQdQs / 9c3h4h2s"
    assert best(unopened, hand) == "3h4h5h KcKdKs QcQdQs / 5c9c5d2s"


def test_a_long_hand_is_put_together_where_runs_go_round() -> None:
    circular = rami_at("5h +", preset="rami51_circular")
    found = best(circular, "Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc")
    assert found.endswith(" / ")
