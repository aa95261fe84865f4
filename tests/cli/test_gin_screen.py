"""Gin on the screen: the offer, the meter, knocks and their melds, lay-offs, the wall, the end of a deal."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from typing import Any

import pytest
from textual.pilot import Pilot

import tierce
from bykeys import NAMES, a_few_turns, plain
from gin import dead_hand, gin_at, won
from tierce.bots import make
from tierce.cards import Cards
from tierce.cli.replay import summary
from tierce.cli.tui.app import PlayApp
from tierce.cli.tui.replayer import ReplayApp
from tierce.cli.tui.say import Say
from tierce.cli.tui.screens import Chooser, Sheet
from tierce.cli.tui.session import Session
from tierce.cli.tui.sheets import score_sheet
from tierce.game.state import Phase
from tierce.rules import load
from tierce.table import Match, Table
from tierce.table.film import film, partial_film
from tierce.words import Words

Steps = Callable[[Pilot[None], PlayApp], Awaitable[None]]
KNOCKS = "5c5d5h 9sTsJs As2s3s 6d Kc"
"""A hand that keeps the six of diamonds, once the king is thrown."""
DEFENDS = "4c4d4h4s 6c7c8c Qs6hAd"
"""A hand with two cards that fit on the melds of the other."""


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", a_few_turns)


def at(hand: str, other: str = "+", *, letters: bool = False, pause: float = 60, **more: Any) -> PlayApp:
    """A table of two in this position; the first seat is mine, and the other thinks for a minute."""
    state = gin_at(hand, other, **more)
    names = NAMES[:2]
    there = Table(load(state.terms.rules), seats=2, seed=1, names=names)
    there._committed = state
    session = Session(there.rules, names, {1: make("greedy", 1)}, seed=1)
    session.table = there
    return PlayApp(session, Say(Words(), names, 0, letters=letters), "the rules", pause=pause)


def knocked(**more: Any) -> PlayApp:
    """The same where the other seat has knocked with the six of diamonds, and I may lay off."""
    app = at(KNOCKS, DEFENDS, turn=1, dealer=0, **more)
    app.session.table.play("knock Kc", 1)
    return app


def play(app: PlayApp, steps: Steps, size: tuple[int, int] = (80, 24)) -> None:
    async def go() -> None:
        async with app.run_test(size=size) as pilot:
            await steps(pilot, app)

    asyncio.run(go())


def says(app: PlayApp, part: str) -> str:
    return str(app.part(part).render())


def screen_of(app: PlayApp | ReplayApp) -> str:
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def phase(app: PlayApp) -> Phase:
    return app.session.view.phase


def draft(app: PlayApp) -> list[str]:
    return [str(step) for step in app.session.table.draft]


async def choose(pilot: Pilot[None], app: PlayApp, cards: str) -> None:
    for face in Cards.parse(cards):
        hand = app.arrangement
        held = next(one for one in hand.cards if one.card is face and one not in hand.chosen)
        way = hand.cards.index(held) - hand.cards.index(hand.current or held)
        await pilot.press(*["right" if way > 0 else "left"] * abs(way), "space")


async def words(pilot: Pilot[None], said: str) -> None:
    await pilot.press("slash", *said, "enter")


async def sheet(app: PlayApp) -> str:
    """What the sheet says that opens by itself."""
    for _ in range(40):
        if isinstance(app.screen, Sheet):
            return plain(app.screen)
        await asyncio.sleep(0.01)
    raise AssertionError(says(app, "message"))


# -- the offer and the draw ----------------------------------------------------------------------------------


def test_the_card_turned_up_is_taken_or_passed() -> None:
    async def take(pilot: Pilot[None], app: PlayApp) -> None:
        assert says(app, "message") == "Take 6♠, or pass?"
        assert "N  Pass" in says(app, "main")
        assert "F  Take 6♠" in says(app, "main")
        for key, said in (("d", "comes first"), ("k", "comes first"), ("x", "choose one card")):
            await pilot.press(key)
            assert said in says(app, "message")
            assert phase(app) is Phase.OFFER
        await pilot.press("f")
        assert phase(app) is Phase.PLAY
        await pilot.press("u")
        assert phase(app) is Phase.OFFER

    async def leave(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("enter")
        assert "Boris is offered 6♠" in says(app, "main")
        await pilot.press("n")
        assert "wait for Boris" in says(app, "message")

    for steps in (take, leave):
        play(at(KNOCKS[:-3], phase="offer", pile="6s", upcard="6s"), steps)


def test_after_both_passed_one_draws() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert "F" not in says(app, "main")
        assert says(app, "message") == "Both of you have passed 6♠: draw a card."
        await pilot.press("f")
        assert "Both of you have passed 6♠, so it stays" in says(app, "message")
        await pilot.press("n")
        assert phase(app) is Phase.DRAW
        await pilot.press("enter")
        assert "You draw" in says(app, "message")
        await pilot.press("d")
        assert "drawn already" in says(app, "message")
        await pilot.press("n")
        assert "Discard one, or knock" in says(app, "message")

    play(at(KNOCKS[:-3], phase="draw", pile="6s", upcard="6s", must_draw=True), steps)


def test_the_piles_are_buttons() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.click("#piles", offset=(24, 1))
        assert phase(app) is Phase.PLAY
        await pilot.press("u")
        await pilot.click("#piles", offset=(2, 1))
        assert len(app.session.view.hand) == 11

    play(at(KNOCKS[:-3], phase="draw", pile="6s"), steps)


# -- the hand and its meter ----------------------------------------------------------------------------------


def test_the_best_melds_come_first_and_the_meter_follows_the_chosen_card() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        groups = [Cards(held.card for held in group) for group in app.arrangement.groups]
        assert list(map(str, groups)) == ["5c5d5h", "As2s3s", "9sTsJs", "Kc6d"]
        assert "Deadwood 6, you may keep 10" in says(app, "turn")
        assert "K♣ thrown: 6" in says(app, "turn")
        assert screen_of(app).count("━━━━━ ━━━━━ ━━━━━") == 3
        await choose(pilot, app, "5c")
        assert "Deadwood 26" in says(app, "turn")
        assert screen_of(app).count("━━━━━ ━━━━━ ━━━━━") == 2
        await pilot.press("escape")
        for how, first in (("suit", "5cKc"), ("rank", "As"), ("best melds", "5c5d5h")):
            await pilot.press("o")
            assert f"Sorted by {how}" in says(app, "message")
            assert str(Cards(held.card for held in app.arrangement.groups[0])) == first
        await pilot.press("home", "shift+right")
        assert str(app.arrangement.cards[1].card) == "5c"
        await choose(pilot, app, "Kc")
        assert str(app.arrangement.cards[1].card) == "5c"

    play(at(KNOCKS), steps)


def test_the_upcard_says_what_may_be_kept_where_it_does() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        shown = screen_of(app)
        assert "you may keep 5" in shown
        assert "5♠ was turned up: knock with 5 or fewer" in shown
        assert "this deal counts double" in shown
        await choose(pilot, app, "Kc")
        assert "K  Knock" not in says(app, "main")
        await pilot.press("k")
        assert "6♦ would be left, 6 of deadwood, and you may knock with 5" in says(app, "message")

    play(at(KNOCKS, upcard="5s", preset="gin_oklahoma"), steps)


def test_the_hand_of_the_other_is_seen_from_outside() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        state = app.session.table.state
        app.session.table._committed = state._replace(known=(Cards(), state.hands[1] & Cards.parse("7c")))
        app.show()
        await pilot.pause()
        shown = screen_of(app)
        assert shown.count(" ▒▒ ") == 9
        assert "▒▒   7♣" in shown
        await pilot.press("c")
        assert "known: 7♣" in screen_of(app)
        assert "Deadwood if the deal ended now: 6" in screen_of(app)
        assert "okers" not in screen_of(app)

    play(at(KNOCKS, DEFENDS), steps)


# -- discards and knocks -------------------------------------------------------------------------------------


def test_a_card_is_discarded_or_thrown_with_a_knock() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert says(app, "main") == "Choose a card to discard, or knock with at most 10."
        await pilot.press("k")
        assert "Choose the card that you throw" in says(app, "message")
        await choose(pilot, app, "Kc6d")
        await pilot.press("k")
        assert "one card only" in says(app, "message")
        await pilot.press("m")
        assert "Melds stay in the hand here" in says(app, "message")
        await pilot.press("b")
        assert "are in no meld, and for big gin every card is in one" in says(app, "message")
        await pilot.press("escape")
        await choose(pilot, app, "5c")
        await pilot.press("k")
        assert "would be left, 26 of deadwood, and you may knock with 10 at most" in says(app, "message")
        assert app.session.my_turn
        await pilot.press("escape")
        await choose(pilot, app, "Kc")
        assert says(app, "main") == " X  Discard K♣    K  Knock, throwing K♣: 6 left"
        await pilot.press("w")
        assert "only one way" in says(app, "message")
        await pilot.press("k")
        assert phase(app) is Phase.LAYOFF
        assert "Boris may lay off on your melds" in says(app, "main")
        assert "knocked" in says(app, "hand-line")
        assert "Deadwood 6" in says(app, "turn")
        assert "deadwood  6♦" in screen_of(app)

    play(at(KNOCKS, DEFENDS), steps)


def test_a_card_just_taken_is_not_thrown_back() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "Kc")
        assert "You have just taken K♣" in says(app, "message")
        for key in ("x", "k", "enter"):
            await pilot.press(key)
            assert app.session.my_turn
        await pilot.press("escape")
        assert "6♦ thrown: 10" in says(app, "turn")

    play(at(KNOCKS, lifted="Kc"), steps)


def test_gin_comes_first_and_its_melds_are_asked_where_several_leave_nothing() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert "Gin!" in says(app, "main")
        await choose(pilot, app, "Kc")
        assert " K  Gin, throwing K♣" in says(app, "main")
        await pilot.press("enter")
        assert isinstance(app.screen, Chooser)
        first, second, *others = [said for said, _ in app.screen.options]
        assert first.endswith("no deadwood")
        assert second.endswith("no deadwood")
        assert others
        assert all(said.endswith("points") for said in others)
        await pilot.press("escape")
        assert app.session.my_turn
        await pilot.press("w", "2")
        said = await sheet(app)
        assert "Gin  You go gin." in said
        assert "Bonus for gin 25." in said

    play(at("5c5d5h5s 6s7s8s 9hThJh Kc", DEFENDS, lifted="5s"), steps)


def test_big_gin_is_shown_with_all_eleven() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert says(app, "main") == " B  Big gin"
        await pilot.press("w")
        if isinstance(app.screen, Chooser):
            await pilot.press("escape")
        await words(pilot, "biggin")
        if isinstance(app.screen, Chooser):
            await pilot.press("1")
        said = await sheet(app)
        assert "Big gin  You show big gin." in said
        assert "Thrown" not in said

    play(at("5c5d5h 6s7s8s9s Ah2h3h4h"), steps)


def test_big_gin_where_it_is_not_played() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("b")
        assert "Big gin is not played at this table" in says(app, "message")

    play(at("5c5d5h 6s7s8s9s Ah2h3h4h", preset="gin_traditional"), steps)


# -- after a knock -------------------------------------------------------------------------------------------


def test_cards_are_laid_off_on_the_melds_of_the_knocker() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        shown = screen_of(app)
        assert "knocked 1 card" in shown
        assert "deadwood  6♦" in shown
        assert "Deadwood 17, Boris has 6" in says(app, "turn")
        assert "Lay off on the melds of Boris" in says(app, "message")
        assert "Boris: knocks with 6" in shown
        await choose(pilot, app, "6h")
        await pilot.press("l")
        assert "fit on no meld" in says(app, "message")
        for key, said in (
            ("m", "There has been a knock"),
            ("k", "There has been a knock"),
            ("d", "There has"),
        ):
            await pilot.press(key)
            assert said in says(app, "message")
        await pilot.press("escape")
        await choose(pilot, app, "Qs")
        assert "Lay Q♠ on m3, Boris’s run 9♠–J♠, at the high end" in says(app, "main")
        await pilot.press("enter")
        assert "Deadwood 7, Boris has 6" in says(app, "turn")
        await pilot.press("u")
        assert "Deadwood 17" in says(app, "turn")
        await pilot.press("r", "escape")
        await choose(pilot, app, "4s")
        await pilot.press("tab")
        while app.melds.cursor != 2:
            await pilot.press("right")
        await pilot.press("space", "h")
        assert "None of your cards fits" in says(app, "message")
        await pilot.press("n")
        said = await sheet(app)
        assert "Boris’s knock wins." in said
        assert "Laid off  4♠ Q♠" in said
        assert "7 less 6 is 1." in said
        assert "Boris scores 1 point." in said

    play(knocked(), steps)


def test_words_do_all_of_it() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await words(pilot, "lay Qs m1")
        assert not draft(app)
        assert says(app, "message").strip()
        await pilot.press("escape")
        await words(pilot, "lay Qs m3")
        assert draft(app) == ["lay Qs m3"]
        await words(pilot, "undo")
        assert not draft(app)
        await words(pilot, "done")
        assert "Laid off" not in await sheet(app)

    async def knock(pilot: Pilot[None], app: PlayApp) -> None:
        await words(pilot, "knock Kc 5c5d5h / As2s3s9sTsJs6d")
        assert "Choose other melds: your hand can do better" in says(app, "message")
        await words(pilot, "done")
        assert phase(app) is Phase.PLAY
        await words(pilot, "knock Kc")
        assert phase(app) is Phase.LAYOFF

    async def ambiguous(pilot: Pilot[None], app: PlayApp) -> None:
        await words(pilot, "knock Kc")
        assert "can be shown in 2 ways" in says(app, "message")
        await words(pilot, "knock Kc 5c5d5h 5s6s7s8s 9hThJh / -")
        assert "You go gin" in await sheet(app)

    play(knocked(), steps)
    play(at(KNOCKS, DEFENDS), knock)
    play(at("5c5d5h5s 6s7s8s 9hThJh Kc", DEFENDS, lifted="5s"), ambiguous)


def test_the_melds_of_the_defender_can_be_chosen_where_they_are_its_choice() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("w")
        assert isinstance(app.screen, Chooser)
        first, *_ = [said for said, _ in app.screen.options]
        assert "deadwood A♦ 6♥ Q♠, 17 points" in first
        await pilot.press("1")
        assert "Boris’s knock wins." in await sheet(app)

    play(knocked(preset="gin_openspiel"), steps)


# -- the wall and dead hands ---------------------------------------------------------------------------------


def test_at_the_wall_the_last_discard_is_for_a_knock() -> None:
    async def knock(pilot: Pilot[None], app: PlayApp) -> None:
        assert "Take 6♠ to knock with it, or pass." in says(app, "message")
        await pilot.press("enter")
        assert says(app, "main") == "You took the last discard to knock with it: knock."
        await choose(pilot, app, "6d")
        await pilot.press("x")
        assert "Knock now" in says(app, "message")
        await pilot.press("enter")
        assert phase(app) is Phase.LAYOFF

    async def leave(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("n")
        said = await sheet(app)
        assert "Dead hand" in said
        assert "Nobody scores." in said
        await pilot.press("escape")
        assert "You: passes" in screen_of(app)

    async def useless(pilot: Pilot[None], app: PlayApp) -> None:
        assert "with K♠ you could not knock. Pass." in says(app, "message")
        await pilot.press("f")
        assert "you could not knock" in says(app, "message")

    house: dict[str, Any] = {"phase": "wall", "left": 2, "rules": "draw.wall=knock"}
    play(at(KNOCKS[:-3], DEFENDS, pile="6s", **house), knock)
    play(at(KNOCKS[:-3], DEFENDS, pile="6s", **house), leave)
    play(at("2c4c6c8d Td Qh Kh Kd Ah 9s", pile="Ks", **house), useless)


def test_a_deal_can_be_called_dead_where_the_rules_say_so() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        assert "Call the deal dead" in says(app, "main")
        await pilot.press("n")
        assert "Dead hand" in await sheet(app)
        await pilot.press("escape")
        assert "You: calls the deal dead" in screen_of(app)
        await pilot.press("s")
        assert "1 deal was dead" in await sheet(app)

    play(at(KNOCKS[:-3], phase="wall", left=2, pile="6s", rules="draw.wall=declare"), steps)


# -- sheets --------------------------------------------------------------------------------------------------


def test_an_undercut_an_even_deal_and_a_doubled_one_are_told() -> None:
    async def undercut(pilot: Pilot[None], app: PlayApp) -> None:
        for said in ("lay Qs m3", "lay 4s m2", "lay 6h m4"):
            await words(pilot, said)
            await pilot.press("escape")
        await pilot.press("n")
        said = await sheet(app)
        assert "Undercut  You undercut the knock." in said
        assert "Bonus for the undercut 25." in said

    async def even(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("n")
        assert "Both have the same deadwood, and nobody scores." in await sheet(app)

    async def doubled(pilot: Pilot[None], app: PlayApp) -> None:
        await choose(pilot, app, "Kc")
        await pilot.press("k")
        said = await sheet(app)
        assert "Doubled, as a spade was turned up." in said

    def against(mine: str, **more: Any) -> PlayApp:
        app = at(KNOCKS, mine, turn=1, dealer=0, **more)
        app.session.table.play("knock Kc", 1)
        return app

    play(against("4c4d4h4s 6c7c8c Qs 2dAd"), undercut)
    play(against("4c4d4h 6c7c8c Qc Qd Qh 6h", rules="score.tie=nothing"), even)
    play(at(KNOCKS, "4c4d4h 6c7c8c KdQh2dAc", upcard="8s", preset="gin_oklahoma", pause=0), doubled)


def _sheet(game: str, *won_by: tuple[int, int]) -> str:
    match = Match(load(game), 2)
    for seat, points in won_by:
        result = won(seat, points) if points else dead_hand()
        match = match.after(len(match.rows) % 2, result, match.terms)
    return score_sheet(match, NAMES[:2], Say(Words(), NAMES[:2], 0)).plain


def test_the_sheet_of_a_match_has_boxes_bonus_and_shutout() -> None:
    empty = _sheet("gin")
    assert "No deal is finished yet." in empty
    said = _sheet("gin", (0, 40), (0, 0), (0, 70))
    lines = [" ".join(line.split()) for line in said.splitlines()]
    for line in ("1 40*D", "3 70*D", "Points 110 0", "Boxes 50 0", "Game bonus 100 0"):
        assert line in lines
    assert "Shutout 210 0" in lines
    assert "In all 470 0" in lines
    assert "1 deal was dead and is not on the sheet." in lines
    assert "The match is over: you win it!" in lines


def test_hollywood_has_three_games_side_by_side() -> None:
    said = _sheet("gin_hollywood", (0, 40), (0, 30), (1, 20), (0, 65))
    lines = [" ".join(line.split()) for line in said.splitlines()]
    assert "Game 1, over Game 2 Game 3" in lines
    assert "Deal You Boris You Boris You Boris" in lines
    assert any(line.startswith("All games: You ") for line in lines)
    assert "A game ends when a total reaches 100, the match with the last game." in said
    assert all(len(line) <= 72 for line in said.splitlines() if not line.startswith("The most"))


def test_independent_deals_have_no_games() -> None:
    said = _sheet("gin+match.kind=independent+match.deals=2", (0, 40), (1, 20))
    assert "who wins most of them wins" in said
    assert "Boxes" not in said


def test_the_keys_and_what_happened() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.press("f1")
        assert isinstance(app.screen, Sheet)
        said = plain(app.screen)
        for part in (
            "pass the card",
            "knock, throwing",
            "big gin",
            "other melds",
            "show your hand",
            "best melds",
        ):
            assert part in said
        assert "borrow" not in said
        assert "joker" not in said
        await pilot.press("escape", "d")
        await choose(pilot, app, "6d")
        await pilot.press("x", "g")
        assert "You: draws K♥, discards 6♦" in plain(app.screen)

    play(at(KNOCKS[:-3], phase="draw", pile="6s", stock="Kh"), steps)


# -- the whole screen ----------------------------------------------------------------------------------------

SMALL = """\
 Gin Rummy · deal 1                                                match to 100
   Boris
   knocked 1 card · 0 pts
 ░░░░░ Stock          K    Discards
 ░░░░░ 30 cards        ♣   2 cards     A♣   P  look through
 ░░░░░  D               K   F

 Boris  m1• 5♣│5♦│5♥    m2• A♠│2♠│3♠    m3• 9♠│10♠│J♠    deadwood  6♦





 Boris: knocks with 6
 Deadwood 17, Boris has 6  ━━━━━━┃━━━━━━━━━━━━━━━━━━━
 ▶ You  10 cards · total 0 · dealer
  ━━━━━ ━━━━━ ━━━━━ ━━━━━  ━━━━━ ━━━━━ ━━━━━
   4     4     4     4  +   6     7     8      A     6     Q  +
 ▶  ♣     ♦     ♥     ♠      ♣     ♣     ♣      ♦     ♥     ♠
     4     4     4     4      6     7     8      A     6     Q
 Lay off on the melds of Boris, or show your hand.

  N  Show your hand
 Space choose · L lay · N done · U undo · T table · ? rules · F1 keys"""


def test_the_screen_after_a_knock() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.pause()
        assert screen_of(app) == SMALL

    play(knocked(), steps)


def test_a_large_screen_has_room_for_the_log_and_tall_hands() -> None:
    async def steps(pilot: Pilot[None], app: PlayApp) -> None:
        await pilot.pause()
        shown = screen_of(app)
        assert "Since your last turn" in shown
        assert shown.count("░░░░░") == 33
        assert "Melds stay in hand until somebody knocks." in shown

    play(at(KNOCKS), steps, (120, 40))


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

    play(at(KNOCKS, letters=letters), steps, size)
    play(knocked(letters=letters), steps, size)


def test_another_hidden_world_looks_the_same() -> None:
    pictures = []
    for other, stock in ((DEFENDS, "5s6s7s"), ("8d8h8s 9d9h TdTh JdJh Qc", "KhKdKs")):

        async def steps(pilot: Pilot[None], app: PlayApp) -> None:
            pictures.append(screen_of(app))
            for key in ("c", "g", "p"):
                await pilot.press(key)
                pictures.append(screen_of(app))
                await pilot.press("escape")

        play(at(KNOCKS[:-3], other, stock=stock, phase="draw", pile="2cQh"), steps)
    half = len(pictures) // 2
    assert pictures[:half] == pictures[half:]


# -- the film ------------------------------------------------------------------------------------------------


def _played(deals: int, seed: int = 12) -> Table:
    table = tierce.Table("gin", seats=2, seed=seed, names=NAMES[:2])
    bots = [make("greedy", seat) for seat in range(2)]
    for deal in range(deals):
        while not table.over:
            table.play(bots[table.turn].choose(table.view(table.turn)))
        if deal < deals - 1:
            table.next_deal()
    return table


def test_the_film_of_a_match_of_gin() -> None:
    table = _played(3)
    record = tierce.Record.from_text(table.record().to_text())
    frames = film(Table.replay(record))
    assert frames[-1].match == table.match
    assert frames[-1].state == table.state
    for before, after in pairwise(frames):
        assert after.action == before.action + 1 or after.action == 0
        assert after.turn - before.turn in (0, 1) or after.action == 0
        if after.turn == before.turn and after.action > 1:
            assert after.events[0].seat == before.events[0].seat
    said = summary(record, frames, Say(Words(), record.seats))
    assert "knocked" in said
    assert f"Totals: You {table.match.finals[0]}, Boris {table.match.finals[1]}" in said

    async def go() -> None:
        app = ReplayApp(record, frames, Say(Words(), record.seats))
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("right")
            assert "passes" in screen_of(app) or "takes" in screen_of(app)
            await pilot.press("end")
            await asyncio.sleep(0.1)
            await pilot.pause()
            shown = screen_of(app)
            assert "shows" in shown
            assert shown.count("deadwood") == 2

    asyncio.run(go())


def test_the_film_of_one_seat_shows_what_it_saw() -> None:
    table = _played(2)
    table.next_deal()
    bots = [make("greedy", seat) for seat in range(2)]
    for _ in range(9):
        table.play(bots[table.turn].choose(table.view(table.turn)))
    for seat in (None, 0, 1):
        frames = partial_film(tierce.Record.from_text(table.record(seat, full=False).to_text()))
        view, last = table.view(seat), frames[-1].state
        assert [len(hand) for hand in last.hands] == list(table.view(None).counts)
        assert (last.pile, len(last.stock)) == (view.pile, len(view.stock))


@pytest.mark.parametrize(
    ("game", "words"),
    [("gin", "knocked"), ("gin+draw.wall=dead+draw.takes=1", "dead hand"), ("gin+knock.limit=0", "went gin")],
)
def test_a_summary_says_how_each_deal_ended(game: str, words: str) -> None:
    for seed in range(40):
        table = tierce.Table(game, seats=2, seed=seed, names=NAMES[:2])
        bots = [make("greedy", seat) for seat in range(2)]
        while not table.over:
            table.play(bots[table.turn].choose(table.view(table.turn)))
        record = table.record()
        if words in summary(record, film(Table.replay(record)), Say(Words(), record.seats)):
            return
    raise AssertionError(f"no deal ended so: {words}")
