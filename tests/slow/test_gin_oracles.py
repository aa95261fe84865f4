"""Gin against the engines of others, deal by deal: OpenSpiel and RLCard.

The same order is dealt at both tables. Before every act both must allow the same, and what both know must be
equal; at the end the returns. Where the rules part, the knobs of a preset say so and nothing else
(docs/oracles.md). Most deals played at random end in a dead hand, so as many are played for the knock; some
by seats that take whatever they can, and some are stacked for a knock and for lay-offs.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Final, Protocol

import pytest

import openspiel
import rlcard_gin
from tierce.cards import FACES, Card, Cards, Suit
from tierce.envs.openspiel import sentences
from tierce.game import engine
from tierce.game.actions import Action, Discard, Draw, Pass, Take
from tierce.game.policies import knock
from tierce.game.policies.knock import left_by_first_melds
from tierce.game.scoring import Ending
from tierce.game.state import Phase, State
from tierce.melds.deadwood import GIN_POINTS, deadwood, discards_within, melds_in
from tierce.rules import Terms, load

DEALS: Final = int(os.environ.get("TIERCE_ORACLE_DEALS", "5000"))
"""How many deals against OpenSpiel; fewer only to try the test itself."""
TRIES: Final = 1000
"""In how many deals of each style two tables that part must have parted."""
OKLAHOMA: Final = "gin_openspiel+knock.limit=upcard+knock.upcard_ace=gin_only"
PRICES: Final = "gin_openspiel+knock.limit=5+score.gin=40+score.undercut=11"
PACK: Final = FACES[:52]
MELDS: Final = [meld.bag for meld in melds_in(Cards(PACK)) if len(meld.cards) <= 5]
ERRS: Final = 0.1
"""How often a seat that plays for something does anything else."""
KNOCKS: Final = 0.5
"""How often a seat that plays for the knock does not wait for a better one."""


class Beside(Protocol):
    """A deal at two tables."""

    @property
    def ours(self) -> State:
        """Our state."""

    @property
    def knocks(self) -> frozenset[int]:
        """The numbers that knock."""

    def allowed(self) -> tuple[list[int], list[int]]:
        """What may be done now, by number: at our table, and at theirs."""

    def facts(self) -> dict[str, tuple[object, object]]:
        """What must be equal now."""

    def number(self, act: Action) -> int | None:
        """How an act begins, if one can begin now."""

    def do(self, number: int) -> None:
        """Do this at both tables."""


# -- how the seats play -------------------------------------------------------------------------------------


def for_the_knock(state: State) -> Action | None:
    """What leaves the least deadwood, the knock apart."""
    hand, worth = state.hands[state.turn], knock.points(state.terms)
    if state.phase is Phase.LAYOFF:
        return None
    if state.phase is Phase.PLAY:
        barred = None if state.terms.draw.throw_back else state.go.lifted
        return Discard(min(hand - barred if barred else hand, key=lambda card: deadwood(hand - card, worth)))
    more = hand + state.pile[-1]
    if min(deadwood(more - card, worth) for card in more) < deadwood(hand, worth):
        return Take()
    return Draw() if state.phase is Phase.DRAW else Pass()


def for_the_discards(state: State) -> Action | None:
    """Takes whatever lies there, and throws a card that it had before."""
    if state.phase is Phase.LAYOFF:
        return None
    if state.phase is Phase.PLAY:
        return Discard(max(state.hands[state.turn], key=lambda card: (card is not state.go.lifted, card)))
    return Take()


# -- how the cards are dealt --------------------------------------------------------------------------------


def shuffled(rng: random.Random) -> list[Card]:
    """The pack in any order."""
    return rng.sample(PACK, len(PACK))


def stacked(rng: random.Random) -> list[Card]:
    """The seat that begins holds melds, the other what may lie on them; the rest is in any order."""
    melds: list[Cards] = []
    for meld in rng.sample(MELDS, len(MELDS)):
        if sum(map(len, melds)) + len(meld) <= 10 and not any(meld & other for other in melds):
            melds.append(meld)
    mine = [card for meld in melds for card in meld]
    others = shuffled(rng)
    others.sort(key=lambda card: card in mine)
    cheap = sorted(others[:20], key=lambda card: card.rank)
    mine += cheap[: 10 - len(mine)]
    others = [card for card in others if card not in mine]
    others.sort(key=lambda card: (not any(fits(card, meld) for meld in melds), rng.random()))
    yours = others[: rng.randint(4, 10)]
    return dealt(mine, yours + rng.sample(others[len(yours) :], len(others) - len(yours)))


def misleading(rng: random.Random) -> list[Card]:
    """With the next card the seat that begins may knock, but not by the first melds that count most.

    It holds 4-5-6 of two suits and 4 and 6 of a third, or the like: beside two sets remain the fives, and the
    dearest card is a five; beside two runs it is a six.
    """
    while True:
        one, two, three = rng.sample(list(Suit), 3)
        low = rng.randrange(1, 8)
        eleven = [Card.of(low + step, suit) for suit in (one, two) for step in range(3)]
        eleven += [Card.of(low, three), Card.of(low + 2, three)]
        others = [card for card in shuffled(rng) if card not in eleven]
        if sum(card.rank for card in others[:3]) != 10 - low:
            continue
        hand = Cards(eleven) + Cards(others[:3])
        tested = GIN_POINTS.of(left_by_first_melds(hand, GIN_POINTS))
        if tested > 10 and discards_within(hand, GIN_POINTS, 10):
            *mine, upcard = rng.sample([*hand], 11)
            return dealt(mine, [*others[3:13], upcard, *others[13:]])


def dealt(mine: list[Card], others: list[Card]) -> list[Card]:
    """The order that deals ten cards to the seat that begins and the first of the others to the dealer."""
    return [card for pair in zip(mine, others, strict=False) for card in pair] + others[len(mine) :]


def fits(card: Card, meld: Cards) -> bool:
    """Whether a card can come to lie on a meld, if need be after two others."""
    first, *_, last = meld
    if first.rank == last.rank:
        return card.rank == first.rank
    return card.suit is first.suit and (0 < first.rank - card.rank <= 3 or 0 < card.rank - last.rank <= 3)


Seat = Callable[[State], Action | None]
STYLES: Final[dict[str, tuple[Callable[[random.Random], list[Card]], Seat | None]]] = {
    "at random": (shuffled, None),
    "for the knock": (shuffled, for_the_knock),
    "for the discards": (shuffled, for_the_discards),
    "stacked": (stacked, for_the_knock),
    "misleading": (misleading, for_the_knock),
}
"""How the cards are dealt, and what the seats play for."""
SHARES: Final = {
    "at random": 0.5, "for the knock": 0.5, "for the discards": 0.1, "stacked": 0.2, "misleading": 0.05
}  # fmt: skip
"""How many of the deals are played so; those beside the two halves are more."""


# -- a deal -------------------------------------------------------------------------------------------------


def chosen(beside: Beside, seat: Seat | None, numbers: list[int], rng: random.Random) -> int:
    """One of these numbers."""
    if seat is not None and rng.random() >= ERRS:
        knocks = sorted(beside.knocks.intersection(numbers))
        if knocks and seat is for_the_knock and rng.random() < KNOCKS:
            return rng.choice(knocks)
        act = seat(beside.ours)
        begun = None if act is None else beside.number(act)
        if begun in numbers:
            return begun
    return rng.choice(numbers)


def play(beside: Beside, seat: Seat | None, rng: random.Random) -> str:
    """Play a deal to its end at both tables. How it ended."""
    done: list[int] = []
    wall = False
    while True:
        for what, (ours, theirs) in beside.facts().items():
            assert ours == theirs, (what, done)
        if beside.ours.over:
            return ending(beside.ours) + (", after the wall" if wall else "")
        allowed, theirs_allowed = beside.allowed()
        assert allowed == theirs_allowed, done
        wall = wall or beside.ours.phase is Phase.WALL
        done.append(chosen(beside, seat, allowed, rng))
        beside.do(done[-1])


def ending(state: State) -> str:
    """How a deal ended, so that one can see what was compared."""
    result, terms = state.result, state.terms
    assert result is not None
    if result.how is Ending.KNOCK:
        winners, laid = result.winners(terms), len(state.go.ends)
        how = "knock" if result.went_out in winners else "undercut" if winners else "equal deadwood"
        return f"{how}, cards laid off" if laid else how
    if result.how is not Ending.BLOCKED:
        return str(result.how)
    if state.returns > 1:
        return "both threw back"
    if terms.draw.takes is not None and state.takes + 1 == terms.draw.takes:
        return "the last take"
    return "dead hand" if len(state.stock) <= terms.draw.last else "too many turns"


def compare(name: str, style: str, deals: int, begin: Callable[[int, list[Card]], Beside]) -> None:
    """Play so many deals and tell how they ended."""
    began, ended = time.monotonic(), Counter[str]()
    deal, seat = STYLES[style]
    for seed in range(deals):
        rng = random.Random(f"{name} {style} {seed}")
        order = deal(rng)
        try:
            ended[play(begin(seed, order), seat, rng)] += 1
        except AssertionError as different:
            different.add_note(f"{name}, {style}, deal {seed}: {''.join(map(str, order))}")
            raise
    told = "\n".join(f"  {number:5} {how}" for how, number in sorted(ended.items()))
    seconds = time.monotonic() - began
    # The error stream is the terminal's also in the workers of a parallel run.
    print(f"\n{deals:,} deals of {name}, {style}, in {seconds:.0f} s\n{told}", file=sys.stderr, flush=True)


# -- OpenSpiel ----------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("style", "share"),
    SHARES.items(),
)
@pytest.mark.parametrize(
    ("rules", "parameters", "part"),
    [
        ("gin_openspiel", {}, 1),
        (OKLAHOMA, {"oklahoma": True}, 0.1),
        (PRICES, {"knock_card": 5, "gin_bonus": 40, "undercut_bonus": 11}, 0.1),
    ],
    ids=["default", "oklahoma", "prices"],
)
def test_openspiel(
    rules: str,
    parameters: dict[str, int],
    part: float,
    style: str,
    share: float,
    capsys: pytest.CaptureFixture[str],
) -> None:
    terms, rival = load(rules).at(2), openspiel.game(**parameters)
    with capsys.disabled():
        compare(
            f"OpenSpiel ({rules})",
            style,
            round(DEALS * part * share),
            lambda seed, order: openspiel.Beside(terms, rival, order),
        )


def differences(preset: str) -> list[str]:
    """The knobs that a preset answers otherwise than gin as it is mostly played."""
    gin, other = load("gin"), load(preset)
    return [path for path in gin.knobs if gin.given(path) != other.given(path)]


def unequal_without(path: str, preset: str, begin: Callable[[Terms, int, list[Card]], Beside]) -> bool:
    """Whether the tables part once this knob is answered as in gin."""
    terms = load(preset).with_({path: load("gin").given(path)}).at(2)
    for seed, style in product(range(TRIES), STYLES):
        rng = random.Random(f"{path} {style} {seed}")
        deal, seat = STYLES[style]
        try:
            play(begin(terms, seed, deal(rng)), seat, rng)
        except (AssertionError, ValueError):
            return True
    return False


@pytest.mark.slow
@pytest.mark.parametrize("path", differences("gin_openspiel"))
def test_openspiel_differs_where_the_preset_says(path: str) -> None:
    rival = openspiel.game()
    assert unequal_without(
        path, "gin_openspiel", lambda terms, _, order: openspiel.Beside(terms, rival, order)
    )


@pytest.mark.slow
def test_openspiel_numbers_the_melds_as_we_say() -> None:
    theirs = openspiel.spiel().gin_rummy.GinRummyUtils(13, 4, 10).int_to_meld
    ours = {sentences.meld_number(tuple(meld)): meld for meld in MELDS}
    assert len(ours) == len(MELDS) == sentences.MELDS
    assert ours == {number: Cards(sentences.CARDS[card] for card in meld) for number, meld in theirs.items()}


@pytest.mark.slow
def test_openspiel_asks_the_first_melds_of_any_eleven_cards() -> None:
    utils = openspiel.spiel().gin_rummy.GinRummyUtils(13, 4, 10)
    differ = 0
    for seed in range(20_000):
        rng = random.Random(seed)
        highest = rng.choice((6, 8, 13))
        hand = Cards(rng.sample([card for card in PACK if card.rank <= highest], 11))
        found = GIN_POINTS.of(left_by_first_melds(hand, GIN_POINTS))
        assert found == utils.min_deadwood([sentences.NUMBERS[card] for card in hand]), hand
        differ += found > 0 and bool(discards_within(hand, GIN_POINTS, found - 1))
    assert differ


@pytest.mark.slow
def test_openspiel_looks_the_same_at_every_node() -> None:
    """Also while a knock is being said, and when the deal is over."""
    terms, rival = load("gin_openspiel").at(2), openspiel.game()
    for seed in range(DEALS // 10):
        rng = random.Random(f"nodes {seed}")
        beside = openspiel.Beside(terms, rival, stacked(rng) if seed % 2 else shuffled(rng))
        ours, theirs = beside.adapter, beside.theirs
        while True:
            assert ours.legal_actions() == theirs.legal_actions()
            assert ours.current_player() == theirs.current_player()
            assert ours.returns() == theirs.returns()
            for player in range(2):
                # While something is half said the other is shown nothing of it here.
                if not ours._course.plain.said or player == ours.current_player():
                    seen = ours.observation_tensor(player).tolist()
                    assert seen == theirs.observation_tensor(player), (player, str(theirs))
            if ours.is_terminal():
                break
            beside.do(chosen(beside, for_the_knock if seed % 3 else None, ours.legal_actions(), rng))


# -- RLCard -------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("style", "share"),
    SHARES.items(),
)
def test_rlcard(style: str, share: float, capsys: pytest.CaptureFixture[str]) -> None:
    terms = load("gin_rlcard").at(2)
    with capsys.disabled():
        compare(
            "RLCard",
            style,
            round(DEALS / 5 * share),
            lambda seed, order: rlcard_gin.Beside(terms, order, seed % 2),
        )


@pytest.mark.slow
@pytest.mark.parametrize("path", differences("gin_rlcard"))
def test_rlcard_differs_where_the_preset_says(path: str) -> None:
    assert unequal_without(
        path, "gin_rlcard", lambda terms, seed, order: rlcard_gin.Beside(terms, order, seed % 2)
    )


MINE: Final = "5c5d5h9sTsJsAs2s3s8dKh"
YOURS: Final = {"23": "4c4d4h6c7c8cKd7hAd5s", "3": "4c4d4h6c7c8cTdJdQd3h"}


def as_in_gin_15(yours: str) -> list[Card]:
    """The order that deals these hands, the second seat dealing."""
    first, second = Cards.parse(MINE), Cards.parse(YOURS[yours])
    *mine, extra = first
    return dealt(mine, [*second, extra, *(card for card in PACK if card not in first + second)])


@pytest.mark.parametrize("yours", YOURS)
def test_gin_15_a_knock_brings_a_fifth_and_deadwood_costs_its_hundredth(yours: str) -> None:
    state = engine.deal(load("gin_rlcard").at(2), seats=2, dealer=1, order=as_in_gin_15(yours))
    state = engine.apply(state, Action.parse("knock Kh")).state
    assert state.result is not None
    assert rlcard_gin.payoffs(state.result, state.terms) == [0.2, -int(yours) / 100]


@pytest.mark.slow
@pytest.mark.parametrize("yours", YOURS)
def test_gin_15_is_so_at_both_tables(yours: str) -> None:
    beside = rlcard_gin.Beside(load("gin_rlcard").at(2), as_in_gin_15(yours), 1)
    beside.do(rlcard_gin.number(Action.parse("knock Kh / 8d")))
    ours, theirs = beside.facts()["payoffs"]
    assert ours == theirs == [0.2, -int(yours) / 100]
