"""Actions: one rule-level act each, as it is said at the table.

``str()`` of an action is its words in the record (``lay 8h m1>``), :meth:`Action.parse` reads them back. An
action may be said loosely (``meld 3h4hJk``, ``lay Ah m2``): the engine resolves it against the table, or
refuses it as
ambiguous. What the engine lists is always fully stated.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, Final

from tierce.cards import JOKER, Card, Cards, ParseError, Rank
from tierce.melds import Laid, Meld, MeldEnd


class Action:
    """What a seat does, or chance."""

    __slots__ = ()
    verb: ClassVar[str]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it takes from hand."""
        return ()

    @staticmethod
    def parse(text: str) -> Action:
        """The one action these words say. Raises ``ParseError`` with the column.

        >>> Action.parse("lay 8h m1>")
        Action.parse('lay 8h m1>')
        """
        actions = parse_actions(text)
        if len(actions) > 1:
            raise ParseError(f"{len(actions)} cards are laid off here; one action lays off one", column=5)
        return actions[0]

    def __repr__(self) -> str:
        """An expression that rebuilds it."""
        return f"Action.parse({str(self)!r})"


@dataclass(frozen=True, slots=True, repr=False)
class LayMeld(Action):
    """Lay these cards from hand as a new meld."""

    verb: ClassVar[str] = "meld"
    laid: tuple[Laid, ...]

    @classmethod
    def of(cls, meld: Meld) -> LayMeld:
        """The action that lays just this meld, every joker stated."""
        return cls(meld.laid)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards it takes from hand."""
        return tuple(one.card for one in self.laid)

    def __str__(self) -> str:
        """``meld 3h4hJk=5h``."""
        return "meld " + "".join(map(str, self.laid))


@dataclass(frozen=True, slots=True, repr=False)
class LayOff(Action):
    """Lay one card from hand off on table meld number ``meld``, at the named end of a run."""

    verb: ClassVar[str] = "lay"
    card: Card
    meld: int
    end: MeldEnd | None = None
    stands_for: Card | Rank | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card it takes from hand."""
        return (self.card,)

    def __str__(self) -> str:
        """``lay 8h m1>``."""
        return f"lay {Laid(self.card, self.stands_for)} m{self.meld}{self.end or ''}"


@dataclass(frozen=True, slots=True, repr=False)
class Swap(Action):
    """Put a natural from hand in the place of a joker of table meld ``meld``, and take the joker.

    The end is named only where both aces of a run are jokers (A11).
    """

    verb: ClassVar[str] = "swap"
    card: Card
    meld: int
    end: MeldEnd | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card it takes from hand."""
        return (self.card,)

    def __str__(self) -> str:
        """``swap 6h m2``."""
        return f"swap {self.card} m{self.meld}{self.end or ''}"


@dataclass(frozen=True, slots=True, repr=False)
class EndTurn(Action):
    """End the turn."""

    verb: ClassVar[str] = "end"

    def __str__(self) -> str:
        """``end``."""
        return "end"


@dataclass(frozen=True, slots=True, repr=False)
class Die(Action):
    """Declare oneself dead: nothing can be played (A8)."""

    verb: ClassVar[str] = "dead"

    def __str__(self) -> str:
        """``dead``."""
        return "dead"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Action):
    """Draw the next card of the stock; where there is none and none can be made, the deal is blocked."""

    verb: ClassVar[str] = "draw"

    def __str__(self) -> str:
        """``draw``; the record's line adds the card."""
        return "draw"


@dataclass(frozen=True, slots=True, repr=False)
class Take(Action):
    """Take the top card of the discard pile."""

    verb: ClassVar[str] = "take"

    def __str__(self) -> str:
        """``take``; the record's line adds the card."""
        return "take"


@dataclass(frozen=True, slots=True, repr=False)
class Touch(Action):
    """Touch the discard pile before drawing (C3.14)."""

    verb: ClassVar[str] = "touch"

    def __str__(self) -> str:
        """``touch``."""
        return "touch"


@dataclass(frozen=True, slots=True, repr=False)
class Borrow(Action):
    """Take these cards off table meld number ``meld`` for a new meld.

    The end is named only where the card lies at both (an ace), a joker says what it stands for in a run.
    """

    verb: ClassVar[str] = "borrow"
    laid: tuple[Laid, ...]
    meld: int
    end: MeldEnd | None = None

    def __str__(self) -> str:
        """``borrow 7h m1``."""
        return f"borrow {''.join(map(str, self.laid))} m{self.meld}{self.end or ''}"


