"""Lessons, taken by somebody who knows nothing and does what the guide says, word for word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import DESKTOP, PHONE, Open, Start, seldom
from browser.friends import violations
from browser.list_reader import ListReader
from browser.look import look
from browser.player import Person, Typist

GAMES = {"penang": "Penang Rummy", "rami51": "Rami 51"}
LEARNED = {
    "penang": ["A pure run", "Lay off", "Swap a joker"],
    "rami51": ["Draw", "Open with 51", "Discard", "Lay off"],
}
MOST_SAYINGS = 60
CHOOSE = re.compile(r"Choose (?P<cards>.+) in your hand(?P<only>, and nothing else)?\.$")
PRESS = re.compile(r"Press “(?P<name>.+)”\.$")
WAY = re.compile(r"Choose “(?P<name>.+)”\.$")


class Pupil:
    """Does what the guide says."""

    def __init__(self, person: Person) -> None:
        self.person, self.page = person, person.page
        self.coach = person.page.get_by_role("region", name="Your guide")
        self.heard: list[str] = []

    def begin(self, url: str, game: str) -> None:
        self.person.open_lobby(url)
        offer = self.page.get_by_role("region", name="First time? Play a guided deal")
        self.person.press(offer.get_by_role("button", name=GAMES[game]))
        self.page.wait_for_url("**/t/*")

    def goals(self) -> list[str]:
        return [one.words for one in look(self.coach).all("listitem")]

    def says(self) -> str:
        """What it says now, as it is read out."""
        self.page.locator("[data-phase][data-settled]").wait_for()
        return look(self.coach.locator(".says")).words

    def sayings(self) -> Iterator[str]:
        """What it says, one thing after the other, until it has said all."""
        for _ in range(MOST_SAYINGS):
            said = self.says()
            self.heard.append(said)
            if said.startswith("That is all you need"):
                return
            yield said
        raise AssertionError(f"it does not come to an end: {self.heard}")

    def obey(self, said: str) -> None:
        if " plays. Watch " in said:
            self.person.wait_for_my_turn()
        elif found := CHOOSE.search(said):
            self.choose(re.split(r",? and |, ", found["cards"]))
        elif found := WAY.search(said):
            self.play(self.person.dialog.get_by_role("button", name=found["name"]).first)
        elif found := PRESS.search(said):
            self.play(self.person.bar.get_by_role("button", name=found["name"]).first)
        elif "Press the big button" in said:
            self.person.press(self.person.main)
        else:
            assert "Press “Undo”" in said, said
            self.person.undo()

    def play(self, button: Locator) -> None:
        before = self.person.version
        self.person.press(button)
        self.person.shown_after(before)

    def choose(self, wanted: list[str]) -> None:
        """Exactly these cards: others are put back."""
        for place, held in enumerate(self.person.hand):
            if held.card in wanted:
                wanted.remove(held.card)
                if not held.chosen:
                    self.person.toggle(place)
            elif held.chosen:
                self.person.toggle(place)
        assert not wanted, f"the guide speaks of cards that are not there: {wanted}"

    def learn(self) -> None:
        for said in self.sayings():
            self.obey(said)


@pytest.mark.parametrize(
    "lesson",
    seldom(
        ("penang", Person, PHONE),
        ("rami51", Typist, DESKTOP),
        ("rami51", Person, PHONE),
        ("penang", Typist, DESKTOP),
    ),
)
def test_who_follows_the_guide_learns_all_of_it(
    start: Start, open_page: Open, lesson: tuple[str, type[Person], dict[str, Any]]
) -> None:
    game, kind, device = lesson
    page = open_page(**device)
    pupil = Pupil(kind(page, taps=device is PHONE))
    pupil.begin(start().url, game)
    expect(pupil.coach).to_be_visible()
    assert pupil.goals() == LEARNED[game]
    pupil.learn()
    assert pupil.goals() == [f"{goal}, done" for goal in LEARNED[game]]


def test_a_detour_is_no_dead_end_and_the_guide_can_be_sent_away(start: Start, open_page: Open) -> None:
    page = open_page(**DESKTOP)
    person = Person(page)
    pupil = Pupil(person)
    pupil.begin(start().url, "rami51")
    assert person.wait_for_my_turn()
    pupil.obey(pupil.says())
    # An opening that comes to nothing: the guide goes on from there, and the turn can be ended.
    hand = [held.card for held in person.hand]
    person.select([hand.index(f"{rank} of hearts") for rank in ("5", "6", "7")])
    assert person.play()
    expect(page.locator("[data-opening]").or_(page.locator(".meter")).first).to_contain_text("18 of 51")
    while "Each turn ends with a discard" not in (said := pupil.says()):
        pupil.obey(said)
    pupil.obey(said)
    # Away, also after a reload; and back again.
    person.press(pupil.coach.get_by_role("button", name="Hide the guide"))
    expect(pupil.coach.locator(".says")).to_have_count(0)
    page.reload()
    expect(pupil.coach.get_by_role("button", name="Show the guide")).to_be_visible()
    person.press(pupil.coach.get_by_role("button", name="Show the guide"))
    pupil.learn()
    assert all(goal.endswith(", done") for goal in pupil.goals())
    assert violations(page) == []


def test_the_guide_is_heard_and_the_deal_counts_for_nothing(start: Start, open_page: Open) -> None:
    page = open_page(**PHONE)
    pupil = Pupil(Person(page, taps=True))
    house = start()
    pupil.begin(house.url, "penang")
    said = pupil.says()
    expect(page.locator("[aria-live=polite]").filter(has_text=said)).to_have_count(1)
    assert violations(page) == []
    table = page.url.rpartition("/")[2]
    assert '_purpose = "lesson"' in page.request.get(f"{house.url}/api/tables/{table}/record.rhh").text()


@pytest.mark.slow
@pytest.mark.parametrize("game", LEARNED)
def test_the_guide_leads_through_the_lists_too(start: Start, open_page: Open, game: str) -> None:
    page = open_page(**DESKTOP)
    person = ListReader(page)
    pupil = Pupil(person)
    pupil.begin(start().url, game)
    pupil.coach.wait_for()
    person.to_lists()
    pupil.learn()
    person.wait_for_my_turn()
    person.press(page.get_by_role("button", name="Hint", exact=True))
    expect(page.get_by_role("region", name="Hint")).to_be_visible()
    assert violations(page) == []
