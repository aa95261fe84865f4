"""The position line: a state in one line of text, for tests and bug reports.

    penang@1+deal.hand_size=12 p2 play d2 2c6c../2d5d.. - - m1:p1:QcQsQs new:p2 0/0

The fields: rules; who acts (``d`` for chance); phase; dealer; hands (``-`` for none, ``?12`` for twelve
unknown cards);
discard pile; stock; table (number, owner, meld; several with commas); what is special, with commas; the
match so far.
``-`` stands for nothing. A position read from outside is checked like any other input and refused by the
name of
the bad field.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NoReturn

from tierce.cards import JOKER, UNKNOWN, Cards, ParseError, numbered_deck
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import CHANCE, Go, Phase, State, TableMeld, meld_law
from tierce.melds import Laid, Meld, Reason
from tierce.melds.readings import shapes
from tierce.rules import RulesError, load
from tierce.table.view import View

FIELDS: Final = (
    "rules", "seat to act", "phase", "dealer", "hands", "discard pile", "stock", "table", "special", "scores",
)  # fmt: skip


def seat_name(seat: int) -> str:
    """``p1`` for seat 0; ``d`` for chance."""
    return "d" if seat == CHANCE else f"p{seat + 1}"


def position_of(state: State | View, totals: tuple[int, ...] | None = None) -> str:
    """The line of a state, or of a view with its unknown cards."""
    if isinstance(state, View):
        return position_of(state.state, state.totals)
    special = [
        f"new:{seat_name(s)}" for s, opened in enumerate(state.opened) if not opened and not state.out[s]
    ]
    special += [f"dead:{seat_name(s)}" for s, dead in enumerate(state.dead) if dead]
    special += [f"out:{seat_name(s)}" for s, out in enumerate(state.out) if out]
    special += ["acted"] * state.go.acted + ["opened"] * state.go.opened
    special += [f"squared:m{number}" for number in state.go.squared] + ["owed:replay"] * state.go.owed
    special += [f"known:{seat_name(s)}:{known}" for s, known in enumerate(state.known) if known]
    table = [f"m{n}:{seat_name(lies.owner)}:{lies.meld}" for n, lies in enumerate(state.table, start=1)]
    return " ".join(
        (
            state.terms.rules,
            seat_name(state.turn),
            state.phase.value,
            f"d{state.dealer + 1}",
            "/".join(map(_hand_text, state.hands)),
            "-",
            "-",
            ",".join(table) or "-",
            ",".join(special) or "-",
            "/".join(map(str, totals or (0,) * state.seats)),
        )
    )


def _hand_text(hand: Cards) -> str:
    hidden = hand.count(UNKNOWN)
    shown = hand - Cards.unknown(hidden)
    return f"{shown}{f'?{hidden}' if hidden else ''}" or "-"


def parse_position(line: str) -> tuple[State, tuple[int, ...]]:
    """The state and the match scores of a position line; with unknown cards, the part of a state that one
    seat knows.

    Raises ``ParseError`` with the column, naming the field, for text that is no position, and for one that
    no deal can reach:
    cards that are not in the deck, hands of impossible sizes, melds that the rules do not allow.
    """
    return _Reader(line).read()


class _Reader:
    """Reads one line field by field, remembering the column."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.column = 1
        self.field = FIELDS[0]

    def read(self) -> tuple[State, tuple[int, ...]]:
        words = self.line.split(" ")
        if len(words) != len(FIELDS):
            self.fail(f"a position has {len(FIELDS)} fields ({', '.join(FIELDS)}), and this has {len(words)}")
        values: dict[str, str] = {}
        columns: dict[str, int] = {}
        column = 1
        for field, word in zip(FIELDS, words, strict=True):
            values[field], columns[field] = word, column
            column += len(word) + 1

        def at(name: str) -> str:
            self.field, self.column = name, columns[name]
            return values[name]

        hands = [self.hand(text) for text in at("hands").split("/")]
        seats = len(hands)
        special = self.special(at("special"), seats)
        label = at("rules")
        try:
            rules = load(label)
            if problems := rules.problems(seats):
                raise RulesError(problems)
            terms = rules.at(seats - sum(special.out))
        except RulesError as wrong:
            self.fail(str(wrong))
        turn = self.seat(at("seat to act"), seats, chance=True)
        phase_text = at("phase")
        if phase_text not in list(Phase):
            self.fail(f"{phase_text!r} is no phase; they are {', '.join(Phase)}")
        phase = Phase(phase_text)
        dealer_text = at("dealer")
        if not re.fullmatch(r"d[1-9]", dealer_text) or int(dealer_text[1]) > seats:
            self.fail(f"expected d1 to d{seats}, found {dealer_text!r}")
        for nothing in ("discard pile", "stock"):
            if at(nothing) != "-":
                self.fail("this game has none; expected -")
        law = meld_law(terms)
        table = tuple(
            self.meld(text, number, seats, lambda laid: shapes(laid, law), law.jokers)
            for number, text in enumerate(_list(at("table")), start=1)
        )
        totals = self.totals(at("scores"), seats)
        partial = any(UNKNOWN in hand for hand in hands)
        at("hands")
        try:
            gone = Cards(card for hand in hands for card in hand if card is not UNKNOWN)
            gone = sum((lies.meld.bag for lies in table), gone)
        except ValueError as wrong_count:
            self.fail(str(wrong_count))
        deck = Cards(numbered_deck(terms.deck.packs, terms.deck.jokers))
        if gone not in deck:
            self.fail(f"{gone.without(deck)} is more than the deck has")
        state = State(
            terms=terms,
            dealer=int(dealer_text[1]) - 1,
            phase=phase,
            turn=turn,
            hands=tuple(hands),
            known=special.known,
            aside=None if partial else deck - gone,
            table=table,
            opened=special.opened,
            dead=special.dead,
            out=special.out,
            go=special.go,
        )
        self.consistent(state, at)
        if phase is Phase.OVER:
            state = state._replace(result=_result(state))
        return state, totals

    def fail(self, text: str) -> NoReturn:
        raise ParseError(f"{self.field}: {text}", column=self.column)

    def cards(self, text: str) -> Cards:
        try:
            return Cards.parse(text)
        except ValueError as wrong:
            self.fail(str(wrong))

    def hand(self, text: str) -> Cards:
        if text == "-":
            return Cards()
        shown, mark, hidden = text.partition("?")
        if mark and not re.fullmatch(r"[1-9]\d?", hidden):
            self.fail(f"after ? the number of unknown cards is expected, found {hidden!r}")
        return self.cards(shown) + Cards.unknown(int(hidden or 0))

    def seat(self, text: str, seats: int, *, chance: bool = False) -> int:
        if chance and text == "d":
            return CHANCE
        if not re.fullmatch(r"p[1-9]", text) or int(text[1]) > seats:
            self.fail(f"expected p1 to p{seats}{' or d' if chance else ''}, found {text!r}")
        return int(text[1]) - 1

    def meld(
        self,
        text: str,
        number: int,
        seats: int,
        read: Callable[[tuple[Laid, ...]], list[Meld] | Reason],
        jokers: Callable[[Meld], Reason | None],
    ) -> TableMeld:
        parts = text.split(":")
        if len(parts) != 3 or parts[0] != f"m{number}":
            self.fail(f"expected m{number}:SEAT:MELD, found {text!r}")
        owner = self.seat(parts[1], seats)
        try:
            laid = Laid.parse_many(parts[2])
        except ParseError as wrong:
            self.fail(wrong.message)
        found = read(laid)
        if isinstance(found, Reason):
            self.fail(f"{parts[2]} is no meld here ({found})")
        if len(found) > 1:
            self.fail(
                f"{parts[2]} can be read as {' or '.join(map(str, found))}; state each joker, low to high"
            )
        if wrong_jokers := jokers(found[0]):
            self.fail(f"{parts[2]} is no meld here ({wrong_jokers})")
        return TableMeld(found[0], owner)

    def special(self, text: str, seats: int) -> _Special:
        special = _Special(seats)
        for word in _list(text):
            kind, _, rest = word.partition(":")
            if kind in ("new", "dead", "out"):
                special.mark(kind, self.seat(rest, seats))
            elif kind == "known" and ":" in rest:
                who, _, cards = rest.partition(":")
                special.knows(self.seat(who, seats), self.cards(cards))
            elif word == "acted":
                special.go = special.go._replace(acted=True)
            elif word == "opened":
                special.go = special.go._replace(opened=True)
            elif word == "owed:replay":
                special.go = special.go._replace(owed=special.go.owed + 1)
            elif kind == "squared" and re.fullmatch(r"m[1-9]\d*", rest):
                special.go = special.go._replace(squared=(*special.go.squared, int(rest[1:])))
            else:
                self.fail(f"{word!r} means nothing here")
        return special

    def totals(self, text: str, seats: int) -> tuple[int, ...]:
        parts = text.split("/")
        if len(parts) != seats or not all(re.fullmatch(r"\d{1,9}", part) for part in parts):
            self.fail(f"expected {seats} numbers with / between them, found {text!r}")
        return tuple(map(int, parts))

    def consistent(self, state: State, at: Callable[[str], str]) -> None:
        """Refuse what no deal can reach."""
        size = state.terms.deal.hand_size
        dealt = state.phase is not Phase.DEAL
        laid = sum(len(lies.meld.cards) for lies in state.table)
        total = sum(map(len, state.hands)) + laid
        players = state.terms.players
        if total != (size * players if dealt else 0):
            self.fail(f"hands and table are {total} cards; {players} hands of {size} were dealt")
        for seat, hand in enumerate(state.hands):
            if len(hand) > size or (state.out[seat] and hand):
                self.fail(f"{seat_name(seat)} cannot hold {len(hand)} cards")
            if not state.opened[seat] and not state.out[seat] and dealt and len(hand) != size:
                self.fail(f"{seat_name(seat)} has no passport and yet {len(hand)} of {size} cards")
            if state.known[seat] - Cards([JOKER] * state.known[seat].jokers) or (
                state.known[seat] not in hand and hand.count(UNKNOWN) < len(state.known[seat].without(hand))
            ):
                at("special")
                self.fail(f"{seat_name(seat)} is known to hold {state.known[seat]}, which it does not")
        if players < 2:
            self.fail(f"{players} of {state.seats} seats are in the match; a deal needs two")
        at("table")
        for lies in state.table:
            if not state.opened[lies.owner] or state.out[lies.owner]:
                self.fail(f"{seat_name(lies.owner)} has a meld and no passport")
        at("seat to act")
        if (state.turn == CHANCE) != (state.phase is Phase.DEAL):
            self.fail("chance acts in the phase deal, and only there")
        if state.phase is Phase.PLAY and state.turn not in state.alive:
            self.fail(f"{seat_name(state.turn)} is dead or out")
        at("special")
        if any(number > len(state.table) for number in state.go.squared):
            self.fail("squared names a meld that is not on the table")
        if state.go.owed and state.terms.swap.use == "keep":
            self.fail("a freed joker may be kept here, so nothing is owed")
        if state.go.opened and not state.go.acted:
            self.fail("the passport is an action, so who opened has acted")
        if state.go.acted and (state.turn == CHANCE or not state.opened[state.turn]):
            self.fail(f"{seat_name(state.turn)} has acted and yet no passport")
        at("dealer")
        if state.out[state.dealer]:
            self.fail(f"{seat_name(state.dealer)} is out")
        at("phase")
        empty = [seat for seat, hand in enumerate(state.hands) if not hand and not state.out[seat]]
        over = bool(empty) or not state.alive
        over = over or (state.terms.out.last_survivor == "ends" and len(state.alive) <= 1)
        if dealt and over != state.over:
            self.fail("a deal is over when a hand is empty or nobody is alive, and not before")


