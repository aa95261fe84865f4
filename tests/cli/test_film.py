"""The film of a record: the same tables as were played, forwards and backwards, and nobody's hidden cards."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest
from textual.pilot import Pilot

import tierce
from tierce.bots import make
from tierce.cards import UNKNOWN
from tierce.cli.tui.replayer import ReplayApp
from tierce.cli.tui.say import Say
from tierce.game.state import State
from tierce.table.film import Frame, film, partial_film
from tierce.table.partial import is_partial
from tierce.words import Words


def played(
    *house_rules: str, seed: int, deals: int = 2, seats: int = 3, game: str = "penang", kind: str = "random"
) -> tuple[tierce.Table, list[State]]:
    """A match of bots, and every state the table was in."""
    table = tierce.Table("+".join((game, *house_rules)), seats=seats, seed=seed)
    bots = [make(kind, seat) for seat in range(seats)]
    seen = [table.state]
    for deal in range(deals):
        while not table.over:
            table.play(bots[table.turn].choose(table.view(table.turn)))
            seen.append(table.state)
        if deal < deals - 1:
            table.next_deal()
            seen.append(table.state)
    return table, seen


@pytest.mark.parametrize(
    ("seed", "house_rules"),
    [(1, ()), (2, ("wild.rebind=slide", "swap.use=any")), (3, ("idle.auto_dead=no", "melds.circular=yes"))],
)
def test_the_film_passes_through_every_state(seed: int, house_rules: tuple[str, ...]) -> None:
    table, seen = played(*house_rules, seed=seed)
    record = tierce.Record.from_text(table.record().to_text())
    frames = film(tierce.Table.replay(record))
    states = [frame.state for frame in frames]
    assert all(state in states for state in seen)
    assert frames[-1].match == table.match
    for before, after in pairwise(frames):
        assert after.action == before.action + 1 or (after.deal == before.deal + 1 and after.action == 0)


@pytest.mark.parametrize(
    ("seed", "house_rules"),
    [
        (1, ()),
        (2, ("borrow.split=yes", "draw.renewals=0", "deck.packs=1", "deal.hand_size=7", "deal.upcard=yes")),
        (3, ("deal.cut_joker=kept", "deck.packs=1", "deal.hand_size=7", "opening.points=100")),
    ],
)
def test_the_film_of_rami_passes_through_every_state(seed: int, house_rules: tuple[str, ...]) -> None:
    table, seen = played(*house_rules, "out.max_turns=60", seed=seed, game="rami51", kind="greedy")
    record = tierce.Record.from_text(table.record().to_text())
    frames = film(tierce.Table.replay(record))
    states = [frame.state for frame in frames]
    assert all(state.hands in [one.hands for one in states] for state in seen)
    assert frames[-1].match == table.match
    for before, after in pairwise(frames):
        assert after.action == before.action + 1 or (after.deal == before.deal + 1 and after.action == 0)
        assert after.turn - before.turn in (0, 1) or after.action == 0


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_film_of_one_seat_of_rami_shows_what_it_saw(seat: int | None) -> None:
    table, _ = played("out.max_turns=60", seed=4, deals=1, game="rami51", kind="greedy")
    table.next_deal()
    bots = [make("greedy", number) for number in range(3)]
    for _ in range(12):
        table.play(bots[table.turn].choose(table.view(table.turn)))
    frames = partial_film(tierce.Record.from_text(table.record(seat, full=False).to_text()))
    view, last = table.view(None), frames[-1].state
    assert [len(hand) for hand in last.hands] == list(view.counts)
    assert (last.table, last.pile, len(last.stock)) == (view.table, view.pile, len(view.stock))
    assert all(UNKNOWN in frame.state.hands[1] for frame in frames if frame.deal == 2 and frame.action < 3)


def test_a_running_turn_is_in_the_film() -> None:
    table = tierce.Table("penang", seats=2, seed=3)
    for _ in range(2):
        table.play(next(step for step in table.view(table.turn).steps if step.cards))
    assert table.draft
    assert film(table)[-1].state == table.state


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_the_film_of_one_seat_shows_what_it_saw(seat: int | None) -> None:
    table, _ = played(seed=4, deals=1)
    table.next_deal()
    bots = [make("greedy", number) for number in range(3)]
    for _ in range(14):
        table.play(bots[table.turn].choose(table.view(table.turn)))
    record = tierce.Record.from_text(table.record(seat, full=False).to_text())
    assert is_partial(record)
    frames = partial_film(record)
    view = table.view(seat)
    last = frames[-1].state
    if not table.draft:
        assert [len(hand) for hand in last.hands] == list(view.counts)
        assert last.table == view.table
        assert last.hands == view.hands
    assert all(UNKNOWN in frame.state.hands[1] for frame in frames if frame.deal == 2 and frame.action < 3)


async def _walk(pilot: Pilot[None], app: ReplayApp, frames: list[Frame]) -> None:
    places = [app.place]
    for _ in range(10):
        await pilot.press("right")
        places.append(app.place)
    assert places == list(range(11))
    await pilot.press("left")
    assert app.place == 9
    await pilot.press("home", "down")
    assert frames[app.place].turn == 1
    assert frames[app.place - 1].action == 0
    await pilot.press("down", "down", "up")
    assert frames[app.place].turn == 2
    assert frames[app.place - 1].turn == 1
    await pilot.press("pagedown")
    assert (app.frame.deal, app.frame.action) == (2, 0)
    await pilot.press("left")
    assert app.frame.deal == 1
    assert app.frame.state.over
    await pilot.press("pageup")
    assert app.place == 0
    await pilot.press("end", "right")
    assert app.place == len(frames) - 1
    await pilot.press("s")
    assert len(app.screen_stack) == 2
    await pilot.press("escape", "home", "right", "right")
    assert all(UNKNOWN not in hand for hand in app.view.hands)
    for seat in range(3):
        await pilot.press("k")
        assert [UNKNOWN in hand for hand in app.view.hands] == [other != seat for other in range(3)]
    await pilot.press("k")
    assert all(UNKNOWN in hand for hand in app.view.hands)
    await pilot.press("k")
    assert all(UNKNOWN not in hand for hand in app.view.hands)


def test_arrows_step_by_action_turn_and_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def idle(*seconds: float) -> None:
        for _ in range(30):
            await asyncio.sleep(0)

    monkeypatch.setattr("textual.app.wait_for_idle", idle)
    walk(played(seed=1)[0])


def test_the_arrows_in_rami(monkeypatch: pytest.MonkeyPatch) -> None:
    async def idle(*seconds: float) -> None:
        for _ in range(30):
            await asyncio.sleep(0)

    monkeypatch.setattr("textual.app.wait_for_idle", idle)
    walk(played("out.max_turns=60", seed=1, game="rami51", kind="greedy")[0])


def walk(table: tierce.Table) -> None:
    frames = film(table)
    app = ReplayApp(table.record(), frames, Say(Words(), table.names))

    async def go() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await _walk(pilot, app, frames)

    asyncio.run(go())
