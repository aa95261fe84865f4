"""No kernel is compiled in the background while environments are tested; who plays on kernels says so."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tierce.envs.aec.ready", lambda: False)
    monkeypatch.setattr("tierce.envs.openspiel.game.ready", lambda: False)
