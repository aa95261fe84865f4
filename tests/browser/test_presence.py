"""What people see of each other and of time: absence, clocks, pauses, what is said, the next match."""

from __future__ import annotations

import re
import signal
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import CUT, DESKTOP, PHONE, House, Open, Start, Watch, seldom
from browser.friends import come, place, violations
from browser.player import Person
from browser.test_page import check_window

AT_ONCE: Final = 2_000
NARROW: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 320, "height": 640}}
LYING: Final[dict[str, Any]] = {**PHONE, "viewport": {"width": 844, "height": 390}}
WINDOWS: Final = {"desktop": DESKTOP, "phone": PHONE, "small": NARROW, "on its side": LYING}
WHERE: Final = """() => [...document.querySelectorAll(
  "[data-seat], [data-meld], [data-card], .bar .button, header .button")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y, width, height];
  })"""
"""Where everything lies that one may press."""


def table(
    house: House,
    people: dict[str, Person],
    bots: tuple[str, ...] = ("greedy", "greedy"),
    changes: dict[str, str] | None = None,
    **manners: Any,
) -> str:
    """A table of Penang with these people, dealt; the first of them opened it. Its link."""
    names = list(people)
    host, *guests = people.values()
    for person in people.values():
        person.open_lobby(house.url)
        person.watch_at_once()
    wish = {
        "game": "penang",
        "you": names[0],
        "bots": [None] * len(guests) + list(bots),
        "changes": changes or {},
        "manners": manners,
    }
    made = host.page.request.post(f"{house.url}/api/tables", data=wish).json()
    link = f"{house.url}/t/{made['table']}#{made['invite']}"
    come(host, link)
    for number, (name, guest) in enumerate(zip(names[1:], guests, strict=True), start=2):
        come(guest, link)
        guest.write(guest.page.get_by_role("textbox", name="Your name"), name)
        guest.press(place(guest.page, number).get_by_role("button", name=re.compile("^Sit here")))
        expect(place(guest.page, number)).to_contain_text("you")
    host.press(host.page.get_by_role("button", name="Deal the first cards"))
    for person in people.values():
        person.page.locator("[data-phase=play]").wait_for()
    return link


def two(open_page: Open, one: dict[str, Any] = DESKTOP, other: dict[str, Any] = PHONE) -> dict[str, Person]:
    """Mei and Boris, each in a browser of their own."""
    return {
        "Mei": Person(open_page(**one), taps="has_touch" in one, seed=1),
        "Boris": Person(open_page(**other), taps="has_touch" in other, seed=2),
    }


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-seat='{number}']")


def strip(page: Page) -> Locator:
    return page.locator("[data-strip]")


def heard(page: Page, text: str) -> None:
    """A screen reader was told so."""
    expect(page.locator("[data-aloud]")).to_contain_text(text)


def open_say(person: Person) -> None:
    person.press(person.page.get_by_role("navigation").get_by_role("button", name="Say"))


def say(person: Person, phrase: str) -> None:
    open_say(person)
    person.press(person.dialog.get_by_role("button", name=phrase))
    expect(person.dialog).to_have_count(0)


def in_turn(people: dict[str, Person], name: str) -> None:
    """Until it is this person's turn; the others play theirs, and deal again where they are through."""
    for _ in range(600):
        if people[name].my_turn:
            return
        for person in people.values():
            if person.my_turn:
                person.play_turn()
        if people[name].over:
            people[name].next_deal()
        people[name].page.wait_for_timeout(50)
    raise AssertionError(f"it never is {name}'s turn")


# -- away and back -------------------------------------------------------------------------------------------


