"""The end of a deal as the page counts it, counted again."""

from __future__ import annotations

import re
from fractions import Fraction

from playwright.sync_api import Page

from browser.look import Node, look


def check_counts(page: Page) -> dict[str, int]:
    """Every hand that the page counts adds up, and so does the score sheet. The scores by name."""
    if page.get_by_text("collects what the others hold").count():
        return check_collected(page)
    scores = {}
    for part in page.locator("[data-count]").all():
        count = look(part)
        heading, *_ = count.all("heading")
        texts = [one.text for one in count.all("paragraph")]
        score = int(texts[0].removeprefix("Score: "))
        cards = [int(one.text.rpartition(": ")[2]) for one in count.all("listitem") if ": " in one.text]
        said = re.match(r"(?:(\d+) cards?, )?(\d+) points", texts[-1])
        assert said, texts
        assert (len(cards), sum(cards)) == (int(said[1] or 0), int(said[2]))
        # Halves are rounded up or down, as the table wants it.
        assert 0 <= abs(score - worth(sum(cards), texts[-1])) < 1, texts
        scores[(heading.name or heading.text).partition(" ★")[0]] = score
    check_sheet(look(page.get_by_role("table").first), scores)
    return scores


def check_collected(page: Page) -> dict[str, int]:
    """Where the winner collects: the others score nothing, and what they hold is what it scores."""
    scores, owed, losers = {}, Fraction(0), 0
    for part in page.locator("[data-count]").all():
        count = look(part)
        heading, *_ = count.all("heading")
        texts = [one.text for one in count.all("paragraph")]
        scores[(heading.name or heading.text).partition(" ★")[0]] = int(texts[0].removeprefix("Score: "))
        if said := re.match(r"(?:\d+ cards?, )?(\d+) points", texts[-1]):
            owed += worth(int(said[1]), texts[-1])
            losers += 1  # each sum is rounded by itself
    assert abs(max(scores.values()) - owed) < losers
    assert sum(scores.values()) == max(scores.values())
    head, *rest = look(page.get_by_role("table").first).all("row")
    names = [one.name for one in head.all("columnheader")][1:]
    rows = [[number(one.name) or 0 for one in row.all("cell")] for row in rest if row.name[:1].isdigit()]
    assert dict(zip(names, rows[-1], strict=True)) == scores
    return scores


def worth(points: int, how: str) -> Fraction:
    """What the sentence under a hand makes of its points."""
    if "doubled by jokers" in how:
        points *= 2
    if flat := re.search(r"(\d+) flat instead", how):
        points = int(flat[1])
    if penalty := re.search(r"penalty (\d+)", how):
        points += int(penalty[1])
    total = Fraction(points)
    if way_out := re.search(r"times (\S+) for the way out", how):
        total *= Fraction(way_out[1])
    if bonus := re.search(r"bonus (-\d+)", how):
        total += int(bonus[1])
    if factor := re.search(r"times (\d+)(?! for|\d|/)", how):
        total *= int(factor[1])
    return total


def check_sheet(sheet: Node, scores: dict[str, int]) -> None:
    """The last deal's row says the same as the hands, and a total is the sum of its column."""
    head, *rest = sheet.all("row")
    names = [one.name for one in head.all("columnheader")][1:]
    rows = [[number(one.name) for one in row.all("cell")] for row in rest if row.name[:1].isdigit()]
    assert dict(zip(names, rows[-1], strict=True)) == {name: scores.get(name) for name in names}
    for foot in sheet.all("row", "Total"):
        totals = [number(one.name) for one in foot.all("cell")]
        assert totals == [sum(score or 0 for score in column) for column in zip(*rows, strict=True)]


def number(cell: str) -> int | None:
    """The number that a cell of the sheet begins with."""
    found = re.match(r"-?\d+", cell)
    return int(found[0]) if found else None
