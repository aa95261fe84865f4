"""The icons that a phone keeps of the page, drawn from web/public/icon.svg. Run by hand when that changes:

python tests/browser/icons.py
"""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import programs
from browser.conftest import SWITCHES

PUBLIC: Final = Path(__file__).parents[2] / "web" / "public"
FELT: Final = "#1f6048"
WHOLE: Final = {"icon-192.png": 192, "icon-512.png": 512}
"""Corners are round already."""
FULL: Final = {"icon-180.png": (180, 0.95), "icon-full-512.png": (512, 0.84)}
"""The system cuts these to its own shape: colour up to the edge, and the cards so large that none is cut."""


def drawn(page: Page, size: int, background: str = "transparent", scale: float = 1) -> bytes:
    """The icon as a PNG with few colours."""
    svg = (PUBLIC / "icon.svg").read_text()
    page.set_viewport_size({"width": size, "height": size})
    style = f"body {{ margin: 0; background: {background} }} svg {{ transform: scale({scale}) }}"
    page.set_content(f"<style>{style}</style>{svg}")
    picture = Image.open(io.BytesIO(page.screenshot(omit_background=True)))
    packed = io.BytesIO()
    picture.quantize(64, method=Image.Quantize.FASTOCTREE).save(packed, "PNG", optimize=True)
    return packed.getvalue()


def main() -> None:
    """Draw all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=programs.chromium(), args=SWITCHES)
        page = browser.new_page()
        for name, size in WHOLE.items():
            (PUBLIC / name).write_bytes(drawn(page, size))
        for name, (size, scale) in FULL.items():
            (PUBLIC / name).write_bytes(drawn(page, size, FELT, scale))
        browser.close()


if __name__ == "__main__":
    main()
