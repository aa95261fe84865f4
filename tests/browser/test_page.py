"""The page piece by piece: what it says, what it lets one do, how it fits every window."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, REFUSED, House, Open, Start, Watch
from browser.friends import violations
from browser.look import look
from browser.player import Held, Person, melds
from browser.test_survives import begin_turn, cards, table
from browser.tongue import RANKS
from serving import Server

WINDOWS: Final = [(320, 640), (360, 740), (390, 844), (844, 390), (1280, 800), (1920, 1080)]
STANDS: Final = re.compile(r"joker (?:as|for the) (\w+ of \w+)")
SENTENCE: Final = re.compile(r"^\S.*[.!?]$")


def hand_where(person: Person, found: Callable[[list[Held]], Any], url: str) -> Any:
    """Open tables until the hand has what the test is about."""
    for _ in range(20):
        person.sit_down(url, seats=3)
        if what := found(person.hand):
            return what
    raise AssertionError("no such hand in twenty deals")


def pairs_for_a_joker(hand: list[Held]) -> tuple[int, int, int] | None:
    """A joker and two neighbours of one suit with room at both sides."""
    jokers = [place for place, held in enumerate(hand) if held.joker]
    for a, one in enumerate(hand):
        for b, other in enumerate(hand):
            if jokers and not one.joker and not other.joker and one.suit == other.suit:
                low, high = RANKS.index(one.rank), RANKS.index(other.rank)
                if high == low + 1 and low > 0 and high < 12:
                    return a, b, jokers[0]
    return None


def joker_in_place_of_a_held_card(hand: list[Held]) -> tuple[int, int, int, int] | None:
    """A natural run of three, low to high, and a joker."""
    jokers = [place for place, held in enumerate(hand) if held.joker]
    for places in melds(hand, jokers=False):
        if len(places) == 3 and len({hand[place].rank for place in places}) == 3 and jokers:
            return (*places, jokers[0])
    return None


# -- the lobby -----------------------------------------------------------------------------------------------


def test_the_books_answer_does_not_fold_the_question_away(house: House, desktop: Page) -> None:
    """Keys walk through all answers of a list, the book's among them: the list stays, and has the focus."""
    person = Person(desktop)
    person.open_lobby(house.url)
    person.open_rules()
    question = desktop.locator("[data-knob='swap.from_set']").get_by_role("combobox")
    answers = question.locator("option").count()
    person.reach(question)
    for key in ("ArrowDown", "ArrowUp"):
        for _ in range(answers):
            person.page.keyboard.press(key)
            desktop.evaluate("() => new Promise(requestAnimationFrame)")
            expect(question).to_be_focused()
            expect(question).to_be_visible()


def test_what_is_wrong_is_said_at_its_field(house: House, desktop: Page, watch: Watch) -> None:
    watch.expect(REFUSED)
    person = Person(desktop)
    person.open_lobby(house.url)
    person.open_rules()
    packs, cards_in_hand = (
        desktop.locator(f"[data-knob='{path}']") for path in ("deck.packs", "deal.hand_size")
    )
    person.write(packs.get_by_role("spinbutton"), "9")
    person.press(desktop.get_by_role("button", name="Deal the cards"))
    summary = desktop.get_by_role("alert")
    expect(summary).to_contain_text("One thing must be put right first")
    expect(summary).to_be_focused()
    expect(packs.locator(".wrong")).to_contain_text("1 to 4")
    expect(packs.get_by_role("spinbutton")).to_have_attribute("aria-invalid", "true")
    person.press(summary.get_by_role("link"))
    expect(packs.get_by_role("spinbutton")).to_be_in_viewport()
    # Too many cards for the deck: another sentence, at another field, and the first is gone.
    person.press(packs.get_by_role("button"))
    person.write(cards_in_hand.get_by_role("spinbutton"), "40")
    person.press(desktop.get_by_role("button", name="Deal the cards"))
    expect(cards_in_hand.locator(".wrong")).to_contain_text("160 cards")
    expect(packs.locator(".wrong")).to_have_count(0)
    person.press(desktop.get_by_role("button", name="Put all back as in the book"))
    expect(desktop.locator(".knob.differs")).to_have_count(0)
    person.deal()
    assert len(person.hand) == 20


def test_a_name_and_bots_of_ones_choice(house: House, phone: Page) -> None:
    person = Person(phone, taps=True)
    person.open_lobby(house.url)
    person.write(phone.get_by_role("textbox", name="Your name"), "Nurul & <b>Zoë</b>")
    person.choose_seats(3)
    for seat, name in ((2, "Random"), (3, "Keeper")):
        person.choose_answer(phone.get_by_role("combobox", name=f"Seat {seat}"), name)
    person.deal()
    expect(phone.get_by_role("region", name="Nurul & <b>Zoë</b> (you)")).to_be_visible()
    assert len(phone.locator("[data-seat]").all()) == 3


