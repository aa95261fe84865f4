"""The solver against HiGHS, in one run on one core: medians and 99th percentiles, and their ratios.

    make bench                      print the table
    make bench ARGS='--write FILE'  and write it to a file
    make bench ARGS='--rounds 50'   fewer hands than 200 of each kind

Both answer every hand, in turn. Only the ratios mean something on another machine. The time of HiGHS includes
listing the melds, without which it has no programme.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tierce.cards import JOKER, Cards, numbered_deck
from tierce.melds import MeldLaw
from tierce.melds.arrange import TableMeld, Values, arrange, opening
from tierce.melds.readings import melds_in

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
import integer_arrange

RAMI = MeldLaw("distinct", max_in_run=1, max_in_set=1)
PENANG = MeldLaw()
PLACES = Values.by_place()
IN_HAND = Values.by_card(lambda card: 20 if card is JOKER else min(card.rank, 10))
Solver = Callable[[Cards], object]


def hand(rng: random.Random, size: int, jokers: int) -> Cards:
    """A hand of two packs."""
    return Cards([*rng.sample(numbered_deck(2, 0), size - jokers), *[JOKER] * jokers])


def table(rng: random.Random, melds: int) -> list[TableMeld]:
    """So many melds as they lie at Rami."""
    found: list[TableMeld] = []
    while len(found) < melds:
        choice = list(melds_in(hand(rng, 14, rng.randint(0, 1)), RAMI))
        if choice:
            found.append(TableMeld(rng.choice(choice), joker=rng.random() < 0.5))
    return found


def kinds(rng: random.Random) -> list[tuple[str, Callable[[], Cards], Solver, Solver | None]]:
    """What is measured: its name, a hand, our answer, and that of HiGHS where it has one."""
    there = [table(rng, 8) for _ in range(20)]
    return [
        (
            "13 cards, 2-4 jokers, Rami",
            lambda: hand(rng, 13, rng.randint(2, 4)),
            lambda cards: arrange(cards, RAMI, IN_HAND),
            lambda cards: integer_arrange.best(cards, RAMI, IN_HAND),
        ),
        (
            "13 cards, 2-4 jokers, Penang",
            lambda: hand(rng, 13, rng.randint(2, 4)),
            lambda cards: arrange(cards, PENANG, IN_HAND),
            lambda cards: integer_arrange.best(cards, PENANG, IN_HAND),
        ),
        (
            "20 cards, 6 jokers, Rami",
            lambda: hand(rng, 20, 6),
            lambda cards: arrange(cards, RAMI, IN_HAND),
            lambda cards: integer_arrange.best(cards, RAMI, IN_HAND),
        ),
        (
            "20 cards, 6 jokers, Penang",
            lambda: hand(rng, 20, 6),
            lambda cards: arrange(cards, PENANG, IN_HAND),
            None,  # Tens of thousands of melds.
        ),
        (
            "opening of 51, 14 cards, 0-2 jokers",
            lambda: hand(rng, 14, rng.randint(0, 2)),
            lambda cards: opening(cards, RAMI, 51, values=PLACES),
            lambda cards: integer_arrange.best(cards, RAMI, PLACES, need=51, pure=True, keep=1),
        ),
        (
            "the same, with 8 melds on the table",
            lambda: hand(rng, 14, rng.randint(0, 2)),
            lambda cards: opening(cards, RAMI, 51, values=PLACES, table=there[len(str(cards)) % 20]),
            None,
        ),
    ]


def timed(solver: Solver, cards: Cards) -> float:
    """How many milliseconds an answer takes."""
    began = time.perf_counter()
    solver(cards)
    return (time.perf_counter() - began) * 1000


def row(name: str, ours: list[float], theirs: list[float]) -> str:
    """A line of the table."""
    cells = []
    for part in (0.5, 0.99):
        mine, other = (
            sorted(one)[min(len(one) - 1, int(len(one) * part))] if one else None for one in (ours, theirs)
        )
        assert mine is not None
        cells.append(f"{mine:9.2f}")
        cells += ["        -", "      -"] if other is None else [f"{other:9.2f}", f"{other / mine:6.1f}x"]
    return f"{name:<36}" + " ".join(cells)


def measure(rounds: int) -> str:
    """Measure everything, and the table of it."""
    integer_arrange.highs()
    lines = [
        f"{'milliseconds':<36}{'median':>9} {'HiGHS':>9} {'ratio':>7} {'p99':>9} {'HiGHS':>9} {'ratio':>7}"
    ]
    for name, dealt, ours, theirs in kinds(random.Random(11)):
        hands = [dealt() for _ in range(rounds)]
        for cards in hands[:5]:
            ours(cards)
        mine, other = [], []
        for cards in hands:
            mine.append(timed(ours, cards))
            if theirs is not None:
                other.append(timed(theirs, cards))
        lines.append(row(name, mine, other))
    return "\n".join(lines)


def main() -> None:
    """Measure on one core, print, and write where asked."""
    parser = argparse.ArgumentParser(description="The solver against HiGHS.")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--write", type=Path, metavar="FILE")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    text = measure(asked.rounds)
    print(text)
    if asked.write is not None:
        asked.write.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
