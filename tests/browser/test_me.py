"""The page of what I have played: statistics and matches, as the records tell them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import House
from browser.friends import violations
from browser.test_page import check_window
from browser.test_replay import as_aina
from serving import Seat


def test_my_page_tells_what_was_played_and_leads_to_each_deal(house: House, phone: Page) -> None:
    seat = Seat(house.url, ["greedy", "greedy"], {"deal.hand_size": "12"})
    with seat.page() as table:
        view = table.play_deal()
    page = as_aina(phone, seat)
    page.goto(house.url)
    page.get_by_role("link", name="My games").click()
    game = page.locator("[data-game='penang']")
    expect(game.get_by_role("heading", name="Luck so far")).to_be_visible()
    mine = next(one["score"] for one in view["result"]["counts"] if one["seat"] == 1)
    points = game.locator("div").filter(has_text="Points a deal").last
    expect(points).to_contain_text(str(mine))
    expect(game.locator("[data-luck='me']")).to_contain_text("1 hand")
    expect(game.locator("[data-luck='bots']")).to_contain_text("2 hands")
    assert page.locator("[data-luck='people']").count() == 0
    row = page.locator(f"[data-match='{seat.table}'] tbody tr")
    expect(row).to_have_count(1)
    expect(row.get_by_role("cell").last).to_have_text(str(mine))
    check_window(page)
    assert violations(page) == []
    row.get_by_role("link", name="Deal 1 step by step").click()
    expect(page.locator("[data-told]")).to_have_text("The cards are dealt.")


def test_who_has_played_nothing_is_told_so(house: House, phone: Page) -> None:
    phone.goto(f"{house.url}/me")
    expect(phone.get_by_text("No deal of yours is over yet.")).to_be_visible()
    assert violations(phone) == []
