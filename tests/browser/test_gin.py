"""Matches of gin from the page: by mouse, finger and keyboard; what it says of each deal is checked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, Literal, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Start, seldom
from browser.friends import violations
from browser.gin_player import MAY_KNOCK, GinPerson, GinTypist
from browser.look import look
from browser.test_page import STRIPS, WINDOWS, at_rest, check_window

BONUS: Final = {"Gin": 25, "Big gin": 31, "Undercut": 25}
MOST_DEALS: Final = 80
KNOCKABLE: Final = "[data-phase=play]:has([data-act=discard]) [data-card]:has(.fits)"
"""A card with which one may knock."""


class Scored(NamedTuple):
    """What the page says of a deal: who scored, and what."""

    name: str
    points: int


def read_deal(page: Page) -> Scored | None:
    """The deal as it is shown, its arithmetic checked; ``None`` for a dead hand."""
    shown = page.locator("[data-showdown]")
    if not shown.count():
        expect(page.locator("[data-deal-over]")).to_contain_text("nobody")
        return None
    sides = [look(side) for side in shown.locator("> li").all()]
    names = [side.one("heading").name or side.one("heading").text for side in sides]
    assert len(set(names)) == 2
    left = [int(one.inner_text()) for one in shown.locator("[data-deadwood-of]").all()]
    words = [side.locator(".did").all_inner_texts() for side in shown.locator("> li").all()]
    assert words[0][0] in ("Knock", "Gin", "Big gin"), "the knocker stands first"
    scores = [int(re.sub(r"\D", "", text)) for text in shown.locator(".score").all_inner_texts()]
    assert min(scores) == 0
    winner = scores.index(max(scores))
    what = words[winner][-1]
    assert what == ("Undercut" if winner else words[0][0])
    assert (what == "Undercut") == (left[0] >= left[1])
    assert max(scores) == abs(left[0] - left[1]) + BONUS.get(what, 0)
    if what == "Gin":
        assert left[0] == 0
    said = page.locator("[data-settlement]").inner_text()
    assert f"{max(left)} less {min(left)} is {max(left) - min(left)}" in said
    assert f"{max(scores)} point" in said
    return Scored(names[winner], max(scores))


def play_match(person: GinPerson, page: Page) -> list[Scored]:
    """Play until the match is over; the deals that somebody scored in."""
    scored: list[Scored] = []
    for _ in range(MOST_DEALS):
        person.play_deal()
        found = read_deal(page)
        scored += [found] if found else []
        if not person.next_deal():
            return scored
    raise AssertionError("the match does not end")


def columns_of(scored: list[Scored], target: int) -> list[list[tuple[int, Scored]]]:
    """The three games of Hollywood: which deals are entered in each, by the rule as players tell it."""
    games: list[list[tuple[int, Scored]]] = [[], [], []]
    for deal, won in enumerate(scored):
        begun = False
        for game in games:
            sums = [
                sum(one.points for _, one in game if one.name == name) for name in {o.name for _, o in game}
            ]
            if max(sums, default=0) >= target:
                continue
            mine = any(one.name == won.name for _, one in game)
            if mine or not begun:
                game.append((deal, won))
                begun = begun or not mine
    return games


def check_sheet(page: Page, scored: list[Scored], games: list[list[tuple[int, Scored]]], target: int) -> None:
    """What the sheet shows below each game, against the deals that were seen."""
    table = page.locator("[data-deal-over] table")
    heads = table.locator("thead tr").last.locator("th").all_inner_texts()[1:]
    me, other = heads[:2]
    rows = {
        row.locator("th").inner_text(): row.locator("td").all_inner_texts()
        for row in table.locator("tfoot tr").all()
    }
    for number, game in enumerate(games):
        sums = [sum(one.points for _, one in game if one.name == name) for name in (me, other)]
        boxes = [25 * sum(one.name == name for _, one in game) for name in (me, other)]
        won = sums.index(max(sums))
        assert sums[won] >= target
        shutout = (sums[won] + 100) if min(sums) == 0 else 0
        total = [have + box for have, box in zip(sums, boxes, strict=True)]
        total[won] += 100 + shutout
        at = slice(2 * number, 2 * number + 2)
        assert [int(text or 0) for text in rows["Points"][at]] == sums
        assert [int(text or 0) for text in rows["Boxes"][at]] == boxes
        assert [int(text or 0) for text in rows["Game bonus"][at]][won] == 100
        assert [int(re.sub(r"\D", "", text)) for text in rows["In all"][at]] == total
        assert "★" in rows["In all"][at][won]
    entered = sum(len(game) for game in games)
    cells = [text for row in table.locator("tbody tr").all() for text in row.locator("td").all_inner_texts()]
    assert sum(bool(text.strip()) for text in cells) == entered
    assert len(table.locator("tbody tr").all()) == len(scored)


@pytest.mark.slow
def test_a_match_to_100_with_hollywood_scoring(start: Start, desktop: Page) -> None:
    person = GinPerson(desktop, seed=1)
    person.sit_down(start("one").url, 2, ["Random"], game="Gin, Hollywood scoring")
    scored = play_match(person, desktop)
    expect(desktop.get_by_role("heading", level=2).first).to_contain_text("match")
    check_sheet(desktop, scored, columns_of(scored, 100), 100)
    assert {"offer", "knock", "ways"} <= person.happened


@pytest.mark.parametrize("seed", seldom("two", "three"))
def test_a_short_match_by_taps(seed: str, start: Start, phone: Page) -> None:
    person = GinPerson(phone, taps=True, seed=2)
    person.ready_to_deal(start(seed).url, 2, ["Greedy"], game="Gin Rummy")
    person.answer_rule("match.target", "50")
    person.deal()
    scored = play_match(person, phone)
    check_sheet(phone, scored, [list(enumerate(scored))], 50)


def test_a_short_match_by_keyboard_alone(start: Start, desktop: Page) -> None:
    person = GinTypist(desktop, seed=3)
    person.ready_to_deal(start("four").url, 2, ["Greedy"], game="Gin Rummy")
    person.answer_rule("match.target", "50")
    person.deal()
    scored = play_match(person, desktop)
    check_sheet(desktop, scored, [list(enumerate(scored))], 50)


# -- moment by moment ----------------------------------------------------------------------------------------


def long_match(person: GinPerson, url: str, bot: str, game: str = "Gin Rummy") -> None:
    """Sit down for more deals than a test needs."""
    person.ready_to_deal(url, 2, [bot], game=game)
    person.answer_rule("match.target", "9999")
    person.deal()


def until(person: GinPerson, moment: str, deals: int = 12) -> None:
    """Play until a moment comes up at which this is on the page, in the person's own turn."""
    found = person.page.locator(moment)
    for _ in range(deals * 60):
        if not person.wait_for_my_turn():
            person.next_deal()
            continue
        if found.count():
            return
        if person.page.locator("[data-act=draw]").count():
            person.begin()
            if found.count():
                return
        if person.my_turn and person.page.locator("[data-act=discard]").count():
            person.finish()
        elif person.my_turn:
            person.play_turn()
    raise AssertionError(f"no {moment} in {deals} deals")


