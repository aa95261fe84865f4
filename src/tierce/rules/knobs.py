"""The one table of knobs: every question a rule book may answer differently.

A knob is a field of one of the groups below, and everything about it is said there once: its path
(``group.field``), the answers it takes, the rule or page it comes from, what its default may depend on. The
groups together are :class:`Terms`, the typed answers that the engine reads. The checks, the generated rules
text, the form and the tests read :data:`KNOBS`, which is collected from the fields. What a knob *means* is in
the message catalogue (``knob-deck-packs``), so that it can be said in every language.

Not every game asks every question: a knob names the *grammars* (shapes of a turn) that read it, and is in the
presets, forms and documents of their games alone. To the engine the others answer it with a fixed value.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, Literal, get_type_hints

from tierce.rules.answers import Answer, Choice, Kind, Number, Span, YesNo

SHED: Final = "shed"
"""The grammar of Penang Rummy: lay, never draw."""
DRAW_MELD_DISCARD: Final = "draw_meld_discard"
"""The grammar of Rami: draw, lay, discard."""
CONCEALED: Final = "concealed"
"""The grammar of gin: draw and discard, melds shown only when somebody knocks."""
GRAMMARS: Final = (SHED, DRAW_MELD_DISCARD, CONCEALED)
GrammarName = Literal["shed", "draw_meld_discard", "concealed"]


Unasked = Answer | Mapping[str, Answer]


@dataclass(frozen=True, slots=True)
class Knob:
    """One question: where it stands, which answers it takes, and where it comes from."""

    path: str
    kind: Kind
    source: str
    """The rule ids of the project's rules documents that raise the question."""
    by: str | None
    """``seats`` or the path of another knob: what an answer may depend on (``{3 = 25, else = 20}``)."""
    grammars: tuple[str, ...]
    """The grammars whose games ask it."""
    unasked: Unasked
    """What the engine finds where a game does not ask it, for all grammars or for each."""
    later: bool
    """Whether it was first asked when presets were published already, all of which do as ``unasked`` says.
    Answered so it leaves the digest of a rule book, and with it the shuffles, as they were."""

    @property
    def group(self) -> str:
        """The first half of the path, the heading under which people find it."""
        return self.path.split(".")[0]

    def fixed(self, grammar: str) -> Answer:
        """The answer that the engine finds in a game of this grammar, which does not ask it."""
        return self.unasked[grammar] if isinstance(self.unasked, Mapping) else self.unasked


def ask(kind: Kind, source: str, *, by: str | None = None) -> Any:
    """Declare a knob of every game as a field of a group."""
    return _asked(GRAMMARS, kind, source, None, by=by)


def laying(kind: Kind, source: str, unasked: Unasked, *, by: str | None = None) -> Any:
    """Declare a knob of the games in which melds are laid on the table in one's turn."""
    return _asked((SHED, DRAW_MELD_DISCARD), kind, source, unasked, by=by)


def stocked(kind: Kind, source: str, unasked: Unasked, *, later: bool = True) -> Any:
    """Declare a knob of the games with stock and discard pile."""
    return _asked((DRAW_MELD_DISCARD, CONCEALED), kind, source, unasked, later=later)


def shed(kind: Kind, source: str, unasked: Unasked) -> Any:
    """Declare a knob that only the games without drawing ask."""
    return _asked((SHED,), kind, source, unasked)


def drawing(kind: Kind, source: str, unasked: Unasked, *, later: bool = False) -> Any:
    """Declare a knob that only the games ask in which melds are laid between draw and discard."""
    return _asked((DRAW_MELD_DISCARD,), kind, source, unasked, later=later)


def knocking(kind: Kind, source: str, unasked: Unasked) -> Any:
    """Declare a knob that only the games with a knock ask."""
    return _asked((CONCEALED,), kind, source, unasked)


def _asked(
    grammars: tuple[str, ...],
    kind: Kind,
    source: str,
    unasked: Unasked,
    *,
    by: str | None = None,
    later: bool = False,
) -> Any:
    told = {"kind": kind, "source": source, "by": by, "grammars": grammars, "unasked": unasked}
    return field(metadata=told | {"later": later})


