"""How hands and tables are drawn: everything in sight, at the width there is."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

from tierce.cards import Cards, Suit, numbered_deck
from tierce.cli.tui.arrange import Arrangement, Held
from tierce.cli.tui.faces import INK, Faces
from tierce.cli.tui.handdraw import draw_hand
from tierce.cli.tui.melddraw import CLOSE, FOLDED, ROOMY, SHORT, Drawing, draw_melds, draw_sized, strip
from tierce.game.state import TableMeld
from tierce.melds import Laid, Meld, MeldLaw
from tierce.melds.readings import melds_in, shapes


def meld(text: str) -> Meld:
    found = shapes(Laid.parse_many(text), MeldLaw())
    assert isinstance(found, list)
    return found[0]


def drawn(one: Meld, size: int, *, letters: bool = False) -> str:
    return "".join(text for text, _ in strip(one, Faces(letters=letters), size))


@pytest.mark.parametrize(
    ("text", "close", "short", "folded"),
    [
        ("5h6hJk=7h", " 5♥│6♥│★7♥ ", "♥5 6 ★7", "♥5 6 ★7"),
        ("9c9hJk=9", " 9♣│9♥│★ ", "9♣♥★", "9♣♥★"),
        ("4sJk=5s6s7s8s9sTs", " 4♠│★5♠│6♠│7♠│8♠│9♠│10♠ ", "♠4 ★5 6 7 8 9 10", "♠4 ★5…10"),
        ("TdJdQdKdAd", " 10♦│J♦│Q♦│K♦│A♦ ", "♦10 J Q K A", "♦10…A"),
    ],
)
def test_a_meld_in_every_size(text: str, close: str, short: str, folded: str) -> None:
    one = meld(text)
    assert [drawn(one, size) for size in (ROOMY, CLOSE, SHORT, FOLDED)] == [close, close, short, folded]
    assert "♥" not in drawn(one, CLOSE, letters=True)


def crowd(count: int, owners: int, seed: int) -> list[TableMeld]:
    """That many melds of three from two packs."""
    rng, left = random.Random(seed), Cards(numbered_deck(2, 6))
    small = [one for one in melds_in(left, MeldLaw(max_in_run=1, max_in_set=1)) if len(one.cards) == 3]
    rng.shuffle(small)
    found: list[TableMeld] = []
    for one in small * 2:
        if one.bag in left and len(found) < count:
            left -= one.bag
            found.append(TableMeld(one, rng.randrange(owners)))
    assert len(found) == count
    return found


@pytest.mark.parametrize("owners", [2, 4, 6])
@pytest.mark.parametrize("seed", range(3))
def test_26_melds_are_readable_in_a_small_terminal(owners: int, seed: int) -> None:
    names = ("You", "Boris", "Chen", "Dora", "Emil", "Maximiliane")[:owners]
    table = crowd(26, owners, seed)
    drawing = Drawing(table, dict(enumerate(names)), range(owners), targets={3}, touched={4}, cursor=26)
    canvas = draw_melds(drawing, 77, 11, Faces())
    lines = canvas.text().plain.splitlines()
    assert len(lines) == canvas.height <= 11
    assert all(cell_len(line) <= 77 for line in lines)
    whole = "\n".join(lines)
    for number, lies in enumerate(table, 1):
        assert f"m{number}" in whole
        assert any(drawn(lies.meld, size) in whole for size in range(4))
        area = canvas.area(number)
        assert area is not None
        assert canvas.at(area.x, area.y) == number
    assert "m3+" in whole
    assert "m4•" in whole
    assert "▶m26" in whole


def test_the_roomiest_size_that_fits_is_taken() -> None:
    drawing = Drawing(crowd(20, 4, 1), dict(enumerate("abcd")), range(4))
    heights = [draw_sized(drawing, 76, Faces(), size).height for size in range(4)]
    assert heights == sorted(heights, reverse=True)
    for size, height in enumerate(heights):
        assert draw_melds(drawing, 76, height, Faces()).height == height, size
    assert draw_melds(drawing, 76, 1, Faces()).height == heights[FOLDED]


@pytest.mark.parametrize("width", [40, 78, 118])
@pytest.mark.parametrize("tall", [False, True])
@pytest.mark.parametrize("count", [0, 1, 13, 20, 25, 40])
def test_a_hand_never_hides_a_card(width: int, tall: bool, count: int) -> None:
    cards = random.Random(count).sample(list(numbered_deck(2, 6)), count)
    hand = Arrangement(Cards(cards))
    for held in hand.cards[::3]:
        hand.toggle(held)
    canvas = draw_hand(hand, width, Faces(), tall=tall, fitting=set(cards[:2]))
    lines = canvas.text().plain.split("\n")
    assert all(cell_len(line) <= width for line in lines)
    assert {area.item for area in canvas.areas} == set(hand.cards)
    taken = {
        (x, y) for a in canvas.areas for x in range(a.x, a.x + a.width) for y in range(a.y, a.y + a.height)
    }
    assert len(taken) == sum(area.width * area.height for area in canvas.areas)
    whole = "\n".join(lines)
    for number in range(1, len(hand.chosen) + 1):
        assert f"▲{number}" in whole
    assert whole.count("+") == sum(held.card in set(cards[:2]) for held in hand.cards)
    assert ("▶" in whole) == bool(count)


def test_25_cards_take_two_rows_of_80() -> None:
    deck = list(numbered_deck(2, 6))
    for seed in range(20):
        hand = Arrangement(Cards(random.Random(seed).sample(deck, 25)))
        assert draw_hand(hand, 78, Faces()).height == 4


def test_suits_differ_in_shape_and_in_colour() -> None:
    assert len(set(INK.values())) == 4
    assert len({Faces().suit(suit) for suit in Suit}) == 4


def test_a_click_finds_the_card_and_its_gap_nothing() -> None:
    hand = Arrangement(Cards.parse("Ac7h"))
    canvas = draw_hand(hand, 78, Faces())
    first = canvas.at(2, 1)
    assert isinstance(first, Held)
    assert first.card.text == "Ac"
    assert canvas.at(40, 1) is None