@dataclass(frozen=True, slots=True, repr=False)
class Discard(Action):
    """Discard a card, which ends the turn; ``carte`` announces that one card is left (B8.1)."""

    verb: ClassVar[str] = "discard"
    card: Card
    carte: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        """The card it takes from hand."""
        return (self.card,)

    def __str__(self) -> str:
        """``discard 5h``, ``discard 5h carte``."""
        return f"discard {self.card}{' carte' if self.carte else ''}"


@dataclass(frozen=True, slots=True, repr=False)
class Pass(Action):
    """Leave the card that is offered: the upcard, or the last discard at the wall."""

    verb: ClassVar[str] = "pass"

    def __str__(self) -> str:
        """``pass``."""
        return "pass"


Shown = tuple[tuple[Card, ...], ...]
"""Melds as they are shown, each with its cards."""


@dataclass(frozen=True, slots=True, repr=False)
class Knock(Action):
    """Throw this card face down and show the rest: melds, and the deadwood ``left``, none for gin.

    Said without both it means the arrangement with the least deadwood.
    """

    verb: ClassVar[str] = "knock"
    card: Card
    melds: Shown = ()
    left: Cards | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The thrown card and those in melds."""
        return (self.card, *chain.from_iterable(self.melds))

    def __str__(self) -> str:
        """``knock 6c 5c5d5h TcTdTs / Ac4c2d3d``, ``knock 6c`` where nothing more is said."""
        said = " ".join(["knock", self.card.text, *map(_together, self.melds)])
        return said if self.left is None else f"{said} / {self.left or '-'}"


@dataclass(frozen=True, slots=True, repr=False)
class BigGin(Action):
    """Show a hand that is all melds, and throw nothing."""

    verb: ClassVar[str] = "biggin"
    melds: Shown

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in melds."""
        return tuple(chain.from_iterable(self.melds))

    def __str__(self) -> str:
        """``biggin As2s3s4s 5c5d5h 9hThJhQh``."""
        return " ".join(["biggin", *map(_together, self.melds)])


@dataclass(frozen=True, slots=True, repr=False)
class Done(Action):
    """Lay nothing more off on the knocker's melds, and show one's own hand.

    The melds that are shown are said only where the rules leave them to the seat.
    """

    verb: ClassVar[str] = "done"
    melds: Shown | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in melds."""
        return tuple(chain.from_iterable(self.melds or ()))

    def __str__(self) -> str:
        """``done``, ``done 5c5d5h``, ``done -`` for no meld at all."""
        if self.melds is None:
            return "done"
        return " ".join(["done", *(map(_together, self.melds) if self.melds else "-")])


@dataclass(frozen=True, slots=True, repr=False)
class Cut(Action):
    """Chance cuts the pack and shows a card, where a joker turned so is kept (B1.4)."""

    verb: ClassVar[str] = "cut"
    card: Card

    def __str__(self) -> str:
        """``cut Jk``."""
        return f"cut {self.card}"


@dataclass(frozen=True, slots=True, repr=False)
class Deal(Action):
    """Chance deals: a hand for each seat, empty for a seat that is out of the match.

    Where cards are drawn, ``stock`` is the rest, next card first, and ``upcard`` the first discard if any.
    """

    verb: ClassVar[str] = "deal"
    hands: tuple[Cards, ...]
    stock: tuple[Card, ...] = ()
    upcard: Card | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card dealt, the stock and the upcard included."""
        up = () if self.upcard is None else (self.upcard,)
        return (*(card for hand in self.hands for card in hand), *up, *self.stock)

    def __str__(self) -> str:
        """``deal p1 2c3c.. p2 ..``: the seats that are dealt in."""
        return "deal " + " ".join(f"p{seat + 1} {hand}" for seat, hand in enumerate(self.hands) if hand)

    def __repr__(self) -> str:
        """An expression that rebuilds it."""
        return f"Deal({self.hands!r}, {self.stock!r}, {self.upcard!r})"


@dataclass(frozen=True, slots=True, repr=False)
class Renew(Action):
    """Chance makes a new stock of the discards, next card first (B9.1)."""

    verb: ClassVar[str] = "renew"
    stock: tuple[Card, ...]

    def __str__(self) -> str:
        """``renew 5h6h..``."""
        return f"renew {''.join(map(str, self.stock))}"

    def __repr__(self) -> str:
        """An expression that rebuilds it."""
        return f"Renew({self.stock!r})"


def parse_actions(text: str) -> tuple[Action, ...]:
    """The actions that one line of words says.

    Several are separated by ``; ``. A lay-off of several cards is expanded outwards from the meld (A11).
    Raises ``ParseError`` with the column and what was expected.

    >>> [str(action) for action in parse_actions("lay 3h4h m1<")]
    ['lay 4h m1<', 'lay 3h m1<']
    """
    actions: list[Action] = []
    column = 1
    for part in text.split("; "):
        try:
            actions += _parse_part(part)
        except ParseError as wrong:
            raise wrong.at(1, column) from None
        column += len(part) + 2
    return tuple(actions)