class _Special:
    """The special words of a position."""

    def __init__(self, seats: int) -> None:
        self._marks: dict[str, set[int]] = {"new": set(), "dead": set(), "out": set()}
        self._seats = seats
        self.known: tuple[Cards, ...] = (Cards(),) * seats
        self.go = Go()

    def mark(self, kind: str, seat: int) -> None:
        self._marks[kind].add(seat)

    def knows(self, seat: int, cards: Cards) -> None:
        self.known = (*self.known[:seat], cards, *self.known[seat + 1 :])

    def _flags(self, kind: str) -> tuple[bool, ...]:
        return tuple(seat in self._marks[kind] for seat in range(self._seats))

    @property
    def dead(self) -> tuple[bool, ...]:
        return self._flags("dead")

    @property
    def out(self) -> tuple[bool, ...]:
        return self._flags("out")

    @property
    def opened(self) -> tuple[bool, ...]:
        return tuple(not new and not out for new, out in zip(self._flags("new"), self.out, strict=True))


def _list(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _result(state: State) -> DealResult:
    empty = [seat for seat, hand in enumerate(state.hands) if not hand and not state.out[seat]]
    how = Ending.GAME if empty else Ending.LAST_SURVIVOR if state.alive else Ending.ALL_DEAD
    left = tuple(None if out else hand for hand, out in zip(state.hands, state.out, strict=True))
    missed = tuple(dead and not opened for dead, opened in zip(state.dead, state.opened, strict=True))
    return DealResult(how, left, missed, empty[0] if empty else None)
