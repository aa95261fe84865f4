"""A hundred random kills under load, on both databases: nothing acknowledged is lost, every table reopens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from killing import Trial
from postgresql import PostgreSQL

pytestmark = pytest.mark.slow
ROUNDS = 100


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path | str]:
    if request.param == "sqlite":
        yield tmp_path / "tierce.db"
        return
    with PostgreSQL() as running:
        yield running.database()


def test_a_hundred_kills(database: Path | str) -> None:
    trial = Trial(database, seed=2)
    trial.rounds(ROUNDS)
    print(f"{trial.acknowledged} actions acknowledged, {len(trial.lost)} lost, "
          f"{len(trial.unopened)} tables not reopened")  # fmt: skip
    assert trial.lost == []
    assert trial.unopened == []
    assert trial.acknowledged >= 5 * ROUNDS
