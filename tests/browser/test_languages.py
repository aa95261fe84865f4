"""The page in the languages it speaks: whole deals in Arabic, nothing unsaid, every text in its place."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Open, Start, seldom
from browser.player import Person
from browser.rami_player import RamiPerson

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
