"""What can be measured of a server while it runs, in the text form of Prometheus.

No label holds a name, a table's id or a card: only stages, kinds of bots, and the codes of refusals.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from typing import Final, get_args

import sqlalchemy as sa
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy.engine import Connection

from tierce.server import wire
from tierce.server.rows import tables

STAGES: Final = get_args(wire.Stage)
QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
SLOW: Final = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 60)
TOGETHER: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 500)


class Metrics:
    """The measures of one server."""

    def __init__(self) -> None:
        """All at zero."""
        kept = self._registry = CollectorRegistry()
        ProcessCollector(registry=kept)
        Info("tierce", "What runs here.", registry=kept).info({"version": version("tierce")})
        self._tables = Gauge("tierce_tables", "Tables in the database, by stage.", ["stage"], registry=kept)
        self._rooms = Gauge("tierce_rooms", "Tables that are held in memory.", registry=kept)
        self._sockets = Gauge(
            "tierce_sockets", "Open sockets, of seats and of guests.", ["of"], registry=kept
        )
        self._actions = Histogram(
            "tierce_action_seconds", "From a message to its acknowledgement.", buckets=QUICK, registry=kept
        )
        self._refused = Counter(
            "tierce_refused_messages", "Messages that were refused, by code.", ["code"], registry=kept
        )
        self._unread = Counter("tierce_rooms_unread", "Tables that could not be read.", registry=kept)
        self._commits = Histogram(
            "tierce_commit_seconds",
            "From the beginning of a commit to the disk.",
            buckets=QUICK,
            registry=kept,
        )
        self._jobs = Histogram(
            "tierce_commit_jobs", "What was written in one commit.", buckets=TOGETHER, registry=kept
        )
        self._thoughts = Gauge(
            "tierce_bot_thoughts",
            "Steps that bots are asked for: running, waiting.",
            ["state"],
            registry=kept,
        )
        self._thinking = Histogram(
            "tierce_bot_seconds", "From asking a bot to its answer.", ["bot"], buckets=SLOW, registry=kept
        )
        self._failed = Counter("tierce_bots_failed", "Bots that gave no answer.", ["bot"], registry=kept)
        self._asked = 0

    # -- what is counted while it happens ------------------------------------------------------------------

    def answered(self, answer: wire.ToPage, began: float) -> None:
        """A message that came at ``began`` (of ``time.perf_counter``) has this answer."""
        match answer:
            case wire.Ack():
                self._actions.observe(time.perf_counter() - began)
            case wire.ErrorMessage(why=why):
                self._refused.labels(why.code).inc()

    def unread(self) -> None:
        """A table could not be read from the database."""
        self._unread.inc()

    def committed(self, seconds: float, jobs: int) -> None:
        """So many jobs were written together, in so long."""
        self._jobs.observe(jobs)
        self._commits.observe(seconds)

    @contextmanager
    def thinking(self, bot: str, workers: int) -> Iterator[None]:
        """A bot is asked for a step, by one of so many processes."""
        began = time.perf_counter()
        self._ask(1, workers)
        try:
            yield
        except Exception:
            self._failed.labels(bot).inc()
            raise
        else:
            self._thinking.labels(bot).observe(time.perf_counter() - began)
        finally:
            self._ask(-1, workers)

    def _ask(self, more: int, workers: int) -> None:
        self._asked += more
        self._thoughts.labels("running").set(min(self._asked, workers))
        self._thoughts.labels("waiting").set(max(self._asked - workers, 0))

    # -- what is counted when it is asked for --------------------------------------------------------------

    def text(self, stages: Mapping[str, int], rooms: int, seats: int, guests: int) -> bytes:
        """All of it, with the tables by stage, those in memory, and the open sockets."""
        for stage in STAGES:
            self._tables.labels(stage).set(stages.get(stage, 0))
        self._rooms.set(rooms)
        self._sockets.labels("seat").set(seats)
        self._sockets.labels("guest").set(guests)
        return generate_latest(self._registry)


TYPE: Final = CONTENT_TYPE_LATEST


def stages(connection: Connection) -> dict[str, int]:
    """How many tables there are at each stage."""
    counted = sa.select(tables.c.stage, sa.func.count()).group_by(tables.c.stage)
    return {str(stage): int(number) for stage, number in connection.execute(counted)}
