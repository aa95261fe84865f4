"""What everybody needs of a page: nothing that axe finds, buttons to hit, letters as large as one likes."""

from __future__ import annotations

from typing import Final, Literal

from playwright.sync_api import Browser, Page

import programs
from browser.conftest import SWITCHES
from browser.friends import violations
from browser.test_page import TARGETS, at_rest, check_window

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("dark", "light")
PHONES: Final = ((320, 640), (390, 844))

CLIPPED: Final = """() => {
    const open = document.querySelector("dialog[open]");
    const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && one.getClientRects().length > 0
        && (!open || open.contains(one))
        && !one.closest("svg, option, [data-card], [data-slot], .sr");
    const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const cut = [];
    for (const one of [...document.querySelectorAll("body *")].filter((it) => own(it) && seen(it))) {
        if (getComputedStyle(one).clipPath !== "none") continue;
        const range = document.createRange();
        range.selectNodeContents(one);
        const text = range.getBoundingClientRect();
        for (let box = one; box && box !== document.body; box = box.parentElement) {
            const style = getComputedStyle(box);
            if (style.clipPath !== "none") break;
            const edge = box.getBoundingClientRect();
            const wide = text.left < edge.left - 1.5 || text.right > edge.right + 1.5;
            const high = text.top < edge.top - 3 || text.bottom > edge.bottom + 3;
            if ((style.overflowX !== "visible" && wide && style.overflowX !== "auto")
                || (style.overflowY === "hidden" && high)) {
                cut.push(`${one.textContent.trim().slice(0, 40)} in ${box.className}`);
                break;
            }
            if (style.position === "fixed" || style.overflowY === "auto") break;
        }
    }
    return [...new Set(cut)];
}"""
"""Texts of which a part is cut off."""

COVERED: Final = """() => {
    const open = document.querySelector("dialog[open]");
    return [...document.querySelectorAll("button, a[href], input, select, summary")]
        .filter((one) => one.checkVisibility() && (!open || open.contains(one)))
        .filter((one) => !one.matches("[data-other-view]:not(:focus)") && !one.closest(".sr"))
        .filter((one) => {
            one.scrollIntoView({ block: "center", inline: "nearest" });
            const target = one.closest("label") ?? one;
            const box = target.getBoundingClientRect();
            if (!box.width) return false;
            const y = box.top + box.height / 2;
            const at = (part) => document.elementFromPoint(box.left + box.width * part, y);
            return ![0.5, 0.25, 0.75].some((part) => target.contains(at(part)));
        })
        .map((one) => (one.ariaLabel ?? one.textContent).trim().slice(0, 40) || one.className);
}"""
"""What can be pressed, and yet no pointer gets at, wherever one scrolls."""


def check_everybody(page: Page) -> None:
    """Axe finds nothing by day and by night; on phones every button can be hit."""
    size = page.viewport_size
    assert size is not None
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page, TARGETS)
        check_window(page)
    page.set_viewport_size(size)
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = violations(page)
        assert not found, (scheme, found)


def large_letters(browser: Browser) -> Browser:
    """A browser that is set to letters of twice the size."""
    switches = [*SWITCHES, "--blink-settings=defaultFontSize=32"]
    return browser.browser_type.launch(executable_path=programs.chromium(), args=switches)


def check_letters(page: Page) -> None:
    """However large they are, no text is cut off, nothing needs scrolling sideways, all can be pressed."""
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0
    cut, covered = page.evaluate(CLIPPED), page.evaluate(COVERED)
    assert not cut, cut
    assert not covered, covered
