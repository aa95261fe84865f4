"""A server of its own for each test, and a browser that looks at it: as a desktop, and as a phone."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Response, expect, sync_playwright

import programs
from browser import serve
from forking import Forked
from serving import free_port, get, wait_until
from tierce.server.page import FOLDER

REFUSED: Final = r"(status of )?400 .*"
"""What a browser says of a form that was refused; tests that fill one in wrongly expect it."""
CUT = (
    r"WebSocket connection to .* failed",
    r"ERR_CONNECTION_(REFUSED|RESET)",
    r"ERR_CONTENT_LENGTH_MISMATCH",  # of what was on its way
    r"Failed to fetch",
)
"""What a browser says by itself when a server is gone."""
KEPT_OFF: Final = "Service Worker registration blocked"
HERE: Final = Path(__file__).parent
PATIENCE: Final = 30_000
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SWITCHES: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-domain-reliability",
    # The last two: each window would render a list of suggestions under an address bar that nobody sees.
    "--disable-features=OptimizationHints,MediaRouter,Translate,WebUIOmniboxPopup,WebUIOmniboxAimPopup",
    "--disable-sync",
    # A name in the house: over plain http no secure page, as 127.0.0.1 is one.
    "--host-resolver-rules=MAP tierce.home 127.0.0.1",
    "--no-first-run",
    "--no-default-browser-check",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever is in this folder drives a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


class House:
    """A server as a process of its own. It can be killed, and started again at the same port."""

    def __init__(self, folder: Path, seed: str, **environment: str) -> None:
        self.seed = seed
        self.database = folder / "tierce.db"
        self.output = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {**os.environ, "TIERCE_BOT_PAUSE": "0", **environment}
        self.start()

    def start(self) -> None:
        self.process = Forked(
            self.output, self.environment, serve.main, self.port, str(self.database), self.seed
        )
        wait_until(self.answers)

    def answers(self) -> bool:
        assert self.process.poll() is None, f"the server ended:\n{self.output.read_text()}"
        try:
            return get(f"{self.url}/health").is_success
        except httpx.TransportError:
            return False

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(30)

    def complaints(self) -> list[str]:
        """What it logged, but for the line that says where it is."""
        return [line for line in self.output.read_text().splitlines() if "tierce is at" not in line]


class Watch:
    """What a page complains of: errors on the console, uncaught errors, answers that are errors."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.expected: list[str] = [KEPT_OFF]

    def over(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)
        page.on("response", self._response)
        page.on("crash", lambda _: self.heard.append("the page crashed"))

    def expect(self, *patterns: str) -> None:
        """Complaints that a test brings about."""
        self.expected += patterns

    @property
    def complaints(self) -> list[str]:
        return [one for one in self.heard if not any(re.search(known, one) for known in self.expected)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _error(self, error: Error) -> None:
        self.heard.append(f"uncaught: {error}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self.heard.append(f"{response.status} {response.url}")


# Playwright runs an event loop while it is up, so it goes down before other modules have their turn.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The system's Chromium. Without it these tests fail: they are never skipped."""
    if not (FOLDER / "index.html").exists():
        pytest.fail(
            "The page is not built, so there is nothing to look at. Run `make test`, which builds it."
        )
    path = programs.chromium()
    if path is None:
        pytest.fail(f"The browser's tests need Chromium. {programs.NEEDED['Chromium'][2]}")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield found
        found.close()


def seldom(first: object, *others: object) -> list[Any]:
    """Cases of a test of which the first is always tried, and the others by `make slow`."""
    return [first, *(pytest.param(one, marks=pytest.mark.slow) for one in others)]


Start = Callable[..., House]
Open = Callable[..., Page]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts the test's server: ``start(seed=...)``, and settings by their names in the environment."""
    houses: list[House] = []

    def run(seed: object = 1, **environment: str) -> House:
        houses.append(House(tmp_path, str(seed), **environment))
        return houses[-1]

    yield run
    for house in houses:
        house.end()
        assert house.complaints() == []


@pytest.fixture
def house(start: Start) -> House:
    """A server like every other, for tests to which all tables are alike."""
    return start()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Listens to every page of the test, which fails if one complained."""
    watch = Watch()
    yield watch
    assert watch.complaints == []


@pytest.fixture
def open_page(browser: Browser, watch: Watch) -> Iterator[Open]:
    """A page in a browser profile of its own: ``open_page(**PHONE)``."""
    contexts = []

    def new(**like: Any) -> Page:
        # Each profile would keep the whole page on its disk, to see it for the length of a test.
        usual = {"reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}
        context = browser.new_context(**{**usual, **like})
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        watch.over(page)
        return page

    yield new
    for context in contexts:
        context.close()


@pytest.fixture
def desktop(open_page: Open) -> Page:
    return open_page(**DESKTOP)


@pytest.fixture
def phone(open_page: Open) -> Page:
    return open_page(**PHONE)
