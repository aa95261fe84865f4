"""The hand: it lies as its player likes and stays so, every card can be hit, a group can be kept."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from browser import laid
from browser.conftest import CUT, DESKTOP, PHONE, House, Open, Start, Watch, seldom
from browser.player import Person
from tierce import Cards

MELDS: Final = "7c8c9cKcKdKh2s5hJdAh4dTs6h"
WINDOWS: Final[list[tuple[int, int]]] = [
    (390, 844),
    (320, 640),
    (360, 740),
    (430, 932),
    (844, 390),
    (1280, 800),
    (1920, 1080),
]
LEAST: Final = {"normal": 24, "large": 44}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all: each test opens a table of its own there."""
    found = House(tmp_path_factory.mktemp("hand"), "hand")
    yield found
    found.end()
    assert found.complaints() == []


Seat = Callable[..., Person]


@pytest.fixture
def seat(open_page: Open, house: House) -> Seat:
    """A seat at a table with a hand of these cards: ``seat("7c8c9c", 13)``."""

    def sit(keeps: str = MELDS, size: int = 13, like: dict[str, Any] = DESKTOP, **more: Any) -> Person:
        page = open_page(**{**like, **more})
        laid.sit_at(page, house, laid.dealt(keeps, size))
        return Person(page, taps="has_touch" in like)

    return sit


def cards(person: Person) -> list[str]:
    return [one.get_attribute("data-card") or "" for one in person.tray.locator("[data-card]").all()]


def chosen(person: Person) -> list[str]:
    held = person.tray.locator("[data-card][aria-pressed=true]").all()
    return [one.get_attribute("data-card") or "" for one in held]


def held(person: Person, card: str) -> Locator:
    return person.tray.locator(f"[data-card='{card}']").first


def box(one: Locator) -> FloatRect:
    found = one.bounding_box()
    assert found is not None
    return found


def middle(one: Locator) -> tuple[float, float]:
    at = box(one)
    return at["x"] + at["width"] / 2, at["y"] + at["height"] / 2


def choose(person: Person, *names: str) -> None:
    """Choose these cards; on a busy machine a tap may last so long that it shows the card instead."""
    for name in names:
        card = held(person, name)
        person.press(card)
        if card.get_attribute("aria-pressed") == "false":
            person.press(card)
    assert sorted(chosen(person)) == sorted(names)


def arrange(person: Person, name: str) -> None:
    person.press(person.page.get_by_role("button", name=name, exact=True))


def setting(person: Person, change: Callable[[Locator], object]) -> None:
    person.press(person.page.get_by_role("button", name="Settings"))
    change(person.dialog)
    person.press(person.dialog.get_by_role("button", name="Close", exact=True))


def brackets(person: Person) -> list[str]:
    """What stands over the groups that are melds."""
    return [one.get_attribute("data-bracket") or "" for one in person.tray.locator("[data-bracket]").all()]


def at_rest(person: Person) -> list[tuple[FloatRect, str]]:
    """Where the cards lie once they move no more, and which."""
    before: list[FloatRect] = []
    while True:
        found = person.tray.locator("[data-card]").all()
        now = [box(one) for one in found]
        if now == before:
            return list(zip(now, cards(person), strict=True))
        before = now
        person.page.wait_for_timeout(120)


# -- every card can be seen and hit --------------------------------------------------------------------------


def check_strips(person: Person, size: str = "normal") -> list[tuple[FloatRect, str]]:
    """No card lies over another, each is wide and high enough, all lie within the window, nothing scrolls."""
    window = person.page.viewport_size
    assert window is not None
    assert (
        person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        <= 0
    )
    found = at_rest(person)
    for one, card in found:
        assert min(one["width"], one["height"]) >= LEAST[size], (window, card, one)
        assert one["x"] >= 0, (window, card, one)
        assert one["x"] + one["width"] <= window["width"] + 0.5, (window, card, one)
        assert one["y"] + one["height"] <= window["height"] + 0.5, (window, card, one)
    for (one, card), (other, name) in combinations(found, 2):
        apart = (
            one["x"] + one["width"] <= other["x"] + 0.01
            or other["x"] + other["width"] <= one["x"] + 0.01
            or one["y"] + one["height"] <= other["y"] + 0.01
            or other["y"] + other["height"] <= one["y"] + 0.01
        )
        assert apart, (window, card, one, name, other)
    return found


