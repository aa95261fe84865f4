"""What hypothesis plays with: rule books with any knobs turned, and the seats at such a table."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import strategies as st

from tierce import Rules, RulesError, load
from tierce.rules.answers import Answer, Choice, Kind, Number, YesNo

GIN_PRESETS = ("gin", "gin_traditional", "gin_oklahoma", "gin_hollywood", "gin_openspiel", "gin_rlcard")
ALL_PRESETS = ("penang", "rami51", "rami51_circular", "rami71", "rami81", "arbaatash", "thousand", "basic",
               *GIN_PRESETS)  # fmt: skip
MOST = {"opening.points": 60, "opening.points_from_discard": 60, "opening.from_round": 3,
        "draw.take_from_round": 3, "out.max_turns": 80}  # fmt: skip
"""The highest numbers that are drawn where higher ones would only make deals dull."""
AGAINST = {"melds.aces": "melds.circular", "score.pays": "match.elimination", "knock.limit": "deal.upcard",
           "score.spade_doubles": "deal.upcard"}  # fmt: skip
"""What a preset's own answer may contradict: the knob that is complained of, and the one that was turned."""
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
    draw: st.DrawFn,
    *,
    presets: tuple[str, ...] = ("penang",),
    most_cards: int = 20,
    wildest: Fraction | None = WILDEST,
) -> tuple[Rules, int]:
    """One of the presets with any knobs turned to any valid answer, and a number of seats that can play it.

    Hands have up to ``most_cards`` cards, so that a deal is played quickly, and in the mean up to ``wildest``
    jokers (``None``: as they come).
    """
    base = load(draw(st.sampled_from(presets), label="preset"))
    low, high = _span(base)
    seats = draw(st.integers(low, high), label="seats")
    turned = draw(st.sets(st.sampled_from(sorted(base.knobs))), label="knobs")
    changes: dict[str, object] = {}
    for path, knob in base.knobs.items():  # In the order of the table, so that equal draws are equal rules.
        if path not in turned or path in ("deal.seats", "deal.hand_size"):
            continue
        changes[path] = draw(answers(knob.kind, MOST.get(path)), label=path)
        if knob.by == "seats" and draw(st.booleans(), label=f"{path} by seats"):
            other = draw(answers(knob.kind), label=f"{path} else")
            changes[path] = {str(seats): changes[path], "else": other}
    if "deal.seats" in turned:
        low, high = draw(st.integers(2, seats)), draw(st.integers(seats, high))
        changes["deal.seats"] = f"{low}-{high}"
    _let_it_end(base, changes)
    deck = min(_deck(base, changes, count) for count in range(2, seats + 1))
    most = min(most_cards, (deck - 2) // seats)
    if "deal.hand_size" in turned or most < 20 or seats == 3:
        changes["deal.hand_size"] = draw(st.integers(3, most), label="hand size")
    if wildest is not None:
        size = most if "deal.hand_size" not in changes else int(str(changes["deal.hand_size"]))
        _tame(base, changes, seats, size, wildest)
    for _ in range(len(base.knobs)):
        try:
            rules = base.with_(changes)
            for players in range(2, seats + 1):  # Fewer may play when seats drop out.
                rules.at(players)
            return rules, seats
        except RulesError as wrong:
            for problem in wrong.problems:
                changes.pop(problem.where, None)
                changes.pop(AGAINST.get(problem.where, ""), None)
    raise AssertionError(f"no way out of {changes}")


def _span(base: Rules) -> tuple[int, int]:
    """How few and how many seats the preset allows."""
    allowed = [seats for seats in range(2, 9) if not base.problems(seats)]
    return allowed[0], allowed[-1]


def _composed(base: Rules, changes: dict[str, object]) -> Rules:
    """Rules with this deck, whatever else speaks of hands and jokers left aside."""
    asked = {path: changes[path] for path in ("deck.packs", "deck.jokers") if path in changes}
    plain = {"deal.hand_size": 3, "wild.in_run": "anywhere"}
    return base.with_(asked | {path: answer for path, answer in plain.items() if path in base.knobs})


def _deck(base: Rules, changes: dict[str, object], seats: int) -> int:
    rules = _composed(base, changes)
    packs, jokers = (rules.answer(path, seats) for path in ("deck.packs", "deck.jokers"))
    return 52 * int(str(packs)) + int(str(jokers))


def _let_it_end(base: Rules, changes: dict[str, object]) -> None:
    """A match needs a target or a number of deals, and some knobs need the one or the other."""
    target = changes.get("match.target", base.answer("match.target", 2))
    deals = changes.get("match.deals", base.answer("match.deals", 2))
    if changes.get("match.last_deal_factor", base.answer("match.last_deal_factor", 2)) == 1000:
        changes |= {"match.target": None, "match.deals": deals or 3}
        changes.pop("match.elimination", None)
    elif target is None and deals is None:
        changes["match.deals"] = 3


def _tame(base: Rules, changes: dict[str, object], seats: int, size: int, wildest: Fraction) -> None:
    for count in range(2, seats + 1):
        rules = _composed(base, changes)
        jokers = int(str(rules.answer("deck.jokers", count)))
        deck = _deck(base, changes, count)
        if Fraction(size * jokers, deck) > wildest:
            naturals = deck - jokers
            changes["deck.jokers"] = int(wildest * naturals / (size - wildest))
