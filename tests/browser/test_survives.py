"""What must not get lost: by a reload, by a cut line, by a server that is killed."""

from __future__ import annotations

import re
import signal
import tomllib

from playwright.sync_api import Page, expect

from browser.conftest import CUT, House, Start, Watch
from browser.look import look
from browser.player import Person, melds


def begin_turn(person: Person) -> str:
    """Lay the first meld that lies in the hand, and leave the turn open. What was done."""
    assert person.wait_for_my_turn()
    for places in melds(person.hand, jokers=False):
        person.select(places)
        if person.play():
            return person.done[-1]
    raise AssertionError("this hand has no meld")


def cards(person: Person) -> list[str]:
    return [held.card for held in person.hand]


def table(person: Person) -> list[str]:
    """The melds, as they are called."""
    region = look(person.page.get_by_role("region", name=re.compile("^The table, ")))
    return [button.name for button in region.all("button") if " of " in button.name]


def record(page: Page, house: House) -> str:
    """What the link at the end of a deal brings: asked for as the browser would ask."""
    id = page.url.rpartition("/")[2].partition("#")[0]
    answer = page.request.get(f"{house.url}/api/tables/{id}/record.rhh")
    assert answer.ok
    return answer.text()


def arrange(person: Person) -> None:
    """An order of one's own: by rank, and then the first card three places to the right."""
    person.press(person.page.get_by_role("button", name="By rank"))
    before = cards(person)
    person.page.keyboard.press("h")
    person.page.keyboard.press("Home")
    for _ in range(3):
        person.page.keyboard.press("Shift+ArrowRight")
    after = cards(person)
    assert after[:4] == [*before[1:4], before[0]]


def test_a_reload_in_the_middle_of_a_turn(start: Start, desktop: Page) -> None:
    person = Person(desktop)
    person.sit_down(start("reload").url)
    arrange(person)
    all_cards = cards(person)
    done = begin_turn(person)
    hand, lying = cards(person), table(person)
    desktop.reload()
    person.wait_for_my_turn()
    assert cards(person) == hand
    assert table(person) == lying
    assert person.can("End turn"), done
    # The half-played turn can still be taken back, and every card goes where it was.
    before = person.version
    person.undo()
    person.shown_after(before)
    assert cards(person) == all_cards
    assert not person.can("Undo")
    begin_turn(person)
    person.leave_turn()
    desktop.reload()
    person.play_deal()


def test_a_server_killed_in_the_middle_of_a_turn(start: Start, desktop: Page, watch: Watch) -> None:
    watch.expect(*CUT)
    house = start("killed")
    person = Person(desktop)
    person.sit_down(house.url)
    begin_turn(person)
    person.leave_turn()
    assert person.wait_for_my_turn()
    arrange(person)
    person.lay_all(swaps=False)
    assert person.can("Undo")
    assert person.can("End turn")
    hand, lying, label, before = cards(person), table(person), person.label, record(desktop, house)

    house.end(signal.SIGKILL)
    expect(desktop.get_by_text("The line is cut. Reconnecting")).to_be_visible()
    # The hand stays on the screen, and may be looked through.
    assert cards(person) == hand
    house.start()
    expect(desktop.get_by_text("The line is cut. Reconnecting")).to_be_hidden()

    assert (cards(person), table(person), person.label) == (hand, lying, label)
    assert record(desktop, house) == before
    assert person.can("Undo")
    person.play_turn()
    person.play_deal()
    # Nothing that was played before was changed.
    assert moves(record(desktop, house))[: len(moves(before))] == moves(before)


def moves(text: str) -> list[str]:
    """What the players did, in a record."""
    deals = tomllib.loads(text)["deal"]
    return [said for deal in deals for said in deal["actions"] if said.startswith("p")]


def test_what_is_pressed_while_the_line_is_cut_is_done_once(start: Start, phone: Page, watch: Watch) -> None:
    watch.expect(*CUT)
    house = start("cut")
    person = Person(phone, taps=True)
    person.sit_down(house.url)
    begin_turn(person)
    left = len(person.hand)
    house.end(signal.SIGKILL)
    expect(phone.get_by_text("The line is cut. Reconnecting")).to_be_visible()
    before = person.version
    person.end_turn()
    house.start()
    person.shown_after(before)
    assert person.wait_for_my_turn()
    assert len(person.hand) == left
    assert not person.can("Undo")
    assert moves(record(phone, house)).count("p1 end") == 1


def test_a_table_is_found_again_from_the_lobby(house: House, desktop: Page) -> None:
    person = Person(desktop)
    person.sit_down(house.url)
    begin_turn(person)
    hand = cards(person)
    person.press(desktop.get_by_role("link", name="tierce"))
    mine = desktop.get_by_role("link").filter(has_text="deal 1, your turn")
    person.press(mine)
    assert person.wait_for_my_turn()
    assert cards(person) == hand
    assert person.can("End turn")


def test_two_windows_show_the_same_turn(house: House, desktop: Page, watch: Watch) -> None:
    person = Person(desktop)
    person.sit_down(house.url)
    other = desktop.context.new_page()
    watch.over(other)
    other.goto(desktop.url)
    also = Person(other)
    assert also.wait_for_my_turn()
    before = also.version
    begin_turn(person)
    also.shown_after(before)
    assert sorted(cards(also)) == sorted(cards(person))
    assert table(also) == table(person)
    before = person.version
    also.undo()
    person.shown_after(before)
    assert len(person.hand) == 20
