"""What every bot must be: legal under any house rules, repeatable, blind to what it may not see."""

from __future__ import annotations

import pickle
import random
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rami_atrandom import any_house
from strategies import ALL_PRESETS, rules_and_seats
from tierce import Rules, Table
from tierce.bots import Listener, kinds_of, make
from tierce.bots.process import choose_words
from tierce.game import engine
from tierce.game.actions import LayMeld
from tierce.game.events import Event
from tierce.rules import load
from tierce.rules.knobs import DRAW_MELD_DISCARD, SHED
from tierce.table.sample import determinize
from tierce.table.view import View, view_of

GAMES = {"penang": 4, "rami51": 4, "gin": 2}
"""A preset of each grammar, and at how many seats."""
SHEDDING, DRAWING = kinds_of(SHED), kinds_of(DRAW_MELD_DISCARD)
PLAYED = [(kind, rules) for rules in GAMES for kind in kinds_of(load(rules).grammar)]
"""Each kind with each game that it knows."""
MOST_STEPS = 2_000
"""No deal of the tests has as many: a turn of Penang lays a card or kills a seat, and Rami's are counted."""


def play(table: Table, kinds: list[str], seed: int = 0) -> list[View]:
    """Play the deal out and return every view that was asked about."""
    players = [make(kind, 100 * seed + seat) for seat, kind in enumerate(kinds)]
    views = []
    while not table.over:
        view = table.view(table.turn)
        views.append(view)
        action = players[table.turn].choose(view)
        assert engine.check(view.state, action, table.turn) is None, f"{kinds[table.turn]}: {action}"
        table.play(action, table.turn)
        assert len(views) < MOST_STEPS
    return views


@settings(max_examples=60)
@given(rules_and_seats(most_cards=20), st.data())
def test_no_bot_is_ever_illegal_under_any_house_rules(rules: tuple[Rules, int], data: st.DataObject) -> None:
    book, seats = rules
    kinds = data.draw(st.lists(st.sampled_from(kinds_of(book.grammar)), min_size=seats, max_size=seats))
    play(Table(book, seats=seats, seed=data.draw(st.integers(0, 99))), kinds)


@pytest.mark.parametrize("number", range(12))
def test_no_bot_is_ever_illegal_under_any_house_rules_of_rami(number: int) -> None:
    rng = random.Random(number)
    rules, seats, _ = any_house(rng)
    play(Table(rules, seats=seats, seed=number), rng.choices(kinds_of(rules.grammar), k=seats))


@pytest.mark.parametrize(
    ("rules", "seats"),
    [("penang", seats) for seats in range(2, 7)] + [("rami51", seats) for seats in range(2, 6)],
)
@pytest.mark.parametrize("kind", DRAWING)
def test_a_deal_of_each_kind_at_each_number_of_seats(kind: str, rules: str, seats: int) -> None:
    table = Table(rules, seats=seats, seed=seats)
    play(table, [kind] * seats)
    assert table.result is not None


@pytest.mark.parametrize("preset", [one for one in ALL_PRESETS if load(one).grammar == DRAW_MELD_DISCARD])
def test_a_deal_of_each_kind_of_rami(preset: str) -> None:
    table = Table(preset, seats=3, seed=1)
    play(table, list(DRAWING))
    assert table.result is not None


@pytest.mark.parametrize(("kind", "rules"), PLAYED)
def test_the_same_seed_plays_the_same(kind: str, rules: str) -> None:
    seats = GAMES[rules]
    first, again, other = (Table(rules, seats=seats, seed=3) for _ in range(3))
    play(first, [kind] * seats, seed=5)
    play(again, [kind] * seats, seed=5)
    assert first.record().to_text() == again.record().to_text()
    play(other, [kind] * seats, seed=6)
    assert (first.record().to_text() == other.record().to_text()) == (kind != "random")


@settings(max_examples=6)
@given(
    st.sampled_from(PLAYED),
    st.integers(0, 99),
    st.randoms(use_true_random=False),
)
def test_exchanged_hidden_cards_change_no_choice(
    played: tuple[str, str], seed: int, rng: random.Random
) -> None:
    kind, rules = played
    seats = GAMES[rules]
    size = "" if rules == "gin" else "+deal.hand_size=12"
    table = Table(rules + size, seats=seats, seed=seed)
    for view in play(table, [kind] * seats)[:60:3]:
        assert view.seat is not None
        same = view_of(determinize(view, rng), view.seat, view.totals)
        assert same == view
        assert make(kind, 1).choose(same) == make(kind, 1).choose(view)


@pytest.mark.parametrize(("kind", "rules"), PLAYED)
def test_a_view_goes_to_a_worker_process_and_words_come_back(kind: str, rules: str) -> None:
    table = Table(rules, seats=GAMES[rules], seed=2)
    shown = table.view(table.turn)
    assert pickle.loads(pickle.dumps(shown)) == shown
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        words = pool.submit(choose_words, kind, shown, b"seed").result()
    assert words == str(make(kind, b"seed").choose(shown))
    assert words in map(str, shown.legal_actions)


def test_an_unknown_kind_is_refused_with_the_kinds() -> None:
    with pytest.raises(ValueError, match="random, greedy, keeper"):
        make("clever", 1)


@pytest.mark.parametrize("kind", DRAWING)
def test_no_decision_of_rami_takes_long(kind: str) -> None:
    """A generous bound: the mean of a deal is a few hundredths of it."""
    table = Table("rami51", seats=3, seed=4)
    player = make(kind, 1)
    while not table.over:
        view = table.view(table.turn)
        began = time.process_time()
        action = player.choose(view)
        assert time.process_time() - began < 2.0, view
        table.play(action)


@pytest.mark.parametrize(("kind", "rules"), PLAYED)
def test_nobody_chooses_when_it_is_not_their_turn(kind: str, rules: str) -> None:
    table = Table(rules, seats=2, seed=1)
    for seat in (1 - table.turn, None):
        with pytest.raises(ValueError, match="not its turn"):
            make(kind, 1).choose(table.view(seat))


def test_listening_is_asked_of_those_who_do() -> None:
    class Ears:
        def choose(self, view: View) -> LayMeld:
            raise NotImplementedError

        def hear(self, event: Event) -> None:
            """Nothing."""

    assert isinstance(Ears(), Listener)
    assert not isinstance(make("keeper", 1), Listener)


@pytest.mark.parametrize("use", ["new_meld", "any"])
@pytest.mark.parametrize("kind", SHEDDING)
def test_freed_jokers_are_paid_for_where_the_rules_ask_for_it(kind: str, use: str) -> None:
    swaps = 0
    for seed in range(5):
        table = Table(f"penang+swap.use={use}+deal.hand_size=14", seats=4, seed=seed)
        play(table, [kind] * 4)
        swaps += sum("swap" in str(one.line) for one in table.log())
    assert swaps


def test_the_random_bot_plays_everything_now_and_then() -> None:
    table = Table("penang+deal.hand_size=8", seats=2, seed=1)
    view = table.view(table.turn)
    assert 1 < len(view.legal_actions) < 20
    assert {make("random", seed).choose(view) for seed in range(300)} == set(view.legal_actions)


def test_the_deals_of_these_tests_contain_every_kind_of_act() -> None:
    seen: set[str] = set()
    for seed in range(3):
        table = Table("penang", seats=3, seed=seed)
        play(table, ["random", "greedy", "keeper"])
        seen |= {type(one.event).__name__ for one in table.log()}
    assert seen >= {"MeldLaid", "LaidOff", "Swapped", "TurnEnded", "Died"}
