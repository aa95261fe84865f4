"""Killed under load: what was acknowledged is there, what was not is done once. tests/slow has 100 rounds."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from killing import Trial
from victim import acknowledges_first, forgets_ids


def test_what_was_acknowledged_survives_kills(database: Path | str) -> None:
    trial = Trial(database)
    trial.rounds(5)
    assert trial.lost == []
    assert trial.unopened == []
    assert trial.acknowledged >= 25


@pytest.mark.parametrize("fault", [acknowledges_first, forgets_ids])
def test_a_store_with_a_fault_is_found_out(tmp_path: Path, fault: Callable[[], None]) -> None:
    trial = Trial(tmp_path / "tierce.db", fault=fault)
    trial.rounds(20)
    assert trial.lost
