"""Rami 51 and its relatives once more, slowly: a second opinion that shares no line with the engine.

As in :mod:`naive`, from which the shapes of runs and sets come, everything is strings, ints and tuples. Every
question is answered by trying out whatever could be tried. Chance is in the position: the stock lies in the
order in which it will be drawn, and a renewed stock is simply put in order (:func:`new_stock`).

Rule ids in the docstrings are those of the rules documents. Seats, melds and places in tuples count from 0;
in the words of a step (``lay 8h m1>``) melds count from 1.

>>> turn = position(["5d6d", "Ks4d"], [(0, "2d3d4d")])
>>> verdict(turn, "lay 5d6d m1>"), verdict(turn, "lay 5d m1; discard 6d")
('keep_card', None)
>>> scores(play(turn, ["lay 5d m1>", "discard 6d"]).result, turn.knobs)
[0, 14]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations, pairwise
from math import floor
from typing import Any, TypeVar

from naive import (
    JOKER,
    RANKS,
    SUITS,
    Meld,
    Run,
    Set,
    card_order,
    distinct,
    face,
    fillings,
    is_square,
    longest_run,
    next_place,
    place_below,
    read_meld,
    run_ok,
    set_ok,
    split_cards,
    stretches,
    swaps_on_run,
    without,
    write_meld,
)

RAMI: Mapping[str, Any] = {
    "deck.packs": 2,
    "deck.jokers": 4,
    "deal.starter_first_turn": "discard_only",
    "deal.direction": "clockwise",
    "draw.take": "must_lay",
    "draw.take_from_round": 1,
    "draw.take_joker": True,
    "draw.take_with_one": False,
    "draw.throw_back": True,
    "draw.renew": "shuffled",
    "draw.renew_keeps_top": True,
    "draw.renewals": None,
    "draw.touch": "ignored",
    "melds.aces": "both",
    "melds.set_suits": "distinct",
    "melds.run_max": 14,
    "melds.circular": False,
    "melds.min_naturals": 1,
    "wild.max_in_run": 1,
    "wild.max_in_set": 1,
    "wild.adjacent": True,
    "wild.in_run": "anywhere",
    "wild.burnt_counts_discards": False,
    "wild.rebind": "fixed",
    "opening.kind": "points",
    "opening.points": 51,
    "opening.points_from_discard": "same",
    "opening.discard_points_always": False,
    "opening.pure_run": "new",
    "opening.from_round": 1,
    "opening.joker_counts": "replaced",
    "layoff.joker_on_opponent": "sets",
    "swap.from_set": "square",
    "swap.use": "new_meld",
    "swap.same_turn": True,
    "borrow.kind": "single",
    "borrow.split": False,
    "borrow.joker": False,
    "borrow.from_joker_meld": True,
    "out.discard": "required",
    "out.carte": "manual",
    "out.at_once_needs": "points_and_run",
    "out.at_once_may_use_table": True,
    "out.new_melds": None,
    "out.max_turns": 400,
    "values.ace_in_hand": 11,
    "values.ace_in_meld": "by_place",
    "values.joker_in_hand": 20,
    "values.court": 10,
    "score.unopened": 100,
    "score.at_once": "multiply",
    "score.at_once_factor": 2,
    "score.at_once_joker_factor": 4,
    "score.joker_finish": "plain",
    "score.dry_table": "rising",
    "score.rounding": "half_up",
    "score.pays": "own_cards",
    "score.winner_bonus": 0,
    "match.last_deal_factor": 1,
}
"""The `rami51` column of C6, as far as it matters after the deal."""

FOURTEEN: Mapping[str, Any] = {
    **RAMI,
    "deck.jokers": 2,
    "deal.direction": "anticlockwise",
    "draw.touch": "no_dry_this_deal",
    "wild.in_run": "burnt",
    "opening.points_from_discard": 71,
    "values.ace_in_hand": 10,
    "values.ace_in_meld": "always_10",
    "score.at_once": "dry_table",
}
"""The `arbaatash` column of C6."""


@dataclass(frozen=True)
class Facts:
    """How a deal ended: what it costs is a question to :func:`scores`."""

    left: tuple[tuple[str, ...] | None, ...]
    """What each seat still holds; ``None`` for a seat that is out of the match."""
    unopened: tuple[bool, ...]
    """Which losers have not opened."""
    went_out: int | None = None
    """``None`` when the deal is blocked (B9.2)."""
    at_once: bool = False
    """The winner had laid nothing before this turn (B10.4)."""
    alone: bool = False
    """Nobody else had opened (B10.7)."""
    jokers: int = 0
    """The jokers that the winner laid in this turn (C3.10)."""
    joker_last: bool = False
    """The last discard was a joker (B10.5)."""
    used_table: bool = False
    """The winner laid off on, swapped at or borrowed from what lay there before this turn (B10.9)."""
    forfeited: bool = False
    """The winner had touched the discard pile and drawn from the stock (C3.14)."""


@dataclass(frozen=True)
class Position:
    """Everything that matters for what may follow. Cards in hands lie in order."""

    knobs: Mapping[str, Any] = field(compare=False, repr=False)
    hands: tuple[tuple[str, ...], ...]
    table: tuple[Meld, ...]
    stock: tuple[str, ...]
    """The next card first."""
    pile: tuple[str, ...]
    """The top last."""
    seat: int
    phase: str
    """``draw``, ``play`` or ``over``."""
    turns: tuple[int, ...]
    """How many turns each seat has begun in this deal."""
    opened: tuple[bool, ...]
    """Whose opening stands."""
    forfeited: tuple[bool, ...]
    """Who may make no dry exit, or none at all, in this deal (C3.14)."""
    out: tuple[bool, ...]
    """Who is out of the match."""
    renewals: int = 0

    acted: bool = False
    """A meld or a lay-off was made this turn. This and all that follows is about the running turn."""
    opened_now: bool = False
    squares: frozenset[int] = frozenset()
    """The sets that the lay-off of a natural made a square this turn (`square_both`)."""
    owed: int = 0
    """Freed jokers that must still be laid."""
    took: str | None = None
    """The taken discard, while it must still be laid."""
    from_pile: bool = False
    lifted: str | None = None
    """The taken discard while it is in hand, where it may not be thrown back (D2.4)."""
    melds: int = 0
    """How many new melds were laid, where their number is limited (D2.5)."""
    points: int = 0
    """What the own new cards count as an opening."""
    fresh: frozenset[int] = frozenset()
    """The melds laid this turn wholly from hand."""
    borrowed: tuple[tuple[str, ...], ...] = ()
    """What was picked up and not yet laid; each group goes whole into one new meld."""
    jokers: int = 0
    used_table: bool = False
    touched: bool = False
    """The pile was touched this turn, and no card of it taken."""
    result: Facts | None = None

    @property
    def hand(self) -> tuple[str, ...]:
        """The hand of the seat whose turn it is."""
        return self.hands[self.seat]


def position(
    hands: Sequence[str],
    table: Sequence[tuple[int, str]] = (),
    *,
    pile: str = "",
    stock: str = "2c3d",
    seat: int = 0,
    phase: str = "play",
    unopened: Iterable[int] = (),
    turns: int | Sequence[int] = 2,
    knobs: Mapping[str, Any] | None = None,
    preset: Mapping[str, Any] = RAMI,
) -> Position:
    """A position from text; `knobs` holds what differs from the preset."""
    rules = {**preset, **(knobs or {})}
    seats, closed = len(hands), set(unopened)
    return Position(
        knobs=rules,
        hands=tuple(in_order(split_cards(hand)) for hand in hands),
        table=tuple(read_meld(owner, text, circular=rules["melds.circular"]) for owner, text in table),
        stock=tuple(split_cards(stock)),
        pile=tuple(split_cards(pile)),
        seat=seat,
        phase=phase,
        turns=(turns,) * seats if isinstance(turns, int) else tuple(turns),
        opened=tuple(who not in closed for who in range(seats)),
        forfeited=(False,) * seats,
        out=(False,) * seats,
    )


def in_order(cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in the order of a hand."""
    return tuple(sorted(cards, key=card_order))


