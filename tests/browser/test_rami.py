"""Whole deals of Rami from the page: by mouse, finger and keyboard, by the book and under rules by lot."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import REFUSED, Start, Watch, seldom
from browser.counted import check_counts
from browser.look import look
from browser.rami_player import BORROWED, OPENED_WITH_JOKER, SWAPPED, RamiPerson, RamiTypist

JOKERS: Final = {"deck.jokers": "10", "opening.points": "40"}
"""House rules under which more happens at a table."""
SHORT: Final = {"out.max_turns": "50", "deal.hand_size": "8", "opening.points": "20"}
"""House rules under which a deal is over soon."""
BOOKS: Final = {
    "rami51": "Rami 51",
    "rami51_circular": "Rami 51 in a circle",
    "rami71": "Rami 71",
    "rami81": "Rami 81",
    "arbaatash": "Arbaatash, the Lebanese 14",
    "thousand": "Rami 51, the 1000-game",
}


class Dealt(NamedTuple):
    """A deal, and what the person at the page does in it; where bots play otherwise, other seeds do."""

    seed: str
    bots: Sequence[str]
    house_rules: Mapping[str, str]
    deeds: frozenset[str]


BY_MOUSE: Final = (
    Dealt("e", ("Greedy", "Random"), JOKERS, frozenset({OPENED_WITH_JOKER, BORROWED, SWAPPED})),
    Dealt("one", ("Greedy", "Greedy", "Random"), {}, frozenset({OPENED_WITH_JOKER, SWAPPED})),
    Dealt("f", ("Greedy", "Random"), JOKERS, frozenset({OPENED_WITH_JOKER, SWAPPED})),
)
BY_TAPS: Final = (
    Dealt("five", ("Greedy", "Random"), {}, frozenset({OPENED_WITH_JOKER, BORROWED})),
    Dealt("a", ("Greedy", "Random"), JOKERS, frozenset({OPENED_WITH_JOKER, SWAPPED})),
    Dealt("d", ("Greedy", "Random"), JOKERS, frozenset({OPENED_WITH_JOKER, BORROWED})),
)


def play(person: RamiPerson, url: str, dealt: Dealt) -> None:
    """Sit down at a table of Rami 51, play the deal to its end, and read in the log what was done in it."""
    person.ready_to_deal(url, len(dealt.bots) + 1, dealt.bots, game="Rami 51")
    for path, answer in dealt.house_rules.items():
        person.answer_rule(path, answer)
    person.deal()
    person.play_deal()
    check_counts(person.page)
    deeds = person.deeds()
    assert deeds >= dealt.deeds, f"only {deeds} with this seed: {person.done}"


def test_the_deals_show_all_that_is_rare() -> None:
    for some in (BY_MOUSE, BY_TAPS):
        assert frozenset.union(*(one.deeds for one in some)) == {OPENED_WITH_JOKER, BORROWED, SWAPPED}
        assert any(not one.house_rules for one in some)


@pytest.mark.parametrize("dealt", seldom(*BY_MOUSE), ids=lambda dealt: dealt.seed)
def test_a_deal_by_mouse(dealt: Dealt, start: Start, desktop: Page) -> None:
    play(RamiPerson(desktop, seed=1), start(dealt.seed).url, dealt)


@pytest.mark.parametrize("dealt", seldom(*BY_TAPS), ids=lambda dealt: dealt.seed)
def test_a_deal_by_taps_with_dragging_off(dealt: Dealt, start: Start, phone: Page) -> None:
    person = RamiPerson(phone, taps=True, seed=1)
    house = start(dealt.seed)
    person.drag_nothing(house.url)
    play(person, house.url, dealt)


def test_a_deal_by_keyboard_alone(start: Start, desktop: Page) -> None:
    dealt = Dealt("e", ("Greedy", "Random"), JOKERS, frozenset({OPENED_WITH_JOKER, BORROWED}))
    person = RamiTypist(desktop, seed=1)
    person.minds_the_focus = True
    play(person, start(dealt.seed).url, dealt)


def test_an_opening_that_is_not_complete_is_taken_back(start: Start, desktop: Page) -> None:
    person = RamiPerson(desktop, seed=1)
    person.hasty = True
    person.sit_down(start("two").url, 3, ["Random", "Random"], game="Rami 51")
    while not person.refused:
        assert person.wait_for_my_turn()
        person.play_turn()
    assert re.search(r"^\d+ of 51 points: your opening needs \d+ more", person.refused[0])
    assert "Start again" in person.done
    person.wait_for_my_turn()
    assert len(person.hand) == 13


@pytest.mark.parametrize("seed", seldom(1, 0))
def test_a_deal_under_house_rules_from_the_form(seed: int, start: Start, desktop: Page, watch: Watch) -> None:
    watch.expect(REFUSED)
    person = RamiPerson(desktop, seed=seed)
    game = list(BOOKS)[seed * 4]
    person.ready_to_deal(start(seed).url, 3, ["Greedy", "Greedy"], game=BOOKS[game])
    person.house_rules(5)
    changes = person.changed()
    while person.put_right():
        changes = person.changed()
    print(game, changes)
    desktop.get_by_role("button", name="Rules").locator(".mark").filter(has_text=str(len(changes))).wait_for()
    person.play_deal()
    check_counts(desktop)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 10))
def test_a_deal_under_house_rules_by_lot(seed: int, start: Start, desktop: Page) -> None:
    url = start(seed).url
    person = RamiPerson(desktop, seed=seed)
    person.open_lobby(url)
    person.watch_at_once()
    game = list(BOOKS)[seed % len(BOOKS)]
    table, changes = opened_by_lot(desktop, url, game, Random(seed))
    print(game, changes)
    desktop.goto(f"{url}/t/{table}")
    expect(desktop.get_by_role("heading", level=1)).to_contain_text("deal 1")
    person.play_deal()
    check_counts(desktop)


def opened_by_lot(page: Page, url: str, game: str, lot: Random) -> tuple[str, dict[str, str]]:
    """Ask for a table with some answers other than the book's, less those that do not go with the others."""
    games = page.request.get(f"{url}/api/games").json()
    knobs = next(one["knobs"] for one in games if one["name"] == game)
    some = [knob for knob in knobs if knob["path"] not in SHORT and knob["path"] != "deal.seats"]
    changes = SHORT | {knob["path"]: answered_by_lot(knob, lot) for knob in lot.sample(some, 8)}
    wish = {"game": game, "you": "You", "bots": ["greedy"] * lot.choice([1, 2]), "changes": changes}
    while True:
        answer = page.request.post(f"{url}/api/tables", data=wish)
        if answer.status == 201:
            return str(answer.json()["table"]), changes
        named = [one["where"] for one in answer.json()["problems"] if one["where"] in changes]
        assert named, answer.text()
        changes.pop(next((path for path in named if path not in SHORT), named[0]))


def answered_by_lot(knob: dict[str, Any], lot: Random) -> str:
    answers: list[str] = list(knob["choices"])
    if knob["low"] is not None:
        answers += [str(lot.randint(knob["low"], knob["high"])) for _ in range(3)]
    return lot.choice([one for one in answers if one not in knob["defaults"].values()] or answers)


def test_a_deal_of_basic_rummy(start: Start, desktop: Page) -> None:
    """The same table, where no opening is asked for and the winner collects."""
    person = RamiPerson(desktop, seed=1)
    person.sit_down(start("basic").url, 3, ["Greedy", "Greedy"], game="Basic Rummy")
    person.play_deal()
    parts = [(look(part), part) for part in desktop.locator("[data-count]").all()]
    held = [sum(int(one.inner_text()) for one in part.locator(".points").all()) for _, part in parts]
    scores = [int(part.locator(".score").inner_text().rpartition(":")[2]) for _, part in parts]
    winner = scores.index(max(scores))
    assert held[winner] == 0
    assert scores == [sum(held) * (place == winner) for place in range(3)]
    assert not any("opened" in line for line in person.log())