def test_who_is_away_is_seen_at_once_is_played_for_and_takes_the_seat_back(
    start: Start, open_page: Open
) -> None:
    people = two(open_page)
    mei, boris = people["Mei"].page, people["Boris"].page
    # Bots that play at random keep the deal going.
    link = table(start("away"), people, ("random", "random"))
    in_turn(people, "Boris")
    expect(mei.locator("[data-away]")).to_have_count(0)
    before = mei.evaluate(WHERE)
    browser = boris.context
    boris.close()
    expect(seat(mei, 2)).to_contain_text("away", timeout=AT_ONCE)
    heard(mei, "Boris is away")
    expect(seat(mei, 2).locator("[data-away]")).to_contain_text(re.compile(r"0:0[1-9]"))
    # Nothing moves under a thumb.
    assert mei.evaluate(WHERE) == before
    # The table waits for a friend, until somebody says otherwise.
    assert not people["Mei"].my_turn
    people["Mei"].press(seat(mei, 2).get_by_role("button", name="Play for them"))
    expect(seat(mei, 2)).to_contain_text("a bot plays")
    heard(mei, "A bot plays for Boris")
    expect(seat(mei, 2).get_by_role("button")).to_have_count(0)
    people["Mei"].wait_for_my_turn()
    expect(mei.locator("[data-log=recent]").first).to_contain_text("(a bot for Boris)")

    back = Person(browser.new_page(), taps=True, seed=3)
    come(back, link)
    expect(strip(back.page)).to_have_count(0)
    back.press(back.page.get_by_role("button", name="Log", exact=True))
    expect(back.dialog).to_contain_text("(a bot for you)")
    back.page.keyboard.press("Escape")
    heard(mei, "Boris is back")
    expect(mei.locator("[data-away]")).to_have_count(0)
    # The deal may be over by now, and the seats with it.
    expect(seat(mei, 2).filter(has_text="a bot plays")).to_have_count(0)
    people["Boris"] = back
    in_turn(people, "Boris")
    back.play_turn()


@pytest.mark.slow
def test_a_bot_plays_for_me_until_i_take_my_seat_back(start: Start, open_page: Open) -> None:
    people = two(open_page, PHONE, DESKTOP)
    table(start("standing in"), people)
    mei = people["Mei"]
    in_turn(people, "Boris")
    open_say(mei)
    mei.press(mei.dialog.get_by_role("button", name="Let a bot play for me"))
    expect(strip(mei.page)).to_contain_text("A bot plays for you")
    heard(mei.page, "A bot plays for you")
    heard(people["Boris"].page, "A bot plays for Mei")
    expect(mei.main).to_contain_text("take your seat back")
    people["Boris"].play_turn()
    people["Boris"].wait_for_my_turn()
    expect(people["Boris"].page.locator("[data-log=recent]").first).to_contain_text("(a bot for Mei)")
    mei.press(strip(mei.page).get_by_role("button", name="Take back"))
    expect(strip(mei.page)).to_have_count(0)
    heard(people["Boris"].page, "Mei plays again")
    in_turn(people, "Mei")
    mei.play_turn()


@pytest.mark.slow
@pytest.mark.parametrize("how", ["line", "server"])
def test_a_break_leaves_the_choice_as_it_was(how: str, start: Start, open_page: Open, watch: Watch) -> None:
    watch.expect(*CUT, "ERR_INTERNET_DISCONNECTED")
    house = start(f"break {how}")
    people = two(open_page)
    table(house, people)
    in_turn(people, "Mei")
    mei, boris = people["Mei"], people["Boris"]
    mei.press(mei.page.get_by_role("button", name="By rank"))
    for card in (3, 0, 7):
        mei.toggle(card)
    open_say(mei)
    mei.settled()
    hand, label = mei.hand, mei.label
    assert [held.chosen for held in hand].count(True) == 3
    if how == "server":
        house.end(signal.SIGKILL)
    else:
        mei.page.context.set_offline(True)
        mei.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(strip(mei.page)).to_contain_text("Reconnecting")
    if how == "server":
        house.start()
    else:
        expect(seat(boris.page, 1)).to_contain_text("away")
        mei.page.context.set_offline(False)
    expect(strip(mei.page)).to_have_count(0)
    mei.settled()
    # The open window, the order of the hand, what is chosen and what the button says of it.
    expect(mei.dialog).to_be_visible()
    assert (mei.hand, mei.label) == (hand, label)
    mei.page.keyboard.press("Escape")
    mei.clear()
    mei.play_turn()
    expect(boris.page.locator("[data-away]")).to_have_count(0)


