"""How long the page lets a person wait: from the touch until its effect is seen, on a slow processor."""

from __future__ import annotations

import atexit
import os
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache, partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.rotation import Contender, Row

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import programs
from browser import laid
from browser.conftest import PHONE, SWITCHES, House
from browser.player import Person

SLOWER: Final = 4
"""So many times slower than this machine is the processor, as the browser plays it."""
LISTEN: Final = """() => {
    window.longest = 16;
    new PerformanceObserver((list) => {
        for (const event of list.getEntries())
            if (event.interactionId) window.longest = Math.max(window.longest, event.duration);
    }).observe({ type: "event", durationThreshold: 16 });
}"""
"""The browser's own measure, in steps of eight milliseconds; below sixteen it tells nothing."""
TAKE: Final = "() => { const found = window.longest; window.longest = 16; return found; }"
KEPT: Final = "AcKsTsJk"
"""The cards left in hand at the fullest table; some fit there."""


def rows() -> Iterator[Row]:
    """What is done most, with 25 cards in hand and with 26 melds on the table."""
    acts: dict[str, Callable[[random.Random], float]] = {
        "tap on a card of 25": lambda rng: session().tap(rng.randrange(25)),
        "sort 25 cards": lambda rng: session().sort(),
        "open and close the settings": lambda rng: session().settings(),
        "tap on a card that fits melds": lambda rng: session().fitting(rng.randrange(4)),
        "tap on a meld": lambda rng: session().meld(rng.randrange(26)),
    }
    for name, act in acts.items():
        yield Row(
            f"page, {name}",
            "milliseconds",
            (Contender("tierce", act),),
            f"On a phone of 390 x 844 points whose processor is {SLOWER} times slower than this one: from "
            "the touch until it is painted, the longer of two touches, as the browser measures it.",
        )


class Session:
    """A server, a browser, and two tables in it."""

    def __init__(self) -> None:
        """Open both tables on a slow phone."""
        self._open = ExitStack()
        atexit.register(self._open.close)
        # A browser has several processes, and a phone several cores.
        if hasattr(os, "sched_setaffinity"):
            pinned = os.sched_getaffinity(0)
            os.sched_setaffinity(0, range(os.cpu_count() or 1))
            self._open.callback(partial(os.sched_setaffinity, 0, pinned))
        house = House(Path(self._open.enter_context(tempfile.TemporaryDirectory())), "page")
        self._open.callback(house.end)
        playwright = self._open.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=programs.chromium(), args=SWITCHES)
        self._open.callback(browser.close)
        self._hand = Person(_phone(browser), taps=True)
        self._hand.sit_down(house.url, seats=3)
        self._laid = Person(_phone(browser), taps=True)
        laid.sit_at(self._laid.page, house, laid.played(laid.FULLEST, KEPT, {}))
        for page in (self._hand.page, self._laid.page):
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            page.evaluate(LISTEN)

    def tap(self, place: int) -> float:
        """Choose a card of the hand, and put it back."""
        return self._longest(self._hand.page, *[partial(self._hand.toggle, place)] * 2)

    def sort(self) -> float:
        """Sort the hand by rank, and by suit."""
        buttons = [self._hand.page.locator(f"[data-sort={by}]") for by in ("rank", "suit")]
        return self._longest(self._hand.page, *(partial(self._hand.press, one) for one in buttons))

    def settings(self) -> float:
        """Open the settings, and close them."""
        buttons = [
            self._hand.page.get_by_role("button", name="Settings"),
            self._hand.dialog.get_by_role("button", name="Close"),
        ]
        return self._longest(self._hand.page, *(partial(self._hand.press, one) for one in buttons))

    def fitting(self, place: int) -> float:
        """Choose a card for which melds show where it lands, and put it back."""
        return self._longest(self._laid.page, *[partial(self._laid.toggle, place)] * 2)

    def meld(self, number: int) -> float:
        """Tap on a meld, for which the cards of the hand that fit are shown, and leave it."""
        meld = self._laid.page.locator(".strip .whole").nth(number)
        return self._longest(self._laid.page, *[partial(self._laid.press, meld)] * 2)

    def _longest(self, page: Page, *touches: Callable[[], None]) -> float:
        page.evaluate(TAKE)
        for touch in touches:
            touch()
            page.wait_for_timeout(400)
        return float(page.evaluate(TAKE))


@cache
def session() -> Session:
    """The tables, for all rows."""
    return Session()


def _phone(browser: Browser) -> Page:
    context = browser.new_context(**PHONE, locale="en-GB", service_workers="block")
    return context.new_page()