WORDS: Final[dict[str, str]] = {
    "draw": "draw",
    "take": "take",
    "touch": "touch",
    "meld": "meld CARDS",
    "lay": "lay CARDS mK",
    "swap": "swap CARD mK",
    "borrow": "borrow CARDS mK",
    "discard": "discard CARD",
    "pass": "pass",
    "knock": "knock CARD MELD... / DEADWOOD",
    "biggin": "biggin MELD...",
    "done": "done",
    "end": "end",
    "dead": "dead",
}
"""The shape of every action that a seat may say."""

_ALONE: Final[dict[str, Action]] = {
    "draw": Draw(), "take": Take(), "touch": Touch(), "pass": Pass(), "done": Done(),
    "end": EndTurn(), "dead": Die()
}  # fmt: skip


def _parse_part(text: str) -> tuple[Action, ...]:
    words = text.split(" ")
    verb, args = words[0], words[1:]
    if verb not in WORDS:
        raise ParseError(f"{verb!r} is no action; expected {', '.join(WORDS)}")
    if verb in ("knock", "biggin") or (verb == "done" and args):
        return (_parse_showing(verb, text),)
    carte = verb == "discard" and args[1:] == ["carte"]
    if len(args) - carte != WORDS[verb].count(" ") or not all(args):
        raise ParseError(f"expected `{WORDS[verb]}`, found {text!r}", column=len(verb) + 1)
    if verb in _ALONE:
        return (_ALONE[verb],)
    column = len(verb) + 2
    try:
        laid = Laid.parse_many(args[0])
    except ParseError as wrong:
        raise wrong.at(1, column) from None
    if verb == "meld":
        return (LayMeld(laid),)
    if verb == "discard":
        return (Discard(_bare(laid, "one card is discarded", column), carte),)
    meld, end = _meld_number(args[1], column + len(args[0]) + 1)
    if verb == "swap":
        return (Swap(_bare(laid, "a swap takes one natural card", column), meld, end),)
    if verb == "borrow":
        return (Borrow(laid, meld, end),)
    outwards = reversed(laid) if end is MeldEnd.LOW else laid
    return tuple(
        LayOff(one.card, meld, end, one.stands_for if one.card is JOKER else None) for one in outwards
    )


def _parse_showing(verb: str, text: str) -> Action:
    """The words that show melds, a knock with the thrown card before and the deadwood after them."""
    column = len(verb) + 2
    said, slash, left = text[len(verb) + 1 :].partition(" / ")
    words = said.split(" ")
    if slash and verb != "knock":
        raise ParseError(f"expected `{WORDS[verb]}`, found {text!r}", column=len(verb) + 1)
    shown: list[tuple[Card, ...]] = []
    for word in words if text != "done -" else ():
        shown.append(_natural(word, column))
        column += len(word) + 1
    if verb == "done":
        return Done(tuple(shown))
    if verb == "biggin":
        return BigGin(tuple(shown))
    if len(shown[0]) != 1:
        raise ParseError(f"expected `{WORDS[verb]}`, found {text!r}", column=len(verb) + 1)
    rest = None if not slash else Cards(() if left == "-" else _natural(left, column + 2))
    return Knock(shown[0][0], tuple(shown[1:]), rest)


def _natural(word: str, column: int) -> tuple[Card, ...]:
    """The cards written one after the other, none of them a joker."""
    try:
        laid = Laid.parse_many(word)
    except ParseError as wrong:
        raise wrong.at(1, column) from None
    if not laid or any(one.card is JOKER for one in laid):
        raise ParseError(f"expected natural cards, found {word!r}", column=column)
    return tuple(one.card for one in laid)


def _together(cards: Iterable[Card]) -> str:
    return "".join(card.text for card in cards)


def _bare(laid: tuple[Laid, ...], wrong: str, column: int) -> Card:
    """The one card, which stands for itself."""
    if len(laid) != 1 or laid[0].stands_for is not None:
        raise ParseError(wrong, column=column)
    return laid[0].card


def _meld_number(text: str, column: int) -> tuple[int, MeldEnd | None]:
    end = MeldEnd(text[-1]) if text[-1:] in ("<", ">") else None
    digits = text[1:-1] if end else text[1:]
    if text[0] != "m" or not (digits.isascii() and digits.isdigit() and len(digits) <= 3 and int(digits) > 0):
        raise ParseError(f"expected a table meld such as m1, m2< or m3>, found {text!r}", column=column)
    return int(digits), end