@pytest.mark.slow
def test_the_screen_stays_on_in_my_turn_alone(start: Start, open_page: Open) -> None:
    people = two(open_page, PHONE, PHONE)
    for person in people.values():
        person.page.add_init_script(
            "window.locks = []; const ask = navigator.wakeLock.request.bind(navigator.wakeLock);"
            "navigator.wakeLock.request = async (what) => {"
            "  const lock = await ask(what); window.locks.push(lock); return lock; }"
        )
    table(start("awake"), people)
    for name, other in (("Mei", "Boris"), ("Boris", "Mei")):
        in_turn(people, name)
        people[name].page.wait_for_function("window.locks.filter((one) => !one.released).length === 1")
        people[other].page.wait_for_function("window.locks.every((one) => one.released)")
        expect(people[name].page).to_have_title(re.compile("^● Your turn"))
        expect(people[other].page).not_to_have_title(re.compile("Your turn"))
        icon = people[name].page.locator("link[rel=icon]")
        assert icon.get_attribute("href") == "/icon-turn.svg"
    people["Mei"].press(people["Mei"].page.get_by_role("button", name="Help"))
    expect(people["Mei"].dialog).to_contain_text("During your turn the screen stays on.")


# -- time ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_soft_clock_runs_over_and_nothing_happens(start: Start, open_page: Open) -> None:
    people = two(open_page)
    table(start("soft"), people, clock={"turn": 10, "bank": 0, "hard": False})
    in_turn(people, "Mei")
    mei, boris = people["Mei"].page, people["Boris"].page
    own = seat(mei, 1).locator("[data-clock]")
    expect(own).to_contain_text(re.compile(r"^\s*time for this turn\s*0:0\d"))
    expect(own).to_contain_text(re.compile(r"^\s*over the time\s*\+0:0[1-3]"))
    # Both see the same second, but for the moment that it changes.
    times = [
        int(seat(page, 1).locator("[data-clock]").inner_text().rpartition(":")[2]) for page in (mei, boris)
    ]
    assert abs(times[0] - times[1]) <= 1
    expect(mei.locator("[data-clock]")).to_have_count(1)
    assert people["Mei"].my_turn
    expect(strip(mei)).to_have_count(0)
    people["Mei"].play_turn()


@pytest.mark.slow
def test_a_hard_clock_warns_once_and_then_a_bot_plays(start: Start, open_page: Open) -> None:
    people = two(open_page)
    table(start("hard"), people, clock={"turn": 11, "bank": 2, "hard": True})
    in_turn(people, "Mei")
    mei = people["Mei"].page
    expect(seat(mei, 1).locator("[data-bank]")).to_contain_text("0:02")
    expect(strip(mei)).to_contain_text(re.compile(r"(10|9|8) seconds, then a bot plays this turn"))
    heard(mei, "10 seconds, then a bot plays this turn")
    expect(people["Boris"].page.locator("[data-aloud]")).not_to_contain_text("seconds")
    expect(seat(mei, 1).locator("[data-bank]")).to_contain_text("0:01")
    expect(mei.locator("[data-phase]:not([data-my-turn])")).to_have_count(1)
    expect(strip(mei)).to_have_count(0)
    expect(mei.locator("[data-log=recent]").first).to_contain_text("(a bot for you)")


