"""Names of cards and melds, for the eye (``8♥``) and for the ear (``8 of hearts``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tierce.cards import JOKER, UNKNOWN, Card, Rank
from tierce.melds import Laid, Meld
from tierce.words.catalogue import Words


def card(words: Words, face: Card, *, aloud: bool = False) -> str:
    """A card: ``8♥``, or ``8 of hearts``."""
    if face is JOKER:
        return words.text("joker" if aloud else "joker-short")
    if face is UNKNOWN:
        return words.text("card-unknown")
    kind = "" if aloud else "short-"
    rank, suit = words.text(f"rank-{kind}{face.rank}"), words.text(f"suit-{kind}{face.suit}")
    if aloud:
        return words.text("card-name", rank=rank, suit=suit)
    return words.left_to_right(words.text("card-short", rank=rank, suit=suit))


def laid(words: Words, one: Laid, *, aloud: bool = False) -> str:
    """A card as it is laid; a joker with what it stands for where that is said: ``Joker=6♥``."""
    stands = one.stands_for
    if one.card is not JOKER or stands is None:
        return card(words, one.card, aloud=aloud)
    if isinstance(stands, Rank):
        if aloud:
            return words.text(f"joker-as-{stands}")
        return words.text("joker-short-for", card=words.text(f"rank-short-{stands}"))
    named = card(words, stands, aloud=aloud)
    return words.text("joker-for-card" if aloud else "joker-short-for", card=named)


def cards(words: Words, faces: Iterable[Card], *, aloud: bool = False) -> str:
    """Several cards: ``7♥ 8♥``, or ``7 of hearts, 8 of hearts``."""
    return row(words, (card(words, face, aloud=aloud) for face in faces), aloud=aloud)


def row(words: Words, names: Iterable[str], *, aloud: bool = False) -> str:
    """Names of cards side by side."""
    return words.joined(names) if aloud else words.left_to_right(" ".join(names))


def ranks(words: Words, meld: Meld) -> str:
    """What a set is made of: ``eights``."""
    return words.text(f"ranks-{Rank(meld.low)}")


def melded(words: Words, faces: Sequence[Card]) -> str:
    """A meld of natural cards by its name, for the ear: "set of 3 fives", "run of spades, ace to 3"."""
    places = sorted(face.rank for face in faces)
    low, high = places[0], places[-1]
    if low is high:
        return words.text("meld-set", count=len(places), ranks=words.text(f"ranks-{low}"))
    ends = {"from": words.text(f"rank-{low}"), "to": words.text(f"rank-{high}")}
    return words.text("meld-run", suit=words.text(f"suit-{next(iter(faces)).suit}"), **ends)
