"""Hints: that something can be done, then where, then what; only where the table has them."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Open, Start, seldom
from browser.friends import come, link, sit, violations
from browser.player import Person, Typist


def ask(person: Person, button: str) -> None:
    """Tell me more: by the key, or by the button of this name."""
    if isinstance(person, Typist):
        person.page.keyboard.press("i")
    else:
        person.press(person.page.get_by_role("button", name=button, exact=True))


@pytest.mark.parametrize(
    "case",
    seldom(
        (Person, PHONE, "Penang Rummy", 0), (Typist, DESKTOP, "Rami 51", 0), (Person, PHONE, "Rami 51", 1)
    ),
)
def test_each_sentence_says_more_and_the_last_can_be_done(
    start: Start, open_page: Open, case: tuple[type[Person], dict[str, Any], str, int]
) -> None:
    kind, device, game, seed = case
    page = open_page(**device)
    person = kind(page, taps=device is PHONE)
    person.sit_down(start(seed).url, 3, game=game)
    if page.locator("[data-drawing]").count():
        person.press_main()
        page.locator("[data-phase]:not([data-drawing])").wait_for()
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_have_count(0)
    lay = page.locator("[data-card]").first.bounding_box()
    for count, button in enumerate(("Hint", "Where?", "What exactly?"), start=1):
        ask(person, button)
        expect(hint.locator("p")).to_have_count(count)
        expect(hint.locator("p").last).not_to_contain_text("Looking")
        heard = hint.locator("p").last.inner_text()
        expect(page.locator("[aria-live=polite]").filter(has_text=heard)).not_to_have_count(0)
    assert page.locator("[data-card]").first.bounding_box() == lay, "a hint moves the cards"
    assert violations(page) == []
    wanted = hint.locator("p").last.inner_text()
    person.press(hint.get_by_role("button", name="Choose these cards"))
    person.settled()
    says = page.locator("[data-discard], [data-primary]").filter(has_text=wanted).last
    person.press(says)
    expect(hint).to_have_count(0)
    page.locator("[role=toolbar]:not([data-busy])").wait_for()
    expect(page.get_by_role("alert")).to_have_text("")


@pytest.mark.slow
def test_there_is_none_in_anothers_turn_and_at_some_tables_never(start: Start, open_page: Open) -> None:
    house = start()
    mei, boris = Person(open_page(**DESKTOP)), Person(open_page(**DESKTOP))
    for hints in (True, False):
        mei.open_lobby(house.url)
        mei.press(mei.page.get_by_text("Play with friends", exact=True))
        mei.choose_seats(2)
        mei.write(mei.page.get_by_role("textbox", name="Your name"), "Mei")
        if not hints:
            mei.press(mei.page.locator("[data-manners] > summary"))
            mei.press(mei.page.get_by_role("checkbox", name="Hints"))
        mei.press(mei.page.get_by_role("button", name="Open the table and invite"))
        mei.page.wait_for_url("**/t/*")
        come(boris, link(mei.page))
        sit(boris, 2, "Boris")
        mei.press(mei.page.get_by_role("button", name="Deal the first cards"))
        for person in (mei, boris):
            person.page.locator("[data-phase=play]").wait_for()
            expect(person.page.get_by_role("button", name="Hint", exact=True)).to_have_count(int(hints))
        waits = boris if mei.my_turn else mei
        waits.page.keyboard.press("i")
        hint = waits.page.get_by_role("region", name="Hint")
        expect(hint.locator("p")).to_contain_text("is playing now" if hints else "plays without hints")
        if hints:
            waits.press(hint.get_by_role("button", name="Rule"))
            expect(waits.page.locator(".paragraph.shown").first).to_be_focused()