@pytest.mark.slow
def test_a_pause_stops_all_until_somebody_goes_on(start: Start, open_page: Open) -> None:
    people = two(open_page)
    table(start("pause"), people, clock={"turn": 60, "bank": 0, "hard": False})
    in_turn(people, "Mei")
    mei, boris = people["Mei"], people["Boris"]
    before = mei.page.evaluate(WHERE)
    open_say(boris)
    boris.press(boris.dialog.get_by_role("button", name="Pause for the kettle"))
    expect(strip(mei.page)).to_contain_text("Boris asked for a pause")
    expect(strip(boris.page)).to_contain_text("You asked for a pause")
    heard(mei.page, "Boris asked for a pause")
    assert mei.page.evaluate(WHERE) == before
    expect(mei.main).to_have_text("Boris asked for a pause")
    clock = seat(mei.page, 1).locator("[data-clock]")
    stands = clock.inner_text()
    mei.page.wait_for_timeout(1_500)
    assert clock.inner_text() == stands
    mei.page.keyboard.press("e")
    expect(mei.bar.get_by_role("alert")).to_have_text("Boris asked for a pause: go on first.")
    mei.press(strip(mei.page).get_by_role("button", name="Go on"))
    expect(strip(boris.page)).to_have_count(0)
    heard(boris.page, "The game goes on")
    expect(clock).not_to_have_text(stands)
    mei.play_turn()


# -- what is said --------------------------------------------------------------------------------------------


def test_what_is_said_hangs_at_the_seat_and_stands_in_the_log(start: Start, open_page: Open) -> None:
    people = two(open_page)
    table(start("said"), people)
    mei, boris = people["Mei"], people["Boris"]
    before = mei.page.evaluate(WHERE)
    say(boris, "Well played!")
    bubble = mei.page.locator("[data-bubble]")
    expect(bubble).to_contain_text("Well played!", timeout=AT_ONCE)
    expect(seat(mei.page, 2).locator("[data-bubble]")).to_have_count(1)
    heard(mei.page, "Boris: Well played!")
    assert mei.page.evaluate(WHERE) == before
    expect(mei.page.locator("aside [data-said]")).to_contain_text("Well played!")
    expect(bubble).to_have_count(0)
    # A page that is opened later finds it in the log, and hears nothing.
    boris.page.reload()
    boris.page.locator("[data-phase=play]").wait_for()
    open_say(boris)
    expect(boris.dialog.locator("[data-said]")).to_contain_text("You ★ Well played!")
    expect(boris.page.locator("[data-bubble]")).to_have_count(0)
    expect(boris.dialog.get_by_role("textbox")).to_have_count(0)

    # The host takes it away.
    expect(boris.dialog.get_by_role("button", name="Take away")).to_have_count(0)
    mei.press(mei.page.locator("aside").get_by_role("button", name="Take away"))
    expect(boris.dialog.locator("[data-said]")).to_contain_text("Nothing was said yet.")
    expect(mei.page.locator("aside [data-said]")).to_have_count(0)


@pytest.mark.slow
def test_somebody_can_be_muted_on_this_device(start: Start, open_page: Open) -> None:
    people = two(open_page)
    table(start("mute"), people)
    mei, boris = people["Mei"], people["Boris"]
    say(mei, "Hello!")
    say(boris, "Ha ha!")
    log = mei.page.locator("aside [data-said]")
    expect(log).to_contain_text("Ha ha!")
    expect(log.get_by_role("button", name=re.compile("^Mute"))).to_have_count(1)
    mei.press(log.get_by_role("button", name="Mute Boris"))
    expect(log).not_to_contain_text("Ha ha!")
    say(boris, "Wow!")
    expect(log.get_by_text("muted on this device")).to_have_count(2)
    expect(mei.page.locator("[data-bubble]")).to_have_count(0)
    expect(mei.page.locator("[data-aloud]")).not_to_contain_text("Wow!")
    mei.page.reload()
    mei.press(log.get_by_role("button", name="Hear Boris again"))
    expect(log).to_contain_text("Wow!")


