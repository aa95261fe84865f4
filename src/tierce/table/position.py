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

from tierce.cards import UNKNOWN, Card, Cards, ParseError, numbered_deck
from tierce.game import engine
from tierce.game.events import DealEnded, WentOut
from tierce.game.scoring import DealResult, Ending
from tierce.game.state import CHANCE, Go, Phase, State, TableMeld, meld_law
from tierce.melds import Laid, Meld, Reason
from tierce.melds.readings import shapes
from tierce.rules import RulesError, load
from tierce.rules.knobs import CONCEALED, DRAW_MELD_DISCARD, SHED
from tierce.table import concealed
from tierce.table.lines import seat_name
from tierce.table.reachable import faults
from tierce.table.view import View

_FLAGS: Final = {
    "acted": "acted", "opened": "opened", "pile": "from_pile", "used": "used_table", "touch": "touched"
}  # fmt: skip
"""The special words that are a mark of the running turn."""

FIELDS: Final = (
    "rules", "seat to act", "phase", "dealer", "hands", "discard pile", "stock", "table", "special", "scores",
)  # fmt: skip


def position_of(state: State | View, totals: tuple[int, ...] | None = None) -> str:
    """The line of a state, or of a view with its unknown cards."""
    if isinstance(state, View):
        return position_of(state.state, state.totals)
    mark, marked = ("open", True) if state.terms.draws else ("new", False)
    special = [
        f"{mark}:{seat_name(s)}"
        for s, opened in enumerate(state.opened)
        if opened is marked and not state.out[s]
    ]
    special += [f"dead:{seat_name(s)}" for s, dead in enumerate(state.dead) if dead]
    special += [f"out:{seat_name(s)}" for s, out in enumerate(state.out) if out]
    special += ["acted"] * state.go.acted + ["opened"] * state.go.opened
    special += [f"squared:m{number}" for number in state.go.squared] + ["owed:replay"] * state.go.owed
    special += [f"known:{seat_name(s)}:{known}" for s, known in enumerate(state.known) if known]
    special += WORDS[state.terms.grammar](state)
    table = [f"m{n}:{seat_name(lies.owner)}:{lies.meld}" for n, lies in enumerate(state.table, start=1)]
    return " ".join(
        (
            state.terms.rules,
            seat_name(state.turn),
            state.phase.value,
            f"d{state.dealer + 1}",
            "/".join(map(_hand_text, state.hands)),
            "".join(card.text for card in state.pile) or "-",
            _stock_text(state.stock),
            ",".join(table) or "-",
            ",".join(special) or "-",
            "/".join(map(str, totals or (0,) * state.seats)),
        )
    )


def _drawing_words(state: State) -> list[str]:
    """What is special where cards are drawn."""
    go = state.go
    words = [f"turns:{'/'.join(map(str, state.turns))}"]
    words += [f"renewed:{state.renewals}"] * bool(state.renewals)
    words += [f"touched:{seat_name(seat)}" for seat, touched in enumerate(state.touched) if touched]
    words += [f"took:{go.took}"] * (go.took is not None) + ["pile"] * go.from_pile
    words += [f"lifted:{go.lifted}"] * (go.lifted is not None) + [f"melds:{go.melds}"] * bool(go.melds)
    words += [f"points:{go.points}"] * bool(go.points) + [f"fresh:m{number}" for number in go.fresh]
    words += [f"borrowed:{cards}" for cards in go.borrowed] + [f"jokers:{go.jokers}"] * bool(go.jokers)
    words += ["used"] * go.used_table + ["touch"] * go.touched
    return words + [f"penalty:{go.penalty}"] * bool(go.penalty)


def _no_more(state: State) -> list[str]:
    """Nothing else is special where no card is drawn."""
    return []


WORDS: Final[dict[str, Callable[[State], list[str]]]] = {
    SHED: _no_more,
    DRAW_MELD_DISCARD: _drawing_words,
    CONCEALED: concealed.words,
}
"""What else is special, by the shape of a turn."""


