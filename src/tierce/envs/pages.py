"""Write the pages of the environments, ``docs/envs/<preset>.md``: ``python -m tierce.envs.pages``.

A test compares them with what is written here, so they are never stale.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tierce.envs.encodings import ENCODINGS, encoding
from tierce.envs.numbers import VERSION, action_table
from tierce.rules import Rules, Terms, load, preset_names

DOCS: Final = Path(__file__).parents[3] / "docs" / "envs"
WRITTEN: Final = "<!-- Written by `python -m tierce.envs.pages`: change that. -->"
LOOP: Final = """\
import numpy as np
from tierce.envs.aec import env

deal, rng = env({rules}, max_cycles=300), np.random.default_rng(0)
liking = np.zeros(deal.table.size)  # of each action
for episode in range(3):
    deal.reset(seed=episode)
    said = {{agent: [] for agent in deal.agents}}
    while not any(deal.terminations.values()) and not any(deal.truncations.values()):
        legal = np.flatnonzero(deal.observe(deal.agent_selection)["action_mask"])
        chances = np.exp(liking[legal] - liking[legal].max())
        said[deal.agent_selection].append(rng.choice(legal, p=chances / chances.sum()))
        deal.step(said[deal.agent_selection][-1])
    for agent, numbers in said.items():
        np.add.at(liking, numbers, 0.001 * deal.rewards[agent])
"""
HISTORY: Final = ("1: the first.",)
"""What each version of the action table changed."""


def pages() -> dict[str, str]:
    """Every page by its name."""
    return {f"{name}.md": page(load(name)) for name in preset_names()}


def page(rules: Rules) -> str:
    """The page of one preset's environment."""
    low, high = rules.span
    terms = rules.at(low)
    lines = [
        f"# {rules.title} as an environment",
        "",
        WRITTEN,
        "",
        f"`env({rules.name!r})`, the rules of [{rules.label}](../rules-of/{rules.name}.md). What all",
        "environments share, how they pay and how they are copied stands on [their page](index.md).",
        "",
        "## Spaces",
        "",
        *_spaces(rules, range(low, high + 1)),
        "",
        f"## Actions, version {VERSION}",
        "",
        f"At {low} seats; in a section the last part of an action counts fastest.",
        "",
        "| Section | Numbers | From | To |",
        "|---|---|---|---|",
        *_sections(terms),
        "",
        "Simplifications: " + " ".join(_simplifications(terms)),
        "",
        *(f"Version {line}" for line in HISTORY),
        "",
        "## Encodings",
        "",
        f"At {low} seats: rows of 53 numbers, one for each face (Ac to Ks, the joker), then the scalars.",
        "",
        *_encodings(terms),
        "",
        "## A loop that learns",
        "",
        "It learns which actions are good whatever else is so: little, but a beginning.",
        "",
        "```python",
        LOOP.format(rules=f'"{rules.name}"') + "```",
    ]
    return "\n".join(lines) + "\n"


def _spaces(rules: Rules, seats: Iterable[int]) -> Iterable[str]:
    names = tuple(ENCODINGS)
    yield "| Seats | Actions |" + "".join(f" `{name}` |" for name in names)
    yield "|---|---|" + "---|" * len(names)
    for count in seats:
        terms = rules.at(count)
        sizes = "".join(f" {encoding(name, terms).size:,} |" for name in names)
        yield f"| {count} | {action_table(terms).size:,} |{sizes}"


def _sections(terms: Terms) -> Iterable[str]:
    table = action_table(terms)
    for section in table.sections:
        last = section.start + section.size - 1
        numbers = f"{section.start}" if section.size == 1 else f"{section.start} to {last}"
        yield f"| {section.name} | {numbers} | {table.text(section.start)} | {table.text(last)} |"


def _simplifications(terms: Terms) -> Iterable[str]:
    yield "a number may stand for several actions, and then means the one that the engine lists first."
    if terms.knocks:
        yield "A knock throws a card and shows the melds that leave the least deadwood, as does whoever"
        yield "answers it where the rules leave that to the seat."
        return
    yield "A run says how many jokers it has, not where."
    if terms.melds.set_suits == "repeat":
        yield "A set says how many naturals it has, not of which suits."
    if terms.borrow.kind != "off":
        yield "A borrow says how many cards it takes from each end of a run, and how many from the middle;"
        yield "from a set how many, and the suit of the first."


def _encodings(terms: Terms) -> Iterable[str]:
    for number, name in enumerate(ENCODINGS):
        encode = encoding(name, terms)
        yield f"* `{name}`: {', '.join(_shortened(encode.rows))}"
        if number == len(ENCODINGS) - 1:
            yield f"* scalars of all of them: {', '.join(encode.scalars)}"


def _shortened(rows: tuple[str, ...]) -> Iterable[str]:
    """The names of rows, of all melds the first only."""
    melds = [row for row in rows if row.startswith("meld ")]
    yield from (row for row in rows if row not in melds)
    if melds:
        yield f"{melds[0]}, {melds[1]}, and so on for {len(melds) // 2} melds"


def main() -> None:
    """Write them."""
    DOCS.mkdir(exist_ok=True)
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
