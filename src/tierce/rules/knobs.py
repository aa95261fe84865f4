"""The one table of knobs: every question a rule book may answer differently.

A knob is a field of one of the groups below, and everything about it is said there once: its path
(``group.field``), the answers it takes, the rule or page it comes from, what its default may depend on. The
groups together are :class:`Terms`, the typed answers that the engine reads. The checks, the generated rules
text, the form and the tests read :data:`KNOBS`, which is collected from the fields. What a knob *means* is in
the message catalogue (``knob-deck-packs``), so that it can be said in every language.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal, get_type_hints

from tierce.rules.answers import Choice, Kind, Number, Span, YesNo


@dataclass(frozen=True, slots=True)
class Knob:
    """One question: where it stands, which answers it takes, and where it comes from."""

    path: str
    kind: Kind
    source: str
    """The rule ids of the project's rules documents that raise the question."""
    by: str | None
    """``seats`` or the path of another knob: what an answer may depend on (``{3 = 25, else = 20}``)."""

    @property
    def group(self) -> str:
        """The first half of the path, the heading under which people find it."""
        return self.path.split(".")[0]


def ask(kind: Kind, source: str, *, by: str | None = None) -> Any:
    """Declare a knob as a field of a group."""
    return field(metadata={"kind": kind, "source": source, "by": by})


YES_NO: Final = YesNo()


@dataclass(frozen=True, slots=True)
class Deck:
    """Which cards are played with."""

    packs: int = ask(Number(1, 4), "A1.2, A1.3", by="seats")
    jokers: int = ask(Number(0, 16), "A1.2, A1.3", by="seats")


@dataclass(frozen=True, slots=True)
class Deal:
    """Who sits, who gets how many cards, who begins."""

    seats: tuple[int, int] = ask(Span(2, 6), "A1.1")
    hand_size: int = ask(Number(3, 40), "A1.5", by="seats")
    starter: Literal["dealer", "next"] = ask(Choice(("dealer", "next")), "A1.6, A3.1")
    direction: Literal["clockwise", "anticlockwise"] = ask(Choice(("clockwise", "anticlockwise")), "A1.6")
    aside_shown_after: bool = ask(YES_NO, "A1.7")


@dataclass(frozen=True, slots=True)
class Melds:
    """Which runs and sets there are."""

    set_suits: Literal["repeat", "distinct"] = ask(Choice(("repeat", "distinct")), "A4.2")
    run_max: int = ask(Number(13, 14, only=(13, 14)), "A4.1")
    circular: bool = ask(YES_NO, "A4.1")
    min_naturals: int = ask(Number(0, 3), "A4.5")


@dataclass(frozen=True, slots=True)
class Wild:
    """Where jokers may lie in melds."""

    max_in_run: int | None = ask(Number(0, 9, absent="any"), "A4.4")
    max_in_set: int | None = ask(Number(0, 9, absent="any"), "A4.4")
    adjacent: bool = ask(YES_NO, "A4.4")
    in_run: Literal["anywhere", "ends", "burnt"] = ask(Choice(("anywhere", "ends", "burnt")), "A4.6, C3.5")
    rebind: Literal["fixed", "slide"] = ask(Choice(("fixed", "slide")), "A4.9")


@dataclass(frozen=True, slots=True)
class Layoff:
    """What may be laid off where."""

    joker_on_opponent: Literal["none", "sets", "all"] = ask(Choice(("none", "sets", "all")), "A6.5, B5.2")


@dataclass(frozen=True, slots=True)
class Swap:
    """How a joker on the table is won."""

    from_set: Literal["rank", "square", "square_both", "never"] = ask(
        Choice(("rank", "square", "square_both", "never")), "A7.2, B6.4"
    )
    use: Literal["keep", "new_meld", "any"] = ask(Choice(("keep", "new_meld", "any")), "A7.5, B6.5")
    same_turn: bool = ask(YES_NO, "A5.3, B6.2")


@dataclass(frozen=True, slots=True)
class Idle:
    """What happens to a seat that cannot, or will not, play."""

    dead_counts_swaps: bool = ask(YES_NO, "A8.1")
    voluntary_dead: bool = ask(YES_NO, "A8.2")
    auto_dead: bool = ask(YES_NO, "A8.4")


@dataclass(frozen=True, slots=True)
class Out:
    """How a deal ends."""

    last_survivor: Literal["plays_on", "ends"] = ask(Choice(("plays_on", "ends")), "A8.7")


@dataclass(frozen=True, slots=True)
class Values:
    """What a card left in hand counts."""

    ace_in_hand: int = ask(Number(1, 25), "A9.1")
    joker_in_hand: int | Literal["doubles_hand"] = ask(Number(0, 100, word="doubles_hand"), "A9.1")
    court: int = ask(Number(1, 25), "A9.1")


@dataclass(frozen=True, slots=True)
class Score:
    """What else counts."""

    no_passport: Literal["none", "plus_50", "double"] = ask(Choice(("none", "plus_50", "double")), "A9.3")


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """How deals make a match."""

    kind: Literal["independent", "cumulative"] = ask(Choice(("independent", "cumulative")), "A9.5")
    target: int | None = ask(Number(50, 10_000, absent="none"), "A9.5")
    deals: int | None = ask(Number(1, 100, absent="none"), "A9.5")
    elimination: bool = ask(YES_NO, "B11.2")
    last_deal_factor: int = ask(Number(1, 1000, only=(1, 1000)), "C4")
    dealer: Literal["next", "last_winner", "worst_loser"] = ask(
        Choice(("next", "last_winner", "worst_loser")), "A2.2, A2.3, A2.4", by="match.kind"
    )
    ties: Literal["shared", "extra_deal"] = ask(Choice(("shared", "extra_deal")), "A9.6")
    settlement: Literal["none", "difference", "winner_takes_difference"] = ask(
        Choice(("none", "difference", "winner_takes_difference")), "A9.7"
    )


@dataclass(frozen=True, slots=True)
class Terms:
    """Every answer of a rule book for one number of players: what the engine reads.

    ``rules`` is the line that names them (``penang@1+deal.hand_size=12``), ``players`` how many are dealt in.
    """

    rules: str
    players: int
    deck: Deck
    deal: Deal
    melds: Melds
    wild: Wild
    layoff: Layoff
    swap: Swap
    idle: Idle
    out: Out
    values: Values
    score: Score
    match: MatchTerms


GROUPS: Final[dict[str, type[Any]]] = {
    name: hint for name, hint in get_type_hints(Terms).items() if name not in ("rules", "players")
}
KNOBS: Final[dict[str, Knob]] = {
    f"{name}.{one.name}": Knob(
        f"{name}.{one.name}", one.metadata["kind"], one.metadata["source"], one.metadata["by"]
    )
    for name, group in GROUPS.items()
    for one in fields(group)
}
"""Every knob by its path, in the order in which a player would ask."""