def _stock_text(stock: tuple[Card, ...]) -> str:
    """The stock, next card first, or how many cards it has."""
    if UNKNOWN in stock:
        return f"?{len(stock)}"
    return "".join(card.text for card in stock) or "-"


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
        label = at("rules")
        try:
            rules = load(label)
            if problems := rules.problems(seats):
                raise RulesError(problems)
        except RulesError as wrong:
            self.fail(str(wrong))
        draws = rules.grammar != SHED
        special = self.special(at("special"), seats, rules.grammar)
        at("rules")
        try:
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
            if at(nothing) != "-" and not draws:
                self.fail("this game has none; expected -")
        pile = self.row(at("discard pile"))
        stock = self.stock(at("stock"))
        law = meld_law(terms)
        table = tuple(
            self.meld(text, number, seats, lambda laid: shapes(laid, law), law.jokers)
            for number, text in enumerate(_list(at("table")), start=1)
        )
        totals = self.totals(at("scores"), seats, below_zero=terms.score.winner_bonus < 0)
        partial = any(UNKNOWN in hand for hand in hands) or UNKNOWN in stock
        at("hands")
        try:
            gone = Cards(card for hand in hands for card in hand if card is not UNKNOWN)
            gone += Cards(card for card in stock if card is not UNKNOWN) + Cards(pile)
            gone = sum((lies.meld.bag for lies in table), sum(special.go.borrowed, gone))
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
            stock=stock,
            pile=pile,
            table=table,
            opened=special.opened,
            dead=special.dead,
            out=special.out,
            turns=special.turns,
            renewals=special.renewals,
            touched=special.touched,
            go=special.go,
        )
        if terms.knocks:
            at("special")
            state = self.concealed(state, special.words)
        for field, fault in faults(state, knocked=special.knocked):
            at(field)
            self.fail(fault)
        if phase is Phase.OVER:
            ended = concealed.result(state, knocked=special.knocked) if terms.knocks else _result(state)
            state = state._replace(result=ended)
        return state, totals

    def fail(self, text: str) -> NoReturn:
        raise ParseError(f"{self.field}: {text}", column=self.column)

    def cards(self, text: str) -> Cards:
        try:
            return Cards.parse(text)
        except ValueError as wrong:
            self.fail(str(wrong))

    def row(self, text: str) -> tuple[Card, ...]:
        if text == "-":
            return ()
        self.cards(text)
        return tuple(Card.parse(text[i : i + 2]) for i in range(0, len(text), 2))

    def stock(self, text: str) -> tuple[Card, ...]:
        if not text.startswith("?"):
            return self.row(text)
        if not re.fullmatch(r"\?[1-9]\d{0,2}", text):
            self.fail(f"after ? the number of cards is expected, found {text[1:]!r}")
        return (UNKNOWN,) * int(text[1:])

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

    def special(self, text: str, seats: int, grammar: str) -> _Special:
        draws = grammar == DRAW_MELD_DISCARD
        special = _Special(seats, draws=draws or grammar == CONCEALED)
        for word in _list(text):
            kind, _, rest = word.partition(":")
            if grammar != CONCEALED and kind in ("open" if draws else "new", "dead", "out"):
                special.mark(kind, self.seat(rest, seats))
            elif kind == "known" and ":" in rest:
                who, _, cards = rest.partition(":")
                special.knows(self.seat(who, seats), self.cards(cards))
            elif grammar == CONCEALED:
                special.words.append(word)
            elif word == "owed:replay":
                special.go = special.go._replace(owed=special.go.owed + 1)
            elif word in (_FLAGS if draws else ("acted", "opened")):
                special.sets(_FLAGS[word], True)
            elif kind == "squared" and re.fullmatch(r"m[1-9]\d*", rest):
                special.go = special.go._replace(squared=(*special.go.squared, int(rest[1:])))
            elif not draws or not self.drawing(special, kind, rest, seats):
                self.fail(f"{word!r} means nothing here")
        return special

    def drawing(self, special: _Special, kind: str, rest: str, seats: int) -> bool:
        """Take in a special word of the games with a stock; whether it is one."""
        go = special.go
        if kind == "turns" and re.fullmatch(r"\d{1,4}(/\d{1,4})*", rest) and rest.count("/") == seats - 1:
            special.turns = tuple(map(int, rest.split("/")))
        elif kind == "renewed" and re.fullmatch(r"[1-9]\d{0,2}", rest):
            special.renewals = int(rest)
        elif kind == "touched":
            special.mark(kind, self.seat(rest, seats))
        elif kind in ("took", "lifted") and len(rest) == 2:
            (card,) = self.row(rest)
            special.go = Go(**(go._asdict() | {kind: card}))
        elif kind == "fresh" and re.fullmatch(r"m[1-9]\d*", rest):
            special.go = go._replace(fresh=(*go.fresh, int(rest[1:])))
        elif kind == "borrowed" and rest:
            special.go = go._replace(borrowed=(*go.borrowed, self.cards(rest)))
        elif kind in ("points", "jokers", "penalty", "melds") and re.fullmatch(r"[1-9]\d{0,2}", rest):
            special.sets(kind, int(rest))
        else:
            return False
        return True

    def concealed(self, state: State, words: list[str]) -> State:
        """Take in the special words of the games with concealed hands."""
        state = concealed.begun(state)
        for word in words:
            try:
                told = concealed.read(state, word)
            except ValueError as wrong:
                self.fail(str(wrong))
            if told is None:
                self.fail(f"{word!r} means nothing here")
            state = told
        return state

    def totals(self, text: str, seats: int, *, below_zero: bool) -> tuple[int, ...]:
        parts, number = text.split("/"), r"-?\d{1,9}" if below_zero else r"\d{1,9}"
        if len(parts) != seats or not all(re.fullmatch(number, part) for part in parts):
            self.fail(f"expected {seats} numbers with / between them, found {text!r}")
        return tuple(map(int, parts))


