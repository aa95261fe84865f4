"""The clock of a table, in a time that the test makes."""

from __future__ import annotations

import pytest

from tierce.server import wire
from tierce.server.attendance import Attendance
from tierce.server.clock import Clock


class Time:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += seconds


def test_without_a_clock_nothing_runs() -> None:
    clock = Clock(wire.Clock(), 3, Time())
    clock.turn(1)
    clock.run()
    assert not clock.on
    assert (clock.ticking(), clock.left, clock.bank(1)) == (None, None, None)


def test_a_turn_has_its_own_seconds_first_and_then_those_of_the_bank() -> None:
    time = Time()
    clock = Clock(wire.Clock(turn=20, bank=60, hard=True), 2, time)
    clock.turn(0)
    clock.run()
    assert clock.ticking() == wire.Ticking(seat=1, turn=20_000, bank=60_000, running=True)
    time.passes(15)
    assert clock.ticking() == wire.Ticking(1, 5_000, 60_000, running=True)
    assert clock.left == 65
    time.passes(15)
    assert clock.ticking() == wire.Ticking(1, 0, 50_000, running=True)
    clock.turn(1)
    assert clock.ticking() == wire.Ticking(2, 20_000, 60_000, running=False)
    assert clock.bank(0) == 50_000
    clock.turn(0)
    clock.run()
    time.passes(30)
    assert clock.ticking() == wire.Ticking(1, 0, 40_000, running=True)
    assert clock.left == 40


def test_a_new_deal_fills_every_bank() -> None:
    time = Time()
    clock = Clock(wire.Clock(bank=60), 2, time)
    clock.turn(1)
    clock.run()
    time.passes(90)
    assert clock.bank(1) == -30_000
    clock.turn(0)
    clock.deal()
    assert (clock.bank(0), clock.bank(1)) == (60_000, 60_000)


def test_a_soft_clock_runs_on_below_zero_and_never_rings() -> None:
    time = Time()
    clock = Clock(wire.Clock(turn=10), 2, time)
    clock.turn(0)
    clock.run()
    time.passes(25)
    assert clock.ticking() == wire.Ticking(1, -15_000, 0, running=True)
    assert clock.left is None


def test_a_clock_that_stands_uses_no_time() -> None:
    time = Time()
    clock = Clock(wire.Clock(turn=30, hard=True), 2, time)
    clock.turn(0)
    clock.run()
    time.passes(10)
    clock.stop()
    time.passes(500)
    assert clock.ticking() == wire.Ticking(1, 20_000, 0, running=False)
    assert clock.left is None
    clock.run()
    time.passes(5)
    assert clock.left == 15


@pytest.mark.parametrize("setting", [wire.Clock(turn=30), wire.Clock(turn=5, bank=60, hard=True)])
def test_what_is_kept_goes_on_in_another_process(setting: wire.Clock) -> None:
    time = Time()
    clock = Clock(setting, 2, time)
    clock.turn(1)
    clock.run()
    time.passes(12)
    later = Time()
    later.passes(9000)
    again = Clock(setting, 2, later)
    again.turn(1)
    again.restore(clock.kept())
    again.run()
    assert again.ticking() == clock.ticking()
    later.passes(3)
    time.passes(3)
    assert again.ticking() == clock.ticking()
    assert again.bank(0) == clock.bank(0)


def test_who_is_here_and_who_is_away_since_when() -> None:
    time = Time()
    people = Attendance(time)
    time.passes(4)
    assert (people.here(0), people.away(0)) == (False, 4)
    people.settle([0, 0, 1])
    assert (people.here(0), people.away(0), people.since(0)) == (True, None, None)
    people.settle([0, 1])
    assert people.here(0)  # one of two pages was closed
    people.settle([1])
    time.passes(61.9)
    assert (people.here(0), people.away(0), people.here(1)) == (False, 61, True)
    people.settle([0])
    assert (people.away(0), people.away(1)) == (None, 0)
