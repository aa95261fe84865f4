"""The table on the screen: reasons, choices, undo, typing, the mouse, and what it must not know."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot

import tierce
from tierce.bots import make
from tierce.cards import Card, Cards
from tierce.cli.tui import app as app_module
from tierce.cli.tui import borrowing, holding, knockapp, knocking, meter, prompt, tableapp, turnapp, turnline
from tierce.cli.tui.app import PlayApp
from tierce.cli.tui.arrange import Held
from tierce.cli.tui.say import Say
from tierce.cli.tui.screens import Chooser, Sheet
from tierce.cli.tui.session import Session
from tierce.table import Record, Table
from tierce.words import Words

NAMES = ("Aina", "Boris")
HANDS = """
rhh = 1
rules = "penang@1"
seats = ["Aina", "Boris"]
[changes]
"deal.hand_size" = "12"
[[deal]]
dealer = 2
actions = ["d deal p1 {mine}", "d deal p2 2d5d7d7d3h4hJhJh5s9sKsJk"{moves}]
"""
MINE = "2c6c7cJcQc5h7h2s3sTsQsQs"
Steps = Callable[[Pilot[None], PlayApp], Awaitable[None]]


def after(*moves: str, mine: str = MINE) -> PlayApp:
    """A table of two at which this has been played; the first seat is mine."""
    said = "".join(f', "{move}"' for move in moves)
    table = Table.replay(Record.from_text(HANDS.format(mine=mine, moves=said)))
    session = Session(table.rules, NAMES, {1: make("greedy", 1)}, seed=1)
    session.table = table
    return PlayApp(session, Say(Words(), NAMES, 0), "the rules", pause=0)


def play(app: PlayApp, steps: Steps, size: tuple[int, int] = (80, 24)) -> None:
    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await steps(pilot, app)

    asyncio.run(go())


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    async def idle(*seconds: float) -> None:
        for _ in range(30):
            await asyncio.sleep(0)

    monkeypatch.setattr("textual.app.wait_for_idle", idle)


def says(app: PlayApp, part: str) -> str:
    return str(app.part(part).render())


def steps_of(app: PlayApp) -> int:
    return len(app.session.table.draft)


async def choose(pilot: Pilot[None], app: PlayApp, cards: str) -> None:
    for face in Cards.parse(cards):
        hand = app.arrangement
        held = next(one for one in hand.cards if one.card is face and one not in hand.chosen)
        way = hand.cards.index(held) - hand.cards.index(hand.current or held)
        await pilot.press(*["right" if way > 0 else "left"] * abs(way), "space")


def test_the_main_line_says_what_enter_will_do() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert "first action must be a meld" in says(app, "message")
        await choose(pilot, app, "QcQsQs")
        assert "Enter" in says(app, "main")
        assert "Meld Q♣ Q♠ Q♠ (30 points)" in says(app, "main")
        await pilot.press("enter")
        assert app.session.table.draft
        assert "End the turn" in says(app, "main")
        assert "9 cards" in says(app, "hand-line")
        await pilot.press("e")
        assert app.session.table.turn != 0 or app.session.news()

    play(after(), steps)


def test_a_refusal_is_a_sentence_and_costs_nothing() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "6c7c")
        assert "Lay a meld first" in says(app, "message")
        await choose(pilot, app, "Jc")
        before = says(app, "message")
        assert "8♣" in before  # what is missing between them
        for key in ("m", "l", "j", "enter", "e"):
            await pilot.press(key)
            assert says(app, "message").strip()
            assert not app.session.table.draft
            assert len(app.arrangement.chosen) == 3
        await pilot.press("escape")
        assert not app.arrangement.chosen
        await pilot.press("m")
        assert "Choose cards first" in says(app, "message")
        await pilot.press("u")
        assert "nothing to take back" in says(app, "message")

    play(after(), steps)


def test_several_readings_are_asked_and_never_guessed() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "5h7hJk")
        assert "Meld 5♥ ★6♥ 7♥" in says(app, "main") or "6♥" in says(app, "main")
        await pilot.press("escape")
        await choose(pilot, app, "6h7hJk")
        assert "2 ways" in says(app, "main")
        await pilot.press("enter")
        assert isinstance(app.screen, Chooser)
        assert sorted(words for _, words in app.screen.options) == ["meld 6h7hJk=8h", "meld Jk=5h6h7h"]
        await pilot.press("escape")
        assert not app.session.table.draft
        await pilot.press("m", "2")
        assert len(app.session.table.draft) == 1

    play(after(mine="2c6c7cJcQc5h7h6h3sTsQsJk"), steps)


def test_undo_takes_one_step_or_all_and_the_cards_return_to_their_places() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("right", "shift+right", "shift+right")
        order = [held.card for held in app.arrangement.cards]
        await choose(pilot, app, "QcQsQs")
        await pilot.press("m")
        await choose(pilot, app, "6c7cJk")
        await pilot.press("m")
        if isinstance(app.screen, Chooser):
            await pilot.press("1")
        assert steps_of(app) == 2
        await pilot.press("u")
        assert steps_of(app) == 1
        await pilot.press("m", "1")
        await pilot.press("U")
        assert steps_of(app) == 0
        assert [held.card for held in app.arrangement.cards] == order

    play(after(mine="2c6c7cJcQc5h7h2s3sJkQsQs"), steps)


MOVED = ("p1 meld QcQsQs", "p1 end", "p2 meld 3h4hJk=5h", "p2 end")


def test_swap_and_lay_off_by_key_and_at_the_meld() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "5h")
        assert "Take the joker" in says(app, "main")
        await pilot.press("l")
        assert "5♥" in says(app, "message") or "no meld" in says(app, "message")
        assert not app.session.table.draft
        await pilot.press("j")
        assert [str(step) for step in app.session.table.draft] == ["swap 5h m2"]
        assert app.arrangement.cards[-1].card is tierce.Card.parse("Jk")
        assert app.arrangement.cards[-1].new
        await pilot.press("e")
        assert "at least one meld or one card laid off" in says(app, "message")
        await choose(pilot, app, "Jk")
        assert "ways" in says(app, "main")
        await pilot.press("tab")
        while app.melds.cursor != 1:
            await pilot.press("right")
        await pilot.press("space")
        assert str(app.session.table.draft[-1]) == "lay Jk m1"
        await pilot.press("space")
        assert "can be played on m1" in says(app, "message")
        await pilot.press("h", "e")

    play(after(*MOVED), steps)


def test_words_can_be_typed_and_mistakes_name_their_column() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("slash", *"meld QcQxQs", "enter")
        assert "column 8" in says(app, "message")
        assert not app.session.table.draft
        await pilot.press("escape")
        await pilot.press("slash", *"meld QcQsQs", "enter")
        assert str(app.session.table.draft[0]) == "meld QcQsQs"
        await pilot.press("slash", *"lay 9h m1", "enter")
        assert "9♥" in says(app, "message")
        await pilot.press("slash", *"undo", "enter")
        assert not app.session.table.draft
        await pilot.press("slash", "enter", "right")
        assert app.hand.has_focus
        await pilot.press("slash", *"end", "enter")
        assert "passport" in says(app, "message")

    play(after(), steps)


def test_the_mouse_chooses_cards_and_plays() -> None:
    async def click(pilot: Pilot[None], app: PlayApp, face: str) -> None:
        held = next(
            one
            for one in app.arrangement.cards
            if one.card is Card.parse(face) and one not in app.arrangement.chosen
        )
        area = app.hand.canvas.area(held)
        assert area is not None
        padding = app.hand.styles.padding
        await pilot.click("#hand", offset=(area.x + 2 + padding.left, area.y + 1))
        assert held in app.arrangement.chosen

    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        for face in ("Qc", "Qs", "Qs"):
            await click(pilot, app, face)
        await pilot.click("#main", offset=(12, 0))
        assert [str(step) for step in app.session.table.draft] == ["meld QcQsQs"]
        assert app.melds.canvas.area(1) is not None
        await pilot.click("#melds", offset=(12, 0))
        assert "m1" in says(app, "message")
        await pilot.click("#main", offset=(6, 0))
        assert not app.session.table.draft

    play(after(), steps)


def test_every_sheet_opens_and_closes() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        for key, part in (
            ("c", "Jokers seen"),
            ("s", "No deal is finished yet"),
            ("g", "Boris: meld 3♥ 4♥"),
            ("question_mark", "the rules"),
            ("f1", "space"),
            ("q", "not being saved"),
        ):
            await pilot.press(key)
            assert isinstance(app.screen, Sheet)
            console = Console(width=100, color_system=None)
            with console.capture() as said:
                console.print(app.screen.body)
            assert part.lower() in said.get().lower()
            await pilot.press("down", "pagedown", "home", "escape")
            assert len(app.screen_stack) == 1
        await pilot.press("q", "y")

    play(after(*MOVED), steps)


def test_a_small_window_and_a_big_one_show_the_same_hand() -> None:
    for size in ((60, 20), (80, 24), (120, 40), (200, 60)):

        async def steps(pilot: Pilot[None], app: PlayApp) -> None:
            shown = {area.item for area in app.hand.canvas.areas if isinstance(area.item, Held)}
            assert shown == set(app.arrangement.cards)
            assert app.hand.region.bottom <= app.size.height
            assert app.part("main").region.bottom <= app.size.height

        play(after(), steps, size)


def test_cards_may_be_chosen_while_others_play_but_not_played() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert not app.session.my_turn
        await choose(pilot, app, "2c6c")
        await pilot.press("m")
        assert "Boris" in says(app, "message")
        assert len(app.arrangement.chosen) == 2

    app = after("p1 meld QcQsQs", "p1 end")
    app.pause = 60
    play(app, steps)


def test_a_disk_that_is_full_does_not_end_the_game(tmp_path: Path) -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        app.session.save = tmp_path / "gone" / "match.rhh"
        await choose(pilot, app, "QcQsQs")
        await pilot.press("m")
        assert "could not be saved" in says(app, "message")
        assert app.session.table.draft

    play(after(), steps)


def test_the_screen_is_drawn_from_the_view_alone() -> None:
    """The application never touches the table, which holds every hand; the session shows a view."""
    screen = (app_module, knockapp, turnapp, tableapp, prompt, knocking, turnline, meter, holding, borrowing)
    for module in screen:
        tree = ast.parse(Path(str(module.__file__)).read_text())
        touched = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        assert not touched & {"log", "record", "draft", "_committed", "position"}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "table":
                assert isinstance(node.value, ast.Name)
                assert node.value.id == "view"


def test_another_hidden_world_looks_the_same() -> None:
    """Exchange what I cannot know: every line of the screen stays as it was."""
    pictures = []
    for theirs in ("2d5d7d7d3h4hJhJh5s9sKsJk", "AcAdAhAs8c8d8h8s9c9d9hJk"):
        said: list[str] = []

        async def steps(pilot: Pilot[None], app: PlayApp, said: list[str] = said) -> None:
            for key in ("escape", "c", "escape", "g"):
                await pilot.press(key)
                lines = app.screen._compositor.render_strips()
                said.append("\n".join(strip.text for strip in lines))

        text = HANDS.format(mine=MINE, moves="").replace("2d5d7d7d3h4hJhJh5s9sKsJk", theirs)
        table = Table.replay(Record.from_text(text))
        session = Session(table.rules, NAMES, {1: make("greedy", 1)}, seed=1)
        session.table = table
        play(PlayApp(session, Say(Words(), NAMES, 0), "the rules", pause=0), steps)
        pictures.append(said)
    assert pictures[0] == pictures[1]


def test_leaving_while_a_bot_thinks_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot's answer comes after the screens are gone; nothing is drawn then."""

    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        gone = asyncio.Event()

        async def think(choose: Callable[[object], object], view: object) -> object:
            await gone.wait()
            return choose(view)

        monkeypatch.setattr(asyncio, "to_thread", think)
        app.session.table.play(app.session.table.view(0).legal_actions[0])
        app.session.table.play("end")
        worker = app.drive()
        await pilot.pause()
        screens = list(app.screen_stack)
        app._running = False
        app._screen_stack.clear()
        gone.set()
        await worker.wait()
        app._screen_stack.extend(screens)
        app._running = True

    play(after(), steps)
