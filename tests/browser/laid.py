"""Tables on which much is laid already: a record is written down here, and played on from where it ends."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from playwright.sync_api import Page, expect

from browser.conftest import House
from tierce import Cards, Record
from tierce.server import archive
from tierce.server.store import beside

HAND: Final = 25
NAMES: Final = ("Aina", "Boris", "Mei", "Nurul")
JOKER: Final = re.compile(r"Jk=(?:\w[cdhs]|\w)")
DECK: Final = Counter({f"{rank}{suit}": 2 for rank in "A23456789TJQK" for suit in "cdhs"} | {"Jk": 6})

RUNS: Final = [
    f"{low}{suit}{middle}{suit}{high}{suit}" for low, middle, high in ("234", "567") for suit in "cdhs"
]
SETS: Final = [f"{rank}c{rank}d{rank}h" for rank in "89TJ"]
FULLEST: Final = (
    [*RUNS[:6], "8s9sTs"],
    [*RUNS[6:], *SETS, "KcKhJk=K"],
    [*RUNS[:6]],
    [*RUNS[6:], "8s9sJk=Ts", *SETS[:3]],
)
"""Twenty-six melds of three: as many as eighty cards make."""
LONG: Final = (
    ["3c4c5c6c7c8c9cTcJc", "KcKdKhKs", "2d3d4d5dJk=6d7d8d9d"],
    ["2h3h4h5h6h7h8h9hThJhQh", "8s9sTs", "AcAdAh"],
    ["4s5s6s7s", "TdJdQdKd", "QcQdQs"],
    ["3d4d5d", "5h6h7h8h9h", "KcKhKs", "2s3s4s"],
)
"""Thirteen melds, some of them long runs."""


def played(melds: Sequence[Sequence[str]], keeps: str, rules: Mapping[str, str]) -> Record:
    """A deal of Penang Rummy: each seat laid these melds in its first turn, seat 1 keeps these cards."""
    laid = [list(map(str, Cards.parse("".join(JOKER.sub("Jk", meld) for meld in some)))) for some in melds]
    laid[0] += map(str, Cards.parse(keeps))
    turns = [
        line
        for seat, some in enumerate(melds, start=1)
        for line in (*(f"p{seat} meld {meld}" for meld in some), f"p{seat} end")
    ]
    return _record(laid, HAND, rules, turns)


def dealt(keeps: str, size: int) -> Record:
    """A deal of Penang Rummy for two in which nobody has played: seat 1 has these cards and some others."""
    return _record([list(map(str, Cards.parse(keeps))), []], size, {}, [])


def _record(
    known: Sequence[Sequence[str]], size: int, rules: Mapping[str, str], turns: Sequence[str]
) -> Record:
    """A deal: these cards are in the hands, with others up to this number, and these turns were played."""
    left = DECK - Counter(card for hand in known for card in hand)
    assert left.total() + sum(map(len, known)) == DECK.total(), "a card is there more often than in the deck"
    others = iter(sorted(left.elements()))
    hands = [[*hand, *(next(others) for _ in range(size - len(hand)))] for hand in known]
    lines = [f"d deal p{seat} {''.join(hand)}" for seat, hand in enumerate(hands, start=1)]
    changes = "".join(f'"{knob}" = "{value}"\n' for knob, value in rules.items())
    actions = "\n".join(f'  "{line}",' for line in [*lines, *turns])
    return Record.from_text(
        f'rhh = 1\nrules = "penang@1"\nseats = {list(NAMES[: len(known)])}\n[changes]\n'
        f'"deal.hand_size" = "{size}"\n{changes}[[deal]]\ndealer = {len(known)}\nactions = [\n{actions}\n]\n'
    )


def sit_at(page: Page, house: House, record: Record) -> None:
    """Open a table that goes on where the record ends, and take its first seat."""
    with beside(house.database) as connection:
        table = archive.open_record(connection, record)
    page.goto(f"{house.url}{table.path}")
    page.get_by_role("button", name="Players").click()
    page.get_by_role("textbox", name="Your name").fill(NAMES[0])
    page.get_by_role("button", name="Sit here, at seat 1").click()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()
    expect(page.locator("[data-my-turn]")).to_be_visible()
