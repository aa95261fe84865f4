"""The pictures of the README, taken from a real server with bots. Run by hand:

python tests/browser/pictures.py docs/images
"""

from __future__ import annotations

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import programs
from browser.conftest import DESKTOP, PHONE, SWITCHES, House
from browser.gin_player import MAY_KNOCK, GinPerson
from browser.player import Person, melds

MOST_BYTES: Final = 250_000


def smaller(png: bytes, colours: int = 256) -> bytes:
    """The picture in few colours, a byte a pixel."""
    packed = io.BytesIO()
    of = Image.open(io.BytesIO(png)).convert("RGB")
    few = of.quantize(colours, method=Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    few.save(packed, "PNG", optimize=True)
    return packed.getvalue()


def middle_of_a_deal(person: Person, url: str) -> None:
    """Some turns in, at the moment when a card is chosen that fits on several melds."""
    person.sit_down(url)
    for _ in range(3):
        person.play_turn()
        person.wait_for_my_turn()
    hand = person.hand
    fitting = [place for place, held in enumerate(hand) if held.fits and not held.joker]
    if fitting:
        person.select(fitting[:1])


def opening_of_rami(person: Person, url: str) -> None:
    """A turn of Rami 51 in which a run is laid and the opening is not complete yet."""
    person.open_lobby(url)
    person.watch_at_once()
    person.choose_game("Rami", "Rami 51")
    person.deal()
    for _ in range(12):
        if person.page.locator("[data-drawing]").count():
            before = person.version
            person.press_main()
            person.shown_after(before)
        if person.page.locator("[data-meld]").count() > 2 and lays_a_run(person):
            return
        before = person.version
        person.select([len(person.hand) - 1])
        person.press(person.bar.locator("[data-discard]"))
        person.shown_after(before)
        person.wait_for_my_turn()
    raise AssertionError("another seed: no run to open with")


def lays_a_run(person: Person) -> bool:
    """Lay a run of the hand that opens nothing by itself, and choose the cards that might follow."""
    for places in melds(person.hand, jokers=False):
        if person.select(places).startswith("Meld") and person.play():
            if person.page.locator("[data-opening][data-pure=yes]").count():
                return True
            person.undo()
            person.settled()
    person.clear()
    return False


def knock_of_gin(person: Person, url: str) -> None:
    """The hand in its best melds, and the card chosen with which one may knock."""
    knocker = GinPerson(person.page, seed=1)
    knocker.sit_down(url, 2, ["Greedy"], game="Gin Rummy")
    for _ in range(30):
        if knocker.page.locator("[data-act=draw]").count():
            knocker.begin()
        places = [place for place, name in enumerate(knocker.names) if MAY_KNOCK in name]
        if places:
            knocker.sort_best()
            last = max(place for place, name in enumerate(knocker.names) if MAY_KNOCK in name)
            knocker.select([last])
            return
        knocker.play_turn()
        knocker.wait_for_my_turn()
    raise AssertionError("another seed: no knock")


def showdown_of_gin(person: Person, url: str) -> None:
    """The end of a deal of gin, both hands side by side."""
    knocker = GinPerson(person.page, seed=1)
    knocker.sit_down(url, 2, ["Greedy"], game="Gin, Hollywood scoring")
    for _ in range(20):
        knocker.play_deal()
        if knocker.page.locator(".off").count():
            return
        knocker.next_deal()
    raise AssertionError("another seed: nothing laid off")


def whole_deal(person: Person, url: str) -> None:
    person.sit_down(url)
    person.play_deal()


def lobby(person: Person, url: str) -> None:
    person.open_lobby(url)


PICTURES: Final[dict[str, tuple[dict[str, Any], str, Callable[[Person, str], None]]]] = {
    "table": (DESKTOP, "three", middle_of_a_deal),
    "phone": ({**PHONE, "device_scale_factor": 1.5}, "two", middle_of_a_deal),
    "deal-over": (DESKTOP, "one", whole_deal),
    "lobby": (DESKTOP, "one", lobby),
    "rami": (DESKTOP, "eight", opening_of_rami),
    "gin": (DESKTOP, "one", knock_of_gin),
    "gin-showdown": ({**PHONE, "device_scale_factor": 1.5}, "two", showdown_of_gin),
}


def take(browser: Browser, name: str, into: Path) -> Path:
    like, seed, until = PICTURES[name]
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), seed)
        context = browser.new_context(**like, reduced_motion="reduce", locale="en-GB")
        try:
            page: Page = context.new_page()
            until(Person(page, taps="has_touch" in like, seed=1), house.url)
            page.mouse.move(0, 0)
            found = smaller(page.screenshot())
        finally:
            context.close()
            house.end()
    file = into / f"{name}.png"
    file.write_bytes(found)
    return file


def main(into: Path, *names: str) -> None:
    into.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=programs.chromium(), args=SWITCHES)
        for name in names or PICTURES:
            file = take(browser, name, into)
            size = file.stat().st_size
            print(f"{file}: {size / 1000:.0f} kB")
            assert size < MOST_BYTES, f"{file} is too large for a README"
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
