"""The first page: tables for friends and against bots, one's own tables, codes, and being forgotten."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, REFUSED, House, Open, Start, Watch, seldom
from browser.friends import violations
from browser.player import Person, Typist
from browser.test_page import check_window

FRIEND: Final = "a friend (by link)"
OPEN: Final = "Open the table and invite"
SMALL: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 320, "height": 640}}
WINDOWS: Final = {"desktop": DESKTOP, "phone": PHONE, "small": SMALL}
SOME_MANNERS: Final[dict[str, list[tuple[str, dict[str, Any]]]]] = {
    "Clock": [("no clock", {"turn": 0, "bank": 0}), ("a time for each deal", {"turn": 0, "bank": 300})],
    "When somebody’s line is lost": [
        ("wait for them", {"absence": None}),
        ("a bot plays after 45 seconds", {"absence": 45}),
        ("a bot plays after 3 minutes", {"absence": 180}),
    ],
    "The bot that stands in": [("Greedy", {"stand_in": "greedy"}), ("Random", {"stand_in": "random"})],
}
"""Answers about how a table is kept, and what is sent for them."""


def mode(page: Page, words: str) -> None:
    """With whom to play."""
    page.get_by_role("group", name="With whom?").get_by_text(words, exact=True).click()


def gather(person: Person, url: str, name: str = "Aina") -> tuple[str, str]:
    """Open a table of Penang for friends: its id, and the key of its link."""
    person.open_lobby(url)
    mode(person.page, "Play with friends")
    person.write(person.page.get_by_role("textbox", name="Your name"), name)
    return opened(person.page, lambda: person.press(person.page.get_by_role("button", name=OPEN)))


def opened(page: Page, press: Callable[[], None]) -> tuple[str, str]:
    """Press the button that opens a table, and go where it leads: to ``/t/<table>#<invite>``."""
    gone_to: list[str] = []
    page.on("framenavigated", lambda frame: gone_to.append(frame.url))
    press()
    page.wait_for_url("**/t/*")
    table, invite = gone_to[0].rpartition("/t/")[2].split("#")
    return table, invite


def come_in(page: Page, url: str, table: str, invite: str) -> int:
    """Show the key of a table's link, as its page does; the status of the answer."""
    return page.request.post(f"{url}/api/tables/{table}/guests", data={"invite": invite}).status


def tables(page: Page, url: str) -> list[dict[str, Any]]:
    """My tables, as the server has them."""
    found: list[dict[str, Any]] = page.request.get(f"{url}/api/tables").json()
    return found


# -- a new table ---------------------------------------------------------------------------------------------


def test_against_bots_is_one_press(house: House, phone: Page) -> None:
    phone.goto(house.url)
    deal = phone.get_by_role("button", name="Deal the cards")
    expect(deal).to_be_in_viewport(ratio=1)
    expect(phone.get_by_text("you and 3 bots")).to_be_in_viewport()
    deal.tap()
    phone.wait_for_url("**/t/*")
    expect(phone.locator("[data-card]")).to_have_count(20)
    row = tables(phone, house.url)[0]
    assert (row["stage"], row["names"][0]) == ("playing", "You")


@pytest.mark.parametrize("seed", seldom(*range(3)))
def test_a_table_for_friends(seed: int, house: House, open_page: Open) -> None:
    """A game, seats and manners by lot: sent as they were chosen, and the link opens the table to others."""
    whim = Random(seed)
    page, guest = open_page(**DESKTOP), open_page(**PHONE)
    person = Person(page, seed=seed)
    person.open_lobby(house.url)
    mode(page, "Play with friends")
    group = page.get_by_role("group", name="Which game?")
    person.press(group.locator("label").nth(whim.randrange(group.locator("label").count())))
    counts = page.get_by_role("group", name="How many players?")
    if counts.count():
        person.press(counts.locator("label").nth(whim.randrange(counts.locator("label").count())))
    seats = page.locator("[data-bot]")
    friends = 1 + whim.randrange(seats.count())
    for at in range(friends, seats.count()):
        person.choose_answer(seats.nth(at), whim.choice(["Random", "Greedy"]))
    kinds = [seats.nth(at).input_value() for at in range(seats.count())]
    assert kinds.count("friend") == friends
    expected = answer_manners(person, whim)
    person.write(page.get_by_role("textbox", name="Your name"), "Aina")

    with page.expect_request(lambda one: one.method == "POST" and one.url.endswith("/api/tables")) as asked:
        table, invite = opened(page, lambda: person.press(page.get_by_role("button", name=OPEN)))
    sent: Any = asked.value.post_data_json
    assert sent["bots"] == [None if kind == "friend" else kind for kind in kinds]
    assert {**sent["manners"], **sent["manners"]["clock"]} == {**sent["manners"], **expected}

    row = tables(page, house.url)[0]
    assert (row["stage"], row["seat"], row["table"]) == ("gathering", 1, table)
    assert come_in(guest, house.url, table, invite[:-1]) == 403
    assert come_in(guest, house.url, table, invite) == 204
    assert [one["seat"] for one in tables(guest, house.url)] == [None]


