"""QR codes: what the page is given to draw is what the library would."""

from __future__ import annotations

import re

import pytest
import segno

from serving import Server
from tierce.server.squares import LONGEST, square
from visiting import Browser, refused

LINK = "http://192.168.178.20:8000/t/abcdefghjk#0123456789abcdef"


def drawn(size: int, path: str) -> list[list[int]]:
    """The modules that the path fills."""
    found = [[0] * size for _ in range(size)]
    bars = re.findall(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z", path)
    assert "".join(f"M{x} {y}h{width}v1h-{back}z" for x, y, width, back in bars) == path
    for x, y, width, back in ((*map(int, bar),) for bar in bars):
        assert width == back
        for one in range(x, x + width):
            assert not found[y][one]
            found[y][one] = 1
    return found


@pytest.mark.parametrize("text", ["7", LINK, "x" * LONGEST, "李" * LONGEST, "/t/a#é", "💥"])
def test_the_path_fills_the_dark_modules(text: str) -> None:
    found = square(text)
    code = segno.make(text, error="m", micro=False, boost_error=False)
    assert (code.error, code.is_micro, found.size) == ("M", False, code.symbol_size(border=0)[0])
    assert drawn(found.size, found.path) == [list(row) for row in code.matrix]


def test_it_is_asked_for_by_the_page(server: Server) -> None:
    page = Browser(server)
    found = page.post("/api/qr", {"text": LINK})
    assert found.status_code == 200
    assert found.json() == {"size": 33, "path": square(LINK).path}
    assert page.cookie == ""


@pytest.mark.parametrize("text", ["", "x" * (LONGEST + 1)])
def test_texts_that_are_too_short_or_too_long(server: Server, text: str) -> None:
    assert refused(Browser(server).post("/api/qr", {"text": text})) == (400, "malformed")
