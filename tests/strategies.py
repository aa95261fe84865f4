"""What hypothesis plays with: rule books with any knobs turned, and the seats at such a table."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st

from tierce import Rules, RulesError, load
from tierce.rules import KNOBS
from tierce.rules.answers import Answer, Choice, Kind, Number, YesNo

PENANG = load("penang")
WILDEST = Fraction(4)
"""The jokers a hand may hold in the mean, unless asked for more: a hand of jokers has melds past listing."""


def answers(kind: Kind, most: int | None = None) -> st.SearchStrategy[Answer]:
    """Every valid answer of a kind, numbers up to ``most``."""
    if isinstance(kind, YesNo):
        return st.booleans()
    if isinstance(kind, Choice):
        return st.sampled_from(kind.choices)
    if not isinstance(kind, Number):
        raise TypeError(f"{kind} is answered by the table")
    high = kind.high if most is None else min(kind.high, most)
    told: list[Answer] = [*kind.only, *([None] if kind.absent else [])]
    if kind.word is not None:
        told.append(kind.word)
    numbers = st.nothing() if kind.only else st.integers(kind.low, high)
    return st.one_of(*([st.sampled_from(told)] if told else []), numbers)


@st.composite
def rules_and_seats(
    draw: st.DrawFn, *, most_cards: int = 20, wildest: Fraction | None = WILDEST
) -> tuple[Rules, int]:
    """Penang with any of its knobs turned to any valid answer, and a number of seats that can play it.

    Hands have up to ``most_cards`` cards, so that a deal is played quickly, and in the mean up to ``wildest``
    jokers (``None``: as they come).
    """
    seats = draw(st.integers(2, 6), label="seats")
    turned = draw(st.sets(st.sampled_from(sorted(KNOBS))), label="knobs")
    changes: dict[str, object] = {}
    for path in KNOBS:  # In the order of the table, so that equal draws are equal rules.
        if path not in turned or path in ("deal.seats", "deal.hand_size"):
            continue
        changes[path] = draw(answers(KNOBS[path].kind), label=path)
        if KNOBS[path].by == "seats" and draw(st.booleans(), label=f"{path} by seats"):
            other = draw(answers(KNOBS[path].kind), label=f"{path} else")
            changes[path] = {str(seats): changes[path], "else": other}
    if "deal.seats" in turned:
        low, high = draw(st.integers(2, seats)), draw(st.integers(seats, 6))
        changes["deal.seats"] = f"{low}-{high}"
    _let_it_end(changes)
    deck = min(_deck(changes, count) for count in range(2, seats + 1))
    most = min(most_cards, deck // seats)
    if "deal.hand_size" in turned or most < 20 or seats == 3:
        changes["deal.hand_size"] = draw(st.integers(3, most), label="hand size")
    if wildest is not None:
        size = most if "deal.hand_size" not in changes else int(str(changes["deal.hand_size"]))
        _tame(changes, seats, size, wildest)
    for _ in range(len(KNOBS)):
        try:
            rules = PENANG.with_(changes)
            for players in range(2, seats + 1):  # Fewer may play when seats drop out.
                rules.at(players)
            return rules, seats
        except RulesError as wrong:
            for problem in wrong.problems:
                changes.pop(problem.where, None)
    raise AssertionError(f"no way out of {changes}")


def _deck(changes: dict[str, object], seats: int) -> int:
    asked = {path: changes[path] for path in ("deck.packs", "deck.jokers") if path in changes}
    rules = PENANG.with_(asked | {"deal.hand_size": 3})
    packs, jokers = (rules.answer(path, seats) for path in ("deck.packs", "deck.jokers"))
    return 52 * int(str(packs)) + int(str(jokers))


def _let_it_end(changes: dict[str, object]) -> None:
    """A match needs a target or a number of deals, and some knobs need the one or the other."""
    if changes.get("match.last_deal_factor") == 1000:
        changes |= {"match.target": None, "match.deals": changes.get("match.deals") or 3}
        changes.pop("match.elimination", None)
    elif changes.get("match.target", 300) is None and changes.get("match.deals") is None:
        changes["match.deals"] = 3


def _tame(changes: dict[str, object], seats: int, size: int, wildest: Fraction) -> None:
    for count in range(2, seats + 1):
        rules = PENANG.with_(
            {**{k: v for k, v in changes.items() if k.startswith("deck.")}, "deal.hand_size": 3}
        )
        jokers = int(str(rules.answer("deck.jokers", count)))
        deck = _deck(changes, count)
        if Fraction(size * jokers, deck) > wildest:
            naturals = deck - jokers
            changes["deck.jokers"] = int(wildest * naturals / (size - wildest))
