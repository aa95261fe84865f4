"""Penang Rummy once more, slowly: a second opinion that shares no line with the engine.

Everything here is strings, ints and tuples. A card is two characters (``7h``), a joker is ``Jk``. Every
question is answered by trying out whatever could be tried, and nothing is remembered from one question to
the next. When the engine and this file disagree, one of them misreads the rules.

Rule ids in the docstrings (``A7.2``, ``B12``, ``P24``) are those of the rules documents. Seats, melds and
positions in tuples count from 0; in the words of a step (``lay 8h m1>``) melds count from 1.

>>> deal = position(["6h9d4s", "Ks4d"], [(1, "5hJk=6h7h"), (1, "9c9sJk=9")])
>>> scores(play(deal, ["swap 6h m1", "swap 9d m2", "meld 4sJk=4Jk=4"]))
[0, 14]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, pairwise
from typing import Any

RANKS = "A23456789TJQK"
SUITS = "cdhs"
JOKER = "Jk"

PENANG: Mapping[str, Any] = {
    "deal.direction": "clockwise",
    "deck.packs": 2,
    "melds.circular": False,
    "melds.min_naturals": 1,
    "melds.aces": "both",
    "melds.run_max": 14,
    "melds.set_suits": "repeat",
    "wild.adjacent": True,
    "wild.in_run": "anywhere",
    "wild.max_in_run": None,
    "wild.max_in_set": None,
    "wild.rebind": "fixed",
    "layoff.joker_on_opponent": "all",
    "swap.from_set": "rank",
    "swap.same_turn": True,
    "swap.use": "keep",
    "idle.auto_dead": False,
    "idle.dead_counts_swaps": True,
    "idle.voluntary_dead": False,
    "out.last_survivor": "plays_on",
    "values.ace_in_hand": 15,
    "values.court": 10,
    "values.joker_in_hand": 20,
    "score.no_passport": "none",
}
"""The `penang` column for two to four seats, but with `auto_dead` off, as the worked examples are read."""


# --- What lies on the table ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    """A run: which card, natural or joker, lies at which position (A=1 .. K=13, high ace 14).

    On a circle the positions go 1 .. 13 and 1 again.
    """

    owner: int
    suit: str
    slots: tuple[tuple[int, str], ...]

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards of the run, low to high."""
        return tuple(card for _, card in self.slots)


@dataclass(frozen=True)
class Set:
    """A set: its rank and its cards. A joker in it stands for the rank, not for a suit (A4.7)."""

    owner: int
    rank: str
    cards: tuple[str, ...]


Meld = Run | Set


@dataclass(frozen=True)
class Position:
    """Everything that matters for what may follow."""

    knobs: Mapping[str, Any] = field(compare=False, repr=False)
    hands: tuple[tuple[str, ...], ...]
    table: tuple[Meld, ...]
    seat: int
    new: tuple[bool, ...]
    """Who has no passport yet; stays true for a seat that died without one."""
    dead: tuple[bool, ...]
    acted: bool = False
    """Has the seat made a meld or a lay-off this turn?"""
    opened: bool = False
    """Did the seat make its passport this turn?"""
    squares: frozenset[int] = frozenset()
    """The sets that the lay-off of a natural card made a square this turn (`square_both`)."""
    owed: int = 0
    """Jokers freed this turn that must still be laid."""
    over: bool = False


# --- Cards as text ------------------------------------------------------------------------------------


def card_order(card: str) -> tuple[bool, int, int]:
    """The order of cards in a hand or a set: c d h s, then rank, jokers last."""
    if card == JOKER:
        return True, 0, 0
    return False, SUITS.index(card[1]), RANKS.index(card[0])


def split_cards(text: str) -> list[str]:
    """The cards of a text without separators, a joker with what it stands for.

    >>> split_cards("5hJk=6h7h"), split_cards("9c9sJk=9"), split_cards("JkJk")
    (['5h', 'Jk=6h', '7h'], ['9c', '9s', 'Jk=9'], ['Jk', 'Jk'])
    """
    cards: list[str] = []
    while text:
        size = 2
        if text.startswith(JOKER + "="):
            size = 5 if text[4:5] in tuple(SUITS) else 4
        cards.append(text[:size])
        text = text[size:]
    return cards


