"""A table among friends: opened, shared, sat down at, looked on at, moved to another device."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.access import check_everybody
from browser.conftest import DESKTOP, PHONE, Open, Start, Watch, seldom
from browser.friends import (
    WINDOWS,
    Listener,
    blind,
    cards,
    come,
    link,
    open_for_friends,
    place,
    play_on,
    players,
    sit,
    tools,
    violations,
)
from browser.player import Person, Typist
from browser.test_page import check_window

FORBIDDEN = r"(status of )?403 .*"
NOT_FOUND = r"(status of )?404 .*"


def aloud(page: Page, text: str) -> None:
    """It was said to a screen reader."""
    expect(page.locator("[data-aloud]")).to_contain_text(text)


def people(open_page: Open) -> tuple[Person, Person, Typist]:
    """One with a mouse, one with a finger, one with a keyboard."""
    return (
        Person(open_page(**DESKTOP), seed=1),
        Person(open_page(**PHONE), taps=True, seed=2),
        Typist(open_page(**DESKTOP), seed=3),
    )


@pytest.mark.parametrize("seed", seldom("one", "two", "three"))
def test_friends_meet_by_the_link_and_play(seed: str, start: Start, open_page: Open) -> None:
    mei, boris, aina = people(open_page)
    address = open_for_friends(mei, start(seed).url, "Mei", (None, None, "Greedy"))
    assert "#" in address
    assert mei.page.url == address
    expect(mei.page.get_by_text("2 seats are still open")).to_be_visible()
    expect(place(mei.page, 1)).to_contain_text("host")
    mei.press_anyway(mei.page.get_by_role("button", name="Deal the first cards"))
    expect(mei.page.get_by_role("alert")).to_contain_text("2 seats are still open: wait for friends")
    check_everybody(mei.page)

    for guest in (boris, aina):
        guest.page.goto(address.partition("/t/")[0])
        guest.watch_at_once()
        come(guest, address)
        expect(guest.page.get_by_role("region", name="House rules")).to_contain_text("all is as in the book")
    boris.press(boris.page.get_by_role("button", name="Sit here, at seat 2"))
    expect(boris.page.get_by_text("Say who you are first")).to_be_visible()
    expect(boris.page.get_by_role("textbox", name="Your name")).to_be_focused()
    sit(boris, 2, "Boris")
    for page in (mei.page, aina.page):
        aloud(page, "Boris sat down at seat 2")
        expect(place(page, 2)).to_contain_text("Boris")
        expect(place(page, 2)).to_contain_text("here")
    expect(place(boris.page, 2)).to_be_focused()
    aina.write(aina.page.get_by_role("textbox", name="Your name"), "boris")
    aina.press(aina.page.get_by_role("button", name="Sit here, at seat 3"))
    expect(aina.page.get_by_role("alert")).to_contain_text("Somebody here is called boris already")
    sit(aina, 3, "Aina")
    expect(aina.page.get_by_role("alert")).to_have_text("")
    expect(mei.page.get_by_text("Everybody is here")).to_be_visible()
    expect(aina.page.get_by_text("Mei deals the first cards.")).to_be_visible()
    expect(aina.page.get_by_role("button", name="Deal the first cards")).to_have_count(0)

    looker = open_page(**DESKTOP)
    heard = Listener(looker)
    come(Person(looker), address)
    expect(looker.get_by_role("button", name=re.compile("Sit here"))).to_have_count(0)

    mei.press(mei.page.get_by_role("button", name="Deal the first cards"))
    for person in (mei, boris, aina):
        person.page.locator("[data-phase=play]").wait_for()
        assert len(person.hand) == 20
    assert len({tuple(cards(person)) for person in (mei, boris, aina)}) == 3
    play_on((mei, boris, aina), 6)
    if not mei.over:
        expect(looker.get_by_role("region", name="You are watching")).to_be_visible()
        expect(looker.locator("[data-version]")).to_have_attribute("data-version", mei.version)
        blind(heard, looker)


@pytest.mark.slow
def test_a_seat_moves_to_another_device_and_back(start: Start, open_page: Open) -> None:
    mei, boris, _ = people(open_page)
    address = open_for_friends(mei, start("two").url, "Mei", (None, "Greedy"))
    come(boris, address)
    sit(boris, 2, "Boris")
    mei.press(mei.page.get_by_role("button", name="Deal the first cards"))
    boris.page.locator("[data-phase=play]").wait_for()
    held = cards(boris)
    first = boris.page

    players(boris)
    boris.press(boris.page.get_by_role("button", name="Move to another device"))
    code = boris.page.locator("[data-code]").get_attribute("data-code") or ""
    assert re.fullmatch(r"[A-Z0-9]{6}", code)
    expect(boris.page.get_by_role("timer")).to_have_text(re.compile(r"Good for \d+:\d\d more, once"))
    other = Person(open_page(**DESKTOP))
    type_code(other, address, code)
    assert cards(other) == held
    expect(first.locator("[data-lost=moved]")).to_contain_text("You play at another device now (seat 2)")
    expect(first.locator("[data-card]")).to_have_count(0)
    expect(first.get_by_role("toolbar")).to_have_count(0)
    expect(place(mei.page, 2)).to_have_count(0)

    players(other)
    other.press(other.page.get_by_role("button", name="Move to another device"))
    back = other.page.locator("[data-code]").get_attribute("data-code") or ""
    boris.press(boris.dialog.get_by_role("button", name="Close"))
    boris.press(first.get_by_role("link", name="Bring it back with a code"))
    first.wait_for_url("**/code")
    fill_code(boris, back)
    assert cards(boris) == held
    expect(other.page.locator("[data-lost=moved]")).to_be_visible()
    play_on((mei, boris), 4)


def type_code(person: Person, address: str, code: str) -> None:
    """Type a code at the place that the other device names."""
    person.page.goto(address.partition("/t/")[0] + "/code")
    fill_code(person, code)


def fill_code(person: Person, code: str) -> None:
    person.write(person.page.get_by_role("textbox", name="Code"), code.lower())
    person.press(person.page.get_by_role("button", name="Bring my seat here"))
    person.page.locator("[data-phase=play]").wait_for()


def test_the_host_frees_seats_puts_bots_and_passes_the_role(start: Start, open_page: Open) -> None:
    mei, boris, aina = people(open_page)
    address = open_for_friends(mei, start("three").url, "Mei", (None, None, None))
    for guest, seat, name in ((boris, 2, "Boris"), (aina, 3, "Aina")):
        come(guest, address)
        sit(guest, seat, name)

    # Before the cards: a seat is freed, and taken again; one is taken away.
    tools(mei, 2)
    mei.press(mei.page.get_by_role("button", name="Free this seat"))
    expect(boris.page.locator("[data-lost=freed]")).to_contain_text("The host has freed your seat 2")
    aloud(mei.page, "Seat 2 is open")
    sit(boris, 2, "Boris")
    expect(boris.page.locator("[data-lost]")).to_have_count(0)
    tools(mei, 4)
    mei.press(mei.page.get_by_role("button", name="Take this seat away"))
    expect(mei.page.locator("[data-place]")).to_have_count(3)
    aloud(boris.page, "there are 3 seats now")
    mei.press(mei.page.get_by_role("button", name="Deal the first cards"))
    for person in (mei, boris, aina):
        person.page.locator("[data-phase=play]").wait_for()
        assert len(person.hand) == 25

    # In the match: a bot comes in somebody's place, goes again, and the guest takes the seat with its cards.
    held = cards(boris)
    players(mei)
    tools(mei, 2)
    mei.choose_answer(mei.page.get_by_role("combobox", name="Kind of bot"), "Keeper")
    mei.press(mei.page.get_by_role("button", name="Put this bot here"))
    expect(boris.page.locator("[data-lost=bot]")).to_be_visible()
    expect(boris.page.locator("[data-card]")).to_have_count(0)
    expect(place(mei.page, 2)).to_contain_text("bot: Keeper")
    tools(mei, 2)
    mei.press(mei.page.get_by_role("button", name="Free this seat"))
    expect(boris.page.get_by_role("button", name="Take seat 2")).to_be_visible()
    boris.press(boris.page.get_by_role("button", name="Take seat 2"))
    sit(boris, 2, "Boris")
    boris.press(boris.dialog.get_by_role("button", name="Close"))
    assert set(cards(boris)) <= set(held)

    # The role goes on, and with it the tools.
    tools(mei, 3)
    mei.press(mei.page.get_by_role("button", name="Make Aina the host"))
    aloud(aina.page, "You are the host now")
    expect(place(mei.page, 3)).to_contain_text("host")
    expect(mei.page.locator("[data-tools]")).to_have_count(0)
    expect(mei.page.get_by_role("button", name="Close the table")).to_have_count(0)
    players(aina)
    expect(aina.page.locator("[data-tools]")).to_have_count(2)


@pytest.mark.slow
def test_who_gives_up_the_seat_watches_and_may_come_back(start: Start, open_page: Open) -> None:
    mei, boris, _ = people(open_page)
    address = open_for_friends(mei, start("one").url, "Mei", (None, "Greedy"))
    come(boris, address)
    sit(boris, 2, "Boris")
    mei.press(mei.page.get_by_role("button", name="Deal the first cards"))
    boris.page.locator("[data-phase=play]").wait_for()
    players(boris)
    boris.press(boris.page.get_by_role("button", name="Give up my seat"))
    expect(boris.page.get_by_text("your seat is kept")).to_be_visible()
    boris.press(boris.page.get_by_role("button", name="Really give it up"))
    expect(place(boris.page, 2)).to_contain_text("left: open with its cards")
    expect(boris.page.locator("[data-lost]")).to_have_count(0)
    expect(boris.page.locator("[data-card]")).to_have_count(0)
    aloud(mei.page, "Seat 2 is open")
    sit(boris, 2, "Boris")
    boris.press(boris.dialog.get_by_role("button", name="Close"))
    assert boris.hand


def test_a_link_that_does_not_open(start: Start, open_page: Open, watch: Watch) -> None:
    watch.expect(FORBIDDEN, NOT_FOUND, "WebSocket")
    mei, boris, aina = people(open_page)
    address = open_for_friends(mei, start("one").url, "Mei", (None, "Greedy"))
    bare = address.partition("#")[0]
    for guest, wrong, says in (
        (boris, bare, "This table opens by its link"),
        (aina, f"{bare}#wrong", "This link does not open the table"),
    ):
        guest.page.goto(wrong)
        expect(guest.page.get_by_role("heading", level=1)).to_have_text(says)
        expect(guest.page.locator("[data-barred]")).to_contain_text("Ask whoever invited you")
        expect(guest.page.get_by_role("link", name="I have a code")).to_be_visible()
        assert violations(guest.page) == []
        # The right link in the same window opens it, without another load.
        come(guest, address)
        expect(place(guest.page, 1)).to_contain_text("Mei")
    # From now on the table's page opens without the key.
    boris.page.goto("about:blank")
    come(boris, bare)
    expect(place(boris.page, 1)).to_contain_text("Mei")
    assert boris.page.url == address
    aina.page.goto(bare.replace("/t/", "/t/no"))
    expect(aina.page.get_by_role("heading", level=1)).to_have_text("There is no such table")
    assert violations(aina.page) == []


@pytest.mark.slow
def test_a_table_where_nobody_watches(start: Start, open_page: Open) -> None:
    house = start("two")
    mei, boris, aina = people(open_page)
    mei.open_lobby(house.url)
    mei.press(mei.page.get_by_text("Play with friends", exact=True))
    mei.choose_seats(3)
    mei.choose_answer(mei.page.get_by_role("combobox", name="Seat 3"), "Greedy")
    mei.write(mei.page.get_by_role("textbox", name="Your name"), "Mei")
    mei.press(mei.page.locator("[data-manners] > summary"))
    mei.press(mei.page.get_by_text("Others with the link may watch"))
    mei.press(mei.page.get_by_role("button", name="Open the table and invite"))
    mei.page.wait_for_url("**/t/*")
    address = link(mei.page)
    heard = Listener(aina.page)
    for guest in (boris, aina):
        come(guest, address)
    expect(aina.page.locator("[data-manners]")).to_contain_text("nobody else watches")
    sit(boris, 2, "Boris")
    mei.press(mei.page.get_by_role("button", name="Deal the first cards"))
    mei.page.locator("[data-phase=play]").wait_for()
    expect(aina.page.locator("[data-outside]")).to_have_text("The match has begun")
    assert heard.of("view") == []
    # Who loses the seat sees nothing more, and may take it again.
    players(mei)
    tools(mei, 2)
    mei.press(mei.page.get_by_role("button", name="Free this seat"))
    expect(boris.page.locator("[data-outside]")).to_be_visible()
    expect(boris.page.locator("[data-card]")).to_have_count(0)
    aina.write(aina.page.get_by_role("textbox", name="Your name"), "Aina")
    aina.press(aina.page.get_by_role("button", name="Sit here, at seat 2"))
    aina.page.locator("[data-phase=play]").wait_for()
    assert aina.hand


@pytest.mark.slow
def test_a_closed_table_can_be_read(start: Start, open_page: Open) -> None:
    house = start("three")
    mei, boris, aina = people(open_page)
    address = open_for_friends(mei, house.url, "Mei", (None, "Greedy"))
    come(boris, address)
    sit(boris, 2, "Boris")
    mei.press(mei.page.get_by_role("button", name="Deal the first cards"))
    boris.page.locator("[data-phase=play]").wait_for()
    play_on((mei, boris), 2)
    players(mei)
    mei.press(mei.page.get_by_role("button", name="Close the table"))
    mei.press(mei.page.get_by_role("button", name="Really close it"))
    aloud(boris.page, "The table is closed")
    for person in (mei, boris):
        expect(person.page.locator("[data-watching]")).to_contain_text("Scores and record can still be read")
        expect(person.page.get_by_role("toolbar")).to_have_count(0)
    with boris.page.expect_download() as download:
        boris.press(boris.page.get_by_role("link", name=re.compile("record", re.I)))
    assert download.value.suggested_filename.endswith(".rhh")
    mei.press(mei.dialog.get_by_role("button", name="Close"))
    mei.press(mei.page.get_by_role("button", name="Scores"))
    expect(mei.dialog.get_by_role("region", name="Score sheet")).to_be_visible()

    never = open_for_friends(aina, house.url, "Aina", (None, "Greedy"))
    aina.press(aina.page.get_by_role("button", name="Close the table"))
    aina.press(aina.page.get_by_role("button", name="Really close it"))
    expect(aina.page.locator("[data-closed]")).to_have_text("The table is closed")
    come(boris, never)
    expect(boris.page.get_by_text("It was closed before the cards were dealt.")).to_be_visible()
    expect(boris.page.get_by_role("button", name=re.compile("Sit here"))).to_have_count(0)


def test_the_link_is_copied_and_in_the_house_it_leads_to_the_house(start: Start, open_page: Open) -> None:
    house = start("one", TIERCE_ADDRESS="http://192.168.1.7:8000")
    page = open_page(**DESKTOP)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_for_friends(Person(page), house.url, "Mei")
    field = page.get_by_role("textbox", name="The link of this table")
    expect(field).to_have_value(re.compile(r"^http://192\.168\.1\.7:8000/t/\w+#[\w-]+$"))
    expect(page.get_by_role("img", name="QR code of the link of this table")).to_be_visible()
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("The link is copied.")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == field.input_value()


# -- for everybody -------------------------------------------------------------------------------------------


def check(page: Page, state: str) -> None:
    """It fits every window, and axe finds nothing, by day and by night."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        check_window(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
        for width, height in (WINDOWS[1], WINDOWS[3]):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert violations(page) == [], (state, scheme, width)
    page.emulate_media(color_scheme="light")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["", "Gin Rummy, Gin Rummy"])
