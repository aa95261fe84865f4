"""Whole deals, played from the page by mouse, by finger and by keyboard, and their counts added up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import REFUSED, Start, Watch
from browser.look import Node, look
from browser.player import Person, Typist

SEEDS = ("one", "two", "three")


def check_counts(page: Page) -> dict[str, int]:
    """Every hand that the page counts adds up, and so does the score sheet. The scores by name."""
    scores = {}
    for part in page.locator("[data-count]").all():
        count = look(part)
        heading, *_ = count.all("heading")
        texts = [one.text for one in count.all("paragraph")]
        score = int(texts[0].removeprefix("Score: "))
        cards = [int(one.text.rpartition(": ")[2]) for one in count.all("listitem") if ": " in one.text]
        said = re.match(r"(?:(\d+) cards?, )?(\d+) points", texts[-1])
        assert said, texts
        assert (len(cards), sum(cards)) == (int(said[1] or 0), int(said[2]))
        assert score == worth(sum(cards), texts[-1])
        scores[(heading.name or heading.text).partition(" ★")[0]] = score
    check_sheet(look(page.get_by_role("table").first), scores)
    return scores


def worth(points: int, how: str) -> int:
    """What the sentence under a hand makes of its points."""
    if "doubled by jokers" in how:
        points *= 2
    if penalty := re.search(r"penalty (\d+)", how):
        points += int(penalty[1])
    if factor := re.search(r"times (\d+)", how):
        points *= int(factor[1])
    return points


def check_sheet(sheet: Node, scores: dict[str, int]) -> None:
    """The last deal's row says the same as the hands, and a total is the sum of its column."""
    head, *rest = sheet.all("row")
    names = [one.name for one in head.all("columnheader")][1:]
    rows = [[number(one.name) for one in row.all("cell")] for row in rest if row.name[:1].isdigit()]
    assert dict(zip(names, rows[-1], strict=True)) == {name: scores.get(name) for name in names}
    for foot in sheet.all("row", "Total"):
        totals = [number(one.name) for one in foot.all("cell")]
        assert totals == [sum(score or 0 for score in column) for column in zip(*rows, strict=True)]


def number(cell: str) -> int | None:
    found = re.match(r"-?\d+", cell)
    return int(found[0]) if found else None


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
def test_a_deal_by_taps(seed: str, start: Start, phone: Page) -> None:
    person = Person(phone, taps=True, seed=2)
    person.sit_down(start(seed).url)
    play_and_count(person)
    assert person.next_deal()
    person.wait_for_my_turn()
    assert len(person.hand) == 20


def test_a_deal_by_keyboard_alone(start: Start, desktop: Page) -> None:
    person = Typist(desktop, seed=3)
    person.sit_down(start("four").url, seats=3, bots=["Greedy", "Greedy"])
    assert len(person.hand) == 25
    play_and_count(person)
    assert person.next_deal()
    person.wait_for_my_turn()


@pytest.mark.parametrize("seed", [1, 2, 3])
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
    person.press(phone.get_by_role("button", name="New match"))
    expect(phone.get_by_role("heading", level=1)).to_have_text("Penang Rummy, deal 1")
    expect(phone.get_by_role("button", name="Rules").locator(".mark")).to_have_text("1")
