"""Friends at one table, each in a browser of their own: they open it, come by the link, sit down, look on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, WebSocket, expect

from browser.player import Person, Typist

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WINDOWS: Final = ((320, 640), (390, 844), (844, 390), (1280, 800))
MOST_TURNS: Final = 12


def open_for_friends(
    person: Person, url: str, name: str, bots: Sequence[str | None] = (None, None), game: str = ""
) -> str:
    """Open a table by the form of the first page: a friend at each seat but those with a bot. Its link."""
    page = person.page
    person.open_lobby(url)
    person.watch_at_once()
    if game:
        person.choose_game(*game.split(", "))
    if isinstance(person, Typist):
        person.choose_radio(page.get_by_role("group", name="With whom?"), "Play with friends")
    else:
        person.press(page.get_by_text("Play with friends", exact=True))
    if page.get_by_role("group", name="How many players?").count():
        person.choose_seats(len(bots) + 1)
    for seat, bot in enumerate(bots, start=2):
        if bot is not None:
            person.choose_answer(page.get_by_role("combobox", name=f"Seat {seat}"), bot)
    person.write(page.get_by_role("textbox", name="Your name"), name)
    person.press(page.get_by_role("button", name="Open the table and invite"))
    page.wait_for_url("**/t/*")
    return link(page)


def link(page: Page) -> str:
    """The link that the page shows to be shared."""
    return page.get_by_role("textbox", name="The link of this table").input_value()


def come(person: Person, link: str) -> None:
    """Open the link of a table."""
    person.page.goto(link)
    person.page.locator("[data-place], [data-version]").first.wait_for()


def sit(person: Person, seat: int, name: str) -> None:
    """Take an open seat before the cards are dealt."""
    page = person.page
    person.write(page.get_by_role("textbox", name="Your name"), name)
    person.press(page.get_by_role("button", name=f"Sit here, at seat {seat}"))
    expect(place(page, seat)).to_contain_text("you")


def place(page: Page, seat: int) -> Any:
    return page.locator(f"[data-place='{seat}']")


def tools(person: Person, seat: int) -> None:
    """What the host can do with a seat."""
    person.press(place(person.page, seat).locator("[data-tools]"))
    expect(person.page.locator("[data-host-tools]")).to_be_visible()


def players(person: Person) -> None:
    """The panel of the people at the table, in the midst of a match."""
    person.press(person.page.get_by_role("navigation").get_by_role("button", name="Players"))
    expect(person.page.locator("[data-players]")).to_be_visible()


def cards(person: Person) -> list[str]:
    return sorted(held.card for held in person.hand)


def play_on(people: Sequence[Person], turns: int) -> None:
    """So many turns of these, whoever is in turn."""
    done = 0
    for _ in range(200 * MOST_TURNS):
        if done == turns or any(person.over for person in people):
            return
        for person in people:
            if person.my_turn:
                person.play_turn()
                done += 1
                break
        else:
            people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is in turn")


class Listener:
    """Whatever comes over the sockets of a page."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def of(self, type: str) -> list[dict[str, Any]]:
        return [one for one in self.heard if one["type"] == type]


def blind(listener: Listener, page: Page) -> None:
    """The page was told no hidden card, and shows none."""
    views = listener.of("view")
    assert views, "it saw nothing"
    for view in views:
        assert (view["seat"], view["hand"], view["steps"], view["draft"]) == (None, [], [], [])
        assert view["result"] is None, "only before the end"
        for event in view["news"]:
            if event["type"] == "dealt":
                assert event["cards"] is None
            if event["type"] == "drew":
                assert event["card"] is None
    public = [slot["card"] for meld in views[-1]["melds"] for slot in meld["slots"]]
    expect(page.locator("[data-slot]")).to_have_count(len(public))
    assert sorted(
        page.locator("[data-slot]").evaluate_all("all => all.map((one) => one.dataset.slot)")
    ) == sorted(public)
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.get_by_role("toolbar")).to_have_count(0)


def violations(page: Page) -> list[str]:
    """Whatever axe finds on the page as it is."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{one['impact']} {one['id']}: {[node['target'] for node in one['nodes']]}"
        for one in found["violations"]
    ]
