"""The felt: all melds seen at once, where cards land, jokers, the past walked through, no surprise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import combinations, pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, ViewportSize, expect

from browser import laid
from browser.conftest import DESKTOP, PHONE, House, Open, seldom
from browser.friends import violations
from browser.player import Person

OVERFLOW: Final = (
    "all => all.map((one) => [one.scrollHeight - one.clientHeight, one.scrollWidth - one.clientWidth])"
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all: each test opens a table of its own there."""
    found = House(tmp_path_factory.mktemp("felt"), "felt")
    yield found
    found.end()
    assert found.complaints() == []


@pytest.fixture
def seat(open_page: Open, house: House) -> Any:
    """A seat at a table on which this is laid: ``seat(laid.FULLEST, "AcKs")``."""

    def sit(
        melds: Any,
        keeps: str,
        like: dict[str, Any] = PHONE,
        window: ViewportSize | None = None,
        **rules: str,
    ) -> Person:
        page = open_page(**{**like, "viewport": window or like["viewport"]})
        laid.sit_at(page, house, laid.played(melds, keeps, rules))
        return Person(page, taps="has_touch" in like)

    return sit


def choose(person: Person, *names: str) -> str:
    held = [one.card for one in person.hand]
    return person.select([held.index(name) for name in names])


def shown(meld: Locator) -> list[str]:
    """The cards of a meld; of a joker what it stands for."""
    slots = meld.locator("[data-slot]").all()
    return [one.get_attribute("data-stands-for") or one.get_attribute("data-slot") or "" for one in slots]


def meld(person: Person, number: int) -> Locator:
    return person.page.locator(f"[data-meld='{number}']")


def inside(person: Person) -> None:
    """No part of the felt has to be scrolled to."""
    parts = person.page.locator(".felt, .felt .melds")
    assert all(high <= 1 and wide <= 1 for high, wide in parts.evaluate_all(OVERFLOW))


# -- everything at once --------------------------------------------------------------------------------------


def apart(boxes: list[FloatRect]) -> bool:
    """Whether none of these lies on another."""
    return all(
        one["x"] + one["width"] <= other["x"]
        or other["x"] + other["width"] <= one["x"]
        or one["y"] + one["height"] <= other["y"]
        or other["y"] + other["height"] <= one["y"]
        for one, other in combinations(boxes, 2)
    )


WINDOWS: Final = [(390, 844), (320, 640), (360, 740), (430, 932), (844, 390), (1280, 800), (1920, 1080)]


@pytest.mark.parametrize("window", seldom(*WINDOWS), ids=lambda window: "x".join(map(str, window)))
def test_the_fullest_table_is_seen_at_once(seat: Any, window: tuple[int, int]) -> None:
    person = seat(laid.FULLEST, "AcKsTsJk", window={"width": window[0], "height": window[1]})
    page = person.page
    melds = page.locator("[data-meld]")
    expect(melds).to_have_count(26)
    person.settled()
    assert page.locator("html").evaluate("page => page.scrollWidth <= page.clientWidth"), (
        "it scrolls sideways"
    )
    boxes = [box for box in (one.bounding_box() for one in melds.all()) if box]
    assert len(boxes) == 26
    assert apart(boxes)
    # Beside a full hand's room they are a little smaller on a phone, and on the smallest ones smaller yet.
    high, strip = {(390, 844): (41, 14), (430, 932): (41, 14)}.get(
        window, (46, 16) if window in WINDOWS[5:] else (32, 12)
    )
    assert all(box["height"] >= high and box["width"] >= high * 0.7 + 2 * strip for box in boxes)
    for one in melds.all():
        one.locator(".whole").click(trial=True)
    if window != (320, 640):
        inside(person)
        felt = page.get_by_role("region", name=re.compile("^The table")).bounding_box()
        assert felt is not None
        assert all(
            felt["y"] <= box["y"] and box["y"] + box["height"] <= felt["y"] + felt["height"] for box in boxes
        )


def test_long_runs_fold_on_the_smallest_phone(seat: Any) -> None:
    """Thirteen melds on 320 by 640: both ends and the joker of a run stay in sight."""
    person = seat(laid.LONG, "2cQcTdJk", window={"width": 320, "height": 640})
    expect(person.page.locator("[data-meld]")).to_have_count(13)
    person.settled()
    inside(person)
    slots = meld(person, 3).locator("[data-slot]").all()
    lefts = [box["x"] for box in (slot.bounding_box() for slot in slots) if box]
    strips = [after - before for before, after in pairwise(lefts)]
    # 2 3 4 5 joker 7 8 9: the 2 and the joker show their ranks, the others their edges.
    assert [strip > 10 for strip in strips] == [True, False, False, False, True, False, False]
    assert shown(meld(person, 3)) == [f"{rank}d" for rank in "23456789"]


# -- where cards land ----------------------------------------------------------------------------------------


