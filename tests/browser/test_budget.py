"""What the first sight of a page costs: bytes, requests, and nobody asked but the server itself."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, House, Open
from browser.player import Person
from serving import get
from tierce.server.page import FOLDER

MOST_BYTES: Final = 150_000
MOST_REQUESTS: Final = 20
NAMES: Final = ("http://www.w3.org/", "https://svelte.dev/e/")
"""What looks like an address in a built page and is a name that is never asked for: of XML, of an error."""


class Meter:
    """Counts what a page fetches, as it goes over the line: heads, and bodies as they are compressed."""

    def __init__(self, page: Page) -> None:
        self.bytes = 0
        self.asked: list[str] = []
        line = page.context.new_cdp_session(page)
        line.on("Network.requestWillBeSent", lambda event: self.asked.append(event["request"]["url"]))
        line.on("Network.loadingFinished", self._finished)
        line.send("Network.enable")

    def _finished(self, event: dict[str, Any]) -> None:
        self.bytes += int(event["encodedDataLength"])

    def check(self, url: str) -> None:
        """Everything came from this server, and it was not too much."""
        assert [one for one in self.asked if not one.startswith((f"{url}/", "data:"))] == []
        told = "\n".join(self.asked)
        assert self.bytes < MOST_BYTES, f"{self.bytes:,} bytes of\n{told}"
        assert len(self.asked) <= MOST_REQUESTS, f"{len(self.asked)} requests:\n{told}"


def test_the_first_page_and_a_table_stay_within_their_budget(house: House, open_page: Open) -> None:
    page = open_page(**PHONE)
    meter = Meter(page)
    person = Person(page, taps=True)
    person.open_lobby(house.url)
    page.wait_for_load_state("networkidle")
    meter.check(house.url)
    person.deal()
    table = page.url
    # Another phone, that was never here, opens the link.
    page = open_page(**PHONE)
    meter = Meter(page)
    page.goto(table)
    expect(page.get_by_role("button", name="Players")).to_be_visible()
    page.wait_for_load_state("networkidle")
    meter.check(house.url)


@pytest.mark.parametrize("file", [one for one in sorted(FOLDER.rglob("*")) if one.is_file()], ids=str)
def test_nothing_in_the_built_page_leads_elsewhere(file: Any) -> None:
    found = re.findall(rb"(?:https?:)?//[a-z0-9-]+\.[a-z0-9.-]+/[\w./-]*", file.read_bytes(), re.I)
    assert [one for one in found if not one.decode().startswith(NAMES)] == []


def test_all_that_a_browser_can_unpack_is_sent_packed(house: House) -> None:
    for file in FOLDER.rglob("*"):
        if file.suffix in (".html", ".js", ".css", ".svg", ".webmanifest"):
            answer = get(f"{house.url}/{file.relative_to(FOLDER)}", headers={"accept-encoding": "gzip"})
            assert answer.headers["content-encoding"] == "gzip", file
