"""What the solver decides as a whole: how a table meld is used, and in a circle which runs go past the king.

Such a decision touches several places. So that the walk need not decide all of it at once, the options of
one group are spelt as words, a letter a place, and words with the same rest are one: the walk remembers only
which rests are still open.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tierce.cards import JOKER, Cards
from tierce.melds.gather import Four
from tierce.melds.meld import Meld
from tierce.melds.supply import TableStep


class Option(NamedTuple):
    """One way to use a table meld, or one choice of runs past the king."""

    taken: Cards = Cards()
    """Cards from hand that it uses up."""
    lent: Cards = Cards()
    """Cards that it adds to be used, each of which must be."""
    spent: Cards = Cards()
    """Borrowed cards that it uses."""
    off: int = 0
    """Jokers among ``taken`` that are laid off."""
    worth: int = 0
    pure: bool = False
    steps: tuple[TableStep, ...] = ()
    melds: tuple[tuple[Meld, Cards], ...] = ()


class Letter(NamedTuple):
    """What an option does at one place; jokers, and what they and aces are worth, are in the first."""

    taken: Four
    lent: Four
    spent: Four
    jokers: int = 0
    off: int = 0
    worth: int = 0
    pure: bool = False


class Way(NamedTuple):
    """A letter, and the rests that may follow it (``None`` where the word is over)."""

    letter: Letter
    rest: int | None


Word = tuple[Letter, ...]


class Group:
    """Options of which one is chosen, as words from the place ``first`` on."""

    def __init__(self, options: Iterable[Option], natural: tuple[int, ...]) -> None:
        """``natural`` says what a natural counts here, by rank; what an option counts beyond that is by its
        aces and jokers.
        """
        self.options: dict[Word, Option] = {}
        ranks: set[int] = set()
        chosen = list(options)
        for option in chosen:
            touched = [card for cards in (option.taken, option.lent, option.spent) for card in cards.faces()]
            ranks.update(int(card.rank) for card in touched if card is not JOKER)
        self.first, last = min(ranks, default=1), max(ranks, default=1)
        for option in chosen:
            word = _spelt(option, self.first, last, natural)
            self.options.setdefault(word, option)
        self._numbers: dict[frozenset[Word], int] = {}
        self.ways: list[tuple[Way, ...]] = []
        """For each number of rests the letters that may come next."""
        self.start = self._number(frozenset(self.options))

    def _number(self, words: frozenset[Word]) -> int:
        """The number of a choice of rests."""
        if words in self._numbers:
            return self._numbers[words]
        rests: dict[Letter, set[Word]] = {}
        for word in words:
            rests.setdefault(word[0], set()).add(word[1:])
        ways = tuple(
            Way(letter, self._number(frozenset(rest)) if () not in rest else None)
            for letter, rest in rests.items()
        )
        self._numbers[words] = len(self.ways)
        self.ways.append(ways)
        return self._numbers[words]


def _spelt(option: Option, first: int, last: int, natural: tuple[int, ...]) -> Word:
    """The option as a word."""
    letters: list[Letter] = []
    beyond = option.worth
    taken, lent, spent = by_rank(option.taken), by_rank(option.lent), by_rank(option.spent)
    for rank in range(first, last + 1):
        worth = sum(taken[rank]) * natural[rank] if rank > 1 else 0
        beyond -= worth
        letters.append(Letter(taken[rank], lent[rank], spent[rank], worth=worth))
    letters[0] = letters[0]._replace(
        jokers=option.taken.jokers, off=option.off, worth=letters[0].worth + beyond, pure=option.pure
    )
    return tuple(letters)


@lru_cache(maxsize=64)
def by_rank(cards: Cards) -> tuple[Four, ...]:
    """How many cards of each rank, by suit. Index 0 is not used."""
    counts = [[0, 0, 0, 0] for _ in range(14)]
    for card in cards:
        if card is not JOKER:
            counts[card.index % 13 + 1][card.index // 13] += 1
    return tuple((one, two, three, four) for one, two, three, four in counts)
