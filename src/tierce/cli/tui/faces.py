"""Cards as they are printed in a terminal: rank and suit, four colours, never told apart by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style

from tierce.cards import JOKER, UNKNOWN, Card, Rank, Suit
from tierce.melds import Meld

PAPER: Final = "#f6f3ea"
LIFTED: Final = "#ffe08a"
INK: Final = {
    Suit.SPADES: "#101418",
    Suit.HEARTS: "#c01030",
    Suit.DIAMONDS: "#1548b8",
    Suit.CLUBS: "#0a6b2c",
}
JOKER_INK: Final = "#6a1b9a"
BACK: Final = Style.parse("#8fb3d9 on #24466e")
JOKER_SIGN: Final = "★"
BACK_SIGN: Final = "▒"
SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


def rank_text(rank: Rank | int) -> str:
    """``10`` for the ten, else the letter of the notation."""
    letter = str(Rank((int(rank) - 1) % 13 + 1))
    return "10" if letter == "T" else letter


class Faces:
    """How cards are written: with suit signs, or with letters where a font has none."""

    def __init__(self, *, letters: bool = False) -> None:
        """``letters`` writes ``7h`` for ``7♥`` and ``Jk`` for a joker."""
        self.letters = letters

    def suit(self, suit: Suit) -> str:
        """The sign of a suit."""
        return str(suit) if self.letters else SIGNS[suit]

    @property
    def joker(self) -> str:
        """The sign of a joker."""
        return "*" if self.letters else JOKER_SIGN

    def short(self, card: Card) -> str:
        """``10♥``; a joker is a star, an unknown card its back."""
        if card is JOKER:
            return self.joker
        if card is UNKNOWN:
            return "?" if self.letters else BACK_SIGN
        return rank_text(card.rank) + self.suit(card.suit)

    def shorts(self, cards: Sequence[Card]) -> str:
        """Several cards in a sentence."""
        return " ".join(map(self.short, cards))

    def slot(self, meld: Meld, index: int) -> str:
        """A card of a meld; a joker in a run shows the card it stands for."""
        card = meld.cards[index]
        stands = meld.stands_for(index)
        if card is not JOKER or not isinstance(stands, Card):
            return self.short(card)
        return self.joker + self.short(stands)

    def slots(self, meld: Meld) -> str:
        """A whole meld in a sentence."""
        return " ".join(self.slot(meld, index) for index in range(len(meld.cards)))


def flat_face(card: Card, faces: Faces) -> str:
    """A card in one line."""
    if card is UNKNOWN:
        return f" {faces.short(card) * 2} "
    if card is JOKER:
        return f" {faces.joker}  " if not faces.letters else " Jk "
    return f"{rank_text(card.rank):>2}{faces.suit(card.suit)} "


def face_lines(card: Card, faces: Faces) -> list[str]:
    """A card three lines high."""
    if card is UNKNOWN:
        return ["░░░░░"] * 3
    if card is JOKER:
        return [" Jk  ", f"  {faces.joker}  ", "  Jk "]
    rank = rank_text(card.rank)
    return [f" {rank:<4}", f"  {faces.suit(card.suit)}  ", f"{rank:>4} "]


def ink(card: Card, *, paper: str = PAPER, bold: bool = True) -> Style:
    """The style of a card face on paper."""
    if card is UNKNOWN:
        return BACK
    colour = JOKER_INK if card is JOKER else INK[card.suit]
    return Style.parse(f"{'bold ' if bold else ''}{colour} on {paper}")


def suit_ink(suit: Suit) -> Style:
    """The style of a suit's own sign on paper."""
    return Style.parse(f"bold {INK[suit]} on {PAPER}")