def tap_each(person: Person, whim: Random) -> int:
    """Tap every card once, anywhere on what is seen of it, and put it back. How many taps that were."""
    place = list(range(len(cards(person))))
    whim.shuffle(place)
    for at in place:
        button = person.tray.locator("[data-card]").nth(at)
        one = box(button)
        x = one["x"] + one["width"] * whim.uniform(0.06, 0.94)
        y = one["y"] + one["height"] * whim.uniform(0.06, 0.94)
        for pressed in ("true", "false"):
            if person.taps:
                person.page.touchscreen.tap(x, y)
            else:
                person.page.mouse.click(x, y)
            expect(button).to_have_attribute("aria-pressed", pressed)
            assert len(chosen(person)) == (pressed == "true")
            # Lifted it is not where it lay: the second tap hits what is still seen there.
            y = max(y - 14, box(button)["y"] + 2) if pressed == "true" else y
        person.page.mouse.move(1, 1)
    return 2 * len(place)


@pytest.mark.parametrize("window", seldom(*WINDOWS), ids=str)
def test_every_card_is_seen_and_every_tap_hits_it(window: tuple[int, int], seat: Seat) -> None:
    """With 13, 20 and 25 cards: 116 taps a window."""
    width, height = window
    whim = Random(width)
    like = PHONE if min(window) < 500 else DESKTOP
    taps = 0
    for size in (13, 20, 25):
        person = seat(MELDS, size, like, viewport=ViewportSize(width=width, height=height))
        check_strips(person)
        taps += tap_each(person, whim)
        arrange(person, "Best melds")
        expect(person.tray.locator("[data-bracket]").first).to_be_visible()
        check_strips(person)
    assert taps == 116


@pytest.mark.parametrize("window", seldom((390, 844), (320, 640), (844, 390), (1280, 800)), ids=str)
def test_large_cards_show_strips_for_any_finger(window: tuple[int, int], seat: Seat) -> None:
    width, height = window
    person = seat(MELDS, 25, PHONE, viewport=ViewportSize(width=width, height=height))
    setting(person, lambda likes: likes.get_by_role("combobox", name="Cards").select_option("large"))
    check_strips(person, "large")


def test_a_left_hand_has_the_buttons_at_its_side(seat: Seat) -> None:
    person = seat(MELDS, 25, PHONE)
    end, undo = (person.bar.get_by_role("button", name=name) for name in ("End turn", "Undo"))
    assert box(undo)["x"] < box(end)["x"]
    rows = {one["y"]: one for one, _ in at_rest(person)}
    right = {round(one["x"] + one["width"]) for one in rows.values()}
    assert len(right) == 1, "the rows end at the right"
    setting(person, lambda likes: likes.get_by_role("combobox", name="You tap with").select_option("left"))
    assert box(undo)["x"] > box(end)["x"]
    left = {round(one["x"]) for one, _ in check_strips(person) if one["y"] in rows}
    assert min(left) == round(box(person.tray)["x"])
    person.page.reload()
    assert box(undo)["x"] > box(end)["x"]


# -- groups --------------------------------------------------------------------------------------------------


def test_groups_are_melds_with_points_and_can_be_kept(seat: Seat) -> None:
    person = seat()
    choose(person, "7c", "8c", "9c")
    arrange(person, "Make a group")
    expect(person.tray.locator("[data-bracket='run 24']")).to_be_visible()
    expect(person.page.get_by_text("1 meld, 24 points")).to_be_visible()
    assert chosen(person) == []
    choose(person, "Kc", "Kd", "Kh")
    arrange(person, "Keep together")
    expect(person.page.get_by_text("2 melds, 54 points")).to_be_visible()
    assert sorted(brackets(person)) == ["run 24", "set 30"]

    # Nothing takes from what is kept: no tap, no key, no sorting.
    alert = person.bar.get_by_role("alert")
    person.press(held(person, "Kd"))
    expect(alert).to_contain_text("You keep these cards together")
    assert chosen(person) == []
    lay = cards(person)
    arrange(person, "By rank")
    assert brackets(person) == ["set 30"]
    assert set(cards(person)[:3]) == {"Kc", "Kd", "Kh"}
    arrange(person, "By suit")
    arrange(person, "As it lay before")
    arrange(person, "As it lay before")
    assert cards(person) == lay
    assert sorted(brackets(person)) == ["run 24", "set 30"]

    person.press(held(person, "Kd"))
    arrange(person, "Let go")
    choose(person, "Kd")
    arrange(person, "Take apart")
    expect(person.tray.locator("[data-bracket='set 30']")).to_have_count(0)
    arrange(person, "As it lay before")
    assert cards(person) == lay


