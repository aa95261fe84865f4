"""What a hand costs, who won a deal, and what is settled."""

from __future__ import annotations

from fractions import Fraction

import pytest

from positions import all_dead, closed, worth
from says import exactly
from tierce.cards import FACES, JOKER, UNKNOWN, Cards
from tierce.game import DealResult, Ending
from tierce.game.scoring import PASSPORT_PENALTY, Count, card_points, count, counts
from tierce.rules import Terms, load

TERMS = load("penang").at(4)


def terms(rules: str, players: int = 4) -> Terms:
    return load(f"penang+{rules}").at(players)


def test_card_points() -> None:
    values = [card_points(face, TERMS) for face in FACES[:13]]
    assert values == [15, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]
    changed = terms("values.ace_in_hand=1+values.court=12+values.joker_in_hand=50")
    assert [card_points(face, changed) for face in FACES[39:53]] == [
        1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 12, 12, 50,
    ]  # fmt: skip
    assert card_points(JOKER, terms("values.joker_in_hand=doubles_hand")) == 0
    with pytest.raises(ValueError, match=exactly("an unknown card cannot be counted")):
        card_points(UNKNOWN, TERMS)


def test_a_count_is_explained() -> None:
    hand = Cards.parse("As7cJk")
    listed = tuple((card, card_points(card, TERMS)) for card in hand)
    assert count(hand, TERMS) == Count(listed, 42, score=42)
    assert count(Cards(), TERMS) == Count((), 0)
    told = Count((), 0)
    assert (told.doubled, told.penalty, told.flat, told.bonus, told.score) == (False, 0, None, 0, 0)
    assert told.factor == 1


@pytest.mark.parametrize(
    ("cards", "rules", "missed", "expected"),
    [
        ("As7cJk", "values.joker_in_hand=doubles_hand", False, (22, True, 0, 44)),
        ("As7cJkJk", "values.joker_in_hand=doubles_hand", False, (22, True, 0, 44)),
        ("As7c", "values.joker_in_hand=doubles_hand", False, (22, False, 0, 22)),
        ("As7c", "score.no_passport=plus_50", True, (22, False, 50, 72)),
        ("As7c", "score.no_passport=plus_50", False, (22, False, 0, 22)),
        ("As7c", "score.no_passport=double", True, (22, False, 22, 44)),
        ("As7c", "score.no_passport=none", True, (22, False, 0, 22)),
        ("AsJk", "values.joker_in_hand=doubles_hand+score.no_passport=double", True, (15, True, 30, 60)),
    ],
)
def test_what_else_counts(cards: str, rules: str, missed: bool, expected: tuple[int, bool, int, int]) -> None:
    hand = Cards.parse(cards)
    result = DealResult(Ending.ALL_DEAD, (None, hand), (False, missed))
    nobody, told = counts(result, terms(rules))
    assert nobody is None
    assert told is not None
    assert (told.total, told.doubled, told.penalty, told.score) == expected
    assert PASSPORT_PENALTY == 50
    alone = count(hand, terms(rules))
    assert told == alone._replace(penalty=told.penalty, score=alone.score + told.penalty)
    assert result.points(terms(rules)) == (None, told.score)


def test_points_and_winners() -> None:
    result = all_dead(20, None, 12, 12)
    assert result.points(TERMS) == (20, None, 12, 12)
    assert result.winners(TERMS) == (2, 3)
    # Who went out has won, whatever it counts under other rules.
    out = closed(1, 0, 0, 7)
    assert out.winners(TERMS) == (1,)
    missed = all_dead(20, 30, missed=(0,))
    assert missed.points(terms("score.no_passport=double", 2)) == (40, 30)


@pytest.mark.parametrize("points", range(2, 60))
def test_made_up_hands_count_what_they_should(points: int) -> None:
    assert count(worth(points), TERMS).score == points


@pytest.mark.parametrize(
    ("scores", "difference", "winner"),
    [
        ((10, 30), (20, -20), (20, -20)),
        ((10, 10, 40), (30, 30, -60), (15, 15, -30)),
        ((10, None, 40, 60), (80, 0, -10, -70), (80, 0, -30, -50)),
        ((10, 10, 10), (0, 0, 0), (0, 0, 0)),
    ],
)
def test_settlement(
    scores: tuple[int | None, ...], difference: tuple[int, ...], winner: tuple[int, ...]
) -> None:
    result = all_dead(*scores)
    players = sum(score is not None for score in scores)
    for said, expected in (("none", (0,) * len(scores)), ("difference", difference)):
        assert list(result.settlement(terms(f"match.settlement={said}", players))) == list(expected)
    paid = result.settlement(terms("match.settlement=winner_takes_difference", players))
    assert list(paid) == list(winner)
    assert sum(paid) == 0


def test_settlement_is_exact() -> None:
    result = all_dead(10, 10, 10, 11)
    paid = result.settlement(terms("match.settlement=winner_takes_difference"))
    assert paid[:1] == (Fraction(1, 3),)
    # The seat that went out takes all, another hand without points shares nothing.
    out = DealResult(Ending.GAME, (Cards(), worth(10), worth(30)), (False,) * 3, 0)
    assert list(out.settlement(terms("match.settlement=winner_takes_difference", 3))) == [40, -10, -30]
