"""Whole deals at the terminal's table, played by keys alone from what the screen offers."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot

from tierce.bots import make
from tierce.cli.book import rules_text
from tierce.cli.options import rules_of
from tierce.cli.tui.app import PlayApp
from tierce.cli.tui.say import Say
from tierce.cli.tui.screens import Chooser, Sheet
from tierce.cli.tui.session import Session
from tierce.game.actions import Action, EndTurn
from tierce.game.scoring import count
from tierce.rules import KNOBS, RulesError
from tierce.rules.answers import Number
from tierce.table import Record, Table
from tierce.words import Words

NAMES = ("You", "Boris", "Chen", "Dora", "Emil", "Farah")


def table(
    *house_rules: str,
    seats: int = 4,
    seed: int = 1,
    kinds: tuple[str, ...] = ("greedy", "random"),
    save: Path | None = None,
    letters: bool = False,
) -> PlayApp:
    """A match with bots that do not pause."""
    rules, names = rules_of("penang", house_rules, seats), NAMES[:seats]
    bots = {seat: make(kinds[seat % len(kinds)], seed * 10 + seat) for seat in range(1, seats)}
    session = Session(rules, names, bots, seed=seed, save=save)
    say = Say(Words(), names, 0, letters=letters)
    return PlayApp(session, say, rules_text(rules, Words(), seats), pause=0)


class Keys:
    """A person who knows only the keys."""

    def __init__(self, app: PlayApp, pilot: Pilot[None], seed: int) -> None:
        self.app, self.pilot, self.rng = app, pilot, random.Random(seed)
        self.pressed: set[str] = set()

    async def press(self, *keys: str) -> None:
        self.pressed |= set(keys)
        await self.pilot.press(*keys)

    async def my_turn(self) -> bool:
        """Wait for the bots; whether it is my turn then, and not the end of the deal."""
        session = self.app.session
        for _ in range(2000):
            if session.my_turn:
                return True
            if session.view.over and isinstance(self.app.screen, Sheet):
                return False
            await asyncio.sleep(0.005)
        raise AssertionError("the bots never came to an end")

    def over(self) -> bool:
        """Whether my turn has ended."""
        return self.app.session.view.over or not self.app.session.my_turn

    async def choose(self, step: Action) -> None:
        """Walk to the cards of a step and choose them."""
        hand = self.app.arrangement
        for card in step.cards:
            held = next(one for one in hand.cards if one.card is card and one not in hand.chosen)
            way = hand.cards.index(held) - hand.cards.index(hand.current or held)
            await self.press(*["right" if way > 0 else "left"] * abs(way), "space")
        assert list(hand.picked) == sorted(step.cards)

    async def turn(self) -> None:
        """One to three steps, then the end of the turn."""
        app, session = self.app, self.app.session
        for _ in range(self.rng.randint(1, 3)):
            steps = [step for step in session.view.steps if step.cards]
            if not steps or not session.my_turn:
                break
            step = self.rng.choice(steps)
            before = len(session.table.draft)
            await self.choose(step)
            assert app.ways, f"{step} is legal and the screen knows no way"
            await self.carry_out(step)
            if self.over():
                return
            assert len(session.table.draft) > before, str(app.part("message").render())
            if self.rng.random() < 0.1:
                await self.press("u")
                assert len(session.table.draft) == before or len(app.ways) > 1
                await self.press("escape")
        while session.my_turn and EndTurn() not in session.view.steps:
            if not await self.one_more():
                return
        await self.press("e")

    async def carry_out(self, step: Action) -> None:
        """Press the key of the step's verb, or Enter, or go to the meld; choose when asked."""
        number = getattr(step, "meld", None)
        if number is not None and self.rng.random() < 0.3:
            await self.press("tab")
            melds = self.app.melds
            for _ in range(len(self.app.session.view.table)):
                if melds.cursor == number:
                    break
                await self.press("right")
            await self.press("space")
        else:
            verb = {"meld": "m", "lay": "l", "swap": "j"}[step.verb]
            await self.press(self.rng.choice([verb, "enter"]))
        if isinstance(self.app.screen, Chooser):
            options = len(self.app.screen.options)
            assert options > 1
            if self.rng.random() < 0.5:
                await self.press(*["down"] * self.rng.randrange(options), "enter")
            else:
                await self.press(str(self.rng.randint(1, min(9, options))))
        await self.press("h")

    async def one_more(self) -> bool:
        """The turn cannot end yet: play something that is an action; whether there was something."""
        view = self.app.session.view
        acting = [step for step in view.steps if step.verb in ("meld", "lay")] or [
            step for step in view.steps if step.cards
        ]
        if not acting:
            await self.press("e" if any(step.verb == "dead" for step in view.steps) else "U")
            return self.app.session.my_turn
        await self.press("escape")
        step = self.rng.choice(acting)
        await self.choose(step)
        await self.carry_out(step)
        return True

    async def deal(self) -> None:
        """A whole deal."""
        turns = 0
        while await self.my_turn():
            await self.turn()
            turns += 1
            assert turns < 100


