"""For everybody: each state of a table by day and by night, and whole deals in large letters."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.access import check_everybody, check_letters, large_letters
from browser.conftest import CUT, DESKTOP, PATIENCE, PHONE, Open, Start, Watch, seldom
from browser.counted import check_counts
from browser.player import Person
from browser.rami_player import RamiPerson, RamiTypist

LARGE = seldom(("Penang Rummy", PHONE), ("Rami 51", DESKTOP), ("Rami 51", PHONE), ("Penang Rummy", DESKTOP))


def panel(person: Person, name: str) -> None:
    person.press(person.page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{name}")))
    expect(person.dialog).to_be_visible()


def close(person: Person) -> None:
    person.press(person.dialog.get_by_role("button", name="Close"))


def test_each_state_of_a_table_is_for_everybody(start: Start, open_page: Open, watch: Watch) -> None:
    watch.expect(*CUT)
    desktop = open_page(**DESKTOP)
    house = start("e")
    person = RamiPerson(desktop, seed=1)
    person.sit_down(house.url, 3, ["Greedy", "Random"], game="Rami 51")
    person.play_turn()
    person.wait_for_my_turn()
    check_everybody(desktop)  # to draw
    panel(person, "Settings")
    for fold in person.dialog.locator("summary").all():
        person.press(fold)
    check_everybody(desktop)
    close(person)
    person.begin(bold=False)
    person.select([0, 1])
    person.press_anyway(person.main)
    expect(person.bar.get_by_role("alert")).not_to_be_empty()
    check_everybody(desktop)  # why not
    desktop.reload()
    person.wait_for_my_turn()
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Enter")
    expect(desktop.get_by_role("heading", name="Players")).to_be_visible()
    expect(desktop.locator("[aria-live], [role=status], [role=log]")).to_have_count(1)
    check_everybody(desktop)  # the lists
    watching = open_page(**DESKTOP)
    watching.goto(desktop.url)
    watching.locator("[data-watching]").wait_for()
    check_everybody(watching)
    house.end(signal.SIGKILL)
    expect(desktop.get_by_text("The line is cut. Reconnecting")).to_be_visible()
    check_everybody(desktop)
    house.start()
    desktop.locator("[data-line=open]").wait_for()


def test_a_key_of_ones_own_is_told_wherever_its_command_is(start: Start, desktop: Page) -> None:
    person = RamiTypist(desktop, seed=1)
    person.sit_down(start("e").url, 3, ["Greedy", "Random"], game="Rami 51")
    person.play_turn()
    person.wait_for_my_turn()
    panel(person, "Settings")
    person.press(person.dialog.locator("summary").last)
    said = person.dialog.get_by_role("status").last
    for key, answer in (("m", "meld"), ("1", "Only a letter"), ("g", "G now means")):
        if person.dialog.locator("[data-key-of=draw][aria-pressed=false]").count():
            person.press(person.dialog.locator("[data-key-of=draw]"))
        desktop.keyboard.press(key)
        expect(said).to_contain_text(re.compile(answer))
    desktop.keyboard.press("Escape")
    desktop.reload()
    person.wait_for_my_turn()
    expect(desktop.locator("[data-draw]")).to_have_attribute("aria-keyshortcuts", "g")
    desktop.keyboard.press("?")
    expect(person.dialog.locator("dl div").filter(has_text="draw").first.locator("kbd")).to_have_text("G")
    desktop.keyboard.press("Escape")
    before = person.version
    desktop.keyboard.press("d")
    expect(person.bar.get_by_role("alert")).to_be_empty()
    assert person.drawing
    desktop.keyboard.press("g")
    person.shown_after(before)
    assert not person.drawing


@pytest.fixture(scope="module")
def large(browser: Browser) -> Iterator[Browser]:
    found = large_letters(browser)
    yield found
    found.close()


@pytest.mark.parametrize("case", LARGE)
def test_a_deal_in_letters_of_twice_the_size(
    case: tuple[str, dict[str, Any]], start: Start, large: Browser, watch: Watch
) -> None:
    game, device = case
    house = start("large")
    context = large.new_context(**device, reduced_motion="reduce", locale="en-GB")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    watch.over(page)
    kind = RamiPerson if game == "Rami 51" else Person
    person = kind(page, taps=device is PHONE, seed=1)
    person.open_lobby(house.url)
    assert page.locator("html").evaluate("one => getComputedStyle(one).fontSize") == "32px"
    check_letters(page)
    person.ready_to_deal(house.url, 3, ["Greedy", "Greedy"], game=game if game == "Rami 51" else "")
    person.deal()
    for name in ("Settings", "Scores", "Rules", "Help"):
        panel(person, name)
        check_letters(page)
        close(person)
    while person.wait_for_my_turn():
        check_letters(page)
        person.play_turn()
    check_letters(page)
    check_counts(page)
    context.close()