def test_a_card_shows_every_place_where_it_may_land(seat: Any) -> None:
    person = seat(laid.FULLEST, "AcKsTsJk")
    choose(person, "10 of spades")
    lands = person.page.locator(".land")
    expect(lands).to_have_count(3)
    # Two sets take it, and in a run it may have the place of the joker; nothing is guessed.
    assert person.label == "Choose: 3 ways"
    swap = person.page.locator(".land.swap")
    joker = meld(person, 23).locator("[data-slot=Jk]")
    rank, mark = joker.bounding_box(), swap.bounding_box()
    assert rank is not None
    assert mark is not None
    assert mark["y"] - rank["y"] >= 10, "the rank that the joker stands for is seen"
    assert min(mark["width"], mark["height"]) >= 24
    before = person.version
    person.press(swap)
    person.shown_after(before)
    assert shown(meld(person, 23)) == ["8s", "9s", "Ts"]


def test_a_meld_first_or_a_card_first(seat: Any) -> None:
    """The fitting cards lift; a joker has a place at both ends, and what it stands for may be changed."""
    person = seat(laid.LONG, "2cQcTdJk")
    run = meld(person, 1)
    person.press(run.locator(".whole"))
    tray = person.tray.get_by_role("button")
    fits = [at for at, one in enumerate(person.hand) if one.fits]
    assert sorted(person.hand[at].card for at in fits) == ["2 of clubs", "joker", "queen of clubs"]
    heights = [box["y"] for box in (tray.nth(at).bounding_box() for at in range(len(person.hand))) if box]
    assert [at for at, y in enumerate(heights) if y < max(heights) - 3] == fits
    person.clear()
    choose(person, "joker")
    boxes = [one.bounding_box() for one in run.locator(".land").all()]
    assert len(boxes) == 2
    assert all(box is not None and min(box["width"], box["height"]) >= 24 for box in boxes)
    before = person.version
    person.press(run.locator(".land.right"))
    person.shown_after(before)
    assert shown(run)[-2:] == ["Jc", "Qc"]
    choose(person, "10 of diamonds")
    before = person.version
    person.press(meld(person, 3).locator(".land.right"))
    person.shown_after(before)
    # Back to before the joker, asked again, and on with what came after it.
    person.press(run.locator("[data-revise]"))
    expect(person.dialog).to_have_accessible_name("Which way?")
    person.press(person.dialog.get_by_role("button", name=re.compile("joker as 2 of clubs")))
    expect(person.dialog).to_be_hidden()
    expect(meld(person, 3).locator("[data-slot='Td']")).to_be_visible()
    person.settled()
    assert shown(run)[:2] == ["2c", "3c"]
    # Asked again and left open, it stays as it was.
    person.press(run.locator("[data-revise]"))
    expect(person.dialog).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(meld(person, 3).locator("[data-slot='Td']")).to_be_visible()
    person.settled()
    assert shown(run)[:2] == ["2c", "3c"]


# -- the past ------------------------------------------------------------------------------------------------


def test_what_happened_is_walked_through_on_the_table(seat: Any) -> None:
    person = seat(laid.FULLEST, "AcKsTsJk")
    page = person.page
    person.press(page.locator("[data-recap-open]"))
    walk = page.get_by_role("group", name="What happened since your last turn")
    melds = page.locator("[data-meld]")
    expect(walk).to_contain_text("0 of 19")
    expect(melds).to_have_count(7)
    person.press(walk.get_by_role("button", name="Next"))
    expect(melds).to_have_count(8)
    expect(walk).to_contain_text("Boris melds 5♥ 6♥ 7♥")
    expect(page.locator("[data-seat='2'] .cards")).to_contain_text("22")
    expect(page.locator(".touched")).to_have_count(1)
    assert violations(page) == []
    for key, count in (("ArrowRight", 9), ("ArrowLeft", 8), ("End", 26), ("ArrowRight", 26), ("Home", 7)):
        page.keyboard.press(key)
        expect(melds).to_have_count(count)
    page.keyboard.press("Escape")
    expect(melds).to_have_count(26)
    expect(page.locator("[data-recap-open]")).to_be_focused()
    # By its key too, and whoever goes on playing sees the table as it is.
    page.keyboard.press("w")
    expect(melds).to_have_count(7)
    person.toggle(0)
    expect(melds).to_have_count(26)


# -- taking back, and why not --------------------------------------------------------------------------------


def test_what_is_grey_says_why(seat: Any) -> None:
    person = seat(laid.LONG, "2cQcTdJk")
    bar, alert = person.bar, person.bar.get_by_role("alert")
    first = person.tray.get_by_role("button").first
    before = first.bounding_box()
    for name, says in (
        ("Undo", "There is nothing to take back in this turn."),
        ("Redo", re.compile("^There is nothing to play again")),
        ("Start again", "There is nothing to take back in this turn."),
        ("Clear", "No card is chosen."),
        ("End turn", re.compile(r"[Mm]eld|lay")),
    ):
        person.press_anyway(bar.get_by_role("button", name=name))
        expect(alert).to_have_text(says)
        assert first.bounding_box() == before, "a sentence moves no card"
    # The refusal of a rule leads to the rule.
    rule = bar.locator("[data-rule]").first
    number = (rule.get_attribute("data-rule") or "").lower()
    person.press(rule)
    expect(person.dialog).to_be_visible()
    assert number


