"""The solver's second opinion: every meld of a hand listed, and HiGHS to choose among them."""

from __future__ import annotations

import importlib
from typing import Any

from tierce.cards import Card, Cards
from tierce.melds import Meld, MeldLaw
from tierce.melds.readings import melds_in
from tierce.melds.values import Values

MISSING = "HiGHS is not installed; `make slow` and `make bench` bring it (requirements/oracle.txt)"


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
    """The most points of disjoint melds, an integer programme: each meld so often, no card too often."""
    kinds: dict[tuple[Cards, bool], tuple[int, Meld]] = {}
    for meld in melds_in(hand, law):
        key = (meld.bag, pure and meld.is_run and not meld.jokers)
        worth = values.of(meld)
        if key not in kinds or kinds[key][0] < worth:
            kinds[key] = worth, meld
    if not kinds:
        return None if need > 0 or pure or must is not None else 0
    package = highs()
    solver = package.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    columns = list(kinds.items())
    times = [solver.addIntegral(lb=0, ub=len(hand) // 3) for _ in columns]

    def total(amounts: list[int]) -> Any:
        return sum(times[index] * amount for index, amount in enumerate(amounts) if amount)

    for face in hand.faces():
        amounts = [bag.count(face) for (bag, _), _ in columns]
        if any(amounts):
            solver.addConstr(total(amounts) <= hand.count(face))
            if face is must:
                solver.addConstr(total(amounts) >= 1)
        elif face is must:
            return None
    if pure:
        pures = [int(is_pure) for (_, is_pure), _ in columns]
        if not any(pures):
            return None
        solver.addConstr(total(pures) >= 1)
    points = [worth for _, (worth, _) in columns]
    if need > 0:
        solver.addConstr(total(points) >= need)
    if keep:
        solver.addConstr(total([len(bag) for (bag, _), _ in columns]) <= len(hand) - keep)
    solver.maximize(total(points))
    if solver.getModelStatus() != package.HighsModelStatus.kOptimal:
        return None
    return round(float(solver.getInfo().objective_function_value))
