"""How the table is drawn: melds in groups by owner, as roomy as the space allows.

There are four sizes, tried in order: whole cards with room between, whole cards close together, the suit or
rank said once (``♥5 6 7``, ``9♣♥★``), and long runs folded to their ends (``♥4…J``). At the third, 26 melds
of four players fit in nine rows of 80.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.style import Style

from tierce.cards import JOKER, UNKNOWN, Card, Cards, Rank
from tierce.cli.tui.canvas import Canvas
from tierce.cli.tui.faces import JOKER_INK, PAPER, Faces, face_lines, flat_face, ink, rank_text, suit_ink
from tierce.game.state import TableMeld
from tierce.melds import Meld

ROOMY, CLOSE, SHORT, FOLDED = range(4)
OWNER: Final = Style.parse("bold #cfe8d5")
LABEL: Final = Style.parse("#9fc7ab")
TARGET: Final = Style.parse("bold #ffd75f")
CURSOR: Final = Style.parse("bold #1b1b1b on #ffd75f")
TOUCHED: Final = Style.parse("bold #9be7ff")
EDGE: Final = Style.parse(f"#b8b2a0 on {PAPER}")
STAR: Final = Style.parse(f"bold {JOKER_INK} on {PAPER}")

Piece = tuple[str, Style]


@dataclass(frozen=True, slots=True)
class Drawing:
    """What to draw: the melds, whose they are, and the marks on them (meld numbers)."""

    table: Sequence[TableMeld]
    owners: Mapping[int, str]
    order: Sequence[int]
    targets: Collection[int] = field(default=())
    touched: Collection[int] = field(default=())
    cursor: int | None = None
    beside: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    """The deadwood that a seat has shown with its melds."""
    beside_name: str = ""


def draw_melds(drawing: Drawing, width: int, height: int, faces: Faces) -> Canvas:
    """The table in the roomiest size that fits the height; the smallest when none does."""
    for size in (ROOMY, CLOSE, SHORT, FOLDED):
        canvas = draw_sized(drawing, width, faces, size)
        if canvas.height <= height:
            break
    return canvas


def draw_held(hands: Mapping[str, Cards], width: int, faces: Faces, *, tall: bool) -> Canvas:
    """Hands from outside, by the name of who holds them: backs, and the cards that are known."""
    canvas, high = Canvas(width), 3 if tall else 1
    for name, cards in hands.items():
        y = canvas.height
        x = canvas.put(0, y + high // 2, name, OWNER) + 2
        for card in sorted(cards, key=lambda card: (card is not UNKNOWN, card)):
            if x + 5 > width:
                break
            for row, line in enumerate(face_lines(card, faces) if tall else [flat_face(card, faces)]):
                canvas.put(x, y + row, line, ink(card))
            x += 6 if tall else 5
        canvas.put(0, y + high, "")
    return canvas


def draw_sized(drawing: Drawing, width: int, faces: Faces, size: int) -> Canvas:
    """The table in one size."""
    canvas = Canvas(width)
    names = [drawing.owners[seat] for seat in drawing.order]
    margin = min(12, max((cell_len(name) for name in names), default=0)) + 1
    y = 0
    for seat in drawing.order:
        mine = [(number, lies.meld) for number, lies in enumerate(drawing.table, 1) if lies.owner == seat]
        beside = drawing.beside.get(seat, ())
        if not mine and not beside:
            continue
        name = drawing.owners[seat]
        if cell_len(name) >= margin:
            name = name[: margin - 2] + "…"
        canvas.put(0, y, name, OWNER)
        x = margin
        lying: list[tuple[int | None, list[Piece]]] = [
            (number, _label(drawing, number) + strip(meld, faces, size)) for number, meld in mine
        ]
        if beside:
            lying.append((None, [(f" {drawing.beside_name} ", LABEL), *_loose(beside, faces)]))
        for item, pieces in lying:
            wide = sum(cell_len(text) for text, _ in pieces)
            if x > margin and x + wide > width:
                y, x = y + 1 + (size == ROOMY), margin
            if item is not None:
                canvas.mark(x, y, wide, 1, item)
            for text, style in pieces:
                x = canvas.put(x, y, text, style)
            x += 2 if size < SHORT else 1
        y += 1 + (size == ROOMY)
    return canvas


def _label(drawing: Drawing, number: int) -> list[Piece]:
    if number == drawing.cursor:
        return [(f"▶m{number}", CURSOR), _flag(drawing, number)]
    return [(f" m{number}", TARGET if number in drawing.targets else LABEL), _flag(drawing, number)]


def _flag(drawing: Drawing, number: int) -> Piece:
    if number in drawing.targets:
        return ("+", TARGET)
    return ("•", TOUCHED) if number in drawing.touched else (" ", LABEL)


def strip(meld: Meld, faces: Faces, size: int) -> list[Piece]:
    """The cards of a meld as one strip of paper."""
    if size <= CLOSE:
        return _whole(meld, faces)
    return _short_run(meld, faces, fold=size == FOLDED) if meld.is_run else _short_set(meld, faces)


def _loose(cards: Sequence[Card], faces: Faces) -> list[Piece]:
    """Cards that lie there one by one."""
    pieces: list[Piece] = []
    for card in cards:
        pieces += [(" ", LABEL)] * bool(pieces) + [(f" {faces.short(card)} ", ink(card))]
    return pieces


def _whole(meld: Meld, faces: Faces) -> list[Piece]:
    pieces: list[Piece] = [(" ", EDGE)]
    for index, card in enumerate(meld.cards):
        if index:
            pieces.append(("│", EDGE))
        pieces.append((faces.slot(meld, index), ink(card)))
    return [*pieces, (" ", EDGE)]


def _short_run(meld: Meld, faces: Faces, *, fold: bool) -> list[Piece]:
    if meld.suit is None:
        raise ValueError("a set is no run")
    style = suit_ink(meld.suit)
    pieces: list[Piece] = [(faces.suit(meld.suit), style)]
    last = len(meld.cards) - 1
    folded = False
    for index, card in enumerate(meld.cards):
        stands = meld.stands_for(index)
        rank = rank_text(stands if isinstance(stands, Rank) else stands.rank)
        if card is JOKER:
            pieces += [(" ", EDGE)] if index and not folded else []
            pieces.append((faces.joker + rank, STAR))
            folded = False
        elif fold and last > 3 and 0 < index < last:
            pieces += [] if folded else [("…", style)]
            folded = True
        else:
            pieces += [(" ", EDGE)] if index and not folded else []
            pieces.append((rank, style))
            folded = False
    return pieces


def _short_set(meld: Meld, faces: Faces) -> list[Piece]:
    pieces: list[Piece] = [(rank_text(meld.low), Style.parse(f"bold #303030 on {PAPER}"))]
    for card in meld.cards:
        pieces.append((faces.joker, STAR) if card is JOKER else (faces.suit(card.suit), suit_ink(card.suit)))
    return pieces
