"""What a server can be told: from the environment, or by the command line."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tierce.cards import TierceError

LEVELS: Final = ("debug", "info", "warning", "error")
SYNCHRONOUS: Final = ("FULL", "OFF")


class SettingsError(TierceError):
    """Settings that cannot be used; every one that is wrong, each with what it may be."""

    def __init__(self, problems: list[str]) -> None:
        """All of them at once."""
        super().__init__("\n".join(problems))
        self.problems = problems


def default_database() -> Path:
    """``tierce.db`` in the user's data folder (``$XDG_DATA_HOME/tierce``, ``~/.local/share/tierce``)."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "tierce" / "tierce.db"


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server can be told. Each field is read from ``TIERCE_`` and its name in capitals."""

    host: str = "127.0.0.1"
    """The address to listen at; ``0.0.0.0`` for the whole network."""
    port: int = 8000
    database: Path = field(default_factory=default_database)
    """The SQLite file with all tables."""
    bot_pause: float = 0.7
    """Seconds before each turn of a bot, so that people can follow."""
    bot_workers: int = 1
    """Processes that think for the bots."""
    bot_timeout: float = 20.0
    """Seconds after which a bot's turn is played for it."""
    log: str = "warning"
    """How much is logged: debug, info, warning or error."""
    synchronous: str = "FULL"
    """How SQLite writes. ``OFF`` loses acknowledged turns when the power fails; it exists for the test that
    proves so."""

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **told: object) -> Settings:
        """The settings of the environment, those that are ``told`` and not ``None`` before them.

        Raises ``SettingsError`` with all that is wrong.
        """
        found: dict[str, Any] = {}
        problems: list[str] = []
        for name, read in READERS.items():
            said = told.get(name)
            where = f"TIERCE_{name.upper()}"
            if said is None:
                said = environ.get(where)
                if said is None or said == "":
                    continue
            try:
                found[name] = read(str(said))
            except ValueError as wrong:
                problems.append(f"{where}={said}: {wrong}")
        if problems:
            raise SettingsError(problems)
        return cls(**found)


def _host(said: str) -> str:
    if not said or any(c.isspace() or c == "/" for c in said):
        raise ValueError("expected a host name or an address such as 127.0.0.1 or 0.0.0.0")
    return said


def _number(low: int, high: int) -> Callable[[str], int]:
    def read(said: str) -> int:
        if said.isascii() and said.isdigit() and len(said) < 10 and low <= int(said) <= high:
            return int(said)
        raise ValueError(f"expected a whole number from {low} to {high}")

    return read


def _seconds(low: float, high: float) -> Callable[[str], float]:
    def read(said: str) -> float:
        try:
            number = float(said)
        except ValueError:
            number = -1.0
        if low <= number <= high:
            return number
        raise ValueError(f"expected seconds from {low:g} to {high:g}")

    return read


def _file(said: str) -> Path:
    path = Path(said).expanduser()
    if path.is_dir():
        raise ValueError("expected a file, and this is a folder")
    return path


def _word(*words: str) -> Callable[[str], str]:
    def read(said: str) -> str:
        for word in words:
            if said.lower() == word.lower():
                return word
        raise ValueError(f"expected {', '.join(words[:-1])} or {words[-1]}")

    return read


READERS: Final[dict[str, Callable[[str], Any]]] = {
    "host": _host,
    "port": _number(1, 65535),
    "database": _file,
    "bot_pause": _seconds(0, 60),
    "bot_workers": _number(1, 64),
    "bot_timeout": _seconds(0.1, 600),
    "log": _word(*LEVELS),
    "synchronous": _word(*SYNCHRONOUS),
}
