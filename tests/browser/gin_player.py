"""A person at a table of gin: what may be done is read from the page, what is worth it thought of here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import Locator, Page

from browser.look import look
from browser.player import Held, Person, Typist, runs
from browser.rami_player import named
from browser.tongue import RANKS

MAY_KNOCK: Final = "you may knock with it"
KNOCK: Final = re.compile(r"^(?:Gin )?(?:Knock|Gin), throwing .*?(?:: (\d+) left)?$")
MOST_TURNS: Final = 120


class GinPerson(Person):
    """Somebody who plays gin with a pointer."""

    def __init__(self, page: Page, *, taps: bool = False, seed: int = 0) -> None:
        super().__init__(page, taps=taps, seed=seed)
        self.stock = page.locator("[data-draw]")
        self.top = page.locator("[data-top]")
        self.happened: set[str] = set()
        """Which phases and words of the game this person has met."""

    # -- the hand ------------------------------------------------------------------------------------------

    def act(self, command: str) -> Locator:
        """A big button."""
        return self.page.locator(f"[data-act={command}]")

    def do(self, command: str) -> None:
        """Press a big button, and see the table after it."""
        before = self.version
        self.push(command)
        self.shown_after(before)

    def push(self, command: str) -> None:
        self.press(self.act(command))

    def draw(self) -> None:
        """By the button, or by the stock itself."""
        if self.whim.random() < 0.5:
            self.push("draw")
        else:
            self.press(self.stock)

    def take(self) -> None:
        if self.whim.random() < 0.5:
            self.push("take")
        else:
            self.press(self.top)

    def press_landing(self) -> None:
        """On a meld that takes the chosen card."""
        self.press(self.page.locator(".land").first)

    def sort_best(self) -> None:
        self.press(self.page.locator("[data-sort=best]"))

    # -- the eyes ------------------------------------------------------------------------------------------

    @property
    def names(self) -> list[str]:
        """The cards of the hand, each with all that is said of it."""
        return [button.name for button in look(self.tray).all("button")]

    @property
    def deadwood(self) -> tuple[int, int]:
        """What the meter says: what the hand would keep, and what a knocker may keep."""
        meter = self.page.locator("[data-deadwood]")
        return int(meter.get_attribute("data-deadwood") or ""), int(meter.get_attribute("data-limit") or "")

    def offers(self, command: str) -> bool:
        return self.page.locator(f"[data-act={command}]:not([aria-disabled=true])").count() > 0

    @property
    def top_card(self) -> Held:
        return Held(named(self.top.get_attribute("data-top") or ""), False, False)

    # -- playing -------------------------------------------------------------------------------------------

    def play_turn(self) -> None:
        """Whatever is to be done now: one step, or a draw with what follows it."""
        if self.page.locator("[data-act=pass]").count():
            self.happened.add("offer")
            self.answer_offer()
        elif self.page.locator("[data-act=done]").count():
            self.happened.add("layoff")
            self.lay_off()
            return
        elif self.page.locator("[data-act=draw]").count():
            self.begin()
        if self.my_turn and self.page.locator("[data-act=discard]").count():
            self.finish()

    def answer_offer(self) -> None:
        if self.offers("take") and self.wants(self.top_card):
            before = self.version
            self.take()
            self.shown_after(before)
        else:
            self.do("pass")

    def begin(self) -> None:
        """Take the top discard where it makes a meld, else draw."""
        before = self.version
        if self.offers("take") and self.wants(self.top_card):
            self.done.append("Take")
            self.take()
        else:
            self.done.append("Draw")
            self.draw()
        self.shown_after(before)

    def wants(self, card: Held) -> bool:
        """Whether a card has a part in a meld, or leaves less than now."""
        hand = self.hand
        return least([*hand, card], thrown=True) < least(hand) - 2

    def finish(self) -> None:
        """Knock if the page says that one may, with what leaves the least; else discard."""
        knocks = [place for place, name in enumerate(self.names) if MAY_KNOCK in name]
        if knocks and self.knock(knocks):
            return
        hand = self.hand
        lifted = self.page.locator("[data-undo]:not([aria-disabled=true])").count() > 0
        places = sorted(
            range(len(hand)), key=lambda at: least([*hand[:at], *hand[at + 1 :]]) * 20 - worth(hand[at])
        )
        for place in places[: 2 if lifted else 1]:
            self.select([place])
            before = self.version
            self.push("discard")
            self.page.locator("[role=toolbar]:not([data-busy])").wait_for()
            if not self.alert:
                self.shown_after(before)
                self.done.append("Discard")
                return
            assert "back" in self.alert or "taken" in self.alert, self.alert
        raise AssertionError(self.alert)

    @property
    def alert(self) -> str:
        found = self.bar.get_by_role("alert")
        return found.inner_text() if found.count() else ""

    def knock(self, places: Sequence[int]) -> bool:
        """Knock with the card that leaves the least; of several ways the first."""
        left: dict[int, int] = {}
        for place in places:
            self.select([place])
            said = KNOCK.match(look(self.act("knock")).one("button").name)
            assert said, look(self.act("knock")).one("button").name
            left[place] = int(said[1] or 0)
        best = min(left, key=left.__getitem__)
        assert left[best] == self.deadwood[0], (left, self.deadwood)
        self.select([best])
        before = self.version
        self.push("knock")
        if self.dialog.count():
            self.happened.add("ways")
            ways = [button.name for button in look(self.dialog).all("button")[1:]]
            assert ways[0].startswith("the least: "), ways
            self.pick(0)
        self.shown_after(before)
        self.done.append("Knock" if left[best] else "Gin")
        self.happened.add("knock" if left[best] else "gin")
        return True

    def lay_off(self) -> None:
        """Lay off whatever fits, by the button or on the meld itself, and show the hand."""
        while self.my_turn:
            fitting = [place for place, held in enumerate(self.hand) if held.fits]
            if not fitting:
                break
            self.select(fitting[:1])
            before = self.version
            if self.whim.random() < 0.5:
                self.press_landing()
            else:
                self.push("lay")
            if self.dialog.count():
                self.pick(0)
            self.shown_after(before)
            self.done.append("Lay")
            self.happened.add("lay")
        self.do("done")
        self.done.append("Done")

    def play_deal(self) -> None:  # type: ignore[override]
        """Play until the deal is over."""
        for _ in range(MOST_TURNS):
            if not self.wait_for_my_turn():
                return
            self.play_turn()
        raise AssertionError("the deal does not end")


class GinTypist(Typist, GinPerson):
    """The same by keyboard alone."""

    KEYS: Final = {
        "draw": "d",
        "take": "f",
        "pass": "n",
        "discard": "x",
        "knock": "k",
        "lay": "l",
        "done": "n",
    }

    def push(self, command: str) -> None:
        self.page.keyboard.press(self.KEYS[command])

    def draw(self) -> None:
        self.push("draw")

    def take(self) -> None:
        self.push("take")

    def press_landing(self) -> None:
        """To the table, where the meld that takes the card has the focus, and Enter."""
        self.page.keyboard.press("t")
        self.page.keyboard.press("Enter")

    def sort_best(self) -> None:
        self.page.keyboard.press("o")

    def pick(self, way: int) -> None:
        """The best way has the focus when the question comes up."""
        if way:
            super().pick(way)
        else:
            self.page.keyboard.press("Enter")


# -- what a hand is worth ----------------------------------------------------------------------------------


def worth(card: Held) -> int:
    """What a card counts as deadwood."""
    return min(RANKS.index(card.rank) + 1, 10)


def groups(hand: Sequence[Held]) -> Iterator[frozenset[int]]:
    """Places of cards that make a meld: runs with the ace low, and sets."""
    for places in runs(hand, range(len(hand))):
        ranks = [hand[place].rank for place in places]
        if not ("ace" in ranks and "king" in ranks):
            yield frozenset(places)
    for rank in RANKS:
        its = [place for place, held in enumerate(hand) if held.rank == rank]
        if len(its) >= 3:
            yield frozenset(its)
        if len(its) == 4:
            yield from (frozenset(its) - {one} for one in its)


def least(hand: Sequence[Held], *, thrown: bool = False) -> int:
    """The least deadwood of a hand; ``thrown``: with one card too many, which is thrown."""
    melds = list(groups(hand))

    def search(free: frozenset[int], start: int) -> int:
        left = [worth(hand[place]) for place in free]
        best = sum(left) - (max(left, default=0) if thrown else 0)
        for at in range(start, len(melds)):
            if melds[at] <= free:
                best = min(best, search(free - melds[at], at + 1))
        return best

    return search(frozenset(range(len(hand))), 0)
