"""The action table: every action of a game as a number, the same in all its deals.

A table is made from the terms of a game (:class:`~tierce.rules.Terms`), section by section, so the numbers of
a game do not change while its rules do not. What is legal comes from the engine alone: a number is legal when
it is the number of a listed action.

A number may stand for several actions that differ only in what hardly ever matters, since a table with all of
them would have millions of numbers. It then means the one of them that the engine lists first (after a knock:
the first of those that leave the least deadwood):

* runs of one suit, place and length with as many jokers, in whichever places the jokers lie
* sets of repeating suits with as many naturals and jokers, of whichever suits the naturals are
* knocks that throw the same card, and showings of a hand, with whichever melds
* borrows from a run that take as many cards from its low end, its middle and its high end
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from tierce.cards import FACES, JOKER, Card, Rank
from tierce.cards.card import RANK_LETTERS, SUITS
from tierce.game.actions import (
    Action,
    BigGin,
    Borrow,
    Die,
    Discard,
    Done,
    Draw,
    EndTurn,
    Knock,
    LayMeld,
    LayOff,
    Pass,
    Swap,
    Take,
    Touch,
)
from tierce.game.policies import knock
from tierce.game.policies.borrow import slots_meant
from tierce.game.state import State, TableMeld, meld_law
from tierce.melds import Laid, MeldEnd
from tierce.melds.law import HIGH_ACE, SHORTEST
from tierce.rules import Terms

VERSION: Final = 1
"""Goes up with any change of any number of any game."""

PACK: Final = 52
FACE_COUNT: Final = 53
WORDS: Final[dict[type[Action], str]] = {
    Draw: "draw",
    Take: "take",
    Touch: "touch",
    Pass: "pass",
    EndTurn: "end",
    Die: "dead",
    Done: "done",
    BigGin: "biggin",
}
"""The actions without a card that has to be named, with their words."""


class Section(NamedTuple):
    """Consecutive numbers of one kind of action."""

    name: str
    start: int
    shape: tuple[int, ...]
    """How many choices there are for each part of the action, the last counting fastest."""
    text: Callable[[tuple[int, ...]], str]

    @property
    def size(self) -> int:
        """How many numbers."""
        size = 1
        for choices in self.shape:
            size *= choices
        return size


class ActionTable:
    """The numbers of the actions of one game at a table of one size."""

    def __init__(self, terms: Terms) -> None:
        """The table of a game under these terms."""
        self.terms = terms
        self.law = meld_law(terms)
        self.melds = most_melds(terms)
        """The most melds on which cards may be laid."""
        self.faces = FACE_COUNT if terms.deck.jokers else PACK
        self._in_runs = _most_jokers(terms, self.law.max_in_run)
        self._in_sets = _most_jokers(terms, self.law.max_in_set)
        self.sections: tuple[Section, ...] = tuple(self._made())
        self.size = self.sections[-1].start + self.sections[-1].size
        """How many numbers there are: an action is 0 to one less."""
        self._start = {section.name: section.start for section in self.sections}
        self._words = {kind: self._start[word] for kind, word in WORDS.items() if word in self._start}
        self._meld = lru_cache(maxsize=1 << 16)(self._of_meld)

    def __reduce__(self) -> tuple[object, tuple[Terms]]:
        """Copies and pickles are the table of the same terms."""
        return (action_table, (self.terms,))

    def number(self, action: Action, table: tuple[TableMeld, ...] = ()) -> int:
        """The number of a fully stated action; ``table`` are the melds on the table, which a borrow needs.

        Raises ``ValueError`` for an action that this game does not have.
        """
        try:
            return self._number(action, table)
        except KeyError:
            raise ValueError(f"{self.terms.rules} has no action such as `{action}`") from None

    def numbered(self, state: State, listed: Iterable[Action]) -> dict[int, Action]:
        """The actions listed in a state by their numbers, each number with the one action that it means."""
        found: dict[int, Action] = {}
        for action in listed:
            number = self._number(action, state.table)
            if number not in found or self._better(action, found[number]):
                found[number] = action
        return found

    def text(self, number: int) -> str:
        """What a number means, in words. Raises ``ValueError`` for a number that is not in the table."""
        for section in self.sections:
            if section.start <= number < section.start + section.size:
                parts, rest = [], number - section.start
                for choices in reversed(section.shape):
                    rest, part = divmod(rest, choices)
                    parts.append(part)
                return section.text(tuple(parts[::-1]))
        raise ValueError(f"{number} is no action; the actions of {self.terms.rules} are 0 to {self.size - 1}")

    # -- sections -------------------------------------------------------------------------------------------

    def _made(self) -> Iterable[Section]:
        terms = self.terms
        start = 0
        for name, shape, text in (
            *((word, (), lambda parts, word=word: word) for word in _words(terms)),
            *self._discards(),
            *(self._melded() if not terms.knocks else ()),
            ("lay", (self.faces, self.melds, 2), _layoff_text),
            *(self._moved() if not terms.knocks else ()),
        ):
            section = Section(name, start, shape, text)
            start += section.size
            yield section

    def _discards(self) -> Iterable[tuple[str, tuple[int, ...], Callable[[tuple[int, ...]], str]]]:
        if self.terms.draws:
            yield "discard", (self.faces,), lambda parts: f"discard {FACES[parts[0]]}"
        if self.terms.out.carte == "manual":
            yield "carte", (self.faces,), lambda parts: f"discard {FACES[parts[0]]} carte"
        if self.terms.knocks:
            yield "knock", (self.faces,), lambda parts: f"knock {FACES[parts[0]]}"

    def _melded(self) -> Iterable[tuple[str, tuple[int, ...], Callable[[tuple[int, ...]], str]]]:
        yield "run", (4, 13, HIGH_ACE - SHORTEST + 1, self._in_runs + 1), _run_text
        if self.law.set_suits == "distinct":
            yield "set", (13, 16, self._in_sets + 1), _set_text
        else:
            yield "set", (13, 4 * self.terms.deck.packs + 1, self._in_sets + 1), _set_of_any_suits_text

    def _moved(self) -> Iterable[tuple[str, tuple[int, ...], Callable[[tuple[int, ...]], str]]]:
        yield "swap", (PACK, self.melds), lambda parts: f"swap {FACES[parts[0]]} m{parts[1] + 1}"
        if self.law.run_max == HIGH_ACE:
            yield (
                "low swap",
                (4, self.melds),
                lambda parts: f"swap {FACES[13 * parts[0]]} m{parts[1] + 1}<",
            )
        if self.terms.borrow.kind != "off":
            most = 12 if not self.terms.borrow.split else 9
            middle = 1 if not self.terms.borrow.split else most
            yield "borrow of a run", (self.melds, most, middle, most), _borrow_text
            yield (
                "borrow of a set",
                (self.melds, 5, self._largest_set - SHORTEST + 1),
                lambda parts: f"borrow {parts[2] + 1} from set m{parts[0] + 1}, first {'cdhsJ'[parts[1]]}",
            )

    @property
    def _largest_set(self) -> int:
        return self.law.largest_set or 4 * self.terms.deck.packs + self._in_sets

    # -- numbers --------------------------------------------------------------------------------------------

    def _number(self, action: Action, table: tuple[TableMeld, ...]) -> int:
        match action:
            case Discard(card=card, carte=carte):
                return self._start["carte" if carte else "discard"] + card.index
            case LayMeld(laid=laid):
                return self._meld(laid)
            case LayOff(card=card, meld=meld, end=end):
                high = end is not MeldEnd.LOW
                return self._start["lay"] + (card.index * self.melds + meld - 1) * 2 + high
            case Swap(card=card, meld=meld, end=MeldEnd.LOW):
                return self._start["low swap"] + card.index // 13 * self.melds + meld - 1
            case Swap(card=card, meld=meld):
                return self._start["swap"] + card.index * self.melds + meld - 1
            case Borrow():
                return self._of_borrow(action, table[action.meld - 1])
            case Knock(card=card):
                return self._start["knock"] + card.index
        return self._words[type(action)]

    def _of_meld(self, laid: tuple[Laid, ...]) -> int:
        jokers = sum(one.card is JOKER for one in laid)
        naturals = [one.card for one in laid if one.card is not JOKER]
        rank = _rank_of_set(laid, naturals)
        if rank is None:
            first = laid[0].card if laid[0].card is not JOKER else laid[0].stands_for
            assert isinstance(first, Card)  # the engine states each joker of a run
            place, length = first.rank - 1, len(laid) - SHORTEST
            of_suit = SUITS.index(first.suit) * 13 + place
            lengths = HIGH_ACE - SHORTEST + 1
            return self._start["run"] + (of_suit * lengths + length) * (self._in_runs + 1) + jokers
        if self.law.set_suits == "distinct":
            which, choices = sum(1 << card.index // 13 for card in naturals), 16
        else:
            which, choices = len(naturals), 4 * self.terms.deck.packs + 1
        return self._start["set"] + ((rank - 1) * choices + which) * (self._in_sets + 1) + jokers

    def _of_borrow(self, action: Borrow, lies: TableMeld) -> int:
        meld, number = lies.meld, action.meld - 1
        if not meld.is_run:
            first = action.laid[0].card
            suit = 4 if first is JOKER else first.index // 13
            sizes = self._largest_set - SHORTEST + 1
            return self._start["borrow of a set"] + (number * 5 + suit) * sizes + len(action.laid) - 1
        slots = slots_meant(meld, action.laid, action.end)[0]
        size = len(meld.cards)
        low = next((at for at in range(size) if at not in slots), size)
        high = next((at for at in range(size) if size - 1 - at not in slots), size)
        middle = len(slots) - low - high
        most = 9 if self.terms.borrow.split else 12
        middles = most if self.terms.borrow.split else 1
        return self._start["borrow of a run"] + ((number * most + low) * middles + middle) * most + high

    def _better(self, action: Action, than: Action) -> bool:
        """Whether of two actions with one number this is the one that is meant: it shows more points."""
        if not isinstance(action, Knock | Done):
            return False
        return self._shown(action) > self._shown(than)

    def _shown(self, action: Action) -> int:
        worth = knock.points(self.terms).each
        melds = action.melds if isinstance(action, Knock | Done) else None
        return sum(worth[card.index] for meld in melds or () for card in meld)


@lru_cache(maxsize=64)
def action_table(terms: Terms) -> ActionTable:
    """The table of a game, made once."""
    return ActionTable(terms)


def most_melds(terms: Terms) -> int:
    """How many melds may lie on the table: a knocker's, those of all hands, or of the whole deck."""
    hand = terms.deal.hand_size
    if terms.knocks:
        return (hand + 1) // SHORTEST
    cards = terms.deck.packs * PACK + terms.deck.jokers if terms.draws else hand * terms.players
    return cards // SHORTEST


