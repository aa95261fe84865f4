"""The solver's kernel answers as the plain solver does: the same points and as many cards, by sound melds."""

from __future__ import annotations

import random
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import naive_arrange as naive
import uncompiled
from tierce.cards import FACES, JOKER, Card, Cards, numbered_deck
from tierce.cards.card import SUITS
from tierce.fast import solver
from tierce.fast.laid import meld_of
from tierce.fast.refused import Unsupported
from tierce.melds import MeldLaw
from tierce.melds.arrange import Arrangement, Pure, TableMeld, arrange, opening
from tierce.melds.readings import melds_in
from tierce.melds.values import Values

RANKS = ((1, 2, 3, 4), (1, 2, 3, 12, 13), (5, 6, 7, 8, 9), (1, 2, 11, 12, 13), tuple(range(1, 14)))
DECK = numbered_deck(2, 0)
PURES: tuple[Pure, ...] = ("new", "new", "subrun", "off")
IN_HAND = Values.by_card(lambda card: 20 if card is JOKER else 11 if card.rank == 1 else min(10, card.rank))


def some_law(rng: random.Random) -> MeldLaw:
    return MeldLaw(
        rng.choice(["repeat", "distinct"]),
        rng.choice([13, 14, 14]),
        False,
        rng.choice([0, 1, 1, 2, 3]),
        rng.choice([None, 0, 1, 2, 9]),
        rng.choice([None, 0, 1, 2, 9]),
        rng.random() < 0.7,
        rng.choice(["anywhere", "anywhere", "ends"]),
        rng.choice(["both", "both", "low"]),
    )


def some_cards(rng: random.Random, size: int, jokers: int) -> Cards:
    ranks, suits = rng.choice(RANKS), rng.choice([SUITS, SUITS[:2], SUITS[:1]])
    pack = [Card.of(rank, suit) for rank in ranks for suit in suits] * rng.choice([2, 2, 3])
    rng.shuffle(pack)
    return Cards([*pack[:size], *[JOKER] * jokers])


def some_values(rng: random.Random) -> Values:
    if rng.random() < 0.3:
        return IN_HAND
    low, high, joker = rng.choice([1, 10]), rng.choice([11, 10]), rng.choice([None, None, 0, 35])
    return Values.by_place(ace_low=low, ace_high=high, joker=joker)


def sound(found: Arrangement, hand: Cards, law: MeldLaw, values: Values, pure: Pure) -> None:
    """The melds are lawful, come from the hand, and count what is said."""
    assert sum((meld.bag for meld in found.melds), found.deadwood) == hand
    assert all(law.shape(meld) is None and law.jokers(meld) is None for meld in found.melds)
    assert sum(map(values.of, found.melds)) == found.points
    assert found.borrowed == (Cards(),) * len(found.melds)
    assert not found.steps
    if pure != "off":
        melds = [naive.Meld(meld.suit, meld.low, meld.cards) for meld in found.melds]
        assert any(naive.is_pure(meld, within=pure == "subrun") for meld in melds)


def ask(rng: random.Random, hand: Cards) -> str:
    """Ask both the same: what the answer was."""
    law, values = some_law(rng), some_values(rng)
    must = Cards(rng.sample(list(hand), rng.choice([0, 0, 0, 1, 2])))
    keep, fresh = rng.choice([0, 1, 1, 2, 5]), rng.choice([0, 0, 0, 1])
    need = rng.choice([0, 20, 30, 51])
    pure = rng.choice(PURES)
    if rng.random() < 0.5:
        need, pure = 0, "off"
    try:
        found = solver.opening(hand, law, need, values=values, pure=pure, must=must, keep=keep, fresh=fresh)
    except Unsupported:
        return "too much"
    expected = opening(hand, law, need, values=values, pure=pure, must=must, keep=keep, fresh=fresh)
    asked = (law, values, str(hand), need, pure, str(must), keep, fresh)
    assert (found is None) == (expected is None), asked
    if pure == "off" and not need:
        assert found == solver.arrange(hand, law, values, must=must, keep=keep, fresh=fresh)
    if found is None or expected is None:
        return "none"
    assert found.points == expected.points, asked
    assert len(found.deadwood) == len(expected.deadwood), asked
    sound(found, hand, law, values, pure)
    assert must.jokers <= hand.jokers - found.deadwood.jokers >= fresh
    assert must in sum((meld.bag for meld in found.melds), Cards())
    assert len(found.deadwood) >= keep
    return "melds" if found.melds else "nothing to lay"