def test_a_table_that_does_not_exist(house: House, desktop: Page) -> None:
    desktop.goto(f"{house.url}/t/nosuchtable")
    expect(desktop.get_by_role("heading", level=1)).to_have_text("There is no such table")
    desktop.get_by_role("link", name=re.compile("tables")).click()
    expect(desktop.get_by_role("button", name="Deal the cards")).to_be_visible()


def test_a_table_of_somebody_else(house: House, open_page: Open) -> None:
    person = Person(open_page(**DESKTOP))
    person.sit_down(house.url)
    stranger = open_page(**DESKTOP)
    stranger.goto(person.page.url.partition("#")[0])
    expect(stranger.get_by_role("heading", level=1)).to_have_text("This table opens by its link")
    expect(stranger.get_by_text("Ask whoever invited you")).to_be_visible()
    expect(stranger.locator("[data-card]")).to_have_count(0)


def test_a_page_that_is_not_built_says_what_to_run(tmp_path: Path, desktop: Page) -> None:
    with Server(tmp_path / "tierce.db", folder=tmp_path / "nothing") as server:
        desktop.goto(server.url)
        expect(desktop.get_by_role("heading")).to_have_text("The table is not laid yet")
        expect(desktop.get_by_text("make play")).to_be_visible()
        assert violations(desktop) == []
        assert sideways(desktop) == 0


# -- choosing and playing ------------------------------------------------------------------------------------


def test_why_chosen_cards_cannot_be_played(house: House, desktop: Page) -> None:
    person = Person(desktop)
    person.sit_down(house.url)
    hand = person.hand
    strange = next(
        (a, b)
        for a in range(len(hand))
        for b in range(a)
        if hand[a].rank != hand[b].rank and hand[a].suit != hand[b].suit and not hand[a].joker
    )
    says = person.select(strange)
    assert SENTENCE.match(says), says
    assert not person.buttons.all("button")[0].enabled
    # Pressed all the same, it says so aloud, and nothing changes.
    before = person.version
    person.press_anyway(person.main)
    expect(person.bar.get_by_role("alert")).to_have_text(says)
    assert person.version == before
    person.clear()
    assert [held.chosen for held in person.hand] == [False] * len(hand)
    assert person.label == "Choose cards to play"
    person.press_anyway(person.bar.get_by_role("button", name="End turn"))
    desktop.keyboard.press("e")
    expect(person.bar.get_by_role("alert")).to_have_text(SENTENCE)
    assert person.version == before


def test_undo_brings_every_card_back_to_its_place(house: House, phone: Page) -> None:
    person = Person(phone, taps=True)
    person.sit_down(house.url)
    person.press(phone.get_by_role("button", name="By rank"))
    hand, lying = cards(person), table(person)
    begin_turn(person)
    assert table(person) != lying
    before = person.version
    person.undo()
    person.shown_after(before)
    assert (cards(person), table(person)) == (hand, lying)
    # All at once, and step by step it can be had again.
    begin_turn(person)
    laid = cards(person), table(person)
    before = person.version
    person.press(phone.get_by_role("button", name="Start again"))
    person.shown_after(before)
    assert (cards(person), table(person)) == (hand, lying)
    while person.can("Redo"):
        before = person.version
        person.press(phone.get_by_role("button", name="Redo"))
        person.shown_after(before)
    assert (cards(person), table(person)) == laid


def test_sorting(house: House, desktop: Page) -> None:
    person = Person(desktop)
    person.sit_down(house.url)
    for name, key in (("By rank", "rank"), ("By suit", "suit")):
        person.press(desktop.get_by_role("button", name=name))
        hand = person.hand
        groups = [getattr(held, key) for held in hand if not held.joker]
        assert len([one for at, one in enumerate(groups) if at == 0 or groups[at - 1] != one]) == len(
            set(groups)
        )
        assert [held.joker for held in hand] == sorted(held.joker for held in hand)


def test_a_joker_is_never_guessed(start: Start, desktop: Page) -> None:
    person = Person(desktop)
    chosen = hand_where(person, pairs_for_a_joker, start("joker").url)
    hand = person.hand
    assert person.select(chosen) == "Choose: 2 ways"
    person.press_main()
    expect(person.dialog).to_have_accessible_name("Which way?")
    ways = [button.name for button in look(person.dialog).all("button")[1:]]
    assert len(ways) == 2
    assert all(STANDS.search(way) for way in ways)
    # Closing it plays nothing.
    desktop.keyboard.press("Escape")
    expect(person.dialog).to_be_hidden()
    assert cards(person) == [held.card for held in hand]
    person.press_main()
    stands = STANDS.search(ways[1])
    assert stands
    before = person.version
    person.pick(1)
    person.shown_after(before)
    assert stands[1] in [found[1] for meld in table(person) for found in STANDS.finditer(meld)]
    assert len(person.hand) == len(hand) - 3


