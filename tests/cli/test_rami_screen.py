"""Rami on the screen: drawing, opening, what is owed, borrowing, carte, taking back, the end of a deal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from bykeys import NAMES, a_few_turns, plain
from rami import rami_at
from tierce.bots import make
from tierce.cards import Cards
from tierce.cli.tui.app import PlayApp
from tierce.cli.tui.borrowing import BorrowScreen
from tierce.cli.tui.say import Say
from tierce.cli.tui.screens import Chooser, Sheet
from tierce.cli.tui.session import Session
from tierce.game.state import Phase
from tierce.rules import load
from tierce.table import Table
from tierce.words import Words

Steps = Callable[[Pilot[None], PlayApp], Awaitable[None]]


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", a_few_turns)


def at(hand: str, *table: str, letters: bool = False, **more: Any) -> PlayApp:
    """A table of four in this position; the first seat is mine, and the others think for a minute."""
    state = rami_at(hand, *table, **more)
    names = NAMES[: len(state.hands)]
    there = Table(load(state.terms.rules), seats=len(names), seed=1, names=names)
    there._committed = state
    session = Session(there.rules, names, {seat: make("greedy", seat) for seat in range(1, 4)}, seed=1)
    session.table = there
    return PlayApp(session, Say(Words(), names, 0, letters=letters), "the rules", pause=60)


def play(app: PlayApp, steps: Steps, size: tuple[int, int] = (80, 24)) -> None:
    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await steps(pilot, app)

    asyncio.run(go())


def says(app: PlayApp, part: str) -> str:
    return str(app.part(part).render())


def screen_of(app: PlayApp) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def choose(pilot: Pilot[None], app: PlayApp, cards: str) -> None:
    for face in Cards.parse(cards):
        hand = app.arrangement
        held = next(one for one in hand.cards if one.card is face and one not in hand.chosen)
        way = hand.cards.index(held) - hand.cards.index(hand.current or held)
        await pilot.press(*["right" if way > 0 else "left"] * abs(way), "space")


def draft(app: PlayApp) -> list[str]:
    return [str(step) for step in app.session.table.draft]


# -- drawing -------------------------------------------------------------------------------------------------


def test_a_turn_begins_with_a_draw_or_the_top_discard() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert "Draw a card" in says(app, "main")
        assert "Take Q♥" in says(app, "main")
        await choose(pilot, app, "9c")
        await pilot.press("x", "b")
        assert "Draw a card first" in says(app, "message")
        await pilot.press("d")
        assert "You draw 4♦" in says(app, "message")
        assert "Stock" in screen_of(app)
        assert app.session.view.phase is Phase.PLAY
        for key in ("d", "f"):
            await pilot.press(key)
            assert "drawn already" in says(app, "message")
        await pilot.press("u")
        assert "stays drawn" in says(app, "message")

    play(at("9c Jd 2s+", phase="draw", pile="5cQh", stock="4d"), steps)


def test_a_taken_card_must_be_laid_and_can_be_put_back() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("f")
        assert "Q♥ taken" in says(app, "turn")
        assert "lay!" in screen_of(app)
        await choose(pilot, app, "9c")
        await pilot.press("x")
        assert "You took Q♥ from the discard pile" in says(app, "message")
        assert draft(app) == ["take"]
        await pilot.press("escape", "u")
        assert app.session.view.phase is Phase.DRAW
        assert "Q♥" not in says(app, "turn")
        await pilot.press("r", "escape")
        await choose(pilot, app, "JhKhQh")
        await pilot.press("enter")
        assert draft(app) == ["take", "meld JhQhKh"]
        assert "To lay" not in says(app, "turn")

    play(at("9c Jh Kh 2s 4s 6d", phase="draw", pile="5cQh"), steps)


def test_the_discards_can_be_looked_through() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("p")
        assert isinstance(app.screen, Sheet)
        assert "Q♥ 5♣ 8♦" in plain(app.screen)
        await pilot.press("escape")
        area = app.piles.canvas.area("pile")
        assert area is not None
        await pilot.click("#piles", offset=(area.x + 2, area.y))
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape")
        area = app.piles.canvas.area("draw")
        assert area is not None
        await pilot.click("#piles", offset=(area.x + 2, area.y))
        assert app.session.view.phase is Phase.PLAY
        area = app.piles.canvas.area("take")
        assert area is not None
        await pilot.click("#piles", offset=(area.x + 2, area.y))
        assert isinstance(app.screen, Sheet)

    for size in ((80, 24), (120, 40)):
        play(at("9c Jd 2s+", phase="draw", pile="8d5cQh"), steps, size)


def test_an_empty_pile_and_an_empty_stock_are_said() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert "empty" in screen_of(app)
        await pilot.press("p")
        assert "no discards" in says(app, "message")
        await pilot.press("f")
        assert "No card lies on the discard pile" in says(app, "message")

    play(at("9c Jd 2s+", phase="draw"), steps)


def test_touching_the_pile_is_there_where_it_means_something() -> None:
    async def without(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("y")
        assert not draft(app)
        assert "Touch" not in says(app, "main")

    async def with_it(pilot: Pilot[None], app: PlayApp) -> None:
        assert "Touch the pile" in says(app, "main")
        await pilot.press("y")
        assert draft(app) == ["touch"]
        await pilot.press("d", "f1")
        assert "touch the discard pile" in plain_keys(app)

    def plain_keys(app: PlayApp) -> str:
        assert isinstance(app.screen, Sheet)
        return plain(app.screen)

    play(at("9c Jd 2s+", phase="draw", pile="Qh"), without)
    play(at("9c Jd 2s+", phase="draw", pile="Qh", rules="draw.touch=no_dry_this_deal"), with_it)


# -- the opening ---------------------------------------------------------------------------------------------


def test_the_meter_says_how_far_the_opening_is() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert "Opening 0 of 51 · pure run not yet" in says(app, "turn")
        await choose(pilot, app, "TcJcQcKc")
        assert "(40 points)" in says(app, "main")
        await pilot.press("m")
        assert "Opening 40 of 51 · pure run yes" in says(app, "turn")
        await choose(pilot, app, "4d")
        assert "40 of 51 points" in says(app, "message")
        await pilot.press("x")
        assert "11 more" in says(app, "message")
        assert len(draft(app)) == 1
        await pilot.press("escape")
        await choose(pilot, app, "7d7h7s")
        await pilot.press("m")
        assert "Opening stands, 61 of 51" in says(app, "turn")
        await pilot.press("U")
        assert not draft(app)
        assert "Opening 0 of 51" in says(app, "turn")
        await pilot.press("r", "r", "r")
        assert len(draft(app)) == 2
        assert "nothing to do again" in says(app, "message")
        await choose(pilot, app, "4d")
        await pilot.press("x")
        assert not app.session.my_turn
        assert app.session.view.opened[0]

    play(at("Tc Jc Qc Kc 7d 7h 7s 4d 2s", new="p1"), steps)


def test_the_line_of_the_turn_when_there_is_nothing_to_measure() -> None:
    async def opened(pilot: Pilot[None], app: PlayApp) -> None:
        assert "You have opened" in says(app, "turn")

    async def coming(pilot: Pilot[None], app: PlayApp) -> None:
        assert "needs 51 points with a pure run" in says(app, "turn")
        assert "unopened" in screen_of(app)

    async def free(pilot: Pilot[None], app: PlayApp) -> None:
        assert "any meld opens" in says(app, "turn")

    async def never(pilot: Pilot[None], app: PlayApp) -> None:
        assert says(app, "turn").strip() == ""
        assert "unopened" not in screen_of(app)

    play(at("9c Jd 2s+"), opened)
    play(at("9c Jd 2s+", new="p1,p3", phase="draw"), coming)
    play(at("9c Jd 2s+", new="p1", rules="opening.kind=none"), free)
    play(at("9c Jd 2s+", new="p1,p3", rules="opening.kind=free"), never)


# -- jokers, borrowing, lay-offs -----------------------------------------------------------------------------

LAID = ("p2:5hJk=6h7h", "p1:9c9d9h9s", "p3:3c4c5c6c7c")


def test_a_joker_that_is_won_is_pinned_until_it_is_in_a_new_meld() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "6h")
        assert "Take the joker of m1" in says(app, "main")
        await pilot.press("j")
        assert "the joker won" in says(app, "turn")
        assert "lay!" in screen_of(app)
        await choose(pilot, app, "2d")
        await pilot.press("x")
        assert "joker" in says(app, "message")
        assert app.session.my_turn
        await pilot.press("escape")
        await choose(pilot, app, "KdKsJk")
        await pilot.press("m")
        assert "To lay" not in says(app, "turn")
        await choose(pilot, app, "2d")
        await pilot.press("x")
        assert not app.session.my_turn

    play(at("6h Kd Ks 2d 4s 8s", *LAID), steps)


def test_borrowing_is_a_meld_then_its_cards_then_a_new_meld() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("b")
        assert "Which meld?" in says(app, "main")
        await pilot.press("b")
        assert app.hand.has_focus
        await pilot.press("b")
        while app.melds.cursor != 1:
            await pilot.press("right")
        await pilot.press("space")
        assert "three cards must remain" in says(app, "message")
        while app.melds.cursor != 3:
            await pilot.press("right")
        await pilot.press("space")
        assert isinstance(app.screen, BorrowScreen)
        assert "Borrow from m3" in screen_of(app)
        await pilot.press("right", "space")  # the 4, which lies in the middle
        assert "Enter" not in str(app.screen.query_one("#lent-said").render())
        await pilot.press("enter", "left", "space", "enter")
        assert draft(app) == ["borrow 3c4c m3"]
        assert "3♣ 4♣ borrowed" in says(app, "turn")
        assert list(app.arrangement.picked) == list(Cards.parse("3c4c"))
        assert "Choose cards of your hand" in says(app, "main")
        await choose(pilot, app, "2c")
        await pilot.press("enter")
        assert draft(app)[1:] == ["meld 2c3c4c"]
        await pilot.press("u")
        assert "borrowed" in says(app, "turn")
        await pilot.press("u")
        assert "3♣│4♣│5♣│6♣│7♣" in screen_of(app)

    play(at("2c Kd Ks 2d 4s 8s", *LAID), steps)


def test_borrowed_cards_that_are_not_laid_are_explained_at_the_discard() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("slash", *"borrow 9c m2", "enter", "escape")
        await choose(pilot, app, "2d")
        await pilot.press("x")
        assert "9♣" in says(app, "message") or "orrowed" in says(app, "message")
        assert app.session.my_turn
        await pilot.press("escape")
        await choose(pilot, app, "9c")
        await pilot.press("x")
        assert app.session.my_turn

    play(at("2c Kd Ks 2d 4s 8s", *LAID), steps)


def test_what_cannot_be_borrowed() -> None:
    async def nothing(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("b")
        assert "No card of the table can be borrowed" in says(app, "message")

    async def by_mouse(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("b")
        area = app.melds.canvas.area(2)
        assert area is not None
        await pilot.click("#melds", offset=(area.x + 3, area.y))
        assert isinstance(app.screen, BorrowScreen)
        await pilot.click("#lent", offset=(2, 1))
        await pilot.press("enter")
        assert draft(app) == ["borrow 9c m2"]

    async def left(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("b", "space", "escape", "h")
        assert not draft(app)
        assert "Which meld" not in says(app, "main")

    play(at("2c Kd Ks 2d 4s 8s", *LAID, rules="borrow.kind=off"), nothing)
    play(at("2c Kd Ks 2d 4s 8s", *LAID), by_mouse)
    play(at("2c Kd Ks 2d 4s 8s", *LAID), left)


def test_a_card_that_can_be_laid_off_can_be_discarded_too() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "8c")
        assert "Enter" in says(app, "main")
        assert "X" in says(app, "main")
        await pilot.press("enter")
        assert draft(app) == ["lay 8c m3>"]
        await choose(pilot, app, "JkKd")
        await pilot.press("x")
        assert "one card only" in says(app, "message")
        await pilot.press("escape", "x")
        assert "choose one card to discard" in says(app, "message")
        await choose(pilot, app, "Kd")
        await pilot.press("e")
        assert not app.session.my_turn

    play(at("8c Kd Ks 2d 4s Jk", *LAID), steps)


def test_several_ways_are_asked_in_rami_too() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "8d9dJk")
        assert "2 ways" in says(app, "main")
        await pilot.press("enter")
        assert isinstance(app.screen, Chooser)
        await pilot.press("1")
        assert len(draft(app)) == 1

    play(at("8d 9d Jk Kd Ks 2d"), steps)


# -- the end -------------------------------------------------------------------------------------------------


def test_carte_is_said_with_the_discard_that_leaves_one_card() -> None:
    async def said(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "Kd")
        assert "Say “carte”" in says(app, "message")
        assert "Carte!" in says(app, "main")
        await pilot.press("k")
        assert "Discard K♦ and say “carte”" in says(app, "main")
        await pilot.press("k", "k", "x")
        assert len(app.session.view.hand) == 1

    async def forgotten(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "Kd")
        await pilot.press("x")
        assert len(app.session.view.hand) == 3
        assert "You did not say “carte” and draw" in says(app, "message")

    async def too_early(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("k")
        assert "leaves you one card" in says(app, "message")

    play(at("8c Kd", *LAID), said)
    play(at("8c Kd", *LAID), forgotten)
    play(at("8c Kd 5s", *LAID), too_early)


@pytest.mark.parametrize(
    ("rules", "new", "parts"),
    [
        ("score.at_once=flat_100", "p1,p2,p3,p4", ("Rami sec", "100 flat instead\n")),
        ("", "p1", ("At once: out in one turn", "times 2 for the way out, = ")),
        ("", "p1,p2", ("At once", "not opened: 100 instead, times 2 for the way out, = 200")),
    ],
)
def test_the_result_says_how_each_score_came_about(rules: str, new: str, parts: tuple[str, ...]) -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        for words in ("meld TcJcQcKc", "meld 7d7h7s", "discard 2d"):
            await pilot.press("slash", *words, "enter")
        for _ in range(20):
            if isinstance(app.screen, Sheet):
                break
            await asyncio.sleep(0.01)
        assert isinstance(app.screen, Sheet), says(app, "message")
        said = plain(app.screen)
        assert "You are out of cards. You win this deal." in said
        for part in parts:
            assert part in said

    play(at("Tc Jc Qc Kc 7d 7h 7s 2d", new=new, rules=rules), steps)


def test_a_blocked_deal_is_told() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("d")
        for _ in range(20):
            if isinstance(app.screen, Sheet):
                break
            await asyncio.sleep(0.01)
        assert isinstance(app.screen, Sheet)
        assert "the deal is blocked, and nobody wins it" in plain(app.screen)

    play(at("9c Jd 2s+", phase="draw", pile="Qh", stock=".", rules="draw.renewals=0"), steps)


# -- the rest of the screen ----------------------------------------------------------------------------------


def test_the_keys_are_those_of_the_game() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("f1")
        assert isinstance(app.screen, Sheet)
        said = plain(app.screen)
        for part in (
            "draw a card",
            "take the top",
            "borrow from",
            "discard the chosen",
            "“carte”",
            "do again",
        ):
            assert part in said
        assert "end the turn\n" not in said
        await pilot.press("escape", "c")
        assert isinstance(app.screen, Sheet)
        assert "in the discards" in plain(app.screen)
        assert "in the stock" in plain(app.screen)

    play(at("9c Jd 2s+", phase="draw", pile="Qh"), steps)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("letters", [False, True])
def test_every_line_is_in_sight(size: tuple[int, int], letters: bool) -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        for part in ("#piles", "#turn", "#hand", "#main", "#keys"):
            region = app.screen.query_one(part).region
            assert region.height
            assert region.bottom <= app.size.height
        if letters:
            assert not set(screen_of(app)) & set("♣♦♥♠★")

    play(
        at("9c Jd 2s 4h 5h 6h 8c Td Qs Ks Jk 3c 7d", *LAID, letters=letters, phase="draw", pile="5sQh"),
        steps,
        size,
    )


def test_another_hidden_world_looks_the_same() -> None:
    pictures = []
    for others, stock in ((("Ac2d", "4s8d", "Kh"), "5c6d7d"), (("AdTh", "JsQc", "2h"), "8h9h3s")):

        async def steps(pilot: Pilot[None], app: PlayApp) -> None:
            pictures.append(screen_of(app))
            for key in ("c", "g", "p"):
                await pilot.press(key)
                pictures.append(screen_of(app))
                await pilot.press("escape")

        play(at("9c Jd 2s", *LAID, others=others, stock=stock, phase="draw", pile="5sQh"), steps)
    half = len(pictures) // 2
    assert pictures[:half] == pictures[half:]