def _words(terms: Terms) -> Iterable[str]:
    if terms.knocks:
        return ("draw", "take", "pass", "done", "biggin")
    if not terms.draws:
        return ("end", "dead")
    return ("draw", "take") if terms.draw.touch == "ignored" else ("draw", "take", "touch")


def _most_jokers(terms: Terms, allowed: int | None) -> int:
    return terms.deck.jokers if allowed is None else min(allowed, terms.deck.jokers)


def _rank_of_set(laid: tuple[Laid, ...], naturals: list[Card]) -> Rank | None:
    """The rank of a set, or ``None`` for a run."""
    for one in laid:
        if isinstance(one.stands_for, Rank):
            return one.stands_for
        if one.stands_for is not None:
            return None
    return naturals[0].rank if naturals[0].rank == naturals[1].rank else None


# -- in words -----------------------------------------------------------------------------------------------


def _layoff_text(parts: tuple[int, ...]) -> str:
    return f"lay {FACES[parts[0]]} m{parts[1] + 1}{'<>'[parts[2]]}"


def _with_jokers(jokers: int) -> str:
    return "" if not jokers else " with a joker" if jokers == 1 else f" with {jokers} jokers"


def _run_text(parts: tuple[int, ...]) -> str:
    suit, low, length, jokers = parts
    first, last = RANK_LETTERS[low], RANK_LETTERS[(low + length + SHORTEST - 1) % 13]
    return f"meld {first}{SUITS[suit]}..{last}{SUITS[suit]}{_with_jokers(jokers)}"


def _set_text(parts: tuple[int, ...]) -> str:
    rank, suits, jokers = parts
    cards = "".join(f"{RANK_LETTERS[rank]}{suit}" for at, suit in enumerate(SUITS) if suits >> at & 1)
    return f"meld {cards or RANK_LETTERS[rank]}{_with_jokers(jokers)}"


def _set_of_any_suits_text(parts: tuple[int, ...]) -> str:
    rank, naturals, jokers = parts
    return f"meld {naturals} x {RANK_LETTERS[rank]}{_with_jokers(jokers)}"


def _borrow_text(parts: tuple[int, ...]) -> str:
    meld, low, middle, high = parts
    return f"borrow {low} low, {middle} middle, {high} high from run m{meld + 1}"
