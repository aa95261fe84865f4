"""What a seat may know: views, events as they are heard, and worlds that a seat cannot rule out."""

from __future__ import annotations

import random

import pytest

from positions import at, new_table, play, playout
from says import exactly
from tierce.cards import UNKNOWN, Cards
from tierce.game import CHANCE, engine
from tierce.game.events import DealEnded, Dealt, Died, Event, LaidOff, Swapped, TurnEnded, WentOut
from tierce.game.fold import fold
from tierce.game.scoring import DealResult
from tierce.game.state import new_deal
from tierce.table import determinize, position_of, project, view_of


def test_a_view() -> None:
    state = play(at("6h2c +", "p2:5hJk=6h7h", "2s3s4s"), "swap 6h m1")
    mine, theirs, spectator = view_of(state, 0, (1, 2, 3, 4)), view_of(state, 1), view_of(state, None)
    assert (mine.seat, mine.seats, mine.dealer, mine.turn, mine.over) == (0, 4, 3, 0, False)
    assert mine.hand == mine.hands[0] == state.hands[0]
    assert mine.totals == (1, 2, 3, 4)
    assert theirs.totals == (0, 0, 0, 0)
    size = len(state.hands[0])
    assert theirs.hands[0] == Cards.parse("Jk") + Cards.unknown(size - 1)
    assert theirs.hands[1] == state.hands[1]
    assert spectator.hands[0] == theirs.hands[0]
    assert spectator.hands[1] == Cards.unknown(len(state.hands[1]))
    assert spectator.hand == Cards()
    assert mine.counts == theirs.counts == tuple(map(len, state.hands))
    assert mine.aside_count == state.aside_count
    assert (mine.known, mine.table, mine.opened, mine.go) == (
        state.known,
        state.table,
        state.opened,
        state.go,
    )
    assert (mine.phase, mine.dead, mine.out, mine.result) == (state.phase, state.dead, state.out, None)
    assert mine.terms is state.terms


def test_only_the_seat_to_act_has_actions() -> None:
    state = at("6h8h QdKd2c", "p2:5hJk=6h7h", rules="swap.use=new_meld")
    mine = view_of(state, 0)
    assert mine.steps == engine.steps(state)
    assert mine.legal_actions == engine.legal_actions(state)
    assert mine.legal_actions is mine.legal_actions
    for seat in (None, 1, 2, 3):
        assert view_of(state, seat).legal_actions == view_of(state, seat).steps == ()
    start = new_deal(state.terms, seats=4, dealer=0)
    assert start.turn == CHANCE
    for other in (None, 0):
        assert view_of(start, other).legal_actions == ()
    guarded = view_of(at("6h8h Qd2c", "p2:5hJk=6h7h", rules="swap.use=new_meld"), 0)
    assert len(guarded.steps) == len(guarded.legal_actions) + 1


def test_hands_are_shown_when_they_are_counted() -> None:
    state = play(at("7s", "7c7d7h"), "lay 7s m1")
    for seat in (None, 0, 1):
        view = view_of(state, seat)
        assert view.hands == state.hands
        assert (view.over, view.result) == (True, state.result)
        assert view.aside is None
        assert view.legal_actions == ()


def test_undealt_cards_only_where_the_rules_show_them() -> None:
    state = at("7s", "7c7d7h", rules="deal.aside_shown_after=yes")
    assert view_of(state, 0).aside is None
    over = play(state, "lay 7s m1")
    for seat in (None, 0, 3):
        assert view_of(over, seat).aside == over.aside
        assert view_of(over, seat).state.aside is None


def test_equal_views_cannot_tell_worlds_apart() -> None:
    state = at("7s +", "7c7d7h", others=("2c3d +", "4h5s +", "+"))
    assert len(state.hands[1]) == len(state.hands[2])
    other = state._replace(hands=(state.hands[0], state.hands[2], state.hands[1], state.hands[3]))
    assert view_of(state, 0) == view_of(other, 0)
    assert view_of(state, 1) != view_of(other, 1)
    assert position_of(view_of(state, 0)) == position_of(view_of(other, 0))
    assert view_of(state, 0) != view_of(state, None)
    assert view_of(state, 0, (0, 0, 0, 0)) == view_of(state, 0)
    assert view_of(state, 0, (1, 0, 0, 0)) != view_of(state, 0)


def test_events_as_they_are_heard() -> None:
    dealt = Dealt(1, Cards.parse("7h7s"))
    assert project(dealt, 1) is dealt
    assert project(dealt, 0) == project(dealt, None) == Dealt(1, Cards.unknown(2))
    state = play(at("7s", "7c7d7h"), "lay 7s m1")
    result = state.result
    assert isinstance(result, DealResult)
    for event in (
        LaidOff(0, UNKNOWN, 1, None),
        Swapped(0, UNKNOWN, 1, 0),
        TurnEnded(0),
        Died(0),
        WentOut(0),
        DealEnded(0, result),
    ):
        for seat in (None, 0, 1):
            assert project(event, seat) is event
    with pytest.raises(TypeError, match=exactly("nobody said who may hear Event(seat=0)")):
        project(Event(0), 0)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("rules", ["penang+deal.hand_size=9", "penang", "penang+swap.use=new_meld"])
def test_folding_what_is_heard_gives_the_view(rules: str, seed: int) -> None:
    state = new_table(rules, seats=3, seed=seed)
    listeners = {seat: view_of(state, seat).state for seat in (None, 0, 1, 2)}
    for _, _, step in playout(state, seed, lazy=0.2):
        for seat, known in listeners.items():
            for event in step.events:
                known = fold(known, project(event, seat))
            assert known == view_of(step.state, seat).state
            listeners[seat] = known


@pytest.mark.parametrize("seed", range(5))
def test_a_world_that_cannot_be_ruled_out(seed: int) -> None:
    rng = random.Random(seed)
    state = new_table("penang+deal.hand_size=9", seats=4, seed=seed)
    for _, _, step in playout(state, seed):
        for seat in (None, 0, 3):
            view = view_of(step.state, seat)
            world = determinize(view, rng)
            assert world.aside is not None
            assert view_of(world, seat) == view
            assert len(world.aside) == world.aside_count == step.state.aside_count
            zones = sum(world.hands, world.aside)
            for lies in world.table:
                zones += lies.meld.bag
            assert step.state.aside is not None
            assert zones == sum(step.state.hands, step.state.aside) + sum(
                (lies.meld.bag for lies in step.state.table), Cards()
            )


def test_worlds_differ_and_are_repeatable() -> None:
    view = view_of(new_table(), 0)
    one = determinize(view, random.Random(1))
    assert one == determinize(view, random.Random(1))
    assert one != determinize(view, random.Random(2))
    assert one.hands[0] == view.hand


def test_a_known_joker_is_in_every_world() -> None:
    state = play(at("6h2c +", "p2:5hJk=6h7h", "2s3s4s"), "swap 6h m1")
    for seed in range(20):
        assert determinize(view_of(state, 1), random.Random(seed)).hands[0].jokers >= 1