def answer_manners(person: Person, whim: Random) -> dict[str, Any]:
    """Answer what is asked about how the table is kept; what must be sent for it."""
    fold = person.page.locator("[data-manners]")
    person.press(fold.locator("summary"))
    expected: dict[str, Any] = {"hard": False}
    for label, answers in SOME_MANNERS.items():
        answer, sent = whim.choice(answers)
        person.choose_answer(fold.get_by_role("combobox", name=label), answer)
        expected |= sent
    if expected["bank"]:
        person.choose_answer(fold.get_by_role("combobox", name="When the time is up"), "a bot plays the turn")
        expected["hard"] = True
    for label, name, usual in (("Others with the link", "spectators", True), ("Messages", "chat", False)):
        expected[name] = whim.choice([True, False])
        if expected[name] != usual:
            person.press(fold.get_by_role("checkbox", name=label))
    return expected


def test_the_manners_are_told_in_a_line(house: House, desktop: Page) -> None:
    person = Person(desktop)
    person.open_lobby(house.url)
    fold = desktop.locator("[data-manners]")
    expect(fold).to_have_count(0)
    mode(desktop, "Play with friends")
    line = fold.locator("summary")
    expect(line).to_contain_text("no clock · waits for whoever is away · others may watch · phrases only")
    person.press(line)
    person.choose_answer(fold.get_by_role("combobox", name="Clock"), "a time for each turn")
    person.choose_answer(fold.get_by_role("combobox", name="For each turn"), "30 seconds")
    person.choose_answer(fold.get_by_role("combobox", name="When the time is up"), "a bot plays the turn")
    person.choose_answer(fold.get_by_role("combobox", name="When somebody"), "a bot plays after 90 seconds")
    person.press(fold.get_by_role("checkbox", name="Messages"))
    expect(line).to_contain_text(
        "30 seconds a turn, then a bot plays · a bot plays after 90 seconds away"
        " · others may watch · phrases and chat"
    )
    # Nobody to wait for: nothing to ask.
    mode(desktop, "Play against bots")
    expect(fold).to_have_count(0)


@pytest.mark.slow
def test_all_friends_or_all_bots_with_one_press(house: House, desktop: Page) -> None:
    person = Person(desktop)
    person.open_lobby(house.url)
    seats = desktop.locator("[data-bot]")
    person.choose_answer(seats.nth(1), "Greedy")
    mode(desktop, "Play with friends")
    assert [one.input_value() for one in seats.all()] == ["friend"] * 3
    person.choose_answer(seats.nth(2), "Random")
    expect(desktop.get_by_text("you and 2 friends, 1 bot")).to_be_visible()
    # More players: those are friends, too.
    person.choose_seats(5)
    assert [one.input_value() for one in seats.all()] == ["friend", "friend", "random", "friend"]
    mode(desktop, "Play against bots")
    assert [one.input_value() for one in seats.all()] == ["keeper", "greedy", "random", "keeper"]
    # One friend is enough for a link.
    person.choose_answer(seats.nth(0), FRIEND)
    expect(desktop.get_by_role("radio", name="Play with friends")).to_be_checked()
    expect(desktop.get_by_role("button", name=OPEN)).to_be_visible()