def test_every_state_fits_and_is_for_everybody(
    game: str, start: Start, open_page: Open, watch: Watch
) -> None:
    watch.expect(FORBIDDEN, "WebSocket")
    house = start("axe")
    host, guest, other = (Person(open_page(**DESKTOP)) for _ in range(3))
    bots: tuple[Any, ...] = (None,) if game else (None, None, "Greedy")
    address = open_for_friends(host, house.url, "Mei with quite a long name", bots, game)
    check(host.page, "the host waits")
    tools(host, 2)
    check(host.page, "the host's tools")
    host.press(host.page.get_by_role("dialog").get_by_role("button", name="Close"))
    guest.page.goto(address.partition("#")[0])
    expect(guest.page.locator("[data-barred]")).to_be_visible()
    check(guest.page, "barred")
    come(guest, address)
    check(guest.page, "a guest")
    guest.press(guest.page.get_by_role("button", name="Sit here, at seat 2"))
    check(guest.page, "no name")
    sit(guest, 2, "Boris")
    if not game:
        tools(host, 3)
        host.press(host.page.get_by_role("button", name="Put this bot here"))
    host.press(host.page.get_by_role("button", name="Move to another device"))
    expect(host.page.locator("[data-code]")).to_be_visible()
    check(host.page, "a code")
    host.press(host.page.get_by_role("dialog").get_by_role("button", name="Close"))
    come(other, address)
    host.press(host.page.get_by_role("button", name="Deal the first cards"))
    for person in (host, guest, other):
        person.page.locator("[data-phase=play]").wait_for()
    check(other.page, "watching")
    players(other)
    check(other.page, "who only watches sees the players")
    players(host)
    check(host.page, "the host sees the players")
    tools(host, 2)
    host.press(host.page.get_by_role("button", name="Free this seat"))
    expect(guest.page.locator("[data-lost]")).to_be_visible()
    check(guest.page, "a seat is lost")
    host.press(host.page.get_by_role("button", name="Close the table"))
    host.press(host.page.get_by_role("button", name="Really close it"))
    expect(other.page.locator("[data-watching]")).to_contain_text("closed")
    check(guest.page, "closed")


@pytest.mark.slow
def test_the_keyboard_alone(start: Start, open_page: Open) -> None:
    mei, boris = Typist(open_page(**DESKTOP)), Typist(open_page(**DESKTOP))
    address = open_for_friends(mei, start("two").url, "Mei", (None, "Greedy"))
    come(boris, address)
    boris.press(boris.page.get_by_role("button", name="Read all the rules"))
    expect(boris.dialog.get_by_role("heading", name="Rules")).to_be_visible()
    boris.page.keyboard.press("Escape")
    expect(boris.page.get_by_role("button", name="Read all the rules")).to_be_focused()
    sit(boris, 2, "Boris")
    expect(place(boris.page, 2)).to_be_focused()
    tools(mei, 3)
    mei.page.keyboard.press("Escape")
    expect(place(mei.page, 3).locator("[data-tools]")).to_be_focused()
    mei.press(mei.page.get_by_role("button", name="Deal the first cards"))
    for person in (mei, boris):
        person.page.locator("[data-phase=play]").wait_for()
    players(mei)
    mei.page.keyboard.press("Escape")
    expect(mei.page.get_by_role("button", name="Players")).to_be_focused()
    play_on((mei, boris), 2)