def many(questions: int, seed: int, most: int = 16) -> Counter[str]:
    told: Counter[str] = Counter()
    for number in range(questions):
        rng = random.Random(f"{seed} {number}")
        told[ask(rng, some_cards(rng, rng.randint(3, most), rng.choice([0, 0, 1, 1, 2, 3])))] += 1
    return told


def test_the_kernel_answers_as_the_plain_solver() -> None:
    told = many(200, 1)
    assert min(told[answer] for answer in ("none", "melds", "nothing to lay")) > 5, told


@pytest.mark.slow
@pytest.mark.parametrize("lot", range(5))
def test_the_kernel_answers_as_the_plain_solver_to_many(lot: int) -> None:
    told = many(1_000, 10 + lot)
    assert told["too much"] < 10, told


@pytest.mark.slow
@pytest.mark.parametrize("jokers", [2, 6])
@pytest.mark.parametrize("law", [MeldLaw(), MeldLaw("distinct", max_in_run=1, max_in_set=1)])
def test_large_hands(jokers: int, law: MeldLaw) -> None:
    rng = random.Random(jokers)
    for _ in range(100):
        hand = Cards([*rng.sample(DECK, 20 - jokers), *[JOKER] * jokers])
        found, expected = solver.arrange(hand, law, IN_HAND), arrange(hand, law, IN_HAND)
        assert found is not None
        assert expected is not None
        assert (found.points, len(found.deadwood)) == (expected.points, len(expected.deadwood)), str(hand)
        sound(found, hand, law, IN_HAND, "off")


@pytest.mark.parametrize("lot", range(2))
def test_every_choice_of_melds_was_thought_of(lot: int) -> None:
    """Against the slow twin, which tries them all."""
    each = {
        card: 20 if card is JOKER else 11 if card.rank == 1 else min(10, card.rank) for card in FACES[:53]
    }
    for number in range(60):
        rng = random.Random(f"{lot} {number}")
        law, keep = some_law(rng), rng.choice([0, 1])
        hand = some_cards(rng, rng.randint(3, 8), rng.choice([0, 1, 1, 2]))
        twin = naive.Law(law.set_suits == "repeat", *law[1:7], law.in_run == "ends", None, law.aces == "low")
        must, pure = Cards(rng.sample(list(hand), rng.choice([0, 1]))), rng.choice(PURES)
        found = solver.opening(hand, law, 20, values=IN_HAND, pure=pure, must=must, keep=keep)
        best = naive.best(hand, twin, naive.Counts(hand=each), need=20, pure=pure, must=must, keep=keep)
        assert (found and found.points) == best, (law, str(hand), pure, str(must), keep)


# -- what is known, and what is refused ----------------------------------------------------------------------

ANSWERS: dict[str, tuple[object, ...]] = {
    "set_suits": ("repeat", "distinct"),
    "run_max": (13, 14),
    "circular": (False, True),
    "min_naturals": (0, 1, 2, 3),
    "max_in_run": (None, *range(10)),
    "max_in_set": (None, *range(10)),
    "adjacent": (True, False),
    "in_run": ("anywhere", "ends", "burnt"),
    "aces": ("both", "low"),
}


@pytest.mark.parametrize("question", MeldLaw._fields)
def test_every_answer_is_known_or_refused(question: str) -> None:
    """Only runs that go round the corner are."""
    hand = Cards.parse("AcAdAs2c3c3d3s4c4dQcKcJkJkJk")
    for answer in ANSWERS[question]:
        law = MeldLaw()._replace(**{question: answer})  # type: ignore[arg-type]
        if solver.unsupported(law):
            assert (question, answer) == ("circular", True)
            continue
        for pure in PURES:
            found = solver.opening(hand, law, 0, values=IN_HAND, pure=pure)
            expected = opening(hand, law, 0, values=IN_HAND, pure=pure)
            assert (found and found.points) == (expected and expected.points), law