def test_each_problem_is_said_at_its_field(house: House, desktop: Page, watch: Watch) -> None:
    watch.expect(REFUSED)
    person = Person(desktop)
    person.open_lobby(house.url)
    mode(desktop, "Play with friends")
    name = desktop.get_by_role("textbox", name="Your name")
    person.press(desktop.get_by_role("button", name=OPEN))
    summary = desktop.get_by_role("alert").filter(has_text="must be put right first")
    expect(summary).to_be_focused()
    expect(summary).to_contain_text("Say who you are")
    expect(name).to_have_attribute("aria-invalid", "true")
    person.press(summary.get_by_role("link"))
    expect(name).to_be_focused()
    # What only the server sees: a name that cannot be read.
    name.fill("A\u200bina")
    person.press(desktop.get_by_role("button", name=OPEN))
    expect(summary).to_contain_text("1 to 24 characters")
    expect(desktop.locator("form p.wrong:not([role])")).to_contain_text("1 to 24 characters")
    # A number of players that the rules forbid, and a name, are two.
    person.open_rules()
    person.write(desktop.locator("[data-knob='deck.packs']").get_by_role("spinbutton"), "9")
    person.press(desktop.get_by_role("button", name=OPEN))
    expect(summary).to_contain_text("2 things must be put right first")
    expect(desktop.locator("[data-knob='deck.packs'] .wrong")).to_contain_text("1 to 4")
    expect(desktop.locator("label.you + .wrong")).to_be_visible()


@pytest.mark.parametrize(
    ("where", "at"),
    [
        ("manners.absence", "[data-manners] .wrong"),
        ("bots.2", "label:has([data-bot='3']) .wrong"),
        ("game", "form p.wrong:not([role])"),
    ],
)
def test_what_the_form_cannot_ask_wrongly_has_its_place_too(
    where: str, at: str, house: House, desktop: Page, watch: Watch
) -> None:
    """Answers of another version of the server: said where they belong."""
    watch.expect(REFUSED)
    desktop.route(
        "**/api/tables",
        lambda route: (
            route.fallback()
            if route.request.method == "GET"
            else route.fulfill(
                status=400,
                json={"code": "refused", "problems": [{"where": where, "text": "It cannot be so."}]},
            )
        ),
    )
    person = Person(desktop)
    person.open_lobby(house.url)
    mode(desktop, "Play with friends")
    person.write(desktop.get_by_role("textbox", name="Your name"), "Aina")
    person.press(desktop.get_by_role("button", name=OPEN))
    expect(desktop.locator(at)).to_have_text("It cannot be so.")
    expect(desktop.locator(at)).to_be_visible()


UNDER_THE_BAR: Final = """() => {
    const box = document.activeElement.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return document.querySelector(".go").contains(seen);
}"""
"""Whether the bar with the button hides the middle of what has the focus."""


def test_a_table_is_opened_for_friends_by_keyboard_alone(house: House, desktop: Page) -> None:
    person = Typist(desktop)
    person.open_lobby(house.url)
    person.choose_radio(desktop.get_by_role("group", name="With whom?"), "Play with friends")
    person.write(desktop.get_by_role("textbox", name="Your name"), "Aina")
    person.choose_seats(3)
    person.choose_answer(desktop.get_by_role("combobox", name="Seat 3"), "Greedy")
    fold = desktop.locator("[data-manners]")
    person.press(fold.locator("summary"))
    person.choose_answer(fold.get_by_role("combobox", name="Clock"), "a time for each turn")
    for focused in ("combobox", "checkbox"):
        # What has the focus is never under the bar with the button.
        person.walk_to(fold.get_by_role(focused).last)
        expect(fold.get_by_role(focused).last).to_be_in_viewport()
        assert desktop.evaluate(UNDER_THE_BAR) is False
    table, _ = opened(desktop, lambda: person.press(desktop.get_by_role("button", name=OPEN)))
    row = tables(desktop, house.url)[0]
    assert (row["table"], row["stage"], row["names"][0]) == (table, "gathering", "Aina")