class _Special:
    """The special words of a position."""

    def __init__(self, seats: int, *, draws: bool) -> None:
        self._marks: dict[str, set[int]] = {}
        self._seats, self._draws = seats, draws
        self.known: tuple[Cards, ...] = (Cards(),) * seats
        self.turns = (2 if draws else 0,) * seats
        self.renewals = 0
        self.go = Go()
        self.words: list[str] = []
        """Those of concealed hands, which are read when the rest of the state is there."""

    def mark(self, kind: str, seat: int) -> None:
        self._marks.setdefault(kind, set()).add(seat)

    def knows(self, seat: int, cards: Cards) -> None:
        self.known = (*self.known[:seat], cards, *self.known[seat + 1 :])

    def sets(self, field: str, value: int) -> None:
        """Set a flag or a number of the running turn."""
        self.go = Go(**(self.go._asdict() | {field: value}))

    def _flags(self, kind: str) -> tuple[bool, ...]:
        return tuple(seat in self._marks.get(kind, ()) for seat in range(self._seats))

    @property
    def knocked(self) -> bool:
        return concealed.KNOCKED in self.words

    @property
    def dead(self) -> tuple[bool, ...]:
        return self._flags("dead")

    @property
    def out(self) -> tuple[bool, ...]:
        return self._flags("out")

    @property
    def touched(self) -> tuple[bool, ...]:
        return self._flags("touched")

    @property
    def opened(self) -> tuple[bool, ...]:
        if self._draws:
            return self._flags("open")
        return tuple(not new and not out for new, out in zip(self._flags("new"), self.out, strict=True))


def _list(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _result(state: State) -> DealResult:
    """How the deal ended; the card on top of the discards is taken for the last discard of who went out."""
    empty = [seat for seat, hand in enumerate(state.hands) if not hand and not state.out[seat]]
    if state.terms.draws and empty:
        ended = engine.follows(state, WentOut(empty[0], state.top))
        assert isinstance(ended, DealEnded), "who goes out ends the deal"
        return ended.result
    left = tuple(None if out else hand for hand, out in zip(state.hands, state.out, strict=True))
    if state.terms.draws:
        how = Ending.BLOCKED
        unopened = tuple(not (opened or out) for opened, out in zip(state.opened, state.out, strict=True))
    else:
        how = Ending.GAME if empty else Ending.LAST_SURVIVOR if state.alive else Ending.ALL_DEAD
        unopened = tuple(dead and not opened for dead, opened in zip(state.dead, state.opened, strict=True))
    return DealResult(how, left, unopened, empty[0] if empty else None)
