"""What is measured under load: messages a second, the time to the other seats, memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from benchmarks.load.crowd import Tally, at_a_pace, at_once
from benchmarks.load.session import Session
from benchmarks.rotation import Contender, Measure, Row

RATE = 500
"""Actions a second: 250 tables at the pace of bots."""
SECONDS = 2.0
"""How long in a round."""
BOTH = {"bare": "bare fan-out", "tierce": "tierce"}


def rows() -> Iterator[Row]:
    """The bare server of the framework sends the messages that tierce sent, to as many sockets."""
    yield Row(
        "load, as fast as it goes",
        "messages a second",
        contenders(a_second),
        "250 tables of four sockets, half of them Penang and half Rami, the server on one core and the crowd "
        "on another. Every table acts as soon as all four have seen the last action: tierce judges it, "
        "writes it to the disk and makes four views; the bare server sends what was recorded of that.",
        more_is_better=True,
    )
    yield Row(
        "load, work of an action",
        "milliseconds of the server's core",
        contenders(work),
        "As fast as it goes, with what is done for the disk in another thread.",
    )
    yield Row(
        f"load, {RATE} actions a second",
        "messages a second",
        contenders(delivered),
        "What is delivered when so many actions are offered.",
        more_is_better=True,
    )
    for share, name in ((0.5, "half"), (0.99, "99 in 100")):
        yield Row(
            f"load, {RATE} actions a second, {name} within",
            "milliseconds",
            contenders(partial(within, share)),
            "From the sending of an action to its coming at each other seat that sees it.",
        )
    yield Row(
        "load, memory of a table",
        "KiB",
        contenders(lambda session, which: session.memory(which) / 1024),
        "With its four sockets, which is all that the bare server has.",
    )


@cache
def session() -> Session:
    """The servers and the crowd, for all rows."""
    return Session()


def contenders(measure: Callable[[Session, str], float]) -> tuple[Contender, ...]:
    """The bare server, and tierce beside it."""

    def measured(which: str) -> Measure:
        return lambda rng: measure(session(), which)

    return tuple(Contender(name, measured(which)) for which, name in BOTH.items())


def a_second(session: Session, which: str) -> float:
    """Messages a second, as fast as it goes."""
    tally = session.run(at_once(session.tables(which), SECONDS))
    return checked(tally).messages / tally.seconds


def work(session: Session, which: str) -> float:
    """The milliseconds that the server works for an action, as fast as it goes."""
    before = session.server(which).worked
    tally = checked(session.run(at_once(session.tables(which), SECONDS)))
    return 1000 * (session.server(which).worked - before) / tally.actions


def delivered(session: Session, which: str) -> float:
    """Messages a second, at the pace of bots."""
    tally = checked(session.run(at_a_pace(session.tables(which), RATE, SECONDS)))
    return tally.messages / tally.seconds


def within(share: float, session: Session, which: str) -> float:
    """The milliseconds within which this share of the other seats is reached."""
    tally = checked(session.run(at_a_pace(session.tables(which), RATE, SECONDS)))
    reached = sorted(tally.reached)
    return 1000 * reached[int(share * (len(reached) - 1))]


def checked(tally: Tally) -> Tally:
    """What was measured, if nothing was refused."""
    if tally.refused:
        raise RuntimeError(f"{tally.refused} actions were refused")
    return tally