def test_the_keyboard_walks_moves_parts_and_jumps(seat: Seat) -> None:
    person = seat()
    press = person.page.keyboard.press
    arrange(person, "Best melds")
    expect(person.tray.locator("[data-bracket]")).to_have_count(2)
    lay = cards(person)
    focused = person.page.locator("[data-card]:focus")
    for key, start in (("2", 3), ("1", 0), ("3", 6)):
        press(key)
        expect(focused).to_have_attribute("data-card", lay[start])
    press("Home")
    press("ArrowRight")
    press("Shift+ArrowRight")
    moved = [lay[0], lay[2], lay[1], *lay[3:]]
    assert cards(person) == moved
    expect(focused).to_have_attribute("data-card", lay[1])
    expect(person.page.get_by_text("place 3 of 13")).to_be_attached()
    press("Control+ArrowLeft")
    expect(person.tray.locator("[data-bracket]")).to_have_count(1)
    press("Control+z")
    expect(person.tray.locator("[data-bracket]")).to_have_count(2)
    press("Control+z")
    assert cards(person) == lay
    expect(focused).to_have_attribute("data-card", lay[1])


@pytest.mark.slow
def test_in_rami_the_hand_says_how_near_the_opening_is(house: House, desktop: Page) -> None:
    person = Person(desktop)
    person.sit_down(house.url, game="Rami 51")
    expect(desktop.get_by_text(re.compile(r"^melds in hand: \d+ of 51$"))).to_be_visible()


# -- by finger -----------------------------------------------------------------------------------------------


class Finger:
    """A finger, or the button of a mouse, that goes where it is told."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.touches = person.taps
        self.line = self.page.context.new_cdp_session(self.page) if person.taps else None

    def down(self, at: tuple[float, float]) -> None:
        self.at = at
        if self.line:
            self._touch("touchStart", at)
        else:
            self.page.mouse.move(*at)
            self.page.mouse.down()

    def to(self, at: tuple[float, float], steps: int = 8) -> None:
        (x, y), self.at = self.at, at
        for n in range(1, steps + 1):
            near = x + (at[0] - x) * n / steps, y + (at[1] - y) * n / steps
            if self.line:
                self._touch("touchMove", near)
            else:
                self.page.mouse.move(*near)

    def up(self) -> None:
        if self.line:
            self._touch("touchEnd")
            # No hand comes down again at once, and a browser takes that for a part of the same movement.
            self.page.wait_for_timeout(400)
        else:
            self.page.mouse.up()

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.down(start)
        self.to(end)
        self.up()

    def _touch(self, kind: str, *points: tuple[float, float]) -> None:
        assert self.line is not None
        self.line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )


def test_cards_are_dragged_held_and_dropped(seat: Seat) -> None:
    person = seat()
    page, finger = person.page, Finger(person)
    alert = person.bar.get_by_role("alert")
    arrange(person, "By suit")
    at_rest(person)

    # Held for a while a card is shown large, and nothing else happens.
    lay = cards(person)
    finger.down(middle(held(person, lay[4])))
    expect(page.locator(f"[data-big='{lay[4]}']")).to_be_visible()
    finger.up()
    expect(page.locator("[data-big]")).to_have_count(0)
    assert (cards(person), chosen(person)) == (lay, [])

    # Less than 8 px is a tap.
    x, y = middle(held(person, lay[4]))
    finger.down((x, y))
    finger.to((x + 5, y + 3), steps=1)
    finger.up()
    assert (cards(person), chosen(person)) == (lay, [lay[4]])
    person.clear()

    # Sideways a card goes to another place, with what is chosen beside it.
    at_rest(person)
    there = box(held(person, lay[6]))
    finger.drag(middle(held(person, lay[0])), (there["x"] + there["width"] * 0.9, there["y"] + 30))
    assert cards(person) == [*lay[1:7], lay[0], *lay[7:]]
    assert chosen(person) == []

    # Upwards: a meld of what is chosen, dropped on the marked table.
    choose(person, "7c", "8c", "9c")
    at_rest(person)
    felt = box(page.locator(".rail"))
    goal = felt["x"] + felt["width"] / 2, felt["y"] + felt["height"] / 2
    before = person.version
    finger.down(middle(held(person, "8c")))
    finger.to(goal)
    mark = page.locator("[data-drop=felt]")
    expect(mark).to_be_visible()
    expect(mark).to_have_text("+")
    finger.up()
    person.shown_after(before)
    expect(page.locator("[data-meld]")).to_have_count(1)
    assert len(cards(person)) == 10
    person.settled()
    before = person.version
    person.undo()
    person.shown_after(before)
    expect(page.locator("[data-meld]")).to_have_count(0)

    # What does not go flies back, and it is said why.
    at_rest(person)
    lay = cards(person)
    finger.drag(middle(held(person, "2s")), goal)
    expect(alert).not_to_be_empty()
    assert cards(person) == lay
    assert chosen(person) == []


def test_without_drag_a_swipe_chooses(seat: Seat) -> None:
    person = seat(MELDS, 20, PHONE)
    setting(person, lambda likes: likes.get_by_role("checkbox", name="Drag cards").uncheck())
    lay = [card for _, card in at_rest(person)]
    buttons = person.tray.locator("[data-card]")
    finger = Finger(person)
    start, end = middle(buttons.nth(2)), middle(buttons.nth(6))
    finger.drag(start, end)
    assert chosen(person) == lay[2:7]
    at_rest(person)
    finger.drag(middle(buttons.nth(6)), middle(buttons.nth(5)))
    assert chosen(person) == lay[2:5]
    assert cards(person) == lay


# -- what stays ----------------------------------------------------------------------------------------------


def lies(person: Person) -> tuple[list[str], list[str], int]:
    """The hand as it lies: its cards, what stands over its groups, and how many groups are kept."""
    return cards(person), brackets(person), person.tray.locator(".bracket.kept").count()


def make_own(person: Person) -> None:
    """An order of one's own: in the best melds, the first of which is kept, and the last card moved."""
    arrange(person, "Best melds")
    expect(person.tray.locator("[data-bracket]").first).to_be_visible()
    person.page.keyboard.press("1")
    person.page.keyboard.press("Space")
    first = person.tray.locator("[data-card]").first.get_attribute("data-card") or ""
    assert chosen(person) == [first]
    for _ in range(2):
        person.page.keyboard.press("ArrowRight")
        person.page.keyboard.press("Space")
    arrange(person, "Keep together")
    person.page.keyboard.press("h")
    person.page.keyboard.press("End")
    person.page.keyboard.press("Shift+ArrowLeft")


