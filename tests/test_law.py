"""Which melds are allowed: shape first, then jokers."""

from __future__ import annotations

import pytest

from test_meld import cards, run
from tierce.melds import Meld, MeldLaw, Reason

LAW = MeldLaw()
DISTINCT = MeldLaw(set_suits="distinct")
CIRCLE = MeldLaw(circular=True)
FULL = "As2s3s4s5s6s7s8s9sTsJsQsKsAs"


def test_the_default_law() -> None:
    assert MeldLaw("repeat", 14, False, 1, None, None, True, "anywhere") == LAW
    assert (LAW.longest_run, LAW.largest_set) == (14, None)
    assert (MeldLaw(run_max=13).longest_run, CIRCLE.longest_run, DISTINCT.largest_set) == (13, 13, 4)


@pytest.mark.parametrize(
    ("text", "low", "wrong"),
    [
        ("5h6h", 5, Reason.BAD_RUN),
        ("5h6h7h", 5, None),
        (FULL, 1, None),
        (FULL + "2s", 1, Reason.BAD_RUN),
        ("Ks2s3s", 0, Reason.BAD_RUN),
        ("QsKsAs", 12, None),
        ("KsAs2s", 13, Reason.BAD_RUN),
    ],
)
def test_the_shape_of_runs(text: str, low: int, wrong: Reason | None) -> None:
    assert LAW.shape(run(text, low)) is wrong


def test_the_shape_of_runs_on_a_circle_and_with_a_shorter_limit() -> None:
    assert CIRCLE.shape(run("KsAs2s", 13)) is None
    assert CIRCLE.shape(run(FULL[:-2], 1)) is None
    assert CIRCLE.shape(run(FULL, 1)) is Reason.BAD_RUN
    assert MeldLaw(run_max=13).shape(run(FULL[:-2], 1)) is None
    assert MeldLaw(run_max=13).shape(run(FULL, 1)) is Reason.BAD_RUN


def test_the_shape_of_runs_where_aces_are_low() -> None:
    low = MeldLaw(aces="low")
    assert (low.highest, low.longest_run, MeldLaw().highest) == (13, 13, 14)
    assert low.shape(run("QsKsAs", 12)) is Reason.BAD_RUN
    assert low.shape(run("As2s3s", 1)) is None
    assert low.shape(run(FULL[:-2], 1)) is None
    assert low.shape(run(FULL, 1)) is Reason.BAD_RUN


@pytest.mark.parametrize(
    ("text", "wrong", "distinct"),
    [
        ("9c9d", Reason.BAD_SET, Reason.BAD_SET),
        ("9c9d9h", None, None),
        ("9c9d8h", Reason.BAD_SET, Reason.BAD_SET),
        ("9c9c9d", None, Reason.DUP_SUIT),
        ("9c9d9h9s", None, None),
        ("9c9dJkJk", None, None),
        ("9c9d9h9sJk", None, Reason.BAD_SET),
        ("9cJkJk", None, None),
        ("9c9cJk9d9h", None, Reason.DUP_SUIT),
    ],
)
def test_the_shape_of_sets(text: str, wrong: Reason | None, distinct: Reason | None) -> None:
    meld = Meld.set_of(9, cards(text))
    assert (LAW.shape(meld), DISTINCT.shape(meld)) == (wrong, distinct)


@pytest.mark.parametrize(
    ("law", "text", "wrong"),
    [
        (LAW, "5hJkJk", None),
        (LAW, "5h6h7h", None),
        (MeldLaw(min_naturals=2), "5hJkJk", Reason.ALL_JOKERS),
        (MeldLaw(min_naturals=2), "5hJk7h", None),
        (MeldLaw(min_naturals=3), "5hJk7h", Reason.ALL_JOKERS),
        (MeldLaw(min_naturals=3), "5h6h7h", None),
        (MeldLaw(max_in_run=1), "5hJkJk", Reason.TOO_MANY_JOKERS),
        (MeldLaw(max_in_run=2), "5hJkJk", None),
        (MeldLaw(max_in_run=0), "5hJk7h", Reason.TOO_MANY_JOKERS),
        (MeldLaw(max_in_run=0), "5h6h7h", None),
        (MeldLaw(max_in_set=0), "5hJk7h", None),
        # Their number before their places, fewer naturals before both.
        (MeldLaw(max_in_run=1, adjacent=False), "5hJkJk", Reason.TOO_MANY_JOKERS),
        (MeldLaw(min_naturals=2, max_in_run=1, adjacent=False), "5hJkJk", Reason.ALL_JOKERS),
        (MeldLaw(adjacent=False), "5hJkJk", Reason.BAD_RUN),
        (MeldLaw(adjacent=False), "JkJk5h", Reason.BAD_RUN),
        (MeldLaw(adjacent=False), "Jk5hJk", None),
        (MeldLaw(adjacent=False), "JkJkJk5h", Reason.BAD_RUN),
        (MeldLaw(in_run="ends"), "5hJk7h", Reason.BAD_RUN),
        (MeldLaw(in_run="ends"), "Jk5hJk", None),
        (MeldLaw(in_run="ends"), "JkJk5h", Reason.BAD_RUN),
        (MeldLaw(in_run="burnt"), "5hJk7h", None),
    ],
)
def test_jokers_in_runs(law: MeldLaw, text: str, wrong: Reason | None) -> None:
    assert law.jokers(run(text, 5)) is wrong


@pytest.mark.parametrize(
    ("law", "text", "wrong"),
    [
        (LAW, "9cJkJk", None),
        (LAW, "JkJkJk", Reason.ALL_JOKERS),
        (MeldLaw(min_naturals=0), "JkJkJk", None),
        (MeldLaw(min_naturals=0), "9c9d9h", None),
        (MeldLaw(max_in_set=1), "9cJkJk", Reason.TOO_MANY_JOKERS),
        (MeldLaw(max_in_set=1), "9c9dJk", None),
        (MeldLaw(max_in_run=0, adjacent=False, in_run="ends"), "9cJkJk", None),
    ],
)
def test_jokers_in_sets(law: MeldLaw, text: str, wrong: Reason | None) -> None:
    assert law.jokers(Meld.set_of(9, cards(text))) is wrong


def test_full_melds() -> None:
    assert LAW.is_full(run(FULL, 1))
    assert not LAW.is_full(run(FULL[:-2], 1))
    assert CIRCLE.is_full(run(FULL[:-2], 1))
    assert not CIRCLE.is_full(run(FULL[:-4], 1))
    assert not LAW.is_full(Meld.set_of(9, cards("9c9d9h9s")))
    assert DISTINCT.is_full(Meld.set_of(9, cards("9c9d9h9s")))
    assert not DISTINCT.is_full(Meld.set_of(9, cards("9c9d9h")))


def test_places_of_jokers() -> None:
    assert MeldLaw(adjacent=False, in_run="ends").places_allowed(cards("Jk5h6hJk"))
    assert not MeldLaw(adjacent=False, in_run="ends").places_allowed(cards("JkJk6h7h"))
    assert MeldLaw(adjacent=False).places_allowed(cards("Jk5hJk7h"))
    assert MeldLaw().places_allowed(cards("JkJk6hJk"))
