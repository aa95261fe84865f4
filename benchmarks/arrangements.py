"""The best melds of a hand, and the opening: the solver and its kernel against integer programmes.

The kernel is asked for melds of cards, as the plain solver is, and as other kernels ask it, by numbers. HiGHS
and CP-SAT choose among all melds of the hand, which have to be listed for them first: with and without the
time of that.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.rotation import Answer, Question, Row
from tierce.cards import JOKER, Card, Cards, numbered_deck
from tierce.fast import solver
from tierce.fast.compiled import COMPILES
from tierce.fast.lots import Ints
from tierce.melds import MeldLaw
from tierce.melds.arrange import Pure, arrange, opening
from tierce.melds.company import may_be_pure
from tierce.melds.values import EACH_ONE, Values

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from integer_arrange import Programme, programme, solved

PENANG = MeldLaw()
RAMI = MeldLaw("distinct", max_in_run=1, max_in_set=1)
TILES = MeldLaw("distinct")
IN_HAND = Values.by_card(lambda card: 20 if card is JOKER else min(card.rank, 10))
PLACES = Values.by_place()
HANDS = 15
"""How many of each kind in a round."""
DECK = numbered_deck(2, 0)
WITH_RUN = "Hands with a pure run all the same; without one there is nothing to search."
Cases = Callable[[random.Random], Iterable[Cards]]
"""The hands of a round."""


def rows() -> Iterator[Row]:
    """A row for each question."""
    for question in (*questions(), rack()):
        yield question.row


def questions() -> Iterator[Question[Cards]]:
    """Hands as they are held in a game, and the first turn of Rami."""
    for size, jokers, game, law in (
        (13, 2, "Rami", RAMI),
        (13, 2, "Penang", PENANG),
        (20, 2, "Penang", PENANG),
        (20, 6, "Rami", RAMI),
        (25, 2, "Penang", PENANG),
        (25, 6, "Rami", RAMI),
    ):
        yield Question(f"{size} cards, {jokers} jokers, {game}", hands(size, jokers), best(law))
    for size in (20, 25):
        ours = {name: one for name, one in best(PENANG).items() if name.startswith("tierce")}
        yield Question(f"{size} cards, 6 jokers, Penang", hands(size, 6), ours, "Too many melds to list.")
    yield Question(
        "opening of 51, 14 cards, 2 jokers, not there", openings(there=False), first_turn(), WITH_RUN
    )
    yield Question("opening of 51, 14 cards, 2 jokers, there", openings(there=True), first_turn())


def rack() -> Question[Cards]:
    """A rack of tiles and an empty table."""
    return Question(
        "14 tiles, 2 jokers",
        hands(14, 2, [card for card in DECK if card.rank > 1]),
        tiles(),
        "How many tiles can be laid. Without aces, so that both games have the same runs. rummikub-solver "
        "makes its programme once, and lays no joker into a set of four: now and then it lays a tile less.",
    )


def hands(size: int, jokers: int, deck: Sequence[Card] = DECK) -> Cases:
    """So many hands of a round."""
    return lambda rng: [dealt(rng, size, jokers, deck) for _ in range(HANDS)]


def openings(*, there: bool) -> Cases:
    """Hands with a pure run that can open, or cannot."""

    def cases(rng: random.Random) -> Iterator[Cards]:
        while True:
            hand = dealt(rng, 14, 2, DECK)
            if may_be_pure(hand, RAMI) and (opening(hand, RAMI, 51, values=PLACES) is not None) == there:
                yield hand

    return lambda rng: islice(cases(rng), HANDS)


def dealt(rng: random.Random, size: int, jokers: int, deck: Sequence[Card]) -> Cards:
    """One hand."""
    return Cards([*rng.sample(deck, size - jokers), *[JOKER] * jokers])


def best(law: MeldLaw) -> Mapping[str, Answer[Cards]]:
    """The points that can be melded."""

    def ours(hand: Cards) -> int | None:
        found = arrange(hand, law, IN_HAND)
        return found and found.points

    return {
        "tierce": Answer(ours),
        **kernels(law, IN_HAND),
        **programmes(lambda hand: programme(hand, law, IN_HAND)),
    }


def first_turn() -> Mapping[str, Answer[Cards]]:
    """The points of the best opening, if there is one."""

    def ours(hand: Cards) -> int | None:
        found = opening(hand, RAMI, 51, values=PLACES)
        return found and found.points

    return {
        "tierce": Answer(ours),
        **kernels(RAMI, PLACES, "new", 51, 1),
        **programmes(lambda hand: programme(hand, RAMI, PLACES, need=51, pure=True, keep=1)),
    }


def kernels(
    law: MeldLaw, values: Values, pure: Pure = "off", need: int = 0, keep: int = 0
) -> dict[str, Answer[Cards]]:
    """The kernel, where it is compiled."""
    if not COMPILES:
        return {}
    room, worth = solver.room(law, pure), solver.weights(values, law)
    nothing, out = solver.counts(Cards()), np.zeros(solver.MOST_MELDS, dtype=np.int64)

    def of_cards(hand: Cards) -> int | None:
        found = solver.opening(hand, law, need, values=values, pure=pure, keep=keep)
        return found and found.points

    def of_numbers(hand: Ints) -> int | None:
        found = solver.best(room, worth, hand, nothing, need, keep, 0, out, 0)
        return None if found < 0 else int(room[solver.POINTS])

    return {
        "tierce, a kernel": Answer(of_cards),
        "tierce, a kernel, by numbers": Answer(of_numbers, solver.counts),
    }


def programmes(listed: Callable[[Cards], Programme]) -> dict[str, Answer[Cards]]:
    """Those who solve the programme of a hand."""
    return {
        "HiGHS": Answer(lambda hand: solved(listed(hand))),
        "CP-SAT": Answer(lambda hand: solved_by_cp_sat(listed(hand))),
        "HiGHS, melds given": Answer(solved, listed),
        "CP-SAT, melds given": Answer(solved_by_cp_sat, listed),
    }


def solved_by_cp_sat(asked: Programme) -> int | None:
    """The most points, as CP-SAT finds them on one thread."""
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    times = [model.new_int_var(0, asked.times, "") for _ in asked.points]
    for limit in asked.limits:
        melds, amounts = [times[one] for one in limit.amounts], [*limit.amounts.values()]
        total = cp_model.LinearExpr.weighted_sum(melds, amounts)
        if limit.least > 0:
            model.add(total >= int(limit.least))
        if limit.most < float("inf"):
            model.add(total <= int(limit.most))
    model.maximize(cp_model.LinearExpr.weighted_sum(times, asked.points))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    found = solver.solve(model)
    return round(solver.objective_value) if found == cp_model.OPTIMAL else None


def tiles() -> Mapping[str, Answer[Cards]]:
    """How many tiles of a rack can be laid on an empty table."""
    from rummikub_solver import MILPSolver, RuleSet, SolverMode

    game = RuleSet(solver_backend=MILPSolver.HIGHS)

    def ours(hand: Cards) -> int | None:
        found = arrange(hand, TILES)
        return found and found.points

    def rack(hand: Cards) -> Any:
        state = game.new_game()
        state.add_rack(*(53 if card is JOKER else card.index + 1 for card in hand))
        return state

    def theirs(state: Any) -> int:
        found = game.solve(state, SolverMode.TILE_COUNT)
        return len(found.tiles) if found else 0

    return {"tierce": Answer(ours), **kernels(TILES, EACH_ONE), "rummikub-solver": Answer(theirs, rack)}