def face(place: int, suit: str) -> str:
    """The natural card that belongs at a position of a run."""
    return RANKS[(place - 1) % 13] + suit


def read_meld(owner: int, text: str, *, circular: bool = False) -> Meld:
    """A meld from its canonical text; a run is written low to high."""
    cards = split_cards(text)
    faces = [card.removeprefix(JOKER + "=") for card in cards]
    bare = [JOKER if card.startswith(JOKER) else card for card in cards]
    ranks = {name[0] for name in faces if name != JOKER}
    if len(ranks) == 1:
        return Set(owner, ranks.pop(), tuple(sorted(bare, key=card_order)))
    places = [RANKS.index(faces[0][0]) + 1]
    for _ in faces[1:]:
        places.append(places[-1] % 13 + 1 if circular else places[-1] + 1)
    suit = faces[0][1]
    if [face(place, suit) for place in places] != faces:
        raise ValueError(f"{text} is neither a set nor a run written low to high")
    return Run(owner, suit, tuple(zip(places, bare, strict=True)))


def write_meld(meld: Meld) -> str:
    """The canonical text of a meld: a joker in a run names a card, in a set the rank."""
    if isinstance(meld, Set):
        return "".join(f"Jk={meld.rank}" if card == JOKER else card for card in meld.cards)
    return "".join(f"Jk={face(place, meld.suit)}" if card == JOKER else card for place, card in meld.slots)


def position(
    hands: Sequence[str],
    table: Sequence[tuple[int, str]] = (),
    *,
    seat: int = 0,
    new: Iterable[int] = (),
    dead: Iterable[int] = (),
    knobs: Mapping[str, Any] | None = None,
) -> Position:
    """A position at the start of a turn, from text; `knobs` holds what differs from `PENANG`."""
    rules = {**PENANG, **(knobs or {})}
    news, deads = set(new), set(dead)
    return Position(
        knobs=rules,
        hands=tuple(tuple(sorted(split_cards(hand), key=card_order)) for hand in hands),
        table=tuple(read_meld(owner, text, circular=rules["melds.circular"]) for owner, text in table),
        seat=seat,
        new=tuple(who in news for who in range(len(hands))),
        dead=tuple(who in deads for who in range(len(hands))),
    )


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The hand less one copy of a card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def distinct(hand: tuple[str, ...]) -> list[str]:
    """Every card of the hand once: equal cards are equal."""
    return sorted(set(hand), key=card_order)


# --- Which melds are allowed --------------------------------------------------------------------------


def longest_run(knobs: Mapping[str, Any]) -> int:
    """A4.1: fourteen with both aces, or what `run_max` says; on a circle an ace has one place only, and low
    aces have none above the king.
    """
    return 13 if knobs["melds.circular"] or knobs["melds.aces"] == "low" else int(knobs["melds.run_max"])


def next_place(place: int, knobs: Mapping[str, Any]) -> int | None:
    """The position above; nothing follows the high ace (A4.1), or the king where aces are low."""
    if knobs["melds.circular"]:
        return place % 13 + 1
    return place + 1 if place < (13 if knobs["melds.aces"] == "low" else 14) else None


def place_below(place: int, knobs: Mapping[str, Any]) -> int | None:
    """The position below; nothing comes before the low ace."""
    if knobs["melds.circular"]:
        return 13 if place == 1 else place - 1
    return place - 1 if place > 1 else None


def run_ok(run: Run, knobs: Mapping[str, Any]) -> bool:
    """B12 `run_ok`, A4.1, A4.4, A4.5: one suit, consecutive, three or more, jokers as the knobs allow."""
    cards, places = run.cards, [place for place, _ in run.slots]
    jokers = [at for at, card in enumerate(cards) if card == JOKER]
    return not (
        not 3 <= len(cards) <= longest_run(knobs)
        or any(next_place(low, knobs) != high for low, high in pairwise(places))
        or any(card not in (JOKER, face(place, run.suit)) for place, card in run.slots)
        or len(cards) - len(jokers) < knobs["melds.min_naturals"]
        or (knobs["wild.max_in_run"] is not None and len(jokers) > knobs["wild.max_in_run"])
        or (not knobs["wild.adjacent"] and any(at + 1 in jokers for at in jokers))
        or (knobs["wild.in_run"] == "ends" and any(at not in (0, len(cards) - 1) for at in jokers))
    )


