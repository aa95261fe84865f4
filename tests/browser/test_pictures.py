"""Every size of window as it was looked at by people: pictures that were found good are kept, and compared.

`make pictures` takes all anew. Look at each before it is committed.
"""

from __future__ import annotations

import io
import json
import os
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Page, ViewportSize, expect

from browser import laid
from browser.conftest import HERE, House, Open, Start
from browser.player import Person
from tierce import Record

KEPT: Final = HERE / "baselines"
MADE_WITH: Final = KEPT / "made-with.json"
"""The browser and the fonts that drew the pictures."""
WIDTHS: Final = """() => ["--font", "--title-font", "--card-font"].map((name) => {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = `100px ${getComputedStyle(document.documentElement).getPropertyValue(name)}`;
    return Math.round(pen.measureText("tierce 0123456789").width);
})"""
"""How wide a text is in each font of the page: by that one knows the fonts again."""
DIFFERENT: Final = HERE.parents[1] / "test-results"
REWRITE: Final = os.environ.get("PICTURES") == "rewrite"

SIZES: Final = {
    size: ViewportSize(width=size[0], height=size[1])
    for size in ((320, 640), (360, 740), (390, 844), (430, 932), (844, 390), (1280, 800), (1920, 1080))
}
PHONES: Final = [*SIZES][:5]
DESKS: Final = [*SIZES][5:]

STEP: Final = 8
"""The shades that a kept picture tells apart: the felt, which runs from light to dark, packs well then."""
COLOUR: Final = 48
"""Two colours that are nearer than this, of 255, are one."""
SPECK: Final = 3
"""What is narrower, in pixels, is the edge of a letter that was smoothed otherwise."""
MOST: Final = 1 / 5000
"""The share of a picture that may differ otherwise."""
SHRUNK: Final = 16
COARSE: Final = 1 / 40
"""The same where another browser or other fonts draw: of pictures shrunk so that letters are a grey."""

State = Callable[[Person, House], None]


# -- what is looked at ---------------------------------------------------------------------------------------


def dealt(size: int) -> Record:
    """The beginning of a deal with so many cards in each of four hands."""
    cards = [*Counter(laid.DECK).elements()]
    Random(size).shuffle(cards)
    hands = ["".join(cards[at * size : (at + 1) * size]) for at in range(4)]
    actions = "".join(f'  "d deal p{seat} {hand}",\n' for seat, hand in enumerate(hands, start=1))
    return Record.from_text(
        f'rhh = 1\nrules = "penang@1"\nseats = {list(laid.NAMES)}\n[changes]\n'
        f'"deal.hand_size" = "{size}"\n[[deal]]\ndealer = 4\nactions = [\n{actions}]\n'
    )


def hand(size: int) -> State:
    return lambda person, house: laid.sit_at(person.page, house, dealt(size))


def fullest(person: Person, house: House) -> None:
    laid.sit_at(person.page, house, laid.played(laid.FULLEST, "AcKsTsJk", {}))


def lobby(person: Person, house: House) -> None:
    person.open_lobby(house.url)


def as_lists(person: Person, house: House) -> None:
    laid.sit_at(person.page, house, laid.played(laid.LONG, "2cQcTdJk", {}))
    person.page.locator("[data-other-view]").press("Enter")
    expect(person.page.get_by_role("heading", name="Players")).to_be_visible()


def deal_over(person: Person, house: House) -> None:
    person.sit_down(house.url, seats=2)
    person.play_deal()


STATES: Final[dict[str, State]] = {
    "hand-13": hand(13),
    "hand-20": hand(20),
    "hand-25": hand(25),
    "fullest": fullest,
    "lobby": lobby,
    "as-lists": as_lists,
    "deal-over": deal_over,
}
CASES: Final = [
    ("fullest", PHONES, "light"),
    ("hand-25", [(390, 844)], "dark"),
    ("hand-25", DESKS, "light"),
    ("hand-25", PHONES, "light"),
    ("hand-20", PHONES, "light"),
    ("hand-20", DESKS, "light"),
    ("hand-13", PHONES, "light"),
    ("hand-13", DESKS, "light"),
    ("fullest", DESKS, "light"),
    ("fullest", [(1280, 800)], "dark"),
    ("lobby", [(390, 844), (320, 640)], "light"),
    ("lobby", [(1280, 800)], "light"),
    ("lobby", [(390, 844)], "dark"),
    ("as-lists", [(390, 844)], "light"),
    ("deal-over", [(390, 844)], "light"),
    ("deal-over", [(1280, 800)], "dark"),
]


