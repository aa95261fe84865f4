"""What a person looks for on the page, in the language that the page speaks."""

from __future__ import annotations

from os.path import commonprefix
from typing import Final

from tierce.words import Words

JOKER: Final = "joker"
RANKS: Final = ("ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king")
LETTERS: Final = "A23456789TJQK"
SUITS: Final = {"h": "hearts", "d": "diamonds", "c": "clubs", "s": "spades"}
COUNTS: Final = range(1, 60)
LATIN: Final = str.maketrans("٠١٢٣٤٥٦٧٨٩", "0123456789")
"""The digits of the Arabic east, which a person may like better."""
GIVEN: Final = "\0"
"""Stands for whatever a text is given."""


def english(rank: str, suit: str) -> str:
    """A card by the letters of its rank and suit, as the tests call it: ``7 of hearts``."""
    return f"{RANKS[LETTERS.index(rank)]} of {SUITS[suit]}"


class Tongue:
    """The texts of one language, and its cards by their English names."""

    def __init__(self, language: str = "en") -> None:
        self._words = Words(language)
        self._spoken = {JOKER: self.text("joker")}
        for rank in LETTERS:
            for suit in SUITS:
                names = {"rank": self.text(f"rank-{rank}"), "suit": self.text(f"suit-{suit}")}
                self._spoken[english(rank, suit)] = self.text("card-name", **names)
        self._cards = {spoken: card for card, spoken in self._spoken.items()}
        self._choices = {self.text("do-choose", count=count) for count in COUNTS}

    def text(self, id: str, **given: str | int) -> str:
        """The whole text."""
        return self._words.text(id, **given)

    def begin(self, id: str, **given: str | int) -> str:
        """How a text begins, whatever it is given and however many it counts."""
        names = dict.fromkeys(("cards", "card", "meld", "points"), GIVEN) | given
        return commonprefix(  # noqa: RUF071 - texts, no paths
            [self.text(id, **{"count": count, **names}).partition(GIVEN)[0] for count in COUNTS]
        )

    def card(self, spoken: str) -> str:
        """The card that is called so, by its English name."""
        return self._cards[spoken.translate(LATIN)]

    def spoken(self, card: str) -> str:
        """What this card is called."""
        return self._spoken[card]

    def items(self, text: str) -> list[str]:
        """What stands in a row."""
        return text.split(self.text("between-items"))

    def is_choice(self, label: str) -> bool:
        """Whether a button says that there are several ways."""
        return label.translate(LATIN) in self._choices
