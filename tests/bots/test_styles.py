"""What makes each bot what it is: the greedy one dumps, the keeper keeps."""

from __future__ import annotations

import pytest

from tierce import Table, load
from tierce.bots import Greedy, Keeper, make
from tierce.cards import Cards
from tierce.game import engine
from tierce.game.actions import Action, EndTurn, LayMeld, LayOff
from tierce.game.state import Go, Phase, State, TableMeld, meld_law
from tierce.melds import Laid
from tierce.melds.readings import shapes
from tierce.table.view import view_of

MANY = "2c3c5d7h8hTsJsQcKd" * 2 + "4d4h"
"""A hand from which nobody goes out soon."""


def position(hand: str, table: str, *, others: str = MANY, dead: bool = False) -> State:
    """The first of two seats to act, both with a passport, the other's melds on the table."""
    terms = load("penang").at(2)
    law = meld_law(terms)
    melds = [shapes(Laid.parse_many(text), law) for text in table.split()]
    return State(
        terms=terms,
        dealer=1,
        phase=Phase.PLAY,
        turn=0,
        hands=(Cards.parse(hand), Cards.parse(others)),
        known=(Cards(), Cards()),
        aside=None,
        stock=(),
        pile=(),
        table=tuple(TableMeld(found[0], 1) for found in melds if isinstance(found, list)),
        opened=(True, True),
        dead=(False, dead),
        out=(False, False),
        turns=(0, 0),
        renewals=0,
        touched=(False, False),
        go=Go(),
    )


def turn(state: State, kind: str) -> list[str]:
    """The words of the turn that a bot plays."""
    return [str(action) for action, _ in played(state, kind)]


def left_after(state: State, kind: str = "keeper") -> str:
    """The hand after a bot's turn."""
    return str(played(state, kind)[-1][1].hands[0])


def played(state: State, kind: str) -> list[tuple[Action, State]]:
    """The actions of a bot's turn, each with the state after it."""
    steps: list[tuple[Action, State]] = []
    while not steps or not (isinstance(steps[-1][0], EndTurn) or steps[-1][1].over):
        action = make(kind, 1).choose(view_of(state, 0))
        state = engine.apply(state, action).state
        steps.append((action, state))
    return steps


@pytest.mark.parametrize("seed", range(4))
def test_the_greedy_ends_only_when_nothing_more_goes(seed: int) -> None:
    table = Table("penang", seats=4, seed=seed)
    ends = 0
    while not table.over:
        view = table.view(table.turn)
        action = Greedy().choose(view)
        if isinstance(action, EndTurn):
            ends += 1
            assert not [act for act in view.legal_actions if isinstance(act, LayMeld | LayOff)]
        table.play(action)
    assert ends >= 4


def test_the_greedy_swaps_where_it_leads_to_more() -> None:
    said = turn(position("6h9c", "5hJk=6h7h TsTdTc"), "greedy")
    assert said[0] == "swap 6h m1"
    assert said[1].startswith("lay Jk")


def test_the_greedy_lays_naturals_before_jokers_and_bridges_with_them() -> None:
    said = turn(position("JkQsQsQdJhKc", "7h8h9h"), "greedy")
    assert said[0] == "meld QdQsQs"
    assert said[1:3] == ["lay Jk m1>", "lay Jh m1>"]


def test_p35_the_keeper_lays_three_aces_one_a_turn() -> None:
    state = position("AdAhAs9c", "AcAdAs")
    for left in (3, 2, 1):
        assert len(turn(state, "keeper")) == 2
        action = Keeper().choose(view_of(state, 0))
        assert isinstance(action, LayOff)
        state = engine.apply(state, action).state._replace(go=Go())  # The others go round.
        assert len(state.hands[0]) == left


@pytest.mark.parametrize("others", ["5h", "5h6c"])
def test_the_keeper_dumps_when_somebody_may_go_out(others: str) -> None:
    state = position("KdKhKs9c", "KcKdKs", others=others)
    assert left_after(state) == "9c"
    assert left_after(position("KdKhKs9c", "KcKdKs")) in ("9cKdKh", "9cKdKs", "9cKhKs")


def test_the_keeper_goes_out_when_it_can() -> None:
    said = turn(position("AdAhAs9c9dKh", "AcAdAs 9h9s9s TsJsQs ThJhQh"), "keeper")
    assert "end" not in said


def test_a_last_survivor_has_nothing_to_keep() -> None:
    assert left_after(position("AdAhAs9c", "AcAdAs", dead=True)) == "9c"


def test_the_keeper_keeps_its_joker() -> None:
    said = turn(position("JkQs7d4c3h", "QdQhQc 5s6s7s"), "keeper")
    assert said == ["lay Qs m1", "end"]


@pytest.mark.parametrize("seed", range(6))
def test_the_passport_of_a_keeper_is_one_small_meld(seed: int) -> None:
    table = Table("penang", seats=4, seed=seed)
    action = Keeper().choose(table.view(table.turn))
    assert isinstance(action, LayMeld)
    assert len(action.cards) <= 4
    table.play(action)
    assert isinstance(Keeper().choose(table.view(table.turn)), EndTurn)