YES_NO: Final = YesNo()


@dataclass(frozen=True, slots=True)
class Deck:
    """Which cards are played with."""

    packs: int = laying(Number(1, 4), "A1.2, A1.3, B1.2, D1.1", 1, by="seats")
    jokers: int = laying(Number(0, 16), "A1.2, A1.3, B1.2, C3.2", 0, by="seats")


@dataclass(frozen=True, slots=True)
class Deal:
    """Who sits, who gets how many cards, who begins."""

    seats: tuple[int, int] = ask(Span(2, 8), "A1.1, B1.1, G1.1")
    hand_size: int = ask(Number(3, 40), "A1.5, B1.5, C3.1, D1.2, G1.2", by="seats")
    starter: Literal["dealer", "next"] = ask(
        Choice(("dealer", "next")), "A1.6, A3.1, B1.6, C3.3, D1.4, G11.2"
    )
    extra: int = stocked(Number(0, 1), "B1.5, D1.3, G1.5", 1)
    starter_first_turn: Literal["discard_only", "full"] = stocked(
        Choice(("discard_only", "full")), "B1.6, G1.5", "full", later=False
    )
    direction: Literal["clockwise", "anticlockwise"] = laying(
        Choice(("clockwise", "anticlockwise")), "A1.6, B1.7, C3.3", "clockwise"
    )
    upcard: bool = stocked(YES_NO, "B1.6, D1.3, G1.2, G1.5", False, later=False)
    cut_joker: Literal["ignored", "kept"] = drawing(Choice(("ignored", "kept")), "B1.4, C3.3", "ignored")
    aside_shown_after: bool = shed(YES_NO, "A1.7", False)


@dataclass(frozen=True, slots=True)
class Draw:
    """How cards are drawn from the stock and taken from the discard pile."""

    take: Literal["must_lay", "free"] = drawing(Choice(("must_lay", "free")), "B2.2, B2.3, D2.2", "free")
    take_from_round: int = drawing(Number(1, 9), "B2.8", 1)
    take_joker: bool = drawing(YES_NO, "B2.7", True)
    take_with_one: bool = drawing(YES_NO, "B2.5, D2.2", False, later=True)
    throw_back: bool = stocked(YES_NO, "D2.4, G2.2", True)
    mutual_return: Literal["plays_on", "ends"] = knocking(Choice(("plays_on", "ends")), "G2.4", "plays_on")
    takes: int | None = knocking(Number(1, 500, absent="any"), "G2.5, G12.2", None)
    last: int = knocking(Number(0, 20), "G7.1", 0)
    wall: Literal["dead", "knock", "declare"] = knocking(
        Choice(("dead", "knock", "declare")), "G7.1, G7.2, G7.3", "dead"
    )
    renew: Literal["shuffled", "turned", "taken"] = drawing(
        Choice(("shuffled", "turned", "taken")), "B9.1, D4.1, D4.2, D4.3", "shuffled", later=True
    )
    renew_keeps_top: bool = drawing(YES_NO, "B9.1", True)
    renewals: int | None = drawing(Number(0, 9, absent="any"), "B9.2", None)
    touch: Literal["ignored", "no_dry_this_turn", "no_dry_this_deal", "no_exit_this_deal"] = drawing(
        Choice(("ignored", "no_dry_this_turn", "no_dry_this_deal", "no_exit_this_deal")), "C3.14", "ignored"
    )


@dataclass(frozen=True, slots=True)
class Melds:
    """Which runs and sets there are."""

    aces: Literal["both", "low"] = drawing(
        Choice(("both", "low")),
        "B3.2, D3.2",
        {SHED: "both", DRAW_MELD_DISCARD: "both", CONCEALED: "low"},
        later=True,
    )
    set_suits: Literal["repeat", "distinct"] = laying(
        Choice(("repeat", "distinct")), "A4.2, B3.1", "distinct"
    )
    run_max: int = laying(Number(13, 14, only=(13, 14)), "A4.1, B3.2, C3.17", 13)
    circular: bool = laying(YES_NO, "A4.1, B3.3, C1", False)
    min_naturals: int = laying(Number(0, 3), "A4.5, B12", 1)


