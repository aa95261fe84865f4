"""What a screen reader is told of a deal, and whether it is a story: all that happens, once, in order."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page

from browser.friends import Listener
from browser.rami_player import named

RECORD: Final = """
    window.story = [];
    const hear = (line) => story.push(line.textContent);
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
            if (!(node instanceof Element)) continue;
            if (node.matches("[data-aloud]")) [...node.children].forEach(hear);
            else if (node.parentElement?.matches("[data-aloud]")) hear(node);
        }
    }).observe(document, { childList: true, subtree: true });
"""
"""What is added to the live region is what a screen reader reads, whether it stays there or not."""

VERBS: Final = {
    "melded": "melds",
    "laid_off": "lays",
    "swapped": "puts",
    "borrowed": "borrows",
    "took": "takes",
    "discarded": "discards",
    "died": "is dead",
    "went_out": "has no cards left|is out",
}
OTHERS: Final = {
    "meld": "{who} melds",
    "lay": "{who} lays",
    "swap": "{who} puts",
    "borrow": "{who} borrows",
    "take": "{who} takes",
    "discard": "{who} discards",
    "dead": "{who} is dead",
}
MINE: Final = {
    "meld": "Done: Meld",
    "lay": "Done: Lay",
    "swap": "Done: Swap",
    "borrow": "Done: Borrow",
    "take": "Done: Take",
    "draw": "You draw",
    "discard": "Done: Discard",
    "dead": "You are dead|Done: Declare dead",
}
"""How each move of a record is told, where I sit at the first seat."""
DEED: Final = "|".join(VERBS.values())


class Story:
    """Listens to a page from its beginning."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wire = Listener(page)
        page.add_init_script(RECORD)

    def lines(self) -> list[str]:
        told: list[str] = self.page.evaluate("story")
        return told

    def of_others(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """What the others did: their names, and the events of the wire."""
        views = self.wire.of("view")
        names = {chair["seat"]: chair["name"] for chair in views[0]["chairs"]}
        seen: set[int] = set()
        for event in (event for view in views[1:] for event in view["news"]):
            mine = event.get("seat") == views[0]["seat"]
            if event["type"] in VERBS and not mine and event["seq"] not in seen:
                seen.add(event["seq"])
                yield names[event["seat"]], event


def cards_of(event: dict[str, Any]) -> list[str]:
    """The natural cards that an event shows, as they are spoken."""
    cards = [slot["card"] for slot in event.get("slots", []) if isinstance(slot, dict)]
    cards = cards or event.get("cards") or [event.get("card", "Jk")]
    return [named(card) for card in cards if card != "Jk"]


def check_sense(story: Story) -> list[str]:
    """Every deed of the others is told once, in order and with its cards; what is told reads as sentences."""
    lines = story.lines()
    text = ". ".join(lines)
    others = list(story.of_others())
    at = 0
    for name, event in others:
        deed = rf"{re.escape(name)} ({VERBS[event['type']]})|Game! {re.escape(name)}"
        found = re.compile(deed).search(text, at)
        assert found, f"{name}: {event['type']} is not told after {text[:at][-200:]!r}"
        sentence = text[found.start() :].partition(". ")[0]
        for card in cards_of(event):
            assert card in sentence, (event, sentence)
        at = found.end()
    people = "|".join(sorted({re.escape(name) for name, _ in others})) or "nobody"
    told = re.findall(rf"(?:{people}) (?:{DEED})", text)
    assert len(told) == len(others), "something is told twice"
    for line in lines:
        assert re.match(r"[A-Z0-9“]", line), line
        assert not re.search(r"undefined|null|[{}]|\b[a-z]+(-[a-z]+)+\b|\s\s|\.\.", line), line
    return lines


def check_record(story: Story, record: str) -> None:
    """Each move of the record, from my first one on, is told in its place; what others draw is not."""
    told = tomllib.loads(record)
    moves = [move.split() for move in told["deal"][0]["actions"] if move.startswith("p")]
    while moves[0][0] != "p1":
        del moves[0]
    text, at = ". ".join(story.lines()), 0
    for seat, verb, *cards in moves:
        who = told["seats"][int(seat[1:]) - 1]
        phrase = MINE.get(verb) if seat == "p1" else OTHERS.get(verb)
        if phrase is None:
            continue
        found = re.compile(phrase.format(who=re.escape(who))).search(text, at)
        assert found, f"{seat} {verb} {cards} is not told after {text[:at][-200:]!r}"
        sentence = text[found.start() :].partition(". ")[0]
        for card in re.findall(r"[A2-9TJQK][cdhs]", cards[0] if cards else ""):
            assert named(card) in sentence, (verb, cards, sentence)
        at = found.end()
    assert not re.search(r"(?<!You) draws? \S+ of ", text)
