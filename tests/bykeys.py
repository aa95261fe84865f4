"""A person at the terminal's table who knows only the keys: whole deals of the tests are played so."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.screen import Screen

from tierce.bots import make
from tierce.cli.book import house_rules_text, rules_text
from tierce.cli.housefile import rules_of
from tierce.cli.tui.app import PlayApp
from tierce.cli.tui.borrowing import BorrowScreen
from tierce.cli.tui.holding import Showing, big_gins, knocks, least, shows
from tierce.cli.tui.say import Say
from tierce.cli.tui.screens import Chooser, Sheet
from tierce.cli.tui.session import Session
from tierce.game import engine
from tierce.game.actions import (
    Action,
    BigGin,
    Borrow,
    Discard,
    Done,
    Draw,
    EndTurn,
    Knock,
    LayOff,
    Pass,
    Take,
    Touch,
)
from tierce.game.policies.borrow import slots_meant
from tierce.rules import RulesError, load
from tierce.rules.answers import Number
from tierce.words import Words

NAMES = ("You", "Boris", "Chen", "Dora", "Emil", "Farah")


def table(
    *house_rules: str,
    game: str = "penang",
    seats: int = 4,
    seed: int = 1,
    kinds: tuple[str, ...] = ("greedy", "random"),
    save: Path | None = None,
    letters: bool = False,
) -> PlayApp:
    """A match with bots that do not pause."""
    rules, names = rules_of(game, house_rules, seats), NAMES[:seats]
    bots = {seat: make(kinds[seat % len(kinds)], seed * 10 + seat) for seat in range(1, seats)}
    session = Session(rules, names, bots, seed=seed, save=save)
    say = Say(Words(), names, 0, letters=letters)
    house = house_rules_text(rules, Words()) if rules.changes else None
    return PlayApp(session, say, rules_text(rules, Words(), seats), pause=0, house_rules=house)


class Keys:
    """A person who knows only the keys."""

    def __init__(self, app: PlayApp, pilot: Pilot[None], seed: int) -> None:
        self.app, self.pilot, self.rng = app, pilot, random.Random(seed)
        self.pressed: set[str] = set()

    async def press(self, *keys: str) -> None:
        self.pressed |= set(keys)
        await self.pilot.press(*keys)

    async def begin(self) -> None:
        """Read the house rules, where there are any."""
        if isinstance(self.app.screen, Sheet):
            await self.press("enter")

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
        await self.begin()
        turns = 0
        while await self.my_turn():
            await self.turn()
            turns += 1
            assert turns < 100


class RamiKeys(Keys):
    """A person who draws and discards. What to do is thought of by a bot; every key is the person's own."""

    def __init__(self, app: PlayApp, pilot: Pilot[None], seed: int) -> None:
        super().__init__(app, pilot, seed)
        self.brain = make("greedy", seed)
        self.verbs: set[str] = set()

    async def turn(self) -> None:
        """Everything up to the discard, with a step taken back and done again now and then."""
        session = self.app.session
        while session.my_turn:
            action = self.brain.choose(session.view)
            assert engine.check_step(session.view.state, action) is None
            self.verbs.add(action.verb)
            before = session.table.state
            await self.carry_out(action)
            told = str(self.app.part("message").render())
            if isinstance(action, Draw | Discard):
                assert session.table.state != before, (str(action), told)
                continue
            played = [str(step) for step in session.table.draft]
            meant = engine.apply_step(before, action).state
            assert session.table.state == meant, (str(action), played, told)
            if self.rng.random() < 0.2:
                after = session.table.state
                await self.press("u")
                assert session.table.state == before
                await self.press("r")
                assert session.table.state == after

    async def carry_out(self, step: Action) -> None:
        """Press what plays this step."""
        if self.app.arrangement.chosen:
            await self.press("escape")
        match step:
            case Draw():
                await self.press(self.rng.choice(["d", "enter"]))
            case Take():
                await self.press("f")
            case Touch():
                await self.press("y")
            case Borrow():
                await self.borrow(step)
            case Discard():
                await self.choose(step)
                if step.carte:
                    await self.press("k")
                await self.press("enter" if not self.app.ways and self.rng.random() < 0.5 else "x")
            case _:
                await self.choose(step)
                await self.press({"meld": "m", "lay": "l", "swap": "j"}[step.verb])
                if isinstance(self.app.screen, Chooser):
                    words = [said for _, said in self.app.screen.options]
                    await self.press(*["down"] * words.index(str(step)), "enter")

    async def borrow(self, step: Borrow) -> None:
        """To the meld, to its cards, and back with them."""
        await self.press("b")
        for _ in range(len(self.app.session.view.table)):
            if self.app.melds.cursor == step.meld:
                break
            await self.press("right")
        await self.press("space")
        screen = self.app.screen
        assert isinstance(screen, BorrowScreen)
        meld = self.app.session.view.table[step.meld - 1].meld
        wanted = {screen.held[slot] for slot in slots_meant(meld, step.laid, step.end)[0]}
        for held in screen.held:
            if (held in wanted) != (held in screen.cards.chosen):
                await self.press("space")
            await self.press("right")
        await self.press("enter")


