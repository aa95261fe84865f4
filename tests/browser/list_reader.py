"""Somebody who plays from the lists: headings, buttons, and what the live region says."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.player import Person
from browser.rami_player import Lying, RamiPerson, TableReader


class ListReader(Person):
    """A person who plays from the lists, as a screen reader does: by the names of buttons."""

    def deal(self) -> None:
        super().deal()
        self.to_lists()

    def to_lists(self) -> None:
        """The first thing on the page leads to the lists."""
        self.page.keyboard.press("Tab")
        first = self.page.locator("[data-other-view]")
        expect(first).to_be_focused()
        expect(first).to_have_text("List view")
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("heading", name="Players")).to_be_visible()

    def go(self, says: str) -> None:
        """By its own button where the cards can be played in one way; else the main one."""
        steps = self.page.locator("[data-steps] button")
        if steps.count() == 1 and self.whim.random() < 0.7:
            self.press(steps)
        else:
            self.press_main()


class RamiListReader(ListReader, RamiPerson):
    """The same at a table of Rami."""

    @property
    def table(self) -> list[Lying]:
        reader = TableReader()
        reader.feed(self.page.locator("main").inner_html())
        return reader.lying

    def press_meld(self, number: int) -> None:
        self.press(self.page.locator(f"[data-meld='{number}'] > button.meld"))

    def log(self) -> list[str]:
        lists = {
            one.get_attribute("data-log"): one.locator("li").all_inner_texts()
            for one in self.page.locator("[data-log]").all()
        }
        return lists.get("earlier", [])[::-1] + lists["recent"]