def check_moment(person: GinPerson, *, cards: bool = True) -> None:
    """It fits every window, each card can be hit, and axe finds nothing, by day and by night."""
    page = person.page
    size = page.viewport_size
    assert size is not None
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for card, wide, high in at_rest(page, STRIPS) if cards else ():
            assert wide >= 24, (width, card, wide, high)
            assert high >= 24, (width, card, wide, high)
        check_window(page)
    page.set_viewport_size(size)
    schemes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == [], scheme


def moments(person: GinPerson) -> Iterator[bool]:
    """The moments of deals, one after another, and whether the hand can be played then."""
    until(person, "[data-act=pass]")
    yield True
    until(person, "[data-act=discard]")
    person.sort_best()
    person.select([0])
    yield True
    until(person, "[data-act=lay]:not([data-act=discard])")
    yield True
    until(person, "[data-card] .fits")
    person.sort_best()
    yield True
    person.play_deal()
    yield False


@pytest.mark.parametrize("count", seldom(2, 5))
def test_every_moment_fits_every_window_and_everybody(count: int, start: Start, desktop: Page) -> None:
    person = GinPerson(desktop, seed=1)
    long_match(person, start("moments").url, "Greedy", "Oklahoma Gin")
    for cards in islice(moments(person), count):
        check_moment(person, cards=cards)