def less(cards: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    """The cards less these, equal cards being equal."""
    return in_order((Counter(cards) - Counter(gone)).elements())


T = TypeVar("T")


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with one changed."""
    return (*values[:at], value, *values[at + 1 :])


# --- What cards count ---------------------------------------------------------------------------------


def pips(rank: str, ace: int, knobs: Mapping[str, Any]) -> int:
    """B4.5, B10.2: pips, courts, and the ace as told."""
    if rank == "A":
        return ace
    return int(knobs["values.court"]) if rank in "JQK" else 10 if rank == "T" else int(rank)


def laid_value(card: str, rank: str, *, high_ace: bool, knobs: Mapping[str, Any]) -> int:
    """What a card counts for an opening as it lies: B4.5, B4.6, C3.4."""
    if card == JOKER and knobs["opening.joker_counts"] != "replaced":
        return 0 if knobs["opening.joker_counts"] == "zero" else 35
    ace = 10 if knobs["values.ace_in_meld"] == "always_10" else 11 if high_ace else 1
    return pips(rank, ace, knobs)


def slot_value(run: Run, at: int, knobs: Mapping[str, Any]) -> int:
    """What the card at that slot of a run counts; an ace is high directly after a king (B4.5, C1)."""
    place, card = run.slots[at]
    high = place == 14 or (bool(knobs["melds.circular"]) and at > 0)
    return laid_value(card, RANKS[(place - 1) % 13], high_ace=high, knobs=knobs)


def meld_values(meld: Meld, knobs: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Every card of a meld with what it counts, a run low to high."""
    if isinstance(meld, Run):
        return [(card, slot_value(meld, at, knobs)) for at, card in enumerate(meld.cards)]
    return [(card, laid_value(card, meld.rank, high_ace=True, knobs=knobs)) for card in meld.cards]


def own_points(meld: Meld, not_own: Counter[str], knobs: Mapping[str, Any]) -> int:
    """B4.4: borrowed cards and freed jokers count nothing, the lowest copy of a face before the others."""
    left, points = Counter(not_own), 0
    for card, value in meld_values(meld, knobs):
        if left[card]:
            left[card] -= 1
        else:
            points += value
    return points


# --- Which melds are allowed --------------------------------------------------------------------------


def valid(meld: Meld, knobs: Mapping[str, Any]) -> bool:
    """Whether the meld may lie there."""
    return run_ok(meld, knobs) if isinstance(meld, Run) else set_ok(meld, knobs)


def shape_fault(meld: Meld, knobs: Mapping[str, Any]) -> str | None:
    """B12, order 3: what is wrong before jokers are looked at."""
    if isinstance(meld, Run):
        straight = all(next_place(low, knobs) == high for (low, _), (high, _) in pairwise(meld.slots))
        return None if straight and 3 <= len(meld.slots) <= longest_run(knobs) else "bad_run"
    naturals = [card for card in meld.cards if card != JOKER]
    if len(meld.cards) < 3 or any(card[0] != meld.rank for card in naturals):
        return "bad_set"
    if knobs["melds.set_suits"] == "distinct":
        if len(set(naturals)) < len(naturals):
            return "dup_suit"
        return "bad_set" if len(meld.cards) > 4 else None
    return None


def joker_fault(meld: Meld, knobs: Mapping[str, Any]) -> str | None:
    """B12, order 4: what is wrong with the jokers of a meld, wherever it lies."""
    jokers = [at for at, card in enumerate(meld.cards) if card == JOKER]
    if len(meld.cards) - len(jokers) < knobs["melds.min_naturals"]:
        return "all_jokers"
    most = knobs["wild.max_in_run" if isinstance(meld, Run) else "wild.max_in_set"]
    if most is not None and len(jokers) > most:
        return "too_many_jokers"
    if isinstance(meld, Run):
        if not knobs["wild.adjacent"] and any(at + 1 in jokers for at in jokers):
            return "bad_run"
        if knobs["wild.in_run"] == "ends" and any(0 < at < len(meld.cards) - 1 for at in jokers):
            return "bad_run"
    return None


def burnt(name: str, pos: Position) -> bool:
    """C3.5: every copy lies in melds, or, with the knob, in melds and discards."""
    lying = [card for meld in pos.table for card in meld.cards]
    if pos.knobs["wild.burnt_counts_discards"]:
        lying += pos.pile
    return lying.count(name) >= int(pos.knobs["deck.packs"])


def not_burnt(meld: Meld, slots: Iterable[int], pos: Position) -> bool:
    """Whether a joker in one of these slots of a run needs a burnt card to stand for, and has none."""
    if pos.knobs["wild.in_run"] != "burnt" or not isinstance(meld, Run):
        return False
    placed = [meld.slots[at] for at in slots]
    return any(card == JOKER and not burnt(face(place, meld.suit), pos) for place, card in placed)


FAULTS = [
    "full",
    "bad_run",
    "bad_set",
    "dup_suit",
    "all_jokers",
    "too_many_jokers",
    "joker place",
    "not_burnt",
    "joker_opp_run",
]
"""B12: the order in which the faults of one reading are asked, a run's joker in a wrong place by its name."""


def one_reading(readings: Sequence[tuple[T, str | None]]) -> T | str:
    """The one legal reading, else the reason: ``ambiguous``, or the fault of those that came furthest."""
    legal = [reading for reading, fault in readings if fault is None]
    if len(legal) > 1:
        return "ambiguous"
    if legal:
        return legal[0]
    worst = max((fault for _, fault in readings if fault is not None), key=FAULTS.index)
    return "bad_run" if worst == "joker place" else worst


def later_fault(meld: Meld, slots: Iterable[int], pos: Position) -> str | None:
    """What is wrong with the jokers of a well-shaped meld of which these slots are new."""
    fault = joker_fault(meld, pos.knobs)
    if fault == "bad_run":
        return "joker place"
    return fault or ("not_burnt" if not_burnt(meld, slots, pos) else None)


# --- What the turn owes -------------------------------------------------------------------------------


def need(pos: Position) -> int:
    """The opening points asked of this turn (B4.1, C3.7)."""
    from_discard = pos.knobs["opening.points_from_discard"]
    if pos.from_pile and from_discard != "same":
        return int(from_discard)
    return int(pos.knobs["opening.points"])


def pure(pos: Position) -> bool:
    """B4.2: a new run from hand that holds no joker, or with `subrun` three naturals in a row."""
    kind = pos.knobs["opening.pure_run"]
    if kind == "off":
        return True
    for number in pos.fresh:
        meld = pos.table[number]
        naturals = "".join("." if card == JOKER else "n" for card in meld.cards)
        if isinstance(meld, Run) and ("nnn" in naturals if kind == "subrun" else "." not in naturals):
            return True
    return False


def stood_up(pos: Position, *, new_meld: bool = False) -> Position:
    """The position after an act, the opening marked if it stands now (B13).

    Any new meld is one by `none`; by `free` the first thing laid.
    """
    if pos.opened[pos.seat] or not pos.acted:
        return pos
    kind = pos.knobs["opening.kind"]
    stands = {"none": new_meld, "free": True}.get(kind, pos.points >= need(pos) and pure(pos))
    return replace(pos, opened=put(pos.opened, pos.seat, True), opened_now=True) if stands else pos


def opening_debt(pos: Position, *, going_out: bool) -> str | None:
    """B4.1, C3.8, B10.8: what the opening lacks; who goes out at once may be let off."""
    knobs = pos.knobs
    if pos.opened[pos.seat]:
        always = knobs["opening.discard_points_always"] and knobs["opening.kind"] == "points"
        if always and pos.from_pile and not pos.opened_now and pos.points < need(pos):
            return "open_points"
        return None
    if not pos.acted or knobs["opening.kind"] == "free":
        return None
    waived = knobs["out.at_once_needs"] if going_out else "points_and_run"
    if knobs["opening.kind"] == "none":
        return "open_points" if waived == "points_and_run" else None
    if pos.points < need(pos) and waived == "points_and_run":
        return "open_points"
    return None if pure(pos) or waived == "none" else "open_pure"


def debts(pos: Position, *, going_out: bool) -> list[str]:
    """B12, order 7: all that stands between the turn and its end, what is reported first at the front."""
    found = [
        "take_use" if pos.borrowed else None,
        "joker_unused" if pos.owed else None,
        "discard_unused" if pos.took is not None else None,
        opening_debt(pos, going_out=going_out),
    ]
    return [debt for debt in found if debt is not None]


def may_go_out(pos: Position) -> bool:
    """C3.14: not after the touch that `no_exit_this_deal` punishes."""
    return pos.knobs["draw.touch"] != "no_exit_this_deal" or not pos.forfeited[pos.seat]


def settled(pos: Position, *, new_meld: bool) -> Position | str:
    """The position after a laying, or why it may not be: the last card is kept for the discard (B5.4)."""
    pos = stood_up(pos, new_meld=new_meld)
    if pos.hand:
        return pos
    if owing := debts(pos, going_out=True):
        return owing[0]
    if pos.knobs["out.discard"] == "required" or not may_go_out(pos):
        return "keep_card"
    return gone_out(pos, None)


# --- New melds ----------------------------------------------------------------------------------------


def closed(pos: Position) -> str | None:
    """B12, order 1: whether this is no time to lay anything (B1.6, B2.8)."""
    seat = pos.seat
    starting = sum(pos.turns) == 1 and pos.knobs["deal.starter_first_turn"] == "discard_only"
    waiting = not pos.opened[seat] and pos.turns[seat] < pos.knobs["opening.from_round"]
    return "phase" if pos.phase != "play" or starting or waiting else None


def at_hand(pos: Position) -> tuple[str, ...]:
    """All that a new meld may be made of: the hand, and what was borrowed."""
    return in_order([*pos.hand, *(card for group in pos.borrowed for card in group)])


def new_melds(pos: Position) -> list[Meld]:
    """Every allowed meld in the cards at hand, in every reading (B3)."""
    cards = at_hand(pos)
    found: list[Meld] = []
    for suit in SUITS:
        for row in stretches(pos.knobs):
            for lying in fillings([face(place, suit) for place in row], cards):
                run = Run(pos.seat, suit, tuple(zip(row, lying, strict=True)))
                if run_ok(run, pos.knobs) and not not_burnt(run, range(len(row)), pos):
                    found.append(run)
    for rank in RANKS:
        naturals = [card for card in cards if card != JOKER and card[0] == rank]
        choices = {some for size in range(len(naturals) + 1) for some in combinations(naturals, size)}
        for some in sorted(choices):
            for jokers in range(cards.count(JOKER) + 1):
                meld = Set(pos.seat, rank, some + (JOKER,) * jokers)
                if set_ok(meld, pos.knobs):
                    found.append(meld)
    return found


def groups_used(
    groups: tuple[tuple[str, ...], ...], lent: Counter[str]
) -> tuple[tuple[str, ...], ...] | None:
    """The groups that together are just these cards, if some are."""
    for size in range(len(groups) + 1):
        for some in combinations(groups, size):
            if Counter(card for group in some for card in group) == lent:
                return some
    return None


def too_many(pos: Position) -> bool:
    """D2.5: whether no new meld may be laid any more in this turn."""
    most = pos.knobs["out.new_melds"]
    return most is not None and pos.melds >= most


def lay_meld(pos: Position, meld: Meld) -> Position | str:
    """A new meld, allowed in itself. B7.3, B13: borrowed copies first, whole groups, and an own card."""
    if too_many(pos):
        return "new_melds"
    wanted = Counter(meld.cards)
    lent = wanted & Counter(card for group in pos.borrowed for card in group)
    own = wanted - lent
    freed = min(pos.owed, own[JOKER])
    groups = groups_used(pos.borrowed, lent)
    if groups is None or (groups and own.total() <= freed):
        return "take_use"
    points = own_points(meld, lent + Counter({JOKER: freed}), pos.knobs)
    left = Counter(pos.borrowed) - Counter(groups)
    return settled(
        replace(
            pos,
            hands=put(pos.hands, pos.seat, less(pos.hand, own.elements())),
            table=(*pos.table, meld),
            acted=True,
            owed=pos.owed - freed,
            took=None if own[str(pos.took)] else pos.took,
            lifted=None if own[str(pos.lifted)] else pos.lifted,
            melds=pos.melds + (pos.knobs["out.new_melds"] is not None),
            points=pos.points + points,
            fresh=pos.fresh if lent else pos.fresh | {len(pos.table)},
            borrowed=tuple(sorted(left.elements())),
            jokers=pos.jokers + wanted[JOKER],
        ),
        new_meld=True,
    )


def readings(said: Sequence[str], pos: Position) -> list[Meld]:
    """Every well-shaped meld that these cards, said in any order, can be read as (A4.8, A11)."""
    bare = tuple(JOKER if card.startswith(JOKER) else card for card in said)
    stated = Counter(card[3:] for card in said if card.startswith(JOKER + "="))
    found: list[Meld] = []
    for suit in SUITS:
        for row in stretches(pos.knobs):
            names = [face(place, suit) for place in row]
            for lying in fillings(names, bare) if len(row) == len(bare) else ():
                named = Counter(name for name, card in zip(names, lying, strict=True) if card == JOKER)
                if stated <= named:
                    found.append(Run(pos.seat, suit, tuple(zip(row, lying, strict=True))))
    for rank in RANKS:
        meld = Set(pos.seat, rank, in_order(bare))
        if set(stated) <= {rank} and shape_fault(meld, pos.knobs) is None:
            found.append(meld)
    as_written = [meld for meld in found if write_meld(meld) == "".join(said)]
    return as_written or found


def misshapen(said: Sequence[str], knobs: Mapping[str, Any]) -> str:
    """A11: cards of one rank that make no set are a bad set, or hold a suit twice; others are a bad run."""
    names = [card.removeprefix(JOKER + "=") for card in said]
    ranks = {name[0] for name in names if name != JOKER}
    in_a_run = any(card.startswith(JOKER + "=") and len(card) == 5 for card in said)
    if len(ranks) > 1 or in_a_run:
        return "bad_run"
    cards = in_order(JOKER if card.startswith(JOKER) else card for card in said)
    return shape_fault(Set(0, "".join(ranks), cards), knobs) or "bad_set"


def say_meld(pos: Position, said: Sequence[str]) -> Position | str:
    """A meld as somebody says it."""
    if wrong := closed(pos):
        return wrong
    if too_many(pos):
        return "new_melds"
    if Counter(JOKER if card.startswith(JOKER) else card for card in said) - Counter(at_hand(pos)):
        return "card_not_in_hand"
    melds = readings(said, pos)
    if not melds:
        return misshapen(said, pos.knobs)
    read = one_reading([(meld, later_fault(meld, range(len(meld.cards)), pos)) for meld in melds])
    return read if isinstance(read, str) else lay_meld(pos, read)


# --- Lay-offs -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Landing:
    """One way for a card to come onto a meld."""

    meld: Meld
    end: str
    at: int
    """The slot in which the card lies then; any slot of a set."""


def run_landings(run: Run, card: str, knobs: Mapping[str, Any]) -> list[Landing]:
    """By its shape a card fits at an end; or, with `slide`, where a joker lies that goes to an end (A11)."""
    places = {"<": place_below(run.slots[0][0], knobs), ">": next_place(run.slots[-1][0], knobs)}
    free = {end: place for end, place in places.items() if place is not None}

    def longer(end: str, lying: str, slots: tuple[tuple[int, str], ...]) -> Run:
        one = ((free[end], lying),)
        return replace(run, slots=one + slots if end == "<" else slots + one)

    found = [
        Landing(longer(end, card, run.slots), end, 0 if end == "<" else len(run.slots))
        for end, place in free.items()
        if card in (JOKER, face(place, run.suit))
    ]
    if found or card == JOKER or knobs["wild.rebind"] != "slide":
        return found
    for at, (place, lying) in enumerate(run.slots):
        if lying == JOKER and face(place, run.suit) == card:
            filled = put(run.slots, at, (place, card))
            found += [Landing(longer(end, JOKER, filled), end, at + (end == "<")) for end in free]
    return found


def landing_fault(landing: Landing, pos: Position, number: int, card: str) -> str | None:
    """B12, order 4, for one way of laying off."""
    meld = landing.meld
    slot = 0 if landing.end == "<" else len(meld.cards) - 1
    if fault := later_fault(meld, [slot], pos):
        return fault
    allowed = pos.knobs["layoff.joker_on_opponent"]
    welcome = allowed == "all" or (allowed == "sets" and isinstance(meld, Set))
    return "joker_opp_run" if card == JOKER and meld.owner != pos.seat and not welcome else None


def lay_off(pos: Position, said: str, number: int, end: str) -> Position | str:
    """One card more on a meld; `said` may state what a joker stands for (B5.1, B5.2)."""
    if wrong := closed(pos):
        return wrong
    card, _, stated = said.partition("=")
    if card not in pos.hand:
        return "card_not_in_hand"
    if not 0 <= number < len(pos.table):
        return "no_such_meld"
    meld = pos.table[number]
    if isinstance(meld, Run):
        if len(meld.cards) >= longest_run(pos.knobs):
            return "full"
        landings = run_landings(meld, card, pos.knobs)
        landings = [one for one in landings if end in ("", one.end)]
        if stated:
            landings = [one for one in landings if face(run_place(one), meld.suit) == stated]
        if not landings:
            return "bad_run"
    else:
        if card != JOKER and card[0] != meld.rank:
            return "bad_set"
        if pos.knobs["melds.set_suits"] == "distinct" and len(meld.cards) >= 4:
            return "full"
        more = replace(meld, cards=in_order([*meld.cards, card]))
        if fault := shape_fault(more, pos.knobs):
            return fault
        if stated and stated != meld.rank:
            return "bad_set"
        landings = [Landing(more, "", 0)]
    landing = one_reading([(one, landing_fault(one, pos, number, card)) for one in landings])
    return landing if isinstance(landing, str) else lay_on(pos, card, number, landing)


def run_place(landing: Landing) -> int:
    """The place in the run at which the card lies now."""
    assert isinstance(landing.meld, Run)
    return landing.meld.slots[0 if landing.end == "<" else -1][0]


def lay_on(pos: Position, card: str, number: int, landing: Landing) -> Position | str:
    """The position after a lay-off that is allowed in itself."""
    meld = landing.meld
    pays = card == JOKER and pos.owed > 0 and pos.knobs["swap.use"] == "any"
    if pays:
        points = 0
    elif isinstance(meld, Set):
        points = laid_value(card, meld.rank, high_ace=True, knobs=pos.knobs)
    else:
        points = slot_value(meld, landing.at, pos.knobs)
    squared = card != JOKER and isinstance(meld, Set) and is_square(meld)
    return settled(
        replace(
            pos,
            hands=put(pos.hands, pos.seat, without(pos.hand, card)),
            table=put(pos.table, number, meld),
            acted=True,
            owed=pos.owed - pays,
            took=None if pos.took == card else pos.took,
            lifted=None if pos.lifted == card else pos.lifted,
            points=pos.points + points,
            jokers=pos.jokers + (card == JOKER),
            squares=pos.squares | {number} if squared else pos.squares,
            used_table=pos.used_table or number not in pos.fresh,
        ),
        new_meld=False,
    )


# --- Swaps --------------------------------------------------------------------------------------------


def swapped_sets(pos: Position, number: int, meld: Set, card: str) -> Set | str:
    """B6.3, B6.4, B13: the missing suit of a square; with `rank` any natural of the rank."""
    kind = pos.knobs["swap.from_set"]
    if kind != "rank" and (
        kind == "never" or not is_square(meld) or (kind == "square_both" and number not in pos.squares)
    ):
        return "joker_brelan"
    if card[0] != meld.rank or (kind != "rank" and card in meld.cards):
        return "joker_mismatch"
    swapped = replace(meld, cards=in_order([*without(meld.cards, JOKER), card]))
    return shape_fault(swapped, pos.knobs) or swapped


def swap(pos: Position, card: str, number: int, end: str) -> Position | str:
    """A natural from hand for a joker on the table (B6)."""
    if wrong := closed(pos):
        return wrong
    early = not pos.opened[pos.seat] or (pos.opened_now and not pos.knobs["swap.same_turn"])
    if early and pos.knobs["opening.kind"] != "free":
        return "not_opened"
    if card not in pos.hand:
        return "card_not_in_hand"
    if not 0 <= number < len(pos.table):
        return "no_such_meld"
    meld = pos.table[number]
    if card == JOKER or JOKER not in meld.cards:
        return "joker_mismatch"
    if isinstance(meld, Run):
        results = swaps_on_run(meld, card)
        if not results:
            return "joker_mismatch"
        if len(results) > 1 and not end:
            return "ambiguous"
        swapped: Meld = results[end] if len(results) > 1 else results[""]
        at = next(n for n, (a, b) in enumerate(zip(meld.cards, swapped.cards, strict=True)) if a != b)
        assert isinstance(swapped, Run)
        points = slot_value(swapped, at, pos.knobs)
    else:
        found = swapped_sets(pos, number, meld, card)
        if isinstance(found, str):
            return found
        swapped = found
        points = laid_value(card, meld.rank, high_ace=True, knobs=pos.knobs)
    return replace(
        pos,
        hands=put(pos.hands, pos.seat, in_order([*without(pos.hand, card), JOKER])),
        table=put(pos.table, number, swapped),
        owed=0 if pos.knobs["swap.use"] == "keep" else pos.owed + 1,
        took=None if pos.took == card else pos.took,
        lifted=None if pos.lifted == card else pos.lifted,
        points=pos.points + points,
        used_table=pos.used_table or number not in pos.fresh,
    )


# --- Borrowing ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pick:
    """One way to pick cards up from a meld: which slots leave it, and what stays."""

    slots: tuple[int, ...]
    rest: tuple[Meld, ...]
    """One meld, or with `split` two."""


def picks(meld: Meld, knobs: Mapping[str, Any]) -> list[Pick]:
    """Every way to pick cards up such that what stays is valid: B7.1, B7.4, B7.5."""
    if not knobs["borrow.from_joker_meld"] and JOKER in meld.cards:
        return []
    size = len(meld.cards)
    found: dict[tuple[object, ...], Pick] = {}
    if isinstance(meld, Run):
        parts = [(low, high) for low in range(size) for high in range(low + 3, size + 1)]
        pairs = [(a, b) for a in parts for b in parts if a[1] < b[0]] if knobs["borrow.split"] else []
        for stay in [*((part,) for part in parts), *pairs]:
            kept = {at for low, high in stay for at in range(low, high)}
            rest = tuple(replace(meld, slots=meld.slots[low:high]) for low, high in stay)
            gone = tuple(at for at in range(size) if at not in kept)
            if gone and all(run_ok(part, knobs) for part in rest):
                found[gone] = Pick(gone, rest)
    else:
        for count in range(1, size):
            for gone in combinations(range(size), count):
                rest_set = replace(meld, cards=tuple(c for at, c in enumerate(meld.cards) if at not in gone))
                if set_ok(rest_set, knobs):
                    found.setdefault(rest_set.cards, Pick(gone, (rest_set,)))
    return [
        pick
        for pick in found.values()
        if knobs["borrow.joker"] or all(meld.cards[at] != JOKER for at in pick.slots)
    ]


def stated_card(meld: Meld, at: int) -> str:
    """The card in that slot, a joker with what it stands for."""
    card = meld.cards[at]
    if card != JOKER:
        return card
    return f"{card}={face(meld.slots[at][0], meld.suit) if isinstance(meld, Run) else meld.rank}"


def pick_words(meld: Meld, pick: Pick) -> tuple[str, str]:
    """The cards picked up as they lay, and the end where both ends of a run are alike and one is picked."""
    cards = [stated_card(meld, at) if isinstance(meld, Run) else meld.cards[at] for at in pick.slots]
    last = len(meld.cards) - 1
    twins = isinstance(meld, Run) and meld.cards[0] == meld.cards[last]
    one = (0 in pick.slots) != (last in pick.slots)
    return "".join(cards), ("<" if 0 in pick.slots else ">") if twins and one else ""


def slots_said(meld: Meld, said: Sequence[str], end: str) -> list[tuple[int, ...]]:
    """The slots that these cards can mean, one choice for equal cards of a set; an end settles a doubt."""
    found: dict[object, tuple[int, ...]] = {}
    stated = Counter(card for card in said if "=" in card)
    bare = Counter(card.partition("=")[0] for card in said)
    for slots in combinations(range(len(meld.cards)), len(said)):
        there = Counter(stated_card(meld, at) for at in slots)
        if stated <= there and Counter(meld.cards[at] for at in slots) == bare:
            found.setdefault(slots if isinstance(meld, Run) else "", slots)
    last = len(meld.cards) - 1
    one, other = (0, last) if end == "<" else (last, 0)
    if end and len(found) > 1:
        return [slots for slots in found.values() if one in slots and other not in slots]
    return list(found.values())


def borrow(pos: Position, said: Sequence[str], number: int, end: str) -> Position | str:
    """Cards from the table for a new meld (B7)."""
    if wrong := closed(pos):
        return wrong
    if pos.knobs["borrow.kind"] == "off":
        return "take_use"
    if not 0 <= number < len(pos.table):
        return "no_such_meld"
    meld = pos.table[number]
    bare = Counter(card.partition("=")[0] for card in said)
    meant = slots_said(meld, said, end)
    if not meant:
        return "card_not_in_hand"
    if (bare[JOKER] and not pos.knobs["borrow.joker"]) or (
        JOKER in meld.cards and not pos.knobs["borrow.from_joker_meld"]
    ):
        return "take_joker"
    allowed = [pick for pick in picks(meld, pos.knobs) if pick.slots in meant]
    if not allowed:
        return "remainder"
    return "ambiguous" if len(allowed) > 1 else pick_up(pos, number, allowed[0])


def pick_up(pos: Position, number: int, pick: Pick) -> Position:
    """The position after a borrowing; the upper part of a split gets the next number."""
    meld = pos.table[number]
    fresh = number in pos.fresh
    split = len(pick.rest) > 1
    return stood_up(
        replace(
            pos,
            table=put(pos.table, number, pick.rest[0]) + pick.rest[1:],
            fresh=pos.fresh | {len(pos.table)} if fresh and split else pos.fresh,
            borrowed=tuple(sorted((*pos.borrowed, in_order(meld.cards[at] for at in pick.slots)))),
            used_table=pos.used_table or not fresh,
        )
    )


# --- Stock, discard pile and the end of a turn --------------------------------------------------------


def new_stock(cards: Iterable[str]) -> tuple[str, ...]:
    """A renewed stock. Chance would shuffle; here the cards lie in order."""
    return in_order(cards)


def supplied(pos: Position) -> Position:
    """The position with something to draw, if there can be (B9.1, B9.2, D4)."""
    renew = pos.knobs["draw.renew"]
    kept = pos.pile[-1:] if pos.knobs["draw.renew_keeps_top"] and renew != "taken" else ()
    turned = pos.pile[: len(pos.pile) - len(kept)]
    allowed = pos.knobs["draw.renewals"]
    if pos.stock or not turned or (allowed is not None and pos.renewals >= allowed):
        return pos
    stock = new_stock(turned) if renew == "shuffled" else turned
    return replace(pos, stock=stock, pile=kept, renewals=pos.renewals + 1)


def given(pos: Position) -> Position | None:
    """The position after one card from the stock into the hand; ``None`` where there is none to be had."""
    pos = supplied(pos)
    if not pos.stock:
        return None
    hand = in_order([*pos.hand, pos.stock[0]])
    return replace(pos, hands=put(pos.hands, pos.seat, hand), stock=pos.stock[1:])


def draw(pos: Position) -> Position | str:
    """A card from the stock; with nothing to draw the deal is blocked. A touch before it forfeits (C3.14)."""
    if pos.phase != "draw":
        return "phase"
    after = given(pos)
    if after is None:
        return blocked(pos)
    lasting = pos.touched and pos.knobs["draw.touch"] in ("no_dry_this_deal", "no_exit_this_deal")
    forfeited = put(pos.forfeited, pos.seat, pos.forfeited[pos.seat] or lasting)
    return replace(after, phase="play", forfeited=forfeited)


def take(pos: Position) -> Position | str:
    """The top of the discard pile, which must be laid; `free` lets off who has opened (B2.2 to B2.8)."""
    knobs = pos.knobs
    if (
        pos.phase != "draw"
        or not pos.pile
        or pos.turns[pos.seat] < knobs["draw.take_from_round"]
        or (pos.pile[-1] == JOKER and not knobs["draw.take_joker"])
    ):
        return "phase"
    if len(pos.hand) == 1 and not knobs["draw.take_with_one"]:
        return "a_carte"
    card = pos.pile[-1]
    unopened = not pos.opened[pos.seat] and knobs["opening.kind"] != "free"
    owes = knobs["draw.take"] == "must_lay" or unopened
    return replace(
        pos,
        hands=put(pos.hands, pos.seat, in_order([*pos.hand, card])),
        pile=pos.pile[:-1],
        phase="play",
        took=card if owes else None,
        from_pile=True,
        lifted=None if knobs["draw.throw_back"] else card,
        touched=False,
    )


def touch(pos: Position) -> Position | str:
    """The hand on the discard pile, once, before drawing (C3.14)."""
    ignored = pos.knobs["draw.touch"] == "ignored"
    if pos.phase != "draw" or ignored or pos.touched or not pos.pile:
        return "phase"
    return replace(pos, touched=True)


def discard(pos: Position, card: str, *, carte: bool) -> Position | str:
    """The end of the turn (B2.6), with the announcement of a last card (B8)."""
    if pos.phase != "play":
        return "phase"
    if card not in pos.hand:
        return "card_not_in_hand"
    hand = without(pos.hand, card)
    if owing := debts(pos, going_out=not hand):
        return owing[0]
    if not hand and not may_go_out(pos):
        return "keep_card"
    if not hand and card == JOKER and pos.knobs["score.joker_finish"] == "forbidden":
        return "joker_finish"
    if card == pos.lifted and card not in hand:
        return "throw_back"
    pos = replace(pos, hands=put(pos.hands, pos.seat, hand), pile=(*pos.pile, card))
    if not hand:
        return gone_out(pos, card)
    if carte_matters(pos) and not carte:
        for _ in range(2):
            pos = given(pos) or pos
    return next_turn(pos)


def carte_matters(pos: Position) -> bool:
    """B8.1: one card is left, and it must be said."""
    return pos.knobs["out.carte"] == "manual" and len(pos.hand) == 1


def next_turn(pos: Position) -> Position:
    """The turn passes on, unless the deal has lasted too long (B9.3)."""
    if sum(pos.turns) >= pos.knobs["out.max_turns"]:
        return blocked(pos)
    way = 1 if pos.knobs["deal.direction"] == "clockwise" else -1
    seat = (pos.seat + way) % len(pos.hands)
    while pos.out[seat]:
        seat = (seat + way) % len(pos.hands)
    return Position(
        knobs=pos.knobs,
        hands=pos.hands,
        table=pos.table,
        stock=pos.stock,
        pile=pos.pile,
        seat=seat,
        phase="draw",
        turns=put(pos.turns, seat, pos.turns[seat] + 1),
        opened=pos.opened,
        forfeited=pos.forfeited,
        out=pos.out,
        renewals=pos.renewals,
    )


def left_over(pos: Position) -> tuple[tuple[str, ...] | None, ...]:
    """What everybody holds who plays in this match."""
    return tuple(None if out else hand for hand, out in zip(pos.hands, pos.out, strict=True))


def blocked(pos: Position) -> Position:
    """B9.2, B9.3: the deal ends without a winner."""
    unopened = tuple(not opened and not out for opened, out in zip(pos.opened, pos.out, strict=True))
    return replace(pos, phase="over", result=Facts(left_over(pos), unopened))


def gone_out(pos: Position, last: str | None) -> Position:
    """The seat has no card left (B10.1); `last` is the discard, if there was one."""
    seat = pos.seat
    unopened = tuple(
        who != seat and not pos.opened[who] and not pos.out[who] for who in range(len(pos.hands))
    )
    facts = Facts(
        left=left_over(pos),
        unopened=unopened,
        went_out=seat,
        at_once=pos.opened_now or not pos.opened[seat],
        alone=not any(opened and who != seat for who, opened in enumerate(pos.opened)),
        jokers=pos.jokers,
        joker_last=last == JOKER,
        used_table=pos.used_table,
        forfeited=pos.touched or pos.forfeited[seat],
    )
    return replace(pos, phase="over", result=facts)


# --- The questions asked from outside -----------------------------------------------------------------


def layings(pos: Position) -> Iterator[tuple[str, Position | str]]:
    """Every meld, lay-off and swap that could be tried, fully stated, and what comes of it."""
    for new in new_melds(pos):
        yield f"meld {write_meld(new)}", lay_meld(pos, new)
    for number, meld in enumerate(pos.table):
        where = f"m{number + 1}"
        for card in distinct(pos.hand):
            for end in "<>" if isinstance(meld, Run) else ("",):
                yield f"lay {card} {where}{end}", lay_off(pos, card, number, end)
            twice = swap(pos, card, number, "") == "ambiguous"
            for end in "<>" if twice else ("",):
                yield f"swap {card} {where}{end}", swap(pos, card, number, end)


def borrowings(pos: Position) -> Iterator[tuple[str, Position]]:
    """Every borrowing, fully stated."""
    if closed(pos) or pos.knobs["borrow.kind"] == "off":
        return
    for number, meld in enumerate(pos.table):
        for pick in picks(meld, pos.knobs):
            cards, end = pick_words(meld, pick)
            yield f"borrow {cards} m{number + 1}{end}", pick_up(pos, number, pick)


def discards(pos: Position) -> Iterator[tuple[str, Position | str]]:
    """Every discard, with and without ``carte`` where it matters."""
    for card in distinct(pos.hand):
        yield f"discard {card}", discard(pos, card, carte=False)
        if len(pos.hand) == 2 and pos.knobs["out.carte"] == "manual":
            yield f"discard {card} carte", discard(pos, card, carte=True)


def outcomes(pos: Position) -> dict[str, Position]:
    """Every legal step, fully stated, and what it leads to."""
    tried: list[tuple[str, Position | str]] = []
    if pos.phase == "draw":
        tried = [("draw", draw(pos)), ("take", take(pos)), ("touch", touch(pos))]
    elif pos.phase == "play":
        if not closed(pos):
            tried += layings(pos)
            tried += borrowings(pos)
        tried += discards(pos)
    return {word: after for word, after in tried if isinstance(after, Position)}


def steps(pos: Position) -> set[str]:
    """Every legal step; what the turn owes is asked only when it ends."""
    return set(outcomes(pos))


def judge(pos: Position, words: str) -> Position | str:
    """What one step as somebody says it leads to, or the reason code that refuses it (B12)."""
    verb, *told = words.split(" ")
    if pos.phase == "over":
        return "phase"
    if verb in ("draw", "take", "touch"):
        return {"draw": draw, "take": take, "touch": touch}[verb](pos)
    if verb == "discard":
        return discard(pos, told[0], carte="carte" in told)
    if verb not in ("meld", "lay", "swap", "borrow"):
        return "phase"
    said = split_cards(told[0])
    if verb == "meld":
        return say_meld(pos, said)
    end = told[1][-1] if told[1][-1] in "<>" else ""
    number = int(told[1].strip("m<>")) - 1
    if verb == "borrow":
        return borrow(pos, said, number, end)
    (card,) = said
    return lay_off(pos, card, number, end) if verb == "lay" else swap(pos, card, number, end)


def expanded(words: str) -> list[str]:
    """Steps said in one line, a lay-off of several cards card by card, outwards from the meld (A11).

    >>> expanded("draw; lay 3h4h m1<; discard 5h")
    ['draw', 'lay 4h m1<', 'lay 3h m1<', 'discard 5h']
    """
    found: list[str] = []
    for word in words.split("; "):
        verb, *told = word.split(" ")
        if verb == "lay":
            cards = split_cards(told[0])
            outwards = cards[::-1] if told[1].endswith("<") else cards
            found += [f"lay {card} {told[1]}" for card in outwards]
        else:
            found.append(word)
    return found


def verdict(pos: Position, words: str) -> str | None:
    """``None``, or why the first step at fault of these is refused."""
    for word in expanded(words):
        after = judge(pos, word)
        if isinstance(after, str):
            return after
        pos = after
    return None


def play(pos: Position, words: Iterable[str]) -> Position:
    """The position after these steps, each of which must be legal as a step."""
    for line in words:
        for word in expanded(line):
            after = judge(pos, word)
            if isinstance(after, str):
                raise ValueError(f"{word!r} is refused as {after}; legal are {sorted(steps(pos))}")
            pos = after
    return pos


def turn_over(pos: Position, after: Position) -> bool:
    """Whether the step from the one to the other ended the turn."""
    return after.phase == "over" or after.turns != pos.turns


def can_complete(pos: Position, failed: set[Position]) -> bool:
    """Whether some way of going on ends the turn: discards are tried first, then all else.

    `failed` collects what was found hopeless, for one question only.
    """
    if pos in failed:
        return False
    if pos.phase == "play" and any(isinstance(after, Position) for _, after in discards(pos)):
        return True
    after = outcomes(pos).values()
    if any(turn_over(pos, then) or can_complete(then, failed) for then in after):
        return True
    failed.add(pos)
    return False


def completable(pos: Position) -> dict[str, Position]:
    """The steps after which the turn can still be completed, and what they lead to."""
    failed: set[Position] = set()
    return {
        word: then
        for word, then in outcomes(pos).items()
        if turn_over(pos, then) or can_complete(then, failed)
    }


def guarded(pos: Position) -> set[str]:
    """Every step after which the turn can still be completed."""
    return set(completable(pos))


def turns(pos: Position) -> set[Position]:
    """Whatever this turn can come to at the step door: the position after each way to end it."""
    seen, ends, todo = {pos}, set(), [pos]
    while todo:
        now = todo.pop()
        for then in outcomes(now).values():
            if turn_over(now, then):
                ends.add(then)
            elif then not in seen:
                seen.add(then)
                todo.append(then)
    return ends


def perft(pos: Position, depth: int) -> int:
    """The number of guarded sequences of exactly this many steps; a deal that is over has none."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(guarded(pos))
    return sum(divide(pos, depth).values())


def divide(pos: Position, depth: int) -> dict[str, int]:
    """`perft` by first step."""
    return {word: perft(then, depth - 1) for word, then in sorted(completable(pos).items())}


# --- Scores -------------------------------------------------------------------------------------------


def hand_points(hand: tuple[str, ...], knobs: Mapping[str, Any]) -> int:
    """B10.2, B10.10: the cards of a loser who has opened. `doubles_hand`: jokers only double, once."""
    joker = knobs["values.joker_in_hand"]
    points = sum(pips(card[0], knobs["values.ace_in_hand"], knobs) for card in hand if card != JOKER)
    if joker == "doubles_hand":
        return points * 2 if JOKER in hand else points
    return int(points + joker * hand.count(JOKER))


def dry(facts: Facts, knobs: Mapping[str, Any]) -> tuple[Fraction, Fraction]:
    """C3.10: the factors of hands and of unopened seats by the jokers used, one row a reading of it."""
    one, half, two = Fraction(1), Fraction(3, 2), Fraction(2)
    table = {
        "rising": [(one, one), (half, half), (two, two)],
        "falling": [(two, two), (half, half), (one, one)],
        "literal": [(one, one), (half, half), (one, two)],
    }
    return table[knobs["score.dry_table"]][min(facts.jokers, 2)]


def factors(facts: Facts, knobs: Mapping[str, Any]) -> tuple[Fraction, Fraction, int | None]:
    """By what hands and flat scores of losers are multiplied, or what each of them gets whatever it holds."""
    one = Fraction(1)
    rewarded = facts.at_once and not facts.forfeited
    if facts.used_table and not knobs["out.at_once_may_use_table"]:
        rewarded = False
    if rewarded:
        if knobs["score.at_once"] == "flat_100":
            return one, one, 200 if facts.joker_last else 100
        if knobs["score.at_once"] == "dry_table":
            return *dry(facts, knobs), None
        which = "score.at_once_joker_factor" if facts.joker_last else "score.at_once_factor"
        return Fraction(knobs[which]), Fraction(knobs[which]), None
    if facts.joker_last and knobs["score.joker_finish"] == "double":
        return Fraction(2), Fraction(2), None
    if facts.joker_last and knobs["score.joker_finish"] == "flat_200":
        return one, one, 200
    return one, one, None


def rounded(points: Fraction, knobs: Mapping[str, Any]) -> int:
    """C3.11."""
    return floor(points + Fraction(1, 2)) if knobs["score.rounding"] == "half_up" else floor(points)


def scores(facts: Facts | None, knobs: Mapping[str, Any], *, last_deal: bool = False) -> list[int | None]:
    """Each seat's score (B10, C1, C3.10, C4); ``None`` for a seat that is out of the match."""
    assert facts is not None, "the deal is not over"
    on_hands, on_flat, everybody = factors(facts, knobs)
    found: list[int | None] = []
    for seat, hand in enumerate(facts.left):
        if hand is None:
            found.append(None)
            continue
        if seat == facts.went_out:
            score = int(knobs["score.winner_bonus"])
        elif everybody is not None:
            score = everybody
        elif facts.unopened[seat] and knobs["opening.kind"] != "free":
            score = rounded(knobs["score.unopened"] * on_flat, knobs)
        else:
            score = rounded(hand_points(hand, knobs) * on_hands, knobs)
        found.append(score)
    if knobs["score.pays"] == "winner_collects":
        losers = [score or 0 for seat, score in enumerate(found) if seat != facts.went_out]
        bonus = int(knobs["score.winner_bonus"])
        found = [
            None if score is None else sum(losers) - bonus if seat == facts.went_out else 0
            for seat, score in enumerate(found)
        ]
    factor = knobs["match.last_deal_factor"] if last_deal else 1
    return [None if score is None else score * factor for score in found]
