"""The page of whoever keeps the server: all tables, looked for, looked into, closed, saved and deleted."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import House, Open, Start, Watch, seldom
from browser.friends import violations
from browser.test_lobby import WINDOWS
from browser.test_page import check_window

FORBIDDEN: Final = r"(status of )?403 .*"
GAMES: Final = ("penang", "rami51", "gin")
NAMES: Final = ("Aina", "Boris", "Nurul & <b>Zoë</b>")


def host_link(house: House) -> str:
    """What `tierce host` prints, at the port of this server."""
    said = subprocess.run(
        [sys.executable, "-c", "from tierce.cli.main import main; main()", "host"],
        env={**os.environ, "TIERCE_DATABASE": str(house.database), "TIERCE_PORT": str(house.port)},
        capture_output=True,
        text=True,
        check=True,
    )
    return said.stdout.strip().replace("localhost", "127.0.0.1")


def open_tables(page: Page, house: House) -> list[str]:
    """Three tables of three people: against bots, and one at which somebody is waited for."""
    found = []
    for game, name, bots in zip(GAMES, NAMES, (["random"], [None, "greedy"], ["greedy"]), strict=True):
        asked = {"game": game, "you": name, "bots": bots}
        answer = page.request.post(f"{house.url}/api/tables", data=asked)
        assert answer.status == 201, answer.text()
        found.append(answer.json()["table"])
    return found


def age(house: House, table: str, days: int) -> None:
    """Make as if nobody had touched a table for so many days."""
    with closing(connect(house.database)) as database, database:
        (touched,) = database.execute("SELECT touched FROM tables WHERE id = ?", [table]).fetchone()
        older = database.execute("SELECT strftime('%Y-%m-%dT%H:%M:%SZ', ?, ?)", [touched, f"-{days} days"])
        database.execute("UPDATE tables SET touched = ? WHERE id = ?", [older.fetchone()[0], table])


def row(page: Page, table: str) -> Locator:
    return page.locator(f"[data-hosted='{table}']")


def shown(page: Page) -> Sequence[str | None]:
    return [one.get_attribute("data-hosted") for one in page.locator("[data-hosted]").all()]


@pytest.fixture
def host(house: House, desktop: Page) -> Page:
    """The page of all tables, opened with the key."""
    desktop.goto(host_link(house))
    expect(desktop.locator("[data-stage=here]")).to_be_visible()
    return desktop


def test_the_key_opens_the_page_and_leaves_the_address(house: House, desktop: Page) -> None:
    link = host_link(house)
    key = link.partition("#")[2]
    assert len(key) >= 20
    # Without it, the page says how to get it.
    desktop.goto(f"{house.url}/host")
    expect(desktop.get_by_role("heading", name="This page needs the key of the server")).to_be_visible()
    expect(desktop.get_by_text("tierce host", exact=True)).to_be_visible()
    # The link, opened in this very tab, changes nothing but the fragment.
    desktop.evaluate("link => { location.href = link; }", link)
    expect(desktop.get_by_text("There is no table yet.")).to_be_visible()
    assert desktop.url == f"{house.url}/host"
    assert key not in str(
        desktop.evaluate("JSON.stringify([history.state, {...localStorage}, document.cookie])")
    )
    # From now on the browser is known.
    desktop.reload()
    expect(desktop.get_by_text("There is no table yet.")).to_be_visible()
    desktop.goto(house.url)
    desktop.get_by_role("link", name="All tables").click()
    expect(desktop.locator("[data-stage=here]")).to_be_visible()


@pytest.mark.slow
def test_a_wrong_key_opens_nothing(house: House, phone: Page, watch: Watch) -> None:
    watch.expect(FORBIDDEN)
    phone.goto(f"{host_link(house)}x")
    expect(phone.get_by_role("alert")).to_contain_text("This key does not fit")
    assert phone.url == f"{house.url}/host"
    assert phone.request.get(f"{house.url}/api/host/tables").status == 403


@pytest.mark.slow
def test_tables_are_looked_for(house: House, host: Page, open_page: Open) -> None:
    penang, rami, gin = open_tables(open_page(), house)
    host.reload()
    expect(host.locator("[data-hosted]")).to_have_count(3)
    assert set(shown(host)) == {penang, rami, gin}
    find = host.get_by_role("searchbox", name="Find a table")
    for words, tables in (("boris", [rami]), ("GIN zoë", [gin]), (penang, [penang]), ("gin aina", [])):
        find.fill(words)
        expect(host.get_by_role("status").filter(has_text="of 3")).to_contain_text(f"{len(tables)} table")
        assert shown(host) == tables
    expect(host.get_by_text("No table has these words.")).to_be_visible()
    find.fill("")
    host.get_by_label("Show").select_option("gathering")
    assert shown(host) == [rami]
    cells = row(host, rami).get_by_role("cell").all_inner_texts()
    assert cells[:5] == ["Boris and Mei", "gathering", "–", "0", "0"]
    host.get_by_label("Show").select_option("playing")
    assert set(shown(host)) == {penang, gin}
    expect(row(host, gin)).to_contain_text("Nurul & <b>Zoë</b>")


def test_a_table_is_looked_into_closed_and_deleted(house: House, host: Page, open_page: Open) -> None:
    player = open_page()
    penang, rami, gin = open_tables(player, house)
    host.reload()
    # Looked into: as a guest, who sees no hand.
    row(host, penang).get_by_role("button", name="Look in").click()
    host.wait_for_url(f"**/t/{penang}*")
    expect(host.locator("[data-seat]").first).to_be_visible()
    expect(host.locator("[data-card]")).to_have_count(0)
    host.goto(f"{house.url}/host")
    row(host, penang).get_by_role("button", name="Close").click()
    expect(host.get_by_role("status").filter(has_text="Closed: Penang Rummy of Aina and Mei")).to_be_visible()
    expect(row(host, penang)).to_have_attribute("data-state", "closed")
    expect(row(host, penang).get_by_role("button", name="Close")).to_have_count(0)
    assert [one["stage"] for one in mine(player, house) if one["table"] == penang] == ["closed"]
    # Deleted: asked once, and what is lost is said.
    delete = row(host, gin).get_by_role("button", name="Delete")
    delete.click()
    dialog = host.get_by_role("dialog", name="Delete this table?")
    expect(dialog).to_contain_text("1 deal: the cards, the scores and the record are lost for everybody")
    dialog.get_by_role("button", name="Do not delete").click()
    expect(row(host, gin)).to_have_count(1)
    expect(delete).to_be_focused()
    delete.click()
    dialog.get_by_role("button", name="Delete the table").click()
    expect(host.get_by_role("status").filter(has_text="Deleted: Gin Rummy of Nurul")).to_be_visible()
    expect(row(host, gin)).to_have_count(0)
    expect(host.locator(".news")).to_be_focused()
    assert {one["table"] for one in mine(player, house)} == {penang, rami}


def mine(page: Page, house: House) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.request.get(f"{house.url}/api/tables").json()
    return found


@pytest.mark.slow
def test_records_are_saved(house: House, host: Page, open_page: Open, tmp_path: Path) -> None:
    penang, rami, _ = open_tables(open_page(), house)
    host.reload()
    for form in ("RHH", "JSON"):
        with host.expect_download() as saved:
            row(host, penang).get_by_role("link", name=f"Record as {form}").click()
        assert saved.value.suggested_filename == f"{penang}.{form.lower()}"
        saved.value.save_as(tmp_path / form)
    record = tomllib.loads((tmp_path / "RHH").read_text())
    assert record["seats"] == ["Aina", "Mei"]
    assert len([one for one in record["deal"][0]["actions"] if re.match(r"d deal p\d [^?]+$", one)]) == 2
    assert json.loads((tmp_path / "JSON").read_text())
    # No record before there are cards.
    expect(row(host, rami).get_by_role("link", name="Record as RHH")).to_have_count(0)


def test_what_nobody_touched_is_tidied_away(house: House, host: Page, open_page: Open) -> None:
    penang, rami, gin = open_tables(open_page(), house)
    age(house, penang, 100)
    age(house, rami, 40)
    host.reload()
    expect(host.locator("[data-hosted]")).to_have_count(3)
    assert shown(host) == [gin, rami, penang]
    expect(row(host, penang)).to_contain_text("3 months ago")
    days = host.get_by_role("textbox", name="Untouched for so many days")
    expect(host.get_by_role("button", name="Delete 1 table …")).to_be_visible()
    days.fill("none")
    expect(host.get_by_role("alert").filter(has_text="A number of days")).to_be_visible()
    expect(days).to_have_attribute("aria-invalid", "true")
    days.fill("200")
    expect(host.get_by_role("button", name="Nothing to delete")).to_have_attribute("aria-disabled", "true")
    days.fill("30")
    host.get_by_role("button", name="Delete 2 tables …").click()
    dialog = host.get_by_role("dialog", name="Delete 2 tables?")
    expect(dialog).to_contain_text("not touched for 30 days")
    dialog.get_by_role("button", name="Delete them").click()
    expect(host.get_by_role("status").filter(has_text="2 tables were deleted.")).to_be_visible()
    expect(host.locator("[data-hosted]")).to_have_count(1)
    assert shown(host) == [gin]


@pytest.mark.parametrize("scheme", seldom("light", "dark"))
@pytest.mark.parametrize("window", seldom(*WINDOWS))
def test_every_state_fits_and_can_be_read(
    window: str, scheme: str, start: Start, open_page: Open, watch: Watch
) -> None:
    watch.expect(FORBIDDEN)
    house = start("host")
    page = open_page(**WINDOWS[window], color_scheme=scheme)

    def check() -> None:
        assert violations(page) == []
        check_window(page)

    page.goto(f"{house.url}/host")
    expect(page.locator("[data-stage=no-key]")).to_be_visible()
    check()
    page.goto(f"{house.url}/?")
    page.goto(f"{house.url}/host#wrong")
    expect(page.locator("[data-stage=wrong-key]")).to_be_visible()
    check()
    tables = open_tables(page, house)
    page.goto(f"{house.url}/?")
    page.goto(host_link(house))
    expect(page.locator("[data-hosted]")).to_have_count(3)
    check()
    row(page, tables[0]).get_by_role("button", name="Delete").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    check()
