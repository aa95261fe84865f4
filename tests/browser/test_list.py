"""Whole deals played from the lists, and the story that a screen reader is told of them."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.access import check_everybody
from browser.conftest import House, Start
from browser.counted import check_counts
from browser.list_reader import ListReader, RamiListReader
from browser.player import Person
from browser.story import Story, check_record, check_sense
from browser.test_survives import record


def read(person: Person, story: Story, game: str, house: House) -> None:
    person.play_deal()
    check_counts(person.page)
    lines = check_sense(story)
    check_record(story, record(person.page, house))
    assert lines[0].startswith(f"{game}, deal 1: ")
    assert "Your turn" in " ".join(lines[:3])
    assert any(line.startswith("Done: Meld") for line in lines)
    assert "The deal ended" in lines[-1]


def test_a_deal_of_penang_from_the_lists(start: Start, desktop: Page) -> None:
    story = Story(desktop)
    person = ListReader(desktop, seed=2)
    house = start("lists")
    person.sit_down(house.url, seats=3)
    read(person, story, "Penang Rummy", house)
    assert person.next_deal()
    person.wait_for_my_turn()
    assert any(line.startswith("Penang Rummy, deal 2: 25 cards") for line in story.lines())
    person.select([0])
    check_everybody(desktop)


def test_a_deal_of_rami_from_the_lists(start: Start, desktop: Page) -> None:
    story = Story(desktop)
    person = RamiListReader(desktop, seed=1)
    house = start("lists")
    person.sit_down(house.url, 3, ["Greedy", "Random"], game="Rami 51")
    read(person, story, "Rami 51", house)