class GinKeys(Keys):
    """A person who holds melds back and knocks. A bot thinks of what to do; every key is the person's own."""

    def __init__(self, app: PlayApp, pilot: Pilot[None], seed: int, kind: str = "keeper") -> None:
        super().__init__(app, pilot, seed)
        self.brain = make(kind, seed)
        self.verbs: set[str] = set()

    async def turn(self) -> None:
        """One act after the other, with a lay-off taken back and done again now and then."""
        session = self.app.session
        while session.my_turn:
            action = self.brain.choose(session.view)
            self.verbs.add(action.verb)
            before, seq = session.table.state, session.table.seq
            await self.carry_out(action)
            after, told = session.table.state, str(self.app.part("message").render())
            assert after != before, (str(action), told)
            if isinstance(action, Take | LayOff):
                assert after == engine.apply(before, action).state, (str(action), told)
            else:
                done = [engine.stated(before, one.event) for one in session.table.log(seq)]
                assert action in done, (str(action), told)
            if isinstance(action, LayOff):
                await self.press("u")
                assert session.table.state == before
                await self.press("r")
                assert session.table.state == after

    async def carry_out(self, step: Action) -> None:
        """Press what plays this step."""
        if self.app.arrangement.chosen:
            await self.press("escape")
        view = self.app.session.view
        match step:
            case Draw():
                await self.press(self.rng.choice(["d", "enter"]))
            case Take():
                await self.press("f")
            case Pass():
                await self.press("n")
            case Discard():
                await self.choose(step)
                await self.press("x")
            case Knock(card=card):
                await self.choose(Discard(card))
                await self.show(step, knocks(view, card), "k")
            case BigGin():
                await self.show(step, big_gins(view), "b")
            case Done():
                await self.show(step, shows(view), "n")
            case _:
                await self.lay(step)

    async def show(self, step: Action, ways: Sequence[Showing], key: str) -> None:
        """Show the hand; choose the melds where they are asked for, or others than the best."""
        await self.press(key if step in least(ways, self.app.session.view) else "w")
        if isinstance(self.app.screen, Chooser):
            assert len(self.app.screen.options) == len(ways) > 1
            await self.press(*["down"] * ways.index(step), "enter")

    async def lay(self, step: Action) -> None:
        """Choose the card, then press the key or go to the meld; choose when asked."""
        await self.choose(step)
        if self.rng.random() < 0.5:
            await self.press("tab")
            while self.app.melds.cursor != getattr(step, "meld", 0):
                await self.press("right")
            await self.press("space")
        else:
            await self.press(self.rng.choice(["l", "enter"]))
        if isinstance(self.app.screen, Chooser):
            words = [said for _, said in self.app.screen.options]
            await self.press(*["down"] * words.index(str(step)), "enter")
        await self.press("h")

    async def match(self) -> None:
        """Deal after deal to the end of the match."""
        while True:
            await self.deal()
            if self.app.session.match.over:
                return
            await self.press("enter")


async def a_few_turns(*seconds: float) -> None:
    """Let everything that a key sets going come to its end, without a clock."""
    for _ in range(120):
        await asyncio.sleep(0)


def plain(screen: Screen[Any]) -> str:
    """What a sheet says."""
    assert isinstance(screen, Sheet), screen
    console = Console(width=108, color_system=None)
    with console.capture() as said:
        console.print(screen.body() if callable(screen.body) else screen.body)
    return said.get()


def drawn(game: str, seed: int, seats: int) -> tuple[str, ...]:
    """Some house rules by lot that can be played by so many."""
    rng, knobs = random.Random(seed), load(game).knobs
    while True:
        said = []
        for path in rng.sample(sorted(knobs), 8):
            kind = knobs[path].kind
            answers = list(kind.choices)
            if isinstance(kind, Number) and not kind.only:
                answers.append(str(rng.randint(kind.low, kind.high)))
            if answers and path not in ("deal.hand_size", "deck.packs"):
                said.append(f"{path}={rng.choice(answers)}")
        try:
            rules_of(game, said, seats).at(seats)
        except RulesError:
            continue
        return tuple(said)
