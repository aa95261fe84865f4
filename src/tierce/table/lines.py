"""The lines of a record: what a seat or chance did, in words.

Of what a seat says, ``draw`` and ``take`` get the card that came of it; chance cuts, deals, turns, puts down
the stock, renews it and hands out penalties. ``docs/notation.md`` is the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tierce.cards import UNKNOWN, Card, Cards, ParseError
from tierce.game import engine
from tierce.game.actions import parse_actions
from tierce.game.events import (
    Cut,
    Dealt,
    Drew,
    Event,
    Penalised,
    Renewed,
    Stocked,
    Took,
    TurnedUp,
)
from tierce.game.state import CHANCE, State


def seat_name(seat: int) -> str:
    """``p1`` for seat 0; ``d`` for chance."""
    return "d" if seat == CHANCE else f"p{seat + 1}"


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a deal: who, what in words, and a comment."""

    actor: str
    words: str
    comment: str = ""

    @classmethod
    def parse(cls, text: str) -> Line:
        """The line written as ``text``. Raises ``ParseError`` when it has no actor and verb."""
        said, mark, comment = text.partition("#")
        actor, _, words = said.strip().partition(" ")
        if not re.fullmatch(r"d|p[1-9]", actor) or not words.strip():
            raise ParseError(f"expected an actor (d, p1, p2, ...) and what it does, found {text!r}")
        return cls(actor, " ".join(words.split()), comment.strip() if mark else "")

    @property
    def seat(self) -> int:
        """The acting seat, from 0; -1 for chance."""
        return -1 if self.actor == "d" else int(self.actor[1:]) - 1

    def __str__(self) -> str:
        """The canonical text."""
        return f"{self.actor} {self.words}" + (f" # {self.comment}" if self.comment else "")

    @property
    def said(self) -> str:
        """What the seat said: a card drawn or taken is no part of it."""
        verb, _, _ = self.words.partition(" ")
        return verb if verb in ("draw", "take") else self.words


CHANCE_WORDS: Final[dict[str, str]] = {
    "cut": "cut pN CARD",
    "deal": "deal pN CARDS",
    "turn": "turn CARD",
    "stock": "stock CARDS",
    "renew": "renew CARDS",
    "penalty": "penalty pN CARDS",
}
"""The shape of every line of chance."""
DEALING: Final = ("cut", "deal", "turn", "stock")
"""What chance does before the first turn."""


def line_of(state: State, event: Event) -> Line | None:
    """The line of an event in ``state``; ``None`` for what follows by itself."""
    match event:
        case Cut(card=card):
            return Line("d", f"cut {seat_name(event.seat)} {card}")
        case Dealt(cards=cards):
            return Line("d", f"deal {seat_name(event.seat)} {cards}")
        case TurnedUp(card=card):
            return Line("d", f"turn {card}")
        case Stocked(stock=stock):
            return Line("d", f"stock {_text(stock)}".strip())
        case Renewed(stock=stock):
            return Line("d", f"renew {_text(stock)}")
        case Penalised(cards=cards):
            return Line("d", f"penalty {seat_name(event.seat)} {_text(cards)}")
        case Drew(card=card) | Took(card=card):
            return Line(seat_name(event.seat), f"{engine.stated(state, event)} {card}")
    said = engine.stated(state, event)
    return None if said is None else Line(seat_name(event.seat), str(said))


def masked(line: Line, seat: int | None) -> Line | None:
    """The line as ``seat`` heard it (``None``: a spectator), or nothing where it heard nothing."""
    verb, *rest = line.words.split(" ")
    if verb == "stock":
        return None
    if verb == "renew":
        return Line("d", "renew")
    if verb in ("deal", "penalty"):
        return line if rest[0] == f"p{_number(seat)}" else Line("d", f"{verb} {rest[0]} {_hidden(rest[1])}")
    if verb == "draw" and line.seat != seat:
        return Line(line.actor, f"draw {UNKNOWN}")
    return line


def _number(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def _hidden(cards: str) -> str:
    return UNKNOWN.text * (len(cards) // 2)


def _text(cards: Iterable[Card]) -> str:
    return "".join(card.text for card in cards)


def check_words(line: Line) -> None:
    """Refuse words that no grammar knows. Raises ``ParseError`` with the column in the line."""
    offset = len(line.actor) + 2
    verb, _, rest = line.words.partition(" ")
    if line.actor != "d":
        try:
            parse_actions(line.said)
            if line.said != line.words:
                _one(rest)
        except ParseError as wrong:
            raise wrong.at(1, offset) from None
        except ValueError as wrong_card:
            raise ParseError(str(wrong_card), column=offset + len(verb) + 1) from None
        return
    args = rest.split(" ") if rest else []
    shape = CHANCE_WORDS.get(verb, "deal pN CARDS")
    who = "pN" in shape
    enough = len(args) == 1 + who or (verb in ("renew", "stock") and not args)
    if verb not in CHANCE_WORDS or not enough or (who and not re.fullmatch(r"p[1-9]", args[0])):
        raise ParseError(f"expected `d {shape}`, found {str(line)!r}", column=offset)
    try:
        cards = cards_of(line)
    except ValueError as wrong_cards:
        raise ParseError(str(wrong_cards), column=offset + len(line.words) - len(args[-1])) from None
    if len(cards) != 1 and shape.endswith("CARD"):
        raise ParseError(f"expected `d {shape}`, found {str(line)!r}", column=offset)


def _one(text: str) -> Card:
    (card,) = _cards(text) if len(text) == 2 else (Card.parse(text),)
    return card


def cards_of(line: Line) -> tuple[Card, ...]:
    """The cards that a line of chance names, in order. Raises ``ValueError`` naming a bad one."""
    _, *args = line.words.split(" ")
    return _cards(args[-1]) if args else ()


def drawn(line: Line) -> tuple[Card, ...]:
    """The cards that left the stock by this line, as far as it says."""
    verb, _, rest = line.words.partition(" ")
    if verb == "draw" and rest:
        return (Card.parse(rest),)
    return cards_of(line) if verb == "penalty" else ()


def _cards(text: str) -> tuple[Card, ...]:
    if len(text) % 2:
        raise ValueError(f"{text!r}: cards are two characters each, and this is {len(text)}")
    return tuple(Card.parse(text[i : i + 2]) for i in range(0, len(text), 2))


def dealt_hand(line: Line) -> tuple[int, Cards]:
    """The seat and the cards of a ``d deal``, ``d cut`` or ``d penalty`` line that was checked."""
    _, who, _ = line.words.split(" ")
    return int(who[1:]) - 1, Cards(cards_of(line))
