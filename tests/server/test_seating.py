"""Who sits at a table: what each may do to the seats, and what not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tierce.rules import load
from tierce.server.seating import LONGEST_NAME, Seat, Seating, clean_name
from tierce.server.why import Refused

AINA, BORIS, MEI = b"a", b"b", b"m"
GATHERING = Seating(load("penang"), (Seat("Aina", None, AINA), Seat("Jun", "greedy"), Seat(), Seat()))
TWO = GATHERING.sit(2, BORIS, "Boris")
FULL = TWO.sit(3, MEI, "Mei").start(0)


def test_a_guest_takes_an_open_seat_under_a_name() -> None:
    assert TWO.seats[2] == Seat("Boris", None, BORIS)
    assert TWO.seat_of(BORIS) == 2
    assert TWO.names == ("Aina", "Jun", "Boris", "p4")
    assert TWO.sit(2, BORIS, "Boris") is TWO  # said twice


def test_the_match_begins_when_no_seat_is_open() -> None:
    assert FULL.stage == "playing"
    assert FULL.names == ("Aina", "Jun", "Boris", "Mei")


def test_a_seat_may_be_taken_away_before_the_start() -> None:
    smaller = GATHERING.drop(0, 2)
    assert [one.name for one in smaller.seats] == ["Aina", "Jun", ""]
    moved = TWO.pass_host(0, 2).free(2, 0).drop(2, 0)
    assert (moved.names, moved.host) == (("Jun", "Boris", "p3"), 1)


def test_the_host_may_put_a_bot_in_the_place_of_another() -> None:
    with_bot = FULL.put_bot(0, 2, "keeper")
    assert with_bot.seats[2].bot == "keeper"
    assert with_bot.seats[2].token is None
    assert len(set(with_bot.names)) == 4
    assert FULL.put_bot(0, 1, "random").seats[1].bot == "random"


def test_a_freed_seat_has_no_name_left() -> None:
    """Whoever wants to be forgotten could not be found under a name without a secret."""
    assert FULL.free(0, 2).seats[2] == Seat()
    assert FULL.leave(2).names == ("Aina", "Jun", "p3", "Mei")
    assert FULL.free(0, 2).sit(2, b"x", "Boris").seats[2] == Seat("Boris", None, b"x")


def test_the_role_of_the_host_goes_on_when_the_host_leaves() -> None:
    assert FULL.leave(0).host == 2
    assert FULL.leave(0).leave(2).host == 3
    alone = FULL.leave(0).leave(2).leave(3)
    assert alone.sit(2, b"x", "Lin").host == 2  # whoever comes first


def test_a_seat_moves_to_another_device() -> None:
    moved = FULL.stand_in(2, on=True).move(2, b"phone")
    assert moved.seat_of(b"phone") == 2
    assert moved.seat_of(BORIS) is None
    assert moved.seats[2] == Seat("Boris", None, b"phone")


def test_who_is_forgotten_leaves_no_name() -> None:
    gone = FULL.forget(BORIS)
    assert gone.seats[2] == Seat()
    assert gone.seat_of(BORIS) is None
    assert FULL.forget(AINA).host == 2
    assert FULL.forget(b"somebody else") == FULL


@pytest.mark.parametrize(
    ("act", "code"),
    [
        (lambda: TWO.sit(2, MEI, "Mei"), "seat_taken"),
        (lambda: TWO.sit(1, MEI, "Mei"), "seat_taken"),
        (lambda: TWO.sit(3, BORIS, "Boris"), "seated_already"),
        (lambda: TWO.sit(3, MEI, "bORIS"), "name_taken"),
        (lambda: TWO.sit(3, MEI, " "), "name"),
        (lambda: TWO.sit(3, MEI, "x" * (LONGEST_NAME + 1)), "name"),
        (lambda: TWO.sit(3, MEI, "a\nb"), "name"),
        (lambda: TWO.sit(4, MEI, "Mei"), "no_seat"),
        (lambda: TWO.sit(-1, MEI, "Mei"), "no_seat"),
        (lambda: TWO.start(0), "seats_open"),
        (lambda: TWO.start(2), "not_host"),
        (lambda: FULL.start(0), "started"),
        (lambda: FULL.drop(0, 2), "started"),
        (lambda: TWO.drop(0, 2), "seat_taken"),
        (lambda: Seating(load("rami51"), (Seat("A", None, b"a"), Seat())).drop(0, 1), "too_few_seats"),
        (lambda: TWO.drop(2, 3), "not_host"),
        (lambda: TWO.free(2, 0), "not_host"),
        (lambda: TWO.free(0, 9), "no_seat"),
        (lambda: TWO.put_bot(2, 3, "greedy"), "not_host"),
        (lambda: TWO.put_bot(0, 3, "genius"), "no_bot"),
        (lambda: TWO.put_bot(0, 0, "greedy"), "not_yours"),
        (lambda: TWO.pass_host(2, 2), "not_host"),
        (lambda: TWO.pass_host(0, 1), "nobody_there"),
        (lambda: TWO.pass_host(0, 3), "nobody_there"),
        (lambda: FULL.stand_in(1, on=True), "nobody_there"),
        (lambda: FULL.move(1, b"x"), "nobody_there"),
        (lambda: FULL.move(2, AINA), "seated_already"),
        (lambda: FULL.shut(2), "not_host"),
        (lambda: FULL.shut(0).sit(2, b"x", "Lin"), "closed"),
        (lambda: FULL.shut().leave(2), "closed"),
        (lambda: FULL.shut().free(0, 2), "closed"),
    ],
)
def test_what_is_refused(act: Callable[[], Seating], code: str) -> None:
    with pytest.raises(Refused) as refused:
        act()
    assert refused.value.why.code == code
    assert "{" not in refused.value.why.text


@pytest.mark.parametrize(
    ("said", "kept"),
    [(" Mei ", "Mei"), ("e\u0301", "é"), ("عائشة", "عائشة"), ("", None), ("\u200b", None), (7, None)],
)
def test_a_name_as_it_is_kept(said: object, kept: str | None) -> None:
    assert clean_name(said) == kept