@dataclass(frozen=True, slots=True)
class Wild:
    """Where jokers may lie in melds."""

    max_in_run: int | None = laying(Number(0, 9, absent="any"), "A4.4, B3.4", None)
    max_in_set: int | None = laying(Number(0, 9, absent="any"), "A4.4, B3.4", None)
    adjacent: bool = laying(YES_NO, "A4.4, B3.4", True)
    in_run: Literal["anywhere", "ends", "burnt"] = laying(
        Choice(("anywhere", "ends", "burnt")), "A4.6, B3.4, C3.5", "anywhere"
    )
    burnt_counts_discards: bool = drawing(YES_NO, "C3.5", False)
    rebind: Literal["fixed", "slide"] = laying(Choice(("fixed", "slide")), "A4.9, B3.5", "fixed")


@dataclass(frozen=True, slots=True)
class Opening:
    """What a seat's first laying must be."""

    kind: Literal["passport", "points", "none", "free"] = drawing(
        Choice(("points", "none", "free")), "B4.1, D2.3", {SHED: "passport", CONCEALED: "free"}
    )
    points: int = drawing(Number(0, 200), "B4.1, B4.3", 0)
    points_from_discard: int | Literal["same"] = drawing(Number(0, 200, word="same"), "C3.7", "same")
    discard_points_always: bool = drawing(YES_NO, "C3.8", False)
    pure_run: Literal["new", "subrun", "off"] = drawing(Choice(("new", "subrun", "off")), "B4.2", "off")
    from_round: int = drawing(Number(1, 9), "B2.8", 1)
    joker_counts: Literal["replaced", "zero", "thirty_five"] = drawing(
        Choice(("replaced", "zero", "thirty_five")), "B4.6, C1", "replaced"
    )


@dataclass(frozen=True, slots=True)
class Layoff:
    """What may be laid off where."""

    joker_on_opponent: Literal["none", "sets", "all"] = laying(
        Choice(("none", "sets", "all")), "A6.5, B5.2", "all"
    )


@dataclass(frozen=True, slots=True)
class Swap:
    """How a joker on the table is won."""

    from_set: Literal["rank", "square", "square_both", "never"] = laying(
        Choice(("rank", "square", "square_both", "never")), "A7.2, B6.3, B6.4", "never"
    )
    use: Literal["keep", "new_meld", "any"] = laying(
        Choice(("keep", "new_meld", "any")), "A7.5, B6.5", "keep"
    )
    same_turn: bool = laying(YES_NO, "A5.3, B6.2", True)


@dataclass(frozen=True, slots=True)
class Borrow:
    """What may be picked up from the table for a new meld."""

    kind: Literal["off", "single"] = drawing(Choice(("off", "single")), "B7.1, B7.7", "off")
    split: bool = drawing(YES_NO, "B7.4", False)
    joker: bool = drawing(YES_NO, "B7.5", False)
    from_joker_meld: bool = drawing(YES_NO, "B7.5", True)


@dataclass(frozen=True, slots=True)
class Idle:
    """What happens to a seat that cannot, or will not, play."""

    dead_counts_swaps: bool = shed(YES_NO, "A8.1", True)
    voluntary_dead: bool = shed(YES_NO, "A8.2", False)
    auto_dead: bool = shed(YES_NO, "A8.4", False)


