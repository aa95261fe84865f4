"""The page in the languages it speaks: whole deals in Arabic, nothing unsaid, every text in its place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PHONE, Open, Start, Watch, seldom
from browser.friends import violations
from browser.look import ISOLATES
from browser.player import Person
from browser.pseudo import Bracketed
from browser.rami_player import RamiPerson
from tierce.words import Words, languages

LATIN = re.compile("[0-9]")
EASTERN = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


LEFTS = "some => some.map(one => one.getBoundingClientRect().left)"
"""Where each begins, from the left."""
RUNS = """runs => runs.map(run =>
    [...run.querySelectorAll("[data-slot]")].map(one => one.getBoundingClientRect().left))"""


def reads_from_the_right(page: Page) -> None:
    """The page does, the cards do not."""
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]
    for slots in page.locator("[data-meld][data-kind=run]").evaluate_all(RUNS):
        assert slots == sorted(slots)


@pytest.mark.parametrize("kind", seldom(Person, RamiPerson))
def test_a_whole_deal_in_arabic(kind: type[Person], start: Start, open_page: Open) -> None:
    """Right to left, with the digits of the Arabic east; the seats and the cards lie as ever."""
    page = open_page(**PHONE, locale="ar")
    person = kind(page, taps=True, seed=1, language="ar")
    person.open_lobby(start("arabic").url)
    person.watch_at_once()
    person.open_settings()
    person.reach(person.dialog.locator("[data-like=digits]"))
    with page.expect_navigation():
        page.keyboard.press("ArrowDown")
    if kind is RamiPerson:
        person.choose_game(
            person.tongue.text("family-rami"), person.tongue.text("preset-rami51").translate(EASTERN)
        )
    person.deal()
    reads_from_the_right(page)
    tray = person.tray.get_by_role("button").evaluate_all(LEFTS)[:5]
    assert tray == sorted(tray)
    seen = 0
    while person.wait_for_my_turn():
        person.play_turn()
        reads_from_the_right(page)
        seen += 1
    assert seen > 0
    said = page.locator("[data-deal-over]").inner_text()
    assert re.search("[٠-٩]", said)
    assert not LATIN.search(re.sub(r"\d+[♠♥♦♣]|[A-D]\d+(\.\d+)*", "", said)), said


# -- nothing but the catalogue ------------------------------------------------------------------------------


NO_TEXT = {"tierce", "Ctrl Z", "Ctrl ← →", *(Words(one).text("language-name") for one in languages())}
"""Names: of the program, of keys, of each language in itself."""
FORMATTED = re.compile(r"[A-Z][a-z]{2} \d+, \d{4}, .*|now|.* ago|\w+ and \w+")
"""Dates, times and lists are written by the browser, in the language of the page."""


class Walk:
    """Somebody who looks at every place of the page while it speaks in brackets."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.dialog = page.get_by_role("dialog")
        self.bracketed = Bracketed(page)
        self.bare: dict[str, set[str]] = {}

    def look(self, where: str) -> None:
        self.page.wait_for_load_state("networkidle")
        left = {text for text in self.bracketed.unsaid() - NO_TEXT if not FORMATTED.fullmatch(text)}
        if left:
            self.bare[where] = left

    def open(self, button: Locator, where: str) -> None:
        """A dialog, all its parts unfolded."""
        button.first.tap()
        self.dialog.wait_for()
        self.unfold(self.dialog)
        self.look(where)
        self.dialog.get_by_role("button", name="Close").first.tap()

    def unfold(self, within: Locator) -> None:
        for part in within.locator("details:not([open]) > summary:visible").all()[::-1]:
            part.tap()

    def table(self) -> None:
        page = self.page
        page.locator("[data-my-turn]").wait_for()
        self.look("table")
        page.locator("[data-primary]").dispatch_event("click")
        page.get_by_role("button", name="ace").or_(page.get_by_role("button", name="2")).first.tap()
        self.look("a chosen card")
        page.locator("[data-hint]").tap()
        for _ in range(2):
            page.locator("[data-hint-more]").tap()
        page.locator("[data-hint-choose], [data-hint-close]").first.wait_for()
        self.look("hint")
        for name in ("Players", "Rules", "Scores", "Counts", "Log", "Settings"):
            self.open(page.get_by_role("navigation").get_by_role("button", name=name), name)
        page.locator("[data-other-view]").press("Enter")
        self.look("lists")
        page.locator("[data-other-view]").press("Enter")

    def first_page(self) -> None:
        page = self.page
        page.get_by_role("button", name="Deal the cards").wait_for()
        self.look("first page")
        page.get_by_text("Play with friends").tap()
        self.unfold(page.locator("main"))
        self.look("a table for friends")
        for name in ("Settings", "Help"):
            self.open(page.get_by_role("button", name=name), name)