def set_ok(meld: Set, knobs: Mapping[str, Any]) -> bool:
    """B12 `set_ok`, A4.2 to A4.5: one rank, three or more; with `distinct` no suit twice and four at most."""
    naturals = [card for card in meld.cards if card != JOKER]
    jokers = len(meld.cards) - len(naturals)
    doubled = len({card[1] for card in naturals}) < len(naturals)
    return not (
        len(meld.cards) < 3
        or any(card[0] != meld.rank for card in naturals)
        or len(naturals) < knobs["melds.min_naturals"]
        or (knobs["wild.max_in_set"] is not None and jokers > knobs["wild.max_in_set"])
        or (knobs["melds.set_suits"] == "distinct" and (doubled or len(meld.cards) > 4))
    )


def joker_may_stand_for(name: str, pos: Position) -> bool:
    """`wild.in_run = burnt`: only for a card of which every copy lies on the table already, as itself."""
    laid = [card for meld in pos.table for card in meld.cards]
    return not (pos.knobs["wild.in_run"] == "burnt" and laid.count(name) < pos.knobs["deck.packs"])


def is_square(meld: Set) -> bool:
    """Exactly four cards: one joker and three naturals of different suits."""
    suits = {card[1] for card in meld.cards if card != JOKER}
    return len(meld.cards) == 4 and meld.cards.count(JOKER) == 1 and len(suits) == 3


# --- New melds ----------------------------------------------------------------------------------------