def test_the_hand_lies_as_it_was_laid(start: Start, open_page: Open, watch: Watch) -> None:
    """After a reload, opponents' turns, a killed server, and at another device."""
    watch.expect(*CUT)
    house = start("lies")
    person = Person(open_page(**DESKTOP))
    page = person.page
    laid.sit_at(page, house, laid.dealt(MELDS, 25))
    make_own(person)
    own = lies(person)
    assert own[2] == 1
    page.reload()
    person.wait_for_my_turn()
    assert lies(person) == own

    house.end(signal.SIGKILL)
    expect(page.get_by_text("The line is cut. Reconnecting")).to_be_visible()
    house.start()
    expect(page.get_by_text("The line is cut. Reconnecting")).to_be_hidden()
    assert lies(person) == own

    # The seat moves, and the hand lies there as it lay here.
    page.get_by_role("button", name="Players").click()
    page.get_by_role("button", name="Move to another device").click()
    code = page.locator("[data-code]").get_attribute("data-code") or ""
    other = Person(open_page(**PHONE), taps=True)
    other.page.goto(f"{house.url}/code")
    other.write(other.page.get_by_role("textbox", name="Code"), code.lower())
    other.press(other.page.get_by_role("button", name="Bring my seat here"))
    other.page.locator("[data-phase=play]").wait_for()
    assert lies(other) == own


def test_turns_of_others_move_nothing(house: House, open_page: Open) -> None:
    person = Person(open_page(**PHONE), taps=True)
    person.sit_down(house.url, seats=3)
    arrange(person, "By rank")
    person.page.keyboard.press("h")
    for _ in range(4):
        person.page.keyboard.press("Shift+ArrowRight")
    for _ in range(3):
        lay = cards(person)
        person.play_turn()
        if not person.wait_for_my_turn():
            return
        left = cards(person)
        order = iter(lay)
        assert all(card in order for card in left), (lay, left)
        assert not Cards.parse("".join(left)) or set(left) <= set(lay)
