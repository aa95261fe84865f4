"""An evening: several people at one table, each in a browser of their own, and everything that goes wrong."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page

from browser.conftest import CUT, DESKTOP, PHONE, House, Open, Start, Watch, seldom
from browser.friends import cards, come, open_for_friends, players, sit
from browser.player import Person, Typist
from browser.rami_player import RamiPerson, RamiTypist
from serving import on
from tierce.server import saved
from tierce.server.store import Store
from tierce.table import Record, Table

NAMES = ("Mei", "Boris", "Aina", "Ravi", "Devi", "Jun")
RAMI = "Rami, Rami 51"
PLAYERS: dict[str, tuple[type[Person], type[Person]]] = {"": (Person, Typist), RAMI: (RamiPerson, RamiTypist)}


class Family:
    """The people of one table, whoever of them is here now."""

    def __init__(self, start: Start, open_page: Open, game: str, count: int, seed: int) -> None:
        self.house: House = start(f"family {seed}")
        self.open_page, self.game, self.seed = open_page, game, seed
        self.people: list[Person | None] = []
        self.back: dict[int, float] = {}
        """Who is away, and when they come back."""
        host = self.person(0, open_page(**DESKTOP))
        self.link = open_for_friends(host, self.house.url, NAMES[0], [None] * (count - 1), game)
        self.people.append(host)
        for seat in range(1, count):
            guest = self.person(seat, open_page(**(PHONE if seat % 2 else DESKTOP)))
            guest.page.goto(self.house.url)
            guest.watch_at_once()
            come(guest, self.link)
            sit(guest, seat + 1, NAMES[seat])
            self.people.append(guest)
        host.press(host.page.get_by_role("button", name="Deal the first cards"))
        for person in self.here:
            person.page.locator("[data-phase=play]").wait_for()

    def person(self, seat: int, page: Page) -> Person:
        """Somebody with a mouse or a finger; every third one plays by keys."""
        pointing, typing = PLAYERS[self.game]
        if seat % 3 == 2:
            return typing(page, seed=self.seed)
        return pointing(page, taps=seat % 2 == 1, seed=self.seed)

    @property
    def here(self) -> list[Person]:
        return [person for person in self.people if person is not None]

    def turn(self) -> bool:
        """One turn of whoever is in turn; false when the deal is over. Who was away comes back in time."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            for seat in [seat for seat, when in self.back.items() if time.monotonic() >= when]:
                self.comes_back(seat)
            if any(person.over for person in self.here):
                return False
            for person in self.here:
                if person.my_turn:
                    person.play_turn()
                    return True
            self.here[0].page.wait_for_timeout(50)
        raise AssertionError("nobody is in turn")

    def goes(self, seat: int, seconds: float) -> None:
        """Close a page; its browser keeps the cookie. It is opened again after so many seconds."""
        person = self.people[seat]
        assert person is not None
        self.held = cards(person)
        self.context = person.page.context
        self.order = [one.card for one in person.hand]
        person.page.close()
        self.people[seat] = None
        self.back[seat] = time.monotonic() + seconds

    def comes_back(self, seat: int) -> None:
        del self.back[seat]
        page = self.context.new_page()
        page.goto(self.link)
        person = self.person(seat, page)
        person.page.locator("[data-version]").first.wait_for()
        assert [one.card for one in person.hand] == self.order, "its own order is as it was"
        self.people[seat] = person

    def moves(self, seat: int) -> None:
        """Go on at another device, by the short code."""
        person = self.people[seat]
        assert person is not None
        held = cards(person)
        players(person)
        person.press(person.page.get_by_role("button", name="Move to another device"))
        code = person.page.locator("[data-code]").get_attribute("data-code") or ""
        other = self.person(seat, self.open_page(**DESKTOP))
        other.page.goto(f"{self.house.url}/code")
        other.write(other.page.get_by_role("textbox", name="Code"), code)
        other.press(other.page.get_by_role("button", name="Bring my seat here"))
        other.page.locator("[data-phase=play]").wait_for()
        assert cards(other) == held
        person.page.close()
        self.people[seat] = other

    def kill(self) -> None:
        """The power goes in the host's house, and comes again."""
        self.house.end(signal.SIGKILL)
        self.house.start()
        for person in self.here:
            person.page.locator("[data-line=open]").wait_for()

    def records(self) -> list[str]:
        """What each of them can take home."""
        table = self.link.partition("/t/")[2].partition("#")[0]
        found = []
        for person in self.here:
            answer = person.page.request.get(f"{self.house.url}/api/tables/{table}/record.rhh")
            assert answer.ok
            found.append(answer.text())
        return found


def evening(family: Family, plan: dict[int, Callable[[], None]]) -> Table:
    """Play a deal; after so many turns what is planned happens. The table as everybody's record tells it."""
    turns = 0
    while family.turn():
        turns += 1
        plan.pop(turns, lambda: None)()
    assert not plan, f"the deal was over after {turns} turns"
    for seat in list(family.back):
        family.here[0].page.wait_for_timeout(1000 * max(0.0, family.back[seat] - time.monotonic()))
        family.comes_back(seat)
    for person in family.here:
        person.page.locator("[data-phase=deal_over], [data-phase=match_over]").wait_for()
    first, *others = family.records()
    assert others == [first] * len(others)
    return Table.replay(Record.from_text(first))


def on_disk(house: House, id: str) -> Table:
    """The table as the server reads it from its events."""
    found: list[Table] = []

    async def read(store: Store) -> None:
        loaded = await store.run(lambda connection: saved.load_table(connection, id))
        assert loaded is not None
        assert loaded.table is not None
        found.append(loaded.table)

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(on, house.database, read).result()
    return found[0]


def check(family: Family, told: Table, names: Sequence[str]) -> None:
    family.house.end()
    id = family.link.partition("/t/")[2].partition("#")[0]
    kept = on_disk(family.house, id)
    assert kept.names == told.names == tuple(names)
    assert kept.match.totals == told.match.totals
    assert [str(one.line) for one in kept.log() if one.line and one.line.actor != "d"] == [
        str(one.line) for one in told.log() if one.line and one.line.actor != "d"
    ]
    assert kept.over


@pytest.mark.parametrize("seed", seldom(1, 2))
def test_three_people_finish_a_deal_whatever_happens(
    seed: int, start: Start, open_page: Open, watch: Watch
) -> None:
    """A page is closed for three seconds, a seat moves to another device, thrice the server is killed."""
    watch.expect(*CUT)
    family = Family(start, open_page, "", 3, seed)
    plan = {
        1: family.kill,
        2: lambda: family.goes(1, 3),
        4: lambda: family.moves(2),
        5: family.kill,
        6: family.kill,
    }
    check(family, evening(family, plan), NAMES[:3])


@pytest.mark.slow
@pytest.mark.parametrize(("game", "count"), [("", 2), ("", 4), ("", 6), (RAMI, 3), (RAMI, 5)])
def test_an_evening(game: str, count: int, start: Start, open_page: Open, watch: Watch) -> None:
    """As above, and another page is closed for a minute."""
    watch.expect(*CUT)
    family = Family(start, open_page, game, count, count)
    last = count - 1
    plan = {
        1: family.kill,
        2: lambda: family.goes(last, 3),
        4: lambda: family.moves(last),
        5: family.kill,
        6: lambda: family.goes(1 if count > 2 else last, 60),
        7: family.kill,
    }
    check(family, evening(family, plan), NAMES[:count])