def test_a_joker_may_land_at_both_ends(start: Start, phone: Page) -> None:
    person = Person(phone, taps=True)
    *run, joker = hand_where(person, joker_in_place_of_a_held_card, start("ends").url)
    ranks = [RANKS.index(person.hand[place].rank) for place in run]
    name = person.hand[joker].card
    person.select(run)
    assert person.play()
    person.select([next(place for place, held in enumerate(person.hand) if held.card == name)])
    mine = phone.locator(".strip").filter(has=phone.get_by_role("button", name=re.compile("^Yours: ")))
    both = ranks[0] > 0 and ranks[-1] < 12
    expect(mine.locator(".land")).to_have_count(2 if both else 1)
    before = person.version
    person.press(mine.locator(".land.right" if ranks[-1] < 12 and ranks[0] >= 0 else ".land.left"))
    person.shown_after(before)
    expect(mine.locator("[data-stands-for]")).to_have_count(1)
    # Laid wrong: undone, and tapped on the meld itself, which asks.
    before = person.version
    person.undo()
    person.shown_after(before)
    if both:
        person.select([next(place for place, held in enumerate(person.hand) if held.card == name)])
        person.press(mine.locator(".whole"))
        expect(person.dialog).to_be_visible()
        before = person.version
        person.pick(0)
        person.shown_after(before)
        expect(mine.locator("[data-stands-for]")).to_have_count(1)


def test_a_card_for_the_joker_that_stands_for_it(start: Start, desktop: Page) -> None:
    person = Person(desktop)
    places = hand_where(person, joker_in_place_of_a_held_card, start("swap").url)
    low, middle, high, joker = (person.hand[place].card for place in places)
    person.select([places[0], places[2], places[3]])
    before = person.version
    person.press_main()
    person.shown_after(before)
    mine = [meld for meld in table(person) if meld.startswith("Yours")]
    assert [found[1] for found in STANDS.finditer(mine[0])] == [middle], (low, high)
    held = len(person.hand)
    place = next(at for at, one in enumerate(person.hand) if one.card == middle)
    person.select([place])
    swap = desktop.locator(".land.swap")
    expect(swap).to_have_count(1)
    before = person.version
    person.press(swap)
    person.shown_after(before)
    assert len(person.hand) == held
    assert joker in cards(person)
    assert not any(STANDS.search(meld) for meld in table(person) if meld.startswith("Yours"))


def test_a_meld_may_be_tapped_before_the_card(house: House, phone: Page) -> None:
    person = Person(phone, taps=True)
    person.sit_down(house.url)
    begin_turn(person)
    fitting = [held for held in person.hand if held.fits]
    assert fitting, "another seed: no card fits"
    for strip in phone.locator(".strip .whole").all():
        person.press(strip)
        if person.label == "Choose a card for this meld":
            break
        person.press(strip)
    offered = [held.fits for held in person.hand]
    assert any(offered)
    left = len(offered)
    person.toggle(offered.index(True))
    person.settled()
    assert person.play()
    assert len(person.hand) < left or "Swap" in person.done[-1]


def test_what_happened_is_said_aloud(house: House, desktop: Page) -> None:
    person = Person(desktop)
    person.sit_down(house.url)
    aloud = desktop.locator("[data-aloud]")
    expect(aloud).to_have_attribute("aria-live", "polite")
    expect(aloud).to_contain_text("Your turn")
    done = begin_turn(person)
    expect(aloud).to_contain_text(done.partition(" (")[0].removeprefix("Meld ").partition(",")[0])
    person.leave_turn()
    person.wait_for_my_turn()
    expect(aloud).to_contain_text(re.compile(r"\w+ (melds|lays|puts|is dead|has no)"))
    log = look(desktop.get_by_role("complementary"))
    assert [one for one in log.all("listitem") if re.match(r"(Mei|Ravi|Aisyah) ", one.text)]


# -- windows of every size -----------------------------------------------------------------------------------


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than its window."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


STRIPS: Final = """() => [...document.querySelectorAll("[data-card]")].map((card) => {
    const box = card.getBoundingClientRect();
    const mine = (x, y) => card.contains(document.elementFromPoint(x, y));
    let wide = 0, high = 0;
    for (let x = Math.ceil(box.left); x < box.right; x++) wide += mine(x, box.top + 12);
    for (let y = Math.ceil(box.top); y < box.bottom; y++) high += mine(box.left + 12, y);
    return [card.dataset.card, wide, high];
})"""
"""How much of every card of the hand a finger can hit, across and down."""