# -- my tables -----------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_my_tables_and_those_i_watch(house: House, open_page: Open) -> None:
    """What it waits for stands at each; where it is my turn comes first, and counts in the title."""
    aina, boris = open_page(**DESKTOP), open_page(**PHONE)
    boris.clock.install()
    boris.goto(house.url)
    expect(boris.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(boris.get_by_role("heading", name="My tables")).to_have_count(0)
    host = Person(aina)
    host.sit_down(house.url)
    table, invite = gather(host, house.url)
    aina.goto(house.url)
    rows = aina.locator("[data-table]")
    expect(rows).to_have_count(2)
    assert [one.get_attribute("data-waits") for one in rows.all()] == ["turn", "gathering"]
    expect(rows.nth(0)).to_contain_text("your turn")
    expect(rows.nth(1)).to_contain_text("waiting for friends")
    expect(rows.nth(1).locator("time")).to_have_text("now")
    expect(aina).to_have_title("● Your turn – tierce")
    assert rows.nth(1).get_attribute("href") == f"/t/{table}"

    # It is looked up again by itself: every twenty seconds, and when the page is shown again.
    assert come_in(boris, house.url, table, invite) == 204
    expect(boris.locator("[data-table]")).to_have_count(0)
    boris.clock.fast_forward(20_000)
    watched = boris.locator(f"[data-table='{table}']")
    expect(watched).to_have_attribute("data-waits", "watching")
    expect(watched).to_contain_text("you watch")
    other, key = gather(host, house.url)
    assert come_in(boris, house.url, other, key) == 204
    boris.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(boris.locator("[data-table]")).to_have_count(2)
    assert boris.locator("[data-table]").first.get_attribute("data-table") == other
    expect(boris).to_have_title("tierce")


@pytest.mark.slow
def test_many_tables_do_not_push_the_new_one_away(house: House, desktop: Page) -> None:
    asked = {"game": "penang", "you": "Aina", "bots": [None], "manners": {}}
    for _ in range(8):
        assert desktop.request.post(f"{house.url}/api/tables", data=asked).status == 201
    desktop.goto(house.url)
    expect(desktop.locator("[data-table]")).to_have_count(6)
    desktop.get_by_role("button", name="All 8 tables").click()
    expect(desktop.locator("[data-table]")).to_have_count(8)


# -- codes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", seldom("/code", "/"))
def test_a_code_brings_the_seat_here(path: str, start: Start, open_page: Open, watch: Watch) -> None:
    watch.expect(r"(status of )?404 .*")
    house = start("code")
    laptop, phone = open_page(**DESKTOP), open_page(**PHONE)
    person = Person(laptop)
    person.sit_down(house.url)
    table = laptop.url.rpartition("/")[2].partition("#")[0]
    laptop.goto(house.url)
    code = laptop.request.post(f"{house.url}/api/tables/{table}/code").json()["code"]

    phone.goto(house.url + path)
    field = phone.get_by_role("textbox", name="Code")
    if path == "/code":
        expect(field).to_be_focused()
    bring = phone.get_by_role("button", name="Bring my seat here")
    field.fill("abc")
    bring.tap()
    expect(phone.locator("#code-wrong")).to_have_text("A code has 6 letters and digits.")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("zzzzzz")
    bring.tap()
    expect(phone.locator("#code-wrong")).to_have_text(re.compile(r"^\w.*\.$"))
    expect(field).to_be_focused()
    field.fill(f" {code[:3].upper()} {code[3:].lower()} ")
    expect(phone.locator("#code-wrong")).to_have_text("")
    bring.tap()
    phone.wait_for_url(f"**/t/{table}*")
    expect(phone.locator("[data-card]")).to_have_count(20)
    assert [one["seat"] for one in tables(phone, house.url)] == [1]
    assert [one["seat"] for one in tables(laptop, house.url) if one["seat"]] == []


# -- about me ------------------------------------------------------------------------------------------------


def test_my_name_is_deleted_when_i_am_sure(house: House, open_page: Open) -> None:
    page, guest = open_page(**PHONE), open_page(**DESKTOP)
    person = Person(page, taps=True)
    table, invite = gather(person, house.url, "Nurul")
    assert come_in(guest, house.url, table, invite) == 204
    page.goto(house.url)
    expect(page.locator("[data-table]")).to_have_count(1)
    person.press(page.get_by_text("About me", exact=True))
    person.press(page.get_by_role("button", name="Delete my name"))
    expect(person.dialog).to_contain_text("your seat opens to somebody else")
    expect(person.dialog).to_contain_text("This cannot be undone.")
    person.press(person.dialog.get_by_role("button", name="Do not delete"))
    assert "Nurul" in str(tables(page, house.url))
    person.press(page.get_by_role("button", name="Delete my name"))
    person.press(person.dialog.get_by_role("button", name="Delete my name everywhere"))
    expect(page.get_by_role("status").filter(has_text="Your name is deleted")).to_be_visible()
    expect(page.locator("[data-table]")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("")
    assert tables(page, house.url) == []
    assert "Nurul" not in str(tables(guest, house.url))
    page.reload()
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(page.locator("[data-table]")).to_have_count(0)


# -- in the house --------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_address_in_the_house_can_be_photographed(start: Start, phone: Page) -> None:
    house = start("home", TIERCE_ADDRESS="http://192.168.1.7:8000")
    phone.goto(house.url)
    home = phone.get_by_role("region", name="On the phones in the house")
    expect(home.get_by_role("link", name="192.168.1.7:8000")).to_be_visible()
    square = home.get_by_role("img", name="QR code of the address http://192.168.1.7:8000")
    expect(square).to_be_visible()
    assert square.evaluate("one => getComputedStyle(one).backgroundColor") == "rgb(255, 255, 255)"
    mode(phone, "Play with friends")
    expect(phone.get_by_text("Other devices cannot reach this server")).to_have_count(0)


def test_a_server_for_this_machine_alone_says_so_to_those_who_invite(house: House, phone: Page) -> None:
    phone.goto(house.url)
    note = phone.get_by_role("note").filter(has_text="tierce --lan")
    expect(phone.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(note).to_have_count(0)
    mode(phone, "Play with friends")
    expect(note).to_be_visible()
    expect(phone.get_by_role("region", name="On the phones in the house")).to_have_count(0)


@pytest.mark.slow
def test_what_plain_http_lacks_is_said_in_a_line(house: House, phone: Page) -> None:
    """An address in the house over plain http is no secure page; 127.0.0.1 is one."""
    phone.goto(house.url)
    expect(phone.get_by_role("button", name="Deal the cards")).to_be_visible()
    assert phone.evaluate("isSecureContext")
    expect(phone.locator("[data-plain-http]")).to_have_count(0)
    home = "http://tierce.home"
    phone.route(
        f"{home}/**",
        lambda route: route.fulfill(response=route.fetch(url=route.request.url.replace(home, house.url))),
    )
    phone.goto(home)
    assert not phone.evaluate("isSecureContext")
    line = phone.locator("[data-plain-http]")
    expect(line).to_contain_text("do not keep the screen awake and do not install")
    line.get_by_role("button").tap()
    expect(phone.get_by_role("dialog")).to_contain_text("docs/deploy.md")
    assert violations(phone) == []


# -- every window, for everybody -----------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", seldom("light", "dark"))
@pytest.mark.parametrize("window", seldom(*WINDOWS))
def test_every_state_fits_and_can_be_read(
    window: str, scheme: str, start: Start, open_page: Open, watch: Watch
) -> None:
    watch.expect(r"(status of )?404 .*")
    house = start("axe", TIERCE_ADDRESS="http://192.168.1.7:8000")
    page = open_page(**WINDOWS[window], color_scheme=scheme)
    person = Person(page, taps=window != "desktop")

    def check() -> None:
        assert violations(page) == []
        check_window(page)

    person.sit_down(house.url)
    gather(person, house.url, "A name as long as it may")
    page.goto(house.url)
    expect(page.locator("[data-table]")).to_have_count(2)
    expect(page.locator("[data-square]")).to_be_visible()
    check()
    mode(page, "Play with friends")
    person.press(page.locator("[data-manners] summary"))
    person.choose_answer(page.get_by_role("combobox", name="Clock"), "both, the turn’s first")
    check()
    page.get_by_role("textbox", name="Your name").fill("")
    person.press(page.get_by_role("button", name=OPEN))
    expect(page.get_by_role("alert").filter(has_text="Say who you are")).to_be_visible()
    check()
    page.get_by_role("textbox", name="Code").fill("zzzzzz")
    person.press(page.get_by_role("button", name="Bring my seat here"))
    expect(page.locator("#code-wrong")).to_be_visible()
    check()
    person.press(page.get_by_text("About me", exact=True))
    person.press(page.get_by_role("button", name="Delete my name"))
    check()