def test_the_page_says_nothing_of_its_own(start: Start, open_page: Open, watch: Watch) -> None:
    """Every word on it comes from the catalogue, or was sent by the server."""
    page = open_page(**PHONE)
    person = Person(page, taps=True, seed=1)
    house = start("brackets")
    person.sit_down(house.url, seats=2)
    walk = Walk(page)
    page.reload()
    walk.table()
    walk.bracketed.end()
    page.reload()
    person.play_deal()
    walk.bracketed.begin()
    page.reload()
    page.locator("[data-deal-over]").wait_for()
    walk.look("deal over")
    page.locator("[data-replay]").tap()
    page.wait_for_url("**/r/**")
    walk.look("replay")
    page.goto(f"{house.url}/me")
    walk.look("my page")
    page.goto(house.url)
    walk.first_page()
    watch.expect("403 .*", ".*status of 403.*")
    page.goto(f"{house.url}/t/nowhere")
    walk.look("no such table")
    assert not walk.bare


# -- every language has room ---------------------------------------------------------------------------------


CLIPPED = """() => [...document.querySelectorAll("button, a.button, label, summary, option")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => !one.closest(".sr, [inert], [data-card]"))
    .filter((one) => getComputedStyle(one).textOverflow !== "ellipsis")
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
    .map((one) => one.innerText)"""
"""The buttons and labels whose text has no room; but for cards, and for news that may end in dots."""
MESSAGE = re.compile(r"\{ ?\$|\b(do|panel|like|settings|list|hint|arrange)-[a-z]+(-[a-z]+)*\b")
"""What a text that is missing would show: its id, or what it is given."""


def fits(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    wide, high = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= high, "it scrolls sideways"
    assert page.evaluate(CLIPPED) == []
    assert not MESSAGE.search(page.locator("body").inner_text())


@pytest.mark.parametrize("width", seldom(390, 320))
@pytest.mark.parametrize("language", seldom("ar", *(one for one in languages() if one != "ar")))
def test_every_text_has_room(language: str, width: int, start: Start, open_page: Open) -> None:
    page = open_page(**{**PHONE, "viewport": {"width": width, "height": 844}}, locale=language)
    person = Person(page, taps=True, language=language)
    text = person.tongue.text
    person.open_lobby(start("room").url)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
    fits(page)
    person.open_settings()
    named = page.locator("[data-like=language] option:checked").inner_text().strip()
    name = text("language-name")
    assert ISOLATES.sub("", named) == (name if language == "en" else text("language-unreviewed", name=name))
    fits(page)
    person.close_dialog()
    person.deal()
    fits(page)
    for panel in ("panel-rules", "panel-scores", "panel-counts", "panel-log"):
        page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{text(panel)}")).tap()
        fits(page)
        person.close_dialog()
    person.press(person.tray.get_by_role("button").first)
    page.locator("[data-hint]").tap()
    page.locator("[data-hint-more]").wait_for()
    fits(page)
    page.locator("[data-other-view]").press("Enter")
    fits(page)
    assert violations(page) == []