async def a_few_turns(*seconds: float) -> None:
    """Let everything that a key sets going come to its end, without a clock."""
    for _ in range(30):
        await asyncio.sleep(0)


def plain(screen: Sheet) -> str:
    """What a sheet says."""
    console = Console(width=108, color_system=None)
    with console.capture() as said:
        console.print(screen.body() if callable(screen.body) else screen.body)
    return said.get()


@pytest.mark.parametrize(
    ("seed", "size", "house_rules", "seats"),
    [
        (1, (80, 24), (), 4),
        (2, (120, 40), (), 3),
        (3, (80, 24), (), 6),
        (4, (120, 40), ("melds.circular=yes", "swap.use=any", "values.joker_in_hand=doubles_hand"), 4),
        (5, (80, 24), ("swap.from_set=square", "idle.auto_dead=no", "score.no_passport=double"), 5),
        (6, (80, 24), ("wild.rebind=slide", "idle.voluntary_dead=yes", "match.kind=independent"), 2),
    ],
)
def test_a_deal_by_keys_alone(
    seed: int,
    size: tuple[int, int],
    house_rules: tuple[str, ...],
    seats: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", a_few_turns)
    asyncio.run(_deal(seed, size, house_rules, seats, tmp_path / "match.rhh"))


def drawn(seed: int, seats: int) -> tuple[str, ...]:
    """Some house rules by lot that can be played by so many."""
    rng = random.Random(seed)
    while True:
        said = []
        for path in rng.sample(sorted(KNOBS), 8):
            kind = KNOBS[path].kind
            answers = list(kind.choices)
            if isinstance(kind, Number) and not kind.only:
                answers.append(str(rng.randint(kind.low, kind.high)))
            if answers and path not in ("deal.hand_size", "deck.packs"):
                said.append(f"{path}={rng.choice(answers)}")
        try:
            rules_of("penang", said, seats).at(seats)
        except RulesError:
            continue
        return tuple(said)


@pytest.mark.parametrize("seed", [14, 16, 17])
def test_a_deal_by_keys_alone_under_rules_by_lot(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("textual.app.wait_for_idle", a_few_turns)
    rules = ("deal.hand_size=13", *drawn(seed, 3))
    asyncio.run(_deal(seed, (80, 24), rules, 3, tmp_path / "match.rhh"))


async def _deal(
    seed: int, size: tuple[int, int], house_rules: tuple[str, ...], seats: int, save: Path
) -> None:
    app = table(*house_rules, seed=seed, seats=seats, save=save)
    async with app.run_test(size=size) as pilot:
        keys = Keys(app, pilot, seed)
        await keys.deal()
        view, row = app.session.view, app.session.match.rows[-1]
        assert isinstance(app.screen, Sheet)
        said = plain(app.screen)
        if view.terms.deal.aside_shown_after:
            assert "set aside" in said
        for seat, hand in enumerate(view.hands):
            told = count(
                hand, view.terms, no_passport=view.result is not None and view.result.no_passport[seat]
            )
            assert row.scores[seat] == told.score * row.factor
            assert NAMES[seat] in said
            for card, points in told.cards:
                assert f"{app.faces.short(card)} {points}" in said
        await keys.press("s")
        assert str(row.scores[0]) in plain(app.screen)
        await keys.press("escape", "enter")
        if not app.session.match.over:
            await keys.my_turn()
            assert app.session.deal == 2
    again = Table.replay(Record.from_text(save.read_text()))
    assert again.match.rows[0].scores == row.scores