def test_the_ways_to_show_a_hand_the_best_on_top(start: Start, desktop: Page) -> None:
    person = GinPerson(desktop, seed=1)
    long_match(person, start("ways").url, "Random")
    for _ in range(10):
        until(person, KNOCKABLE)
        person.select([next(place for place, name in enumerate(person.names) if MAY_KNOCK in name)])
        if not person.act("knock").get_attribute("data-words"):
            break
        person.do("knock")
    person.push("knock")
    expect(person.dialog).to_be_visible()
    points = [int(one) for one in re.findall(r"Deadwood (\d+)", person.dialog.inner_text())]
    assert points[0] == min(points)
    assert person.dialog.locator("button.way").first.get_attribute("data-first") is not None
    check_moment(person, cards=False)
    desktop.keyboard.press("Escape")
    expect(person.dialog).to_have_count(0)
    assert person.my_turn, "to look at the ways is not to knock"


def test_what_cannot_be_done_is_said(start: Start, desktop: Page) -> None:
    person = GinPerson(desktop, seed=1)
    person.sit_down(start("said").url, 2, ["Random"], game="Gin Rummy")
    until(person, "[data-act=discard]")
    for key, said in (("d", "not possible"), ("n", "not possible"), ("x", "choose one card to discard")):
        desktop.keyboard.press(key)
        expect(person.bar.get_by_role("alert")).to_contain_text(said)
    person.select([0])
    desktop.keyboard.press("k")
    have, limit = person.deadwood
    assert have > limit
    expect(person.bar.get_by_role("alert")).to_contain_text(str(limit))
    person.press(person.bar.get_by_role("button", name=re.compile("^Rule G")))
    expect(person.dialog.locator(".paragraph.shown").first).to_be_focused()


def test_a_take_is_undone_and_what_happens_is_said_aloud(start: Start, desktop: Page) -> None:
    person = GinPerson(desktop, seed=1)
    person.sit_down(start("aloud").url, 2, ["Random"], game="Gin Rummy")
    aloud = desktop.locator("[data-aloud]")
    expect(aloud).to_contain_text("Your turn")
    until(person, "[data-act=take]:not([aria-disabled=true])")
    top, before = person.top_card.card, person.version
    person.take()
    person.shown_after(before)
    expect(aloud).to_contain_text(f"Take {top}")
    assert len(person.hand) == 11
    before = person.version
    person.undo()
    person.shown_after(before)
    assert person.top_card.card == top
    assert len(person.hand) == 10
    person.play_turn()
    person.wait_for_my_turn()
    expect(aloud).to_contain_text(re.compile(r"Mei (discards|takes|passes|knocks)"))


def test_the_help_lists_the_keys_of_gin(start: Start, desktop: Page) -> None:
    person = GinPerson(desktop, seed=1)
    person.sit_down(start("help").url, 2, ["Random"], game="Gin Rummy")
    desktop.keyboard.press("?")
    keys = dict(zip(*(person.dialog.locator(one).all_inner_texts() for one in ("dt", "dd")), strict=True))
    for key in ("D", "F", "K", "X", "L", "B", "O"):
        assert key in keys, key
    assert "M" not in keys
    assert "J" not in keys
