"""The page as an app: it is installed, opens without its server and says so, and never stays an old one."""

from __future__ import annotations

import io
import json
import shutil
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, House, Open, Watch
from browser.player import Person
from serving import get, wait_until
from tierce.server.page import FOLDER

NO_SERVER: Final = "ERR_CONNECTION_REFUSED"
CONTROLLED: Final = "navigator.serviceWorker.controller !== null"
KEPT: Final = """async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
}"""


def kept_by(page: Page) -> set[str]:
    """The addresses that the browser keeps, once its worker is ready and has the words of the page too."""
    wait_until(lambda: bool(page.evaluate(CONTROLLED)))
    wait_until(lambda: any("/en-" in path for path in page.evaluate(KEPT)))
    return set(page.evaluate(KEPT))


def another_version(folder: Path) -> Path:
    """The page as another build would be: its first script has another name."""
    shutil.copytree(FOLDER, folder)
    (script,) = folder.glob("assets/index-*.js")
    script.rename(script.with_name("index-another1.js"))
    for file in (folder / "index.html", folder / "sw.js"):
        file.write_text(file.read_text().replace(script.name, "index-another1.js"))
    return folder


def test_it_can_be_installed(house: House, open_page: Open) -> None:
    page = open_page(**PHONE, service_workers="allow")
    page.goto(house.url)
    kept = kept_by(page)
    line = page.context.new_cdp_session(page)
    # Playwright's windows are private ones; nothing else is in the way.
    lacks = line.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in lacks] == ["in-incognito"]
    told = line.send("Page.getAppManifest")
    assert told["errors"] == []
    for icon in json.loads(told["data"])["icons"]:
        if icon["type"] == "image/png":
            picture = Image.open(io.BytesIO(get(f"{house.url}{icon['src']}").content))
            assert "x".join(map(str, picture.size)) == icon["sizes"]
    # Kept are the page and its files; nothing of this table and this moment.
    assert "/" in kept
    assert {path for path in kept if not path.startswith("/assets/")} == {"/"}


def test_without_its_server_it_opens_and_says_so(house: House, open_page: Open, watch: Watch) -> None:
    watch.expect(NO_SERVER)
    page = open_page(**PHONE, service_workers="allow")
    person = Person(page, taps=True)
    person.sit_down(house.url)
    kept_by(page)
    table = page.url
    house.end()
    page.goto(table)
    expect(page.get_by_role("status").first).to_be_visible()
    page.goto(house.url)
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    house.start()
    person.press(page.get_by_role("button", name="Try again"))
    expect(page.get_by_role("button", name="Deal the cards")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_old_page_never_stays_at_a_new_server(
    house: House, open_page: Open, watch: Watch, tmp_path: Path
) -> None:
    watch.expect(NO_SERVER)
    page, table = (open_page(**PHONE, service_workers="allow") for _ in range(2))
    page.goto(house.url)
    kept_by(page)
    Person(table, taps=True).sit_down(house.url)
    house.end()
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
    house.environment["PAGE_OF_ANOTHER_VERSION"] = str(another_version(tmp_path / "another"))
    house.start()
    # What was opened without the server, and what was open all the time: both are replaced by the new page.
    page.get_by_role("button", name="Try again").tap()
    for one in (page, table):
        expect(one.locator("script[src$='index-another1.js']")).to_have_count(1)
    expect(table.locator("[data-my-turn]")).to_be_visible()
    old = f"/assets/{next(FOLDER.glob('assets/index-*.js')).name}"
    wait_until(lambda: old not in page.evaluate(KEPT))
    assert "/assets/index-another1.js" in kept_by(page)


def test_over_plain_http_it_is_a_page_like_any_other(house: House, phone: Page) -> None:
    person = Person(phone, taps=True)
    person.sit_down(house.url.replace("127.0.0.1", "tierce.home"))
    assert not phone.evaluate("isSecureContext || 'serviceWorker' in navigator")
    person.play_turn()
    person.wait_for_my_turn()