# -- as it was found good ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "sizes", "scheme"),
    [*CASES[:2], *(pytest.param(*one, marks=pytest.mark.slow) for one in CASES[2:])],
)
def test_it_looks_as_it_was_found_good(
    state: str, sizes: list[tuple[int, int]], scheme: Any, start: Start, open_page: Open
) -> None:
    phone = sizes[0] in PHONES
    page = open_page(viewport=SIZES[sizes[0]], color_scheme=scheme, has_touch=phone, is_mobile=phone)
    STATES[state](Person(page, taps=phone, seed=1), start("pictures"))
    with_the_same = made_with(page)
    wrong = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        name = f"{state}-{width}x{height}{'-dark' if scheme == 'dark' else ''}.png"
        wrong += compared(name, at_rest(page), with_the_same)
    assert not wrong, "\n".join(wrong)


def at_rest(page: Page) -> bytes:
    """The window once nothing moves in it."""
    page.mouse.move(0, 0)
    before = b""
    while (found := page.screenshot(animations="disabled", caret="hide")) != before:
        before = found
        page.wait_for_timeout(100)
    return found


def made_with(page: Page) -> bool:
    """Whether this browser draws with the version and the fonts that drew the kept pictures."""
    browser = page.context.browser
    assert browser is not None
    now = {"chromium": browser.version.partition(".")[0], "widths": page.evaluate(WIDTHS)}
    if REWRITE:
        MADE_WITH.write_text(json.dumps(now, indent=2) + "\n")
    then = json.loads(MADE_WITH.read_text())
    return bool(now == then)


def compared(name: str, png: bytes, exact: bool) -> list[str]:
    """What is wrong with a picture beside the kept one; written down anew where that is asked for."""
    file = KEPT / name
    if REWRITE:
        file.write_bytes(smaller(png))
        return []
    if not file.exists():
        return [f"{name} was never looked at: `make pictures` takes it"]
    kept, found = Image.open(file).convert("RGB"), Image.open(io.BytesIO(png)).convert("RGB")
    if kept.size != found.size:
        return [f"{name} is {found.size}, and was {kept.size}"]
    marks = different(kept, found) if exact else different(shrunk(kept), shrunk(found))
    share = marks.histogram()[255] / (marks.width * marks.height)
    if share <= (MOST if exact else COARSE):
        return []
    DIFFERENT.mkdir(exist_ok=True)
    beside = Image.new("RGB", (found.width * 3, found.height))
    for at, one in enumerate((kept, found, marks.resize(found.size).convert("RGB"))):
        beside.paste(one, (at * found.width, 0))
    beside.save(DIFFERENT / name)
    how = (
        ""
        if exact
        else ", though compared roughly: the kept ones were drawn by another browser or other fonts"
    )
    return [f"{name} differs in {share:.2%} of it{how}. Kept, found, difference: {DIFFERENT / name}"]


def smaller(png: bytes) -> bytes:
    """A picture as it is kept: each shade rounded, a byte a pixel."""
    rounded = [min(255, (shade + STEP // 2) // STEP * STEP) for shade in range(256)]
    few = Image.open(io.BytesIO(png)).convert("RGB").point(rounded * 3)
    packed = io.BytesIO()
    few.quantize(256, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(
        packed, "PNG", optimize=True
    )
    return packed.getvalue()


def different(one: Image.Image, other: Image.Image) -> Image.Image:
    """White where two pictures differ by more than the edges of letters."""
    apart = ImageChops.difference(one, other).split()
    most = ImageChops.lighter(ImageChops.lighter(apart[0], apart[1]), apart[2])
    marks = most.point(lambda by: 255 if by > COLOUR else 0)
    return marks.filter(ImageFilter.MinFilter(SPECK))


def shrunk(picture: Image.Image) -> Image.Image:
    return picture.resize((picture.width // SHRUNK, picture.height // SHRUNK), Image.Resampling.BOX)


def test_what_is_different_is_seen() -> None:
    """A card that lies elsewhere is seen; a letter smoothed otherwise is not, nor a few colours less."""
    felt = Image.linear_gradient("L").resize((400, 400)).convert("RGB")
    card = Image.new("RGB", (30, 40), "white")
    moved, smooth = felt.copy(), felt.copy()
    png = io.BytesIO()
    felt.save(png, "PNG")
    few = Image.open(io.BytesIO(smaller(png.getvalue()))).convert("RGB")
    moved.paste(card, (200, 200))
    smooth.paste(Image.new("RGB", (2, 40), "white"), (200, 200))
    assert different(felt, moved).histogram()[255] / felt.width / felt.height > MOST
    assert different(felt, smooth).histogram()[255] == 0
    assert different(felt, few).histogram()[255] == 0