@dataclass(frozen=True, slots=True)
class Knock:
    """Who may knock with what, and what the other may do then."""

    limit: int | Literal["upcard"] = knocking(Number(0, 100, word="upcard"), "G4.1, G9.1", 0)
    upcard_ace: Literal["one", "gin_only"] = knocking(Choice(("one", "gin_only")), "G9.2", "one")
    test: Literal["exact", "first_melds"] = knocking(Choice(("exact", "first_melds")), "G4.1, G12.6", "exact")
    throw_back: bool = knocking(YES_NO, "G4.4", False)
    gin: Literal["may", "must"] = knocking(Choice(("may", "must")), "G5.4", "may")
    layoffs: bool = knocking(YES_NO, "G6.1, G6.5", True)
    layoffs_per_end: int | None = knocking(Number(1, 9, absent="any"), "G6.5, G12.5", None)
    defender: Literal["best", "chosen"] = knocking(Choice(("best", "chosen")), "G6.4, G12.5", "best")


@dataclass(frozen=True, slots=True)
class Out:
    """How a deal ends."""

    discard: Literal["required", "optional"] = drawing(
        Choice(("required", "optional")), "B5.4, B10.1, C1, D5.1", "optional"
    )
    carte: Literal["manual", "auto", "off"] = drawing(Choice(("manual", "auto", "off")), "B8.1, B8.2", "off")
    at_once_needs: Literal["points_and_run", "run_only", "none"] = drawing(
        Choice(("points_and_run", "run_only", "none")), "B10.8", "none"
    )
    at_once_may_use_table: bool = drawing(YES_NO, "B10.9", True)
    new_melds: int | None = drawing(Number(1, 9, absent="any"), "D2.5", None, later=True)
    last_survivor: Literal["plays_on", "ends"] = shed(Choice(("plays_on", "ends")), "A8.7", "plays_on")
    max_turns: int = stocked(Number(50, 5000), "B9.3, G7.4, G12.12", 5000, later=False)


@dataclass(frozen=True, slots=True)
class Values:
    """What a card counts, in hand and in melds."""

    ace_in_hand: int = ask(Number(1, 25), "A9.1, B10.2, C3.4, D5.3, G3.4")
    ace_in_meld: Literal["by_place", "always_10"] = drawing(
        Choice(("by_place", "always_10")), "B4.5, C3.4", "by_place"
    )
    joker_in_hand: int | Literal["doubles_hand"] = laying(
        Number(0, 100, word="doubles_hand"), "A9.1, B10.2, B10.10, C3.16", 0
    )
    court: int = ask(Number(1, 25), "A9.1, B4.5, D5.3, G3.4")


@dataclass(frozen=True, slots=True)
class Score:
    """What else counts."""

    unopened: int = drawing(Number(0, 500), "B10.3", 0)
    no_passport: Literal["none", "plus_50", "double"] = shed(
        Choice(("none", "plus_50", "double")), "A9.3", "none"
    )
    at_once: Literal["multiply", "flat_100", "dry_table"] = drawing(
        Choice(("multiply", "flat_100", "dry_table")), "B10.4, C1, C3.12", "multiply"
    )
    at_once_factor: int = drawing(Number(1, 10), "B10.4, D5.4", 1)
    at_once_joker_factor: int = drawing(Number(1, 10), "B10.5", 1)
    joker_finish: Literal["plain", "double", "flat_200", "forbidden"] = drawing(
        Choice(("plain", "double", "flat_200", "forbidden")), "B10.6", "plain"
    )
    dry_table: Literal["rising", "falling", "literal"] = drawing(
        Choice(("rising", "falling", "literal")), "C3.10", "rising"
    )
    rounding: Literal["half_up", "down"] = drawing(Choice(("half_up", "down")), "C3.11", "half_up")
    pays: Literal["own_cards", "winner_collects"] = drawing(
        Choice(("own_cards", "winner_collects")),
        "B10.2, D5.2",
        {SHED: "own_cards", DRAW_MELD_DISCARD: "own_cards", CONCEALED: "winner_collects"},
        later=True,
    )
    gin: int = knocking(Number(0, 100), "G8.4", 0)
    big_gin: int | None = knocking(Number(0, 100, absent="none"), "G5.3, G8.5", None)
    undercut: int = knocking(Number(0, 100), "G8.2", 0)
    tie: Literal["undercut", "nothing"] = knocking(Choice(("undercut", "nothing")), "G8.3", "nothing")
    spade_doubles: bool = knocking(YES_NO, "G9.3", False)
    winner_bonus: int = drawing(Number(-50, 0, only=(0, -10, -20, -50)), "B10.10", 0)


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """How deals make a match."""

    kind: Literal["independent", "cumulative"] = ask(
        Choice(("independent", "cumulative")), "A9.5, B11.1, G10.1"
    )
    target: int | None = ask(Number(50, 10_000, absent="none"), "A9.5, B11.2, C3.15, D6.1, G10.1")
    deals: int | None = ask(Number(1, 100, absent="none"), "A9.5, B11.2, C4")
    elimination: bool = laying(YES_NO, "B11.2", False)
    last_deal_factor: int = laying(Number(1, 1000, only=(1, 1000)), "C4", 1)
    game_bonus: int = knocking(Number(0, 500), "G10.2", 0)
    box: int = knocking(Number(0, 100), "G10.3", 0)
    extra_boxes: bool = knocking(YES_NO, "G9.5", False)
    shutout: Literal["none", "double_before_boxes", "double_all", "double_bonus", "plus_100"] = knocking(
        Choice(("none", "double_before_boxes", "double_all", "double_bonus", "plus_100")), "G10.4", "none"
    )
    columns: int = knocking(Number(1, 3, only=(1, 3)), "G10.6", 1)
    dealer: Literal["next", "last_winner", "worst_loser"] = ask(
        Choice(("next", "last_winner", "worst_loser")), "A2.2, A2.3, A2.4, B1.3, D6.2, G10.5", by="match.kind"
    )
    ties: Literal["shared", "extra_deal"] = ask(Choice(("shared", "extra_deal")), "A9.6, B11.3")
    settlement: Literal["none", "difference", "winner_takes_difference"] = laying(
        Choice(("none", "difference", "winner_takes_difference")), "A9.7", "none"
    )


