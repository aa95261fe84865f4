"""The solver's second opinion: every meld of a hand listed, and HiGHS to choose among them."""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple

from tierce.cards import Card, Cards
from tierce.melds import MeldLaw
from tierce.melds.readings import melds_in
from tierce.melds.values import Values

MISSING = "HiGHS is not installed; `make slow` and `make bench` bring it (requirements/oracle.txt)"
ENDLESS = float("inf")


class Limit(NamedTuple):
    """How much some melds may come to together: what each of them adds, the least and the most."""

    amounts: dict[int, int]
    """By the number of the meld."""
    least: float
    most: float


class Programme(NamedTuple):
    """How often each meld is laid: so often that the points are most, within the limits."""

    points: list[int]
    """What each meld counts."""
    times: int
    """How often any can be laid."""
    limits: list[Limit]


def highs() -> Any:
    """The package, or a failure that says where it comes from."""
    try:
        return importlib.import_module("highspy")
    except ImportError as missing:
        raise RuntimeError(MISSING) from missing


def best(
    hand: Cards,
    law: MeldLaw,
    values: Values,
    *,
    need: int = 0,
    pure: bool = False,
    must: Card | None = None,
    keep: int = 0,
) -> int | None:
    """The most points of disjoint melds."""
    return solved(programme(hand, law, values, need=need, pure=pure, must=must, keep=keep))


def programme(
    hand: Cards,
    law: MeldLaw,
    values: Values,
    *,
    need: int = 0,
    pure: bool = False,
    must: Card | None = None,
    keep: int = 0,
) -> Programme:
    """The integer programme of a hand: no card too often, and what else is asked."""
    kinds: dict[tuple[Cards, bool], int] = {}
    for meld in melds_in(hand, law):
        key = (meld.bag, pure and meld.is_run and not meld.jokers)
        kinds[key] = max(values.of(meld), kinds.get(key, 0))
    columns = list(kinds)
    points = list(kinds.values())
    limits = [
        Limit(
            {index: count for index, (bag, _) in enumerate(columns) if (count := bag.count(face))},
            int(face is must),
            hand.count(face),
        )
        for face in hand.faces()
    ]
    if pure:
        limits.append(Limit({index: 1 for index, (_, is_pure) in enumerate(columns) if is_pure}, 1, ENDLESS))
    if need > 0:
        limits.append(Limit(dict(enumerate(points)), need, ENDLESS))
    if keep:
        limits.append(Limit({index: len(bag) for index, (bag, _) in enumerate(columns)}, 0, len(hand) - keep))
    return Programme(points, len(hand) // 3, limits)


def solved(asked: Programme) -> int | None:
    """The most points, as HiGHS finds them on one thread; ``None`` where the limits cannot be kept."""
    package = highs()
    solver = package.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    size = len(asked.points)
    if not size:
        return None if any(limit.least > 0 for limit in asked.limits) else 0
    model = package.HighsLp()
    model.num_col_, model.num_row_ = size, len(asked.limits)
    model.sense_ = package.ObjSense.kMaximize
    model.col_cost_ = asked.points
    model.col_lower_, model.col_upper_ = [0] * size, [asked.times] * size
    model.integrality_ = [package.HighsVarType.kInteger] * size
    model.row_lower_ = [limit.least for limit in asked.limits]
    model.row_upper_ = [limit.most for limit in asked.limits]
    model.a_matrix_.format_ = package.MatrixFormat.kRowwise
    starts = [0]
    for limit in asked.limits:
        starts.append(starts[-1] + len(limit.amounts))
    model.a_matrix_.start_ = starts
    model.a_matrix_.index_ = [index for limit in asked.limits for index in limit.amounts]
    model.a_matrix_.value_ = [amount for limit in asked.limits for amount in limit.amounts.values()]
    solver.passModel(model)
    solver.run()
    if solver.getModelStatus() != package.HighsModelStatus.kOptimal:
        return None
    return round(float(solver.getInfo().objective_function_value))
