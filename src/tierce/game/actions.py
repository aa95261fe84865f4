"""Actions: one rule-level act each, as it is said at the table.

``str()`` of an action is its words in the record (``lay 8h m1>``), :meth:`Action.parse` reads them back. An
action may be said loosely (``meld 3h4hJk``, ``lay Ah m2``): the engine resolves it against the table, or
refuses it as
ambiguous. What the engine lists is always fully stated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

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
class Deal(Action):
    """Chance deals: a hand for each seat, empty for a seat that is out of the match."""

    verb: ClassVar[str] = "deal"
    hands: tuple[Cards, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card dealt."""
        return tuple(card for hand in self.hands for card in hand)

    def __str__(self) -> str:
        """``deal p1 2c3c.. p2 ..``: the seats that are dealt in."""
        return "deal " + " ".join(f"p{seat + 1} {hand}" for seat, hand in enumerate(self.hands) if hand)

    def __repr__(self) -> str:
        """An expression that rebuilds it."""
        return f"Deal({self.hands!r})"


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


def _parse_part(text: str) -> tuple[Action, ...]:
    words = text.split(" ")
    verb, args = words[0], words[1:]
    wanted = {"meld": 1, "lay": 2, "swap": 2, "end": 0, "dead": 0}
    if verb not in wanted:
        raise ParseError(f"{verb!r} is no action; expected {', '.join(wanted)}")
    if len(args) != wanted[verb] or not all(args):
        shape = {"meld": "meld CARDS", "lay": "lay CARDS mK", "swap": "swap CARD mK"}.get(verb, verb)
        raise ParseError(f"expected `{shape}`, found {text!r}", column=len(verb) + 1)
    if verb == "end":
        return (EndTurn(),)
    if verb == "dead":
        return (Die(),)
    column = len(verb) + 2
    try:
        laid = Laid.parse_many(args[0])
    except ParseError as wrong:
        raise wrong.at(1, column) from None
    if verb == "meld":
        return (LayMeld(laid),)
    meld, end = _meld_number(args[1], column + len(args[0]) + 1)
    if verb == "swap":
        if len(laid) != 1 or laid[0].stands_for is not None:
            raise ParseError("a swap takes one natural card", column=column)
        return (Swap(laid[0].card, meld, end),)
    outwards = reversed(laid) if end is MeldEnd.LOW else laid
    return tuple(
        LayOff(one.card, meld, end, one.stands_for if one.card is JOKER else None) for one in outwards
    )


def _meld_number(text: str, column: int) -> tuple[int, MeldEnd | None]:
    end = MeldEnd(text[-1]) if text[-1:] in ("<", ">") else None
    digits = text[1:-1] if end else text[1:]
    if text[0] != "m" or not (digits.isascii() and digits.isdigit() and len(digits) <= 3 and int(digits) > 0):
        raise ParseError(f"expected a table meld such as m1, m2< or m3>, found {text!r}", column=column)
    return int(digits), end