def test_a_joker_that_was_won_must_be_laid(seat: Any) -> None:
    """It lies apart from the hand, the end of the turn says what is missing, and all can be taken back."""
    person = seat(laid.LONG, "2c6dTdAh", **{"swap.use": "any"})
    page, apart, end = (
        person.page,
        person.page.locator("[data-slot-kind=pinned]"),
        person.bar.locator("[data-end]"),
    )

    def does(what: Locator) -> None:
        before = person.version
        person.press(what)
        person.shown_after(before)
        person.settled()

    choose(person, "6 of diamonds")
    does(meld(person, 3).locator(".land.swap"))
    expect(apart).to_have_count(1)
    expect(apart).to_contain_text("Lay this card in this turn")
    person.press_anyway(end)
    expect(person.bar.get_by_role("alert")).to_contain_text("a swap alone is not enough")
    # Another card, and nothing of it is lost while the end is refused.
    choose(person, "2 of clubs")
    does(meld(person, 1).locator(".land.left"))
    person.press_anyway(end)
    expect(person.bar.get_by_role("alert")).to_contain_text("The joker you took must be laid in this turn")
    assert shown(meld(person, 1))[0] == "2c"
    does(page.locator("[data-undo-all]"))
    expect(apart).to_have_count(0)
    assert (shown(meld(person, 1))[0], shown(meld(person, 3))[4]) == ("3c", "6d")
    for _ in range(2):
        does(page.locator("[data-redo]"))
    expect(apart).to_have_count(1)
    person.press(apart)
    does(meld(person, 1).locator(".land.right"))
    expect(apart).to_have_count(0)
    does(end)
    expect(page.locator("[data-my-turn]")).to_have_count(0)


# -- nothing moves by surprise -------------------------------------------------------------------------------


def test_nothing_moves_while_a_finger_is_down(seat: Any) -> None:
    """What changed is outlined until the next touch; what comes meanwhile waits until it is over."""
    person = seat(laid.LONG, "2cQcTdJk", DESKTOP)
    page = person.page
    page.reload()
    expect(page.locator(".touched")).to_have_count(10)
    person.toggle(0)
    expect(page.locator(".touched")).to_have_count(0)
    # For the ear it is said as long as the turn lasts.
    expect(page.get_by_role("button", name=re.compile("changed since your last turn"))).to_have_count(10)
    person.clear()
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-my-turn]")).to_be_visible()
    box = page.get_by_role("region", name=re.compile("^The table")).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 3)
    page.mouse.down()
    twin = Person(other)
    choose(twin, "10 of diamonds")
    before = twin.version
    twin.press(meld(twin, 3).locator(".land.right"))
    twin.shown_after(before)
    page.wait_for_timeout(200)
    expect(meld(person, 3).locator("[data-slot='Td']")).to_have_count(0)
    page.mouse.up()
    expect(meld(person, 3).locator("[data-slot='Td']")).to_have_count(1)


def test_a_tap_that_comes_too_early_does_nothing(seat: Any) -> None:
    """A button that means something else since a moment waits for the next tap."""
    person = seat(laid.LONG, "2cQcTdJk")
    page, alert = person.page, person.bar.get_by_role("alert")
    choose(person, "10 of diamonds")
    before = person.version
    person.press(meld(person, 3).locator(".land.right"))
    person.shown_after(before)
    person.settled()
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(seconds=1))
    person.end_turn()
    page.clock.run_for(100)
    expect(page.locator("[data-my-turn]")).to_have_count(0)
    person.press_anyway(person.main)
    expect(alert).to_have_text(re.compile("^The button has changed this very moment"))
    page.clock.run_for(1_000)
    person.press_anyway(person.main)
    expect(alert).not_to_have_text(re.compile("^The button has changed"))


def test_places_are_not_mirrored_where_words_run_to_the_left(seat: Any) -> None:
    """Who sits left of me is a matter of the turns; cards and runs keep their order, words have theirs."""
    person = seat(laid.LONG, "2cQcTdJk")
    page = person.page

    def lefts(what: str) -> list[float]:
        return [box["x"] for box in (one.bounding_box() for one in page.locator(what).all()) if box]

    seats, cards = lefts(".row:not(.own) [data-seat]"), lefts("[data-meld='3'] [data-slot]")
    assert (seats, cards) == (sorted(seats), sorted(cards))
    page.get_by_role("button", name="Settings").click()
    person.dialog.get_by_role("combobox", name="Language").select_option("ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("[data-meld]")).to_have_count(13)
    seats, cards = lefts(".row:not(.own) [data-seat]"), lefts("[data-meld='3'] [data-slot]")
    assert (seats, cards) == (sorted(seats), sorted(cards))
    own = page.locator("[data-seat='1'] .name")
    expect(own).to_have_css("direction", "rtl")
    assert page.locator("html").evaluate("page => page.scrollWidth <= page.clientWidth")
