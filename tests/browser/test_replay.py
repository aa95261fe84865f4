"""A deal that was played, looked through step by step by whoever was there, and by whoever has its link."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import DESKTOP, PHONE, House, Open, Watch
from browser.friends import violations
from browser.test_page import check_window
from serving import Seat

FORBIDDEN = r"(status of )?403 .*"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all that only look."""
    running = House(tmp_path_factory.mktemp("replay"), "1")
    yield running
    running.end()
    assert running.complaints() == []


@pytest.fixture(scope="module")
def played(house: House) -> Seat:
    """A match of Aina's with one deal that is over."""
    seat = Seat(house.url, ["greedy", "greedy"])
    with seat.page() as page:
        page.play_deal()
    return seat


def as_aina(page: Page, seat: Seat) -> Page:
    """The browser in which Aina played."""
    name, _, value = seat.cookie.partition("=")
    page.context.add_cookies([{"name": name, "value": value, "url": seat.url}])
    return page


def told(page: Page) -> str:
    return page.locator("[data-told]").inner_text()


def place(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_the_arrows_buttons_and_the_slider_walk_through_the_deal(
    house: House, played: Seat, desktop: Page
) -> None:
    page = as_aina(desktop, played)
    page.goto(f"{house.url}/t/{played.table}")
    page.get_by_role("link", name="Look at this deal step by step").click()
    expect(page.locator("[data-told]")).to_have_text("The cards are dealt.")
    assert page.url == f"{house.url}/r/{played.table}/1"
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert last > 5
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="One step on").click()
    assert place(page) == 2
    page.keyboard.press("ArrowLeft")
    assert place(page) == 1
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    assert place(page) == 0
    page.keyboard.press("PageDown")
    page.keyboard.press("PageDown")
    assert place(page) > 1
    # The slider takes the arrows of its own, once.
    page.get_by_role("slider").focus()
    before = place(page)
    page.keyboard.press("ArrowRight")
    assert place(page) == before + 1
    page.keyboard.press("End")
    expect(page.locator("[data-told]")).to_contain_text("The deal ended")
    assert place(page) == last
    # Every sentence leads to its step.
    page.get_by_role("region", name="What happened").get_by_role("button").nth(3).click()
    assert place(page) == 3
    assert violations(page) == []


def test_one_sees_all_cards_or_what_a_seat_knew(house: House, played: Seat, phone: Page) -> None:
    page = as_aina(phone, played)
    page.goto(f"{house.url}/r/{played.table}/1")
    hidden = page.locator("[data-card='??']")
    expect(page.locator("[data-card]").first).to_be_visible()
    assert hidden.count() == 0
    cards = page.locator("[data-card]").count()
    page.get_by_label("You see").select_option("What you knew")
    mine = page.locator("[data-seat='1'] [data-card]").count()
    expect(hidden).to_have_count(cards - mine)
    assert page.locator("[data-seat='1'] [data-card='??']").count() == 0
    # At the end all hands are shown, since they are counted.
    page.keyboard.press("End")
    expect(hidden).to_have_count(0)
    check_window(page)
    assert violations(page) == []


def test_the_link_shows_the_deal_to_a_stranger(
    house: House, played: Seat, open_page: Open, watch: Watch, tmp_path: Path
) -> None:
    watch.expect(FORBIDDEN)
    mine = as_aina(open_page(**DESKTOP), played)
    mine.goto(f"{house.url}/r/{played.table}/1")
    link = mine.get_by_label("Link to this deal").input_value()
    stranger = open_page(**PHONE)
    stranger.goto(link.partition("#")[0])
    expect(stranger.get_by_role("alert")).to_contain_text("You were not invited")
    stranger.goto("about:blank")
    stranger.goto(link)
    expect(stranger.locator("[data-told]")).to_have_text("The cards are dealt.")
    expect(stranger.locator("[data-seat='1']")).to_contain_text("Aina")
    assert not stranger.get_by_role("link", name="To the table").count()
    with stranger.expect_download() as saved:
        stranger.get_by_role("button", name="Download this deal").click()
    assert saved.value.suggested_filename == f"{played.table}-1.rhh"
    saved.value.save_as(tmp_path / "deal.rhh")
    assert len(tomllib.loads((tmp_path / "deal.rhh").read_text())["deal"]) == 1


@pytest.mark.slow
@pytest.mark.parametrize("size", [(320, 640), (844, 390), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("game", ["penang", "rami51", "gin"])
def test_the_page_fits(
    house: House, browser: Browser, open_page: Open, size: tuple[int, int], game: str
) -> None:
    seat = Seat(house.url, ["greedy"] * (1 if game == "gin" else 4), game=game)
    page = as_aina(open_page(viewport={"width": size[0], "height": size[1]}), seat)
    page.goto(f"{house.url}/r/{seat.table}/1")
    expect(page.locator("[data-told]")).to_have_text("The cards are dealt.")
    page.keyboard.press("End")
    check_window(page)
    assert violations(page) == []


def test_a_stranger_plays_on_from_a_step(house: House, played: Seat, open_page: Open) -> None:
    """Whoever has the link may try what else might have been, at a table that counts for nothing."""
    key = played.get(f"/api/tables/{played.table}/deals/1").json()["key"]
    page = open_page(**PHONE)
    page.goto(f"{house.url}/r/{played.table}/1#{key}")
    what_if = page.get_by_role("region", name="What if?")
    expect(what_if).to_be_visible()
    page.keyboard.press("End")
    expect(what_if).to_contain_text("The deal is over at this step")
    page.keyboard.press("Home")
    what_if.get_by_label("You play").select_option("the cards of Aina")
    hand = page.locator("[data-seat='1'] [data-card]").evaluate_all(
        "all => all.map(one => one.dataset.card).sort()"
    )
    assert violations(page) == []
    what_if.get_by_role("button", name="Play on from step 0").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("What if")
    lies = page.locator("[data-card]")
    expect(lies).to_have_count(len(hand))
    assert sorted(one.get_attribute("data-card") or "" for one in lies.all()) == hand
    check_window(page)
    assert violations(page) == []