@pytest.mark.slow
def test_own_words_where_the_table_allows_them_and_not_too_many_at_once(
    start: Start, open_page: Open
) -> None:
    people = two(open_page)
    table(start("chat"), people, chat=True)
    mei, boris = people["Mei"], people["Boris"]
    open_say(boris)
    field = boris.dialog.get_by_role("textbox", name="In your own words")
    boris.press(field)
    boris.page.keyboard.type("x" * 230)
    assert len(field.input_value()) == 200
    for text in ("Is there <b>tea</b>?", "two", "three", "four"):
        field.fill(text)
        boris.press(boris.dialog.get_by_role("button", name="Say it"))
        expect(field).to_have_value("")
    field.fill("five")
    boris.press(boris.dialog.get_by_role("button", name="Say it"))
    expect(boris.dialog.get_by_role("alert")).to_contain_text("wait a moment")
    expect(field).to_have_value("five")
    said = mei.page.locator("aside [data-said] li")
    expect(said).to_have_count(4)
    expect(said.last).to_contain_text("Is there <b>tea</b>?")


# -- the next match ------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_rematch_takes_everybody_along(start: Start, open_page: Open) -> None:
    people = two(open_page)
    house = start("rematch")
    link = table(house, people, changes={"match.target": "50"})
    looker = Person(open_page(**DESKTOP))
    come(looker, link)
    for person in people.values():
        open_say(person)
        person.press(person.dialog.get_by_role("button", name="Let a bot play for me"))
    mei, boris = people["Mei"], people["Boris"]
    for person in (mei, boris, looker):
        while True:
            person.page.locator("[data-phase=deal_over], [data-phase=match_over]").wait_for()
            if person.root.get_attribute("data-phase") == "match_over" or person is not mei:
                break
            mei.press_main()
            mei.page.locator("[data-phase=play], [data-phase=match_over]").wait_for()
        person.page.locator("[data-phase=match_over]").wait_for()
    expect(looker.page.get_by_role("button", name="Rematch")).to_have_count(0)
    say(boris, "Another one?")
    old = mei.page.url
    boris.press(boris.page.get_by_role("button", name="Rematch"))
    expect(strip(mei.page)).to_contain_text("The next match begins")
    expect(strip(mei.page).get_by_role("link", name="To the next match")).to_be_visible()
    heard(mei.page, "The next match begins")
    for person in (mei, boris, looker):
        person.page.wait_for_url(lambda url: url.partition("#")[0] != old.partition("#")[0])
        person.page.locator("[data-phase=play]").wait_for()
    assert len({person.page.url.partition("#")[0] for person in (mei, boris, looker)}) == 1
    expect(seat(mei.page, 2)).to_contain_text("Boris")
    expect(seat(mei.page, 2)).not_to_contain_text("a bot plays")
    # Who looks at the old table stays there, and finds the way.
    mei.page.goto(old)
    expect(strip(mei.page).get_by_role("link", name="To the next match")).to_be_visible()
    mei.page.wait_for_timeout(4_000)
    assert mei.page.url.partition("#")[0] == old.partition("#")[0]


# -- how it looks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", seldom("dark", "light"))
@pytest.mark.parametrize("window", seldom(*WINDOWS))
def test_everybody_can_read_and_reach_it(window: str, scheme: str, start: Start, open_page: Open) -> None:
    like: dict[str, Any] = {**WINDOWS[window], "color_scheme": scheme}
    people = two(open_page, like, DESKTOP)
    people["Ana Konstantinidou"] = Person(open_page(**DESKTOP), seed=3)
    table(start("look"), people, clock={"turn": 60, "bank": 120, "hard": True}, chat=True)
    mei = people["Mei"]
    people["Boris"].page.close()
    say(people["Ana Konstantinidou"], "One moment, please")
    expect(mei.page.locator("[data-bubble]")).to_be_visible()
    expect(seat(mei.page, 2).get_by_role("button")).to_be_visible()
    assert violations(mei.page) == []
    check_window(mei.page)
    mei.press(seat(mei.page, 2).get_by_role("button"))
    expect(seat(mei.page, 2)).to_contain_text("a bot")
    open_say(mei)
    assert violations(mei.page) == []
    check_window(mei.page)
    mei.press(mei.dialog.get_by_role("button", name="Pause for the kettle"))
    expect(strip(mei.page)).to_be_visible()
    assert violations(mei.page) == []
    check_window(mei.page)
