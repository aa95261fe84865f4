"""What the bots do at gin: what they take, throw, show and lay off, and what the expert does otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from gin import PACK, gin_at, knocked
from tierce import Table
from tierce.bots import kinds_of, make
from tierce.bots.gin.prospects import spared
from tierce.bots.gin.reading import Reading, partners, thirds
from tierce.cards import Card, Cards
from tierce.game import State, engine
from tierce.melds.deadwood import GIN_POINTS
from tierce.rules.knobs import CONCEALED
from tierce.table.view import view_of

KINDS = [kind for kind in kinds_of(CONCEALED) if kind != "random"]
every_kind = pytest.mark.parametrize("kind", KINDS)


def says(state: State, kind: str = "greedy") -> str:
    """The words of the act that a bot chooses."""
    return str(make(kind, 1).choose(view_of(state, state.turn)))


def test_the_kinds_from_weak_to_strong() -> None:
    assert KINDS == ["greedy", "keeper", "expert"]


@every_kind
@pytest.mark.parametrize("phase", ["offer", "draw"])
def test_a_discard_is_taken_where_it_makes_a_meld(kind: str, phase: str) -> None:
    hand = "5c5d 9sTsJs 2h 8d QhKdKs"
    other = "draw" if phase == "draw" else "pass"
    assert says(gin_at(hand, phase=phase, pile="5h"), kind) == "take"
    assert says(gin_at(hand, phase=phase, pile="Qs"), kind) == "take"  # 9sTsJsQs
    assert says(gin_at(hand, phase=phase, pile="Ah"), kind) == other  # Lower, but no meld.


@every_kind
def test_a_discard_is_left_where_its_meld_leaves_no_less(kind: str) -> None:
    """With it only the sets of eights and the run change places."""
    assert says(gin_at("8c8d8h 9hTh AsAdAc2d2s", phase="draw", pile="7c"), kind) == "draw"


@every_kind
def test_what_is_dear_and_alone_is_thrown(kind: str) -> None:
    assert says(gin_at("5c5d5h 9sTs 3d4d Kh 6c6h As"), kind) == "discard Kh"


@every_kind
def test_a_knock_shows_the_least_deadwood(kind: str) -> None:
    assert says(gin_at("5c5d5h 9sTsJs As2s3s 9d Kc"), kind) == "knock Kc 5c5d5h As2s3s 9sTsJs / 9d"
    assert says(gin_at("As2s3s4s 5c5d5h 9hThJhQh"), kind).startswith("biggin")


@every_kind
def test_gin_is_shown_whatever_the_stock(kind: str) -> None:
    for left in (5, 25):
        assert says(gin_at("5c5d5h 9sTsJs As2s3s4s Kc", left=left), kind).endswith("/ -")


@pytest.mark.parametrize(
    ("left", "patience"), [(29, 0), (28, 0), (27, 5), (20, 5), (19, 8), (16, 8), (15, 10), (3, 10)]
)
def test_the_expert_knocks_at_first_and_waits_for_gin_later(left: int, patience: int) -> None:
    for deadwood, card in enumerate("A23456789T", start=1):
        rest = "JcJdJh" if deadwood < 9 else "5c5d5h"
        state = gin_at(f"KcKdKh QcQdQh {rest} {card}s {'9d' if deadwood < 9 else 'Th'}", left=left)
        assert says(state, "expert").startswith("knock") == (deadwood > patience), deadwood
        assert says(state, "keeper").startswith("knock")


def test_the_keeper_keeps_what_the_next_card_can_complete() -> None:
    """Six and seven of a suit and a pair wait for more cards than two cards that go with nothing."""

    def without(hand: Cards) -> list[int]:
        return [int(card not in hand) for card in PACK]

    near, loose = Cards.parse("6h7hTcTd2s"), Cards.parse("6h7cTcKd2s")
    assert spared(near, without(near), GIN_POINTS) > spared(loose, without(loose), GIN_POINTS) > 0


def test_nothing_is_spared_where_nothing_can_come() -> None:
    assert spared(Cards.parse("6h7hTcTd2s"), [0] * 52, GIN_POINTS) == 0.0


def test_the_expert_throws_what_the_other_has_no_use_for() -> None:
    """Two kings alike to the hand: the other took two cards beside one of them."""
    hand = "5c5d5h 9sTsJs 2c Ah 4h KhKd"
    state = gin_at(hand, "QdJd+", left=20)
    state = state._replace(known=(Cards(), Cards.parse("QdJd")))
    assert says(state, "expert") == "discard Kh"
    state = gin_at(hand, "QhJh+", left=20)
    state = state._replace(known=(Cards(), Cards.parse("QhJh")))
    assert says(state, "expert") == "discard Kd"


def test_a_card_is_of_less_use_to_a_seat_that_left_its_like_lying() -> None:
    card = Card.parse("7h")
    before, after = (
        Reading(view_of(gin_at("AcAdAh 2c2d2h 3c3d3h Ks", pile=pile, phase="draw"), 0)).uses(card)
        for pile in ("Kc", "7c")
    )
    assert 0 < after < before


def test_every_meld_of_three_is_known_by_two_of_its_cards() -> None:
    assert len(partners(Card.parse("7h"))) == 3 + 3
    assert len(partners(Card.parse("Ah"))) == 3 + 1
    assert thirds(Card.parse("7h"), Card.parse("8h")) == {Card.parse("6h"), Card.parse("9h")}
    assert thirds(Card.parse("7h"), Card.parse("7c")) == {Card.parse("7d"), Card.parse("7s")}
    assert thirds(Card.parse("7h"), Card.parse("8c")) == frozenset()


@every_kind
def test_the_defence_breaks_a_meld_where_that_leaves_less(kind: str) -> None:
    """GIN-7: the eights and the nine go onto the runs."""
    state = knocked("5s6s7s 9cTcJc KsKcKd Jd Qh", "Ac 2s2c2d2h 7c8c 8d 8s9s",
                    *("knock Qh 5s6s7s 9cTcJc KsKcKd / Jd",))  # fmt: skip
    said = []
    while not state.over:
        said.append(says(state, kind))
        state = engine.apply(state, make(kind, 1).choose(view_of(state, state.turn))).state
    assert set(said) == {"lay 8c m2<", "lay 7c m2<", "lay 8s m3>", "lay 9s m3>", "done"}
    assert state.result is not None
    assert state.result.points(state.terms) == (0, 26)


@every_kind
@pytest.mark.parametrize("rules", ["gin", "gin_traditional", "gin_oklahoma", "gin_openspiel", "gin_rlcard"])
def test_a_deal_of_each_kind_under_each_rule_book(kind: str, rules: str) -> None:
    for seed in range(3):
        table = Table(rules, seats=2, seed=seed)
        players = [make(kind, seat) for seat in range(2)]
        while not table.over:
            view = table.view(table.turn)
            action = players[table.turn].choose(view)
            assert action in view.legal_actions
            table.play(action)


@every_kind
def test_at_the_wall_the_last_discard_is_taken_for_a_knock(kind: str) -> None:
    at: dict[str, Any] = {"phase": "wall", "left": 2, "preset": "gin_openspiel"}
    assert says(gin_at("5c5d5h 9sTsJs As2s Kc2d", pile="3s", **at), kind) == "take"
    assert says(gin_at("5c5d5h 9sTsJs As2s KcQd", pile="8h", **at), kind) == "pass"
