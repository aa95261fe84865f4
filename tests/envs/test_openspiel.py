"""The adapter with OpenSpiel's manners. `tests/slow/test_gin_oracles.py` plays it beside OpenSpiel itself."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest

import uncompiled
from tierce import Cards, RulesError, load
from tierce.cards import FACES
from tierce.envs.openspiel import Game, GameState, load_game
from tierce.envs.openspiel.courses import TERMINAL
from tierce.envs.openspiel.sentences import KNOCK, MELD_CARDS, MELDS, NUMBERS, PASS, SIZE, text
from tierce.envs.openspiel.tensor import observation
from tierce.table import view_of

OTHERS = [("gin", 2), ("penang", 3), ("rami51", 2), ("basic", 2)]


def at_random(state: GameState, rng: random.Random, most: int = 10**6) -> None:
    """Play so many actions, or to the end."""
    while most and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        most -= 1


def a_knock(seed: int) -> GameState:
    """A state in which a knock may be said."""
    rng, game = random.Random(seed), load_game()
    while True:
        state = game.new_initial_state(seed=rng.randrange(2**31))
        while not state.is_terminal():
            if KNOCK in state.legal_actions() and state._state.phase == "play":
                return state
            state.apply_action(rng.choice(state.legal_actions()))


def test_the_numbers_of_gin() -> None:
    game = load_game()
    assert game.num_distinct_actions() == SIZE == 241
    assert game.observation_tensor_shape() == [644]
    assert game.max_game_length() == 300
    assert load_game("gin_openspiel+draw.takes=any").max_game_length() == 840
    assert load_game("penang").max_game_length() == np.inf
    assert (game.num_players(), game.max_utility(), game.min_utility(), game.utility_sum()) == (
        2,
        123,
        -123,
        0,
    )
    assert len(MELD_CARDS) == MELDS
    said = [text(number) for number in range(SIZE)]
    assert len(set(said)) == SIZE
    assert (said[0], said[51], said[52:56], said[60]) == (
        "As",
        "Kh",
        ["take", "draw", "pass", "knock"],
        "AcAdAhAs",
    )
    for number in (-1, 241):
        with pytest.raises(ValueError, match=f"{number} is no action"):
            text(number)


@pytest.mark.parametrize(("preset", "seats"), [("gin_openspiel", 2), *OTHERS])
def test_a_deal(preset: str, seats: int) -> None:
    """To its end, where players get what adds up to nothing; actions are said and found again."""
    game, rng = load_game(preset, seats=seats), random.Random(2)
    for seed in range(2):
        state = game.new_initial_state(seed=seed)
        assert state.current_player() == 0
        for _ in range(8 if preset == "rami51" else 10**6):
            if state.is_terminal():
                break
            player, legal = state.current_player(), state.legal_actions()
            assert (
                legal
                == sorted(legal)
                == state.legal_actions(player)
                == state.legal_actions_mask().nonzero()[0].tolist()
            )
            assert state.legal_actions((player + 1) % seats) == []
            assert state.returns() == [0.0] * seats
            assert not state.is_chance_node()
            assert list(state.observation_tensor().shape) == game.observation_tensor_shape()
            number = rng.choice(legal)
            said = state.action_to_string(player, number)
            assert state.string_to_action(said) == state.string_to_action(player, said) == number
            legal.clear()
            state.apply_action(number)
        if state.is_terminal():
            assert state.current_player() == TERMINAL
            assert state.legal_actions() == []
            assert sum(state.returns()) == pytest.approx(0)
            assert state.rewards() == state.returns()
            assert state.player_return(1) == state.returns()[1]
        assert state.move_number() == len(state.history())


def test_a_knock_is_said_in_parts_which_only_its_player_knows() -> None:
    state = a_knock(1)
    player = state.current_player()
    other = 1 - player
    heard, seen = state.information_state_string(other), state.observation_tensor(other).tobytes()
    state.apply_action(KNOCK)
    state.apply_action(state.legal_actions()[0])
    own = state.information_state_string(player)
    assert f"p{player + 1} says knock\np{player + 1} says " in own
    assert "says knock" in state.observation_string(player)
    assert state.information_state_string(other) == heard
    assert state.observation_tensor(other).tobytes() == seen
    assert state.current_player() == player
    while state.current_player() == player and not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state._state.phase in ("layoff", "over")
    assert "knock" in state.information_state_string(other)
    assert "says" not in state.information_state_string(other)
    assert state.information_state_string(player).startswith(own)


@pytest.mark.parametrize(("preset", "seats"), [("gin_openspiel", 2), *OTHERS])
def test_exchanged_hidden_cards_look_and_sound_the_same(preset: str, seats: int) -> None:
    game, rng = load_game(preset, seats=seats), random.Random(3)
    told = 0
    for seed in range(3):
        state = game.new_initial_state(seed=seed)
        at_random(state, rng, 12)
        for player in range(seats):
            if state.is_terminal():
                continue
            other = state.resample_from_infostate(player, rng.random)
            told += other._state.hands != state._state.hands
            assert other.observation_tensor(player).tobytes() == state.observation_tensor(player).tobytes()
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            at_random(other, rng, 5)
    assert told


def test_what_a_player_hears_is_no_more_than_it_may() -> None:
    state = load_game().new_initial_state(seed=4)
    at_random(state, random.Random(4), 20)
    for player in range(2):
        lines = state.information_state_string(player).splitlines()
        assert lines[player].startswith(f"d deal p{player + 1} ")
        assert "?" not in lines[player]
        assert lines[1 - player] == f"d deal p{2 - player} " + "??" * 10
        drawn = [line for line in lines if " draw " in line]
        assert drawn
        assert all(line.endswith("??") == (not line.startswith(f"p{player + 1}")) for line in drawn)


def test_a_renewal_is_heard() -> None:
    game, rng = load_game("basic", seats=2), random.Random(5)
    for seed in range(20):
        state = game.new_initial_state(seed=seed)
        while not state.is_terminal() and state.move_number() < 300:
            draw = [number for number in state.legal_actions() if state.action_to_string(number) == "draw"]
            state.apply_action(draw[0] if draw else rng.choice(state.legal_actions()[-20:]))
        if state._state.renewals:
            assert any("d renew" in state.information_state_string(player) for player in range(2))
            return
    pytest.fail("no stock ran out")


def test_clones_pickles_and_children_go_on_by_themselves() -> None:
    state = a_knock(6)
    state.apply_action(KNOCK)
    before = str(state)
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.legal_actions() == state.legal_actions()
        assert str(twin) == before
        number = twin.legal_actions()[0]
        twin.apply_action(number)
        assert twin.history() == [*state.history(), number] == state.child(number).history()
    assert str(state) == before
    assert isinstance(pickle.loads(pickle.dumps(state.get_game())), Game)


def test_what_is_not_legal_is_refused() -> None:
    state = load_game().new_initial_state(seed=7)
    with pytest.raises(ValueError, match=r"player 0 may not play 53 \(draw\) now"):
        state.apply_action(53)
    with pytest.raises(ValueError, match="no action"):
        state.apply_action(241)
    with pytest.raises(ValueError, match="'sing' is no legal action"):
        state.string_to_action("sing")
    assert state.history() == []
    with pytest.raises(RulesError):
        load_game("gin", seats=3)


def test_only_what_was_done_last_is_undone() -> None:
    state = load_game().new_initial_state(seed=7)
    with pytest.raises(ValueError, match="the last action was not 54 of player 0"):
        state.undo_action(0, PASS)
    state.apply_action(PASS)
    for player, action in ((1, PASS), (0, KNOCK)):
        with pytest.raises(ValueError, match=f"the last action was not {action} of player {player}"):
            state.undo_action(player, action)
    state.undo_action(0, PASS)
    assert state.legal_actions() == [52, PASS]


def test_the_player_of_a_half_said_knock_sees_what_is_left_of_its_hand() -> None:
    state = a_knock(1)
    player = state.current_player()
    state.apply_action(KNOCK)
    while state.current_player() == player:
        seen = state.observation_tensor(player)
        own, discards, melds = seen[2 + 52 * player :][:52], seen[170:222], seen[274 + 185 * player :][:185]
        thrown = discards.sum() - len(state.view(player).pile)
        shown = sum(len(MELD_CARDS[number]) for number in melds.nonzero()[0].tolist())
        assert own.sum() == 11 - thrown - shown
        state.apply_action(state.legal_actions()[0])
    assert thrown == 1
    assert shown


def test_a_deal_of_a_given_order() -> None:
    order = list(FACES[:52])
    state = load_game().new_initial_state(order=order)
    assert state._state.hands[0] == Cards(order[0:20:2])
    assert state.observation_tensor(0)[2 + NUMBERS[order[0]]] == 1
    assert state.legal_actions() == [52, PASS]
    with pytest.raises(ValueError, match="permutation"):
        load_game().new_initial_state(order=order[:50])


def test_a_spectator_has_no_seat() -> None:
    state = load_game().new_initial_state(seed=1)
    with pytest.raises(ValueError, match="spectator"):
        observation(view_of(state._state, None))


def test_utilities_of_other_games_have_no_known_bound() -> None:
    assert load_game("penang").max_utility() == np.inf
    assert str(load_game(load("gin_openspiel").with_({"score.spade_doubles": True}))) == (
        "gin_openspiel@1+score.spade_doubles=yes"
    )
    doubled = load("gin_openspiel").with_({"score.spade_doubles": True})
    assert load_game(doubled).max_utility() == 246


HOUSES = (
    "gin_openspiel",
    "gin_openspiel+knock.limit=upcard+knock.upcard_ace=gin_only",
    "gin_openspiel+draw.throw_back=no+knock.gin=must+knock.limit=60",
    "gin_openspiel+draw.last=20+knock.limit=25+draw.takes=6",
    "gin_openspiel+deal.upcard=no+deal.extra=1+draw.wall=declare",
)


@pytest.mark.parametrize("rules", HOUSES)
def test_kernels_play_the_same_deal(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At every moment the deal that a kernel plays stands and looks as on the plain engine."""
    game, rng = load_game(rules), random.Random(8)
    for seed in range(4):
        plain = game.new_initial_state(seed=seed)
        with monkeypatch.context() as patch:
            patch.setattr("tierce.envs.openspiel.game.ready", lambda: True)
            quick = game.new_initial_state(seed=seed)
        while True:
            assert quick.legal_actions() == plain.legal_actions()
            assert quick.current_player() == plain.current_player()
            assert quick.returns() == plain.returns()
            assert quick.observation_tensor().tobytes() == plain.observation_tensor().tobytes()
            for player in range(2):
                assert (
                    quick.observation_tensor(player).tobytes() == plain.observation_tensor(player).tobytes()
                )
            if rng.random() < 0.05:
                told = [state.information_state_string(0) for state in (quick, plain)]
                assert told[0] == told[1]
                assert pickle.loads(pickle.dumps(quick)).legal_actions() == plain.legal_actions()
            if plain.is_terminal():
                break
            legal, player = plain.legal_actions(), plain.current_player()
            number = KNOCK if KNOCK in legal and rng.random() < 0.5 else rng.choice(legal)
            for state in (plain, quick):
                state.apply_action(number)
                twin = state.clone()
                twin.undo_action(player, number)
                assert twin.legal_actions() == legal
                assert twin.history() == state.history()[:-1]
        assert str(quick) == str(plain)


ALONE = """
import hashlib, random, sys
from tierce.envs.openspiel import game, load_game

game.ready = lambda: True
deals, rng, seen = load_game(), random.Random(9), hashlib.sha256()
for seed in range(2):
    state = deals.new_initial_state(seed=seed)
    while not state.is_terminal():
        seen.update(state.observation_tensor().tobytes())
        state.apply_action(rng.choice(state.legal_actions()))
print(seen.hexdigest())
"""


def test_kernels_are_the_same_uncompiled() -> None:
    assert len(uncompiled.told(ALONE)) == 1
