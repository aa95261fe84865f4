"""Whole deals, played from the page by mouse, by finger and by keyboard, and their counts added up."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.access import check_everybody
from browser.conftest import REFUSED, Start, Watch, seldom
from browser.counted import check_counts, number
from browser.look import look
from browser.player import Person, Typist

SEEDS = seldom("one", "two", "three")


def play_and_count(person: Person) -> None:
    person.play_deal()
    check_counts(person.page)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deal_by_mouse(seed: str, start: Start, desktop: Page) -> None:
    person = Person(desktop, seed=1)
    person.sit_down(start(seed).url)
    play_and_count(person)
    assert person.next_deal()
    expect(desktop.get_by_role("heading", level=1)).to_have_text("Penang Rummy, deal 2")
    person.wait_for_my_turn()
    assert len(person.hand) == 20


@pytest.mark.parametrize("seed", SEEDS)
def test_a_deal_by_taps_with_dragging_off(seed: str, start: Start, phone: Page) -> None:
    person = Person(phone, taps=True, seed=2)
    house = start(seed)
    person.drag_nothing(house.url)
    person.sit_down(house.url)
    play_and_count(person)
    assert person.next_deal()
    person.wait_for_my_turn()
    assert len(person.hand) == 20


def test_a_deal_by_keyboard_alone(start: Start, desktop: Page) -> None:
    person = Typist(desktop, seed=3)
    person.minds_the_focus = True
    person.sit_down(start("four").url, seats=3, bots=["Greedy", "Greedy"])
    assert len(person.hand) == 25
    play_and_count(person)
    assert person.next_deal()
    person.wait_for_my_turn()


@pytest.mark.parametrize("seed", seldom(1, 2, 3))
def test_a_deal_under_house_rules_at_random(seed: int, start: Start, desktop: Page, watch: Watch) -> None:
    watch.expect(REFUSED)
    person = Person(desktop, seed=seed)
    person.open_lobby(start(seed).url)
    person.watch_at_once()
    person.choose_seats(person.whim.choice([2, 3, 4, 5]))
    assert len(person.house_rules(8)) == 8
    changes = person.changed()
    while person.put_right():
        changes = person.changed()
    print(changes)
    desktop.get_by_role("button", name="Rules").locator(".mark").filter(has_text=str(len(changes))).wait_for()
    play_and_count(person)


def test_a_short_match(start: Start, phone: Page) -> None:
    person = Person(phone, taps=True, seed=4)
    person.open_lobby(start("match").url)
    person.watch_at_once()
    person.choose_seats(2)
    person.open_rules()
    target = phone.locator("[data-knob='match.target']")
    person.write(target.get_by_role("spinbutton"), "50")
    person.deal()
    while True:
        play_and_count(person)
        if not person.next_deal():
            break
    sheet = look(phone.get_by_role("table").first)
    totals = {name.name: total.name for name, total in zip(
        sheet.all("row")[0].all("columnheader")[1:], sheet.all("row")[-1].all("cell"), strict=True
    )}  # fmt: skip
    points = {name: number(total) or 0 for name, total in totals.items()}
    assert max(points.values()) >= 50
    assert [name for name, total in totals.items() if "★" in total] == [
        name for name, total in points.items() if total == min(points.values())
    ]
    check_everybody(phone)
    person.press(phone.get_by_role("button", name="Rematch"))
    expect(phone.get_by_role("heading", level=1)).to_have_text("Penang Rummy, deal 1")
    expect(phone.get_by_role("button", name="Rules").locator(".mark")).to_have_text("1")