def test_what_is_not_known_is_refused_by_name() -> None:
    hand, lies = Cards.parse("5c6c7cJk"), next(melds_in(Cards.parse("9c9d9h"), MeldLaw()))
    with pytest.raises(Unsupported, match=r"melds\.circular") as refused:
        solver.arrange(hand, MeldLaw(circular=True))
    assert refused.value.knobs == ("melds.circular",)
    with pytest.raises(Unsupported, match=r"melds\.run_max"):
        solver.room(MeldLaw(run_max=5), "off")
    with pytest.raises(Unsupported, match=r"borrow\.kind"):
        solver.arrange(hand, MeldLaw(), table=[TableMeld(lies)])
    with pytest.raises(Unsupported, match=r"borrow\.kind"):
        solver.arrange(hand, MeldLaw(), lent=Cards.parse("8c"))
    with pytest.raises(Unsupported, match=r"wild\.in_run"):
        solver.arrange(hand, MeldLaw(in_run="burnt"), wild=[FACES[7]])


@pytest.mark.parametrize(
    ("text", "keep"),
    [("5c6c7c" + "Jk" * 16, 0), ("5c" * 5 + "6c7c", 0), ("".join(map(str, FACES[:40])), 32)],
)
def test_hands_that_are_too_large_are_refused(text: str, keep: int) -> None:
    with pytest.raises(Unsupported, match=r"deal\.hand_size"):
        solver.arrange(Cards.parse(text), MeldLaw(), keep=keep)


def test_what_must_be_laid_is_in_the_hand() -> None:
    with pytest.raises(ValueError, match="4h must be laid and is not in"):
        solver.arrange(Cards.parse("5c6c7c"), MeldLaw(), must=FACES[29])


def test_more_cannot_be_kept_than_there_is() -> None:
    assert solver.arrange(Cards.parse("5c6c7c"), MeldLaw(), keep=40) is None


# -- as other kernels use it ---------------------------------------------------------------------------------


def test_melds_are_numbers_from_a_place_on() -> None:
    law = MeldLaw("distinct", max_in_run=1, max_in_set=1)
    room, worth = solver.room(law, "new"), solver.weights(Values.by_place(), law)
    hand, nothing, out = (
        solver.counts(Cards.parse("6d7d8dTsThJk2c")),
        solver.counts(Cards()),
        np.zeros(40, int),
    )
    assert solver.best(room, worth, hand, nothing, 51, 1, 0, out, 5) == 2
    assert room[solver.POINTS] == 51
    assert sorted(str(meld_of(number)) for number in out[5:7].tolist()) == ["6d7d8d", "ThTsJk=T"]
    assert not out[:5].any()
    assert solver.best(room, worth, hand, nothing, 52, 1, 0, out, 0) == -1
    assert (room[solver.POINTS], room[solver.TOO_MUCH]) == (-1, 0)


def test_threads_have_rooms_of_their_own() -> None:
    hands = [some_cards(random.Random(seed), 13, 2) for seed in range(40)]
    with ThreadPoolExecutor(4) as threads:
        found = [*threads.map(lambda hand: solver.arrange(hand, MeldLaw(), IN_HAND), hands * 4)]
    assert found == [solver.arrange(hand, MeldLaw(), IN_HAND) for hand in hands] * 4


@pytest.mark.parametrize("law", [MeldLaw(), MeldLaw("distinct", adjacent=False, in_run="ends")])
def test_what_a_room_has_learnt_changes_no_answer(law: MeldLaw) -> None:
    room, worth, nothing = solver.room(law, "off"), solver.weights(IN_HAND, law), solver.counts(Cards())
    for seed in range(60):
        rng = random.Random(seed)
        hand = solver.counts(some_cards(rng, rng.randint(3, 16), rng.choice([0, 1, 2, 3, 5])))
        answers = []
        for here in (room, solver.room(law, "off")):
            out = np.zeros(solver.MOST_MELDS, dtype=np.int64)
            count = solver.best(here, worth, hand, nothing, 0, 0, 0, out, 0)
            answers.append((count, here[solver.POINTS], here[solver.TOO_MUCH], out.tolist()))
        assert answers[0] == answers[1]


ALONE = """
from test_solver import IN_HAND, PURES, some_cards, some_law
import random
from tierce.fast import solver
from tierce.fast.laid import meld_of
from tierce.fast.refused import Unsupported
for number in range(30):
    rng = random.Random(number)
    hand, law = some_cards(rng, rng.randint(3, 13), rng.choice([0, 1, 2])), some_law(rng)
    print(solver.opening(hand, law, 10, values=IN_HAND, pure=rng.choice(PURES)))
"""


def test_without_a_compiler_all_is_the_same() -> None:
    told = uncompiled.told(ALONE, places=[str(Path(__file__).parent), *sys.path])
    assert len(told) == 1, told
