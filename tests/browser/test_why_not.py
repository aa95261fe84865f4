"""Why not: what cannot be done says so, and its rule opens the rules of this table at the paragraph."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Open, Start, seldom
from browser.player import Person, Typist


@pytest.mark.parametrize("case", seldom((Person, "Penang Rummy", PHONE), (Typist, "Rami 51", DESKTOP)))
def test_a_refusal_opens_the_rules_at_its_paragraph(
    start: Start, open_page: Open, case: tuple[type[Person], str, dict[str, Any]]
) -> None:
    kind, game, device = case
    page = open_page(**device)
    person = kind(page, taps=device is PHONE)
    person.sit_down(start().url, 3, game=game)
    if page.locator("[data-drawing]").count():
        person.press_main()
        page.locator("[data-phase]:not([data-drawing])").wait_for()
    # Three cards of three ranks, not all of one suit: neither a run nor a set.
    ranks = {held.rank: (held.suit, place) for place, held in enumerate(person.hand) if not held.joker}
    some = next(
        three
        for three in zip(ranks.values(), list(ranks.values())[1:], list(ranks.values())[2:], strict=False)
        if len({suit for suit, _ in three}) > 1
    )
    person.select([place for _, place in some])
    assert not person.says.enabled
    rule = person.bar.get_by_role("button", name=re.compile("^Rule "))
    id = rule.inner_text().removeprefix("Rule ")
    person.press(rule)
    # Of several that speak of it, the one that is about it.
    paragraph = person.dialog.locator(".paragraph.shown:focus")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph.locator("small")).to_contain_text(id)
