"""Bots that fail in every way, in a module that a process of bots can import."""

from __future__ import annotations

import os
import time
from pathlib import Path

from tierce import View


def raises(kind: str, view: View, seed: bytes) -> str:
    raise RuntimeError(f"I hold {view.hand}")


def nonsense(kind: str, view: View, seed: bytes) -> str:
    return "steal the deck"


def illegal(kind: str, view: View, seed: bytes) -> str:
    return "end" if not view.go.acted else "dead"


def dies(kind: str, view: View, seed: bytes) -> str:
    os._exit(3)


def dies_once(kind: str, view: View, seed: bytes) -> str:
    marker = Path(os.environ["TIERCE_TEST_MARKER"])
    if not marker.exists():
        marker.touch()
        os._exit(3)
    return str(view.legal_actions[0])


def sleeps(kind: str, view: View, seed: bytes) -> str:
    time.sleep(60)
    return "end"


def process_of(kind: str, view: View, seed: bytes) -> str:
    return str(os.getpid())