TARGETS: Final = """() => [
    ...document.querySelectorAll("button, input, select, textarea, summary, a[href]:not(p a, li a)")
]
    .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([one, box]) => box.width && one.checkVisibility() && !one.closest("dialog:not([open])"))
    .map(([one, box]) => [
        one.textContent.trim() || one.id || one.className, box.width, box.height, box.left, box.right
    ])"""
"""Everything that can be pressed, but for links within a text, with its size and where it begins and ends."""


def check_window(page: Page) -> None:
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert sideways(page) == 0
    for name, wide, high, left, right in page.evaluate(TARGETS):
        assert wide >= 24, (width, name, wide, high)
        assert high >= 24, (width, name, wide, high)
        assert left >= -0.5, (width, name, left)
        assert right <= width + 0.5, (width, name, right)


def at_rest(page: Page, measure: str) -> Any:
    """What is measured once it changes no more: cards travel to their new places with the window."""
    before = page.evaluate(measure)
    while True:
        page.wait_for_timeout(150)
        now = page.evaluate(measure)
        if now == before:
            return now
        before = now


@pytest.mark.parametrize(("seats", "held"), [(3, 25), pytest.param(4, 20, marks=pytest.mark.slow)])
def test_no_card_is_hidden_and_nothing_scrolls_sideways(
    seats: int, held: int, house: House, desktop: Page
) -> None:
    person = Person(desktop)
    person.open_lobby(house.url)
    person.open_rules()
    for width, height in WINDOWS:
        desktop.set_viewport_size({"width": width, "height": height})
        check_window(desktop)
    desktop.set_viewport_size({"width": 1280, "height": 800})
    person.sit_down(house.url, seats=seats)
    for width, height in WINDOWS:
        desktop.set_viewport_size({"width": width, "height": height})
        strips = at_rest(desktop, STRIPS)
        assert len(strips) == held
        for card, wide, high in strips:
            assert wide >= 24, (width, card, wide, high)
            assert high >= 24, (width, card, wide, high)
        check_window(desktop)
    desktop.set_viewport_size({"width": 390, "height": 844})
    person.play_deal()
    for width, height in WINDOWS:
        desktop.set_viewport_size({"width": width, "height": height})
        check_window(desktop)


def test_every_card_can_be_tapped(house: House, open_page: Open) -> None:
    """Each tap hits the card it was meant for, on the narrowest phone."""
    person = Person(open_page(**{**PHONE, "viewport": {"width": 320, "height": 640}}), taps=True)
    person.sit_down(house.url, seats=3)
    for place in range(25):
        person.toggle(place)
        expect(person.tray.get_by_role("button").nth(place)).to_have_attribute("aria-pressed", "true")
    assert [held.chosen for held in person.hand] == [True] * 25


# -- for everybody -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("like", "scheme"),
    [
        pytest.param(DESKTOP, "dark", id="desktop-dark"),
        pytest.param(PHONE, "light", id="phone-light"),
        pytest.param(DESKTOP, "light", id="desktop-light", marks=pytest.mark.slow),
        pytest.param(PHONE, "dark", id="phone-dark", marks=pytest.mark.slow),
    ],
)
def test_axe_finds_nothing(
    like: dict[str, Any], scheme: str, start: Start, open_page: Open, watch: Watch
) -> None:
    watch.expect(REFUSED)
    house = start("axe")
    page = open_page(**like, color_scheme=scheme)
    person = Person(page, taps="has_touch" in like)
    person.open_lobby(house.url)
    assert violations(page) == []
    person.press(page.get_by_role("button", name="Help"))
    assert violations(page) == []
    person.press(person.dialog.get_by_role("button", name="Close"))
    person.open_rules()
    person.write(page.locator("[data-knob='deck.packs']").get_by_role("spinbutton"), "9")
    person.press(page.get_by_role("button", name="Deal the cards"))
    expect(page.get_by_role("alert")).to_be_visible()
    assert violations(page) == []

    chosen = hand_where(person, pairs_for_a_joker, house.url)
    person.select(chosen)
    assert violations(page) == []
    person.press_main()
    expect(person.dialog).to_be_visible()
    assert violations(page) == []
    before = person.version
    person.pick(0)
    person.shown_after(before)
    assert violations(page) == []
    for panel in ("Rules", "Scores", "Counts", "Log", "Settings", "Help"):
        button = page.get_by_role("navigation").get_by_role("button", name=re.compile(f"^{panel}"))
        if button.is_visible():
            person.press(button)
            expect(person.dialog.get_by_role("heading").first).to_have_text(panel)
            assert violations(page) == [], panel
            person.press(person.dialog.get_by_role("button", name="Close"))
    person.play_turn()
    person.play_deal()
    assert violations(page) == []