@dataclass(frozen=True, slots=True)
class Terms:
    """Every answer of a rule book for one number of players: what the engine reads.

    ``rules`` is the line that names them (``penang@1+deal.hand_size=12``), ``grammar`` the shape of a turn,
    ``players`` how many are dealt in.
    """

    rules: str
    grammar: GrammarName
    players: int
    deck: Deck
    deal: Deal
    draw: Draw
    melds: Melds
    wild: Wild
    opening: Opening
    layoff: Layoff
    swap: Swap
    borrow: Borrow
    idle: Idle
    knock: Knock
    out: Out
    values: Values
    score: Score
    match: MatchTerms

    @property
    def draws(self) -> bool:
        """Whether there are a stock and a discard pile."""
        return self.grammar != SHED

    @property
    def knocks(self) -> bool:
        """Whether melds stay in hand until somebody knocks."""
        return self.grammar == CONCEALED

    @property
    def opens(self) -> bool:
        """Whether a seat must open: a first laying has to be more than any other (B4.1, D2.3)."""
        return self.opening.kind != "free"

    @property
    def extra_cards(self) -> int:
        """How many cards more than the others the starter gets (B1.5)."""
        return self.deal.extra if self.draws else 0

    @property
    def highest_wins(self) -> bool:
        """Whether points are won, and the most points win the match; else they are counted against a seat."""
        return self.score.pays == "winner_collects"


GROUPS: Final[dict[str, type[Any]]] = {
    name: hint for name, hint in get_type_hints(Terms).items() if name not in ("rules", "grammar", "players")
}
KNOBS: Final[dict[str, Knob]] = {
    f"{name}.{one.name}": Knob(
        f"{name}.{one.name}",
        one.metadata["kind"],
        one.metadata["source"],
        one.metadata["by"],
        one.metadata["grammars"],
        one.metadata["unasked"],
        one.metadata["later"],
    )
    for name, group in GROUPS.items()
    for one in fields(group)
}
"""Every knob by its path, in the order in which a player would ask."""


def knobs_of(grammar: str) -> dict[str, Knob]:
    """The knobs that the games of this grammar ask, in order."""
    return {path: knob for path, knob in KNOBS.items() if grammar in knob.grammars}