def fillings(faces: list[str], hand: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every way to lay the named cards from a hand, each as itself or by a joker."""
    if not faces:
        return [()]
    ways: list[tuple[str, ...]] = []
    for card in (faces[0], JOKER):
        if card in hand:
            ways += [(card, *rest) for rest in fillings(faces[1:], without(hand, card))]
    return ways


def stretches(knobs: Mapping[str, Any]) -> list[list[int]]:
    """Every row of three or more consecutive positions; on a circle every starting point counts."""
    rows: list[list[int]] = []
    for first in range(1, 14):
        row = [first]
        while len(row) < longest_run(knobs):
            above = next_place(row[-1], knobs)
            if above is None:
                break
            row.append(above)
            if len(row) >= 3:
                rows.append(list(row))
    return rows


def new_runs(pos: Position) -> list[Run]:
    """Every run the seat can lay, in every reading (A4.1, A4.6, A4.8)."""
    hand = pos.hands[pos.seat]
    found: list[Run] = []
    for suit in SUITS:
        for row in stretches(pos.knobs):
            for cards in fillings([face(place, suit) for place in row], hand):
                run = Run(pos.seat, suit, tuple(zip(row, cards, strict=True)))
                stood_for = [face(place, suit) for place, card in run.slots if card == JOKER]
                if run_ok(run, pos.knobs) and all(joker_may_stand_for(name, pos) for name in stood_for):
                    found.append(run)
    return found


def new_sets(pos: Position) -> list[Set]:
    """Every set the seat can lay: any of its cards of a rank with any number of jokers (A4.2, A4.7)."""
    hand = pos.hands[pos.seat]
    found: list[Set] = []
    for rank in RANKS:
        naturals = [card for card in hand if card != JOKER and card[0] == rank]
        choices = {some for size in range(len(naturals) + 1) for some in combinations(naturals, size)}
        for some in sorted(choices):
            for jokers in range(hand.count(JOKER) + 1):
                meld = Set(pos.seat, rank, some + (JOKER,) * jokers)
                if set_ok(meld, pos.knobs):
                    found.append(meld)
    return found


# --- Steps and what they lead to ----------------------------------------------------------------------


def settled(pos: Position, hand: tuple[str, ...], table: tuple[Meld, ...], paid: int) -> Position:
    """The position after a meld or a lay-off that laid `paid` owed jokers; an empty hand is Game (A8.5)."""
    hands = pos.hands[: pos.seat] + (hand,) + pos.hands[pos.seat + 1 :]
    owed = max(0, pos.owed - paid)
    return replace(pos, hands=hands, table=table, acted=True, owed=owed, over=not hand)


def melds(pos: Position) -> dict[str, Position]:
    """Every meld, and what it leads to. The first one of the deal is the passport (A5.1)."""
    after: dict[str, Position] = {}
    found: list[Meld] = [*new_runs(pos), *new_sets(pos)]
    for meld in found:
        hand = pos.hands[pos.seat]
        for card in meld.cards:
            hand = without(hand, card)
        if not hand and meld.cards.count(JOKER) < pos.owed:
            continue  # The last card may not leave while a freed joker has not found its meld.
        then = settled(pos, hand, (*pos.table, meld), meld.cards.count(JOKER))
        if pos.new[pos.seat]:
            new = tuple(flag and who != pos.seat for who, flag in enumerate(pos.new))
            then = replace(then, new=new, opened=True)
        after[f"meld {write_meld(meld)}"] = then
    return after


def joker_may_go_to(meld: Meld, pos: Position) -> bool:
    """A6.5: a joker may be laid off on anybody's meld, unless `joker_on_opponent` says otherwise."""
    allowed = pos.knobs["layoff.joker_on_opponent"]
    if meld.owner == pos.seat or allowed == "all":
        return True
    return bool(allowed == "sets" and isinstance(meld, Set))


def grown(run: Run, card: str, end: str, pos: Position) -> Run | None:
    """The run with a card added at its low (`<`) or high (`>`) end, if that may be (A6.2, A6.4)."""
    low, high = run.slots[0][0], run.slots[-1][0]
    place = place_below(low, pos.knobs) if end == "<" else next_place(high, pos.knobs)
    if place is None or (card == JOKER and not joker_may_stand_for(face(place, run.suit), pos)):
        return None
    slot = ((place, card),)
    longer = replace(run, slots=slot + run.slots if end == "<" else run.slots + slot)
    return longer if run_ok(longer, pos.knobs) else None


def slid(run: Run, card: str, end: str, pos: Position) -> Run | None:
    """A4.9 with `slide`, A11: a natural takes the place of its joker, which goes to a free end."""
    if pos.knobs["wild.rebind"] != "slide" or card == JOKER:
        return None
    for at, (place, lying) in enumerate(run.slots):
        if lying == JOKER and face(place, run.suit) == card:
            filled = replace(run, slots=run.slots[:at] + ((place, card),) + run.slots[at + 1 :])
            return grown(filled, JOKER, end, pos)
    return None


def layoffs_on_run(run: Run, card: str, pos: Position) -> dict[str, Run]:
    """The run after one card more, by the end named. The plain lay-off wins over the sliding one (A11)."""
    results: dict[str, Run] = {}
    for end in "<>":
        longer = grown(run, card, end, pos) or slid(run, card, end, pos)
        if longer is not None:
            results[end] = longer
    return results


def layoffs(pos: Position) -> dict[str, Position]:
    """Every lay-off of one card, and what it leads to; none before the passport (A5.2, A6.1)."""
    if pos.new[pos.seat]:
        return {}
    after: dict[str, Position] = {}
    for card in distinct(pos.hands[pos.seat]):
        for number, meld in enumerate(pos.table):
            if card == JOKER and not joker_may_go_to(meld, pos):
                continue
            results: dict[str, Meld] = {}
            if isinstance(meld, Run):
                results.update(layoffs_on_run(meld, card, pos))
            else:
                more = replace(meld, cards=tuple(sorted((*meld.cards, card), key=card_order)))
                if set_ok(more, pos.knobs):
                    results[""] = more
            for end, result in results.items():
                hand = without(pos.hands[pos.seat], card)
                table = pos.table[:number] + (result,) + pos.table[number + 1 :]
                pays = card == JOKER and pos.knobs["swap.use"] == "any"
                then = settled(pos, hand, table, 1 if pays else 0)
                if then.over and then.owed:
                    continue  # The last card may not leave while a freed joker has not found its meld.
                if card != JOKER and isinstance(result, Set) and is_square(result):
                    then = replace(then, squares=then.squares | {number})
                after[f"lay {card} m{number + 1}{end}"] = then
    return after


def swaps_on_run(run: Run, card: str) -> dict[str, Run]:
    """A7.2: the exact card. The end is named only where jokers lie at both aces (A11)."""
    stands_for = [face(place, run.suit) if lying == JOKER else "" for place, lying in run.slots]
    found = [at for at, name in enumerate(stands_for) if name == card]
    results: dict[str, Run] = {}
    for at in found:
        end = "" if len(found) == 1 else "<" if at == 0 else ">"
        slot = (run.slots[at][0], card)
        results[end] = replace(run, slots=run.slots[:at] + (slot,) + run.slots[at + 1 :])
    return results


def swap_on_set(number: int, meld: Set, card: str, pos: Position) -> Set | None:
    """A7.2: any natural of the rank; `from_set` may ask for a square that the card completes."""
    if JOKER not in meld.cards or card[0] != meld.rank:
        return None
    allowed = pos.knobs["swap.from_set"]
    if allowed == "never":
        return None
    if allowed in ("square", "square_both"):
        taken = {lying[1] for lying in meld.cards if lying != JOKER}
        if not is_square(meld) or card[1] in taken:
            return None
        if allowed == "square_both" and number not in pos.squares:
            return None
    swapped = replace(meld, cards=tuple(sorted((*without(meld.cards, JOKER), card), key=card_order)))
    return swapped if set_ok(swapped, pos.knobs) else None


def swaps(pos: Position) -> dict[str, Position]:
    """Every swap of a hand card for a joker on the table, and what it leads to (A7.1 to A7.6).

    Not an action: `acted` stays as it was. None before the passport (A5.2), and with `same_turn` off none
    in the turn of the passport either.
    """
    if pos.new[pos.seat] or (pos.opened and not pos.knobs["swap.same_turn"]):
        return {}
    after: dict[str, Position] = {}
    for card in distinct(pos.hands[pos.seat]):
        if card == JOKER:
            continue
        for number, meld in enumerate(pos.table):
            results: dict[str, Meld] = {}
            if isinstance(meld, Run):
                results.update(swaps_on_run(meld, card))
            else:
                swapped = swap_on_set(number, meld, card, pos)
                if swapped is not None:
                    results[""] = swapped
            for end, result in results.items():
                hand = (*without(pos.hands[pos.seat], card), JOKER)
                after[f"swap {card} m{number + 1}{end}"] = replace(
                    pos,
                    hands=pos.hands[: pos.seat] + (hand,) + pos.hands[pos.seat + 1 :],
                    table=pos.table[:number] + (result,) + pos.table[number + 1 :],
                    owed=0 if pos.knobs["swap.use"] == "keep" else pos.owed + 1,
                )
    return after


# --- The end of a turn --------------------------------------------------------------------------------


def may_end(pos: Position) -> bool:
    """A3.3: after a meld or a lay-off; a freed joker that must be used must have been (`joker_unused`)."""
    return pos.acted and pos.owed == 0


def may_die(pos: Position) -> bool:
    """A8.1, A8.2, A7.7, A11: before any action, with nothing owed, and only where no move exists.

    `voluntary_dead` drops the last condition, for a seat without a passport too.
    """
    if pos.acted or pos.owed:
        return False
    return bool(pos.knobs["idle.voluntary_dead"]) or not has_move(pos, pos.knobs["idle.dead_counts_swaps"])


def has_move(pos: Position, count_swaps: bool) -> bool:
    """Whether the seat, not having acted, can meld or lay off in a turn that it can also complete (A8.1)."""
    if melds(pos) or layoffs(pos):
        return True
    return count_swaps and any(leads_to_action(then) for then in swaps(pos).values())


def leads_to_action(pos: Position) -> bool:
    """`has_move` for a seat that has swapped: with a joker owed, its action must pay as well."""
    if pos.owed:
        return can_complete(pos)
    return has_move(pos, count_swaps=True)


def can_complete(pos: Position, failed: set[Position] | None = None) -> bool:
    """Whether this turn can be brought to an end: by `end`, by `dead` or by the end of the deal.

    Tries everything, first what leaves least owed. A step lays a card or turns a natural of the hand into
    a joker, so the search is finite. `failed` collects what was found hopeless, for one question only.
    """
    failed = set() if failed is None else failed
    if pos.over or may_end(pos) or may_die(pos):
        return True
    if pos in failed:
        return False
    choices = sorted(card_steps(pos).values(), key=lambda then: then.owed)
    if any(can_complete(then, failed) for then in choices):
        return True
    failed.add(pos)
    return False


def next_turn(pos: Position) -> Position:
    """The turn passes to the next seat that is not dead (A3.1), and debts and marks are forgotten."""
    way = 1 if pos.knobs["deal.direction"] == "clockwise" else -1
    seat = (pos.seat + way) % len(pos.hands)
    while pos.dead[seat]:
        seat = (seat + way) % len(pos.hands)
    return begin(replace(pos, seat=seat, acted=False, opened=False, squares=frozenset(), owed=0))


def begin(pos: Position) -> Position:
    """A8.4: with `auto_dead` a seat for which its turn holds no move dies at once; then the next one.

    The state must leave no choice, so a swap that leads to an action saves the seat here even where
    `dead_counts_swaps` is off and `dead` is legal beside the swap (A11).
    """
    if pos.knobs["idle.auto_dead"] and not pos.over and not has_move(pos, count_swaps=True):
        return die(pos)
    return pos


def die(pos: Position) -> Position:
    """The seat takes no more part (A8.3). The last death ends the deal (A8.7).

    With `last_survivor = ends` the last but one does; a seat without a passport counts as alive.
    """
    dead = tuple(flag or who == pos.seat for who, flag in enumerate(pos.dead))
    alive = dead.count(False)
    pos = replace(pos, dead=dead)
    if alive == 0 or (alive == 1 and pos.knobs["out.last_survivor"] == "ends"):
        return replace(pos, over=True)
    return next_turn(pos)


# --- The questions asked from outside -----------------------------------------------------------------


def card_steps(pos: Position) -> dict[str, Position]:
    """Every meld, lay-off and swap, and what it leads to."""
    return {**melds(pos), **layoffs(pos), **swaps(pos)}


def outcomes(pos: Position) -> dict[str, Position]:
    """Every legal step, and what it leads to; after Game or the last death there is none (A8.6)."""
    if pos.over:
        return {}
    after = card_steps(pos)
    if may_end(pos):
        after["end"] = next_turn(pos)
    if may_die(pos):
        after["dead"] = die(pos)
    return after


def completable(pos: Position) -> dict[str, Position]:
    """The steps after which the turn can still be completed, and what they lead to."""
    failed: set[Position] = set()
    return {
        word: then
        for word, then in outcomes(pos).items()
        if word in ("end", "dead") or can_complete(then, failed)
    }


def steps(pos: Position) -> set[str]:
    """Every legal step; what the turn owes is asked only at `end` and `dead` (A10)."""
    return set(outcomes(pos))


def guarded(pos: Position) -> set[str]:
    """Every legal step after which the turn can still be completed."""
    return set(completable(pos))


def play(pos: Position, words: Sequence[str]) -> Position:
    """The position after these steps, each of which must be legal as a step."""
    for word in words:
        after = outcomes(pos)
        if word not in after:
            raise ValueError(f"{word!r} is not legal here; legal are {sorted(after)}")
        pos = after[word]
    return pos


def hand_points(hand: tuple[str, ...], knobs: Mapping[str, Any]) -> int:
    """A9.1: pips, courts, aces, jokers. `doubles_hand`: jokers count nothing, but they double, once."""
    joker = knobs["values.joker_in_hand"]
    doubles = joker == "doubles_hand"
    points = 0
    for card in hand:
        if card == JOKER:
            points += 0 if doubles else joker
        elif card[0] == "A":
            points += knobs["values.ace_in_hand"]
        elif card[0] in "TJQK":
            points += 10 if card[0] == "T" else knobs["values.court"]
        else:
            points += int(card[0])
    return points * 2 if doubles and JOKER in hand else points


def scores(pos: Position) -> list[int]:
    """Each seat's score: its hand (A9.2), and the penalty for dying without a passport (A9.3)."""
    result: list[int] = []
    for who, hand in enumerate(pos.hands):
        points = hand_points(hand, pos.knobs)
        if pos.new[who] and pos.dead[who]:
            if pos.knobs["score.no_passport"] == "plus_50":
                points += 50
            elif pos.knobs["score.no_passport"] == "double":
                points *= 2
        result.append(points)
    return result


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
